# Der Bericht über ein Spiel: zuerst drei Sätze (summary-SCHLÜSSEL), dann Zahlen und Wendepunkte.

summary-points =
    { $error ->
        [0] { $points }
       *[other] { $points } ± { $error }
    }
summary-times =
    { $error ->
        [0] { $times }
       *[other] { $times } ± { $error }
    }
summary-accuracy =
    { $you ->
        [1] Deine Genauigkeit war { summary-points } von 100.
       *[0] Die Genauigkeit von { $who } war { summary-points } von 100.
    }
summary-accuracy-best = Am genauesten gespielt hat { $who }: { summary-points } von 100.
summary-roll-gave =
    { $you ->
        [1] Deine { $face } in Zug { $turn } hat dir { $points } Punkte Gewinnchance gebracht.
       *[0] Die { $face } in Zug { $turn } hat { $who } { $points } Punkte Gewinnchance gebracht.
    }
summary-roll-cost =
    { $you ->
        [1] Deine { $face } in Zug { $turn } hat dich { $points } Punkte Gewinnchance gekostet.
       *[0] Die { $face } in Zug { $turn } hat { $who } { $points } Punkte Gewinnchance gekostet.
    }
summary-mistake =
    { $you ->
        [1] Dein größter Fehler, in Zug { $turn }, hat dich { $points } Punkte Gewinnchance gekostet.
       *[0] Der größte Fehler, in Zug { $turn }, hat { $who } { $points } Punkte Gewinnchance gekostet.
    }
summary-even = Kein Wurf und kein Zug sticht heraus: Jede Änderung ist klein oder kleiner als ihre Ungenauigkeit.
summary-without-luck =
    { $you ->
        [1] Ohne Glück hättest du { summary-times } von 100 Partien gewonnen.
       *[0] Ohne Glück hätte { $who } { summary-times } von 100 Partien gewonnen.
    }
summary-mistakes =
    { $count ->
        [0] { $you ->
            [1] Du hast keinen Fehler gemacht.
           *[0] Kein Fehler von { $who }.
        }
        [one] { $you ->
            [1] Du hast einen Fehler gemacht{ summary-grave }
           *[0] Ein Fehler von { $who }{ summary-grave }
        }
       *[other] { $you ->
            [1] Du hast { $count } Fehler gemacht{ summary-grave }
           *[0] { $count } Fehler von { $who }{ summary-grave }
        }
    }
summary-mistakes-all =
    { $count ->
        [0] Niemand hat einen Fehler gemacht.
        [one] In der Partie gab es einen Fehler{ summary-grave }
       *[other] In der Partie gab es { $count } Fehler{ summary-grave }
    }
summary-grave =
    { $grave ->
        [0] .
        [one] { " " }({ $grave } schwerer).
       *[other] { " " }({ $grave } schwere).
    }

## The report of a game

report-busy = Die Partie wird durchgesehen … { $percent } %
report-progress = Fortschritt
report-equilibrium = Aus einem Gleichgewicht: was jeder gewinnt, wenn alle bei den berechneten Strategien bleiben.
report-estimate = Durch Suche geschätzt. Die Zahl hinter ± sagt, um wie viel ein Wert danebenliegen kann.
report-exact = Exakt: Dieses Spiel ist gelöst.
report-proved = Bewiesen: Die Suche hat nichts offengelassen.
report-chart = Gewinnchancen im Lauf der Partie
report-seats = Glück und Fehler
report-player = Spieler
report-luck = Glück
report-mistakes = Fehler
report-mistakes-of =
    { $grave ->
        [0] { $count }
        [one] { $count } ({ $grave } schwerer)
       *[other] { $count } ({ $grave } schwere)
    }
report-luck-about = Glück ist, was die Würfe gebracht haben, verglichen mit einem durchschnittlichen Wurf.
report-loss-about = Der Verlust eines Zuges ist das, was er im Vergleich zum besten Zug an Gewinnchance kostet. Ein Fehler kostet mindestens { $mistake } von 100 Punkten, ein schwerer mindestens { $grave }.
report-turning = Wendepunkte
report-turning-none = Kein Zug sticht heraus: Jede Änderung ist kleiner als ihre Ungenauigkeit.
report-step-luck = { $who } würfelt eine { $face }
report-step-skill = { $who }: { $move }
report-step-leaving = { $who } hat das Spiel verlassen
report-mistake = Fehler
report-grave = schwerer Fehler
report-better = besser: { $move }
report-how = Wie wird das berechnet?
report-how-accuracy = Die Genauigkeit ist 100 minus das, was ein Zug mit Auswahl im Mittel verloren hat, in Punkten Gewinnchance, verglichen mit dem besten Zug.
report-how-luck = Ohne Glück: die Chance am Anfang und was die Züge aller daran geändert haben; Würfe zählen nicht. Für { $who }: { $start } am Anfang, { $own } durch eigene Züge, { $others } durch die Züge der anderen, also { $sum }{ $clipped ->
        [1] , das zählt als { $times }
       *[0] { "" }
    }.
report-accuracy = Genauigkeit
report-accuracy-of = { $points } von 100
report-usual = Übliche Genauigkeit: { $levels }.
report-usual-level = Stufe { $level }: { $points }
report-usual-about =
    Gemessen in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } je Stufe, zwischen zwei Bots derselben Stufe.
report-usual-title = Was für Bots üblich ist
report-level = Stufe
report-moments = Schlüsselmomente
report-best-turn = Bester Zug
report-worst-turn = Größter Fehler
report-margin = der zweitbeste Zug hätte { $points } Punkte gekostet
report-at = Zug { $turn }
report-at-start = Anfang
report-round = Runde { $round }

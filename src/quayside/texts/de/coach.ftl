# Der Tisch für die, die spielen: was jetzt zu tun ist und warum, was geschah, warum es endete, wer die Bots sind. Gelesen, wenn ein Tisch geöffnet wird.

## Was jetzt zu tun ist, je nachdem, was gewählt ist

table-due-square =
    Wähle sein Zielfeld: { $roll ->
        [one] Der eine Punkt muss
       *[other] Alle { $roll } Punkte müssen
    } verbraucht werden.
table-due-square-who =
    { $who }: Wähle das Zielfeld; { $roll ->
        [one] der eine Punkt muss
       *[other] alle { $roll } Punkte müssen
    } verbraucht werden.
table-due-out = Du hast eine { $roll } gewürfelt, aber keiner deiner Steine kann alle Punkte verbrauchen.
table-due-out-who = { $who } hat eine { $roll } gewürfelt, aber keiner der eigenen Steine kann alle Punkte verbrauchen.
table-due-face = Wähle jetzt die Zahl, die dein Würfel zeigt.
table-due-face-who = { $who }: Wähle die Zahl, die dein Würfel zeigt.
table-due-blocker = Setze jetzt deinen Blocker auf ein freies Feld.
table-due-blocker-who = { $who }: Setze deinen Blocker auf ein freies Feld.
table-due-pass = Es gibt kein Feld, auf das du einen Würfel setzen darfst.
table-due-pass-who = { $who }: Es gibt kein Feld, auf das du einen Würfel setzen darfst.
table-due-direction = Wohin? Wähle eine Richtung, oder drehe die Kiste auf der Stelle.
table-due-direction-who = { $who }: Wähle eine Richtung, oder drehe die Kiste auf der Stelle.
table-due-landing = Sie fällt. Wähle, in welcher Ausrichtung sie landet.
table-due-landing-who = { $who }: Sie fällt. Wähle, in welcher Ausrichtung sie landet.
table-due-pivot = Wähle, wie weit sich die Kiste dreht.
table-due-pivot-who = { $who }: Wähle, wie weit sich die Kiste dreht.

## Die Tipps

coach-title = Tipps
coach-brief = Die Regeln in 30 Sekunden
coach-off = Keine Tipps mehr
coach-brief-title = { $game } in 30 Sekunden
coach-brief-close = Verstanden, los geht’s
coach-all-rules = Alle Regeln
coach-colour = Du spielst { $colour }.
coach-colour-who = { $who } spielt { $colour }.
coach-roll = Der Wurf sagt, wie viele Punkte dein Stein verbrauchen muss.
coach-container =
    Wähle einen Stein auf dem Spielfeld oder aus deinem Vorrat und verbrauche { $roll ->
        [one] den einen Punkt
       *[other] alle { $roll } Punkte
    }. Ein Stein, auf dem ein anderer steht, kann nicht ziehen.
coach-square = Ein Schritt kostet 1 Punkt, dazu 1 je Ebene nach oben oder unten. Landest du auf einem anderen Stein, sitzt dieser unter deinem fest.
coach-card = Eine Karte zählt wie ein Wurf und ist weg, bis du alle sechs gespielt hast.
coach-out = Mit diesem Wurf geht nichts anderes: Du scheidest aus.
coach-crates = Klicke eine Kiste an, auf der nichts steht. Du darfst jede Kiste bewegen, gleich welcher Farbe.
coach-direction = Beim Kippen kommt eine andere Seite nach oben; über die Kante fällt die Kiste, und ihre Oberseite bleibt oben. Drehen ändert nur die Seiten.
coach-landing = Die Farbe oben bleibt. Die Drehung entscheidet, welche Farbe später beim Kippen nach oben kommt.
coach-pivot = Drehen bringt keine Punkte, ändert aber, welche Seite ein späteres Kippen nach oben bringt.
coach-customs = Niemand darf die Kiste mit dem Zoll bewegen oder eine andere daraufsetzen. Schütze eine eigene, oder sperre eine, die andere brauchen.
coach-customs-first = { coach-customs }
coach-send = Sobald du ihn beendest, gilt der Zug.
coach-die = Nicht neben den Würfel, den du zuletzt gesetzt hast: Die schraffierten Felder sind für dich gesperrt.
coach-die-or-blocker = Wähle ein freies Feld, aber keines neben deinem letzten Würfel. Einmal pro Runde darfst du vorher deinen Blocker setzen.
coach-face = Auch drei Würfel von dir und ein gegnerischer am Ende sind eine Reihe, wenn die Summe 12 ist.
coach-blocker = Dieses Feld kann in dieser Runde niemand mehr benutzen. Danach setzt du noch einen Würfel.
coach-pass = Der andere Spieler ist dran.

## Was geschah

table-round = Runde { $round } von 4
table-part-over = Die Runde ist zu Ende.
table-go-on = Nächste Runde
table-showing = { $who } spielt …
story-gone-resign = { $who } gibt auf.
story-gone-time = Die Zeit von { $who } ist abgelaufen.
story-move = { $who }: { $move }.
moves-story = In Sätzen

## Warum es endete

ending-no-move = { $who } hat eine { $roll } gewürfelt und konnte nicht ziehen.
ending-no-card = { $who } hatte keine Karte, mit der ein Zug möglich war.
ending-rounds = Alle vier Runden sind gespielt; die höhere Summe gewinnt.
ending-resigned = { $who } hat aufgegeben.
ending-score = { $who } { $points }
ending-length =
    { $turns ->
        [one] Es wurde ein Zug gespielt.
       *[other] Es wurden { $turns } Züge gespielt.
    }
ending-level = Noch einmal gegen
ending-level-play = Neue Partie

## Die Bots

bot-level = Bot, Stufe { $level }
bot-about-1 = Spielt, was hübsch aussieht, und übersieht vieles.
bot-about-2 = Freundlich, kennt die Grundlagen und bemerkt deine Pläne oft nicht.
bot-about-3 = Spielt umsichtig und macht nur ab und zu einen Fehler.
bot-about-4 = Ruhig und beständig; wartet auf deine Fehler.
bot-about-5 = Rechnet weit voraus und verschenkt wenig.
bot-about-6 = Durchschaut die meisten deiner Pläne.
bot-about-7 = Macht fast nie einen Fehler.
bot-about-8 = Das Stärkste, was hier am Tisch sitzt. Viel Glück!

## Zurücknehmen, Tipps zum Zug, durch die Partie gehen

hint-nudge-move = Sieh dir das einmal an: { $what }.
hint-show = Zeig mir den Zug
hint-play = So spielen
replay-label = Die Partie durchgehen
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
notify-title = { $game }: Du bist dran
notify-ask = Sag mir, wenn ich dran bin
table-helped = Tipps und Zurücknehmen nur für: { $who }

## Mit der echten Schachtel

table-correct = Korrekturen
table-correct-move = Letzten Zug korrigieren ({ $who })
table-correct-shown = Ab hier korrigieren: dies und alles Spätere zurücknehmen
table-follow = Auf anderen Handys mitverfolgen
table-follow-link = Link für alle, die diese Partie mitverfolgen wollen

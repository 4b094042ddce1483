# The command line. Words that are typed (undo, resign, save ...) are the same in every language.

cli-preparing = Die Regeln werden auf diesem Rechner zum ersten Mal vorbereitet
cli-list-game = { $game } ({ $players } Spieler).
cli-game = { $game } ({ $name }, { $players } Spieler)

## Playing

cli-ask-roll = { $who }, was hast du gewürfelt?
cli-rolls = { $who } würfelt eine { $face }.
cli-rolls-again = { $who } würfelt eine { $face }, mit der kein Zug möglich ist: noch einmal.
cli-plays = { $who }: { $move }.
cli-plays-telling = { $who }: { $move } – { $told }.
cli-many-moves = { $count } Züge sind möglich. „moves“ zeigt alle, „moves WORT“ nur die mit einem Wort, etwa einem Feld.
cli-taken-back = Zurückgenommen.
cli-nothing-to-take-back = Es gibt nichts zurückzunehmen.
cli-save-where = Wohin speichern? Tippe: save partie.quay
cli-saved = Gespeichert in { $file }.
cli-help = Tippe eine Nummer oder einen Zug, um zu ziehen; undo (zurücknehmen), resign (aufgeben), save DATEI (speichern), board (Spielfeld), moves (Züge), rules (Regeln), quit (beenden).
cli-unfinished = Die Partie ist nicht zu Ende gespielt.
cli-wins = { $who } gewinnt{ $points }.
cli-share = { $who } teilen sich den Sieg{ $points }.

## Records

cli-checked =
    { $game }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, richtig. { $result }
cli-show-help = Eingabe oder n: weiter   p: zurück   eine Zahl: dorthin   first, last: Anfang, Ende   q: Schluss
cli-show-unknown = „{ $word }“ ist kein bekannter Befehl.
cli-show-roll = { $who } würfelt eine { $face }.
cli-show-move = { $who }: { $move }
cli-show-resign = { $who } gibt auf.
cli-show-time = { $who } hat keine Zeit mehr.

## Explaining

cli-thinking = denkt nach
cli-going-through = geht die Partie durch
cli-looking-for-puzzles = sucht Aufgaben
cli-seat-wins = { $who }: { $share } Gewinnchance
cli-column-roll = Wurf
cli-column-move = Zug
cli-column-wins = { $who } gewinnt
cli-column-best = bester Zug
cli-column-loses = Verlust
cli-column-error = Fehler
cli-column-mistakes = Fehler
cli-column-accuracy = Genauigkeit
cli-column-player = Spieler
cli-column-start = am Anfang
cli-column-luck = Glück
cli-column-lost = durch Fehler verloren
cli-column-result = Ergebnis
cli-rolled-again = noch einmal
cli-more-moves =
    { $count ->
        [one] und { $count } Zug, der weniger wert ist
       *[other] und { $count } Züge, die weniger wert sind
    }
cli-not-looked-at =
    { $count ->
        [one] { $count } Zug wurde nicht genau betrachtet.
       *[other] { $count } Züge wurden nicht genau betrachtet.
    }
cli-mistakes =
    { $grave ->
        [0] { $count }
        [one] { $count } ({ $grave } schwerer)
       *[other] { $count } ({ $grave } schwere)
    }
cli-kind-equilibrium = Gleichgewicht
cli-kind-estimate = Eine Schätzung, mit einem Standardfehler von { $error }.
cli-kind-estimates = Schätzungen: Hinter jeder Zahl steht ihr Standardfehler (±).
cli-kind-exact = Exakt
cli-kind-of-equilibrium = Aus einem Gleichgewicht: Niemand gewinnt mehr als { $error }, wenn er davon abweicht.
cli-kind-proved = Bewiesen
cli-kind-within = { $known }, auf { $error } genau.
cli-turning-points = Wendepunkte:
cli-no-turning-points = Keine Wendepunkte: Jede Änderung ist kleiner als ihr Fehler.
cli-difficulty = Schwierigkeit { $level }
cli-puzzle-line = So geht es: { $line }
cli-puzzles-checked = { $count } Aufgaben geprüft, { $wrong ->
        [0] alle richtig
       *[other] { $wrong } falsch
    }.

## Was an einem Befehl nicht stimmt

cli-misuse-missing = { $what } fehlt.
cli-misuse-value = Falscher Wert für { $what }.
cli-misuse-option = Die Option { $option } gibt es nicht.
cli-misuse-no-value = { $option } braucht einen Wert.
cli-misuse-command = Den Befehl „{ $command }“ gibt es nicht. „quayside --help“ zeigt alle.
cli-misuse-extra = Diese Wörter sind zu viel: { $words }.
cli-misuse-no-command = Es fehlt ein Befehl. „quayside --help“ zeigt alle.
cli-file-missing = diese Datei gibt es nicht
cli-file-folder = das ist ein Ordner
cli-file-forbidden = Zugriff verweigert
cli-file-exists = diese Datei gibt es schon
cli-file-full = die Festplatte ist voll
cli-refused-game = Das Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
cli-refused-edition = { $game } hat keine Ausgabe „{ $name }“. Es gibt: { $known }.
cli-refused-players = { $game } ist für { $known } Spieler, nicht für { $count }.
cli-refused-option = { $game } hat keine Option „{ $name }“. Es gibt: { $known }.
cli-refused-value = { $name } kann nur { $known } sein, nicht „{ $value }“.
cli-refused-starter = Wer beginnt, ist eine Zahl von 0 bis { $most }, nicht „{ $value }“.
cli-refused-language = Die Sprachen sind { $known }, nicht „{ $value }“.
cli-refused-seats = { $count } Plätze sind genannt, aber { $players } spielen.
cli-refused-seat = Ein Spieler ist human, random, greedy, eine Stufe wie 3 oder uct:NODES, nicht „{ $value }“.
cli-refused-dice = Würfel sind „fair“ oder „real“, nicht „{ $value }“.
cli-refused-seed = Ein Startwert ist eine ganze Zahl ab 0.
cli-refused-exists = { $file } gibt es schon: Wähle einen anderen Namen.
cli-refused-option-form = Eine Option sieht aus wie name=wert, nicht wie „{ $value }“.
cli-refused-at = Diese Aufzeichnung geht von 0 bis { $last }, nicht bis { $at }.
cli-refused-unreadable = { $file } lässt sich nicht lesen.
cli-refused-solution = Die Lösung „{ $name }“ gibt es nicht. Es gibt: { $known }.
cli-refused-unsolvable = { $game } kann hier nicht gelöst werden.

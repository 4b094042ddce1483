## Aufgaben: die Listen, eine Aufgabe, ihre Lösung

puzzles-title = Aufgaben
puzzles-about = Jede hat genau einen ersten Zug, der sie löst, und das ist bewiesen. Was du versucht hast, bleibt auf diesem Gerät.
puzzles-day = Aufgabe des Tages
puzzles-day-title = Aufgabe des Tages: { $game }
puzzles-number = { $game }, Aufgabe { $number }
puzzles-difficulty = Schwierigkeit { $difficulty } von 5
puzzles-rating = Deine Wertung ist { $rating } nach { $count ->
        [one] einer Aufgabe
       *[other] { $count } Aufgaben
    }. In Folge gelöst: { $streak }, höchstens { $longest }.
puzzles-rating-about = Es ist eine Elo-Zahl, als spieltest du gegen die Aufgaben: Schwierigkeit 1 zählt als 1000, jede weitere Stufe 300 mehr. Nur der erste Versuch zählt.
puzzles-now = Wertung { $rating }, in Folge gelöst { $streak }.
puzzles-kind-chance = Finde den Zug mit der besten Gewinnchance.
puzzles-kind-force = Gewinne die Runde zwingend, was auch immer dagegen gespielt wird.
puzzles-kind-points = Finde die erste Bewegung des Zuges, der die meisten Punkte bringt.
puzzles-task-chance = Du spielst { $colour }. Welcher Zug hat die beste Gewinnchance?
puzzles-task-force = Du spielst { $colour } und kannst die Runde zwingend gewinnen. Wie fängst du an?
puzzles-task-points = Du spielst { $colour }. Mit welcher Bewegung beginnt der Zug, der die meisten Punkte bringt?
puzzles-next-of = Nächste Aufgabe zu { $game }
puzzles-next = Nächste Aufgabe
puzzles-all = Alle { $count } Aufgaben
puzzles-one = Aufgabe { $number }, Schwierigkeit { $difficulty }{ $state ->
        [solved] , gelöst
        [failed] , nicht beim ersten Versuch gelöst
       *[other] { "" }
    }
puzzles-wrong-chance = { $move }: Das gewinnt in { $chance } aller Partien und verschenkt { $points } Punkte Gewinnchance.
puzzles-wrong-points = { $move }: Danach bringt der Zug höchstens { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, { $lost } weniger als möglich.
puzzles-wrong-open = { $move }: Das gewinnt nicht zwingend.
puzzles-wrong-loses = { $move }: Danach kann die andere Seite die Runde zwingend gewinnen.
puzzles-again = Noch einmal versuchen
puzzles-give-up = Lösung zeigen
puzzles-solved = Gelöst.
puzzles-show-line = Auf dem Brett vorspielen
puzzles-answer = Lösung
puzzles-step = { $who }: { $move }.
puzzles-step-points = { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
puzzles-because-chance = Er gewinnt in { $best } aller Partien. Der nächstbeste Zug gewinnt in { $second }: { $move }.
puzzles-because-points = Der Zug bringt { $best }. Nach jeder anderen ersten Bewegung bringt er höchstens { $second }.
puzzles-values = Was jeder erste Zug wert ist
puzzles-move = Zug
puzzles-value = Wert
puzzles-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
puzzles-wins = gewinnt zwingend
puzzles-loses = verliert zwingend
puzzles-open = nichts Zwingendes

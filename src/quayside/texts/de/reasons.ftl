# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] Platz 0
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
       *[other] { $seat }
    }
reason-only-move = { $move } ist der einzige Zug.
# The last of several faces of the die, as in 1, 3 or 6.
list-or = { $rest } oder { $last }

## The report of a game

chart-title = Gewinnchancen im Lauf der Partie
chart-start = Anfang
chart-end = Ende der Aufzeichnung
chart-step-luck = Zug { $turn }: { reason-seat } würfelt eine { $event }, von { $before } auf { $after }
chart-step-skill = Zug { $turn }: { reason-seat } spielt { $event }, von { $before } auf { $after }
chart-step-skill-better = Zug { $turn }: { reason-seat } spielt { $event }, von { $before } auf { $after }; besser war { $best }
chart-step-leaving = Zug { $turn }: { reason-seat } verlässt die Partie, von { $before } auf { $after }

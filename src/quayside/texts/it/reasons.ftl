# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] il posto 0
        [1] il posto 1
        [2] il posto 2
        [3] il posto 3
       *[other] { $seat }
    }
reason-only-move = { $move } è l’unica mossa.
# The last of several faces of the die, as in 1, 3 or 6.
list-or = { $rest } o { $last }

## The report of a game

chart-title = Le probabilità di vittoria durante la partita
chart-start = inizio
chart-end = fine della registrazione
chart-step-luck = turno { $turn }: { reason-seat } fa { $event }, da { $before } a { $after }
chart-step-skill = turno { $turn }: { reason-seat } gioca { $event }, da { $before } a { $after }
chart-step-skill-better = turno { $turn }: { reason-seat } gioca { $event }, da { $before } a { $after }; meglio { $best }
chart-step-leaving = turno { $turn }: { reason-seat } lascia la partita, da { $before } a { $after }

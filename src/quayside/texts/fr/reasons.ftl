# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] la place 0
        [1] la place 1
        [2] la place 2
        [3] la place 3
       *[other] { $seat }
    }
reason-only-move = { $move } est le seul coup possible.
# The last of several faces of the die, as in 1, 3 or 6.
list-or = { $rest } ou { $last }

## The report of a game

chart-title = Les chances au fil de la partie
chart-start = début
chart-end = fin de l’enregistrement
chart-step-luck = tour { $turn } : { reason-seat } fait { $event }, de { $before } à { $after }
chart-step-skill = tour { $turn } : { reason-seat } joue { $event }, de { $before } à { $after }
chart-step-skill-better = tour { $turn } : { reason-seat } joue { $event }, de { $before } à { $after } ; { $best } valait mieux
chart-step-leaving = tour { $turn } : { reason-seat } quitte la partie, de { $before } à { $after }

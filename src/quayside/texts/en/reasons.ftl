# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] seat 0
        [1] seat 1
        [2] seat 2
        [3] seat 3
       *[other] { $seat }
    }
reason-only-move = { $move } is the only move.
# The last of several faces of the die, as in 1, 3 or 6.
list-or = { $rest } or { $last }

## The report of a game

chart-title = Chances of winning during the game
chart-start = start
chart-end = end of the record
chart-step-luck = turn { $turn }: { reason-seat } rolls a { $event }, { $before } to { $after }
chart-step-skill = turn { $turn }: { reason-seat } plays { $event }, { $before } to { $after }
chart-step-skill-better = turn { $turn }: { reason-seat } plays { $event }, { $before } to { $after }; { $best } was better
chart-step-leaving = turn { $turn }: { reason-seat } leaves the game, { $before } to { $after }

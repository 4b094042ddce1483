# Dockers: names, events and the board in words. The rules are in dockers-rules.ftl.

## Names, editions, options

game-dockers = Dockers
    .summary = Tip, drop and turn the crates of a block so that your colour lies side by side.
edition-dockers-standard = Standard
    .about = 27 crates, three moves a turn, then Customs.
option-dockers-joined = Crates stay connected
    .about = When must all crates touch each other: at the end of a turn, or after every move?
option-dockers-joined-turn = after each turn
option-dockers-joined-move = after each move
option-dockers-finish = Finishing a turn
    .about = May you begin a turn that you cannot finish?
option-dockers-finish-must = no, every turn must be completed
option-dockers-finish-stuck = yes, and the game ends where you get stuck
option-dockers-floors = Order of the floors
    .about = The floors of the starting block, from the ground up.
option-dockers-floors-012 = standard order
option-dockers-cap = Turn limit
    .about = Games between bots may stop after this number of turns; then the scores stand.
option-dockers-cap-0 = none
option-dockers-layout = Layout
    .about = How the crates lie at the start: ours, or the one on your own box.
option-dockers-layout-standard = standard
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-lid = lid

## Events and points

event-score =
    { $points ->
        [one] one point
       *[other] { $points } points
    } for { event-seat }
event-stored = stores { $crates }
event-freed = frees { $crates }

## The board in words

board-on-floor-0 = on the ground
board-on-floor-1 = on floor 1
board-on-floor-2 = on floor 2
board-letter-red = R
board-letter-blue = B
board-letter-yellow = Y
board-letter-green = G
board-crate = { $crate } { $floor }: { $colour } on top
board-crate-covered = { $crate } { $floor }: covered
board-crate-sides = sides { $sides }
board-side = { $direction } { $colour }
board-crate-over = on top of { $crates }
board-crate-stored = stored
board-crate-customs = with the Customs token
board-ground = empty ground
board-floor-crates = { $floor }: { $crates }.
board-floor-apart = { $before }; { $crate }
board-floor-none = { $floor }: no crate.
board-crate-short = { $crate } at { $x }, { $y }, { $colour } on top
board-crate-short-covered = { $crate } at { $x }, { $y }, covered
board-customs-on = The Customs token is on { $crate }.
board-customs-beside = The Customs token is beside the board.
board-customs-leave = Leave Customs where it is
board-customs-due = { $name } may place Customs.
board-customs-due-first = { $name } must place Customs.
board-moves-left =
    { $count ->
        [one] One crate move is left in this turn.
       *[other] { $count } crate moves are left in this turn.
    }
board-scores = { $name }, { $colour }: { $points }.
board-floor-plan-0 = Ground
board-floor-plan-1 = Floor 1
board-floor-plan-2 = Floor 2
board-inspect = Point at a crate to see its faces here.
board-faces = Faces of { $crate }
board-face-up = top
board-face-down = bottom
board-face-north = north
board-face-east = east
board-face-south = south
board-face-west = west
board-face-line = { $face }: { $colour }
board-face-unseen = cannot be seen
board-pivot = Pivot
board-free-turn = Which way it lands
board-quarters =
    { $count ->
        [0] no turn
        [1] one quarter turn clockwise
        [2] half a turn
       *[3] three quarter turns clockwise
    }
board-fact-tip = { $name } tips { $crate } { $direction }: { $colour } is now on top, { $floor }.
board-fact-fall = { $name } lets { $crate } fall { $direction }, { $floor }, { $colour } on top, { $quarters }.
board-fact-pivot = { $name } pivots { $crate }: { $quarters }.
board-fact-score = { $name } scores { $points } with { $crates }: { $total } in all.
board-fact-freed = No longer stored: { $crates }.
board-fact-stored = Stored now: { $crates }.
board-fact-customs = { $name } puts the Customs token on { $crate }.
board-fact-customs-stays = { $name } leaves the Customs token on { $crate }.
board-fact-skip = { $name } has left and is skipped.
board-fact-turn = It is { $name }’s turn.
board-fact-end = Three moves are no longer possible: the game ends.
board-fact-end-cap = The agreed number of turns is reached: the game ends.
board-fact-win-points = { $name } wins with { $points }.
board-fact-share-points = { $name } shares the victory, with { $points }.
board-move-tip = { $crate } tips { $direction }
board-move-fall = { $crate } falls { $direction }, { $quarters }
board-move-pivot = { $crate } pivots, { $quarters }
board-move-customs = Customs on { $crate }
board-move-leave = Customs stays

coach-goal-dockers = Bring crates with your colour on top side by side: the bigger and the higher the group, the more points.

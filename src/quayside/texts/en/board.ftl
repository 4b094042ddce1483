# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Board
board-help = Arrow keys go from square to square, Enter picks, Escape puts down.
board-picked = picked
board-can-pick = can be picked
board-target =
    { $points ->
        [one] can be reached for one point
       *[other] can be reached for { $points } points
    }
board-can-go = can be picked next
board-turn = { $name } is to move.
board-over = The game is over.
board-directions = Where to
board-actions = Pieces beside the board
board-to-north = north
board-to-east = east
board-to-south = south
board-to-west = west
board-on-floor-0 = on the ground
board-on-floor-1 = on floor 1
board-on-floor-2 = on floor 2
board-letter-red = R
board-letter-blue = B
board-letter-yellow = Y
board-letter-green = G

## Docker: squares, hands, the die

board-containers =
    { $count ->
        [0] no container
        [1] one container
        [2] two containers
        [3] three containers
        [4] four containers
        [5] five containers
        [6] six containers
       *[other] { $count } containers
    }
board-square-empty = { $square }: empty
board-square-stack = { $square }: { $containers }, { $colours }
board-on-top-of = { $upper } on top of { $lower }
board-on = { $upper } on { $lower }
board-entry = entry square
board-entry-of = entry square of { $names }
board-hand = { $name }, { $colour }: { $containers } in hand
board-player-out = { $name }, { $colour }: out
board-roll-waits = { $name } has rolled { $face }.
board-cards = { $name } holds the cards { $cards }.
board-enter-label = Hand
board-roll-die = Roll the die

## Docker: what happens

board-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
board-movement =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
board-fact-roll-again = { $name } rolls { $face }, which allows no move, and rolls again.
board-fact-card = { $name } plays the card { $card }.
board-fact-enter = { $name } brings in a container to { $square } for { $points }.
board-fact-move = { $name } moves { $from } to { $square } for { $points }.
board-fact-way = The way: { $steps }.
board-way-step = { $square } for { $cost }
board-fact-cover = It covers a container of { $name }.
board-fact-out = { $name } cannot move and is out.
board-fact-win = { $name } wins.
board-fact-share = { $name } shares the win.

## Dockers: crates

board-crate = { $crate } { $floor }: { $colour } on top
board-crate-covered = { $crate } { $floor }: covered
board-crate-sides = sides { $sides }
board-side = { $direction } { $colour }
board-crate-over = on top of { $crates }
board-crate-stored = stored
board-crate-customs = with the Customs token
board-ground = empty ground
board-floor-crates = { $floor }: { $crates }.
board-floor-none = { $floor }: no crate.
board-crate-short = { $crate } at { $x }, { $y }, { $colour } on top
board-crate-short-covered = { $crate } at { $x }, { $y }, covered
board-customs-on = The Customs token is on { $crate }.
board-customs-beside = The Customs token is beside the board.
board-customs-leave = Leave Customs where it is
board-customs-due = { $name } may place Customs.
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
board-free-turn = How it is turned as it falls
board-quarters =
    { $count ->
        [0] no turn
        [1] one quarter turn clockwise
        [2] half a turn
       *[3] three quarter turns clockwise
    }

## Dockers: what happens

board-fact-tip = { $name } tips { $crate } { $direction }: { $colour } comes on top, { $floor }.
board-fact-fall = { $name } lets { $crate } fall { $direction }, { $floor }, { $colour } on top, { $quarters }.
board-fact-pivot = { $name } pivots { $crate }: { $quarters }.
board-fact-score = { $name } scores { $points } with { $crates } and has { $total }.
board-fact-freed = No longer stored: { $crates }.
board-fact-stored = Stored now: { $crates }.
board-fact-customs = { $name } puts the Customs token on { $crate }.
board-fact-customs-stays = { $name } leaves the Customs token on { $crate }.
board-fact-skip = { $name } has left and is passed over.
board-fact-turn = It is the turn of { $name }.
board-fact-end = Three legal moves cannot be made: the game ends.
board-fact-end-cap = The agreed number of turns is reached: the game ends.
board-fact-win-points = { $name } wins with { $points }.
board-fact-share-points = { $name } shares the win with { $points }.

## Doce: squares and hands

board-die = { $square }: { $face }, { $colour }
board-blocker-on = { $square }: blocker, { $colour }
board-marker = with the marker
board-zone = in the no-play zone of { $name }
board-line = in a line of four
board-dice-left =
    { $count ->
        [one] { $name }, { $colour }: one die left
       *[other] { $name }, { $colour }: { $count } dice left
    }
board-blocker-held = blocker still held
board-blocker-used = blocker played
board-blocker-label = Blocker
board-die-due = The blocker is played: { $name } still places a die.
board-round = Round { $round } of 4.
board-total = { $name }: { $points }.
board-face-of-die = Face { $face }
board-face-wheel = The face of the die on { $square }

## Doce: what happens

board-fact-place = { $name } places a { $face } on { $square }.
board-fact-zone = No-play zone of { $name }: { $squares }.
board-fact-no-zone = { $name } has no no-play zone now.
board-fact-blocker = { $name } plays the blocker on { $square }.
board-fact-pass = { $name } passes.
board-fact-line = A line of four for { $name }: { $squares }.
board-fact-round-won = { $name } wins round { $round }: { $points } ({ $items }).
board-fact-round-drawn = Round { $round } is a draw for { $name }: { $points } ({ $items }).
board-fact-round-start = Round { $round } begins: { $name } starts.
board-fact-draw = The match is a draw.
board-item-line = line { $points }
board-item-all-own = all own dice { $points }
board-item-blocker = unused blocker { $points }
board-item-empty = empty squares { $points }
board-item-threes = three of a number { $points }
board-item-draw = draw { $points }

## Moves in words

board-move = { $from } to { $square }
board-move-enter = from hand to { $square }
board-move-card = card { $card }: { $move }
board-move-out = out
board-move-tip = { $crate } tips { $direction }
board-move-fall = { $crate } falls { $direction }, { $quarters }
board-move-pivot = { $crate } pivots, { $quarters }
board-move-customs = Customs on { $crate }
board-move-leave = Customs stays
board-move-place = { $face } on { $square }
board-move-blocker = blocker on { $square }
board-move-pass = passes

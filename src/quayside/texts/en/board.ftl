# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Board
board-help = Arrow keys go from square to square, Enter selects, Escape cancels.
board-picked = selected
board-can-pick = can be selected
board-target =
    { $points ->
        [one] can be reached for one point
       *[other] can be reached for { $points } points
    }
board-can-go = can be selected next
board-turn = { $name } is to move.
board-over = The game is over.
board-directions = Where to
board-actions = Pieces beside the board
board-to-north = north
board-to-east = east
board-to-south = south
board-to-west = west
## Moves in words

board-move = { $from } to { $square }

# Docker and OMBA: names, events and the board in words. The rules are in docker-rules.ftl.

## Names, editions, options

game-docker = Docker
    .summary = Stack containers on nine squares; the last player able to move wins.
edition-docker-fr = French edition
    .about = Six containers each for two players; enter from any side; if your roll allows no move, you are out.
edition-docker-en = English and German edition
    .about = Three containers each; enter from your own side; with fewer than three on the board you roll again until you can move.
edition-docker-it = Italian edition
    .about = Six containers each for two players; enter from any side; with fewer than three on the board you roll again until you can move.
edition-docker-omba = OMBA
    .about = The first edition: like the French one, but with four containers each for three players.
option-docker-chance = Die or cards
    .about = Roll a die, or play from six cards and leave nothing to luck.
option-docker-chance-die = die
option-docker-chance-cards = cards 1 to 6
option-docker-revisit = Returning to the start square
    .about = May a container come back, within a move, to the square where it began?
option-docker-revisit-never = never
option-docker-revisit-start = once
option-docker-cap = Turn limit
    .about = Games between bots may stop after this number of turns; those still in share the victory.
option-docker-cap-0 = none
seat-south = South
seat-west = West
seat-north = North
seat-east = East

## Events and points

action-out = out
event-enter = { $to } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
event-step = { $to } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
event-cover = covers a container ({ $covered })

## The board in words

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
board-roll-waits = { $name } has rolled a { $face }.
board-cards = { $name } holds the cards { $cards }.
board-enter-label = Hand
board-roll-die = Roll the die
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
board-fact-roll-again = { $name } rolls a { $face }, which allows no move, and rolls again.
board-fact-card = { $name } plays the card { $card }.
board-fact-enter = { $name } brings a container in to { $square } ({ $points }).
board-fact-move = { $name } moves from { $from } to { $square } ({ $points }).
board-fact-way = The way: { $steps }.
board-way-step = { $square } for { $cost }
board-fact-cover = It covers a container of { $name }.
board-fact-out = { $name } cannot move and is out.
board-fact-win = { $name } wins.
board-fact-share = { $name } shares the victory.
board-move-enter = from hand to { $square }
board-move-card = card { $card }: { $move }
board-move-out = out

coach-goal-docker = Be the last player who can still move.

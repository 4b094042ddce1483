# Names and words of the games: families, editions, options, seats, colours, events.

## Families

game-docker = Docker
    .summary = Stack containers on nine squares; the last player able to move wins.
game-dockers = Dockers
    .summary = Tip, drop and turn the crates of a block so that your colour lies side by side.
game-doce = Doce
    .summary = Place dice with any face up: four in a row that add up to twelve win the round.

## Editions: edition-FAMILY-EDITION

edition-docker-fr = French edition
    .about = Six containers each for two players; enter from any side; if your roll allows no move, you are out.
edition-docker-en = English and German edition
    .about = Three containers each; enter from your own side; with fewer than three on the board you roll again until you can move.
edition-docker-it = Italian edition
    .about = Six containers each for two players; enter from any side; with fewer than three on the board you roll again until you can move.
edition-docker-omba = OMBA
    .about = The first edition: like the French one, but with four containers each for three players.
edition-dockers-standard = Standard
    .about = 27 crates, three moves a turn, then Customs.
edition-doce-standard = Standard
    .about = 11 dice and a blocker each, four rounds.

## Options: option-FAMILY-NAME, and -VALUE for each value it can name

option-docker-chance = Chance
    .about = Roll a die, or play from six cards and leave nothing to luck.
option-docker-chance-die = die
option-docker-chance-cards = cards 1 to 6
option-docker-revisit = Coming back
    .about = May a container come back, within a move, to the square where it began?
option-docker-revisit-never = never
option-docker-revisit-start = once
option-docker-cap = Limit of turns
    .about = Games between bots may stop after so many turns; those still in share the win.
option-docker-cap-0 = none
option-dockers-joined = Joined
    .about = When must all crates touch each other: at the end of a turn, or after every move?
option-dockers-joined-turn = after each turn
option-dockers-joined-move = after each move
option-dockers-finish = Finishing a turn
    .about = May you begin a turn that you cannot finish?
option-dockers-finish-must = no, every turn is finished
option-dockers-finish-stuck = yes, and the game ends where you get stuck
option-dockers-floors = Order of the floors
    .about = The floors of the starting block, from the ground up.
option-dockers-floors-012 = standard order
option-dockers-cap = Limit of turns
    .about = Games between bots may stop after so many turns; then the scores stand.
option-dockers-cap-0 = none
option-dockers-layout = Layout
    .about = How the crates lie at the start: ours, or the one on your own box.
option-dockers-layout-standard = standard

## Seats

seat-south = South
seat-west = West
seat-north = North
seat-east = East

## Colours and words beside a player

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-lid = lid
action-pass = passes
action-out = out

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] seat 0
        [1] seat 1
        [2] seat 2
        [3] seat 3
       *[other] { $seat }
    }
event-enter = { $to } for { $cost }
event-step = { $to } for { $cost }
event-cover = covers a container of seat { $covered }
event-score =
    { $points ->
        [one] one point
       *[other] { $points } points
    } for { event-seat }
event-stored = stores { $crates }
event-freed = frees { $crates }
event-line = a line of { event-seat } on { $squares }
event-round-won =
    { event-seat } wins round { $round } with { $points ->
        [one] one point
       *[other] { $points } points
    }
event-round-drawn =
    { event-seat } draws round { $round } with { $points ->
        [one] one point
       *[other] { $points } points
    }

## What the points of a round of Doce are for

score-line = line
score-all-own = all own dice
score-blocker = unused blocker
score-empty = empty squares
score-threes = threes of a kind
score-draw = draw

# Doce: names, events and the board in words. The rules are in doce-rules.ftl.

## Names, editions, options

game-doce = Doce
    .summary = Place dice with any face up: four in a row that add up to twelve win the round.
edition-doce-standard = Standard
    .about = 11 dice and a blocker each, four rounds.
colour-black = black
colour-white = white
board-letter-black = B
board-letter-white = W

## Events and points

action-pass = passes
event-line = a line for { event-seat }: { $squares }
event-round-won =
    { event-seat } wins round { $round } with { $points ->
        [one] one point
       *[other] { $points } points
    }
event-round-drawn =
    { event-seat }: draw in round { $round }, { $points ->
        [one] one point
       *[other] { $points } points
    }
score-line = line
score-all-own = all own dice
score-blocker = unused blocker
score-empty = empty squares
score-threes = three of a kind
score-draw = draw

## The board in words

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
board-fact-place = { $name } places a { $face } on { $square }.
board-fact-zone = No-play zone of { $name }: { $squares }.
board-fact-no-zone = { $name } no longer has a no-play zone.
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
board-item-threes = three of a kind { $points }
board-item-draw = draw { $points }
board-move-place = { $face } on { $square }
board-move-blocker = blocker on { $square }
board-move-pass = passes

coach-goal-doce = Four dice in a row that add up to 12 win the round.

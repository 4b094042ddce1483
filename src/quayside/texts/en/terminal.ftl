# What the terminal alone says: players without a name, and the words in the pictures of positions.
# Pictures are narrow: a word should be hardly longer than the English one.

player-number = Player { $number }
player-red = Red
player-blue = Blue
player-yellow = Yellow
player-green = Green
player-black = Black
player-white = White

## Docker

drawing-docker-south = South
drawing-docker-west = West
drawing-docker-north = North
drawing-docker-east = East
drawing-docker-hand = hand { $count }
drawing-docker-cards = cards { $cards }
drawing-docker-out = out ({ $place })
drawing-docker-roll = roll: { $face }
drawing-docker-turn = turn { $turn } of { $turns }

## Dockers

drawing-dockers-red = Red
drawing-dockers-blue = Blue
drawing-dockers-yellow = Yellow
drawing-dockers-green = Green
drawing-dockers-points = 
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drawing-dockers-left = has left
drawing-dockers-customs = Customs is on { $crate }
drawing-dockers-customs-beside = Customs is beside the board
drawing-dockers-over = over after { $turns } turns
drawing-dockers-turn = turn { $turn }
drawing-dockers-turn-of = turn { $turn } of { $turns }
drawing-dockers-due = Customs is to be placed or left
drawing-dockers-moves-1 = 1 move left
drawing-dockers-moves-2 = 2 moves left
drawing-dockers-moves-3 = 3 moves left
drawing-dockers-floor-0 = ground
drawing-dockers-floor-1 = floor 1
drawing-dockers-floor-2 = floor 2
drawing-dockers-view = from the south-east
drawing-dockers-legend = capitals: colour on top, small: sides in sight; . lid, - covered, $ Customs

## Doce

drawing-doce-black = Black
drawing-doce-white = White
drawing-doce-round = round { $round } of { $rounds }, started by { $who }
drawing-doce-total = total { $points }
drawing-doce-dice = dice { $count }, blocker held
drawing-doce-dice-on = dice { $count }, blocker on { $square }
drawing-doce-legend = * last die   × no-play zone of { $who }
drawing-doce-legend-over = * last die   [ ] winning line
drawing-doce-due = a die must follow the blocker
drawing-doce-draw = the match is a draw
drawing-doce-wins = { $who } wins the match
drawing-doce-wins-left = { $who } wins the match, { $other } has left

## What a proof proves

claim-doce = the player to move wins the round

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
drawing-dockers-due-first = Customs is to be placed
drawing-dockers-moves-1 = 1 move left
drawing-dockers-moves-2 = 2 moves left
drawing-dockers-moves-3 = 3 moves left
drawing-dockers-floor-0 = ground
drawing-dockers-floor-1 = floor 1
drawing-dockers-floor-2 = floor 2
drawing-dockers-view = from the south-east
drawing-dockers-legend = capitals: colour on top, small: sides in sight; . lid, - covered, $ Customs

drawing-dockers-red = Rot
drawing-dockers-blue = Blau
drawing-dockers-yellow = Gelb
drawing-dockers-green = Grün
drawing-dockers-points = 
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
drawing-dockers-left = ist gegangen
drawing-dockers-customs = Der Zoll ist auf { $crate }
drawing-dockers-customs-beside = Der Zoll liegt neben dem Spielfeld
drawing-dockers-over = zu Ende nach { $turns } Zügen
drawing-dockers-turn = Zug { $turn }
drawing-dockers-turn-of = Zug { $turn } von { $turns }
drawing-dockers-due = Zoll setzen oder lassen
drawing-dockers-moves-1 = noch 1 Bewegung
drawing-dockers-moves-2 = noch 2 Bewegungen
drawing-dockers-moves-3 = noch 3 Bewegungen
drawing-dockers-floor-0 = Boden
drawing-dockers-floor-1 = Ebene 1
drawing-dockers-floor-2 = Ebene 2
drawing-dockers-view = von Südosten
drawing-dockers-legend = groß: Farbe oben, klein: sichtbare Seiten; . Deckel, - zugedeckt, $ Zoll

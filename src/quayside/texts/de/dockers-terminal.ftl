drawing-dockers-red = Rot
drawing-dockers-blue = Blau
drawing-dockers-yellow = Gelb
drawing-dockers-green = Grün
drawing-dockers-points = 
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
drawing-dockers-left = hat aufgehört
drawing-dockers-customs = Der Zoll steht auf { $crate }
drawing-dockers-customs-beside = Der Zoll steht neben dem Spielfeld
drawing-dockers-over = zu Ende nach { $turns } Zügen
drawing-dockers-turn = Zug { $turn }
drawing-dockers-turn-of = Zug { $turn } von { $turns }
drawing-dockers-due = Zoll setzen oder lassen
drawing-dockers-due-first = Zoll setzen
drawing-dockers-moves-1 = noch 1 Bewegung
drawing-dockers-moves-2 = noch 2 Bewegungen
drawing-dockers-moves-3 = noch 3 Bewegungen
drawing-dockers-floor-0 = Boden
drawing-dockers-floor-1 = Etage 1
drawing-dockers-floor-2 = Etage 2
drawing-dockers-view = von Südosten
drawing-dockers-legend = groß: Farbe oben, klein: sichtbare Seiten; . Deckel, - zugedeckt, $ Zoll

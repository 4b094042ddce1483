drawing-dockers-red = Rosso
drawing-dockers-blue = Blu
drawing-dockers-yellow = Giallo
drawing-dockers-green = Verde
drawing-dockers-points = 
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
drawing-dockers-left = ha abbandonato
drawing-dockers-customs = la Dogana è su { $crate }
drawing-dockers-customs-beside = la Dogana è accanto al tavoliere
drawing-dockers-over = finita dopo { $turns } turni
drawing-dockers-turn = turno { $turn }
drawing-dockers-turn-of = turno { $turn } di { $turns }
drawing-dockers-due = Dogana da mettere o lasciare
drawing-dockers-due-first = Dogana da mettere
drawing-dockers-moves-1 = ancora 1 movimento
drawing-dockers-moves-2 = ancora 2 movimenti
drawing-dockers-moves-3 = ancora 3 movimenti
drawing-dockers-floor-0 = terra
drawing-dockers-floor-1 = piano 1
drawing-dockers-floor-2 = piano 2
drawing-dockers-view = da sud-est
drawing-dockers-legend = maiuscole: sopra, minuscole: lati visibili; . coperchio, - coperta, $ Dogana

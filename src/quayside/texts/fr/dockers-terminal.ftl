drawing-dockers-red = Rouge
drawing-dockers-blue = Bleu
drawing-dockers-yellow = Jaune
drawing-dockers-green = Vert
drawing-dockers-points = 
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drawing-dockers-left = hors jeu
drawing-dockers-customs = la Douane est sur { $crate }
drawing-dockers-customs-beside = la Douane est à côté du plateau
drawing-dockers-over = terminé après { $turns } tours
drawing-dockers-turn = tour { $turn }
drawing-dockers-turn-of = tour { $turn } sur { $turns }
drawing-dockers-due = Douane à poser ou à laisser
drawing-dockers-due-first = Douane à poser
drawing-dockers-moves-1 = encore 1 mouvement
drawing-dockers-moves-2 = encore 2 mouvements
drawing-dockers-moves-3 = encore 3 mouvements
drawing-dockers-floor-0 = sol
drawing-dockers-floor-1 = étage 1
drawing-dockers-floor-2 = étage 2
drawing-dockers-view = vu du sud-est
drawing-dockers-legend = majuscule : dessus, minuscule : côté visible ; . couvercle, - caché, $ Douane

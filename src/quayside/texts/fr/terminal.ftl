# Ce que dit le terminal seul : les joueurs sans nom et les mots des dessins de positions.
# Les dessins sont étroits : un mot ne doit guère être plus long qu’en anglais.

player-number = Joueur { $number }
player-red = Rouge
player-blue = Bleu
player-yellow = Jaune
player-green = Vert
player-black = Noir
player-white = Blanc

## Docker

drawing-docker-south = Sud
drawing-docker-west = Ouest
drawing-docker-north = Nord
drawing-docker-east = Est
drawing-docker-hand = main { $count }
drawing-docker-cards = cartes { $cards }
drawing-docker-out = éliminé ({ $place })
drawing-docker-roll = dé : { $face }
drawing-docker-turn = tour { $turn } sur { $turns }

## Dockers

drawing-dockers-red = Rouge
drawing-dockers-blue = Bleu
drawing-dockers-yellow = Jaune
drawing-dockers-green = Vert
drawing-dockers-points = 
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drawing-dockers-left = est parti
drawing-dockers-customs = la Douane est sur { $crate }
drawing-dockers-customs-beside = la Douane est à côté du plateau
drawing-dockers-over = terminé après { $turns } tours
drawing-dockers-turn = tour { $turn }
drawing-dockers-turn-of = tour { $turn } sur { $turns }
drawing-dockers-due = Douane à poser ou à laisser
drawing-dockers-moves-1 = encore 1 coup
drawing-dockers-moves-2 = encore 2 coups
drawing-dockers-moves-3 = encore 3 coups
drawing-dockers-floor-0 = sol
drawing-dockers-floor-1 = étage 1
drawing-dockers-floor-2 = étage 2
drawing-dockers-view = vu du sud-est
drawing-dockers-legend = majuscule : dessus, minuscule : côté visible ; . couvercle, - caché, $ Douane

## Doce

drawing-doce-black = Noir
drawing-doce-white = Blanc
drawing-doce-round = manche { $round } sur { $rounds }, début : { $who }
drawing-doce-total = total { $points }
drawing-doce-dice = dés { $count }, bloqueur en main
drawing-doce-dice-on = dés { $count }, bloqueur en { $square }
drawing-doce-legend = * dernier dé   × zone interdite ({ $who })
drawing-doce-legend-over = * dernier dé   [ ] ligne gagnante
drawing-doce-due = après le bloqueur, un dé
drawing-doce-draw = la partie est nulle
drawing-doce-wins = { $who } gagne la partie
drawing-doce-wins-left = { $who } gagne la partie, { $other } est parti

## What a proof proves

claim-doce = le joueur au trait gagne la manche

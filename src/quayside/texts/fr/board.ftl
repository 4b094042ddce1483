# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Plateau
board-help = Les flèches vont de case en case, Entrée choisit, Échap annule.
board-picked = choisi
board-can-pick = peut être choisi
board-target =
    { $points ->
        [one] accessible pour un point
       *[other] accessible pour { $points } points
    }
board-can-go = possible ensuite
board-turn = C’est à { $name } de jouer.
board-over = La partie est terminée.
board-directions = Où aller
board-actions = Pièces à côté du plateau
board-to-north = vers le nord
board-to-east = vers l’est
board-to-south = vers le sud
board-to-west = vers l’ouest
## Moves in words

board-move = de { $from } à { $square }

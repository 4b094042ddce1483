# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Plateau
board-help = Les flèches vont de case en case, Entrée choisit, Échap repose.
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
board-on-floor-0 = au sol
board-on-floor-1 = au premier étage
board-on-floor-2 = tout en haut
board-letter-red = R
board-letter-blue = B
board-letter-yellow = J
board-letter-green = V

## Docker: squares, hands, the die

board-containers =
    { $count ->
        [0] aucun conteneur
        [1] un conteneur
        [2] deux conteneurs
        [3] trois conteneurs
        [4] quatre conteneurs
        [5] cinq conteneurs
        [6] six conteneurs
       *[other] { $count } conteneurs
    }
board-square-empty = { $square } : vide
board-square-stack = { $square } : { $containers }, { $colours }
board-on-top-of = { $upper } par-dessus { $lower }
board-on = { $upper } sur { $lower }
board-entry = case d’entrée
board-entry-of = case d’entrée de { $names }
board-hand = { $name }, { $colour } : { $containers } en main
board-player-out = { $name }, { $colour } : éliminé
board-roll-waits = { $name } a lancé { $face }.
board-cards = { $name } a les cartes { $cards }.
board-enter-label = Main
board-roll-die = Lancer le dé

## Docker: what happens

board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-movement =
    { $points ->
        [one] un point
       *[other] { $points } points
    }
board-fact-roll-again = { $name } lance { $face }, ce qui ne permet aucun déplacement, et relance.
board-fact-card = { $name } joue la carte { $card }.
board-fact-enter = { $name } fait entrer un conteneur en { $square } pour { $points }.
board-fact-move = { $name } va de { $from } à { $square } pour { $points }.
board-fact-way = Le chemin : { $steps }.
board-way-step = { $square } pour { $cost }
board-fact-cover = Un conteneur de { $name } est recouvert.
board-fact-out = { $name } ne peut pas jouer : c’est l’élimination.
board-fact-win = { $name } gagne.
board-fact-share = { $name } partage la victoire.

## Dockers: crates

board-crate = { $crate } { $floor } : { $colour } dessus
board-crate-covered = { $crate } { $floor } : recouverte
board-crate-sides = côtés { $sides }
board-side = { $colour } { $direction }
board-crate-over = posée sur { $crates }
board-crate-stored = rangée
board-crate-customs = avec la Douane
board-ground = sol libre
board-floor-crates = { $floor } : { $crates }.
board-floor-none = { $floor } : aucune caisse.
board-crate-short = { $crate } en { $x }, { $y }, { $colour } dessus
board-crate-short-covered = { $crate } en { $x }, { $y }, recouverte
board-customs-on = La Douane est sur { $crate }.
board-customs-beside = La Douane est à côté du plateau.
board-customs-leave = Laisser la Douane en place
board-customs-due = { $name } peut placer la Douane.
board-moves-left =
    { $count ->
        [one] Encore un mouvement dans ce tour.
       *[other] Encore { $count } mouvements dans ce tour.
    }
board-scores = { $name }, { $colour } : { $points }.
board-floor-plan-0 = Sol
board-floor-plan-1 = Premier étage
board-floor-plan-2 = Tout en haut
board-inspect = Montrez une caisse pour voir ses faces ici.
board-faces = Faces de { $crate }
board-face-up = dessus
board-face-down = dessous
board-face-north = nord
board-face-east = est
board-face-south = sud
board-face-west = ouest
board-face-line = { $face } : { $colour }
board-face-unseen = invisible
board-pivot = Pivoter
board-free-turn = Son orientation dans la chute
board-quarters =
    { $count ->
        [0] sans tourner
        [1] un quart de tour vers la droite
        [2] un demi-tour
       *[3] trois quarts de tour vers la droite
    }

## Dockers: what happens

board-fact-tip = { $name } bascule { $crate } { $direction } : { $colour } dessus, { $floor }.
board-fact-fall = { $name } fait chuter { $crate } { $direction }, { $floor }, { $colour } dessus, { $quarters }.
board-fact-pivot = { $name } fait pivoter { $crate } : { $quarters }.
board-fact-score = { $name } marque { $points } avec { $crates } : { $total } en tout.
board-fact-freed = Ne sont plus rangées : { $crates }.
board-fact-stored = Désormais rangées : { $crates }.
board-fact-customs = { $name } met la Douane sur { $crate }.
board-fact-customs-stays = { $name } laisse la Douane sur { $crate }.
board-fact-skip = { $name } a quitté la table : son tour est passé.
board-fact-turn = C’est le tour de { $name }.
board-fact-end = Trois mouvements ne sont plus possibles : la partie est finie.
board-fact-end-cap = Le nombre de tours convenu est atteint : la partie est finie.
board-fact-win-points = { $name } gagne avec { $points }.
board-fact-share-points = { $name } partage la victoire avec { $points }.

## Doce: squares and hands

board-die = { $square } : { $face }, { $colour }
board-blocker-on = { $square } : bloqueur, { $colour }
board-marker = avec le marqueur
board-zone = dans la zone interdite de { $name }
board-line = dans une ligne de quatre
board-dice-left =
    { $count ->
        [one] { $name }, { $colour } : reste { $count } dé
       *[other] { $name }, { $colour } : restent { $count } dés
    }
board-blocker-held = bloqueur encore en main
board-blocker-used = bloqueur joué
board-blocker-label = Bloqueur
board-die-due = Le bloqueur est posé : { $name } place encore un dé.
board-round = Manche { $round } sur 4.
board-total = { $name } : { $points }.
board-face-of-die = Face { $face }
board-face-wheel = La face du dé en { $square }

## Doce: what happens

board-fact-place = { $name } place un { $face } en { $square }.
board-fact-zone = Zone interdite de { $name } : { $squares }.
board-fact-no-zone = { $name } n’a plus de zone interdite.
board-fact-blocker = { $name } pose le bloqueur en { $square }.
board-fact-pass = { $name } passe.
board-fact-line = Une ligne de quatre pour { $name } : { $squares }.
board-fact-round-won = { $name } gagne la manche { $round } : { $points } ({ $items }).
board-fact-round-drawn = Manche { $round } nulle, pour { $name } : { $points } ({ $items }).
board-fact-round-start = La manche { $round } commence : { $name } ouvre.
board-fact-draw = Le match est nul.
board-item-line = ligne { $points }
board-item-all-own = que des dés à soi { $points }
board-item-blocker = bloqueur non joué { $points }
board-item-empty = cases vides { $points }
board-item-threes = trois dés pareils { $points }
board-item-draw = nulle { $points }

## Moves in words

board-move = de { $from } à { $square }
board-move-enter = de la main en { $square }
board-move-card = carte { $card } : { $move }
board-move-out = éliminé
board-move-tip = { $crate } bascule { $direction }
board-move-fall = { $crate } chute { $direction }, { $quarters }
board-move-pivot = { $crate } pivote, { $quarters }
board-move-customs = Douane sur { $crate }
board-move-leave = la Douane reste
board-move-place = { $face } en { $square }
board-move-blocker = bloqueur en { $square }
board-move-pass = passe

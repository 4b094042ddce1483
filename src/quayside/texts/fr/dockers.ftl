# Dockers: names, events and the board in words. The rules are in dockers-rules.ftl.

## Names, editions, options

game-dockers = Dockers
    .summary = Faites basculer, chuter et pivoter les caisses pour ranger votre couleur côte à côte.
edition-dockers-standard = Standard
    .about = 27 caisses, trois mouvements par tour, puis la Douane.
option-dockers-joined = Caisses solidaires
    .about = Quand toutes les caisses doivent-elles se toucher : à la fin du tour ou après chaque mouvement ?
option-dockers-joined-turn = après chaque tour
option-dockers-joined-move = après chaque mouvement
option-dockers-finish = Finir son tour
    .about = Peut-on commencer un tour qu’on ne pourra pas finir ?
option-dockers-finish-must = non, tout tour commencé doit pouvoir être achevé
option-dockers-finish-stuck = oui, et la partie s’arrête quand on est coincé
option-dockers-floors = Ordre des étages
    .about = Les étages du bloc de départ, du sol vers le haut.
option-dockers-floors-012 = ordre standard
option-dockers-cap = Limite de tours
    .about = Entre robots, la partie peut s’arrêter après ce nombre de tours ; les scores sont alors acquis.
option-dockers-cap-0 = aucune
option-dockers-layout = Disposition
    .about = La place des caisses au départ : la nôtre, ou celle de votre boîte.
option-dockers-layout-standard = standard
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-lid = couvercle

## Events and points

event-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { event-seat }
event-stored = range { $crates }
event-freed = libère { $crates }

## The board in words

board-on-floor-0 = au sol
board-on-floor-1 = au premier étage
board-on-floor-2 = tout en haut
board-letter-red = R
board-letter-blue = B
board-letter-yellow = J
board-letter-green = V
board-crate = { $crate } { $floor } : { $colour } dessus
board-crate-covered = { $crate } { $floor } : recouverte
board-crate-sides = côtés { $sides }
board-side = { $colour } { $direction }
board-crate-over = posée sur { $crates }
board-crate-stored = rangée
board-crate-customs = avec la Douane
board-ground = sol libre
board-floor-crates = { $floor } : { $crates }.
board-floor-apart = { $before } ; { $crate }
board-floor-none = { $floor } : aucune caisse.
board-crate-short = { $crate } en { $x }, { $y }, { $colour } dessus
board-crate-short-covered = { $crate } en { $x }, { $y }, recouverte
board-customs-on = La Douane est sur { $crate }.
board-customs-beside = La Douane est à côté du plateau.
board-customs-leave = Laisser la Douane en place
board-customs-due = { $name } peut placer la Douane.
board-customs-due-first = { $name } doit placer la Douane.
board-moves-left =
    { $count ->
        [one] Encore un mouvement dans ce tour.
       *[other] Encore { $count } mouvements dans ce tour.
    }
board-scores = { $name }, { $colour } : { $points }.
board-floor-plan-0 = Sol
board-floor-plan-1 = Premier étage
board-floor-plan-2 = Tout en haut
board-inspect = Pointez une caisse pour voir ses faces ici.
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
        [1] un quart de tour dans le sens horaire
        [2] un demi-tour
       *[3] trois quarts de tour dans le sens horaire
    }
board-fact-tip = { $name } fait basculer { $crate } { $direction } : { $colour } dessus, { $floor }.
board-fact-fall = { $name } fait chuter { $crate } { $direction }, { $floor }, { $colour } dessus, { $quarters }.
board-fact-pivot = { $name } fait pivoter { $crate } : { $quarters }.
board-fact-score = { $name } marque { $points } avec { $crates } : { $total } en tout.
board-fact-freed = Ne sont plus rangées : { $crates }.
board-fact-stored = Désormais rangées : { $crates }.
board-fact-customs = { $name } met la Douane sur { $crate }.
board-fact-customs-stays = { $name } laisse la Douane sur { $crate }.
board-fact-skip = { $name } a quitté la table : son tour est sauté.
board-fact-turn = C’est à { $name } de jouer.
board-fact-end = Trois mouvements ne sont plus possibles : la partie est finie.
board-fact-end-cap = Le nombre de tours convenu est atteint : la partie est finie.
board-fact-win-points = { $name } gagne avec { $points }.
board-fact-share-points = { $name } partage la victoire, avec { $points }.
board-move-tip = { $crate } bascule { $direction }
board-move-fall = { $crate } chute { $direction }, { $quarters }
board-move-pivot = { $crate } pivote, { $quarters }
board-move-customs = Douane sur { $crate }
board-move-leave = la Douane reste

coach-goal-dockers = Réunissez côte à côte des caisses qui montrent votre couleur : plus le groupe est grand et haut, plus il rapporte.

# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] la place 0
        [1] la place 1
        [2] la place 2
        [3] la place 3
       *[other] { $seat }
    }
reason-only-move = { $move } est le seul coup possible.

## Docker

reason-docker-no-move = Ce lancer ne permet aucun déplacement.
reason-docker-covers = Ce coup recouvre un conteneur adverse en { $square } ({ reason-seat }), qui ne peut plus bouger.
reason-docker-frees = Ce coup libère en { $square } un conteneur de qui le joue.
reason-docker-leaves-stuck =
    Ce coup bloque { reason-seat } { $count ->
        [1] sur un { $faces }
        [6] sur tous les lancers
       *[other] sur les lancers { $faces }
    } ({ $now ->
        [one] { $now } face jouable
       *[other] { $now } faces jouables
    } ; après { $other }, il y en aurait { $next }).
reason-docker-stuck =
    Ensuite, { reason-seat } ne peut pas jouer { $count ->
        [1] sur un { $faces }
        [6] du tout
       *[other] sur les lancers { $faces }
    }.
reason-docker-keeps =
    Ce coup garde { $now ->
        [one] { $now } face jouable
       *[other] { $now } faces jouables
    } à qui le joue ; { $other } en garde { $next }.
reason-docker-raises = Ce coup fait passer de { $before } à { $now } les faces jouables de qui le joue.

## Doce

reason-doce-wins =
    Ce coup gagne la manche : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-doce-loses =
    Avec ce coup, { reason-seat } gagne la manche : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-doce-draws = Ce coup termine la manche sur une nulle.
reason-doce-blocker-stops = Le bloqueur empêche { reason-seat } de gagner avec { $moves }.
reason-doce-blocker-square = Le bloqueur retire { $square } de toutes les lignes.
reason-doce-stops =
    Ce coup empêche { reason-seat } de gagner avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre
       *[other] {" "}et { $more } autres
    }.
reason-doce-still-wins =
    Attention : { reason-seat } peut encore gagner avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre
       *[other] {" "}et { $more } autres
    }.
reason-doce-threatens =
    Ce coup menace de gagner avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre
       *[other] {" "}et { $more } autres
    }.
reason-doce-threatens-many = Ce coup menace de gagner sur { $count } cases à la fois : { $squares }.
reason-doce-forces = Ce coup gagne la manche de force en { $turns } tours, en commençant par { $move }.
reason-doce-allows =
    Après { $played }, { reason-seat } pouvait gagner tout de suite avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre
       *[other] {" "}et { $more } autres
    }.
reason-doce-allows-force =
    Après { $played }, { reason-seat } pouvait gagner la manche de force en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.

## Dockers

reason-dockers-scores =
    Ce coup vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $crates }.
reason-dockers-gives =
    Ce coup rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { reason-seat } avec { $crates }.
reason-dockers-stored = Ce coup range { $crates } : ces caisses ne peuvent plus que chuter.
reason-dockers-freed = Ce coup libère { $crates }, qui étaient rangées.
reason-dockers-prepares =
    Ce coup prépare { $move }, qui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-dockers-ends = Ce coup termine la partie : plus personne ne peut faire trois mouvements.
reason-dockers-denies = La Douane prive { reason-seat } de { $move } et de ses { $points } points ; il en reste { $left } au plus.
reason-dockers-turn-scores =
    Ce tour rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; le tour joué en a rapporté { $other }.
reason-dockers-turn-gives =
    Le tour joué a donné { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { reason-seat }.
reason-dockers-turn-leaves =
    Ensuite, le premier mouvement de { reason-seat } rapporte au plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; après le tour joué, { $other }.
reason-dockers-turn-prepares =
    Ce tour prépare pour le tour suivant du joueur un mouvement à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; après le tour joué, le meilleur en rapporte { $other }.

## The report of a game

chart-title = Les chances au fil de la partie
chart-start = début
chart-end = fin de l’enregistrement
chart-seat = place { $seat }
chart-step-luck = tour { $turn } : { reason-seat } lance { $event }, de { $before } à { $after }
chart-step-skill = tour { $turn } : { reason-seat } joue { $event }, de { $before } à { $after }
chart-step-skill-better = tour { $turn } : { reason-seat } joue { $event }, de { $before } à { $after } ; { $best } valait mieux
chart-step-leaving = tour { $turn } : { reason-seat } quitte la partie, de { $before } à { $after }

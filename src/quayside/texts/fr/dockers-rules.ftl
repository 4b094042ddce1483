# Dockers: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-dockers-brief-1 = Chacun a une couleur. Une caisse appartient à la couleur de sa face **supérieure** ; au départ, toutes montrent un couvercle neutre.

rules-dockers-brief-2 = À votre tour, faites **trois mouvements** avec les caisses de votre choix ; vous pouvez ensuite bloquer une caisse avec le jeton Douane.

rules-dockers-brief-3 = Une caisse que rien ne recouvre peut **basculer** vers un espace libre (une autre face vient dessus), **chuter** (le dessus ne change pas) ou **pivoter** si aucune caisse ne touche ses côtés. Aucune ne monte jamais.

rules-dockers-brief-4 = Deux caisses ou plus de même couleur, côte à côte au même étage, sont **rangées**. Chaque caisse qui, en basculant ou en chutant, forme ou agrandit un tel groupe rapporte à sa couleur autant de points que le groupe compte de caisses : ×1 au sol, ×3 au premier étage, ×5 tout en haut.

rules-dockers-brief-5 = Une caisse rangée ne peut plus que chuter.

rules-dockers-brief-6 = Après votre tour, toutes les caisses doivent être solidaires. La partie s’arrête dès qu’un docker ne peut pas faire trois mouvements ; le meilleur score gagne.

rules-dockers-goal =
    Vingt-sept caisses forment un bloc de trois sur trois sur trois. Faites-les basculer, chuter et pivoter pour ranger **votre couleur côte à côte**. Le meilleur score gagne.
    .title = But du jeu

rules-dockers-box =
    De 2 à 4 joueurs, dès 7 ans, environ une heure. La boîte contient un plateau tournant sur son socle, 27 caisses en bois qui portent des noms de ports, 4 marqueurs de couleur et le jeton Douane ; il faut aussi du papier et un crayon. L’histoire : un cargo a été déchargé de nuit, à la hâte, et quatre compagnies envoient chacune un docker trier les caisses, qui changent de propriétaire chaque fois qu’elles basculent.
    .title = La boîte

rules-dockers-example =
    Sud joue rouge, Nord bleu. Le premier mouvement de Sud est une chute, comme toujours : Sydney tombe à l’est, de l’étage supérieur jusqu’au sol. Puis Istanbul bascule au sud, dans l’espace que Sydney a laissé, et Tanger bascule à l’est, dans celui qu’Istanbul a laissé. Après ces trois mouvements, Sud pose la Douane sur Alexandrie, qui ne peut plus bouger.

    Nord fait basculer Odessa au nord, au milieu de l’étage supérieur : sa face bleue vient dessus. Puis Le Cap bascule à l’est, juste à côté d’Odessa, et montre aussi du bleu. Deux caisses bleues côte à côte tout en haut sont rangées, et Nord marque 2 × 5 = 10 points. Encore un mouvement, la Douane si Nord le souhaite, et c’est à Sud.
    .title = Le début d’une partie

rules-dockers-crates =
    Chaque face d’une caisse est un couvercle neutre ou porte une couleur : rouge, bleu, jaune ou vert. Seule compte la face **supérieure** ; les côtés ne rapportent jamais rien. 24 caisses ont un couvercle et trois couleurs. Les trois caisses du centre, une par étage (Bahia, Singapour et Tanger), ont deux couvercles et les quatre couleurs. Chaque caisse porte le nom d’un port et un code de trois lettres.

    Il y a trois niveaux : le sol, le premier étage et le deuxième, tout en haut. Le sol n’a pas de bord.

    C’est un jeu de mémoire : on voit ce qui se voit de l’extérieur, et l’on ne peut regarder toutes les faces **que de la caisse que l’on fait chuter**. Une table peut aussi s’ouvrir de sorte que toutes les faces de toutes les caisses soient visibles.
    .title = Caisses et étages

rules-dockers-setup =
    Au départ, toutes les caisses montrent leur couvercle. Chacun tire une couleur ; à deux ou trois, les autres couleurs ne sont à personne. Le premier joueur est tiré au sort, sauf si la table désigne qui commence ; les autres suivent dans le sens des aiguilles d’une montre. Le jeton Douane attend à côté du bloc.
    .title = Mise en place

rules-dockers-turn =
    Faites exactement **trois mouvements**, avec n’importe quelles caisses, quelles que soient leurs couleurs : trois caisses différentes ou plusieurs fois la même. Vous pouvez ensuite placer le jeton Douane. Seule une caisse que rien ne recouvre et qui ne porte pas la Douane peut bouger. Le premier mouvement d’une partie est donc toujours une chute depuis le haut.
    .title = Un tour

rules-dockers-moves =
    {""}**Basculer** : s’il y a à côté, au même étage, un espace libre avec le sol ou une caisse dessous, la caisse bascule sur une arête et s’y pose. Une autre face vient dessus : si elle bascule vers le nord, c’est sa face sud.

    {""}**Chuter** : s’il n’y a rien sous cet espace, la caisse descend tout droit jusqu’à une caisse ou jusqu’au sol. Elle ne bascule pas : sa face supérieure ne change pas, et vous pouvez la tourner à votre gré, gratuitement, avant de la poser.

    {""}**Pivoter** : si aucune caisse ne touche ses côtés, vous pouvez la faire tourner sur place, d’autant de quarts de tour que vous voulez ; c’est un seul mouvement.

    Si une autre caisse occupe cet espace, le passage est bloqué : aucune caisse ne monte jamais, aucune ne va en diagonale.
    .title = Trois sortes de mouvements

rules-dockers-constraints =
    Pendant un tour, une caisse ne revient pas à un endroit où elle est passée, pas même à son point de départ, et ne pivote qu’une fois.

    Après le troisième mouvement, toutes les caisses doivent être **solidaires**, d’un seul tenant : elles le sont là où leurs faces se touchent. Une caisse seule à son étage est solidaire par sa base de celle qui la porte. Enfin, vous ne pouvez pas faire un mouvement qui vous empêcherait de terminer vos trois mouvements.
    .title = Ce qui est interdit

rules-dockers-stored =
    Deux caisses ou plus montrant la même couleur, côte à côte au même étage et non recouvertes, sont **rangées**. Personne ne peut faire basculer ni faire pivoter une caisse rangée ; elle ne peut que chuter. Au sol, elle ne peut même plus chuter : elle est bloquée. Les couvercles ne forment jamais de groupe, mais les couleurs que personne ne joue, si.

    Une caisse recouverte ne compte plus : en poser une dessus peut défaire un groupe et libérer les autres.
    .title = Caisses rangées

rules-dockers-points =
    Quand une caisse que l’on fait basculer ou chuter se retrouve dans un groupe, le docker de cette couleur marque **autant de points que le groupe entier compte de caisses** : ×1 au sol, ×3 au premier étage, ×5 tout en haut. Peu importe qui a joué. La caisse qui forme un groupe de deux compte déjà ; une caisse seule ne rapporte rien.

    On peut marquer plusieurs fois dans un tour, et un groupe qui grandit compte de nouveau en entier : une troisième caisse au premier étage rapporte 3 × 3 = 9 points, une quatrième, plus tard dans le même tour, 4 × 3 = 12 de plus. Personne ne marque pour une couleur que personne ne joue. Découvrir une caisse ou la faire pivoter ne rapporte rien.
    .title = Points

rules-dockers-customs =
    Après votre troisième mouvement, vous pouvez placer le jeton Douane sur une autre caisse que rien ne recouvre, ou le laisser où il est. Une caisse sous Douane ne bouge pas, et rien ne peut être posé dessus. À la fin du tout premier tour, le premier joueur doit placer le jeton Douane.
    .title = La Douane

rules-dockers-end =
    Quand celui qui doit jouer ne peut pas faire trois mouvements permis, la partie s’arrête aussitôt. Le meilleur score gagne ; en cas d’égalité, la victoire est partagée. Le nombre de tours n’est pas limité. Celui qui abandonne ou dépasse son temps ne joue plus : il garde ses points mais ne peut plus gagner. S’il ne reste qu’un joueur, il gagne.
    .title = Fin de la partie

rules-dockers-advice =
    Exercez-vous d’abord à faire basculer quelques caisses au sol. Orientez avec soin une caisse qui chute : ses faces latérales décident de la suite. Regardez de tous les côtés, et préparez sur deux tours ce qui ne peut pas rapporter en trois mouvements. Choisissez bien ce que bloque la Douane, surtout vers la fin. Les noms de ports aident à retenir les faces.
    .title = Bons conseils

rules-dockers-writing =
    `RTM^N` fait basculer Rotterdam vers le nord, `RTMvE2` la fait chuter vers l’est avec deux quarts de tour dans le sens des aiguilles d’une montre, `RTM@1` la fait pivoter d’un quart (N, E, S, W : nord, est, sud, ouest). `=RTM` y place la Douane, `=` la laisse où elle est.
    .title = Notation

rules-dockers-figure-example = Le Cap (CPT) bascule à l’est, à côté d’Odessa (ODS) : 10 points pour Bleu.

rules-dockers-figure-fall = Sydney (SYD) chute vers l’est, de tout en haut jusqu’au sol. Le couvercle reste dessus.

rules-dockers-figure-tip = Istanbul (IST) bascule vers le sud, dans le vide laissé par Sydney : sa face nord vient dessus.

rules-dockers-figure-pivot = Plus aucune caisse ne touche les côtés de Bombay (BOM) : elle pivote d’un quart de tour. Elle reste à sa place, et son couvercle reste dessus.

rules-dockers-figure-stored = Odessa (ODS) bascule vers le nord, à côté d’Alexandrie (ALY). Deux caisses bleues tout en haut sont rangées : 2 × 5 = 10 points pour Bleu.

rules-dockers-figure-customs = Après trois mouvements, la Douane va sur Tanger (TNG) : cette caisse ne bouge plus et rien ne peut y être posé.

rules-dockers-credits = DOCKERS est un jeu de Philippe Leurquin.

## Rulings

ruling-CR-1 = Les règles imprimées ne disent pas la taille du plateau. Ici, le sol n’a pas de bord (notre choix) : les caisses vont aussi loin que les autres règles le permettent.
    .title = Un sol sans bord
ruling-CR-2 = L’ordre de départ est imprimé sur la boîte et non dans les règles ; la disposition est donc la nôtre (notre choix) : personne ne peut marquer au premier tour et toutes les couleurs ont les mêmes chances. Bahia, Singapour et Tanger sont nommées dans les règles ; les 24 autres noms de ports sont de nous. Les options « ordre des étages » et « disposition » la changent : vous pouvez saisir la disposition de votre propre boîte pour y jouer.
    .title = La disposition de départ
ruling-CR-3 = Les règles imprimées interdisent l’aller-retour d’une caisse pendant un tour. Nous lisons cela strictement : elle ne revient à aucun endroit où elle est passée pendant ce tour, ni à son point de départ (notre lecture).
    .title = Pas de retour
ruling-CR-4 = Les règles imprimées ne limitent pas le nombre de pivots. Ici, une caisse pivote une fois au plus pendant un tour (notre choix, pour que personne ne passe son tour en la faisant tourner). Les quarts de tour offerts pendant une chute ne comptent pas.
    .title = Un pivot au plus par caisse
ruling-CR-5 = Les caisses sont solidaires par les faces qui se touchent : côte à côte à un étage, ou l’une sur l’autre. La phrase imprimée le demande à la fin du tour, et c’est ce que nous jouons ; une figure imprimée peut se lire comme l’exigeant après chaque mouvement. Avec l’option « caisses solidaires : après chaque mouvement », cela vaut après chaque mouvement.
    .title = Les caisses restent solidaires
ruling-CR-6 = Les règles imprimées rendent les trois mouvements obligatoires. Peut-on commencer un tour qu’on ne pourra pas finir ? Ici, non (notre lecture) : un mouvement n’est permis que si le tour peut encore être terminé ensuite, et si trois mouvements sont impossibles au début d’un tour, la partie est finie. Avec l’option « finir son tour : oui », on peut se mettre dans une impasse, et la partie s’arrête là.
    .title = Trois mouvements à chaque tour
ruling-CR-7 = Les règles imprimées disent que recouvrir une caisse défait un groupe. Nous allons jusqu’au bout : une caisse recouverte n’appartient à aucun groupe, et ce qui reste du groupe est libre s’il n’y a plus qu’une caisse (notre lecture). Le jeton Douane ne recouvre rien.
    .title = Une caisse recouverte ne compte pas
ruling-CR-8 = Selon les règles imprimées, chaque caisse nouvellement rangée fait compter de nouveau le groupe entier, quel que soit l’auteur du mouvement : au sol, la caisse qui forme une paire rapporte 2 points, la suivante 3, la suivante 4. Elles ne disent pas si un groupe compte aussi quand on découvre une caisse. Ici, non (notre choix), et une couleur que personne ne joue ne rapporte rien à personne.
    .title = Ce qui rapporte des points
ruling-CR-9 = Les règles imprimées obligent le premier joueur à placer le jeton Douane. Elles ne disent pas si les suivants doivent le déplacer : ici, il peut aussi rester où il est (notre lecture).
    .title = La Douane au premier tour
ruling-CR-10 = Les règles imprimées ne limitent pas le nombre de tours, et nous non plus. Entre robots qui jouent au hasard, environ une partie sur mille ne finirait jamais ; les parties entre robots peuvent donc s’arrêter avec l’option « limite de tours », et les scores sont alors acquis (notre choix).
    .title = La durée d’une partie
ruling-CR-11 = Les règles imprimées en font un jeu de mémoire. Tous les mouvements se font au vu de tous : rien n’est secret pour qui se souvient. La table choisit à l’ouverture : **mémoire**, comme dans les règles, ou **ouvert**, où l’on peut regarder à tout moment toutes les faces de toutes les caisses (notre choix pour les débutants).
    .title = Les faces que l’on peut regarder
ruling-CR-12 = Les règles imprimées ne disent pas ce qui se passe si deux joueurs ont le meilleur score. Ici, ils partagent la victoire (notre choix).
    .title = Égalité : victoire partagée
ruling-CR-13 = « Caisse touchée, caisse jouée » vaut autour d’une vraie table. À l’écran, on peut annuler les mouvements de son tour tant qu’on ne l’a pas terminé (notre choix).
    .title = Caisse touchée, caisse jouée

## Why not?

why-CR-3 = Cette caisse est déjà passée là pendant ce tour et ne peut pas y revenir.
why-CR-4 = Cette caisse a déjà pivoté pendant ce tour.
why-CR-5 = Les caisses seraient séparées ; elles doivent rester toutes solidaires.
why-CR-6 = Ensuite, vous ne pourriez plus terminer votre tour de trois mouvements.
why-CR-9 = À la fin du premier tour, il faut placer la Douane sur une caisse.
why-dockers-a-turn = Un tour, c’est trois mouvements puis la Douane, dans cet ordre.
why-dockers-moves = Cette caisse ne peut pas aller par là : une autre est dessus ou à côté, et aucune caisse ne monte.
why-dockers-covered = Une autre caisse est posée sur celle-ci. Seule une caisse qui ne porte rien peut bouger.
why-dockers-locked = La Douane est sur cette caisse : personne ne peut la bouger.
why-dockers-customs = Une caisse sous Douane ne bouge pas, rien ne vient dessus, et la Douane se pose seulement en haut d’une colonne.
why-dockers-stored-groups = Cette caisse est rangée avec d’autres de sa couleur : elle ne peut que chuter.

## Why a move is good

reason-dockers-scores =
    Ce coup rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $crates } ; { $other } { $less ->
        [0] n’en rapporte aucun
       *[other] en rapporte { $less }
    }.
reason-dockers-reaches =
    Avec ce coup, le tour peut rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; avec { $other }, { $less ->
        [0] aucun
       *[other] { $less } au plus
    }.
reason-dockers-spares =
    Le coup { $other } rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { reason-seat }.
reason-dockers-cuts =
    Dans la position obtenue, le meilleur tour rapporte à { reason-seat } { $left ->
        [one] { $left } point
       *[other] { $left } points
    } au lieu de { $points }.
reason-dockers-avoids =
    Dans la position obtenue, le meilleur tour rapporte à { reason-seat } { $left ->
        [one] { $left } point
       *[other] { $left } points
    } ; après { $other }, il en rapporterait { $points }.
reason-dockers-stored = Ce coup range { $crates } : une caisse rangée ne peut plus que chuter.
reason-dockers-ends =
    Ce coup termine la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance.
reason-dockers-plays-on =
    Avec { $other }, la partie se terminerait avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard.
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
    Ensuite, le meilleur tour rapporte à { reason-seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; après le tour joué, { $other }.
reason-dockers-turn-prepares =
    Si personne d’autre ne jouait, le tour suivant du joueur pourrait alors rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; après le tour joué, { $other }.
reason-dockers-turn-ended =
    Le tour joué a terminé la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard.
reason-dockers-prepares =
    Si personne d’autre ne jouait, le tour suivant du joueur pourrait alors rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; après { $other }, { $less ->
        [0] aucun
       *[other] { $less } au plus
    }.

## Pourquoi une position ne peut pas se présenter dans une partie

cannot-dockers-crates = Il y a 27 caisses, pas { $count }.
cannot-dockers-faces = { $crate } ne peut pas être ainsi : ses faces sont disposées autrement.
cannot-dockers-both = { $crate } et { $other } ne peuvent pas être au même endroit.
cannot-dockers-hangs = { $crate } ne repose sur rien.
cannot-dockers-corner = Les places des caisses se comptent depuis leur coin sud-ouest.
cannot-dockers-customs-missing = Après le premier tour, la Douane est sur une caisse : choisissez laquelle.
cannot-dockers-customs-early = Avant la fin du premier tour, la Douane n’est sur aucune caisse.
cannot-dockers-customs-covered = { $crate } est sous Douane : aucune caisse ne peut être dessus.
cannot-dockers-customs-moved = { $crate } est sous Douane et n’a pas pu bouger pendant ce tour.
cannot-dockers-way = Les places que { $crate } a quittées pendant ce tour ne mènent pas là où elle est.
cannot-dockers-apart = Toutes les caisses doivent être solidaires.
cannot-dockers-all-left = Le dernier joueur ne peut pas être parti.
cannot-dockers-left = { $who } a quitté la partie : ce ne peut pas être son tour.
cannot-dockers-turns = On joue { $most } tours au plus.
cannot-dockers-unfinished = Ce tour ne pourrait pas être terminé en trois mouvements.
cannot-dockers-over = Celui qui doit jouer ne peut pas faire trois mouvements : la partie est finie ici.
cannot-dockers-goes-on = La partie continue ici : c’est donc le tour de quelqu’un.

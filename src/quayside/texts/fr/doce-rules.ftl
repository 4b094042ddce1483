# Doce: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-doce-brief-1 = Deux joueurs, une grille de 5 cases sur 5. À votre tour, posez un dé sur une case libre, en montrant le chiffre de votre choix.

rules-doce-brief-2 = Jamais à côté du dé que vous avez posé en dernier, même en diagonale : c’est votre **zone interdite**.

rules-doce-brief-3 = Une fois par manche, avant votre dé, vous pouvez condamner une case libre avec votre **bloqueur** : plus personne ne peut s’en servir.

rules-doce-brief-4 = Quatre dés alignés qui totalisent exactement **12** gagnent la manche : tous à vous, ou trois à vous et un dé adverse à une extrémité.

rules-doce-brief-5 = Gagner vite rapporte plus : les cases vides et votre bloqueur non joué valent des points. Après quatre manches, le meilleur total gagne.

rules-doce-goal =
    Quatre dés alignés qui totalisent **douze** gagnent une manche. Un match compte quatre manches ; le meilleur total gagne.
    .title = But du jeu

rules-doce-box =
    Pour 2 joueurs. La boîte contient une grille, 11 dés noirs et 11 dés blancs, 2 dés vierges (les bloqueurs), 2 marqueurs et une piste de score avec 4 jetons. Dans les images et l’exemple de cette page, les joueurs sont Rouge et Bleu. Le site de l’éditeur propose des variantes ; ici, on joue au jeu de la boîte.
    .title = La boîte

rules-doce-example =
    Rouge commence par un 3 en `b2`, Bleu répond loin de là par un 6 en `e5`. Le dé suivant de Rouge ne doit pas toucher `b2` : il va en `d2`, un 4. Bleu joue un 5 en `b4`. Rouge joue alors un 2 en `a2` : cette case touche `b2`, mais seul le dernier dé, `d2`, crée une zone. Bleu ne voit rien venir et joue un 1 en `d4`.

    Rouge comble le trou par un 3 en `c2` : 2 + 3 + 3 + 4 = 12. Rouge marque 12, +2 car les quatre dés sont rouges, +5 pour son bloqueur non joué et +1 pour chacune des 18 cases vides : 37 points. Bleu marque 0 et commence la deuxième manche.
    .title = Un exemple de manche

rules-doce-board =
    La grille compte 5 cases sur 5, de `a1` à `e5`. Chacun des deux joueurs a 11 dés, un bloqueur (dans la boîte, un dé vierge) et un marqueur. On ne lance pas les dés : on choisit la face.
    .title = Grille et dés

rules-doce-turn =
    Si vous avez encore votre bloqueur, vous pouvez d’abord le jouer sur une case libre, même dans votre propre zone interdite, pourvu que vous puissiez poser un dé ensuite. Le bloqueur condamne sa case **pour toute la manche** : on n’y pose plus de dé et aucune ligne ne la traverse.

    Posez ensuite **un dé**, montrant un chiffre de 1 à 6 au choix, sur une case libre hors de votre zone interdite. Placez votre marqueur dessus : il indique votre dernier dé. Il ne va jamais sur le bloqueur.
    .title = Un tour

rules-doce-zone =
    Les cases autour de votre propre dernier dé, dans les huit directions, sont votre **zone interdite**. Elle ne vaut que pour vous et seulement à votre tour suivant. Pour votre premier dé d’une manche, il n’y en a pas.
    .title = La zone interdite

rules-doce-line =
    Une ligne, ce sont quatre cases voisines sur une rangée, une colonne ou une diagonale. Elle vous fait gagner si ses quatre dés totalisent 12 et que **les quatre sont à vous**, ou que **trois sont à vous et le dé adverse est à une extrémité**.

    Après chaque dé, on vérifie les lignes des deux joueurs : on peut donc compléter celle de l’autre. Si les deux en ont une, la manche est nulle.
    .title = Une ligne gagnante

rules-doce-pass =
    Si vous n’avez plus de dé, ou plus de case libre hors de votre zone, vous devez passer ; sinon, vous ne pouvez pas. Après avoir passé, vous n’avez plus de zone. Quand plus aucun dé ne peut être posé, la manche est nulle.
    .title = Passer

rules-doce-score =
    Le gagnant de la manche marque **12**, +2 si une ligne gagnante n’est faite que de ses dés, +5 s’il n’a pas joué **son propre bloqueur**, +1 par case vide (la case d’un bloqueur n’est pas vide), et −2 par brelan de ses propres dés (trois dés montrant le même chiffre). Le perdant marque 0.

    En cas de nulle, chacun marque 2, et +5 s’il n’a pas joué **son propre bloqueur**.
    .title = Score d’une manche

rules-doce-match =
    À chaque manche, chacun reprend ses dés et son bloqueur ; le premier joueur alterne. Celui de la première manche est tiré au sort, sauf si la table désigne qui commence. Après quatre manches, le meilleur total gagne ; l’égalité donne une nulle. Celui qui abandonne ou dépasse son temps perd le match.
    .title = Le match

rules-doce-advice =
    Cherchez un dé qui menace de faire douze à deux endroits : un seul dé ne peut pas parer les deux. Gardez le bloqueur pour ce moment, ou jusqu’à la fin pour ses 5 points. Et avant de jouer, regardez ce que votre dé apporte aux lignes adverses.
    .title = Bons conseils

rules-doce-writing =
    `c3=5` pose un 5 en c3, `#b2` joue le bloqueur en b2 (un dé suit dans le même tour), `pass` passe.
    .title = Notation

rules-doce-figure-example = Le 3 en c2 complète 2 + 3 + 3 + 4 = 12.

rules-doce-figure-line = Un 4 en c1 donne 1 + 2 + 4 + 5 = 12 : quatre dés du même joueur alignés gagnent la manche.

rules-doce-figure-ends = Un 3 en c2 donne 3 + 4 + 3 + 2 = 12 : trois dés rouges, et le bleu est à l’extrémité. Cette ligne gagne pour Rouge. Avec le dé bleu au milieu, elle ne compterait pas.

rules-doce-figure-zone = Le dernier dé de celui qui joue est en c3 : les huit cases autour sont interdites ; e3 est autorisée.

rules-doce-figure-blocker = Un 3 en d5 donnerait 2 + 3 + 4 + 3 = 12. Le bloqueur en d5 l’empêche ; le joueur pose encore un dé ensuite.

rules-doce-credits = DOCE est un jeu de Luis, Daniel et Amelia Machado et Ivana Reyes ; la boîte est d’Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE est sa marque déposée.

## Rulings

ruling-DC-1 = La feuille imprimée ne montre la grille qu’en image. Nous jouons sur cinq cases sur cinq, comme le disent les descriptions publiques du jeu.
    .title = La taille de la grille
ruling-DC-2 = Les règles imprimées interdisent les cases à côté de votre dernier dé, sans dire si les coins comptent. Ici, les huit directions comptent (notre lecture).
    .title = La zone interdite
ruling-DC-3 = Selon les règles imprimées, un dé suit le bloqueur. Et si aucun ne le peut ? Alors vous ne pouvez pas jouer le bloqueur (notre choix).
    .title = Un dé après le bloqueur
ruling-DC-4 = Les règles imprimées ne disent pas quoi faire si l’on ne peut pas poser de dé. Ici, on passe, et seulement alors ; passer efface la zone. Quand plus personne ne peut poser de dé, la manche est nulle (notre choix).
    .title = Quand on passe
ruling-DC-5 = Selon les règles imprimées, la manche est nulle si les deux joueurs complètent une ligne en même temps. Un dé peut donc compléter la ligne de l’autre, et après chaque dé nous vérifions les lignes des deux, peu importe qui l’a posé (notre lecture).
    .title = Les lignes comptent pour les deux
ruling-DC-6 = Les règles imprimées ne disent pas combien de fois comptent les 2 points de prime si un dé complète plusieurs lignes faites uniquement de vos dés. Ici, ils comptent une seule fois (notre choix).
    .title = Une seule prime
ruling-DC-7 = Les règles imprimées retirent 2 points pour trois dés montrant le même chiffre et ne parlent pas de dés en plus. Ici, chaque brelan complet coûte 2 points : de trois à cinq dés, 2 points ; de six à huit, 4 points (notre lecture).
    .title = Les brelans coûtent des points
ruling-DC-8 = Selon les règles imprimées, le plus jeune commence. Ici, le premier joueur de la première manche est tiré au sort, sauf si la table désigne qui commence (notre choix).
    .title = Qui commence
ruling-DC-9 = Selon les règles imprimées, un dé lâché reste comme il est et termine le tour. À l’écran, on peut annuler son tour tant qu’il n’est pas envoyé (notre choix).
    .title = Un dé lâché

## Why not?

why-DC-2 = Cette case est dans votre zone interdite, à côté de votre dernier dé.
why-DC-3 = Avec le bloqueur sur cette case, vous ne pourriez plus poser de dé.
why-DC-4 = On ne passe que sans dé, ou sans case libre hors de sa zone.
why-doce-taken = Il y a déjà un dé ici. Choisissez une case libre.
why-doce-blocked = Il y a un bloqueur ici : personne ne peut plus utiliser cette case dans cette manche.
why-doce-a-turn = Cette case n’est pas libre, ou votre bloqueur est déjà joué.

## Why a move is good

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
reason-doce-stops =
    Ce coup empêche { reason-seat } de gagner avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}ou un autre coup
       *[other] {" "}ou { $more } autres coups
    }.
reason-doce-still-wins =
    Attention : { reason-seat } peut encore gagner avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}ou un autre coup
       *[other] {" "}ou { $more } autres coups
    }.
reason-doce-threatens =
    Ce coup menace de gagner au tour suivant avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}ou un autre coup
       *[other] {" "}ou { $more } autres coups
    } : { reason-seat } doit parer.
reason-doce-threatens-many = Ce coup menace de gagner sur { $count } cases à la fois : { $squares }.
reason-doce-forces =
    { $turns ->
        [2] Ce coup gagne la manche de force avec { $move } : il n’y a pas de défense contre un gain au tour suivant.
       *[other] Ce coup gagne la manche de force en { $turns } tours, en commençant par { $move }.
    }
reason-doce-forces-line = Ce coup gagne la manche de force en { $turns } tours : { $line } ; ensuite il n’y a plus de défense. Entre parenthèses, les réponses qui tiennent le plus longtemps.
reason-doce-allows =
    Après { $played }, { reason-seat } pourrait gagner tout de suite avec { $moves }{ $more ->
        [0] {""}
        [one] {" "}ou un autre coup
       *[other] {" "}ou { $more } autres coups
    }.
reason-doce-allows-force =
    Après { $played }, { reason-seat } pourrait gagner la manche de force en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } : { $line }.

## Pourquoi une position ne peut pas se présenter dans une partie

cannot-doce-squares = Le plateau a 25 cases.
cannot-doce-blockers = { $who } a un seul bloqueur : il est sur le plateau ou encore en main, pas les deux.
cannot-doce-dice = { $who } a { $all } dés ; avec { $placed } sur le plateau, le nombre de dés restants ne va pas.
cannot-doce-last = { $who } n’a aucun dé en { $square } : ce ne peut pas être son dernier dé.
cannot-doce-line = Une ligne de douze est sur le plateau : cette manche est finie.
cannot-doce-full = Tous les dés sont sur le plateau : cette manche est finie.
cannot-doce-over = Le match est fini ici : ce n’est le tour de personne.
cannot-doce-goes-on = Le match continue ici : c’est donc le tour de quelqu’un.
cannot-doce-completed = Le dernier dé d’aucun joueur ne complète toutes les lignes de douze du plateau.
cannot-doce-blocker-held = { $who } a encore son bloqueur et ne vient donc pas de le jouer.
cannot-doce-blocker-stuck = Après le bloqueur qui vient d’être joué, aucun dé ne peut être posé.
cannot-doce-turns = { $starter } a commencé cette manche et personne n’a encore pu passer. Avec { $placed } dés ({ $first }) et { $other } ({ $second }) sur le plateau, ce n’est pas à { $turn } de jouer.
cannot-doce-turns-over = { $starter } a commencé cette manche et personne n’a pu passer. Il ne peut pas y avoir { $placed } dés ({ $first }) et { $other } ({ $second }) sur le plateau.
cannot-doce-unmarked = { $who } n’a pas pu passer : l’un de ses dés est le dernier posé. Choisissez lequel.
cannot-doce-totals = { $first } et { $second } points ne peuvent pas être le score à la manche { $round }.

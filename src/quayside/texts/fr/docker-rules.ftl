# Docker and OMBA: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-docker-brief-1 = Soyez le dernier docker capable de déplacer un conteneur.

rules-docker-brief-2 = Lancez le dé : c’est votre nombre de points de déplacement. Utilisez-les **tous**, avec **un seul** conteneur.

rules-docker-brief-3 =
    Faites-en entrer un par la case centrale { $edition ->
        [en] de votre côté
       *[other] d’un côté
    }, ou déplacez-en un qui est sur le plateau. L’entrée compte comme premier déplacement.

rules-docker-brief-4 = Passer sur une case voisine coûte 1 point, plus 1 par niveau monté ou descendu : 2 points pour se poser sur un conteneur. Jamais en diagonale, jamais deux fois sur la même case.

rules-docker-brief-5 = Un conteneur recouvert ne peut pas bouger.

rules-docker-brief-6 =
    { $edition ->
        [en] Si votre lancer ne permet aucun déplacement et que vous avez moins de trois conteneurs sur le plateau, relancez jusqu’à pouvoir jouer. Avec vos trois conteneurs sur le plateau, vous êtes éliminé.
        [it] Si votre lancer ne permet aucun déplacement et que vous avez moins de trois conteneurs sur le plateau, relancez jusqu’à pouvoir jouer. À partir de trois conteneurs sur le plateau, vous êtes éliminé.
       *[other] Si votre lancer ne permet aucun déplacement, vous êtes éliminé ; on ne relance pas.
    }

rules-docker-goal =
    Des conteneurs entrent dans un hangar de neuf cases, circulent et grimpent les uns sur les autres. Le docker qui ne peut plus jouer est éliminé. Le **dernier docker en jeu** gagne.
    .title = But du jeu

rules-docker-box =
    De 2 à 4 joueurs, dès 8 ans, environ 15 minutes. La boîte contient un plateau avec des flèches aux quatre cases d’entrée, 12 cubes en bois de quatre couleurs (les conteneurs) et un dé. L’histoire : le quai est plein, et il ne reste de la place qu’en hauteur.
    .title = La boîte

rules-docker-example =
    Sud fait 3. Un nouveau conteneur entre en `b1` (1 point), avance en `b2` (1) puis en `c2` (1). Nord fait 4 : un conteneur entre { $edition ->
        [en] en `b3` (1), avance en `b2`
       *[other] aussi en `b1` (1), car toutes les entrées sont ouvertes à tous, avance en `c1`
    } (1) et monte sur `c2`, une case et un niveau (2). Le conteneur de Sud est maintenant recouvert et ne peut plus bouger.

    { $edition ->
        [en] Sud fait 1 et fait entrer un conteneur en `b1`. Nord fait 4 et le recouvre aussi, en passant par `b3` et `b2`. Sud fait 3 et entre par-dessus les deux : 1 point et deux niveaux. Nord fait 6 et grimpe sur les trois : 1 point pour `b3`, 1 pour `b2`, 4 pour `b1`. Sud a maintenant ses trois conteneurs sur le plateau, tous recouverts. Quel que soit son lancer, Sud ne peut pas jouer : Sud est **éliminé**, Nord a gagné.
       *[other] Sud fait 1 et fait entrer un conteneur en `b1`. Nord fait 2 et entre juste par-dessus : 1 point pour l’entrée, 1 pour le niveau. La même chose se répète en `a2` et en `b3`. Puis Sud fait encore 1. Tous ses conteneurs sont recouverts, et deux conteneurs occupent chaque case d’entrée : entrer coûterait 3. Aucun déplacement n’est possible : Sud est **éliminé**, Nord a gagné.
    }
    .title = Un exemple de partie

rules-docker-board =
    Le plateau compte 3 cases sur 3, de `a1` à `c3` : les lettres d’ouest en est, les chiffres du sud au nord. Les cases du milieu des quatre côtés, `b1`, `a2`, `b3` et `c2`, sont les **cases d’entrée**.

    Les conteneurs s’empilent sans limite. Le **niveau** d’un conteneur est le nombre de conteneurs qui se trouvent dessous : au sol, c’est 0.
    .title = Plateau et conteneurs

rules-docker-setup =
    À deux, asseyez-vous face à face, au sud et au nord ; à trois, au sud, à l’ouest et au nord ; à quatre, un de chaque côté. Chacun prend ses conteneurs ; le plateau est vide. Le premier joueur est tiré au sort, sauf si la table désigne qui commence.
    .title = Mise en place

rules-docker-edition-fr =
    À deux, chacun a six conteneurs ; à trois ou quatre, trois chacun. On entre par **n’importe laquelle** des quatre cases d’entrée.
    .title = L’édition française

rules-docker-edition-en =
    Chacun a trois conteneurs ; à deux ou à trois, les autres restent dans la boîte. On n’entre que par **sa propre** case d’entrée, au milieu de son côté. Tant que vous avez moins de trois conteneurs sur le plateau, vous **relancez jusqu’à obtenir un lancer jouable**.
    .title = L’édition anglaise et allemande

rules-docker-edition-it =
    À deux, chacun a six conteneurs ; à trois ou quatre, trois chacun. On entre par **n’importe laquelle** des quatre cases d’entrée. Tant que vous avez moins de trois conteneurs sur le plateau, vous **relancez jusqu’à obtenir un lancer jouable**.
    .title = L’édition italienne

rules-docker-edition-omba =
    La première édition du jeu. À deux, chacun a six conteneurs ; à trois, quatre chacun ; à quatre, trois chacun. On entre par **n’importe laquelle** des quatre cases d’entrée.
    .title = OMBA

rules-docker-turn =
    Lancez le dé : c’est votre nombre de points de déplacement. Utilisez-les **tous**, avec **un seul** conteneur : un conteneur du plateau que rien ne recouvre, ou un nouveau, pris dans votre réserve. Vous avez toujours le choix.

    C’est ensuite au docker suivant encore en jeu, dans le sens des aiguilles d’une montre.
    .title = Un tour

rules-docker-points =
    Le conteneur passe sur une case voisine, jamais en diagonale. Cela coûte **1 point, plus 1 par niveau** monté ou descendu. Le conteneur se pose toujours au sommet de la colonne. Deux exemples : du sommet d’une colonne de trois, descendre sur une case vide coûte 3 points ; passer au sommet d’une colonne de deux en coûte 1.

    Entrer coûte 1 point, plus 1 par conteneur présent sur la case d’entrée : 3 points pour se poser sur deux conteneurs. S’il reste des points, il faut les utiliser aussitôt, avec le même conteneur.
    .title = Le coût d’un déplacement

rules-docker-constraints =
    Tous les points du lancer doivent être utilisés. Un conteneur se pose sur chaque case de son chemin, jamais deux fois sur la même, et ne revient pas à sa case de départ. Il ne survole aucune case, et on ne le fait ni monter ni descendre sur place pour gaspiller des points.

    Un conteneur recouvert ne peut pas bouger, quel que soit le propriétaire de celui du dessus. Si plusieurs chemins mènent à la même case, peu importe lequel vous prenez.
    .title = Ce qui est interdit

rules-docker-no-move =
    { $edition ->
        [en] Tant que vous avez moins de trois conteneurs sur le plateau, vous relancez jusqu’à obtenir un lancer jouable. Avec vos trois conteneurs sur le plateau, un lancer qui ne permet aucun déplacement vous **élimine**.
        [it] Tant que vous avez moins de trois conteneurs sur le plateau, vous relancez jusqu’à obtenir un lancer jouable. À partir de trois, un lancer qui ne permet aucun déplacement vous **élimine**.
       *[other] Si votre lancer ne permet aucun déplacement, vous êtes **éliminé**, quel que soit le nombre de vos conteneurs sur le plateau. On ne relance pas.
    }

    Vos conteneurs restent sur le plateau comme obstacles : on peut les escalader et les recouvrir ; ceux qui vous restent sont retirés du jeu.
    .title = Aucun déplacement

rules-docker-end =
    Dès qu’il ne reste qu’un docker en jeu, il a gagné. Les autres sont classés dans l’ordre inverse de leur élimination. Le nombre de tours n’est pas limité. Celui qui abandonne ou dépasse son temps est éliminé.
    .title = Fin de la partie

rules-docker-cards =
    Une variante sans hasard, qui n’est pas dans la boîte (jeuxsoc.fr la propose aussi) : au lieu de lancer le dé, chacun a devant soi les cartes 1 à 6, visibles, et en joue une qui permet un déplacement. Votre sixième carte jouée, vous reprenez les six. Si aucune de vos cartes ne permet de jouer, vous êtes éliminé.
    .title = Avec des cartes

rules-docker-advice =
    Méfiez-vous du 1 : c’est lui qui élimine le plus de joueurs, car il demande une case voisine exactement à la même hauteur.{ $edition ->
        [en] {" "}Gardez au moins un conteneur hors du plateau aussi longtemps que possible : ainsi, vous pouvez relancer.
        [it] {" "}Gardez au moins un conteneur hors du plateau, et moins de trois dessus, aussi longtemps que possible : ainsi, vous pouvez relancer.
       *[other] {""}
    }
    .title = Bons conseils

rules-docker-writing =
    `a1-c3` déplace le conteneur du dessus de a1 vers c3 ; `+b2` en fait entrer un qui finit en b2. Le lancer se note devant : `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notation

rules-docker-figure-example =
    Le 4 de Nord : entrée en { $edition ->
        [en] b3, puis b2
       *[other] b1, puis c1
    }, puis sur le conteneur de Sud en c2.

rules-docker-figure-end =
    { $edition ->
        [en] Les trois conteneurs de Sud sont recouverts : Sud est éliminé.
       *[other] Sud a fait 1, mais tous ses conteneurs sont recouverts et entrer coûte 3 : Sud est éliminé.
    }

rules-docker-figure-entry = Avec un 4 : entrer sur b1, où se trouve un conteneur, coûte 2 points, descendre en b2 encore 2.

rules-docker-figure-climb = Un 4 fait monter le conteneur de a1 de deux niveaux : 2 points jusqu’à b1, 2 de plus jusqu’à c1.

rules-docker-figure-cover = Un 2 mène le conteneur de b2 sur a2 : une case et un niveau. Celui du dessous ne peut plus bouger.

rules-docker-figure-stuck = Sud a fait 2 et n’a plus rien en réserve. Depuis a1, toute case voisine est deux niveaux plus haut et coûte 3 : Sud est éliminé.

rules-docker-credits = Docker et OMBA sont édités par Jactalea. Des sources publiques nomment comme auteurs Ingo Althöfer, Hilko Drude et Reinhold Wittig.

## Rulings

ruling-DK-1 =
    Les règles imprimées ne disent pas quels côtés prennent deux ou trois joueurs. Ici, à deux, on s’assoit face à face ; à trois, au sud, à l’ouest et au nord (notre choix).{ $edition ->
        [en] {" "}Dans cette édition, cela compte : vos conteneurs entrent par le milieu de votre propre côté.
        [fr] {" "}Elles ne disent pas non plus qui commence, ni dans quel sens on joue : ici, le premier joueur est tiré au sort et l’on joue dans le sens des aiguilles d’une montre, comme dans les règles anglaises et allemandes (notre choix).
       *[other] {""}
    }
    .title = Qui s’assoit où
ruling-DK-2 =
    { $edition ->
        [en] {""}
        [omba] À deux, chacun prend deux couleurs ; à trois, le quatrième conteneur de chacun est de la couleur restante. Pour les règles, tous les conteneurs d’un docker se valent : l’écran les montre donc d’une seule couleur, liée à la place (notre choix).
       *[other] À deux, chacun prend deux couleurs. Pour les règles, tous les conteneurs d’un docker se valent : l’écran les montre donc d’une seule couleur, liée à la place (notre choix).
    }
    .title = Deux couleurs, un seul docker
ruling-DK-3 =
    { $edition ->
        [it] Les règles imprimées demandent d’amener le conteneur sur une case voisine avant de le faire monter. Peut-on alors entrer sur une case d’entrée occupée ? Ici, oui (notre choix) : pour nous, le sol devant le hangar est une telle case, et l’entrée coûte 1 point, plus 1 par conteneur présent. Une phrase ne compte pour la montée que les conteneurs empilés ; nous ajoutons le point du déplacement lui-même, comme dans les autres éditions.
        [en] Les règles imprimées ne disent pas ce que coûte l’entrée quand la case d’entrée est déjà occupée. Ici, elle coûte ce que coûterait un déplacement depuis le sol extérieur : 1 point, plus 1 par conteneur présent (notre choix).
       *[other] Les règles imprimées demandent d’amener le conteneur sur une case voisine avant de le faire monter. Peut-on alors entrer sur une case d’entrée occupée ? Ici, oui (notre choix) : pour nous, le sol devant le hangar est une telle case, et l’entrée coûte 1 point, plus 1 par conteneur présent.
    }
    .title = Le prix de l’entrée
ruling-DK-4 =
    { $edition ->
        [fr] Les règles imprimées interdisent seulement de reculer. Ici, aucune case ne sert deux fois dans un déplacement, et la case de départ compte comme utilisée (notre choix). Avec l’option « retour à la case de départ : une fois », un conteneur peut revenir une fois sur sa case de départ, ce que ces règles imprimées ne prévoient pas.
        [omba] Les règles imprimées interdisent seulement de reculer. Ici, aucune case ne sert deux fois dans un déplacement, et la case de départ compte comme utilisée (notre choix). Avec l’option « retour à la case de départ : une fois », un conteneur peut revenir une fois sur sa case de départ, ce que ces règles imprimées ne prévoient pas.
       *[other] Les règles imprimées interdisent d’entrer deux fois sur une case. La case de départ compte-t-elle déjà ? Ici, oui : un déplacement ne finit jamais là où il a commencé (notre choix). Avec l’option « retour à la case de départ : une fois », un conteneur peut revenir une fois sur sa case de départ.
    }
    .title = Jamais deux fois la même case
ruling-DK-5 = Les règles imprimées ne parlent pas de conteneurs suspendus en l’air. Ici, un conteneur se pose sur chaque case de son chemin : il ne peut ni survoler ni sauter une case, ni monter et descendre sur place pour gaspiller des points (notre lecture).
    .title = Ni survol, ni points perdus
ruling-DK-6 = Plusieurs chemins peuvent mener à la même case, et les règles imprimées ne les distinguent pas. Ici, seuls comptent le départ et l’arrivée ; on vous montre le chemin qui compte le moins de cases.
    .title = Ce qu’est un coup
ruling-DK-7 =
    { $edition ->
        [en] Les règles imprimées ne disent pas si les conteneurs recouverts sont sur le plateau, ni ce qui se passe si aucun résultat ne permet de jouer. Ici, ils comptent, et celui qu’aucun résultat du dé ne sauverait est éliminé dès le premier lancer (notre choix). On peut relancer pendant toute la partie, tant qu’on a moins de trois conteneurs sur le plateau.
        [it] Les règles imprimées ne disent pas si les conteneurs recouverts sont sur le plateau, ni ce qui se passe si aucun résultat ne permet de jouer. Ici, ils comptent, et celui qu’aucun résultat du dé ne sauverait est éliminé dès le premier lancer (notre choix). On peut relancer pendant toute la partie, tant qu’on a moins de trois conteneurs sur le plateau.
       *[other] Les règles imprimées de cette édition ne prévoient pas de deuxième lancer, et nous non plus.
    }
    .title = Relancer le dé
ruling-DK-8 = Les règles imprimées ne désignent que le gagnant. Ici, celui qui reste seul en jeu a gagné sans avoir à jouer, et les autres sont classés dans l’ordre inverse de leur élimination (notre choix).
    .title = Le dernier en jeu gagne
ruling-DK-9 = Les règles imprimées ne limitent pas le nombre de tours, et nous non plus. Seules les parties entre robots peuvent s’arrêter, avec l’option « limite de tours » ; ceux qui restent en jeu partagent alors la victoire (notre choix).
    .title = La durée d’une partie
ruling-DK-10 = Dans la boîte, il n’y a que le dé ; cette variante est l’option « dé ou cartes : cartes de 1 à 6 ». Avec les cartes, aucune édition n’accorde de deuxième essai : si aucune des vôtres ne permet de jouer, vous êtes éliminé.
    .title = Des cartes au lieu du dé
ruling-DK-11 =
    { $edition ->
        [it] Les règles imprimées donnent le choix entre entrer et déplacer à celui qui a moins de trois conteneurs sur le plateau. Nous y lisons un exemple : tant que vous avez des conteneurs en réserve, vous avez toujours le choix (notre choix).
        [en] {""}
        [fr] {""}
        [omba] {""}
       *[other] Tant que vous avez des conteneurs en réserve, vous pouvez toujours en faire entrer un ou en déplacer un (notre choix).
    }
    .title = Entrer n’est jamais obligatoire
ruling-DK-12 =
    { $edition ->
        [en] {""}
        [it] {""}
       *[other] Les règles imprimées éliminent celui qui « ne peut plus déplacer aucun container ». Pour un lancer, ou pour de bon ? Ici, un seul lancer sans déplacement possible suffit, comme le disent les règles anglaise et allemande (notre choix).
    }
    .title = Un seul lancer injouable suffit

## Why not?

why-DK-1 = Vos conteneurs n’entrent que par le milieu de votre propre côté.
why-DK-3 = Le lancer est trop petit : entrer coûte 1 point, plus 1 par conteneur déjà en place.
why-DK-4 = Un conteneur ne passe pas deux fois sur la même case et ne finit pas là où il a commencé.
why-DK-5 = Il faut utiliser tous les points du lancer, et il en resterait.
why-DK-7 = Vous pouvez jouer : vous n’êtes pas éliminé.
why-DK-10 = Vous n’avez pas cette carte.
why-docker-a-turn = On déplace un de ses conteneurs que rien ne recouvre, ou on en fait entrer un nouveau.
why-docker-covered = Votre conteneur est recouvert ici. Un conteneur qui en porte un autre ne peut pas bouger.
why-docker-empty = Il n’y a pas encore de conteneur ici. Choisissez d’abord un des vôtres, ou un nouveau, pris dans votre réserve.
why-docker-points = Le lancer est trop petit : passer sur une case voisine coûte 1 point, plus 1 par niveau monté ou descendu.
why-docker-theirs = Le conteneur du dessus n’est pas à vous. Déplacez un des vôtres, ou faites-en entrer un nouveau.

## Why a move is good

reason-docker-no-move = Ce lancer ne permet aucun déplacement.
reason-docker-covers =
    Ce coup recouvre un conteneur adverse en { $square } ({ reason-seat }) : { $free ->
        [0] aucun des siens sur le plateau ne peut plus bouger
        [one] un seul de ses { $count } conteneurs sur le plateau peut encore bouger
       *[other] { $free } de ses { $count } conteneurs sur le plateau peuvent encore bouger
    }.
reason-docker-frees =
    Ce coup libère un conteneur du joueur en { $square } : { $free ->
        [one] { $free } de ses { $count } conteneurs sur le plateau peut bouger
       *[other] { $free } de ses { $count } conteneurs sur le plateau peuvent bouger
    }.
reason-docker-leaves-stuck =
    { $count ->
        [4] Après ce coup, seul un { $rest } sauverait { reason-seat }
        [5] Après ce coup, seul un { $rest } sauverait { reason-seat }
        [6] Après ce coup, aucun lancer ne sauverait { reason-seat }
       *[other] Après ce coup, un { $faces } éliminerait { reason-seat }
    } ; après { $other }, { $next ->
        [6] aucun lancer ne serait fatal
        [one] un des six lancers permettrait de rester en jeu
       *[other] { $next } des six lancers permettraient de rester en jeu
    }.
reason-docker-keeps =
    Si c’était de nouveau à la même personne de jouer, { $now ->
        [6] aucun lancer ne serait fatal
        [one] un des six lancers permettrait de rester en jeu
       *[other] { $now } des six lancers permettraient de rester en jeu
    } ; après { $other }, { $next ->
        [0] aucun ne permettrait de rester en jeu
        [one] un seul sur six permettrait de rester en jeu
        [5] un seul le serait
       *[other] { $next } sur six seulement permettraient de rester en jeu
    }.
reason-docker-fewer-choices =
    { $now ->
        [0] Il ne reste à { reason-seat } aucun coup possible
        [one] Il reste à { reason-seat } { $now } coup possible
       *[other] Il reste à { reason-seat } { $now } coups possibles
    }, en comptant les six lancers ; après { $other }, il y en aurait { $next }.
reason-docker-more-choices =
    Si c’était de nouveau à la même personne de jouer, elle aurait { $now ->
        [one] { $now } coup possible
       *[other] { $now } coups possibles
    }, en comptant les six lancers ; après { $other }, { $next } seulement.

## Pourquoi une position ne peut pas se présenter dans une partie

cannot-docker-last = Le dernier joueur ne peut pas être éliminé : il a gagné.
cannot-docker-over = Il ne reste qu’un joueur : la partie est finie et ce n’est le tour de personne.
cannot-docker-goes-on = La partie continue : c’est donc le tour de quelqu’un.
cannot-docker-turn = { $who } est éliminé : ce ne peut pas être son tour.
cannot-docker-hand = { $who } est éliminé et n’a donc plus de conteneur en réserve.
cannot-docker-containers = { $who } a { $most } conteneurs ; { $board } sur le plateau et { $hand } en réserve n’en font pas autant.
cannot-docker-again = Un { $face } ne permet ici aucun coup et, avec si peu de conteneurs sur le plateau, il serait relancé.

# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = En trente secondes
rules-rulings = Questions que les règles imprimées laissent ouvertes

## Docker

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
        [fr] Si votre lancer ne permet aucun déplacement, vous êtes éliminé ; on ne relance pas.
        [omba] Si votre lancer ne permet aucun déplacement, vous êtes éliminé ; on ne relance pas.
        [en] Si votre lancer ne permet aucun déplacement et que vous avez moins de trois conteneurs sur le plateau, relancez jusqu’à pouvoir jouer. Avec vos trois conteneurs sur le plateau, vous êtes éliminé.
        [it] Si votre lancer ne permet aucun déplacement et que vous avez moins de trois conteneurs sur le plateau, relancez jusqu’à pouvoir jouer. À partir de trois conteneurs sur le plateau, vous êtes éliminé.
       *[other] Si votre lancer ne permet aucun déplacement, vous êtes éliminé. (Éditions anglaise, allemande et italienne : avec moins de trois conteneurs sur le plateau, relancez jusqu’à pouvoir jouer.)
    }

rules-docker-goal =
    Des conteneurs entrent dans un hangar de neuf cases, circulent et grimpent les uns sur les autres. Le docker qui ne peut plus jouer est éliminé. Le **dernier docker en jeu** gagne.
    .title = But du jeu
rules-docker-board =
    Le plateau compte 3 cases sur 3, de `a1` à `c3` : les lettres d’ouest en est, les chiffres du sud au nord. Les cases du milieu des quatre côtés, `b1`, `a2`, `b3` et `c2`, sont les **cases d’entrée**.

    Les conteneurs s’empilent sans limite. Le **niveau** d’un conteneur est le nombre de conteneurs qui se trouvent dessous : au sol, c’est 0.
    .title = Plateau et conteneurs
rules-docker-setup =
    À deux, asseyez-vous face à face, au sud et au nord ; à trois, au sud, à l’ouest et au nord ; à quatre, un de chaque côté. Chacun prend ses conteneurs en main ; le plateau est vide. Le premier joueur est tiré au sort, sauf si la table désigne qui commence.
    .title = Mise en place
rules-docker-edition-fr =
    À deux, chacun a six conteneurs ; à trois ou quatre, trois chacun. On entre par **n’importe laquelle** des quatre cases d’entrée. Celui qui ne peut pas jouer son lancer est éliminé ; on ne relance pas.
    .title = L’édition française
rules-docker-edition-en =
    Chacun a trois conteneurs. On n’entre que par **sa propre** case d’entrée, au milieu de son côté. Tant que vous avez moins de trois conteneurs sur le plateau, vous **relancez jusqu’à obtenir un lancer jouable**. Gardez donc un conteneur en main le plus longtemps possible.
    .title = L’édition anglaise et allemande
rules-docker-edition-it =
    À deux, chacun a six conteneurs ; à trois ou quatre, trois chacun. On entre par **n’importe laquelle** des quatre cases d’entrée. Tant que vous avez moins de trois conteneurs sur le plateau, vous **relancez jusqu’à obtenir un lancer jouable**. Restez donc au-dessous de trois le plus longtemps possible.
    .title = L’édition italienne
rules-docker-edition-omba =
    La première édition du jeu. À deux, chacun a six conteneurs ; à trois, quatre chacun ; à quatre, trois chacun. On entre par **n’importe laquelle** des quatre cases d’entrée. Celui qui ne peut pas jouer son lancer est éliminé ; on ne relance pas.
    .title = OMBA
rules-docker-turn =
    Lancez le dé : c’est votre nombre de points de déplacement. Utilisez-les **tous**, avec **un seul** conteneur : un conteneur du plateau que rien ne recouvre, ou un nouveau, pris dans votre main. Vous avez toujours le choix.

    C’est ensuite au docker suivant encore en jeu, dans le sens des aiguilles d’une montre.
    .title = Un tour
rules-docker-points =
    Le conteneur passe sur une case voisine, jamais en diagonale. Cela coûte **1 point, plus 1 par niveau** monté ou descendu. Le conteneur se pose toujours au sommet de la colonne.

    Entrer coûte 1 point, plus 1 par conteneur présent sur la case d’entrée. S’il reste des points, il faut les utiliser aussitôt, avec le même conteneur.
    .title = Le coût d’un déplacement
rules-docker-constraints =
    Tous les points du lancer doivent être utilisés. Un conteneur se pose sur chaque case de son chemin, jamais deux fois sur la même, et ne revient pas à sa case de départ. Il ne survole aucune case, et on ne le fait ni monter ni descendre sur place pour gaspiller des points.

    Un conteneur recouvert ne peut pas bouger, quel que soit le propriétaire de celui du dessus. Si plusieurs chemins mènent à la même case, peu importe lequel vous prenez.
    .title = Ce qui est interdit
rules-docker-no-move =
    Si votre lancer ne permet aucun déplacement, vous êtes **éliminé**. Vos conteneurs restent sur le plateau comme obstacles : on peut les escalader et les recouvrir ; ceux qui vous restent en main sont retirés du jeu.

    Dans les éditions anglaise, allemande et italienne, cela n’arrive qu’à partir de trois conteneurs sur le plateau. Avec moins, on relance jusqu’à pouvoir jouer.
    .title = Aucun déplacement
rules-docker-end =
    Dès qu’il ne reste qu’un docker en jeu, il a gagné. Les autres sont classés dans l’ordre inverse de leur élimination. Le nombre de tours n’est pas limité. Celui qui abandonne ou dépasse son temps est éliminé.
    .title = Fin de la partie
rules-docker-cards =
    Une variante sans hasard, qui n’est pas dans la boîte : au lieu de lancer le dé, chacun a devant soi les cartes 1 à 6, visibles, et en joue une qui permet un déplacement. Votre sixième carte jouée, vous reprenez les six. Si aucune de vos cartes ne permet de jouer, vous êtes éliminé.
    .title = Avec des cartes
rules-docker-writing =
    `a1-c3` déplace le conteneur du dessus de a1 vers c3 ; `+b2` en fait entrer un qui finit en b2. Le lancer se note devant : `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notation
rules-docker-figure-entry = Avec un 4 : entrer sur b1, où se trouve un conteneur, coûte 2 points, descendre en b2 encore 2.
rules-docker-figure-climb = Un 4 fait monter le conteneur de a1 de deux niveaux : 2 points jusqu’à b1, 2 de plus jusqu’à c1.
rules-docker-figure-cover = Un 2 mène le conteneur de b2 sur a2 : une case et un niveau. Celui du dessous ne peut plus bouger.
rules-docker-figure-stuck = Sud a fait 2 et n’a plus rien en main. Depuis a1, toute case voisine est deux niveaux plus haut et coûte 3 : Sud est éliminé.
rules-docker-credits = Docker et OMBA sont édités par Jactalea. Des sources publiques nomment comme auteurs Ingo Althöfer, Hilko Drude et Reinhold Wittig.

## Dockers

rules-dockers-brief-1 = Chacun a une couleur. Une caisse appartient à la couleur de sa face **supérieure** ; au départ, toutes montrent un couvercle neutre.
rules-dockers-brief-2 = À votre tour, faites **trois mouvements** avec les caisses de votre choix ; vous pouvez ensuite bloquer une caisse avec le jeton Douane.
rules-dockers-brief-3 = Une caisse que rien ne recouvre peut **basculer** vers un espace libre (une autre face vient dessus), **chuter** (le dessus ne change pas) ou **pivoter** si aucune caisse ne touche ses côtés. Aucune ne monte jamais.
rules-dockers-brief-4 = Deux caisses ou plus de même couleur, côte à côte au même étage, sont **rangées**. Chaque caisse qui, en basculant ou en chutant, forme ou agrandit un tel groupe rapporte à sa couleur autant de points que le groupe compte de caisses : ×1 au sol, ×3 au premier étage, ×5 tout en haut.
rules-dockers-brief-5 = Une caisse rangée ne peut plus que chuter.
rules-dockers-brief-6 = Après votre tour, toutes les caisses doivent être solidaires. La partie s’arrête dès qu’un docker ne peut pas faire trois mouvements ; le meilleur score gagne.

rules-dockers-goal =
    Vingt-sept caisses forment un bloc de trois sur trois sur trois. Faites-les basculer, chuter et pivoter pour ranger **votre couleur côte à côte**. Le meilleur score gagne.
    .title = But du jeu
rules-dockers-crates =
    Chaque face d’une caisse est un couvercle neutre ou porte une couleur : rouge, bleu, jaune ou vert. Seule compte la face **supérieure** ; les côtés ne rapportent jamais rien. 24 caisses ont un couvercle et trois couleurs. Les trois caisses du centre, une par étage (Bahia, Singapour et Tanger), ont deux couvercles et les quatre couleurs. Chaque caisse porte le nom d’un port et un code de trois lettres.

    Il y a trois niveaux : le sol, le premier étage et tout en haut. Le sol n’a pas de bord.

    C’est un jeu de mémoire : on voit ce qui se voit de l’extérieur, et l’on ne peut regarder toutes les faces **que de la caisse que l’on fait chuter**. Une table peut aussi s’ouvrir de sorte que toutes les faces de toutes les caisses soient visibles.
    .title = Caisses et étages
rules-dockers-setup =
    Au départ, toutes les caisses montrent leur couvercle. Chacun tire une couleur ; à deux ou trois, les autres couleurs ne sont à personne. Le premier joueur est tiré au sort, sauf si la table désigne qui commence ; les autres suivent dans le sens des aiguilles d’une montre. Le jeton Douane attend à côté du bloc.
    .title = Mise en place
rules-dockers-turn =
    Faites exactement **trois mouvements**, avec n’importe quelles caisses, quelles que soient leurs couleurs : trois caisses différentes ou plusieurs fois la même. Vous pouvez ensuite placer le jeton Douane. Seule une caisse que rien ne recouvre et qui ne porte pas la Douane peut bouger. Le premier mouvement d’une partie est donc toujours une chute depuis le haut.
    .title = Un tour
rules-dockers-moves =
    {""}**Basculer** : s’il y a à côté, au même étage, un espace libre avec le sol ou une caisse dessous, la caisse bascule sur une arête et s’y pose. Une autre face vient dessus : une bascule vers le nord amène la face sud sur le dessus.

    {""}**Chuter** : s’il n’y a rien sous cet espace, la caisse descend tout droit jusqu’à une caisse ou jusqu’au sol. Elle ne bascule pas : sa face supérieure ne change pas, et vous pouvez la tourner à votre gré, gratuitement, avant de la poser.

    {""}**Pivoter** : si aucune caisse ne touche ses côtés, vous pouvez la faire tourner sur place, d’autant de quarts de tour que vous voulez ; c’est un seul mouvement.

    Si une autre caisse occupe cet espace, le passage est bloqué : aucune caisse ne monte jamais, aucune ne va en diagonale.
    .title = Trois sortes de mouvements
rules-dockers-constraints =
    Pendant un tour, une caisse ne revient pas à un endroit où elle est passée et ne pivote qu’une fois.

    Après le troisième mouvement, toutes les caisses doivent être **solidaires**, d’un seul tenant : elles le sont là où leurs faces se touchent. Une caisse seule à son étage est solidaire par sa base de celle qui la porte. Enfin, vous ne pouvez pas faire un mouvement qui vous empêcherait de terminer vos trois mouvements.
    .title = Ce qui est interdit
rules-dockers-stored =
    Deux caisses ou plus montrant la même couleur, côte à côte au même étage et non recouvertes, sont **rangées**. Personne ne peut faire basculer ni faire pivoter une caisse rangée ; elle ne peut que chuter. Au sol, elle ne peut même plus chuter : elle est bloquée. Les couvercles ne forment jamais de groupe, mais les couleurs que personne ne joue, si.

    Une caisse recouverte ne compte plus : en poser une dessus peut défaire un groupe et libérer les autres.
    .title = Caisses rangées
rules-dockers-points =
    Quand une caisse que l’on fait basculer ou chuter se retrouve dans un groupe, le docker de cette couleur marque **autant de points que le groupe entier compte de caisses** : ×1 au sol, ×3 au premier étage, ×5 tout en haut. Peu importe qui a joué. La caisse qui forme un groupe de deux compte déjà ; une caisse seule ne rapporte rien.

    On peut marquer plusieurs fois dans un tour, et un groupe qui grandit compte de nouveau en entier : une troisième caisse au sol rapporte 3 points, une quatrième 4 de plus. Personne ne marque pour une couleur que personne ne joue. Découvrir une caisse ou la faire pivoter ne rapporte rien.
    .title = Points
rules-dockers-customs =
    Après votre troisième mouvement, vous pouvez placer le jeton Douane sur une autre caisse que rien ne recouvre, ou le laisser où il est. Une caisse sous Douane ne bouge pas, et rien ne peut être posé dessus. À la fin du tout premier tour, le jeton Douane doit être placé.
    .title = La Douane
rules-dockers-end =
    Quand celui qui doit jouer ne peut pas faire trois mouvements permis, la partie s’arrête aussitôt. Le meilleur score gagne ; en cas d’égalité, la victoire est partagée. Le nombre de tours n’est pas limité. Celui qui abandonne ou dépasse son temps ne joue plus : il garde ses points mais ne peut plus gagner. S’il ne reste qu’un joueur, il gagne.
    .title = Fin de la partie
rules-dockers-writing =
    `RTM^N` fait basculer Rotterdam vers le nord, `RTMvE2` la fait chuter vers l’est avec deux quarts de tour dans le sens des aiguilles d’une montre, `RTM@1` la fait pivoter d’un quart (N, E, S, W : nord, est, sud, ouest). `=RTM` y place la Douane, `=` la laisse où elle est.
    .title = Notation
rules-dockers-figure-fall = Sydney (SYD) chute vers l’est, de tout en haut jusqu’au sol. Le couvercle reste au-dessus.
rules-dockers-figure-tip = Istanbul (IST) bascule vers le sud, dans le vide laissé par Sydney : sa face nord passe au-dessus.
rules-dockers-figure-stored = Odessa (ODS) bascule vers le nord, à côté d’Alexandrie (ALY). Deux caisses bleues tout en haut sont rangées : 2 × 5 = 10 points pour Bleu.
rules-dockers-figure-customs = Après trois mouvements, la Douane va sur Tanger (TNG) : cette caisse ne bouge plus et rien ne peut y être posé.
rules-dockers-credits = DOCKERS est un jeu de Philippe Leurquin.

## Doce

rules-doce-brief-1 = Deux joueurs, une grille de 5 cases sur 5. À votre tour, posez un dé sur une case libre, en montrant le chiffre de votre choix.
rules-doce-brief-2 = Jamais à côté du dé que vous avez posé en dernier, même en diagonale : c’est votre **zone interdite**.
rules-doce-brief-3 = Une fois par manche, avant votre dé, vous pouvez condamner une case libre avec votre **bloqueur** : plus personne ne peut s’en servir.
rules-doce-brief-4 = Quatre dés alignés qui totalisent exactement **12** gagnent la manche : tous à vous, ou trois à vous et un dé adverse à une extrémité.
rules-doce-brief-5 = Gagner vite rapporte plus : les cases vides et votre bloqueur non joué valent des points. Après quatre manches, le meilleur total gagne.

rules-doce-goal =
    Quatre dés alignés qui totalisent **douze** gagnent une manche. Un match compte quatre manches ; le meilleur total gagne.
    .title = But du jeu
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
rules-doce-writing =
    `c3=5` pose un 5 en c3, `#b2` joue le bloqueur en b2 (un dé suit dans le même tour), `pass` passe.
    .title = Notation
rules-doce-figure-line = Un 4 en c1 donne 1 + 2 + 4 + 5 = 12 : quatre dés du même joueur alignés gagnent la manche.
rules-doce-figure-zone = Le dernier dé de celui qui joue est en c3 : les huit cases autour sont interdites ; e3 est autorisée.
rules-doce-figure-blocker = Un 3 en d5 donnerait 2 + 3 + 4 + 3 = 12. Le bloqueur en d5 l’empêche ; le joueur pose encore un dé ensuite.
rules-doce-credits = DOCE est un jeu de Luis, Daniel et Amelia Machado et Ivana Reyes ; la boîte est d’Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE est sa marque déposée.

# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures. Marks: **bold** and `text form`; a blank line begins a
# paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION.

rules-brief = En trente secondes
rules-rulings = Points de règle

## Docker

rules-docker-brief-1 = Lancez le dé et déplacez **un** de vos conteneurs d’exactement ce nombre de points.
rules-docker-brief-2 = Un pas vers une case voisine coûte 1 point, plus 1 par niveau monté ou descendu.
rules-docker-brief-3 = Un nouveau conteneur entre par le milieu d’un côté ; c’est son premier pas.
rules-docker-brief-4 = Un conteneur recouvert ne peut pas bouger.
rules-docker-brief-5 = Aucun déplacement possible avec votre lancer ? Vous êtes éliminé. Le dernier en jeu gagne.

rules-docker-goal =
    Des conteneurs entrent dans un hangar de neuf cases, circulent et grimpent les uns sur les autres. Qui ne peut pas jouer à son tour est éliminé. Le **dernier docker en jeu** gagne.
    .title = But du jeu
rules-docker-board =
    Le plateau compte 3 cases sur 3, de `a1` à `c3` : les lettres d’ouest en est, les chiffres du sud au nord. Les cases du milieu des quatre côtés, `b1`, `a2`, `b3` et `c2`, sont les **cases d’entrée**.

    Les conteneurs s’empilent sans limite. Le **niveau** d’un conteneur est le nombre de conteneurs qui se trouvent dessous : au sol, c’est 0.
    .title = Plateau et conteneurs
rules-docker-setup =
    Les places se comptent dans le sens des aiguilles d’une montre à partir du sud : à deux, sud et nord ; à trois, sud, ouest et nord ; à quatre, tous les côtés. Chacun prend ses conteneurs en main ; le plateau est vide. On tire au sort qui commence, sauf accord entre vous.
    .title = Mise en place
rules-docker-edition-fr =
    À deux, chacun a six conteneurs ; à trois ou quatre, trois. On entre par **n’importe laquelle** des quatre cases d’entrée. Un lancer injouable élimine : pas de deuxième lancer.
    .title = L’édition française
rules-docker-edition-en =
    Chacun a trois conteneurs. On n’entre que par **sa propre** case d’entrée, au milieu de son côté. Avec moins de trois conteneurs sur le plateau, on relance quand un lancer ne permet aucun déplacement.
    .title = L’édition anglaise et allemande
rules-docker-edition-it =
    À deux, chacun a six conteneurs ; à trois ou quatre, trois. On entre par **n’importe laquelle** des quatre cases d’entrée. Avec moins de trois conteneurs sur le plateau, on relance quand un lancer ne permet aucun déplacement.
    .title = L’édition italienne
rules-docker-edition-omba =
    La première édition du jeu. À deux, chacun a six conteneurs ; à trois, quatre ; à quatre, trois. On entre par **n’importe laquelle** des quatre cases d’entrée. Un lancer injouable élimine : pas de deuxième lancer.
    .title = OMBA
rules-docker-turn =
    Lancez le dé. Déplacez ensuite **un** de vos conteneurs d’**exactement** ce nombre de points : un conteneur du plateau que rien ne recouvre, ou un nouveau de votre main. Vous avez toujours le choix.

    C’est ensuite au docker suivant encore en jeu, dans le sens des aiguilles d’une montre.
    .title = Un tour
rules-docker-points =
    Un pas mène à une case voisine, jamais en diagonale. Il coûte **1 point, plus 1 par niveau** monté ou descendu. Après le pas, le conteneur se trouve au sommet de la case.

    Entrer coûte 1 point, plus 1 par conteneur présent sur la case d’entrée. S’il reste des points, le conteneur continue dans le même déplacement.
    .title = Le prix d’un pas
rules-docker-constraints =
    Tous les points du lancer doivent être utilisés. Un conteneur se pose sur chaque case de son chemin, jamais deux fois sur la même, et ne revient pas à son point de départ. Pas de vol plané, pas de montées et descentes sur place pour gaspiller des points.

    Un conteneur recouvert ne peut pas bouger, à qui que soit celui du dessus. Si plusieurs chemins mènent à la même case, c’est un seul et même coup.
    .title = Ce qui est interdit
rules-docker-no-move =
    Si votre lancer ne permet aucun déplacement, vous êtes **éliminé**. Vos conteneurs restent sur le plateau comme obstacles : on peut les escalader et les recouvrir ; ceux de votre main quittent le jeu. Dans les éditions où l’on relance, on le fait d’abord tant qu’on a moins de trois conteneurs sur le plateau.
    .title = Aucun déplacement
rules-docker-end =
    Dès qu’il ne reste qu’un docker, il a gagné. Les autres sont classés selon le temps qu’ils ont tenu. Le nombre de tours n’est pas limité. Qui abandonne ou dépasse son temps est éliminé.
    .title = Fin de la partie
rules-docker-cards =
    Une variante sans hasard : au lieu de lancer le dé, chacun tient les cartes 1 à 6 et en joue une qui permet un déplacement. Votre sixième carte jouée, vous reprenez les six. Si aucune carte de votre main ne permet de jouer, vous êtes éliminé.
    .title = Avec des cartes
rules-docker-writing =
    `a1-c3` déplace le conteneur du dessus de a1 vers c3 ; `+b2` en fait entrer un qui finit en b2. Le lancer se note devant : `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notation
rules-docker-figure-entry = Un 4 : entrer sur la case occupée b1 coûte 2 points, descendre en b2 encore 2.
rules-docker-figure-climb = Un 4 fait monter le conteneur de a1 de deux niveaux : 2 points jusqu’à b1, 2 de plus jusqu’à c1.
rules-docker-figure-cover = Un 2 mène le conteneur de b2 sur a2 : un pas et un niveau. Celui du dessous ne peut plus bouger.
rules-docker-figure-stuck = Sud a lancé un 2 et n’a plus rien en main. Depuis a1, chaque pas monte de deux niveaux et coûte 3 : Sud est éliminé.

## Dockers

rules-dockers-brief-1 = À votre tour, faites **trois** mouvements avec les caisses de votre choix, puis déplacez la Douane si vous le souhaitez.
rules-dockers-brief-2 = Une caisse libre **bascule** sur son arête, **chute** plus bas, ou **pivote** si rien ne la touche. Aucune ne monte jamais.
rules-dockers-brief-3 = Seule compte la couleur du dessus : deux caisses ou plus de même couleur, côte à côte au même étage, sont **rangées**.
rules-dockers-brief-4 = Une caisse qui bascule ou chute dans un groupe en rapporte la taille : une fois au sol, trois fois au premier étage, cinq fois tout en haut.
rules-dockers-brief-5 = Une caisse rangée ne peut que chuter. Une caisse sous Douane ne bouge pas du tout.
rules-dockers-brief-6 = Après votre tour, toutes les caisses doivent se toucher. Plus trois mouvements possibles : la partie est finie, le meilleur score gagne.

rules-dockers-goal =
    Vingt-sept caisses forment un bloc de trois sur trois sur trois. Basculez-les, faites-les chuter et pivoter pour ranger **votre couleur côte à côte**. Le meilleur score gagne.
    .title = But du jeu
rules-dockers-crates =
    Chaque face d’une caisse est un couvercle ou porte une couleur : rouge, bleu, jaune ou vert ; sa couleur est celle du **dessus**. 24 caisses ont un couvercle et trois couleurs. Les trois du centre de chaque étage, Bahia, Singapour et Tanger, ont deux couvercles et les quatre couleurs. Chaque caisse porte le nom d’un port et s’écrit en trois lettres.

    Il y a le sol et deux étages ; le sol n’a pas de limite. On peut regarder toutes les faces de toutes les caisses.
    .title = Caisses et étages
rules-dockers-setup =
    Toutes les caisses commencent couvercle en haut. Chacun tire une couleur ; à deux ou trois, les autres couleurs ne sont à personne. On tire au sort qui commence, les autres suivent dans le sens des aiguilles d’une montre. La Douane attend à côté du bloc.
    .title = Mise en place
rules-dockers-turn =
    Faites exactement **trois mouvements**, avec n’importe quelles caisses, quelles que soient leurs couleurs : trois caisses différentes ou plusieurs fois la même. Vient ensuite la Douane. Seule une caisse que rien ne recouvre et qui ne porte pas la Douane peut bouger.
    .title = Un tour
rules-dockers-moves =
    {""}**Basculer** : si la colonne voisine arrive juste à l’étage de la caisse, celle-ci roule sur son arête et s’y pose. Elle reste à son étage, et la face du côté qu’elle quitte passe au-dessus.

    {""}**Chuter** : si la colonne voisine est plus basse, la caisse tombe dessus. Le dessus reste au-dessus, et vous la tournez de quelques quarts de tour à votre guise.

    {""}**Pivoter** : si aucun de ses côtés ne touche une autre caisse, elle peut tourner sur place d’un à trois quarts de tour.

    Si la colonne voisine est plus haute, le passage est bloqué : aucune caisse ne monte jamais, aucune ne va en diagonale.
    .title = Trois sortes de mouvements
rules-dockers-constraints =
    Pendant un tour, une caisse ne revient pas à un endroit où elle est passée et ne pivote qu’une fois.

    Après le troisième mouvement, toutes les caisses doivent être **solidaires** : d’un seul tenant, côté contre côté. Et un mouvement n’est permis que si vous pouvez encore terminer vos trois mouvements ensuite.
    .title = Ce qui est interdit
rules-dockers-stored =
    Deux caisses ou plus montrant la même couleur, côte à côte au même étage et non recouvertes, sont **rangées**. Personne ne peut basculer ni pivoter une caisse rangée ; elle ne peut que chuter. Les couvercles ne forment jamais de groupe, mais les couleurs que personne ne joue, si.

    Une caisse recouverte ne se voit pas : en poser une dessus peut défaire un groupe et libérer les autres.
    .title = Caisses rangées
rules-dockers-points =
    Quand une caisse a basculé ou chuté et fait maintenant partie d’un groupe, le docker de cette couleur marque la **taille du groupe entier** : une fois au sol, trois fois au premier étage, cinq fois tout en haut. Peu importe qui a joué. Découvrir ou pivoter une caisse ne rapporte rien.
    .title = Points
rules-dockers-customs =
    Après votre troisième mouvement, vous pouvez placer la Douane sur une autre caisse que rien ne recouvre, ou la laisser où elle est. Une caisse sous Douane ne bouge pas, et rien ne peut être posé dessus. À la fin du tout premier tour, il faut la placer.
    .title = La Douane
rules-dockers-end =
    Quand celui qui doit jouer ne peut pas faire trois mouvements permis, la partie s’arrête aussitôt. Le meilleur score gagne ; en cas d’égalité, la victoire est partagée. Le nombre de tours n’est pas limité. Les tours de qui abandonne ou dépasse son temps sont sautés : ses points restent mais ne peuvent plus gagner, et le dernier joueur présent gagne.
    .title = Fin de la partie
rules-dockers-writing =
    `RTM^N` bascule Rotterdam vers le nord, `RTMvE2` le fait chuter vers l’est avec deux quarts de tour à droite, `RTM@1` le fait pivoter d’un quart. `=RTM` y place la Douane, `=` la laisse où elle est.
    .title = Notation
rules-dockers-figure-fall = Sydney (SYD) chute vers l’est, de tout en haut jusqu’au sol. Le couvercle reste au-dessus.
rules-dockers-figure-tip = Istanbul (IST) bascule vers le sud, dans le vide laissé par Sydney : sa face nord passe au-dessus.
rules-dockers-figure-stored = Odessa (ODS) bascule vers le nord, à côté d’Alexandrie (ALY). Deux caisses bleues tout en haut sont rangées : 2 fois 5 points pour le bleu.
rules-dockers-figure-customs = Après trois mouvements, la Douane va sur Tanger (TNG) : cette caisse ne bouge plus et rien ne peut y être posé.

## Doce

rules-doce-brief-1 = Posez un dé sur une case libre, avec la face de votre choix au-dessus.
rules-doce-brief-2 = Jamais à côté de votre propre dernier dé : c’est votre **zone interdite**.
rules-doce-brief-3 = Une fois par manche, vous pouvez d’abord poser votre **bloqueur** sur une case libre.
rules-doce-brief-4 = Quatre dés alignés qui totalisent **12** gagnent la manche : tous à vous, ou trois à vous et un dé adverse à une extrémité.
rules-doce-brief-5 = Gagner vite rapporte plus : les cases vides et le bloqueur gardé valent des points. Quatre manches, le meilleur total gagne.

rules-doce-goal =
    Quatre dés alignés qui totalisent **douze** gagnent une manche. Un match compte quatre manches ; le meilleur total gagne.
    .title = But du jeu
rules-doce-board =
    La grille compte 5 cases sur 5, de `a1` à `e5`. Chacun des deux joueurs a 11 dés, un bloqueur et un marqueur. On ne lance pas les dés : on choisit la face.
    .title = Grille et dés
rules-doce-turn =
    Si vous avez encore votre bloqueur, vous pouvez d’abord le jouer sur une case libre, même dans votre propre zone interdite, pourvu que vous puissiez poser un dé ensuite.

    Posez ensuite **un dé**, avec une face de 1 à 6 au choix, sur une case libre hors de votre zone interdite. Votre marqueur va dessus.
    .title = Un tour
rules-doce-zone =
    Les cases autour de votre propre dernier dé, dans les huit directions, sont votre **zone interdite**. Elle ne vaut que pour vous et seulement à votre tour suivant. Pour votre premier dé d’une manche, il n’y en a pas.
    .title = La zone interdite
rules-doce-line =
    Une ligne, ce sont quatre cases voisines sur une rangée, une colonne ou une diagonale. Elle vous fait gagner si ses quatre dés totalisent 12 et que **les quatre sont à vous**, ou que **trois sont à vous et le dé adverse est à une extrémité**.

    Après chaque dé, on regarde les lignes des deux joueurs : on peut donc compléter celle de l’autre. Si les deux en ont une, la manche est nulle.
    .title = Une ligne gagnante
rules-doce-pass =
    On passe si l’on n’a plus de dé ou plus de case libre hors de sa zone, et seulement alors ; cela efface la zone. Quand plus aucun dé ne pourra être posé, la manche est nulle.
    .title = Passer
rules-doce-score =
    Le gagnant de la manche marque **12**, +2 si une ligne gagnante n’est faite que de ses dés, +5 s’il a gardé son bloqueur, +1 par case vide, et −2 par brelan de ses propres dés (trois dés montrant le même nombre). Le perdant marque 0.

    En cas de nulle, chacun marque 2, et +5 pour un bloqueur gardé.
    .title = Score d’une manche
rules-doce-match =
    Dés et bloqueurs reviennent à chaque manche, et l’on commence à tour de rôle. Après quatre manches, le meilleur total gagne ; l’égalité donne une nulle. On tire au sort qui commence le match, sauf accord entre vous. Qui abandonne ou dépasse son temps perd le match.
    .title = Le match
rules-doce-writing =
    `c3=5` pose un 5 en c3, `#b2` joue le bloqueur en b2 (un dé suit dans le même tour), `pass` passe.
    .title = Notation
rules-doce-figure-line = Un 4 en c1 donne 1 + 2 + 4 + 5 = 12 : quatre dés du même joueur alignés gagnent la manche.
rules-doce-figure-zone = Le dernier dé de celui qui joue est en c3 : les huit cases autour sont fermées. e3 est ouverte.
rules-doce-figure-blocker = Un 3 en d5 donnerait 2 + 3 + 4 + 3 = 12. Le bloqueur en d5 l’empêche, et un dé suit encore.

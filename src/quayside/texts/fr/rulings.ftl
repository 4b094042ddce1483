# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = À deux, on s’assoit face à face (sud et nord) ; à trois, au sud, à l’ouest et au nord ; à quatre, un de chaque côté. Dans l’édition anglaise et allemande, vos conteneurs entrent par le milieu de votre propre côté.
    .title = Qui s’assoit où
ruling-DK-2 = La boîte contient 12 conteneurs de quatre couleurs. Dans les éditions française et italienne et dans OMBA, à deux, chacun prend deux couleurs ; dans OMBA à trois, le quatrième conteneur de chacun est de la couleur restante. Pour les règles, tous les conteneurs d’un docker se valent. L’écran les montre donc d’une seule couleur, liée à la place.
    .title = Deux couleurs, un seul docker
ruling-DK-3 = Les règles française et italienne demandent d’amener le conteneur sur une case voisine avant de le faire monter. Pour nous, le sol devant le hangar en est une (notre choix) : un nouveau conteneur peut donc entrer sur une case d’entrée occupée, pour 1 point plus 1 par conteneur présent.
    .title = Le prix de l’entrée
ruling-DK-4 = Les règles anglaise, allemande et italienne interdisent d’entrer deux fois sur une case ; la française et celle d’OMBA interdisent seulement de reculer. Ici, dans toutes les éditions, aucune case ne sert deux fois et la case de départ compte comme utilisée (notre choix). Avec l’option « retour en arrière : une fois », un conteneur peut revenir une fois sur sa case de départ.
    .title = Jamais deux fois la même case
ruling-DK-5 = Un conteneur se pose sur chaque case de son chemin. Il ne peut ni survoler ni sauter une case, ni gaspiller des points en montant et descendant sur place, et tous les points du lancer doivent être utilisés.
    .title = Ni survol, ni points perdus
ruling-DK-6 = Seuls comptent le départ et l’arrivée. Si plusieurs chemins y mènent, on vous montre celui qui compte le moins de cases.
    .title = Ce qu’est un coup
ruling-DK-7 = Dans les éditions anglaise, allemande et italienne, un docker qui a moins de trois conteneurs sur le plateau relance jusqu’à pouvoir jouer. Cela vaut pendant toute la partie, et les conteneurs recouverts comptent comme présents. Si aucun résultat du dé ne permet de jouer, il est éliminé dès le premier lancer.
    .title = Relancer le dé
ruling-DK-8 = Dès qu’il ne reste qu’un docker en jeu, il a gagné et n’a plus besoin de jouer. Les autres sont classés dans l’ordre inverse de leur élimination.
    .title = Le dernier en jeu gagne
ruling-DK-9 = Le nombre de tours n’est pas limité. Entre ordinateurs, une partie peut s’arrêter après un certain nombre de tours ; ceux qui restent en jeu partagent alors la victoire.
    .title = La durée d’une partie
ruling-DK-10 = Cette variante n’est pas dans la boîte. Chacun a devant soi les cartes 1 à 6, visibles, et en joue une qui permet un déplacement au lieu de lancer le dé. Quand la sixième est jouée, on reprend les six. Si aucune carte ne permet de jouer, on est éliminé : personne ne relance.
    .title = Des cartes au lieu du dé
ruling-DK-11 = Tant qu’il a des conteneurs en main, un docker a toujours le choix : en faire entrer un, ou déplacer un de ceux du plateau. La règle italienne ne le dit que pour moins de trois conteneurs sur le plateau ; nous y lisons un exemple (notre choix).
    .title = Entrer n’est jamais obligatoire
ruling-DK-12 = Un seul lancer qui ne permet aucun déplacement suffit pour être éliminé, et c’était son tour. Les règles anglaise et allemande le disent. La règle française élimine celui qui « ne peut plus déplacer aucun container » ; nous la lisons de la même façon (notre choix).
    .title = Un seul lancer injouable suffit

## Dockers

ruling-CR-1 = Les règles imprimées ne disent pas la taille du plateau. Ici, le sol n’a pas de bord (notre choix) : les caisses vont aussi loin que les autres règles le permettent.
    .title = Un sol sans bord
ruling-CR-2 = L’ordre de départ est imprimé sur la boîte et non dans les règles ; la disposition est donc la nôtre : personne ne peut marquer au premier tour et toutes les couleurs ont les mêmes chances. Bahia, Singapour et Tanger sont nommées dans les règles ; les 24 autres noms de ports sont de nous. On peut échanger les étages, et la ligne de commande accepte la disposition de votre propre boîte.
    .title = La disposition de départ
ruling-CR-3 = Pendant un tour, une caisse ne peut pas revenir à un endroit où elle est déjà passée pendant ce tour, ni à son point de départ.
    .title = Pas de retour
ruling-CR-4 = Pendant un tour, une caisse pivote une fois au plus (notre choix, pour que personne ne passe son tour en la faisant tourner). Les quarts de tour offerts pendant une chute ne comptent pas.
    .title = Un pivot au plus par caisse
ruling-CR-5 = Les caisses sont solidaires par les faces qui se touchent : côte à côte à un étage, ou l’une sur l’autre. La phrase imprimée le demande à la fin du tour ; une figure imprimée peut se lire comme l’exigeant après chaque mouvement. Avec l’option « après chaque mouvement », cela vaut après chaque mouvement.
    .title = Les caisses restent solidaires
ruling-CR-6 = Les trois mouvements sont obligatoires : un mouvement n’est permis que si le tour peut encore être terminé ensuite. Si, au début d’un tour, trois mouvements sont impossibles, la partie est finie. Avec l’option « finir son tour : oui », on peut se mettre dans une impasse, et la partie s’arrête là.
    .title = Trois mouvements à chaque tour
ruling-CR-7 = Une caisse recouverte n’appartient à aucun groupe : en recouvrir une peut défaire un groupe et libérer les autres. Le jeton Douane ne recouvre rien.
    .title = Une caisse recouverte ne compte pas
ruling-CR-8 = Chaque caisse qui vient se ranger en basculant ou en chutant fait compter de nouveau le groupe entier, quel que soit l’auteur du mouvement : au sol, la caisse qui forme une paire rapporte 2 points, la suivante 3, la suivante 4. Un groupe d’une couleur que personne ne joue ne rapporte rien à personne. Découvrir une caisse ou la faire pivoter ne rapporte rien (notre choix).
    .title = Ce qui rapporte des points
ruling-CR-9 = À la fin du tout premier tour de la partie, il faut placer le jeton Douane. Ensuite, il peut aussi rester où il est.
    .title = La Douane au premier tour
ruling-CR-10 = Les règles ne limitent pas le nombre de tours, et nous non plus. Entre ordinateurs qui jouent au hasard, environ une partie sur mille ne finirait jamais ; les parties entre ordinateurs peuvent donc s’arrêter après un certain nombre de tours, et les scores sont alors acquis.
    .title = La durée d’une partie
ruling-CR-11 = Les règles imprimées en font un jeu de mémoire. On voit ce qui se voit de l’extérieur, et celui qui fait chuter une caisse peut en regarder toutes les faces ; les noms des ports aident à retenir le reste. Tous les mouvements se font au vu de tous : rien n’est secret pour qui se souvient. La table choisit à l’ouverture : **mémoire**, comme dans les règles, ou **ouvert**, où l’on peut regarder à tout moment toutes les faces de toutes les caisses (notre choix pour les débutants).
    .title = Les faces que l’on peut regarder
ruling-CR-12 = Le score le plus élevé gagne. En cas d’égalité en tête, la victoire est partagée.
    .title = Égalité : victoire partagée
ruling-CR-13 = « Caisse touchée, caisse jouée » vaut autour d’une vraie table. À l’écran, on peut annuler les mouvements de son tour tant qu’on ne l’a pas terminé (notre choix).
    .title = Caisse touchée, caisse jouée

## Doce

ruling-DC-1 = La grille compte cinq cases sur cinq.
    .title = La taille de la grille
ruling-DC-2 = « À côté » vaut dans les huit directions. La zone ne concerne que vous, et seulement à votre tour suivant ; pour votre premier dé d’une manche, il n’y en a pas.
    .title = La zone interdite
ruling-DC-3 = Vous ne pouvez jouer le bloqueur que si vous pouvez encore poser un dé ensuite.
    .title = Un dé après le bloqueur
ruling-DC-4 = On passe si l’on n’a plus de dé ou plus de case libre hors de sa zone, et seulement alors. Passer efface la zone. Quand plus personne ne peut poser de dé, la manche est nulle.
    .title = Quand on passe
ruling-DC-5 = Après chaque dé, on vérifie les lignes des deux joueurs, peu importe qui l’a posé : on peut compléter la ligne de l’autre. Si les deux en ont une, la manche est nulle.
    .title = Les lignes comptent pour les deux
ruling-DC-6 = Les 2 points de prime pour une ligne gagnante faite uniquement de vos dés ne comptent qu’une fois, même avec plusieurs lignes.
    .title = Une seule prime
ruling-DC-7 = Chaque brelan de vos dés sur la grille (trois dés montrant le même chiffre) coûte 2 points : de trois à cinq dés, 2 points ; de six à huit, 4 points.
    .title = Les brelans coûtent des points
ruling-DC-8 = Selon les règles imprimées, le plus jeune commence. Ici, le premier joueur de la première manche est tiré au sort, sauf si la table désigne qui commence (notre choix).
    .title = Qui commence
ruling-DC-9 = Selon les règles imprimées, un dé lâché reste comme il est et termine le tour. À l’écran, on peut annuler son tour tant qu’il n’est pas envoyé (notre choix).
    .title = Un dé lâché

## All games

ruling-GL-1 = On peut abandonner à tout moment ; le tour inachevé est annulé. À Docker, on est éliminé ; à Doce, on perd le match. À Dockers, vos tours sont sautés : vous gardez vos points mais ne pouvez plus gagner, et le dernier joueur restant gagne. Celui qui dépasse son temps perd de la même façon, sauf si la table a choisi qu’un ordinateur prenne sa place.
    .title = Abandonner ou dépasser le temps

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = Les règles ne le permettent pas ici.
why-DK-1 = Vos conteneurs n’entrent que par le milieu de votre propre côté.
why-DK-3 = Le lancer est trop petit : entrer coûte 1 point, plus 1 par conteneur déjà en place.
why-DK-4 = Un conteneur ne passe pas deux fois sur la même case et ne finit pas là où il a commencé.
why-DK-5 = Il faut utiliser tous les points du lancer, et il en resterait.
why-DK-7 = Vous pouvez jouer : vous n’êtes pas éliminé.
why-DK-10 = Vous n’avez pas cette carte.
why-docker-a-turn = On déplace un de ses conteneurs que rien ne recouvre, ou on en fait entrer un nouveau.
why-docker-points = Le lancer est trop petit : chaque pas coûte 1 point, plus 1 par niveau monté ou descendu.
why-CR-3 = Cette caisse est déjà passée là pendant ce tour et ne peut pas y revenir.
why-CR-4 = Cette caisse a déjà pivoté pendant ce tour.
why-CR-5 = Les caisses seraient séparées ; elles doivent rester toutes solidaires.
why-CR-6 = Ensuite, vous ne pourriez plus terminer votre tour de trois mouvements.
why-CR-9 = À la fin du premier tour, il faut placer la Douane sur une caisse.
why-dockers-a-turn = Un tour, c’est trois mouvements puis la Douane, dans cet ordre.
why-dockers-moves = Cette caisse ne peut pas aller par là : une autre est dessus ou à côté, et aucune caisse ne monte.
why-dockers-customs = Une caisse sous Douane ne bouge pas, rien ne vient dessus, et la Douane se pose seulement en haut d’une colonne.
why-dockers-stored-groups = Cette caisse est rangée avec d’autres de sa couleur : elle ne peut que chuter.
why-DC-2 = Cette case est dans votre zone interdite, à côté de votre dernier dé.
why-DC-3 = Avec le bloqueur sur cette case, vous ne pourriez plus poser de dé.
why-DC-4 = On ne passe que sans dé, ou sans case libre hors de sa zone.
why-doce-a-turn = Cette case n’est pas libre, ou votre bloqueur est déjà joué.
why-GL-1 = Cette place ne peut pas quitter la partie maintenant.

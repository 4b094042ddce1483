# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = Les places se comptent dans le sens des aiguilles d’une montre à partir du sud. À deux, on s’assoit au sud et au nord ; à trois, au sud, à l’ouest et au nord ; à quatre, des quatre côtés. Dans l’édition anglaise et allemande, vos conteneurs entrent par le milieu de votre propre côté.
    .title = Qui s’assoit où
ruling-DK-2 = À deux joueurs avec six conteneurs chacun, vos conteneurs peuvent avoir deux teintes. Pour les règles, ils sont tous pareils.
    .title = Deux couleurs, un seul docker
ruling-DK-3 = Entrer coûte 1 point, plus 1 par conteneur déjà présent sur la case d’entrée : le nouveau conteneur arrive du sol, à l’extérieur. S’il reste des points, il continue.
    .title = Le prix de l’entrée
ruling-DK-4 = Pendant un déplacement, un conteneur ne passe jamais deux fois sur la même case et ne revient pas sur sa case de départ. Avec l’option « retour en arrière : une fois », il peut revenir une fois sur cette première case.
    .title = Jamais deux fois la même case
ruling-DK-5 = Un conteneur se pose sur chaque case de son chemin. Il ne peut ni planer, ni sauter une case, ni gaspiller des points en montant et descendant sur place, et tous les points du lancer doivent être utilisés.
    .title = Ni vol plané, ni points perdus
ruling-DK-6 = Un coup, c’est un départ et une arrivée. Plusieurs chemins peuvent y mener ; on vous montre celui qui compte le moins de cases.
    .title = Ce qu’est un coup
ruling-DK-7 = Un docker dont le lancer ne permet aucun déplacement est éliminé. Dans les éditions anglaise, allemande et italienne, on relance tant qu’on a moins de trois conteneurs sur le plateau, même recouverts ; mais si aucun lancer ne peut aider, on est éliminé aussitôt.
    .title = Aucun coup : relancer ou sortir
ruling-DK-8 = Dès qu’il ne reste qu’un docker, il a gagné et n’a plus besoin de jouer. Les autres sont classés selon le temps qu’ils ont tenu.
    .title = Le dernier en jeu gagne
ruling-DK-9 = Le nombre de tours n’est pas limité. Entre ordinateurs, une partie peut s’arrêter après un certain nombre de tours ; ceux qui restent en jeu partagent alors la victoire.
    .title = La durée d’une partie
ruling-DK-10 = Au lieu de lancer le dé, chacun tient les cartes 1 à 6 et en joue une qui permet un déplacement. Quand la sixième est jouée, on reprend les six. Si aucune des cartes en main ne permet de jouer, on est éliminé.
    .title = Des cartes au lieu du dé
ruling-DK-11 = Tant que vous avez des conteneurs en main, vous avez toujours le choix : en faire entrer un, ou déplacer un de ceux du plateau.
    .title = Entrer n’est jamais obligatoire

## Dockers

ruling-CR-1 = Le sol n’a pas de bord : les caisses vont aussi loin que les autres règles le permettent. L’endroit où se trouve le bloc entier n’a aucune importance.
    .title = Un sol sans limite
ruling-CR-2 = L’ordre de départ imprimé sur la boîte ne figure pas dans le texte des règles ; la disposition est donc la nôtre : personne ne peut marquer au premier tour et toutes les couleurs ont les mêmes chances. On peut échanger les étages, et saisir la disposition de sa propre boîte.
    .title = La disposition de départ
ruling-CR-3 = Pendant un tour, une caisse ne peut pas revenir à un endroit où elle est déjà passée pendant ce tour, ni à son point de départ.
    .title = Pas de retour
ruling-CR-4 = Pendant un tour, une caisse pivote une fois au plus. Les quarts de tour offerts pendant une chute ne comptent pas.
    .title = Un seul pivot par caisse
ruling-CR-5 = Après votre troisième mouvement, toutes les caisses doivent être solidaires, face contre face. Avec l’option « après chaque mouvement », c’est vrai à tout moment.
    .title = Les caisses restent solidaires
ruling-CR-6 = Les trois mouvements sont obligatoires : un mouvement n’est permis que si le tour peut encore être terminé ensuite. Si, au début d’un tour, trois mouvements sont impossibles, la partie est finie. Avec l’autre option, on peut se mettre dans une impasse, et la partie s’arrête là.
    .title = Trois mouvements à chaque tour
ruling-CR-7 = Une caisse recouverte ne se voit pas et n’appartient à aucun groupe : en recouvrir une peut défaire un groupe et libérer les autres. Le jeton de la Douane ne cache rien.
    .title = Une caisse recouverte ne compte pas
ruling-CR-8 = Quand une caisse qui bascule ou chute entre dans un groupe, le docker de cette couleur marque la taille du groupe entier : une fois au sol, trois fois au premier étage, cinq fois tout en haut, quel que soit l’auteur du mouvement. Découvrir ou pivoter une caisse ne rapporte rien.
    .title = Ce qui rapporte des points
ruling-CR-9 = À la fin du tout premier tour de la partie, il faut placer la Douane. Ensuite, elle peut aussi rester où elle est.
    .title = La Douane au premier tour
ruling-CR-10 = Le nombre de tours n’est pas limité. Entre ordinateurs, une partie peut s’arrêter après un certain nombre de tours ; les scores sont alors acquis.
    .title = La durée d’une partie
ruling-CR-11 = On peut regarder toutes les faces de toutes les caisses. À l’ouverture d’une table, on convient si l’écran montre l’intérieur du bloc.
    .title = Tout peut se regarder
ruling-CR-12 = Le score le plus élevé gagne. En cas d’égalité en tête, la victoire est partagée.
    .title = L’égalité partage la victoire

## Doce

ruling-DC-1 = La grille compte cinq cases sur cinq.
    .title = La taille de la grille
ruling-DC-2 = Votre zone interdite, ce sont les cases autour de votre propre dernier dé, dans les huit directions. Elle ne concerne que vous, et seulement à votre tour suivant ; pour votre premier dé d’une manche, il n’y en a pas.
    .title = La zone interdite
ruling-DC-3 = Vous ne pouvez jouer le bloqueur que si vous pouvez encore poser un dé ensuite.
    .title = Un dé après le bloqueur
ruling-DC-4 = On passe si l’on n’a plus de dé ou plus de case libre hors de sa zone, et seulement alors. Passer efface la zone. Quand plus personne ne pourra poser de dé, la manche est nulle.
    .title = Quand on passe
ruling-DC-5 = Après chaque dé, on regarde les lignes des deux joueurs, peu importe qui l’a posé : on peut compléter la ligne de l’autre. Si les deux en ont une, la manche est nulle.
    .title = Les lignes comptent pour les deux
ruling-DC-6 = Les 2 points de prime pour une ligne gagnante faite uniquement de vos dés ne comptent qu’une fois, même avec plusieurs lignes.
    .title = Une seule prime
ruling-DC-7 = Chaque brelan de vos dés sur la grille (trois dés montrant le même nombre) coûte 2 points : de trois à cinq dés, 2 points ; de six à huit, 4 points.
    .title = Les brelans coûtent

## All games

ruling-GL-1 = On peut abandonner à tout moment ; le tour commencé est annulé. À Docker, on est éliminé ; à Doce, le match est perdu. À Dockers, vos tours sont sautés : vos points restent mais ne peuvent plus gagner, et le dernier joueur présent gagne. Dépasser le temps revient au même.
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

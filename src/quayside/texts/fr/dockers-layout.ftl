# Dockers : saisir la disposition de sa propre boîte (CR-2). Lu par la page des dispositions.

layout-floors = Étages
layout-floor-count = { $floor } ({ $count } sur 9)
layout-north-up = Vu d’en haut, le nord en haut
layout-cell =
    { $crate }, { $code } : { $missing ->
        [0] complète
        [one] il manque une chose
       *[other] il manque { $missing } choses
    }
layout-nameless = Caisse sans nom
layout-port = Port
layout-code = Code
layout-faces = Faces de la caisse ; le couvercle est en haut
layout-unknown = pas encore saisie
layout-paint-north = Qu’y a-t-il au nord ?
layout-paint-east = Qu’y a-t-il à l’est ?
layout-paint-south = Qu’y a-t-il au sud ?
layout-paint-west = Qu’y a-t-il à l’ouest ?
layout-paint-down = Qu’y a-t-il en dessous ?
layout-next-crate = Caisse suivante
layout-first-crate = Première caisse
layout-facts = Ce que dit la règle imprimée
layout-fact-codes = 27 caisses, chacune avec son code
layout-fact-edge = 24 caisses ont un couvercle et exactement trois couleurs
layout-fact-middle = La caisse au milieu de chaque étage a deux couvercles et les quatre couleurs
layout-fact-score = Personne ne peut marquer au premier tour, quel que soit l’étage du dessus
layout-fact-right = Exact
layout-fact-wrong = Faux
layout-fact-open = Pas encore connu
layout-wrong-code = Un code se compose de trois lettres majuscules, pas de « { $code } ».
layout-wrong-twice = Le code { $code } figure deux fois.
layout-wrong-lid-up = { $crate } ne commence pas couvercle en haut.
layout-wrong-edge = Hors du milieu, une caisse a un couvercle et exactement trois couleurs. { $crate } pour l’instant : couvercles { $lids }, couleurs { $colours }.
layout-wrong-middle = Au milieu, une caisse a deux couvercles et les quatre couleurs. { $crate } pour l’instant : couvercles { $lids }, couleurs { $colours }.
layout-wrong-score = { $floor } : si { $falls } tombe, { $first } et { $second } basculent et marquent.
layout-file-line = la ligne { $line } est illisible.
layout-file-none = il ne contient aucune caisse sous [[crate]].
layout-file-count =
    { $count ->
        [one] il contient { $count } caisse, pas 27.
       *[other] il contient { $count } caisses, pas 27.
    }
layout-file-code = la caisse { $number } a besoin d’un code de trois lettres majuscules.
layout-file-cell = { $crate } a besoin d’une case (cell) de deux nombres de -1 à 1.
layout-file-floor = { $crate } a besoin d’un étage (floor) de 0 à 2.
layout-file-face = la face « { $face } » de { $crate } doit être lid, red, blue, yellow ou green.
layout-file-same-cell = { $crate } et { $other } sont sur la même case.

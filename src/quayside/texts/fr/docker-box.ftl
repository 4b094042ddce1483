# Docker avec la vraie boîte : ce que chacun prend. Lu par la page qui en parle.

box-docker =
    { $containers ->
        [6] Chacun prend les six conteneurs de deux couleurs.
        [4] Chacun prend les trois conteneurs d’une couleur et un de la couleur restante.
       *[other] Chacun prend les trois conteneurs d’une couleur.
    } Posez le dé à côté du plateau.

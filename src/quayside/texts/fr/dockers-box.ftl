# Dockers avec la vraie boîte : comment on commence. Lu par la page qui en parle.

box-dockers = Montez le bloc comme sur le couvercle de votre boîte : trois étages de neuf caisses, tous les couvercles en haut. Chacun tire une couleur ; la Douane attend à côté du plateau.

# Ce que dit le terminal seul : les joueurs sans nom et les mots des dessins de positions.
# Les dessins sont étroits : un mot ne doit guère être plus long qu’en anglais.

player-number = Joueur { $number }
player-red = Rouge
player-blue = Bleu
player-yellow = Jaune
player-green = Vert
player-black = Noir
player-white = Blanc

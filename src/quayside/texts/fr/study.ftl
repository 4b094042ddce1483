# Le plateau d’analyse et la mise en place de positions. Ces textes arrivent avec la page qui en a besoin.

study-engine = Ce que vaut la position
study-chances = Chances de gagner
study-kind-exact = exact
study-kind-proved = prouvé
study-kind-equilibrium = équilibre
study-kind-estimate = estimation
study-short-exact = exact
study-short-proved = prouvé
study-short-equilibrium = équil.
study-short-estimate = est.
study-how-exact = d’après le jeu résolu, à { $error } près au plus.
study-how-proved = par une recherche qui n’a rien laissé en suspens.
study-how-equilibrium = de stratégies calculées : personne ne gagne plus de { $error } en s’en écartant.
study-how-estimate = par { $count } simulations ; erreur type { $error }.
study-depth = Les gains forcés ont été cherchés sur { $turns } tours.
study-effort =
    { $threads ->
        [one] { $threads } fil d’exécution, { $seconds } s
       *[other] { $threads } fils d’exécution, { $seconds } s
    }
study-solving = Le serveur résout ce jeu : { $percent } %. Ensuite, les nombres seront exacts.
study-busy = Analyse en cours… { $percent } %
study-off = L’analyse est arrêtée.
study-failed = L’analyse n’a pas fonctionné ici. Arrêtez-la et relancez-la.
study-stop = Arrêter l’analyse
study-start = Analyser
study-budget = Simulations d’une recherche
study-simulations = { $count } simulations
study-moves = Les coups possibles ({ $who }) et les chances que laisse chacun
study-unknown = pas examiné
study-all = Montrer les { $count } coups
study-fewer = En montrer moins
study-faces = Le prochain lancer ({ $who }) : chaque face, les chances qui en résultent et le meilleur coup
study-again = à relancer
study-way = Parcourir la suite
study-first = Au début
study-back = Un coup en arrière
study-next = Un coup en avant
study-last = À la fin de la suite
study-tabs = En savoir plus sur l’analyse
study-tab-moves = Coups
study-tab-graph = Courbe
study-tab-players = Joueurs
study-tab-share = Partager
study-tree = La partie et ses variantes
study-comment = Commentaire sur cette position
study-promote = En faire la suite principale
study-delete = Effacer à partir d’ici
study-delete-sure = Oui, effacer ceci et tout ce qui suit
study-graph =
    { $count ->
        [one] Calculer les chances de { $count } position
       *[other] Calculer les chances de { $count } positions
    }
study-keep = Enregistrer sur cet appareil
study-kept = Analyse enregistrée. Vous la retrouverez sous « Plateau d’analyse ».
study-kept-briefly = Gardée seulement tant que cette page est ouverte : ce navigateur n’a plus de place. Enregistrez-la dans un fichier.
study-file = Enregistrer dans un fichier
study-link = Lien vers toute l’analyse
study-link-long = Cette analyse est trop longue pour un lien. Enregistrez-la dans un fichier.
study-link-position = Lien vers cette position
study-picture = La position en image
study-picture-save = Enregistrer l’image (PNG)
study-film = Enregistrer la suite en GIF animé
study-film-stop = Arrêter
study-film-busy = Dessin de la position { $at } sur { $of }
study-film-failed = Les images n’ont pas pu être dessinées ici.

analysis-text = Essayez coups et lancers dans n’importe quelle position et voyez ce qu’ils valent. Les analyses restent sur cet appareil, sauf si vous les partagez.
analysis-start = Depuis le début, ou une position à vous
analysis-game = Jeu
analysis-players = Joueurs
analysis-open = Ouvrir le plateau
analysis-file = Depuis un fichier ou un texte
analysis-file-open = Ouvrir une partie…
analysis-kept = Analyses enregistrées
analysis-one = { $game }, { $date }
analysis-remove = Effacer : { $name }

edit-title = { $game } : mettre en place une position
edit-open = Mettre en place une position
edit-piece = Que poser
edit-take-away = Enlever
edit-container = Conteneur, { $who } (reste { $left })
edit-die = { $who } : { $face }
edit-blocker = Bloqueur, { $who }
edit-turn = À qui de jouer
edit-roll = Lancer
edit-not-rolled = pas encore lancé
edit-standing = { $who } est
edit-in = en jeu
edit-starter = A commencé la manche
edit-round = Manche
edit-last = Dernier dé, { $who }
edit-points = Points, { $who }
edit-faces = Orientation de { $crate }
edit-customs = Douane
edit-turns = Tours joués
edit-right = Cette position peut se présenter dans une partie.
edit-wrong = Cette position ne peut se présenter dans aucune partie :
edit-done = Analyser cette position
edit-click = Choisissez ce que vous posez, puis cliquez sur une case.
edit-take-up = Cliquez sur ce que vous voulez déplacer.
edit-put-down = Cliquez maintenant sur sa nouvelle place, ou encore une fois dessus pour la laisser.
analysis-paste = Position ou partie en texte
analysis-paste-open = Ouvrir
study-code = Afficher le code QR
study-at = Position { $at } sur { $of }

## Positions et parties illisibles

form-wrong = Le texte n’a pas la forme attendue.
form-word = « { $word } » n’est pas à sa place.
form-ends = Le texte s’arrête trop tôt : il manque quelque chose.
form-twice = Quelque chose est indiqué deux fois.
form-game = Il n’y a pas de jeu « { $word } » ici.
form-edition = Ce jeu n’a pas d’édition « { $word } » ; il y a : { $known }.
form-players = Ce jeu se joue à { $counts }, pas à { $count }.
form-option = « { $word } » n’est pas une option de ce jeu.
record-at = Ligne { $line }, colonne { $column } : { $what }
record-header = Il manque ici un en-tête comme « game: … » ou une ligne vide avant les coups.
record-twice = L’en-tête « { $word } » figure deux fois.
record-no-game = Une partie indique son jeu par une ligne comme « game: … ».
record-version = Cette partie a été jouée avec la version { $word } des règles, inconnue ici.
record-date = « { $word } » n’est pas une date ; une date s’écrit comme 2026-11-15.
record-other-game = La position est celle d’un autre jeu.
record-unclosed = Ce qui commence ici n’est jamais fermé par « { $word } ».
record-round = « / » sépare les manches, et aucune ne finit ici.
record-branch-first = Une variante suit le lancer ou le coup qu’elle remplace.
record-branch-closed = Aucune variante n’est ouverte ici.
record-branch-empty = Une variante a au moins un lancer ou un coup.
record-branch-deep = Les variantes s’emboîtent sur { $most } niveaux au plus.
record-long = On peut lire ici { $most } lancers et coups au plus.
record-roll = « { $word } » n’est pas un lancer.
record-refused = « { $word } » ne peut pas être joué : { $why }
record-result = Les coups ne mènent pas à « { $word } ».

# The command line. Words that are typed (undo, resign, save ...) are the same in every language.

cli-preparing = Première préparation des règles sur cette machine
cli-list-game = { $game } ({ $players } joueurs).
cli-game = { $game } ({ $name }, { $players } joueurs)

## Playing

cli-ask-roll = { $who }, quel est le résultat du dé ?
cli-rolls = { $who } fait un { $face }.
cli-rolls-again = { $who } fait un { $face }, qui ne permet aucun coup : on relance.
cli-plays = { $who } : { $move }.
cli-plays-telling = { $who } : { $move } – { $told }.
cli-many-moves = { $count } coups sont possibles. « moves » les montre tous, « moves MOT » ceux qui contiennent un mot, par exemple une case.
cli-taken-back = Coup repris.
cli-nothing-to-take-back = Il n’y a rien à reprendre.
cli-save-where = Enregistrer où ? Tapez : save partie.quay
cli-saved = Enregistré dans { $file }.
cli-help = Tapez un numéro ou un coup pour le jouer ; undo (reprendre), resign (abandonner), save FICHIER (enregistrer), board (plateau), moves (coups), rules (règles), quit (quitter).
cli-unfinished = La partie n’est pas terminée.
cli-wins = { $who } gagne{ $points }.
cli-share = { $who } partagent la victoire{ $points }.

## Records

cli-checked =
    { $game }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, correct. { $result }
cli-show-help = Entrée ou n : suivant   p : précédent   un nombre : y aller   first, last : début, fin   q : quitter
cli-show-unknown = « { $word } » n’est pas une commande connue.
cli-show-roll = { $who } fait un { $face }.
cli-show-move = { $who } : { $move }
cli-show-resign = { $who } abandonne.
cli-show-time = { $who } n’a plus de temps.

## Explaining

cli-thinking = réflexion
cli-going-through = examen de la partie
cli-looking-for-puzzles = recherche de problèmes
cli-seat-wins = { $who } : { $share } de chances de gagner
cli-column-roll = lancer
cli-column-move = coup
cli-column-wins = { $who } gagne
cli-column-best = meilleur coup
cli-column-loses = perte
cli-column-error = erreur
cli-column-mistakes = fautes
cli-column-accuracy = précision
cli-column-player = joueur
cli-column-start = au début
cli-column-luck = chance
cli-column-lost = perdu par erreurs
cli-column-result = résultat
cli-rolled-again = relancé
cli-more-moves =
    { $count ->
        [one] et { $count } coup de moindre valeur
       *[other] et { $count } coups de moindre valeur
    }
cli-not-looked-at =
    { $count ->
        [one] { $count } coup n’a pas été examiné de près.
       *[other] { $count } coups n’ont pas été examinés de près.
    }
cli-mistakes =
    { $grave ->
        [0] { $count }
        [one] { $count } (dont { $grave } grave)
       *[other] { $count } (dont { $grave } graves)
    }
cli-kind-equilibrium = Équilibre
cli-kind-estimate = Une estimation, avec une erreur type de { $error }.
cli-kind-estimates = Des estimations : chaque nombre est suivi de son erreur type (±).
cli-kind-exact = Exact
cli-kind-of-equilibrium = D’un équilibre : personne ne gagne plus de { $error } en s’en écartant.
cli-kind-proved = Démontré
cli-kind-within = { $known }, à { $error } près.
cli-turning-points = Les tournants de la partie :
cli-no-turning-points = Pas de tournant : chaque changement est plus petit que son erreur.
cli-difficulty = difficulté { $level }
cli-puzzle-line = La suite : { $line }
cli-puzzles-checked = { $count } problèmes examinés, { $wrong ->
        [0] tous justes
       *[other] { $wrong } faux
    }.

## Ce qui ne va pas dans une commande

cli-misuse-missing = { $what } manque.
cli-misuse-value = Valeur incorrecte pour { $what }.
cli-misuse-option = L’option { $option } n’existe pas.
cli-misuse-no-value = { $option } demande une valeur.
cli-misuse-command = La commande « { $command } » n’existe pas. « quayside --help » montre la liste.
cli-misuse-extra = Ces mots sont de trop : { $words }.
cli-misuse-no-command = Il manque une commande. « quayside --help » montre la liste.
cli-file-missing = ce fichier n’existe pas
cli-file-folder = c’est un dossier
cli-file-forbidden = accès refusé
cli-file-exists = ce fichier existe déjà
cli-file-full = le disque est plein
cli-refused-game = Le jeu « { $name } » n’existe pas. Il y a : { $known }.
cli-refused-edition = { $game } n’a pas d’édition « { $name } ». Il y a : { $known }.
cli-refused-players = { $game } se joue à { $known }, pas à { $count }.
cli-refused-option = { $game } n’a pas d’option « { $name } ». Il y a : { $known }.
cli-refused-value = { $name } ne peut valoir que { $known }, pas « { $value } ».
cli-refused-starter = Le joueur qui commence est un nombre de 0 à { $most }, pas « { $value } ».
cli-refused-language = Les langues sont { $known }, pas « { $value } ».
cli-refused-seats = Il y a { $count } noms de joueurs pour { $players } joueurs.
cli-refused-seat = Un joueur est human, random, greedy, un niveau comme 3 ou uct:NODES, pas « { $value } ».
cli-refused-dice = Les dés sont « fair » ou « real », pas « { $value } ».
cli-refused-seed = Une graine est un nombre entier à partir de 0.
cli-refused-exists = { $file } existe déjà : choisissez un autre nom.
cli-refused-option-form = Une option s’écrit nom=valeur, pas « { $value } ».
cli-refused-at = Cette partie va de 0 à { $last }, pas à { $at }.
cli-refused-unreadable = { $file } ne peut pas être lu.
cli-refused-solution = La solution « { $name } » n’existe pas. Il y a : { $known }.
cli-refused-unsolvable = { $game } ne peut pas être résolu ici.

## Résultats des commandes

cli-serve-ready = Quayside est prêt : { $url }
cli-serve-network = Dans le réseau local : { $url }
cli-serve-stop = Ctrl-C pour arrêter.
cli-counting = comptage jusqu’à la profondeur { $depth }
cli-playouts = { $game } : { $games } parties au hasard, { $actions } actions
cli-playouts-rate = { $rate } actions par seconde de processeur ; { $seconds } s en tout
cli-playouts-wins = { $who } gagne { $share }
cli-arena-bot = robot
cli-arena-share = part
cli-arena-interval = intervalle à 95 %
cli-arena-fair = équitable
cli-arena-turn = s par tour
cli-arena-range = { $low } à { $high }
cli-solved = { $name } : { $count } positions, erreur d’au plus { $error }
cli-solved-start = Le joueur qui commence gagne { $share }
cli-solved-equilibrium = { $name } : { $count } positions, un équilibre
cli-solved-chances = Chances de gagner, à partir du joueur qui commence : { $chances }
cli-solved-gain = Aucun joueur ne gagne plus de { $most } en jouant autrement
cli-solutions-name = solution
cli-solutions-size = taille
cli-solutions-tolerance = tolérance
cli-solutions-start = début
cli-solutions-shipped = fournie
cli-solutions-folder = Les solutions que vous calculez sont gardées dans { $folder }
cli-solutions-right = { $name } est juste : plus grand résidu { $residual } sur { $count } positions, erreur { $error }
cli-removed = supprimé : { $file }
cli-not-proved = Pas démontré avec au plus { $quiet } tours sans menace.
cli-proved = Démontré : { $claim }. Le certificat a { $answers } réponses.
cli-proof-right = { $file } est juste : { $claim } dans { $position } ({ $answers } réponses vérifiées)
cli-site-written = { $folder } : { $files } fichiers, { $bytes } octets
cli-site-look = Pour voir :
cli-site-copy = Copiez ensuite le dossier chez un hébergeur, où vous voulez.
cli-site-allow = Le serveur doit l’autoriser :
cli-backup-done = { $file } : { $count } événements
cli-restore-done = { $file } : { $count } événements remis en place
cli-table-closed = { $table } est fermée
cli-table-deleted = { $table } est supprimée
cli-rows = { $file } : { $rows } lignes, { $bytes } octets
cli-kept-games = { $kept } parties sur { $games } sont gardées ; la même commande reprend de là

# The command line. Words that are typed (undo, resign, save ...) are the same in every language.

cli-preparing = Première préparation des règles sur cette machine
cli-list-game = { $game } ({ $players } joueurs).
cli-game = { $game } ({ $name }, { $players } joueurs)

## Playing

cli-ask-roll = { $who }, quel est le résultat du dé ?
cli-rolls = { $who } fait { $face }.
cli-rolls-again = { $who } fait { $face }, ce qui ne permet aucun coup : on relance.
cli-plays = { $who } : { $move }.
cli-plays-telling = { $who } : { $move } – { $told }.
cli-many-moves = { $count } coups sont possibles. « moves » les montre tous, « moves MOT » ceux qui contiennent un mot, par exemple une case.
cli-taken-back = Coup annulé.
cli-nothing-to-take-back = Il n’y a rien à annuler.
cli-save-where = Enregistrer où ? Tapez : save partie.quay
cli-saved = Enregistré dans { $file }.
cli-help = Tapez un numéro ou un coup pour le jouer ; undo (annuler), resign (abandonner), save FICHIER (enregistrer), board (plateau), moves (coups), rules (règles), quit (quitter).
cli-unfinished = La partie n’est pas terminée.
cli-wins = { $who } gagne{ $points }.
cli-share = { $who } partagent la victoire{ $points }.
cli-draw = Partie nulle{ $points }.

## Records

cli-checked =
    { $game }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, correct. { $result }
cli-show-help = Entrée ou n : suivant   p : précédent   un nombre : y aller   first, last : début, fin   q : quitter
cli-show-unknown = « { $word } » n’est pas une commande connue.
cli-show-roll = { $who } fait { $face }.
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
cli-column-luck = hasard
cli-column-lost = perdu par fautes
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
cli-kind-of-equilibrium = Valeurs d’un équilibre : personne ne gagne plus de { $error } en s’en écartant.
cli-kind-proved = Démontré
cli-kind-within = { $known }, à { $error } près.
cli-turning-points = Moments clés :
cli-no-turning-points = Pas de moment clé : chaque changement est plus petit que son erreur.
cli-difficulty = difficulté { $level }
cli-puzzle-line = La suite : { $line }
cli-puzzles-checked = { $count } problèmes examinés, { $wrong ->
        [0] tous corrects
       *[other] { $wrong } incorrects
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
cli-refused-move = « { $move } » n’est pas un coup. « moves » montre tous les coups possibles.
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
cli-refused = Ce n’est pas possible.
cli-refused-search-twice = Donnez --simulations ou --seconds, pas les deux.
cli-refused-puzzles-of = Les problèmes fournis concernent { $known }, et non { $name } ; --seed en crée de nouveaux.
cli-refused-check-seed = --check vérifie des problèmes et n’en crée pas : enlevez --seed.
cli-refused-option-file = { $game } ne lit pas d’option « { $name } » dans un fichier.
cli-refused-for-many = --pieces et --horizon sont pour les jeux à plus de deux joueurs.
cli-refused-proofs = Il n’y a pas de preuves pour { $game } ici.
cli-refused-device = Un appareil est « cpu » ou « cuda », pas « { $value } ».
cli-refused-net = { $game } n’a pas de réseau à entraîner.
cli-refused-deal = { $game } tire au sort { $known }, pas { $value }.
cli-refused-cap = « cap » est un nombre entier de 0 (aucun) à { $most }, pas « { $value } ».
cli-refused-floors = « floors » est un ordre des étages 0, 1 et 2, comme 012, pas « { $value } ».
cli-refused-colours = Les couleurs sont { $count } lettres différentes parmi { $known }, dans l’ordre des places, pas « { $value } ».
cli-refused-cap-multiple = CR-10 : « cap » est un multiple des { $count } joueurs, pas { $value }.
cli-refused-decisions = Il n’y a pas de décisions enregistrées pour { $game } ({ $file }).
cli-refused-positions = Des parties au hasard de { $game } ne donnent guère plus de { $found } positions : demandez-en moins de { $count }.
cli-refused-folder = Le dossier { $folder } n’existe pas ; { $file } ne peut pas y être écrit.
cli-refused-other-table = { $file } a été fait avec une autre valeur de { $name } : choisissez un autre fichier, ou supprimez-le.
cli-refused-package = Il faut { $name } : pip install quayside[{ $extra }]
cli-refused-policy = La politique « { $value } » n’existe pas : nommez une fonction d’une position et d’une graine, sous la forme MODULE:FONCTION.
cli-refused-bot = Le robot « { $value } » n’existe pas pour { $game }.
cli-refused-bot-form = « { $value } » n’est pas un robot ; il s’écrit comme « { $example } ».
cli-refused-equilibrium = Il n’y a pas d’équilibre de { $game } sur cette machine.
cli-refused-bots = { $game } demande de 1 à { $most } robots, pas { $count }.
cli-refused-other-log = Ce journal est celui d’une autre mesure.

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
cli-solutions-right = { $name } est correcte : plus grand résidu { $residual } sur { $count } positions, erreur { $error }
cli-removed = supprimé : { $file }
cli-not-proved = Pas démontré avec au plus { $quiet } tours sans menace.
cli-proved = Démontré : { $claim }. Le certificat a { $answers } réponses.
cli-proof-right = { $file } est correct : { $claim } dans { $position } ({ $answers } réponses vérifiées)
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

## Vérifier les dés

cli-dice-right =
    { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } et le tirage au sort du début ({ $deal }) découlent du secret et { $parts ->
        [one] de { $parts } part
       *[other] de { $parts } parts
    } des joueurs.
cli-dice-right-chains =
    { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } et le tirage au sort du début ({ $deal }) découlent du secret et { $parts ->
        [one] de { $parts } nombre
       *[other] de { $parts } nombres
    } des chaînes de hachage.
cli-dice-others =
    { $count ->
        [one] Un lancer vient
       *[other] { $count } lancers viennent
    } de places sans chaîne de hachage, comme celles des robots : le serveur pouvait connaître ces lancers dès la fin du dernier tour ou lancer d’une personne.
cli-dice-taken-back =
    { $count ->
        [one] De plus, un lancer a été annulé
       *[other] De plus, { $count } lancers ont été annulés
    } (tirage=face { $draws }).
cli-dice-withdrawn =
    { $count ->
        [one] De plus, un lancer a été retiré
       *[other] De plus, { $count } lancers ont été retirés
    } parce qu’un joueur a quitté la partie (tirage=face { $draws }).
cli-dice-compare = Comparez l’engagement avec celui qui vous a été montré : { $commitment }.
cli-dice-limits = Les dés ne garantissent ni les noms, ni la date, ni les coups, ni qui a annulé un coup.
cli-doubt-unfinished = DOUTE : la partie a été abandonnée avant la fin, des lancers peuvent donc manquer.
cli-doubt-missing = DOUTE : les tirages { $draws } manquent, et la partie enregistrée ne dit pas qu’ils ont été annulés ou retirés (la version 0.1 ne l’écrivait jamais). Un serveur qui saute des tirages choisit parmi les lancers.
cli-doubt-late-part = DOUTE : la place { $seat } a ajouté une part en cours de partie, à partir du tirage { $draw }. Une personne qui connaissait le secret pouvait choisir les lancers suivants.
cli-doubt-idle = DOUTE : aucune part de la place { $seat } n’est entrée dans un tirage, alors qu’un joueur y était assis.
cli-doubt-new-chain = DOUTE : la place { $seat } a commencé une nouvelle chaîne de hachage en cours de partie, avant le tirage { $draw }. Une personne qui connaît le secret pouvait éviter un lancer de cette façon.
cli-doubt-deal-twice = DOUTE : des nombres pour le tirage au sort du début ont été révélés plusieurs fois. Un joueur qui connaissait les premiers pouvait éviter ce tirage en se levant avant le début.
cli-doubt-no-value = DOUTE : pour les tirages { $draws }, la place qui lançait n’a révélé aucun nouveau nombre, comme lorsqu’un robot remplace une personne. Le serveur pouvait les connaître d’avance.
cli-doubt-more-values = DOUTE : avant les tirages { $draws }, une place a révélé plus de nombres que ses lancers et ses tours n’en demandent, comme après l’annulation d’un coup. Un joueur qui connaît le secret choisit ainsi parmi les lancers.
cli-fault-unsupported = Seuls ces dés peuvent être vérifiés : { $known }. La partie enregistrée indique « { $said } ».
cli-fault-unfinished = Le fichier s’arrête avant la fin de la partie : seules les parties entières peuvent être vérifiées.
cli-fault-listed-twice = Un tirage annulé ou retiré figure aussi dans la partie, ou est cité deux fois.
cli-fault-no-die = On ne lance pas de dé dans { $game }, et le fichier contient un lancer.
cli-fault-roll = Le tirage { $draw } devrait être { $right }, et non { $face }.
cli-fault-no-secret = Le secret manque dans le fichier : la partie n’est pas terminée, ou il manque une partie du fichier.
cli-fault-commitment = L’engagement enregistré n’est pas celui qui vous a été montré : { $bound }.
cli-fault-malformed = La ligne « { $header } » du fichier est mal formée.
cli-fault-deal = Le tirage au sort du début devrait être ({ $right }), et non ({ $dealt }).
cli-fault-count =
    { $rolls ->
        [one] Il y a { $rolls } lancer
       *[other] Il y a { $rolls } lancers
    }, mais des tirages pour { $draws }.
cli-fault-taken-back = Personne ne pouvait annuler le tirage { $draw } : aucun coup n’a été joué avant le lancer suivant.
cli-fault-withdrawn = Le tirage { $draw } aurait été retiré, mais personne n’a quitté la partie à ce moment.
cli-fault-alone = Aucun nombre d’un joueur n’est entré dans le tirage au sort du début : le serveur l’a choisi seul.
cli-fault-no-seat = La place { $seat } n’existe pas.
cli-fault-order = Les nombres de la place { $seat } ne suivent pas l’ordre des tirages.
cli-fault-late = Un nombre de la place { $seat } compterait à partir du tirage { $draw }, mais le dernier tirage est { $last }.
cli-fault-chain = Les nombres de la place { $seat } ne ramènent pas au début de sa chaîne de hachage.
cli-fault-own-part = Votre part { $part } manque dans le fichier.

## Examiner un jeu

cli-conform-ok = correct
cli-conform-default = par défaut
cli-conform-failed = échec
cli-conform-finding = { $what } : { $note }
cli-conform-module = module { $name }
cli-conform-game = { $game } à { $players }{ $options }
cli-conform-levels = niveaux de { $what }
cli-conform-texts = textes
cli-conform-agree = le code compilé et le code interprété donnent les mêmes résultats
cli-conform-required = obligatoire
cli-conform-absent = absent : la version par défaut sert
cli-conform-missing = il manque : { $names }
cli-conform-sum = { $game } : { $ok } corrects, { $default } par défaut, { $failed } en échec

## Entraînement

cli-train-resumed = reprise après l’itération { $number } dans { $folder }
cli-train-first = première itération
cli-train-stopped = arrêt ; l’itération { $number } est la dernière enregistrée
cli-train-iteration = itération { $number } : { $positions } positions, { $minutes } min, politique { $policy }, valeur { $value }, jeu { $play } s, apprentissage { $learn } s sur { $spent }
cli-train-done = { $iteration } ; le réseau est dans { $file }

## Regret

cli-regret-progress = perte moyenne { $loss }
cli-regret-against = valeur contre le jeu parfait
cli-regret-apart = bornes à { $width } l’une de l’autre
cli-regret-decisions = décisions
cli-regret-mean = perte moyenne
cli-regret-best = meilleur coup
cli-regret-largest = plus grande perte
cli-regret-phase-all = toutes
cli-regret-phase-opening = début de partie
cli-regret-phase-entering = entrées
cli-regret-phase-last-in-hand = un seul en réserve
cli-regret-phase-all-on-board = tous sur le plateau
cli-regret-title = { $policy } à { $game }, en parts d’une victoire
cli-regret-worst = plus grande perte : { $position }
cli-regret-wins = contre le jeu parfait, elle gagne { $first } comme premier joueur et { $second } comme second ({ $how } ; jeu parfait { $perfect } et { $other })
cli-regret-how-sampled = estimé d’après les pertes dans { $count } parties
cli-regret-how-bounds = bornes démontrées, { $count } décisions demandées
cli-regret-how-exact = exact
cli-regret-how-turned = exact, pour la politique qui tourne d’abord chaque position vers l’image que contient la solution
cli-regret-unsolved = La valeur contre le jeu parfait demande la solution : { $command }

## Résoudre et démontrer

cli-solve-layer = couche { $number } sur { $layers }, écart { $gap }, encore { $left } environ
cli-solve-pairs = plus que deux joueurs, { $containers } conteneurs : { $sweeps } passages, écart { $gap }
cli-solve-level = { $containers } conteneurs, température { $temperature } : { $sweeps } passages en { $seconds } s, traction { $pull }
cli-solve-branch = branche : { $steps } étapes, { $products } produits, étape { $length }, température { $temperature }, { $seconds } s
cli-solve-proof = chemin { $path } s, preuve { $proof } s
cli-solve-horizon = { $moves } coups : { $chances }, epsilon { $epsilon }
cli-solved-lowest = minimum des dix derniers : { $chances }
cli-solved-highest = maximum des dix derniers : { $chances }
cli-solved-counting = Chances de gagner, à partir du joueur qui commence, avec { $moves } coups comptés : { $chances }
cli-solved-gain-there = Aucun joueur n’y gagne plus de { $most } en jouant autrement
cli-proving = démonstration en cours
cli-prove-note = tours sans menace : { $quiet }. Après { $move }, { $replies } réponses perdent ; { $known } positions gagnées, { $searches } recherches
cli-prove-stopped = Arrêt.
cli-prove-stopped-log = Arrêt ; la même commande reprend d’après { $log }.

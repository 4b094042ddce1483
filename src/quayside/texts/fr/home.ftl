# The home page, the frame of every page, settings and keys.

nav-label = Pages
nav-home = Accueil
nav-rules = Règles
nav-records = Ouvrir une partie
nav-puzzles = Problèmes
nav-skip = Aller au contenu
close = Fermer
busy = Un instant…
home-title = De petits jeux de plateau pleins de mordant
home-lead = Jouez tout de suite contre l’ordinateur, entre amis sur cet écran, ou à distance par un lien. Sans compte.
home-lead-here = Jouez tout de suite contre l’ordinateur ou entre amis sur cet écran, même hors ligne. Sans compte.
home-play-now = Jouer maintenant
home-play-now-game = Jouer maintenant à { $game }
home-level = Jouer tout de suite contre
home-same-screen = Même écran
home-same-screen-game = Jouer à { $game } sur le même écran
home-invite = Inviter
home-invite-game = Inviter à une partie de { $game }
home-rules-game = Règles de { $game }
learn-offer-title = Première visite ?
learn-offer-text = Apprenez un jeu en deux minutes, sur son propre plateau.
learn-offer-game = Apprendre { $game }
learn-offer-no = Non, merci
home-resume = Mes parties
home-forget = Supprimer { $game }
ending-won = { $who } a gagné.
ending-you-won = Vous avez gagné !
ending-shared = { $who } se partagent la victoire.
ending-abandoned = La partie a été interrompue.
ending-replay = Revoir
panel-report = Bilan
dice-imported = partie enregistrée
games-turn = à { $who } de jouer
games-your-turn = À vous de jouer
games-against = contre { $who }
home-players = { $least } à { $most } joueurs
home-minutes = environ { $minutes } minutes
home-difficulty-1 = facile à apprendre
home-difficulty-2 = quelques règles à apprendre
home-difficulty-3 = s’apprend en une partie
home-study-learn = Apprendre
home-study-learn-game = Apprendre { $game }
home-study-puzzles = Problèmes
home-study-puzzles-text = Trouvez le meilleur coup ; un nouveau problème chaque jour.
home-study-puzzles-start = Résoudre
home-analysis-text = Essayez coups et lancers dans n’importe quelle position et voyez ce qu’ils valent.
home-analysis-start = Ouvrir le plateau
home-analysis-kept = Vos analyses
games-online = En ligne, { players-count }
games-more = Autres parties ({ $count })
games-over = Parties terminées ({ $count })
games-remove-sure = Supprimer définitivement
games-keep = Garder
games-save-all = Sauvegarder toutes mes parties
games-save-about = Les parties jouées sur cet appareil ne sont conservées que dans ce navigateur. Sauvegardez-les de temps en temps dans un fichier : « Choisir un fichier » les ramène, ici ou sur un autre appareil.
games-not-kept = Ce navigateur ne conserve rien (fenêtre privée ?) : vos parties disparaîtront à la fermeture de la page. Sauvegardez-les d’abord dans un fichier.
games-restored = Parties ajoutées : { $added }, complétées : { $continued }, déjà présentes : { $known }.
home-lobby = Tables ouvertes
home-lobby-empty = Personne n’attend pour le moment.
home-lobby-free =
    { $free ->
        [one] une place libre sur { $count }
       *[other] { $free } places libres sur { $count }
    }
home-join = Rejoindre
home-watch = Regarder
home-real-title = Avec votre vraie boîte
home-real-text = Vous avez la vraie boîte : entrez vos lancers et vos coups, l’écran connaît les règles, compte les points et enregistre la partie.
home-real-start = Commencer
home-record-title = Ouvrir un fichier
home-record-text = Revoyez une partie coup par coup, ou récupérez vos parties sauvegardées.
home-record-open = Choisir un fichier
home-independent = Quayside est un projet indépendant et non officiel. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs.
players-count = { $count } joueurs
game-with-edition = { $game }, { $edition }
seat-bot =
    Robot { $level ->
        [random] au hasard
        [1] Pip
        [2] Nell
        [3] Jonas
        [4] Marta
        [5] Otto
        [6] Ines
        [7] Bruno
        [8] Vera
       *[other] niveau { $level }
    }
failure-title = Quelque chose s’est cassé
failure-text = La page a trébuché. Votre partie est conservée.
failure-reload = Recharger
failure-part = Cette partie de la page ne fonctionne plus.
failure-again = Réessayer
no-server = Cette copie de Quayside n’a pas de serveur : vous pouvez y jouer, mais pas inviter, rejoindre ni regarder d’autres joueurs.
no-secure = Cette page est arrivée par HTTP simple ; dans ce cas les navigateurs ne permettent ni de l’installer, ni de l’utiliser hors ligne, ni de protéger les parties enregistrées contre l’effacement.
missing-title = Il n’y a rien ici
missing-text = L’adresse est peut-être incomplète. Redemandez le lien ou repartez de l’accueil.
settings-title = Réglages
settings-language = Langue
settings-name = Votre nom
settings-to-light = Couleurs claires
settings-to-dark = Couleurs sombres
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Port (clair)
settings-theme-dark = Nuit (sombre)
settings-theme-contrast = Contraste élevé
settings-board = Plateau
settings-board-auto = Automatique
settings-board-space = 3D
settings-board-plan = 2D
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-full = Complètes
settings-motion-calm = Calmes
settings-pace = Coups des autres
settings-pace-normal = Un par un
settings-pace-quick = Vite
settings-quality = Graphismes
settings-quality-auto = Automatique
settings-quality-full = Avec ombres
settings-quality-light = Léger, pour appareils anciens
settings-pieces = Pièces
settings-pieces-plain = Couleurs seules
settings-pieces-signs = Lettres et signes
settings-pieces-patterns = Motifs et signes
settings-coach = Conseils à chaque étape
settings-confirm = Confirmer chaque coup
settings-confirm-about = Un coup ne compte que lorsque vous terminez le tour ; d’ici là, vous pouvez l’annuler.
settings-auto = Jouer seul ce qui est forcé
settings-auto-about = Le dé est lancé pour vous, et un tour où une seule chose est possible est joué.
settings-notify = Me prévenir quand c’est à moi
settings-letters = Raccourcis d’une seule lettre
settings-letters-about = R lance le dé, Q tourne le plateau, etc.
settings-sound = Son
help-title = Commandes
help-pointer = À la souris ou au doigt : cliquez sur une pièce puis sur sa destination, ou faites-la glisser. Faites glisser la table pour la tourner ; défilez ou écartez deux doigts pour vous approcher.
help-key-help = cette page
help-key-roll = lancer le dé
help-key-move = se déplacer sur le plateau
help-key-pick = prendre, poser, jouer
help-key-down = reposer
help-key-face = face d’un dé, carte
help-key-turn = quarts de tour d’une caisse qui chute
help-key-direction = direction d’une caisse
help-key-hand = conteneur de la main
help-key-blocker = bloqueur
help-key-leave = laisser la Douane en place
help-key-undo = annuler un choix de ce tour
help-key-send = finir le tour
help-key-rotate = tourner le plateau
help-key-view = 2D ou 3D
help-key-describe = entendre la position
help-key-history = un pas en arrière, en avant

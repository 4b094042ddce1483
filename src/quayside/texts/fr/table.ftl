# The table: playing, waiting, the end, the report.

table-unknown-title = Cette table n’existe pas
table-unknown-here = Cette partie n’est pas sur cet appareil. Les parties restent dans le navigateur où elles ont été jouées ; elles arrivent ici par un fichier ou par un lien qui contient la partie.
table-your-turn-title = À vous ! { $game }
table-board = Plateau
table-tools = Vue
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-replay = Revoir le dernier coup
table-lift = Écarter les étages
table-lift-short = Étages
table-xray = Rayons X : voir à travers les caisses
table-xray-short = Rayons X
table-plan = Vue en plan 2D
table-plan-short = 2D
table-reset-view = Revenir à la vue de départ
table-tap-again = Touchez encore pour jouer
table-sound = Son
table-full-screen = Plein écran
table-space-failed = Cet appareil ne peut plus dessiner le plateau en 3D : le voici en 2D.
table-space-again = Réessayer en 3D
table-players = Joueurs
table-you = vous
table-away = a quitté sa place
table-won = a gagné
table-hand = { $count } en réserve
table-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
table-blocker = bloqueur
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-looking = Étape { $at } sur { $of }
table-back = Reculer
table-forward = Avancer
table-to-now = Retour à la position actuelle
table-to-end = À la fin
table-thinking = { $who } réfléchit…
table-waits-for = C’est à { $who } de jouer.
table-due-roll = À vous : lancez le dé.
table-due-roll-who = { $who } : lancez le dé.
table-due-container = Vous avez fait { $roll }. Choisissez un conteneur.
table-due-container-who = { $who } a fait { $roll }. Choisissez un conteneur.
table-due-card = Jouez une carte, puis déplacez un conteneur.
table-due-card-who = { $who } : jouez une carte, puis déplacez un conteneur.
table-due-crates =
    À vous : encore { $left ->
        [one] un mouvement
       *[other] { $left } mouvements
    }.
table-due-crates-who =
    { $who } : encore { $left ->
        [one] un mouvement
       *[other] { $left } mouvements
    }.
table-due-customs = Vous pouvez poser la Douane sur une autre caisse, ou la laisser en place.
table-due-customs-who = { $who } : vous pouvez poser la Douane sur une autre caisse, ou la laisser en place.
table-due-customs-first = Le premier tour se termine par la Douane : posez le jeton sur une caisse.
table-due-customs-first-who = { $who } : le premier tour se termine par la Douane, posez le jeton sur une caisse.
table-due-die = Posez maintenant un dé.
table-due-die-who = { $who } : posez un dé.
table-due-die-or-blocker = À vous : posez un dé, ou d’abord votre bloqueur.
table-due-die-or-blocker-who = { $who } : posez un dé, ou d’abord votre bloqueur.
table-due-move = À vous : choisissez un coup.
table-due-move-who = { $who } : choisissez un coup.
table-due-send = Votre tour est complet. Terminez-le, ou annulez un mouvement.
table-due-send-who = { $who } : terminez votre tour, ou annulez un mouvement.
table-roll = Lancer
table-real-roll = Quel est le résultat du dé ?
table-correct-roll = Corriger le lancer ({ $face })
table-go-out = Aucun coup possible : vous êtes éliminé
table-pass = Passer : aucun dé ne peut être posé
table-cards = Cartes
table-card = Carte { $card }
table-leave-customs = Laisser la Douane en place
table-unstage = Annuler
table-send-turn = Finir le tour
table-hint = Un conseil
table-hint-busy = Je réfléchis… { $percent } %
table-hint-best = Le mieux : { $move }. Vos chances sont alors de { $chance }.
table-hint-chance = Vos chances : { $chance }.
table-takeback = Demander à annuler mon coup
table-take-back = Annuler le dernier coup
table-stand = Quitter la place
table-to-bot = Laisser un robot jouer pour { $who }
table-resign = Abandonner
table-resign-sure = Oui, abandonner
table-save = Enregistrer la partie
table-other-seat = Passer à votre autre place : { $seat }
table-seat-free = Place libre : { $who }.
table-come-back = Revenir
table-bot-took-time = Un robot a pris votre place : votre temps est écoulé.
table-bot-took-time-who = Un robot joue pour { $who }, qui n’a plus de temps.
table-bot-took-agreed = Un robot joue pour vous.
table-bot-took-agreed-who = Un robot joue pour { $who }.
table-bot-for = pour { $who }
table-they-left = { $who } a quitté la table. Attendre ou remplacer ?
table-replace-bot = Un robot continue
table-replace-person = Offrir la place à quelqu’un d’autre
table-bot-failed = { $who } a rencontré une erreur et redémarre.
proposal-takeback = { $who } demande à annuler son dernier coup.
proposal-correct-roll = { $who } demande à corriger le dernier lancer.
proposal-bot = { $who } propose qu’un robot joue pour { $target }.
proposal-person = { $who } propose de libérer une place : { $target }.
proposal-agree = Accepter
proposal-decline = Refuser
proposal-withdraw = Retirer
proposal-declined = { $who } a refusé.
ending-abandoned-text = Il ne restait plus personne à la table : il n’y a donc pas de vainqueur.
ending-time = { $who } n’a plus de temps.
ending-rematch = Revanche
ending-to-rematch = Rejoindre la revanche
waiting-title = { $game } : la table est prête
waiting-text =
    { $count ->
        [one] Il reste une place.
       *[other] Il reste { $count } places.
    }
waiting-draw = Tout le monde est là. Le tirage du début attend un appareil : { $who }.
waiting-starter = { $who } commence.
waiting-link = en attente de la personne qui a le lien
waiting-expected = { $who } n’est pas encore là
waiting-there = est là
waiting-open = libre
waiting-sit = S’asseoir
waiting-show-link = Lien et code
waiting-watch = Lien pour les spectateurs
invite-seat = Envoyez ce lien à la personne qui jouera ici
invite-open = Toute personne qui a ce lien peut s’asseoir
invite-watch = Lien pour les spectateurs
invite-own = Continuer sur un autre appareil
invite-own-text = Ce lien donne accès à votre place : gardez-le pour vous
invite-code = Code QR du lien
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
games-move = Passer à un autre appareil
games-move-link = Toute la partie est dans ce lien : ouvrez-le sur l’autre appareil et continuez là-bas
games-move-long = Cette partie est trop longue pour un lien ou un code. Sauvegardez-la dans un fichier et ouvrez-le sur l’autre appareil.
games-move-file = Sauvegarder cette partie dans un fichier
link-offline = La connexion est coupée. Rien n’est perdu ; nouvel essai en cours.
engine-coming = Les règles se chargent encore ; le plateau est déjà là.
engine-missing = Ce navigateur ne peut pas exécuter les règles lui-même (WebAssembly est absent ou désactivé) : chaque coup est demandé au serveur.
link-preparing = Le serveur se prépare pour la première fois : { $done } sur { $of }.
link-preparing-bot = { $who } se prépare pour la première fois sur ce serveur : { $done } sur { $of }.
panel-label = Détails de la partie
panel-moves = Coups
panel-scores = Points
panel-table = Table
moves-start = Début
moves-rolled = fait { $face }
moves-rolled-again = fait { $face }, aucun déplacement possible, relance
moves-gone-resign = abandonne
moves-gone-time = temps écoulé
scores-none = Pas encore de points.
scores-plus = +{ $points }
scores-group =
    { $crates } : { $size } × { $each }, { $floor ->
        [0] sol
        [1] premier étage
       *[2] tout en haut
    }
scores-round = Manche { $round } : { $parts }
dice-fair = dés vérifiables
dice-real = vrais dés
dice-device = dés de cet appareil
draw-device = tirage au sort par cet appareil
dice-title = Les dés sont-ils équitables ?
dice-warning = Les dés de cette partie ne sont pas corrects !
draw-fair = tirage au sort vérifiable
draw-title = Le tirage au sort était-il équitable ?
draw-warning = Le tirage au sort de cette partie n’est pas correct !
live-rolled = { $who } fait { $face }.
live-your-turn = C’est à vous.
live-describe = Écouter la position

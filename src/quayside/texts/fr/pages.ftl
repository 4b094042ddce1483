# Opening a table, the rules page, records.

open-title = Nouvelle table : { $game }
open-edition = Édition
open-players = Joueurs
open-seats = Qui joue ?
open-who = Qui joue : { $place }
open-name = Nom, { $place }
open-name-hint = Nom (facultatif)
open-level = Niveau, { $place }
open-starter = Qui commence ?
open-starter-drawn = Tirage au sort
open-starter-seat = { $place } : { $name }
chair-here = Sur cet écran
chair-invite = Par un lien
chair-open = Premier arrivé
chair-bot = Ordinateur
level-1 = 1 · débutant
    .about = Joue presque n’importe quel coup et ne voit pas la plupart des menaces, mais saisit une victoire immédiate.
level-2 = 2 · facile
    .about = Suit des idées simples et ne voit souvent pas vos menaces.
level-3 = 3 · moyen
    .about = Joue selon des principes de bon sens et laisse passer une menace de temps en temps.
level-4 = 4 · confirmé
    .about = Anticipe, mais un adversaire patient trouve ses erreurs.
level-5 = 5 · fort
    .about = Fait de petites erreurs, et rarement une grosse.
level-6 = 6 · très fort
    .about = Fait peu de cadeaux : chaque victoire se mérite.
level-7 = 7 · expert
    .about = Ne laisse presque rien passer.
level-8 = 8 · le plus fort
    .about = Réfléchit jusqu’à trois secondes par tour et ne vous ménage pas.
open-listed = Montrer dans la liste des tables ouvertes
open-listed-about = Tout le monde sur ce serveur peut rejoindre la table.
open-more = Plus d’options
open-option = { $name } : { $about }
open-floors =
    { $ground ->
        [0] étage du bas
        [1] étage du milieu
       *[2] étage du haut
    }, { $middle ->
        [0] étage du bas
        [1] étage du milieu
       *[2] étage du haut
    }, { $top ->
        [0] étage du bas
        [1] étage du milieu
       *[2] étage du haut
    }
open-clock = Temps de réflexion
clock-none = Sans limite
clock-minutes-5 = 5 min chacun, plus 5 s par tour
clock-minutes-15 = 15 min chacun, plus 10 s par tour
clock-minutes-30 = 30 min chacun, plus 20 s par tour
clock-days-1 = Un jour par tour
clock-days-3 = 3 jours par tour
clock-days-7 = 7 jours par tour
clock-days-left = { $count } j
open-then = Quand le temps est écoulé
open-then-bot = un robot continue
open-then-bot-about = Le joueur peut reprendre sa place. Quand il ne reste plus personne, les robots font encore 200 lancers et coups au plus ; puis la partie s’arrête sans vainqueur.
open-then-lose = le joueur est éliminé
open-then-lose-about = Dépasser le temps équivaut à abandonner : à deux joueurs, l’autre gagne.
open-inside = Voir à l’intérieur
open-inside-about = Activé : on peut soulever les étages et regarder chaque face de chaque caisse. Désactivé : la mémoire compte, comme dans les règles imprimées, et l’on ne voit toutes les faces que de la caisse que l’on fait chuter.
open-hints = Conseils et chances de gagner
open-hints-about = Chacun à la table peut demander le meilleur coup. Sans cette aide, vous vous faites confiance : rien n’empêche un joueur d’analyser la position ailleurs.
open-helped = De l’aide pour
open-helped-about = Un handicap : sans aide, ce joueur n’a pas de conseils et n’annule aucun coup. La partie enregistrée le dit.
open-start = Commencer
open-invite = Ouvrir la table
open-late = Le serveur se prépare encore. Après son premier démarrage, cela peut prendre une minute.
real-text = Lancez et jouez sur la table ; saisissez ici ce qui s’est passé. L’écran dit ce qui est permis, compte les points et analyse ensuite la partie.
real-game = Quelle boîte ?
real-names = Qui joue ?
record-title = Ouvrir une partie
record-text = Ouvrez une partie enregistrée : elle est vérifiée selon les règles, vous pouvez la parcourir dans les deux sens et la faire analyser. Un fichier de parties sauvegardées les récupère sur cet appareil.
rules-title = { $game } : les règles
rules-brief-title = En trente secondes
rules-play = Jouer
position-title = { $game } : une position
analysis-title = Plateau d’analyse
analysis-table = Analyser cette partie

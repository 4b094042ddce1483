# Names and words of the games: families, editions, options, seats, colours, events.

## Families

game-docker = Docker
    .summary = Des conteneurs grimpent les uns sur les autres dans un hangar de neuf cases ; le dernier docker qui peut encore jouer gagne.
game-dockers = Dockers
    .summary = Faites basculer, chuter et pivoter les caisses pour ranger votre couleur côte à côte.
game-doce = Doce
    .summary = Posez vos dés en montrant la face de votre choix : quatre dés alignés qui totalisent douze gagnent la manche.

## Editions: edition-FAMILY-EDITION

edition-docker-fr = Édition française
    .about = Six conteneurs chacun à deux joueurs ; entrée par n’importe quel côté ; un lancer injouable élimine.
edition-docker-en = Édition anglaise et allemande
    .about = Trois conteneurs chacun ; entrée par son propre côté ; avec moins de trois sur le plateau, on relance jusqu’à pouvoir jouer.
edition-docker-it = Édition italienne
    .about = Six conteneurs chacun à deux joueurs ; entrée par n’importe quel côté ; avec moins de trois sur le plateau, on relance jusqu’à pouvoir jouer.
edition-docker-omba = OMBA
    .about = La première édition : comme la française, avec quatre conteneurs chacun à trois joueurs.
edition-dockers-standard = Standard
    .about = 27 caisses, trois mouvements par tour, puis la Douane.
edition-doce-standard = Standard
    .about = 11 dés et un bloqueur chacun, quatre manches.

## Options: option-FAMILY-NAME, and -VALUE for each value it can name

option-docker-chance = Hasard
    .about = Lancer le dé, ou jouer six cartes et ne rien laisser au hasard.
option-docker-chance-die = dé
option-docker-chance-cards = cartes de 1 à 6
option-docker-revisit = Retour en arrière
    .about = Un conteneur peut-il, pendant un déplacement, revenir sur sa case de départ ?
option-docker-revisit-never = jamais
option-docker-revisit-start = une fois
option-docker-cap = Limite de tours
    .about = Entre ordinateurs, la partie peut s’arrêter après ce nombre de tours ; ceux qui restent partagent la victoire.
option-docker-cap-0 = aucune
option-dockers-joined = Caisses solidaires
    .about = Quand toutes les caisses doivent-elles se toucher : à la fin du tour ou après chaque mouvement ?
option-dockers-joined-turn = après chaque tour
option-dockers-joined-move = après chaque mouvement
option-dockers-finish = Finir son tour
    .about = Peut-on commencer un tour qu’on ne pourra pas finir ?
option-dockers-finish-must = non, tout tour se termine
option-dockers-finish-stuck = oui, et la partie s’arrête quand on est coincé
option-dockers-floors = Ordre des étages
    .about = Les étages du bloc de départ, du sol vers le haut.
option-dockers-floors-012 = ordre standard
option-dockers-cap = Limite de tours
    .about = Entre ordinateurs, la partie peut s’arrêter après ce nombre de tours ; les scores sont alors acquis.
option-dockers-cap-0 = aucune
option-dockers-layout = Disposition
    .about = La place des caisses au départ : la nôtre, ou celle de votre boîte.
option-dockers-layout-standard = standard

## Seats

seat-south = Sud
seat-west = Ouest
seat-north = Nord
seat-east = Est

## Colours and words beside a player

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-lid = couvercle
action-pass = passe
action-out = éliminé

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] la place 0
        [1] la place 1
        [2] la place 2
        [3] la place 3
       *[other] { $seat }
    }
event-enter = { $to } pour { $cost }
event-step = { $to } pour { $cost }
event-cover = recouvre un conteneur de la place { $covered }
event-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { event-seat }
event-stored = range { $crates }
event-freed = libère { $crates }
event-line = ligne pour { event-seat } : { $squares }
event-round-won =
    { event-seat } gagne la manche { $round } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-round-drawn =
    { event-seat } fait nulle à la manche { $round } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What the points of a round of Doce are for

score-line = ligne
score-all-own = quatre dés à soi
score-blocker = bloqueur gardé
score-empty = cases vides
score-threes = brelans
score-draw = nulle

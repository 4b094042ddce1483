# Docker and OMBA: names, events and the board in words. The rules are in docker-rules.ftl.

## Names, editions, options

game-docker = Docker
    .summary = Des conteneurs grimpent les uns sur les autres dans un hangar de neuf cases ; le dernier docker qui peut encore jouer gagne.
edition-docker-fr = Édition française
    .about = Six conteneurs chacun à deux joueurs ; entrée par n’importe quel côté ; si votre lancer ne permet aucun déplacement, vous êtes éliminé.
edition-docker-en = Édition anglaise et allemande
    .about = Trois conteneurs chacun ; entrée par son propre côté ; avec moins de trois sur le plateau, on relance jusqu’à pouvoir jouer.
edition-docker-it = Édition italienne
    .about = Six conteneurs chacun à deux joueurs ; entrée par n’importe quel côté ; avec moins de trois sur le plateau, on relance jusqu’à pouvoir jouer.
edition-docker-omba = OMBA
    .about = La première édition : comme la française, avec quatre conteneurs chacun à trois joueurs.
option-docker-chance = Dé ou cartes
    .about = Lancer le dé, ou jouer six cartes et ne rien laisser au hasard.
option-docker-chance-die = dé
option-docker-chance-cards = cartes de 1 à 6
option-docker-revisit = Retour à la case de départ
    .about = Un conteneur peut-il, pendant un déplacement, revenir sur sa case de départ ?
option-docker-revisit-never = jamais
option-docker-revisit-start = une fois
option-docker-cap = Limite de tours
    .about = Entre robots, la partie peut s’arrêter après ce nombre de tours ; ceux qui restent partagent la victoire.
option-docker-cap-0 = aucune
seat-south = Sud
seat-west = Ouest
seat-north = Nord
seat-east = Est

## Events and points

action-out = éliminé
event-enter = { $to } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
event-step = { $to } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
event-cover = recouvre un conteneur ({ $covered })

## The board in words

board-containers =
    { $count ->
        [0] aucun conteneur
        [1] un conteneur
        [2] deux conteneurs
        [3] trois conteneurs
        [4] quatre conteneurs
        [5] cinq conteneurs
        [6] six conteneurs
       *[other] { $count } conteneurs
    }
board-square-empty = { $square } : vide
board-square-stack = { $square } : { $containers }, { $colours }
board-on-top-of = { $upper } par-dessus { $lower }
board-on = { $upper } sur { $lower }
board-entry = case d’entrée
board-entry-of = case d’entrée ({ $names })
board-hand = { $name }, { $colour } : { $containers } en réserve
board-player-out = { $name }, { $colour } : éliminé
board-roll-waits = { $name } a fait { $face }.
board-cards = { $name } a les cartes { $cards }.
board-enter-label = Réserve
board-roll-die = Lancer le dé
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-movement =
    { $points ->
        [one] un point
       *[other] { $points } points
    }
board-fact-roll-again = { $name } fait { $face }, ce qui ne permet aucun déplacement, et relance.
board-fact-card = { $name } joue la carte { $card }.
board-fact-enter = { $name } fait entrer un conteneur en { $square } ({ $points }).
board-fact-move = { $name } va de { $from } à { $square } ({ $points }).
board-fact-way = Le chemin : { $steps }.
board-way-step = { $square } pour { $cost }
board-fact-cover = Un conteneur est recouvert ({ $name }).
board-fact-out = { $name } ne peut pas jouer : éliminé.
board-fact-win = { $name } gagne.
board-fact-share = { $name } partage la victoire.
board-move-enter = de la réserve en { $square }
board-move-card = carte { $card } : { $move }
board-move-out = éliminé

coach-goal-docker = Soyez le dernier à pouvoir encore jouer.

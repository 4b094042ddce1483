# Doce: names, events and the board in words. The rules are in doce-rules.ftl.

## Names, editions, options

game-doce = Doce
    .summary = Posez vos dés en montrant la face de votre choix : quatre dés alignés qui totalisent douze gagnent la manche.
edition-doce-standard = Standard
    .about = 11 dés et un bloqueur chacun, quatre manches.
colour-black = noir
colour-white = blanc
board-letter-black = N
board-letter-white = B

## Events and points

action-pass = passe
event-line = ligne pour { event-seat } : { $squares }
event-round-won =
    { event-seat } gagne la manche { $round } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-round-drawn =
    manche { $round } nulle pour { event-seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-line = ligne
score-all-own = uniquement ses propres dés
score-blocker = bloqueur non joué
score-empty = cases vides
score-threes = brelans
score-draw = nulle

## The board in words

board-die = { $square } : { $face }, { $colour }
board-blocker-on = { $square } : bloqueur, { $colour }
board-marker = avec le marqueur
board-zone = dans la zone interdite ({ $name })
board-line = dans une ligne de quatre
board-dice-left =
    { $count ->
        [one] { $name }, { $colour } : reste { $count } dé
       *[other] { $name }, { $colour } : restent { $count } dés
    }
board-blocker-held = bloqueur encore en main
board-blocker-used = bloqueur joué
board-blocker-label = Bloqueur
board-die-due = Le bloqueur est joué : { $name } pose encore un dé.
board-round = Manche { $round } sur 4.
board-total = { $name } : { $points }.
board-face-of-die = Face { $face }
board-face-wheel = La face du dé en { $square }
board-fact-place = { $name } pose un { $face } en { $square }.
board-fact-zone = Zone interdite ({ $name }) : { $squares }.
board-fact-no-zone = { $name } n’a plus de zone interdite.
board-fact-blocker = { $name } pose le bloqueur en { $square }.
board-fact-pass = { $name } passe.
board-fact-line = Une ligne de quatre pour { $name } : { $squares }.
board-fact-round-won = { $name } gagne la manche { $round } : { $points } ({ $items }).
board-fact-round-drawn = Manche { $round } nulle, pour { $name } : { $points } ({ $items }).
board-fact-round-start = La manche { $round } commence : { $name } joue en premier.
board-fact-draw = Match nul.
board-item-line = ligne { $points }
board-item-all-own = uniquement ses propres dés { $points }
board-item-blocker = bloqueur non joué { $points }
board-item-empty = cases vides { $points }
board-item-threes = brelans { $points }
board-item-draw = nulle { $points }
board-move-place = { $face } en { $square }
board-move-blocker = bloqueur en { $square }
board-move-pass = passe

coach-goal-doce = Quatre dés alignés qui totalisent 12 gagnent la manche.

# Doce: names, events and the board in words. The rules are in doce-rules.ftl.

## Names, editions, options

game-doce = Doce
    .summary = Setze Würfel mit beliebiger Augenzahl: Vier in einer Reihe mit der Summe zwölf gewinnen die Runde.
edition-doce-standard = Standard
    .about = Je 11 Würfel und ein Blocker, vier Runden.
colour-black = schwarz
colour-white = weiß
board-letter-black = S
board-letter-white = W

## Events and points

action-pass = passt
event-line = Viererreihe für { event-seat } auf { $squares }
event-round-won =
    { event-seat } gewinnt Runde { $round } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
event-round-drawn =
    Unentschieden in Runde { $round }: { event-seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-line = Reihe
score-all-own = nur eigene Würfel
score-blocker = Blocker nicht benutzt
score-empty = leere Felder
score-threes = drei gleiche Zahlen
score-draw = Unentschieden

## The board in words

board-die = { $square }: { $face }, { $colour }
board-blocker-on = { $square }: Blocker, { $colour }
board-marker = mit dem Marker-Plättchen
board-zone = in der No-Play-Zone von { $name }
board-line = in einer Viererreihe
board-dice-left =
    { $count ->
        [one] { $name }, { $colour }: noch { $count } Würfel
       *[other] { $name }, { $colour }: noch { $count } Würfel
    }
board-blocker-held = Blocker noch da
board-blocker-used = Blocker gespielt
board-blocker-label = Blocker
board-die-due = Der Blocker liegt: { $name } setzt noch einen Würfel.
board-round = Runde { $round } von 4.
board-total = { $name }: { $points }.
board-face-of-die = Augenzahl { $face }
board-face-wheel = Augenzahl des Würfels auf { $square }
board-fact-place = { $name } setzt eine { $face } auf { $square }.
board-fact-zone = No-Play-Zone von { $name }: { $squares }.
board-fact-no-zone = { $name } hat jetzt keine No-Play-Zone.
board-fact-blocker = { $name } setzt den Blocker auf { $square }.
board-fact-pass = { $name } passt.
board-fact-line = Eine Viererreihe für { $name }: { $squares }.
board-fact-round-won = { $name } gewinnt Runde { $round }: { $points } ({ $items }).
board-fact-round-drawn = Runde { $round } endet unentschieden, für { $name }: { $points } ({ $items }).
board-fact-round-start = Runde { $round } beginnt: { $name } fängt an.
board-fact-draw = Das Match endet unentschieden.
board-item-line = Reihe { $points }
board-item-all-own = nur eigene Würfel { $points }
board-item-blocker = Blocker nicht benutzt { $points }
board-item-empty = leere Felder { $points }
board-item-threes = drei gleiche Zahlen { $points }
board-item-draw = Unentschieden { $points }
board-move-place = { $face } auf { $square }
board-move-blocker = Blocker auf { $square }
board-move-pass = passt

coach-goal-doce = Vier Würfel in einer Reihe mit der Summe 12 gewinnen die Runde.

# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Spielfeld
board-help = Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Escape legt zurück.
board-picked = gewählt
board-can-pick = wählbar
board-target =
    { $points ->
        [one] für ein Würfelauge erreichbar
       *[other] für { $points } Würfelaugen erreichbar
    }
board-can-go = als Nächstes möglich
board-turn = { $name } ist am Zug.
board-over = Das Spiel ist zu Ende.
board-directions = Wohin
board-actions = Teile neben dem Spielfeld
board-to-north = nach Norden
board-to-east = nach Osten
board-to-south = nach Süden
board-to-west = nach Westen
board-on-floor-0 = am Boden
board-on-floor-1 = auf der ersten Etage
board-on-floor-2 = ganz oben
board-letter-red = R
board-letter-blue = B
board-letter-yellow = Ge
board-letter-green = Gr

## Docker: squares, hands, the die

board-containers =
    { $count ->
        [0] kein Spielstein
        [1] ein Spielstein
        [2] zwei Spielsteine
        [3] drei Spielsteine
        [4] vier Spielsteine
        [5] fünf Spielsteine
        [6] sechs Spielsteine
       *[other] { $count } Spielsteine
    }
board-square-empty = { $square }: leer
board-square-stack = { $square }: { $containers }, { $colours }
board-on-top-of = { $upper } oben auf { $lower }
board-on = { $upper } auf { $lower }
board-entry = Startfeld
board-entry-of = Startfeld von { $names }
board-hand = { $name }, { $colour }: { $containers } auf der Hand
board-player-out = { $name }, { $colour }: ausgeschieden
board-roll-waits = { $name } hat { $face } gewürfelt.
board-cards = { $name } hat die Karten { $cards }.
board-enter-label = Hand
board-roll-die = Würfeln

## Docker: what happens

board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-movement =
    { $points ->
        [one] ein Würfelauge
       *[other] { $points } Würfelaugen
    }
board-fact-roll-again = { $name } würfelt { $face }, womit kein Zug möglich ist, und würfelt noch einmal.
board-fact-card = { $name } spielt die Karte { $card }.
board-fact-enter = { $name } setzt einen Spielstein auf { $square } ein: { $points }.
board-fact-move = { $name } zieht von { $from } nach { $square }: { $points }.
board-fact-way = Der Weg: { $steps }.
board-way-step = { $square } für { $cost }
board-fact-cover = Ein Spielstein von { $name } ist nun bedeckt.
board-fact-out = { $name } kann nicht ziehen und ist ausgeschieden.
board-fact-win = { $name } gewinnt.
board-fact-share = { $name } gewinnt mit.

## Dockers: crates

board-crate = { $crate } { $floor }: { $colour } oben
board-crate-covered = { $crate } { $floor }: bedeckt
board-crate-sides = Seiten { $sides }
board-side = { $direction } { $colour }
board-crate-over = steht auf { $crates }
board-crate-stored = eingelagert
board-crate-customs = mit dem Zoll
board-ground = freier Boden
board-floor-crates = { $floor }: { $crates }.
board-floor-none = { $floor }: keine Kiste.
board-crate-short = { $crate } auf { $x }, { $y }, { $colour } oben
board-crate-short-covered = { $crate } auf { $x }, { $y }, bedeckt
board-customs-on = Der Zoll steht auf { $crate }.
board-customs-beside = Der Zoll steht neben dem Spielfeld.
board-customs-leave = Zoll stehen lassen
board-customs-due = { $name } darf den Zoll setzen.
board-moves-left =
    { $count ->
        [one] In diesem Zug ist noch eine Bewegung zu machen.
       *[other] In diesem Zug sind noch { $count } Bewegungen zu machen.
    }
board-scores = { $name }, { $colour }: { $points }.
board-floor-plan-0 = Boden
board-floor-plan-1 = Erste Etage
board-floor-plan-2 = Ganz oben
board-inspect = Zeig auf eine Kiste, um hier ihre Seiten zu sehen.
board-faces = Seiten von { $crate }
board-face-up = oben
board-face-down = unten
board-face-north = Norden
board-face-east = Osten
board-face-south = Süden
board-face-west = Westen
board-face-line = { $face }: { $colour }
board-face-unseen = nicht zu sehen
board-pivot = Drehen
board-free-turn = Drehung beim Fallen
board-quarters =
    { $count ->
        [0] ungedreht
        [1] eine Vierteldrehung im Uhrzeigersinn
        [2] eine halbe Drehung
       *[3] drei Vierteldrehungen im Uhrzeigersinn
    }

## Dockers: what happens

board-fact-tip = { $name } kippt { $crate } { $direction }: { $colour } kommt nach oben, { $floor }.
board-fact-fall = { $name } lässt { $crate } { $direction } fallen, { $floor }, { $colour } oben, { $quarters }.
board-fact-pivot = { $name } dreht { $crate }: { $quarters }.
board-fact-score = { $name } bekommt { $points } mit { $crates } und hat { $total }.
board-fact-freed = Nicht mehr eingelagert: { $crates }.
board-fact-stored = Jetzt eingelagert: { $crates }.
board-fact-customs = { $name } setzt den Zoll auf { $crate }.
board-fact-customs-stays = { $name } lässt den Zoll auf { $crate }.
board-fact-skip = { $name } ist gegangen und wird übersprungen.
board-fact-turn = { $name } ist an der Reihe.
board-fact-end = Drei Bewegungen sind nicht mehr möglich: Das Spiel ist zu Ende.
board-fact-end-cap = Die vereinbarte Zahl der Züge ist erreicht: Das Spiel ist zu Ende.
board-fact-win-points = { $name } gewinnt: { $points }.
board-fact-share-points = { $name } gewinnt mit: { $points }.

## Doce: squares and hands

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

## Doce: what happens

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
board-item-blocker = Blocker nicht gespielt { $points }
board-item-empty = leere Felder { $points }
board-item-threes = drei gleiche Würfel { $points }
board-item-draw = Unentschieden { $points }

## Moves in words

board-move = von { $from } nach { $square }
board-move-enter = von der Hand nach { $square }
board-move-card = Karte { $card }: { $move }
board-move-out = ausgeschieden
board-move-tip = { $crate } kippt { $direction }
board-move-fall = { $crate } fällt { $direction }, { $quarters }
board-move-pivot = { $crate } dreht sich, { $quarters }
board-move-customs = Zoll auf { $crate }
board-move-leave = der Zoll bleibt
board-move-place = { $face } auf { $square }
board-move-blocker = Blocker auf { $square }
board-move-pass = passt

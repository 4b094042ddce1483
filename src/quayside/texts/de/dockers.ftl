# Dockers: names, events and the board in words. The rules are in dockers-rules.ftl.

## Names, editions, options

game-dockers = Dockers
    .summary = Kippe und drehe die Kisten eines Blocks oder lass sie fallen, bis deine Farbe Seite an Seite liegt.
edition-dockers-standard = Standard
    .about = 27 Kisten, drei Bewegungen je Zug, dann der Zoll.
option-dockers-joined = Kisten verbunden
    .about = Wann müssen alle Kisten zusammenhängen: am Ende des Zuges oder nach jeder Bewegung?
option-dockers-joined-turn = nach jedem Zug
option-dockers-joined-move = nach jeder Bewegung
option-dockers-finish = Zug beenden
    .about = Darfst du einen Zug beginnen, den du nicht beenden kannst?
option-dockers-finish-must = nein, jeder Zug muss sich beenden lassen
option-dockers-finish-stuck = ja, und das Spiel endet, wo du feststeckst
option-dockers-floors = Reihenfolge der Etagen
    .about = Die Etagen des Startblocks, vom Boden aufwärts.
option-dockers-floors-012 = Standard
option-dockers-cap = Zugbegrenzung
    .about = Partien zwischen Bots können nach dieser Zahl von Zügen enden; dann zählt der Punktestand.
option-dockers-cap-0 = keine
option-dockers-layout = Aufbau
    .about = Wie die Kisten am Anfang liegen: unser Aufbau, oder der auf deiner Schachtel.
option-dockers-layout-standard = Standard
colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-lid = Deckel

## Events and points

event-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { event-seat }
event-stored = lagert { $crates } ein
event-freed = gibt { $crates } frei

## The board in words

board-on-floor-0 = am Boden
board-on-floor-1 = auf der ersten Etage
board-on-floor-2 = ganz oben
board-letter-red = R
board-letter-blue = B
board-letter-yellow = Ge
board-letter-green = Gr
board-crate = { $crate } { $floor }: { $colour } oben
board-crate-covered = { $crate } { $floor }: zugedeckt
board-crate-sides = Seiten { $sides }
board-side = { $direction } { $colour }
board-crate-over = steht auf { $crates }
board-crate-stored = eingelagert
board-crate-customs = mit dem Zoll
board-ground = freier Boden
board-floor-crates = { $floor }: { $crates }.
board-floor-apart = { $before }; { $crate }
board-floor-none = { $floor }: keine Kiste.
board-crate-short = { $crate } auf { $x }, { $y }, { $colour } oben
board-crate-short-covered = { $crate } auf { $x }, { $y }, zugedeckt
board-customs-on = Der Zoll steht auf { $crate }.
board-customs-beside = Der Zoll steht neben dem Spielfeld.
board-customs-leave = Zoll stehen lassen
board-customs-due = { $name } darf den Zoll setzen.
board-customs-due-first = { $name } muss den Zoll setzen.
board-moves-left =
    { $count ->
        [one] In diesem Zug ist noch eine Bewegung zu machen.
       *[other] In diesem Zug sind noch { $count } Bewegungen zu machen.
    }
board-scores = { $name }, { $colour }: { $points }.
board-floor-plan-0 = Boden
board-floor-plan-1 = Erste Etage
board-floor-plan-2 = Ganz oben
board-inspect = Zeige auf eine Kiste, um hier ihre Seiten zu sehen.
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
board-free-turn = Ausrichtung nach dem Fallen
board-quarters =
    { $count ->
        [0] ungedreht
        [1] eine Vierteldrehung im Uhrzeigersinn
        [2] eine halbe Drehung
       *[3] drei Vierteldrehungen im Uhrzeigersinn
    }
board-fact-tip = { $name } kippt { $crate } { $direction }: jetzt { $colour } oben, { $floor }.
board-fact-fall = { $name } lässt { $crate } { $direction } fallen, { $floor }, { $colour } oben, { $quarters }.
board-fact-pivot = { $name } dreht { $crate }: { $quarters }.
board-fact-score = { $name } bekommt { $points } mit { $crates }: insgesamt { $total }.
board-fact-freed = Nicht mehr eingelagert: { $crates }.
board-fact-stored = Jetzt eingelagert: { $crates }.
board-fact-customs = { $name } setzt den Zoll auf { $crate }.
board-fact-customs-stays = { $name } lässt den Zoll auf { $crate }.
board-fact-skip = { $name } hat das Spiel verlassen und wird übersprungen.
board-fact-turn = { $name } ist an der Reihe.
board-fact-end = Drei Bewegungen sind nicht mehr möglich: Das Spiel ist zu Ende.
board-fact-end-cap = Die vereinbarte Zahl der Züge ist erreicht: Das Spiel ist zu Ende.
board-fact-win-points = { $name } gewinnt: { $points }.
board-fact-share-points = { $name } teilt sich den Sieg: { $points }.
board-move-tip = { $crate } kippt { $direction }
board-move-fall = { $crate } fällt { $direction }, { $quarters }
board-move-pivot = { $crate } dreht sich, { $quarters }
board-move-customs = Zoll auf { $crate }
board-move-leave = der Zoll bleibt

coach-goal-dockers = Bringe Kisten mit deiner Farbe oben Seite an Seite: je größer und höher die Gruppe, desto mehr Punkte.

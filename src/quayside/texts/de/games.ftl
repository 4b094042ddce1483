# Names and words of the games: families, editions, options, seats, colours, events.

## Families

game-docker = Docker
    .summary = Spielsteine klettern auf neun Feldern übereinander; wer als Letzter noch ziehen kann, gewinnt.
game-dockers = Dockers
    .summary = Kippe und drehe die Kisten eines Blocks oder lass sie fallen, bis deine Farbe Seite an Seite liegt.
game-doce = Doce
    .summary = Setze Würfel mit beliebiger Augenzahl: Vier in einer Reihe mit der Summe zwölf gewinnen die Runde.

## Editions: edition-FAMILY-EDITION

edition-docker-fr = Französische Ausgabe
    .about = Zu zweit je sechs Spielsteine; Einsetzen auf jeder Seite; wer nicht ziehen kann, scheidet aus.
edition-docker-en = Deutsche und englische Ausgabe
    .about = Je drei Spielsteine; Einsetzen auf der eigenen Seite; mit weniger als drei auf dem Spielfeld würfelst du, bis du ziehen kannst.
edition-docker-it = Italienische Ausgabe
    .about = Zu zweit je sechs Spielsteine; Einsetzen auf jeder Seite; mit weniger als drei auf dem Spielfeld würfelst du, bis du ziehen kannst.
edition-docker-omba = OMBA
    .about = Die erste Ausgabe: wie die französische, aber zu dritt mit je vier Spielsteinen.
edition-dockers-standard = Standard
    .about = 27 Kisten, drei Bewegungen je Zug, dann der Zoll.
edition-doce-standard = Standard
    .about = Je 11 Würfel und ein Blocker, vier Runden.

## Options: option-FAMILY-NAME, and -VALUE for each value it can name

option-docker-chance = Zufall
    .about = Würfeln, oder sechs Karten ausspielen und nichts dem Glück überlassen.
option-docker-chance-die = Würfel
option-docker-chance-cards = Karten 1 bis 6
option-docker-revisit = Zurückkehren
    .about = Darf ein Spielstein in einem Zug auf sein Ausgangsfeld zurückkehren?
option-docker-revisit-never = nie
option-docker-revisit-start = einmal
option-docker-cap = Zugbegrenzung
    .about = Partien unter Computern können nach so vielen Zügen enden; wer noch dabei ist, teilt sich den Sieg.
option-docker-cap-0 = keine
option-dockers-joined = Verbunden
    .about = Wann müssen alle Kisten zusammenhängen: am Ende des Zuges oder nach jeder Bewegung?
option-dockers-joined-turn = nach jedem Zug
option-dockers-joined-move = nach jeder Bewegung
option-dockers-finish = Zug beenden
    .about = Darfst du einen Zug beginnen, den du nicht beenden kannst?
option-dockers-finish-must = nein, jeder Zug wird beendet
option-dockers-finish-stuck = ja, und das Spiel endet, wo du feststeckst
option-dockers-floors = Reihenfolge der Etagen
    .about = Die Etagen des Startblocks, vom Boden aufwärts.
option-dockers-floors-012 = wie üblich
option-dockers-cap = Zugbegrenzung
    .about = Partien unter Computern können nach so vielen Zügen enden; dann zählt der Punktestand.
option-dockers-cap-0 = keine
option-dockers-layout = Aufbau
    .about = Wie die Kisten am Anfang liegen: unser Aufbau, oder der auf deiner Schachtel.
option-dockers-layout-standard = Standard

## Seats

seat-south = Süd
seat-west = West
seat-north = Nord
seat-east = Ost

## Colours and words beside a player

colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-lid = Deckel
action-pass = passt
action-out = ausgeschieden

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] Platz 0
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
       *[other] { $seat }
    }
event-enter = { $to } für { $cost }
event-step = { $to } für { $cost }
event-cover = deckt einen Spielstein von Platz { $covered } zu
event-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { event-seat }
event-stored = lagert { $crates } ein
event-freed = gibt { $crates } frei
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

## What the points of a round of Doce are for

score-line = Reihe
score-all-own = nur eigene Würfel
score-blocker = Blocker übrig
score-empty = leere Felder
score-threes = Drillinge
score-draw = Unentschieden

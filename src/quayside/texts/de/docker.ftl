# Docker and OMBA: names, events and the board in words. The rules are in docker-rules.ftl.

## Names, editions, options

game-docker = Docker
    .summary = Spielsteine klettern auf neun Feldern übereinander; wer als Letzter noch ziehen kann, gewinnt.
edition-docker-fr = Französische Ausgabe
    .about = Zu zweit je sechs Spielsteine; Einsetzen auf jeder Seite; wer nicht ziehen kann, scheidet aus.
edition-docker-en = Deutsch-englische Ausgabe
    .about = Je drei Spielsteine; Einsetzen auf der eigenen Seite; mit weniger als drei auf dem Spielfeld würfelst du, bis du ziehen kannst.
edition-docker-it = Italienische Ausgabe
    .about = Zu zweit je sechs Spielsteine; Einsetzen auf jeder Seite; mit weniger als drei auf dem Spielfeld würfelst du, bis du ziehen kannst.
edition-docker-omba = OMBA
    .about = Die erste Ausgabe: wie die französische, aber zu dritt mit je vier Spielsteinen.
option-docker-chance = Würfel oder Karten
    .about = Würfeln, oder sechs Karten ausspielen und nichts dem Glück überlassen.
option-docker-chance-die = Würfel
option-docker-chance-cards = Karten 1 bis 6
option-docker-revisit = Rückkehr auf das Ausgangsfeld
    .about = Darf ein Spielstein in einem Zug auf sein Ausgangsfeld zurückkehren?
option-docker-revisit-never = nie
option-docker-revisit-start = einmal
option-docker-cap = Zugbegrenzung
    .about = Partien zwischen Bots können nach dieser Zahl von Zügen enden; alle, die dann noch im Spiel sind, teilen sich den Sieg.
option-docker-cap-0 = keine
seat-south = Süd
seat-west = West
seat-north = Nord
seat-east = Ost

## Events and points

action-out = ausgeschieden
event-enter = { $to } ({ $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    })
event-step = { $to } ({ $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    })
event-cover = deckt einen Spielstein zu ({ $covered })

## The board in words

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
board-hand = { $name }, { $colour }: { $containers } im Vorrat
board-player-out = { $name }, { $colour }: ausgeschieden
board-roll-waits = { $name } hat eine { $face } gewürfelt.
board-cards = { $name } hat die Karten { $cards }.
board-enter-label = Vorrat
board-roll-die = Würfeln
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-movement =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
board-fact-roll-again = { $name } würfelt eine { $face }, mit der kein Zug möglich ist, und würfelt noch einmal.
board-fact-card = { $name } spielt die Karte { $card }.
board-fact-enter = { $name } setzt einen Spielstein auf { $square } ein: { $points }.
board-fact-move = { $name } zieht von { $from } nach { $square }: { $points }.
board-fact-way = Der Weg: { $steps }.
board-way-step = { $square } für { $cost }
board-fact-cover = Ein Spielstein von { $name } ist nun zugedeckt.
board-fact-out = { $name } kann nicht ziehen und ist ausgeschieden.
board-fact-win = { $name } gewinnt.
board-fact-share = { $name } teilt sich den Sieg.
board-move-enter = aus dem Vorrat nach { $square }
board-move-card = Karte { $card }: { $move }
board-move-out = ausgeschieden

coach-goal-docker = Wer als Letzter noch ziehen kann, gewinnt.

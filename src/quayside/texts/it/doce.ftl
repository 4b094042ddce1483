# Doce: names, events and the board in words. The rules are in doce-rules.ftl.

## Names, editions, options

game-doce = Doce
    .summary = Piazza dadi con la faccia che vuoi: quattro in fila che insieme fanno dodici vincono la manche.
edition-doce-standard = Standard
    .about = 11 dadi e un blocco a testa, quattro manche.
colour-black = nero
colour-white = bianco
board-letter-black = N
board-letter-white = B

## Events and points

action-pass = passa
event-line = una fila per { event-seat }: { $squares }
event-round-won =
    { event-seat } vince la manche { $round } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-round-drawn =
    { event-seat } pareggia la manche { $round } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
score-line = fila
score-all-own = solo dadi propri
score-blocker = blocco non usato
score-empty = caselle vuote
score-threes = tris
score-draw = parità

## The board in words

board-die = { $square }: { $face }, { $colour }
board-blocker-on = { $square }: blocco, { $colour }
board-marker = con il segnalino
board-zone = nella zona vietata di { $name }
board-line = in una fila di quattro
board-dice-left =
    { $count ->
        [one] { $name }, { $colour }: resta { $count } dado
       *[other] { $name }, { $colour }: restano { $count } dadi
    }
board-blocker-held = blocco non ancora giocato
board-blocker-used = blocco giocato
board-blocker-label = Blocco
board-die-due = Il blocco è giocato: { $name } piazza ancora un dado.
board-round = Manche { $round } di 4.
board-total = { $name }: { $points }.
board-face-of-die = Faccia { $face }
board-face-wheel = La faccia del dado in { $square }
board-fact-place = { $name } piazza un { $face } in { $square }.
board-fact-zone = Zona vietata di { $name }: { $squares }.
board-fact-no-zone = { $name } non ha più una zona vietata.
board-fact-blocker = { $name } gioca il blocco in { $square }.
board-fact-pass = { $name } passa.
board-fact-line = Una fila di quattro per { $name }: { $squares }.
board-fact-round-won = { $name } vince la manche { $round }: { $points } ({ $items }).
board-fact-round-drawn = Manche { $round } in parità, per { $name }: { $points } ({ $items }).
board-fact-round-start = Comincia la manche { $round }: inizia { $name }.
board-fact-draw = La partita finisce in parità.
board-item-line = fila { $points }
board-item-all-own = solo dadi propri { $points }
board-item-blocker = blocco non usato { $points }
board-item-empty = caselle vuote { $points }
board-item-threes = tris { $points }
board-item-draw = parità { $points }
board-move-place = { $face } in { $square }
board-move-blocker = blocco in { $square }
board-move-pass = passa

coach-goal-doce = Quattro dadi in fila che insieme fanno 12 vincono la manche.

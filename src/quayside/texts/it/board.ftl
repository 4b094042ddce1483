# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Tavoliere
board-help = Le frecce vanno di casella in casella, Invio sceglie, Esc rimette giù.
board-picked = scelto
board-can-pick = si può scegliere
board-target =
    { $points ->
        [one] raggiungibile con un punto
       *[other] raggiungibile con { $points } punti
    }
board-can-go = possibile come prossima scelta
board-turn = Tocca a { $name }.
board-over = La partita è finita.
board-directions = Dove andare
board-actions = Pezzi accanto al tavoliere
board-to-north = verso nord
board-to-east = verso est
board-to-south = verso sud
board-to-west = verso ovest
board-on-floor-0 = a terra
board-on-floor-1 = al primo piano
board-on-floor-2 = in cima
board-letter-red = R
board-letter-blue = B
board-letter-yellow = G
board-letter-green = V

## Docker: squares, hands, the die

board-containers =
    { $count ->
        [0] nessun container
        [1] un container
        [2] due container
        [3] tre container
        [4] quattro container
        [5] cinque container
        [6] sei container
       *[other] { $count } container
    }
board-square-empty = { $square }: vuota
board-square-stack = { $square }: { $containers }, { $colours }
board-on-top-of = { $upper } in cima a { $lower }
board-on = { $upper } su { $lower }
board-entry = casella d’ingresso
board-entry-of = casella d’ingresso di { $names }
board-hand = { $name }, { $colour }: { $containers } in mano
board-player-out = { $name }, { $colour }: eliminato
board-roll-waits = { $name } ha tirato { $face }.
board-cards = { $name } ha le carte { $cards }.
board-enter-label = Mano
board-roll-die = Tira il dado

## Docker: what happens

board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-movement =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
board-fact-roll-again = { $name } tira { $face }, che non permette mosse, e tira di nuovo.
board-fact-card = { $name } gioca la carta { $card }.
board-fact-enter = { $name } fa entrare un container in { $square } con { $points }.
board-fact-move = { $name } muove da { $from } a { $square } con { $points }.
board-fact-way = Il percorso: { $steps }.
board-way-step = { $square } per { $cost }
board-fact-cover = Copre un container di { $name }.
board-fact-out = { $name } non può muovere ed è eliminato.
board-fact-win = Vince { $name }.
board-fact-share = { $name } condivide la vittoria.

## Dockers: crates

board-crate = { $crate } { $floor }: { $colour } sopra
board-crate-covered = { $crate } { $floor }: coperta
board-crate-sides = lati { $sides }
board-side = { $colour } { $direction }
board-crate-over = sopra { $crates }
board-crate-stored = stivata
board-crate-customs = con la Dogana
board-ground = terra libera
board-floor-crates = { $floor }: { $crates }.
board-floor-none = { $floor }: nessuna cassa.
board-crate-short = { $crate } in { $x }, { $y }, { $colour } sopra
board-crate-short-covered = { $crate } in { $x }, { $y }, coperta
board-customs-on = La Dogana è su { $crate }.
board-customs-beside = La Dogana è accanto al tavoliere.
board-customs-leave = Lascia la Dogana dov’è
board-customs-due = { $name } può mettere la Dogana.
board-moves-left =
    { $count ->
        [one] In questo turno resta un movimento.
       *[other] In questo turno restano { $count } movimenti.
    }
board-scores = { $name }, { $colour }: { $points }.
board-floor-plan-0 = Terra
board-floor-plan-1 = Primo piano
board-floor-plan-2 = In cima
board-inspect = Indica una cassa per vedere qui le sue facce.
board-faces = Facce di { $crate }
board-face-up = sopra
board-face-down = sotto
board-face-north = nord
board-face-east = est
board-face-south = sud
board-face-west = ovest
board-face-line = { $face }: { $colour }
board-face-unseen = non si vede
board-pivot = Ruota
board-free-turn = Come si gira cadendo
board-quarters =
    { $count ->
        [0] senza girare
        [1] un quarto di giro in senso orario
        [2] mezzo giro
       *[3] tre quarti di giro in senso orario
    }

## Dockers: what happens

board-fact-tip = { $name } ribalta { $crate } { $direction }: { $colour } sopra, { $floor }.
board-fact-fall = { $name } fa cadere { $crate } { $direction }, { $floor }, { $colour } sopra, { $quarters }.
board-fact-pivot = { $name } ruota { $crate }: { $quarters }.
board-fact-score = { $name } fa { $points } con { $crates } e arriva a { $total }.
board-fact-freed = Non più stivate: { $crates }.
board-fact-stored = Ora stivate: { $crates }.
board-fact-customs = { $name } mette la Dogana su { $crate }.
board-fact-customs-stays = { $name } lascia la Dogana su { $crate }.
board-fact-skip = { $name } ha lasciato il tavolo: il suo turno salta.
board-fact-turn = È il turno di { $name }.
board-fact-end = Tre movimenti non sono più possibili: la partita finisce.
board-fact-end-cap = Il numero di turni concordato è raggiunto: la partita finisce.
board-fact-win-points = Vince { $name } con { $points }.
board-fact-share-points = { $name } condivide la vittoria con { $points }.

## Doce: squares and hands

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
board-blocker-held = blocco ancora in mano
board-blocker-used = blocco giocato
board-blocker-label = Blocco
board-die-due = Il blocco è giocato: { $name } mette ancora un dado.
board-round = Manche { $round } di 4.
board-total = { $name }: { $points }.
board-face-of-die = Faccia { $face }
board-face-wheel = La faccia del dado in { $square }

## Doce: what happens

board-fact-place = { $name } mette un { $face } in { $square }.
board-fact-zone = Zona vietata di { $name }: { $squares }.
board-fact-no-zone = { $name } ora non ha una zona vietata.
board-fact-blocker = { $name } gioca il blocco in { $square }.
board-fact-pass = { $name } passa.
board-fact-line = Una fila di quattro per { $name }: { $squares }.
board-fact-round-won = { $name } vince la manche { $round }: { $points } ({ $items }).
board-fact-round-drawn = Manche { $round } in parità, per { $name }: { $points } ({ $items }).
board-fact-round-start = Comincia la manche { $round }: inizia { $name }.
board-fact-draw = Il match finisce in parità.
board-item-line = fila { $points }
board-item-all-own = solo dadi propri { $points }
board-item-blocker = blocco non giocato { $points }
board-item-empty = caselle vuote { $points }
board-item-threes = tre dadi uguali { $points }
board-item-draw = parità { $points }

## Moves in words

board-move = da { $from } a { $square }
board-move-enter = dalla mano in { $square }
board-move-card = carta { $card }: { $move }
board-move-out = eliminato
board-move-tip = { $crate } si ribalta { $direction }
board-move-fall = { $crate } cade { $direction }, { $quarters }
board-move-pivot = { $crate } ruota, { $quarters }
board-move-customs = Dogana su { $crate }
board-move-leave = la Dogana resta
board-move-place = { $face } in { $square }
board-move-blocker = blocco in { $square }
board-move-pass = passa

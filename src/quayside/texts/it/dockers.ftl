# Dockers: names, events and the board in words. The rules are in dockers-rules.ftl.

## Names, editions, options

game-dockers = Dockers
    .summary = Ribalta, fai cadere e ruota le casse di un blocco per avere il tuo colore fianco a fianco.
edition-dockers-standard = Standard
    .about = 27 casse, tre movimenti per turno, poi la Dogana.
option-dockers-joined = Casse unite
    .about = Quando devono toccarsi tutte le casse: alla fine del turno o dopo ogni movimento?
option-dockers-joined-turn = dopo ogni turno
option-dockers-joined-move = dopo ogni movimento
option-dockers-finish = Finire il turno
    .about = Si può cominciare un turno che non si può finire?
option-dockers-finish-must = no, ogni turno deve poter essere completato
option-dockers-finish-stuck = sì, e la partita finisce dove ci si blocca
option-dockers-floors = Ordine dei piani
    .about = I piani del blocco iniziale, da terra in su.
option-dockers-floors-012 = ordine standard
option-dockers-cap = Limite di turni
    .about = Le partite tra bot possono fermarsi dopo questo numero di turni; allora valgono i punti fatti.
option-dockers-cap-0 = nessuno
option-dockers-layout = Disposizione
    .about = Come stanno le casse all’inizio: la nostra, o quella della tua scatola.
option-dockers-layout-standard = standard
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-lid = coperchio

## Events and points

event-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { event-seat }
event-stored = stiva { $crates }
event-freed = libera { $crates }

## The board in words

board-on-floor-0 = a terra
board-on-floor-1 = al primo piano
board-on-floor-2 = in cima
board-letter-red = R
board-letter-blue = B
board-letter-yellow = G
board-letter-green = V
board-crate = { $crate } { $floor }: { $colour } sopra
board-crate-covered = { $crate } { $floor }: coperta
board-crate-sides = lati { $sides }
board-side = { $colour } { $direction }
board-crate-over = sopra { $crates }
board-crate-stored = stivata
board-crate-customs = con la Dogana
board-ground = terra libera
board-floor-crates = { $floor }: { $crates }.
board-floor-apart = { $before }; { $crate }
board-floor-none = { $floor }: nessuna cassa.
board-crate-short = { $crate } in { $x }, { $y }, { $colour } sopra
board-crate-short-covered = { $crate } in { $x }, { $y }, coperta
board-customs-on = La Dogana è su { $crate }.
board-customs-beside = La Dogana è accanto al tavoliere.
board-customs-leave = Lascia la Dogana dov’è
board-customs-due = { $name } può mettere la Dogana.
board-customs-due-first = { $name } deve mettere la Dogana.
board-moves-left =
    { $count ->
        [one] In questo turno resta un movimento.
       *[other] In questo turno restano { $count } movimenti.
    }
board-scores = { $name }, { $colour }: { $points }.
board-floor-plan-0 = Terra
board-floor-plan-1 = Primo piano
board-floor-plan-2 = In cima
board-inspect = Punta una cassa per vedere qui le sue facce.
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
board-free-turn = Orientamento dopo la caduta
board-quarters =
    { $count ->
        [0] senza girare
        [1] un quarto di giro in senso orario
        [2] mezzo giro
       *[3] tre quarti di giro in senso orario
    }
board-fact-tip = { $name } ribalta { $crate } { $direction }: { $colour } sopra, { $floor }.
board-fact-fall = { $name } fa cadere { $crate } { $direction }, { $floor }, { $colour } sopra, { $quarters }.
board-fact-pivot = { $name } ruota { $crate }: { $quarters }.
board-fact-score = { $name } fa { $points } con { $crates } e arriva a { $total }.
board-fact-freed = Non più stivate: { $crates }.
board-fact-stored = Ora stivate: { $crates }.
board-fact-customs = { $name } mette la Dogana su { $crate }.
board-fact-customs-stays = { $name } lascia la Dogana su { $crate }.
board-fact-skip = { $name } ha lasciato il tavolo: il suo turno viene saltato.
board-fact-turn = È il turno di { $name }.
board-fact-end = Tre movimenti non sono più possibili: la partita finisce.
board-fact-end-cap = Il numero di turni concordato è raggiunto: la partita finisce.
board-fact-win-points = Vince { $name } con { $points }.
board-fact-share-points = { $name } condivide la vittoria con { $points }.
board-move-tip = { $crate } si ribalta { $direction }
board-move-fall = { $crate } cade { $direction }, { $quarters }
board-move-pivot = { $crate } ruota, { $quarters }
board-move-customs = Dogana su { $crate }
board-move-leave = la Dogana resta

coach-goal-dockers = Metti fianco a fianco casse con il tuo colore in alto: più il gruppo è grande e in alto, più punti vale.

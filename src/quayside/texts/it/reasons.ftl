# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] il posto 0
        [1] il posto 1
        [2] il posto 2
        [3] il posto 3
       *[other] { $seat }
    }
reason-only-move = { $move } è l’unica mossa.

## Docker

reason-docker-no-move = Con questo tiro nessuna mossa è possibile.
reason-docker-better-stacks = { $move } tiene le torri migliori; ciò che si potrà muovere dopo è uguale per tutti.
reason-docker-covers = Copre un container avversario in { $square } ({ reason-seat }), che non può più muoversi.
reason-docker-frees = Libera il tuo container in { $square }.
reason-docker-leaves-stuck =
    Blocca { reason-seat } { $count ->
        [1] con un { $faces }
        [6] con qualsiasi tiro
       *[other] con i tiri { $faces }
    } ({ $now ->
        [one] { $now } faccia giocabile
       *[other] { $now } facce giocabili
    }; dopo la seconda mossa migliore { $next }).
reason-docker-stuck =
    Dopo, { reason-seat } non può muovere { $count ->
        [1] con un { $faces }
        [6] con nessun tiro
       *[other] con i tiri { $faces }
    }.
reason-docker-keeps =
    Ti lascia { $now ->
        [one] { $now } faccia giocabile
       *[other] { $now } facce giocabili
    }; la seconda mossa migliore ne lascia { $next }.
reason-docker-raises = Porta le tue facce giocabili da { $before } a { $now }.

## Doce

reason-doce-wins =
    Vince la manche con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
reason-doce-loses =
    Così { reason-seat } vince la manche con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
reason-doce-draws = Chiude la manche in parità.
reason-doce-quiet = Dopo, nessuno può vincere subito.
reason-doce-blocker-stops = Il blocco impedisce la vittoria con { $moves } ({ reason-seat }).
reason-doce-blocker-square = Il blocco toglie { $square } da ogni fila.
reason-doce-stops =
    Impedisce la vittoria con { $moves }{ $more ->
        [0] {""}
        [one] {" "}e { $more } altra
       *[other] {" "}e altre { $more }
    } ({ reason-seat }).
reason-doce-still-wins =
    Attenzione: { reason-seat } può ancora vincere con { $moves }{ $more ->
        [0] {""}
        [one] {" "}e { $more } altra
       *[other] {" "}e altre { $more }
    }.
reason-doce-threatens =
    Minaccia di vincere con { $moves }{ $more ->
        [0] {""}
        [one] {" "}e { $more } altra
       *[other] {" "}e altre { $more }
    }.
reason-doce-threatens-many = Minaccia di vincere su { $count } caselle insieme: { $squares }.

## Dockers

reason-dockers-scores =
    Ti dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con { $crates }.
reason-dockers-gives =
    Dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { reason-seat } con { $crates }.
reason-dockers-stored = Stiva { $crates }: ora queste casse possono solo cadere.
reason-dockers-freed = Libera { $crates }, che erano stivate.
reason-dockers-prepares =
    Prepara { $move }, che vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
reason-dockers-quiet = Non dà punti subito e non ne lascia da fare al movimento successivo.
reason-dockers-ends = Chiude la partita: nessuno può più fare tre movimenti.
reason-dockers-denies = La Dogana impedisce { $move } da { $points } punti ({ reason-seat }); ne restano al massimo { $left }.
reason-dockers-leaves =
    Chi segue può fare al massimo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il primo movimento.

## The report of a game

chart-title = Le probabilità nel corso della partita
chart-start = inizio
chart-end = fine della registrazione
chart-seat = posto { $seat }
chart-step-luck = turno { $turn }: { reason-seat } tira { $event }, da { $before } a { $after }
chart-step-skill = turno { $turn }: { reason-seat } gioca { $event }, da { $before } a { $after }
chart-step-skill-better = turno { $turn }: { reason-seat } gioca { $event }, da { $before } a { $after }; meglio { $best }
chart-step-leaving = turno { $turn }: { reason-seat } lascia la partita, da { $before } a { $after }

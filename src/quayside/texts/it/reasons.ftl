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
reason-docker-covers = Copre un container avversario in { $square } ({ reason-seat }), che non può più muoversi.
reason-docker-frees = Libera un proprio container in { $square }.
reason-docker-leaves-stuck =
    Blocca { reason-seat } { $count ->
        [1] con un { $faces }
        [6] con qualsiasi tiro
       *[other] con i tiri { $faces }
    } ({ $now ->
        [one] { $now } faccia giocabile
       *[other] { $now } facce giocabili
    }; dopo { $other } sarebbero { $next }).
reason-docker-stuck =
    Dopo, { reason-seat } non può muovere { $count ->
        [1] con un { $faces }
        [6] con nessun tiro
       *[other] con i tiri { $faces }
    }.
reason-docker-keeps =
    Lascia a chi muove { $now ->
        [one] { $now } faccia giocabile
       *[other] { $now } facce giocabili
    }; { $other } ne lascia { $next }.
reason-docker-raises = Porta le facce giocabili di chi muove da { $before } a { $now }.

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
reason-doce-forces = Vince la manche di forza in { $turns } turni, cominciando con { $move }.
reason-doce-allows =
    Dopo { $played }, { reason-seat } poteva vincere subito con { $moves }{ $more ->
        [0] {""}
        [one] {" "}e { $more } altra
       *[other] {" "}e altre { $more }
    }.
reason-doce-allows-force =
    Dopo { $played }, { reason-seat } poteva vincere la manche di forza in { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }.

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
reason-dockers-ends = Chiude la partita: nessuno può più fare tre movimenti.
reason-dockers-denies = La Dogana impedisce { $move } da { $points } punti ({ reason-seat }); ne restano al massimo { $left }.
reason-dockers-turn-scores =
    Questo turno dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; quello giocato ne ha dati { $other }.
reason-dockers-turn-gives =
    Il turno giocato ha dato { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } agli avversari ({ reason-seat }).
reason-dockers-turn-leaves =
    Dopo, con il primo movimento { reason-seat } può fare al massimo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; dopo il turno giocato { $other }.
reason-dockers-turn-prepares =
    Prepara per il proprio turno successivo un movimento da { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; dopo il turno giocato il migliore ne dà { $other }.

## The report of a game

chart-title = Le probabilità nel corso della partita
chart-start = inizio
chart-end = fine della registrazione
chart-seat = posto { $seat }
chart-step-luck = turno { $turn }: { reason-seat } tira { $event }, da { $before } a { $after }
chart-step-skill = turno { $turn }: { reason-seat } gioca { $event }, da { $before } a { $after }
chart-step-skill-better = turno { $turn }: { reason-seat } gioca { $event }, da { $before } a { $after }; meglio { $best }
chart-step-leaving = turno { $turn }: { reason-seat } lascia la partita, da { $before } a { $after }

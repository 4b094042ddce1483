## I problemi: gli elenchi, un problema, la sua soluzione

puzzles-title = Problemi
puzzles-about = Ognuno ha una sola prima mossa che lo risolve, ed è dimostrato. Ciò che hai provato resta su questo dispositivo.
puzzles-day = Problema del giorno
puzzles-day-title = Problema del giorno: { $game }
puzzles-number = { $game }, problema { $number }
puzzles-difficulty = Difficoltà { $difficulty } su 5
puzzles-rating = Il tuo punteggio è { $rating } dopo { $count ->
        [one] un problema
       *[other] { $count } problemi
    }. Risolti di fila: { $streak }, al massimo { $longest }.
puzzles-rating-about = È un punteggio Elo, tu contro i problemi: la difficoltà 1 vale 1000, ogni grado 300 in più. Conta solo il primo tentativo.
puzzles-now = Punteggio { $rating }, risolti di fila { $streak }.
puzzles-kind-chance = Trova la mossa con le migliori probabilità di vittoria.
puzzles-kind-force = Forza la vittoria della manche, qualunque cosa faccia l’avversario.
puzzles-kind-points = Trova il primo movimento del turno che porta più punti.
puzzles-task-chance = Il tuo colore: { $colour }. Quale mossa ha le migliori probabilità di vittoria?
puzzles-task-force = Il tuo colore: { $colour }. Puoi forzare la vittoria della manche. Con quale mossa cominci?
puzzles-task-points = Il tuo colore: { $colour }. Con quale movimento comincia il turno che porta più punti?
puzzles-next-of = Prossimo problema di { $game }
puzzles-next = Prossimo problema
puzzles-all = Tutti i { $count } problemi
puzzles-one = Problema { $number }, difficoltà { $difficulty }{ $state ->
        [solved] , risolto
        [failed] , non risolto al primo tentativo
       *[other] { "" }
    }
puzzles-wrong-chance = { $move }: questa mossa vince nel { $chance } delle partite e regala { $points } punti di probabilità di vittoria.
puzzles-wrong-points = { $move }: dopo questo movimento il turno porta al massimo { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $lost } in meno del possibile.
puzzles-wrong-open = { $move }: questa mossa non forza la vittoria.
puzzles-wrong-loses = { $move }: questa mossa permette all’avversario di forzare la vittoria della manche.
puzzles-again = Riprova
puzzles-give-up = Mostra la soluzione
puzzles-solved = Risolto.
puzzles-show-line = Giocala sul tavoliere
puzzles-answer = Soluzione
puzzles-step = { $who }: { $move }.
puzzles-step-points = { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } punti
    }
puzzles-because-chance = Vince nel { $best } delle partite. La mossa migliore dopo questa vince nel { $second }: { $move }.
puzzles-because-points = Il turno porta { $best }. Dopo qualsiasi altro primo movimento porta al massimo { $second }.
puzzles-values = Quanto vale ogni prima mossa
puzzles-move = Mossa
puzzles-value = Valore
puzzles-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
puzzles-wins = vittoria forzata
puzzles-loses = sconfitta forzata
puzzles-open = niente di forzato

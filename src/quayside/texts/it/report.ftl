# Il resoconto di una partita: prima tre frasi (summary-CHIAVE), poi i numeri e le svolte.

summary-points =
    { $error ->
        [0] { $points }
       *[other] { $points } ± { $error }
    }
summary-times =
    { $error ->
        [0] { $times }
       *[other] { $times } ± { $error }
    }
summary-accuracy =
    { $you ->
        [1] La tua precisione è stata di { summary-points } su 100.
       *[0] La precisione di { $who } è stata di { summary-points } su 100.
    }
summary-accuracy-best = Il gioco più preciso è stato quello di { $who }: { summary-points } su 100.
summary-roll-gave =
    { $you ->
        [1] Il tuo { $face } al turno { $turn } ti ha dato { $points } punti di probabilità di vincere.
       *[0] Il { $face } tirato al turno { $turn } ha dato a { $who } { $points } punti di probabilità di vincere.
    }
summary-roll-cost =
    { $you ->
        [1] Il tuo { $face } al turno { $turn } ti è costato { $points } punti di probabilità di vincere.
       *[0] Il { $face } tirato al turno { $turn } è costato a { $who } { $points } punti di probabilità di vincere.
    }
summary-mistake =
    { $you ->
        [1] Il tuo errore più grosso, al turno { $turn }, ti è costato { $points } punti di probabilità di vincere.
       *[0] L’errore più grosso, al turno { $turn }, è costato a { $who } { $points } punti di probabilità di vincere.
    }
summary-even = Nessun tiro e nessun turno spicca: ogni cambiamento è piccolo, o più piccolo del suo errore.
summary-without-luck =
    { $you ->
        [1] Senza la fortuna avresti vinto { summary-times } volte su 100.
       *[0] Senza la fortuna { $who } avrebbe vinto { summary-times } volte su 100.
    }
summary-mistakes =
    { $count ->
        [0] { $you ->
            [1] Non hai fatto errori.
           *[0] Nessun errore di { $who }.
        }
        [one] { $you ->
            [1] Hai fatto un errore{ summary-grave }
           *[0] Un errore di { $who }{ summary-grave }
        }
       *[other] { $you ->
            [1] Hai fatto { $count } errori{ summary-grave }
           *[0] { $count } errori di { $who }{ summary-grave }
        }
    }
summary-mistakes-all =
    { $count ->
        [0] Nessuno ha fatto errori.
        [one] C’è stato un errore nella partita{ summary-grave }
       *[other] Ci sono stati { $count } errori nella partita{ summary-grave }
    }
summary-grave =
    { $grave ->
        [0] .
        [one] { " " }({ $grave } grave).
       *[other] { " " }({ $grave } gravi).
    }

## The report of a game

report-busy = Esamino la partita… { $percent }%
report-progress = Avanzamento
report-equilibrium = Da un equilibrio: quanto vince ciascuno se tutti seguono le strategie calcolate.
report-estimate = Stima per ricerca. Il numero dopo ± dice di quanto un valore può essere sbagliato.
report-exact = Esatto: questo gioco è risolto.
report-proved = Dimostrato: la ricerca non ha lasciato nulla di aperto.
report-chart = Le probabilità di vittoria durante la partita
report-seats = Fortuna ed errori
report-player = Giocatore
report-luck = Fortuna
report-mistakes = Errori
report-mistakes-of =
    { $grave ->
        [0] { $count }
        [one] { $count } ({ $grave } grave)
       *[other] { $count } ({ $grave } gravi)
    }
report-luck-about = La fortuna è ciò che i tiri hanno dato rispetto a un tiro medio.
report-loss-about = La perdita di un turno è ciò che il turno toglie alla probabilità di vincere rispetto a quello migliore. Un errore costa almeno { $mistake } punti su 100, uno grave almeno { $grave }.
report-turning = Svolte
report-turning-none = Nessun turno spicca: ogni cambiamento è più piccolo del suo errore.
report-step-luck = { $who } fa { $face }
report-step-skill = { $who }: { $move }
report-step-leaving = { $who } lascia la partita
report-mistake = errore
report-grave = errore grave
report-better = meglio: { $move }
report-how = Come si calcola?
report-how-accuracy = La precisione è 100 meno ciò che un turno con una scelta ha perso in media, in punti di probabilità di vincere, rispetto al turno migliore.
report-how-luck = Senza la fortuna: la probabilità all’inizio e ciò che i turni di tutti vi hanno cambiato; i tiri non contano. Per { $who }: { $start } all’inizio, { $own } per i propri turni, { $others } per i turni degli altri, quindi { $sum }{ $clipped ->
        [1] , contato come { $times }
       *[0] { "" }
    }.
report-accuracy = Precisione
report-accuracy-of = { $points } su 100
report-usual = Precisione abituale: { $levels }.
report-usual-level = livello { $level }: { $points }
report-usual-about =
    Misurata in { $games ->
        [one] una partita
       *[other] { $games } partite
    } per livello, fra due bot di quel livello.
report-usual-title = Che cosa è abituale per i bot
report-level = Livello
report-moments = Momenti chiave
report-best-turn = Turno migliore
report-worst-turn = Errore più grosso
report-margin = la seconda mossa migliore sarebbe costata { $points } punti
report-at = Turno { $turn }
report-at-start = Inizio
report-round = Manche { $round }

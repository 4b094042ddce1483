# The table: playing, waiting, the end, the report.

table-unknown-title = Questo tavolo non esiste
table-unknown-here = Questa partita non è su questo dispositivo. Le partite restano nel browser in cui sono state giocate; arrivano qui con un file o con un link che contiene la partita.
table-your-turn-title = Tocca a te! { $game }
table-board = Tavoliere
table-tools = Vista
table-turn-left = Gira a sinistra
table-turn-right = Gira a destra
table-replay = Rivedi l’ultima mossa
table-lift = Separa i piani
table-lift-short = Piani
table-xray = Raggi X: guarda attraverso le casse
table-xray-short = Raggi X
table-plan = Vista in pianta 2D
table-plan-short = 2D
table-reset-view = Ripristina la vista
table-tap-again = Tocca ancora per giocare
table-sound = Suono
table-full-screen = Schermo intero
table-space-failed = Questo dispositivo non riesce più a disegnare il tavoliere in 3D: eccolo in 2D.
table-space-again = Riprova in 3D
table-players = Giocatori
table-you = tu
table-away = ha lasciato il posto
table-won = ha vinto
table-hand = { $count } di riserva
table-dice =
    { $count ->
        [one] un dado
       *[other] { $count } dadi
    }
table-blocker = blocco
table-points =
    { $count ->
        [one] un punto
       *[other] { $count } punti
    }
table-looking = Passo { $at } di { $of }
table-back = Indietro
table-forward = Avanti
table-to-now = Torna alla posizione attuale
table-to-end = Alla fine
table-thinking = { $who } sta pensando…
table-waits-for = Tocca a { $who }.
table-due-roll = Tocca a te: tira il dado.
table-due-roll-who = { $who }: tira il dado.
table-due-container = Hai fatto { $roll }. Scegli un container.
table-due-container-who = { $who } ha fatto { $roll }. Scegli un container.
table-due-card = Gioca una carta, poi muovi un container.
table-due-card-who = { $who }: gioca una carta, poi muovi un container.
table-due-crates =
    Tocca a te: ancora { $left ->
        [one] un movimento
       *[other] { $left } movimenti
    }.
table-due-crates-who =
    { $who }: ancora { $left ->
        [one] un movimento
       *[other] { $left } movimenti
    }.
table-due-customs = Puoi mettere la Dogana su un’altra cassa, o lasciarla dov’è.
table-due-customs-who = { $who }: puoi mettere la Dogana su un’altra cassa, o lasciarla dov’è.
table-due-customs-first = Il primo turno finisce con la Dogana: metti il segnalino su una cassa.
table-due-customs-first-who = { $who }: il primo turno finisce con la Dogana, metti il segnalino su una cassa.
table-due-die = Ora piazza un dado.
table-due-die-who = { $who }: piazza un dado.
table-due-die-or-blocker = Tocca a te: piazza un dado, o prima il tuo blocco.
table-due-die-or-blocker-who = { $who }: piazza un dado, o prima il tuo blocco.
table-due-move = Tocca a te: scegli una mossa.
table-due-move-who = { $who }: scegli una mossa.
table-due-send = Il tuo turno è completo. Concludilo, o annulla un movimento.
table-due-send-who = { $who }: concludi il turno, o annulla un movimento.
table-roll = Tira
table-real-roll = Che numero è uscito?
table-correct-roll = Correggi il tiro ({ $face })
table-go-out = Nessuna mossa possibile: sei eliminato
table-pass = Passa: non puoi piazzare dadi
table-cards = Carte
table-card = Carta { $card }
table-leave-customs = Lascia la Dogana dov’è
table-unstage = Annulla
table-send-turn = Finisci il turno
table-hint = Suggerimento
table-hint-busy = Sto pensando… { $percent }%
table-hint-best = La mossa migliore: { $move }. La tua probabilità di vittoria diventa { $chance }.
table-hint-chance = La tua probabilità di vittoria ora: { $chance }.
table-takeback = Chiedi di annullare la mia mossa
table-take-back = Annulla l’ultima mossa
table-stand = Lascia il posto
table-to-bot = Fai giocare un bot per { $who }
table-resign = Abbandona
table-resign-sure = Sì, abbandona
table-save = Salva la partita
table-other-seat = Passa all’altro tuo posto: { $seat }
table-seat-free = Il posto di { $who } è libero.
table-come-back = Riprendi il posto
table-bot-took-time = Un bot ha preso il tuo posto: il tempo è scaduto.
table-bot-took-time-who = Un bot ha preso il posto di { $who }: il tempo è scaduto.
table-bot-took-agreed = Un bot gioca per te.
table-bot-took-agreed-who = Un bot gioca per { $who }.
table-bot-for = per { $who }
table-they-left = { $who } ha lasciato il tavolo. Aspettare o sostituire?
table-replace-bot = Continua un bot
table-replace-person = Offri il posto a qualcun altro
table-bot-failed = { $who } ha avuto un errore e si riavvia.
proposal-takeback = { $who } chiede di annullare l’ultima mossa.
proposal-correct-roll = { $who } chiede di correggere l’ultimo tiro.
proposal-bot = { $who } propone che un bot giochi per { $target }.
proposal-person = { $who } propone di liberare il posto di { $target }.
proposal-agree = Accetta
proposal-decline = Rifiuta
proposal-withdraw = Ritira
proposal-declined = { $who } ha rifiutato.
ending-abandoned-text = Non c’era più nessuno a giocarla, quindi nessuno ha vinto.
ending-time = Il tempo di { $who } è scaduto.
ending-rematch = Rivincita
ending-to-rematch = Alla rivincita
waiting-title = { $game }: il tavolo è pronto
waiting-text =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
waiting-draw = Ci sono tutti. Il sorteggio iniziale aspetta il dispositivo di { $who }.
waiting-starter = Comincia { $who }.
waiting-link = in attesa di chi ha il link
waiting-expected = { $who } non è ancora qui
waiting-there = è qui
waiting-open = libero
waiting-sit = Siediti
waiting-show-link = Link e codice
waiting-watch = Link per gli spettatori
invite-seat = Manda questo link alla persona che giocherà qui
invite-open = Chi ha questo link può sedersi
invite-watch = Link per gli spettatori
invite-own = Continua su un altro dispositivo
invite-own-text = Questo link è il tuo posto: tienilo per te
invite-code = Codice QR del link
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
games-move = Passa a un altro dispositivo
games-move-link = Tutta la partita è in questo link: aprilo sull’altro dispositivo e continua lì
games-move-long = Questa partita è troppo lunga per un link o un codice. Salvala in un file e aprilo sull’altro dispositivo.
games-move-file = Salva questa partita in un file
link-offline = La connessione è caduta. Non è andato perso nulla; nuovo tentativo in corso.
engine-coming = Le regole stanno arrivando; il tavoliere è già qui.
engine-missing = Questo browser non può eseguire da sé le regole (WebAssembly manca o è disattivato): per ogni mossa si chiede al server.
link-preparing = Il server si prepara per la prima volta: { $done } di { $of }.
link-preparing-bot = { $who } si prepara per la prima volta su questo server: { $done } di { $of }.
panel-label = Dettagli della partita
panel-moves = Mosse
panel-scores = Punti
panel-table = Tavolo
moves-start = Inizio
moves-rolled = fa { $face }
moves-rolled-again = fa { $face }, nessuna mossa possibile, tira di nuovo
moves-gone-resign = abbandona
moves-gone-time = tempo scaduto
scores-none = Ancora nessun punto.
scores-plus = +{ $points }
scores-group =
    { $crates }: { $size } × { $each }, { $floor ->
        [0] terra
        [1] primo piano
       *[2] in cima
    }
scores-round = Manche { $round }: { $parts }
dice-fair = dadi verificabili
dice-real = dadi veri
dice-device = dadi di questo dispositivo
draw-device = sorteggio di questo dispositivo
dice-title = I dadi sono equi?
dice-warning = C’è qualcosa che non va nei dadi di questa partita!
draw-fair = sorteggio verificabile
draw-title = Il sorteggio era equo?
draw-warning = C’è qualcosa che non va nel sorteggio di questa partita!
live-rolled = { $who } fa { $face }.
live-your-turn = Tocca a te.
live-describe = Ascolta la posizione

# The command line. Words that are typed (undo, resign, save ...) are the same in every language.

cli-preparing = Prima preparazione delle regole su questo computer
cli-list-game = { $game } ({ $players } giocatori).
cli-game = { $game } ({ $name }, { $players } giocatori)

## Playing

cli-ask-roll = { $who }, che numero è uscito?
cli-rolls = { $who } fa { $face }.
cli-rolls-again = { $who } fa { $face }, che non permette mosse: si tira di nuovo.
cli-plays = { $who }: { $move }.
cli-plays-telling = { $who }: { $move } – { $told }.
cli-many-moves = Sono possibili { $count } mosse. «moves» le mostra tutte, «moves PAROLA» quelle con una parola, per esempio una casella.
cli-taken-back = Mossa annullata.
cli-nothing-to-take-back = Non c’è nulla da annullare.
cli-save-where = Dove salvare? Scrivi: save partita.quay
cli-saved = Salvato in { $file }.
cli-help = Scrivi un numero o una mossa per giocarla; undo (annulla), resign (abbandona), save FILE (salva), board (tavoliere), moves (mosse), rules (regole), quit (esci).
cli-unfinished = La partita non è finita.
cli-wins = { $who } vince{ $points }.
cli-share = { $who } condividono la vittoria{ $points }.
cli-draw = La partita finisce in parità{ $points }.

## Records

cli-checked =
    { $game }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, corretta. { $result }
cli-show-help = Invio o n: avanti   p: indietro   un numero: vai lì   first, last: inizio, fine   q: esci
cli-show-unknown = «{ $word }» non è un comando noto.
cli-show-roll = { $who } fa { $face }.
cli-show-move = { $who }: { $move }
cli-show-resign = { $who } abbandona.
cli-show-time = { $who } ha finito il tempo.

## Explaining

cli-thinking = sto pensando
cli-going-through = esamino la partita
cli-looking-for-puzzles = cerco problemi
cli-seat-wins = { $who }: { $share } di probabilità di vincere
cli-column-roll = tiro
cli-column-move = mossa
cli-column-wins = { $who } vince
cli-column-best = mossa migliore
cli-column-loses = perdita
cli-column-error = errore
cli-column-mistakes = errori
cli-column-accuracy = precisione
cli-column-player = giocatore
cli-column-start = all’inizio
cli-column-luck = fortuna
cli-column-lost = perso per errori
cli-column-result = risultato
cli-rolled-again = si tira di nuovo
cli-more-moves =
    { $count ->
        [one] e { $count } mossa che vale meno
       *[other] e { $count } mosse che valgono meno
    }
cli-not-looked-at =
    { $count ->
        [one] { $count } mossa non è stata esaminata da vicino.
       *[other] { $count } mosse non sono state esaminate da vicino.
    }
cli-mistakes =
    { $grave ->
        [0] { $count }
        [one] { $count } ({ $grave } grave)
       *[other] { $count } ({ $grave } gravi)
    }
cli-kind-equilibrium = Equilibrio
cli-kind-estimate = Una stima, con un errore standard di { $error }.
cli-kind-estimates = Stime: ogni numero è seguito dal suo errore standard (±).
cli-kind-exact = Esatto
cli-kind-of-equilibrium = Da un equilibrio: nessuno guadagna più di { $error } allontanandosene.
cli-kind-proved = Dimostrato
cli-kind-within = { $known }, a meno di { $error }.
cli-turning-points = Le svolte della partita:
cli-no-turning-points = Nessuna svolta: ogni cambiamento è più piccolo del suo errore.
cli-difficulty = difficoltà { $level }
cli-puzzle-line = Si gioca così: { $line }
cli-puzzles-checked = { $count } problemi controllati, { $wrong ->
        [0] tutti giusti
       *[other] { $wrong } sbagliati
    }.

## Che cosa non va in un comando

cli-misuse-missing = Manca { $what }.
cli-misuse-value = Valore non valido per { $what }.
cli-misuse-option = L’opzione { $option } non esiste.
cli-misuse-no-value = { $option } richiede un valore.
cli-misuse-command = Il comando «{ $command }» non esiste. «quayside --help» li elenca.
cli-misuse-extra = Queste parole sono di troppo: { $words }.
cli-misuse-no-command = Manca un comando. «quayside --help» li elenca.
cli-file-missing = questo file non esiste
cli-file-folder = è una cartella
cli-file-forbidden = accesso negato
cli-file-exists = questo file esiste già
cli-file-full = il disco è pieno
cli-refused-move = «{ $move }» non è una mossa. «moves» elenca tutte le mosse possibili.
cli-refused-game = Il gioco «{ $name }» non esiste. Ci sono: { $known }.
cli-refused-edition = { $game } non ha l’edizione «{ $name }». Ci sono: { $known }.
cli-refused-players = { $game } si gioca in { $known }, non in { $count }.
cli-refused-option = { $game } non ha l’opzione «{ $name }». Ci sono: { $known }.
cli-refused-value = { $name } può essere solo { $known }, non «{ $value }».
cli-refused-starter = Chi inizia è un numero da 0 a { $most }, non «{ $value }».
cli-refused-language = Le lingue sono { $known }, non «{ $value }».
cli-refused-seats = Sono indicati { $count } posti, ma giocano in { $players }.
cli-refused-seat = Un giocatore è human, random, greedy, un livello come 3 o uct:NODES, non «{ $value }».
cli-refused-dice = I dadi sono «fair» o «real», non «{ $value }».
cli-refused-seed = Un seme è un numero intero da 0 in su.
cli-refused-exists = { $file } esiste già: scegli un altro nome.
cli-refused-option-form = Un’opzione si scrive nome=valore, non «{ $value }».
cli-refused-at = Questa partita va da 0 a { $last }, non a { $at }.
cli-refused-unreadable = { $file } non si può leggere.
cli-refused-solution = La soluzione «{ $name }» non esiste. Ci sono: { $known }.
cli-refused-unsolvable = { $game } non si può risolvere qui.
cli-refused = Non è possibile.
cli-refused-search-twice = Indica --simulations o --seconds, non tutti e due.
cli-refused-puzzles-of = I problemi inclusi sono di { $known }, non di { $name }; --seed ne crea di nuovi.
cli-refused-check-seed = --check verifica i problemi e non ne crea: togli --seed.
cli-refused-option-file = { $game } non legge nessuna opzione «{ $name }» da un file.
cli-refused-for-many = --pieces e --horizon sono per giochi con più di due giocatori.
cli-refused-proofs = Qui non ci sono dimostrazioni per { $game }.
cli-refused-device = Un dispositivo è «cpu» o «cuda», non «{ $value }».
cli-refused-net = { $game } non ha una rete da addestrare.
cli-refused-deal = { $game } estrae a sorte { $known }, non { $value }.
cli-refused-cap = «cap» è un numero intero da 0 (nessuno) a { $most }, non «{ $value }».
cli-refused-floors = «floors» è un ordine dei piani 0, 1 e 2, come 012, non «{ $value }».
cli-refused-colours = I colori sono { $count } lettere diverse tra { $known }, nell’ordine dei posti, non «{ $value }».
cli-refused-cap-multiple = CR-10: «cap» è un multiplo dei { $count } giocatori, non { $value }.
cli-refused-decisions = Non ci sono decisioni raccolte per { $game } ({ $file }).
cli-refused-positions = Le partite a caso di { $game } danno poco più di { $found } posizioni: chiedine meno di { $count }.
cli-refused-folder = La cartella { $folder } non esiste; non vi si può scrivere { $file }.
cli-refused-other-table = { $file } è stato fatto con un altro valore di { $name }: scegli un altro file, o eliminalo.
cli-refused-package = Serve { $name }: pip install quayside[{ $extra }]
cli-refused-policy = La strategia «{ $value }» non esiste: indica una funzione di una posizione e di un seme, nella forma MODULO:FUNZIONE.
cli-refused-bot = Il bot «{ $value }» non esiste per { $game }.
cli-refused-bot-form = «{ $value }» non è un bot; si scrive come «{ $example }».
cli-refused-equilibrium = Su questo computer non c’è un equilibrio di { $game }.
cli-refused-bots = { $game } richiede da 1 a { $most } bot, non { $count }.
cli-refused-other-log = Questo registro è di un’altra misura.

## Risultati dei comandi

cli-serve-ready = Quayside è pronto: { $url }
cli-serve-network = Nella rete locale: { $url }
cli-serve-stop = Ctrl-C per fermare.
cli-counting = conteggio fino alla profondità { $depth }
cli-playouts = { $game }: { $games } partite a caso, { $actions } azioni
cli-playouts-rate = { $rate } azioni per secondo di processore; { $seconds } s in tutto
cli-playouts-wins = { $who } vince { $share }
cli-arena-bot = bot
cli-arena-share = quota
cli-arena-interval = intervallo al 95%
cli-arena-fair = equa
cli-arena-turn = s per turno
cli-arena-range = da { $low } a { $high }
cli-solved = { $name }: { $count } posizioni, errore al massimo { $error }
cli-solved-start = Chi inizia vince { $share }
cli-solved-equilibrium = { $name }: { $count } posizioni, un equilibrio
cli-solved-chances = Probabilità di vincere, a partire da chi inizia: { $chances }
cli-solved-gain = Nessun giocatore guadagna più di { $most } giocando diversamente
cli-solutions-name = soluzione
cli-solutions-size = dimensione
cli-solutions-tolerance = tolleranza
cli-solutions-start = inizio
cli-solutions-shipped = inclusa
cli-solutions-folder = Le soluzioni che calcoli sono conservate in { $folder }
cli-solutions-right = { $name } è corretta: residuo massimo { $residual } su { $count } posizioni, errore { $error }
cli-removed = eliminato: { $file }
cli-not-proved = Non dimostrato con al massimo { $quiet } turni senza minaccia.
cli-proved = Dimostrato: { $claim }. Il certificato ha { $answers } risposte.
cli-proof-right = { $file } è corretto: { $claim } in { $position } ({ $answers } risposte verificate)
cli-site-written = { $folder }: { $files } file, { $bytes } byte
cli-site-look = Per guardare:
cli-site-copy = Poi copia la cartella su un hosting, dove vuoi.
cli-site-allow = Il server deve permetterlo:
cli-backup-done = { $file }: { $count } eventi
cli-restore-done = { $file }: { $count } eventi ripristinati
cli-table-closed = { $table } è chiuso
cli-table-deleted = { $table } è eliminato
cli-rows = { $file }: { $rows } righe, { $bytes } byte
cli-kept-games = { $kept } partite su { $games } sono conservate; lo stesso comando riprende da lì

## Controllare i dadi

cli-dice-right =
    { $rolls ->
        [one] Un tiro
       *[other] { $rolls } tiri
    } e l’estrazione iniziale ({ $deal }) derivano dal segreto e da { $parts ->
        [one] una parte
       *[other] { $parts } parti
    } dei giocatori.
cli-dice-right-chains =
    { $rolls ->
        [one] Un tiro
       *[other] { $rolls } tiri
    } e l’estrazione iniziale ({ $deal }) derivano dal segreto e da { $parts ->
        [one] un numero
       *[other] { $parts } numeri
    } delle catene di hash.
cli-dice-others =
    { $count ->
        [one] Un tiro viene
       *[other] { $count } tiri vengono
    } da posti senza catena di hash, come quelli dei bot: il server poteva conoscere questi tiri dalla fine dell’ultimo turno o tiro di una persona.
cli-dice-taken-back =
    { $count ->
        [one] Inoltre è stato annullato un tiro
       *[other] Inoltre sono stati annullati { $count } tiri
    } (estrazione=faccia { $draws }).
cli-dice-withdrawn =
    { $count ->
        [one] Inoltre è decaduto un tiro
       *[other] Inoltre sono decaduti { $count } tiri
    } perché un giocatore ha lasciato la partita (estrazione=faccia { $draws }).
cli-dice-compare = Confronta l’impegno con quello che ti è stato mostrato: { $commitment }.
cli-dice-limits = I dadi non garantiscono i nomi, la data, le mosse né chi ha annullato una mossa.
cli-doubt-unfinished = IN DUBBIO: la partita è stata abbandonata prima della fine, quindi possono mancare dei tiri.
cli-doubt-missing = IN DUBBIO: mancano le estrazioni { $draws }, e la partita registrata non dice che sono state annullate o che sono decadute (la versione 0.1 non lo scriveva mai). Un server che salta delle estrazioni sceglie fra i tiri.
cli-doubt-late-part = IN DUBBIO: il posto { $seat } ha aggiunto una parte durante la partita, dall’estrazione { $draw } in poi. Chi conosceva il segreto poteva scegliere i tiri successivi.
cli-doubt-idle = IN DUBBIO: nessuna parte del posto { $seat } è entrata in un’estrazione, anche se vi sedeva un giocatore.
cli-doubt-new-chain = IN DUBBIO: il posto { $seat } ha iniziato una nuova catena di hash durante la partita, prima dell’estrazione { $draw }. Chi conosce il segreto poteva evitare un tiro in questo modo.
cli-doubt-deal-twice = IN DUBBIO: i numeri per l’estrazione iniziale sono stati rivelati più volte. Chi conosceva i primi poteva evitare quell’estrazione alzandosi prima dell’inizio.
cli-doubt-no-value = IN DUBBIO: per le estrazioni { $draws } il posto che tirava non ha rivelato un numero nuovo, come quando un bot sostituisce una persona. Il server poteva conoscerle in anticipo.
cli-doubt-more-values = IN DUBBIO: prima delle estrazioni { $draws } un posto ha rivelato più numeri di quanti ne richiedano i suoi tiri e i suoi turni, come dopo una mossa annullata. Chi conosce il segreto sceglie così fra i tiri.
cli-fault-unsupported = Si possono controllare solo questi dadi: { $known }. Nella partita registrata si legge «{ $said }».
cli-fault-unfinished = La registrazione si ferma prima della fine: si possono controllare solo partite intere.
cli-fault-listed-twice = Un’estrazione annullata o decaduta compare anche nella partita, oppure è indicata due volte.
cli-fault-no-die = In { $game } non si tirano dadi, ma la registrazione contiene un tiro.
cli-fault-roll = L’estrazione { $draw } dovrebbe essere { $right }, non { $face }.
cli-fault-no-secret = Nella registrazione manca il segreto: la partita non è finita, oppure il file è stato tagliato.
cli-fault-commitment = L’impegno registrato non è quello che ti è stato mostrato: { $bound }.
cli-fault-malformed = La riga «{ $header }» della registrazione non è scritta correttamente.
cli-fault-deal = L’estrazione iniziale dovrebbe essere ({ $right }), non ({ $dealt }).
cli-fault-count =
    { $rolls ->
        [one] C’è un tiro
       *[other] Ci sono { $rolls } tiri
    }, ma estrazioni per { $draws }.
cli-fault-taken-back = Nessuno poteva annullare l’estrazione { $draw }: prima del tiro successivo non è stata giocata alcuna mossa.
cli-fault-withdrawn = L’estrazione { $draw } sarebbe decaduta, ma in quel momento nessuno ha lasciato la partita.
cli-fault-alone = Nessun numero di un giocatore è entrato nell’estrazione iniziale: l’ha scelta il server da solo.
cli-fault-no-seat = Il posto { $seat } non esiste.
cli-fault-order = I numeri del posto { $seat } non seguono l’ordine delle estrazioni.
cli-fault-late = Un numero del posto { $seat } conterebbe dall’estrazione { $draw } in poi, ma l’ultima estrazione è la { $last }.
cli-fault-chain = I numeri del posto { $seat } non riportano all’inizio della sua catena di hash.
cli-fault-own-part = La tua parte { $part } manca nella registrazione.

## Esaminare un gioco

cli-conform-ok = giusto
cli-conform-default = predefinito
cli-conform-failed = errore
cli-conform-finding = { $what }: { $note }
cli-conform-module = modulo { $name }
cli-conform-game = { $game } in { $players }{ $options }
cli-conform-levels = livelli di { $what }
cli-conform-texts = testi
cli-conform-agree = codice compilato e interpretato danno lo stesso risultato
cli-conform-required = obbligatorio
cli-conform-absent = non c’è: vale quello predefinito
cli-conform-missing = mancano: { $names }
cli-conform-sum = { $game }: { $ok } giusti, { $default } predefiniti, { $failed } errori

## Addestramento

cli-train-resumed = si riprende dopo l’iterazione { $number } in { $folder }
cli-train-first = prima iterazione
cli-train-stopped = fermato; l’iterazione { $number } è l’ultima salvata
cli-train-iteration = iterazione { $number }: { $positions } posizioni, { $minutes } min, scelta { $policy }, valore { $value }, gioco { $play } s, apprendimento { $learn } s su { $spent }
cli-train-done = { $iteration }; la rete è in { $file }

## Regret

cli-regret-progress = perdita media { $loss }
cli-regret-against = valore contro il gioco perfetto
cli-regret-apart = limiti distanti { $width }
cli-regret-decisions = decisioni
cli-regret-mean = perdita media
cli-regret-best = mossa migliore
cli-regret-largest = perdita massima
cli-regret-phase-all = tutte
cli-regret-phase-opening = apertura
cli-regret-phase-entering = ingressi
cli-regret-phase-last-in-hand = ultimo di riserva
cli-regret-phase-all-on-board = tutti sul tavoliere
cli-regret-title = { $policy } in { $game }, in quote di una vittoria
cli-regret-worst = perdita massima: { $position }
cli-regret-wins = contro il gioco perfetto vince { $first } da primo giocatore e { $second } da secondo ({ $how }; gioco perfetto { $perfect } e { $other })
cli-regret-how-sampled = stimato dalle perdite in { $count } partite
cli-regret-how-bounds = limiti dimostrati, { $count } decisioni consultate
cli-regret-how-exact = esatto
cli-regret-how-turned = esatto, per la strategia che prima gira ogni posizione nell’immagine contenuta nella soluzione
cli-regret-unsolved = Il valore contro il gioco perfetto richiede la soluzione: { $command }

## Risolvere e dimostrare

cli-solve-layer = strato { $number } di { $layers }, distanza { $gap }, ancora { $left } circa
cli-solve-pairs = due giocatori rimasti, { $containers } container: { $sweeps } passate, distanza { $gap }
cli-solve-level = { $containers } container, temperatura { $temperature }: { $sweeps } passate in { $seconds } s, trazione { $pull }
cli-solve-branch = ramo: { $steps } passi, { $products } prodotti, passo { $length }, temperatura { $temperature }, { $seconds } s
cli-solve-proof = percorso { $path } s, dimostrazione { $proof } s
cli-solve-horizon = { $moves } mosse: { $chances }, epsilon { $epsilon }
cli-solved-lowest = minimo degli ultimi dieci: { $chances }
cli-solved-highest = massimo degli ultimi dieci: { $chances }
cli-solved-counting = Probabilità di vincere, a partire da chi inizia, con { $moves } mosse contate: { $chances }
cli-solved-gain-there = Lì nessun giocatore guadagna più di { $most } giocando diversamente
cli-proving = dimostrazione in corso
cli-prove-note = turni senza minaccia: { $quiet }. Dopo { $move } perdono { $replies } risposte; { $known } posizioni vinte, { $searches } ricerche
cli-prove-stopped = Fermato.
cli-prove-stopped-log = Fermato; lo stesso comando riprende da { $log }.

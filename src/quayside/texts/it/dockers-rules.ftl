# Dockers: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-dockers-brief-1 = Ognuno ha un colore. Una cassa è del colore che ha **in alto**; all’inizio tutte mostrano un coperchio neutro.

rules-dockers-brief-2 = Al tuo turno fai **tre movimenti** con le casse che vuoi; poi puoi bloccare una cassa con il segnalino Dogana.

rules-dockers-brief-3 = Una cassa senza nulla sopra si può **ribaltare** in uno spazio libero accanto (viene in alto un’altra faccia), far **cadere** (la faccia in alto resta) o **ruotare** sul posto se nessuna cassa ne tocca i lati. Nessuna sale mai.

rules-dockers-brief-4 = Due o più casse dello stesso colore, fianco a fianco su un piano, sono **stivate**. Ogni cassa che ribaltandosi o cadendo forma o ingrandisce un gruppo dà al suo colore tanti punti quante sono le casse del gruppo: ×1 a terra, ×3 al primo piano, ×5 in cima.

rules-dockers-brief-5 = Una cassa stivata può solo cadere.

rules-dockers-brief-6 = Dopo il tuo turno tutte le casse devono essere unite. Quando qualcuno non può fare tre movimenti la partita finisce; vince chi ha più punti.

rules-dockers-goal =
    Ventisette casse stanno in un blocco di tre per tre per tre. Ribaltale, falle cadere e ruotale per avere **il tuo colore fianco a fianco**. Vince chi ha più punti.
    .title = Scopo del gioco

rules-dockers-box =
    Da 2 a 4 giocatori, dai 7 anni, circa un’ora. La scatola contiene un tavoliere girevole con la sua base, 27 casse di legno con nomi di porti, 4 segnalini colore e il segnalino Dogana; servono anche carta e matita. La storia: un mercantile è stato scaricato in fretta di notte, e quattro compagnie mandano ciascuna un camallo a riordinare le casse, che cambiano proprietario ogni volta che si ribaltano.
    .title = La scatola

rules-dockers-example =
    Sud gioca con il rosso, Nord con il blu. Il primo movimento di Sud è come sempre una caduta: Sydney cade a est, dalla cima fino a terra. Poi Istanbul si ribalta verso sud nello spazio lasciato da Sydney, e Tangeri verso est in quello lasciato da Istanbul. Dopo questi tre movimenti Sud mette la Dogana su Alessandria, che ora non può muoversi.

    Nord ribalta Odessa verso nord, al centro del piano più alto: viene in alto la sua faccia blu. Poi Città del Capo si ribalta verso est, proprio accanto a Odessa, e mostra anch’essa il blu. Due casse blu fianco a fianco in cima sono stivate, e Nord fa 2 × 5 = 10 punti. Ancora un movimento, la Dogana se Nord vuole, e tocca a Sud.
    .title = Come comincia una partita

rules-dockers-crates =
    Ogni faccia di una cassa è un coperchio neutro oppure rossa, blu, gialla o verde. Conta solo la faccia **in alto**; i lati non danno mai punti. 24 casse hanno un coperchio e tre colori. Le tre casse centrali, una per piano (Bahia, Singapore e Tangeri), hanno due coperchi e tutti e quattro i colori. Ogni cassa porta il nome di un porto e ha una sigla di tre lettere.

    Ci sono tre livelli: a terra, primo piano e in cima. Il terreno non ha bordi.

    È un gioco di memoria: si vede ciò che si vede da fuori, e si possono guardare tutte le facce **solo della cassa che si sta facendo cadere**. Un tavolo può anche essere aperto in modo che tutte le facce di tutte le casse si possano guardare.
    .title = Casse e piani

rules-dockers-setup =
    All’inizio tutte le casse mostrano il coperchio. Ognuno pesca un colore; in due o tre gli altri colori non sono di nessuno. Si sorteggia chi comincia, a meno che non lo decidiate voi; gli altri seguono in senso orario. Il segnalino Dogana aspetta accanto al blocco.
    .title = Preparazione

rules-dockers-turn =
    Fai esattamente **tre movimenti**, con casse qualsiasi, di qualunque colore: tre diverse o più volte la stessa. Poi puoi piazzare il segnalino Dogana. Si muove solo una cassa che non ha nulla sopra e non porta la Dogana. Il primo movimento di una partita è quindi sempre una caduta dalla cima.
    .title = Un turno

rules-dockers-moves =
    {""}**Ribaltare**: se accanto, sullo stesso piano, c’è uno spazio libero con sotto la terra o un’altra cassa, la cassa si ribalta su uno spigolo e vi si posa. Viene in alto un’altra faccia: se si ribalta verso nord, la faccia sud passa in alto.

    {""}**Cadere**: se sotto quello spazio non c’è nulla, la cassa scende dritta da lì finché non si posa su una cassa o a terra. Non si ribalta: la faccia in alto resta in alto, e puoi girarla come vuoi, gratis.

    {""}**Ruotare**: se nessuna cassa ne tocca i lati, puoi ruotarla sul posto di quanti quarti di giro vuoi; è un solo movimento.

    Se quello spazio è occupato da un’altra cassa, il passaggio è bloccato: nessuna cassa sale mai, nessuna va in diagonale.
    .title = Tre tipi di movimento

rules-dockers-constraints =
    In un turno una cassa non può tornare dove è già stata, nemmeno al punto di partenza, e si ruota al massimo una volta.

    Dopo il terzo movimento tutte le casse devono essere **unite** in un solo insieme: sono unite dove le loro facce si toccano. Una cassa sola sul suo piano è unita dalla base a quella che ha sotto. Inoltre non puoi fare un movimento che ti impedirebbe di completare i tuoi tre movimenti.
    .title = Che cosa non si può fare

rules-dockers-stored =
    Due o più casse con lo stesso colore in alto, fianco a fianco sullo stesso piano e non coperte, sono **stivate**. Nessuno può ribaltare o ruotare una cassa stivata; può solo cadere. A terra non può nemmeno cadere: è bloccata. I coperchi non formano mai un gruppo, i colori che nessuno gioca invece sì.

    Una cassa coperta non conta più: metterne una sopra può spezzare un gruppo e liberare le altre.
    .title = Casse stivate

rules-dockers-points =
    Quando una cassa che si ribalta o cade viene a far parte di un gruppo, il camallo di quel colore ottiene **tanti punti quante sono le casse dell’intero gruppo**: ×1 a terra, ×3 al primo piano, ×5 in cima. Non importa chi ha mosso. Conta già la cassa che forma un gruppo di due; una cassa sola non dà nulla.

    In un turno si possono fare punti più volte, e un gruppo che cresce conta di nuovo per intero: una terza cassa al primo piano dà 3 × 3 = 9 punti, una quarta, più tardi nello stesso turno, altri 4 × 3 = 12. Nessuno fa punti per un colore che nessuno gioca. Scoprire o ruotare una cassa non dà nulla.
    .title = Punti

rules-dockers-customs =
    Dopo il terzo movimento puoi piazzare il segnalino Dogana su un’altra cassa che non ha nulla sopra, o lasciarlo dov’è. Una cassa con la Dogana non si muove, e niente può andarle sopra. Alla fine del primissimo turno chi ha cominciato deve piazzare il segnalino Dogana.
    .title = La Dogana

rules-dockers-end =
    Quando chi deve giocare non può fare tre movimenti permessi, la partita finisce subito. Vince il punteggio più alto; a pari punti la vittoria è condivisa. Non c’è limite di turni. Chi abbandona o finisce il tempo viene saltato: conserva i suoi punti ma non può più vincere. Se rimane un solo giocatore, vince lui.
    .title = Fine della partita

rules-dockers-advice =
    Esercitati prima a ribaltare poche casse a terra. Gira con cura una cassa che cade: le sue facce laterali decidono che cosa potrai farne dopo. Guarda da ogni lato, e prepara in due turni ciò che non riesce in tre movimenti. Scegli bene che cosa blocca la Dogana, soprattutto verso la fine. I nomi dei porti aiutano a ricordare le facce.
    .title = Buoni consigli

rules-dockers-writing =
    `RTM^N` ribalta Rotterdam verso nord, `RTMvE2` la fa cadere verso est con due quarti di giro in senso orario, `RTM@1` la ruota di un quarto (N, E, S, W: nord, est, sud, ovest). `=RTM` ci mette la Dogana, `=` la lascia dov’è.
    .title = Notazione

rules-dockers-figure-example = Città del Capo (CPT) si ribalta verso est accanto a Odessa (ODS): 10 punti al Blu.

rules-dockers-figure-fall = Sydney (SYD) cade verso est, dalla cima fino a terra. Il coperchio resta in alto.

rules-dockers-figure-tip = Istanbul (IST) si ribalta verso sud nel vuoto lasciato da Sydney: la sua faccia nord viene in alto.

rules-dockers-figure-pivot = Nessuna cassa tocca più i lati di Bombay (BOM): la cassa ruota di un quarto di giro. Resta dov’è, e il coperchio resta in alto.

rules-dockers-figure-stored = Odessa (ODS) si ribalta verso nord accanto ad Alessandria (ALY). Due casse blu in cima sono stivate: 2 × 5 = 10 punti al Blu.

rules-dockers-figure-customs = Dopo tre movimenti la Dogana va su Tangeri (TNG): la cassa non si muove più e niente può andarle sopra.

rules-dockers-credits = DOCKERS è un gioco di Philippe Leurquin.

## Rulings

ruling-CR-1 = Le regole stampate non dicono quanto è grande il tavoliere. Qui il terreno non ha bordi (scelta nostra): le casse vanno lontano quanto lo permettono le altre regole.
    .title = Il terreno non ha bordi
ruling-CR-2 = L’ordine iniziale è stampato sulla scatola e non nelle regole, quindi la disposizione usata qui l’abbiamo fatta noi (scelta nostra): nessuno può fare punti al primo turno e ogni colore ha le stesse possibilità. Bahia, Singapore e Tangeri sono nominate nelle regole; gli altri 24 nomi di porti sono nostri. Le opzioni «ordine dei piani» e «disposizione» la cambiano: puoi inserire quella della tua scatola e giocarci.
    .title = Come partono le casse
ruling-CR-3 = Le regole stampate vietano di muovere una cassa avanti e indietro in un turno. Lo leggiamo alla lettera: non può tornare in nessun posto dove è già stata in quel turno, né dove si trovava all’inizio del turno (lettura nostra).
    .title = Non si torna indietro
ruling-CR-4 = Le regole stampate non limitano le rotazioni. Qui in un turno una cassa si ruota al massimo una volta (scelta nostra, perché nessuno passi il turno girandola avanti e indietro). Le rotazioni gratuite durante una caduta non contano.
    .title = Al massimo una rotazione per cassa
ruling-CR-5 = Le casse sono unite attraverso le facce che si toccano: una accanto all’altra su un piano, o una sopra l’altra. La frase stampata lo chiede alla fine del turno, e così giochiamo; una figura stampata si può leggere come se lo chiedesse dopo ogni movimento. Con l’opzione «casse unite: dopo ogni movimento» vale dopo ogni singolo movimento.
    .title = Le casse restano unite
ruling-CR-6 = Per le regole stampate i tre movimenti sono obbligatori. Si può cominciare un turno che non si può finire? Qui no (lettura nostra): un movimento è permesso solo se in seguito è ancora possibile completare il turno, e se all’inizio di un turno non esistono tre movimenti permessi, la partita finisce. Con l’opzione «finire il turno: sì» ci si può infilare in un vicolo cieco, e la partita finisce lì.
    .title = Ogni turno ha tre movimenti
ruling-CR-7 = Le regole stampate dicono che coprire una cassa spezza un gruppo. Lo leggiamo fino in fondo: una cassa coperta non appartiene a nessun gruppo, e se del gruppo resta una cassa sola, questa è libera (lettura nostra). Il segnalino Dogana non copre nulla.
    .title = Le casse coperte non contano
ruling-CR-8 = Per le regole stampate ogni cassa appena stivata fa contare di nuovo l’intero gruppo, chiunque l’abbia mossa: a terra la cassa che forma una coppia dà 2 punti, la successiva 3, quella dopo 4. Non dicono se un gruppo conta anche quando si scopre una cassa. Qui no (scelta nostra), e un colore che nessuno gioca non dà punti a nessuno.
    .title = Che cosa dà punti
ruling-CR-9 = Le regole stampate obbligano il primo giocatore a piazzare il segnalino Dogana. Non dicono se gli altri devono poi spostarlo: qui può anche restare dov’è (lettura nostra).
    .title = La Dogana al primo turno
ruling-CR-10 = Le regole stampate non limitano i turni, e nemmeno noi. Tra bot che muovono a caso circa una partita su mille non finirebbe mai; perciò le partite tra bot possono fermarsi con l’opzione «limite di turni», e allora valgono i punti fatti (scelta nostra).
    .title = Quanto dura una partita
ruling-CR-11 = Le regole stampate lo chiamano un gioco di memoria. Ogni movimento si fa davanti a tutti, quindi nulla è segreto per chi ricorda. Chi apre un tavolo sceglie: **memoria**, come nelle regole, o **aperto**, dove si possono guardare in ogni momento tutte le facce di tutte le casse (scelta nostra per chi comincia).
    .title = Quali facce si possono guardare
ruling-CR-12 = Le regole stampate non dicono che cosa accade se due giocatori hanno il punteggio più alto. Qui condividono la vittoria (scelta nostra).
    .title = A pari punti, vittoria condivisa
ruling-CR-13 = «Cassa toccata, cassa giocata» vale a un tavolo vero. Sullo schermo puoi annullare i movimenti del tuo turno finché non lo concludi (scelta nostra).
    .title = Cassa toccata, cassa giocata

## Why not?

why-CR-3 = Questa cassa è già stata lì in questo turno e non può tornarci.
why-CR-4 = Questa cassa è già stata ruotata in questo turno.
why-CR-5 = Le casse resterebbero separate; devono rimanere tutte unite.
why-CR-6 = Dopo non potresti più finire il tuo turno di tre movimenti.
why-CR-9 = Alla fine del primo turno il segnalino Dogana deve essere piazzato su una cassa.
why-dockers-a-turn = Un turno sono tre movimenti e poi la Dogana, in quest’ordine.
why-dockers-moves = Questa cassa non può andare lì: ne ha un’altra sopra o accanto, e nessuna cassa sale.
why-dockers-covered = Sopra questa cassa ce n’è un’altra. Si muove solo una cassa che non ha niente sopra.
why-dockers-locked = La Dogana è su questa cassa: nessuno può muoverla.
why-dockers-customs = Una cassa con la Dogana non si muove, niente le va sopra, e la Dogana sta solo in cima a una colonna.
why-dockers-stored-groups = Questa cassa è stivata con altre del suo colore: può solo cadere.

## Why a move is good

reason-dockers-scores =
    Dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con { $crates }; { $other } { $less ->
        [0] non ne dà nessuno
       *[other] ne dà { $less }
    }.
reason-dockers-reaches =
    Così il turno può dare { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; con { $other } { $less ->
        [0] nessuno
       *[other] al massimo { $less }
    }.
reason-dockers-spares =
    Il movimento { $other } darebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } agli avversari ({ reason-seat }).
reason-dockers-cuts =
    Nella posizione che ne risulta, in un turno { reason-seat } può fare al massimo { $left ->
        [one] { $left } punto
       *[other] { $left } punti
    } invece di { $points }.
reason-dockers-avoids =
    Nella posizione che ne risulta, in un turno { reason-seat } può fare al massimo { $left ->
        [one] { $left } punto
       *[other] { $left } punti
    }; dopo { $other } potrebbe farne { $points }.
reason-dockers-stored = Stiva { $crates }: una cassa stivata può solo cadere.
reason-dockers-ends =
    Chiude la partita con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di vantaggio.
reason-dockers-plays-on =
    Con { $other } la partita finirebbe con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di svantaggio.
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
    Dopo, in un turno { reason-seat } può fare al massimo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; dopo il turno giocato { $other }.
reason-dockers-turn-prepares =
    Se nessun altro giocasse, il proprio turno successivo potrebbe poi dare { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; dopo il turno giocato { $other }.
reason-dockers-turn-ended =
    Il turno giocato ha chiuso la partita con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di svantaggio.
reason-dockers-prepares =
    Se nessun altro giocasse, il proprio turno successivo potrebbe poi dare { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; dopo { $other } { $less ->
        [0] nessuno
       *[other] al massimo { $less }
    }.

## Perché una posizione non può presentarsi in una partita

cannot-dockers-crates = Le casse sono 27, non { $count }.
cannot-dockers-faces = { $crate } non può stare così: le sue facce sono disposte in altro modo.
cannot-dockers-both = { $crate } e { $other } non possono essere nello stesso posto.
cannot-dockers-hangs = Sotto { $crate } non c’è nulla.
cannot-dockers-corner = I posti delle casse si contano dal loro angolo sud-ovest.
cannot-dockers-customs-missing = Dopo il primo turno la Dogana è su una cassa: scegli quale.
cannot-dockers-customs-early = Prima che sia giocato il primo turno la Dogana non è su nessuna cassa.
cannot-dockers-customs-covered = Su { $crate } c’è la Dogana: nessuna cassa può starle sopra.
cannot-dockers-customs-moved = Su { $crate } c’è la Dogana: non può essersi mossa in questo turno.
cannot-dockers-way = I posti che { $crate } ha lasciato in questo turno non portano a dove si trova ora.
cannot-dockers-apart = Tutte le casse devono essere unite.
cannot-dockers-all-left = L’ultimo giocatore non può essersene andato.
cannot-dockers-left = { $who } ha lasciato la partita: non può essere il suo turno.
cannot-dockers-turns = Si giocano al massimo { $most } turni.
cannot-dockers-unfinished = Questo turno non si potrebbe finire con tre movimenti.
cannot-dockers-over = Chi deve giocare non può fare tre movimenti: qui la partita è finita.
cannot-dockers-goes-on = Qui la partita continua: tocca quindi a qualcuno.

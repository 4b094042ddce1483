# Docker and OMBA: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-docker-brief-1 = Resta l’ultimo camallo in grado di muovere.

rules-docker-brief-2 = Tira il dado: il numero indica i tuoi punti movimento. Usali **tutti** con **un solo** container.

rules-docker-brief-3 =
    Fanne entrare uno nuovo dalla casella centrale { $edition ->
        [en] del tuo lato
       *[other] di un lato
    }, oppure muovine uno già sul tavoliere. L’ingresso conta come primo passo.

rules-docker-brief-4 = Ogni passo su una casella adiacente costa 1 punto, più 1 per ogni livello salito o sceso: 2 punti per salire su un container. Mai in diagonale, mai due volte sulla stessa casella.

rules-docker-brief-5 = Un container che ne ha un altro sopra non può muoversi.

rules-docker-brief-6 =
    { $edition ->
        [fr] Se il tiro non permette mosse, sei eliminato; non si tira di nuovo.
        [omba] Se il tiro non permette mosse, sei eliminato; non si tira di nuovo.
        [en] Se il tiro non permette mosse e hai meno di tre container sul tavoliere, tiri di nuovo finché non puoi muovere. Se tutti e tre sono sul tavoliere, sei eliminato.
        [it] Se il tiro non permette mosse e hai meno di tre container sul tavoliere, tiri di nuovo finché non puoi muovere. Da tre container sul tavoliere in su, sei eliminato.
       *[other] Se il tiro non permette mosse, sei eliminato. (Edizioni inglese, tedesca e italiana: con meno di tre container sul tavoliere tiri di nuovo finché non puoi muovere.)
    }

rules-docker-goal =
    I container entrano in un hangar di nove caselle, si spostano e si arrampicano l’uno sull’altro. Chi al suo turno non può muovere è eliminato. Vince **l’ultimo camallo rimasto in gioco**.
    .title = Scopo del gioco

rules-docker-box =
    Da 2 a 4 giocatori, dagli 8 anni, circa 15 minuti. La scatola contiene un tavoliere con le frecce alle quattro caselle d’ingresso, 12 cubi di legno in quattro colori (i container) e un dado. La storia: la banchina è piena, e resta posto solo in alto.
    .title = La scatola

rules-docker-example =
    Sud fa 3. Un nuovo container entra in `b1` (1 punto), va in `b2` (1) e poi in `c2` (1). Nord fa 4: un container entra in `b3` (1), va in `b2` (1) e sale su `c2`, un passo e un livello (2). Il container di Sud ora è coperto e non può muoversi.

    Sud fa 1 e fa entrare un altro container in `b1`. Nord fa 2 e scende da `c2` a `c1`: un passo, un livello. Si va avanti così, e il tavoliere si riempie. Prima o poi un tiro non va bene per nessuno dei tuoi container; chi resta per ultimo ha vinto.
    .title = Comincia una partita

rules-docker-board =
    Il tavoliere ha 3 caselle per 3, da `a1` a `c3`: le lettere da ovest a est, i numeri da sud a nord. Le caselle centrali dei quattro lati, `b1`, `a2`, `b3` e `c2`, sono le **caselle d’ingresso**.

    I container si impilano in torri senza limite. Il **livello** di un container è il numero di container che ha sotto: a terra è 0.
    .title = Tavoliere e container

rules-docker-setup =
    In due ci si siede l’uno di fronte all’altro, a sud e a nord; in tre a sud, ovest e nord; in quattro uno per lato. Ognuno prende in mano i suoi container; il tavoliere è vuoto. Si sorteggia chi comincia, a meno che il tavolo non lo decida.
    .title = Preparazione

rules-docker-edition-fr =
    In due giocatori: sei container a testa; in tre o in quattro giocatori: tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso. Chi non può usare il tiro è eliminato; non si tira di nuovo.
    .title = L’edizione francese

rules-docker-edition-en =
    Ognuno ha tre container. Si entra solo dalla **propria** casella d’ingresso, al centro del proprio lato. Finché hai meno di tre container sul tavoliere, **tiri di nuovo fino a ottenere un tiro che ti permetta di muovere**. Conviene quindi tenerne uno in mano il più a lungo possibile.
    .title = L’edizione inglese e tedesca

rules-docker-edition-it =
    In due giocatori: sei container a testa; in tre o in quattro giocatori: tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso. Finché hai meno di tre container sul tavoliere, **tiri di nuovo fino a ottenere un tiro che ti permetta di muovere**. Conviene quindi restare sotto i tre il più a lungo possibile.
    .title = L’edizione italiana

rules-docker-edition-omba =
    La prima edizione del gioco. In due giocatori: sei container a testa; in tre giocatori: quattro a testa; in quattro giocatori: tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso. Chi non può usare il tiro è eliminato; non si tira di nuovo.
    .title = OMBA

rules-docker-turn =
    Tira il dado: il numero indica i tuoi punti movimento. Usali **tutti** con **un solo** container: uno sul tavoliere che non ha nulla sopra, o uno nuovo dalla tua riserva. La scelta è sempre tua.

    Poi tocca, in senso orario, al prossimo camallo ancora in gioco.
    .title = Un turno

rules-docker-points =
    Un passo porta su una casella adiacente, mai in diagonale. Costa **1 punto, più 1 per ogni livello** salito o sceso. Il container si posa sempre in cima a ciò che vi si trova.

    Entrare costa 1 punto, più 1 per ogni container sulla casella d’ingresso. I punti rimasti vanno usati subito, proseguendo con lo stesso container.
    .title = Quanto costa un passo

rules-docker-constraints =
    Vanno usati tutti i punti del tiro. Un container si posa su ogni casella del suo percorso, mai due volte sulla stessa, e non torna sulla casella di partenza. Non sorvola caselle e non sale e scende sul posto per sprecare punti.

    Un container coperto non può muoversi, di chiunque sia quello sopra. Se più percorsi portano alla stessa casella, è sempre la stessa mossa.
    .title = Che cosa non si può fare

rules-docker-no-move =
    Se il tuo tiro non permette nessuna mossa, sei **eliminato**. I tuoi container restano sul tavoliere come ostacoli: ci si può salire e li si può coprire; quelli in mano escono dal gioco.

    Nelle edizioni inglese, tedesca e italiana ciò accade solo da tre container sul tavoliere in su. Con meno si tira di nuovo finché non si può muovere.
    .title = Nessuna mossa

rules-docker-end =
    Appena resta in gioco un solo camallo, ha vinto. Gli altri si classificano in ordine inverso di eliminazione. Non c’è limite di turni. Chi abbandona o finisce il tempo è eliminato.
    .title = Fine della partita

rules-docker-cards =
    Una variante senza dado, non prevista nella scatola: invece di tirare, ognuno ha davanti a sé, scoperte, le carte da 1 a 6 e ne gioca una che permetta una mossa. Giocata la tua sesta carta, le riprendi tutte. Se nessuna delle tue carte permette una mossa, sei eliminato.
    .title = Con le carte

rules-docker-advice =
    Attento all’1: elimina più giocatori di ogni altro numero, perché serve una casella adiacente esattamente della stessa altezza. Nelle edizioni in cui si tira di nuovo, tieni fuori dal tavoliere almeno un container il più a lungo possibile.
    .title = Buoni consigli

rules-docker-writing =
    `a1-c3` muove il container in cima ad a1 fino a c3, `+b2` ne fa entrare uno che finisce in b2. Il tiro sta davanti: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notazione

rules-docker-figure-example = Il 4 di Nord: entra in b3, va in b2 e sale sul container di Sud in c2.

rules-docker-figure-entry = Con un 4: entrare in b1, dove c’è già un container, costa 2 punti, scendere in b2 altri 2.

rules-docker-figure-climb = Con un 4 il container di a1 sale di due livelli: 2 punti fino a b1, altri 2 fino a c1.

rules-docker-figure-cover = Con un 2 il container di b2 sale su a2: un passo e un livello. Quello sotto non può più muoversi.

rules-docker-figure-stuck = Sud ha fatto 2 e non ha nulla in mano. Da a1 ogni passo sale di due livelli e costa 3: Sud è eliminato.

rules-docker-credits = Docker e OMBA sono pubblicati da Jactalea. Fonti pubbliche indicano come autori Ingo Althöfer, Hilko Drude e Reinhold Wittig.

## Rulings

ruling-DK-1 = In due ci si siede l’uno di fronte all’altro (sud e nord), in tre a sud, ovest e nord, in quattro uno per lato. Nell’edizione inglese e tedesca i tuoi container entrano al centro del tuo lato.
    .title = Chi siede dove
ruling-DK-2 = Nella scatola ci sono 12 container di quattro colori. Nelle edizioni francese e italiana e in OMBA, in due ognuno prende due colori; in OMBA in tre il quarto container di ognuno è del colore rimasto. Per le regole tutti i container di un camallo sono uguali. Lo schermo perciò li mostra di un solo colore, legato al posto.
    .title = Due colori, un solo camallo
ruling-DK-3 = Le regole francesi e italiane chiedono di portare il container su una casella adiacente prima di salire. Per noi il suolo fuori dall’hangar è una di queste (scelta nostra): un nuovo container può quindi entrare su una casella d’ingresso occupata, per 1 punto più 1 per ogni container che vi si trova.
    .title = Quanto costa entrare
ruling-DK-4 = Le regole inglesi, tedesche e italiane vietano di entrare due volte in una casella; quelle francesi e di OMBA vietano solo di tornare indietro. Qui in nessuna edizione una casella si usa due volte, e quella di partenza conta come usata (scelta nostra). Con l’opzione «ritorno alla casella di partenza: una volta» un container può rientrare una volta sulla casella di partenza.
    .title = Mai due volte la stessa casella
ruling-DK-5 = Un container si posa su ogni casella del suo percorso. Non può sorvolare o saltare una casella né sprecare punti salendo e scendendo sul posto, e nessun punto del tiro può avanzare.
    .title = Niente voli, niente avanzi
ruling-DK-6 = Contano solo la partenza e l’arrivo. Se più percorsi vi portano, si mostra quello con meno caselle.
    .title = Che cos’è una mossa
ruling-DK-7 = Nelle edizioni inglese, tedesca e italiana chi ha meno di tre container sul tavoliere tira di nuovo finché non può muovere. Questo vale per tutta la partita, e i container coperti contano come presenti. Se nessun numero del dado permettesse una mossa, si è eliminati al primo tiro.
    .title = Tirare di nuovo
ruling-DK-8 = Appena resta in gioco un solo camallo, ha vinto e non deve più muovere. Gli altri si classificano in ordine inverso di eliminazione.
    .title = Vince l’ultimo rimasto
ruling-DK-9 = Non c’è limite di turni. Le partite tra computer possono fermarsi dopo un certo numero di turni; chi è ancora in gioco condivide la vittoria.
    .title = Quanto dura una partita
ruling-DK-10 = Questa variante non è nella scatola. Invece di tirare, ognuno ha davanti a sé, scoperte, le carte da 1 a 6 e ne gioca una che permetta una mossa. Giocata la sesta, si riprendono tutte. Se nessuna carta permette una mossa, si è eliminati: nessuno tira di nuovo.
    .title = Carte al posto del dado
ruling-DK-11 = Finché hai container in mano puoi sempre scegliere: farne entrare uno, o muoverne uno sul tavoliere. Le regole italiane lo dicono per chi ha meno di tre container sul tavoliere; lo leggiamo come un esempio (scelta nostra).
    .title = Entrare non è mai obbligatorio
ruling-DK-12 = Basta un solo tiro che non permette mosse per essere eliminati, e quello era il turno. Lo dicono le regole inglesi e tedesche. Quelle francesi eliminano chi «non può più spostare alcun container»; le leggiamo allo stesso modo (scelta nostra).
    .title = Basta un tiro senza mosse

## Why not?

why-DK-1 = I tuoi container entrano solo al centro del tuo lato.
why-DK-3 = Il tiro è troppo basso: entrare costa 1 punto, più 1 per ogni container già lì.
why-DK-4 = In una mossa un container non si posa due volte sulla stessa casella e non finisce dov’era partito.
why-DK-5 = Vanno usati tutti i punti del tiro, e così ne avanzerebbero.
why-DK-7 = Puoi muovere, quindi non sei eliminato.
why-DK-10 = Non hai quella carta.
why-docker-a-turn = Si muove un proprio container che non ha nulla sopra, o se ne fa entrare uno nuovo.
why-docker-covered = Qui il tuo container è coperto. Un container che ne ha un altro sopra non può muoversi.
why-docker-empty = Qui non c’è ancora nessun container. Scegline prima uno dei tuoi, o uno nuovo dalla tua riserva.
why-docker-points = Il tiro è troppo basso: ogni passo costa 1 punto, più 1 per ogni livello salito o sceso.
why-docker-theirs = Il container in cima qui non è tuo. Muovi uno dei tuoi, o fanne entrare uno nuovo dalla mano.

## Why a move is good

reason-docker-no-move = Con questo tiro nessuna mossa è possibile.
reason-docker-covers = Copre un container avversario in { $square } ({ reason-seat }), che non può più muoversi.
reason-docker-frees = Libera un proprio container in { $square }.
reason-docker-leaves-stuck =
    { $count ->
        [1] Dopo, { reason-seat } non può muovere con un { $faces }
        [4] Dopo, solo i tiri { $rest } salverebbero { reason-seat }
        [5] Dopo, solo un { $rest } salverebbe { reason-seat }
        [6] Dopo, { reason-seat } non può muovere con nessun tiro
       *[other] Dopo, { reason-seat } non può muovere con i tiri { $faces }
    } ({ $now ->
        [one] { $now } faccia giocabile
       *[other] { $now } facce giocabili
    }; dopo { $other } sarebbero { $next }).
reason-docker-keeps =
    Lascia a chi muove { $now ->
        [one] { $now } faccia giocabile
       *[other] { $now } facce giocabili
    }; { $other } ne lascia { $next }.

## Perché una posizione non può presentarsi in una partita

cannot-docker-last = L’ultimo giocatore non può essere eliminato: ha vinto.
cannot-docker-over = È rimasto un solo giocatore: la partita è finita e non tocca a nessuno.
cannot-docker-goes-on = La partita continua: tocca quindi a qualcuno.
cannot-docker-turn = { $who } è fuori dal gioco: non può toccare a lui.
cannot-docker-hand = { $who } è fuori dal gioco e quindi non ha container in mano.
cannot-docker-containers = { $who } ha { $most } container; { $board } sul tavoliere e { $hand } in mano non danno quel numero.
cannot-docker-again = Un { $face } qui non permette mosse e, con così pochi container sul tavoliere, si tirerebbe di nuovo.

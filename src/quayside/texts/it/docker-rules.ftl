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
        [en] Se il tiro non permette mosse e hai meno di tre container sul tavoliere, tiri di nuovo finché non puoi muovere. Se tutti e tre sono sul tavoliere, sei eliminato.
        [it] Se il tiro non permette mosse e hai meno di tre container sul tavoliere, tiri di nuovo finché non puoi muovere. Da tre container sul tavoliere in su, sei eliminato.
       *[other] Se il tiro non permette mosse, sei eliminato; non si tira di nuovo.
    }

rules-docker-goal =
    I container entrano in un hangar di nove caselle, si spostano e si arrampicano l’uno sull’altro. Chi al suo turno non può muovere è eliminato. Vince **l’ultimo camallo rimasto in gioco**.
    .title = Scopo del gioco

rules-docker-box =
    Da 2 a 4 giocatori, dagli 8 anni, circa 15 minuti. La scatola contiene un tavoliere con le frecce alle quattro caselle d’ingresso, 12 cubi di legno in quattro colori (i container) e un dado. La storia: la banchina è piena, e resta posto solo in alto.
    .title = La scatola

rules-docker-example =
    Sud fa 3. Un nuovo container entra in `b1` (1 punto), va in `b2` (1) e poi in `c2` (1). Nord fa 4: un container entra { $edition ->
        [en] in `b3` (1), va in `b2`
       *[other] anch’esso in `b1` (1), perché ogni casella d’ingresso è aperta a tutti, va in `c1`
    } (1) e sale su `c2`, un passo e un livello (2). Il container di Sud ora è coperto e non può muoversi.

    { $edition ->
        [en] Sud fa 1 e fa entrare un container in `b1`. Nord fa 4 e copre anche quello, passando da `b3` e `b2`. Sud fa 3 ed entra sopra questi due: 1 punto e due livelli. Nord fa 6 e sale su tutti e tre: 1 punto per `b3`, 1 per `b2`, 4 per `b1`. Ora Sud ha tre container sul tavoliere, tutti coperti. Qualunque tiro faccia, non può muovere: Sud è **eliminato** e Nord ha vinto.
       *[other] Sud fa 1 e fa entrare un container in `b1`. Nord fa 2 ed entra proprio lì sopra: 1 punto per l’ingresso, 1 per il livello. Lo stesso accade in `a2` e in `b3`. Poi Sud fa ancora 1. Tutti i suoi container sono coperti e su ogni casella d’ingresso ce ne sono due: entrare costerebbe 3. Nessuna mossa è possibile: Sud è **eliminato** e Nord ha vinto.
    }
    .title = Una partita di esempio

rules-docker-board =
    Il tavoliere ha 3 caselle per 3, da `a1` a `c3`: le lettere da ovest a est, i numeri da sud a nord. Le caselle centrali dei quattro lati, `b1`, `a2`, `b3` e `c2`, sono le **caselle d’ingresso**.

    I container si impilano in torri senza limite. Il **livello** di un container è il numero di container che ha sotto: a terra è 0.
    .title = Tavoliere e container

rules-docker-setup =
    In due ci si siede l’uno di fronte all’altro, a sud e a nord; in tre a sud, ovest e nord; in quattro uno per lato. Ognuno prende i suoi container; il tavoliere è vuoto. Si sorteggia chi comincia, a meno che non lo decidiate voi.
    .title = Preparazione

rules-docker-edition-fr =
    In due giocatori: sei container a testa; in tre o in quattro giocatori: tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso.
    .title = L’edizione francese

rules-docker-edition-en =
    Ognuno ha tre container; in due o in tre giocatori gli altri restano nella scatola. Si entra solo dalla **propria** casella d’ingresso, al centro del proprio lato. Finché hai meno di tre container sul tavoliere, **tiri di nuovo fino a ottenere un tiro che ti permetta di muovere**.
    .title = L’edizione inglese e tedesca

rules-docker-edition-it =
    In due giocatori: sei container a testa; in tre o in quattro giocatori: tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso. Finché hai meno di tre container sul tavoliere, **tiri di nuovo fino a ottenere un tiro che ti permetta di muovere**.
    .title = L’edizione italiana

rules-docker-edition-omba =
    La prima edizione del gioco. In due giocatori: sei container a testa; in tre giocatori: quattro a testa; in quattro giocatori: tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso.
    .title = OMBA

rules-docker-turn =
    Tira il dado: il numero indica i tuoi punti movimento. Usali **tutti** con **un solo** container: uno sul tavoliere che non ha nulla sopra, o uno nuovo dalla tua riserva. La scelta è sempre tua.

    Poi tocca, in senso orario, al prossimo camallo ancora in gioco.
    .title = Un turno

rules-docker-points =
    Un passo porta su una casella adiacente, mai in diagonale. Costa **1 punto, più 1 per ogni livello** salito o sceso. Il container si posa sempre in cima a ciò che vi si trova. Due esempi: dalla cima di una torre di tre, scendere su una casella vuota costa 3 punti; passare in cima a una torre di due ne costa 1.

    Entrare costa 1 punto, più 1 per ogni container sulla casella d’ingresso: 3 punti se ce ne sono due. I punti rimasti vanno usati subito, proseguendo con lo stesso container.
    .title = Quanto costa un passo

rules-docker-constraints =
    Vanno usati tutti i punti del tiro. Un container si posa su ogni casella del suo percorso, mai due volte sulla stessa, e non torna sulla casella di partenza. Non sorvola caselle e non sale e scende sul posto per sprecare punti.

    Un container coperto non può muoversi, di chiunque sia quello sopra. Se più percorsi portano alla stessa casella, è sempre la stessa mossa.
    .title = Che cosa non si può fare

rules-docker-no-move =
    { $edition ->
        [en] Finché hai meno di tre container sul tavoliere, tiri di nuovo finché non puoi muovere. Se tutti e tre sono sul tavoliere, un tiro che non permette mosse ti **elimina**.
        [it] Finché hai meno di tre container sul tavoliere, tiri di nuovo finché non puoi muovere. Da tre in su, un tiro che non permette mosse ti **elimina**.
       *[other] Se il tuo tiro non permette nessuna mossa, sei **eliminato**, qualunque sia il numero dei tuoi container sul tavoliere. Non si tira di nuovo.
    }

    I tuoi container restano sul tavoliere come ostacoli: ci si può salire e li si può coprire; quelli rimasti nella riserva escono dal gioco.
    .title = Nessuna mossa

rules-docker-end =
    Appena resta in gioco un solo camallo, ha vinto. Gli altri si classificano in ordine inverso di eliminazione. Non c’è limite di turni. Chi abbandona o finisce il tempo è eliminato.
    .title = Fine della partita

rules-docker-cards =
    Una variante senza dado, non prevista nella scatola (la propone anche jeuxsoc.fr): invece di tirare, ognuno ha davanti a sé, scoperte, le carte da 1 a 6 e ne gioca una che permetta una mossa. Giocata la tua sesta carta, le riprendi tutte. Se nessuna delle tue carte permette una mossa, sei eliminato.
    .title = Con le carte

rules-docker-advice =
    Attento all’1: elimina più giocatori di ogni altro numero, perché serve una casella adiacente esattamente della stessa altezza.{ $edition ->
        [en] {" "}Tieni fuori dal tavoliere almeno un container il più a lungo possibile: così puoi tirare di nuovo.
        [it] {" "}Il più a lungo possibile tieni almeno un container fuori dal tavoliere, e meno di tre sul tavoliere: così puoi tirare di nuovo.
       *[other] {""}
    }
    .title = Buoni consigli

rules-docker-writing =
    `a1-c3` muove il container in cima ad a1 fino a c3, `+b2` ne fa entrare uno che finisce in b2. Il tiro sta davanti: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notazione

rules-docker-figure-example =
    Il 4 di Nord: entra in { $edition ->
        [en] b3, va in b2
       *[other] b1, va in c1
    } e sale sul container di Sud in c2.

rules-docker-figure-end =
    { $edition ->
        [en] Tutti e tre i container di Sud sono coperti: Sud è eliminato.
       *[other] Sud ha fatto 1, ma tutti i suoi container sono coperti ed entrare costa 3: Sud è eliminato.
    }

rules-docker-figure-entry = Con un 4: entrare in b1, dove c’è già un container, costa 2 punti, scendere in b2 altri 2.

rules-docker-figure-climb = Con un 4 il container di a1 sale di due livelli: 2 punti fino a b1, altri 2 fino a c1.

rules-docker-figure-cover = Con un 2 il container di b2 sale su a2: un passo e un livello. Quello sotto non può più muoversi.

rules-docker-figure-stuck = Sud ha fatto 2 e non ha più container di riserva. Da a1 ogni passo sale di due livelli e costa 3: Sud è eliminato.

rules-docker-credits = Docker e OMBA sono pubblicati da Jactalea. Fonti pubbliche indicano come autori Ingo Althöfer, Hilko Drude e Reinhold Wittig.

## Rulings

ruling-DK-1 =
    Le regole stampate non dicono da quali lati siedono due o tre giocatori. Qui in due ci si siede l’uno di fronte all’altro, in tre a sud, ovest e nord (scelta nostra).{ $edition ->
        [en] {" "}In questa edizione conta: i tuoi container entrano al centro del tuo lato.
        [fr] {" "}Non dicono nemmeno chi comincia e in che senso si gioca: qui si sorteggia chi comincia e si gioca in senso orario, come nelle regole inglesi e tedesche (scelta nostra).
       *[other] {""}
    }
    .title = Chi siede dove
ruling-DK-2 =
    { $edition ->
        [en] {""}
        [omba] In due ognuno prende due colori; in tre il quarto container di ognuno è del colore rimasto. Per le regole tutti i container di un camallo sono uguali: lo schermo perciò li mostra di un solo colore, legato al posto (scelta nostra).
       *[other] In due ognuno prende due colori. Per le regole tutti i container di un camallo sono uguali: lo schermo perciò li mostra di un solo colore, legato al posto (scelta nostra).
    }
    .title = Due colori, un solo camallo
ruling-DK-3 =
    { $edition ->
        [it] Le regole stampate chiedono di portare il container su una casella adiacente prima di salire. Si può allora entrare su una casella d’ingresso occupata? Qui sì (scelta nostra): per noi il suolo fuori dall’hangar è una di quelle caselle, ed entrare costa 1 punto, più 1 per ogni container che vi si trova. Una frase conta per la salita solo i container impilati; noi aggiungiamo il punto del passo stesso, come nelle altre edizioni.
        [en] Le regole stampate non dicono quanto costa entrare se sulla casella d’ingresso ci sono già dei container. Qui costa quanto un passo dal suolo esterno: 1 punto, più 1 per ogni container che vi si trova (scelta nostra).
       *[other] Le regole stampate chiedono di portare il container su una casella adiacente prima di salire. Si può allora entrare su una casella d’ingresso occupata? Qui sì (scelta nostra): per noi il suolo fuori dall’hangar è una di quelle caselle, ed entrare costa 1 punto, più 1 per ogni container che vi si trova.
    }
    .title = Quanto costa entrare
ruling-DK-4 =
    { $edition ->
        [fr] Le regole stampate vietano solo di tornare indietro. Qui in una mossa nessuna casella si usa due volte, e quella di partenza conta come usata (scelta nostra). Con l’opzione «ritorno alla casella di partenza: una volta» un container può rientrare una volta sulla casella di partenza, cosa che queste regole stampate non prevedono.
        [omba] Le regole stampate vietano solo di tornare indietro. Qui in una mossa nessuna casella si usa due volte, e quella di partenza conta come usata (scelta nostra). Con l’opzione «ritorno alla casella di partenza: una volta» un container può rientrare una volta sulla casella di partenza, cosa che queste regole stampate non prevedono.
       *[other] Le regole stampate vietano di entrare due volte in una casella. Quella di partenza conta già? Qui sì: una mossa non finisce mai dov’è cominciata (scelta nostra). Con l’opzione «ritorno alla casella di partenza: una volta» un container può rientrare una volta sulla casella di partenza.
    }
    .title = Mai due volte la stessa casella
ruling-DK-5 = Le regole stampate non parlano di container sospesi in aria. Qui un container si posa su ogni casella del suo percorso: non può sorvolare o saltare una casella, né salire e scendere sul posto per sprecare punti (lettura nostra).
    .title = Niente voli, niente avanzi
ruling-DK-6 = Più percorsi possono portare alla stessa casella, e le regole stampate non li distinguono. Qui contano solo la partenza e l’arrivo; si mostra il percorso con meno caselle.
    .title = Che cos’è una mossa
ruling-DK-7 =
    { $edition ->
        [en] Le regole stampate non dicono se i container coperti sono sul tavoliere, né che cosa accade se nessun numero aiuta. Qui contano, e chi non potrebbe muovere con nessun numero del dado è eliminato al primo tiro (scelta nostra). Si può tirare di nuovo per tutta la partita, finché si hanno meno di tre container sul tavoliere.
        [it] Le regole stampate non dicono se i container coperti sono sul tavoliere, né che cosa accade se nessun numero aiuta. Qui contano, e chi non potrebbe muovere con nessun numero del dado è eliminato al primo tiro (scelta nostra). Si può tirare di nuovo per tutta la partita, finché si hanno meno di tre container sul tavoliere.
       *[other] Le regole stampate di questa edizione non prevedono un secondo tiro, e nemmeno noi.
    }
    .title = Tirare di nuovo
ruling-DK-8 = Le regole stampate indicano solo il vincitore. Qui chi resta solo in gioco ha vinto senza dover muovere, e gli altri si classificano in ordine inverso di eliminazione (scelta nostra).
    .title = Vince l’ultimo rimasto
ruling-DK-9 = Le regole stampate non limitano i turni, e nemmeno noi. Solo le partite tra bot possono fermarsi prima, con l’opzione «limite di turni»; chi è ancora in gioco condivide allora la vittoria (scelta nostra).
    .title = Quanto dura una partita
ruling-DK-10 = Nella scatola c’è solo il dado; questa variante è l’opzione «dado o carte: carte da 1 a 6». Con le carte nessuna edizione dà un secondo tentativo: se nessuna delle tue permette una mossa, sei eliminato.
    .title = Carte al posto del dado
ruling-DK-11 =
    { $edition ->
        [it] Le regole stampate danno la scelta tra entrare e muovere a chi ha meno di tre container sul tavoliere. Lo leggiamo come un esempio: finché hai container di riserva puoi sempre scegliere (scelta nostra).
        [en] {""}
        [fr] {""}
        [omba] {""}
       *[other] Finché hai container di riserva puoi sempre farne entrare uno o muoverne uno (scelta nostra).
    }
    .title = Entrare non è mai obbligatorio
ruling-DK-12 =
    { $edition ->
        [en] {""}
        [it] {""}
       *[other] Le regole stampate eliminano chi «non può più spostare alcun container». Con quel tiro, o per sempre? Qui basta un solo tiro che non permette mosse, come dicono le regole inglesi e tedesche (scelta nostra).
    }
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
why-docker-theirs = Il container in cima qui non è tuo. Muovi uno dei tuoi, o fanne entrare uno nuovo.

## Why a move is good

reason-docker-no-move = Con questo tiro nessuna mossa è possibile.
reason-docker-covers =
    Copre un container avversario in { $square } ({ reason-seat }): { $free ->
        [0] nessuno dei suoi sul tavoliere può più muoversi
        [one] solo uno dei suoi { $count } sul tavoliere può ancora muoversi
       *[other] { $free } dei suoi { $count } sul tavoliere possono ancora muoversi
    }.
reason-docker-frees =
    Libera un proprio container in { $square }: { $free ->
        [one] ora uno dei { $count } sul tavoliere può muoversi
       *[other] ora { $free } dei { $count } sul tavoliere possono muoversi
    }.
reason-docker-leaves-stuck =
    { $count ->
        [4] Dopo, solo un { $rest } salverebbe { reason-seat }
        [5] Dopo, solo un { $rest } salverebbe { reason-seat }
        [6] Dopo, nessun tiro salverebbe { reason-seat }
       *[other] Dopo, un { $faces } eliminerebbe { reason-seat }
    }; dopo { $other } { $next ->
        [6] nessun tiro sarebbe fatale
        [one] un tiro su sei permetterebbe di restare in gioco
       *[other] { $next } tiri su sei permetterebbero di restare in gioco
    }.
reason-docker-keeps =
    Se toccasse di nuovo a chi muove, { $now ->
        [6] nessun tiro sarebbe fatale
        [one] un tiro su sei permetterebbe di restare in gioco
       *[other] { $now } tiri su sei permetterebbero di restare in gioco
    }; dopo { $other } { $next ->
        [0] nessuno permetterebbe di restare in gioco
        [one] solo un tiro su sei permetterebbe di restare in gioco
        [5] uno lo sarebbe
       *[other] solo { $next } tiri su sei permetterebbero di restare in gioco
    }.
reason-docker-fewer-choices =
    Dopo, contando tutti e sei i tiri, { reason-seat } ha { $now ->
        [0] nessuna mossa
        [one] { $now } mossa
       *[other] { $now } mosse
    } fra cui scegliere; dopo { $other } ne avrebbe { $next }.
reason-docker-more-choices =
    Se toccasse di nuovo a chi muove, contando tutti e sei i tiri avrebbe { $now ->
        [one] { $now } mossa
       *[other] { $now } mosse
    } fra cui scegliere; dopo { $other } solo { $next }.

## Perché una posizione non può presentarsi in una partita

cannot-docker-last = L’ultimo giocatore non può essere eliminato: ha vinto.
cannot-docker-over = È rimasto un solo giocatore: la partita è finita e non tocca a nessuno.
cannot-docker-goes-on = La partita continua: tocca quindi a qualcuno.
cannot-docker-turn = { $who } è eliminato: non può essere il suo turno.
cannot-docker-hand = { $who } è eliminato e quindi non ha più container di riserva.
cannot-docker-containers = { $who } ha { $most } container; { $board } sul tavoliere e { $hand } di riserva non danno quel numero.
cannot-docker-again = Un { $face } qui non permette mosse e, con così pochi container sul tavoliere, si tirerebbe di nuovo.

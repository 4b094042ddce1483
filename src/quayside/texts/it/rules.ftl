# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = In trenta secondi
rules-rulings = Domande che le regole stampate lasciano aperte

## Docker

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
    Tira il dado: il numero indica i tuoi punti movimento. Usali **tutti** con **un solo** container: uno sul tavoliere che non ha nulla sopra, o uno nuovo dalla mano. La scelta è sempre tua.

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
rules-docker-writing =
    `a1-c3` muove il container in cima ad a1 fino a c3, `+b2` ne fa entrare uno che finisce in b2. Il tiro sta davanti: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notazione
rules-docker-figure-entry = Con un 4: entrare in b1, dove c’è già un container, costa 2 punti, scendere in b2 altri 2.
rules-docker-figure-climb = Con un 4 il container di a1 sale di due livelli: 2 punti fino a b1, altri 2 fino a c1.
rules-docker-figure-cover = Con un 2 il container di b2 sale su a2: un passo e un livello. Quello sotto non può più muoversi.
rules-docker-figure-stuck = Sud ha tirato un 2 e non ha nulla in mano. Da a1 ogni passo sale di due livelli e costa 3: Sud è eliminato.
rules-docker-credits = Docker e OMBA sono pubblicati da Jactalea. Fonti pubbliche indicano come autori Ingo Althöfer, Hilko Drude e Reinhold Wittig.

## Dockers

rules-dockers-brief-1 = Ognuno ha un colore. Una cassa è del colore che ha **in alto**; all’inizio tutte mostrano un coperchio neutro.
rules-dockers-brief-2 = Al tuo turno fai **tre movimenti** con le casse che vuoi; poi puoi bloccare una cassa con il segnalino Dogana.
rules-dockers-brief-3 = Una cassa senza nulla sopra si può **ribaltare** in uno spazio libero accanto (viene in alto un’altra faccia), far **cadere** (la faccia in alto resta) o **ruotare** sul posto se nessuna cassa ne tocca i lati. Nessuna sale mai.
rules-dockers-brief-4 = Due o più casse dello stesso colore, fianco a fianco su un piano, sono **stivate**. Ogni cassa che ribaltandosi o cadendo forma o ingrandisce un gruppo dà al suo colore tanti punti quante sono le casse del gruppo: ×1 a terra, ×3 al primo piano, ×5 in cima.
rules-dockers-brief-5 = Una cassa stivata può solo cadere.
rules-dockers-brief-6 = Dopo il tuo turno tutte le casse devono essere unite. Quando qualcuno non può fare tre movimenti la partita finisce; vince chi ha più punti.

rules-dockers-goal =
    Ventisette casse stanno in un blocco di tre per tre per tre. Ribaltale, falle cadere e ruotale per avere **il tuo colore fianco a fianco**. Vince chi ha più punti.
    .title = Scopo del gioco
rules-dockers-crates =
    Ogni faccia di una cassa è un coperchio neutro oppure rossa, blu, gialla o verde. Conta solo la faccia **in alto**; i lati non danno mai punti. 24 casse hanno un coperchio e tre colori. Le tre casse centrali, una per piano (Bahia, Singapore e Tangeri), hanno due coperchi e tutti e quattro i colori. Ogni cassa porta il nome di un porto e ha una sigla di tre lettere.

    Ci sono tre livelli: a terra, primo piano e in cima. Il terreno non ha bordi.

    È un gioco di memoria: si vede ciò che si vede da fuori, e si possono guardare tutte le facce **solo della cassa che si sta facendo cadere**. Un tavolo può anche essere aperto in modo che tutte le facce di tutte le casse si possano guardare.
    .title = Casse e piani
rules-dockers-setup =
    All’inizio tutte le casse mostrano il coperchio. Ognuno pesca un colore; in due o tre gli altri colori non sono di nessuno. Si sorteggia chi comincia, a meno che il tavolo non lo decida; gli altri seguono in senso orario. Il segnalino Dogana aspetta accanto al blocco.
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
    In un turno una cassa non può tornare dove è già stata e si ruota al massimo una volta.

    Dopo il terzo movimento tutte le casse devono essere **unite** in un solo insieme: sono unite dove le loro facce si toccano. Una cassa sola sul suo piano è unita dalla base a quella che ha sotto. Inoltre non puoi fare un movimento che ti impedirebbe di completare i tuoi tre movimenti.
    .title = Che cosa non si può fare
rules-dockers-stored =
    Due o più casse con lo stesso colore in alto, fianco a fianco sullo stesso piano e non coperte, sono **stivate**. Nessuno può ribaltare o ruotare una cassa stivata; può solo cadere. A terra non può nemmeno cadere: è bloccata. I coperchi non formano mai un gruppo, i colori che nessuno gioca invece sì.

    Una cassa coperta non conta più: metterne una sopra può spezzare un gruppo e liberare le altre.
    .title = Casse stivate
rules-dockers-points =
    Quando una cassa che si ribalta o cade viene a far parte di un gruppo, il camallo di quel colore ottiene **tanti punti quante sono le casse dell’intero gruppo**: ×1 a terra, ×3 al primo piano, ×5 in cima. Non importa chi ha mosso. Conta anche la coppia che forma un gruppo di due; una cassa sola non dà nulla.

    In un turno si possono fare punti più volte, e un gruppo che cresce conta di nuovo per intero: una terza cassa a terra dà 3 punti, una quarta altri 4. Nessuno fa punti per un colore che nessuno gioca. Scoprire o ruotare una cassa non dà nulla.
    .title = Punti
rules-dockers-customs =
    Dopo il terzo movimento puoi piazzare il segnalino Dogana su un’altra cassa che non ha nulla sopra, o lasciarlo dov’è. Una cassa con la Dogana non si muove, e niente può andarle sopra. Alla fine del primissimo turno il segnalino Dogana deve essere piazzato.
    .title = La Dogana
rules-dockers-end =
    Quando chi deve giocare non può fare tre movimenti permessi, la partita finisce subito. Vince il punteggio più alto; a pari punti la vittoria è condivisa. Non c’è limite di turni. Chi abbandona o finisce il tempo viene saltato: conserva i suoi punti ma non può più vincere. Se rimane un solo giocatore, vince lui.
    .title = Fine della partita
rules-dockers-writing =
    `RTM^N` ribalta Rotterdam verso nord, `RTMvE2` la fa cadere verso est con due quarti di giro in senso orario, `RTM@1` la ruota di un quarto (N, E, S, W: nord, est, sud, ovest). `=RTM` ci mette la Dogana, `=` la lascia dov’è.
    .title = Notazione
rules-dockers-figure-fall = Sydney (SYD) cade verso est, dalla cima fino a terra. Il coperchio resta in alto.
rules-dockers-figure-tip = Istanbul (IST) si ribalta verso sud nel vuoto lasciato da Sydney: la sua faccia nord viene in alto.
rules-dockers-figure-stored = Odessa (ODS) si ribalta verso nord accanto ad Alessandria (ALY). Due casse blu in cima sono stivate: 2 × 5 = 10 punti al Blu.
rules-dockers-figure-customs = Dopo tre movimenti la Dogana va su Tangeri (TNG): la cassa non si muove più e niente può andarle sopra.
rules-dockers-credits = DOCKERS è un gioco di Philippe Leurquin.

## Doce

rules-doce-brief-1 = Due giocatori, una griglia di 5 caselle per 5. Al tuo turno piazza un dado su una casella libera, con il numero che vuoi in alto.
rules-doce-brief-2 = Non accanto all’ultimo dado che hai piazzato, nemmeno in diagonale: è la tua **zona vietata**.
rules-doce-brief-3 = Una volta per manche, prima del dado, puoi chiudere una casella libera con il tuo **blocco**: nessuno può più usarla.
rules-doce-brief-4 = Quattro dadi in fila che insieme fanno esattamente **12** vincono la manche: tutti tuoi, o tre tuoi con un dado avversario a un’estremità.
rules-doce-brief-5 = Vincere in fretta rende di più: le caselle vuote e il tuo blocco non usato valgono punti. Dopo quattro manche vince il totale più alto.

rules-doce-goal =
    Quattro dadi in fila che insieme fanno **dodici** vincono una manche. Una partita ha quattro manche; vince il totale più alto.
    .title = Scopo del gioco
rules-doce-board =
    La griglia ha 5 caselle per 5, da `a1` a `e5`. Ognuno dei due giocatori ha 11 dadi, un blocco (nella scatola, un dado senza numeri) e un segnalino. I dadi non si tirano: la faccia la scegli tu.
    .title = Griglia e dadi
rules-doce-turn =
    Se hai ancora il tuo blocco puoi prima piazzarlo su una casella libera, anche nella tua zona vietata, purché dopo tu possa piazzare un dado. Il blocco chiude la sua casella **per tutta la manche**: non vi si possono piazzare dadi e nessuna fila la attraversa.

    Poi piazza **un dado**, con un numero da 1 a 6 in alto, su una casella libera fuori dalla tua zona vietata. Mettici sopra il tuo segnalino: indica il tuo ultimo dado. Sul blocco il segnalino non va mai.
    .title = Un turno
rules-doce-zone =
    Le caselle intorno al tuo ultimo dado, in tutte e otto le direzioni, sono la tua **zona vietata**. Vale solo per te e solo al tuo turno seguente. Per il tuo primo dado di una manche non c’è.
    .title = La zona vietata
rules-doce-line =
    Una fila è fatta di quattro caselle adiacenti in orizzontale, in verticale o in diagonale. Ti fa vincere se i suoi quattro dadi insieme fanno 12 e **tutti e quattro sono tuoi**, oppure **tre sono tuoi e il dado avversario è a un’estremità**.

    Dopo ogni dado si controllano le file di entrambi: puoi quindi completare quella dell’avversario. Se entrambi ne hanno una, la manche è in parità.
    .title = Una fila vincente
rules-doce-pass =
    Se non hai più dadi, o caselle libere fuori dalla tua zona, devi passare; altrimenti non puoi. Dopo aver passato non hai più una zona. Quando non si può più piazzare nessun dado, la manche è in parità.
    .title = Passare
rules-doce-score =
    Chi vince la manche ottiene **12** punti, +2 se una fila vincente è formata solo da dadi suoi, +5 se non ha usato **il proprio blocco**, +1 per ogni casella vuota (quella di un blocco non è vuota) e −2 per ogni tris dei suoi dadi (tre dadi con lo stesso numero). Chi perde ottiene 0.

    In caso di parità ognuno ottiene 2 punti, e +5 se non ha usato **il proprio blocco**.
    .title = Punti di una manche
rules-doce-match =
    A ogni manche si riprendono tutti i dadi e i blocchi; chi comincia si alterna. Per la prima manche si sorteggia chi comincia, a meno che il tavolo non lo decida. Dopo quattro manche vince il totale più alto; a totali uguali è parità. Chi abbandona o finisce il tempo perde la partita.
    .title = La partita
rules-doce-writing =
    `c3=5` piazza un 5 in c3, `#b2` gioca il blocco in b2 (nello stesso turno segue un dado), `pass` passa.
    .title = Notazione
rules-doce-figure-line = Un 4 in c1 fa 1 + 2 + 4 + 5 = 12: quattro dadi dello stesso giocatore in fila vincono la manche.
rules-doce-figure-zone = L’ultimo dado di chi gioca è in c3: le otto caselle intorno sono vietate; e3 è permessa.
rules-doce-figure-blocker = Un 3 in d5 farebbe 2 + 3 + 4 + 3 = 12. Il blocco in d5 lo impedisce; poi il giocatore piazza comunque un dado.
rules-doce-credits = DOCE è un gioco di Luis, Daniel e Amelia Machado e Ivana Reyes; la scatola è di Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE è un suo marchio.

# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures. Marks: **bold** and `text form`; a blank line begins a
# paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION.

rules-brief = In trenta secondi
rules-rulings = Chiarimenti

## Docker

rules-docker-brief-1 = Tira il dado e muovi **uno** dei tuoi container di esattamente quei punti.
rules-docker-brief-2 = Un passo su una casella vicina costa 1 punto, più 1 per ogni livello salito o sceso.
rules-docker-brief-3 = Un nuovo container entra dal centro di un lato; è il suo primo passo.
rules-docker-brief-4 = Un container che ne ha un altro sopra non può muoversi.
rules-docker-brief-5 = Con il tuo tiro non puoi muovere? Sei eliminato. Vince l’ultimo rimasto.

rules-docker-goal =
    I container entrano su un tavoliere di nove caselle, girano e si arrampicano l’uno sull’altro. Chi al suo turno non può muovere è eliminato. Vince **l’ultimo camallo rimasto**.
    .title = Scopo del gioco
rules-docker-board =
    Il tavoliere ha 3 caselle per 3, da `a1` a `c3`: le lettere da ovest a est, i numeri da sud a nord. Le caselle centrali dei quattro lati, `b1`, `a2`, `b3` e `c2`, sono le **caselle d’ingresso**.

    I container si impilano in torri senza limite. Il **livello** di un container è il numero di container che ha sotto: a terra è 0.
    .title = Tavoliere e container
rules-docker-setup =
    I posti si contano in senso orario da sud: in due sud e nord, in tre sud, ovest e nord, in quattro tutti i lati. Ognuno prende in mano i suoi container; il tavoliere è vuoto. Chi comincia si estrae a sorte, se non vi mettete d’accordo.
    .title = Preparazione
rules-docker-edition-fr =
    In due si hanno sei container a testa, in tre o quattro tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso. Un tiro senza mosse elimina: non si tira di nuovo.
    .title = L’edizione francese
rules-docker-edition-en =
    Ognuno ha tre container. Si entra solo dalla **propria** casella d’ingresso, al centro del proprio lato. Con meno di tre container sul tavoliere si tira di nuovo quando un tiro non permette mosse.
    .title = L’edizione inglese e tedesca
rules-docker-edition-it =
    In due si hanno sei container a testa, in tre o quattro tre a testa. Si entra da **una qualsiasi** delle quattro caselle d’ingresso. Con meno di tre container sul tavoliere si tira di nuovo quando un tiro non permette mosse.
    .title = L’edizione italiana
rules-docker-edition-omba =
    La prima edizione del gioco. In due si hanno sei container a testa, in tre quattro, in quattro tre. Si entra da **una qualsiasi** delle quattro caselle d’ingresso. Un tiro senza mosse elimina: non si tira di nuovo.
    .title = OMBA
rules-docker-turn =
    Tira il dado. Poi muovi **uno** dei tuoi container di **esattamente** quei punti: uno sul tavoliere che non ha nulla sopra, o uno nuovo dalla mano. La scelta è sempre tua.

    Poi tocca, in senso orario, al prossimo camallo ancora in gioco.
    .title = Un turno
rules-docker-points =
    Un passo porta su una casella vicina, mai in diagonale. Costa **1 punto, più 1 per ogni livello** salito o sceso. Dopo il passo il container sta in cima a ciò che c’è.

    Entrare costa 1 punto, più 1 per ogni container sulla casella d’ingresso. Con i punti rimasti il container prosegue nella stessa mossa.
    .title = Quanto costa un passo
rules-docker-constraints =
    Vanno usati tutti i punti del tiro. Un container si posa su ogni casella del suo percorso, mai due volte sulla stessa, e non torna da dove è partito. Niente voli, e niente su e giù sul posto per sprecare punti.

    Un container coperto non può muoversi, di chiunque sia quello sopra. Se più percorsi portano alla stessa casella, è una sola e identica mossa.
    .title = Che cosa non si può fare
rules-docker-no-move =
    Se il tuo tiro non permette nessuna mossa, sei **eliminato**. I tuoi container restano sul tavoliere come ostacoli: ci si può salire e li si può coprire; quelli in mano escono dal gioco. Nelle edizioni in cui si tira di nuovo, prima lo si fa finché si hanno meno di tre container sul tavoliere.
    .title = Nessuna mossa
rules-docker-end =
    Appena resta un solo camallo, ha vinto. Gli altri sono in classifica secondo quanto hanno resistito. Non c’è limite di turni. Chi abbandona o finisce il tempo è eliminato.
    .title = Fine della partita
rules-docker-cards =
    Una variante senza fortuna: invece di tirare, ognuno ha le carte da 1 a 6 e ne gioca una che permetta una mossa. Giocata la tua sesta carta, le riprendi tutte. Se nessuna carta in mano permette una mossa, sei eliminato.
    .title = Con le carte
rules-docker-writing =
    `a1-c3` muove il container in cima ad a1 fino a c3, `+b2` ne fa entrare uno che finisce in b2. Il tiro sta davanti: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notazione
rules-docker-figure-entry = Un 4: entrare sulla casella occupata b1 costa 2 punti, scendere in b2 altri 2.
rules-docker-figure-climb = Con un 4 il container di a1 sale di due livelli: 2 punti fino a b1, altri 2 fino a c1.
rules-docker-figure-cover = Con un 2 il container di b2 sale su a2: un passo e un livello. Quello sotto non può più muoversi.
rules-docker-figure-stuck = Sud ha tirato un 2 e non ha nulla in mano. Da a1 ogni passo sale di due livelli e costa 3: Sud è eliminato.

## Dockers

rules-dockers-brief-1 = Al tuo turno fai **tre** movimenti con le casse che vuoi, poi puoi spostare la Dogana.
rules-dockers-brief-2 = Una cassa libera si **ribalta** sul suo spigolo, **cade** più in basso o **ruota** dove non tocca nulla. Nessuna sale mai.
rules-dockers-brief-3 = Conta il colore in alto: due o più dello stesso colore, fianco a fianco su un piano, sono **stivate**.
rules-dockers-brief-4 = Una cassa che si ribalta o cade in un gruppo ne vale la grandezza: per uno a terra, per tre al primo piano, per cinque in cima.
rules-dockers-brief-5 = Le casse stivate possono solo cadere. Una cassa con la Dogana non si muove affatto.
rules-dockers-brief-6 = Dopo il tuo turno tutte le casse devono toccarsi. Se non ci sono più tre movimenti, la partita finisce: vince chi ha più punti.

rules-dockers-goal =
    Ventisette casse stanno in un blocco di tre per tre per tre. Ribaltale, falle cadere e ruotale finché **il tuo colore è fianco a fianco**. Vince chi ha più punti.
    .title = Scopo del gioco
rules-dockers-crates =
    Ogni faccia di una cassa è un coperchio oppure rossa, blu, gialla o verde; il suo colore è la faccia **in alto**. 24 casse hanno un coperchio e tre colori. Le tre al centro di ogni piano, Bahia, Singapour e Tanger, hanno due coperchi e tutti e quattro i colori. Ogni cassa porta il nome di un porto e si scrive con tre lettere.

    Ci sono la terra e due piani sopra; la terra non finisce. Si possono guardare tutte le facce di tutte le casse.
    .title = Casse e piani
rules-dockers-setup =
    Tutte le casse cominciano con il coperchio in alto. Ognuno pesca un colore; in due o tre gli altri colori non sono di nessuno. Chi comincia si estrae a sorte, gli altri seguono in senso orario. La Dogana aspetta accanto al blocco.
    .title = Preparazione
rules-dockers-turn =
    Fai esattamente **tre movimenti**, con casse qualsiasi, di qualunque colore: tre diverse o più volte la stessa. Poi viene la Dogana. Si muove solo una cassa che non ha nulla sopra e non porta la Dogana.
    .title = Un turno
rules-dockers-moves =
    {""}**Ribaltare**: se la colonna accanto arriva giusto al piano della cassa, la cassa rotola sul suo spigolo e ci si posa. Resta sul suo piano, e la faccia del lato che lascia viene in alto.

    {""}**Cadere**: se la colonna accanto è più bassa, la cassa ci cade sopra. Ciò che era in alto resta in alto, e puoi girarla di quarti di giro a piacere.

    {""}**Ruotare**: se nessun lato tocca un’altra cassa, la cassa può girare sul posto da uno a tre quarti.

    Dove la colonna accanto è più alta, il passaggio è bloccato: nessuna cassa sale mai, nessuna va in diagonale.
    .title = Tre tipi di movimento
rules-dockers-constraints =
    In un turno una cassa non può tornare dove è già stata e si ruota al massimo una volta.

    Dopo il terzo movimento tutte le casse devono essere **unite**: un pezzo solo, fianco a fianco. E un movimento è permesso solo se dopo puoi ancora finire i tuoi tre movimenti.
    .title = Che cosa non si può fare
rules-dockers-stored =
    Due o più casse con lo stesso colore in alto, fianco a fianco sullo stesso piano e non coperte, sono **stivate**. Nessuno può ribaltare o ruotare una cassa stivata; può solo cadere. I coperchi non formano mai un gruppo, i colori che nessuno gioca invece sì.

    Una cassa coperta non si vede: metterne una sopra può sciogliere un gruppo e liberare le altre.
    .title = Casse stivate
rules-dockers-points =
    Quando una cassa si è ribaltata o è caduta e ora fa parte di un gruppo, il camallo di quel colore segna la **grandezza dell’intero gruppo**: per uno a terra, per tre al primo piano, per cinque in cima. Non importa chi ha mosso. Scoprire o ruotare una cassa non dà nulla.
    .title = Punti
rules-dockers-customs =
    Dopo il terzo movimento puoi mettere la Dogana su un’altra cassa che non ha nulla sopra, o lasciarla dov’è. Una cassa con la Dogana non si muove, e niente può andarle sopra. Alla fine del primissimo turno la Dogana va messa.
    .title = La Dogana
rules-dockers-end =
    Quando chi deve giocare non può fare tre movimenti permessi, la partita finisce subito. Vince il punteggio più alto; a pari punti si divide la vittoria. Non c’è limite di turni. Chi abbandona o finisce il tempo viene saltato: i suoi punti restano ma non possono vincere, e vince chi rimane per ultimo.
    .title = Fine della partita
rules-dockers-writing =
    `RTM^N` ribalta Rotterdam verso nord, `RTMvE2` la fa cadere verso est con due quarti di giro in senso orario, `RTM@1` la ruota di un quarto. `=RTM` ci mette la Dogana, `=` la lascia dov’è.
    .title = Notazione
rules-dockers-figure-fall = Sydney (SYD) cade verso est, dalla cima fino a terra. Il coperchio resta in alto.
rules-dockers-figure-tip = Istanbul (IST) si ribalta verso sud nel vuoto lasciato da Sydney: la sua faccia nord viene in alto.
rules-dockers-figure-stored = Odessa (ODS) si ribalta verso nord accanto ad Alessandria (ALY). Due casse blu in cima sono stivate: 2 per 5 punti al blu.
rules-dockers-figure-customs = Dopo tre movimenti la Dogana va su Tanger (TNG): la cassa non si muove più e niente può andarle sopra.

## Doce

rules-doce-brief-1 = Metti un dado su una casella libera, con la faccia che vuoi in alto.
rules-doce-brief-2 = Non accanto al tuo ultimo dado: è la tua **zona vietata**.
rules-doce-brief-3 = Una volta per manche puoi prima mettere il tuo **blocco** su una casella libera.
rules-doce-brief-4 = Quattro in fila che sommano **12** vincono la manche: tutti tuoi, o tre tuoi con il dado dell’altro a un’estremità.
rules-doce-brief-5 = Vincere in fretta rende di più: le caselle vuote e il blocco non usato valgono punti. Quattro manche, vince il totale più alto.

rules-doce-goal =
    Quattro dadi in fila che sommano **dodici** vincono una manche. Un match ha quattro manche; vince il totale più alto.
    .title = Scopo del gioco
rules-doce-board =
    La griglia ha 5 caselle per 5, da `a1` a `e5`. Ognuno dei due giocatori ha 11 dadi, un blocco e un segnalino. I dadi non si tirano: la faccia la scegli tu.
    .title = Griglia e dadi
rules-doce-turn =
    Se hai ancora il tuo blocco puoi prima metterlo su una casella libera, anche nella tua zona vietata, purché dopo tu possa mettere un dado.

    Poi metti **un dado**, con una faccia da 1 a 6 in alto, su una casella libera fuori dalla tua zona vietata. Il tuo segnalino ci va sopra.
    .title = Un turno
rules-doce-zone =
    Le caselle intorno al tuo ultimo dado, in tutte e otto le direzioni, sono la tua **zona vietata**. Vale solo per te e solo al tuo turno seguente. Per il tuo primo dado di una manche non c’è.
    .title = La zona vietata
rules-doce-line =
    Una fila è fatta di quattro caselle vicine in orizzontale, in verticale o in diagonale. Ti fa vincere se i suoi quattro dadi sommano 12 e **tutti e quattro sono tuoi**, oppure **tre sono tuoi e il dado dell’altro è a un’estremità**.

    Dopo ogni dado si guardano le file di entrambi: puoi quindi completare quella dell’altro. Se entrambi ne hanno una, la manche è in parità.
    .title = Una fila vincente
rules-doce-pass =
    Passi se non hai più dadi o caselle libere fuori dalla tua zona, e solo allora; questo cancella la zona. Quando nessun dado potrà più essere messo, la manche è in parità.
    .title = Passare
rules-doce-score =
    Chi vince la manche segna **12**, +2 se una fila vincente è tutta di dadi suoi, +5 per il blocco non usato, +1 per ogni casella vuota e −2 per ogni tris dei suoi dadi (tre dadi con lo stesso numero). Chi perde segna 0.

    In caso di parità ognuno segna 2, e +5 per il blocco non usato.
    .title = Punti di una manche
rules-doce-match =
    Dadi e blocchi tornano a ogni manche, e si comincia a turno. Dopo quattro manche vince il totale più alto; a totali uguali è parità. Chi comincia il match si estrae a sorte, se non vi mettete d’accordo. Chi abbandona o finisce il tempo perde il match.
    .title = Il match
rules-doce-writing =
    `c3=5` mette un 5 in c3, `#b2` gioca il blocco in b2 (nello stesso turno segue un dado), `pass` passa.
    .title = Notazione
rules-doce-figure-line = Un 4 in c1 fa 1 + 2 + 4 + 5 = 12: quattro dadi dello stesso giocatore in fila vincono la manche.
rules-doce-figure-zone = L’ultimo dado di chi gioca è in c3: le otto caselle intorno sono chiuse. e3 è aperta.
rules-doce-figure-blocker = Un 3 in d5 farebbe 2 + 3 + 4 + 3 = 12. Il blocco in d5 lo impedisce, e segue ancora un dado.

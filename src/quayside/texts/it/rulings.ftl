# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = In due ci si siede l’uno di fronte all’altro (sud e nord), in tre a sud, ovest e nord, in quattro uno per lato. Nell’edizione inglese e tedesca i tuoi container entrano al centro del tuo lato.
    .title = Chi siede dove
ruling-DK-2 = Nella scatola ci sono 12 container di quattro colori. Nelle edizioni francese e italiana e in OMBA, in due ognuno prende due colori; in OMBA in tre il quarto container di ognuno è del colore rimasto. Per le regole tutti i container di un camallo sono uguali. Lo schermo perciò li mostra di un solo colore, legato al posto.
    .title = Due colori, un solo camallo
ruling-DK-3 = Le regole francesi e italiane chiedono di portare il container su una casella adiacente prima di salire. Per noi il suolo fuori dall’hangar è una di queste (scelta nostra): un nuovo container può quindi entrare su una casella d’ingresso occupata, per 1 punto più 1 per ogni container che vi si trova.
    .title = Quanto costa entrare
ruling-DK-4 = Le regole inglesi, tedesche e italiane vietano di entrare due volte in una casella; quelle francesi e di OMBA vietano solo di tornare indietro. Qui in nessuna edizione una casella si usa due volte, e quella di partenza conta come usata (scelta nostra). Con l’opzione «tornare indietro: una volta» un container può rientrare una volta sulla casella di partenza.
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

## Dockers

ruling-CR-1 = Le regole stampate non dicono quanto è grande il tavoliere. Qui il terreno non ha bordi (scelta nostra): le casse vanno lontano quanto lo permettono le altre regole.
    .title = Il terreno non ha bordi
ruling-CR-2 = L’ordine iniziale è stampato sulla scatola e non nelle regole, quindi la disposizione è nostra: nessuno può fare punti al primo turno e ogni colore ha le stesse possibilità. Bahia, Singapore e Tangeri sono nominate nelle regole; gli altri 24 nomi di porti sono nostri. I piani si possono scambiare, e la riga di comando accetta la disposizione della tua scatola.
    .title = Come partono le casse
ruling-CR-3 = In un turno una cassa non può tornare dove è già stata in quel turno, né dove si trovava all’inizio del turno.
    .title = Non si torna indietro
ruling-CR-4 = In un turno una cassa si ruota al massimo una volta (scelta nostra, perché nessuno passi il turno girandola avanti e indietro). Le rotazioni gratuite durante una caduta non contano.
    .title = Al massimo una rotazione per cassa
ruling-CR-5 = Le casse sono unite attraverso le facce che si toccano: una accanto all’altra su un piano, o una sopra l’altra. La frase stampata lo chiede alla fine del turno; una figura stampata si può leggere come se lo chiedesse dopo ogni movimento. Con l’opzione «dopo ogni movimento» vale dopo ogni singolo movimento.
    .title = Le casse restano unite
ruling-CR-6 = I tre movimenti sono obbligatori: un movimento è permesso solo se in seguito è ancora possibile completare il turno. Se all’inizio di un turno non esistono tre movimenti permessi, la partita finisce. Con l’opzione «finire il turno: sì» ci si può infilare in un vicolo cieco, e la partita finisce lì.
    .title = Ogni turno ha tre movimenti
ruling-CR-7 = Una cassa sotto un’altra non appartiene a nessun gruppo: coprirne una può spezzare un gruppo e liberare le altre. Il segnalino Dogana non copre nulla.
    .title = Le casse coperte non contano
ruling-CR-8 = Ogni cassa che si aggiunge ribaltandosi o cadendo fa contare di nuovo l’intero gruppo, chiunque l’abbia mossa: a terra la cassa che forma una coppia dà 2 punti, la successiva 3, quella dopo 4. Un gruppo di un colore che nessuno gioca non dà punti a nessuno. Scoprire o ruotare una cassa non dà nulla (scelta nostra).
    .title = Che cosa dà punti
ruling-CR-9 = Alla fine del primissimo turno della partita il segnalino Dogana deve essere piazzato. Più tardi può anche restare dov’è.
    .title = La Dogana al primo turno
ruling-CR-10 = Le regole non limitano i turni, e nemmeno noi. Tra computer che muovono a caso circa una partita su mille non finirebbe mai; perciò le partite tra computer possono fermarsi dopo un certo numero di turni, e allora valgono i punti fatti.
    .title = Quanto dura una partita
ruling-CR-11 = Le regole stampate lo chiamano un gioco di memoria. Si vede ciò che si vede da fuori, e chi fa cadere una cassa può guardarne tutte le facce; i nomi dei porti aiutano a ricordare il resto. Ogni movimento si fa davanti a tutti, quindi nulla è segreto per chi ricorda. Il tavolo sceglie all’apertura: **memoria**, come nelle regole, o **aperto**, dove si possono guardare in ogni momento tutte le facce di tutte le casse (scelta nostra per chi comincia).
    .title = Quali facce si possono guardare
ruling-CR-12 = Vince il punteggio più alto. A pari punti in testa la vittoria è condivisa.
    .title = A pari punti, vittoria condivisa
ruling-CR-13 = «Cassa toccata, cassa giocata» vale a un tavolo vero. Sullo schermo puoi annullare i movimenti del tuo turno finché non lo concludi (scelta nostra).
    .title = Cassa toccata, cassa giocata

## Doce

ruling-DC-1 = La griglia ha cinque caselle per cinque.
    .title = La grandezza della griglia
ruling-DC-2 = «Accanto» vale in tutte e otto le direzioni. La zona riguarda solo te e solo il tuo turno seguente; per il tuo primo dado di una manche non c’è.
    .title = La zona vietata
ruling-DC-3 = Puoi giocare il blocco solo se dopo puoi ancora piazzare un dado.
    .title = Dopo il blocco, un dado
ruling-DC-4 = Passi se non hai più dadi o caselle libere fuori dalla tua zona, e solo allora. Passare cancella la zona. Quando nessuno può più piazzare un dado, la manche finisce in parità.
    .title = Quando si passa
ruling-DC-5 = Dopo ogni dado si controllano le file di entrambi, chiunque l’abbia piazzato: puoi completare la fila dell’avversario. Se entrambi ne hanno una, la manche è in parità.
    .title = Le file valgono per entrambi
ruling-DC-6 = I 2 punti in più per una fila vincente formata solo da dadi tuoi si danno una volta, anche con più file.
    .title = Il bonus conta una volta
ruling-DC-7 = Per ogni tris dei tuoi dadi sulla griglia (tre dadi con lo stesso numero) perdi 2 punti: da tre a cinque dadi costano 2, da sei a otto costano 4.
    .title = I tris costano punti
ruling-DC-8 = Secondo le regole stampate comincia il più giovane. Qui per la prima manche si sorteggia chi comincia, a meno che il tavolo non lo decida (scelta nostra).
    .title = Chi comincia
ruling-DC-9 = Secondo le regole stampate un dado lasciato resta com’è e il turno finisce. Sullo schermo puoi annullare il turno finché non è inviato (scelta nostra).
    .title = Un dado lasciato

## All games

ruling-GL-1 = Puoi abbandonare in ogni momento; un turno non finito viene annullato. In Docker sei eliminato, in Doce perdi la partita. In Dockers i tuoi turni si saltano: conservi i tuoi punti ma non puoi più vincere, e vince l’ultimo giocatore rimasto. Chi finisce il tempo perde allo stesso modo, a meno che il tavolo non abbia scelto che continui un computer.
    .title = Abbandonare o finire il tempo

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = Qui le regole non lo permettono.
why-DK-1 = I tuoi container entrano solo al centro del tuo lato.
why-DK-3 = Il tiro è troppo basso: entrare costa 1 punto, più 1 per ogni container già lì.
why-DK-4 = In una mossa un container non si posa due volte sulla stessa casella e non finisce dov’era partito.
why-DK-5 = Vanno usati tutti i punti del tiro, e così ne avanzerebbero.
why-DK-7 = Puoi muovere, quindi non sei eliminato.
why-DK-10 = Non hai quella carta.
why-docker-a-turn = Si muove un proprio container che non ha nulla sopra, o se ne fa entrare uno nuovo.
why-docker-points = Il tiro è troppo basso: ogni passo costa 1 punto, più 1 per ogni livello salito o sceso.
why-CR-3 = Questa cassa è già stata lì in questo turno e non può tornarci.
why-CR-4 = Questa cassa è già stata ruotata in questo turno.
why-CR-5 = Le casse resterebbero separate; devono rimanere tutte unite.
why-CR-6 = Dopo non potresti più finire il tuo turno di tre movimenti.
why-CR-9 = Alla fine del primo turno la Dogana va messa su una cassa.
why-dockers-a-turn = Un turno è tre movimenti e poi la Dogana, in quest’ordine.
why-dockers-moves = Questa cassa non può andare lì: ne ha un’altra sopra o accanto, e nessuna cassa sale.
why-dockers-customs = Una cassa con la Dogana non si muove, niente le va sopra, e la Dogana sta solo in cima a una colonna.
why-dockers-stored-groups = Questa cassa è stivata con altre del suo colore: può solo cadere.
why-DC-2 = Quella casella è nella tua zona vietata, accanto al tuo ultimo dado.
why-DC-3 = Con il blocco su quella casella non potresti più mettere un dado.
why-DC-4 = Passa solo chi non ha più dadi o caselle libere fuori dalla sua zona.
why-doce-a-turn = Quella casella non è libera, o il tuo blocco è già stato giocato.
why-GL-1 = Questo posto ora non può lasciare la partita.

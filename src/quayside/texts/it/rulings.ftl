# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = I posti si contano in senso orario partendo da sud. In due ci si siede a sud e a nord, in tre a sud, ovest e nord, in quattro su tutti i lati. Nell’edizione inglese e tedesca i tuoi container entrano al centro del tuo lato.
    .title = Chi siede dove
ruling-DK-2 = In due, con sei container a testa, i tuoi container possono avere due tonalità. Per le regole sono tutti uguali.
    .title = Due colori, un solo camallo
ruling-DK-3 = Entrare costa 1 punto, più 1 per ogni container già presente sulla casella d’ingresso: il nuovo container arriva da terra, dall’esterno. Con i punti rimasti prosegue.
    .title = Quanto costa entrare
ruling-DK-4 = In una mossa un container non si posa mai due volte sulla stessa casella e non torna su quella di partenza. Con l’opzione «tornare indietro: una volta» può rientrare una volta sulla casella di partenza.
    .title = Mai due volte la stessa casella
ruling-DK-5 = Un container si posa su ogni casella del suo percorso. Non può librarsi, saltare una casella o sprecare punti salendo e scendendo sul posto, e nessun punto del tiro può avanzare.
    .title = Niente voli, niente avanzi
ruling-DK-6 = Una mossa è una partenza e un arrivo. Più percorsi possono portarci; ti si mostra quello con meno caselle.
    .title = Che cos’è una mossa
ruling-DK-7 = Chi con il suo tiro non può muovere è eliminato. Nelle edizioni inglese, tedesca e italiana invece si tira di nuovo finché si hanno meno di tre container sul tavoliere, contando quelli coperti; ma se nessun tiro potesse servire, si è eliminati subito.
    .title = Senza mosse: di nuovo, o fuori
ruling-DK-8 = Appena resta un solo camallo, ha vinto e non deve più muovere. Gli altri sono in classifica secondo quanto hanno resistito.
    .title = Vince l’ultimo rimasto
ruling-DK-9 = Non c’è limite di turni. Le partite tra computer possono fermarsi dopo un certo numero di turni; chi è ancora in gioco divide la vittoria.
    .title = Quanto dura una partita
ruling-DK-10 = Invece di tirare, ognuno ha le carte da 1 a 6 e ne gioca una che permetta una mossa. Giocata la sesta, si riprendono tutte. Se nessuna delle carte in mano permette una mossa, si è eliminati.
    .title = Carte al posto del dado
ruling-DK-11 = Finché hai container in mano puoi sempre scegliere: farne entrare uno, o muoverne uno sul tavoliere.
    .title = Entrare non è mai obbligatorio

## Dockers

ruling-CR-1 = La terra non ha bordo: le casse vanno lontano quanto lo permettono le altre regole. Dove sta l’intero blocco non fa differenza.
    .title = La terra non finisce
ruling-CR-2 = L’ordine iniziale stampato sulla scatola non è nel testo delle regole, quindi la disposizione è nostra: nessuno può fare punti al primo turno e ogni colore ha le stesse possibilità. I piani si possono scambiare, e puoi inserire la disposizione della tua scatola.
    .title = Come partono le casse
ruling-CR-3 = In un turno una cassa non può tornare dove è già stata in quel turno, né dove l’ha cominciato.
    .title = Non si torna indietro
ruling-CR-4 = In un turno una cassa si ruota al massimo una volta. I giri liberi di una caduta non contano.
    .title = Una rotazione per cassa
ruling-CR-5 = Dopo il tuo terzo movimento tutte le casse devono essere unite, fianco a fianco. Con l’opzione «dopo ogni movimento» questo vale sempre.
    .title = Le casse restano unite
ruling-CR-6 = I tre movimenti sono obbligatori: un movimento è permesso solo se dopo il turno si può ancora finire. Se all’inizio di un turno non esistono tre movimenti permessi, la partita finisce. Con l’altra opzione ci si può infilare in un vicolo cieco, e la partita finisce lì.
    .title = Ogni turno ha tre movimenti
ruling-CR-7 = Una cassa sotto un’altra non si vede e non appartiene a nessun gruppo: coprirne una può sciogliere un gruppo e liberare le altre. Il segnalino della Dogana non nasconde nulla.
    .title = Le casse coperte non contano
ruling-CR-8 = Quando una cassa che si ribalta o cade entra in un gruppo, il camallo di quel colore segna la grandezza dell’intero gruppo: per uno a terra, per tre al primo piano, per cinque in cima, chiunque l’abbia mossa. Scoprire o ruotare una cassa non dà nulla.
    .title = Che cosa dà punti
ruling-CR-9 = Alla fine del primissimo turno della partita la Dogana va messa. Più tardi può anche restare dov’è.
    .title = La Dogana al primo turno
ruling-CR-10 = Non c’è limite di turni. Le partite tra computer possono fermarsi dopo un certo numero di turni; allora valgono i punti fatti.
    .title = Quanto dura una partita
ruling-CR-11 = Si possono guardare tutte le facce di tutte le casse. Se lo schermo mostri l’interno del blocco si decide aprendo il tavolo.
    .title = Tutto si può guardare
ruling-CR-12 = Vince il punteggio più alto. A pari punti in testa si divide la vittoria.
    .title = A pari punti si divide

## Doce

ruling-DC-1 = La griglia ha cinque caselle per cinque.
    .title = La grandezza della griglia
ruling-DC-2 = La tua zona vietata sono le caselle intorno al tuo ultimo dado, in tutte e otto le direzioni. Vale solo per te e solo al tuo turno seguente; per il tuo primo dado di una manche non c’è.
    .title = La zona vietata
ruling-DC-3 = Puoi giocare il blocco solo se dopo puoi ancora mettere un dado.
    .title = Dopo il blocco, un dado
ruling-DC-4 = Passi se non hai più dadi o caselle libere fuori dalla tua zona, e solo allora. Passare cancella la zona. Quando nessuno potrà più mettere un dado, la manche finisce in parità.
    .title = Quando si passa
ruling-DC-5 = Dopo ogni dado si guardano le file di entrambi, chiunque l’abbia messo: puoi completare la fila dell’altro. Se entrambi ne hanno una, la manche è in parità.
    .title = Le file valgono per entrambi
ruling-DC-6 = I 2 punti in più per una fila vincente tutta di dadi tuoi si danno una volta, anche con più file.
    .title = Il premio conta una volta
ruling-DC-7 = Per ogni tris dei tuoi dadi sulla griglia (tre dadi con lo stesso numero) perdi 2 punti: da tre a cinque dadi costano 2, da sei a otto costano 4.
    .title = I tris costano

## All games

ruling-GL-1 = Puoi abbandonare in ogni momento; un turno cominciato viene annullato. In Docker sei eliminato, in Doce il match è perso. In Dockers i tuoi turni si saltano: i tuoi punti restano ma non possono vincere, e vince chi rimane per ultimo. Lo stesso vale per chi finisce il tempo.
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

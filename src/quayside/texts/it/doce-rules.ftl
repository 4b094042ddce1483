# Doce: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-doce-brief-1 = Due giocatori, una griglia di 5 caselle per 5. Al tuo turno piazza un dado su una casella libera, con il numero che vuoi in alto.

rules-doce-brief-2 = Non accanto all’ultimo dado che hai piazzato, nemmeno in diagonale: è la tua **zona vietata**.

rules-doce-brief-3 = Una volta per manche, prima del dado, puoi chiudere una casella libera con il tuo **blocco**: nessuno può più usarla.

rules-doce-brief-4 = Quattro dadi in fila che insieme fanno esattamente **12** vincono la manche: tutti tuoi, o tre tuoi con un dado avversario a un’estremità.

rules-doce-brief-5 = Vincere in fretta rende di più: le caselle vuote e il tuo blocco non usato valgono punti. Dopo quattro manche vince il totale più alto.

rules-doce-goal =
    Quattro dadi in fila che insieme fanno **dodici** vincono una manche. Una partita ha quattro manche; vince il totale più alto.
    .title = Scopo del gioco

rules-doce-box =
    Per 2 giocatori. La scatola contiene una griglia, 11 dadi neri e 11 bianchi, 2 dadi senza numeri (i blocchi), 2 segnalini e un segnapunti con 4 gettoni. Nelle immagini e nell’esempio di questa pagina i giocatori sono il Rosso e il Blu. Il sito dell’editore propone delle varianti; qui si gioca il gioco della scatola.
    .title = La scatola

rules-doce-example =
    Il Rosso comincia con un 3 in `b2`, il Blu risponde lontano con un 6 in `e5`. Il prossimo dado rosso non deve toccare `b2`, quindi va in `d2`: un 4. Il Blu gioca un 5 in `b4`. Ora il Rosso gioca un 2 in `a2`: la casella è accanto a `b2`, ma solo l’ultimo dado, `d2`, crea una zona. Il Blu non se ne accorge e gioca un 1 in `d4`.

    Il Rosso chiude il vuoto con un 3 in `c2`: 2 + 3 + 3 + 4 = 12. Il Rosso fa 12 punti, +2 perché i quattro dadi sono tutti rossi, +5 per il blocco non usato e +1 per ognuna delle 18 caselle vuote: 37 punti. Il Blu fa 0 e comincia la seconda manche.
    .title = Una manche di esempio

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
    A ogni manche si riprendono tutti i dadi e i blocchi; chi comincia si alterna. Per la prima manche si sorteggia chi comincia, a meno che non lo decidiate voi. Dopo quattro manche vince il totale più alto; a totali uguali è parità. Chi abbandona o finisce il tempo perde la partita.
    .title = La partita

rules-doce-advice =
    Cerca un dado che minacci il dodici in due punti insieme: un solo dado non può fermarli entrambi. Tieni il blocco per quel momento, o fino alla fine per i suoi 5 punti. E prima di giocare guarda che cosa dà il tuo dado alle file avversarie.
    .title = Buoni consigli

rules-doce-writing =
    `c3=5` piazza un 5 in c3, `#b2` gioca il blocco in b2 (nello stesso turno segue un dado), `pass` passa.
    .title = Notazione

rules-doce-figure-example = Il 3 in c2 completa 2 + 3 + 3 + 4 = 12.

rules-doce-figure-line = Un 4 in c1 fa 1 + 2 + 4 + 5 = 12: quattro dadi dello stesso giocatore in fila vincono la manche.

rules-doce-figure-ends = Un 3 in c2 fa 3 + 4 + 3 + 2 = 12: tre dadi rossi, e quello blu è a un’estremità. Questa fila vince per il Rosso. Con il dado blu nel mezzo non varrebbe.

rules-doce-figure-zone = L’ultimo dado di chi gioca è in c3: le otto caselle intorno sono vietate; e3 è permessa.

rules-doce-figure-blocker = Un 3 in d5 farebbe 2 + 3 + 4 + 3 = 12. Il blocco in d5 lo impedisce; poi il giocatore piazza comunque un dado.

rules-doce-credits = DOCE è un gioco di Luis, Daniel e Amelia Machado e Ivana Reyes; la scatola è di Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE è un suo marchio.

## Rulings

ruling-DC-1 = Il foglio stampato mostra la griglia solo in figura. Giochiamo su cinque caselle per cinque, come dicono le descrizioni pubbliche del gioco.
    .title = La grandezza della griglia
ruling-DC-2 = Le regole stampate vietano le caselle accanto al tuo ultimo dado e non dicono se contano gli angoli. Qui contano tutte e otto le direzioni (lettura nostra).
    .title = La zona vietata
ruling-DC-3 = Per le regole stampate dopo il blocco segue un dado. E se non è possibile? Allora non puoi giocare il blocco (scelta nostra).
    .title = Dopo il blocco, un dado
ruling-DC-4 = Le regole stampate non dicono che cosa fare se non puoi piazzare un dado. Qui passi, e solo allora; passare cancella la zona. Quando nessuno può più piazzare un dado, la manche finisce in parità (scelta nostra).
    .title = Quando si passa
ruling-DC-5 = Per le regole stampate la manche è in parità se entrambi completano una fila insieme. Un dado può quindi completare anche la fila dell’avversario, e dopo ogni dado controlliamo le file di entrambi, chiunque l’abbia piazzato (lettura nostra).
    .title = Le file valgono per entrambi
ruling-DC-6 = Le regole stampate non dicono quante volte si danno i 2 punti in più se un dado completa più file formate solo da dadi tuoi. Qui si danno una volta (scelta nostra).
    .title = Il bonus conta una volta
ruling-DC-7 = Le regole stampate tolgono 2 punti per tre dadi con lo stesso numero e non parlano di più dadi. Qui ogni tris costa 2 punti: da tre a cinque dadi costano 2, da sei a otto costano 4 (lettura nostra).
    .title = I tris costano punti
ruling-DC-8 = Secondo le regole stampate comincia il più giovane. Qui per la prima manche si sorteggia chi comincia, a meno che non lo decidiate voi (scelta nostra).
    .title = Chi comincia
ruling-DC-9 = Secondo le regole stampate un dado lasciato resta com’è e il turno finisce. Sullo schermo puoi annullare il turno finché non è inviato (scelta nostra).
    .title = Un dado lasciato

## Why not?

why-DC-2 = Quella casella è nella tua zona vietata, accanto al tuo ultimo dado.
why-DC-3 = Con il blocco su quella casella non potresti più piazzare un dado.
why-DC-4 = Passa solo chi non ha più dadi o caselle libere fuori dalla sua zona.
why-doce-taken = Qui c’è già un dado. Scegli una casella libera.
why-doce-blocked = Qui c’è un blocco: nessuno può più usare questa casella in questa manche.
why-doce-a-turn = Quella casella non è libera, o il tuo blocco è già stato giocato.

## Why a move is good

reason-doce-wins =
    Vince la manche con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
reason-doce-loses =
    Così { reason-seat } vince la manche con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
reason-doce-draws = Chiude la manche in parità.
reason-doce-blocker-stops = Il blocco impedisce la vittoria con { $moves } ({ reason-seat }).
reason-doce-stops =
    Impedisce la vittoria con { $moves }{ $more ->
        [0] {""}
        [one] {" "}o con un’altra mossa
       *[other] {" "}o con altre { $more } mosse
    } ({ reason-seat }).
reason-doce-still-wins =
    Attenzione: { reason-seat } può ancora vincere con { $moves }{ $more ->
        [0] {""}
        [one] {" "}o con un’altra mossa
       *[other] {" "}o con altre { $more } mosse
    }.
reason-doce-threatens =
    Minaccia di vincere al prossimo turno con { $moves }{ $more ->
        [0] {""}
        [one] {" "}o con un’altra mossa
       *[other] {" "}o con altre { $more } mosse
    }: { reason-seat } deve difendersi.
reason-doce-threatens-many = Minaccia di vincere su { $count } caselle insieme: { $squares }.
reason-doce-forces =
    { $turns ->
        [2] Vince la manche con { $move }: non c’è difesa contro una vittoria al turno successivo.
       *[other] Forza la vittoria della manche in { $turns } turni, cominciando con { $move }.
    }
reason-doce-forces-line = Forza la vittoria della manche in { $turns } turni: { $line }; poi non c’è più difesa. Tra parentesi, le risposte che resistono più a lungo.
reason-doce-allows =
    Dopo { $played }, { reason-seat } potrebbe vincere subito con { $moves }{ $more ->
        [0] {""}
        [one] {" "}o con un’altra mossa
       *[other] {" "}o con altre { $more } mosse
    }.
reason-doce-allows-force =
    Dopo { $played }, { reason-seat } potrebbe forzare la vittoria della manche in { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }: { $line }.

## Perché una posizione non può presentarsi in una partita

cannot-doce-squares = Il tavoliere ha 25 caselle.
cannot-doce-blockers = { $who } ha un solo blocco: è sul tavoliere o ancora da giocare, non entrambe le cose.
cannot-doce-dice = { $who } ha { $all } dadi; con { $placed } sul tavoliere il numero di quelli rimasti non torna.
cannot-doce-last = In { $square } non c’è un dado di { $who }: non può essere il suo ultimo dado.
cannot-doce-line = Sul tavoliere c’è una fila da dodici: questa manche è finita.
cannot-doce-full = Tutti i dadi sono sul tavoliere: questa manche è finita.
cannot-doce-over = Qui la partita è finita: non tocca a nessuno.
cannot-doce-goes-on = Qui la partita continua: tocca quindi a qualcuno.
cannot-doce-completed = L’ultimo dado di nessuno dei due completa tutte le file da dodici sul tavoliere.
cannot-doce-blocker-held = { $who } ha ancora il blocco e non può averlo appena giocato.
cannot-doce-blocker-stuck = Dopo il blocco appena giocato non si può più piazzare alcun dado.
cannot-doce-turns = { $starter } ha cominciato questa manche e nessuno può ancora aver passato. Con { $placed } dadi di { $first } e { $other } di { $second } sul tavoliere non tocca a { $turn }.
cannot-doce-turns-over = { $starter } ha cominciato questa manche e nessuno può aver passato. { $placed } dadi di { $first } e { $other } di { $second } non possono essere sul tavoliere.
cannot-doce-unmarked = { $who } non può aver passato: uno dei suoi dadi è l’ultimo piazzato. Scegli quale.
cannot-doce-totals = { $first } e { $second } punti non possono essere il punteggio nella manche { $round }.

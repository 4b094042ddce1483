# Il tavolo per chi gioca: che cosa fare e perché, che cosa è successo, perché è finita, chi sono i bot. Si legge quando si apre un tavolo.

## Che cosa c’è da fare, secondo quello che è scelto

table-due-square =
    Scegli la sua casella: usa { $roll ->
        [one] il tuo unico punto
       *[other] tutti i { $roll } punti
    }.
table-due-square-who =
    { $who }: scegli la sua casella e usa { $roll ->
        [one] il tuo unico punto
       *[other] tutti i { $roll } punti
    }.
table-due-out = Hai fatto { $roll }, ma nessun tuo container può usare tutti i punti.
table-due-out-who = { $who } ha fatto { $roll }, ma nessuno dei suoi container può usare tutti i punti.
table-due-face = Ora scegli il numero che mostra il tuo dado.
table-due-face-who = { $who }: scegli il numero che mostra il tuo dado.
table-due-blocker = Ora piazza il tuo blocco su una casella libera.
table-due-blocker-who = { $who }: piazza il tuo blocco su una casella libera.
table-due-pass = Non c’è nessuna casella dove tu possa piazzare un dado.
table-due-pass-who = { $who }: non c’è nessuna casella dove piazzare un dado.
table-due-direction = Da che parte? Scegli una direzione, o ruota la cassa sul posto.
table-due-direction-who = { $who }: scegli una direzione, o ruota la cassa sul posto.
table-due-landing = La cassa cade. Scegli con quale orientamento si posa.
table-due-landing-who = { $who }: la cassa cade. Scegli con quale orientamento si posa.
table-due-pivot = Scegli di quanto ruota la cassa.
table-due-pivot-who = { $who }: scegli di quanto ruota la cassa.

## I consigli

coach-title = Consigli
coach-brief = Le regole in 30 secondi
coach-off = Basta consigli
coach-brief-title = { $game } in 30 secondi
coach-brief-close = Ho capito, giochiamo
coach-all-rules = Tutte le regole
coach-colour = Il tuo colore: { $colour }.
coach-colour-who = Il colore di { $who }: { $colour }.
coach-roll = Il dado dice quanti punti deve usare il tuo container.
coach-container =
    Scegli un container, sul tavoliere o dalla riserva, e usa { $roll ->
        [one] il punto del dado
       *[other] tutti i { $roll } punti
    }. Un container che ne ha un altro sopra non può muoversi.
coach-square = Un passo costa 1 punto, più 1 per ogni livello salito o sceso. Se finisci su un altro container, quello resta bloccato.
coach-card = Una carta vale come un tiro e torna solo quando le hai giocate tutte e sei.
coach-out = Con questo tiro non si può fare altro: sei eliminato.
coach-crates = Clicca una cassa che non ha nulla sopra. Puoi muovere qualsiasi cassa, di qualunque colore.
coach-direction = Ribaltandola viene in alto un’altra faccia; oltre il bordo la cassa cade e la faccia in alto resta in alto. Ruotare cambia solo i lati.
coach-landing = Il colore in alto non cambia. L’orientamento decide quale colore verrà in alto ribaltandola più tardi.
coach-pivot = Ruotare non dà punti, ma cambia la faccia che un ribaltamento porterà in alto.
coach-customs = Nessuno può muovere la cassa con la Dogana, né metterne un’altra sopra. Proteggi una tua cassa, o blocca quella che serve agli altri.
coach-customs-first = { coach-customs }
coach-send = Appena lo concludi, il turno vale.
coach-die = Non accanto all’ultimo dado che hai piazzato: le caselle tratteggiate ti sono vietate.
coach-die-or-blocker = Scegli una casella libera, ma non accanto al tuo ultimo dado. Una volta per manche puoi giocare prima il tuo blocco.
coach-face = Anche tre dadi tuoi e uno avversario all’estremità fanno una fila, se la somma è 12.
coach-blocker = Nessuno potrà più usare quella casella in questa manche. Poi piazza ancora un dado.
coach-pass = Il turno passa all’altro giocatore.

## Che cosa è successo

table-round = Manche { $round } di 4
table-part-over = La manche è finita.
table-go-on = Prossima manche
table-showing = { $who } sta giocando…
story-gone-resign = { $who } abbandona.
story-gone-time = Il tempo di { $who } è scaduto.
story-move = { $who }: { $move }.
moves-story = In frasi

## Perché è finita

ending-no-move = { $who } ha fatto { $roll } e non poteva muovere.
ending-no-card = { $who } non aveva carte che permettessero una mossa.
ending-rounds = Le quattro manche sono finite; vince il totale più alto.
ending-resigned = { $who } ha abbandonato.
ending-score = { $who } { $points }
ending-length =
    { $turns ->
        [one] È stato giocato un turno.
       *[other] Sono stati giocati { $turns } turni.
    }
ending-level = Gioca ancora contro
ending-level-play = Nuova partita

## I bot

bot-level = bot, livello { $level }
bot-about-1 = Gioca quello che gli piace e non vede molte cose.
bot-about-2 = Cordiale, conosce le basi e spesso non capisce i tuoi piani.
bot-about-3 = Gioca con attenzione, con qualche svista ogni tanto.
bot-about-4 = Gioca con calma e costanza; aspetta i tuoi errori.
bot-about-5 = Calcola molto in anticipo e concede poco.
bot-about-6 = Capisce quasi tutti i tuoi piani.
bot-about-7 = Non sbaglia quasi mai.
bot-about-8 = A questo tavolo nessuno è più forte. Buona fortuna!

## Annullare, suggerimenti, rivedere la partita

hint-nudge-move = Prova a guardare qui: { $what }.
hint-show = Mostrami la mossa
hint-play = Giocala
replay-label = Rivedi la partita
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
notify-title = { $game }: tocca a te
notify-ask = Avvisami quando tocca a me
table-helped = Suggerimenti e annullamento delle mosse solo per: { $who }

## Con la scatola vera

table-correct = Correzioni
table-correct-move = Correggi l’ultima mossa ({ $who })
table-correct-shown = Correggi qui: annulla questo e tutto ciò che segue
table-follow = Segui su altri telefoni
table-follow-link = Link per chi vuole seguire questa partita

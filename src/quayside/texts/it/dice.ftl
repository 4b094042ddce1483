dice-about = Prima che qualcuno si sedesse, il server ha fissato un numero segreto, che non può più cambiare. Poi il browser di ogni giocatore ha fissato allo stesso modo dei numeri segreti propri. Ogni tiro nasce dal segreto del server e dai numeri che i browser rivelano da soli, uno alla volta. Il numero del giocatore che tira viene rivelato con il tiro. Prima di allora nessuno conosce il tiro, neppure chi gestisce il server. Alla fine ogni tiro si può ricalcolare.
dice-limits = Che cosa resta possibile: chi gestisce il server e gioca qui può conoscere il proprio tiro appena è finito il turno precedente. A quel punto non c’è più niente da decidere. Se non continua, il suo tempo scade come per tutti. Anche le pagine vengono dal server: con pagine modificate potrebbe scoprire i numeri che il tuo browser tiene segreti.
dice-limits-others = Se qualcuno si alza e torna prima dell’inizio, se un bot subentra quando il tempo è scaduto o se qualcuno continua su un altro dispositivo, il sorteggio o il tiro in attesa è sostituito da un altro che nessuno conosce ancora. Il controllo lo segnala ogni volta. Se tutte le persone al tavolo confidano i loro numeri al server, insieme conoscono tutti i tiri. Se gioca un programma senza numeri segreti, il server può conoscere i suoi tiri. E una partita che il server ha interrotto prima della fine non si può controllare.
dice-limits-bots = I bot non hanno numeri segreti propri. Chi gestisce il server può conoscere il tiro di un bot appena è finito l’ultimo turno di una persona. Se gioca qui da solo contro i bot, può conoscere tutti i tiri.
dice-limits-takebacks = Contro i bot nessuno deve approvare quando si annulla una mossa, quindi si possono provare più tiri. La registrazione li elenca.
dice-about-parts = Prima che qualcuno si sedesse, il server ha fissato un segreto e ha pubblicato un numero che corrisponde solo a quello. Ogni giocatore ha aggiunto una parte. Alla fine il segreto viene mostrato e ogni tiro si può ricalcolare: un tiro cambiato viene scoperto.
dice-limits-parts = Il controllo non scopre un giocatore che conosceva il segreto, per esempio chi gestisce il server. Un tale giocatore poteva conoscere il risultato in anticipo e, sedendosi per ultimo, sceglierlo. Se è importante, giocate su un server che nessuno al tavolo gestisce.
dice-commitment = Il numero del server:
dice-own-part = La tua parte:
dice-check = Controlla ogni tiro
dice-right = Tutti i tiri ({ $rolls }) derivano dal segreto e dalle parti dei giocatori ({ $parts }).
dice-starter-agreed = Chi comincia è stato concordato e non estratto a sorte.
dice-own = La tua parte è tra queste, e il numero del server è quello che questo browser ha visto all’inizio.
dice-not-own = Questo browser non ha inviato nessuna parte: non può dire se il numero del server era lo stesso fin dall’inizio.
dice-late =
    { $count ->
        [one] Una parte è stata aggiunta durante la partita, quando qualcuno si è seduto di nuovo.
       *[other] { $count } parti sono state aggiunte durante la partita, quando qualcuno si è seduto di nuovo.
    }
dice-fault-missing = Mancano degli eventi, o la partita si ferma prima della fine (evento { $event }).
dice-fault-commitment = Il numero del server non è quello che questo browser ha visto all’inizio.
dice-fault-secret = Il segreto mostrato alla fine non è quello che il server aveva fissato.
dice-fault-part = La parte inviata da questo browser manca o è stata cambiata (evento { $event }).
dice-fault-since = Una parte non conta dall’estrazione successiva in poi (evento { $event }).
dice-fault-deal = Il sorteggio iniziale non deriva dal segreto (evento { $event }).
dice-fault-chain = Un numero di un giocatore non è tra quelli che il suo browser aveva fissato (evento { $event }).
dice-fault-reveal = Un tiro è stato fatto senza un numero che era dovuto (evento { $event }).
dice-fault-extra = Un giocatore ha rivelato un numero che non era dovuto (evento { $event }). Chi conosceva il segreto del server poteva scegliere così un tiro.
dice-fault-draw = Un tiro è stato saltato o usato due volte (evento { $event }).
dice-fault-roll = Un tiro non deriva dal segreto (evento { $event }).
dice-fault-seen = Un tiro non è quello che questo browser ha visto durante la partita (evento { $event }).
draw-about = In questo gioco non si tirano dadi. Solo il sorteggio iniziale è affidato al caso: chi comincia e che cos’altro si sorteggia, come i colori. Il server e il browser di ogni giocatore hanno prima fissato dei numeri segreti e poi li hanno rivelati. Il sorteggio nasce da tutti questi numeri, quindi nessuno poteva sceglierlo. Alla fine si può ricalcolare.
draw-limits = Che cosa resta possibile: chi conosce il segreto del server e tutti i numeri può alzarsi prima dell’inizio, e allora si sorteggia di nuovo; il controllo lo segnala. Anche le pagine vengono dal server: con pagine modificate potrebbe scoprire i numeri che il tuo browser tiene segreti. E una partita che il server ha interrotto prima della fine non si può controllare.
draw-about-parts = In questo gioco non si tirano dadi. Solo il sorteggio iniziale è affidato al caso: chi comincia e che cos’altro si sorteggia, come i colori. Prima che qualcuno si sedesse, il server ha fissato un segreto e ha pubblicato un numero che corrisponde solo a quello. Ogni giocatore ha aggiunto una parte. Alla fine il segreto viene mostrato e il sorteggio si può ricalcolare.
draw-check = Controlla il sorteggio
draw-right = Il sorteggio deriva dal segreto e dalle parti dei giocatori ({ $parts }).

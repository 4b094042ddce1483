dice-about = Prima che qualcuno si sedesse, il server si è legato a un segreto pubblicando un numero. Ogni giocatore ha aggiunto una parte. Alla fine il segreto viene mostrato e ogni tiro si può ricalcolare: un tiro cambiato viene scoperto.
dice-limits = Il controllo non scopre un giocatore che conosceva il segreto, per esempio chi gestisce il server. Un tale giocatore poteva conoscere il risultato in anticipo e, sedendosi per ultimo, sceglierlo. Se è importante, giocate su un server che nessuno al tavolo gestisce.
dice-commitment = Il numero del server:
dice-own-part = La tua parte:
dice-check = Controlla ogni tiro
dice-right = Tutti i tiri ({ $rolls }) discendono dal segreto e dalle parti dei giocatori ({ $parts }).
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
dice-fault-secret = Il segreto mostrato alla fine non è quello a cui il server si era legato.
dice-fault-part = La parte inviata da questo browser manca o è stata cambiata (evento { $event }).
dice-fault-since = Una parte non conta dall’estrazione successiva in poi (evento { $event }).
dice-fault-deal = Il sorteggio iniziale non discende dal segreto (evento { $event }).
dice-fault-draw = Un tiro è stato saltato o usato due volte (evento { $event }).
dice-fault-roll = Un tiro non discende dal segreto (evento { $event }).
dice-fault-seen = Un tiro non è quello che questo browser ha visto durante la partita (evento { $event }).
draw-about = In questo gioco non si tirano dadi. Solo il sorteggio iniziale è affidato al caso: chi comincia e che cos’altro si sorteggia, come i colori. Prima che qualcuno si sedesse, il server si è legato a un segreto pubblicando un numero. Ogni giocatore ha aggiunto una parte. Alla fine il segreto viene mostrato e il sorteggio si può ricalcolare.
draw-check = Controlla il sorteggio
draw-right = Il sorteggio discende dal segreto e dalle parti dei giocatori ({ $parts }).

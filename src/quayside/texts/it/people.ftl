# Le persone a un tavolo: chi c’è, chi guarda.

presence-connected = in linea
presence-away = assente
presence-left = non più in linea
presence-spectators =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
presence-live-connected = { $who } è di nuovo qui.
presence-live-away = { $who } non è davanti allo schermo.
presence-live-left = { $who } non è più in linea.
phrase-menu = Di’ qualcosa
phrase-show = Mostra quello che dicono gli altri
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-your-turn = Tocca a te!
phrase-one-moment = Un momento, per favore.
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-sorry = Scusa!
phrase-rematch = Rivincita?
phrase-goodbye = Arrivederci!
host-remove = Allontana
host-remove-who = Allontana { $who }
host-spectators = Gli altri possono guardare
host-spectators-about = Altrimenti solo chi gioca vede il tavolo.
host-closed = Solo chi gioca può guardare questo tavolo.
waiting-bot = Tra { $time } gioca un bot, se non arriva nessuno.
table-delete = Elimina questo tavolo
table-delete-sure = Eliminarlo davvero per tutti
proposal-delete = { $who } chiede di eliminare per sempre questo tavolo e la partita.

# Il tavoliere di analisi e la preparazione di posizioni. Questi testi arrivano con la pagina che li usa.

study-engine = Quanto vale la posizione
study-chances = Probabilità di vittoria
study-kind-exact = esatto
study-kind-proved = dimostrato
study-kind-equilibrium = equilibrio
study-kind-estimate = stima
study-short-exact = esatto
study-short-proved = dimostrato
study-short-equilibrium = equil.
study-short-estimate = stima
study-how-exact = dal gioco risolto, con un errore di al massimo { $error }.
study-how-proved = da una ricerca che non ha lasciato nulla di aperto.
study-how-equilibrium = da strategie calcolate: nessuno guadagna più di { $error } allontanandosene.
study-how-estimate = da { $count } simulazioni; errore standard { $error }.
study-depth = Le vittorie forzate sono state cercate per { $turns } turni.
study-effort =
    { $threads ->
        [one] { $threads } thread, { $seconds } s
       *[other] { $threads } thread, { $seconds } s
    }
study-solving = Il server sta risolvendo questo gioco: { $percent }%. Poi i numeri saranno esatti.
study-busy = Analisi in corso… { $percent }%
study-off = L’analisi è ferma.
study-failed = Qui l’analisi non ha funzionato. Fermala e falla ripartire.
study-stop = Ferma l’analisi
study-start = Analizza
study-budget = Simulazioni di una ricerca
study-simulations = { $count } simulazioni
study-moves = Le mosse di { $who } e la probabilità che lascia ciascuna
study-unknown = non esaminata
study-all = Mostra tutte le { $count } mosse
study-fewer = Mostrane meno
study-faces = Il prossimo tiro di { $who }: ogni faccia, la probabilità che ne segue e la mossa migliore
study-again = si tira di nuovo
study-way = Lungo la linea
study-first = All’inizio
study-back = Un passo indietro
study-next = Un passo avanti
study-last = Alla fine della linea
study-tabs = Altro sull’analisi
study-tab-moves = Mosse
study-tab-graph = Grafico
study-tab-players = Giocatori
study-tab-share = Condividi
study-tree = La partita e le sue varianti
study-comment = Commento a questa posizione
study-promote = Rendila la linea principale
study-delete = Elimina da qui in poi
study-delete-sure = Sì, elimina questo e tutto ciò che segue
study-graph =
    { $count ->
        [one] Calcola le probabilità di { $count } posizione
       *[other] Calcola le probabilità di { $count } posizioni
    }
study-keep = Salva su questo dispositivo
study-kept = Salvata. La trovi sotto «Tavoliere di analisi».
study-kept-briefly = Resta solo finché questa pagina è aperta: questo browser non ha altro spazio. Salvala in un file.
study-file = Salva in un file
study-link = Link a tutta l’analisi
study-link-long = Questa analisi è troppo lunga per un link. Salvala in un file.
study-link-position = Link a questa posizione
study-picture = La posizione come immagine
study-picture-save = Salva l’immagine (PNG)
study-film = Salva la linea come GIF animata
study-film-stop = Ferma
study-film-busy = Disegno della posizione { $at } di { $of }
study-film-failed = Qui non è stato possibile disegnare le immagini.

analysis-text = Prova mosse e tiri in qualsiasi posizione e guarda quanto valgono. Le analisi restano su questo dispositivo, a meno che tu non le condivida.
analysis-start = Dall’inizio, o da una posizione tua
analysis-game = Gioco
analysis-players = Giocatori
analysis-open = Apri il tavoliere
analysis-file = Da un file o da un testo
analysis-file-open = Apri una partita…
analysis-kept = Analisi salvate
analysis-one = { $game }, { $date }
analysis-remove = Elimina: { $name }

edit-title = { $game }: prepara una posizione
edit-open = Prepara una posizione
edit-piece = Che cosa mettere
edit-take-away = Togli
edit-container = Container di { $who } (ancora { $left })
edit-die = { $who }: { $face }
edit-blocker = Blocco di { $who }
edit-turn = A chi tocca
edit-roll = Tiro
edit-not-rolled = non ancora tirato
edit-standing = { $who } è
edit-in = in gioco
edit-starter = Ha iniziato la manche
edit-round = Manche
edit-last = Ultimo dado di { $who }
edit-points = Punti di { $who }
edit-faces = Com’è girata { $crate }
edit-customs = Dogana
edit-turns = Turni giocati
edit-right = Questa posizione può capitare in una partita.
edit-wrong = Questa posizione non può capitare in nessuna partita:
edit-done = Analizza questa posizione
edit-click = Scegli che cosa mettere, poi clicca su una casella.
edit-take-up = Clicca su ciò che vuoi spostare.
edit-put-down = Ora clicca dove metterlo, o di nuovo sullo stesso punto per lasciarlo lì.
analysis-paste = Posizione o partita come testo
analysis-paste-open = Apri
study-code = Mostra il codice QR
study-at = Posizione { $at } di { $of }

## Posizioni e partite che non si possono leggere

form-wrong = Non è scritta come dovrebbe.
form-word = «{ $word }» non va lì.
form-ends = Finisce troppo presto: manca qualcosa.
form-twice = Qualcosa è indicato due volte.
form-game = Qui non c’è un gioco «{ $word }».
form-edition = Questo gioco non ha un’edizione «{ $word }»; ci sono: { $known }.
form-players = Questo gioco è per { $counts } giocatori, non per { $count }.
form-option = «{ $word }» non è un’opzione di questo gioco.
record-at = Riga { $line }, colonna { $column }: { $what }
record-header = Qui manca un’intestazione come «game: …» o una riga vuota prima delle mosse.
record-twice = L’intestazione «{ $word }» compare due volte.
record-no-game = Una partita indica il suo gioco con una riga come «game: …».
record-version = Questa partita è stata giocata con la versione { $word } delle regole, qui sconosciuta.
record-date = «{ $word }» non è una data; si scrive come 2026-11-15.
record-other-game = La posizione è di un altro gioco.
record-unclosed = Ciò che comincia qui non viene mai chiuso con «{ $word }».
record-round = «/» separa le manche, e qui non ne finisce nessuna.
record-branch-first = Una variante segue il tiro o la mossa che sostituisce.
record-branch-closed = Qui non c’è nessuna variante aperta.
record-branch-empty = Una variante ha almeno un tiro o una mossa.
record-branch-deep = Le varianti si annidano al massimo { $most } volte.
record-long = Qui si possono leggere al massimo { $most } tiri e mosse.
record-roll = «{ $word }» non è un tiro.
record-refused = «{ $word }» non si può giocare: { $why }
record-result = Le mosse non portano a «{ $word }».

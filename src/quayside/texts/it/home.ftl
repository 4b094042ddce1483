# The home page, the frame of every page, settings and keys.

nav-label = Pagine
nav-home = Pagina iniziale
nav-rules = Regole
nav-records = Apri una partita
nav-puzzles = Problemi
nav-skip = Vai al contenuto
close = Chiudi
busy = Un momento…
home-title = Piccoli giochi da tavolo, pieni di mordente
home-lead = Gioca subito contro il computer, con gli amici su questo schermo o dovunque con un link. Senza account.
home-lead-here = Gioca subito contro il computer o con gli amici su questo schermo, anche offline. Senza account.
home-play-now = Gioca subito
home-play-now-game = Gioca subito a { $game }
home-level = Gioca subito contro
home-same-screen = Stesso schermo
home-same-screen-game = Gioca a { $game } sullo stesso schermo
home-invite = Invita
home-invite-game = Invita a { $game }
home-rules-game = Regole di { $game }
learn-offer-title = Prima volta qui?
learn-offer-text = Impara un gioco in due minuti, sul suo tavolo.
learn-offer-game = Impara { $game }
learn-offer-no = No, grazie
home-resume = Le mie partite
home-forget = Elimina { $game }
ending-won = Ha vinto { $who }.
ending-you-won = Hai vinto!
ending-shared = { $who } si dividono la vittoria.
ending-abandoned = La partita è stata interrotta.
ending-replay = Rivedi
panel-report = Resoconto
dice-imported = da una registrazione
games-turn = tocca a { $who }
games-your-turn = Tocca a te
games-against = contro { $who }
home-players = da { $least } a { $most } giocatori
home-minutes = circa { $minutes } minuti
home-difficulty-1 = facile da imparare
home-difficulty-2 = qualche regola da imparare
home-difficulty-3 = s’impara in una partita
home-study-learn = Impara
home-study-learn-game = Impara { $game }
home-study-puzzles = Problemi
home-study-puzzles-text = Trova la mossa migliore: ogni giorno un problema nuovo.
home-study-puzzles-start = Risolvi
home-analysis-text = Prova mosse e lanci in qualsiasi posizione e guarda quanto valgono.
home-analysis-start = Apri la tavola
home-analysis-kept = Le tue analisi
games-online = Online, { players-count }
games-more = Altre partite ({ $count })
games-over = Partite finite ({ $count })
games-remove-sure = Elimina per sempre
games-keep = Tieni
games-save-all = Salva tutte le mie partite
games-save-about = Le partite su questo dispositivo restano solo in questo browser. Salvale ogni tanto in un file: «Scegli un file» le riporta, qui o su un altro dispositivo.
games-not-kept = Questo browser non conserva dati (è una finestra privata?): chiudendo la pagina perdi le tue partite. Prima salvale in un file.
games-restored = Partite aggiunte: { $added }, continuate: { $continued }, già presenti: { $known }.
home-lobby = Tavoli aperti
home-lobby-empty = In questo momento non aspetta nessuno.
home-lobby-free =
    { $free ->
        [one] un posto libero su { $count }
       *[other] { $free } posti liberi su { $count }
    }
home-join = Partecipa
home-watch = Guarda
home-real-title = Con la tua scatola
home-real-text = Hai la scatola vera: inserisci tiri e mosse, lo schermo conosce le regole, conta i punti e registra la partita.
home-real-start = Comincia
home-record-title = Apri un file
home-record-text = Rivedi una partita mossa per mossa, o recupera le tue partite salvate.
home-record-open = Scegli un file
home-independent = Quayside è un progetto indipendente e non ufficiale. I giochi e i loro nomi appartengono agli autori e agli editori.
players-count = { $count } giocatori
game-with-edition = { $game }, { $edition }
seat-bot =
    Bot { $level ->
        [random] a caso
        [1] Pip
        [2] Nell
        [3] Jonas
        [4] Marta
        [5] Otto
        [6] Ines
        [7] Bruno
        [8] Vera
       *[other] livello { $level }
    }
failure-title = Qualcosa si è rotto
failure-text = La pagina è inciampata. La tua partita è conservata.
failure-reload = Ricarica
failure-part = Questa parte della pagina non funziona più.
failure-again = Riprova
no-server = Questa copia di Quayside non ha un server: qui puoi giocare, ma non invitare altri, unirti a loro o guardarli.
no-secure = Questa pagina è arrivata tramite semplice HTTP: in questo caso i browser non permettono di installarla, di usarla offline né di proteggere le partite salvate dalla cancellazione.
missing-title = Qui non c’è niente
missing-text = Forse l’indirizzo è incompleto. Chiedi di nuovo il link o ricomincia dall’inizio.
settings-title = Impostazioni
settings-language = Lingua
settings-name = Il tuo nome
settings-to-light = Colori chiari
settings-to-dark = Colori scuri
settings-theme = Colori
settings-theme-auto = Come il dispositivo
settings-theme-light = Porto (chiaro)
settings-theme-dark = Notte (scuro)
settings-theme-contrast = Contrasto elevato
settings-board = Tavoliere
settings-board-auto = Automatico
settings-board-space = 3D
settings-board-plan = 2D
settings-motion = Animazioni
settings-motion-auto = Come il dispositivo
settings-motion-full = Complete
settings-motion-calm = Calme
settings-pace = Mosse degli altri
settings-pace-normal = Una alla volta
settings-pace-quick = In fretta
settings-quality = Grafica
settings-quality-auto = Automatica
settings-quality-full = Con ombre
settings-quality-light = Leggera, per dispositivi vecchi
settings-pieces = Pezzi
settings-pieces-plain = Solo colori
settings-pieces-signs = Lettere e segni
settings-pieces-patterns = Motivi e segni
settings-coach = Consigli a ogni passo
settings-confirm = Conferma ogni mossa
settings-confirm-about = Una mossa vale solo quando concludi il turno; fino ad allora puoi annullarla.
settings-auto = Gioca da solo ciò che è obbligato
settings-auto-about = Il dado viene tirato per te, e un turno in cui è possibile una cosa sola viene giocato.
settings-notify = Avvisami quando tocca a me
settings-letters = Tasti di una sola lettera
settings-letters-about = R tira il dado, Q gira il tavoliere e così via; ? li elenca.
settings-sound = Suono
help-title = Comandi
help-pointer = Con il mouse o con il dito: clicca un pezzo e poi la sua destinazione, oppure trascinalo. Trascina il tavolo per girarlo; scorri o allarga due dita per avvicinarti.
help-key-help = questo foglio
help-key-roll = tira il dado
help-key-move = spostati sul tavoliere
help-key-pick = prendi, posa, gioca
help-key-down = rimetti giù
help-key-face = faccia di un dado, carta
help-key-turn = quarti di giro di una cassa che cade
help-key-direction = direzione di una cassa
help-key-hand = container dalla mano
help-key-blocker = blocco
help-key-leave = lascia la Dogana dov’è
help-key-undo = annulla una mossa scelta di questo turno
help-key-send = finisci il turno
help-key-rotate = gira il tavoliere
help-key-view = 2D o 3D
help-key-describe = ascolta la posizione
help-key-history = un passo indietro, avanti

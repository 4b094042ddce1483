# Opening a table, the rules page, records.

open-title = Nuovo tavolo: { $game }
open-edition = Edizione
open-players = Giocatori
open-seats = Chi gioca?
open-who = Chi gioca: { $place }
open-name = Nome, { $place }
open-name-hint = Nome (facoltativo)
open-level = Livello, { $place }
open-starter = Chi comincia?
open-starter-drawn = Si sorteggia
open-starter-seat = { $place }: { $name }
chair-here = Su questo schermo
chair-invite = Con un link
chair-open = Chi arriva prima
chair-bot = Computer
level-1 = 1 · principiante
    .about = Gioca quasi qualsiasi mossa e non vede la maggior parte delle minacce, ma coglie una vittoria immediata.
level-2 = 2 · facile
    .about = Segue idee semplici e spesso non vede le tue minacce.
level-3 = 3 · medio
    .about = Gioca con buon senso e ogni tanto si lascia sfuggire una minaccia.
level-4 = 4 · buono
    .about = Guarda avanti, ma un avversario paziente trova i suoi errori.
level-5 = 5 · forte
    .about = Commette piccoli errori, e raramente uno grande.
level-6 = 6 · molto forte
    .about = Regala poco: ogni vittoria va guadagnata.
level-7 = 7 · esperto
    .about = Non si lascia sfuggire quasi nulla.
level-8 = 8 · il più forte
    .about = Pensa fino a tre secondi per turno e non ti risparmia.
open-listed = Mostra tra i tavoli aperti
open-listed-about = Tutti su questo server possono partecipare.
open-more = Altre opzioni
open-option = { $name }: { $about }
open-floors =
    { $ground ->
        [0] piano inferiore
        [1] piano intermedio
       *[2] piano superiore
    }, { $middle ->
        [0] piano inferiore
        [1] piano intermedio
       *[2] piano superiore
    }, { $top ->
        [0] piano inferiore
        [1] piano intermedio
       *[2] piano superiore
    }
open-clock = Tempo di riflessione
clock-none = Senza limite
clock-minutes-5 = 5 min ciascuno, più 5 s per turno
clock-minutes-15 = 15 min ciascuno, più 10 s per turno
clock-minutes-30 = 30 min ciascuno, più 20 s per turno
clock-days-1 = Un giorno per turno
clock-days-3 = 3 giorni per turno
clock-days-7 = 7 giorni per turno
clock-days-left = { $count } g
open-then = Quando il tempo è scaduto
open-then-bot = continua un bot
open-then-bot-about = Il giocatore può tornare al suo posto. Quando non resta più nessuna persona, i bot fanno ancora al massimo 200 tiri e mosse; poi la partita finisce senza vincitore.
open-then-lose = il giocatore è eliminato
open-then-lose-about = Superare il tempo equivale ad abbandonare: in due, vince l’altro giocatore.
open-inside = Guardare dentro
open-inside-about = Attivo: i piani si possono separare e si può guardare ogni faccia di ogni cassa. Disattivo: conta la memoria, come nelle regole stampate, e si vedono tutte le facce solo della cassa che si sta facendo cadere.
open-hints = Suggerimenti e probabilità di vittoria
open-hints-about = Chiunque al tavolo può chiedere la mossa migliore. Se è disattivato, vale come accordo: nulla impedisce a un giocatore di analizzare la posizione altrove.
open-helped = Aiuto per
open-helped-about = Un handicap: senza aiuto, questo giocatore non ha suggerimenti e non annulla mosse. La partita salvata lo annota.
open-start = Inizia
open-invite = Apri il tavolo
open-late = Il server si sta ancora preparando. Dopo il primo avvio può volerci un minuto.
real-text = Tira e muovi sul tavolo; inserisci qui che cosa è successo. Lo schermo dice che cosa è permesso, conta i punti e poi analizza la partita.
real-game = Quale scatola?
real-names = Chi gioca?
record-title = Apri una partita
record-text = Apri una partita registrata: viene controllata secondo le regole, puoi scorrerla avanti e indietro e farla analizzare. Un file di partite salvate le riporta su questo dispositivo.
rules-title = { $game }: le regole
rules-brief-title = In trenta secondi
rules-play = Gioca
position-title = { $game }: una posizione
analysis-title = Tavoliere di analisi
analysis-table = Analizza questa partita

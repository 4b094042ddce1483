# Con la scatola vera: chi ha quale colore, chi segue la partita, e la disposizione della propria scatola. Letto da quelle pagine.

real-where = Chi vede la partita?
real-where-here = Questo dispositivo
real-where-here-about = Funziona senza connessione.
real-where-server = I telefoni di tutti
real-where-server-about = Il server conserva la partita. Gli altri inquadrano un codice e la guardano, oppure giocano sul proprio telefono.
real-phone = Dove { $place } inserisce le mosse
real-phone-here = su questo dispositivo
real-phone-own = sul proprio telefono
real-colour = Colore, { $place }
real-colours-drawn = Lascia che lo schermo estragga i colori

## Disposizioni della propria scatola

layouts-choice = Disposizione iniziale
layouts-standard = Standard
layouts-own = Le mie scatole
layouts-type-in = Inserisci la disposizione della mia scatola
layouts-title = La tua scatola di { $game }
layouts-text = La disposizione standard è una nostra ricostruzione. Inserisci quella sul coperchio della tua scatola e ogni tavolo può cominciare con essa: con la scatola vera, su questo schermo, sul server e nel terminale.
layouts-name = La mia scatola { $number }
layouts-name-label = Nome di questa disposizione
layouts-new = Inserisci la mia scatola
layouts-copy = Parti dalla disposizione standard
layouts-open-file = Apri un file di disposizione
layouts-edit = Apri { $name }
layouts-unfinished = non finita
layouts-whole = completa
layouts-used = Le nuove partite cominciano con
layouts-back = Tutte le disposizioni
layouts-do = Che cosa fare con questa disposizione
layouts-ready = Tutto corrisponde alla regola stampata: questa disposizione si può giocare.
layouts-not-ready = Salvata su questo dispositivo. Si potrà giocare appena tutto corrisponde alla regola stampata.
layouts-in-use = Le nuove partite cominciano con essa.
layouts-play-real = Gioca con la scatola vera
layouts-play-here = Gioca su questo schermo
layouts-download = Salva in un file
layouts-delete = Elimina questa disposizione
layouts-delete-sure = Sì, eliminala
layouts-not-kept = Il browser non può salvarla: la memoria è piena o disattivata.
layouts-file-wrong = Questo file non è una disposizione: { $reason }

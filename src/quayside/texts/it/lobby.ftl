# I tavoli aperti, e come trovare un avversario.

home-lobby = Tavoli aperti
home-lobby-empty = In questo momento nessuno sta aspettando.
home-lobby-free =
    { $free ->
        [one] un posto libero su { $count }
       *[other] { $free } posti liberi su { $count }
    }
home-join = Partecipa
home-watch = Guarda
pair-title = Gioca subito con qualcuno
pair-game = Gioco
pair-clock = Tempo di riflessione
pair-bot = Se non arriva nessuno, gioca un bot
pair-wait-30 = dopo 30 secondi
pair-wait-60 = dopo un minuto
pair-wait-180 = dopo tre minuti
pair-wait-never = mai
pair-start = Trova un avversario
lobby-age-new = appena aperto
lobby-age-minutes =
    da { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
lobby-age-hours =
    da { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }

# Che cosa trova `quayside doctor` e come rimediare (.mend). I messaggi del sistema restano come sono.

doctor-finding = { $subject }: { $said }
doctor-state-ok = ok
doctor-state-warning = avviso
doctor-state-fault = errore
doctor-subject-disk = disco
doctor-subject-database = database
doctor-subject-clock = orologio
doctor-subject-kernels = compilazione
doctor-subject-files = file aperti
doctor-subject-name = nome
doctor-subject-proxy = proxy
doctor-subject-address = indirizzo
doctor-subject-writing = scrittura
doctor-subject-durability = durabilità
doctor-subject-connections = connessioni
doctor-disk-locked = non si può scrivere in { $folder }: { $error }
    .mend = Dai a questo utente il permesso di scrivere in { $folder }, oppure indica un’altra cartella con --data.
doctor-disk = { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB liberi in { $folder }
    .mend = Libera spazio, oppure sposta i dati su un altro disco con --data.
doctor-database-none = non c’è ancora; un server crea { $path }
doctor-database-broken = è danneggiato o non è adatto a questa versione ({ $error })
    .mend = Ripristina un backup: quayside restore FILE
doctor-database-readable = altri possono leggere i segreti dei dadi
    .mend = chmod 600 { $path }
doctor-database =
    { $events ->
        [one] un evento, non manca nulla
       *[other] { $events } eventi, non manca nulla
    }
doctor-clock = { $time }
doctor-clock-behind = { $time }, { $seconds } secondi prima dell’ultimo evento
    .mend = Regola l’orologio e tienilo esatto con un servizio di sincronizzazione (NTP).
doctor-cache-locked = non si può scrivere in { $folder }: { $error }
    .mend = Indica con QUAYSIDE_CACHE una cartella in cui si possa scrivere.
doctor-kernels-missing =
    { $count ->
        [one] una funzione non è ancora compilata
       *[other] { $count } funzioni non sono ancora compilate
    }
    .mend = Il primo avvio le compila in background; intanto si può giocare.
doctor-kernels = tutte le funzioni sono compilate in { $folder }
doctor-files-unlimited = questo sistema non ha un limite simile
doctor-files-few = al massimo { $most }, per { $connections } connessioni
    .mend = Alza il limite massimo (ulimit -Hn, LimitNOFILE=), oppure usa --limit connections={ $half }
doctor-files = abbastanza per tutte le connessioni
doctor-name-unknown = { $name } non si trova: { $error }
    .mend = Aggiungi il nome al DNS, oppure al file hosts dei dispositivi.
doctor-name = { $name } ha l’indirizzo { $addresses }
doctor-proxy-wrong = non è un indirizzo né una rete ({ $error })
    .mend = Scrivi 10.0.0.7 oppure 10.0.0.0/8.
doctor-proxy-public = { $network } contiene indirizzi pubblici
    .mend = Indica solo gli indirizzi dei tuoi proxy: un proxy fidato può dichiarare qualsiasi indirizzo.
doctor-proxy = { $network } può dichiarare da dove viene una richiesta
doctor-address-name = { $address } risponde { $code }
    .mend = Avvia il server con --name e questo nome; il proxy deve inoltrare Host.
doctor-address-busy = { $address } risponde { $code }
    .mend = Il server non è pronto: il suo log spiega perché.
doctor-address-refused = { $address } risponde { $code }
    .mend = Controlla la configurazione del proxy.
doctor-address-silent = { $address } non è raggiungibile: { $error }
    .mend = Avvia il server e controlla indirizzo, firewall e proxy.
doctor-address = { $address } risponde
doctor-postgres-silent = PostgreSQL non è raggiungibile: { $error }
    .mend = Controlla --database o QUAYSIDE_DATABASE, la password, pg_hba.conf e il firewall.
doctor-postgres-failed = PostgreSQL segnala un errore: { $error }
    .mend = Guarda il suo log.
doctor-postgres-wrong = questo database non è adatto a questa versione ({ $error })
    .mend = Aggiorna il programma, oppure indica un altro database.
doctor-postgres-empty = è vuoto; un server crea lo schema quayside
doctor-postgres-forbidden = l’utente non può creare lo schema quayside
    .mend = Esegui GRANT CREATE ON DATABASE NAME TO USER.
doctor-postgres-gaps =
    { $tables ->
        [one] mancano eventi di un tavolo
       *[other] mancano eventi di { $tables } tavoli
    }
    .mend = Ripristina un backup (docs/deploy.md).
doctor-postgres-older =
    { $events ->
        [one] un evento
       *[other] { $events } eventi
    }, schema { $version } di { $newest }: il prossimo avvio di un server lo aggiorna
doctor-postgres =
    { $events ->
        [one] un evento
       *[other] { $events } eventi
    }
doctor-writing-standby = il database è di riserva (standby) e non si può scrivere
    .mend = Indica il server primario. default_transaction_read_only è attivo, o un disco è pieno?
doctor-writing-locked = il database è in sola lettura
    .mend = Indica il server primario. default_transaction_read_only è attivo, o un disco è pieno?
doctor-writing = il database accetta scritture
doctor-durability-off = disattivato: { $settings }. Le azioni confermate vanno perse se la macchina si guasta.
    .mend = Attiva queste opzioni in postgresql.conf e ricarica la configurazione.
doctor-durability = un’azione confermata sopravvive a un’interruzione di corrente
doctor-clocks-differ = l’orologio del database differisce di { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondi
    .mend = Regola entrambi gli orologi e tienili esatti con un servizio di sincronizzazione (NTP).
doctor-clocks-behind = { $seconds } secondi prima dell’ultimo evento
    .mend = Regola entrambi gli orologi e tienili esatti con un servizio di sincronizzazione (NTP).
doctor-clocks = { $milliseconds } ms di differenza dall’orologio del database
doctor-connections = { $free } libere su { $most }; un processo del server ne usa fino a { $each }
    .mend = Alza max_connections in postgresql.conf e riavvia PostgreSQL.

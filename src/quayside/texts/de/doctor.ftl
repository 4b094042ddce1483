# Was `quayside doctor` findet und wie man es behebt (.mend). Meldungen des Systems bleiben, wie sie sind.

doctor-finding = { $subject }: { $said }
doctor-state-ok = ok
doctor-state-warning = Warnung
doctor-state-fault = Fehler
doctor-subject-disk = Speicherplatz
doctor-subject-database = Datenbank
doctor-subject-clock = Uhr
doctor-subject-kernels = Kompilierung
doctor-subject-files = offene Dateien
doctor-subject-name = Name
doctor-subject-proxy = Proxy
doctor-subject-address = Adresse
doctor-subject-writing = Schreiben
doctor-subject-durability = Dauerhaftigkeit
doctor-subject-connections = Verbindungen
doctor-disk-locked = In { $folder } kann nicht geschrieben werden: { $error }
    .mend = Gib diesem Benutzer Schreibrechte für { $folder }, oder nenne mit --data einen anderen Ordner.
doctor-disk = { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB frei in { $folder }
    .mend = Schaffe Platz, oder lege die Daten mit --data auf einen anderen Datenträger.
doctor-database-none = Es gibt noch keine; ein Server legt { $path } an.
doctor-database-broken = Sie ist beschädigt oder passt nicht zu dieser Version ({ $error }).
    .mend = Spiele eine Sicherung ein: quayside restore FILE
doctor-database-readable = Andere können die Geheimnisse der Würfel lesen.
    .mend = chmod 600 { $path }
doctor-database =
    { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }, vollständig
doctor-clock = { $time }
doctor-clock-behind = { $time }, { $seconds } Sekunden vor dem letzten Ereignis
    .mend = Stelle die Uhr, und halte sie mit einem Zeitdienst (NTP) richtig.
doctor-cache-locked = In { $folder } kann nicht geschrieben werden: { $error }
    .mend = Nenne mit QUAYSIDE_CACHE einen Ordner, in den geschrieben werden kann.
doctor-kernels-missing =
    { $count ->
        [one] Eine Funktion ist
       *[other] { $count } Funktionen sind
    } noch nicht kompiliert.
    .mend = Der erste Start kompiliert im Hintergrund; gespielt werden kann schon.
doctor-kernels = Alle Funktionen sind kompiliert, in { $folder }.
doctor-files-unlimited = Dieses System hat keine solche Grenze.
doctor-files-few = höchstens { $most }, für { $connections } Verbindungen
    .mend = Erhöhe die harte Grenze (ulimit -Hn, LimitNOFILE=), oder starte mit --limit connections={ $half }
doctor-files = genug für alle Verbindungen
doctor-name-unknown = { $name } ist nicht zu finden: { $error }
    .mend = Trage den Namen im DNS ein oder in der hosts-Datei der Geräte.
doctor-name = { $name } hat die Adresse { $addresses }
doctor-proxy-wrong = Das ist keine Adresse und kein Netz ({ $error }).
    .mend = Schreibe 10.0.0.7 oder 10.0.0.0/8.
doctor-proxy-public = { $network } enthält öffentliche Adressen.
    .mend = Nenne nur die Adressen deiner Proxys: Wem vertraut wird, der kann jede Adresse vorgeben.
doctor-proxy = { $network } darf angeben, woher eine Anfrage kommt.
doctor-address-name = { $address } antwortet mit { $code }.
    .mend = Starte den Server mit --name und diesem Namen; der Proxy muss Host weitergeben.
doctor-address-busy = { $address } antwortet mit { $code }.
    .mend = Der Server ist nicht bereit: Der Grund steht in seinem Protokoll.
doctor-address-refused = { $address } antwortet mit { $code }.
    .mend = Prüfe die Konfiguration des Proxys.
doctor-address-silent = { $address } ist nicht zu erreichen: { $error }
    .mend = Starte den Server, und prüfe Adresse, Firewall und Proxy.
doctor-address = { $address } antwortet.
doctor-postgres-silent = PostgreSQL ist nicht zu erreichen: { $error }
    .mend = Prüfe --database oder QUAYSIDE_DATABASE, das Passwort, pg_hba.conf und die Firewall.
doctor-postgres-failed = PostgreSQL meldet einen Fehler: { $error }
    .mend = Sieh in seinem Protokoll nach.
doctor-postgres-wrong = Die Datenbank passt nicht zu dieser Version ({ $error }).
    .mend = Aktualisiere das Programm, oder nenne eine andere Datenbank.
doctor-postgres-empty = Sie ist leer; ein Server legt das Schema quayside an.
doctor-postgres-forbidden = Der Benutzer darf das Schema quayside nicht anlegen.
    .mend = Führe GRANT CREATE ON DATABASE NAME TO USER aus.
doctor-postgres-gaps =
    { $tables ->
        [one] Bei einem Tisch
       *[other] Bei { $tables } Tischen
    } fehlen Ereignisse.
    .mend = Spiele eine Sicherung ein (docs/deploy.md).
doctor-postgres-older =
    { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }, Schema { $version } von { $newest }: Der nächste Start eines Servers aktualisiert es.
doctor-postgres =
    { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }
doctor-writing-standby = Die Datenbank ist ein Standby: In sie kann nicht geschrieben werden.
    .mend = Nenne den Primärserver. Ist default_transaction_read_only eingeschaltet oder ein Datenträger voll?
doctor-writing-locked = Die Datenbank kann nur gelesen werden.
    .mend = Nenne den Primärserver. Ist default_transaction_read_only eingeschaltet oder ein Datenträger voll?
doctor-writing = In die Datenbank kann geschrieben werden.
doctor-durability-off = Ausgeschaltet: { $settings }. Bestätigte Aktionen gehen verloren, wenn der Rechner ausfällt.
    .mend = Schalte das in postgresql.conf ein, und lade die Konfiguration neu.
doctor-durability = Eine bestätigte Aktion übersteht einen Stromausfall.
doctor-clocks-differ = Die Uhr der Datenbank weicht um { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sekunden ab.
    .mend = Stelle beide Uhren, und halte sie mit einem Zeitdienst (NTP) richtig.
doctor-clocks-behind = { $seconds } Sekunden vor dem letzten Ereignis
    .mend = Stelle beide Uhren, und halte sie mit einem Zeitdienst (NTP) richtig.
doctor-clocks = { $milliseconds } ms Abstand zur Uhr der Datenbank
doctor-connections = { $free } von { $most } frei; ein Serverprozess braucht bis zu { $each }
    .mend = Erhöhe max_connections in postgresql.conf, und starte PostgreSQL neu.

# Ce que trouve `quayside doctor`, et comment y remédier (.mend). Les messages du système restent tels quels.

doctor-finding = { $subject } : { $said }
doctor-state-ok = ok
doctor-state-warning = alerte
doctor-state-fault = erreur
doctor-subject-disk = disque
doctor-subject-database = base de données
doctor-subject-clock = horloge
doctor-subject-kernels = noyaux de calcul
doctor-subject-files = fichiers ouverts
doctor-subject-name = nom
doctor-subject-proxy = proxy
doctor-subject-address = adresse
doctor-subject-writing = écriture
doctor-subject-durability = durabilité
doctor-subject-connections = connexions
doctor-disk-locked = impossible d’écrire dans { $folder } : { $error }
    .mend = Donnez à cet utilisateur le droit d’écrire dans { $folder }, ou indiquez un autre dossier avec --data.
doctor-disk = { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } Go libres dans { $folder }
    .mend = Libérez de la place, ou mettez les données sur un autre disque avec --data.
doctor-database-none = il n’y en a pas encore ; un serveur crée { $path }
doctor-database-broken = elle est endommagée ou ne convient pas à cette version ({ $error })
    .mend = Restaurez une sauvegarde : quayside restore FILE
doctor-database-readable = d’autres peuvent lire les secrets des dés
    .mend = chmod 600 { $path }
doctor-database =
    { $events ->
        [one] { $events } événement, rien ne manque
       *[other] { $events } événements, rien ne manque
    }
doctor-clock = { $time }
doctor-clock-behind = { $time }, { $seconds } secondes avant le dernier événement
    .mend = Réglez l’horloge, et gardez-la à l’heure avec un service de temps (NTP).
doctor-cache-locked = impossible d’écrire dans { $folder } : { $error }
    .mend = Indiquez avec QUAYSIDE_CACHE un dossier où l’on peut écrire.
doctor-kernels-missing =
    { $count ->
        [one] une fonction n’est pas encore compilée
       *[other] { $count } fonctions ne sont pas encore compilées
    }
    .mend = Le premier démarrage compile en arrière-plan ; on peut déjà jouer.
doctor-kernels = toutes les fonctions sont compilées dans { $folder }
doctor-files-unlimited = ce système n’a pas cette limite
doctor-files-few = au plus { $most }, pour { $connections } connexions
    .mend = Augmentez la limite stricte (ulimit -Hn, LimitNOFILE=), ou utilisez --limit connections={ $half }
doctor-files = assez pour toutes les connexions
doctor-name-unknown = { $name } est introuvable : { $error }
    .mend = Ajoutez le nom au DNS, ou au fichier hosts des appareils.
doctor-name = { $name } a pour adresse { $addresses }
doctor-proxy-wrong = ce n’est ni une adresse ni un réseau ({ $error })
    .mend = Écrivez 10.0.0.7 ou 10.0.0.0/8.
doctor-proxy-public = { $network } contient des adresses publiques
    .mend = N’indiquez que les adresses de vos proxys : un proxy de confiance peut prétendre à n’importe quelle adresse.
doctor-proxy = { $network } peut indiquer d’où vient une requête
doctor-address-name = { $address } répond { $code }
    .mend = Démarrez le serveur avec --name et ce nom ; le proxy doit transmettre Host.
doctor-address-busy = { $address } répond { $code }
    .mend = Le serveur n’est pas prêt : son journal dit pourquoi.
doctor-address-refused = { $address } répond { $code }
    .mend = Vérifiez la configuration du proxy.
doctor-address-silent = { $address } est injoignable : { $error }
    .mend = Démarrez le serveur, puis vérifiez l’adresse, le pare-feu et le proxy.
doctor-address = { $address } répond
doctor-postgres-silent = PostgreSQL est injoignable : { $error }
    .mend = Vérifiez --database ou QUAYSIDE_DATABASE, le mot de passe, pg_hba.conf et le pare-feu.
doctor-postgres-failed = PostgreSQL signale une erreur : { $error }
    .mend = Consultez son journal.
doctor-postgres-wrong = cette base de données ne convient pas à cette version ({ $error })
    .mend = Mettez le programme à jour, ou indiquez une autre base de données.
doctor-postgres-empty = elle est vide ; un serveur crée le schéma quayside
doctor-postgres-forbidden = l’utilisateur n’a pas le droit de créer le schéma quayside
    .mend = Exécutez GRANT CREATE ON DATABASE NAME TO USER.
doctor-postgres-gaps =
    { $tables ->
        [one] il manque des événements à une table
       *[other] il manque des événements à { $tables } tables
    }
    .mend = Restaurez une sauvegarde (docs/deploy.md).
doctor-postgres-older =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, schéma { $version } sur { $newest } : le prochain démarrage d’un serveur le met à jour
doctor-postgres =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
doctor-writing-standby = la base de données est un serveur de secours (standby) : on ne peut pas y écrire
    .mend = Indiquez le serveur principal. default_transaction_read_only est-il activé, ou un disque est-il plein ?
doctor-writing-locked = la base de données est en lecture seule
    .mend = Indiquez le serveur principal. default_transaction_read_only est-il activé, ou un disque est-il plein ?
doctor-writing = la base de données accepte les écritures
doctor-durability-off = désactivé : { $settings }. Des actions confirmées sont perdues si la machine tombe en panne.
    .mend = Activez cela dans postgresql.conf, puis rechargez la configuration.
doctor-durability = une action confirmée survit à une coupure de courant
doctor-clocks-differ = l’horloge de la base de données diffère de { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes
    .mend = Réglez les deux horloges, et gardez-les à l’heure avec un service de temps (NTP).
doctor-clocks-behind = { $seconds } secondes avant le dernier événement
    .mend = Réglez les deux horloges, et gardez-les à l’heure avec un service de temps (NTP).
doctor-clocks = { $milliseconds } ms d’écart avec l’horloge de la base de données
doctor-connections = { $free } libres sur { $most } ; un processus du serveur en utilise jusqu’à { $each }
    .mend = Augmentez max_connections dans postgresql.conf, puis redémarrez PostgreSQL.

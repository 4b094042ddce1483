# What `quayside doctor` finds, and how to fix it (.mend). Details of the system stay as they are.

doctor-finding = { $subject }: { $said }
doctor-state-ok = ok
doctor-state-warning = warning
doctor-state-fault = fault
doctor-subject-disk = disk
doctor-subject-database = database
doctor-subject-clock = clock
doctor-subject-kernels = kernels
doctor-subject-files = open files
doctor-subject-name = name
doctor-subject-proxy = proxy
doctor-subject-address = address
doctor-subject-writing = writing
doctor-subject-durability = durability
doctor-subject-connections = connections
doctor-disk-locked = { $folder } is not writable: { $error }
    .mend = make { $folder } writable for this user, or choose another folder with --data
doctor-disk = { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB free at { $folder }
    .mend = free some space, or move the data to another disk with --data
doctor-database-none = there is none yet; the server creates { $path }
doctor-database-broken = { $error }
    .mend = restore a backup: quayside restore FILE
doctor-database-readable = others can read the secrets of the dice
    .mend = chmod 600 { $path }
doctor-database =
    { $events ->
        [one] one event
       *[other] { $events } events
    }, complete
doctor-clock = { $time }
doctor-clock-behind = { $time }, { $seconds } seconds before the last event
    .mend = set the clock, and keep it right with a time service (NTP)
doctor-cache-locked = { $folder } is not writable: { $error }
    .mend = set QUAYSIDE_CACHE to a writable folder
doctor-kernels-missing =
    { $count ->
        [one] one function is
       *[other] { $count } functions are
    } not compiled yet
    .mend = the first start compiles them in the background; people can play meanwhile
doctor-kernels = all functions are compiled in { $folder }
doctor-files-unlimited = this system has no such limit
doctor-files-few = at most { $most }, for { $connections } connections
    .mend = raise the hard limit (ulimit -Hn, LimitNOFILE=), or --limit connections={ $half }
doctor-files = enough for all connections
doctor-name-unknown = { $name } cannot be found: { $error }
    .mend = add the name to the DNS, or to the hosts file of the devices
doctor-name = { $name } is { $addresses }
doctor-proxy-wrong = { $error }
    .mend = write it as 10.0.0.7 or 10.0.0.0/8
doctor-proxy-public = { $network } contains public addresses
    .mend = name only the addresses of your proxies: a trusted proxy can claim any address
doctor-proxy = { $network } may say where a request comes from
doctor-address-name = { $address } answers { $code }
    .mend = start the server with --name and this name; let the proxy pass on Host
doctor-address-busy = { $address } answers { $code }
    .mend = the server is not ready: its log says why
doctor-address-refused = { $address } answers { $code }
    .mend = look at the proxy’s configuration
doctor-address-silent = { $address } cannot be reached: { $error }
    .mend = start the server, and check address, firewall and proxy
doctor-address = { $address } answers
doctor-postgres-silent = PostgreSQL cannot be reached: { $error }
    .mend = check --database or QUAYSIDE_DATABASE, the password, pg_hba.conf and the firewall
doctor-postgres-failed = PostgreSQL failed: { $error }
    .mend = look at its log
doctor-postgres-wrong = { $error }
    .mend = update the program, or name another one
doctor-postgres-empty = it is empty; the server creates the schema quayside
doctor-postgres-forbidden = the user may not create the schema quayside
    .mend = GRANT CREATE ON DATABASE NAME TO USER
doctor-postgres-gaps =
    { $tables ->
        [one] one table has
       *[other] { $tables } tables have
    } gaps in the events
    .mend = restore a backup (docs/deploy.md)
doctor-postgres-older =
    { $events ->
        [one] one event
       *[other] { $events } events
    }, schema { $version } of { $newest }: the next server start updates it
doctor-postgres =
    { $events ->
        [one] one event
       *[other] { $events } events
    }
doctor-writing-standby = the database is a standby and cannot be written
    .mend = name the primary server; is default_transaction_read_only on, or a disk full?
doctor-writing-locked = the database is read-only
    .mend = name the primary server; is default_transaction_read_only on, or a disk full?
doctor-writing = the database accepts writes
doctor-durability-off = { $settings } off: acknowledged actions are lost if the machine fails
    .mend = switch them on in postgresql.conf, reload
doctor-durability = an acknowledged action survives a power cut
doctor-clocks-differ = the database’s clock differs by { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds
    .mend = set both clocks, and keep them right with a time service (NTP)
doctor-clocks-behind = { $seconds } seconds before the last event
    .mend = set both clocks, and keep them right with a time service (NTP)
doctor-clocks = { $milliseconds } ms from the database’s clock
doctor-connections = { $free } of { $most } free; a server process uses up to { $each }
    .mend = raise max_connections in postgresql.conf, and restart PostgreSQL

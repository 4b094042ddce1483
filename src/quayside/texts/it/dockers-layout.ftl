# Dockers: inserire la disposizione della propria scatola (CR-2). Letto dalla pagina delle disposizioni.

layout-floors = Piani
layout-floor-count = { $floor } ({ $count } su 9)
layout-north-up = Dall’alto, il nord in alto
layout-cell =
    { $crate }, { $code }: { $missing ->
        [0] completa
        [one] manca un dato
       *[other] mancano { $missing } dati
    }
layout-nameless = Cassa senza nome
layout-port = Porto
layout-code = Sigla
layout-faces = Facce della cassa; il coperchio è in alto
layout-unknown = non ancora inserita
layout-paint-north = Che cosa c’è a nord?
layout-paint-east = Che cosa c’è a est?
layout-paint-south = Che cosa c’è a sud?
layout-paint-west = Che cosa c’è a ovest?
layout-paint-down = Che cosa c’è sotto?
layout-next-crate = Cassa successiva
layout-first-crate = Alla prima cassa
layout-facts = Che cosa dice la regola stampata
layout-fact-codes = 27 casse, ognuna con la sua sigla
layout-fact-edge = 24 casse hanno un coperchio ed esattamente tre colori
layout-fact-middle = La cassa al centro di ogni piano ha due coperchi e tutti e quattro i colori
layout-fact-score = Nessuno può fare punti al primo turno, qualunque piano sia in cima
layout-fact-right = Giusto
layout-fact-wrong = Non è così
layout-fact-open = Non ancora noto
layout-wrong-code = Una sigla ha tre lettere maiuscole, non «{ $code }».
layout-wrong-twice = La sigla { $code } compare due volte.
layout-wrong-lid-up = All’inizio { $crate } non ha il coperchio in alto.
layout-wrong-edge = Fuori dal centro una cassa ha un coperchio ed esattamente tre colori. { $crate } per ora: coperchi { $lids }, colori { $colours }.
layout-wrong-middle = Al centro una cassa ha due coperchi e tutti e quattro i colori. { $crate } per ora: coperchi { $lids }, colori { $colours }.
layout-wrong-score = { $floor }: se cade { $falls }, { $first } e { $second } si ribaltano e fanno punti.
layout-file-line = la riga { $line } non è leggibile.
layout-file-none = non elenca casse sotto [[crate]].
layout-file-count =
    { $count ->
        [one] ha una cassa, non 27.
       *[other] ha { $count } casse, non 27.
    }
layout-file-code = la cassa { $number } ha bisogno di una sigla di tre lettere maiuscole.
layout-file-cell = { $crate } ha bisogno di una casella (cell) di due numeri da -1 a 1.
layout-file-floor = { $crate } ha bisogno di un piano (floor) da 0 a 2.
layout-file-face = la faccia «{ $face }» di { $crate } dev’essere lid, red, blue, yellow o green.
layout-file-same-cell = { $crate } e { $other } sono nella stessa casella.

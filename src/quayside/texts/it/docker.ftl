# Docker and OMBA: names, events and the board in words. The rules are in docker-rules.ftl.

## Names, editions, options

game-docker = Docker
    .summary = I container si arrampicano l’uno sull’altro su nove caselle; vince l’ultimo camallo che può ancora muovere.
edition-docker-fr = Edizione francese
    .about = In due, sei container a testa; si entra da qualsiasi lato; chi non può usare il tiro è eliminato.
edition-docker-en = Edizione inglese e tedesca
    .about = Tre container a testa; si entra dal proprio lato; con meno di tre sul tavoliere si tira di nuovo finché non si può muovere.
edition-docker-it = Edizione italiana
    .about = In due, sei container a testa; si entra da qualsiasi lato; con meno di tre sul tavoliere si tira di nuovo finché non si può muovere.
edition-docker-omba = OMBA
    .about = La prima edizione: come la francese, ma in tre con quattro container a testa.
option-docker-chance = Dado o carte
    .about = Tirare il dado, oppure giocare sei carte e non lasciare nulla alla fortuna.
option-docker-chance-die = dado
option-docker-chance-cards = carte da 1 a 6
option-docker-revisit = Ritorno alla casella di partenza
    .about = In una mossa un container può tornare sulla casella di partenza?
option-docker-revisit-never = mai
option-docker-revisit-start = una volta
option-docker-cap = Limite di turni
    .about = Le partite tra bot possono fermarsi dopo questo numero di turni; chi è ancora in gioco condivide la vittoria.
option-docker-cap-0 = nessuno
seat-south = Sud
seat-west = Ovest
seat-north = Nord
seat-east = Est

## Events and points

action-out = eliminato
event-enter = { $to } ({ $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    })
event-step = { $to } ({ $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    })
event-cover = copre un container ({ $covered })

## The board in words

board-containers =
    { $count ->
        [0] nessun container
        [1] un container
        [2] due container
        [3] tre container
        [4] quattro container
        [5] cinque container
        [6] sei container
       *[other] { $count } container
    }
board-square-empty = { $square }: vuota
board-square-stack = { $square }: { $containers }, { $colours }
board-on-top-of = { $upper } in cima a { $lower }
board-on = { $upper } su { $lower }
board-entry = casella d’ingresso
board-entry-of = casella d’ingresso di { $names }
board-hand = { $name }, { $colour }: { $containers } di riserva
board-player-out = { $name }, { $colour }: eliminato
board-roll-waits = { $name } ha fatto { $face }.
board-cards = { $name } ha le carte { $cards }.
board-enter-label = Riserva
board-roll-die = Tira il dado
board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-movement =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
board-fact-roll-again = { $name } fa { $face }, che non permette mosse, e tira di nuovo.
board-fact-card = { $name } gioca la carta { $card }.
board-fact-enter = { $name } fa entrare un container in { $square } ({ $points }).
board-fact-move = { $name } muove da { $from } a { $square } ({ $points }).
board-fact-way = Il percorso: { $steps }.
board-way-step = { $square } per { $cost }
board-fact-cover = Copre un container di { $name }.
board-fact-out = { $name } non può muovere ed è eliminato.
board-fact-win = Vince { $name }.
board-fact-share = { $name } condivide la vittoria.
board-move-enter = dalla riserva in { $square }
board-move-card = carta { $card }: { $move }
board-move-out = eliminato

coach-goal-docker = Resta l’ultimo in grado di muovere.

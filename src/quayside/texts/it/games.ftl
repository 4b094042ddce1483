# Names and words of the games: families, editions, options, seats, colours, events.

## Families

game-docker = Docker
    .summary = I container si arrampicano l’uno sull’altro su nove caselle; vince l’ultimo camallo che può ancora muovere.
game-dockers = Dockers
    .summary = Ribalta, fai cadere e ruota le casse di un blocco per avere il tuo colore fianco a fianco.
game-doce = Doce
    .summary = Piazza dadi con la faccia che vuoi: quattro in fila che insieme fanno dodici vincono la manche.

## Editions: edition-FAMILY-EDITION

edition-docker-fr = Edizione francese
    .about = In due, sei container a testa; si entra da qualsiasi lato; chi non può usare il tiro è eliminato.
edition-docker-en = Edizione inglese e tedesca
    .about = Tre container a testa; si entra dal proprio lato; con meno di tre sul tavoliere si tira di nuovo finché non si può muovere.
edition-docker-it = Edizione italiana
    .about = In due, sei container a testa; si entra da qualsiasi lato; con meno di tre sul tavoliere si tira di nuovo finché non si può muovere.
edition-docker-omba = OMBA
    .about = La prima edizione: come la francese, ma in tre con quattro container a testa.
edition-dockers-standard = Standard
    .about = 27 casse, tre movimenti per turno, poi la Dogana.
edition-doce-standard = Standard
    .about = 11 dadi e un blocco a testa, quattro manche.

## Options: option-FAMILY-NAME, and -VALUE for each value it can name

option-docker-chance = Caso
    .about = Tirare il dado, oppure giocare sei carte e non lasciare nulla alla fortuna.
option-docker-chance-die = dado
option-docker-chance-cards = carte da 1 a 6
option-docker-revisit = Tornare indietro
    .about = In una mossa un container può tornare sulla casella di partenza?
option-docker-revisit-never = mai
option-docker-revisit-start = una volta
option-docker-cap = Limite di turni
    .about = Le partite tra computer possono fermarsi dopo questi turni; chi è ancora in gioco divide la vittoria.
option-docker-cap-0 = nessuno
option-dockers-joined = Casse unite
    .about = Quando devono toccarsi tutte le casse: alla fine del turno o dopo ogni movimento?
option-dockers-joined-turn = dopo ogni turno
option-dockers-joined-move = dopo ogni movimento
option-dockers-finish = Finire il turno
    .about = Si può cominciare un turno che non si può finire?
option-dockers-finish-must = no, ogni turno si finisce
option-dockers-finish-stuck = sì, e la partita finisce dove ci si blocca
option-dockers-floors = Ordine dei piani
    .about = I piani del blocco iniziale, da terra in su.
option-dockers-floors-012 = ordine standard
option-dockers-cap = Limite di turni
    .about = Le partite tra computer possono fermarsi dopo questi turni; allora valgono i punti fatti.
option-dockers-cap-0 = nessuno
option-dockers-layout = Disposizione
    .about = Come stanno le casse all’inizio: la nostra, o quella della tua scatola.
option-dockers-layout-standard = standard

## Seats

seat-south = Sud
seat-west = Ovest
seat-north = Nord
seat-east = Est

## Colours and words beside a player

colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-lid = coperchio
action-pass = passa
action-out = eliminato

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] il posto 0
        [1] il posto 1
        [2] il posto 2
        [3] il posto 3
       *[other] { $seat }
    }
event-enter = { $to } per { $cost }
event-step = { $to } per { $cost }
event-cover = copre un container del posto { $covered }
event-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { event-seat }
event-stored = stiva { $crates }
event-freed = libera { $crates }
event-line = una fila per { event-seat }: { $squares }
event-round-won =
    { event-seat } vince la manche { $round } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-round-drawn =
    { event-seat } pareggia la manche { $round } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## What the points of a round of Doce are for

score-line = fila
score-all-own = tutti dadi propri
score-blocker = blocco non usato
score-empty = caselle vuote
score-threes = tris
score-draw = parità

# Ciò che dice solo il terminale: i giocatori senza nome e le parole nei disegni delle posizioni.
# I disegni sono stretti: una parola non dev’essere molto più lunga di quella inglese.

player-number = Giocatore { $number }
player-red = Rosso
player-blue = Blu
player-yellow = Giallo
player-green = Verde
player-black = Nero
player-white = Bianco

## Docker

drawing-docker-south = Sud
drawing-docker-west = Ovest
drawing-docker-north = Nord
drawing-docker-east = Est
drawing-docker-hand = mano { $count }
drawing-docker-cards = carte { $cards }
drawing-docker-out = eliminato ({ $place })
drawing-docker-roll = dado: { $face }
drawing-docker-turn = turno { $turn } di { $turns }

## Dockers

drawing-dockers-red = Rosso
drawing-dockers-blue = Blu
drawing-dockers-yellow = Giallo
drawing-dockers-green = Verde
drawing-dockers-points = 
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
drawing-dockers-left = ha lasciato
drawing-dockers-customs = la Dogana è su { $crate }
drawing-dockers-customs-beside = la Dogana è accanto al tavoliere
drawing-dockers-over = finita dopo { $turns } turni
drawing-dockers-turn = turno { $turn }
drawing-dockers-turn-of = turno { $turn } di { $turns }
drawing-dockers-due = Dogana da mettere o lasciare
drawing-dockers-moves-1 = ancora 1 mossa
drawing-dockers-moves-2 = ancora 2 mosse
drawing-dockers-moves-3 = ancora 3 mosse
drawing-dockers-floor-0 = terra
drawing-dockers-floor-1 = piano 1
drawing-dockers-floor-2 = piano 2
drawing-dockers-view = da sud-est
drawing-dockers-legend = maiuscole: sopra, minuscole: lati visibili; . coperchio, - coperto, $ Dogana

## Doce

drawing-doce-black = Nero
drawing-doce-white = Bianco
drawing-doce-round = manche { $round } di { $rounds }, inizia { $who }
drawing-doce-total = totale { $points }
drawing-doce-dice = dadi { $count }, blocco in mano
drawing-doce-dice-on = dadi { $count }, blocco in { $square }
drawing-doce-legend = * ultimo dado   × zona vietata ({ $who })
drawing-doce-legend-over = * ultimo dado   [ ] linea vincente
drawing-doce-due = dopo il blocco si piazza un dado
drawing-doce-draw = la partita è pari
drawing-doce-wins = { $who } vince la partita
drawing-doce-wins-left = { $who } vince, { $other } ha lasciato

## What a proof proves

claim-doce = chi è di turno vince la manche

# Was nur das Terminal sagt: Spieler ohne Namen und die Wörter in den Bildern von Stellungen.
# Die Bilder sind schmal: Ein Wort soll kaum länger sein als das englische.

player-number = Spieler { $number }
player-red = Rot
player-blue = Blau
player-yellow = Gelb
player-green = Grün
player-black = Schwarz
player-white = Weiß

## Docker

drawing-docker-south = Süd
drawing-docker-west = West
drawing-docker-north = Nord
drawing-docker-east = Ost
drawing-docker-hand = Hand { $count }
drawing-docker-cards = Karten { $cards }
drawing-docker-out = draußen ({ $place })
drawing-docker-roll = Wurf: { $face }
drawing-docker-turn = Zug { $turn } von { $turns }

## Dockers

drawing-dockers-red = Rot
drawing-dockers-blue = Blau
drawing-dockers-yellow = Gelb
drawing-dockers-green = Grün
drawing-dockers-points = 
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
drawing-dockers-left = ist gegangen
drawing-dockers-customs = Der Zoll ist auf { $crate }
drawing-dockers-customs-beside = Der Zoll liegt neben dem Spielfeld
drawing-dockers-over = zu Ende nach { $turns } Zügen
drawing-dockers-turn = Zug { $turn }
drawing-dockers-turn-of = Zug { $turn } von { $turns }
drawing-dockers-due = Zoll setzen oder lassen
drawing-dockers-moves-1 = noch 1 Bewegung
drawing-dockers-moves-2 = noch 2 Bewegungen
drawing-dockers-moves-3 = noch 3 Bewegungen
drawing-dockers-floor-0 = Boden
drawing-dockers-floor-1 = Ebene 1
drawing-dockers-floor-2 = Ebene 2
drawing-dockers-view = von Südosten
drawing-dockers-legend = groß: Farbe oben, klein: sichtbare Seiten; . Deckel, - zugedeckt, $ Zoll

## Doce

drawing-doce-black = Schwarz
drawing-doce-white = Weiß
drawing-doce-round = Runde { $round } von { $rounds }, Beginn: { $who }
drawing-doce-total = gesamt { $points }
drawing-doce-dice = Würfel { $count }, Blocker in der Hand
drawing-doce-dice-on = Würfel { $count }, Blocker auf { $square }
drawing-doce-legend = * letzter Würfel   × No-Play-Zone ({ $who })
drawing-doce-legend-over = * letzter Würfel   [ ] Gewinnreihe
drawing-doce-due = nach dem Blocker folgt ein Würfel
drawing-doce-draw = die Partie endet unentschieden
drawing-doce-wins = { $who } gewinnt die Partie
drawing-doce-wins-left = { $who } gewinnt, { $other } ist gegangen

## What a proof proves

claim-doce = der Spieler am Zug gewinnt die Runde

# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Spielfeld
board-help = Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Escape hebt die Auswahl auf.
board-picked = gewählt
board-can-pick = wählbar
board-target =
    { $points ->
        [one] für einen Punkt erreichbar
       *[other] für { $points } Punkte erreichbar
    }
board-can-go = als Nächstes möglich
board-turn = { $name } ist am Zug.
board-over = Das Spiel ist zu Ende.
board-directions = Wohin
board-actions = Teile neben dem Spielfeld
board-to-north = nach Norden
board-to-east = nach Osten
board-to-south = nach Süden
board-to-west = nach Westen
## Moves in words

board-move = von { $from } nach { $square }

# The boards: labels of squares and pieces, positions and moves in words.

## Everywhere

board-name = Tavoliere
board-help = Le frecce vanno di casella in casella, Invio sceglie, Esc annulla la selezione.
board-picked = scelto
board-can-pick = si può scegliere
board-target =
    { $points ->
        [one] raggiungibile con un punto
       *[other] raggiungibile con { $points } punti
    }
board-can-go = possibile come prossima scelta
board-turn = Tocca a { $name }.
board-over = La partita è finita.
board-directions = Dove andare
board-actions = Pezzi accanto al tavoliere
board-to-north = verso nord
board-to-east = verso est
board-to-south = verso sud
board-to-west = verso ovest
## Moves in words

board-move = da { $from } a { $square }

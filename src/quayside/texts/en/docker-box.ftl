# Docker with the real box: what everybody takes. Read by the page for it.

box-docker =
    { $containers ->
        [6] Everybody takes all six containers of two colours.
        [4] Everybody takes the three containers of a colour and one of the colour that is left over.
       *[other] Everybody takes the three containers of a colour.
    } Put the die beside the board.

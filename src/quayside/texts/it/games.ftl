# What the texts of every game are made of. Each game has two files of its own: NAME.ftl and NAME-rules.ftl.

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] il giocatore 1
        [1] il giocatore 2
        [2] il giocatore 3
        [3] il giocatore 4
       *[other] { $seat }
    }

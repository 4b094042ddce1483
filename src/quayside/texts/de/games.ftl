# What the texts of every game are made of. Each game has two files of its own: NAME.ftl and NAME-rules.ftl.

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] Spieler 1
        [1] Spieler 2
        [2] Spieler 3
        [3] Spieler 4
       *[other] { $seat }
    }

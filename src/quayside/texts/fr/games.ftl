# What the texts of every game are made of. Each game has two files of its own: NAME.ftl and NAME-rules.ftl.

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] le joueur 1
        [1] le joueur 2
        [2] le joueur 3
        [3] le joueur 4
       *[other] { $seat }
    }

# What the texts of every game are made of. Each game has two files of its own: NAME.ftl and NAME-rules.ftl.

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] player 1
        [1] player 2
        [2] player 3
        [3] player 4
       *[other] { $seat }
    }

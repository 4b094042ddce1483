# What the texts of every game are made of. Each game has two files of its own: NAME.ftl and NAME-rules.ftl.

## Events: event-KIND, said in a few words after a move. Names may stand for the seat.

event-seat =
    { $seat ->
        [0] la place 0
        [1] la place 1
        [2] la place 2
        [3] la place 3
       *[other] { $seat }
    }

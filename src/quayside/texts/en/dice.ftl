dice-about = Before anybody sat down, the server committed to a secret number. Then every player’s browser committed to secret numbers of its own, by publishing its part. Each roll is calculated from the server’s secret and from numbers that the browsers reveal by themselves, one at a time. The number of the player who rolls is revealed with the roll. Nobody knows the roll before that, not even the person who runs the server. At the end every roll can be calculated again.
dice-limits = What remains possible: a person who runs the server and plays here can know their own roll as soon as the turn before is over. There is nothing left to decide then. If they do not go on, their time runs out like anyone else’s. The pages also come from the server: with changed pages it could learn the numbers that your browser keeps secret.
dice-limits-others = If a player stands up and returns before the start, if a bot takes over when time is up, or if a player goes on at another device, the draw or roll that was due becomes another one that nobody knows yet. The check reports each of these. If all people at the table tell the server their numbers, together they know every roll. If a program without secret numbers plays, the server can know its rolls. And nobody can check a game that the server stopped before its end.
dice-limits-bots = Bots have no secret numbers of their own. The person who runs the server can know a bot’s roll as soon as the last turn of a person is over. If that person plays alone against bots here, they can know all rolls.
dice-limits-takebacks = Against bots nobody has to agree when a move is taken back, so a player can try out several rolls. The record lists them.
dice-about-parts = Before anybody sat down, the server bound itself to a secret by publishing a number. Every player added a part. At the end the secret is shown, and every roll can be derived again: a roll that was changed is found.
dice-limits-parts = The check does not find a player who knew the secret, for example the person who runs the server. Such a player could know the outcome in advance and, by sitting down last, choose it. If that matters, play at a server that nobody at the table runs.
dice-commitment = The server’s number:
dice-own-part = Your part:
dice-check = Check every roll
dice-right = All rolls check out ({ $rolls }): they follow from the secret and the players’ parts ({ $parts }).
dice-starter-agreed = The starting player was agreed, not drawn.
dice-own = Your own part is among them, and the server’s number is the one that this browser was shown at first.
dice-not-own = This browser sent no part, so it cannot tell whether the server’s number was the same from the beginning.
dice-late =
    { $count ->
        [one] One part was added during the game, when somebody sat down again.
       *[other] { $count } parts were added during the game, when somebody sat down again.
    }
dice-fault-missing = Events are missing, or the game stops before its end (event { $event }).
dice-fault-commitment = The server’s number is not the one that this browser was shown at first.
dice-fault-secret = The secret shown at the end is not the one that the server bound itself to.
dice-fault-part = The part that this browser sent is missing or was changed (event { $event }).
dice-fault-since = A part does not count from the next draw on (event { $event }).
dice-fault-deal = The draw at the start does not follow from the secret (event { $event }).
dice-fault-chain = A player’s number is not one that the player’s browser committed to (event { $event }).
dice-fault-reveal = A roll was made without a number that was due (event { $event }).
dice-fault-extra = A player revealed a number that was not due (event { $event }). A person who knew the server’s secret could choose a roll that way.
dice-fault-draw = A roll was skipped or used twice (event { $event }).
dice-fault-roll = A roll does not follow from the secret (event { $event }).
dice-fault-seen = A roll is not the one that this browser was shown during the game (event { $event }).
draw-about = No die is rolled in this game. Only the draw at the start is left to chance: who begins, and what else is drawn, such as colours. The server and every player’s browser committed to secret numbers first and revealed them afterwards. The draw is calculated from all of them, so nobody could choose it. At the end it can be calculated again.
draw-limits = What remains possible: a player who knows the server’s secret and all numbers can stand up before the start, and then another draw is made; the check reports that. The pages also come from the server: with changed pages it could learn the numbers that your browser keeps secret. And nobody can check a game that the server stopped before its end.
draw-about-parts = No die is rolled in this game. Only the draw at the start is left to chance: who begins, and what else is drawn, such as colours. Before anybody sat down, the server bound itself to a secret by publishing a number. Every player added a part. At the end the secret is shown, and the draw can be derived again.
draw-check = Check the draw
draw-right = The draw checks out: it follows from the secret and the players’ parts ({ $parts }).

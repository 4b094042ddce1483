dice-about = Before anybody sat down, the server bound itself to a secret by publishing a number. Every player added a part. At the end the secret is shown, and every roll can be derived again: a roll that was changed is found.
dice-limits = The check does not find a player who knew the secret, for example the person who runs the server. Such a player could know the outcome in advance and, by sitting down last, choose it. If that matters, play at a server that nobody at the table runs.
dice-commitment = The server’s number:
dice-own-part = Your part:
dice-check = Check every roll
dice-right = All rolls ({ $rolls }) follow from the secret and the players’ parts ({ $parts }).
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
dice-fault-draw = A roll was skipped or used twice (event { $event }).
dice-fault-roll = A roll does not follow from the secret (event { $event }).
dice-fault-seen = A roll is not the one that this browser was shown during the game (event { $event }).
draw-about = No die is rolled in this game. Only the draw at the start is left to chance: who begins, and what else is drawn, such as colours. Before anybody sat down, the server bound itself to a secret by publishing a number. Every player added a part. At the end the secret is shown, and the draw can be derived again.
draw-check = Check the draw
draw-right = The draw follows from the secret and the players’ parts ({ $parts }).

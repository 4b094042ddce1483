# The people at a table: who is there, who watches.

presence-connected = connected
presence-away = away
presence-left = gone
presence-spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
presence-live-connected = { $who } is back.
presence-live-away = { $who } is away.
presence-live-left = { $who } has gone.
phrase-menu = Say something
phrase-show = Show what others say
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-rematch = Rematch?
phrase-goodbye = Goodbye!
host-remove = Remove
host-remove-who = Remove { $who }
host-spectators = Others may watch
host-spectators-about = Otherwise only the players see the table.
host-closed = Only the players may watch this table.
waiting-bot = A bot joins in { $time } if nobody comes.
table-delete = Delete this table
table-delete-sure = Yes, delete it for everybody
proposal-delete = { $who } asks to delete this table with its game, for good.

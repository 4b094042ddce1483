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

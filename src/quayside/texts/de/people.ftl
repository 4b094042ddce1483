# Die Leute an einem Tisch: wer da ist, wer zuschaut.

presence-connected = verbunden
presence-away = abwesend
presence-left = nicht mehr da
presence-spectators =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
presence-live-connected = { $who } ist wieder da.
presence-live-away = { $who } ist gerade abwesend.
presence-live-left = { $who } ist nicht mehr da.

# Les gens à une table : qui est là, qui regarde.

presence-connected = en ligne
presence-away = pas à l’écran
presence-left = plus là
presence-spectators =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
presence-live-connected = { $who } est de retour.
presence-live-away = { $who } n’est pas devant l’écran.
presence-live-left = { $who } n’est plus là.

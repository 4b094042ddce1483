# Le persone a un tavolo: chi c’è, chi guarda.

presence-connected = in linea
presence-away = assente
presence-left = non c’è più
presence-spectators =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
presence-live-connected = { $who } è di nuovo qui.
presence-live-away = { $who } non è davanti allo schermo.
presence-live-left = { $who } non c’è più.

# Die offenen Tische, und wie man jemanden zum Spielen findet.

home-lobby = Offene Tische
home-lobby-empty = Im Moment wartet niemand.
home-lobby-free =
    { $free ->
        [one] 1 von { $count } Plätzen frei
       *[other] { $free } von { $count } Plätzen frei
    }
home-join = Mitspielen
home-watch = Zuschauen
pair-title = Sofort mit jemandem spielen
pair-game = Spiel
pair-clock = Bedenkzeit
pair-bot = Wenn niemand kommt, spielt ein Bot mit
pair-wait-30 = nach 30 Sekunden
pair-wait-60 = nach einer Minute
pair-wait-180 = nach drei Minuten
pair-wait-never = nie
pair-start = Gegner finden
lobby-age-new = gerade eröffnet
lobby-age-minutes =
    seit { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
lobby-age-hours =
    seit { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    }

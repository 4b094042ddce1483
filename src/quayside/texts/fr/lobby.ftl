# Le salon : tables ouvertes, et trouver un adversaire.

home-lobby = Tables ouvertes
home-lobby-empty = Personne n’attend pour le moment.
home-lobby-free =
    { $free ->
        [one] une place libre sur { $count }
       *[other] { $free } places libres sur { $count }
    }
home-join = Rejoindre
home-watch = Regarder
pair-title = Jouer tout de suite avec quelqu’un
pair-game = Jeu
pair-clock = Temps de réflexion
pair-bot = Si personne ne vient, un robot joue
pair-wait-30 = après 30 secondes
pair-wait-60 = après une minute
pair-wait-180 = après trois minutes
pair-wait-never = jamais
pair-start = Trouver un adversaire
lobby-age-new = vient d’ouvrir
lobby-age-minutes =
    depuis { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
lobby-age-hours =
    depuis { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }

# Le bilan d’une partie : d’abord trois phrases (summary-CLÉ), puis les nombres et les tournants.

summary-points =
    { $error ->
        [0] { $points }
       *[other] { $points } ± { $error }
    }
summary-times =
    { $error ->
        [0] { $times }
       *[other] { $times } ± { $error }
    }
summary-accuracy =
    { $you ->
        [1] Votre précision a été de { summary-points } sur 100.
       *[0] Côté précision, { $who } obtient { summary-points } sur 100.
    }
summary-accuracy-best = Le jeu le plus précis : { $who }, avec { summary-points } sur 100.
summary-roll-gave =
    { $you ->
        [1] Votre { $face } au tour { $turn } vous a donné { $points } points de chances de gagner.
       *[0] Le { $face } obtenu au tour { $turn } a donné à { $who } { $points } points de chances de gagner.
    }
summary-roll-cost =
    { $you ->
        [1] Votre { $face } au tour { $turn } vous a coûté { $points } points de chances de gagner.
       *[0] Le { $face } obtenu au tour { $turn } a coûté à { $who } { $points } points de chances de gagner.
    }
summary-mistake =
    { $you ->
        [1] Votre plus grosse faute, au tour { $turn }, vous a coûté { $points } points de chances de gagner.
       *[0] La plus grosse faute, au tour { $turn }, a coûté à { $who } { $points } points de chances de gagner.
    }
summary-even = Aucun lancer et aucun tour ne se détache : chaque changement est petit, ou plus petit que son erreur.
summary-without-luck =
    { $you ->
        [1] Sans le hasard, vous auriez gagné { summary-times } fois sur 100.
       *[0] Sans le hasard, { $who } aurait gagné { summary-times } fois sur 100.
    }
summary-mistakes =
    { $count ->
        [0] { $you ->
            [1] Vous n’avez fait aucune faute.
           *[0] Aucune faute commise par { $who }.
        }
        [one] { $you ->
            [1] Vous avez fait une faute{ summary-grave }
           *[0] Une faute commise par { $who }{ summary-grave }
        }
       *[other] { $you ->
            [1] Vous avez fait { $count } fautes{ summary-grave }
           *[0] { $count } fautes commises par { $who }{ summary-grave }
        }
    }
summary-mistakes-all =
    { $count ->
        [0] Personne n’a fait de faute.
        [one] Il y a eu une faute dans la partie{ summary-grave }
       *[other] Il y a eu { $count } fautes dans la partie{ summary-grave }
    }
summary-grave =
    { $grave ->
        [0] .
        [one] { " " }(dont { $grave } grave).
       *[other] { " " }(dont { $grave } graves).
    }

## The report of a game

report-busy = J’examine la partie… { $percent } %
report-progress = Progression
report-equilibrium = Valeurs d’un équilibre : ce que chacun gagne si tous suivent les stratégies calculées.
report-estimate = Estimé par une recherche. Le nombre après ± dit de combien une valeur peut être fausse.
report-exact = Exact : ce jeu est résolu.
report-proved = Démontré : la recherche n’a rien laissé en suspens.
report-chart = Les chances de chacun au fil de la partie
report-seats = Hasard et fautes
report-player = Joueur
report-luck = Hasard
report-mistakes = Fautes
report-mistakes-of =
    { $grave ->
        [0] { $count }
        [one] { $count } (dont { $grave } grave)
       *[other] { $count } (dont { $grave } graves)
    }
report-luck-about = La part du hasard est ce que les lancers ont donné, comparé à un lancer moyen.
report-loss-about = La perte d’un tour est ce qu’il coûte au joueur en chances de gagner, comparé au meilleur tour. Une faute coûte au moins { $mistake } points sur 100, une faute grave au moins { $grave }.
report-turning = Moments clés
report-turning-none = Aucun tour ne se détache : chaque changement est plus petit que son erreur.
report-step-luck = { $who } fait { $face }
report-step-skill = { $who } : { $move }
report-step-leaving = { $who } quitte la partie
report-mistake = faute
report-grave = faute grave
report-better = mieux : { $move }
report-how = Comment est-ce calculé ?
report-how-accuracy = La précision vaut 100 moins la perte moyenne des tours où il y avait un choix, en points de chances de gagner, comparés au meilleur tour.
report-how-luck = Sans le hasard : les chances au début, et ce que les tours de chacun y ont changé ; les lancers ne comptent pas. Pour { $who } : { $start } au début, { $own } par ses propres tours, { $others } par les tours des autres, donc { $sum }{ $clipped ->
        [1] , compté comme { $times }
       *[0] { "" }
    }.
report-accuracy = Précision
report-accuracy-of = { $points } sur 100
report-usual = Précision habituelle : { $levels }.
report-usual-level = niveau { $level } : { $points }
report-usual-about =
    Mesurée en { $games ->
        [one] une partie
       *[other] { $games } parties
    } à chaque niveau, entre deux robots de ce niveau.
report-usual-title = Précision habituelle des robots
report-level = Niveau
report-moments = Temps forts
report-best-turn = Meilleur tour
report-worst-turn = Plus grosse faute
report-margin = le deuxième meilleur coup aurait coûté { $points } points
report-at = Tour { $turn }
report-at-start = Début
report-round = Manche { $round }

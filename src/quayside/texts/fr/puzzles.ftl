## Les problèmes : les listes, un problème, sa solution

puzzles-title = Problèmes
puzzles-about = Chaque problème n’a qu’un premier coup qui le résout, et c’est prouvé. Vos essais restent sur cet appareil.
puzzles-day = Problème du jour
puzzles-day-title = Problème du jour : { $game }
puzzles-number = { $game }, problème { $number }
puzzles-difficulty = Difficulté { $difficulty } sur 5
puzzles-rating = Votre classement est de { $rating } après { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }. Résolus d’affilée : { $streak } (record : { $longest }).
puzzles-rating-about = C’est votre classement Elo face aux problèmes : la difficulté 1 compte pour 1000, chaque degré suivant pour 300 de plus. Seul le premier essai compte.
puzzles-now = Classement { $rating }, résolus d’affilée { $streak }.
puzzles-kind-chance = Trouvez le coup qui a les meilleures chances de gagner.
puzzles-kind-force = Gagnez la manche de force, quoi que fasse l’adversaire.
puzzles-kind-points = Trouvez le premier coup du tour qui rapporte le plus de points.
puzzles-task-chance = Votre couleur : { $colour }. Quel coup a les meilleures chances de gagner ?
puzzles-task-force = Votre couleur : { $colour }. Vous pouvez gagner la manche de force. Par quel coup ?
puzzles-task-points = Votre couleur : { $colour }. Par quel coup commence le tour qui rapporte le plus ?
puzzles-next-of = Problème suivant : { $game }
puzzles-next = Problème suivant
puzzles-all = Les { $count } problèmes
puzzles-one = Problème { $number }, difficulté { $difficulty }{ $state ->
        [solved] , résolu
        [failed] , non résolu au premier essai
       *[other] { "" }
    }
puzzles-wrong-chance = { $move } : ce coup gagne { $chance } des parties et coûte { $points } points de chances de gagner.
puzzles-wrong-points = { $move } : après cela, le tour rapporte au plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, soit { $lost } de moins que possible.
puzzles-wrong-open = { $move } : ce coup ne gagne pas de force.
puzzles-wrong-loses = { $move } : ce coup laisse l’adversaire gagner la manche de force.
puzzles-again = Réessayer
puzzles-give-up = Montrer la solution
puzzles-solved = Résolu.
puzzles-show-line = La jouer sur le plateau
puzzles-answer = Solution
puzzles-step = { $who } : { $move }.
puzzles-step-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
puzzles-because-chance = Il gagne { $best } des parties. Le deuxième meilleur coup en gagne { $second } : { $move }.
puzzles-because-points = Le tour rapporte { $best }. Après tout autre premier coup, il rapporte au plus { $second }.
puzzles-values = Ce que vaut chaque premier coup
puzzles-move = Coup
puzzles-value = Valeur
puzzles-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzles-wins = gagne de force
puzzles-loses = perd de force
puzzles-open = rien de forcé

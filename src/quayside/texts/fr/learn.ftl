# The pages with lessons. Read when somebody opens one; the lessons themselves are in NAME-lessons.ftl.

learn-step-of = Étape { $at } sur { $count }
learn-steps = Étapes de la leçon
learn-step-done = { $title }, réussie
learn-right = Exact !
learn-wrong = Pas tout à fait.
learn-next = Étape suivante
learn-again = Réessayer
learn-show = Montrez-moi
learn-back = Étape précédente
learn-skip = Passer
learn-play = Jouer maintenant

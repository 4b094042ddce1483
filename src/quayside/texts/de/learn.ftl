# The pages with lessons. Read when somebody opens one; the lessons themselves are in NAME-lessons.ftl.

learn-step-of = Schritt { $at } von { $count }
learn-steps = Schritte der Lektion
learn-step-done = { $title }, geschafft
learn-right = Richtig!
learn-wrong = Nicht ganz.
learn-next = Nächster Schritt
learn-again = Noch einmal
learn-show = Zeig es mir
learn-back = Schritt zurück
learn-skip = Überspringen
learn-play = Jetzt spielen

# The pages with lessons. Read when somebody opens one; the lessons themselves are in NAME-lessons.ftl.

learn-step-of = Passo { $at } di { $count }
learn-steps = Passi della lezione
learn-step-done = { $title }, fatto
learn-right = Giusto!
learn-wrong = Non proprio.
learn-next = Passo successivo
learn-again = Riprova
learn-show = Fammi vedere
learn-back = Passo indietro
learn-skip = Salta
learn-play = Gioca ora

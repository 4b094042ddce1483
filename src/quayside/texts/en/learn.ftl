# The pages with lessons. Read when somebody opens one; the lessons themselves are in NAME-lessons.ftl.

learn-step-of = Step { $at } of { $count }
learn-steps = Steps of the lesson
learn-step-done = { $title }, done
learn-right = Right!
learn-wrong = Not quite.
learn-next = Next step
learn-again = Try again
learn-show = Show me
learn-back = Previous step
learn-skip = Skip
learn-play = Play now

## Puzzles: the lists, one puzzle, its answer

puzzles-title = Puzzles
puzzles-about = One first move solves each of them, and that is proved. What you have tried stays on this device.
puzzles-day = Puzzle of the day
puzzles-day-title = Puzzle of the day: { $game }
puzzles-number = { $game }, puzzle { $number }
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-rating = Your rating is { $rating } after { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }. Solved in a row: { $streak }, at most { $longest }.
puzzles-rating-about = It is an Elo rating of you against the puzzles: difficulty 1 counts as 1000, every step 300 more. Only the first try counts.
puzzles-now = Rating { $rating }, solved in a row { $streak }.
puzzles-kind-chance = Find the move with the best chance of winning.
puzzles-kind-force = Win the round by force, whatever the other player does.
puzzles-kind-points = Find the first move of the turn that brings the most points.
puzzles-task-chance = You play { $colour }. Which move has the best chance of winning?
puzzles-task-force = You play { $colour } and can win the round by force. How does it begin?
puzzles-task-points = You play { $colour }. Which first move begins the turn with the most points?
puzzles-next-of = Next puzzle of { $game }
puzzles-next = Next puzzle
puzzles-all = All { $count } puzzles
puzzles-one = Puzzle { $number }, difficulty { $difficulty }{ $state ->
        [solved] , solved
        [failed] , not solved at the first try
       *[other] { "" }
    }
puzzles-wrong-chance = { $move }: this wins { $chance } and gives away { $points } points of winning chance.
puzzles-wrong-points = { $move }: after this the turn brings { $points ->
        [one] one point
       *[other] { $points } points
    } at most, { $lost } fewer than it could.
puzzles-wrong-open = { $move }: this does not win by force.
puzzles-wrong-loses = { $move }: this lets the other player win the round by force.
puzzles-again = Try again
puzzles-give-up = Show the solution
puzzles-solved = Solved.
puzzles-show-line = Play it on the board
puzzles-answer = Solution
puzzles-step = { $who }: { $move }.
puzzles-step-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
puzzles-because-chance = It wins in { $best } of all games. The next best move wins in { $second }: { $move }.
puzzles-because-points = The turn brings { $best }. After any other first move it brings at most { $second }.
puzzles-values = What every first move is worth
puzzles-move = Move
puzzles-value = Value
puzzles-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
puzzles-wins = wins by force
puzzles-loses = loses by force
puzzles-open = nothing forced

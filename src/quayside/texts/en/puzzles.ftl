## Puzzles: the lists, one puzzle, its answer

puzzles-title = Puzzles
puzzles-about = Each puzzle has exactly one first move that solves it, and that is proved. Your attempts stay on this device.
puzzles-day = Puzzle of the day
puzzles-day-title = Puzzle of the day: { $game }
puzzles-number = { $game }, puzzle { $number }
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-rating = Your rating is { $rating } after { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }. Solved in a row: { $streak } (best: { $longest }).
puzzles-rating-about = This is your Elo rating against the puzzles: difficulty 1 counts as 1000, each further level as 300 more. Only the first try counts.
puzzles-now = Rating { $rating }, solved in a row { $streak }.
puzzles-kind-chance = Find the move with the best chance of winning.
puzzles-kind-force = Win the round by force, whatever the other player does.
puzzles-kind-points = Find the first move of the turn that scores the most points.
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
puzzles-wrong-chance = { $move }: this wins { $chance } of all games and gives away { $points } points of winning chance.
puzzles-wrong-points = { $move }: after this the turn scores { $points ->
        [one] one point
       *[other] { $points } points
    } at most, { $lost } fewer than possible.
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
puzzles-because-chance = It wins { $best } of all games. The second-best move wins { $second }: { $move }.
puzzles-because-points = The turn scores { $best }. After any other first move it scores at most { $second }.
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

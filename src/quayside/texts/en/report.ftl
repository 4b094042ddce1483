# The report on a game: three sentences first (summary-KEY, $who names a seat, $you is 1 for the
# reader), then numbers and turning points. A name never begins a sentence.

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
        [1] Your accuracy was { summary-points } out of 100.
       *[0] The accuracy of { $who } was { summary-points } out of 100.
    }
summary-accuracy-best = The most accurate player was { $who }: { summary-points } out of 100.
summary-roll-gave =
    { $you ->
        [1] Your roll of { $face } in turn { $turn } gave you { $points } points of winning chance.
       *[0] The roll of { $face } in turn { $turn } gave { $who } { $points } points of winning chance.
    }
summary-roll-cost =
    { $you ->
        [1] Your roll of { $face } in turn { $turn } cost you { $points } points of winning chance.
       *[0] The roll of { $face } in turn { $turn } cost { $who } { $points } points of winning chance.
    }
summary-mistake =
    { $you ->
        [1] Your biggest mistake, in turn { $turn }, cost you { $points } points of winning chance.
       *[0] The biggest mistake, in turn { $turn }, cost { $who } { $points } points of winning chance.
    }
summary-even = No roll and no turn stands out: every change is small or smaller than its error.
summary-without-luck =
    { $you ->
        [1] Without luck you would have won { summary-times } times in 100.
       *[0] Without luck, { $who } would have won { summary-times } times in 100.
    }
summary-mistakes =
    { $count ->
        [0] { $you ->
            [1] You made no mistakes.
           *[0] There were no mistakes by { $who }.
        }
        [one] { $you ->
            [1] You made one mistake{ summary-grave }
           *[0] There was one mistake by { $who }{ summary-grave }
        }
       *[other] { $you ->
            [1] You made { $count } mistakes{ summary-grave }
           *[0] There were { $count } mistakes by { $who }{ summary-grave }
        }
    }
summary-mistakes-all =
    { $count ->
        [0] Nobody made a mistake.
        [one] There was one mistake in the game{ summary-grave }
       *[other] There were { $count } mistakes in the game{ summary-grave }
    }
summary-grave =
    { $grave ->
        [0] .
       *[other] { " " }({ $grave } grave).
    }

## The report of a game

report-busy = Looking through the game… { $percent }%
report-progress = Progress
report-equilibrium = Values of an equilibrium: what players win if all follow the computed strategies.
report-estimate = Estimated by search. The number after ± says how far off a value may be.
report-exact = Exact: this game is solved.
report-proved = Proved: the search left nothing open.
report-chart = Chances of winning during the game
report-seats = Luck and mistakes
report-player = Player
report-luck = Luck
report-mistakes = Mistakes
report-mistakes-of =
    { $grave ->
        [0] { $count }
       *[other] { $count } ({ $grave } grave)
    }
report-luck-about = Luck is what the rolls gave, compared with an average roll.
report-loss-about = The loss of a turn is how much it lowers the player’s chance of winning, compared with the best turn. A mistake costs at least { $mistake } points out of 100, a grave one at least { $grave }.
report-turning = Turning points
report-turning-none = No turn stands out: every change is smaller than its error.
report-step-luck = { $who } rolled a { $face }
report-step-skill = { $who }: { $move }
report-step-leaving = { $who } left
report-mistake = mistake
report-grave = grave mistake
report-better = better: { $move }
report-how = How is this worked out?
report-how-accuracy = Accuracy is 100 minus the average loss of the turns that had a choice, in points of winning chance, compared with the best turn.
report-how-luck = Without luck: the chance at the start, plus what everybody’s turns changed; rolls are left out. For { $who }: { $start } at the start, { $own } by their own turns, { $others } by the turns of others: { $sum }{ $clipped ->
        [1] , which counts as { $times }
       *[0] { "" }
    }.
report-accuracy = Accuracy
report-accuracy-of = { $points } out of 100
report-usual = Usual accuracy: { $levels }.
report-usual-level = level { $level }: { $points }
report-usual-about =
    Measured in { $games ->
        [one] one game
       *[other] { $games } games
    } at each level, between two bots of that level.
report-usual-title = Usual accuracy of bots
report-level = Level
report-moments = Key moments
report-best-turn = Best turn
report-worst-turn = Biggest mistake
report-margin = the second-best move would have cost { $points } points
report-at = Turn { $turn }
report-at-start = Start
report-round = Round { $round }

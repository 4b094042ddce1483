# The command line. Words that are typed (undo, resign, save ...) are the same in every language.

cli-preparing = Preparing the rules for the first time on this machine
cli-list-game = { $game } ({ $players } players).
cli-game = { $game } ({ $name }, { $players } players)

## Playing

cli-ask-roll = { $who }, what did you roll?
cli-rolls = { $who } rolls a { $face }.
cli-rolls-again = { $who } rolls a { $face }, which allows no move: again.
cli-plays = { $who }: { $move }.
cli-plays-telling = { $who }: { $move } – { $told }.
cli-many-moves = { $count } moves are legal. “moves” lists all of them, “moves WORD” those that contain a word, such as a square.
cli-taken-back = Undone.
cli-nothing-to-take-back = There is nothing to undo.
cli-save-where = Save where? Type: save game.quay
cli-saved = Saved to { $file }.
cli-help = Type a number or a move to play it; undo, resign, save FILE, board, moves, rules, quit.
cli-unfinished = The game is not finished.
cli-wins = { $who } wins{ $points }.
cli-share = { $who } share the victory{ $points }.
cli-draw = The game is a draw{ $points }.

## Records

cli-checked =
    { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, correct. { $result }
cli-show-help = Enter or n: next   p: back   a number: go there   first, last   q: quit
cli-show-unknown = “{ $word }” is not one of these commands.
cli-show-roll = { $who } rolls a { $face }.
cli-show-move = { $who }: { $move }
cli-show-resign = { $who } resigns.
cli-show-time = { $who } runs out of time.

## Explaining

cli-thinking = thinking
cli-going-through = going through the game
cli-looking-for-puzzles = looking for puzzles
cli-seat-wins = { $who }: { $share } to win
cli-column-roll = roll
cli-column-move = move
cli-column-wins = { $who } wins
cli-column-best = best move
cli-column-loses = cost
cli-column-error = error
cli-column-mistakes = mistakes
cli-column-accuracy = accuracy
cli-column-player = player
cli-column-start = at the start
cli-column-luck = luck
cli-column-lost = lost through mistakes
cli-column-result = result
cli-rolled-again = rolled again
cli-more-moves =
    { $count ->
        [one] and one move that is worth less
       *[other] and { $count } moves that are worth less
    }
cli-not-looked-at =
    { $count ->
        [one] One move was not looked at closely.
       *[other] { $count } moves were not looked at closely.
    }
cli-mistakes =
    { $grave ->
        [0] { $count }
       *[other] { $count } ({ $grave } grave)
    }
cli-kind-equilibrium = Equilibrium
cli-kind-estimate = An estimate, with a standard error of { $error }.
cli-kind-estimates = Estimates: every number is followed by its standard error (±).
cli-kind-exact = Exact
cli-kind-of-equilibrium = Values of an equilibrium: nobody gains more than { $error } by leaving it.
cli-kind-proved = Proved
cli-kind-within = { $known }, to within { $error }.
cli-turning-points = Turning points:
cli-no-turning-points = No turning points: every change is smaller than its error.
cli-difficulty = difficulty { $level }
cli-puzzle-line = Solution: { $line }
cli-puzzles-checked = { $count } puzzles checked, { $wrong ->
        [0] all correct
       *[other] { $wrong } wrong
    }.

## What is wrong with a command, in the languages that Typer does not speak; English tells details

cli-misuse-missing = { $what } is missing.
cli-misuse-value = That is not a valid value for { $what }.
cli-misuse-option = There is no option { $option }.
cli-misuse-no-value = { $option } needs a value.
cli-misuse-command = There is no command “{ $command }”. “quayside --help” lists them.
cli-misuse-extra = Unexpected words: { $words }.
cli-misuse-no-command = A command is missing. “quayside --help” lists them.
cli-file-missing = No such file or directory
cli-file-folder = Is a directory
cli-file-forbidden = Permission denied
cli-file-exists = File exists
cli-file-full = No space left on device
cli-refused-move = ‘{ $move }’ is not a move. “moves” lists all legal moves.
cli-refused-game = there is no game ‘{ $name }’; there are: { $known }
cli-refused-edition = { $game } has no edition ‘{ $name }’; it has: { $known }
cli-refused-players = { $game } is for { $known } players, not { $count }
cli-refused-option = { $game } has no option ‘{ $name }’; it has: { $known }
cli-refused-value = { $name } is one of { $known }; got ‘{ $value }’
cli-refused-starter = the starting seat is one of 0 to { $most }; got ‘{ $value }’
cli-refused-language = a language is one of { $known }; got ‘{ $value }’
cli-refused-seats = { $count } seats are named, but the game has { $players } players
cli-refused-seat = a seat is human, random, greedy, a level such as 3 or uct:NODES, not ‘{ $value }’
cli-refused-dice = dice are ‘fair’ or ‘real’, not ‘{ $value }’
cli-refused-seed = a seed is a whole number, 0 or more
cli-refused-exists = { $file } already exists; choose another name for the record
cli-refused-option-form = an option looks like ‘name=value’, not ‘{ $value }’
cli-refused-at = this record goes from 0 to { $last }, not to { $at }
cli-refused-unreadable = { $file } cannot be read
cli-refused-solution = there is no solution ‘{ $name }’; there are: { $known }
cli-refused-unsolvable = { $game } cannot be solved here
cli-refused = This is not possible.
cli-refused-search-twice = give --simulations or --seconds, not both
cli-refused-puzzles-of = the puzzles that come with the package are of { $known }, not of { $name }; --seed makes new ones
cli-refused-check-seed = --check proves puzzles and makes none: leave out --seed
cli-refused-option-file = { $game } reads no option ‘{ $name }’ from a file
cli-refused-for-many = --pieces and --horizon are for games of more than two players
cli-refused-proofs = there are no proofs of { $game } here
cli-refused-device = a device is ‘cpu’ or ‘cuda’, not ‘{ $value }’
cli-refused-net = { $game } has no network to train
cli-refused-deal = { $game } draws { $known } at random, not { $value }
cli-refused-cap = cap is a whole number from 0 (none) to { $most }; got ‘{ $value }’
cli-refused-floors = floors is an order of the floors 0, 1 and 2, as in 012; got ‘{ $value }’
cli-refused-colours = colours are { $count } different letters of { $known }, by seat; got ‘{ $value }’
cli-refused-cap-multiple = CR-10: cap is a multiple of the { $count } players; got { $value }
cli-refused-decisions = there is no set of decisions for { $game } ({ $file })
cli-refused-positions = random games of { $game } come by few more than { $found } positions: ask for fewer than { $count }
cli-refused-folder = there is no folder { $folder } to write { $file } into
cli-refused-other-table = { $file } was made with another value of { $name }: choose another file, or remove it
cli-refused-package = this needs { $name }: pip install quayside[{ $extra }]
cli-refused-policy = there is no policy ‘{ $value }’: name a function of a state and a seed as MODULE:FUNCTION
cli-refused-bot = there is no bot ‘{ $value }’ for { $game }
cli-refused-bot-form = ‘{ $value }’ is not a bot; one looks like ‘{ $example }’
cli-refused-equilibrium = there is no equilibrium of { $game } on this machine
cli-refused-bots = { $game } needs 1 to { $most } bots, not { $count }
cli-refused-other-log = the log belongs to another measurement

## Results of commands

cli-serve-ready = Quayside is ready: { $url }
cli-serve-network = In the local network: { $url }
cli-serve-stop = Stop with Ctrl-C.
cli-counting = counting to depth { $depth }
cli-playouts = { $game }: { $games } random games, { $actions } actions
cli-playouts-rate = { $rate } actions a CPU second; { $seconds } s in all
cli-playouts-wins = { $who } wins { $share }
cli-arena-bot = bot
cli-arena-share = share
cli-arena-interval = 95% interval
cli-arena-fair = fair
cli-arena-turn = s a turn
cli-arena-range = { $low } to { $high }
cli-solved = { $name }: { $count } positions, error at most { $error }
cli-solved-start = The player who begins wins { $share }
cli-solved-equilibrium = { $name }: { $count } positions, an equilibrium
cli-solved-chances = Chances of winning, in playing order: { $chances }
cli-solved-gain = No player gains more than { $most } anywhere by playing differently
cli-solutions-name = solution
cli-solutions-size = size
cli-solutions-tolerance = tolerance
cli-solutions-start = start
cli-solutions-shipped = shipped
cli-solutions-folder = Solutions that you make are kept in { $folder }
cli-solutions-right = { $name } is correct: largest residual { $residual } in { $count } positions, error { $error }
cli-removed = removed { $file }
cli-not-proved = Not proved with at most { $quiet } turns that make no threat.
cli-proved = Proved: { $claim }. The certificate has { $answers } answers.
cli-proof-right = { $file } is correct: { $claim } in { $position } ({ $answers } answers checked)
cli-site-written = { $folder }: { $files } files, { $bytes } bytes
cli-site-look = Look at it:
cli-site-copy = Then copy the folder to any place on a web host.
cli-site-allow = The server must allow it:
cli-backup-done = { $file }: { $count } events
cli-restore-done = { $file }: { $count } events restored
cli-table-closed = { $table } is closed
cli-table-deleted = { $table } is deleted
cli-rows = { $file }: { $rows } rows, { $bytes } bytes
cli-kept-games = { $kept } of { $games } games are saved; the same command resumes from there

## Checking the dice

cli-dice-right =
    { $rolls ->
        [one] One roll
       *[other] { $rolls } rolls
    } and the deal ({ $deal }) follow from the secret and { $parts ->
        [one] one part
       *[other] { $parts } parts
    }.
cli-dice-right-chains =
    { $rolls ->
        [one] One roll
       *[other] { $rolls } rolls
    } and the deal ({ $deal }) follow from the secret and { $parts ->
        [one] one value
       *[other] { $parts } values
    } of the hash chains.
cli-dice-others =
    { $count ->
        [one] One roll
       *[other] { $count } rolls
    } of seats without a hash chain, such as bots: the server could know these since the last person’s turn or roll.
cli-dice-taken-back =
    Also taken back: { $count ->
        [one] one roll
       *[other] { $count } rolls
    } (draw=face { $draws }).
cli-dice-withdrawn =
    Also withdrawn: { $count ->
        [one] one roll
       *[other] { $count } rolls
    } (draw=face { $draws }).
cli-dice-compare = Compare the commitment with the one you were shown: { $commitment }.
cli-dice-limits = This check does not cover names, the date, moves or who took back a move.
cli-doubt-unfinished = IN DOUBT: the game was abandoned before its end, so later rolls may be missing.
cli-doubt-missing = IN DOUBT: draws { $draws } are missing, and the record does not say that they were taken back or withdrawn (records of version 0.1 never did). A server that skips draws chooses among rolls.
cli-doubt-late-part = IN DOUBT: seat { $seat } added a part during the game, from draw { $draw } on. A person who knew the secret could choose the rolls after it.
cli-doubt-idle = IN DOUBT: no part of seat { $seat } entered any draw, although a player sat there.
cli-doubt-new-chain = IN DOUBT: seat { $seat } began a new hash chain during the game, before draw { $draw }. A person who knows the secret could avoid a roll by that.
cli-doubt-deal-twice = IN DOUBT: values for the deal were revealed more than once. A player who knew the first ones could avoid that deal by standing up before the start.
cli-doubt-no-value = IN DOUBT: draws { $draws } have no new value of the seat that rolled, as when a bot takes over for a person. The server could know them in advance.
cli-doubt-more-values = IN DOUBT: before draws { $draws } a seat revealed more values than its rolls and turns need, as after a takeback. A player who knows the secret chooses among rolls by that.
cli-fault-unsupported = only these dice can be checked: { $known }; the record says ‘{ $said }’
cli-fault-unfinished = the record stops before the end of the game: only whole games can be checked
cli-fault-listed-twice = a draw is taken back or withdrawn, and is also in the game or listed twice
cli-fault-no-die = { $game } has no die in play, and the record has a roll
cli-fault-roll = draw { $draw } should be { $right }, not { $face }
cli-fault-no-secret = the secret is not in the record: the game is not over, or was cut
cli-fault-commitment = the record has another commitment than the one you were shown: { $bound }
cli-fault-malformed = the line ‘{ $header }’ of the record is not well-formed
cli-fault-deal = the deal should be ({ $right }), not ({ $dealt })
cli-fault-count =
    there { $rolls ->
        [one] is one roll
       *[other] are { $rolls } rolls
    }, but draws for { $draws }
cli-fault-taken-back = nobody could take back draw { $draw }: no move was made before the next roll
cli-fault-withdrawn = nobody left where draw { $draw } is said to be withdrawn
cli-fault-alone = no number of a player entered the deal, so the server alone chose it
cli-fault-no-seat = there is no seat { $seat }
cli-fault-order = the numbers of seat { $seat } are not in the order of the draws
cli-fault-late = a number of seat { $seat } would count from draw { $draw } on, but the last draw is { $last }
cli-fault-chain = the values of seat { $seat } do not lead back to its anchor
cli-fault-own-part = your part { $part } is not in the record

## Examining a game

cli-conform-ok = ok
cli-conform-default = default
cli-conform-failed = failed
cli-conform-finding = { $what }: { $note }
cli-conform-module = module { $name }
cli-conform-game = { $game } for { $players } players{ $options }
cli-conform-levels = levels of { $what }
cli-conform-texts = texts
cli-conform-agree = compiled and interpreted agree
cli-conform-required = required
cli-conform-absent = absent: the default is used
cli-conform-missing = missing: { $names }
cli-conform-sum = { $game }: { $ok } ok, { $default } default, { $failed } failed

## Training

cli-train-resumed = resuming after iteration { $number } in { $folder }
cli-train-first = first iteration
cli-train-stopped = stopped; iteration { $number } is the last one saved
cli-train-iteration = iteration { $number }: { $positions } positions, { $minutes } min, policy { $policy }, value { $value }, play { $play } s, learn { $learn } s of { $spent }
cli-train-done = { $iteration }; the network is in { $file }

## Regret

cli-regret-progress = mean loss { $loss }
cli-regret-against = value against perfect play
cli-regret-apart = bounds { $width } apart
cli-regret-decisions = decisions
cli-regret-mean = mean loss
cli-regret-best = best move
cli-regret-largest = largest loss
cli-regret-phase-all = all
cli-regret-phase-opening = opening
cli-regret-phase-entering = entering
cli-regret-phase-last-in-hand = last in hand
cli-regret-phase-all-on-board = all on board
cli-regret-title = { $policy } in { $game }, in shares of a win
cli-regret-worst = largest loss: { $position }
cli-regret-wins = against perfect play it wins { $first } as first and { $second } as second player ({ $how }; perfect play { $perfect } and { $other })
cli-regret-how-sampled = estimated from the losses in { $count } games
cli-regret-how-bounds = proved bounds, { $count } decisions queried
cli-regret-how-exact = exact
cli-regret-how-turned = exact, for the policy that first turns each position to its image in the solution
cli-regret-unsolved = The value against perfect play needs the solution: { $command }

## Solving and proving

cli-solve-layer = layer { $number } of { $layers }, gap { $gap }, about { $left } left
cli-solve-pairs = two left, { $containers } containers: { $sweeps } sweeps, gap { $gap }
cli-solve-level = { $containers } containers, temperature { $temperature }: { $sweeps } sweeps in { $seconds } s, pull { $pull }
cli-solve-branch = branch: { $steps } steps, { $products } products, step { $length }, temperature { $temperature }, { $seconds } s
cli-solve-proof = path { $path } s, proof { $proof } s
cli-solve-horizon = { $moves } moves: { $chances }, epsilon { $epsilon }
cli-solved-lowest = lowest of the last ten: { $chances }
cli-solved-highest = highest of the last ten: { $chances }
cli-solved-counting = Chances of winning, in playing order, { $moves } moves counted: { $chances }
cli-solved-gain-there = No player gains more than { $most } there by playing differently
cli-proving = proving
cli-prove-note = quiet turns: { $quiet }. After { $move } { $replies } replies lose; { $known } positions won, { $searches } searches
cli-prove-stopped = Stopped.
cli-prove-stopped-log = Stopped; the same command resumes from { $log }.

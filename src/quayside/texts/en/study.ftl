# The analysis board and setting up positions. These texts come with the page that needs them.

study-engine = What the position is worth
study-chances = Chances of winning
study-kind-exact = exact
study-kind-proved = proved
study-kind-equilibrium = equilibrium
study-kind-estimate = estimate
study-short-exact = exact
study-short-proved = proved
study-short-equilibrium = equil.
study-short-estimate = est.
study-how-exact = from the solved game, at most { $error } from the truth.
study-how-proved = by a search that left nothing open.
study-how-equilibrium = of computed strategies: nobody gains more than { $error } by leaving them.
study-how-estimate = by { $count } simulations; standard error { $error }.
study-depth = Forced wins were searched for { $turns } turns ahead.
study-effort =
    { $threads ->
        [one] { $threads } thread, { $seconds } s
       *[other] { $threads } threads, { $seconds } s
    }
study-solving = The server is solving this game: { $percent }%. After that the numbers are exact.
study-busy = Analysing… { $percent }%
study-off = The analysis is switched off.
study-failed = The analysis did not work here. Stop it and start it again.
study-stop = Stop analysing
study-start = Analyse
study-budget = Simulations of a search
study-simulations = { $count } simulations
study-moves = Moves of { $who } and the chance that each leaves
study-unknown = not examined
study-all = Show all { $count } moves
study-fewer = Show fewer
study-faces = The coming roll of { $who }: every face, the chance after it, and the best move
study-again = rolled again
study-way = Go through the line
study-first = To the beginning
study-back = One step back
study-next = One step forward
study-last = To the end of the line
study-tabs = More about the analysis
study-tab-moves = Moves
study-tab-graph = Graph
study-tab-players = Players
study-tab-share = Share
study-tree = The game and its branches
study-comment = Comment on this position
study-promote = Make this the main line
study-delete = Delete from here on
study-delete-sure = Yes, delete this and everything after it
study-graph =
    { $count ->
        [one] Find the chances of { $count } position
       *[other] Find the chances of { $count } positions
    }
study-keep = Save on this device
study-kept = Saved. You can find it under “Analysis board”.
study-kept-briefly = Kept only while this page is open: this browser has no more storage. Save it as a file.
study-file = Save as a file
study-link = Link to the whole analysis
study-link-long = This analysis is too long for a link. Save it as a file.
study-link-position = Link to this position
study-picture = The position as a picture
study-picture-save = Save the picture (PNG)
study-film = Save the line as an animated GIF
study-film-stop = Stop
study-film-busy = Drawing position { $at } of { $of }
study-film-failed = The pictures could not be drawn here.

analysis-text = Try moves and rolls in any position, and see what each is worth. Analyses stay on this device unless you share them.
analysis-start = From the start, or a position of your own
analysis-game = Game
analysis-players = Players
analysis-open = Open the board
analysis-file = From a file or a text
analysis-file-open = Open a saved game…
analysis-kept = Saved analyses
analysis-one = { $game }, { $date }
analysis-remove = Delete: { $name }

edit-title = { $game }: set up a position
edit-open = Set up a position
edit-piece = What to put down
edit-take-away = Remove
edit-container = Container of { $who } ({ $left } left)
edit-die = { $who }: { $face }
edit-blocker = Blocker of { $who }
edit-turn = Whose turn
edit-roll = Roll
edit-not-rolled = not rolled yet
edit-standing = { $who } is
edit-in = in the game
edit-starter = Began the round
edit-round = Round
edit-last = Last die of { $who }
edit-points = Points of { $who }
edit-faces = How { $crate } lies
edit-customs = Customs
edit-turns = Turns played
edit-right = This position can come up in a game.
edit-wrong = This position cannot come up in a game:
edit-done = Analyse this position
edit-click = Choose what to put down, then click a square.
edit-take-up = Click what you want to move.
edit-put-down = Now click where it goes, or click it again to leave it.
analysis-paste = Position or record as text
analysis-paste-open = Open
study-code = Show the QR code
study-at = Position { $at } of { $of }

## Positions and records that cannot be read

form-wrong = It is not in the expected form.
form-word = “{ $word }” does not belong there.
form-ends = It ends too early: something is missing.
form-twice = Something is given twice.
form-game = There is no game “{ $word }” here.
form-edition = There is no edition “{ $word }” of this game; there are: { $known }.
form-players = This game is for { $counts } players, not { $count }.
form-option = “{ $word }” is not an option of this game.
record-at = Line { $line }, column { $column }: { $what }
record-header = Here a header such as “game: …” or an empty line before the moves is missing.
record-twice = The header “{ $word }” appears twice.
record-no-game = A record says its game in a line such as “game: …”.
record-version = This record was played under version { $word } of the rules, which is not known here.
record-date = “{ $word }” is not a date; one looks like 2026-11-15.
record-other-game = The position belongs to another game.
record-unclosed = What begins here is never closed with “{ $word }”.
record-round = “/” separates rounds, and no round ends here.
record-branch-first = A branch follows the roll or move that it replaces.
record-branch-closed = No branch is open here.
record-branch-empty = A branch has at least one roll or move.
record-branch-deep = Branches are nested at most { $most } deep.
record-long = At most { $most } rolls and moves can be read here.
record-roll = “{ $word }” is not a roll.
record-refused = “{ $word }” cannot be played: { $why }
record-result = The moves do not lead to “{ $word }”.

# The home page, the frame of every page, settings and keys.

nav-label = Pages
nav-home = Home
nav-rules = Rules
nav-records = Open a game
nav-puzzles = Puzzles
nav-skip = To the content
close = Close
busy = One moment …
home-title = Small, sharp board games
home-lead = Play at once against the computer, with friends on this screen, or anywhere by a link. No account.
home-lead-here = Play at once against the computer or with friends on this screen, also offline. No account.
home-play-now = Play now
home-play-now-game = Play now: { $game }
home-level = Play now against
home-same-screen = Same screen
home-same-screen-game = Play { $game } on the same screen
home-invite = Invite
home-invite-game = Invite people to { $game }
home-rules-game = Rules of { $game }
learn-offer-title = New here?
learn-offer-text = Learn a game in two minutes, on its own board.
learn-offer-game = Learn { $game }
learn-offer-no = No, thanks
home-resume = My games
home-forget = Remove { $game }
ending-won = { $who } has won.
ending-you-won = You have won!
ending-shared = { $who } share the win.
ending-abandoned = The game was abandoned.
ending-replay = Replay
panel-report = Report
dice-imported = from a record
games-turn = { $who } to play
games-your-turn = Your turn
games-against = against { $who }
home-players = { $least }–{ $most } players
home-minutes = about { $minutes } minutes
home-difficulty-1 = easy to learn
home-difficulty-2 = some rules to learn
home-difficulty-3 = takes a game to learn
home-study-learn = Learn
home-study-learn-game = Learn { $game }
home-study-puzzles = Puzzles
home-study-puzzles-text = Find the best move, every day a new one.
home-study-puzzles-start = Solve
home-analysis-text = Try moves and rolls in any position, and see what each is worth.
home-analysis-start = Open the board
home-analysis-kept = Your analyses
games-online = Online, { players-count }
games-more = More games ({ $count })
games-over = Finished games ({ $count })
games-remove-sure = Remove for good
games-keep = Keep
games-save-all = Save all my games
games-save-about = Games on this device are kept in this browser only. Save them to a file from time to time: “Choose a file” brings them back, here or on another device.
games-not-kept = This browser keeps no data (is this a private window?): your games are gone when you close the page. Save them to a file first.
games-restored = Games added: { $added }, continued: { $continued }, already here: { $known }.
home-lobby = Open tables
home-lobby-empty = Nobody is waiting right now.
home-lobby-free =
    { $free ->
        [one] one of { $count } seats free
       *[other] { $free } of { $count } seats free
    }
home-join = Join
home-watch = Watch
home-real-title = Use your real box
home-real-text = You have the real box: enter your rolls and moves, and the screen knows the rules, keeps the score and writes the record.
home-real-start = Begin
home-record-title = Open a file
home-record-text = Go through a record move by move, or bring your saved games back.
home-record-open = Choose a file
home-independent = Quayside is independent and unofficial. The games and their names belong to their authors and publishers.
players-count = { $count } players
game-with-edition = { $game }, { $edition }
seat-bot =
    Bot { $level ->
        [random] by chance
        [1] Pip
        [2] Nell
        [3] Jonas
        [4] Marta
        [5] Otto
        [6] Ines
        [7] Bruno
        [8] Vera
       *[other] level { $level }
    }
failure-title = Something broke
failure-text = The page stumbled. Your game is kept.
failure-reload = Reload
failure-part = This part of the page has failed.
failure-again = Try again
no-server = This copy of Quayside has no server: you can play here, but you cannot invite, join or watch others.
no-secure = This page came over plain HTTP, where browsers do not let you install it, use it offline or protect saved games from being cleared.
missing-title = There is nothing here
missing-text = The address may have been cut. Ask for the link again, or start from the beginning.
settings-title = Settings
settings-language = Language
settings-name = Your name
settings-to-light = Light colours
settings-to-dark = Dark colours
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Harbour (light)
settings-theme-dark = Night (dark)
settings-theme-contrast = High contrast
settings-board = Board
settings-board-auto = Automatic
settings-board-space = 3D
settings-board-plan = 2D
settings-motion = Animations
settings-motion-auto = As the device
settings-motion-full = Full
settings-motion-calm = Calm
settings-pace = Moves of others
settings-pace-normal = One by one
settings-pace-quick = Quickly
settings-quality = Graphics
settings-quality-auto = Automatic
settings-quality-full = With shadows
settings-quality-light = Light, for old devices
settings-pieces = Pieces
settings-pieces-plain = Colours alone
settings-pieces-signs = Letters and signs
settings-pieces-patterns = Patterns and signs
settings-coach = Tips for every step
settings-confirm = Ask before every move
settings-confirm-about = A move counts only when you end the turn; until then you can undo it.
settings-auto = Play without a choice by itself
settings-auto-about = The die is rolled for you, and a turn in which only one thing is possible is played.
settings-notify = Notify me when it is my turn
settings-letters = Keys with a single letter
settings-letters-about = R rolls, Q turns the board, and so on; ? lists them.
settings-sound = Sound
help-title = Controls
help-pointer = Mouse or finger: click a piece and then its place, or drag it there. Drag the table to turn it, and scroll or pinch to come closer.
help-key-help = this sheet
help-key-roll = roll
help-key-move = move on the board
help-key-pick = pick, put, play
help-key-down = put down
help-key-face = face of a die, card
help-key-turn = quarter turns of a falling crate
help-key-direction = direction of a crate
help-key-hand = container from the hand
help-key-blocker = blocker
help-key-leave = leave Customs where it is
help-key-undo = take back a chosen move of this turn
help-key-send = end the turn
help-key-rotate = turn the board
help-key-view = 2D or 3D
help-key-describe = hear the position
help-key-history = one step back, forward

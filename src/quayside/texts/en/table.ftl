# The table: playing, waiting, the end, the report.

table-unknown-title = There is no such table
table-unknown-here = There is no such game on this device. Games stay in the browser in which they were played; they come here by a file or by a link with the game in it.
table-your-turn-title = Your turn! { $game }
table-board = Board
table-tools = View
table-turn-left = Turn the board left
table-turn-right = Turn the board right
table-replay = Show the last move again
table-lift = Separate the floors
table-lift-short = Floors
table-xray = X-ray: see through the crates
table-xray-short = X-ray
table-plan = Plan view 2D
table-plan-short = 2D
table-reset-view = Reset the view
table-tap-again = Tap again to play it
table-sound = Sound
table-full-screen = Full screen
table-space-failed = This device can no longer draw the board in 3D, so you see it in 2D.
table-space-again = Try 3D again
table-players = Players
table-you = you
table-away = left the seat
table-won = won
table-hand = { $count } in hand
table-dice =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
table-blocker = blocker
table-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
table-looking = Step { $at } of { $of }
table-back = Back
table-forward = Forward
table-to-now = Back to the current position
table-to-end = To the end
table-thinking = { $who } is thinking…
table-waits-for = Waiting for { $who }.
table-due-roll = Your turn: roll the die.
table-due-roll-who = { $who }: roll the die.
table-due-container = You rolled a { $roll }. Choose a container.
table-due-container-who = { $who } rolled a { $roll }. Choose a container.
table-due-card = Play a card, then move a container.
table-due-card-who = { $who }: play a card, then move a container.
table-due-crates =
    Your turn: { $left ->
        [one] one move
       *[other] { $left } moves
    } to make.
table-due-crates-who =
    { $who }: { $left ->
        [one] one move
       *[other] { $left } moves
    } to make.
table-due-customs = Now you may put the Customs token on another crate, or leave it.
table-due-customs-who = { $who }: you may put the Customs token on another crate, or leave it.
table-due-customs-first = The first turn ends with Customs: put the token on a crate.
table-due-customs-first-who = { $who }: the first turn ends with Customs, put the token on a crate.
table-due-die = Now place a die.
table-due-die-who = { $who }: place a die.
table-due-die-or-blocker = Your turn: place a die, or first play your blocker.
table-due-die-or-blocker-who = { $who }: place a die, or first play your blocker.
table-due-move = Your turn: choose a move.
table-due-move-who = { $who }: choose a move.
table-due-send = Your turn is complete. End it, or undo a move.
table-due-send-who = { $who }: end your turn, or undo a move.
table-roll = Roll
table-real-roll = What did you roll?
table-correct-roll = Correct the roll ({ $face })
table-go-out = No move is possible: you are out
table-pass = Pass: no die can be placed
table-cards = Cards
table-card = Card { $card }
table-leave-customs = Leave Customs where it is
table-unstage = Undo
table-send-turn = End turn
table-hint = Hint
table-hint-busy = Thinking… { $percent }%
table-hint-best = Best: { $move }. Your chance of winning is then { $chance }.
table-hint-chance = Your chance of winning now: { $chance }.
table-takeback = Ask to undo my move
table-take-back = Undo the last move
table-stand = Leave the seat
table-to-bot = Let a bot play for { $who }
table-resign = Resign
table-resign-sure = Yes, resign
table-save = Save the record
table-other-seat = Change to your other seat: { $seat }
table-seat-free = The seat of { $who } is free.
table-come-back = Come back
table-bot-took-time = A bot has taken over your seat: time ran out.
table-bot-took-time-who = A bot has taken over the seat of { $who }: time ran out.
table-bot-took-agreed = A bot is playing for you.
table-bot-took-agreed-who = A bot is playing for { $who }.
table-bot-for = for { $who }
table-they-left = { $who } has left. Wait for them, or replace them?
table-replace-bot = Let a bot take over
table-replace-person = Offer the seat to someone else
table-bot-failed = { $who } had an error and is restarting.
proposal-takeback = { $who } asks to undo the last move.
proposal-correct-roll = { $who } asks to correct the last roll.
proposal-bot = { $who } proposes that a bot plays for { $target }.
proposal-person = { $who } proposes to open the seat of { $target }.
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
proposal-declined = { $who } declined.
ending-abandoned-text = No person was left at the table, so nobody has won.
ending-time = Time ran out for { $who }.
ending-rematch = Rematch
ending-to-rematch = Go to the rematch
waiting-title = { $game }: the table is set
waiting-text =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-draw = Everybody is here. The draw for the start is waiting for { $who }’s device.
waiting-starter = { $who } begins.
waiting-link = waiting for the person with the link
waiting-expected = { $who } has not come yet
waiting-there = is here
waiting-open = free
waiting-sit = Sit down
waiting-show-link = Link and code
waiting-watch = Link for spectators
invite-seat = Send this link to the person who will play here
invite-open = Anybody with this link can sit down
invite-watch = Link for spectators
invite-own = Continue on another device
invite-own-text = This link holds your seat: keep it to yourself
invite-code = QR code of the link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
games-move = Move to another device
games-move-link = The whole game is in this link: open it on the other device and play on there
games-move-long = This game is too long for a link or a code. Save it to a file and open the file on the other device.
games-move-file = Save this game to a file
link-offline = Connection lost. Your game is safe; reconnecting…
engine-coming = The rules are still loading; the board is here already.
engine-missing = This browser cannot run the rules itself (WebAssembly is missing or switched off): the server is asked for every move.
link-preparing = The server is getting ready for the first time: { $done } of { $of }.
link-preparing-bot = { $who } is getting ready for the first time on this server: { $done } of { $of }.
panel-label = Details of the game
panel-moves = Moves
panel-scores = Points
panel-table = Table
moves-start = Start
moves-rolled = rolled a { $face }
moves-rolled-again = rolled a { $face }, no move possible, rolls again
moves-gone-resign = resigns
moves-gone-time = out of time
scores-none = No points yet.
scores-plus = +{ $points }
scores-group =
    { $crates }: { $size } × { $each }, { $floor ->
        [0] ground
        [1] floor 1
       *[2] floor 2
    }
scores-round = Round { $round }: { $parts }
dice-fair = verifiable dice
dice-real = real dice
dice-device = dice of this device
draw-device = drawn by this device
dice-title = Are the dice fair?
dice-warning = The dice of this game are not right!
draw-fair = a verifiable draw
draw-title = Was the draw fair?
draw-warning = The draw of this game is not right!
live-rolled = { $who } rolled a { $face }.
live-your-turn = It is your turn.
live-describe = Have the position read out

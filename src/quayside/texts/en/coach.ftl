# The table, for those who play: what to do next and why, what happened, why it ended, who the bots are. Read when a table is opened.

## What is due, after what is picked

table-due-square =
    Now choose its square: use up { $roll ->
        [one] your 1 point
       *[other] all { $roll } points
    }.
table-due-square-who =
    { $who }: choose its square and use up { $roll ->
        [one] your 1 point
       *[other] all { $roll } points
    }.
table-due-out = You rolled a { $roll }, and none of your containers can use that up.
table-due-out-who = { $who } rolled a { $roll }, and none of the containers can use that up.
table-due-face = Now choose the number that your die shows.
table-due-face-who = { $who }: choose the number that your die shows.
table-due-blocker = Now place your blocker on a free square.
table-due-blocker-who = { $who }: place your blocker on a free square.
table-due-pass = There is no square where you may place a die.
table-due-pass-who = { $who }: there is no square where you may place a die.
table-due-direction = Which way? Choose a direction, or pivot the crate.
table-due-direction-who = { $who }: choose a direction, or pivot the crate.
table-due-landing = It falls. Choose how it is turned when it lands.
table-due-landing-who = { $who }: it falls. Choose how it is turned when it lands.
table-due-pivot = Choose how far the crate turns.
table-due-pivot-who = { $who }: choose how far the crate turns.

## The coach

coach-title = Tips
coach-brief = The rules in 30 seconds
coach-off = No more tips
coach-brief-title = { $game } in 30 seconds
coach-brief-close = Got it, let’s play
coach-all-rules = All the rules
coach-colour = You play { $colour }.
coach-colour-who = { $who } plays { $colour }.
coach-roll = The roll says how many points your container must use up.
coach-container =
    Pick a container, or one from your hand; use up all { $roll ->
        [one] { $roll } point
       *[other] { $roll } points
    }. A container under another one cannot move.
coach-square = A step costs 1 point, plus 1 for each level up or down. If you land on another container, it is stuck under yours.
coach-card = A card counts like a roll and is gone until you have played all six.
coach-out = Nothing else is possible with this roll: you are out.
coach-crates = Click a crate with nothing on top. You may move any crate, whatever its colour.
coach-direction = Tipping brings another face to the top; over an edge the crate falls and its top stays up. Pivoting changes only the sides.
coach-landing = The colour on top stays. The turn decides which colours come up when the crate is tipped later.
coach-pivot = Pivoting scores nothing, but it changes which face a later tip brings up.
coach-customs = Nobody may move the crate with Customs, or move another one onto it. Protect one of your crates, or lock one that others need.
coach-customs-first = { coach-customs }
coach-send = Once you end it, the turn counts.
coach-die = Not next to the die that you placed last: the hatched squares are forbidden for you.
coach-die-or-blocker = Pick a free square, but not next to the die that you placed last. You may play your blocker first, once per round.
coach-face = Three of your dice and one of the other player’s at the end make a line too, if the sum is 12.
coach-blocker = Nobody can use that square any more in this round. Afterwards you still place a die.
coach-pass = The turn goes to the other player.

## What happened

table-round = Round { $round } of 4
table-part-over = The round is over.
table-go-on = Next round
table-showing = { $who } is playing…
story-gone-resign = { $who } resigns.
story-gone-time = Time ran out for { $who }.
story-move = { $who }: { $move }.
moves-story = In sentences

## Why it ended

ending-no-move = { $who } rolled a { $roll } and had no move.
ending-no-card = { $who } had no card that allows a move.
ending-rounds = All four rounds are played; the higher total wins.
ending-resigned = { $who } resigned.
ending-score = { $who } { $points }
ending-length =
    { $turns ->
        [one] One turn was played.
       *[other] { $turns } turns were played.
    }
ending-level = Play again against
ending-level-play = New game

## The bots

bot-level = bot, level { $level }
bot-about-1 = Plays what looks nice and misses a lot.
bot-about-2 = Friendly, knows the basics, and often misses your plans.
bot-about-3 = Careful, and makes a slip now and then.
bot-about-4 = Calm and consistent; waits for your mistakes.
bot-about-5 = Calculates far and gives little away.
bot-about-6 = Sees through most of your plans.
bot-about-7 = Hardly ever makes a mistake.
bot-about-8 = The strongest at this table. Good luck!

## Taking back, hints, going through a game

hint-nudge-move = Have a look at this: { $what }.
hint-show = Show me the move
hint-play = Play it
replay-label = Go through the game
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
notify-title = { $game }: it is your turn
notify-ask = Tell me when it is my turn
table-helped = Hints and undo only for: { $who }

## With the real box

table-correct = Corrections
table-correct-move = Correct the last move ({ $who })
table-correct-shown = Correct this: undo it and all that followed
table-follow = Follow on other phones
table-follow-link = Link for everybody who wants to follow this game

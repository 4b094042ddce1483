# Opening a table, the rules page, records.

open-title = New table: { $game }
open-edition = Edition
open-players = Players
open-seats = Who plays?
open-who = Player at { $place }
open-name = Name, { $place }
open-name-hint = Name (optional)
open-level = Level, { $place }
open-starter = Who begins?
open-starter-drawn = Drawn at random
open-starter-seat = { $place }: { $name }
chair-here = On this screen
chair-invite = By link
chair-open = First to join
chair-bot = Computer
level-1 = 1 · beginner
    .about = Plays almost any move and overlooks most threats, but takes a win that is right there.
level-2 = 2 · easy
    .about = Follows simple ideas and often misses what you threaten.
level-3 = 3 · medium
    .about = Plays by sensible rules of thumb and misses a threat now and then.
level-4 = 4 · good
    .about = Looks ahead, but a patient opponent finds its mistakes.
level-5 = 5 · strong
    .about = Makes small mistakes, and seldom a large one.
level-6 = 6 · very strong
    .about = Gives little away: you have to earn every win.
level-7 = 7 · expert
    .about = Hardly ever overlooks anything.
level-8 = 8 · strongest
    .about = Thinks for up to three seconds a turn, and never holds back.
open-listed = Show in the list of open tables
open-listed-about = Everybody on this server can join.
open-more = More options
open-option = { $name }: { $about }
open-floors =
    { $ground ->
        [0] lower floor
        [1] middle floor
       *[2] upper floor
    }, { $middle ->
        [0] lower floor
        [1] middle floor
       *[2] upper floor
    }, { $top ->
        [0] lower floor
        [1] middle floor
       *[2] upper floor
    }
open-clock = Time limit
clock-none = No time limit
clock-minutes-5 = 5 min each, plus 5 s per turn
clock-minutes-15 = 15 min each, plus 10 s per turn
clock-minutes-30 = 30 min each, plus 20 s per turn
clock-days-1 = 1 day per turn
clock-days-3 = 3 days per turn
clock-days-7 = 7 days per turn
clock-days-left = { $count } d
open-then = When time is up
open-then-bot = a bot takes over
open-then-bot-about = The player can come back to the seat. When no person is left, the bots make at most 200 more rolls and moves; then the game ends without a winner.
open-then-lose = the player is out
open-then-lose-about = Running out of time counts as resigning: with two players, the other one wins.
open-inside = See inside
open-inside-about = On: floors can be lifted, and every face of every crate looked at. Off: memory counts, as in the printed rules, and you see all faces only of a crate that you are dropping.
open-hints = Hints and winning chances
open-hints-about = Everybody at the table can ask for the best move. Without hints you trust each other: nothing keeps a player from analysing the position elsewhere.
open-helped = Help for
open-helped-about = A handicap: without help, this player gets no hints and cannot undo moves. The record says so.
open-start = Start
open-invite = Open the table
open-late = The server is still getting ready. After its first start that can take a minute.
real-text = Roll and move on the table; enter here what happened. The screen says what is allowed, keeps the score and analyses the game afterwards.
real-game = Which box?
real-names = Who plays?
record-title = Open a game
record-text = Open the record of a game: it is checked against the rules, and you can go through it forward and back and have it analysed. A file with saved games brings them back to this device.
rules-title = { $game }: the rules
rules-brief-title = In thirty seconds
rules-play = Play
position-title = { $game }: a position
analysis-title = Analysis board
analysis-table = Analyse this game

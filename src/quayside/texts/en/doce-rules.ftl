# Doce: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-doce-brief-1 = Two players, a grid of 5 by 5 squares. On your turn place one die on a free square, showing any number you like.

rules-doce-brief-2 = Not next to the die that you placed last, not even diagonally: that is your **no-play zone**.

rules-doce-brief-3 = Once per round, before your die, you may put your **blocker** on a free square: nobody can use that square any more.

rules-doce-brief-4 = Four dice in a row that add up to exactly **12** win the round: all yours, or three of yours with the other player’s die at one end.

rules-doce-brief-5 = A quick win scores more: empty squares and a blocker that you kept are worth points. After four rounds the highest total wins.

rules-doce-goal =
    Four dice in a row that add up to **twelve** win a round. A match has four rounds; the highest total wins.
    .title = Goal

rules-doce-box =
    For 2 players. The box has a grid, 11 black and 11 white dice, 2 blank dice (the blockers), 2 markers, and a score track with 4 chips. In the pictures and the example here the players are red and blue. The publisher’s site suggests variations; here the game of the box is played.
    .title = The box

rules-doce-example =
    Red begins with a 3 on `b2`, Blue answers far away with a 6 on `e5`. Red’s next die must not touch `b2`, so it goes to `d2`: a 4. Blue plays a 5 on `b4`. Now Red plays a 2 on `a2`: that square is next to `b2`, but only the last die, `d2`, makes a zone. Blue does not see it coming and plays a 1 on `d4`.

    Red closes the gap with a 3 on `c2`: 2 + 3 + 3 + 4 = 12. Red scores 12, +2 because all four dice are red, +5 for the unused blocker and +1 for each of the 18 empty squares: 37 points. Blue scores 0 and begins the second round.
    .title = An example round

rules-doce-board =
    The grid has 5 by 5 squares, `a1` to `e5`. Each of the two players has 11 dice, one blocker (in the box, a blank die) and one marker. Dice are not rolled: you choose the face.
    .title = Grid and dice

rules-doce-turn =
    If you still have your blocker, you may play it first, on any free square, even in your own no-play zone, as long as you can place a die after it. The blocker takes its square **out of the round**: no die can be placed there, and no line runs through it.

    Then place **one die**, showing any number from 1 to 6, on a free square outside your no-play zone. Put your marker on it: it shows which die you placed last. The marker never goes on the blocker.
    .title = A turn

rules-doce-zone =
    The squares around your own last die, in all eight directions, are your **no-play zone**. It applies only to you and only on your next turn. On your first die of a round you have no zone.
    .title = The no-play zone

rules-doce-line =
    A line is four neighbouring squares in a row, a column or a diagonal. It wins for you if its four dice add up to 12 and **all four are yours**, or **three are yours and the other player’s die is at one end**.

    After every die both players’ lines are checked, so you can complete the other player’s line. If both have one, the round is a draw.
    .title = A winning line

rules-doce-pass =
    If you have no die left, or no free square outside your zone, you must pass; otherwise you may not. After a pass you have no zone. When no more dice can be placed, the round is a draw.
    .title = Passing

rules-doce-score =
    The winner of a round scores **12**, +2 if a winning line is made only of their own dice, +5 if they have not used **their own blocker**, +1 for each empty square (the square of a blocker is not empty), and −2 for every set of three of their own dice on the grid with the same number. The loser scores 0.

    In a draw each player scores 2, and +5 if they have not used **their own blocker**.
    .title = Score of a round

rules-doce-match =
    Everybody takes back dice and blocker for each round, and the players alternate in starting. Who starts the first round is drawn at random, unless the table says who begins. After four rounds the highest total wins; equal totals are a draw. A player who resigns or runs out of time loses the match.
    .title = The match

rules-doce-advice =
    Look for a die that threatens twelve in two places at once: one die cannot stop both. Keep the blocker for that moment, or keep it to the end for its 5 points. And before you play, check what your die does for the other player’s lines.
    .title = Good advice

rules-doce-writing =
    `c3=5` places a 5 on c3, `#b2` plays the blocker on b2 (a die follows in the same turn), `pass` passes.
    .title = Writing it down

rules-doce-figure-example = The 3 on c2 completes 2 + 3 + 3 + 4 = 12.

rules-doce-figure-line = A 4 on c1 makes 1 + 2 + 4 + 5 = 12: four dice of one player in a row win the round.

rules-doce-figure-ends = A 3 on c2 makes 3 + 4 + 3 + 2 = 12: three red dice, and the blue one is at the end. This line wins for Red. With the blue die in the middle it would not count.

rules-doce-figure-zone = The last die of the player to move is on c3: the eight squares around it are forbidden; e3 is allowed.

rules-doce-figure-blocker = A 3 on d5 would complete 2 + 3 + 4 + 3 = 12. The blocker on d5 prevents it; the player then still places a die.

rules-doce-credits = DOCE is a game by Luis, Daniel and Amelia Machado and Ivana Reyes; the box is by Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE is its trademark.

## Rulings

ruling-DC-1 = The printed sheet shows the grid only as a picture. We play on five by five squares, as public descriptions of the game have it.
    .title = The size of the grid
ruling-DC-2 = The printed rules forbid the squares next to your last die and do not say whether corners count. Here all eight directions do (our reading).
    .title = The no-play zone
ruling-DC-3 = By the printed rules a die follows the blocker. What if none can? Then you may not play the blocker (our choice).
    .title = A die after the blocker
ruling-DC-4 = The printed rules do not say what to do if you cannot place a die. Here you pass, and only then; a pass uses up the zone. When nobody can place a die any more, the round is a draw (our choice).
    .title = Who has to pass
ruling-DC-5 = By the printed rules a round is a draw if both players complete a line at once. So a die can complete the other player’s line, and after every die we check the lines of both, whoever placed it (our reading).
    .title = Lines count for both players
ruling-DC-6 = The printed rules do not say how often the 2 extra points are given if one die completes several lines of your own. Here they are given once (our choice).
    .title = The bonus counts once
ruling-DC-7 = The printed rules take off 2 points for three dice with the same number and do not speak of more. Here every full set of three costs 2: three to five dice cost 2, six to eight cost 4 (our reading).
    .title = Three of a kind costs points
ruling-DC-8 = The printed rules let the youngest player begin. Here the first round’s starter is drawn at random, unless the table says who begins (our choice).
    .title = Who begins
ruling-DC-9 = By the printed rules a die that you have let go stays as it is, and your turn is over. On a screen you may undo your turn until it is sent (our choice).
    .title = A die that was let go

## Why not?

why-DC-2 = That square is in your no-play zone, next to your own last die.
why-DC-3 = After the blocker on that square you could not place a die any more.
why-DC-4 = You pass only if you have no die left or no free square outside your zone.
why-doce-taken = A die lies here already. Choose a free square.
why-doce-blocked = A blocker lies here: nobody can use this square any more in this round.
why-doce-a-turn = That square is not free, or your blocker has been played already.

## Why a move is good

reason-doce-wins =
    It wins the round for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-doce-loses =
    It lets { reason-seat } win the round for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-doce-draws = It ends the round as a draw.
reason-doce-blocker-stops = The blocker stops { reason-seat } from winning with { $moves }.
reason-doce-stops =
    It stops { reason-seat } from winning with { $moves }{ $more ->
        [0] {""}
        [one] {" "}or one other move
       *[other] {" "}or { $more } other moves
    }.
reason-doce-still-wins =
    Beware: { reason-seat } can still win with { $moves }{ $more ->
        [0] {""}
        [one] {" "}or one other move
       *[other] {" "}or { $more } other moves
    }.
reason-doce-threatens =
    It threatens to win on the next turn with { $moves }{ $more ->
        [0] {""}
        [one] {" "}or one other move
       *[other] {" "}or { $more } other moves
    }, so { reason-seat } must answer.
reason-doce-threatens-many = It threatens to win on { $count } squares at once: { $squares }.
reason-doce-forces =
    { $turns ->
        [2] It wins the round by force with { $move }: there is no defence against a win on the next turn.
       *[other] It wins the round by force in { $turns } turns, beginning with { $move }.
    }
reason-doce-forces-line = It wins the round by force in { $turns } turns: { $line }; then there is no defence left. The replies in brackets hold out longest.
reason-doce-allows =
    After { $played }, { reason-seat } could win at once with { $moves }{ $more ->
        [0] {""}
        [one] {" "}or one other move
       *[other] {" "}or { $more } other moves
    }.
reason-doce-allows-force =
    After { $played }, { reason-seat } could win the round by force in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: { $line }.

## Why a position cannot come up in a game

cannot-doce-squares = The board has 25 squares.
cannot-doce-blockers = { $who } has one blocker: it is on the board or still held, not both.
cannot-doce-dice = { $who } has { $all } dice; with { $placed } on the board, the number left does not fit.
cannot-doce-last = No die of { $who } is on { $square }, so it cannot be their last one.
cannot-doce-line = A line of twelve is on the board, so this round is over.
cannot-doce-full = All dice are on the board, so this round is over.
cannot-doce-over = The match is over here, so it is nobody’s turn.
cannot-doce-goes-on = The match goes on here, so it must be someone’s turn.
cannot-doce-completed = No player’s last die completes all the lines of twelve on the board.
cannot-doce-blocker-held = { $who } still holds the blocker and cannot have just played it.
cannot-doce-blocker-stuck = After the blocker that was just played, no die can be placed.
cannot-doce-turns = { $starter } began this round and nobody can have passed yet. With { $placed } dice of { $first } and { $other } of { $second } on the board, it is not the turn of { $turn }.
cannot-doce-turns-over = { $starter } began this round and nobody can have passed. { $placed } dice of { $first } and { $other } of { $second } cannot be on the board.
cannot-doce-unmarked = { $who } cannot have passed, so one of their dice is the last one placed: choose which.
cannot-doce-totals = { $first } and { $second } points cannot be the score in round { $round }.

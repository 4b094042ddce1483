# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures. Marks: **bold** and `text form`; a blank line begins a
# paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION.

rules-brief = In thirty seconds
rules-rulings = Rulings

## Docker

rules-docker-brief-1 = Roll the die and move **one** of your containers by exactly that many points.
rules-docker-brief-2 = A step to a neighbouring square costs 1 point, plus 1 for every level up or down.
rules-docker-brief-3 = A new container enters in the middle of a side; that is its first step.
rules-docker-brief-4 = A container with another on top cannot move.
rules-docker-brief-5 = Cannot move with your roll? You are out. The last one in wins.

rules-docker-goal =
    Containers enter a hangar of nine squares, walk about and climb over each other. Whoever cannot move on their turn is out. The **last player left** wins.
    .title = Goal
rules-docker-board =
    The board has 3 by 3 squares, `a1` to `c3`: letters from west to east, numbers from south to north. The middle squares of the four sides, `b1`, `a2`, `b3` and `c2`, are the **entry squares**.

    Containers stack without limit. A container’s **level** is the number of containers under it: on the floor it is 0.
    .title = Board and containers
rules-docker-setup =
    Seats are counted clockwise from the south: two players sit south and north, three south, west and north, four on all sides. Everybody takes their containers in hand; the board is empty. The starting player is drawn at random, unless you agree on one.
    .title = Setup
rules-docker-edition-fr =
    Two players have six containers each, three or four players three each. You enter on **any** of the four entry squares. A roll without a move puts you out: there is no second roll.
    .title = The French edition
rules-docker-edition-en =
    Everybody has three containers. You enter only on **your own** entry square, the middle of your side. With fewer than three containers on the board you roll again when a roll allows no move.
    .title = The English and German edition
rules-docker-edition-it =
    Two players have six containers each, three or four players three each. You enter on **any** of the four entry squares. With fewer than three containers on the board you roll again when a roll allows no move.
    .title = The Italian edition
rules-docker-edition-omba =
    The first edition of the game. Two players have six containers each, three players four, four players three. You enter on **any** of the four entry squares. A roll without a move puts you out: there is no second roll.
    .title = OMBA
rules-docker-turn =
    Roll the die. Then move **one** of your containers by **exactly** that many points: one on the board that has nothing on top of it, or a new one from your hand. The choice is always yours.

    Then it is the turn of the next player clockwise who is still in.
    .title = A turn
rules-docker-points =
    A step goes to a square beside yours, never diagonally. It costs **1 point, plus 1 for every level** that the container climbs or descends. After the step it stands on top of whatever is there.

    Entering costs 1 point, plus 1 for each container that stands on the entry square. With points left the container walks on in the same move.
    .title = What a step costs
rules-docker-constraints =
    Every point of the roll must be used. A container stands on every square along its way and on none of them twice, and it may not come back to where it began. There is no hovering and no bobbing up and down to waste points.

    A container under another one cannot move, whoever owns the one on top. Where several ways lead to the same square, it is one and the same move.
    .title = What is not allowed
rules-docker-no-move =
    If your roll allows no move at all, you are **out**. Your containers stay on the board as obstacles, which may be climbed and covered; those in your hand leave the game. In the editions that let you roll again, you do so first as long as you have fewer than three containers on the board.
    .title = No move
rules-docker-end =
    As soon as only one player is left, that player has won. The others are ranked by how long they lasted. There is no limit of turns. Whoever resigns or runs out of time is out.
    .title = The end
rules-docker-cards =
    A variant without luck: instead of rolling, everybody holds cards 1 to 6 and plays one that allows a move. When your sixth card is played you take all six back. If no card in your hand allows a move, you are out.
    .title = With cards
rules-docker-writing =
    `a1-c3` moves the top container of a1 to c3, `+b2` enters one that ends on b2. The roll stands in front: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Writing it down
rules-docker-figure-entry = A 4: entering onto the occupied square b1 costs 2 points, stepping down to b2 another 2.
rules-docker-figure-climb = A 4 takes the container from a1 up two levels: 2 points to b1, 2 more to c1.
rules-docker-figure-cover = A 2 takes the container from b2 onto a2: one step and one level. The one underneath can no longer move.
rules-docker-figure-stuck = South has rolled a 2 and has nothing in hand. Every step from a1 climbs two levels and costs 3: South is out.

## Dockers

rules-dockers-brief-1 = On your turn make **three** moves with any crates, then you may move the Customs token.
rules-dockers-brief-2 = A free crate **tips** over its edge, **falls** onto a lower place, or **pivots** where it stands alone. None ever goes up.
rules-dockers-brief-3 = The colour on top is what counts: two or more of one colour side by side on a floor are **stored**.
rules-dockers-brief-4 = A crate that tips or falls into a group scores its size: times 1 on the ground, 3 on floor 1, 5 on top.
rules-dockers-brief-5 = Stored crates can only fall. A crate with the Customs token cannot move at all.
rules-dockers-brief-6 = After your turn all crates must touch. No three moves left: the game ends, most points win.

rules-dockers-goal =
    Twenty-seven crates stand in a block, three by three by three. Tip, drop and turn them so that **your colour lies side by side**. The most points win.
    .title = Goal
rules-dockers-crates =
    Each face of a crate is a lid or red, blue, yellow or green; its colour is the face **on top**. 24 crates have one lid and three colours. The three in the middle of each floor, Bahia, Singapour and Tanger, have two lids and all four colours. Each crate is named after a port and written with three letters.

    There is a ground and two floors above it; the ground does not end. All faces of all crates may be looked at.
    .title = Crates and floors
rules-dockers-setup =
    All crates start lid up. Everybody draws a colour; with two or three players the other colours belong to nobody. The starting player is drawn at random, the others follow clockwise. The Customs token waits beside the block.
    .title = Setup
rules-dockers-turn =
    Make exactly **three moves**, with any crates, whatever their colours: three different ones or the same crate again. Then comes Customs. Only a crate with nothing on top and without the Customs token can move.
    .title = A turn
rules-dockers-moves =
    {""}**Tip**: if the column beside it is as high as the floor the crate stands on, the crate rolls over its edge onto it. It stays on its floor, and the face on the side it rolls away from comes to the top.

    {""}**Fall**: if the column beside it is lower, the crate drops onto it. What was on top stays on top, and you may turn the crate by quarter turns as you like.

    {""}**Pivot**: if no side touches another crate, the crate may turn on the spot by one to three quarters.

    Where the column beside is higher, the way is blocked: no crate ever goes up, and none ever moves diagonally.
    .title = Three kinds of moves
rules-dockers-constraints =
    Within a turn a crate may not come back to a place where it has been, and it is pivoted at most once.

    After the third move all crates must be **joined**: one piece, connected side to side. And a move is allowed only if you can still finish your turn of three moves after it.
    .title = What is not allowed
rules-dockers-stored =
    Two or more crates with the same colour on top, side by side on the same floor and with nothing on them, are **stored**. Nobody may tip or pivot a stored crate; it can only fall. Lids never form a group, but colours that nobody plays do.

    A covered crate is not seen: putting a crate on top of one can break a group and free the others.
    .title = Stored crates
rules-dockers-points =
    When a crate has tipped or fallen and is now part of a group, the player of that colour scores the **size of the whole group**: times 1 on the ground, times 3 on floor 1, times 5 on floor 2. It does not matter who made the move. Uncovering or pivoting a crate scores nothing.
    .title = Points
rules-dockers-customs =
    After your third move you may put the Customs token on any other crate with nothing on top, or leave it where it is. A crate with the token cannot move, and nothing may be moved onto it. At the end of the very first turn the token must be placed.
    .title = Customs
rules-dockers-end =
    When the player to move cannot make three legal moves, the game ends at once. The highest score wins; equal scores share the win. There is no limit of turns. Whoever resigns or runs out of time is skipped from then on: their points stand but cannot win, and the last player left wins.
    .title = The end
rules-dockers-writing =
    `RTM^N` tips Rotterdam north, `RTMvE2` lets it fall east with two quarter turns clockwise, `RTM@1` pivots it by a quarter. `=RTM` puts Customs on it, `=` leaves Customs where it is.
    .title = Writing it down
rules-dockers-figure-fall = Sydney (SYD) falls east, from the top to the ground. The lid stays on top.
rules-dockers-figure-tip = Istanbul (IST) tips south into the gap that Sydney left: its north face comes to the top.
rules-dockers-figure-stored = Odessa (ODS) tips north beside Alexandria (ALY). Two blue crates on floor 2 are stored: 2 times 5 points for blue.
rules-dockers-figure-customs = After three moves Customs goes onto Tanger (TNG): it cannot move, and nothing may be put on it.

## Doce

rules-doce-brief-1 = Place one die on a free square, with any face you like on top.
rules-doce-brief-2 = Not next to your own last die: that is your **no-play zone**.
rules-doce-brief-3 = Once in a round you may first put your **blocker** on a free square.
rules-doce-brief-4 = Four in line that add up to **12** win the round: all yours, or three of yours with the other player’s die at one end.
rules-doce-brief-5 = A quick win scores more: empty squares and a blocker you kept are worth points. Four rounds, the highest total wins.

rules-doce-goal =
    Four dice in line that add up to **twelve** win a round. A match has four rounds; the highest total wins.
    .title = Goal
rules-doce-board =
    The grid has 5 by 5 squares, `a1` to `e5`. Each of the two players has 11 dice, one blocker and one marker. Dice are not rolled: you choose the face.
    .title = Grid and dice
rules-doce-turn =
    If you still hold your blocker you may play it first, on any free square, even in your own no-play zone, as long as you can place a die after it.

    Then place **one die**, with any face from 1 to 6 on top, on a free square outside your no-play zone. Your marker goes on it.
    .title = A turn
rules-doce-zone =
    The squares around your own last die, in all eight directions, are your **no-play zone**. It holds only for you and only on your next turn. On your first die of a round you have no zone.
    .title = The no-play zone
rules-doce-line =
    A line is four neighbouring squares in a row, a column or a diagonal. It wins for you if its four dice add up to 12 and **all four are yours**, or **three are yours and the other player’s die is at one end**.

    After every die the lines of both players are looked at, so you can complete the other player’s line. If both have one, the round is a draw.
    .title = A winning line
rules-doce-pass =
    You pass if you have no die left or no free square outside your zone, and only then; that uses up the zone. When no die can ever be placed again, the round is a draw.
    .title = Passing
rules-doce-score =
    The winner of a round scores **12**, +2 if a winning line is made of four dice of their own, +5 for an unused blocker, +1 for each empty square, and −2 for each full three of their own dice that show the same number. The loser scores 0.

    In a draw both score 2, and +5 for an unused blocker.
    .title = Score of a round
rules-doce-match =
    Dice and blockers come back for every round, and the players take turns at starting. After four rounds the highest total wins; equal totals are a draw. Who starts the match is drawn at random, unless you agree on it. Whoever resigns or runs out of time loses the match.
    .title = The match
rules-doce-writing =
    `c3=5` places a 5 on c3, `#b2` plays the blocker on b2 (a die follows in the same turn), `pass` passes.
    .title = Writing it down
rules-doce-figure-line = A 4 on c1 makes 1 + 2 + 4 + 5 = 12: four dice of one player in line win the round.
rules-doce-figure-zone = The last die of the player to move is on c3: the eight squares around it are closed. e3 is open.
rules-doce-figure-blocker = A 3 on d5 would complete 2 + 3 + 4 + 3 = 12. The blocker on d5 prevents it, and a die still follows.

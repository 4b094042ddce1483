# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = In thirty seconds
rules-rulings = Questions the printed rules leave open

## Docker

rules-docker-brief-1 = Be the last player who can still move.
rules-docker-brief-2 = Roll the die: that is how many movement points you have. Spend **all** of them on **one** of your containers.
rules-docker-brief-3 =
    Bring in a new one on the middle square of { $edition ->
        [en] your own side
       *[other] a side
    }, or move one that is on the board. Entering counts as the first step.
rules-docker-brief-4 = Each step to an adjacent square costs 1 point, plus 1 for every level up or down: climbing onto a single container costs 2. Never diagonally, never twice onto the same square.
rules-docker-brief-5 = A container with another on top cannot move.
rules-docker-brief-6 =
    { $edition ->
        [fr] If your roll allows no move, you are out; you may not roll again.
        [omba] If your roll allows no move, you are out; you may not roll again.
        [en] If your roll allows no move and you have fewer than three containers on the board, roll again until you can move. With all three on the board, you are out.
        [it] If your roll allows no move and you have fewer than three containers on the board, roll again until you can move. With three or more on the board, you are out.
       *[other] If your roll allows no move, you are out. (English, German and Italian editions: with fewer than three containers on the board, roll again until you can move.)
    }

rules-docker-goal =
    Containers enter a hangar of nine squares, move around and stack up. A player who cannot move is out. The **last player still in the game** wins.
    .title = Goal
rules-docker-board =
    The board has 3 by 3 squares, `a1` to `c3`: letters from west to east, numbers from south to north. The middle squares of the four sides, `b1`, `a2`, `b3` and `c2`, are the **entry squares**.

    Containers stack without limit. A container’s **level** is the number of containers under it: on the floor it is 0.
    .title = Board and containers
rules-docker-setup =
    Two players sit opposite each other, south and north; three sit south, west and north; four sit one on each side. Everybody takes their containers; the board starts empty. The starting player is drawn at random, unless the table says who begins.
    .title = Setup
rules-docker-edition-fr =
    Two players have six containers each; three or four players have three each. You enter on **any** of the four entry squares. If your roll allows no move you are out; you may not roll again.
    .title = The French edition
rules-docker-edition-en =
    Everybody has three containers. You enter only on **your own** entry square, the middle of your side. As long as you have fewer than three containers on the board, you **roll again until a roll allows you to move**. So it pays to keep one off the board for as long as you can.
    .title = The English and German edition
rules-docker-edition-it =
    Two players have six containers each; three or four players have three each. You enter on **any** of the four entry squares. As long as you have fewer than three containers on the board, you **roll again until a roll allows you to move**. So it pays to stay below three for as long as you can.
    .title = The Italian edition
rules-docker-edition-omba =
    The first edition of the game. Two players have six containers each, three players have four each, and four players have three each. You enter on **any** of the four entry squares. If your roll allows no move you are out; you may not roll again.
    .title = OMBA
rules-docker-turn =
    Roll the die: that is how many movement points you have. Spend **all** of them on **one** of your containers: one on the board that has nothing on top of it, or a new one from your hand. The choice is always yours.

    Play then passes clockwise to the next player still in the game.
    .title = A turn
rules-docker-points =
    A step takes the container to an adjacent square, never diagonally. It costs **1 point, plus 1 for every level** that the container climbs or descends. The container always lands on top of whatever stands there.

    Entering costs 1 point, plus 1 for each container that stands on the entry square. Points left over must be spent at once, by moving on with the same container.
    .title = What a step costs
rules-docker-constraints =
    Every point of the roll must be used. A container stops on every square that it passes, never twice on the same one, and it may not return to the square where it began. It cannot float across squares, or go up and down on the spot to use up points.

    A container under another one cannot move, whoever owns the one on top. If several routes lead to the same square, it does not matter which one you take.
    .title = What is not allowed
rules-docker-no-move =
    If your roll allows no move at all, you are **out**. Your containers stay on the board as obstacles, which may be climbed and covered; those still in your hand are removed from the game.

    In the English, German and Italian editions this happens only with three or more containers on the board. With fewer, you roll again until you can move.
    .title = No move
rules-docker-end =
    As soon as only one player is still in the game, that player has won. The others are ranked by how long they lasted. There is no turn limit. A player who resigns or runs out of time is out.
    .title = The end
rules-docker-cards =
    A variant without luck, which is not in the box: instead of rolling, each player has the cards 1 to 6, face up, and plays one that allows a move. When you have played your sixth card you take all six back. If none of your cards allows a move, you are out.
    .title = With cards
rules-docker-writing =
    `a1-c3` moves the top container of a1 to c3, `+b2` brings in one that ends on b2. The roll is written in front: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Writing it down
rules-docker-figure-entry = With a 4: entering on b1, where a container stands, costs 2 points; stepping down to b2 costs 2 more.
rules-docker-figure-climb = A 4 takes the container from a1 up two levels: 2 points to b1, 2 more to c1.
rules-docker-figure-cover = A 2 takes the container from b2 onto a2: one step and one level. The one underneath can no longer move.
rules-docker-figure-stuck = South has rolled a 2 and has nothing in hand. Every step from a1 climbs two levels and costs 3: South is out.
rules-docker-credits = Docker and OMBA are published by Jactalea. Public sources name Ingo Althöfer, Hilko Drude and Reinhold Wittig as their authors.

## Dockers

rules-dockers-brief-1 = Each player has a colour. A crate belongs to the colour on its **top**; at the start all show a neutral lid.
rules-dockers-brief-2 = On your turn make **three moves** with any crates. Then you may put the Customs token on a crate: it cannot move.
rules-dockers-brief-3 = **Tip** an uncovered crate over an edge into a free space (a new face comes up), **drop** it over the side (the top stays up), or **pivot** it if no crate touches its sides. Crates never go up.
rules-dockers-brief-4 = Two or more crates of one colour side by side on a floor are **stored**. Each crate that you tip or drop to make or enlarge such a group scores the size of the whole group for its colour: ×1 on the ground, ×3 on floor 1, ×5 on floor 2.
rules-dockers-brief-5 = A stored crate can only be dropped.
rules-dockers-brief-6 = After your turn all crates must hang together. The game ends when a player cannot make three moves; most points wins.

rules-dockers-goal =
    Twenty-seven crates stand in a block, three by three by three. Tip, drop and turn them so that **your colour lies side by side**. The player with the most points wins.
    .title = Goal
rules-dockers-crates =
    Each face of a crate is either a neutral lid or one of four colours: red, blue, yellow, green. What counts is the face **on top**; the sides never score. 24 crates have one lid and three colours. The three centre crates, one on each floor (Bahia, Singapore and Tangier), have two lids and all four colours. Each crate is named after a port and has a three-letter code.

    There are three levels: the ground, floor 1 and floor 2. The ground has no edge.

    Memory counts: you see what can be seen from outside, and you may look at all faces **only of a crate that you are dropping**. A table can also be opened so that all faces of all crates may be looked at.
    .title = Crates and floors
rules-dockers-setup =
    At the start every crate shows its lid. Everybody draws a colour; with two or three players the other colours belong to nobody. The starting player is drawn at random, unless the table says who begins; the others follow clockwise. The Customs token waits beside the block.
    .title = Setup
rules-dockers-turn =
    Make exactly **three moves**, with any crates, whatever their colours: three different ones or the same crate again. Then you may place the Customs token. Only a crate with nothing on top and without the Customs token can move. So the first move of a game is always a fall from the top floor.
    .title = A turn
rules-dockers-moves =
    {""}**Tip**: if the space beside the crate, on its own floor, is empty and has the ground or a crate under it, the crate rolls over one edge into that space. Another face comes up: tip it north, and its south face is on top.

    {""}**Fall**: if there is nothing under that space, the crate goes straight down from there until it lands on a crate or on the ground. It does not roll: the top stays on top, and you may turn it any way you like, free of charge.

    {""}**Pivot**: if no crate touches any of its sides, you may turn the crate on the spot, as far as you like; that is one move.

    If another crate stands in that space, the way is blocked: no crate ever goes up, and none ever moves diagonally.
    .title = Three kinds of moves
rules-dockers-constraints =
    Within a turn a crate may not come back to a place where it has been, and it is pivoted at most once.

    After the third move all crates must be **joined** into one piece: crates are joined where their faces touch. A crate that is alone on its floor is joined by its base to the crate under it. And you may not make a move that leaves you unable to complete your three moves.
    .title = What is not allowed
rules-dockers-stored =
    Two or more crates with the same colour on top, side by side on the same floor and with nothing on them, are **stored**. Nobody may tip or pivot a stored crate; it can only fall. On the ground it cannot fall either, so it is locked. Lids never form a group, but colours that nobody plays do.

    A covered crate no longer counts: putting a crate on top of one can break a group and free the others.
    .title = Stored crates
rules-dockers-points =
    When a crate that you tip or drop ends up in a group, the player of that colour scores **the size of the whole group**: ×1 on the ground, ×3 on floor 1, ×5 on floor 2. It does not matter who made the move. The pair that makes a group of two counts as well; a single crate scores nothing.

    You can score several times in a turn, and a group that grows scores again in full: a third crate on the ground brings 3 points, a fourth brings 4 more. Nobody scores for a colour that nobody plays. Uncovering or pivoting a crate scores nothing.
    .title = Points
rules-dockers-customs =
    After your third move you may put the Customs token on any other crate with nothing on top, or leave it where it is. A crate with the token cannot move, and nothing may be moved onto it. At the end of the very first turn the token must be placed.
    .title = Customs
rules-dockers-end =
    When the player to move cannot make three legal moves, the game ends at once. The player with the most points wins; players with equal scores share the victory. There is no turn limit. A player who resigns or runs out of time is skipped from then on: they keep their points but can no longer win. If only one player remains, that player wins.
    .title = The end
rules-dockers-writing =
    `RTM^N` tips Rotterdam north, `RTMvE2` drops it to the east with two quarter turns clockwise, `RTM@1` pivots it by a quarter. `=RTM` puts Customs on it, `=` leaves Customs where it is.
    .title = Writing it down
rules-dockers-figure-fall = Sydney (SYD) falls east, from the top to the ground. The lid stays on top.
rules-dockers-figure-tip = Istanbul (IST) tips south into the gap that Sydney left: its north face comes to the top.
rules-dockers-figure-stored = Odessa (ODS) tips north beside Alexandria (ALY). Two blue crates on floor 2 are stored: 2 × 5 = 10 points for Blue.
rules-dockers-figure-customs = After three moves Customs goes onto Tangier (TNG): it cannot move, and nothing may be put on it.
rules-dockers-credits = DOCKERS is a game by Philippe Leurquin.

## Doce

rules-doce-brief-1 = Two players, a grid of 5 by 5 squares. On your turn place one die on a free square, showing any number you like.
rules-doce-brief-2 = Not next to the die that you placed last, not even diagonally: that is your **no-play zone**.
rules-doce-brief-3 = Once per round, before your die, you may put your **blocker** on a free square: nobody can use that square any more.
rules-doce-brief-4 = Four dice in a row that add up to exactly **12** win the round: all yours, or three of yours with the other player’s die at one end.
rules-doce-brief-5 = A quick win scores more: empty squares and a blocker that you kept are worth points. After four rounds the highest total wins.

rules-doce-goal =
    Four dice in a row that add up to **twelve** win a round. A match has four rounds; the highest total wins.
    .title = Goal
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
    The winner of a round scores **12**, +2 if a winning line is made only of their own dice, +5 if they have not used **their own blocker**, +1 for each empty square (the square of a blocker is not empty), and −2 for every three of their own dice on the grid with the same number. The loser scores 0.

    In a draw each player scores 2, and +5 if they have not used **their own blocker**.
    .title = Score of a round
rules-doce-match =
    Everybody takes back dice and blocker for each round, and the players alternate in starting. Who starts the first round is drawn at random, unless the table says who begins. After four rounds the highest total wins; equal totals are a draw. A player who resigns or runs out of time loses the match.
    .title = The match
rules-doce-writing =
    `c3=5` places a 5 on c3, `#b2` plays the blocker on b2 (a die follows in the same turn), `pass` passes.
    .title = Writing it down
rules-doce-figure-line = A 4 on c1 makes 1 + 2 + 4 + 5 = 12: four dice of one player in a row win the round.
rules-doce-figure-zone = The last die of the player to move is on c3: the eight squares around it are forbidden; e3 is allowed.
rules-doce-figure-blocker = A 3 on d5 would complete 2 + 3 + 4 + 3 = 12. The blocker on d5 prevents it; the player then still places a die.
rules-doce-credits = DOCE is a game by Luis, Daniel and Amelia Machado and Ivana Reyes; the box is by Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE is its trademark.

# Docker and OMBA: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

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

rules-docker-box =
    2 to 4 players, from 8 years, about 15 minutes. The box has a board with arrows at the four entry squares, 12 wooden cubes in four colours (the containers) and a die. The story: the quay is full, and the only way to go is up.
    .title = The box

rules-docker-example =
    South rolls a 3. A new container enters on `b1` (1 point), goes on to `b2` (1) and to `c2` (1). North rolls a 4: a container enters on `b3` (1), goes to `b2` (1) and climbs onto `c2`, one step and one level (2). South’s container is covered now and cannot move.

    South rolls a 1 and brings in another container on `b1`. North rolls a 2 and climbs down from `c2` to `c1`: one step, one level. So it goes on, and the board gets crowded. Sooner or later a roll fits none of your containers; the player who is left at the end has won.
    .title = A game begins

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

rules-docker-advice =
    Beware of the 1: it puts out more players than any other number, since it needs a neighbouring square of exactly the same height. In the editions in which you roll again, keep at least one container off the board for as long as you can.
    .title = Good advice

rules-docker-writing =
    `a1-c3` moves the top container of a1 to c3, `+b2` brings in one that ends on b2. The roll is written in front: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Writing it down

rules-docker-figure-example = North’s 4: in on b3, on to b2, and up onto South’s container on c2.

rules-docker-figure-entry = With a 4: entering on b1, where a container stands, costs 2 points; stepping down to b2 costs 2 more.

rules-docker-figure-climb = A 4 takes the container from a1 up two levels: 2 points to b1, 2 more to c1.

rules-docker-figure-cover = A 2 takes the container from b2 onto a2: one step and one level. The one underneath can no longer move.

rules-docker-figure-stuck = South has rolled a 2 and has nothing in hand. Every step from a1 climbs two levels and costs 3: South is out.

rules-docker-credits = Docker and OMBA are published by Jactalea. Public sources name Ingo Althöfer, Hilko Drude and Reinhold Wittig as their authors.

## Rulings

ruling-DK-1 = Two players sit opposite each other (south and north), three sit south, west and north, and four sit one on each side. In the English and German edition your containers enter in the middle of your own side.
    .title = Where everybody sits
ruling-DK-2 = The box has 12 containers in four colours. In the French and Italian editions and in OMBA, two players take two colours each; in OMBA with three players everybody’s fourth container comes from the colour that is left. To the rules all containers of a player are alike. The screen therefore shows them in one colour, which goes with the seat.
    .title = Two colours, one player
ruling-DK-3 = The French and Italian rules ask you to bring a container to an adjacent square before it climbs. We take the floor outside the hangar as such a square (our choice): so a new container may enter on an occupied entry square, for 1 point and 1 more for each container that stands there.
    .title = What entering costs
ruling-DK-4 = The English, German and Italian rules forbid entering a square twice; the French and OMBA rules only forbid going back. Here no square is used twice in any edition, and the starting square counts as used (our choice). With the option “returning to the start square: once” a container may return once to the square where it began.
    .title = No square twice
ruling-DK-5 = A container stops on every square along its way. It cannot float, jump over a square or use up points by going up and down on the spot, and no point of the roll may be left over.
    .title = No floating, nothing left over
ruling-DK-6 = Only where a container starts and where it ends counts. If several routes lead there, you are shown the one with the fewest squares.
    .title = What counts as one move
ruling-DK-7 = In the English, German and Italian editions a player with fewer than three containers on the board rolls again until a roll allows a move. This holds for the whole game, and covered containers count as being on the board. If no number on the die would allow a move, the player is out at the first roll.
    .title = Rolling again
ruling-DK-8 = As soon as only one player is still in the game, that player has won and need not move any more. The others are ranked by how long they lasted.
    .title = The last player in the game wins
ruling-DK-9 = There is no turn limit. Games between bots may be stopped after a number of turns; the players who are still in the game then share the victory.
    .title = How long a game lasts
ruling-DK-10 = This variant is not in the box. Each player has the cards 1 to 6 face up and plays one that allows a move instead of rolling. When the sixth is played, all six come back. If none of your cards allows a move, you are out: nobody rolls again.
    .title = Cards instead of the die
ruling-DK-11 = A player with containers in hand may always choose: enter one, or move one that is on the board. The Italian rules say so for fewer than three containers on the board; we read that as an example (our choice).
    .title = Entering is never compulsory
ruling-DK-12 = A single roll that allows no move puts a player out, and that is their turn. The English and German rules say so. The French rules put out a player who “can no longer move any container”; we read that in the same way (our choice).
    .title = One roll without a move is enough

## Why not?

why-DK-1 = Your containers enter only in the middle of your own side.
why-DK-3 = The roll is too small: entering costs 1 point and 1 more for each container that stands there.
why-DK-4 = A container may not stand on the same square twice in a move, nor end where it began.
why-DK-5 = A container must use all points of the roll, and this way leaves some over.
why-DK-7 = You can move, so you are not out.
why-DK-10 = You do not hold that card.
why-docker-a-turn = You move one of your own containers that has nothing on top, or a new one from hand.
why-docker-covered = Your container here is covered. A container with another one on top cannot move.
why-docker-empty = No container is here yet. Pick one of yours first, or a new one from your hand.
why-docker-points = The roll is too small: each step costs 1 point, and 1 more for every level up or down.
why-docker-theirs = The container on top here is not yours. Move one of your own, or bring in a new one from your hand.

## Why a move is good

reason-docker-no-move = No move is possible with this roll.
reason-docker-covers = It covers a container of { reason-seat } on { $square }, which cannot move.
reason-docker-frees = It frees one of the player’s own containers on { $square }.
reason-docker-leaves-stuck =
    { $count ->
        [1] After it { reason-seat } cannot move with a { $faces }
        [4] After it only the rolls { $rest } would save { reason-seat }
        [5] After it only a { $rest } would save { reason-seat }
        [6] After it { reason-seat } cannot move with any roll
       *[other] After it { reason-seat } cannot move with a roll of { $faces }
    } ({ $now ->
        [one] { $now } playable face
       *[other] { $now } playable faces
    }; after { $other } there would be { $next }).
reason-docker-keeps =
    It keeps { $now ->
        [one] { $now } playable face
       *[other] { $now } playable faces
    } for the player who moves; { $other } keeps { $next }.

## Why a position cannot come up in a game

cannot-docker-last = The last player cannot be out: they have won.
cannot-docker-over = Only one player is left, so the game is over and it is nobody’s turn.
cannot-docker-goes-on = The game goes on, so somebody is to move.
cannot-docker-turn = { $who } is out and cannot be to move.
cannot-docker-hand = { $who } is out and so has no containers in hand.
cannot-docker-containers = { $who } has { $most } containers; { $board } on the board and { $hand } in hand do not add up to that.
cannot-docker-again = A { $face } allows no move here, and with so few containers on the board it would be rolled again.

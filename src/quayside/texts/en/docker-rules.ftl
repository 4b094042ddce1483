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
        [en] If your roll allows no move and you have fewer than three containers on the board, roll again until you can move. With all three on the board, you are out.
        [it] If your roll allows no move and you have fewer than three containers on the board, roll again until you can move. With three or more on the board, you are out.
       *[other] If your roll allows no move, you are out; you may not roll again.
    }

rules-docker-goal =
    Containers enter a hangar of nine squares, move around and stack up. A player who cannot move is out. The **last player still in the game** wins.
    .title = Goal

rules-docker-box =
    2 to 4 players, from 8 years, about 15 minutes. The box has a board with arrows at the four entry squares, 12 wooden cubes in four colours (the containers) and a die. The story: the quay is full, and the only way to go is up.
    .title = The box

rules-docker-example =
    South rolls a 3. A new container enters on `b1` (1 point), goes on to `b2` (1) and to `c2` (1). North rolls a 4: a container enters on { $edition ->
        [en] `b3` (1), goes to `b2`
       *[other] `b1` as well (1), since every entry square is open to everybody, goes to `c1`
    } (1) and climbs onto `c2`, one step and one level (2). South’s container is covered now and cannot move.

    { $edition ->
        [en] South rolls a 1 and brings in a container on `b1`. North rolls a 4 and covers that one too, by way of `b3` and `b2`. South rolls a 3 and enters on top of these two: 1 point and two levels. North rolls a 6 and climbs onto all three of them: 1 point for `b3`, 1 for `b2`, 4 for `b1`. Now South has three containers on the board, and all are covered. Whatever South rolls, no move is possible: South is **out**, and North has won.
       *[other] South rolls a 1 and brings in a container on `b1`. North rolls a 2 and enters right on top of it: 1 point for entering, 1 for the level. The same happens on `a2` and on `b3`. Then South rolls a 1 once more. All of South’s containers are covered, and two containers stand on every entry square, so entering would cost 3. No move is possible: South is **out**, and North has won.
    }
    .title = An example game

rules-docker-board =
    The board has 3 by 3 squares, `a1` to `c3`: letters from west to east, numbers from south to north. The middle squares of the four sides, `b1`, `a2`, `b3` and `c2`, are the **entry squares**.

    Containers stack without limit. A container’s **level** is the number of containers under it: on the floor it is 0.
    .title = Board and containers

rules-docker-setup =
    Two players sit opposite each other, south and north; three sit south, west and north; four sit one on each side. Everybody takes their containers; the board starts empty. The starting player is drawn at random, unless the table says who begins.
    .title = Setup

rules-docker-edition-fr =
    Two players have six containers each; three or four players have three each. You enter on **any** of the four entry squares.
    .title = The French edition

rules-docker-edition-en =
    Everybody has three containers; with two or three players the others stay in the box. You enter only on **your own** entry square, the middle of your side. As long as you have fewer than three containers on the board, you **roll again until a roll allows you to move**.
    .title = The English and German edition

rules-docker-edition-it =
    Two players have six containers each; three or four players have three each. You enter on **any** of the four entry squares. As long as you have fewer than three containers on the board, you **roll again until a roll allows you to move**.
    .title = The Italian edition

rules-docker-edition-omba =
    The first edition of the game. Two players have six containers each, three players have four each, and four players have three each. You enter on **any** of the four entry squares.
    .title = OMBA

rules-docker-turn =
    Roll the die: that is how many movement points you have. Spend **all** of them on **one** of your containers: one on the board that has nothing on top of it, or a new one from your hand. The choice is always yours.

    Play then passes clockwise to the next player still in the game.
    .title = A turn

rules-docker-points =
    A step takes the container to an adjacent square, never diagonally. It costs **1 point, plus 1 for every level** that the container climbs or descends. The container always lands on top of whatever stands there. Two examples: from the top of a stack of three, stepping down to an empty square costs 3 points, and crossing to the top of a stack of two costs 1.

    Entering costs 1 point, plus 1 for each container that stands on the entry square: onto two containers it costs 3. Points left over must be spent at once, by moving on with the same container.
    .title = What a step costs

rules-docker-constraints =
    Every point of the roll must be used. A container stops on every square that it passes, never twice on the same one, and it may not return to the square where it began. It cannot float across squares, or go up and down on the spot to use up points.

    A container under another one cannot move, whoever owns the one on top. If several routes lead to the same square, it does not matter which one you take.
    .title = What is not allowed

rules-docker-no-move =
    { $edition ->
        [en] As long as you have fewer than three containers on the board, you roll again until a roll allows a move. With all three on the board, a roll that allows no move puts you **out**.
        [it] As long as you have fewer than three containers on the board, you roll again until a roll allows a move. With three or more on the board, a roll that allows no move puts you **out**.
       *[other] If your roll allows no move at all, you are **out**, however many containers you have on the board. There is no second roll.
    }

    Your containers stay on the board as obstacles, which may be climbed and covered; those still in your hand are removed from the game.
    .title = No move

rules-docker-end =
    As soon as only one player is still in the game, that player has won. The others are ranked by how long they lasted. There is no turn limit. A player who resigns or runs out of time is out.
    .title = The end

rules-docker-cards =
    A variant without luck, which is not in the box (jeuxsoc.fr proposes it as well): instead of rolling, each player has the cards 1 to 6, face up, and plays one that allows a move. When you have played your sixth card you take all six back. If none of your cards allows a move, you are out.
    .title = With cards

rules-docker-advice =
    Beware of the 1: it puts out more players than any other number, since it needs a neighbouring square of exactly the same height.{ $edition ->
        [en] {" "}Keep at least one container off the board for as long as you can: then you may roll again.
        [it] {" "}Keep at least one container off the board, and fewer than three on it, for as long as you can: then you may roll again.
       *[other] {""}
    }
    .title = Good advice

rules-docker-writing =
    `a1-c3` moves the top container of a1 to c3, `+b2` brings in one that ends on b2. The roll is written in front: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Writing it down

rules-docker-figure-example =
    North’s 4: in on { $edition ->
        [en] b3, on to b2
       *[other] b1, on to c1
    }, and up onto South’s container on c2.

rules-docker-figure-end =
    { $edition ->
        [en] All three of South’s containers are covered: South is out.
       *[other] South has rolled a 1, but every container of South is covered and entering costs 3: South is out.
    }

rules-docker-figure-entry = With a 4: entering on b1, where a container stands, costs 2 points; stepping down to b2 costs 2 more.

rules-docker-figure-climb = A 4 takes the container from a1 up two levels: 2 points to b1, 2 more to c1.

rules-docker-figure-cover = A 2 takes the container from b2 onto a2: one step and one level. The one underneath can no longer move.

rules-docker-figure-stuck = South has rolled a 2 and has nothing in hand. Every step from a1 climbs two levels and costs 3: South is out.

rules-docker-credits = Docker and OMBA are published by Jactalea. Public sources name Ingo Althöfer, Hilko Drude and Reinhold Wittig as their authors.

## Rulings

ruling-DK-1 =
    The printed rules do not say which sides two or three players take. Here two sit opposite each other, three sit south, west and north (our choice).{ $edition ->
        [en] {" "}In this edition it matters: your containers enter in the middle of your own side.
        [fr] {" "}They do not say who begins either, or in which direction play goes: here the starting player is drawn and play goes clockwise, as in the English and German rules (our choice).
       *[other] {""}
    }
    .title = Where everybody sits
ruling-DK-2 =
    { $edition ->
        [en] {""}
        [omba] With two players everybody takes two colours; with three, everybody’s fourth container comes from the colour that is left. To the rules all containers of a player are alike, so the screen shows them in one colour, which goes with the seat (our choice).
       *[other] With two players everybody takes two colours. To the rules all containers of a player are alike, so the screen shows them in one colour, which goes with the seat (our choice).
    }
    .title = Two colours, one player
ruling-DK-3 =
    { $edition ->
        [it] The printed rules ask you to bring a container to an adjacent square before it climbs. Does that allow entering on an occupied entry square? Here it does (our choice): we take the floor outside the hangar as such a square, so it costs 1 point and 1 more for each container there. One sentence names only the stacked containers as the cost of climbing; we add the point for the step itself, which the other editions have.
        [en] The printed rules do not say what entering costs where containers stand on the entry square already. Here it costs what a step from the floor outside would cost: 1 point, and 1 more for each container there (our choice).
       *[other] The printed rules ask you to bring a container to an adjacent square before it climbs. Does that allow entering on an occupied entry square? Here it does (our choice): we take the floor outside the hangar as such a square, so it costs 1 point and 1 more for each container there.
    }
    .title = What entering costs
ruling-DK-4 =
    { $edition ->
        [fr] The printed rules only forbid going back. Here no square is used twice in a move, and the starting square counts as used (our choice). With the option “returning to the start square: once” a container may return once to the square where it began, which goes beyond these printed rules.
        [omba] The printed rules only forbid going back. Here no square is used twice in a move, and the starting square counts as used (our choice). With the option “returning to the start square: once” a container may return once to the square where it began, which goes beyond these printed rules.
       *[other] The printed rules forbid entering a square twice. Is the starting square already entered? Here it is, so a move never ends where it began (our choice). With the option “returning to the start square: once” a container may return once to the square where it began.
    }
    .title = No square twice
ruling-DK-5 = The printed rules do not speak of containers that hang in the air. Here a container stops on every square along its way: it cannot float, jump over a square or go up and down on the spot to use up points (our reading).
    .title = No floating, nothing left over
ruling-DK-6 = Several routes may lead to the same square, and the printed rules do not tell them apart. Here only the start and the end of a move count; you are shown the route with the fewest squares.
    .title = What counts as one move
ruling-DK-7 =
    { $edition ->
        [en] The printed rules do not say whether covered containers are on the board, nor what happens if no number helps. Here covered ones count, and a player whom no number on the die would help is out at the first roll (our choice). Rolling again is allowed for the whole game, as long as fewer than three are on the board.
        [it] The printed rules do not say whether covered containers are on the board, nor what happens if no number helps. Here covered ones count, and a player whom no number on the die would help is out at the first roll (our choice). Rolling again is allowed for the whole game, as long as fewer than three are on the board.
       *[other] The printed rules of this edition give no second roll, and neither do we.
    }
    .title = Rolling again
ruling-DK-8 = The printed rules name only the winner. Here a player who is the only one left has won without having to move, and the others are ranked by how long they lasted (our choice).
    .title = The last player in the game wins
ruling-DK-9 = The printed rules set no turn limit, and neither do we. Only games between bots may be stopped, with the option “turn limit”; the players who are still in the game then share the victory (our choice).
    .title = How long a game lasts
ruling-DK-10 = The box has only a die; this variant is the option “die or cards: cards 1 to 6”. With cards there is no second try in any edition: if none of yours allows a move, you are out.
    .title = Cards instead of the die
ruling-DK-11 =
    { $edition ->
        [it] The printed rules give the choice between entering and moving to a player with fewer than three containers on the board. We read that as an example: as long as you have containers in hand, you may always choose (our choice).
        [en] {""}
        [fr] {""}
        [omba] {""}
       *[other] As long as you have containers in hand, you may always choose between entering one and moving one (our choice).
    }
    .title = Entering is never compulsory
ruling-DK-12 =
    { $edition ->
        [en] {""}
        [it] {""}
       *[other] The printed rules put out a player who “can no longer move any container”. Is that for one roll, or for good? Here one roll without a move is enough, as the English and German rules say (our choice).
    }
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
why-docker-empty = There is no container here yet. Pick one of yours first, or a new one from your hand.
why-docker-points = The roll is too small: each step costs 1 point, and 1 more for every level up or down.
why-docker-theirs = The container on top here is not yours. Move one of your own, or bring in a new one from your hand.

## Why a move is good

reason-docker-no-move = No move is possible with this roll.
reason-docker-covers =
    It covers a container of { reason-seat } on { $square }: { $free ->
        [0] none of theirs on the board can move now
        [one] only one of their { $count } on the board can still move
       *[other] { $free } of their { $count } on the board can still move
    }.
reason-docker-frees =
    It uncovers one of the player’s own containers on { $square }: { $free ->
        [one] one of { $count } on the board can move now
       *[other] { $free } of { $count } on the board can move now
    }.
reason-docker-leaves-stuck =
    { $count ->
        [4] After it only a { $rest } would save { reason-seat }
        [5] After it only a { $rest } would save { reason-seat }
        [6] After it no roll would save { reason-seat }
       *[other] After it { reason-seat } would be out with a { $faces }
    }; after { $other }, { $next ->
        [6] no roll would put them out
        [one] one of the six rolls would save them
       *[other] { $next } of the six rolls would save them
    }.
reason-docker-keeps =
    If it were the player’s turn again, { $now ->
        [6] no roll would put them out
        [one] one of the six rolls would save them
       *[other] { $now } of the six rolls would save them
    }; after { $other }, { $next ->
        [0] none would save them
        [one] only one of six would save them
        [5] one roll would
       *[other] only { $next } of six would save them
    }.
reason-docker-fewer-choices =
    It leaves { reason-seat } with { $now ->
        [0] no moves
        [one] { $now } move
       *[other] { $now } moves
    } to choose from, counted over all six rolls; after { $other } there would be { $next }.
reason-docker-more-choices =
    If it were the player’s turn again, they would have { $now ->
        [one] { $now } move
       *[other] { $now } moves
    } to choose from, counted over all six rolls; after { $other } only { $next }.

## Why a position cannot come up in a game

cannot-docker-last = The last player cannot be out: they have won.
cannot-docker-over = Only one player is left, so the game is over and it is nobody’s turn.
cannot-docker-goes-on = The game goes on, so it must be someone’s turn.
cannot-docker-turn = { $who } is out and cannot be to move.
cannot-docker-hand = { $who } is out and so has no containers in hand.
cannot-docker-containers = { $who } has { $most } containers; { $board } on the board and { $hand } in hand do not add up to that.
cannot-docker-again = A { $face } allows no move here, and with so few containers on the board it would be rolled again.

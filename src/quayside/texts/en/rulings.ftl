# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = Seats are counted clockwise from the south. Two players sit south and north, three south, west and north, four on all sides. In the English and German edition your containers enter in the middle of your own side.
    .title = Where everybody sits
ruling-DK-2 = Two players with six containers each may see them in two shades. To the rules they are all alike.
    .title = Two colours, one player
ruling-DK-3 = Entering costs 1 point, and 1 more for each container that already stands on the entry square: a new container comes from the floor outside. With points left it walks on.
    .title = What entering costs
ruling-DK-4 = In one move a container never stands on the same square twice, and it does not come back to the square where it began. With the option “coming back: once” it may return to that first square, once.
    .title = No square twice
ruling-DK-5 = A container stands on every square along its way. It cannot hover, jump over a square or waste points by bobbing up and down, and no point of the roll may be left over.
    .title = No hovering, nothing left over
ruling-DK-6 = A move is where a container starts and where it ends. Several ways may lead there; you are shown the one with the fewest squares.
    .title = What counts as one move
ruling-DK-7 = A player whose roll allows no move is out. In the English, German and Italian editions you roll again instead as long as you have fewer than three containers on the board, covered ones included; but if no roll at all could help, you are out at once.
    .title = No move: again, or out
ruling-DK-8 = As soon as only one player is left, that player has won and need not move any more. The others are ranked by how long they lasted.
    .title = The last one in wins
ruling-DK-9 = There is no limit of turns. Games between bots may be stopped after a number of turns; whoever is still in then shares the win.
    .title = How long a game lasts
ruling-DK-10 = Instead of rolling, each player holds cards 1 to 6 and plays one that allows a move. When the sixth is played, all six come back. If none of the cards you hold allows a move, you are out.
    .title = Cards instead of the die
ruling-DK-11 = With containers in hand you may always choose: enter one, or move one that is on the board.
    .title = Entering is never compulsory

## Dockers

ruling-CR-1 = The ground has no edge: crates may be moved as far as the other rules let them. Where the whole block stands makes no difference.
    .title = The ground does not end
ruling-CR-2 = The starting order printed on the box is not part of the rules text, so the layout here is our own: nobody can score in the first turn, and every colour has the same chances. Floors may be exchanged, and you can type in the layout of your own box.
    .title = How the crates start
ruling-CR-3 = Within a turn a crate may not come back to a place where it has been in that turn, nor to the one where it began.
    .title = No coming back
ruling-CR-4 = Within a turn a crate is pivoted at most once. The free turns of a falling crate do not count.
    .title = One pivot for each crate
ruling-CR-5 = After your third move all crates must form one piece, touching side to side. With the option “joined: after each move” this holds after every single move.
    .title = All crates stay joined
ruling-CR-6 = All three moves are compulsory, so a move is allowed only if the turn can still be finished after it. If at the start of a turn three legal moves do not exist, the game ends. With the other option you may run into a dead end, and the game ends there.
    .title = Every turn has three moves
ruling-CR-7 = A crate under another one is not seen and belongs to no group: covering one crate can break a group and free the rest. The Customs token hides nothing.
    .title = Covered crates do not count
ruling-CR-8 = When a crate that tips or falls becomes part of a group, the player of that colour scores the size of the whole group: times 1 on the ground, 3 on floor 1, 5 on floor 2, whoever moved it. Uncovering or pivoting a crate scores nothing.
    .title = What scores, and how much
ruling-CR-9 = At the end of the very first turn of the game the Customs token must be placed. Later it may also stay where it is.
    .title = Customs in the first turn
ruling-CR-10 = There is no limit of turns. Games between bots may be stopped after a number of turns; then the scores stand.
    .title = How long a game lasts
ruling-CR-11 = All faces of all crates may be looked at. Whether the screen shows what is inside the block is agreed when a table is opened.
    .title = Everything may be looked at
ruling-CR-12 = The highest score wins. Players with equal highest scores share the win.
    .title = Equal scores share the win

## Doce

ruling-DC-1 = The grid has five by five squares.
    .title = The size of the grid
ruling-DC-2 = Your no-play zone is the squares around your own last die, in all eight directions. It binds only you, and only on your very next turn; on your first die of a round you have none.
    .title = The no-play zone
ruling-DC-3 = You may play the blocker only if you can still place a die after it.
    .title = A die after the blocker
ruling-DC-4 = You pass if you have no die left or no free square outside your zone, and only then. Passing uses up the zone. When no die can be placed any more by anybody, the round is a draw.
    .title = Who has to pass
ruling-DC-5 = After every die the lines of both players are looked at, whoever placed it: you can complete the other player’s line. If both have one, the round is a draw.
    .title = Lines count for both players
ruling-DC-6 = The 2 extra points for a winning line of four dice of your own are given once, even if several such lines are complete.
    .title = The bonus counts once
ruling-DC-7 = For each full three of your dice on the grid that show the same number you lose 2 points: three to five dice cost 2, six to eight cost 4.
    .title = Threes of a kind cost

## All games

ruling-GL-1 = You may resign at any time; a turn that you have begun is withdrawn. In Docker you are out, in Doce the match is lost. In Dockers your turns are skipped: your points stand but cannot win, and the last player left wins. Running out of time is the same.
    .title = Resigning and running out of time

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = The rules do not allow that here.
why-DK-1 = Your containers enter only in the middle of your own side.
why-DK-3 = The roll is too small: entering costs 1 point and 1 more for each container that stands there.
why-DK-4 = A container may not stand on the same square twice in a move, nor end where it began.
why-DK-5 = A container must use all points of the roll, and this way leaves some over.
why-DK-7 = You can move, so you are not out.
why-DK-10 = You do not hold that card.
why-docker-a-turn = You move one of your own containers that has nothing on top, or a new one from hand.
why-docker-points = The roll is too small: each step costs 1 point, and 1 more for every level up or down.
why-CR-3 = This crate has been there in this turn and may not come back.
why-CR-4 = This crate has been pivoted in this turn already.
why-CR-5 = The crates would fall into separate parts; they must all stay joined.
why-CR-6 = After that you could not finish your turn of three moves.
why-CR-9 = At the end of the first turn Customs must be placed on a crate.
why-dockers-a-turn = A turn is three moves and then Customs, in this order.
why-dockers-moves = This crate cannot go that way: something is on top of it or beside it, and no crate goes up.
why-dockers-customs = A crate with the Customs token cannot move, nothing goes on top of it, and the token goes only on top of a column.
why-dockers-stored-groups = This crate is stored with others of its colour: it can only fall.
why-DC-2 = That square is in your no-play zone, next to your own last die.
why-DC-3 = After the blocker on that square you could not place a die any more.
why-DC-4 = You pass only if you have no die left or no free square outside your zone.
why-doce-a-turn = That square is not free, or your blocker has been played already.
why-GL-1 = That seat cannot leave the game now.

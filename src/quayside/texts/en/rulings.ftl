# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = Two players sit opposite each other (south and north), three sit south, west and north, and four sit one on each side. In the English and German edition your containers enter in the middle of your own side.
    .title = Where everybody sits
ruling-DK-2 = The box has 12 containers in four colours. In the French and Italian editions and in OMBA, two players take two colours each; in OMBA with three players everybody’s fourth container comes from the colour that is left. To the rules all containers of a player are alike. The screen therefore shows them in one colour, which goes with the seat.
    .title = Two colours, one player
ruling-DK-3 = The French and Italian rules ask you to bring a container to an adjacent square before it climbs. We take the floor outside the hangar as such a square (our choice): so a new container may enter on an occupied entry square, for 1 point and 1 more for each container that stands there.
    .title = What entering costs
ruling-DK-4 = The English, German and Italian rules forbid entering a square twice; the French and OMBA rules only forbid going back. Here no square is used twice in any edition, and the starting square counts as used (our choice). With the option “coming back: once” a container may return once to the square where it began.
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

## Dockers

ruling-CR-1 = The printed rules do not say how large the board is. Here the ground has no edge (our choice): crates may be moved as far as the other rules let them.
    .title = The ground has no edge
ruling-CR-2 = The starting order is printed on the box and not in the rules, so the layout here is our own: nobody can score in the first turn, and every colour has the same chances. Bahia, Singapore and Tangier are named in the rules; the other 24 port names are ours. Floors may be exchanged, and the command line takes the layout of your own box.
    .title = How the crates start
ruling-CR-3 = Within a turn a crate may not come back to a place where it has been in that turn, nor to the one where it began.
    .title = No coming back
ruling-CR-4 = Within a turn a crate is pivoted at most once (our choice, so that nobody can pass by turning a crate back and forth). The free turns of a falling crate do not count.
    .title = At most one pivot per crate
ruling-CR-5 = Crates are joined through touching faces: beside each other on a floor, or one on top of the other. The printed sentence asks for this at the end of the turn; one printed figure can be read as asking for it after every move. With the option “joined: after each move” it holds after every single move.
    .title = All crates stay joined
ruling-CR-6 = All three moves are compulsory, so a move is allowed only if the turn can still be finished after it. If three legal moves do not exist at the start of a turn, the game ends. With the option “finishing a turn: yes” you may run into a dead end, and the game ends there.
    .title = Every turn has three moves
ruling-CR-7 = A crate under another one belongs to no group: covering one crate can break a group and free the rest. The Customs token covers nothing.
    .title = Covered crates do not count
ruling-CR-8 = Every crate that tips or falls into place scores the whole group again, whoever moved it: on the ground the crate that makes a pair scores 2 points, the next one 3, the next one 4. A group of a colour that nobody plays scores for nobody. Nobody scores because a crate was uncovered or pivoted (our choice).
    .title = What scores, and how much
ruling-CR-9 = At the end of the very first turn of the game the Customs token must be placed. Later it may also stay where it is.
    .title = Customs in the first turn
ruling-CR-10 = The rules set no turn limit, and none is played. About one game in a thousand between bots that move at random would never end, so games between bots may be stopped after a number of turns; the scores then stand.
    .title = How long a game lasts
ruling-CR-11 = The printed rules call this a game of memory. You see what can be seen from outside, and while you drop a crate you may look at all its faces; the port names help you to remember the rest. Every move is made in the open, so nothing is secret from somebody who remembers. A table chooses when it opens: **memory**, as printed, or **open**, where all faces of all crates may be looked at at any time (our choice for newcomers).
    .title = Which faces you may look at
ruling-CR-12 = The highest score wins. Players with equal highest scores share the victory.
    .title = Equal scores share the victory
ruling-CR-13 = “A crate touched is a crate played” holds at a real table. On a screen you may undo the moves of your turn until you end it (our choice).
    .title = A crate touched is a crate played

## Doce

ruling-DC-1 = The grid has five by five squares.
    .title = The size of the grid
ruling-DC-2 = “Next to” means all eight directions. The zone binds only you, and only on your very next turn; on your first die of a round you have none.
    .title = The no-play zone
ruling-DC-3 = You may play the blocker only if you can still place a die after it.
    .title = A die after the blocker
ruling-DC-4 = You pass if you have no die left or no free square outside your zone, and only then. A pass uses up the zone. When nobody can place a die any more, the round is a draw.
    .title = Who has to pass
ruling-DC-5 = After every die both players’ lines are checked, whoever placed it: you can complete the other player’s line. If both have one, the round is a draw.
    .title = Lines count for both players
ruling-DC-6 = The 2 extra points for a winning line of four dice of your own are given once, even if several such lines are complete.
    .title = The bonus counts once
ruling-DC-7 = For every three of your dice on the grid with the same number you lose 2 points: three to five dice cost 2, six to eight cost 4.
    .title = Three of a kind costs points
ruling-DC-8 = The printed rules let the youngest player begin. Here the first round’s starter is drawn at random, unless the table says who begins (our choice).
    .title = Who begins
ruling-DC-9 = By the printed rules a die that you have let go stays as it is, and your turn is over. On a screen you may take your turn back until it is sent (our choice).
    .title = A die that was let go

## All games

ruling-GL-1 = You may resign at any time; an unfinished turn is withdrawn. In Docker you are out, in Doce you lose the match. In Dockers your turns are skipped: you keep your points but can no longer win, and the last player who remains wins. A player who runs out of time loses in the same way, unless the table chose that a bot takes over.
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

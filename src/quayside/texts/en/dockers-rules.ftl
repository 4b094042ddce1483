# Dockers: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-dockers-brief-1 = Each player has a colour. A crate belongs to the colour on its **top**; at the start all show a neutral lid.

rules-dockers-brief-2 = On your turn make **three moves** with any crates. Then you may lock a crate with the Customs token.

rules-dockers-brief-3 = **Tip** an uncovered crate over an edge into a free space (a new face comes up), **drop** it over the side (the top stays up), or **pivot** it if no crate touches its sides. Crates never go up.

rules-dockers-brief-4 = Two or more crates of one colour side by side on a floor are **stored**. Each crate that you tip or drop to make or enlarge such a group scores the size of the whole group for its colour: ×1 on the ground, ×3 on floor 1, ×5 on floor 2.

rules-dockers-brief-5 = A stored crate can only be dropped.

rules-dockers-brief-6 = After your turn all crates must be joined into one piece. The game ends when a player cannot make three moves; the player with the most points wins.

rules-dockers-goal =
    Twenty-seven crates stand in a block, three by three by three. Tip, drop and turn them so that **your colour lies side by side**. The player with the most points wins.
    .title = Goal

rules-dockers-box =
    2 to 4 players, from 7 years, about an hour. The box has a turning board on a base, 27 wooden crates with port names, 4 colour markers and the Customs token; you also need paper and pencil. The story: a freighter was unloaded in a hurry at night, and four companies each send a docker to sort the crates, which change owner every time they are tipped.
    .title = The box

rules-dockers-example =
    South plays red, North blue. South’s first move is a fall, as always: Sydney drops over the east side from the top floor to the ground. Then Istanbul tips south into the gap that Sydney left, and Tangier tips east into the gap that Istanbul left. After these three moves South puts the Customs token on Alexandria, which cannot move now.

    North tips Odessa north into the middle of the top floor: its blue face comes up. Then Cape Town tips east, right beside Odessa, and shows blue too. Two blue crates side by side on floor 2 are stored, and North scores 2 × 5 = 10 points. One more move, Customs if North likes, and it is South’s turn.
    .title = How a game begins

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
    Within a turn a crate may not come back to a place where it has been, not even to the one where it began, and it is pivoted at most once.

    After the third move all crates must be **joined** into one piece: crates are joined where their faces touch. A crate that is alone on its floor is joined by its base to the crate under it. And you may not make a move that leaves you unable to complete your three moves.
    .title = What is not allowed

rules-dockers-stored =
    Two or more crates with the same colour on top, side by side on the same floor and with nothing on them, are **stored**. Nobody may tip or pivot a stored crate; it can only fall. On the ground it cannot fall either, so it is locked. Lids never form a group, but colours that nobody plays do.

    A covered crate no longer counts: putting a crate on top of one can break a group and free the others.
    .title = Stored crates

rules-dockers-points =
    When a crate that you tip or drop ends up in a group, the player of that colour scores **the size of the whole group**: ×1 on the ground, ×3 on floor 1, ×5 on floor 2. It does not matter who made the move. The crate that makes a group of two scores as well; a single crate scores nothing.

    You can score several times in a turn, and a group that grows scores again in full: a third crate on floor 1 scores 3 × 3 = 9 points, a fourth one later in the same turn 4 × 3 = 12 more. Nobody scores for a colour that nobody plays. Uncovering or pivoting a crate scores nothing.
    .title = Points

rules-dockers-customs =
    After your third move you may put the Customs token on any other crate with nothing on top, or leave it where it is. A crate with the token cannot move, and nothing may be moved onto it. At the end of the very first turn the starting player must place it.
    .title = Customs

rules-dockers-end =
    When the player to move cannot make three legal moves, the game ends at once. The player with the most points wins; players with equal scores share the victory. There is no turn limit. A player who resigns or runs out of time is skipped from then on: they keep their points but can no longer win. If only one player remains, that player wins.
    .title = The end

rules-dockers-advice =
    Practise tipping on the ground with a few crates first. Turn a falling crate with care: its side faces decide what you can do with it next. Look from all sides, and prepare over two turns what cannot be scored in three moves. Choose well what Customs blocks, above all near the end. The port names help you to remember faces.
    .title = Good advice

rules-dockers-writing =
    `RTM^N` tips Rotterdam north, `RTMvE2` drops it to the east with two quarter turns clockwise, `RTM@1` pivots it by a quarter. `=RTM` puts Customs on it, `=` leaves Customs where it is.
    .title = Writing it down

rules-dockers-figure-example = Cape Town (CPT) tips east beside Odessa (ODS): 10 points for Blue.

rules-dockers-figure-fall = Sydney (SYD) falls east, from the top to the ground. The lid stays on top.

rules-dockers-figure-tip = Istanbul (IST) tips south into the gap that Sydney left: its north face comes to the top.

rules-dockers-figure-pivot = No crate touches the sides of Bombay (BOM) any more: it pivots by a quarter turn. It stays where it is, and its lid stays on top.

rules-dockers-figure-stored = Odessa (ODS) tips north beside Alexandria (ALY). Two blue crates on floor 2 are stored: 2 × 5 = 10 points for Blue.

rules-dockers-figure-customs = After three moves Customs goes onto Tangier (TNG): it cannot move, and nothing may be put on it.

rules-dockers-credits = DOCKERS is a game by Philippe Leurquin.

## Rulings

ruling-CR-1 = The printed rules do not say how large the board is. Here the ground has no edge (our choice): crates may be moved as far as the other rules let them.
    .title = The ground has no edge
ruling-CR-2 = The starting order is printed on the box and not in the rules, so the layout here is our own (our choice): nobody can score in the first turn, and every colour has the same chances. Bahia, Singapore and Tangier are named in the rules; the other 24 port names are ours. The options “order of the floors” and “layout” change it: you can enter the layout of your own box and play with it.
    .title = How the crates start
ruling-CR-3 = The printed rules forbid moving a crate there and back within a turn. We read that strictly: it may not come back to any place where it has been in that turn, nor to the one where it began (our reading).
    .title = No coming back
ruling-CR-4 = The printed rules do not limit how often a crate is pivoted. Here it is pivoted at most once in a turn (our choice, so that nobody can pass by turning a crate back and forth). The free turns of a falling crate do not count.
    .title = At most one pivot per crate
ruling-CR-5 = Crates are joined through touching faces: beside each other on a floor, or one on top of the other. The printed sentence asks for this at the end of the turn, and that is what we play; one printed figure can be read as asking for it after every move. With the option “crates stay connected: after each move” it holds after every single move.
    .title = All crates stay joined
ruling-CR-6 = The printed rules make all three moves compulsory. May you begin a turn that you cannot finish? Here you may not (our reading): a move is allowed only if the turn can still be finished after it, and if a turn cannot begin with three legal moves, the game ends. With the option “finishing a turn: yes” you may run into a dead end, and the game ends there.
    .title = Every turn has three moves
ruling-CR-7 = The printed rules say that covering a crate breaks a group. We read that to the end: a covered crate belongs to no group, and what is left of the group is free if it is only one crate (our reading). The Customs token covers nothing.
    .title = Covered crates do not count
ruling-CR-8 = By the printed rules every newly stored crate scores the whole group again, whoever moved it: on the ground the crate that makes a pair scores 2 points, the next one 3, the next one 4. They do not say whether a group also scores when a crate is uncovered. Here it does not (our choice), and a colour that nobody plays scores for nobody.
    .title = What scores, and how much
ruling-CR-9 = The printed rules oblige the first player to place the Customs token. They do not say whether later players must move it: here it may also stay where it is (our reading).
    .title = Customs in the first turn
ruling-CR-10 = The printed rules set no turn limit, and neither do we. About one game in a thousand between bots that move at random would never end, so games between bots may be stopped with the option “turn limit”; the scores then stand (our choice).
    .title = How long a game lasts
ruling-CR-11 = The printed rules call this a game of memory. Every move is made in the open, so nothing is secret from a player who remembers. A table chooses when it opens: **memory**, as printed, or **open**, where you may look at all faces of all crates at any time (our choice for newcomers).
    .title = Which faces you may look at
ruling-CR-12 = The printed rules do not say what happens if two players have the most points. Here they share the victory (our choice).
    .title = Equal scores share the victory
ruling-CR-13 = “A crate touched is a crate played” holds at a real table. On a screen you may undo the moves of your turn until you end it (our choice).
    .title = A crate touched is a crate played

## Why not?

why-CR-3 = This crate has been there in this turn and may not come back.
why-CR-4 = This crate has been pivoted in this turn already.
why-CR-5 = The crates would fall into separate parts; they must all stay joined.
why-CR-6 = After that you could not finish your turn of three moves.
why-CR-9 = At the end of the first turn Customs must be placed on a crate.
why-dockers-a-turn = A turn consists of three moves and then Customs, in this order.
why-dockers-moves = This crate cannot go that way: another crate is on top of it or in the way, and crates never go up.
why-dockers-covered = Another crate lies on this one. Only a crate with nothing on top can move.
why-dockers-locked = Customs is on this crate: nobody may move it.
why-dockers-customs = A crate with the Customs token cannot move, nothing goes on top of it, and the token goes only on top of a column.
why-dockers-stored-groups = This crate is stored with others of its colour: it can only fall.

## Why a move is good

reason-dockers-scores =
    It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $crates }; { $other } scores { $less ->
        [0] none
       *[other] { $less }
    }.
reason-dockers-reaches =
    With it this turn can score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; with { $other } { $less ->
        [0] none
       *[other] at most { $less }
    }.
reason-dockers-spares =
    The move { $other } would score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { reason-seat }.
reason-dockers-cuts =
    On the board after it, the best turn of { reason-seat } scores { $left ->
        [0] no points
        [one] { $left } point
       *[other] { $left } points
    } instead of { $points }.
reason-dockers-avoids =
    On the board after it, the best turn of { reason-seat } scores { $left ->
        [0] no points
        [one] { $left } point
       *[other] { $left } points
    }; after { $other } it would score { $points }.
reason-dockers-stored = It stores { $crates }: a stored crate can only fall.
reason-dockers-ends =
    With it the game ends { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead.
reason-dockers-plays-on =
    With { $other } the game would end { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind.
reason-dockers-turn-scores =
    It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the turn played scored { $other }.
reason-dockers-turn-gives =
    The turn played gave { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { reason-seat }.
reason-dockers-turn-leaves =
    After it the best turn of { reason-seat } scores { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }; after the turn played { $other }.
reason-dockers-turn-prepares =
    If nobody else moved, the player’s next turn could then score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; after the turn played { $other }.
reason-dockers-turn-ended =
    The turn played ended the game { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind.
reason-dockers-prepares =
    If nobody else moved, the player’s next turn could then score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; after { $other } { $less ->
        [0] none
       *[other] at most { $less }
    }.

## Why a position cannot come up in a game

cannot-dockers-crates = There are 27 crates, not { $count }.
cannot-dockers-faces = { $crate } cannot lie like that: its faces are arranged differently.
cannot-dockers-both = { $crate } and { $other } cannot be in the same place.
cannot-dockers-hangs = { $crate } has nothing below it.
cannot-dockers-corner = The places of the crates must be counted from their south-west corner.
cannot-dockers-customs-missing = After the first turn Customs is on a crate: choose which.
cannot-dockers-customs-early = Before the first turn has been played, Customs is on no crate.
cannot-dockers-customs-covered = { $crate } has the Customs token, so no crate can lie on it.
cannot-dockers-customs-moved = { $crate } has the Customs token and cannot have moved in this turn.
cannot-dockers-way = The places that { $crate } left in this turn do not lead to where it is now.
cannot-dockers-apart = The crates must all be joined in one piece.
cannot-dockers-all-left = The last player cannot have left.
cannot-dockers-left = { $who } has left the game and cannot be to move.
cannot-dockers-turns = At most { $most } turns are played.
cannot-dockers-unfinished = This turn could not be finished with three moves.
cannot-dockers-over = The player to move cannot finish a turn of three moves, so the game is over here.
cannot-dockers-goes-on = The game goes on here, so it must be someone’s turn.

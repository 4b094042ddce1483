# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] seat 0
        [1] seat 1
        [2] seat 2
        [3] seat 3
       *[other] { $seat }
    }
reason-only-move = { $move } is the only move.

## Docker

reason-docker-no-move = No move is possible with this roll.
reason-docker-covers = It covers a container of { reason-seat } on { $square }, which cannot move.
reason-docker-frees = It frees one of the player’s own containers on { $square }.
reason-docker-leaves-stuck =
    It leaves { reason-seat } stuck on { $count ->
        [1] a { $faces }
        [6] every roll
       *[other] a roll of { $faces }
    } ({ $now ->
        [one] { $now } playable face
       *[other] { $now } playable faces
    }; after { $other } there would be { $next }).
reason-docker-stuck =
    After it { reason-seat } is stuck on { $count ->
        [1] a { $faces }
        [6] every roll
       *[other] a roll of { $faces }
    }.
reason-docker-keeps =
    It keeps { $now ->
        [one] { $now } playable face
       *[other] { $now } playable faces
    } for the player who moves; { $other } keeps { $next }.
reason-docker-raises =
    It raises the number of faces that the player who moves can play from { $before } to { $now }.

## Doce

reason-doce-wins =
    It wins the round for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-doce-loses =
    With it { reason-seat } wins the round for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-doce-draws = It ends the round as a draw.
reason-doce-blocker-stops = The blocker stops { reason-seat } from winning with { $moves }.
reason-doce-blocker-square = The blocker takes { $square } out of every line.
reason-doce-stops =
    It stops { reason-seat } from winning with { $moves }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
reason-doce-still-wins =
    Beware: { reason-seat } can still win with { $moves }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
reason-doce-threatens =
    It threatens to win with { $moves }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
reason-doce-threatens-many = It threatens to win on { $count } squares at once: { $squares }.
reason-doce-forces = It wins the round by force in { $turns } turns, beginning with { $move }.
reason-doce-allows =
    After { $played }, { reason-seat } could win at once with { $moves }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
reason-doce-allows-force =
    After { $played }, { reason-seat } could win the round by force in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.

## Dockers

reason-dockers-scores =
    It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you with { $crates }.
reason-dockers-gives =
    It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { reason-seat } with { $crates }.
reason-dockers-stored = It stores { $crates }: they can only fall now.
reason-dockers-freed = It frees { $crates }, which were stored.
reason-dockers-prepares = It prepares { $move }, which scores { $points }.
reason-dockers-ends = It ends the game: nobody can make three moves any more.
reason-dockers-denies = It denies { reason-seat } { $move } for { $points }; the most that is left is { $left }.
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
    After it the first move of { reason-seat } can score at most { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; after the turn played { $other }.
reason-dockers-turn-prepares =
    It prepares a move for the player’s next turn that scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; after the turn played the best such move scores { $other }.

## The report of a game

chart-title = Chances over the game
chart-start = start
chart-end = end of the record
chart-seat = seat { $seat }
chart-step-luck = turn { $turn }: { reason-seat } rolls { $event }, { $before } to { $after }
chart-step-skill = turn { $turn }: { reason-seat } plays { $event }, { $before } to { $after }
chart-step-skill-better = turn { $turn }: { reason-seat } plays { $event }, { $before } to { $after }; { $best } was better
chart-step-leaving = turn { $turn }: { reason-seat } leaves the game, { $before } to { $after }

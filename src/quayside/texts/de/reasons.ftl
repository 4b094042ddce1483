# Why a move is good (reason-KEY), and the steps of a report. A name may stand for the seat, so the
# seat never begins a sentence.

reason-seat =
    { $seat ->
        [0] Platz 0
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
       *[other] { $seat }
    }
reason-only-move = { $move } ist der einzige Zug.

## Docker

reason-docker-no-move = Mit diesem Wurf ist kein Zug möglich.
reason-docker-covers = Der Zug deckt auf { $square } einen Spielstein von { reason-seat } zu, der nun nicht ziehen kann.
reason-docker-frees = Der Zug gibt auf { $square } einen eigenen Spielstein frei.
reason-docker-leaves-stuck =
    Danach kann { reason-seat } { $count ->
        [1] mit einer { $faces }
        [6] mit keinem Wurf
       *[other] mit den Würfen { $faces }
    } { $count ->
        [6] ziehen
       *[other] nicht ziehen
    } ({ $now ->
        [one] { $now } spielbarer Wurf
       *[other] { $now } spielbare Würfe
    }; nach { $other } wären es { $next }).
reason-docker-stuck =
    Danach kann { reason-seat } { $count ->
        [1] mit einer { $faces } nicht ziehen
        [6] mit keinem Wurf ziehen
       *[other] mit den Würfen { $faces } nicht ziehen
    }.
reason-docker-keeps =
    Wer so zieht, behält { $now ->
        [one] { $now } spielbaren Wurf
       *[other] { $now } spielbare Würfe
    }; mit { $other } bleiben { $next }.
reason-docker-raises = Wer so zieht, erhöht die Zahl der eigenen spielbaren Würfe von { $before } auf { $now }.

## Doce

reason-doce-wins =
    Der Zug gewinnt die Runde mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
reason-doce-loses =
    Damit gewinnt { reason-seat } die Runde mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
reason-doce-draws = Der Zug beendet die Runde unentschieden.
reason-doce-blocker-stops = Der Blocker hindert { reason-seat } daran, mit { $moves } zu gewinnen.
reason-doce-blocker-square = Der Blocker nimmt { $square } aus allen Reihen.
reason-doce-stops =
    Der Zug hindert { reason-seat } daran, mit { $moves }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    } zu gewinnen.
reason-doce-still-wins =
    Achtung: Noch immer kann { reason-seat } mit { $moves }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    } gewinnen.
reason-doce-threatens =
    Der Zug droht mit { $moves }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    } zu gewinnen.
reason-doce-threatens-many = Der Zug droht auf { $count } Feldern zugleich zu gewinnen: { $squares }.
reason-doce-forces = Der Zug gewinnt die Runde in { $turns } Zügen mit Zwang, beginnend mit { $move }.
reason-doce-allows =
    Nach { $played } konnte { reason-seat } sofort mit { $moves }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    } gewinnen.
reason-doce-allows-force =
    Nach { $played } konnte { reason-seat } die Runde in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } mit Zwang gewinnen.

## Dockers

reason-dockers-scores =
    Die Bewegung bringt dir { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit { $crates }.
reason-dockers-gives =
    Die Bewegung bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { reason-seat } mit { $crates }.
reason-dockers-stored = Die Bewegung lagert { $crates } ein: Diese Kisten können nur noch fallen.
reason-dockers-freed = Die Bewegung gibt { $crates } frei, die eingelagert waren.
reason-dockers-prepares =
    Die Bewegung bereitet { $move } vor, was { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringt.
reason-dockers-ends = Damit endet das Spiel: Niemand kann mehr drei Bewegungen machen.
reason-dockers-denies = Der Zoll verwehrt { reason-seat } { $move } ({ $points } Punkte); es bleiben höchstens { $left }.
reason-dockers-turn-scores =
    Dieser Zug bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; der gespielte brachte { $other }.
reason-dockers-turn-gives =
    Der gespielte Zug brachte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { reason-seat }.
reason-dockers-turn-leaves =
    Danach bringt die erste Bewegung von { reason-seat } höchstens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; nach dem gespielten Zug { $other }.
reason-dockers-turn-prepares =
    Dieser Zug bereitet für den nächsten eigenen Zug eine Bewegung vor, die { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringt; nach dem gespielten Zug bringt die beste { $other }.

## The report of a game

chart-title = Die Chancen im Lauf der Partie
chart-start = Anfang
chart-end = Ende der Aufzeichnung
chart-seat = Platz { $seat }
chart-step-luck = Zug { $turn }: { reason-seat } würfelt { $event }, von { $before } auf { $after }
chart-step-skill = Zug { $turn }: { reason-seat } spielt { $event }, von { $before } auf { $after }
chart-step-skill-better = Zug { $turn }: { reason-seat } spielt { $event }, von { $before } auf { $after }; besser war { $best }
chart-step-leaving = Zug { $turn }: { reason-seat } verlässt die Partie, von { $before } auf { $after }

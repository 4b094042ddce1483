# Dockers: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-dockers-brief-1 = Jeder hat eine Farbe. Eine Kiste gehört der Farbe, die **oben** liegt; am Anfang zeigen alle einen neutralen Deckel.

rules-dockers-brief-2 = Bewege in deinem Zug **dreimal** eine beliebige Kiste; danach darfst du mit dem Zoll eine Kiste sperren.

rules-dockers-brief-3 = Eine Kiste, auf der nichts steht, kannst du auf einen freien Platz **kippen** (eine andere Seite kommt nach oben), seitlich **fallen** lassen (oben bleibt oben) oder auf der Stelle **drehen**, wenn keine Kiste ihre Seiten berührt. Nach oben geht es nie.

rules-dockers-brief-4 = Zwei oder mehr Kisten einer Farbe, Seite an Seite auf einer Etage, sind **eingelagert**. Jede Kiste, die durch Kippen oder Fallen eine solche Gruppe bildet oder vergrößert, bringt ihrer Farbe so viele Punkte, wie die Gruppe Kisten hat: ×1 am Boden, ×3 auf der ersten Etage, ×5 ganz oben.

rules-dockers-brief-5 = Eine eingelagerte Kiste kann nur noch fallen.

rules-dockers-brief-6 = Nach deinem Zug müssen alle Kisten verbunden sein. Kann jemand keine drei Bewegungen ausführen, endet das Spiel; wer die meisten Punkte hat, gewinnt.

rules-dockers-goal =
    Siebenundzwanzig Kisten stehen in einem Block, drei mal drei mal drei. Kippe sie, lass sie fallen und drehe sie so, dass **deine Farbe Seite an Seite liegt**. Wer die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels

rules-dockers-box =
    2 bis 4 Spieler, ab 7 Jahren, etwa eine Stunde. In der Schachtel liegen ein Drehbrett mit Sockel, 27 Holzkisten mit Hafennamen, 4 Farbmarker und das Zollplättchen; dazu braucht ihr Papier und Stift. Die Geschichte: Ein Frachter wurde nachts in aller Eile entladen, und vier Reedereien schicken je einen Docker, um die Kisten zu sortieren, die mit jedem Kippen den Besitzer wechseln.
    .title = Das Spielmaterial

rules-dockers-example =
    Süd spielt Rot, Nord spielt Blau. Die erste Bewegung ist wie immer ein Fall: Sydney fällt über die Ostseite von ganz oben auf den Boden. Dann kippt Istanbul nach Süden in die Lücke, die Sydney hinterlassen hat, und Tanger nach Osten in die Lücke von Istanbul. Nach diesen drei Bewegungen setzt Süd den Zoll auf Alexandria, das sich nun nicht bewegen kann.

    Nord kippt Odessa nach Norden in die Mitte der obersten Etage: Die blaue Seite kommt nach oben. Dann kippt Kapstadt nach Osten, direkt neben Odessa, und zeigt ebenfalls Blau. Zwei blaue Kisten Seite an Seite ganz oben sind eingelagert, und Nord bekommt 2 × 5 = 10 Punkte. Noch eine Bewegung, auf Wunsch der Zoll, und Süd ist an der Reihe.
    .title = So beginnt eine Partie

rules-dockers-crates =
    Jede Seite einer Kiste ist ein neutraler Deckel oder trägt eine Farbe: Rot, Blau, Gelb oder Grün. Es zählt nur die Farbe, die **oben** liegt; die Seitenflächen bringen nie Punkte. 24 Kisten haben einen Deckel und drei Farben. Die drei Kisten in der Mitte, eine je Etage (Bahia, Singapur und Tanger), haben zwei Deckel und alle vier Farben. Jede Kiste trägt den Namen eines Hafens und ein Kürzel aus drei Buchstaben.

    Es gibt drei Ebenen: den Boden, die erste Etage und ganz oben. Der Boden hat keinen Rand.

    Es ist ein Merkspiel: Du siehst, was von außen zu sehen ist, und alle Seiten darfst du **nur bei der Kiste ansehen, die du gerade fallen lässt**. Ein Tisch kann auch so eröffnet werden, dass alle Seiten aller Kisten zu sehen sind.
    .title = Kisten und Etagen

rules-dockers-setup =
    Zu Beginn zeigen alle Kisten den Deckel. Jeder zieht eine Farbe; zu zweit oder zu dritt gehören die übrigen Farben niemandem. Wer beginnt, wird ausgelost, wenn ihr es nicht selbst bestimmt; die anderen folgen im Uhrzeigersinn. Der Zoll wartet neben dem Block.
    .title = Vorbereitung

rules-dockers-turn =
    Führe genau **drei Bewegungen** mit beliebigen Kisten aus, gleich welcher Farbe: mit drei verschiedenen oder mehrmals mit derselben. Danach darfst du den Zoll setzen. Nur eine Kiste, auf der nichts steht und die nicht den Zoll trägt, kann sich bewegen. Die erste Bewegung einer Partie ist also immer ein Fall von ganz oben.
    .title = Ein Zug

rules-dockers-moves =
    {""}**Kippen**: Ist daneben auf derselben Etage ein Platz frei, unter dem der Boden oder eine Kiste ist, so kippt die Kiste über eine Kante dorthin. Eine andere Seite kommt nach oben: Kippt sie nach Norden, liegt ihre Südseite oben.

    {""}**Fallen**: Ist unter diesem Platz nichts, so fällt die Kiste von dort gerade hinab, bis sie auf einer Kiste oder auf dem Boden landet. Dabei kippt sie nicht: Was oben war, bleibt oben, und du darfst sie beliebig drehen, ohne dass es etwas kostet.

    {""}**Drehen**: Berührt keine andere Kiste ihre Seiten, so darfst du sie auf der Stelle drehen, so weit du willst; das ist eine Bewegung.

    Steht auf diesem Platz eine andere Kiste, ist der Weg blockiert: Keine Kiste geht je nach oben, keine je diagonal.
    .title = Drei Arten von Bewegungen

rules-dockers-constraints =
    In einem Zug darf eine Kiste nicht an einen Ort zurück, an dem sie schon war, auch nicht dorthin, wo sie begann; und sie wird höchstens einmal gedreht.

    Nach der dritten Bewegung müssen alle Kisten zu einem Stück **verbunden** sein: Verbunden sind sie, wo sich ihre Flächen berühren. Eine Kiste, die allein auf ihrer Etage steht, ist über ihre Unterseite mit der Kiste darunter verbunden. Außerdem darfst du keine Bewegung ausführen, nach der du deine drei Bewegungen nicht mehr vollenden kannst.
    .title = Was nicht erlaubt ist

rules-dockers-stored =
    Zwei oder mehr Kisten mit derselben Farbe oben, Seite an Seite auf derselben Etage und nicht zugedeckt, sind **eingelagert**. Niemand darf eine eingelagerte Kiste kippen oder drehen; sie kann nur fallen. Am Boden kann sie auch nicht mehr fallen: Dort ist sie blockiert. Deckel bilden nie eine Gruppe, Farben, die niemand spielt, aber schon.

    Eine zugedeckte Kiste zählt nicht mehr: Wer eine Kiste daraufsetzt, kann eine Gruppe auflösen und die übrigen freigeben.
    .title = Eingelagerte Kisten

rules-dockers-points =
    Gehört eine Kiste nach dem Kippen oder Fallen zu einer Gruppe, so erhält der Docker dieser Farbe **so viele Punkte, wie die ganze Gruppe Kisten hat**: ×1 am Boden, ×3 auf der ersten Etage, ×5 ganz oben. Wer die Bewegung ausgeführt hat, ist egal. Schon die Kiste, die aus einer einzelnen ein Paar macht, zählt; eine einzelne Kiste bringt nichts.

    In einem Zug kannst du mehrmals punkten, und eine Gruppe, die wächst, zählt noch einmal ganz: Eine dritte Kiste auf der ersten Etage bringt 3 × 3 = 9 Punkte, eine vierte später im selben Zug weitere 4 × 3 = 12. Für eine Farbe, die niemand spielt, erhält niemand Punkte. Aufdecken und Drehen bringt nichts.
    .title = Punkte

rules-dockers-customs =
    Nach deiner dritten Bewegung darfst du den Zoll auf eine andere Kiste setzen, auf der nichts steht, oder ihn lassen, wo er ist. Eine Kiste mit dem Zoll bewegt sich nicht, und nichts darf auf sie gesetzt werden. Am Ende des allerersten Zuges muss der Startspieler den Zoll setzen.
    .title = Der Zoll

rules-dockers-end =
    Kann der Spieler am Zug keine drei erlaubten Bewegungen ausführen, ist das Spiel sofort zu Ende. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Die Zahl der Züge ist nicht begrenzt. Wer aufgibt oder die Zeit überschreitet, wird fortan übersprungen: Die Punkte bleiben, gewinnen kann man aber nicht mehr. Bleibt nur ein Spieler übrig, gewinnt er.
    .title = Ende des Spiels

rules-dockers-advice =
    Übe das Kippen zuerst am Boden mit ein paar Kisten. Drehe eine fallende Kiste mit Bedacht: Ihre Seiten entscheiden, was du als Nächstes mit ihr machen kannst. Sieh dir das Ganze von allen Seiten an, und bereite über zwei Züge vor, was in drei Bewegungen nicht gelingt. Überlege gut, was der Zoll sperrt, vor allem gegen Ende. Die Hafennamen helfen, sich die Seiten zu merken.
    .title = Gute Ratschläge

rules-dockers-writing =
    `RTM^N` kippt Rotterdam nach Norden, `RTMvE2` lässt die Kiste mit zwei Vierteldrehungen im Uhrzeigersinn nach Osten fallen, `RTM@1` dreht sie um ein Viertel (N, E, S, W: Norden, Osten, Süden, Westen). `=RTM` setzt den Zoll darauf, `=` lässt ihn, wo er ist.
    .title = Notation

rules-dockers-figure-example = Kapstadt (CPT) kippt nach Osten neben Odessa (ODS): 10 Punkte für Blau.

rules-dockers-figure-fall = Sydney (SYD) fällt nach Osten, von ganz oben bis auf den Boden. Der Deckel bleibt oben.

rules-dockers-figure-tip = Istanbul (IST) kippt nach Süden in die Lücke, die Sydney gelassen hat: Die Nordseite kommt nach oben.

rules-dockers-figure-pivot = Keine Kiste berührt mehr die Seiten von Bombay (BOM): Die Kiste dreht sich um ein Viertel. Sie bleibt, wo sie ist, und ihr Deckel bleibt oben.

rules-dockers-figure-stored = Odessa (ODS) kippt nach Norden neben Alexandria (ALY). Zwei blaue Kisten ganz oben sind eingelagert: 2 × 5 = 10 Punkte für Blau.

rules-dockers-figure-customs = Nach drei Bewegungen kommt der Zoll auf Tanger (TNG): Die Kiste bewegt sich nicht mehr, und nichts darf auf sie gesetzt werden.

rules-dockers-credits = DOCKERS ist ein Spiel von Philippe Leurquin.

## Rulings

ruling-CR-1 = Wie groß das Brett ist, sagen die gedruckten Regeln nicht. Hier hat der Boden keinen Rand (unsere Wahl): Kisten lassen sich so weit bewegen, wie die anderen Regeln es zulassen.
    .title = Der Boden hat keinen Rand
ruling-CR-2 = Der Startaufbau steht auf der Schachtel und nicht in den Regeln, der Aufbau hier ist daher unser eigener (unsere Wahl): Im ersten Zug kann niemand punkten, und alle Farben haben die gleichen Chancen. Bahia, Singapur und Tanger kommen in den Regeln vor; die anderen 24 Hafennamen sind von uns. Die Optionen „Reihenfolge der Etagen“ und „Aufbau“ ändern ihn: Den Aufbau deiner eigenen Schachtel kannst du eingeben und damit spielen.
    .title = Der Startaufbau
ruling-CR-3 = Die gedruckten Regeln verbieten, eine Kiste in einem Zug hin und zurück zu bewegen. Wir lesen das streng: Sie darf an keinen Ort zurück, an dem sie in diesem Zug schon war; auch nicht dorthin, wo sie begann.
    .title = Kein Zurück
ruling-CR-4 = Die gedruckten Regeln begrenzen nicht, wie oft eine Kiste gedreht wird. Hier wird sie in einem Zug höchstens einmal gedreht (unsere Wahl, damit niemand durch Hin- und Herdrehen passt). Die freien Drehungen beim Fallen zählen nicht.
    .title = Höchstens eine Drehung je Kiste
ruling-CR-5 = Kisten sind über Flächen verbunden, die sich berühren: nebeneinander auf einer Etage oder aufeinander. Der gedruckte Satz verlangt das am Ende des Zuges, und so spielen wir; eine gedruckte Abbildung lässt sich so lesen, dass es nach jeder Bewegung gilt. Mit der Option „Kisten verbunden: nach jeder Bewegung“ gilt es nach jeder einzelnen Bewegung.
    .title = Alle Kisten bleiben verbunden
ruling-CR-6 = Nach den gedruckten Regeln sind alle drei Bewegungen Pflicht. Darfst du einen Zug beginnen, den du nicht beenden kannst? Hier nicht (so lesen wir die Regeln): Eine Bewegung ist nur erlaubt, wenn der Zug danach noch vollendet werden kann, und gibt es zu Beginn eines Zuges keine drei erlaubten Bewegungen, ist das Spiel zu Ende. Mit der Option „Zug beenden: ja“ kannst du in eine Sackgasse geraten, und das Spiel endet dort.
    .title = Jeder Zug hat drei Bewegungen
ruling-CR-7 = Nach den gedruckten Regeln löst eine Gruppe auf, wer eine ihrer Kisten zudeckt. Wir lesen das zu Ende: Eine zugedeckte Kiste gehört zu keiner Gruppe, und bleibt von der Gruppe nur eine Kiste übrig, ist sie frei. Der Zoll deckt nichts zu.
    .title = Zugedeckte Kisten zählen nicht
ruling-CR-8 = Nach den gedruckten Regeln lässt jede neu eingelagerte Kiste die ganze Gruppe noch einmal zählen, egal wer sie bewegt hat: Am Boden bringt die Kiste, die ein Paar bildet, 2 Punkte, die nächste 3, die nächste 4. Ob eine Gruppe auch zählt, wenn eine Kiste aufgedeckt wird, sagen sie nicht. Hier zählt sie dann nicht (unsere Wahl), und eine Farbe, die niemand spielt, bringt niemandem Punkte.
    .title = Was wie viele Punkte bringt
ruling-CR-9 = Die gedruckten Regeln verpflichten den Startspieler, den Zoll zu setzen. Ob ihn die anderen später versetzen müssen, sagen sie nicht: Hier darf er auch bleiben, wo er ist (so lesen wir die Regeln).
    .title = Der Zoll im ersten Zug
ruling-CR-10 = Die gedruckten Regeln begrenzen die Zahl der Züge nicht, und wir auch nicht. Zwischen Bots, die zufällig ziehen, würde etwa eine Partie von tausend nie enden; darum können Partien zwischen Bots mit der Option „Zugbegrenzung“ enden, und dann zählt der Punktestand (unsere Wahl).
    .title = Wie lange eine Partie dauert
ruling-CR-11 = Die gedruckten Regeln nennen es ein Merkspiel. Alle Bewegungen sind offen zu sehen, nichts ist also geheim für den, der es sich merkt. Wer einen Tisch eröffnet, wählt: **Gedächtnis**, wie gedruckt, oder **offen**, wo man jederzeit alle Seiten aller Kisten ansehen darf (unsere Wahl für Einsteiger).
    .title = Welche Seiten man ansehen darf
ruling-CR-12 = Was gilt, wenn zwei Spieler die meisten Punkte haben, sagen die gedruckten Regeln nicht. Hier teilen sie sich den Sieg (unsere Wahl).
    .title = Bei Gleichstand geteilter Sieg
ruling-CR-13 = „Berührt, geführt“ gilt am echten Tisch. Am Bildschirm darfst du die Bewegungen deines Zuges zurücknehmen, bis du ihn beendest (unsere Wahl).
    .title = Berührt, geführt

## Why not?

why-CR-3 = Diese Kiste war in diesem Zug schon dort und darf nicht zurück.
why-CR-4 = Diese Kiste wurde in diesem Zug schon gedreht.
why-CR-5 = Die Kisten würden getrennt; sie müssen alle verbunden bleiben.
why-CR-6 = Danach könntest du deinen Zug aus drei Bewegungen nicht mehr beenden.
why-CR-9 = Am Ende des ersten Zuges muss der Zoll auf eine Kiste gesetzt werden.
why-dockers-a-turn = Ein Zug besteht aus drei Bewegungen und dann dem Zoll, in dieser Reihenfolge.
why-dockers-moves = Diese Kiste kann nicht dorthin: Auf ihr oder neben ihr steht eine andere, und keine Kiste geht nach oben.
why-dockers-covered = Auf dieser Kiste steht eine andere. Nur eine Kiste, auf der nichts steht, kann sich bewegen.
why-dockers-locked = Der Zoll steht auf dieser Kiste: Niemand darf sie bewegen.
why-dockers-customs = Eine Kiste mit dem Zoll bewegt sich nicht, nichts kommt auf sie, und der Zoll steht nur zuoberst auf einem Turm.
why-dockers-stored-groups = Diese Kiste ist mit anderen ihrer Farbe eingelagert: Sie kann nur fallen.

## Why a move is good

reason-dockers-scores =
    Die Bewegung bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit { $crates }; { $other } bringt { $less ->
        [0] keinen
       *[other] { $less }
    }.
reason-dockers-reaches =
    Mit dieser Bewegung kann der Zug { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringen, mit { $other } { $less ->
        [0] keinen
       *[other] höchstens { $less }
    }.
reason-dockers-spares =
    Die Bewegung { $other } brächte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { reason-seat }.
reason-dockers-cuts =
    In der Stellung danach bringt der beste Zug von { reason-seat } nur noch { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    } statt { $points }.
reason-dockers-avoids =
    In der Stellung danach bringt der beste Zug von { reason-seat } höchstens { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    }; nach { $other } wären es { $points }.
reason-dockers-stored = Die Bewegung lagert { $crates } ein: Eingelagerte Kisten können nur noch fallen.
reason-dockers-ends =
    Damit endet das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung.
reason-dockers-plays-on =
    Mit { $other } würde das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Rückstand enden.
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
    Danach bringt der beste Zug von { reason-seat } höchstens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; nach dem gespielten Zug { $other }.
reason-dockers-turn-prepares =
    Wenn sonst niemand zöge, könnte der nächste eigene Zug danach { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringen; nach dem gespielten Zug { $other }.
reason-dockers-turn-ended =
    Mit dem gespielten Zug endete das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Rückstand.
reason-dockers-prepares =
    Wenn sonst niemand zöge, könnte der nächste eigene Zug danach { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringen; nach { $other } { $less ->
        [0] keinen
       *[other] höchstens { $less }
    }.

## Warum eine Stellung in keiner Partie vorkommt

cannot-dockers-crates = Es gibt 27 Kisten, nicht { $count }.
cannot-dockers-faces = { $crate } kann so nicht liegen: Die Seiten sind anders angeordnet.
cannot-dockers-both = { $crate } und { $other } können nicht am selben Ort sein.
cannot-dockers-hangs = Unter { $crate } ist nichts.
cannot-dockers-corner = Die Plätze der Kisten müssen ab ihrer südwestlichen Ecke gezählt werden.
cannot-dockers-customs-missing = Nach dem ersten Zug steht der Zoll auf einer Kiste: Wähle, auf welcher.
cannot-dockers-customs-early = Bevor der erste Zug gespielt ist, steht der Zoll auf keiner Kiste.
cannot-dockers-customs-covered = Auf { $crate } steht der Zoll, also kann keine Kiste darauf liegen.
cannot-dockers-customs-moved = Auf { $crate } steht der Zoll, also kann sie in diesem Zug nicht bewegt worden sein.
cannot-dockers-way = Die Plätze, die { $crate } in diesem Zug verlassen hat, führen nicht dorthin, wo sie jetzt liegt.
cannot-dockers-apart = Alle Kisten müssen miteinander verbunden sein.
cannot-dockers-all-left = Der letzte Spieler kann die Partie nicht verlassen haben.
cannot-dockers-left = { $who } hat die Partie verlassen und kann nicht am Zug sein.
cannot-dockers-turns = Es werden höchstens { $most } Züge gespielt.
cannot-dockers-unfinished = Dieser Zug ließe sich nicht mit drei Bewegungen beenden.
cannot-dockers-over = Wer am Zug ist, kann keine drei Bewegungen mehr ausführen, also ist die Partie hier vorbei.
cannot-dockers-goes-on = Die Partie geht hier weiter, also muss jemand am Zug sein.

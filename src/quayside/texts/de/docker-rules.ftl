# Docker and OMBA: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-docker-brief-1 = Ziel: Du kannst als Letzter noch ziehen.

rules-docker-brief-2 = Würfle: Die Augenzahl sind deine Punkte. Verbrauche sie **alle** mit **einem** deiner Spielsteine.

rules-docker-brief-3 =
    Setze einen neuen auf dem mittleren Feld { $edition ->
        [en] deiner eigenen Seite
       *[other] einer Seite
    } ein, oder ziehe einen, der schon auf dem Spielfeld steht. Das Einsetzen zählt als erster Schritt.

rules-docker-brief-4 = Ein Schritt auf ein Nachbarfeld kostet 1 Punkt, dazu 1 je Ebene nach oben oder unten: auf einen einzelnen Stein also 2. Nie diagonal, nie zweimal auf dasselbe Feld.

rules-docker-brief-5 = Ein Spielstein, auf dem ein anderer steht, kann nicht ziehen.

rules-docker-brief-6 =
    { $edition ->
        [en] Erlaubt dein Wurf keinen Zug und hast du weniger als drei Spielsteine auf dem Spielfeld, würfelst du so lange weiter, bis du ziehen kannst. Stehen alle drei auf dem Spielfeld, scheidest du aus.
        [it] Erlaubt dein Wurf keinen Zug und hast du weniger als drei Spielsteine auf dem Spielfeld, würfelst du so lange weiter, bis du ziehen kannst. Ab drei Spielsteinen auf dem Spielfeld scheidest du aus.
       *[other] Erlaubt dein Wurf keinen Zug, scheidest du aus; weiterwürfeln darfst du nicht.
    }

rules-docker-goal =
    Spielsteine kommen auf ein Spielfeld mit neun Feldern, ziehen umher und klettern übereinander. Wer an der Reihe ist und nicht ziehen kann, scheidet aus. Der **letzte Docker im Spiel** gewinnt.
    .title = Ziel des Spiels

rules-docker-box =
    2 bis 4 Spieler, ab 8 Jahren, etwa 15 Minuten. In der Schachtel liegen ein Spielfeld mit Pfeilen an den vier Startfeldern, 12 Holzwürfel in vier Farben (die Spielsteine) und ein Würfel. Die Geschichte: Der Kai ist voll, Platz gibt es nur noch nach oben.
    .title = Das Spielmaterial

rules-docker-example =
    Süd würfelt eine 3. Ein neuer Stein kommt auf `b1` herein (1 Punkt), zieht nach `b2` (1) und weiter nach `c2` (1). Nord würfelt eine 4: Ein Stein kommt { $edition ->
        [en] auf `b3` herein (1), zieht nach `b2`
       *[other] ebenfalls auf `b1` herein (1), denn jedes Startfeld steht allen offen, zieht nach `c1`
    } (1) und steigt auf `c2`, ein Schritt und eine Ebene (2). Der Stein von Süd ist nun zugedeckt und kann nicht ziehen.

    { $edition ->
        [en] Süd würfelt eine 1 und setzt einen Stein auf `b1` ein. Nord würfelt eine 4 und deckt über `b3` und `b2` auch diesen zu. Süd würfelt eine 3 und setzt einen Stein auf die beiden: 1 Punkt und zwei Ebenen. Nord würfelt eine 6 und steigt auf alle drei: 1 Punkt für `b3`, 1 für `b2`, 4 für `b1`. Jetzt stehen alle drei Steine von Süd auf dem Spielfeld, und alle sind zugedeckt. Was Süd auch würfelt, ein Zug ist nicht möglich: Süd **scheidet aus**, Nord hat gewonnen.
       *[other] Süd würfelt eine 1 und setzt einen Stein auf `b1` ein. Nord würfelt eine 2 und setzt einen genau darauf: 1 Punkt fürs Einsetzen, 1 für die Ebene. Dasselbe geschieht auf `a2` und auf `b3`. Dann würfelt Süd noch eine 1. Alle Steine von Süd sind zugedeckt, und auf jedem Startfeld stehen zwei Steine: Einsetzen würde 3 kosten. Ein Zug ist nicht möglich: Süd **scheidet aus**, Nord hat gewonnen.
    }
    .title = Eine Beispielpartie

rules-docker-board =
    Das Spielfeld hat 3 mal 3 Felder, `a1` bis `c3`: Buchstaben von West nach Ost, Zahlen von Süd nach Nord. Die mittleren Felder der vier Seiten, `b1`, `a2`, `b3` und `c2`, sind die **Startfelder**.

    Spielsteine lassen sich unbegrenzt zu Türmen stapeln. Die **Ebene** eines Spielsteins ist die Zahl der Steine unter ihm: Auf dem Boden ist sie 0.
    .title = Spielfeld und Spielsteine

rules-docker-setup =
    Zu zweit sitzt ihr euch gegenüber, im Süden und im Norden, zu dritt im Süden, Westen und Norden, zu viert auf allen Seiten. Alle legen ihre Spielsteine vor sich bereit; das Spielfeld ist leer. Wer beginnt, wird ausgelost, außer der Tisch bestimmt es.
    .title = Vorbereitung

rules-docker-edition-fr =
    Zu zweit hat jeder sechs Spielsteine, zu dritt oder viert hat jeder drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Wer mit seinem Wurf nicht ziehen kann, scheidet aus; weiterwürfeln darf man nicht.
    .title = Die französische Ausgabe

rules-docker-edition-en =
    Jeder hat drei Spielsteine; zu zweit oder zu dritt bleiben die übrigen in der Schachtel. Eingesetzt wird nur auf dem **eigenen** Startfeld, in der Mitte der eigenen Seite. Solange du weniger als drei Spielsteine auf dem Spielfeld hast, **würfelst du so lange, bis du ziehen kannst**. Es lohnt sich also, möglichst lange einen Stein zurückzuhalten.
    .title = Die deutsche und englische Ausgabe

rules-docker-edition-it =
    Zu zweit hat jeder sechs Spielsteine, zu dritt oder viert hat jeder drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Solange du weniger als drei Spielsteine auf dem Spielfeld hast, **würfelst du so lange, bis du ziehen kannst**. Es lohnt sich also, möglichst lange unter drei zu bleiben.
    .title = Die italienische Ausgabe

rules-docker-edition-omba =
    Die erste Ausgabe des Spiels. Zu zweit hat jeder sechs Spielsteine, zu dritt jeder vier, zu viert jeder drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Wer mit seinem Wurf nicht ziehen kann, scheidet aus; weiterwürfeln darf man nicht.
    .title = OMBA

rules-docker-turn =
    Würfle: Die Augenzahl sind deine Punkte. Verbrauche sie **alle** mit **einem** deiner Spielsteine: mit einem auf dem Spielfeld, auf dem kein anderer steht, oder mit einem neuen. Du hast immer die Wahl.

    Danach ist im Uhrzeigersinn der nächste Docker an der Reihe, der noch im Spiel ist.
    .title = Ein Zug

rules-docker-points =
    Ein Schritt führt auf ein Nachbarfeld, nie diagonal. Er kostet **1 Punkt, dazu 1 Punkt je Ebene** nach oben oder unten. Der Spielstein landet immer ganz oben auf dem Zielfeld. Zwei Beispiele: Von einem Dreierturm auf ein leeres Feld hinab kostet der Schritt 3 Punkte, hinüber auf einen Zweierturm kostet er 1.

    Einsetzen kostet 1 Punkt, dazu 1 Punkt für jeden Spielstein auf dem Startfeld: auf zwei Steine also 3. Übrige Punkte musst du sofort mit demselben Stein verbrauchen.
    .title = Was ein Schritt kostet

rules-docker-constraints =
    Alle Punkte müssen verbraucht werden. Ein Spielstein steht auf jedem Feld seines Weges, auf keinem zweimal, und er kehrt nicht auf sein Ausgangsfeld zurück. Er schwebt nicht über Felder hinweg und verbraucht keine Punkte durch Auf und Ab auf der Stelle.

    Ein zugedeckter Spielstein kann nicht ziehen, egal wem der obere gehört. Führen mehrere Wege auf dasselbe Feld, ist es gleich, welchen du nimmst.
    .title = Was nicht erlaubt ist

rules-docker-no-move =
    { $edition ->
        [en] Solange du weniger als drei Spielsteine auf dem Spielfeld hast, würfelst du so lange, bis du ziehen kannst. Stehen alle drei auf dem Spielfeld und erlaubt dein Wurf keinen Zug, **scheidest du aus**.
        [it] Solange du weniger als drei Spielsteine auf dem Spielfeld hast, würfelst du so lange, bis du ziehen kannst. Hast du drei oder mehr auf dem Spielfeld und erlaubt dein Wurf keinen Zug, **scheidest du aus**.
       *[other] Erlaubt dein Wurf gar keinen Zug, **scheidest du aus**, egal wie viele Spielsteine du auf dem Spielfeld hast. Weitergewürfelt wird nicht.
    }

    Deine Spielsteine bleiben als Hindernisse stehen, man darf auf sie klettern und sie zudecken; die noch nicht eingesetzten kommen aus dem Spiel.
    .title = Kein Zug möglich

rules-docker-end =
    Sobald nur noch ein Docker im Spiel ist, hat er gewonnen. Die Platzierung der anderen richtet sich danach, wie lange sie durchgehalten haben. Die Zahl der Züge ist nicht begrenzt. Wer aufgibt oder die Zeit überschreitet, scheidet aus.
    .title = Ende des Spiels

rules-docker-cards =
    Eine Variante ohne Würfelglück, die nicht aus der Schachtel stammt (auch jeuxsoc.fr schlägt sie vor): Statt zu würfeln, hat jeder die Karten 1 bis 6 offen vor sich und spielt eine aus, mit der ein Zug möglich ist. Ist deine sechste Karte gespielt, nimmst du alle sechs zurück. Erlaubt keine deiner Karten einen Zug, scheidest du aus.
    .title = Mit Karten

rules-docker-advice =
    Hüte dich vor der 1: Sie wirft mehr Spieler hinaus als jede andere Zahl, denn sie braucht ein Nachbarfeld mit genau derselben Höhe.{ $edition ->
        [en] {" "}Behalte so lange wie möglich mindestens einen Stein außerhalb des Spielfelds: Dann darfst du weiterwürfeln.
        [it] {" "}Behalte so lange wie möglich mindestens einen Stein außerhalb des Spielfelds und weniger als drei darauf: Dann darfst du weiterwürfeln.
       *[other] {""}
    }
    .title = Gute Ratschläge

rules-docker-writing =
    `a1-c3` zieht den obersten Spielstein von a1 nach c3, `+b2` setzt einen ein, der auf b2 endet. Der Wurf steht davor: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notation

rules-docker-figure-example =
    Die 4 von Nord: herein auf { $edition ->
        [en] b3, weiter nach b2
       *[other] b1, weiter nach c1
    } und hinauf auf den Stein von Süd auf c2.

rules-docker-figure-end =
    { $edition ->
        [en] Alle drei Steine von Süd sind zugedeckt: Süd scheidet aus.
       *[other] Süd hat eine 1 gewürfelt, aber alle Steine von Süd sind zugedeckt, und Einsetzen kostet 3: Süd scheidet aus.
    }

rules-docker-figure-entry = Mit einer 4: Einsetzen auf b1, wo schon ein Stein steht, kostet 2 Punkte, der Schritt hinab nach b2 noch einmal 2.

rules-docker-figure-climb = Mit einer 4 steigt der Spielstein von a1 zwei Ebenen hinauf: 2 Punkte nach b1, 2 weitere nach c1.

rules-docker-figure-cover = Mit einer 2 steigt der Spielstein von b2 auf a2: ein Schritt und eine Ebene. Der untere kann nun nicht mehr ziehen.

rules-docker-figure-stuck = Süd hat eine 2 gewürfelt und keinen Stein mehr einzusetzen. Von a1 steigt jeder Schritt zwei Ebenen und kostet 3: Süd scheidet aus.

rules-docker-credits = Docker und OMBA sind bei Jactalea erschienen. Öffentliche Quellen nennen als Autoren Ingo Althöfer, Hilko Drude und Reinhold Wittig.

## Rulings

ruling-DK-1 =
    Die gedruckten Regeln sagen nicht, an welchen Seiten zwei oder drei Spieler sitzen. Hier sitzt man sich zu zweit gegenüber, zu dritt im Süden, Westen und Norden (unsere Wahl).{ $edition ->
        [en] {" "}In dieser Ausgabe ist das wichtig: Deine Spielsteine kommen in der Mitte deiner eigenen Seite ins Spiel.
       *[other] {""}
    }
    .title = Wer wo sitzt
ruling-DK-2 =
    { $edition ->
        [en] {""}
        [omba] Zu zweit nimmt jeder zwei Farben; zu dritt hat der vierte Stein jedes Dockers die übrige Farbe. Für die Regeln sind alle Steine eines Dockers gleich. Der Bildschirm zeigt sie darum in einer Farbe, die zum Platz gehört (unsere Wahl).
       *[other] Zu zweit nimmt jeder zwei Farben. Für die Regeln sind alle Steine eines Dockers gleich. Der Bildschirm zeigt sie darum in einer Farbe, die zum Platz gehört (unsere Wahl).
    }
    .title = Zwei Farben, ein Docker
ruling-DK-3 =
    { $edition ->
        [it] Die gedruckten Regeln verlangen, einen Stein erst auf ein Nachbarfeld zu bringen, bevor er klettert. Darf er dann auf einem besetzten Startfeld hereinkommen? Hier ja (unsere Wahl): Für uns ist der Boden vor dem Spielfeld ein solches Feld, und es kostet 1 Punkt, dazu 1 Punkt je Stein, der dort steht. Ein Satz nennt als Preis des Kletterns nur die gestapelten Steine; wir rechnen den Punkt für den Schritt selbst dazu, wie ihn die anderen Ausgaben haben.
        [en] Die gedruckten Regeln sagen nicht, was das Einsetzen kostet, wenn auf dem Startfeld schon Steine stehen. Hier kostet es so viel wie ein Schritt vom Boden davor: 1 Punkt, dazu 1 Punkt je Stein, der dort steht (unsere Wahl).
       *[other] Die gedruckten Regeln verlangen, einen Stein erst auf ein Nachbarfeld zu bringen, bevor er klettert. Darf er dann auf einem besetzten Startfeld hereinkommen? Hier ja (unsere Wahl): Für uns ist der Boden vor dem Spielfeld ein solches Feld, und es kostet 1 Punkt, dazu 1 Punkt je Stein, der dort steht.
    }
    .title = Was das Einsetzen kostet
ruling-DK-4 =
    { $edition ->
        [fr] Die gedruckten Regeln verbieten nur, zurückzugehen. Hier wird in einem Zug kein Feld zweimal betreten, und das Ausgangsfeld gilt als betreten (unsere Wahl). Mit der Variante „Rückkehr auf das Ausgangsfeld: einmal“ darf ein Spielstein einmal dorthin zurück, was über diese gedruckten Regeln hinausgeht.
        [omba] Die gedruckten Regeln verbieten nur, zurückzugehen. Hier wird in einem Zug kein Feld zweimal betreten, und das Ausgangsfeld gilt als betreten (unsere Wahl). Mit der Variante „Rückkehr auf das Ausgangsfeld: einmal“ darf ein Spielstein einmal dorthin zurück, was über diese gedruckten Regeln hinausgeht.
       *[other] Die gedruckten Regeln verbieten, ein Feld zweimal zu betreten. Gilt das Ausgangsfeld schon als betreten? Hier ja, ein Zug endet also nie, wo er begann (unsere Wahl). Mit der Variante „Rückkehr auf das Ausgangsfeld: einmal“ darf ein Spielstein einmal auf sein Ausgangsfeld zurück.
    }
    .title = Kein Feld zweimal
ruling-DK-5 = Von Steinen, die in der Luft hängen, sagen die gedruckten Regeln nichts. Hier steht ein Spielstein auf jedem Feld seines Weges: Er kann nicht schweben, kein Feld überspringen und keine Punkte durch Auf und Ab auf der Stelle verbrauchen (so lesen wir die Regeln).
    .title = Kein Schweben, kein Rest
ruling-DK-6 = Auf dasselbe Feld können mehrere Wege führen, und die gedruckten Regeln unterscheiden sie nicht. Hier zählen nur Anfang und Ziel eines Zuges; gezeigt wird der Weg mit den wenigsten Feldern.
    .title = Was ein Zug ist
ruling-DK-7 =
    { $edition ->
        [en] Die gedruckten Regeln sagen nicht, ob zugedeckte Steine mitzählen und was geschieht, wenn keine Augenzahl hilft. Hier zählen sie mit, und wem keine Augenzahl einen Zug erlauben würde, der scheidet schon beim ersten Wurf aus (unsere Wahl). Weiterwürfeln darfst du während der ganzen Partie, solange weniger als drei Steine auf dem Spielfeld stehen.
        [it] Die gedruckten Regeln sagen nicht, ob zugedeckte Steine mitzählen und was geschieht, wenn keine Augenzahl hilft. Hier zählen sie mit, und wem keine Augenzahl einen Zug erlauben würde, der scheidet schon beim ersten Wurf aus (unsere Wahl). Weiterwürfeln darfst du während der ganzen Partie, solange weniger als drei Steine auf dem Spielfeld stehen.
       *[other] Die gedruckten Regeln dieser Ausgabe kennen keinen zweiten Wurf, und hier gibt es auch keinen: Erlaubt dein Wurf keinen Zug, scheidest du sofort aus.
    }
    .title = Weiterwürfeln
ruling-DK-8 = Die gedruckten Regeln nennen nur den Sieger. Wer als Einziger übrig ist, hat hier gewonnen und muss nicht mehr ziehen; die Platzierung der anderen richtet sich danach, wie lange sie durchgehalten haben (unsere Wahl).
    .title = Der Letzte gewinnt
ruling-DK-9 = Die gedruckten Regeln begrenzen die Zahl der Züge nicht, und wir auch nicht. Nur Partien unter Computern können mit der Variante „Zugbegrenzung“ enden; alle, die dann noch im Spiel sind, teilen sich den Sieg (unsere Wahl).
    .title = Wie lange eine Partie dauert
ruling-DK-10 = In der Schachtel gibt es nur den Würfel; dies ist die Variante „Würfel oder Karten: Karten 1 bis 6“. Statt zu würfeln, hat jeder die Karten 1 bis 6 offen vor sich und spielt eine aus, mit der ein Zug möglich ist. Nach der sechsten nimmt man alle sechs zurück. Erlaubt keine deiner Karten einen Zug, scheidest du aus; eine zweite Karte gibt es nicht.
    .title = Karten statt Würfel
ruling-DK-11 =
    { $edition ->
        [it] Die gedruckten Regeln lassen die Wahl zwischen Einsetzen und Ziehen dem, der weniger als drei Steine auf dem Spielfeld hat. Wir lesen das als Beispiel: Solange du Steine einzusetzen hast, hast du immer die Wahl (unsere Wahl).
        [en] {""}
        [fr] {""}
        [omba] {""}
       *[other] Solange du Spielsteine einzusetzen hast, darfst du immer einen einsetzen oder einen ziehen (unsere Wahl).
    }
    .title = Einsetzen ist nie Pflicht
ruling-DK-12 =
    { $edition ->
        [en] {""}
        [it] {""}
       *[other] Nach den gedruckten Regeln verliert, wer „keinen Container mehr bewegen kann“. Mit diesem einen Wurf oder endgültig? Hier genügt ein einziger Wurf, der keinen Zug erlaubt, wie es die deutschen und englischen Regeln sagen (unsere Wahl).
    }
    .title = Ein Wurf ohne Zug genügt

## Why not?

why-DK-1 = Deine Spielsteine kommen nur in der Mitte deiner eigenen Seite ins Spiel.
why-DK-3 = Der Wurf reicht nicht: Einsetzen kostet 1 Punkt, dazu 1 Punkt für jeden Stein, der dort steht.
why-DK-4 = Ein Spielstein darf in einem Zug kein Feld zweimal betreten und nicht enden, wo er begann.
why-DK-5 = Alle Punkte müssen verbraucht werden, und hier bliebe etwas übrig.
why-DK-7 = Du kannst ziehen, also scheidest du nicht aus.
why-DK-10 = Diese Karte hast du nicht.
why-docker-a-turn = Du ziehst einen eigenen Spielstein, auf dem nichts steht, oder setzt einen neuen ein.
why-docker-covered = Dein Spielstein hier ist zugedeckt. Ein Stein, auf dem ein anderer steht, kann nicht ziehen.
why-docker-empty = Hier steht noch kein Spielstein. Wähle zuerst einen von deinen oder einen neuen aus deinem Vorrat.
why-docker-points = Der Wurf reicht nicht: Jeder Schritt kostet 1 Punkt, dazu 1 Punkt je Ebene nach oben oder unten.
why-docker-theirs = Der oberste Spielstein hier gehört nicht dir. Ziehe einen eigenen oder setze einen neuen ein.

## Why a move is good

reason-docker-no-move = Mit diesem Wurf ist kein Zug möglich.
reason-docker-covers =
    Der Zug deckt auf { $square } einen Spielstein von { reason-seat } zu; { $free ->
        [0] auf dem Spielfeld kann keiner davon mehr ziehen
        [one] von { $count } auf dem Spielfeld kann nur noch einer ziehen
       *[other] von { $count } auf dem Spielfeld können noch { $free } ziehen
    }.
reason-docker-frees =
    Der Zug gibt auf { $square } einen eigenen Spielstein frei; von { $count } auf dem Spielfeld { $free ->
        [one] kann nun einer ziehen
       *[other] können nun { $free } ziehen
    }.
reason-docker-leaves-stuck =
    { $count ->
        [4] Danach rettet { reason-seat } nur noch eine { $rest }
        [5] Danach rettet { reason-seat } nur noch eine { $rest }
        [6] Danach rettet { reason-seat } kein Wurf mehr
       *[other] Danach würde { reason-seat } mit einer { $faces } ausscheiden
    }; nach { $other } { $next ->
        [6] wäre kein Wurf gefährlich
        [one] würde einer der sechs Würfe retten
       *[other] würden { $next } der sechs Würfe retten
    }.
reason-docker-keeps =
    Käme dieselbe Seite gleich noch einmal an die Reihe, { $now ->
        [6] wäre kein Wurf gefährlich
        [one] würde einer der sechs Würfe retten
       *[other] würden { $now } der sechs Würfe retten
    }; nach { $other } { $next ->
        [0] würde keiner retten
        [one] würde nur einer von sechs retten
        [5] wäre es einer
       *[other] würden nur { $next } von sechs retten
    }.
reason-docker-fewer-choices =
    Danach hat { reason-seat } über alle sechs Würfe gezählt { $now ->
        [0] keinen Zug
        [one] { $now } Zug
       *[other] { $now } Züge
    } zur Wahl; nach { $other } wären es { $next }.
reason-docker-more-choices =
    Käme dieselbe Seite gleich noch einmal an die Reihe, hätte sie über alle sechs Würfe gezählt { $now ->
        [one] { $now } Zug
       *[other] { $now } Züge
    } zur Wahl; nach { $other } nur { $next }.

## Warum eine Stellung in keiner Partie vorkommt

cannot-docker-last = Wer als Letzter übrig ist, kann nicht ausscheiden: Er hat gewonnen.
cannot-docker-over = Nur noch einer ist im Spiel, also ist die Partie vorbei und niemand ist am Zug.
cannot-docker-goes-on = Die Partie geht weiter, also ist jemand am Zug.
cannot-docker-turn = { $who } ist ausgeschieden und kann nicht am Zug sein.
cannot-docker-hand = { $who } ist ausgeschieden und hat darum keine Spielsteine mehr im Vorrat.
cannot-docker-containers = { $who } hat { $most } Spielsteine; { $board } auf dem Spielfeld und { $hand } im Vorrat ergeben das nicht.
cannot-docker-again = Eine { $face } erlaubt hier keinen Zug, und mit so wenigen Spielsteinen auf dem Spielfeld würde noch einmal gewürfelt.

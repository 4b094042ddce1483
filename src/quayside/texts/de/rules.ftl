# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures, then who made the game. Marks: **bold** and `text form`; a
# blank line begins a paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION,
# or is chosen by $edition; a page about all editions gives none.

rules-brief = In dreißig Sekunden
rules-rulings = Was die gedruckten Regeln offenlassen

## Docker

rules-docker-brief-1 = Ziel: Du kannst als Letzter noch ziehen.
rules-docker-brief-2 = Würfle: So viele Würfelaugen hast du. Verbrauche sie **alle** mit **einem** deiner Spielsteine.
rules-docker-brief-3 =
    Setze einen neuen auf dem mittleren Feld { $edition ->
        [en] deiner eigenen Seite
       *[other] einer Seite
    } ein, oder ziehe einen, der schon auf dem Spielfeld steht. Das Einsetzen zählt als erster Schritt.
rules-docker-brief-4 = Ein Schritt auf ein Nachbarfeld kostet 1 Auge, dazu 1 je Ebene nach oben oder unten: auf einen einzelnen Stein also 2. Nie diagonal, nie zweimal auf dasselbe Feld.
rules-docker-brief-5 = Ein Spielstein, auf dem ein anderer steht, kann nicht ziehen.
rules-docker-brief-6 =
    { $edition ->
        [fr] Erlaubt dein Wurf keinen Zug, scheidest du aus; weiterwürfeln darfst du nicht.
        [omba] Erlaubt dein Wurf keinen Zug, scheidest du aus; weiterwürfeln darfst du nicht.
        [en] Erlaubt dein Wurf keinen Zug und hast du weniger als drei Spielsteine auf dem Spielfeld, würfelst du so lange weiter, bis du ziehen kannst. Stehen alle drei auf dem Spielfeld, scheidest du aus.
        [it] Erlaubt dein Wurf keinen Zug und hast du weniger als drei Spielsteine auf dem Spielfeld, würfelst du so lange weiter, bis du ziehen kannst. Ab drei Spielsteinen auf dem Spielfeld scheidest du aus.
       *[other] Erlaubt dein Wurf keinen Zug, scheidest du aus. (Deutsche, englische und italienische Ausgabe: Mit weniger als drei Steinen auf dem Spielfeld würfelst du so lange weiter, bis du ziehen kannst.)
    }

rules-docker-goal =
    Spielsteine kommen auf ein Spielfeld mit neun Plätzen, ziehen umher und klettern übereinander. Wer an der Reihe ist und nicht ziehen kann, scheidet aus. Der **letzte Docker im Spiel** gewinnt.
    .title = Ziel des Spiels
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
    Jeder hat drei Spielsteine. Eingesetzt wird nur auf dem **eigenen** Startfeld, in der Mitte der eigenen Seite. Solange du weniger als drei Spielsteine auf dem Spielfeld hast, **würfelst du so lange, bis du ziehen kannst**. Es lohnt sich also, möglichst lange einen Stein zurückzuhalten.
    .title = Die deutsche und englische Ausgabe
rules-docker-edition-it =
    Zu zweit hat jeder sechs Spielsteine, zu dritt oder viert hat jeder drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Solange du weniger als drei Spielsteine auf dem Spielfeld hast, **würfelst du so lange, bis du ziehen kannst**. Es lohnt sich also, möglichst lange unter drei zu bleiben.
    .title = Die italienische Ausgabe
rules-docker-edition-omba =
    Die erste Ausgabe des Spiels. Zu zweit hat jeder sechs Spielsteine, zu dritt jeder vier, zu viert jeder drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Wer mit seinem Wurf nicht ziehen kann, scheidet aus; weiterwürfeln darf man nicht.
    .title = OMBA
rules-docker-turn =
    Würfle: So viele Würfelaugen hast du. Verbrauche sie **alle** mit **einem** deiner Spielsteine: mit einem auf dem Spielfeld, auf dem kein anderer steht, oder mit einem neuen. Du hast immer die Wahl.

    Danach ist im Uhrzeigersinn der nächste Docker an der Reihe, der noch im Spiel ist.
    .title = Ein Zug
rules-docker-points =
    Ein Schritt führt auf ein Nachbarfeld, nie diagonal. Er kostet **1 Würfelauge und 1 weiteres für jede Ebene** nach oben oder unten. Der Spielstein landet immer ganz oben auf dem Zielfeld.

    Einsetzen kostet 1 Würfelauge und 1 weiteres für jeden Spielstein auf dem Startfeld. Übrige Augen musst du sofort mit demselben Stein verbrauchen.
    .title = Was ein Schritt kostet
rules-docker-constraints =
    Alle Würfelaugen müssen verbraucht werden. Ein Spielstein steht auf jedem Feld seines Weges, auf keinem zweimal, und er kehrt nicht auf sein Ausgangsfeld zurück. Er schwebt nicht über Felder hinweg und verbraucht keine Augen durch Auf und Ab auf der Stelle.

    Ein zugedeckter Spielstein kann nicht ziehen, egal wem der obere gehört. Führen mehrere Wege auf dasselbe Feld, ist es gleich, welchen du nimmst.
    .title = Was nicht erlaubt ist
rules-docker-no-move =
    Erlaubt dein Wurf gar keinen Zug, **scheidest du aus**. Deine Spielsteine bleiben als Hindernisse stehen, man darf auf sie klettern und sie zudecken; die noch nicht eingesetzten kommen aus dem Spiel.

    In der deutschen, englischen und italienischen Ausgabe geschieht das erst ab drei Spielsteinen auf dem Spielfeld. Mit weniger würfelst du so lange, bis du ziehen kannst.
    .title = Kein Zug möglich
rules-docker-end =
    Sobald nur noch ein Docker im Spiel ist, hat er gewonnen. Die Platzierung der anderen richtet sich danach, wie lange sie durchgehalten haben. Die Zahl der Züge ist nicht begrenzt. Wer aufgibt oder die Zeit überschreitet, scheidet aus.
    .title = Ende des Spiels
rules-docker-cards =
    Eine Variante ohne Würfelglück, die nicht aus der Schachtel stammt: Statt zu würfeln hat jeder die Karten 1 bis 6 offen vor sich und spielt eine aus, mit der ein Zug möglich ist. Ist deine sechste Karte gespielt, nimmst du alle sechs zurück. Erlaubt keine deiner Karten einen Zug, scheidest du aus.
    .title = Mit Karten
rules-docker-writing =
    `a1-c3` zieht den obersten Spielstein von a1 nach c3, `+b2` setzt einen ein, der auf b2 endet. Der Wurf steht davor: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notation
rules-docker-figure-entry = Mit einer 4: Einsetzen auf b1, wo schon ein Stein steht, kostet 2 Würfelaugen, der Schritt hinab nach b2 noch einmal 2.
rules-docker-figure-climb = Mit einer 4 steigt der Spielstein von a1 zwei Ebenen hinauf: 2 Würfelaugen nach b1, 2 weitere nach c1.
rules-docker-figure-cover = Mit einer 2 steigt der Spielstein von b2 auf a2: ein Schritt und eine Ebene. Der untere kann nun nicht mehr ziehen.
rules-docker-figure-stuck = Süd hat eine 2 gewürfelt und keinen Stein mehr einzusetzen. Von a1 steigt jeder Schritt zwei Ebenen und kostet 3: Süd scheidet aus.
rules-docker-credits = Docker und OMBA sind bei Jactalea erschienen. Öffentliche Quellen nennen als Autoren Ingo Althöfer, Hilko Drude und Reinhold Wittig.

## Dockers

rules-dockers-brief-1 = Jeder hat eine Farbe. Eine Kiste gehört der Farbe, die **oben** liegt; am Anfang zeigen alle einen neutralen Deckel.
rules-dockers-brief-2 = Bewege in deinem Zug **dreimal** eine beliebige Kiste; danach darfst du mit dem Zoll eine Kiste sperren.
rules-dockers-brief-3 = Eine Kiste, auf der nichts steht, kannst du auf einen freien Platz **kippen** (eine andere Seite kommt nach oben), seitlich **fallen** lassen (oben bleibt oben) oder auf der Stelle **drehen**, wenn keine Kiste ihre Seiten berührt. Nach oben geht es nie.
rules-dockers-brief-4 = Zwei oder mehr Kisten einer Farbe, Seite an Seite auf einer Etage, sind **eingelagert**. Jede Kiste, die durch Kippen oder Fallen eine solche Gruppe bildet oder vergrößert, bringt ihrer Farbe so viele Punkte, wie die Gruppe Kisten hat: ×1 am Boden, ×3 auf der ersten Etage, ×5 ganz oben.
rules-dockers-brief-5 = Eine eingelagerte Kiste kann nur noch fallen.
rules-dockers-brief-6 = Nach deinem Zug müssen alle Kisten verbunden sein. Kann jemand keine drei Bewegungen ausführen, endet das Spiel; wer die meisten Punkte hat, gewinnt.

rules-dockers-goal =
    Siebenundzwanzig Kisten stehen in einem Block, drei mal drei mal drei. Kippe sie, lass sie fallen und drehe sie so, dass **deine Farbe Seite an Seite liegt**. Wer die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels
rules-dockers-crates =
    Jede Seite einer Kiste ist ein neutraler Deckel oder trägt eine Farbe: Rot, Blau, Gelb oder Grün. Es zählt nur die Farbe, die **oben** liegt; die Seitenflächen bringen nie Punkte. 24 Kisten haben einen Deckel und drei Farben. Die drei Kisten in der Mitte, eine je Etage (Bahia, Singapur und Tanger), haben zwei Deckel und alle vier Farben. Jede Kiste trägt den Namen eines Hafens und ein Kürzel aus drei Buchstaben.

    Es gibt drei Ebenen: den Boden, die erste Etage und ganz oben. Der Boden hat keinen Rand.

    Es ist ein Merkspiel: Du siehst, was von außen zu sehen ist, und alle Seiten darfst du **nur bei der Kiste ansehen, die du gerade fallen lässt**. Ein Tisch kann auch so eröffnet werden, dass alle Seiten aller Kisten zu sehen sind.
    .title = Kisten und Etagen
rules-dockers-setup =
    Zu Beginn zeigen alle Kisten den Deckel. Jeder zieht eine Farbe; zu zweit oder zu dritt gehören die übrigen Farben niemandem. Wer beginnt, wird ausgelost, außer der Tisch bestimmt es; die anderen folgen im Uhrzeigersinn. Der Zoll wartet neben dem Block.
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
    In einem Zug darf eine Kiste nicht an einen Ort zurück, an dem sie schon war, und sie wird höchstens einmal gedreht.

    Nach der dritten Bewegung müssen alle Kisten zu einem Stück **verbunden** sein: Verbunden sind sie, wo sich ihre Flächen berühren. Eine Kiste, die allein auf ihrer Etage steht, ist über ihre Unterseite mit der Kiste darunter verbunden. Außerdem darfst du keine Bewegung ausführen, nach der du deine drei Bewegungen nicht mehr vollenden kannst.
    .title = Was nicht erlaubt ist
rules-dockers-stored =
    Zwei oder mehr Kisten mit derselben Farbe oben, Seite an Seite auf derselben Etage und nicht zugedeckt, sind **eingelagert**. Niemand darf eine eingelagerte Kiste kippen oder drehen; sie kann nur fallen. Am Boden kann sie auch nicht mehr fallen: Dort ist sie blockiert. Deckel bilden nie eine Gruppe, Farben, die niemand spielt, aber schon.

    Eine zugedeckte Kiste zählt nicht mehr: Wer eine Kiste daraufsetzt, kann eine Gruppe auflösen und die übrigen freigeben.
    .title = Eingelagerte Kisten
rules-dockers-points =
    Gehört eine Kiste nach dem Kippen oder Fallen zu einer Gruppe, so erhält der Docker dieser Farbe **so viele Punkte, wie die ganze Gruppe Kisten hat**: ×1 am Boden, ×3 auf der ersten Etage, ×5 ganz oben. Wer die Bewegung ausgeführt hat, ist egal. Schon die Kiste, die aus einer einzelnen ein Paar macht, zählt; eine einzelne Kiste bringt nichts.

    In einem Zug kannst du mehrmals punkten, und eine Gruppe, die wächst, zählt noch einmal ganz: Eine dritte Kiste am Boden bringt 3 Punkte, eine vierte weitere 4. Für eine Farbe, die niemand spielt, erhält niemand Punkte. Aufdecken und Drehen bringt nichts.
    .title = Punkte
rules-dockers-customs =
    Nach deiner dritten Bewegung darfst du den Zoll auf eine andere Kiste setzen, auf der nichts steht, oder ihn lassen, wo er ist. Eine Kiste mit dem Zoll bewegt sich nicht, und nichts darf auf sie gesetzt werden. Am Ende des allerersten Zuges muss der Zoll gesetzt werden.
    .title = Der Zoll
rules-dockers-end =
    Kann der Spieler am Zug keine drei erlaubten Bewegungen ausführen, ist das Spiel sofort zu Ende. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Die Zahl der Züge ist nicht begrenzt. Wer aufgibt oder die Zeit überschreitet, wird fortan übersprungen: Die Punkte bleiben, gewinnen kann man aber nicht mehr. Bleibt nur ein Spieler übrig, gewinnt er.
    .title = Ende des Spiels
rules-dockers-writing =
    `RTM^N` kippt Rotterdam nach Norden, `RTMvE2` lässt die Kiste mit zwei Vierteldrehungen im Uhrzeigersinn nach Osten fallen, `RTM@1` dreht sie um ein Viertel (N, E, S, W: Norden, Osten, Süden, Westen). `=RTM` setzt den Zoll darauf, `=` lässt ihn, wo er ist.
    .title = Notation
rules-dockers-figure-fall = Sydney (SYD) fällt nach Osten, von ganz oben bis auf den Boden. Der Deckel bleibt oben.
rules-dockers-figure-tip = Istanbul (IST) kippt nach Süden in die Lücke, die Sydney gelassen hat: Die Nordseite kommt nach oben.
rules-dockers-figure-stored = Odessa (ODS) kippt nach Norden neben Alexandria (ALY). Zwei blaue Kisten ganz oben sind eingelagert: 2 × 5 = 10 Punkte für Blau.
rules-dockers-figure-customs = Nach drei Bewegungen kommt der Zoll auf Tanger (TNG): Die Kiste bewegt sich nicht mehr, und nichts darf auf sie gesetzt werden.
rules-dockers-credits = DOCKERS ist ein Spiel von Philippe Leurquin.

## Doce

rules-doce-brief-1 = Zwei Spieler, 5 mal 5 Felder. Setze in deinem Zug einen Würfel auf ein freies Feld, mit beliebiger Zahl nach oben.
rules-doce-brief-2 = Nicht neben den Würfel, den du zuletzt gesetzt hast, auch nicht diagonal: Das ist deine **No-Play-Zone**.
rules-doce-brief-3 = Einmal pro Runde darfst du vor deinem Würfel mit deinem **Blocker** ein freies Feld sperren: Niemand kann es mehr benutzen.
rules-doce-brief-4 = Eine Viererreihe mit genau der Summe **12** gewinnt die Runde: alle vier von dir, oder drei von dir und ein gegnerischer Würfel an einem Ende.
rules-doce-brief-5 = Schnell gewinnen bringt mehr: Leere Felder und dein nicht benutzter Blocker bringen Punkte. Nach vier Runden gewinnt die höchste Summe.

rules-doce-goal =
    Eine Viererreihe mit der Summe **zwölf** gewinnt eine Runde. Ein Match hat vier Runden; die höchste Gesamtpunktzahl gewinnt.
    .title = Ziel des Spiels
rules-doce-board =
    Das Spielfeld hat 5 mal 5 Felder, `a1` bis `e5`. Jeder der beiden Spieler hat 11 Würfel, einen Blocker (in der Schachtel ein Würfel ohne Augen) und ein Marker-Plättchen. Gewürfelt wird nicht: Du wählst die Zahl.
    .title = Spielfeld und Würfel
rules-doce-turn =
    Hast du deinen Blocker noch, darfst du ihn zuerst auf ein freies Feld setzen, auch in deine eigene No-Play-Zone, solange du danach noch einen Würfel setzen kannst. Der Blocker sperrt sein Feld **für die ganze Runde**: Kein Würfel kommt mehr darauf, keine Reihe führt hindurch.

    Setze dann **einen Würfel**, mit einer Zahl von 1 bis 6 nach oben, auf ein freies Feld außerhalb deiner No-Play-Zone. Lege dein Marker-Plättchen darauf: Es zeigt deinen letzten Würfel. Auf den Blocker kommt es nie.
    .title = Ein Zug
rules-doce-zone =
    Die Felder rund um deinen eigenen letzten Würfel, in allen acht Richtungen, sind deine **No-Play-Zone**. Sie gilt nur für dich und nur in deinem nächsten Zug. Für deinen ersten Würfel einer Runde gibt es keine.
    .title = Die No-Play-Zone
rules-doce-line =
    Eine Viererreihe sind vier benachbarte Felder waagerecht, senkrecht oder diagonal. Sie gewinnt für dich, wenn ihre vier Würfel zusammen 12 ergeben und **alle vier dir gehören** oder **drei dir gehören und der gegnerische Würfel an einem Ende liegt**.

    Nach jedem Würfel werden die Reihen beider Spieler geprüft; du kannst also die Reihe des anderen vollenden. Haben beide eine, ist die Runde unentschieden.
    .title = Eine Gewinnreihe
rules-doce-pass =
    Hast du keinen Würfel mehr oder ist kein Feld außerhalb deiner Zone frei, musst du passen; sonst darfst du es nicht. Nach dem Passen hast du keine Zone. Kann kein Würfel mehr gesetzt werden, endet die Runde unentschieden.
    .title = Passen
rules-doce-score =
    Wer die Runde gewinnt, erhält **12** Punkte, +2, wenn eine Gewinnreihe nur aus eigenen Würfeln besteht, +5, wenn **der eigene Blocker** nicht benutzt wurde, +1 für jedes leere Feld (das Feld eines Blockers ist nicht leer) und −2 für je drei eigene Würfel mit derselben Zahl. Der Verlierer erhält 0.

    Bei Unentschieden erhält jeder 2 Punkte und +5, wenn **der eigene Blocker** nicht benutzt wurde.
    .title = Wertung einer Runde
rules-doce-match =
    Für jede Runde nehmt ihr Würfel und Blocker zurück; der Startspieler wechselt. Wer die erste Runde beginnt, wird ausgelost, außer der Tisch bestimmt es. Nach vier Runden gewinnt die höchste Gesamtpunktzahl; bei Gleichstand endet das Match unentschieden. Wer aufgibt oder die Zeit überschreitet, verliert das Match.
    .title = Das Match
rules-doce-writing =
    `c3=5` setzt eine 5 auf c3, `#b2` setzt den Blocker auf b2 (im selben Zug folgt ein Würfel), `pass` passt.
    .title = Notation
rules-doce-figure-line = Eine 4 auf c1 ergibt 1 + 2 + 4 + 5 = 12: Vier Würfel eines Spielers in einer Reihe gewinnen die Runde.
rules-doce-figure-zone = Der Spieler am Zug hat zuletzt auf c3 gesetzt: Die acht Felder ringsum sind gesperrt, e3 ist erlaubt.
rules-doce-figure-blocker = Eine 3 auf d5 ergäbe 2 + 3 + 4 + 3 = 12. Der Blocker auf d5 verhindert es; danach wird noch ein Würfel gesetzt.
rules-doce-credits = DOCE ist ein Spiel von Luis, Daniel und Amelia Machado und Ivana Reyes; die Schachtel ist von Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE ist deren Marke.

# The rules, in the order in which they are read: in thirty seconds (brief), then in sections with a
# title, then the captions of the pictures. Marks: **bold** and `text form`; a blank line begins a
# paragraph. What only one edition has stands under rules-FAMILY-edition-EDITION.

rules-brief = In dreißig Sekunden
rules-rulings = Regelauslegungen

## Docker

rules-docker-brief-1 = Würfle und ziehe **einen** deiner Spielsteine um genau so viele Würfelaugen.
rules-docker-brief-2 = Ein Schritt auf ein Nachbarfeld kostet 1 Würfelauge und 1 weiteres für jede Ebene hinauf oder hinab.
rules-docker-brief-3 = Ein neuer Spielstein kommt in der Mitte einer Seite ins Spiel; das ist sein erster Schritt.
rules-docker-brief-4 = Ein Spielstein, auf dem ein anderer steht, kann nicht ziehen.
rules-docker-brief-5 = Mit deinem Wurf geht kein Zug? Du scheidest aus. Wer zuletzt übrig ist, gewinnt.

rules-docker-goal =
    Spielsteine kommen auf ein Spielfeld aus neun Feldern, ziehen umher und klettern übereinander. Wer an der Reihe ist und nicht ziehen kann, scheidet aus. Der **letzte Docker im Spiel** gewinnt.
    .title = Ziel des Spiels
rules-docker-board =
    Das Spielfeld hat 3 mal 3 Felder, `a1` bis `c3`: Buchstaben von West nach Ost, Zahlen von Süd nach Nord. Die mittleren Felder der vier Seiten, `b1`, `a2`, `b3` und `c2`, sind die **Startfelder**.

    Spielsteine lassen sich unbegrenzt zu Türmen stapeln. Die **Ebene** eines Spielsteins ist die Zahl der Steine unter ihm: Auf dem Boden ist sie 0.
    .title = Spielfeld und Spielsteine
rules-docker-setup =
    Die Plätze zählen im Uhrzeigersinn von Süden aus: zu zweit Süd und Nord, zu dritt Süd, West und Nord, zu viert alle Seiten. Alle nehmen ihre Spielsteine auf die Hand, das Spielfeld ist leer. Wer beginnt, wird ausgelost, wenn ihr euch nicht einigt.
    .title = Vorbereitung
rules-docker-edition-fr =
    Zu zweit hat jeder sechs Spielsteine, zu dritt oder viert drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Wer mit seinem Wurf nicht ziehen kann, scheidet aus: Einen zweiten Wurf gibt es nicht.
    .title = Die französische Ausgabe
rules-docker-edition-en =
    Jeder hat drei Spielsteine. Eingesetzt wird nur auf dem **eigenen** Startfeld, in der Mitte der eigenen Seite. Mit weniger als drei Spielsteinen auf dem Spielfeld würfelst du noch einmal, wenn ein Wurf keinen Zug erlaubt.
    .title = Die deutsche und englische Ausgabe
rules-docker-edition-it =
    Zu zweit hat jeder sechs Spielsteine, zu dritt oder viert drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Mit weniger als drei Spielsteinen auf dem Spielfeld würfelst du noch einmal, wenn ein Wurf keinen Zug erlaubt.
    .title = Die italienische Ausgabe
rules-docker-edition-omba =
    Die erste Ausgabe des Spiels. Zu zweit hat jeder sechs Spielsteine, zu dritt vier, zu viert drei. Eingesetzt wird auf **jedem beliebigen** der vier Startfelder. Wer mit seinem Wurf nicht ziehen kann, scheidet aus: Einen zweiten Wurf gibt es nicht.
    .title = OMBA
rules-docker-turn =
    Würfle. Ziehe dann **einen** deiner Spielsteine um **genau** so viele Würfelaugen: einen auf dem Spielfeld, auf dem nichts steht, oder einen neuen von der Hand. Du hast immer die Wahl.

    Danach ist im Uhrzeigersinn der nächste Docker an der Reihe, der noch im Spiel ist.
    .title = Ein Zug
rules-docker-points =
    Ein Schritt führt auf ein Nachbarfeld, nie diagonal. Er kostet **1 Würfelauge und 1 weiteres für jede Ebene** hinauf oder hinab. Danach steht der Spielstein zuoberst auf dem, was dort steht.

    Einsetzen kostet 1 Würfelauge und 1 weiteres für jeden Spielstein auf dem Startfeld. Mit den übrigen Augen zieht der Stein im selben Zug weiter.
    .title = Was ein Schritt kostet
rules-docker-constraints =
    Alle Würfelaugen müssen verbraucht werden. Ein Spielstein steht auf jedem Feld seines Weges, auf keinem zweimal, und er kehrt nicht dorthin zurück, wo er begann. Schweben gibt es nicht, auch kein Auf und Ab, um Augen zu verbrauchen.

    Ein zugedeckter Spielstein kann nicht ziehen, egal wem der obere gehört. Führen mehrere Wege auf dasselbe Feld, ist es ein und derselbe Zug.
    .title = Was nicht erlaubt ist
rules-docker-no-move =
    Erlaubt dein Wurf gar keinen Zug, **scheidest du aus**. Deine Spielsteine bleiben als Hindernisse stehen, man darf auf sie klettern und sie zudecken; die auf der Hand verlassen das Spiel. In den Ausgaben mit zweitem Wurf würfelst du vorher noch einmal, solange du weniger als drei Spielsteine auf dem Spielfeld hast.
    .title = Kein Zug möglich
rules-docker-end =
    Sobald nur noch ein Docker übrig ist, hat er gewonnen. Die anderen werden danach gereiht, wie lange sie durchgehalten haben. Die Zahl der Züge ist nicht begrenzt. Wer aufgibt oder die Zeit überschreitet, scheidet aus.
    .title = Ende des Spiels
rules-docker-cards =
    Eine Variante ohne Glück: Statt zu würfeln hält jeder die Karten 1 bis 6 und spielt eine aus, mit der ein Zug möglich ist. Ist deine sechste Karte gespielt, nimmst du alle sechs zurück. Erlaubt keine Karte auf deiner Hand einen Zug, scheidest du aus.
    .title = Mit Karten
rules-docker-writing =
    `a1-c3` zieht den obersten Spielstein von a1 nach c3, `+b2` setzt einen ein, der auf b2 endet. Der Wurf steht davor: `4:a1-c3`, `3:+b2`, `1:out`.
    .title = Notation
rules-docker-figure-entry = Eine 4: Einsetzen auf das besetzte Feld b1 kostet 2 Würfelaugen, der Schritt hinab nach b2 noch einmal 2.
rules-docker-figure-climb = Mit einer 4 steigt der Spielstein von a1 zwei Ebenen hinauf: 2 Würfelaugen nach b1, 2 weitere nach c1.
rules-docker-figure-cover = Mit einer 2 steigt der Spielstein von b2 auf a2: ein Schritt und eine Ebene. Der untere kann nun nicht mehr ziehen.
rules-docker-figure-stuck = Süd hat eine 2 gewürfelt und nichts auf der Hand. Von a1 steigt jeder Schritt zwei Ebenen und kostet 3: Süd scheidet aus.

## Dockers

rules-dockers-brief-1 = Mach in deinem Zug **drei** Bewegungen mit beliebigen Kisten, danach darfst du den Zoll versetzen.
rules-dockers-brief-2 = Eine freie Kiste **kippt** über ihre Kante, **fällt** auf einen tieferen Platz oder **dreht** sich, wo sie frei steht. Nach oben geht keine.
rules-dockers-brief-3 = Es zählt die Farbe obenauf: Zwei oder mehr von einer Farbe, Seite an Seite auf einer Etage, sind **eingelagert**.
rules-dockers-brief-4 = Kippt oder fällt eine Kiste in eine Gruppe, zählt deren Größe: einfach auf dem Boden, dreifach auf der ersten Etage, fünffach ganz oben.
rules-dockers-brief-5 = Eingelagerte Kisten können nur fallen. Eine Kiste mit dem Zoll bewegt sich gar nicht.
rules-dockers-brief-6 = Nach deinem Zug müssen alle Kisten zusammenhängen. Gehen keine drei Bewegungen mehr, ist Schluss: Die meisten Punkte gewinnen.

rules-dockers-goal =
    Siebenundzwanzig Kisten stehen in einem Block, drei mal drei mal drei. Kippe, stürze und drehe sie so, dass **deine Farbe Seite an Seite liegt**. Die meisten Punkte gewinnen.
    .title = Ziel des Spiels
rules-dockers-crates =
    Jede Seite einer Kiste ist ein Deckel oder rot, blau, gelb oder grün; ihre Farbe ist die Seite **obenauf**. 24 Kisten haben einen Deckel und drei Farben. Die drei in der Mitte jeder Etage, Bahia, Singapour und Tanger, haben zwei Deckel und alle vier Farben. Jede Kiste trägt den Namen eines Hafens und wird mit drei Buchstaben geschrieben.

    Es gibt den Boden und zwei Etagen darüber; der Boden endet nicht. Alle Seiten aller Kisten darf man ansehen.
    .title = Kisten und Etagen
rules-dockers-setup =
    Alle Kisten beginnen mit dem Deckel nach oben. Jeder zieht eine Farbe; zu zweit oder zu dritt gehören die übrigen Farben niemandem. Wer beginnt, wird ausgelost, die anderen folgen im Uhrzeigersinn. Der Zoll wartet neben dem Block.
    .title = Vorbereitung
rules-dockers-turn =
    Mach genau **drei Bewegungen** mit beliebigen Kisten, gleich welcher Farbe: mit drei verschiedenen oder mehrmals mit derselben. Dann kommt der Zoll. Nur eine Kiste, auf der nichts steht und die nicht den Zoll trägt, kann sich bewegen.
    .title = Ein Zug
rules-dockers-moves =
    {""}**Kippen**: Reicht der Turm daneben genau bis zur Etage der Kiste, so rollt sie über ihre Kante darauf. Sie bleibt auf ihrer Etage, und die Seite, von der sie wegrollt, kommt nach oben.

    {""}**Fallen**: Ist der Turm daneben niedriger, so fällt die Kiste auf ihn hinab. Was oben war, bleibt oben, und du darfst sie um beliebige Vierteldrehungen drehen.

    {""}**Drehen**: Berührt keine ihrer Seiten eine andere Kiste, so darf sie sich auf der Stelle um eine bis drei Vierteldrehungen drehen.

    Ist der Turm daneben höher, ist der Weg blockiert: Keine Kiste geht je nach oben, keine je diagonal.
    .title = Drei Arten von Bewegungen
rules-dockers-constraints =
    In einem Zug darf eine Kiste nicht an einen Ort zurück, an dem sie schon war, und sie wird höchstens einmal gedreht.

    Nach der dritten Bewegung müssen alle Kisten **verbunden** sein: ein Stück, Seite an Seite. Und eine Bewegung ist nur erlaubt, wenn du deine drei Bewegungen danach noch beenden kannst.
    .title = Was nicht erlaubt ist
rules-dockers-stored =
    Zwei oder mehr Kisten mit derselben Farbe obenauf, Seite an Seite auf derselben Etage und nicht zugedeckt, sind **eingelagert**. Niemand darf eine eingelagerte Kiste kippen oder drehen; sie kann nur fallen. Deckel bilden nie eine Gruppe, Farben, die niemand spielt, aber schon.

    Eine zugedeckte Kiste sieht man nicht: Wer eine Kiste daraufsetzt, kann eine Gruppe auflösen und die übrigen freigeben.
    .title = Eingelagerte Kisten
rules-dockers-points =
    Ist eine Kiste gekippt oder gefallen und gehört nun zu einer Gruppe, so erhält der Docker dieser Farbe die **Größe der ganzen Gruppe**: einfach auf dem Boden, dreifach auf der ersten Etage, fünffach ganz oben. Wer die Bewegung gemacht hat, ist egal. Aufdecken und Drehen bringt nichts.
    .title = Punkte
rules-dockers-customs =
    Nach deiner dritten Bewegung darfst du den Zoll auf eine andere Kiste setzen, auf der nichts steht, oder ihn lassen, wo er ist. Eine Kiste mit dem Zoll bewegt sich nicht, und nichts darf auf sie gesetzt werden. Am Ende des allerersten Zuges muss der Zoll gesetzt werden.
    .title = Der Zoll
rules-dockers-end =
    Kann, wer am Zug ist, keine drei erlaubten Bewegungen machen, so ist das Spiel sofort zu Ende. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt. Die Zahl der Züge ist nicht begrenzt. Wer aufgibt oder die Zeit überschreitet, wird fortan übersprungen: Die Punkte bleiben stehen, können aber nicht gewinnen, und wer als Letzter übrig ist, gewinnt.
    .title = Ende des Spiels
rules-dockers-writing =
    `RTM^N` kippt Rotterdam nach Norden, `RTMvE2` lässt es mit zwei Vierteldrehungen im Uhrzeigersinn nach Osten fallen, `RTM@1` dreht es um ein Viertel. `=RTM` setzt den Zoll darauf, `=` lässt ihn, wo er ist.
    .title = Notation
rules-dockers-figure-fall = Sydney (SYD) fällt nach Osten, von ganz oben bis auf den Boden. Der Deckel bleibt oben.
rules-dockers-figure-tip = Istanbul (IST) kippt nach Süden in die Lücke, die Sydney gelassen hat: Die Nordseite kommt nach oben.
rules-dockers-figure-stored = Odessa (ODS) kippt nach Norden neben Alexandria (ALY). Zwei blaue Kisten ganz oben sind eingelagert: 2 mal 5 Punkte für Blau.
rules-dockers-figure-customs = Nach drei Bewegungen kommt der Zoll auf Tanger (TNG): Die Kiste bewegt sich nicht mehr, und nichts darf auf sie.

## Doce

rules-doce-brief-1 = Lege einen Würfel auf ein freies Feld, mit beliebiger Zahl nach oben.
rules-doce-brief-2 = Nicht neben deinen eigenen letzten Würfel: Das ist deine **No-Play-Zone**.
rules-doce-brief-3 = Einmal pro Runde darfst du vorher deinen **Blocker** auf ein freies Feld setzen.
rules-doce-brief-4 = Eine Viererreihe mit der Summe **12** gewinnt die Runde: alle vier von dir, oder drei von dir und der fremde Würfel an einem Ende.
rules-doce-brief-5 = Schnell gewinnen bringt mehr: Leere Felder und ein aufgesparter Blocker zählen Punkte. Vier Runden, die höchste Summe gewinnt.

rules-doce-goal =
    Eine Viererreihe mit der Summe **zwölf** gewinnt eine Runde. Ein Match hat vier Runden; die höchste Gesamtpunktzahl gewinnt.
    .title = Ziel des Spiels
rules-doce-board =
    Das Spielfeld hat 5 mal 5 Felder, `a1` bis `e5`. Jeder der beiden Spieler hat 11 Würfel, einen Blocker und ein Marker-Plättchen. Gewürfelt wird nicht: Du wählst die Zahl.
    .title = Spielfeld und Würfel
rules-doce-turn =
    Hast du deinen Blocker noch, darfst du ihn zuerst auf ein freies Feld setzen, auch in deine eigene No-Play-Zone, solange du danach noch einen Würfel legen kannst.

    Lege dann **einen Würfel**, mit einer Zahl von 1 bis 6 nach oben, auf ein freies Feld außerhalb deiner No-Play-Zone. Dein Marker-Plättchen kommt darauf.
    .title = Ein Zug
rules-doce-zone =
    Die Felder rund um deinen eigenen letzten Würfel, in allen acht Richtungen, sind deine **No-Play-Zone**. Sie gilt nur für dich und nur in deinem nächsten Zug. Für deinen ersten Würfel einer Runde gibt es keine.
    .title = Die No-Play-Zone
rules-doce-line =
    Eine Viererreihe sind vier benachbarte Felder waagerecht, senkrecht oder diagonal. Sie gewinnt für dich, wenn ihre vier Würfel zusammen 12 ergeben und **alle vier dir gehören** oder **drei dir gehören und der fremde Würfel an einem Ende liegt**.

    Nach jedem Würfel werden die Reihen beider Spieler geprüft; du kannst also die Reihe des anderen vollenden. Haben beide eine, ist die Runde unentschieden.
    .title = Eine Gewinnreihe
rules-doce-pass =
    Du passt, wenn du keinen Würfel mehr hast oder kein Feld außerhalb deiner Zone frei ist, und nur dann; das hebt die Zone auf. Kann nie wieder ein Würfel gelegt werden, endet die Runde unentschieden.
    .title = Passen
rules-doce-score =
    Wer die Runde gewinnt, erhält **12** Punkte, +2, wenn eine Gewinnreihe nur aus eigenen Würfeln besteht, +5 für einen nicht benutzten Blocker, +1 für jedes leere Feld und −2 für je drei eigene Würfel mit derselben Zahl. Der Verlierer erhält 0.

    Bei Unentschieden erhalten beide 2 Punkte und +5 für einen nicht benutzten Blocker.
    .title = Wertung einer Runde
rules-doce-match =
    Würfel und Blocker kommen in jeder Runde zurück, und der Start wechselt ab. Nach vier Runden gewinnt die höchste Gesamtpunktzahl; bei Gleichstand endet das Match unentschieden. Wer das Match beginnt, wird ausgelost, wenn ihr euch nicht einigt. Wer aufgibt oder die Zeit überschreitet, verliert das Match.
    .title = Das Match
rules-doce-writing =
    `c3=5` legt eine 5 auf c3, `#b2` setzt den Blocker auf b2 (im selben Zug folgt ein Würfel), `pass` passt.
    .title = Notation
rules-doce-figure-line = Eine 4 auf c1 ergibt 1 + 2 + 4 + 5 = 12: Vier Würfel eines Spielers in einer Reihe gewinnen die Runde.
rules-doce-figure-zone = Der letzte Würfel dessen, der am Zug ist, liegt auf c3: Die acht Felder ringsum sind gesperrt. e3 ist frei.
rules-doce-figure-blocker = Eine 3 auf d5 ergäbe 2 + 3 + 4 + 3 = 12. Der Blocker auf d5 verhindert es, und ein Würfel folgt noch.

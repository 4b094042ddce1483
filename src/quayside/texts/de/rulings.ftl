# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = Zu zweit sitzt man sich gegenüber (Süden und Norden), zu dritt im Süden, Westen und Norden, zu viert auf allen Seiten. In der deutschen und englischen Ausgabe kommen deine Spielsteine in der Mitte deiner eigenen Seite ins Spiel.
    .title = Wer wo sitzt
ruling-DK-2 = In der Schachtel sind 12 Spielsteine in vier Farben. In der französischen und der italienischen Ausgabe und bei OMBA nimmt zu zweit jeder zwei Farben; bei OMBA zu dritt hat der vierte Stein jedes Dockers die übrige Farbe. Für die Regeln sind alle Steine eines Dockers gleich. Der Bildschirm zeigt sie darum in einer Farbe, die zum Platz gehört.
    .title = Zwei Farben, ein Docker
ruling-DK-3 = Die französischen und italienischen Regeln verlangen, einen Stein erst auf ein Nachbarfeld zu bringen, bevor er klettert. Für uns ist der Boden vor dem Spielfeld ein solches Feld (unsere Wahl): Ein neuer Spielstein darf also auf ein besetztes Startfeld kommen, für 1 Würfelauge und 1 weiteres je Stein, der dort steht.
    .title = Was das Einsetzen kostet
ruling-DK-4 = Die deutschen, englischen und italienischen Regeln verbieten, ein Feld zweimal zu betreten; die französischen und die von OMBA verbieten nur, zurückzugehen. Hier wird in keiner Ausgabe ein Feld zweimal betreten, und das Ausgangsfeld gilt als betreten (unsere Wahl). Mit der Variante „Zurückkehren: einmal“ darf ein Spielstein einmal auf sein Ausgangsfeld zurück.
    .title = Kein Feld zweimal
ruling-DK-5 = Ein Spielstein steht auf jedem Feld seines Weges. Er kann nicht schweben, kein Feld überspringen und keine Augen durch Auf und Ab auf der Stelle verbrauchen, und kein Würfelauge darf übrig bleiben.
    .title = Kein Schweben, kein Rest
ruling-DK-6 = Bei einem Zug zählen nur Anfang und Ziel. Führen mehrere Wege dorthin, wird der mit den wenigsten Feldern gezeigt.
    .title = Was ein Zug ist
ruling-DK-7 = In der deutschen, englischen und italienischen Ausgabe würfelt ein Docker mit weniger als drei Spielsteinen auf dem Spielfeld so lange, bis er ziehen kann. Das gilt während der ganzen Partie, und zugedeckte Steine zählen mit. Würde keine Augenzahl einen Zug erlauben, scheidet er schon beim ersten Wurf aus.
    .title = Weiterwürfeln
ruling-DK-8 = Sobald nur noch ein Docker im Spiel ist, hat er gewonnen und muss nicht mehr ziehen. Die Platzierung der anderen richtet sich danach, wie lange sie durchgehalten haben.
    .title = Der Letzte gewinnt
ruling-DK-9 = Die Zahl der Züge ist nicht begrenzt. Partien unter Computern können nach einer festgelegten Zahl von Zügen enden; alle, die dann noch im Spiel sind, teilen sich den Sieg.
    .title = Wie lange eine Partie dauert
ruling-DK-10 = Diese Variante ist nicht aus der Schachtel. Statt zu würfeln hat jeder die Karten 1 bis 6 offen vor sich und spielt eine aus, mit der ein Zug möglich ist. Nach der sechsten nimmt man alle sechs zurück. Erlaubt keine deiner Karten einen Zug, scheidest du aus; weitergewürfelt wird nicht.
    .title = Karten statt Würfel
ruling-DK-11 = Solange du Spielsteine einzusetzen hast, hast du immer die Wahl: einen einsetzen oder einen auf dem Spielfeld ziehen. Die italienischen Regeln sagen das nur für weniger als drei Steine auf dem Spielfeld; wir lesen es als Beispiel (unsere Wahl).
    .title = Einsetzen ist nie Pflicht
ruling-DK-12 = Ein einziger Wurf, der keinen Zug erlaubt, genügt, um auszuscheiden, und das war der Zug. So steht es in den deutschen und englischen Regeln. Nach den französischen verliert, wer „keinen Container mehr bewegen kann“; wir lesen das ebenso (unsere Wahl).
    .title = Ein Wurf ohne Zug genügt

## Dockers

ruling-CR-1 = Wie groß das Brett ist, sagen die gedruckten Regeln nicht. Hier hat der Boden keinen Rand (unsere Wahl): Kisten gehen so weit, wie die anderen Regeln es zulassen.
    .title = Der Boden hat keinen Rand
ruling-CR-2 = Der Startaufbau steht auf der Schachtel und nicht in den Regeln, der Aufbau hier ist daher unser eigener: Im ersten Zug kann niemand punkten, und alle Farben haben die gleichen Chancen. Bahia, Singapur und Tanger kommen in den Regeln vor; die anderen 24 Hafennamen sind von uns. Etagen dürfen getauscht werden, und auf der Kommandozeile lässt sich der Aufbau deiner eigenen Schachtel angeben.
    .title = Der Startaufbau
ruling-CR-3 = In einem Zug darf eine Kiste nicht an einen Ort zurück, an dem sie in diesem Zug schon war; auch nicht dorthin, wo sie begann.
    .title = Kein Zurück
ruling-CR-4 = In einem Zug wird eine Kiste höchstens einmal gedreht (unsere Wahl, damit niemand durch Hin- und Herdrehen passt). Die freien Drehungen beim Fallen zählen nicht.
    .title = Höchstens eine Drehung je Kiste
ruling-CR-5 = Kisten sind über Flächen verbunden, die sich berühren: nebeneinander auf einer Etage oder aufeinander. Der gedruckte Satz verlangt das am Ende des Zuges; eine gedruckte Abbildung lässt sich so lesen, dass es nach jeder Bewegung gilt. Mit der Variante „nach jeder Bewegung“ gilt es nach jeder einzelnen Bewegung.
    .title = Alle Kisten bleiben verbunden
ruling-CR-6 = Alle drei Bewegungen sind Pflicht: Eine Bewegung ist nur erlaubt, wenn der Zug danach noch vollendet werden kann. Gibt es zu Beginn eines Zuges keine drei erlaubten Bewegungen, ist das Spiel zu Ende. Mit der Variante „Zug beenden: ja“ kannst du in eine Sackgasse geraten, und das Spiel endet dort.
    .title = Jeder Zug hat drei Bewegungen
ruling-CR-7 = Eine Kiste unter einer anderen gehört zu keiner Gruppe. Wer eine Kiste zudeckt, kann so eine Gruppe auflösen und die übrigen freigeben. Der Zoll deckt nichts zu.
    .title = Zugedeckte Kisten zählen nicht
ruling-CR-8 = Jede Kiste, die durch Kippen oder Fallen dazukommt, lässt die ganze Gruppe noch einmal zählen, egal wer sie bewegt hat: Am Boden bringt die Kiste, die ein Paar bildet, 2 Punkte, die nächste 3, die nächste 4. Eine Gruppe in einer Farbe, die niemand spielt, bringt niemandem Punkte. Aufdecken und Drehen bringt nichts (unsere Wahl).
    .title = Was wie viele Punkte bringt
ruling-CR-9 = Am Ende des allerersten Zuges der Partie muss der Zoll gesetzt werden. Später darf er auch bleiben, wo er ist.
    .title = Der Zoll im ersten Zug
ruling-CR-10 = Die Regeln begrenzen die Zahl der Züge nicht, und wir auch nicht. Unter Computern, die zufällig ziehen, würde etwa eine Partie von tausend nie enden; darum können Partien unter Computern nach einer festgelegten Zahl von Zügen enden, und dann zählt der Punktestand.
    .title = Wie lange eine Partie dauert
ruling-CR-11 = Die gedruckten Regeln nennen es ein Merkspiel. Du siehst, was von außen zu sehen ist, und wer eine Kiste fallen lässt, darf alle ihre Seiten ansehen; die Hafennamen helfen, sich den Rest zu merken. Alle Bewegungen sind offen zu sehen, nichts ist also geheim für den, der es sich merkt. Der Tisch wählt beim Eröffnen: **Gedächtnis**, wie gedruckt, oder **offen**, wo man jederzeit alle Seiten aller Kisten ansehen darf (unsere Wahl für Einsteiger).
    .title = Welche Seiten man ansehen darf
ruling-CR-12 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Bei Gleichstand geteilter Sieg
ruling-CR-13 = „Berührt ist gespielt“ gilt am echten Tisch. Am Bildschirm darfst du die Bewegungen deines Zuges zurücknehmen, bis du ihn beendest (unsere Wahl).
    .title = Berührt ist gespielt

## Doce

ruling-DC-1 = Das Spielfeld hat fünf mal fünf Felder.
    .title = Die Größe des Spielfelds
ruling-DC-2 = „Neben“ gilt in allen acht Richtungen. Die Zone bindet nur dich und nur in deinem nächsten Zug; für deinen ersten Würfel einer Runde gibt es keine.
    .title = Die No-Play-Zone
ruling-DC-3 = Den Blocker darfst du nur setzen, wenn du danach noch einen Würfel setzen kannst.
    .title = Nach dem Blocker ein Würfel
ruling-DC-4 = Du passt, wenn du keinen Würfel mehr hast oder kein Feld außerhalb deiner Zone frei ist, und nur dann. Passen hebt die Zone auf. Kann niemand mehr einen Würfel setzen, endet die Runde unentschieden.
    .title = Wann man passt
ruling-DC-5 = Nach jedem Würfel werden die Reihen beider Spieler geprüft, egal wer ihn gesetzt hat: Du kannst die Reihe des anderen vollenden. Haben beide eine, ist die Runde unentschieden.
    .title = Reihen zählen für beide
ruling-DC-6 = Die 2 Extrapunkte für eine Gewinnreihe nur aus eigenen Würfeln gibt es einmal, auch bei mehreren solchen Reihen.
    .title = Der Bonus zählt einmal
ruling-DC-7 = Für je drei deiner Würfel auf dem Spielfeld mit derselben Zahl verlierst du 2 Punkte: drei bis fünf Würfel kosten 2, sechs bis acht kosten 4.
    .title = Drei gleiche Zahlen kosten Punkte
ruling-DC-8 = Nach den gedruckten Regeln beginnt der jüngste Spieler. Hier wird ausgelost, wer die erste Runde beginnt, außer der Tisch bestimmt es (unsere Wahl).
    .title = Wer beginnt
ruling-DC-9 = Nach den gedruckten Regeln bleibt ein losgelassener Würfel, wie er ist, und der Zug ist zu Ende. Am Bildschirm darfst du deinen Zug zurücknehmen, bis er abgeschickt ist (unsere Wahl).
    .title = Ein losgelassener Würfel

## All games

ruling-GL-1 = Aufgeben kannst du jederzeit; ein unfertiger Zug wird zurückgenommen. Bei Docker scheidest du aus, bei Doce ist das Match verloren. Bei Dockers werden deine Züge übersprungen: Du behältst deine Punkte, kannst aber nicht mehr gewinnen, und wer als Letzter übrig ist, gewinnt. Wer die Zeit überschreitet, verliert ebenso, außer der Tisch hat gewählt, dass dann ein Computer weiterspielt.
    .title = Aufgeben und Zeit überschreiten

## Why not? why-RULING, or why-FAMILY-SECTION for rules without a number

why-none = Die Regeln erlauben das hier nicht.
why-DK-1 = Deine Spielsteine kommen nur in der Mitte deiner eigenen Seite ins Spiel.
why-DK-3 = Der Wurf reicht nicht: Einsetzen kostet 1 Würfelauge und 1 weiteres für jeden Stein, der dort steht.
why-DK-4 = Ein Spielstein darf in einem Zug kein Feld zweimal betreten und nicht enden, wo er begann.
why-DK-5 = Alle Würfelaugen müssen verbraucht werden, und hier bliebe etwas übrig.
why-DK-7 = Du kannst ziehen, also scheidest du nicht aus.
why-DK-10 = Diese Karte hast du nicht.
why-docker-a-turn = Du ziehst einen eigenen Spielstein, auf dem nichts steht, oder setzt einen neuen ein.
why-docker-points = Der Wurf reicht nicht: Jeder Schritt kostet 1 Würfelauge und 1 weiteres für jede Ebene hinauf oder hinab.
why-CR-3 = Diese Kiste war in diesem Zug schon dort und darf nicht zurück.
why-CR-4 = Diese Kiste wurde in diesem Zug schon gedreht.
why-CR-5 = Die Kisten würden getrennt; sie müssen alle verbunden bleiben.
why-CR-6 = Danach könntest du deinen Zug aus drei Bewegungen nicht mehr beenden.
why-CR-9 = Am Ende des ersten Zuges muss der Zoll auf eine Kiste gesetzt werden.
why-dockers-a-turn = Ein Zug besteht aus drei Bewegungen und dann dem Zoll, in dieser Reihenfolge.
why-dockers-moves = Diese Kiste kann nicht dorthin: Auf ihr oder neben ihr steht eine andere, und keine Kiste geht nach oben.
why-dockers-customs = Eine Kiste mit dem Zoll bewegt sich nicht, nichts kommt auf sie, und der Zoll steht nur zuoberst auf einem Turm.
why-dockers-stored-groups = Diese Kiste ist mit anderen ihrer Farbe eingelagert: Sie kann nur fallen.
why-DC-2 = Dieses Feld liegt in deiner No-Play-Zone, neben deinem letzten Würfel.
why-DC-3 = Mit dem Blocker auf diesem Feld könntest du keinen Würfel mehr legen.
why-DC-4 = Passen darf nur, wer keinen Würfel oder kein freies Feld außerhalb seiner Zone mehr hat.
why-doce-a-turn = Dieses Feld ist nicht frei, oder dein Blocker ist schon gesetzt.
why-GL-1 = Dieser Platz kann die Partie jetzt nicht verlassen.

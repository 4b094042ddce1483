# The rulings in words for players (.title: what it is about), and short answers to "why not?".

## Docker

ruling-DK-1 = Die Plätze zählen im Uhrzeigersinn von Süden aus. Zu zweit sitzt man im Süden und Norden, zu dritt im Süden, Westen und Norden, zu viert auf allen Seiten. In der deutschen und englischen Ausgabe kommen deine Spielsteine in der Mitte deiner eigenen Seite ins Spiel.
    .title = Wer wo sitzt
ruling-DK-2 = Zu zweit mit je sechs Spielsteinen können deine Steine zwei Farbtöne haben. Für die Regeln sind sie alle gleich.
    .title = Zwei Farben, ein Docker
ruling-DK-3 = Einsetzen kostet 1 Würfelauge und 1 weiteres für jeden Spielstein, der schon auf dem Startfeld steht: Ein neuer Stein kommt von außen, vom Boden. Mit übrigen Augen zieht er weiter.
    .title = Was das Einsetzen kostet
ruling-DK-4 = In einem Zug steht ein Spielstein nie zweimal auf demselben Feld, und er kehrt nicht auf sein Ausgangsfeld zurück. Mit der Variante „Zurückkehren: einmal“ darf er das Ausgangsfeld noch einmal betreten.
    .title = Kein Feld zweimal
ruling-DK-5 = Ein Spielstein steht auf jedem Feld seines Weges. Er kann nicht schweben, kein Feld überspringen und keine Augen durch Auf und Ab verbrauchen, und kein Würfelauge darf übrig bleiben.
    .title = Kein Schweben, kein Rest
ruling-DK-6 = Ein Zug ist ein Anfang und ein Ende. Oft führen mehrere Wege dorthin; gezeigt wird der mit den wenigsten Feldern.
    .title = Was ein Zug ist
ruling-DK-7 = Wer mit seinem Wurf nicht ziehen kann, scheidet aus. In der deutschen, englischen und italienischen Ausgabe würfelst du stattdessen noch einmal, solange du weniger als drei Spielsteine auf dem Spielfeld hast, zugedeckte mitgezählt. Könnte aber kein Wurf helfen, scheidest du sofort aus.
    .title = Kein Zug: noch einmal oder aus
ruling-DK-8 = Sobald nur noch ein Docker übrig ist, hat er gewonnen und muss nicht mehr ziehen. Die anderen werden danach gereiht, wie lange sie durchgehalten haben.
    .title = Der Letzte gewinnt
ruling-DK-9 = Die Zahl der Züge ist nicht begrenzt. Partien unter Computern können nach einer Zahl von Zügen enden; wer dann noch im Spiel ist, teilt sich den Sieg.
    .title = Wie lange eine Partie dauert
ruling-DK-10 = Statt zu würfeln hält jeder die Karten 1 bis 6 und spielt eine aus, mit der ein Zug möglich ist. Nach der sechsten nimmt man alle sechs zurück. Erlaubt keine Karte auf der Hand einen Zug, scheidest du aus.
    .title = Karten statt Würfel
ruling-DK-11 = Solange du Spielsteine auf der Hand hast, hast du immer die Wahl: einen einsetzen oder einen auf dem Spielfeld ziehen.
    .title = Einsetzen ist nie Pflicht

## Dockers

ruling-CR-1 = Der Boden hat keinen Rand: Kisten gehen so weit, wie die anderen Regeln es zulassen. Wo der ganze Block steht, spielt keine Rolle.
    .title = Der Boden endet nicht
ruling-CR-2 = Der Startaufbau auf der Schachtel steht nicht im Regeltext, der Aufbau hier ist daher unser eigener: Im ersten Zug kann niemand punkten, und alle Farben haben die gleichen Chancen. Etagen dürfen getauscht werden, und du kannst den Aufbau deiner eigenen Schachtel eingeben.
    .title = Wie die Kisten beginnen
ruling-CR-3 = In einem Zug darf eine Kiste nicht an einen Ort zurück, an dem sie in diesem Zug schon war; auch nicht dorthin, wo sie begann.
    .title = Kein Zurück
ruling-CR-4 = In einem Zug wird eine Kiste höchstens einmal gedreht. Die freien Drehungen beim Fallen zählen nicht.
    .title = Jede Kiste dreht einmal
ruling-CR-5 = Nach deiner dritten Bewegung müssen alle Kisten verbunden sein, Seite an Seite. Mit der Variante „nach jeder Bewegung“ gilt das jederzeit.
    .title = Alle Kisten bleiben verbunden
ruling-CR-6 = Alle drei Bewegungen sind Pflicht: Eine Bewegung ist nur erlaubt, wenn der Zug danach noch beendet werden kann. Gibt es zu Beginn eines Zuges keine drei erlaubten Bewegungen, ist das Spiel zu Ende. Mit der anderen Variante darfst du in eine Sackgasse geraten, und das Spiel endet dort.
    .title = Jeder Zug hat drei Bewegungen
ruling-CR-7 = Eine Kiste unter einer anderen sieht man nicht; sie gehört zu keiner Gruppe. Wer eine Kiste zudeckt, kann so eine Gruppe auflösen und die übrigen freigeben. Der Zoll verdeckt nichts.
    .title = Zugedeckte Kisten zählen nicht
ruling-CR-8 = Wird eine Kiste, die kippt oder fällt, Teil einer Gruppe, so erhält der Docker dieser Farbe die Größe der ganzen Gruppe: einfach auf dem Boden, dreifach auf der ersten Etage, fünffach ganz oben, egal wer sie bewegt hat. Aufdecken und Drehen bringt nichts.
    .title = Was wie viele Punkte bringt
ruling-CR-9 = Am Ende des allerersten Zuges der Partie muss der Zoll gesetzt werden. Später darf er auch bleiben, wo er ist.
    .title = Der Zoll im ersten Zug
ruling-CR-10 = Die Zahl der Züge ist nicht begrenzt. Partien unter Computern können nach einer Zahl von Zügen enden; dann zählt der Punktestand.
    .title = Wie lange eine Partie dauert
ruling-CR-11 = Alle Seiten aller Kisten darf man ansehen. Ob der Bildschirm das Innere des Blocks zeigt, wird beim Eröffnen des Tisches vereinbart.
    .title = Alles darf angesehen werden
ruling-CR-12 = Die meisten Punkte gewinnen. Bei Gleichstand an der Spitze wird der Sieg geteilt.
    .title = Gleichstand teilt den Sieg

## Doce

ruling-DC-1 = Das Spielfeld hat fünf mal fünf Felder.
    .title = Die Größe des Spielfelds
ruling-DC-2 = Deine No-Play-Zone sind die Felder rund um deinen eigenen letzten Würfel, in allen acht Richtungen. Sie gilt nur für dich und nur in deinem nächsten Zug; für deinen ersten Würfel einer Runde gibt es keine.
    .title = Die No-Play-Zone
ruling-DC-3 = Den Blocker darfst du nur setzen, wenn du danach noch einen Würfel legen kannst.
    .title = Nach dem Blocker ein Würfel
ruling-DC-4 = Du passt, wenn du keinen Würfel mehr hast oder kein Feld außerhalb deiner Zone frei ist, und nur dann. Passen hebt die Zone auf. Kann niemand mehr einen Würfel legen, endet die Runde unentschieden.
    .title = Wann man passt
ruling-DC-5 = Nach jedem Würfel werden die Reihen beider Spieler geprüft, egal wer ihn gelegt hat: Du kannst die Reihe des anderen vollenden. Haben beide eine, ist die Runde unentschieden.
    .title = Reihen zählen für beide
ruling-DC-6 = Die 2 Extrapunkte für eine Gewinnreihe nur aus eigenen Würfeln gibt es einmal, auch bei mehreren solchen Reihen.
    .title = Der Bonus zählt einmal
ruling-DC-7 = Für je drei deiner Würfel auf dem Spielfeld mit derselben Zahl verlierst du 2 Punkte: drei bis fünf Würfel kosten 2, sechs bis acht kosten 4.
    .title = Drillinge kosten Punkte

## All games

ruling-GL-1 = Aufgeben kannst du jederzeit; ein angefangener Zug wird zurückgenommen. In Docker scheidest du aus, in Doce ist das Match verloren. In Dockers werden deine Züge übersprungen: Deine Punkte bleiben stehen, können aber nicht gewinnen, und wer als Letzter übrig ist, gewinnt. Für abgelaufene Zeit gilt dasselbe.
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

# Doce: the rules, the rulings, and why a move is good or not legal. Read when somebody asks.

## The rules: in thirty seconds, in sections, captions, credits

rules-doce-brief-1 = Zwei Spieler, 5 mal 5 Felder. Setze in deinem Zug einen Würfel auf ein freies Feld, mit beliebiger Zahl nach oben.

rules-doce-brief-2 = Nicht neben den Würfel, den du zuletzt gesetzt hast, auch nicht diagonal: Das ist deine **No-Play-Zone**.

rules-doce-brief-3 = Einmal pro Runde darfst du vor deinem Würfel mit deinem **Blocker** ein freies Feld sperren: Niemand kann es mehr benutzen.

rules-doce-brief-4 = Eine Viererreihe mit genau der Summe **12** gewinnt die Runde: alle vier von dir, oder drei von dir und ein gegnerischer Würfel an einem Ende.

rules-doce-brief-5 = Ein schneller Sieg lohnt sich: Leere Felder und dein nicht benutzter Blocker bringen Punkte. Nach vier Runden gewinnt die höchste Summe.

rules-doce-goal =
    Eine Viererreihe mit der Summe **zwölf** gewinnt eine Runde. Ein Match hat vier Runden; die höchste Gesamtpunktzahl gewinnt.
    .title = Ziel des Spiels

rules-doce-box =
    Für 2 Spieler. In der Schachtel liegen ein Spielfeld, 11 schwarze und 11 weiße Würfel, 2 leere Würfel (die Blocker), 2 Marker-Plättchen und eine Punkteleiste mit 4 Chips. In den Bildern und im Beispiel hier heißen die Spieler Rot und Blau. Auf der Website des Verlags gibt es Varianten; hier wird das Spiel aus der Schachtel gespielt.
    .title = Das Spielmaterial

rules-doce-example =
    Rot beginnt mit einer 3 auf `b2`, Blau antwortet weit weg mit einer 6 auf `e5`. Der nächste rote Würfel darf `b2` nicht berühren, also kommt er auf `d2`: eine 4. Blau setzt eine 5 auf `b4`. Jetzt setzt Rot eine 2 auf `a2`: Das Feld liegt neben `b2`, aber nur der letzte Würfel, `d2`, hat eine Zone. Blau sieht es nicht kommen und setzt eine 1 auf `d4`.

    Rot schließt die Lücke mit einer 3 auf `c2`: 2 + 3 + 3 + 4 = 12. Rot bekommt 12 Punkte, +2, weil alle vier Würfel rot sind, +5 für den nicht benutzten Blocker und +1 für jedes der 18 leeren Felder: 37 Punkte. Blau bekommt 0 und beginnt die zweite Runde.
    .title = Eine Beispielrunde

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
    Für jede Runde nehmt ihr Würfel und Blocker zurück; der Startspieler wechselt. Wer die erste Runde beginnt, wird ausgelost, wenn ihr es nicht selbst bestimmt. Nach vier Runden gewinnt die höchste Gesamtpunktzahl; bei Gleichstand endet das Match unentschieden. Wer aufgibt oder die Zeit überschreitet, verliert das Match.
    .title = Das Match

rules-doce-advice =
    Suche einen Würfel, der an zwei Stellen zugleich mit zwölf droht: Ein Würfel allein kann nicht beides verhindern. Hebe den Blocker für diesen Moment auf, oder behalte ihn bis zum Schluss für seine 5 Punkte. Und prüfe vor jedem Zug, was dein Würfel den gegnerischen Reihen bringt.
    .title = Gute Ratschläge

rules-doce-writing =
    `c3=5` setzt eine 5 auf c3, `#b2` setzt den Blocker auf b2 (im selben Zug folgt ein Würfel), `pass` passt.
    .title = Notation

rules-doce-figure-example = Die 3 auf c2 ergibt 2 + 3 + 3 + 4 = 12.

rules-doce-figure-line = Eine 4 auf c1 ergibt 1 + 2 + 4 + 5 = 12: Vier Würfel eines Spielers in einer Reihe gewinnen die Runde.

rules-doce-figure-ends = Eine 3 auf c2 ergibt 3 + 4 + 3 + 2 = 12: drei rote Würfel, und der blaue liegt am Ende. Diese Reihe gewinnt für Rot. Läge der blaue Würfel in der Mitte, würde sie nicht zählen.

rules-doce-figure-zone = Der Spieler am Zug hat zuletzt auf c3 gesetzt: Die acht Felder ringsum sind gesperrt, e3 ist erlaubt.

rules-doce-figure-blocker = Eine 3 auf d5 ergäbe 2 + 3 + 4 + 3 = 12. Der Blocker auf d5 verhindert es; danach wird noch ein Würfel gesetzt.

rules-doce-credits = DOCE ist ein Spiel von Luis, Daniel und Amelia Machado und Ivana Reyes; die Schachtel ist von Ismael Machado. © 2018 Smart Iguana Games, LLC. DOCE ist deren Marke.

## Rulings

ruling-DC-1 = Das gedruckte Blatt zeigt das Spielfeld nur als Bild. Wir spielen auf fünf mal fünf Feldern, wie es öffentliche Beschreibungen des Spiels angeben.
    .title = Die Größe des Spielfelds
ruling-DC-2 = Die gedruckten Regeln verbieten die Felder neben deinem letzten Würfel und sagen nicht, ob auch die Ecken zählen. Hier zählen alle acht Richtungen (so lesen wir die Regeln).
    .title = Die No-Play-Zone
ruling-DC-3 = Nach den gedruckten Regeln folgt dem Blocker ein Würfel. Und wenn das nicht möglich ist? Dann darfst du den Blocker nicht setzen (unsere Wahl).
    .title = Nach dem Blocker ein Würfel
ruling-DC-4 = Was zu tun ist, wenn du keinen Würfel setzen kannst, sagen die gedruckten Regeln nicht. Hier passt du dann, und nur dann; Passen hebt die Zone auf. Kann niemand mehr einen Würfel setzen, endet die Runde unentschieden (unsere Wahl).
    .title = Wann man passt
ruling-DC-5 = Nach den gedruckten Regeln ist eine Runde unentschieden, wenn beide zugleich eine Reihe vollenden. Ein Würfel kann also auch die Reihe des anderen vollenden, und nach jedem Würfel prüfen wir die Reihen beider, egal wer ihn gesetzt hat (so lesen wir die Regeln).
    .title = Reihen zählen für beide
ruling-DC-6 = Wie oft es die 2 Extrapunkte gibt, wenn ein Würfel mehrere eigene Reihen vollendet, sagen die gedruckten Regeln nicht. Hier gibt es sie einmal (unsere Wahl).
    .title = Der Bonus zählt einmal
ruling-DC-7 = Die gedruckten Regeln ziehen für drei Würfel mit derselben Zahl 2 Punkte ab und sprechen nicht von mehr Würfeln. Hier kosten je drei 2 Punkte: drei bis fünf Würfel kosten 2, sechs bis acht kosten 4 (so lesen wir die Regeln).
    .title = Drei gleiche Zahlen kosten Punkte
ruling-DC-8 = Nach den gedruckten Regeln beginnt der jüngste Spieler. Hier wird ausgelost, wer die erste Runde beginnt, wenn ihr es nicht selbst bestimmt (unsere Wahl).
    .title = Wer beginnt
ruling-DC-9 = Nach den gedruckten Regeln bleibt ein losgelassener Würfel, wie er ist, und der Zug ist zu Ende. Am Bildschirm darfst du deinen Zug zurücknehmen, bis er abgeschickt ist (unsere Wahl).
    .title = Ein losgelassener Würfel

## Why not?

why-DC-2 = Dieses Feld liegt in deiner No-Play-Zone, neben deinem letzten Würfel.
why-DC-3 = Mit dem Blocker auf diesem Feld könntest du keinen Würfel mehr setzen.
why-DC-4 = Passen darf nur, wer keinen Würfel oder kein freies Feld außerhalb seiner Zone mehr hat.
why-doce-taken = Hier liegt schon ein Würfel. Wähle ein freies Feld.
why-doce-blocked = Hier liegt ein Blocker: Dieses Feld kann in dieser Runde niemand mehr benutzen.
why-doce-a-turn = Dieses Feld ist nicht frei, oder dein Blocker ist schon gesetzt.

## Why a move is good

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
reason-doce-stops =
    Der Zug hindert { reason-seat } daran, mit { $moves }{ $more ->
        [0] {""}
        [one] {" "}oder einem weiteren Zug
       *[other] {" "}oder { $more } weiteren Zügen
    } zu gewinnen.
reason-doce-still-wins =
    Achtung: Noch immer kann { reason-seat } mit { $moves }{ $more ->
        [0] {""}
        [one] {" "}oder einem weiteren Zug
       *[other] {" "}oder { $more } weiteren Zügen
    } gewinnen.
reason-doce-threatens =
    Der Zug droht, beim nächsten Mal mit { $moves }{ $more ->
        [0] {""}
        [one] {" "}oder einem weiteren Zug
       *[other] {" "}oder { $more } weiteren Zügen
    } zu gewinnen; { reason-seat } muss das abwehren.
reason-doce-threatens-many = Der Zug droht auf { $count } Feldern zugleich zu gewinnen: { $squares }.
reason-doce-forces =
    { $turns ->
        [2] Der Zug gewinnt die Runde mit { $move }: Gegen einen Gewinn im nächsten Zug gibt es keine Abwehr.
       *[other] Der Zug gewinnt die Runde zwingend in { $turns } Zügen, beginnend mit { $move }.
    }
reason-doce-forces-line = Der Zug gewinnt die Runde zwingend in { $turns } Zügen: { $line }; danach gibt es keine Abwehr mehr. In Klammern stehen die Antworten, die am längsten standhalten.
reason-doce-allows =
    Nach { $played } könnte { reason-seat } sofort mit { $moves }{ $more ->
        [0] {""}
        [one] {" "}oder einem weiteren Zug
       *[other] {" "}oder { $more } weiteren Zügen
    } gewinnen.
reason-doce-allows-force =
    Nach { $played } könnte { reason-seat } die Runde zwingend in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } gewinnen: { $line }.

## Warum eine Stellung in keiner Partie vorkommt

cannot-doce-squares = Das Spielfeld hat 25 Felder.
cannot-doce-blockers = { $who } hat einen Blocker: Er liegt auf dem Spielfeld oder ist noch nicht gesetzt, nicht beides.
cannot-doce-dice = { $who } hat { $all } Würfel; bei { $placed } auf dem Spielfeld stimmt die Zahl der übrigen nicht.
cannot-doce-last = Auf { $square } liegt kein Würfel von { $who }, also kann dort nicht der letzte liegen.
cannot-doce-line = Auf dem Spielfeld liegt eine Zwölferreihe, also ist diese Runde vorbei.
cannot-doce-full = Alle Würfel liegen auf dem Spielfeld, also ist diese Runde vorbei.
cannot-doce-over = Das Match ist hier vorbei, also ist niemand am Zug.
cannot-doce-goes-on = Das Match geht hier weiter, also muss jemand am Zug sein.
cannot-doce-completed = Kein letzter Würfel vollendet alle Zwölferreihen auf dem Spielfeld.
cannot-doce-blocker-held = { $who } hat den Blocker noch und kann ihn nicht eben gespielt haben.
cannot-doce-blocker-stuck = Nach dem eben gespielten Blocker kann kein Würfel mehr gesetzt werden.
cannot-doce-turns = { $starter } hat diese Runde begonnen, und passen konnte noch niemand. Bei { $placed } Würfeln von { $first } und { $other } von { $second } auf dem Spielfeld ist { $turn } nicht am Zug.
cannot-doce-turns-over = { $starter } hat diese Runde begonnen, und passen konnte niemand. { $placed } Würfel von { $first } und { $other } von { $second } können nicht auf dem Spielfeld liegen.
cannot-doce-unmarked = { $who } kann nicht gepasst haben, also ist einer der Würfel der zuletzt gesetzte: Wähle, welcher.
cannot-doce-totals = { $first } und { $second } Punkte kann es in Runde { $round } nicht geben.

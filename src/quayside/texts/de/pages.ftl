# Opening a table, the rules page, records.

open-title = Neuer Tisch: { $game }
open-edition = Ausgabe
open-players = Spieler
open-seats = Wer spielt?
open-who = Wer spielt: { $place }
open-name = Name, { $place }
open-name-hint = Name (optional)
open-level = Stufe, { $place }
open-starter = Wer beginnt?
open-starter-drawn = Wird ausgelost
open-starter-seat = { $place }: { $name }
chair-here = An diesem Bildschirm
chair-invite = Per Link
chair-open = Wer zuerst kommt
chair-bot = Computer
level-1 = 1 · Einstieg
    .about = Macht fast jeden Zug und übersieht die meisten Drohungen, lässt sich aber keinen Sieg entgehen, der vor ihm liegt.
level-2 = 2 · leicht
    .about = Folgt einfachen Ideen und übersieht oft, was du drohst.
level-3 = 3 · mittel
    .about = Spielt nach vernünftigen Faustregeln und übersieht ab und zu eine Drohung.
level-4 = 4 · gut
    .about = Denkt voraus, doch wer Geduld hat, findet seine Fehler.
level-5 = 5 · stark
    .about = Macht kleine Fehler und selten einen großen.
level-6 = 6 · sehr stark
    .about = Verschenkt wenig: Jeder Sieg will verdient sein.
level-7 = 7 · meisterhaft
    .about = Übersieht so gut wie nichts.
level-8 = 8 · am stärksten
    .about = Denkt bis zu drei Sekunden je Zug nach und schont dich nicht.
open-listed = In der Liste offener Tische zeigen
open-listed-about = Alle auf diesem Server können mitspielen.
open-more = Weitere Optionen
open-option = { $name }: { $about }
open-floors =
    { $ground ->
        [0] untere Etage
        [1] mittlere Etage
       *[2] obere Etage
    }, { $middle ->
        [0] untere Etage
        [1] mittlere Etage
       *[2] obere Etage
    }, { $top ->
        [0] untere Etage
        [1] mittlere Etage
       *[2] obere Etage
    }
open-clock = Bedenkzeit
clock-none = Ohne Begrenzung
clock-minutes-5 = 5 min pro Spieler, plus 5 s je Zug
clock-minutes-15 = 15 min pro Spieler, plus 10 s je Zug
clock-minutes-30 = 30 min pro Spieler, plus 20 s je Zug
clock-days-1 = Ein Tag je Zug
clock-days-3 = 3 Tage je Zug
clock-days-7 = 7 Tage je Zug
clock-days-left = { $count } T
open-then = Wenn die Zeit um ist
open-then-bot = spielt ein Bot weiter
open-then-bot-about = Der Spieler kann an seinen Platz zurückkehren. Ist kein Mensch mehr am Tisch, machen die Bots noch höchstens 200 Würfe und Züge; dann endet die Partie ohne Sieger.
open-then-lose = scheidet man aus
open-then-lose-about = Zeitüberschreitung zählt wie Aufgeben: Zu zweit gewinnt die andere Seite.
open-inside = Hineinsehen
open-inside-about = An: Die Etagen lassen sich auseinanderziehen, und alle Seiten aller Kisten sind zu sehen. Aus: Es zählt das Gedächtnis, wie in den gedruckten Regeln, und du siehst alle Seiten nur bei einer Kiste, die du gerade fallen lässt.
open-hints = Tipps und Gewinnchancen
open-hints-about = Alle am Tisch können nach dem besten Zug fragen. Sind sie ausgeschaltet, ist das eine Abmachung: Nichts hindert jemanden daran, die Stellung anderswo zu analysieren.
open-helped = Hilfe für
open-helped-about = Eine Vorgabe: Ohne Hilfe bekommt dieser Spieler keine Tipps und kann keinen Zug zurücknehmen. So steht es auch in der Aufzeichnung.
open-start = Los
open-invite = Tisch eröffnen
open-late = Der Server bereitet sich noch vor. Nach dem ersten Start kann das eine Minute dauern.
real-text = Würfle und ziehe am Tisch und gib hier ein, was geschehen ist. Der Bildschirm sagt, was erlaubt ist, zählt die Punkte und analysiert danach die Partie.
real-game = Welches Spiel?
real-names = Wer spielt?
record-title = Partie öffnen
record-text = Öffne die Aufzeichnung einer Partie: Sie wird anhand der Regeln geprüft, und du kannst die Partie vor und zurück durchgehen und analysieren lassen. Gespeicherte Partien holst du mit ihrer Datei auf dieses Gerät zurück.
rules-title = { $game }: die Regeln
rules-brief-title = In dreißig Sekunden
rules-play = Spielen
position-title = { $game }: eine Stellung
analysis-title = Analysebrett
analysis-table = Diese Partie analysieren

# The table: playing, waiting, the end, the report.

table-unknown-title = Diesen Tisch gibt es nicht
table-unknown-here = Diese Partie ist nicht auf diesem Gerät. Partien bleiben in dem Browser, in dem sie gespielt wurden; hierher kommen sie mit einer Datei oder mit einem Link, der die Partie enthält.
table-your-turn-title = Du bist dran! { $game }
table-board = Spielfeld
table-tools = Ansicht
table-turn-left = Spielfeld nach links drehen
table-turn-right = Spielfeld nach rechts drehen
table-replay = Letzten Zug noch einmal zeigen
table-lift = Etagen auseinanderziehen
table-lift-short = Etagen
table-xray = Röntgenblick: durch die Kisten sehen
table-xray-short = Röntgenblick
table-plan = Draufsicht in 2D
table-plan-short = 2D
table-reset-view = Ansicht zurücksetzen
table-tap-again = Noch einmal tippen, um zu ziehen
table-sound = Ton
table-full-screen = Vollbild
table-space-failed = Dieses Gerät kann das Spielfeld nicht mehr in 3D zeichnen; du siehst es in 2D.
table-space-again = 3D noch einmal versuchen
table-players = Spieler
table-you = du
table-away = hat den Platz verlassen
table-won = gewonnen
table-hand = { $count } im Vorrat
table-dice = { $count } Würfel
table-blocker = Blocker
table-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
table-looking = Schritt { $at } von { $of }
table-back = Zurück
table-forward = Vor
table-to-now = Zurück zur aktuellen Stellung
table-to-end = Zum Ende
table-thinking = { $who } denkt nach …
table-waits-for = { $who } ist am Zug.
table-due-roll = Du bist dran: Würfle.
table-due-roll-who = { $who } ist dran: würfeln!
table-due-container = Du hast eine { $roll } gewürfelt. Wähle einen Spielstein.
table-due-container-who = { $who } hat eine { $roll } gewürfelt. Wähle einen Spielstein.
table-due-card = Spiele eine Karte und ziehe.
table-due-card-who = { $who }: Spiele eine Karte und ziehe.
table-due-crates =
    Du bist dran: noch { $left ->
        [one] eine Bewegung
       *[other] { $left } Bewegungen
    }.
table-due-crates-who =
    { $who }: noch { $left ->
        [one] eine Bewegung
       *[other] { $left } Bewegungen
    }.
table-due-customs = Du darfst das Zollplättchen auf eine andere Kiste setzen oder es stehen lassen.
table-due-customs-who = { $who }: Du darfst das Zollplättchen auf eine andere Kiste setzen oder es stehen lassen.
table-due-customs-first = Der erste Zug endet mit dem Zoll: Setze das Zollplättchen auf eine Kiste.
table-due-customs-first-who = { $who }: Der erste Zug endet mit dem Zoll, setze das Zollplättchen auf eine Kiste.
table-due-die = Setze jetzt einen Würfel.
table-due-die-who = { $who }: Setze einen Würfel.
table-due-die-or-blocker = Du bist dran: Setze einen Würfel oder zuerst deinen Blocker.
table-due-die-or-blocker-who = { $who }: Setze einen Würfel oder zuerst deinen Blocker.
table-due-move = Du bist dran: Wähle einen Zug.
table-due-move-who = { $who }: Wähle einen Zug.
table-due-send = Dein Zug ist vollständig. Beende ihn, oder nimm eine Bewegung zurück.
table-due-send-who = { $who }: Beende deinen Zug, oder nimm eine Bewegung zurück.
table-roll = Würfeln
table-real-roll = Was hast du gewürfelt?
table-correct-roll = Wurf korrigieren ({ $face })
table-go-out = Kein Zug möglich: Du scheidest aus
table-pass = Passen: Kein Würfel kann gesetzt werden
table-cards = Karten
table-card = Karte { $card }
table-leave-customs = Den Zoll stehen lassen
table-unstage = Zurücknehmen
table-send-turn = Zug beenden
table-hint = Tipp
table-hint-busy = Ich denke nach … { $percent } %
table-hint-best = Am besten: { $move }. Deine Gewinnchance ist dann { $chance }.
table-hint-chance = Deine Gewinnchance jetzt: { $chance }.
table-takeback = Zug zurücknehmen (Anfrage)
table-take-back = Letzten Zug zurücknehmen
table-stand = Platz verlassen
table-to-bot = Einen Bot für { $who } spielen lassen
table-resign = Aufgeben
table-resign-sure = Ja, aufgeben
table-save = Aufzeichnung speichern
table-other-seat = Zu deinem anderen Platz wechseln: { $seat }
table-seat-free = Der Platz von { $who } ist frei.
table-come-back = Zurückkommen
table-bot-took-time = Ein Bot hat deinen Platz übernommen: Die Zeit war um.
table-bot-took-time-who = Ein Bot hat den Platz von { $who } übernommen: Die Zeit war um.
table-bot-took-agreed = Ein Bot spielt für dich.
table-bot-took-agreed-who = Ein Bot spielt für { $who }.
table-bot-for = für { $who }
table-they-left = { $who } hat das Spiel verlassen. Warten oder ersetzen?
table-replace-bot = Ein Bot spielt weiter
table-replace-person = Platz jemand anderem anbieten
table-bot-failed = { $who } hatte einen Fehler und startet neu.
proposal-takeback = { $who } möchte den letzten Zug zurücknehmen.
proposal-correct-roll = { $who } möchte den letzten Wurf korrigieren.
proposal-bot = { $who } schlägt vor, dass ein Bot für { $target } spielt.
proposal-person = { $who } schlägt vor, den Platz von { $target } freizugeben.
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen
proposal-declined = { $who } hat abgelehnt.
ending-abandoned-text = Es war kein Mensch mehr da, der sie weiterspielte; daher hat niemand gewonnen.
ending-time = Die Zeit von { $who } war um.
ending-rematch = Revanche
ending-to-rematch = Zur Revanche
waiting-title = { $game }: Der Tisch ist bereit
waiting-text =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-draw = Alle sind da. Die Auslosung wartet auf das Gerät von { $who }.
waiting-starter = { $who } beginnt.
waiting-link = wartet auf den Spieler mit dem Link
waiting-expected = { $who } ist noch nicht da
waiting-there = ist da
waiting-open = frei
waiting-sit = Platz nehmen
waiting-show-link = Link und Code
waiting-watch = Link zum Zuschauen
invite-seat = Schicke diesen Link der Person, die hier spielen soll
invite-open = Wer diesen Link hat, kann sich setzen
invite-watch = Link zum Zuschauen
invite-own = Auf einem anderen Gerät weiterspielen
invite-own-text = Dieser Link ist dein Platz: Behalte ihn für dich
invite-code = QR-Code des Links
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
games-move = Auf ein anderes Gerät mitnehmen
games-move-link = Die ganze Partie steckt in diesem Link: Öffne ihn auf dem anderen Gerät und spiele dort weiter
games-move-long = Diese Partie ist zu lang für einen Link oder einen Code. Speichere sie in einer Datei und öffne diese auf dem anderen Gerät.
games-move-file = Diese Partie in einer Datei speichern
link-offline = Verbindung unterbrochen. Nichts ist verloren; neuer Versuch läuft.
engine-coming = Die Regeln werden noch geladen; das Brett ist schon da.
engine-missing = Dieser Browser kann die Regeln nicht selbst ausführen (WebAssembly fehlt oder ist abgeschaltet): Für jeden Zug wird der Server gefragt.
link-preparing = Der Server richtet sich zum ersten Mal ein: { $done } von { $of }.
link-preparing-bot = { $who } bereitet sich zum ersten Mal auf diesem Server vor: { $done } von { $of }.
panel-label = Details zur Partie
panel-moves = Züge
panel-scores = Punkte
panel-table = Tisch
moves-start = Anfang
moves-rolled = würfelt eine { $face }
moves-rolled-again = würfelt eine { $face }, kein Zug möglich, würfelt noch einmal
moves-gone-resign = gibt auf
moves-gone-time = Zeit abgelaufen
scores-none = Noch keine Punkte.
scores-plus = +{ $points }
scores-group =
    { $crates }: { $size } × { $each }, { $floor ->
        [0] Boden
        [1] erste Etage
       *[2] ganz oben
    }
scores-round = Runde { $round }: { $parts }
dice-fair = prüfbare Würfel
dice-real = echte Würfel
dice-device = Würfel dieses Geräts
draw-device = von diesem Gerät ausgelost
dice-title = Sind die Würfel fair?
dice-warning = Mit den Würfeln dieser Partie stimmt etwas nicht!
draw-fair = prüfbare Auslosung
draw-title = War die Auslosung fair?
draw-warning = Mit der Auslosung dieser Partie stimmt etwas nicht!
live-rolled = { $who } würfelt eine { $face }.
live-your-turn = Du bist dran.
live-describe = Stellung vorlesen lassen

# The home page, the frame of every page, settings and keys.

nav-label = Seiten
nav-home = Startseite
nav-rules = Regeln
nav-records = Spiel öffnen
nav-puzzles = Aufgaben
nav-skip = Zum Inhalt
close = Schließen
busy = Einen Moment …
home-title = Kleine Brettspiele mit Biss
home-lead = Spiel sofort gegen den Computer, mit Freunden an diesem Bildschirm oder überall per Link. Ohne Konto.
home-lead-here = Spiel sofort gegen den Computer oder mit Freunden an diesem Bildschirm, auch ohne Netz. Ohne Konto.
home-play-now = Jetzt spielen
home-play-now-game = { $game } jetzt spielen
home-level = Sofort spielen gegen
home-same-screen = Ein Bildschirm
home-same-screen-game = Ein Bildschirm für { $game }
home-invite = Einladen
home-invite-game = Zu { $game } einladen
home-rules-game = Regeln von { $game }
learn-offer-title = Neu hier?
learn-offer-text = Lerne ein Spiel in zwei Minuten, auf seinem eigenen Brett.
learn-offer-game = { $game } lernen
learn-offer-no = Nein, danke
home-resume = Meine Spiele
home-forget = { $game } entfernen
ending-won = { $who } hat gewonnen.
ending-you-won = Du hast gewonnen!
ending-shared = { $who } teilen sich den Sieg.
ending-abandoned = Die Partie wurde abgebrochen.
ending-replay = Nachspielen
panel-report = Bericht
dice-imported = aus einer Aufzeichnung
games-turn = { $who } ist am Zug
games-your-turn = Du bist am Zug
games-against = gegen { $who }
home-players = { $least }–{ $most } Spieler
home-minutes = etwa { $minutes } Minuten
home-difficulty-1 = leicht zu lernen
home-difficulty-2 = ein paar Regeln
home-difficulty-3 = nach einem Spiel gelernt
home-study-learn = Lernen
home-study-learn-game = { $game } lernen
home-study-puzzles = Aufgaben
home-study-puzzles-text = Finde den besten Zug, jeden Tag eine neue Aufgabe.
home-study-puzzles-start = Lösen
home-analysis-text = Probiere in jeder Stellung Züge und Würfe aus und sieh, was sie wert sind.
home-analysis-start = Brett öffnen
home-analysis-kept = Deine Analysen
games-online = Online, { players-count }
games-more = Weitere Spiele ({ $count })
games-over = Beendete Spiele ({ $count })
games-remove-sure = Endgültig entfernen
games-keep = Behalten
games-save-all = Alle meine Spiele speichern
games-save-about = Spiele auf diesem Gerät liegen nur in diesem Browser. Speichere sie ab und zu in einer Datei: „Datei wählen“ holt sie zurück, hier oder auf einem anderen Gerät.
games-not-kept = Dieser Browser behält keine Daten (ein privates Fenster?): Deine Spiele sind weg, wenn du die Seite schließt. Speichere sie vorher in einer Datei.
games-restored = Spiele hinzugefügt: { $added }, fortgesetzt: { $continued }, schon da: { $known }.
home-lobby = Offene Tische
home-lobby-empty = Im Moment wartet niemand.
home-lobby-free =
    { $free ->
        [one] 1 von { $count } Plätzen frei
       *[other] { $free } von { $count } Plätzen frei
    }
home-join = Mitspielen
home-watch = Zuschauen
home-real-title = Mit deiner Schachtel
home-real-text = Du hast die echte Schachtel: Gib Würfe und Züge ein, der Bildschirm kennt die Regeln, zählt die Punkte und schreibt mit.
home-real-start = Anfangen
home-record-title = Datei öffnen
home-record-text = Geh ein Spiel Zug für Zug durch, oder hol deine gespeicherten Spiele zurück.
home-record-open = Datei wählen
home-independent = Quayside ist unabhängig und inoffiziell. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen.
players-count = { $count } Personen
game-with-edition = { $game }, { $edition }
seat-bot =
    Bot { $level ->
        [random] nach Zufall
        [1] Pip
        [2] Nell
        [3] Jonas
        [4] Marta
        [5] Otto
        [6] Ines
        [7] Bruno
        [8] Vera
       *[other] Stufe { $level }
    }
failure-title = Etwas ist kaputtgegangen
failure-text = Die Seite ist gestolpert. Dein Spiel ist gesichert.
failure-reload = Neu laden
failure-part = Dieser Teil der Seite funktioniert nicht mehr.
failure-again = Noch einmal versuchen
no-server = Diese Ausgabe von Quayside hat keinen Server: Du kannst hier spielen, aber niemanden einladen, nirgends mitspielen und nicht zuschauen.
no-secure = Diese Seite kam über einfaches HTTP; dabei lassen Browser sie weder installieren noch ohne Netz benutzen noch gespeicherte Partien vor dem Löschen schützen.
missing-title = Hier ist nichts
missing-text = Vielleicht wurde die Adresse abgeschnitten. Lass dir den Link noch einmal geben oder beginne von vorn.
settings-title = Einstellungen
settings-language = Sprache
settings-name = Dein Name
settings-to-light = Helle Farben
settings-to-dark = Dunkle Farben
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hafen (hell)
settings-theme-dark = Nacht (dunkel)
settings-theme-contrast = Hoher Kontrast
settings-board = Spielfeld
settings-board-auto = Automatisch
settings-board-space = 3D
settings-board-plan = 2D
settings-motion = Animationen
settings-motion-auto = Wie das Gerät
settings-motion-full = Voll
settings-motion-calm = Ruhig
settings-pace = Züge der anderen
settings-pace-normal = Nacheinander
settings-pace-quick = Schnell
settings-quality = Grafik
settings-quality-auto = Automatisch
settings-quality-full = Mit Schatten
settings-quality-light = Leicht, für alte Geräte
settings-pieces = Spielsteine
settings-pieces-plain = Nur Farben
settings-pieces-signs = Buchstaben und Zeichen
settings-pieces-patterns = Muster und Zeichen
settings-coach = Tipps zu jedem Schritt
settings-confirm = Vor jedem Zug nachfragen
settings-confirm-about = Ein Zug gilt erst, wenn du ihn beendest; bis dahin kannst du ihn zurücknehmen.
settings-auto = Ohne Wahl von selbst spielen
settings-auto-about = Es wird für dich gewürfelt, und ein Zug, in dem nur eines möglich ist, wird gespielt.
settings-notify = Mich benachrichtigen, wenn ich dran bin
settings-letters = Tasten mit einzelnen Buchstaben
settings-letters-about = R würfelt, Q dreht das Brett und so weiter; ? zeigt alle.
settings-sound = Ton
help-title = Bedienung
help-pointer = Maus oder Finger: Klicke einen Stein und dann sein Ziel an, oder ziehe ihn dorthin. Ziehe am Tisch, um ihn zu drehen; scrolle oder spreize zwei Finger, um näher heranzugehen.
help-key-help = dieses Blatt
help-key-roll = würfeln
help-key-move = über das Spielfeld wandern
help-key-pick = nehmen, setzen, ziehen
help-key-down = ablegen
help-key-face = Würfelseite, Karte
help-key-turn = Vierteldrehungen einer fallenden Kiste
help-key-direction = Richtung einer Kiste
help-key-hand = Spielstein von der Hand
help-key-blocker = Blocker
help-key-leave = den Zoll stehen lassen
help-key-undo = eine Wahl in diesem Zug zurücknehmen
help-key-send = den Zug beenden
help-key-rotate = das Spielfeld drehen
help-key-view = 2D oder 3D
help-key-describe = die Stellung hören
help-key-history = ein Schritt zurück, vor

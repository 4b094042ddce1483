# Das Analysebrett und das Aufstellen von Stellungen. Diese Texte kommen mit der Seite, die sie braucht.

study-engine = Was die Stellung wert ist
study-chances = Gewinnchancen
study-kind-exact = exakt
study-kind-proved = bewiesen
study-kind-equilibrium = Gleichgewicht
study-kind-estimate = geschätzt
study-short-exact = exakt
study-short-proved = bewiesen
study-short-equilibrium = Gleichg.
study-short-estimate = gesch.
study-how-exact = aus dem gelösten Spiel, mit einem Fehler von höchstens { $error }.
study-how-proved = durch eine Suche, die nichts offenließ.
study-how-equilibrium = aus berechneten Strategien: Niemand gewinnt mehr als { $error }, wenn er davon abweicht.
study-how-estimate = aus { $count } Simulationen; Standardfehler { $error }.
study-depth = Nach erzwungenen Gewinnen wurde { $turns } Züge weit gesucht.
study-effort =
    { $threads ->
        [one] { $threads } Thread, { $seconds } s
       *[other] { $threads } Threads, { $seconds } s
    }
study-solving = Der Server löst dieses Spiel gerade: { $percent } %. Danach sind die Zahlen exakt.
study-busy = Analyse läuft … { $percent } %
study-off = Die Analyse ist ausgeschaltet.
study-failed = Die Analyse hat hier nicht funktioniert. Halte sie an und starte sie neu.
study-stop = Analyse anhalten
study-start = Analysieren
study-budget = Simulationen einer Suche
study-simulations = { $count } Simulationen
study-moves = Züge von { $who } und die Chance nach jedem
study-unknown = nicht untersucht
study-all = Alle { $count } Züge zeigen
study-fewer = Weniger zeigen
study-faces = Der kommende Wurf von { $who }: jede Augenzahl, die Chance danach und der beste Zug
study-again = neuer Wurf
study-way = Durch die Zugfolge
study-first = Zum Anfang
study-back = Einen Schritt zurück
study-next = Einen Schritt vor
study-last = Ans Ende der Zugfolge
study-tabs = Mehr zur Analyse
study-tab-moves = Züge
study-tab-graph = Verlauf
study-tab-players = Spieler
study-tab-share = Teilen
study-tree = Die Partie und ihre Varianten
study-comment = Kommentar zu dieser Stellung
study-promote = Zur Hauptvariante machen
study-delete = Ab hier löschen
study-delete-sure = Ja, dies und alles danach löschen
study-graph =
    { $count ->
        [one] Chancen von { $count } Stellung bestimmen
       *[other] Chancen von { $count } Stellungen bestimmen
    }
study-keep = Auf diesem Gerät speichern
study-kept = Gespeichert. Du findest sie unter „Analysebrett“.
study-kept-briefly = Bleibt nur erhalten, solange diese Seite offen ist: Der Browser hat keinen Speicherplatz mehr. Speichere die Analyse als Datei.
study-file = Als Datei speichern
study-link = Link zur ganzen Analyse
study-link-long = Diese Analyse ist zu lang für einen Link. Speichere sie als Datei.
study-link-position = Link zu dieser Stellung
study-picture = Die Stellung als Bild
study-picture-save = Bild speichern (PNG)
study-film = Zugfolge als animiertes GIF speichern
study-film-stop = Anhalten
study-film-busy = Stellung { $at } von { $of } wird gezeichnet
study-film-failed = Die Bilder konnten hier nicht gezeichnet werden.

analysis-text = Probiere in jeder Stellung Züge und Würfe aus und sieh, was sie wert sind. Analysen bleiben auf diesem Gerät, außer du teilst sie.
analysis-start = Von Anfang an oder ab einer eigenen Stellung
analysis-game = Spiel
analysis-players = Spieler
analysis-open = Brett öffnen
analysis-file = Aus einer Datei oder einem Text
analysis-file-open = Partie öffnen …
analysis-kept = Gespeicherte Analysen
analysis-one = { $game }, { $date }
analysis-remove = Löschen: { $name }

edit-title = { $game }: eine Stellung aufstellen
edit-open = Stellung aufstellen
edit-piece = Was du setzt
edit-take-away = Wegnehmen
edit-container = Spielstein von { $who } (noch { $left })
edit-die = { $who }: { $face }
edit-blocker = Blocker von { $who }
edit-turn = Am Zug
edit-roll = Wurf
edit-not-rolled = noch nicht gewürfelt
edit-standing = { $who } ist
edit-in = im Spiel
edit-starter = Hat die Runde begonnen
edit-round = Runde
edit-last = Letzter Würfel von { $who }
edit-points = Punkte von { $who }
edit-faces = Wie { $crate } liegt
edit-customs = Zoll
edit-turns = Gespielte Züge
edit-right = Diese Stellung kann in einer Partie vorkommen.
edit-wrong = Diese Stellung kann in keiner Partie vorkommen:
edit-done = Diese Stellung analysieren
edit-click = Wähle, was du setzt, und klicke dann auf ein Feld.
edit-take-up = Klicke an, was du bewegen willst.
edit-put-down = Klicke jetzt auf das Ziel, oder noch einmal auf dieselbe Stelle, um nichts zu ändern.
analysis-paste = Stellung oder Partie als Text
analysis-paste-open = Öffnen
study-code = QR-Code zeigen
study-at = Stellung { $at } von { $of }

## Stellungen und Partien, die sich nicht lesen lassen

form-wrong = Sie ist nicht so geschrieben, wie sie sein muss.
form-word = „{ $word }“ gehört nicht dorthin.
form-ends = Sie endet zu früh: Etwas fehlt.
form-twice = Etwas ist zweimal genannt.
form-game = Ein Spiel „{ $word }“ gibt es hier nicht.
form-edition = Eine Ausgabe „{ $word }“ hat dieses Spiel nicht; es gibt: { $known }.
form-players = Dieses Spiel ist für { $counts } Spieler, nicht für { $count }.
form-option = „{ $word }“ ist keine Option dieses Spiels.
record-at = Zeile { $line }, Spalte { $column }: { $what }
record-header = Hier fehlt eine Kopfzeile wie „game: …“ oder eine leere Zeile vor den Zügen.
record-twice = Die Kopfzeile „{ $word }“ kommt zweimal vor.
record-no-game = Eine Partie nennt ihr Spiel in einer Zeile wie „game: …“.
record-version = Diese Partie wurde nach Version { $word } der Regeln gespielt, die hier unbekannt ist.
record-date = „{ $word }“ ist kein Datum; es sieht aus wie 2026-11-15.
record-other-game = Die Stellung gehört zu einem anderen Spiel.
record-unclosed = Was hier beginnt, wird nie mit „{ $word }“ geschlossen.
record-round = „/“ trennt Runden, und hier endet keine.
record-branch-first = Eine Variante folgt auf den Wurf oder Zug, den sie ersetzt.
record-branch-closed = Hier ist keine Variante offen.
record-branch-empty = Eine Variante hat mindestens einen Wurf oder Zug.
record-branch-deep = Varianten sind höchstens { $most }-fach geschachtelt.
record-long = Hier lassen sich höchstens { $most } Würfe und Züge lesen.
record-roll = „{ $word }“ ist kein Wurf.
record-refused = „{ $word }“ lässt sich nicht spielen: { $why }
record-result = Die Züge führen nicht zu „{ $word }“.

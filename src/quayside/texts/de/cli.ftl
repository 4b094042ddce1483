# The command line. Words that are typed (undo, resign, save ...) are the same in every language.

cli-preparing = Die Regeln werden auf diesem Rechner zum ersten Mal vorbereitet
cli-list-game = { $game } ({ $players } Spieler).
cli-game = { $game } ({ $name }, { $players } Spieler)

## Playing

cli-ask-roll = { $who }, was hast du gewürfelt?
cli-rolls = { $who } würfelt eine { $face }.
cli-rolls-again = { $who } würfelt eine { $face }, mit der kein Zug möglich ist: noch einmal.
cli-plays = { $who }: { $move }.
cli-plays-telling = { $who }: { $move } – { $told }.
cli-many-moves = { $count } Züge sind möglich. „moves“ zeigt alle, „moves WORT“ nur die mit einem Wort, etwa einem Feld.
cli-taken-back = Zurückgenommen.
cli-nothing-to-take-back = Es gibt nichts zurückzunehmen.
cli-save-where = Wohin speichern? Tippe: save partie.quay
cli-saved = Gespeichert in { $file }.
cli-help = Tippe eine Nummer oder einen Zug, um zu ziehen; undo (zurücknehmen), resign (aufgeben), save DATEI (speichern), board (Spielfeld), moves (Züge), rules (Regeln), quit (beenden).
cli-unfinished = Die Partie ist nicht zu Ende gespielt.
cli-wins = { $who } gewinnt{ $points }.
cli-share = { $who } teilen sich den Sieg{ $points }.
cli-draw = Die Partie endet unentschieden{ $points }.

## Records

cli-checked =
    { $game }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, richtig. { $result }
cli-show-help = Eingabe oder n: weiter   p: zurück   eine Zahl: dorthin   first, last: Anfang, Ende   q: Schluss
cli-show-unknown = „{ $word }“ ist kein bekannter Befehl.
cli-show-roll = { $who } würfelt eine { $face }.
cli-show-move = { $who }: { $move }
cli-show-resign = { $who } gibt auf.
cli-show-time = { $who } hat keine Zeit mehr.

## Explaining

cli-thinking = denkt nach
cli-going-through = geht die Partie durch
cli-looking-for-puzzles = sucht Aufgaben
cli-seat-wins = { $who }: { $share } Gewinnchance
cli-column-roll = Wurf
cli-column-move = Zug
cli-column-wins = { $who } gewinnt
cli-column-best = bester Zug
cli-column-loses = Verlust
cli-column-error = Fehler
cli-column-mistakes = Fehler
cli-column-accuracy = Genauigkeit
cli-column-player = Spieler
cli-column-start = am Anfang
cli-column-luck = Glück
cli-column-lost = durch Fehler verloren
cli-column-result = Ergebnis
cli-rolled-again = noch einmal
cli-more-moves =
    { $count ->
        [one] und { $count } Zug, der weniger wert ist
       *[other] und { $count } Züge, die weniger wert sind
    }
cli-not-looked-at =
    { $count ->
        [one] { $count } Zug wurde nicht genau betrachtet.
       *[other] { $count } Züge wurden nicht genau betrachtet.
    }
cli-mistakes =
    { $grave ->
        [0] { $count }
        [one] { $count } ({ $grave } schwerer)
       *[other] { $count } ({ $grave } schwere)
    }
cli-kind-equilibrium = Gleichgewicht
cli-kind-estimate = Eine Schätzung, mit einem Standardfehler von { $error }.
cli-kind-estimates = Schätzungen: Hinter jeder Zahl steht ihr Standardfehler (±).
cli-kind-exact = Exakt
cli-kind-of-equilibrium = Aus einem Gleichgewicht: Niemand gewinnt mehr als { $error }, wenn er davon abweicht.
cli-kind-proved = Bewiesen
cli-kind-within = { $known }, auf { $error } genau.
cli-turning-points = Wendepunkte:
cli-no-turning-points = Keine Wendepunkte: Jede Änderung ist kleiner als ihr Fehler.
cli-difficulty = Schwierigkeit { $level }
cli-puzzle-line = So geht es: { $line }
cli-puzzles-checked = { $count } Aufgaben geprüft, { $wrong ->
        [0] alle richtig
       *[other] { $wrong } falsch
    }.

## Was an einem Befehl nicht stimmt

cli-misuse-missing = { $what } fehlt.
cli-misuse-value = Falscher Wert für { $what }.
cli-misuse-option = Die Option { $option } gibt es nicht.
cli-misuse-no-value = { $option } braucht einen Wert.
cli-misuse-command = Den Befehl „{ $command }“ gibt es nicht. „quayside --help“ zeigt alle.
cli-misuse-extra = Diese Wörter sind zu viel: { $words }.
cli-misuse-no-command = Es fehlt ein Befehl. „quayside --help“ zeigt alle.
cli-file-missing = diese Datei gibt es nicht
cli-file-folder = das ist ein Ordner
cli-file-forbidden = Zugriff verweigert
cli-file-exists = diese Datei gibt es schon
cli-file-full = die Festplatte ist voll
cli-refused-move = „{ $move }“ ist kein Zug. „moves“ zeigt alle erlaubten Züge.
cli-refused-game = Das Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
cli-refused-edition = { $game } hat keine Ausgabe „{ $name }“. Es gibt: { $known }.
cli-refused-players = { $game } ist für { $known } Spieler, nicht für { $count }.
cli-refused-option = { $game } hat keine Option „{ $name }“. Es gibt: { $known }.
cli-refused-value = { $name } kann nur { $known } sein, nicht „{ $value }“.
cli-refused-starter = Wer beginnt, ist eine Zahl von 0 bis { $most }, nicht „{ $value }“.
cli-refused-language = Die Sprachen sind { $known }, nicht „{ $value }“.
cli-refused-seats = { $count } Plätze sind genannt, aber { $players } spielen.
cli-refused-seat = Ein Spieler ist human, random, greedy, eine Stufe wie 3 oder uct:NODES, nicht „{ $value }“.
cli-refused-dice = Würfel sind „fair“ oder „real“, nicht „{ $value }“.
cli-refused-seed = Ein Startwert ist eine ganze Zahl ab 0.
cli-refused-exists = { $file } gibt es schon: Wähle einen anderen Namen.
cli-refused-option-form = Eine Option sieht aus wie name=wert, nicht wie „{ $value }“.
cli-refused-at = Diese Aufzeichnung geht von 0 bis { $last }, nicht bis { $at }.
cli-refused-unreadable = { $file } lässt sich nicht lesen.
cli-refused-solution = Die Lösung „{ $name }“ gibt es nicht. Es gibt: { $known }.
cli-refused-unsolvable = { $game } kann hier nicht gelöst werden.
cli-refused = Das geht nicht.
cli-refused-search-twice = Gib --simulations oder --seconds an, nicht beides.
cli-refused-puzzles-of = Die mitgelieferten Aufgaben sind von { $known }, nicht von { $name }; --seed erzeugt neue.
cli-refused-check-seed = --check prüft Aufgaben und erzeugt keine: Lass --seed weg.
cli-refused-option-file = { $game } liest keine Option „{ $name }“ aus einer Datei.
cli-refused-for-many = --pieces und --horizon sind für Spiele mit mehr als zwei Spielern.
cli-refused-proofs = Für { $game } gibt es hier keine Beweise.
cli-refused-device = Ein Gerät ist „cpu“ oder „cuda“, nicht „{ $value }“.
cli-refused-net = { $game } hat kein Netz, das sich trainieren lässt.
cli-refused-deal = { $game } lost { $known } aus, nicht { $value }.
cli-refused-cap = „cap“ ist eine ganze Zahl von 0 (keine) bis { $most }, nicht „{ $value }“.
cli-refused-floors = „floors“ ist eine Reihenfolge der Etagen 0, 1 und 2, etwa 012, nicht „{ $value }“.
cli-refused-colours = Die Farben sind { $count } verschiedene Buchstaben aus { $known }, in der Reihenfolge der Plätze, nicht „{ $value }“.
cli-refused-cap-multiple = CR-10: „cap“ ist ein Vielfaches der { $count } Spieler, nicht { $value }.
cli-refused-decisions = Für { $game } gibt es keine Sammlung von Entscheidungen ({ $file }).
cli-refused-positions = Zufällige Partien von { $game } erreichen kaum mehr als { $found } Stellungen: Verlange weniger als { $count }.
cli-refused-folder = Den Ordner { $folder } gibt es nicht; { $file } lässt sich dort nicht speichern.
cli-refused-other-table = { $file } wurde mit einem anderen Wert von { $name } erzeugt: Wähle eine andere Datei, oder lösche sie.
cli-refused-package = Dafür fehlt { $name }: pip install quayside[{ $extra }]
cli-refused-policy = Die Strategie „{ $value }“ gibt es nicht: Nenne eine Funktion von Stellung und Startwert in der Form MODUL:FUNKTION.
cli-refused-bot = Den Bot „{ $value }“ gibt es für { $game } nicht.
cli-refused-bot-form = „{ $value }“ ist kein Bot; einer sieht zum Beispiel so aus: „{ $example }“.
cli-refused-equilibrium = Auf diesem Rechner gibt es kein Gleichgewicht von { $game }.
cli-refused-bots = { $game } braucht 1 bis { $most } Bots, nicht { $count }.
cli-refused-other-log = Dieses Protokoll gehört zu einer anderen Messung.

## Ergebnisse der Befehle

cli-serve-ready = Quayside ist bereit: { $url }
cli-serve-network = Im lokalen Netz: { $url }
cli-serve-stop = Beenden mit Strg-C.
cli-counting = zählt bis zur Tiefe { $depth }
cli-playouts = { $game }: { $games } zufällige Partien, { $actions } Züge
cli-playouts-rate = { $rate } Züge je Prozessorsekunde; { $seconds } s insgesamt
cli-playouts-wins = { $who } gewinnt { $share }
cli-arena-bot = Bot
cli-arena-share = Anteil
cli-arena-interval = 95-%-Intervall
cli-arena-fair = gerecht
cli-arena-turn = s je Zug
cli-arena-range = { $low } bis { $high }
cli-solved = { $name }: { $count } Stellungen, Fehler höchstens { $error }
cli-solved-start = Wer beginnt, gewinnt { $share }
cli-solved-equilibrium = { $name }: { $count } Stellungen, ein Gleichgewicht
cli-solved-chances = Gewinnchancen, von dem an, der beginnt: { $chances }
cli-solved-gain = Kein Spieler gewinnt mehr als { $most }, wenn er anders spielt
cli-solutions-name = Lösung
cli-solutions-size = Größe
cli-solutions-tolerance = Genauigkeit
cli-solutions-start = Anfang
cli-solutions-shipped = enthalten
cli-solutions-folder = Lösungen, die du berechnest, liegen in { $folder }
cli-solutions-right = { $name } stimmt: größter Rest { $residual } in { $count } Stellungen, Fehler { $error }
cli-removed = gelöscht: { $file }
cli-not-proved = Nicht bewiesen mit höchstens { $quiet } Zügen ohne Drohung.
cli-proved = Bewiesen: { $claim }. Das Zertifikat hat { $answers } Antworten.
cli-proof-right = { $file } stimmt: { $claim } in { $position } ({ $answers } Antworten geprüft)
cli-site-written = { $folder }: { $files } Dateien, { $bytes } Bytes
cli-site-look = Ansehen:
cli-site-copy = Kopiere den Ordner dann auf einen Webspace, an eine beliebige Stelle.
cli-site-allow = Der Server muss es erlauben:
cli-backup-done = { $file }: { $count } Ereignisse
cli-restore-done = { $file }: { $count } Ereignisse sind zurückgespielt
cli-table-closed = { $table } ist geschlossen
cli-table-deleted = { $table } ist gelöscht
cli-rows = { $file }: { $rows } Zeilen, { $bytes } Bytes
cli-kept-games = { $kept } von { $games } Partien sind gesichert; derselbe Befehl macht dort weiter

## Die Würfel prüfen

cli-dice-right =
    { $rolls ->
        [one] Ein Wurf
       *[other] { $rolls } Würfe
    } und die Auslosung ({ $deal }) folgen aus dem Geheimnis und { $parts ->
        [one] einem Teil
       *[other] { $parts } Teilen
    } der Spieler.
cli-dice-right-chains =
    { $rolls ->
        [one] Ein Wurf
       *[other] { $rolls } Würfe
    } und die Auslosung ({ $deal }) folgen aus dem Geheimnis und { $parts ->
        [one] einer Zahl
       *[other] { $parts } Zahlen
    } der Hash-Ketten.
cli-dice-others =
    { $count ->
        [one] Ein Wurf gehört
       *[other] { $count } Würfe gehören
    } zu Plätzen ohne Hash-Kette, etwa denen von Bots: Der Server konnte solche Würfe kennen, sobald der letzte Zug oder Wurf eines Menschen zu Ende war.
cli-dice-taken-back =
    { $count ->
        [one] Dazu wurde ein Wurf zurückgenommen
       *[other] Dazu wurden { $count } Würfe zurückgenommen
    } (Ziehung=Augenzahl { $draws }).
cli-dice-withdrawn =
    { $count ->
        [one] Dazu verfiel ein Wurf
       *[other] Dazu verfielen { $count } Würfe
    }, weil jemand die Partie verließ (Ziehung=Augenzahl { $draws }).
cli-dice-compare = Vergleiche die Festlegung mit der, die dir gezeigt wurde: { $commitment }.
cli-dice-limits = Die Würfel sichern weder Namen, Datum und Züge noch, wer etwas zurückgenommen hat.
cli-doubt-unfinished = ZWEIFELHAFT: Die Partie wurde vor dem Ende abgebrochen, spätere Würfe können also fehlen.
cli-doubt-missing = ZWEIFELHAFT: Die Ziehungen { $draws } fehlen, und in der Aufzeichnung steht nicht, dass sie zurückgenommen wurden oder verfielen (bei Version 0.1 stand das nie darin). Ein Server, der Ziehungen überspringt, wählt unter den Würfen aus.
cli-doubt-late-part = ZWEIFELHAFT: Platz { $seat } hat während der Partie einen Teil hinzugefügt, ab Ziehung { $draw }. Wer das Geheimnis kannte, konnte die Würfe danach wählen.
cli-doubt-idle = ZWEIFELHAFT: Kein Teil von Platz { $seat } ging in eine Ziehung ein, obwohl dort jemand saß.
cli-doubt-new-chain = ZWEIFELHAFT: Platz { $seat } hat während der Partie eine neue Hash-Kette begonnen, vor Ziehung { $draw }. Wer das Geheimnis kennt, konnte damit einen Wurf vermeiden.
cli-doubt-deal-twice = ZWEIFELHAFT: Für die Auslosung wurden mehrmals Zahlen aufgedeckt. Wer die ersten kannte, konnte diese Auslosung vermeiden, indem er vor dem Beginn aufstand.
cli-doubt-no-value = ZWEIFELHAFT: Zu den Ziehungen { $draws } hat der Platz, der würfelte, keine neue Zahl aufgedeckt, etwa weil ein Bot für einen Menschen weiterspielte. Der Server konnte sie vorher kennen.
cli-doubt-more-values = ZWEIFELHAFT: Vor den Ziehungen { $draws } hat ein Platz mehr Zahlen aufgedeckt, als seine Würfe und Züge brauchen, etwa nach einer Rücknahme. Wer das Geheimnis kennt, wählt so unter den Würfen aus.
cli-fault-unsupported = Nur diese Würfel lassen sich prüfen: { $known }. In der Aufzeichnung steht „{ $said }“.
cli-fault-unfinished = Die Aufzeichnung hört vor dem Ende der Partie auf: Nur ganze Partien lassen sich prüfen.
cli-fault-listed-twice = Eine zurückgenommene oder verfallene Ziehung steht auch in der Partie oder ist zweimal genannt.
cli-fault-no-die = In { $game } wird nicht gewürfelt, aber die Aufzeichnung enthält einen Wurf.
cli-fault-roll = Ziehung { $draw } müsste { $right } sein, nicht { $face }.
cli-fault-no-secret = Das Geheimnis fehlt in der Aufzeichnung: Die Partie ist nicht zu Ende, oder es wurde etwas abgeschnitten.
cli-fault-commitment = Die Festlegung in der Aufzeichnung ist nicht die, die dir gezeigt wurde: { $bound }.
cli-fault-malformed = Die Zeile „{ $header }“ der Aufzeichnung ist nicht richtig geschrieben.
cli-fault-deal = Die Auslosung müsste ({ $right }) sein, nicht ({ $dealt }).
cli-fault-count =
    { $rolls ->
        [one] Es gibt einen Wurf
       *[other] Es gibt { $rolls } Würfe
    }, aber Ziehungen für { $draws }.
cli-fault-taken-back = Ziehung { $draw } konnte niemand zurücknehmen: Vor dem nächsten Wurf wurde nicht gezogen.
cli-fault-withdrawn = Ziehung { $draw } soll verfallen sein, aber dort hat niemand die Partie verlassen.
cli-fault-alone = Keine Zahl eines Spielers ging in die Auslosung ein: Der Server hat sie allein gewählt.
cli-fault-no-seat = Platz { $seat } gibt es nicht.
cli-fault-order = Die Zahlen von Platz { $seat } folgen nicht der Reihe der Ziehungen.
cli-fault-late = Eine Zahl von Platz { $seat } würde ab Ziehung { $draw } zählen, aber die letzte Ziehung ist { $last }.
cli-fault-chain = Die Zahlen von Platz { $seat } führen nicht zum Anfang ihrer Hash-Kette zurück.
cli-fault-own-part = Dein Teil { $part } fehlt in der Aufzeichnung.

## Ein Spiel prüfen

cli-conform-ok = richtig
cli-conform-default = Vorgabe
cli-conform-failed = falsch
cli-conform-finding = { $what }: { $note }
cli-conform-module = Modul { $name }
cli-conform-game = { $game } zu { $players }{ $options }
cli-conform-levels = Stufen von { $what }
cli-conform-texts = Texte
cli-conform-agree = kompiliert und interpretiert ist das Ergebnis gleich
cli-conform-required = notwendig
cli-conform-absent = nicht vorhanden: es gilt die Vorgabe
cli-conform-missing = es fehlen: { $names }
cli-conform-sum = { $game }: { $ok } richtig, { $default } Vorgabe, { $failed } falsch

## Training

cli-train-resumed = weiter nach Durchgang { $number } in { $folder }
cli-train-first = erster Durchgang
cli-train-stopped = beendet; Durchgang { $number } ist der letzte gespeicherte
cli-train-iteration = Durchgang { $number }: { $positions } Stellungen, { $minutes } min, Zugwahl { $policy }, Bewertung { $value }, Spielen { $play } s, Lernen { $learn } s von { $spent }
cli-train-done = { $iteration }; das Netz liegt in { $file }

## Regret

cli-regret-progress = mittlerer Verlust { $loss }
cli-regret-against = Wert gegen perfektes Spiel
cli-regret-apart = Schranken { $width } auseinander
cli-regret-decisions = Entscheidungen
cli-regret-mean = mittlerer Verlust
cli-regret-best = bester Zug
cli-regret-largest = größter Verlust
cli-regret-phase-all = alle
cli-regret-phase-opening = Eröffnung
cli-regret-phase-entering = Einsetzen
cli-regret-phase-last-in-hand = letzter im Vorrat
cli-regret-phase-all-on-board = alle auf dem Spielfeld
cli-regret-title = { $policy } in { $game }, in Anteilen eines Sieges
cli-regret-worst = größter Verlust: { $position }
cli-regret-wins = gegen perfektes Spiel gewinnt sie als erster Spieler { $first } und als zweiter { $second } ({ $how }; perfektes Spiel { $perfect } und { $other })
cli-regret-how-sampled = geschätzt aus den Verlusten in { $count } Partien
cli-regret-how-bounds = bewiesene Schranken, { $count } Entscheidungen abgefragt
cli-regret-how-exact = exakt
cli-regret-how-turned = exakt, für die Strategie, die jede Stellung zuerst in das Bild dreht, das in der Lösung steht
cli-regret-unsolved = Der Wert gegen perfektes Spiel braucht die Lösung: { $command }

## Lösen und beweisen

cli-solve-layer = Schicht { $number } von { $layers }, Abstand { $gap }, noch etwa { $left }
cli-solve-pairs = noch zwei Spieler, { $containers } Steine: { $sweeps } Durchläufe, Abstand { $gap }
cli-solve-level = { $containers } Steine, Temperatur { $temperature }: { $sweeps } Durchläufe in { $seconds } s, Zugkraft { $pull }
cli-solve-branch = Ast: { $steps } Schritte, { $products } Produkte, Schritt { $length }, Temperatur { $temperature }, { $seconds } s
cli-solve-proof = Weg { $path } s, Beweis { $proof } s
cli-solve-horizon = { $moves } Züge: { $chances }, Epsilon { $epsilon }
cli-solved-lowest = kleinste der letzten zehn: { $chances }
cli-solved-highest = größte der letzten zehn: { $chances }
cli-solved-counting = Gewinnchancen, von dem an, der beginnt, bei { $moves } gezählten Zügen: { $chances }
cli-solved-gain-there = Kein Spieler gewinnt dort mehr als { $most }, wenn er anders spielt
cli-proving = der Beweis läuft
cli-prove-note = stille Züge: { $quiet }. Nach { $move } verlieren { $replies } Antworten; { $known } Stellungen gewonnen, { $searches } Suchen
cli-prove-stopped = Beendet.
cli-prove-stopped-log = Beendet; derselbe Befehl macht mit { $log } weiter.

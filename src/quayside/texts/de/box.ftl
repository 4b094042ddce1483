# Mit der echten Schachtel: wer welche Farbe hat, wer zusieht, und die Aufstellung der eigenen Schachtel. Von diesen Seiten gelesen.

real-where = Wer sieht das Spiel?
real-where-here = Dieses Gerät
real-where-here-about = Geht ohne Verbindung.
real-where-server = Die Handys aller
real-where-server-about = Der Server bewahrt das Spiel. Die anderen scannen einen Code und sehen zu, oder sie spielen am eigenen Handy.
real-phone = Wo { $place } die Züge eingibt
real-phone-here = an diesem Gerät
real-phone-own = am eigenen Handy
real-colour = Farbe, { $place }
real-colours-drawn = Der Bildschirm lost die Farben aus

## Aufstellungen der eigenen Schachtel

layouts-choice = Startaufstellung
layouts-standard = Standard
layouts-own = Meine Schachteln
layouts-type-in = Aufstellung meiner Schachtel eingeben
layouts-title = Deine Schachtel { $game }
layouts-text = Die Standardaufstellung haben wir rekonstruiert. Gib die vom Deckel deiner Schachtel ein, dann kann jeder Tisch mit ihr beginnen: mit der echten Schachtel, an diesem Bildschirm, am Server und im Terminal.
layouts-name = Meine Schachtel { $number }
layouts-name-label = Name dieser Aufstellung
layouts-new = Meine Schachtel eingeben
layouts-copy = Mit der Standardaufstellung anfangen
layouts-open-file = Aufstellungsdatei öffnen
layouts-edit = { $name } öffnen
layouts-unfinished = unfertig
layouts-whole = vollständig
layouts-used = Neue Spiele beginnen mit
layouts-back = Alle Aufstellungen
layouts-do = Was mit dieser Aufstellung geschieht
layouts-ready = Alles stimmt mit der gedruckten Regel überein: Diese Aufstellung kann gespielt werden.
layouts-not-ready = Auf diesem Gerät gespeichert. Gespielt werden kann sie, sobald alles mit der gedruckten Regel übereinstimmt.
layouts-in-use = Neue Spiele beginnen mit ihr.
layouts-play-real = Mit der echten Schachtel spielen
layouts-play-here = An diesem Bildschirm spielen
layouts-download = Als Datei speichern
layouts-delete = Diese Aufstellung löschen
layouts-delete-sure = Ja, löschen
layouts-not-kept = Der Browser kann sie nicht speichern: Sein Speicher ist voll oder abgeschaltet.
layouts-file-wrong = Diese Datei ist keine Aufstellung: { $reason }

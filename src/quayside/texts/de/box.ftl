# Mit der echten Schachtel: wer welche Farbe hat, wer zusieht, und der Aufbau der eigenen Schachtel. Von diesen Seiten gelesen.

real-where = Wer sieht die Partie?
real-where-here = Dieses Gerät
real-where-here-about = Geht ohne Verbindung.
real-where-server = Die Handys aller
real-where-server-about = Die Partie liegt auf dem Server. Die anderen scannen einen Code und sehen zu oder spielen auf dem eigenen Handy.
real-phone = Wo { $place } die Züge eingibt
real-phone-here = an diesem Gerät
real-phone-own = auf dem eigenen Handy
real-colour = Farbe, { $place }
real-colours-drawn = Farben vom Bildschirm auslosen lassen

## Der Aufbau der eigenen Schachtel

layouts-choice = Startaufbau
layouts-standard = Standard
layouts-own = Meine Schachteln
layouts-type-in = Aufbau meiner Schachtel eingeben
layouts-title = Deine Schachtel von { $game }
layouts-text = Den Standardaufbau haben wir selbst rekonstruiert. Gib den vom Deckel deiner Schachtel ein, dann kann jeder Tisch damit beginnen: mit der echten Schachtel, an diesem Bildschirm, auf dem Server und im Terminal.
layouts-name = Meine Schachtel { $number }
layouts-name-label = Name dieses Aufbaus
layouts-new = Meine Schachtel eingeben
layouts-copy = Mit dem Standardaufbau anfangen
layouts-open-file = Datei mit einem Aufbau öffnen
layouts-edit = { $name } öffnen
layouts-unfinished = unfertig
layouts-whole = vollständig
layouts-used = Neue Partien beginnen mit
layouts-back = Alle Schachteln
layouts-do = Was mit diesem Aufbau geschieht
layouts-ready = Alles stimmt mit der gedruckten Regel überein: Mit diesem Aufbau kann gespielt werden.
layouts-not-ready = Auf diesem Gerät gespeichert. Gespielt werden kann damit, sobald alles mit der gedruckten Regel übereinstimmt.
layouts-in-use = Neue Partien beginnen damit.
layouts-play-real = Mit der echten Schachtel spielen
layouts-play-here = An diesem Bildschirm spielen
layouts-download = Als Datei speichern
layouts-delete = Diesen Aufbau löschen
layouts-delete-sure = Ja, löschen
layouts-not-kept = Der Browser kann den Aufbau nicht speichern: Sein Speicher ist voll oder abgeschaltet.
layouts-file-wrong = Diese Datei enthält keinen Aufbau: { $reason }

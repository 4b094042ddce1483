# Die Leute an einem Tisch: wer da ist, wer zuschaut.

presence-connected = verbunden
presence-away = abwesend
presence-left = nicht mehr da
presence-spectators =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
presence-live-connected = { $who } ist wieder da.
presence-live-away = { $who } ist gerade abwesend.
presence-live-left = { $who } ist nicht mehr da.
phrase-menu = Etwas sagen
phrase-show = Zeigen, was die anderen sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-sorry = Entschuldigung!
phrase-rematch = Revanche?
phrase-goodbye = Tschüss!
host-remove = Entfernen
host-remove-who = { $who } entfernen
host-spectators = Andere dürfen zuschauen
host-spectators-about = Sonst sieht den Tisch nur, wer mitspielt.
host-closed = Diesen Tisch darf nur sehen, wer mitspielt.
waiting-bot = In { $time } spielt ein Bot mit, wenn niemand kommt.
table-delete = Diesen Tisch löschen
table-delete-sure = Wirklich für alle löschen
proposal-delete = { $who } bittet darum, diesen Tisch mit der Partie endgültig zu löschen.

# Dockers: den Aufbau der eigenen Schachtel eingeben (CR-2). Von der Seite dafür gelesen.

layout-floors = Etagen
layout-floor-count = { $floor } ({ $count } von 9)
layout-north-up = Von oben, Norden oben
layout-cell =
    { $crate }, { $code }: { $missing ->
        [0] vollständig
        [one] eine Angabe fehlt
       *[other] { $missing } Angaben fehlen
    }
layout-nameless = Kiste ohne Namen
layout-port = Hafen
layout-code = Kürzel
layout-faces = Seiten der Kiste; der Deckel ist oben
layout-unknown = noch nicht eingegeben
layout-paint-north = Was ist auf der Nordseite?
layout-paint-east = Was ist auf der Ostseite?
layout-paint-south = Was ist auf der Südseite?
layout-paint-west = Was ist auf der Westseite?
layout-paint-down = Was ist auf der Unterseite?
layout-next-crate = Nächste Kiste
layout-first-crate = Zur ersten Kiste
layout-facts = Was die gedruckte Regel sagt
layout-fact-codes = 27 Kisten, jede mit eigenem Kürzel
layout-fact-edge = 24 Kisten haben einen Deckel und genau drei Farben
layout-fact-middle = Die Kiste in der Mitte jeder Etage hat zwei Deckel und alle vier Farben
layout-fact-score = Niemand kann im ersten Zug punkten, gleich welche Etage oben ist
layout-fact-right = Stimmt
layout-fact-wrong = Stimmt nicht
layout-fact-open = Noch nicht bekannt
layout-wrong-code = Ein Kürzel hat drei Großbuchstaben, nicht „{ $code }“.
layout-wrong-twice = Das Kürzel { $code } kommt zweimal vor.
layout-wrong-lid-up = Bei { $crate } liegt am Anfang nicht der Deckel oben.
layout-wrong-edge = Außerhalb der Mitte hat eine Kiste einen Deckel und genau drei Farben. { $crate } bisher: Deckel { $lids }, Farben { $colours }.
layout-wrong-middle = In der Mitte hat eine Kiste zwei Deckel und alle vier Farben. { $crate } bisher: Deckel { $lids }, Farben { $colours }.
layout-wrong-score = { $floor }: Fällt { $falls }, so kippen { $first } und { $second } und punkten.
layout-file-line = Zeile { $line } ist nicht lesbar.
layout-file-none = sie enthält keine Kisten unter [[crate]].
layout-file-count =
    { $count ->
        [one] sie enthält eine Kiste, nicht 27.
       *[other] sie enthält { $count } Kisten, nicht 27.
    }
layout-file-code = Kiste { $number } braucht ein Kürzel aus drei Großbuchstaben.
layout-file-cell = { $crate } braucht ein Feld (cell) aus zwei Zahlen von -1 bis 1.
layout-file-floor = { $crate } braucht eine Etage (floor) von 0 bis 2.
layout-file-face = die Seite „{ $face }“ von { $crate } muss lid, red, blue, yellow oder green sein.
layout-file-same-cell = { $crate } und { $other } stehen auf demselben Feld.

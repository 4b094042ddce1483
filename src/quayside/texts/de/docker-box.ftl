# Docker mit der echten Schachtel: was alle nehmen. Von der Seite dafür gelesen.

box-docker =
    { $containers ->
        [6] Alle nehmen die sechs Spielsteine von zwei Farben.
        [4] Alle nehmen die drei Spielsteine einer Farbe und einen der übrigen Farbe.
       *[other] Alle nehmen die drei Spielsteine einer Farbe.
    } Legt den Würfel neben das Spielfeld.

# Dockers mit der echten Schachtel: wie es anfängt. Von der Seite dafür gelesen.

box-dockers = Baut den Block so auf, wie es der Deckel eurer Schachtel zeigt: drei Etagen mit je neun Kisten, alle Deckel oben. Alle ziehen eine Farbe; der Zoll steht neben dem Brett.

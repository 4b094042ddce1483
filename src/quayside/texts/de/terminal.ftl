# Was nur das Terminal sagt: Spieler ohne Namen und die Wörter in den Bildern von Stellungen.
# Die Bilder sind schmal: Ein Wort soll kaum länger sein als das englische.

player-number = Spieler { $number }
player-red = Rot
player-blue = Blau
player-yellow = Gelb
player-green = Grün
player-black = Schwarz
player-white = Weiß

# Ciò che dice solo il terminale: i giocatori senza nome e le parole nei disegni delle posizioni.
# I disegni sono stretti: una parola non dev’essere molto più lunga di quella inglese.

player-number = Giocatore { $number }
player-red = Rosso
player-blue = Blu
player-yellow = Giallo
player-green = Verde
player-black = Nero
player-white = Bianco

# What the terminal alone says: players without a name, and the words in the pictures of positions.
# Pictures are narrow: a word should be hardly longer than the English one.

player-number = Player { $number }
player-red = Red
player-blue = Blue
player-yellow = Yellow
player-green = Green
player-black = Black
player-white = White

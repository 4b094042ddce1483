# Pig: what people read. Other languages fall back to these texts until they have their own.

game-pig = Pig
    .summary = Roll a die as often as you dare; a 1 loses the points of the turn.
edition-pig-standard = Standard
    .about = the first to reach the target wins
option-pig-target = Target
    .about = points that win

rules-pig-brief-1 = On your turn, roll the die as often as you like.
rules-pig-brief-2 = A 1 ends your turn, and what you rolled in it is lost.
rules-pig-brief-3 = Any other face goes into the pot. Hold to add the pot to your points.
rules-pig-brief-4 = The first player with 100 points wins.

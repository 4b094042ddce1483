"""How the bots of Doce are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

LADDERS = [("doce", 2)]
YARDSTICKS = [
    Contest("doce", 2, "1,thumb~30", 200),
    Contest("doce", 2, "3,thumb", 200),
    Contest("doce", 2, "6,thumb", 40),
]
AGAINST_UCT = [(Contest("doce", 2, "6,uct:10000", 20), 0.8)]
CONTESTS = [
    Contest("doce", 2, f"{level},{level - 1}", 200 if level < 6 else 40)
    for level in (2, 3, 4, 5, 6)
]
NOTES = """
**Doce.** Every level takes a die that wins the round. Level 6 also looks for forced wins. It plays
for the round once the match is decided. It is as strong as a turn of about 0.3 s allows, and levels
1 to 5 begin low enough for a beginner, so the last step is far larger than the others: level 6 is
there for those who beat level 5 with ease. The levels were adjusted with games of other seeds than
those shown. `thumb` plays by a rule of thumb: win the round; leave no winning die to the other
player, with the blocker if need be; make as many winning dice for the next turn as possible.
"""

"""How the bots of Dockers are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

LADDERS = [("dockers", 2), ("dockers", 3), ("dockers", 4)]
YARDSTICKS = [
    Contest("dockers", 2, "1,greedy", 200),
    Contest("dockers", 2, "1,thumb~30", 60),
    Contest("dockers", 2, "3,thumb", 60),
    Contest("dockers", 2, "6,thumb", 10),
]
AGAINST_UCT = [(Contest("dockers", 2, "6,uct:1000", 100), 0.8)]
CONTESTS = [
    Contest("dockers", players, f"{level},{level - 1}", games)
    for players, games in ((2, 100), (3, 60), (4, 100))
    for level in (2, 3, 4, 5, 6)
]
NOTES = """
**Dockers.** A turn is three moves and Customs. More simulations would make level 6 better, but five
even steps would then leave no level 1 that a newcomer can beat; `search:1000` and more are there
for those who want them. The levels were adjusted like those of Docker. Contests with levels 1 to 5
were played on one of two cores. `thumb` takes the most points of this move and the next one of the
same turn together, less what others get; its Customs token spoils the next player's best first
move.
"""

"""How the bots of Dockers are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

LADDERS = [("dockers", 2), ("dockers", 3), ("dockers", 4)]
WINS = [("dockers", 2), ("dockers", 3), ("dockers", 4)]
"""Games that positions with a win in one action are taken from."""
YARDSTICKS = [
    Contest("dockers", 2, "1,greedy", 40),
    Contest("dockers", 2, "1,thumb~30", 60),
    Contest("dockers", 2, "2,thumb", 40),
    Contest("dockers", 2, "3,thumb", 80),
    Contest("dockers", 2, "3,uct:1000", 6),
    Contest("dockers", 2, "8,thumb", 4),
]
AGAINST_UCT = [(Contest("dockers", 2, "8,uct:1000", 4), 0.8)]
EARLIER = [Contest("dockers", 2, "8,earlier:6", 6)]
GAMES_OF = {2: 30, 3: 30, 4: 30, 5: 20, 6: 12, 7: 6, 8: 4}
CONTESTS = [
    Contest("dockers", players, f"{level},{level - 1}", GAMES_OF[level])
    for players in (2, 3, 4)
    for level in range(2, 9)
]
NOTES = """
**Dockers.** A turn is three moves and Customs, and each of the four is searched with the level's
simulations. The levels were set with games of other seeds than those shown, except that levels 1 to
3 were moved a little after games of this seed: so their figures are not quite those of fresh games.
Games of the highest levels take half a minute each, so few of them were played. `thumb` takes the
most points of this move and the next one of the same turn together, less what others get; its
Customs token spoils the next player's best first move.
"""

"""How the bots of Dockers are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

SEED = 20
"""No level was set by games of this seed."""
LADDERS = [("dockers", 2), ("dockers", 3), ("dockers", 4)]
WINS = [("dockers", 2), ("dockers", 3), ("dockers", 4)]
"""Games that positions with a win in one action are taken from."""
YARDSTICKS = [
    *(
        Contest("dockers", 2, f"{level},{other}", 600 if level == 3 else 200, SEED)
        for level in (1, 2, 3)
        for other in ("thumb~30", "thumb")
    ),
    *(Contest("dockers", 2, f"{level},uct:1000", 4, SEED) for level in (1, 2, 3)),
    Contest("dockers", 2, "8,thumb~30", 10, SEED),
    Contest("dockers", 2, "8,thumb", 10, SEED),
    *(
        Contest("dockers", players, f"{level},{other}", 156 if level < 8 else most, SEED)
        for players, most in ((3, 9), (4, 8))
        for level in (1, 2, 3, 8)
        for other in ("thumb~30", "thumb")
    ),
]
AGAINST_UCT = [(Contest("dockers", 2, "8,uct:1000", 8, SEED), 0.8)]
EARLIER = [Contest("dockers", 2, "8,earlier:6", 12, SEED)]
EQUAL_TIME = [
    Contest("dockers", 2, "search:500,nonet:280", 60, SEED),
    Contest("dockers", 3, "search:500,nonet:280", 60, SEED),
    Contest("dockers", 4, "search:500,nonet:280", 60, SEED),
    Contest("dockers", 2, "8,earlier:search:20000", 12, SEED),
    Contest("dockers", 2, "8,quayside.adapters.openspiel:mcts_220", 6, SEED),
]
GAMES_OF = {2: 200, 3: 200, 4: 200, 5: 200, 6: 200, 7: 200, 8: 8}
GAMES_OF_THREE = {2: 150, 3: 150, 4: 150, 5: 150, 6: 150, 7: 402, 8: 24}
GAMES_OF_FOUR = {2: 148, 3: 148, 4: 148, 5: 600, 6: 600, 7: 400, 8: 24}
CONTESTS = [
    Contest("dockers", players, f"{level},{level - 1}", games[level], SEED)
    for players, games in ((2, GAMES_OF), (3, GAMES_OF_THREE), (4, GAMES_OF_FOUR))
    for level in range(2, 9)
]
NOTES = """
**Dockers.** A turn is three moves and Customs, and each of the four is searched with the level's
simulations, with [the network](nets.md). The levels were set with games of other seeds than those
shown, and are the same for two, three and four players. From level 3, which is tied to `thumb`, to
level 8 is more than five steps of 85%, so level 8 is far above level 7. `thumb` takes the most
points of this move and the next one of the same turn together, less what others get; its Customs
token spoils the next player's best first move. One turn of level 8 took 3.6 s, in the contest of
three players against level 7, beside which tests kept both cores busy; in all others the longest
took 1.8 s.
"""

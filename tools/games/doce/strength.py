"""How the bots of Doce are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

SEED = 20
"""No level was set by games of this seed."""
LADDERS = [("doce", 2)]
WINS = [("doce", 2)]
"""Games that positions with a win in one action are taken from."""
YARDSTICKS = [
    *(
        Contest("doce", 2, f"{level},{other}", 200, SEED)
        for level in (1, 2, 3)
        for other in ("thumb~30", "thumb")
    ),
    *(Contest("doce", 2, f"{level},uct:1000", 60, SEED) for level in (1, 2, 3)),
    Contest("doce", 2, "8,thumb~30", 20, SEED),
    Contest("doce", 2, "8,thumb", 20, SEED),
]
AGAINST_UCT = [(Contest("doce", 2, "8,uct:1000", 20, SEED), 0.8)]
EARLIER = [Contest("doce", 2, "8,earlier:6", 24, SEED)]
EQUAL_TIME = [
    Contest("doce", 2, "search:1000,nonet:1100", 60, SEED),
    Contest("doce", 2, "8,earlier:search:45000", 30, SEED),
    Contest("doce", 2, "8,quayside.adapters.openspiel:mcts_550", 20, SEED),
]
GAMES_OF = {2: 200, 3: 200, 4: 200, 5: 200, 6: 200, 7: 200, 8: 24}
CONTESTS = [Contest("doce", 2, f"{level},{level - 1}", GAMES_OF[level], SEED) for level in GAMES_OF]
NOTES = """
**Doce.** Every level takes a die that wins the round, and searches with [the network](nets.md).
Level 8 also looks for forced wins, eight turns ahead. It plays for the round once the match is
decided. The levels were set with games of other seeds than those shown. From level 3, which is tied
to `thumb`, to level 8 is more than five steps of 85%: level 7 still makes mistakes, and level 8 is
far above it. `thumb` plays by a rule of
thumb: win the round; leave no winning die to the other player, with the blocker if need be; make as
many winning dice for the next turn as possible.
"""

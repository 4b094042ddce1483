"""The levels of Dockers' bots, the same for every number of players.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level, fallible

_EIGHT = (
    fallible(60, 11, 8),
    fallible(60, 8.7, 6.2),
    fallible(60, 6.6, 4.6),
    fallible(60, 3.6, 2),
    fallible(60, 1.5, 0.6),
    Level(110),
    Level(500),
    Level(24_000),
)
LEVELS = dict.fromkeys((2, 3, 4), _EIGHT)
FORMER = dict.fromkeys(LEVELS, (1, 2, 3, 3, 4, 5))
"""The level nearest to each level of version 0.1, by number of players."""

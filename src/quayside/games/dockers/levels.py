"""The levels of Dockers' bots, by number of players.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level, fallible

_TWO = (
    fallible(60, 10, 7),
    fallible(60, 7, 4),
    fallible(60, 4, 2),
    Level(70),
    Level(250),
    Level(900),
    Level(3_000),
    Level(16_000),
)
_MORE = (
    fallible(60, 10, 7),
    fallible(60, 7, 4),
    fallible(60, 4, 2),
    Level(70),
    Level(250),
    Level(900),
    Level(3_000),
    Level(8_000),
)
LEVELS = {2: _TWO, 3: _MORE, 4: _MORE}
FORMER = {2: (1, 2, 3, 3, 4, 5), 3: (1, 2, 3, 3, 4, 5), 4: (1, 2, 3, 3, 4, 5)}
"""The level nearest to each level of version 0.1, by number of players."""

"""The levels of Dockers' bots, by number of players.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level, fallible

_SEVEN = (
    fallible(60, 11, 8),
    fallible(60, 6.5, 4),
    fallible(60, 3.3, 1.6),
    fallible(80, 1, 0.5),
    Level(250),
    Level(900),
    Level(3_000),
)
_HIGHEST = {2: Level(24_000), 3: Level(12_000), 4: Level(10_000)}
"""What fits into 3 s a turn: simulations take longer with more players."""
LEVELS = {players: (*_SEVEN, highest) for players, highest in _HIGHEST.items()}
FORMER = dict.fromkeys(_HIGHEST, (1, 2, 3, 3, 4, 5))
"""The level nearest to each level of version 0.1, by number of players."""

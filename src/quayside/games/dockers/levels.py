"""The levels of Dockers' bots, by number of players.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level

_TWO = (
    Level(100, 0.95),
    Level(100, 0.75),
    Level(100, 0.51),
    Level(100, 0.17),
    Level(130),
    Level(300),
)
_THREE = (
    Level(100, 1.2),
    Level(100, 0.9),
    Level(100, 0.6),
    Level(100, 0.27),
    Level(120),
    Level(300),
)
_FOUR = (
    Level(100, 1.2),
    Level(100, 0.9),
    Level(100, 0.6),
    Level(100, 0.24),
    Level(120),
    Level(350),
)
LEVELS = {2: _TWO, 3: _THREE, 4: _FOUR}

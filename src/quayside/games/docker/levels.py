"""The levels of Docker's bots, by number of players.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level

_TWO = (
    Level(30, 5.0),
    Level(30, 2.4),
    Level(30, 1.4),
    Level(100, 1.0),
    Level(100, 0.55),
    Level(4_000),
)
_MORE = (
    Level(30, 6.0),
    Level(30, 2.4),
    Level(30, 1.35),
    Level(100, 0.85),
    Level(100, 0.5),
    Level(4_000),
)
LEVELS = {2: _TWO, 3: _MORE, 4: _MORE}

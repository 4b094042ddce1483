"""The levels of Doce's bots. The last one looks six turns ahead for forced wins.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level

_TWO = (
    Level(200, 2.0),
    Level(200, 1.42),
    Level(200, 1.1),
    Level(200, 0.82),
    Level(300, 0.64),
    Level(10_000, 0.0, 6),
)
LEVELS = {2: _TWO}

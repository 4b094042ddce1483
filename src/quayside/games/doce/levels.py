"""The levels of Doce's bots. The last one looks eight turns ahead for forced wins.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level, fallible

_TWO = (
    fallible(300, 60, 50),
    fallible(700, 22, 15),
    fallible(1_000, 12.5, 8.5),
    fallible(1_000, 7, 4),
    fallible(1_000, 4, 1.5),
    Level(250),
    Level(600),
    Level(40_000, 0.0, 8),
)
LEVELS = {2: _TWO}
FORMER = {2: (1, 2, 3, 4, 5, 8)}
"""The level nearest to each level of version 0.1."""

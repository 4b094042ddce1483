"""The levels of Doce's bots. The last one looks eight turns ahead for forced wins.

`docs/strength.md` has the games that set them.
"""

from __future__ import annotations

from quayside.core.levels import Level, fallible

_TWO = (
    fallible(300, 16, 11),
    fallible(300, 13, 9),
    fallible(300, 10.8, 7.2),
    fallible(300, 8.5, 5.5),
    fallible(300, 7.2, 4.6),
    fallible(300, 5.6, 3.4),
    fallible(300, 4.4, 2.6),
    Level(40_000, 0.0, 8),
)
LEVELS = {2: _TWO}
FORMER = {2: (1, 2, 3, 4, 6, 7)}
"""The level nearest to each level of version 0.1."""

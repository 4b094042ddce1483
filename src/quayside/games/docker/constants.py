"""What the web app must know about Docker's rows and texts; `tools/layouts.py` writes it as
TypeScript."""

from __future__ import annotations

from quayside.core.reasons import by_number
from quayside.games.docker import rules
from quayside.games.docker.explain import TABLE
from quayside.games.docker.text import SQUARE_NAMES
from quayside.games.docker.trace import Kind
from quayside.games.docker.why import RULINGS, Refusal
from quayside.games.docker.words import SIDES

NUMBERS = (rules,)
"""Modules whose public whole numbers are exported: cells of a row, action numbers, sizes."""
TABLES = {
    "SQUARE_NAMES": SQUARE_NAMES,
    "CONTAINERS": rules.CONTAINERS.tolist(),
    "SIDES": [list(SIDES.get(players, ())) for players in range(5)],
    "RULINGS": tuple(RULINGS.values()),
    "REASONS": by_number(TABLE),
}
"""Lists: names of squares; containers each by players and edition; sides of the seats by players
(DK-1); the ruling behind each reason of `why` by its number; the reasons for good moves."""
ENUMS = (Kind, Refusal)
"""Kinds of records that `trace` and `show` write, and reasons that `why` gives."""

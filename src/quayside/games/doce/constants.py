"""What the web app must know about Doce's rows and texts; `tools/layouts.py` writes it as
TypeScript."""

from __future__ import annotations

from quayside.core.reasons import by_number
from quayside.games.doce import rules
from quayside.games.doce.explain import TABLE
from quayside.games.doce.trace import Kind
from quayside.games.doce.view import LETTERS, SQUARE_NAMES
from quayside.games.doce.why import RULINGS, Refusal

NUMBERS = (rules,)
"""Modules whose public whole numbers are exported: cells of a row, action numbers, sizes."""
TABLES = {
    "SQUARE_NAMES": SQUARE_NAMES,
    "LETTERS": tuple(LETTERS),
    "RULINGS": tuple(RULINGS.values()),
    "REASONS": by_number(TABLE),
}
"""Lists: names of squares, letters of the seats, the ruling behind each reason of `why` by its
number, and the reasons for good moves."""
ENUMS = (Kind, Refusal)
"""Kinds of records that `trace` and `show` write, and reasons that `why` gives."""

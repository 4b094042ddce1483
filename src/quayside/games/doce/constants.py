"""What the web app must know about Doce's rows and texts; `tools/layouts.py` writes it as
TypeScript."""

from __future__ import annotations

from quayside.games.doce import rules
from quayside.games.doce.trace import Kind
from quayside.games.doce.view import LETTERS, SQUARE_NAMES
from quayside.games.doce.why import RULINGS, Refusal

NUMBERS = (rules,)
"""Modules whose public whole numbers are exported: cells of a row, action numbers, sizes."""
TABLES = {
    "SQUARE_NAMES": SQUARE_NAMES,
    "LETTERS": tuple(LETTERS),
    "RULINGS": tuple(RULINGS.values()),
}
"""Lists: names of squares, letters that stand for the seats, and the ruling behind each reason of
`why`, by its number."""
ENUMS = (Kind, Refusal)
"""Kinds of records that `trace` and `show` write, and reasons that `why` gives."""

"""What the web app must know about Doce's rows and texts; `tools/layouts.py` writes it as
TypeScript."""

from __future__ import annotations

from quayside.games.doce import rules
from quayside.games.doce.view import LETTERS, SQUARE_NAMES

NUMBERS = (rules,)
"""Modules whose public whole numbers are exported: cells of a row, action numbers, sizes."""
TABLES = {"SQUARE_NAMES": SQUARE_NAMES, "LETTERS": tuple(LETTERS)}
"""Lists: names of squares, and the letters that stand for the seats."""

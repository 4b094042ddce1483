"""What the web app must know about Dockers' rows and texts; `tools/layouts.py` writes it as
TypeScript."""

from __future__ import annotations

from quayside.core.reasons import by_number
from quayside.games.dockers import crates
from quayside.games.dockers.explain import TABLE
from quayside.games.dockers.layout import COLOUR_NAMES, LETTERS, SIDES, standard
from quayside.games.dockers.text import DIRECTIONS
from quayside.games.dockers.trace import DIRECTION_NAMES, Kind
from quayside.games.dockers.why import RULINGS, Refusal

NUMBERS = (crates,)
"""Modules whose public whole numbers are exported: cells of a row, action numbers, sizes."""
TABLES = {
    "COLOUR_LETTERS": tuple(LETTERS),
    "COLOUR_NAMES": COLOUR_NAMES,
    "FACE_NAMES": SIDES,
    "DIRECTION_LETTERS": tuple(DIRECTIONS),
    "DIRECTION_NAMES": DIRECTION_NAMES,
    "STEP": crates.STEP.tolist(),
    "STANDARD_CODES": standard().codes,
    "STANDARD_PORTS": tuple(crate.port for crate in standard().crates),
    "STANDARD_LAYOUT": tuple(map(str, standard().crates)),
    "RULINGS": tuple(RULINGS.values()),
    "REASONS": by_number(TABLE),
}
"""Lists: colours and faces in the order of their numbers, directions with the step to the next
cell, the crates of the standard layout (CR-2) in its order, the ruling behind each reason of `why`
by its number, and the reasons for good moves."""
ENUMS = (Kind, Refusal)
"""Kinds of records that `trace` and `show` write, and reasons that `why` gives."""

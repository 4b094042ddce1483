"""Looking without touching: a position for a screen, and why a move is not legal."""

from __future__ import annotations

from functools import lru_cache

from quayside.core.errors import IllegalMove, MoveError
from quayside.games import parse
from quayside.server.errors import CODES
from quayside.server.http_types import Scene, Why
from quayside.server.table import Table


@lru_cache(maxsize=1024)
def scene(position: str) -> Scene:
    """Return what a screen shows of a position; raises `InvalidPosition`."""
    state = parse(position)
    return state.game.family.scene(state)


def why(table: Table, move: str) -> Why:
    """Say whether a move is legal at a table now, and if not what forbids it. Raises `Refused`
    where the table cannot be played on at all."""
    if not table.line:
        return _not("quayside.table.not-started")
    if table.finished is not None:
        return _not("quayside.table.finished")
    state = table.state
    if state.is_over:  # the end of an imported record
        return _not("quayside.table.finished")
    if state.is_chance:
        return _not("quayside.table.roll-due")
    try:
        state.find(move)
    except IllegalMove as error:
        return _not("quayside.move.illegal", str(error), error.ruling)
    except MoveError as error:
        return _not("quayside.move.invalid", str(error))
    return Why(True, "", "", "")


def _not(code: str, message: str = "", ruling: str = "") -> Why:
    return Why(False, ruling, code, message or CODES[code][1])

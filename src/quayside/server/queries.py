"""Read-only questions about a position or a table: its scene, why a move is illegal, previews."""

from __future__ import annotations

from functools import lru_cache

from quayside.core.errors import MoveError, QuaysideError
from quayside.games import parse
from quayside.server import wire
from quayside.server.errors import Refused
from quayside.server.http_types import Preview, PreviewWish, Scene, Why
from quayside.server.table import Table


@lru_cache(maxsize=1024)
def scene_of(position: str) -> Scene:
    """Return what a screen shows of a position; raises `InvalidPosition`."""
    state = parse(position)
    return state.game.family.scene(state)


def preview_moves(wish: PreviewWish) -> Preview:
    """Play moves in a position without a table, and describe the last one; raises `Refused`."""
    try:
        state, facts = parse(wish.position), []
        for text in wish.moves:
            facts = wire.facts_of(state, text)
            state = state.play(text)
    except MoveError as error:
        raise wire.refused_move(error) from None
    except QuaysideError as error:
        raise Refused("quayside.position.invalid", str(error)[:300]) from None
    seat = None if state.is_over else state.to_move
    moves = [] if state.is_over else wire.legal_moves(state)
    return Preview(str(state), facts, seat, wire.due_of(state), moves)


def explain_refusal(table: Table, move: str) -> Why:
    """Say whether a move is legal at a table now, and which ruling forbids it if not. Raises
    `Refused` if the table cannot be played on at all."""
    if not table.line:
        return _illegal(Refused("quayside.table.not-started"))
    if table.finished is not None or table.state.is_over:  # is_over: the end of an imported record
        return _illegal(Refused("quayside.table.finished"))
    if table.state.is_chance:
        return _illegal(Refused("quayside.table.roll-due"))
    try:
        table.state.find(move)
    except MoveError as error:
        return _illegal(wire.refused_move(error))
    return Why(True, "", "", "")


def _illegal(refused: Refused) -> Why:
    return Why(False, refused.ruling, refused.code, str(refused))

"""What a move would lead to: for turns of several moves that are chosen first and sent whole, for
pictures in the rules, for looking at records. Nothing here touches a table.
"""

from __future__ import annotations

from typing import Literal

from quayside.core.errors import IllegalMove, MoveError, QuaysideError
from quayside.core.game import State
from quayside.games import parse
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.http_types import Preview, PreviewWish


def moves_of(state: State) -> list[m.LegalMove]:
    """Return the legal moves as data."""
    return [
        m.LegalMove(
            move.text, move.action, [m.PathStep(s.place, s.level, s.cost) for s in move.steps]
        )
        for move in state.moves
    ]


def preview_of(wish: PreviewWish) -> Preview:
    """Make the moves; raises `Refused`."""
    try:
        state, facts = parse(wish.position), []
        for text in wish.moves:
            facts = [m.Fact(e.kind, e.seat, dict(e.data)) for e in state.events(text)]
            state = state.play(text)
    except IllegalMove as error:
        raise Refused("quayside.move.illegal", str(error), ruling=error.ruling) from None
    except MoveError as error:
        raise Refused("quayside.move.invalid", str(error)) from None
    except QuaysideError as error:
        raise Refused("quayside.position.invalid", str(error)[:300]) from None
    if state.is_over:
        return Preview(str(state), facts, None, "nothing", [])
    due: Literal["roll", "move"] = "roll" if state.is_chance else "move"
    return Preview(str(state), facts, state.to_move, due, moves_of(state))

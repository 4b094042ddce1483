"""What a row of Docker says, read out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.games.docker import rules as r

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Row


def gone(game: Game, row: Row) -> tuple[int, ...]:
    """Return the seats that are out, in the order they went."""
    return tuple(row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist())


def is_mid_turn(row: Row) -> bool:
    """Return whether a roll waits to be played."""
    return bool(row[r.ROLL])

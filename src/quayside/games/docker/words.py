"""Docker in words: players by their side of the table, moves as phrases."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from quayside.core.phrase import Phrase

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Row

SIDES = {
    2: ("south", "north"),
    3: ("south", "west", "north"),
    4: ("south", "west", "north", "east"),
}
"""Where the seats sit, by players (DK-1)."""


def players(game: Game, row: Row) -> tuple[Phrase, ...]:
    """Return the players by their sides."""
    return tuple(Phrase(f"seat-{side}") for side in SIDES[game.players])


def move(text: str) -> Phrase:
    """Return a move: a card, a container from hand, one on the board, or `out`."""
    if match := re.fullmatch("([1-6]):(.*)", text):
        return Phrase("board-move-card", {"card": match[1], "move": move(match[2])})
    if text == "out":
        return Phrase("board-move-out")
    if text.startswith("+"):
        return Phrase("board-move-enter", {"square": text[1:]})
    source, _, target = text.partition("-")
    return Phrase("board-move", {"from": source, "square": target})

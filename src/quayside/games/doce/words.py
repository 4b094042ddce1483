"""Doce in words: players by the colours of their dice, moves as phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.phrase import Phrase

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Row


def players(game: Game, row: Row) -> tuple[Phrase, ...]:
    """Return the players by the colours of their dice."""
    return Phrase("player-black"), Phrase("player-white")


def move(text: str) -> Phrase:
    """Return a die, the blocker, or a pass."""
    if text == "pass":
        return Phrase("board-move-pass")
    if text.startswith("#"):
        return Phrase("board-move-blocker", {"square": text[1:]})
    square, _, face = text.partition("=")
    return Phrase("board-move-place", {"square": square, "face": face})

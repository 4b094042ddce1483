"""The rules of Docker on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.core.game import Game


def short_rules(game: Game) -> str:
    """Return the rules on a page."""
    return ""

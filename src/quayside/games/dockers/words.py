"""Dockers in words: players by their colours, crates by their ports, moves as phrases."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from quayside.core.phrase import Phrase
from quayside.games.dockers import crates as c
from quayside.games.dockers.layout import CODE, COLOUR_NAMES, layout_of, standard

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.core.rules import Row

_TOWARDS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def players(game: Game, row: Row) -> tuple[Phrase, ...]:
    """Return the players by their colours."""
    colours = (COLOUR_NAMES[row[c.COLOUR + seat]] for seat in range(game.players))
    return tuple(Phrase(f"player-{colour}") for colour in colours)


def move(text: str) -> Phrase:
    """Return a move of a crate, or a Customs decision."""
    if text == "=":
        return Phrase("board-move-leave")
    if text.startswith("="):
        return Phrase("board-move-customs", {"crate": _crate(text[1:])})
    crate, how, rest = _crate(text[:3]), text[3], text[4:]
    if how == "@":
        return Phrase("board-move-pivot", {"crate": crate, "quarters": _quarters(rest)})
    direction = Phrase(f"board-to-{_TOWARDS[rest[0]]}")
    if how == "^":
        return Phrase("board-move-tip", {"crate": crate, "direction": direction})
    args = {"crate": crate, "direction": direction, "quarters": _quarters(rest[1:])}
    return Phrase("board-move-fall", args)


def places(game: Game, text: str) -> dict[str, Phrase | str]:
    """Return the crates that a list such as `RTM, ANR` names, by their codes. Only ports of the
    printed block have names in every language."""
    codes = layout_of(game.option("layout")).codes
    return {code: _crate(code) for code in re.findall(CODE, text) if code in codes}


def _crate(code: str) -> Phrase | str:
    return Phrase(f"port-{code}") if code in standard().codes else code


def _quarters(count: str) -> Phrase:
    return Phrase("board-quarters", {"count": int(count)})

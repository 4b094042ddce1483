"""Dockers drawn in text: the floors from above side by side, the block from the south-east, and the
players. Letters stand for colours everywhere, so that nothing needs colour to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Drawing, Span
from quayside.core.rules import NOBODY, Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.block import UNSEEN, Block, Crate, block_of
from quayside.games.dockers.layout import COLOUR_NAMES, LETTERS

if TYPE_CHECKING:
    from quayside.core.game import Game

WIDTH = 78
_GAP = 3
_FLOOR_NAMES = ("ground", "floor 1", "floor 2")
_Canvas = dict[tuple[int, int], Span]


def draw(game: Game, row: Row) -> Drawing:
    """Draw players, floors and block."""
    block = block_of(game, row)
    pictures = [_plan(block, row, floor) for floor in (2, 1, 0)]
    pictures = [picture for picture in pictures if picture]
    if _width(pictures[-1]) > WIDTH:  # a very long block: no room for plans
        return [*_players(game, row), *_list(block, row)]
    view = _view(block)
    if _width(view) <= WIDTH:
        pictures.append(view)
    return [*_players(game, row), *_beside(pictures), *_legend()]


def _style(letter: str) -> str:
    return "dim" if letter == UNSEEN else COLOUR_NAMES[LETTERS.index(letter)]


def _width(picture: Drawing) -> int:
    return max(sum(len(text) for text, _ in line) for line in picture)


def _players(game: Game, row: Row) -> Drawing:
    lines: Drawing = [[(f"{game.family.title}, {game.name}", "bold"), (_progress(row), "dim")]]
    for seat in range(game.players):
        letter = LETTERS[row[c.COLOUR + seat]]
        mark = "▶" if row[c.TURN] == seat else " "
        name = COLOUR_NAMES[row[c.COLOUR + seat]]
        line: list[Span] = [
            (f"{mark} ", "bold"), (f" {letter.upper()} ", name),
            (f" seat {seat}, {name:<6} {row[c.SCORE + seat]:>4} points", ""),
        ]  # fmt: skip
        if row[c.LEFT] >> seat & 1:
            line.append(("  has left", "dim"))
        lines.append(line)
    block = block_of(game, row)
    customs = "beside the board"
    if row[c.CUSTOMS] != c.NO_CRATE:
        customs = f"on {block.crates[row[c.CUSTOMS]].code}"
    return [*lines, [(f"  Customs is {customs}", "")], []]


def _progress(row: Row) -> str:
    cap = f" of {row[c.CAP]}" if row[c.CAP] else ""
    played = f"   turns played: {row[c.TURNS]}{cap}"
    if row[c.TURN] == NOBODY:
        return played + ", the game is over"
    if row[c.MOVES] == c.TURN_MOVES:
        return played + ", Customs is to be placed or left"
    left = c.TURN_MOVES - int(row[c.MOVES])
    return played + f", {left} move{'s' if left > 1 else ''} left in this turn"


def _plan(block: Block, row: Row, floor: int) -> Drawing:
    """Draw a floor from above, five characters and three lines a crate; [] if nothing is there."""
    crates = [crate for crate in block.crates if crate.floor == floor]
    if not crates:
        return []
    xs, ys = [crate.x for crate in crates], [crate.y for crate in crates]
    canvas: _Canvas = {}
    for crate in crates:
        _put_plan(canvas, block, crate, 5 * (crate.x - min(xs)), 3 * (crate.y - min(ys)))
        if row[c.CUSTOMS] == crate.index:
            canvas[5 * (crate.x - min(xs)) + 2, 3 * (crate.y - min(ys)) + 1] = ("$", "bold")
            _write(canvas, 5 * (crate.x - min(xs)) + 1, 3 * (crate.y - min(ys)) + 1,
                   f"{crate.code[:1]}${crate.code[2:]}", "bold")  # fmt: skip
    width, height = 5 * (max(xs) - min(xs) + 1), 3 * (max(ys) - min(ys) + 1)
    return [[(f"{_FLOOR_NAMES[floor]:<{width}}", "bold")], *_lines(canvas, width, height)]

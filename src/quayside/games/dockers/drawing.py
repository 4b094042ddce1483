"""Dockers drawn in text: the floors from above side by side, the block from the south-east, and the
players. Letters name the colours everywhere, so that the drawing is readable without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.events import Drawing, Span
from quayside.core.phrase import Say
from quayside.core.rules import NOBODY, Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.layout import COLOUR_NAMES, LETTERS
from quayside.games.dockers.view import UNSEEN, Block, Crate, block_of

if TYPE_CHECKING:
    from quayside.core.game import Game

WIDTH = 78
_GAP = 3
WORDS = {
    "red": "Red",
    "blue": "Blue",
    "yellow": "Yellow",
    "green": "Green",
    "points": "{points} points",
    "left": "has left",
    "customs": "Customs is on {crate}",
    "customs-beside": "Customs is beside the board",
    "over": "over after {turns} turns",
    "turn": "turn {turn}",
    "turn-of": "turn {turn} of {turns}",
    "due": "Customs is to be placed or left",
    "due-first": "Customs is to be placed",
    "moves-1": "1 move left",
    "moves-2": "2 moves left",
    "moves-3": "3 moves left",
    "floor-0": "ground",
    "floor-1": "floor 1",
    "floor-2": "floor 2",
    "view": "from the south-east",
    "legend": "capitals: colour on top, small: sides in sight; . lid, - covered, $ Customs",
}
"""The words of the picture in English. The letters of colours are those of positions."""
_Canvas = dict[tuple[int, int], Span]


def draw(game: Game, row: Row, word: Say) -> Drawing:
    """Draw players, floors and block."""
    block = block_of(game, row)
    players = _players(game, row, word)
    pictures = [_plan(block, row, floor, word) for floor in (2, 1, 0)]
    pictures = [picture for picture in pictures if picture]
    if _width(pictures[-1]) > WIDTH:  # a very long block: no room for plans
        return [*players, *_list(block, row)]
    view = _view(block, word)
    if _width(view) <= WIDTH:
        pictures.append(view)
    return [*players, *_beside(pictures), [(word("legend"), "dim")]]


def _style(letter: str) -> str:
    return "dim" if letter == UNSEEN else COLOUR_NAMES[LETTERS.index(letter)]


def _width(picture: Drawing) -> int:
    return max(sum(len(text) for text, _ in line) for line in picture)


def _players(game: Game, row: Row, word: Say) -> Drawing:
    lines: Drawing = [
        [(f"{game.family.title}, {game.name}", "bold"), (_progress(row, word), "dim")]
    ]
    for seat in range(game.players):
        letter = LETTERS[row[c.COLOUR + seat]]
        mark = "▶" if row[c.TURN] == seat else " "
        colour = COLOUR_NAMES[row[c.COLOUR + seat]]
        points = word("points", points=int(row[c.SCORE + seat]))
        line: list[Span] = [
            (f"{mark} ", "bold"),
            (f" {letter.upper()} ", colour),
            (f" {word(colour):<6} {points:>11}", ""),
        ]
        if row[c.LEFT] >> seat & 1:
            line.append(("  " + word("left"), "dim"))
        lines.append(line)
    block = block_of(game, row)
    customs = word("customs-beside")
    if row[c.CUSTOMS] != c.NO_CRATE:
        customs = word("customs", crate=block.crates[row[c.CUSTOMS]].code)
    return [*lines, [(f"  {customs}", "")], []]


def _progress(row: Row, word: Say) -> str:
    if row[c.TURN] == NOBODY:
        return "   " + word("over", turns=int(row[c.TURNS]))
    turn, turns = int(row[c.TURNS]) + 1, int(row[c.CAP])
    played = word("turn-of", turn=turn, turns=turns) if turns else word("turn", turn=turn)
    left = c.TURN_MOVES - int(row[c.MOVES])
    due = "due-first" if row[c.CUSTOMS] == c.NO_CRATE else "due"  # CR-9
    return f"   {played}, {word(f'moves-{left}' if left else due)}"


def _plan(block: Block, row: Row, floor: int, word: Say) -> Drawing:
    """Draw a floor from above; [] if nothing is there."""
    crates = [crate for crate in block.crates if crate.floor == floor]
    if not crates:
        return []
    west, south = min(crate.x for crate in crates), min(crate.y for crate in crates)
    canvas: _Canvas = {}
    for crate in crates:
        _plan_crate(canvas, block, crate, 5 * (crate.x - west), 3 * (crate.y - south))
        if row[c.CUSTOMS] == crate.index:
            for x, y in ((1, 2), (3, 0)):
                canvas[5 * (crate.x - west) + x, 3 * (crate.y - south) + y] = ("$", "bold")
    return [[(word(f"floor-{floor}"), "bold")], *_lines(canvas)]


def _plan_crate(canvas: _Canvas, block: Block, crate: Crate, x: int, y: int) -> None:
    """Put a crate on a plan: its code, what is on top in the corners, the sides that are seen."""
    faces = block.seen_faces(crate)
    up, sides = faces[0], faces[2:]
    for corner_x, corner_y in ((1, 2), (3, 2), (1, 0), (3, 0)):
        canvas[x + corner_x, y + corner_y] = (up.upper(), _style(up))
    for k, letter in enumerate(crate.code):
        canvas[x + 1 + k, y + 1] = (letter, _style(up))
    for (side_x, side_y), face in zip(((2, 2), (4, 1), (2, 0), (0, 1)), sides, strict=True):
        canvas[x + side_x, y + side_y] = (" ", "") if face == UNSEEN else (face, _style(face))


def _view(block: Block, word: Say) -> Drawing:
    """Draw the block from the south-east: top, south and east faces, far crates first."""
    canvas: _Canvas = {}
    for crate in sorted(block.crates, key=lambda crate: (-crate.y, crate.x, crate.floor)):
        x, y = 4 * crate.x + 2 * crate.y, 2 * crate.y + 3 * crate.floor
        up, _, _, east, south, _ = (" " if f == UNSEEN else f for f in block.seen_faces(crate))
        for k, line in enumerate(("+---+", "|   |", "|   |", "+---+")):
            _put(canvas, x, y + k, line, "dim")
        for k, line in enumerate(("/   /", "+---+")):
            _put(canvas, x + 1 + k, y + 4 + k, line, "dim")
        for k, line in enumerate(("/", " +", " |")):
            _put(canvas, x + 5, y + 1 + k, line, "dim")
        _put(canvas, x + 6, y + 4, "|", "dim")
        _put(canvas, x + 1, y + 2, crate.code, "")
        faces = ((x + 3, y + 4, up.upper()), (x + 2, y + 1, south), (x + 5, y + 3, east))
        for face_x, face_y, face in faces:
            style = "" if face == " " else _style(face.lower())
            canvas[face_x, face_y] = (face, style)
    return [[(word("view"), "bold")], *_lines(canvas)]


def _put(canvas: _Canvas, x: int, y: int, text: str, style: str) -> None:
    for k, letter in enumerate(text):
        canvas[x + k, y] = (letter, style)


def _lines(canvas: _Canvas) -> Drawing:
    """Return a canvas as lines, the highest y first."""
    wide, high = max(x for x, _ in canvas) + 1, max(y for _, y in canvas) + 1
    return [
        _merge([canvas.get((x, y), (" ", "")) for x in range(wide)]) for y in reversed(range(high))
    ]


def _merge(spans: list[Span]) -> list[Span]:
    """Join neighbouring spans of the same style."""
    merged: list[Span] = []
    for text, style in spans:
        if merged and merged[-1][1] == style:
            merged[-1] = (merged[-1][0] + text, style)
        else:
            merged.append((text, style))
    return merged


def _beside(pictures: list[Drawing]) -> Drawing:
    """Set pictures side by side, and in a new row where the line is full."""
    rows: list[list[Drawing]] = [[]]
    for picture in pictures:
        used = sum(_width(other) + _GAP for other in rows[-1])
        if rows[-1] and used + _width(picture) > WIDTH:
            rows.append([])
        rows[-1].append(picture)
    lines: Drawing = []
    for row in rows:
        for k in range(max(len(picture) for picture in row)):
            line: list[Span] = []
            for picture in row:
                spans = picture[k] if k < len(picture) else []
                pad = _width(picture) - sum(len(text) for text, _ in spans) + _GAP
                line += [*spans, (" " * pad, "")]
            lines.append(_merge(line[:-1]))
        lines.append([])
    return lines


def _list(block: Block, row: Row) -> Drawing:
    """List the crates, three to a line, where the block is too long to be drawn."""
    lines: Drawing = []
    for first in range(0, c.CRATES, 3):
        line: list[Span] = []
        for crate in block.crates[first : first + 3]:
            token = "$" if row[c.CUSTOMS] == crate.index else " "
            up = block.seen_faces(crate)[0]
            place = f"{crate.code}{token}{crate.x:>2},{crate.y:>2},{crate.floor} {crate.faces}  "
            line += [(f" {up.upper()} ", _style(up)), (f" {place}", "")]
        lines.append(line)
    return lines

"""Starting layouts of Dockers (CR-2): read, checked against every printed fact, and written.

A layout is a TOML file like `layout-standard.toml` beside this page, or one word, the value of the
option `layout`: all crates as a position writes them, `RTM@2,2,0=.bygyg,...`, with cells 0 to 2.
The page in the browser reads and writes the same files: `web/src/games/dockers/box/file.ts`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Any

from quayside.core.errors import InvalidSetup

STANDARD = "standard"
LETTERS = ".rbyg"
"""Lid and colours as a position writes them; the place of a letter is the colour's number."""
COLOUR_NAMES = ("lid", "red", "blue", "yellow", "green")
SIDES = ("up", "down", "north", "east", "south", "west")
CODE = "[A-Z]{3}"
_WORD = re.compile(rf"({CODE})@([0-2]),([0-2]),([0-2])=([.rbyg]{{6}})")
_BLOCK = {(x, y, floor) for x in range(3) for y in range(3) for floor in range(3)}
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True)
class LayoutCrate:
    """A crate as it starts: code, port, cell (0 to 2, from west and south), floor, and its faces
    up, down, north, east, south, west as letters."""

    code: str
    port: str
    x: int
    y: int
    floor: int
    faces: str

    def __str__(self) -> str:
        """Return the crate as a position writes it."""
        return f"{self.code}@{self.x},{self.y},{self.floor}={self.faces}"


@dataclass(frozen=True)
class Layout:
    """The 27 crates of a block in the layout's own order, which gives them their numbers."""

    crates: tuple[LayoutCrate, ...]

    def __post_init__(self) -> None:
        """Refuse a layout that breaks a printed fact."""
        _check(self.crates)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The crates' codes in order."""
        return tuple(crate.code for crate in self.crates)

    @property
    def option(self) -> str:
        """The value of the option `layout`."""
        text = ",".join(map(str, self.crates))
        return STANDARD if text == ",".join(map(str, standard().crates)) else text


@cache
def standard() -> Layout:
    """Return the standard layout."""
    path = files("quayside.games.dockers") / "layout-standard.toml"
    return read_layout(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def layout_of(option: str) -> Layout:
    """Return the layout that a value of the option `layout` means; raises `InvalidSetup`."""
    if option == STANDARD:
        return standard()
    crates = []
    for word in re.split(rf",(?={CODE}@)", option):
        match = _WORD.fullmatch(word)
        if match is None:
            raise InvalidSetup(
                "layout is 'standard' or 27 crates such as RTM@2,2,0=.bygyg with commas between;"
                f" {word[:40]!r} is not one"
            )
        code, x, y, floor, faces = match.groups()
        crates.append(LayoutCrate(code, code, int(x), int(y), int(floor), faces))
    return Layout(tuple(crates))


def read_layout(text: str) -> Layout:
    """Read a layout file; raises `InvalidSetup` with the reason why it cannot be played."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidSetup(f"the layout is not a TOML file: {error}") from None
    crates = data.get("crate")
    if not isinstance(crates, list) or not all(isinstance(crate, dict) for crate in crates):
        raise InvalidSetup("a layout lists its crates, each under [[crate]]")
    return Layout(tuple(_read_crate(crate, number) for number, crate in enumerate(crates, 1)))


def write_layout(layout: Layout, name: str) -> str:
    """Return the text of a layout file, as `read_layout` reads it."""
    lines = [
        "# A starting layout of Dockers: the cell (x east, y north), the floor and the six faces",
        "# of every crate as the block stands at the start.",
        "",
        f"name = {_quoted(name)}",
    ]
    for crate in layout.crates:
        lines += [
            "",
            "[[crate]]",
            f"code = {_quoted(crate.code)}",
            f"port = {_quoted(crate.port)}",
            f"cell = [{crate.x - 1}, {crate.y - 1}]",
            f"floor = {crate.floor}",
        ]
        for side, letter in zip(SIDES, crate.faces, strict=True):
            lines.append(f'{side} = "{COLOUR_NAMES[LETTERS.index(letter)]}"')
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Return a text as a basic string of TOML."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    return '"' + shown.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _read_crate(data: dict[str, Any], number: int) -> LayoutCrate:
    code = data.get("code")
    if not isinstance(code, str) or not re.fullmatch(CODE, code):
        raise InvalidSetup(f"crate {number} needs a code of three capital letters, not {code!r}")
    cell, floor = data.get("cell"), data.get("floor")
    if not isinstance(cell, list) or len(cell) != 2 or not all(n in (-1, 0, 1) for n in cell):
        raise InvalidSetup(f"{code} needs a cell of two numbers from -1 to 1, not {cell!r}")
    if floor not in (0, 1, 2):
        raise InvalidSetup(f"{code} needs a floor from 0 to 2, not {floor!r}")
    for side in SIDES:
        if data.get(side) not in COLOUR_NAMES:
            raise InvalidSetup(
                f"{code} needs a face {side!r} that is one of {', '.join(COLOUR_NAMES)};"
                f" not {data.get(side)!r}"
            )
    faces = "".join(LETTERS[COLOUR_NAMES.index(data[side])] for side in SIDES)
    port = str(data.get("port", code))
    return LayoutCrate(code, port, int(cell[0]) + 1, int(cell[1]) + 1, int(floor), faces)


def _check(crates: tuple[LayoutCrate, ...]) -> None:
    """Raise `InvalidSetup` with the printed fact that a layout breaks (CR-2)."""
    if len(crates) != 27:
        raise InvalidSetup(f"CR-2: a layout has 27 crates, not {len(crates)}")
    codes = [crate.code for crate in crates]
    twice = next((code for code in codes if codes.count(code) > 1), None)
    if twice:
        raise InvalidSetup(f"CR-2: every crate has a code of its own; {twice} stands twice")
    empty = _BLOCK - {(crate.x, crate.y, crate.floor) for crate in crates}
    if empty:
        x, y, floor = min(empty)
        raise InvalidSetup(
            f"CR-2: every cell of the block has one crate; {x},{y} on floor {floor} has none"
        )
    for crate in crates:
        _check_faces(crate)
    for floor in range(3):
        found = _first_score({(c.x, c.y): c for c in crates if c.floor == floor})
        if found:
            raise InvalidSetup(
                f"CR-2: nobody can score in the first turn; with floor {floor} on top,"
                f" {found[0].code} falls and {found[1].code} and {found[2].code} tip and score"
            )


def _check_faces(crate: LayoutCrate) -> None:
    lids, colours = crate.faces.count("."), len(set(crate.faces) - {"."})
    if crate.faces[0] != ".":
        raise InvalidSetup(f"CR-2: all crates start lid up; {crate.code} does not")
    middle = (crate.x, crate.y) == (1, 1)
    if (lids, colours) != ((2, 4) if middle else (1, 3)):
        wanted = "two lids and all four colours" if middle else "one lid and three colours"
        where = "in the middle of a floor" if middle else "outside the middle"
        raise InvalidSetup(
            f"CR-2: a crate {where} has {wanted}; {crate.code} has {lids} and {colours}"
        )


def _first_score(
    top: dict[tuple[int, int], LayoutCrate],
) -> tuple[LayoutCrate, LayoutCrate, LayoutCrate] | None:
    """Return three crates of a top floor that can score in the first turn.

    At the start every move is a fall. A colour comes up only by a tip, and a group needs two of
    them, so the other two moves are tips. Only into the cell that was left can a crate tip on the
    top floor, and then only into the cell that this crate left in turn.
    """
    for hole, fallen in top.items():
        if hole == (1, 1):
            continue
        for to_hole, (x, y) in enumerate(_STEPS):
            second = (hole[0] - x, hole[1] - y)
            for to_second, (u, v) in enumerate(_STEPS):
                third = (second[0] - u, second[1] - v)
                if second not in top or third not in top or third == hole:
                    continue
                colour = _behind(top[second], to_hole)
                if colour != "." and colour == _behind(top[third], to_second):
                    return fallen, top[second], top[third]
    return None


def _behind(crate: LayoutCrate, direction: int) -> str:
    """Return the face that comes up when a crate tips north, east, south or west."""
    return crate.faces[2 + (direction ^ 2)]

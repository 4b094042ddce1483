"""Dockers a second time, slow and obvious, straight from the rulebook: dictionaries, no tricks.

Crates are known by their codes and cells by (x, y) on a ground without end. A move is its text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from quayside.games.dockers.layout import layout_of

Cell = tuple[int, int]
Place = tuple[int, int, int]
Faces = tuple[str, str, str, str, str, str]

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def tipped(faces: Faces, direction: str) -> Faces:
    """The face on the side it rolls away from comes to the top."""
    up, down, north, east, south, west = faces
    return {
        "N": (south, north, up, east, down, west),
        "E": (west, east, north, up, south, down),
        "S": (north, south, down, east, up, west),
        "W": (east, west, north, down, south, up),
    }[direction]


def turned(faces: Faces, quarters: int) -> Faces:
    """Clockwise from above: what was north is east."""
    for _ in range(quarters):
        up, down, north, east, south, west = faces
        faces = (up, down, west, north, east, south)
    return faces


@dataclass(frozen=True)
class Second:
    """A position. `columns` lists the crates of a cell from the ground up."""

    codes: tuple[str, ...]
    colours: str
    columns: dict[Cell, tuple[str, ...]]
    place: dict[str, Place]
    faces: dict[str, Faces]
    joined: str = "turn"
    finish: str = "must"
    cap: int = 0
    turn: int | None = 0
    moves: int = 0
    customs: str | None = None
    scores: tuple[int, ...] = ()
    turns: int = 0
    been: frozenset[tuple[str, Place]] = frozenset()
    pivoted: frozenset[str] = frozenset()
    left: frozenset[int] = field(default_factory=frozenset)

    def height(self, cell: Cell) -> int:
        return len(self.columns.get(cell, ()))

    def is_top(self, code: str) -> bool:
        x, y, floor = self.place[code]
        return self.height((x, y)) == floor + 1

    def group(self, code: str) -> set[str]:
        """Crates of one colour, seen from above, on one floor, side to side."""
        colour, floor = self.faces[code][0], self.place[code][2]
        found = {code}
        waiting = [code]
        while waiting:
            x, y, _ = self.place[waiting.pop()]
            for dx, dy in STEPS.values():
                column = self.columns.get((x + dx, y + dy), ())
                same = len(column) == floor + 1 and self.faces[column[-1]][0] == colour
                if same and column[-1] not in found:
                    found.add(column[-1])
                    waiting.append(column[-1])
        return found

    def is_stored(self, code: str) -> bool:
        return self.is_top(code) and self.faces[code][0] != "." and len(self.group(code)) > 1

    def is_joined(self) -> bool:
        cells = set(self.columns)
        waiting = [cells.pop()]
        while waiting:
            x, y = waiting.pop()
            for dx, dy in STEPS.values():
                if (x + dx, y + dy) in cells:
                    cells.remove((x + dx, y + dy))
                    waiting.append((x + dx, y + dy))
        return not cells

    def candidates(self) -> Iterator[str]:
        """Moves of crates that are legal but for CR-5 and CR-6, in the order of their numbers."""
        for code in self.codes:
            if self.is_top(code) and code != self.customs:
                yield from self.tips(code)
                yield from self.falls(code)
                yield from self.pivots(code)

    def target(self, code: str, direction: str) -> Place | None:
        """The place a move leads to, if the crate may go there at all."""
        x, y, floor = self.place[code]
        cell = (x + STEPS[direction][0], y + STEPS[direction][1])
        place = (*cell, self.height(cell))
        if place[2] > floor or (code, place) in self.been:  # CR-3
            return None
        if self.customs is not None and self.columns.get(cell, ("",))[-1] == self.customs:
            return None
        return place

    def tips(self, code: str) -> Iterator[str]:
        if not self.is_stored(code):
            for direction in STEPS:
                place = self.target(code, direction)
                if place and place[2] == self.place[code][2]:
                    yield f"{code}^{direction}"

    def falls(self, code: str) -> Iterator[str]:
        for direction in STEPS:
            place = self.target(code, direction)
            if place and place[2] < self.place[code][2]:
                for quarters in range(4):
                    yield f"{code}v{direction}{quarters}"

    def pivots(self, code: str) -> Iterator[str]:
        x, y, floor = self.place[code]
        free = all(self.height((x + dx, y + dy)) <= floor for dx, dy in STEPS.values())
        if free and code not in self.pivoted and not self.is_stored(code):  # CR-4
            for quarters in (1, 2, 3):
                yield f"{code}@{quarters}"

    def moved(self, move: str) -> Second:
        """The position after a move of a crate, points and all, but for the end of the game."""
        code, kind = move[:3], move[3]
        if kind == "@":
            faces = self.faces | {code: turned(self.faces[code], int(move[4]))}
            return replace(self, faces=faces, pivoted=self.pivoted | {code}, moves=self.moves + 1)
        old = self.place[code]
        x, y, _ = old
        dx, dy = STEPS[move[4]]
        cell = (x + dx, y + dy)
        columns = dict(self.columns)
        columns[x, y] = columns[x, y][:-1]
        if not columns[x, y]:
            del columns[x, y]
        columns[cell] = (*columns.get(cell, ()), code)
        if kind == "^":
            faces = self.faces | {code: tipped(self.faces[code], move[4])}
        else:
            faces = self.faces | {code: turned(self.faces[code], int(move[5]))}
        after = replace(
            self,
            columns=columns,
            place=self.place | {code: (*cell, len(columns[cell]) - 1)},
            faces=faces,
            been=self.been | {(code, old)},
            moves=self.moves + 1,
        )
        return after.scored(code)

    def scored(self, code: str) -> Second:
        """CR-8: the whole group of the crate that moved, times 1, 3 or 5 by its floor."""
        colour = self.faces[code][0]
        group = self.group(code)
        if colour not in self.colours or len(group) < 2:
            return self
        seat = self.colours.index(colour)
        if seat in self.left:
            return self
        points = len(group) * {0: 1, 1: 3, 2: 5}[self.place[code][2]]
        scores = list(self.scores)
        scores[seat] += points
        return replace(self, scores=tuple(scores))

    def can_finish(self) -> bool:
        """CR-6 by its plain definition: try everything."""
        if self.moves == 3:
            return self.is_joined()
        for move in self.candidates():
            after = self.moved(move)
            if (self.joined == "turn" or after.is_joined()) and after.can_finish():
                return True
        return False

    def is_legal(self, move: str) -> bool:
        """Whether a candidate is legal."""
        after = self.moved(move)
        if (after.moves == 3 or self.joined == "move") and not after.is_joined():
            return False
        return self.finish == "stuck" or after.can_finish()

    def legal(self) -> list[str]:
        """All legal actions in the order of their numbers."""
        if self.turn is None:
            return []
        if self.moves < 3:
            return [move for move in self.candidates() if self.is_legal(move)]
        placed = [f"={code}" for code in self.codes if self.is_top(code) and code != self.customs]
        return placed + (["="] if self.customs else [])

    def has_move(self) -> bool:
        return any(self.is_legal(move) for move in self.candidates())

    def played(self, action: str) -> Second:
        """The position after a legal action."""
        if action[0] != "=":
            after = self.moved(action)
            if self.finish == "stuck" and after.moves < 3 and not after.has_move():
                return replace(after, turn=None)
            return after
        assert self.turn is not None
        seat = (self.turn + 1) % len(self.colours)
        while seat in self.left:
            seat = (seat + 1) % len(self.colours)
        after = replace(
            self,
            customs=action[1:] or self.customs,
            turn=seat,
            turns=self.turns + 1,
            moves=0,
            been=frozenset(),
            pivoted=frozenset(),
        )
        if after.turns == self.cap or not after.has_move():
            return replace(after, turn=None)
        return after

    def text(self) -> str:
        """The position as the rulebook writes it, without options."""
        low_x = min(x for x, _, _ in self.place.values())
        low_y = min(y for _, y, _ in self.place.values())

        def at(code: str, place: Place) -> str:
            return f"{code}@{place[0] - low_x},{place[1] - low_y},{place[2]}"

        crates = [
            f"{at(code, self.place[code])}={''.join(self.faces[code])}" for code in self.codes
        ]
        been = sorted((self.codes.index(code), place) for code, place in self.been)
        words = [
            f"dockers:standard {len(self.colours)} colours:{self.colours}",
            f"turn:{'-' if self.turn is None else self.turn} moves:{self.moves}",
            f"customs:{self.customs or '-'} scores:{','.join(map(str, self.scores))}",
            f"turns:{self.turns} crates:{','.join(crates)}",
            f"been:{','.join(at(self.codes[i], place) for i, place in been) or '-'}",
            f"pivoted:{','.join(c for c in self.codes if c in self.pivoted) or '-'}",
        ]
        if self.left:
            words.append("left:" + "".join(map(str, sorted(self.left))))
        return " ".join(words)


def second(
    colours: str = "rb",
    *,
    joined: str = "turn",
    finish: str = "must",
    cap: int = 0,
    turn: int = 0,
    floors: str = "012",
) -> Second:
    """The first position."""
    crates = layout_of("standard").crates
    place = {k.code: (k.x, k.y, floors.index(str(k.floor))) for k in crates}
    columns: dict[Cell, tuple[str, ...]] = {}
    for floor in range(3):
        for code, (x, y, z) in place.items():
            if z == floor:
                columns[x, y] = (*columns.get((x, y), ()), code)
    faces: dict[str, Faces] = {}
    for k in crates:
        up, down, north, east, south, west = list(k.faces)
        faces[k.code] = (up, down, north, east, south, west)
    return Second(
        tuple(k.code for k in crates),
        colours,
        columns,
        place,
        faces,
        joined=joined,
        finish=finish,
        cap=cap,
        turn=turn,
        scores=(0,) * len(colours),
    )


def read(text: str) -> Second:
    """A position from its text."""
    words = text.split()
    named = dict(word.split(":", 1) for word in words[2:] if not re.match("[a-z]+=", word))
    options = dict(word.split("=", 1) for word in words[2:] if re.match("[a-z]+=", word))
    place: dict[str, Place] = {}
    faces: dict[str, Faces] = {}
    for code, x, y, z, seen in re.findall(r"(\w+)@(\d+),(\d+),(\d)=([.\w]{6})", named["crates"]):
        up, down, north, east, south, west = list(seen)
        place[code] = (int(x), int(y), int(z))
        faces[code] = (up, down, north, east, south, west)
    columns: dict[Cell, tuple[str, ...]] = {}
    for code, (x, y, _) in sorted(place.items(), key=lambda item: item[1][2]):
        columns[x, y] = (*columns.get((x, y), ()), code)
    been = re.findall(r"([A-Z]+)@(-?\d+),(-?\d+),(\d)", named["been"])
    return Second(
        tuple(place),
        named["colours"],
        columns,
        place,
        faces,
        joined=options.get("joined", "turn"),
        finish=options.get("finish", "must"),
        cap=int(options.get("cap", "0")),
        turn=None if named["turn"] == "-" else int(named["turn"]),
        moves=int(named["moves"]),
        customs=None if named["customs"] == "-" else named["customs"],
        scores=tuple(map(int, named["scores"].split(","))),
        turns=int(named["turns"]),
        been=frozenset((code, (int(x), int(y), int(z))) for code, x, y, z in been),
        pivoted=frozenset(named["pivoted"].split(",")) - {"-"},
        left=frozenset(map(int, named.get("left", ""))),
    )

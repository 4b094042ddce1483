"""Positions of Dockers for tests: a few named crates where they are wanted, the rest in a yard."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import quayside
from quayside import State
from quayside.games.dockers.layout import layout_of
from tests.games.dockers.second import Faces, tipped, turned

CRATES = layout_of("standard").crates
CODES = layout_of("standard").codes
TABLE: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "perft" / "dockers.json").read_text(encoding="utf-8")
)
Wanted = tuple[int, int, int, str]
"""x, y, floor, and a pattern for the six faces, such as 'r' for red on top."""


@cache
def orientations(code: str) -> tuple[str, ...]:
    """All ways a crate can lie, as faces up, down, north, east, south, west."""
    up, down, north, east, south, west = list(next(k for k in CRATES if k.code == code).faces)
    first: Faces = (up, down, north, east, south, west)
    found = [first]
    for faces in found:
        for other in (tipped(faces, "N"), turned(faces, 1)):
            if other not in found:
                found.append(other)
    return tuple("".join(faces) for faces in found)


def lying(code: str, pattern: str) -> str:
    """Faces of a crate that lies as the pattern wants."""
    return next(faces for faces in orientations(code) if re.match(pattern, faces))


def arrange(named: dict[str, Wanted], yard: list[tuple[int, int]]) -> str:
    """The crates of a position: the named ones, and all others, lid up, three to a cell of the
    yard as far as they last."""
    places = {
        code: ((x, y, floor), lying(code, face)) for code, (x, y, floor, face) in named.items()
    }
    others = [code for code in CODES if code not in named]
    assert len(yard) >= len(others) / 3, "the yard is too small"
    for k, code in enumerate(others):
        x, y = yard[k // 3]
        places[code] = ((x, y, k % 3), lying(code, r"\."))
    low_x = min(place[0] for place, _ in places.values())
    low_y = min(place[1] for place, _ in places.values())
    return ",".join(
        f"{code}@{x - low_x},{y - low_y},{floor}={faces}"
        for code in CODES
        for (x, y, floor), faces in [places[code]]
    )


def text(
    crates: str,
    *,
    colours: str = "rb",
    turn: str = "0",
    moves: int = 0,
    customs: str = "TNG",
    scores: str = "",
    turns: int = 1,
    been: str = "-",
    pivoted: str = "-",
    tail: str = "",
) -> str:
    """The text of a position."""
    points = scores or ",".join("0" for _ in colours)
    return (
        f"dockers:standard {len(colours)} colours:{colours} turn:{turn} moves:{moves}"
        f" customs:{customs} scores:{points} turns:{turns} crates:{crates} been:{been}"
        f" pivoted:{pivoted}{' ' + tail if tail else ''}"
    )


YARD = [(x, y) for y in (0, -1, -2) for x in range(3)]
"""Nine cells south of where things happen; the first three touch y = 1."""


def state(
    named: dict[str, Wanted], yard: list[tuple[int, int]] | None = None, **words: Any
) -> State:
    """A position with Customs on TNG, which lies on top in the yard."""
    return quayside.parse(text(arrange(named, yard or YARD), **words))


def play(start: State, moves: str) -> State:
    """Play moves written with spaces between them."""
    for move in moves.split():
        start = start.play(move)
    return start


def texts(found: State) -> set[str]:
    """The texts of the legal moves."""
    return {move.text for move in found.moves}


def place(found: State, code: str) -> tuple[int, int, int]:
    """Where a crate lies."""
    match = re.search(rf"\b{code}@(\d+),(\d+),(\d)=", str(found))
    assert match
    return int(match[1]), int(match[2]), int(match[3])


def faces(found: State, code: str) -> str:
    """A crate's faces up, down, north, east, south, west."""
    match = re.search(rf"\b{code}@[^=]*=([.rbyg]{{6}})", str(found))
    assert match
    return match[1]


def falls_onto(found: State, code: str) -> str:
    """The move with which the top crate of the yard's column south of a crate falls on it."""
    x, y, _ = place(found, code)
    top = next(other for other in CODES if place(found, other) == (x, y - 1, 2))
    return f"{top}vN0"


def late_position() -> State:
    """A late position from the table of counts with two legal first moves and dead ends."""
    return quayside.parse(
        next(case["position"] for case in TABLE["positions"] if case["perft"][0] == 2)
    )


def first_end(found: State, depth: int = 8) -> State | None:
    """The first finished game that the legal moves lead to, in their order."""
    if found.is_over:
        return found
    if depth == 0:
        return None
    ends = (first_end(found.play(move), depth - 1) for move in found.moves)
    return next((end for end in ends if end is not None), None)


def falls_aside(found: State, *but: str) -> State:
    """Let some crate, not of those named, fall from the top floor out of the way, southwards."""
    moves = (
        m.text for m in found.moves if re.fullmatch("...vS0", m.text) and m.text[:3] not in but
    )
    return found.play(next(moves))

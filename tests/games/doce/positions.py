"""Positions of Doce for tests, written as pictures."""

from __future__ import annotations

import quayside
from quayside import State

GAME = quayside.load("doce")


def position(
    picture: str, *, turn: str = "0", last: str = "-,-", starter: int | None = None
) -> str:
    """Return the text of a position in the first round from its five ranks, the fifth on top.

    Who started is worked out from the dice on the grid where nobody has passed.
    """
    ranks = [line.split() for line in picture.strip().splitlines()]
    squares = [square for rank in reversed(ranks) for square in rank]
    placed = [sum(s[0] == letter and s[1] != "#" for s in squares) for letter in "AB"]
    if starter is None:
        starter = int(turn[0]) if placed[0] == placed[1] else int(placed[1] > placed[0])
    held = "".join("0" if letter + "#" in squares else "1" for letter in "AB")
    return (
        f"doce:standard {','.join(squares)} turn:{turn} dice:{11 - placed[0]},{11 - placed[1]}"
        f" blockers:{held} last:{last} round:1 starter:{starter} totals:0,0"
    )


def state(picture: str, *, turn: str = "0", last: str = "-,-", starter: int | None = None) -> State:
    """Return the position as a state; it must be one that can stand."""
    return GAME.parse(position(picture, turn=turn, last=last, starter=starter))


def play(start: State, moves: str) -> State:
    """Play moves written with spaces between them; `/` between rounds is passed over."""
    for move in moves.replace("/", " ").split():
        start = start.play(move)
    return start


def texts(found: State) -> set[str]:
    """Return the texts of the legal moves."""
    return {move.text for move in found.moves}


def dice_squares(found: State) -> set[str]:
    """Return the squares where a die may be placed."""
    return {move.text[:2] for move in found.moves if "=" in move.text}


def blocker_squares(found: State) -> set[str]:
    """Return the squares where the blocker may be played."""
    return {move.text[1:] for move in found.moves if move.text[0] == "#"}


SQUARES = {file + rank for file in "abcde" for rank in "12345"}

EMPTY = "\n".join([". . . . ."] * 5)
# Seat 0 to move, last die on a1. Free are its zone and e5; all dice show 1, so nobody has a line.
ONE_OPEN = """
    A1 B1 A1 B1 .
    A1 B1 A1 B1 B1
    A1 B1 A1 B1 B1
    .  .  A1 A1 B1
    A1 .  A1 B1 B1
"""
# The same without e5: a blocker of seat 1 lies there.
NONE_OPEN = ONE_OPEN.replace("B1 .\n", "B1 B#\n")

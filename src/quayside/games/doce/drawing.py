"""Doce drawn in text: the grid with owners and faces, zone and markers; the players beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Drawing, Span
from quayside.core.phrase import Say
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.view import (
    LETTERS,
    SQUARE_NAMES,
    blocker_square,
    dice_left,
    pieces,
    squares_in,
    winning_squares,
)

if TYPE_CHECKING:
    from quayside.core.game import Game

_GRID_WIDTH = 38
WORDS = {
    "black": "Black",
    "white": "White",
    "round": "round {round} of {rounds}, started by {who}",
    "total": "total {points}",
    "dice": "dice {count}, blocker held",
    "dice-on": "dice {count}, blocker on {square}",
    "legend": "* last die   × no-play zone of {who}",
    "legend-over": "* last die   [ ] winning line",
    "due": "a die must follow the blocker",
    "draw": "the match is a draw",
    "wins": "{who} wins the match",
    "wins-left": "{who} wins the match, {other} has left",
}
"""The words of the picture in English. A is black and B is white, as in positions."""
_COLOURS = ("black", "white")


def draw(game: Game, row: Row, word: Say) -> Drawing:
    """Draw the grid and, to its right, round, totals, dice and blockers."""
    cells = _cells(row)
    grid: Drawing = [[("      a     b     c     d     e", "dim")]]
    for rank in reversed(range(r.SIDE)):
        grid.append(_border("┌┬┐" if rank == r.SIDE - 1 else "├┼┤"))
        line: list[Span] = [(f" {rank + 1} │", "dim")]
        for cell in cells[r.SIDE * rank : r.SIDE * (rank + 1)]:
            line += [cell, ("│", "dim")]
        grid.append(line)
    grid.append(_border("└┴┘"))
    beside = [[], *_players(game, row, word), [], *_notes(row, word)]
    lines: Drawing = []
    for i, left in enumerate(grid):
        right = beside[i] if i < len(beside) else []
        gap = _GRID_WIDTH - sum(len(text) for text, _ in left)
        lines.append([*left, (" " * gap, ""), *right] if right else left)
    return lines


def _border(joints: str) -> list[Span]:
    return [("   " + joints[0] + joints[1].join(["─────"] * r.SIDE) + joints[2], "dim")]


def _cells(row: Row) -> list[Span]:
    """Return the 25 squares, five characters each."""
    seat = int(row[TURN])
    forbidden = () if seat == NOBODY else squares_in(r.zone_squares(row, seat))
    cells: list[Span] = [("  ×  " if s in forbidden else "     ", "dim") for s in range(r.SQUARES)]
    winning = winning_squares(row)
    for square, piece in pieces(row).items():
        front, back = "[]" if square in winning else "  "
        mark = "*" if square in row[r.LAST : r.LAST + 2] else " "
        cells[square] = (f"{front}{piece}{mark}{back}", f"seat{LETTERS.index(piece[0])}")
    return cells


def _players(game: Game, row: Row, word: Say) -> Drawing:
    starter = word(_COLOURS[row[r.STARTER]])
    lines: Drawing = [
        [(f"{game.family.title}, {game.name}", "bold")],
        [(word("round", round=int(row[r.ROUND]), rounds=r.ROUNDS, who=starter), "dim")],
    ]
    for seat, letter in enumerate(LETTERS):
        mark = "▶" if row[TURN] == seat else " "
        total = word("total", points=int(row[r.TOTAL + seat]))
        blocker, count = blocker_square(row, seat), dice_left(row, seat)
        held = (
            word("dice", count=count)
            if blocker is None
            else word("dice-on", count=count, square=SQUARE_NAMES[blocker])
        )
        name = f" {word(_COLOURS[seat])}, {total}"
        lines += [
            [],
            [(f"{mark} ", "bold"), (f" {letter} ", f"seat{seat}"), (name, "")],
            [(f"      {held}", "")],
        ]
    return lines


def _notes(row: Row, word: Say) -> Drawing:
    """Return what the marks on the grid mean and, at the end, who has won."""
    if row[TURN] != NOBODY:
        due = [(word("due") if row[r.MID] else "", "bold")]
        return [due, [(word("legend", who=word(_COLOURS[row[TURN]])), "dim")]]
    shares = np.zeros(2)
    r.returns(row, shares)
    result = word("draw")
    if shares[0] != shares[1]:
        who, left = word(_COLOURS[int(shares[1])]), int(row[r.LEFT])
        result = word("wins", who=who)
        if left:
            result = word("wins-left", who=who, other=word(_COLOURS[left - 1]))
    return [[(result, "bold")], [(word("legend-over"), "dim")]]

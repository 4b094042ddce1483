"""Doce drawn in text: the grid with owners and faces, zone and markers; the players beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.events import Drawing, Span
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


def draw(game: Game, row: Row) -> Drawing:
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
    beside = [[], *_players(game, row), [], *_notes(row)]
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


def _players(game: Game, row: Row) -> Drawing:
    lines: Drawing = [
        [(f"{game.family.title}, {game.name}", "bold")],
        [(f"round {row[r.ROUND]} of {r.ROUNDS}, started by {LETTERS[row[r.STARTER]]}", "dim")],
    ]
    for seat, letter in enumerate(LETTERS):
        mark = "▶" if row[TURN] == seat else " "
        blocker = blocker_square(row, seat)
        where = "held" if blocker is None else f"on {SQUARE_NAMES[blocker]}"
        seat_total = f" seat {seat}, total {row[r.TOTAL + seat]}"
        lines += [
            [],
            [(f"{mark} ", "bold"), (f" {letter} ", f"seat{seat}"), (seat_total, "")],
            [(f"      dice {dice_left(row, seat)}, blocker {where}", "")],
        ]
    return lines


def _notes(row: Row) -> Drawing:
    """Return what the marks on the grid mean and, at the end, who has won."""
    if row[TURN] != NOBODY:
        legend = f"* last die   × no-play zone of {LETTERS[row[TURN]]}"
        due = [("a die must follow the blocker" if row[r.MID] else "", "bold")]
        return [due, [(legend, "dim")]]
    shares = np.zeros(2)
    r.returns(row, shares)
    result = "the match is a draw"
    if shares[0] != shares[1]:
        left = f", {LETTERS[row[r.LEFT] - 1]} has left" if row[r.LEFT] else ""
        result = f"{LETTERS[int(shares[1])]} wins the match{left}"
    return [[(result, "bold")], [("* last die   [ ] winning line", "dim")]]

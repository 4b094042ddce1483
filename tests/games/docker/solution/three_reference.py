"""A second evaluation of strategies in three-player Docker: dictionaries and the rules, no layers.

A position is `(mover, stacks, out)`: the seat about to roll, nine tuples of seats from the bottom
up, and the seats that are out. Nothing is turned and no symmetry is used.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from quayside.core.game import Game
from quayside.core.rules import Row
from quayside.games.docker import rules as r
from quayside.games.docker.setup import empty_row
from quayside.games.docker.text import owners

Position = tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...]]
Chances = tuple[float, float, float]
# For each face that counts: the positions that moves lead to, the first one alone for `out`.
Faces = list[list[Position]]
Strategy = Callable[[list[Position]], list[float]]

START: Position = (0, ((),) * 9, ())


def row_of(game: Game, containers: int, position: Position) -> Row:
    """Return the row of a position."""
    mover, stacks, out = position
    row = empty_row(game)
    row[0] = mover
    row[r.OUTS] = len(out)
    row[r.OUT_ORDER : r.OUT_ORDER + len(out)] = out
    for square, stack in enumerate(stacks):
        row[r.HEIGHT + square] = len(stack)
        for seat in stack:
            row[r.STACK + square] = row[r.STACK + square] << 2 | seat
    for seat in set(range(3)) - set(out):
        row[r.HAND + seat] = containers - sum(stack.count(seat) for stack in stacks)
    return row


def position_of(row: Row) -> Position:
    """Return the position of a row."""
    out = tuple(row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist())
    return int(row[0]), tuple(tuple(owners(row, square)) for square in range(9)), out


def faces_of(game: Game, containers: int, position: Position) -> Faces:
    """Return what each face that counts (DK-7) leads to."""
    rules, scratch = game.rules, game.rules.scratch()
    faces, moves = [], []
    for face in range(1, 7):
        row = row_of(game, containers, position)
        row[r.ROLL] = face
        actions = rules.actions()
        legal = actions[: rules.legal(row, actions, scratch)].tolist()
        after = []
        for action in legal:
            copy = row.copy()
            rules.apply(copy, action, scratch)
            after.append(position_of(copy))
        faces.append(after)
        moves.append(legal != [r.OUT])
    on_board = sum(stack.count(position[0]) for stack in position[1])
    if game.edition in ("en", "it") and on_board < 3 and any(moves):
        faces = [after for after, can_move in zip(faces, moves, strict=True) if can_move]
    return faces


def reach(game: Game, containers: int) -> dict[Position, Faces]:
    """Return all positions that arise from the start, with where they lead."""
    found: dict[Position, Faces] = {}
    waiting = [START]
    for position in waiting:
        if position not in found and len(position[2]) < 2:
            found[position] = faces_of(game, containers, position)
            waiting += [after for moves in found[position] for after in moves]
    return found


class Evaluation:
    """Evaluates strategies: what all seats get, and what the best response of one seat gets."""

    def __init__(self, game: dict[Position, Faces], strategy: Strategy) -> None:
        """Lay the moves of all positions one after another, with their probabilities."""
        self.numbers = {position: number for number, position in enumerate(game)}
        self.over: list[Chances] = []
        after: list[int] = []
        shares: list[float] = []
        self.moves_at: list[int] = []
        self.faces_at: list[int] = []
        for faces in game.values():
            self.faces_at.append(len(self.moves_at))
            for moves in faces:
                self.moves_at.append(len(after))
                after += [self._number(position) for position in moves]
                mixed = len(moves) > 1 and not moves[0][2]
                shares += strategy(moves) if mixed else [1 / len(moves)] * len(moves)
        self.after, self.shares = np.array(after), np.array(shares)
        faces_each = np.diff([*self.faces_at, len(self.moves_at)])
        mover = np.array([position[0] for position in game])
        pair = np.array([len(position[2]) == 1 for position in game])
        moves_each = np.diff([*self.moves_at, len(after)])
        self.mover = np.repeat(np.repeat(mover, faces_each), moves_each)
        self.pair = np.repeat(pair, faces_each)
        self.faces_each = faces_each[:, None]
        others = [
            [len(out) == 1 and seat != mover and seat not in out for seat in range(3)]
            for mover, _, out in game
        ]
        self.others = np.repeat(np.array(others), faces_each, axis=0)

    def _number(self, position: Position) -> int:
        """Return the number of a position; finished ones follow the others."""
        if len(position[2]) < 2:
            return self.numbers[position]
        first, second, third = (float(seat not in position[2]) for seat in range(3))
        self.over.append((first, second, third))
        return len(self.numbers) + len(self.over) - 1

    def values(self, free: int | None = None) -> NDArray[np.float64]:
        """Return each seat's chances by position when all follow the strategy; with `free` the
        chances of that seat when it plays its best response. With two left both play their best."""
        open_ones = np.full((len(self.numbers), 3), 1 / 3)
        change = 1.0
        while change > 1e-11:
            worths = np.concatenate([open_ones, self.over])[self.after]
            follow = np.add.reduceat(worths * self.shares[:, None], self.moves_at)
            own = np.maximum.reduceat(worths[np.arange(len(worths)), self.mover], self.moves_at)
            at_mover = self.mover[self.moves_at]
            for seat in range(3):
                plays_best = (at_mover == seat) & (self.pair | (seat == free))
                follow[plays_best, seat] = own[plays_best]
            # With two left what the mover does not get is the other's.
            follow = np.where(self.others, 1 - own[:, None], follow)
            new = np.add.reduceat(follow, self.faces_at) / self.faces_each
            moved = np.abs(new - open_ones)
            change = float((moved if free is None else moved[:, free]).max())
            open_ones = new
        return open_ones

"""A second solver that shares nothing with the first but the rules: dictionaries, policy iteration.

A position is a tuple of nine stacks, each a tuple of owners from the bottom up: 0 is the player
about to roll, 1 the other. It uses neither layers nor symmetry, and where players have their own
entries it turns the board by half a turn (the table mirrors it).
"""

from __future__ import annotations

from quayside.core.game import Game
from quayside.core.rules import Row
from quayside.games.docker import rules as r
from quayside.games.docker.setup import empty_row
from quayside.games.docker.text import owners

Position = tuple[tuple[int, ...], ...]
EMPTY: Position = ((),) * 9


def row_of(game: Game, containers: int, position: Position) -> Row:
    """Return the row of a position in which seat 0 is about to roll."""
    row = empty_row(game)
    row[0] = 0
    for square, stack in enumerate(position):
        row[r.HEIGHT + square] = len(stack)
        for seat in stack:
            row[r.STACK + square] = row[r.STACK + square] << 2 | seat
    for seat in (0, 1):
        row[r.HAND + seat] = containers - sum(stack.count(seat) for stack in position)
    return row


def moves_by_face(game: Game, containers: int, position: Position) -> list[list[Position]]:
    """Return for each face that counts (DK-7) the positions that moves lead to."""
    rules, scratch = game.rules, game.rules.scratch()
    faces = []
    for face in range(1, 7):
        row = row_of(game, containers, position)
        row[r.ROLL] = face
        actions = rules.actions()
        after = []
        for action in actions[: rules.legal(row, actions, scratch)].tolist():
            if action != r.OUT:
                copy = row.copy()
                rules.apply(copy, action, scratch)
                after.append(_seen_by_other(game, copy))
        faces.append(after)
    on_board = sum(stack.count(0) for stack in position)
    if game.edition in ("en", "it") and on_board < 3 and any(faces):
        faces = [after for after in faces if after]
    return faces


def _seen_by_other(game: Game, row: Row) -> Position:
    stacks = [tuple(1 - seat for seat in owners(row, square)) for square in range(9)]
    return tuple(reversed(stacks)) if game.edition == "en" else tuple(stacks)


def solve_plainly(game: Game, containers: int) -> dict[Position, float]:
    """Return the value of every position that can arise from the start."""
    faces: dict[Position, list[list[Position]]] = {}
    waiting = [EMPTY]
    for position in waiting:
        if position not in faces:
            faces[position] = moves_by_face(game, containers, position)
            waiting += [after for moves in faces[position] for after in moves]
    # The fullest positions come first, so that a sweep can use what it has just found.
    order = sorted(faces, key=lambda position: -sum(map(len, position)))
    values = dict.fromkeys(order, 0.5)
    policy = {position: [moves[:1] for moves in faces[position]] for position in order}
    improved, change = True, 1.0
    while improved or change > 1e-12:
        for _ in range(20):
            change = _sweep(order, policy, values)
        improved = False
        for position in order:
            for choice, moves in zip(policy[position], faces[position], strict=True):
                if moves:
                    best = min(moves, key=values.__getitem__)
                    if values[best] < values[choice[0]] - 1e-11:
                        choice[0] = best
                        improved = True
    return values


def _sweep(
    order: list[Position],
    policy: dict[Position, list[list[Position]]],
    values: dict[Position, float],
) -> float:
    """Come closer to the values that a policy has; return the largest change."""
    change = 0.0
    for position in order:
        choices = policy[position]
        value = sum(1 - values[choice[0]] for choice in choices if choice) / len(choices)
        change = max(change, abs(value - values[position]))
        values[position] = value
    return change

"""Read-only queries: the next decision at a table, and the exact values of positions."""

from __future__ import annotations

import time

from quayside.core.errors import QuaysideError
from quayside.core.game import Game, State
from quayside.core.solution import Knowledge, SolutionError
from quayside.games import parse
from quayside.server import protocol as m
from quayside.server import wire
from quayside.server.errors import Refused
from quayside.server.http_types import Value, Values
from quayside.server.table import Table

MOST_SECONDS = 5.0
"""The time limit of one request for values."""


def position_at(table: Table, n: int) -> str:
    """Return the position after an event as text; empty before the game begins."""
    if n == table.head:
        return table.position
    return m.decode_event(table.bodies[n - 1]).position if n else ""


def state_of(table: Table, position: str) -> State | None:
    """Return a position of a table's game; None if it was played under other rules."""
    try:
        return table.state if position == table.position else table.game.parse(position)
    except QuaysideError:
        return None


def look_ahead(state: State, n: int, after: list[str]) -> m.Moves:
    """Return the decision due in the position after event `n` and further moves, with the legal
    moves and a drawing; raises `Refused`."""
    for index, text in enumerate(after):
        _, state = wire.play_move(state, text, index)
    due = wire.due_of(state)
    moves = [m.LegalMove(move.text, move.action) for move in state.moves] if due == "move" else []
    drawing = ["".join(text for text, _ in line).rstrip() for line in state.draw()]
    return m.Moves(n, after, None if due == "nothing" else state.to_move, due, moves, drawing)


def values_of(positions: list[str]) -> Values:
    """Return the known values of positions of one game; raises `Refused`. Endings are solved one by
    one; those that remain when the time is up have no value."""
    game: Game | None = None
    states = []
    for number, text in enumerate(positions):
        try:
            state = parse(text) if game is None else game.parse(text)
        except QuaysideError as error:
            message = f"position {number}: {error}"[:300]
            raise Refused("quayside.position.invalid", message, index=number) from None
        game = state.game
        states.append(state)
    solution = None if game is None else game.family.knowledge(game)
    if solution is None:
        return Values([None] * len(states))
    until = time.monotonic() + MOST_SECONDS
    return Values([_value(solution, s) if time.monotonic() < until else None for s in states])


def _value(solution: Knowledge, state: State) -> Value | None:
    if state.is_over:
        return Value(list(state.returns), "exact", 0.0)
    try:
        known = solution.know(state)
    except SolutionError:
        return None
    return Value(list(known.win), known.kind, known.error)

"""Exact values of games for three and four, once two players are left: see `ending.py`."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quayside.core.rules import NOBODY, TURN, Floats, Row
from quayside.core.solution import Known, know_exactly
from quayside.games.docker import rules as r
from quayside.games.docker.solution import ending as e
from quayside.games.docker.solution.setup import TableError
from quayside.games.docker.solution.sweep import ONE

if TYPE_CHECKING:
    from quayside.core.game import Game, State

MOST_KEPT = 32
"""The number of cached endings; the least recently used one is dropped first."""


class _Ending(NamedTuple):
    """The values of an ending by key, in the order of keys; none if it was not solved."""

    keys: NDArray[np.int64]
    values: Floats
    in_hand: int
    """Containers in hand in the position that it was solved from."""

    def find(self, key: int) -> float | None:
        at = int(np.searchsorted(self.keys, key))
        is_there = at < len(self.keys) and self.keys[at] == key
        return float(self.values[at]) if is_there else None


class _Solver:
    """Solves endings, one at a time, and keeps the latest."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: OrderedDict[bytes, _Ending] = OrderedDict()

    @cached_property
    def _room(self) -> NDArray[np.int64]:
        return np.zeros(e.ROOM_SIZE, np.int64)

    def value_of(self, row: Row) -> float | None:
        """Return the value of a position with two players left that waits for a roll; None if its
        ending is too large."""
        facts = np.zeros(e.FACTS, np.int64)
        e.write_facts(row, facts)
        key, name = int(e.key_of(row, facts)), facts.tobytes()
        with self._lock:
            known = self._kept.get(name)
            value = known.find(key) if known else None
            if known is None or (value is None and _may_succeed(known, row)):
                known = self._kept[name] = self._solve(row)
                value = known.find(key)
            self._kept.move_to_end(name)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return value

    def _solve(self, row: Row) -> _Ending:
        room = self._room
        count = int(e.solve(row, room))
        keys = room[e.KEYS : e.KEYS + count]
        lower, upper = (room[at : at + count] for at in (e.LOWER, e.UPPER))
        order = np.argsort(keys)
        values = (lower + (upper - lower) // 2)[order] / ONE
        return _Ending(keys[order], values, int(room[e.IN_HAND]))


def _may_succeed(known: _Ending, row: Row) -> bool:
    """Return whether solving from a position that is not in an ending may help: always if that was
    solved, and else with fewer containers in hand."""
    in_hand = sum(int(row[r.HAND + seat]) for seat in _left(row))
    return len(known.keys) > 0 or in_hand < known.in_hand


def _left(row: Row) -> list[int]:
    """Return the seats that are still in."""
    gone = row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist()
    return [seat for seat in range(int(row[r.PLAYERS])) if seat not in gone]


_SOLVER = _Solver()


@dataclass(frozen=True)
class Endings:
    """The exact values of a game for three or four from when two players are left."""

    game: Game

    name = "docker-endings"
    error = e.ERROR
    is_whole = False

    def holds(self, state: State) -> bool:
        """Return whether two players are left and their ending is not too large."""
        return state.game == self.game and self._value(state) is not None

    def probe(self, state: State) -> float:
        """Return the chance that the player to move wins; with a roll waiting, with the best move.
        Raises `TableError` for a position that it does not hold."""
        value = self._value(state) if state.game == self.game else None
        if value is None:
            raise TableError(f"the position {state} is not in an ending that can be solved")
        return value

    def best(self, state: State) -> tuple[int, float]:
        """Return the best action for the roll that waits, the lowest of equals, and the chance to
        win with it."""
        self.probe(state)
        if state.is_chance:
            raise TableError(f"no roll waits to be played in the position {state}")
        return max(self._moves(state), key=lambda move: (move[1], -move[0]))

    def know(self, state: State) -> Known:
        """Return the exact chances of all seats, and the best action where a roll waits."""
        return know_exactly(self, state)

    def probe_rows(self, rows: NDArray[np.int32]) -> Floats:
        """Return the values of positions that wait for a roll; NaN for others and for those that it
        does not hold."""
        return np.array([_value_of(row) for row in rows], np.float64)

    def _value(self, state: State) -> float | None:
        if not _is_ending(state.row):
            return None
        if state.is_chance:
            return _SOLVER.value_of(state.row.copy())
        values = [value for _, value in self._moves(state)]
        return None if any(map(np.isnan, values)) else max(values)

    def _moves(self, state: State) -> list[tuple[int, float]]:
        """Return the legal actions with the chance to win with each; `out` is worth 0."""
        scratch, moves = r.RULES.scratch(), []
        for action in state.actions:
            after = state.row.copy()
            r.apply(after, action, scratch)
            moves.append((action, 0.0 if after[TURN] == NOBODY else 1.0 - _value_of(after)))
        return moves


def _is_ending(row: Row) -> bool:
    return bool(row[TURN] != NOBODY and row[r.PLAYERS] - row[r.OUTS] == 2)


def _value_of(row: Row) -> float:
    if not _is_ending(row) or row[r.ROLL]:
        return float("nan")
    value = _SOLVER.value_of(np.ascontiguousarray(row, np.int32).copy())
    return float("nan") if value is None else value

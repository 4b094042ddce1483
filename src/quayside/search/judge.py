"""A judgement of any position: the chance to win by seat, with its error, and by move.

Several trees are grown apart with seeds of their own; how far they differ tells how far to trust
them. What all of them overlook is told by the skill: how far its judgements were from the truth
where that is known. A standard error is both together.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING, Literal

import numpy as np

from quayside.search.skill import Layers
from quayside.search.skills import skill_of
from quayside.search.think import Stop, Thought, think

if TYPE_CHECKING:
    from quayside.core.game import State
    from quayside.core.rules import Floats

TREES = 4
FEW = 32  # visits
Kind = Literal["exact", "proved", "estimate"]


@dataclass(frozen=True)
class Judged:
    """The chance to win by seat, whether it is proved, and the standard error of an estimate."""

    win: tuple[float, ...]
    kind: Kind
    error: float


@dataclass(frozen=True)
class Judgement:
    """What a search thinks of a position, and of each legal action in rising order."""

    win: tuple[float, ...]
    kind: Kind
    error: float
    moves: dict[int, Judged]
    best: int | None
    """The action to play; None while a roll is due and when the game is over."""
    simulations: int
    forced: tuple[tuple[int, ...], int] | None = None
    """Doce: the actions of a turn that begins a forced win of the round, and in how many turns."""


def judge(
    state: State,
    nodes: int = 4_000,
    seed: int = 0,
    *,
    layers: Layers | None = None,
    threads: int = 1,
    stop: Stop | None = None,
) -> Judgement:
    """Judge a position by searching it with `nodes` simulations."""
    game = state.game
    if state.is_over:
        return Judgement(state.returns, "exact", 0.0, {}, None, 0)
    skill = skill_of(game)
    thought = think(
        game.rules, state.row.copy(), game.players, nodes, skill=skill, layers=layers,
        seed=seed, threads=threads, trees=TREES, stop=stop,
    )  # fmt: skip
    if state.is_chance:
        whole = _judged(thought.value, thought.is_proved, thought.by_thread, skill.error)
        return Judgement(whole.win, whole.kind, whole.error, {}, None, thought.simulations)
    moves = {
        int(action): _move(thought, i, skill.error) for i, action in enumerate(thought.actions)
    }
    best = int(thought.actions[thought.best(int(state.row[0]))])
    forced = _forced(state, stop)
    if forced:
        best = forced[0][0]
        if _decides(state):
            moves[best] = Judged(tuple(float(s == state.to_move) for s in range(2)), "proved", 0.0)
    whole = moves[best]
    return Judgement(
        whole.win, whole.kind, whole.error, moves, best, thought.simulations, forced
    )  # fmt: skip


def _judged(win: Floats, proved: bool, trees: Floats, error: float) -> Judged:
    if proved:
        return Judged(tuple(win.tolist()), "proved", 0.0)
    spread = float(np.std(trees, axis=0, ddof=1).max()) / sqrt(len(trees))
    return Judged(tuple(win.tolist()), "estimate", hypot(spread, error))


def _move(thought: Thought, i: int, error: float) -> Judged:
    """Judge a move. One that was hardly looked at is no better known than by as many games."""
    visits = max(1, int(thought.visits[i]))
    win = (visits * thought.values[i] + 1.0) / (visits + 2.0)  # few equal results are not certain
    by_chance = sqrt(float((win * (1 - win)).max()) / visits) if visits < FEW else 0.0
    trees = thought.by_move[:, i]
    return _judged(thought.values[i], bool(thought.proved[i]), trees, max(error, by_chance))


def _forced(state: State, stop: Stop | None) -> tuple[tuple[int, ...], int] | None:
    if state.game.family.name != "doce":
        return None
    from quayside.search.threats import Threats

    found = Threats().find(state.row.copy(), 5, 20_000, stop)
    return (tuple(found[0]), found[1]) if found else None


def _decides(state: State) -> bool:
    """Return whether winning this round of Doce is sure to win the match: in the last round, when
    the fewest points that a win can bring (12 less 6 for three threes) are enough."""
    from quayside.games.doce import rules as r

    row, seat = state.row, int(state.row[0])
    lead = int(row[r.TOTAL + seat]) - int(row[r.TOTAL + 1 - seat])
    return bool(row[r.ROUND] == r.ROUNDS) and lead + r.TARGET - 6 > 0

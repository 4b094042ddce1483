"""Estimates of positions by search: the chance to win by seat, with its error, and by move.

All simulations grow one tree, so an estimate is as deep as the search of a bot with the same
number. Its standard error has two parts: the systematic error of the search in this game (the
heuristics' error, measured if the truth is known), and the number of simulations of a value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import hypot, sqrt
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.explain import Kind
from quayside.core.heuristics import NEXT_TURN, ForcedWin
from quayside.core.stop import Stop
from quayside.search.run import Thought, Watch, most_within, think

if TYPE_CHECKING:
    from quayside.core.game import State
    from quayside.core.rules import Floats

FEW = 16
"""The least number of simulations for which a move has a value."""
FORCED_TURNS = 8
"""The number of turns within which forced wins are searched."""


@dataclass(frozen=True)
class Judgement:
    """The chance of winning by seat, what kind of number it is, and its error."""

    win: tuple[float, ...]
    kind: Kind
    error: float
    """exact, proved: a bound on the error of `win`. estimate: a standard error."""
    best: int | None = None
    """The action to play, if a move is due."""
    forced: ForcedWin | None = None
    """A forced win that the best action begins."""


@dataclass(frozen=True)
class Searched(Judgement):
    """The estimates of a position, and of each legal action in ascending order."""

    moves: Mapping[int, Judgement | None] = field(default_factory=dict)
    """None for an action that was hardly examined. The best action always has a value."""
    simulations: int = 0


def judge(
    state: State,
    nodes: int = 4_000,
    seed: int = 0,
    *,
    stop: Stop | None = None,
    threads: int = 1,
    watch: Watch | None = None,
    seconds: float | None = None,
) -> Searched:
    """Judge a position by searching it with `nodes` simulations. With `seconds` the time limits the
    search instead. Several threads grow one tree, with results that vary from run to run."""
    if seconds is not None:
        nodes = most_within(seconds, threads)
    game = state.game
    if state.is_over:
        return Searched(state.returns, "exact", 0.0)
    heuristics = game.family.heuristics(game)
    thought = think(
        game.rules,
        state.row.copy(),
        game.players,
        nodes,
        heuristics=heuristics,
        seed=seed,
        threads=threads,
        stop=stop,
        watch=watch,
        seconds=seconds,
    )
    if state.is_chance:
        whole = _judged(thought.value, thought.is_proved, thought.simulations, heuristics.error)
        return Searched(whole.win, whole.kind, whole.error, simulations=thought.simulations)
    seat = int(state.row[0])
    chosen = _best(thought, seat)
    moves: dict[int, Judgement | None] = {
        int(action): _judged(thought.values[i], proved, visits, heuristics.error)
        if proved or visits >= FEW or i == chosen
        else None
        for i, (action, proved, visits) in enumerate(
            zip(thought.actions, thought.proved.tolist(), thought.visits.tolist(), strict=True)
        )
    }
    best = int(thought.actions[chosen])
    forced = heuristics.tactics.find_forced(state.row, FORCED_TURNS, stop)
    whole = judge_choice(thought, best, heuristics.error)
    if forced:
        first = forced.actions[0]
        tried = moves[first] if len(forced.line) == 1 else None
        sure = _brought(state, forced, tried, nodes, seed, stop, seconds, threads)
        if forced.is_worth_it or sure.win[seat] >= whole.win[seat]:
            best, whole = first, sure
            moves[best] = whole
        elif best != first:
            forced = None
    moves = {
        action: move if move is None or action == best else _at_most(whole.win[seat], move, seat)
        for action, move in moves.items()
    }
    return Searched(whole.win, whole.kind, whole.error, best, forced, moves, thought.simulations)


def _best(thought: Thought, seat: int) -> int:
    """Return the index of the best action: the one that the search chooses, unless another one is
    proved to bring more than that one is valued at."""
    mine, chosen = thought.values[:, seat], thought.best(seat)
    proved = np.where(thought.proved, mine, -1.0)
    highest = int(np.argmax(proved))
    return highest if proved[highest] > mine[chosen] else chosen


def _at_most(limit: float, move: Judgement, seat: int) -> Judgement:
    """Return the judgement of an action that the search holds for no better than the best one, with
    a chance of at most `limit`. Before, it can be higher because it comes from fewer simulations:
    in solved positions such an action is no better on average."""
    mine = move.win[seat]
    if mine <= limit:
        return move
    more = (1 - limit) / (1 - mine) if mine < 1 else 0.0
    win = tuple(limit if each == seat else more * share for each, share in enumerate(move.win))
    return replace(move, win=win)


def judge_choice(thought: Thought, action: int, error: float) -> Judgement:
    """Judge an action by the results of a search; `error` is that of the game's heuristics."""
    i = thought.actions.tolist().index(action)
    return _judged(thought.values[i], bool(thought.proved[i]), int(thought.visits[i]), error)


def _judged(win: Floats, proved: bool, visits: int, error: float) -> Judgement:
    if proved:
        return Judgement(tuple(win.tolist()), "proved", 0.0)
    visits = max(1, visits)
    likely = (visits * win + 1.0) / (visits + 2.0)  # a few equal results are not certain
    by_chance = sqrt(float((likely * (1 - likely)).max()) / visits)
    return Judgement(tuple(win.tolist()), "estimate", hypot(by_chance, error))


def _brought(
    state: State,
    forced: ForcedWin,
    tried: Judgement | None,
    nodes: int,
    seed: int,
    stop: Stop | None,
    seconds: float | None,
    threads: int,
) -> Judgement:
    """Judge what a forced win brings. If it does not win the game, this is what the tree thinks of
    its first action, if `tried` says so, else a search of the position at the end of its line,
    against the defence that lasts longest: the tree may not see that the win is sure. Other
    defences may lead elsewhere, so this is an estimate."""
    if forced.wins_game:
        win = tuple(float(seat == state.to_move) for seat in range(state.game.players))
        return Judgement(win, "proved", 0.0)
    if tried:
        return tried
    for action in forced.listed:
        if action != NEXT_TURN:
            state = state.play(action)
    found = judge(state, nodes, seed, stop=stop, seconds=seconds, threads=threads)
    error = state.game.family.heuristics(state.game).error
    return Judgement(found.win, "estimate", max(found.error, error))

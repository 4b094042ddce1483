"""Evaluators: the sources of values, each exact, proved, of an equilibrium or an estimate."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from quayside.core.game import Game, State
from quayside.core.solution import Knowledge
from quayside.search import Judgement, Kind, judge
from quayside.search.evaluate import Searched

NODES = 4_000
LIGHTER = 4
"""A lighter evaluator spends this many times fewer simulations on a position."""

Moves = Mapping[int, Judgement | None]
"""A judgement of each legal action, the best action first. None marks an action that a search
hardly examined. The best action always has a judgement."""


class Evaluator(Protocol):
    """An evaluator of positions of a game. The same position always has the same judgement."""

    threads: int
    """The number of positions that may be judged at the same time."""

    def judge(self, state: State) -> Judgement:
        """Judge a position, before or after its roll, or a finished game."""
        ...

    def judge_moves(self, state: State) -> Moves:
        """Judge the position after each legal action of a position that waits for a move."""
        ...

    def lighter(self) -> Evaluator:
        """Return a cheaper evaluator, for the many faces of rolls."""
        ...


def finished(state: State) -> Judgement:
    """Return the judgement of a finished game."""
    return Judgement(state.returns, "exact", 0.0)


def weaker(one: Kind, other: Kind) -> Kind:
    """Return the less certain of two kinds."""
    order: tuple[Kind, ...] = ("exact", "proved", "equilibrium", "estimate")
    return max(one, other, key=order.index)


def judge_faces(state: State, evaluator: Evaluator) -> dict[int, Judgement]:
    """Judge, for a position that waits for a roll, the position after each face that counts: all
    except those that are rolled again. Every face is judged by the same evaluator, so that no face
    is favoured."""
    rolled = {face: state.roll(face) for face in range(1, len(state.chances) + 1)}
    return {face: evaluator.judge(after) for face, after in rolled.items() if not after.is_chance}


def mean_of_faces(state: State, faces: Mapping[int, Judgement]) -> Judgement:
    """Return the judgement of a position before its roll: the mean over its faces, weighted by
    their chances."""
    kind: Kind = "exact"
    for face in faces.values():
        kind = weaker(kind, face.kind)
    win = tuple(
        sum(state.chances[face - 1] * judged.win[seat] for face, judged in faces.items())
        for seat in range(state.game.players)
    )
    return Judgement(win, kind, max(face.error for face in faces.values()))


class SolutionEvaluator:
    """Judges positions that a solution or an equilibrium holds, and finished games."""

    threads = 1

    def __init__(self, solution: Knowledge) -> None:
        """Use a solution or an equilibrium."""
        self.solution = solution

    def judge(self, state: State) -> Judgement:
        """Judge a position."""
        if state.to_move is None:
            return finished(state)
        known = self.solution.know(state)
        return Judgement(known.win, known.kind, known.error, known.best)

    def judge_moves(self, state: State) -> Moves:
        """Judge the position after each legal action; the lowest of equals comes first."""
        seat = state.to_move or 0
        judged = {action: self.judge(state.play(action)) for action in state.actions}
        return dict(sorted(judged.items(), key=lambda item: -item[1].win[seat]))

    def lighter(self) -> SolutionEvaluator:
        """Return this evaluator: a solution is fast."""
        return self


class SearchEvaluator:
    """Judges positions of any game by searching. Each search grows one tree.

    With one thread, the default, the judgement of a position is deterministic. With several threads
    it is not, and positions are judged one by one.
    """

    def __init__(
        self, nodes: int = NODES, seed: int = 0, seconds: float | None = None, tree_threads: int = 1
    ) -> None:
        """Search each position with `nodes` simulations, or for a number of seconds. A search with
        a time limit is not deterministic. `tree_threads` threads grow each tree."""
        self.nodes = nodes
        self.seed = seed
        self.seconds = seconds
        self.tree_threads = tree_threads
        self.threads = 1 if tree_threads > 1 else os.cpu_count() or 1

    def judge(self, state: State) -> Judgement:
        """Judge a position. Before a roll it is the mean over the faces, each searched separately:
        a single search would include moves that it only explored."""
        if state.is_chance:
            return mean_of_faces(state, judge_faces(state, self))
        found = self._search(state)
        return Judgement(found.win, found.kind, found.error, found.best, found.forced)

    def judge_moves(self, state: State) -> Moves:
        """Judge the position after each legal action, from one search of the position."""
        found = self._search(state)
        ordered = sorted(found.moves.items(), key=lambda item: item[0] != found.best)
        return {
            action: replace(move, forced=found.forced) if move and action == found.best else move
            for action, move in ordered
        }

    def lighter(self) -> SearchEvaluator:
        """Return an evaluator that spends a quarter as much on each position."""
        seconds = None if self.seconds is None else self.seconds / LIGHTER
        nodes = max(1, self.nodes // LIGHTER)
        return SearchEvaluator(nodes, self.seed, seconds, self.tree_threads)

    def _search(self, state: State) -> Searched:
        return judge(state, self.nodes, self.seed, seconds=self.seconds, threads=self.tree_threads)


class EndingEvaluator:
    """Judges positions by a solution that contains them, and otherwise by searching."""

    def __init__(self, solution: Knowledge, search: SearchEvaluator) -> None:
        """Use a solution of endings, and otherwise a search."""
        self.solution = solution
        self.search = search
        self.threads = search.threads
        self._exact = SolutionEvaluator(solution)

    def judge(self, state: State) -> Judgement:
        """Judge a position. Before a roll that does not decide an ending yet, it is the mean over
        the faces."""
        if state.is_over or self.solution.holds(state):
            return self._exact.judge(state)
        if state.is_chance:
            return mean_of_faces(state, judge_faces(state, self))
        [(best, found), *_] = self.judge_moves(state).items()
        if found is None:
            raise ValueError("the best move has a judgement")
        return replace(found, best=best)

    def judge_moves(self, state: State) -> Moves:
        """Judge the position after each legal action: exactly in an ending, or if the only move
        leads into one."""
        is_known = self.solution.holds(state)
        if not is_known and len(state.actions) == 1:
            is_known = self.solution.holds(state.play(state.actions[0]))
        return self._exact.judge_moves(state) if is_known else self.search.judge_moves(state)

    def lighter(self) -> EndingEvaluator:
        """Return an evaluator that searches with fewer simulations."""
        return EndingEvaluator(self.solution, self.search.lighter())


def evaluator_for(game: Game, nodes: int = NODES, tree_threads: int = 1) -> Evaluator:
    """Return the best evaluator for a game: its solution or its equilibrium, a search that knows
    the exact endings, or a search alone."""
    search = SearchEvaluator(nodes, tree_threads=tree_threads)
    solution = game.family.knowledge(game)
    if solution is None:
        return search
    if solution.is_whole:
        return SolutionEvaluator(solution)
    return EndingEvaluator(solution, search)


def position_evaluator(game: Game, tree_threads: int = 1) -> Evaluator:
    """Return the best evaluator for a single position: a search is at least as deep as that of any
    level of the game."""
    nodes = max(NODES, *(level.nodes for level in game.family.levels(game)))
    return evaluator_for(game, nodes, tree_threads)

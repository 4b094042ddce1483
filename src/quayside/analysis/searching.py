"""Numbers from search, where there is no table: estimates with their errors, or proofs."""

from __future__ import annotations

import os

from quayside.analysis.source import Judgement, Moves, judge_faces, mean_of_faces
from quayside.core.game import State
from quayside.search import judge

NODES = 4_000
LIGHTER = 4
"""A lighter source spends this many times fewer simulations on a position."""


class SearchSource:
    """Judges positions of any game by searching. The same position is always judged the same.

    Each search grows one tree in one thread. Threads serve to judge several positions at once.
    """

    def __init__(self, nodes: int = NODES, seed: int = 0) -> None:
        """Search each position with `nodes` simulations."""
        self.nodes = nodes
        self.seed = seed
        self.threads = os.cpu_count() or 1

    def judge(self, state: State) -> Judgement:
        """Judge a position. Before a roll it is the mean over the faces, each searched alone: a
        single search would mix in the moves that it only explored."""
        if state.is_chance:
            return mean_of_faces(judge_faces(state, self))
        found = judge(state, self.nodes, self.seed)
        return Judgement(found.win, found.kind, found.error, found.best, found.forced)

    def judge_moves(self, state: State) -> Moves:
        """Judge the position after each legal action, from one search of the position."""
        found = judge(state, self.nodes, self.seed)
        return {
            action: None
            if move is None
            else Judgement(
                move.win,
                move.kind,
                move.error,
                forced=found.forced if action == found.best else None,
            )
            for action, move in sorted(found.moves.items(), key=lambda item: item[0] != found.best)
        }

    def lighter(self) -> SearchSource:
        """Return a source that searches each position with a quarter of the simulations."""
        return SearchSource(max(1, self.nodes // LIGHTER), self.seed)

"""Numbers from search, where there is no table: estimates with their errors, or proofs."""

from __future__ import annotations

import os
from collections.abc import Mapping

from quayside.analysis.source import Judgement
from quayside.core.game import State
from quayside.search import judge

NODES = 4_000


class SearchSource:
    """Judges positions of any game by searching. The same position is always judged the same."""

    def __init__(self, nodes: int = NODES, seed: int = 0) -> None:
        """Search with so many simulations a position."""
        self.nodes = nodes
        self.seed = seed

    def judge(self, state: State) -> Judgement:
        """Judge a position."""
        found = judge(state, self.nodes, self.seed, threads=os.cpu_count() or 1)
        return Judgement(found.win, found.kind, found.error)

    def judge_moves(self, state: State) -> Mapping[int, Judgement]:
        """Judge the position after each legal action, from one search of the position.

        The search's own choice comes first and counts as the best: a move that only seems better
        because it was hardly looked at is put level with it.
        """
        seat = state.to_move or 0
        found = judge(state, self.nodes, self.seed, threads=os.cpu_count() or 1)
        return {
            action: Judgement(
                found.win if move.win[seat] > found.win[seat] else move.win, move.kind, move.error
            )
            for action, move in sorted(found.moves.items(), key=lambda item: item[0] != found.best)
        }

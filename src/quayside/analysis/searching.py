"""Numbers from search, where there is no table: estimates with their errors, or proofs."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

import numpy as np

from quayside.analysis.source import Judgement, Kind, finished
from quayside.core.game import Game, State
from quayside.search.skills import skill_of
from quayside.search.think import Thought, think

NODES = 4_000
_TREES = 4


class SearchSource:
    """Judges positions of any game by searching: several trees of their own, so that how far they
    differ tells how far to trust them. The same position is always judged the same."""

    def __init__(self, game: Game, nodes: int = NODES, seed: int = 0) -> None:
        """Search positions of a game with so many simulations each."""
        self.game = game
        self.nodes = nodes
        self.seed = seed
        self._skill = skill_of(game)

    def judge(self, state: State) -> Judgement:
        """Judge a position; before a roll, as the mean over the faces that count."""
        if state.is_over:
            return finished(state)
        if state.is_chance:
            return self._mean(state)
        thought = self._think(state)
        best = thought.best(int(state.row[0]))
        if thought.proved[best]:
            return Judgement(tuple(thought.values[best].tolist()), "proved", 0.0)
        spread = np.std(thought.by_tree, axis=0, ddof=1).max() / sqrt(_TREES)
        return Judgement(tuple(thought.value.tolist()), "estimate", float(spread))

    def judge_moves(self, state: State) -> Mapping[int, Judgement]:
        """Judge the position after each legal action, from one search of the position."""
        thought = self._think(state)
        return {int(action): self._after(thought, i) for i, action in enumerate(thought.actions)}

    def _after(self, thought: Thought, i: int) -> Judgement:
        win = thought.values[i]
        if thought.proved[i]:
            return Judgement(tuple(win.tolist()), "proved", 0.0)
        own = float(np.clip(win, 0.0, 1.0).max())
        visits = max(1, int(thought.visits[i]))
        return Judgement(tuple(win.tolist()), "estimate", sqrt(own * (1 - own) / visits))

    def _mean(self, state: State) -> Judgement:
        win = np.zeros(self.game.players)
        variance, kinds = 0.0, set()
        for outcome, chance in enumerate(state.chances):
            if chance > 0:
                judged = self.judge(state.roll(outcome + 1))
                win += chance * np.array(judged.win)
                variance += (chance * judged.error) ** 2
                kinds.add(judged.kind)
        kind: Kind = "estimate" if "estimate" in kinds else "proved"
        return Judgement(tuple(win.tolist()), kind, sqrt(variance))

    def _think(self, state: State) -> Thought:
        return think(
            self.game.rules, state.row.copy(), self.game.players, self.nodes,
            skill=self._skill, seed=self.seed, threads=2, trees=_TREES,
        )  # fmt: skip

"""Numbers from search, where there is no table: estimates with their errors, or proofs."""

from __future__ import annotations

from collections.abc import Mapping

from quayside.analysis.source import Judgement, finished
from quayside.core.game import Game, State


class SearchSource:
    """Judges positions of any game by searching."""

    def __init__(self, game: Game) -> None:
        """Search positions of a game."""
        self.game = game

    def judge(self, state: State) -> Judgement:
        """Judge a position."""
        return finished(state)

    def judge_moves(self, state: State) -> Mapping[int, Judgement]:
        """Judge the position after each legal action."""
        return {action: self.judge(state.play(action)) for action in state.actions}

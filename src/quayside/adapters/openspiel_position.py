"""Positions of OpenSpiel states, and their observers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from quayside.adapters.openspiel import OpenSpielState
    from quayside.core.rules import Features, Row, Rules


class Position:
    """An immutable position with cached results, which clones share."""

    __slots__ = ("actions", "odds", "player", "row")

    def __init__(self, row: Row, player: int) -> None:
        """Take a row and the player to act, as OpenSpiel numbers players."""
        self.row = row
        self.player = player
        self.actions: list[int] | None = None
        """The legal actions, or the outcomes with a positive probability; None if not yet
        computed."""
        self.odds: list[tuple[int, float]] = []
        """The outcomes with their probabilities, if `actions` are outcomes."""

    def __deepcopy__(self, memo: object) -> Position:
        """Return itself: OpenSpiel clones a state by deep copies of what it holds."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the row and the player."""
        return _position_from, (self.row.tobytes(), self.player)


def _position_from(row: bytes, player: int) -> Position:
    return Position(np.frombuffer(row, np.int32).copy(), player)


class Observer:
    """Writes what a seat sees into `tensor`, the same array every time."""

    def __init__(self, kernels: Rules) -> None:
        """Make the array."""
        self._observe = kernels.observe
        self.tensor: Features = np.zeros(kernels.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Observe a state."""
        self._observe(state.position.row, player, self.tensor)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the position, which every seat sees alike."""
        return str(state)


class RecallObserver:
    """Observes the history of a game: its start and its actions."""

    tensor = None

    def __init__(self, public: bool) -> None:
        """Take whether public information is observed; there is no other."""
        self._public = public
        self.dict: dict[str, Features] = {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the first position, if it is not the game's own, and the history."""
        if not self._public:
            return ""
        return " ".join(filter(None, (state.start_text, state.history_str())))

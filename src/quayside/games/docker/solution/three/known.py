"""An equilibrium of three-player Docker on the disk, as it is probed: values and strategies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.solution import Known, share_out
from quayside.games.docker.rules import CONTAINERS, HEIGHT, SQUARES
from quayside.games.docker.setup import EDITION_NUMBER
from quayside.games.docker.solution.setup import TableError
from quayside.games.docker.solution.store import read_header, tables_folder
from quayside.games.docker.solution.three.equilibrium import (
    MAGIC,
    SUFFIX,
    Equilibrium,
    name_of,
    open_equilibrium,
)
from quayside.games.docker.solution.three.index import PLAYERS, Index3, index_of
from quayside.games.docker.solution.three.probe import Place, find, weights
from quayside.games.docker.solution.three.solver import SELECTIONS

if TYPE_CHECKING:
    from quayside.core.game import Game, State

_ROUNDING = 2.0**-24  # of a 32-bit float below one


@dataclass(frozen=True, eq=False)
class KnownEquilibrium:
    """The values and strategies of a game. With two left values are exact."""

    game: Game
    found: Equilibrium
    index: Index3

    is_whole = True

    @property
    def name(self) -> str:
        """The name that it is kept under."""
        return self.found.name

    @property
    def epsilon(self) -> float:
        """No player can gain more than this anywhere by playing differently."""
        return self.found.epsilon

    def holds(self, state: State) -> bool:
        """Return whether a position of its game is not over."""
        return bool(state.game == self.game and not state.is_over)

    def know(self, state: State) -> Known:
        """Return the chances of all seats. With a roll waiting they are those of the strategy while
        three are left, and the best action is the one with the highest own chance."""
        self._check(state)
        if state.is_chance:
            return self._look(state)
        seat = state.to_move or 0
        after = self._after(state)
        best = max(after, key=lambda action: (after[action].win[seat], -action))
        shares = np.array([*self.strategy(state).values()])
        win = shares @ np.array([known.win for known in after.values()])
        return Known(tuple(win.tolist()), after[best].kind, after[best].error, best)

    def strategy(self, state: State) -> Mapping[int, float]:
        """Return how likely each legal action is. With two left one of the best actions is sure."""
        self._check(state)
        if state.is_chance:
            raise TableError(f"no roll waits to be played in the position {state}")
        actions = state.actions
        if state.gone or len(actions) == 1:
            seat, after = state.to_move or 0, self._after(state)
            best = max(actions, key=lambda action: (after[action].win[seat], -action))
            return {action: float(action == best) for action in actions}
        places = [self._place(state.play(action)) for action in actions]
        values = np.array([self.found.guide[place.number] for place in places], np.float64)
        header = self.found.header
        on_board = int(state.row[HEIGHT : HEIGHT + SQUARES].sum())
        choice = SELECTIONS[header["selection"]].at(header["temperatures"][on_board])
        return dict(zip(actions, weights(values, choice).tolist(), strict=True))

    def _after(self, state: State) -> dict[int, Known]:
        """Return what is known after each legal action."""
        return {action: self._look(state.play(action)) for action in state.actions}

    def _look(self, state: State) -> Known:
        if state.is_over:
            return Known(state.returns, "exact", 0.0)
        place = self._place(state)
        if place.out:
            error = float(self.found.header["pair_gap"]) + _ROUNDING
            return Known(share_out(state, float(self.found.pairs[place.number])), "exact", error)
        win = [0.0] * PLAYERS
        for seat, value in zip(place.seats, self.found.guide[place.number].tolist(), strict=True):
            win[seat] = value
        return Known(tuple(win), "equilibrium", self.epsilon)

    def _place(self, state: State) -> Place:
        place = find(self.index, state.row)
        if place is None:
            raise TableError(f"the equilibrium {self.name} does not hold the position {state}")
        return place

    def _check(self, state: State) -> None:
        if not self.holds(state):
            raise TableError(f"the equilibrium {self.name} does not hold the position {state}")


def open_strategies(game: Game) -> KnownEquilibrium | None:
    """Return the equilibrium of a game with the smallest epsilon that is on the disk, or None where
    none can be trusted. One that was opened stays open."""
    if game.players != PLAYERS or game.option("chance") != "die" or game.option("cap") != "0":
        return None
    each = int(CONTAINERS[PLAYERS, EDITION_NUMBER[game.edition]])
    home = tables_folder()
    found = []
    for selection in SELECTIONS:
        path = home / (name_of(game, each, selection) + SUFFIX)
        try:
            header = read_header(path, MAGIC) if path.exists() else None
        except TableError:
            continue
        if header is not None and header.get("rules") == game.rules.version:
            found.append((float(header["epsilon"]), path))
    for _, path in sorted(found):
        try:
            opened = _open(path, path.stat().st_mtime_ns)
            return KnownEquilibrium(game, opened, index_of(each, game.edition == "en"))
        except TableError:
            continue
    return None


@cache
def _open(path: Path, written: int) -> Equilibrium:
    """Open a file once for each time that it was written."""
    return open_equilibrium(path)

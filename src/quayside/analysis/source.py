"""Where numbers come from. Every number says whether it is exact, proved or an estimate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from quayside.core.game import Game, State

if TYPE_CHECKING:
    from quayside.solve import Table

Kind = Literal["exact", "proved", "estimate"]
"""exact: from a solved table or a finished game. proved: by a search that left nothing open.
estimate: by a search, with a standard error."""


@dataclass(frozen=True)
class Judgement:
    """The chance of winning by seat, what kind of number it is, and its error."""

    win: tuple[float, ...]
    kind: Kind
    error: float
    """exact, proved: a bound on how far `win` is from the truth. estimate: a standard error."""


class Source(Protocol):
    """Something that can judge positions of a game."""

    def judge(self, state: State) -> Judgement:
        """Judge a position, before or after its roll, or a finished game."""
        ...

    def judge_moves(self, state: State) -> Mapping[int, Judgement]:
        """Judge the position after each legal action of a position that waits for a move. Of
        equals the first counts as the best."""
        ...


def finished(state: State) -> Judgement:
    """Return the judgement of a finished game."""
    return Judgement(state.returns, "exact", 0.0)


class TableSource:
    """Judges two-player Docker from a solved table."""

    def __init__(self, table: Table) -> None:
        """Answer from a table."""
        self.table = table

    def judge(self, state: State) -> Judgement:
        """Judge a position; with a roll waiting it is that of the best move."""
        if state.to_move is None:
            return finished(state)
        own = self.table.probe(state)
        win = (own, 1 - own) if state.to_move == 0 else (1 - own, own)
        return Judgement(win, "exact", self.table.error)

    def judge_moves(self, state: State) -> Mapping[int, Judgement]:
        """Judge the position after each legal action."""
        return {action: self.judge(state.play(action)) for action in state.actions}


_opened: dict[tuple[Game, Path], Table] = {}


def table_of(game: Game) -> Table | None:
    """Return the table of a game, or None where there is none that can be trusted. One that was
    opened stays open, so that asking again costs nothing."""
    from quayside.solve import TableError, open_table, tables_folder

    place = game, tables_folder()
    if place not in _opened:
        try:
            table = open_table(game)
        except TableError:
            return None
        if table is None:
            return None
        _opened[place] = table
    return _opened[place]


def source_for(game: Game) -> Source:
    """Return the best source there is for a game: its table, or else a search."""
    from quayside.analysis.searching import SearchSource

    table = table_of(game)
    return SearchSource() if table is None else TableSource(table)

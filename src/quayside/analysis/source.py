"""Where numbers come from. Every number says whether it is exact, proved or an estimate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from quayside.core.game import Game, State

if TYPE_CHECKING:
    from quayside.games.docker.solution import Table

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
    best: int | None = None
    """The action to play, where a move is due."""
    forced: tuple[tuple[int, ...], int] | None = None
    """Doce: the actions of a turn that begins a forced win of the round, and in how many turns."""


Moves = Mapping[int, Judgement | None]
"""A judgement of each legal action, the best action first. None marks an action that a search did
not look at closely. The best action always has a judgement."""


class Source(Protocol):
    """Something that can judge positions of a game. The same position always gets the same
    judgement."""

    threads: int
    """How many positions may be judged at the same time."""

    def judge(self, state: State) -> Judgement:
        """Judge a position, before or after its roll, or a finished game."""
        ...

    def judge_moves(self, state: State) -> Moves:
        """Judge the position after each legal action of a position that waits for a move."""
        ...

    def lighter(self) -> Source:
        """Return a source that spends less on each position, for the many faces of many rolls."""
        ...


def finished(state: State) -> Judgement:
    """Return the judgement of a finished game."""
    return Judgement(state.returns, "exact", 0.0)


def weaker(one: Kind, other: Kind) -> Kind:
    """Return the less certain of two kinds."""
    order: tuple[Kind, ...] = ("exact", "proved", "estimate")
    return max(one, other, key=order.index)


def judge_faces(state: State, source: Source) -> dict[int, Judgement]:
    """Judge, for a position that waits for a roll, the position after each face that counts: all
    but those that would be rolled again (DK-7). These faces are equally likely. Every face is
    judged by the same source, so that no face is favoured."""
    rolled = {face: state.roll(face) for face in range(1, state.game.rules.outcome_count + 1)}
    return {face: source.judge(after) for face, after in rolled.items() if not after.is_chance}


def mean_of_faces(faces: Mapping[int, Judgement]) -> Judgement:
    """Return the judgement of a position before its roll: the mean over its faces."""
    kind: Kind = "exact"
    for face in faces.values():
        kind = weaker(kind, face.kind)
    wins = zip(*(face.win for face in faces.values()), strict=True)
    win = tuple(sum(by_face) / len(faces) for by_face in wins)
    return Judgement(win, kind, max(face.error for face in faces.values()))


class TableSource:
    """Judges two-player Docker from a solved table."""

    threads = 1

    def __init__(self, table: Table) -> None:
        """Answer from a table."""
        self.table = table

    def judge(self, state: State) -> Judgement:
        """Judge a position; with a roll waiting it is that of the best move."""
        if state.to_move is None:
            return finished(state)
        best, own = (None, self.table.probe(state)) if state.is_chance else self.table.best(state)
        win = (own, 1 - own) if state.to_move == 0 else (1 - own, own)
        return Judgement(win, "exact", self.table.error, best)

    def judge_moves(self, state: State) -> Moves:
        """Judge the position after each legal action."""
        seat = state.to_move or 0
        judged = {action: self.judge(state.play(action)) for action in state.actions}
        return dict(sorted(judged.items(), key=lambda item: -item[1].win[seat]))

    def lighter(self) -> TableSource:
        """Return this source: a table answers at once."""
        return self


_opened: dict[tuple[Game, Path], Table] = {}


def table_of(game: Game) -> Table | None:
    """Return the table of a game, or None where there is none that can be trusted. One that was
    opened stays open, so that asking again costs nothing."""
    from quayside.games.docker.solution import TableError, open_table, tables_folder

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

"""A recorded game: headers, a first position, and every roll and move since. A record is an
immutable value."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from quayside.core import line
from quayside.core.game import Move, State
from quayside.core.status import NOBODY

Leaving = Literal["resign", "time"]
AGREED_STARTER = {"starting-player": "agreed"}
"""The header of a game whose players chose who begins; without it the starting seat was drawn."""


@dataclass(frozen=True)
class Entry:
    """One roll, one move, or one player leaving, and the position after it."""

    kind: Literal["roll", "move", "resign", "time"]
    seat: int
    text: str
    """Its text: the face of a roll, the move's text, or `resign@1`."""
    after: State
    comment: str = ""
    branches: tuple[tuple[Entry, ...], ...] = ()
    """Alternative lines from the position before this entry, each with at least one entry."""


@dataclass(frozen=True)
class Decision:
    """A move with its rolls and positions, for replaying and explaining."""

    seat: int
    move: str
    rolls: tuple[int, ...]
    """Faces rolled for it, rerolls first; () where no die is used."""
    before: State
    """The position before the rolls."""
    rolled: State
    """The position of the decision."""
    after: State
    comment: str = ""


@dataclass(frozen=True)
class Record:
    """A game, running or finished. Every method that adds to it returns a new record."""

    start: State
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers in addition to the game's own: date, names, dice, and unknown ones."""
    entries: tuple[Entry, ...] = ()
    comment: str = ""
    """A comment before the first entry."""
    is_abandoned: bool = False
    """Whether the game was stopped before its end, because no person was left."""

    @property
    def state(self) -> State:
        """The position now."""
        return self.entries[-1].after if self.entries else self.start

    @property
    def states(self) -> tuple[State, ...]:
        """All positions: the first one and the one after each entry."""
        return (self.start, *(entry.after for entry in self.entries))

    def roll(self, face: int | None = None) -> Record:
        """Add a roll: the face given, or a fair one (see `State.roll`)."""
        return self._with(_rolled(self.state, face))

    def play(self, move: Move | str | int) -> Record:
        """Add a move; raises `IllegalMove` or `InvalidMove`, and then nothing has changed."""
        return self._with(_moved(self.state, move))

    def leave(self, seat: int, how: Leaving = "resign") -> Record:
        """Add that a player resigned or ran out of time (GL-1). Their own unfinished turn is
        dropped. Rolls and moves of another player remain, and players who left meanwhile stay
        out."""
        left = line.leave(self._back(), seat)
        count = len(self.entries) - left.behind
        others = (entry for entry in self.entries[count:] if entry.kind in ("resign", "time"))
        again = (replace(e, after=s) for e, s in zip(others, left.others, strict=True))
        kept = replace(self, entries=(*self.entries[:count], *again))
        return kept._with(Entry(how, seat, f"{how}@{seat}", left.state))

    def undo(self, seats: Collection[int] | None = None) -> Record:
        """Take back the last move (of one of these seats). The decision keeps its own roll; every
        later roll is drawn again. Without such a move the record does not change."""
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if entry.kind == "move" and (seats is None or entry.seat in seats):
                return self._back_to(index)
        return self

    def undo_roll(self) -> Record:
        """Take back the last roll and everything after it, to correct a roll of real dice. Without
        a roll the record does not change."""
        for index in range(len(self.entries) - 1, -1, -1):
            if self.entries[index].kind == "roll":
                return self._back_to(index)
        return self

    def with_comment(self, comment: str) -> Record:
        """Put a comment after the last entry (or before the first)."""
        if not self.entries:
            return replace(self, comment=comment)
        last = replace(self.entries[-1], comment=comment)
        return replace(self, entries=(*self.entries[:-1], last))

    def with_branch(self, other: Record) -> Record:
        """Add the end of another record as a branch that replaces the last entry. The two records
        must be equal up to there; raises `ValueError`."""
        at = len(self.entries) - 1
        if at < 0 or self.states[:-1] != other.states[: at + 1] or len(other.entries) <= at:
            raise ValueError("a branch begins at the position before the last roll or move")
        last = self.entries[-1]
        last = replace(last, branches=(*last.branches, other.entries[at:]))
        return replace(self, entries=(*self.entries[:-1], last))

    def decisions(self) -> list[Decision]:
        """Return the moves with their rolls and the positions around them."""
        found: list[Decision] = []
        before = state = self.start
        rolls: tuple[int, ...] = ()
        for entry in self.entries:
            if entry.kind == "roll":
                rolls = (*rolls, int(entry.text))
            elif entry.kind == "move":
                found.append(
                    Decision(
                        entry.seat, entry.text, rolls, before, state, entry.after, entry.comment
                    )
                )
            if entry.kind == "move" or not rolls:
                before, rolls = entry.after, ()
            state = entry.after
        return found

    def _back(self) -> Iterator[line.Stop]:
        for entry in reversed(self.entries):
            kind = entry.kind if entry.kind in ("roll", "move") else "leave"
            yield line.Stop(kind, entry.seat, entry.after)
        yield line.Stop("start", NOBODY, self.start)

    def _back_to(self, count: int) -> Record:
        draws = self.state.draws
        kept = self.entries[:count]
        if not kept:
            return replace(self, start=self.start.at_draw(draws), entries=())
        last = replace(kept[-1], after=kept[-1].after.at_draw(draws))
        return replace(self, entries=(*kept[:-1], last))

    def _with(self, entry: Entry) -> Record:
        return replace(self, entries=(*self.entries, entry), is_abandoned=False)


def _rolled(state: State, face: int | None) -> Entry:
    face = state.fair_face() if face is None else face
    return Entry("roll", state.to_move or 0, str(face), state.roll(face))


def _moved(state: State, move: Move | str | int) -> Entry:
    played = state.find(move)
    return Entry("move", played.seat, played.text, state.play(played))


class _Line:
    """A line of play under construction: the main line, or a branch."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.entries: list[Entry] = []
        self.said: list[str] = []
        """Lines of the current comment."""

    @property
    def state(self) -> State:
        return self.entries[-1].after if self.entries else self.start

    @property
    def before(self) -> State:
        """The position before the last entry."""
        return self.entries[-2].after if len(self.entries) > 1 else self.start

    def take_comment(self) -> str:
        text, self.said = "\n".join(self.said), []
        return text

    def put_comment(self) -> None:
        """Attach the comment to the last entry. A comment before the first entry waits."""
        if self.said and self.entries:
            last = self.entries[-1]
            said = ([last.comment] if last.comment else []) + [self.take_comment()]
            self.entries[-1] = replace(last, comment="\n".join(said))


class RecordBuilder:
    """A builder that makes a record entry by entry, in linear time."""

    def __init__(self, start: State, headers: Mapping[str, str] | None = None) -> None:
        """Begin with no entries."""
        self.headers = dict(headers or {})
        self._comment = ""
        self._lines = [_Line(start)]
        """The main line, and the branches that are open, each within the one before."""
        self._closed = 0

    def __len__(self) -> int:
        """Return the number of entries, including those of branches."""
        return self._closed + sum(len(line.entries) for line in self._lines)

    @property
    def state(self) -> State:
        """The position now."""
        return self._lines[-1].state

    @property
    def depth(self) -> int:
        """The depth of open branches."""
        return len(self._lines) - 1

    def roll(self, face: int) -> None:
        """Add a roll."""
        self._add(_rolled(self.state, face))

    def play(self, move: str) -> None:
        """Add a move; raises `IllegalMove` or `InvalidMove`, and then nothing has changed."""
        self._add(_moved(self.state, move))

    def leave(self, seat: int, how: Leaving) -> None:
        """Add that a player left; see `Record.leave`. A branch drops only its own entries."""
        self._put_comment()
        now = self._lines[-1]
        now.entries = list(Record(now.start, {}, tuple(now.entries)).leave(seat, how).entries)

    def comment(self, text: str) -> None:
        """Add a line to the comment after the last entry (or before the first)."""
        self._lines[-1].said.append(text)

    def open_branch(self) -> None:
        """Begin a branch that replaces the last entry; raises `ValueError` if there is none."""
        self._put_comment()
        if not self._lines[-1].entries:
            raise ValueError("a branch follows the roll or move that it replaces")
        self._lines.append(_Line(self._lines[-1].before))

    def close_branch(self) -> None:
        """End the branch; raises `ValueError` if none is open, or if it is empty."""
        if self.depth == 0:
            raise ValueError("no branch is open here")
        if not self._lines[-1].entries:
            raise ValueError("a branch has at least one roll or move")
        self._put_comment()
        branch = tuple(self._lines.pop().entries)
        entries = self._lines[-1].entries
        entries[-1] = replace(entries[-1], branches=(*entries[-1].branches, branch))
        self._closed += len(branch)

    def record(self, is_abandoned: bool = False) -> Record:
        """Return the record; every branch has been closed."""
        self._put_comment()
        [main] = self._lines
        return Record(main.start, self.headers, tuple(main.entries), self._comment, is_abandoned)

    def _add(self, entry: Entry) -> None:
        self._put_comment()
        self._lines[-1].entries.append(entry)

    def _put_comment(self) -> None:
        now = self._lines[-1]
        if now.said and not now.entries and self.depth == 0:
            self._comment = now.take_comment()
        now.put_comment()

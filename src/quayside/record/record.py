"""A game as it was played: headers, a first position, and every roll and move since. A value."""

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
    """What a record says: the face of a roll, the move's text, or `resign@1`."""
    after: State
    comment: str = ""


@dataclass(frozen=True)
class Decision:
    """A move with everything around it, for replaying and explaining."""

    seat: int
    move: str
    rolls: tuple[int, ...]
    """Faces rolled for it, rerolls first; () where no die is used."""
    before: State
    """The position before the rolls."""
    rolled: State
    """The position that was decided in."""
    after: State
    comment: str = ""


@dataclass(frozen=True)
class Record:
    """A game in progress or finished. Everything that adds to it returns a new record."""

    start: State
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers beyond what the game itself says: date, names, dice, and any that are not known."""
    entries: tuple[Entry, ...] = ()
    comment: str = ""
    """A comment before the first entry."""
    is_abandoned: bool = False
    """Whether the game was stopped before its end, because no person played any more."""

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
        dropped; a roll or moves of another player stand, and whoever left meanwhile is gone."""
        left = line.leave(self._back(), seat)
        count = len(self.entries) - left.behind
        others = (entry for entry in self.entries[count:] if entry.kind in ("resign", "time"))
        again = (replace(e, after=s) for e, s in zip(others, left.others, strict=True))
        kept = replace(self, entries=(*self.entries[:count], *again))
        return kept._with(Entry(how, seat, f"{how}@{seat}", left.state))

    def undo(self, seats: Collection[int] | None = None) -> Record:
        """Take back the last move (of one of these seats). The decision comes back with its own
        roll; every later roll is drawn anew. Without such a move the record stays as it is."""
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if entry.kind == "move" and (seats is None or entry.seat in seats):
                return self._back_to(index)
        return self

    def undo_roll(self) -> Record:
        """Take back the last roll and all that followed it, to correct a roll that people made.
        Without a roll the record stays as it is."""
        for index in range(len(self.entries) - 1, -1, -1):
            if self.entries[index].kind == "roll":
                return self._back_to(index)
        return self

    def with_comment(self, comment: str) -> Record:
        """Put a comment behind the last entry (or in front of the first)."""
        if not self.entries:
            return replace(self, comment=comment)
        last = replace(self.entries[-1], comment=comment)
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


class RecordBuilder:
    """A record that is put together entry by entry, in time that grows with its length only."""

    def __init__(self, start: State, headers: Mapping[str, str] | None = None) -> None:
        """Begin with no entries."""
        self._start = start
        self.headers = dict(headers or {})
        self._entries: list[Entry] = []
        self._comment = ""
        self._said: list[str] = []

    def __len__(self) -> int:
        """Return how many entries there are."""
        return len(self._entries)

    @property
    def state(self) -> State:
        """The position now."""
        return self._entries[-1].after if self._entries else self._start

    def roll(self, face: int) -> None:
        """Add a roll."""
        self._add(_rolled(self.state, face))

    def play(self, move: str) -> None:
        """Add a move; raises `IllegalMove` or `InvalidMove`, and then nothing has changed."""
        self._add(_moved(self.state, move))

    def leave(self, seat: int, how: Leaving) -> None:
        """Add that a player left; see `Record.leave`."""
        self._entries = list(self.record().leave(seat, how).entries)

    def comment(self, text: str) -> None:
        """Add a line to the comment behind the last entry (or in front of the first)."""
        self._said.append(text)

    def record(self, is_abandoned: bool = False) -> Record:
        """Return the record."""
        self._put_comment()
        return Record(self._start, self.headers, tuple(self._entries), self._comment, is_abandoned)

    def _add(self, entry: Entry) -> None:
        self._put_comment()
        self._entries.append(entry)

    def _put_comment(self) -> None:
        if not self._said:
            return
        text, self._said = "\n".join(self._said), []
        if not self._entries:
            self._comment = text
        else:
            self._entries[-1] = replace(self._entries[-1], comment=text)

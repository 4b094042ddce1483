"""A table is the fold of its events, and nothing of it is stored anywhere else.

The fold takes positions from the events and never replays moves, so an old game can still be shown
when the rules have changed. Only `state`, which actions need, uses the rules.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from quayside.core import line
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game, State
from quayside.core.status import NOBODY
from quayside.games import find
from quayside.server import protocol as m
from quayside.server.chains import Chain
from quayside.server.dice import Dice, Part
from quayside.server.errors import Refused
from quayside.server.log import Row


class Private(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event carries that nobody is sent."""

    secret: str = ""
    """The secret of the dice, in the first event."""
    keys: dict[int, str] = {}
    """Hashes of keys by seat that the event sets."""
    served: int | None = None
    """The served time of the event, from which the next time is counted. Version 0.1 did not store
    it."""


_decode_private = msgspec.json.Decoder(Private).decode


def hash_key(key: str) -> str:
    """Return what is stored of a seat's key: 128 random bits need no slow hash."""
    return hashlib.sha256(f"quayside seat\n{key}".encode()).hexdigest()


@dataclass(slots=True)
class Chair:
    """A seat now."""

    kind: Literal["open", "link", "person", "away", "bot"]
    name: str = ""
    bot: str | None = None
    device: int | None = None
    key: str | None = None
    """Hash of the key that holds the seat, or may come back to it."""
    reserved: bool = False
    """Whether the seat was opened for one key, so that standing up does not open it to all."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A station of the game as it stands: an event that made its position."""

    number: int
    what: m.Started | m.Rolled | m.Moved | m.Gone
    position: str


def _draws(stops: list[Stop]) -> dict[int, int]:
    """Return the faces of the rolls that the server drew, by the number of their draw."""
    rolls = [stop.what for stop in stops if isinstance(stop.what, m.Rolled)]
    return {roll.number: roll.face for roll in rolls if roll.number is not None}


@dataclass(slots=True)
class Pending:
    """A proposal and the keys that agree."""

    what: m.Proposed
    keys: set[str] = field(default_factory=set)
    seats: list[int] = field(default_factory=list)


_TURNING = (m.Started, m.Rolled, m.Moved, m.Gone, m.TakenBack, m.Replaced)
"""Events after which the table may wait for another player."""


class Table:
    """The state of a table after its events so far."""

    def __init__(self, table: str) -> None:
        """Begin with no events."""
        self.id = table
        self.head = 0
        self.time = 0
        self.opened_at = 0
        self.bodies: list[bytes] = []
        self.clients: dict[str, tuple[int, bytes | None]] = {}
        self.opened: m.Opened | None = None
        self.rules = 0
        self.position = ""
        self.clocks: list[int] | None = None
        self.served: int | None = None
        """The served time of the last event, if it is known."""
        self.chairs: list[Chair] = []
        self.parts: list[Part] = []
        """Parts and, from version 2 of the dice on, values of hash chains, as they came."""
        self.chains: list[Chain] = []
        """All hash chains, also those that are no longer used."""
        self.chain_of: dict[int, Chain] = {}
        """The hash chain of each seat whose person has committed to one."""
        self.secret = b""
        self.next_draw = 0
        self.taken_back: dict[int, int] = {}
        """Faces of the rolls that were taken back, by the number of their draw."""
        self.withdrawn: dict[int, int] = {}
        """Faces of the rolls that were withdrawn when their player left (GL-1), likewise."""
        self.line: list[Stop] = []
        self.pending: Pending | None = None
        self.finished: m.Finished | None = None
        self.rematch: str | None = None
        self.host: str | None = None
        """Hash of the key of the person who opened the table, if that person is its host."""
        self.removed: set[str] = set()
        """Hashes of the keys of people whom the host has removed."""
        self.is_deleted = False
        self.closed = False
        """Whether the host has closed the table to spectators."""
        self.failures = 0
        self.counted = 0
        """The milliseconds from the opening to the last event in which a server was at work."""
        self.waiting_since = 0
        """How many of them had been counted when the table began to wait for the player to act."""
        self.bot_run = 0
        """How many rolls and moves bots have made since a person did anything in the game."""
        self._game: Game | None = None
        self._state: State | None = None

    # Folding -------------------------------------------------------------------------------------

    def fold_event(self, row: Row, state: State | None = None) -> m.Event:
        """Add the next event. `state` is the position after it, if the caller has computed it."""
        try:
            event = m.decode_event(row.body)
        except msgspec.DecodeError:
            raise Refused("quayside.table.newer") from None
        if row.number != self.head + 1 or event.n != row.number:
            raise ValueError(f"event {row.number} does not follow {self.head} at {self.id}")
        private = _decode_private(row.private) if row.private else None
        self.head = row.number
        self.bodies.append(row.body)
        if row.client is not None:
            self.clients[row.client] = (row.number, row.fingerprint)
        if event.position != self.position:
            self._state = None
        served = None if private is None else private.served
        if served is not None and self.served is not None:
            self.counted += max(0, served - self.served)
        elif self.served is None:
            self.counted += event.time - (self.time or event.time)
        self.time, self.rules = event.time, event.rules
        self.position, self.clocks = event.position, event.clocks
        self.served = self.served if served is None else served
        if private is not None and private.secret:
            self.secret = bytes.fromhex(private.secret)
        self._apply(event.what, event)
        if isinstance(event.what, _TURNING):
            self.waiting_since = self.counted
        for seat, key in (private.keys if private else {}).items():
            self.chairs[seat].key = key
            if isinstance(event.what, m.Opened | m.Removed):
                self.chairs[seat].reserved = True
        if isinstance(event.what, m.Opened) and event.what.host is not None:
            self.host = self.chairs[event.what.host].key
        if state is not None:
            self._state = state
        return event

    @singledispatchmethod
    def _apply(self, what: m.What, event: m.Event) -> None:
        """Apply what happened; an event without a method here changes nothing else."""

    @_apply.register
    def _(self, what: m.Opened, event: m.Event) -> None:
        self.opened, self.opened_at = what, event.time
        self.chairs = [Chair(seat.kind, seat.name, seat.bot, seat.device) for seat in what.seats]

    @_apply.register
    def _(self, what: m.Sat, event: m.Event) -> None:
        chair = self.chairs[what.seat]
        if chair.kind != "away":  # a person who stood up and comes back was waited for meanwhile
            self.waiting_since = self.counted
        chair.kind, chair.name, chair.bot, chair.device = "person", what.name, None, what.device
        if self.dice_version == 1:
            self.parts.append(Part(what.seat, what.since, what.part))
        elif what.anchor is not UNSET:
            self._commit_chain(what.seat, what.anchor, event)
        self.bot_run = 0

    def _commit_chain(self, seat: int, anchor: str, event: m.Event) -> None:
        """Note the hash chain of a seat. After a new one every seat owes a value: what was revealed
        before could have been taken into account in making it."""
        if seat in self.chain_of and self.chain_of[seat].anchor == anchor:
            return
        chain = Chain(seat, self.next_draw, anchor, anchor)
        self.chains.append(chain)
        self.chain_of[seat] = chain
        for other in self.chain_of.values():
            other.owes = True
        self.waiting_since = self.counted

    def _add_value(self, seat: int, value: str | UnsetType, since: int) -> None:
        if value is not UNSET:
            chain = self.chain_of[seat]
            chain.last, chain.owes = value, False
            chain.since.append(since)
            self.parts.append(Part(seat, since, value))

    @_apply.register
    def _(self, what: m.Stood, event: m.Event) -> None:
        chair = self.chairs[what.seat]
        if self.line:
            chair.kind = "away"
        else:
            chair.kind, chair.name = ("link" if chair.reserved else "open"), ""
            chair.key = chair.key if chair.reserved else None
            self.chain_of.pop(what.seat, None)
        self.pending = None

    @_apply.register
    def _(self, what: m.Renamed, event: m.Event) -> None:
        self.chairs[what.seat].name = what.name

    @_apply.register
    def _(self, what: m.Started, event: m.Event) -> None:
        self.next_draw = 1
        self.line.append(Stop(event.n, what, event.position))

    @_apply.register
    def _(self, what: m.Rolled, event: m.Event) -> None:
        if what.number is not None:
            self.next_draw = what.number + 1
            self._add_value(what.seat, what.reveal, what.number)
        self.line.append(Stop(event.n, what, event.position))
        self.pending = None
        self._count_bot(what.seat)

    @_apply.register
    def _(self, what: m.Moved, event: m.Event) -> None:
        self._add_value(what.seat, what.reveal, self.next_draw)
        self.line.append(Stop(event.n, what, event.position))
        self.pending = None
        self.failures = 0
        self._count_bot(what.seat)

    @_apply.register
    def _(self, what: m.Revealed, event: m.Event) -> None:
        self._add_value(what.seat, what.value, self.next_draw)
        self.waiting_since = self.counted

    def _count_bot(self, seat: int) -> None:
        self.bot_run = self.bot_run + 1 if self.chairs[seat].kind == "bot" else 0

    @_apply.register
    def _(self, what: m.Gone, event: m.Event) -> None:
        played = [stop for stop in self.line if isinstance(stop.what, m.Rolled | m.Moved)]
        withdrawn = played[len(played) - what.withdrawn :]
        self.withdrawn |= _draws(withdrawn)
        self.line = [stop for stop in self.line if stop not in withdrawn]
        self.line.append(Stop(event.n, what, event.position))
        self.pending = None
        self.bot_run = 0

    @_apply.register
    def _(self, what: m.Proposed, event: m.Event) -> None:
        key = self.chairs[what.seat].key
        self.pending = Pending(what, {key} if key else set(), [what.seat])

    @_apply.register
    def _(self, what: m.Agreed, event: m.Event) -> None:
        key = self.chairs[what.seat].key
        if self.pending is not None and key is not None:
            self.pending.keys.add(key)
            self.pending.seats.append(what.seat)

    @_apply.register
    def _(self, what: m.Declined, event: m.Event) -> None:
        self.pending = None

    @_apply.register
    def _(self, what: m.TakenBack, event: m.Event) -> None:
        kept = [stop for stop in self.line if stop.number < what.target]
        self.taken_back |= _draws(self.line[len(kept) :])
        self.line = kept
        # A leaving that is taken back withdraws nothing any more: its draws were taken back too.
        last = max(_draws(kept), default=0)
        for number in [number for number in self.withdrawn if number > last]:
            self.taken_back[number] = self.withdrawn.pop(number)
        self.pending = None

    @_apply.register
    def _(self, what: m.Replaced, event: m.Event) -> None:
        chair = self.chairs[what.seat]
        chair.kind, chair.bot = ("bot", what.bot) if what.bot else ("open", None)
        if not what.bot or not self.line:
            self.chain_of.pop(what.seat, None)
        if not what.bot:
            chair.key, chair.name, chair.reserved, chair.device = None, "", False, None
        self.pending = None
        self.failures = 0
        self.bot_run = 0

    @_apply.register
    def _(self, what: m.BotFailed, event: m.Event) -> None:
        self.failures = what.failures

    @_apply.register
    def _(self, what: m.Finished, event: m.Event) -> None:
        self.finished = what
        self.pending = None

    @_apply.register
    def _(self, what: m.Removed, event: m.Event) -> None:
        chair = self.chairs[what.seat]
        if chair.key is not None:
            self.removed.add(chair.key)
        self.chain_of.pop(what.seat, None)
        self.chairs[what.seat] = Chair("link" if what.reserved else "open")

    @_apply.register
    def _(self, what: m.Spectators, event: m.Event) -> None:
        self.closed = not what.allowed

    @_apply.register
    def _(self, what: m.Deleted, event: m.Event) -> None:
        self.is_deleted = True
        self.pending = None

    @_apply.register
    def _(self, what: m.Rematched, event: m.Event) -> None:
        self.rematch = what.table

    # Asking --------------------------------------------------------------------------------------

    @property
    def setup(self) -> m.Opened:
        """How the table was opened."""
        assert self.opened is not None
        return self.opened

    @property
    def dice_version(self) -> int:
        """The version of the construction of the dice."""
        version = self.setup.dice_version
        return 1 if version is UNSET else version

    @property
    def dice(self) -> Dice:
        """The dice with everything that was added so far."""
        return Dice(self.dice_version, self.id, self.secret, self.parts)

    @property
    def game(self) -> Game:
        """The game; raises `Refused` where it can no longer be played."""
        if self._game is None:
            try:
                self._game = find(self.setup.game, len(self.chairs), self.setup.options)
            except InvalidSetup:  # an edition or an option that this version does not have
                raise Refused("quayside.table.old-rules") from None
        if self._game.rules.version != self.rules:
            raise Refused("quayside.table.old-rules")
        return self._game

    @property
    def is_playable(self) -> bool:
        """Whether the game can be played on: it was played here, under the rules of today."""
        try:
            return self.setup.dice != "imported" and self.game is not None
        except Refused:
            return False

    @property
    def state(self) -> State:
        """The position as one that can be played on; raises `Refused` under other rules."""
        if self._state is None:
            self._state = self.game.parse(self.position)
        return self._state

    def stops_back(self) -> Iterator[line.Stop]:
        """Yield the line from its last stop back to its start, each with its position as one that
        can be played on."""
        last = self.line[-1] if self.line else None
        for stop in reversed(self.line):
            what, state = stop.what, self.state if stop is last else self.game.parse(stop.position)
            match what:
                case m.Started():
                    yield line.Stop("start", NOBODY, state)
                case m.Rolled():
                    yield line.Stop("roll", what.seat, state)
                case m.Moved():
                    yield line.Stop("move", what.seat, state)
                case m.Gone():
                    yield line.Stop("leave", what.seat, state)

    def state_before(self, number: int) -> State:
        """Return the position before an event of the game, as one that can be played on."""
        earlier = [stop for stop in self.line if stop.number < number]
        return self.game.parse(earlier[-1].position)

    @property
    def status(self) -> Literal["waiting", "playing", "finished"]:
        """Where the table is in its life."""
        if self.finished is not None:
            return "finished"
        return "playing" if self.line else "waiting"

    @property
    def to_act(self) -> int | None:
        """The seat that must roll or move, None if none or if nobody can any more."""
        if self.status != "playing" or not self.is_playable:
            return None
        return self.state.to_move

    @property
    def awaited(self) -> list[int]:
        """The seats of people whose hash chain owes a value to the next draw. Who rolls reveals it
        with the roll."""
        if not any(chain.owes for chain in self.chain_of.values()):
            return []
        without: set[int | None] = set()
        if self.line:
            roller = self.to_act
            if roller is None or self.setup.dice != "fair" or not self.state.is_chance:
                return []
            without = {roller, *self.state.gone}
        elif not self.is_full:
            return []
        return [
            seat
            for seat, chain in sorted(self.chain_of.items())
            if chain.owes and seat not in without and self.chairs[seat].kind in ("person", "away")
        ]

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(chair.kind in ("person", "bot") for chair in self.chairs)

    @property
    def waits_for(self) -> int | None:
        """The seat that the table waits for: one whose value is awaited, or the one to act."""
        awaited = self.awaited
        return awaited[0] if awaited else self.to_act

    @property
    def clock_seat(self) -> int | None:
        """The seat whose clock runs: a person's, while the game is on."""
        if self.clocks is None or self.status != "playing":
            return None
        seat = self.waits_for
        return seat if seat is not None and self.chairs[seat].kind in ("person", "away") else None

    @property
    def is_forsaken(self) -> bool:
        """Whether no person plays any more: every seat in the game is a bot's, or with a clock
        also one that is open to anybody. Without a clock an open seat waits for a person."""
        if self.status != "playing" or not self.is_playable:
            return False
        gone, nobody = self.state.gone, ("bot",) if self.clocks is None else ("bot", "open")
        return all(c.kind in nobody for seat, c in enumerate(self.chairs) if seat not in gone)

    def seats_of(self, holder: str | None) -> list[int]:
        """Return the seats that a key, given by its hash, holds or may take. Every hash is
        compared, each in constant time."""
        held = [hmac.compare_digest(holder or "", chair.key or "-") for chair in self.chairs]
        return [seat for seat, holds in enumerate(held) if holds]

    def may_watch(self, holder: str | None) -> bool:
        """Return whether the holder of a key, given by its hash, may look at the table. A closed
        table with an open seat can be seen by anybody who might take it."""
        if not self.closed or self.seats_of(holder):
            return True
        is_open = any(chair.kind == "open" for chair in self.chairs)
        return is_open and not self.finished and holder not in self.removed

    def people(self) -> dict[str, int]:
        """Return the keys that sit at the table, with their lowest seats."""
        found: dict[str, int] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.key is not None:
                found.setdefault(chair.key, seat)
        return found

    def since(self, number: int) -> list[bytes]:
        """Return the events after a number, as they are sent."""
        return self.bodies[number:]


def replay(table: str, rows: list[Row]) -> Table:
    """Fold a whole log; raises `Refused` for a table that was deleted."""
    if rows[0].number != 1:
        raise Refused("quayside.table.deleted")
    folded = Table(table)
    for row in rows:
        folded.fold_event(row)
    return folded

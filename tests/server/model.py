"""A simple model of a table, and a machine that drives a real one beside it.

The model knows who sits where, what waits for consent, and the game as a record; it says of every
action whether it must be accepted, or with which code refused. The machine talks to the server's
own connections over queues, with the real log on disk. With PostgreSQL there are two servers, which
share nothing but the database: clients are spread over both, and both must say the same.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

import asyncpg
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from quayside.games import BUILT_IN, family, load, parse
from quayside.record import Record
from quayside.server import decide, dice
from quayside.server import protocol as m
from quayside.server.connection import Connection
from quayside.server.errors import Refused
from quayside.server.export import record_of
from quayside.server.hub import Hub
from quayside.server.log import Log, Row
from quayside.server.metrics import Metrics
from quayside.server.pool import Pool
from quayside.server.postgres import PostgresLog
from quayside.server.postgres_database import prepare
from quayside.server.postgres_pool import PostgresPool
from quayside.server.settings import Settings
from quayside.server.sqlite import SQLiteLog
from quayside.server.table import Table, replay
from quayside.server.timing import Timing
from quayside.server.wakeups_postgres import postgres_bus
from quayside.server.wire import table_view
from quayside.server.worker import Answer, Work
from tests.server.helpers import action

# Loaded before any server does it in a thread of its own: this process uses `ast` itself.
for _name in BUILT_IN:
    assert family(_name).rules

KEYS = ["K" * 21 + digit for digit in "0123"]
T = "quayside.table."


class InstantPool(Pool):
    """Bots that answer at once and always the same, in place of worker processes, so that a run can
    be repeated."""

    async def do(
        self, work: Work, tell: object = None, *, owner: str = "", idle: bool = False
    ) -> Answer:
        moves = parse(work.text).moves
        return Answer(move=moves[len(work.text) % len(moves)].text)


class Wire:
    """A client at the other end of a connection, without a network between."""

    def __init__(self, hub: Hub, table: str, key: str | None, since: int) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.events: list[dict[str, Any]] = []
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.since, self.aborted = since, False
        self.connection = Connection(hub, self.inbox.get, self._send, self._abort)
        self.task = asyncio.get_running_loop().create_task(self.connection.run())
        hello = {"type": "hello", "v": 2, "table": table, "since": since}
        self.push({**hello, "key": key} if key else hello)

    def push(self, message: dict[str, Any]) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def _send(self, message: dict[str, Any]) -> None:
        text = json.loads(message["text"])
        if text["type"] == "events":
            self.events += text["events"]
        elif text.get("id"):
            self.answers.setdefault(text["id"], []).append(text)

    def _abort(self) -> None:
        self.aborted = True

    async def hang_up(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        await self.task


class Model:
    """What a table must do, as simply as it can be said."""

    def __init__(self, game: str, players: int, clock: bool = False) -> None:
        self.game = load(game, players)
        self.clocks = [60_000] * players if clock else None
        self.now = self.time = self.waiting_since = 0
        self.kinds = ["link"] * (players - 1) + ["open"]
        self.keys: list[int | None] = [*range(players - 1), None]
        self.reserved = [True] * (players - 1) + [False]
        self.names = [""] * players
        self.record: Record | None = None
        self.pending: tuple[str, int, int, str | None, set[int]] | None = None
        self.draws = 0
        self.bot_run = 0
        self.abandoned = False
        self.done: dict[str, tuple[dict[str, Any], int]] = {}

    @property
    def over(self) -> bool:
        return self.abandoned or (self.record is not None and self.record.state.is_over)

    def people(self) -> set[int]:
        return {
            k
            for k, kind in zip(self.keys, self.kinds, strict=True)
            if kind == "person" and k is not None
        }

    def refusal(self, who: int, do: str, seat: int, more: dict[str, Any]) -> str | None:
        """Return the code with which an action must be refused, None if it must be done."""
        if do == "sit":
            return self._sit_refusal(who, seat)
        if self.keys[seat] != who or self.kinds[seat] != "person":
            return T + "not-your-seat"
        if self.over:
            return T + "finished"
        if do in ("roll", "play"):
            return self._turn_refusal(do, seat, more)
        if do == "rename":
            others = [
                name for s, name in enumerate(self.names) if s != seat and self.keys[s] != who
            ]
            return T + "name-taken" if more["name"] and more["name"] in others else None
        if do == "resign":
            if self.record is None:
                return T + "not-started"
            return "quayside.move.illegal" if seat in self.record.state.gone else None
        if do in ("agree", "decline"):
            if self.pending is None:
                return T + "no-proposal"
            what, _, target, _, _ = self.pending
            own = what == "replace" and self.keys[target] == who
            return T + "not-your-seat" if do == "agree" and own else None
        if do.startswith("propose"):
            return self._proposal_refusal(do, seat, more)
        return None

    def _sit_refusal(self, who: int, seat: int) -> str | None:
        own, kind = self.keys[seat] == who, self.kinds[seat]
        if self.over:
            return T + "finished"
        if kind == "person" or (kind == "bot" and not own):
            return T + "seat-taken"
        if kind == "bot" and self.clocks and not self.clocks[seat] and self.pending is None:
            assert self.record is not None
            if self.record.state.to_move == seat:
                return T + "time-up"
        return T + "not-your-seat" if kind in ("link", "away") and not own else None

    def _turn_refusal(self, do: str, seat: int, more: dict[str, Any]) -> str | None:
        if self.record is None:
            return T + "not-started"
        state = self.record.state
        if state.to_move != seat:
            return T + "not-your-turn"
        if do == "roll":
            return None if state.is_chance else T + "move-due"
        for move in more["moves"]:
            if state.is_over:
                return T + "finished"
            if state.to_move != seat:
                return T + "not-your-turn"
            if state.is_chance:
                return T + "roll-due"
            if move not in state.moves:
                return "quayside.move.illegal"
            state = state.play(move)
        return None

    def _proposal_refusal(self, do: str, seat: int, more: dict[str, Any]) -> str | None:
        if self.pending is not None:
            return T + "proposal-open"
        if do == "propose-takeback":
            if more["roll"]:
                return T + "fair-dice"
            moved = self.record and any(
                e.kind == "move" and e.seat == seat for e in self.record.entries
            )
            return None if moved else T + "nothing-to-take-back"
        target = more["target"]
        invited = self.kinds[target] != "link" or self.reserved[seat]
        if self.keys[target] == self.keys[seat] or not invited:
            return T + "not-your-seat"
        if self.kinds[target] != "person":
            return None
        waited_for = self.record and self.record.state.to_move == target and not self.over
        absent = waited_for and self.now - self.waiting_since >= 300_000
        return None if absent and more["bot"] else T + "still-there"

    def running(self) -> int | None:
        """Return the seat whose clock runs."""
        if self.clocks is None or self.record is None or self.over:
            return None
        seat = self.record.state.to_move
        return seat if seat is not None and self.kinds[seat] in ("person", "away") else None

    def take(self, event: dict[str, Any]) -> None:
        """Take an event that must be right, or fail."""
        what, kind, seat, begun = event["what"], event["what"]["kind"], self.running(), self.record
        if self.clocks is not None and seat is not None:
            self.clocks[seat] = max(0, self.clocks[seat] - (event["time"] - self.time))
        self.time = event["time"]
        returns = kind == "sat" and self.kinds[what["seat"]] == "away"
        if kind in ("rolled", "moved"):
            self.bot_run = self.bot_run + 1 if self.kinds[what["seat"]] == "bot" else 0
        elif kind in ("sat", "gone", "replaced"):
            self.bot_run = 0
        getattr(self, "_" + kind.replace("-", "_"))(what)
        turning = ("started", "rolled", "moved", "gone", "taken-back", "sat", "replaced")
        if kind in turning and not returns:
            self.waiting_since = self.time
        if self.clocks is None or begun is None:
            return
        if kind == "moved" and seat is not None and self.record is not None:
            self.clocks[seat] += 5000 * (self.record.state.to_move != seat)
        elif kind == "sat" and not returns:
            self.clocks[what["seat"]] = max(60_000, self.clocks[what["seat"]])
        elif kind == "taken-back":
            self.clocks = [left or 60_000 for left in self.clocks]

    def _sat(self, what: dict[str, Any]) -> None:
        self.kinds[what["seat"]] = "person"
        self.names[what["seat"]] = what["name"]

    def _renamed(self, what: dict[str, Any]) -> None:
        self.names[what["seat"]] = what["name"]

    def _started(self, what: dict[str, Any]) -> None:
        assert self.record is None
        assert all(kind in ("person", "bot") for kind in self.kinds)
        self.record = Record(self.game.start(None, **what["deal"]))

    def _stood(self, what: dict[str, Any]) -> None:
        seat = what["seat"]
        if self.record is not None:
            self.kinds[seat] = "away"
        else:
            self.kinds[seat], self.names[seat] = "link" if self.reserved[seat] else "open", ""
            self.keys[seat] = self.keys[seat] if self.reserved[seat] else None
        self.pending = None

    def _rolled(self, what: dict[str, Any]) -> None:
        assert self.record is not None
        self.draws += 1
        assert what["number"] == self.draws, "every draw has a number of its own"
        assert what["seat"] == self.record.state.to_move
        self.record = self.record.roll(what["face"])
        assert what["counts"] != self.record.state.is_chance
        self.pending = None

    def _moved(self, what: dict[str, Any]) -> None:
        assert self.record is not None
        assert what["seat"] == self.record.state.to_move
        self.record = self.record.play(what["move"])
        self.pending = None

    def _gone(self, what: dict[str, Any]) -> None:
        assert self.record is not None
        self.record = self.record.leave(what["seat"], what["how"])
        self.pending = None

    def _proposed(self, what: dict[str, Any]) -> None:
        who = self.keys[what["seat"]]
        assert who is not None
        self.pending = (what["what"], what["seat"], what["target"], what["bot"], {who})

    def _agreed(self, what: dict[str, Any]) -> None:
        assert self.pending is not None
        self.pending[4].add(self.keys[what["seat"]] or 0)

    def _declined(self, what: dict[str, Any]) -> None:
        self.pending = None

    def _taken_back(self, what: dict[str, Any]) -> None:
        assert self.record is not None
        self.record = self.record.undo([what["seat"]])
        self.pending = None

    def _replaced(self, what: dict[str, Any]) -> None:
        seat = what["seat"]
        self.kinds[seat] = "bot" if what["bot"] else "open"
        if not what["bot"]:
            self.keys[seat], self.reserved[seat], self.names[seat] = None, False, ""
        self.pending = None

    def _finished(self, what: dict[str, Any]) -> None:
        assert self.record is not None
        state, self.abandoned = self.record.state, what["abandoned"]
        assert state.is_over != self.abandoned
        assert what["winners"] == state.winners
        if self.abandoned:
            nobody = {"bot", "open"} if self.clocks else {"bot"}
            playing = [kind for s, kind in enumerate(self.kinds) if s not in state.gone]
            assert set(playing) <= nobody, "somebody still plays"
            waits_for_bot = state.to_move is not None and self.kinds[state.to_move] == "bot"
            # A bot finishes the turn in which it reaches the limit.
            assert self.bot_run >= decide.MOST_ALONE or not waits_for_bot


class TableMachine(RuleBasedStateMachine):
    """Drives a table through the server's own connections, beside the model."""

    game = "docker:en"
    players = 3
    database: str | None = None
    steps = 0

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        shm = Path("/dev/shm")
        self.folder = Path(tempfile.mkdtemp(dir=shm if shm.is_dir() else None))
        self.time = 1_000_000_000
        self.seen = self.connections = 0
        self.hubs: list[Hub] = []
        # What is drawn at random elsewhere is always the same here, so that a run can be repeated.
        self.fresh_secret, dice.fresh_secret = dice.fresh_secret, lambda: bytes(range(32))
        self.most_alone, decide.MOST_ALONE = decide.MOST_ALONE, 10

    @initialize(clock=st.sampled_from(["none", "lose", "bot"]), seated=st.booleans())
    def open(self, clock: str, seated: bool) -> None:
        self.clock = clock
        self.model = Model(self.game, self.players, clock != "none")
        self.table = "T" * 22
        self.runner.run(self._open(clock))
        if seated:
            self.everybody_sits()

    def _log(self) -> Log:
        if self.database is None:
            return SQLiteLog(self.folder / "quayside.db")
        return PostgresLog(PostgresPool(self.database), postgres_bus(self.database))

    async def _open(self, clock: str) -> None:
        settings = Settings(messages_per_second=1e9, messages_at_once=10**9, takeover_seconds=0.01)
        timing = Timing(lambda: self.time, lambda: self.time)
        for _ in range(1 if self.database is None else 2):
            pool = InstantPool(1, 10, 10.0)
            self.hubs.append(Hub(self._log(), pool, settings, Metrics(), timing))
            self.hubs[-1].start()
        seats: list[m.SeatSpec] = [m.LinkSeat(KEYS[i]) for i in range(self.players - 1)]
        timed: m.Clock = m.NoClock()
        if clock != "none":
            timed = m.PlayerClock(60, 5, "lose" if clock == "lose" else "bot")
        wish = m.OpenTable(self.game, [*seats, m.OpenSeat()], clock=timed)
        await self.hubs[0].open(self.table, wish)
        self.rooms = [await hub.rooms.find(self.table) for hub in self.hubs]
        self.room = self.rooms[0]
        self.wires: list[Wire | None] = [self._wire(who, 0) for who in range(self.players + 1)]
        await self._settle()

    def _wire(self, who: int, since: int) -> Wire:
        """Return a connection to one server or the other."""
        self.connections += 1
        return Wire(self.hubs[self.connections % len(self.hubs)], self.table, KEYS[who], since)

    async def _settle(self) -> None:
        """Let everything come to rest: deliveries, the bots' moves, and wake-ups."""
        try:
            async with asyncio.timeout(300):  # the first bot waits until its kernels are compiled
                await self._come_to_rest()
        except TimeoutError:
            raise AssertionError(f"no rest: {self._unrest()}") from None

    def _unrest(self) -> dict[str, Any]:
        """Return what keeps the servers from coming to rest."""
        return {
            "heads": [room.table.head for room in self.rooms],
            "drivers": [room.driver for room in self.rooms],
            "wires": [(w.inbox.qsize(), len(w.connection._queue)) for w in self.wires if w],
        }

    async def _come_to_rest(self) -> None:
        await asyncio.sleep(0)
        while True:
            busy = [w for w in self.wires if w and (w.inbox.qsize() or w.connection._queue)]
            together = len({room.table.head for room in self.rooms}) == 1
            if not busy and together and all(room.driver is None for room in self.rooms):
                break
            await asyncio.sleep(0.0005)

    def _take_events(self) -> list[dict[str, Any]]:
        """Show new events to the model."""
        new = [json.loads(body) for body in self.room.table.bodies[self.seen :]]
        self.seen = self.room.table.head
        for event in new:
            if event["what"]["kind"] == "opened":
                self.model.time = event["time"]
            else:
                self.model.take(event)
        return [event["what"] for event in new]

    def _key_of(self, who: int) -> int:
        return who % len(self.wires)

    def _send(self, who: int, message: dict[str, Any]) -> dict[str, Any]:
        async def talk() -> dict[str, Any]:
            wire = self.wires[who]
            assert wire is not None
            before = len(wire.answers.get(message["id"], ()))
            wire.push(message)
            async with asyncio.timeout(30):
                while len(wire.answers.get(message["id"], ())) == before:
                    await asyncio.sleep(0.0005)
            await self._settle()
            return wire.answers[message["id"]][-1]

        type(self).steps += 1
        return self.runner.run(talk())

    def _do(self, who: int, do: str, seat: int, **more: Any) -> None:
        who = self._key_of(who)
        if self.wires[who] is None:
            self._connect(who)
        self._take_events()
        self.model.now = self.time
        wanted = self.model.refusal(who, do, seat, more)
        if do == "sit" and wanted is None:
            self.model.keys[seat] = who
        message = action(do, seat, self.room.table.head, **more)
        answer = self._send(who, message)
        new = self._take_events()
        if answer["type"] == "ack":
            assert wanted is None, (wanted, message)
            assert new
            self.model.done[message["id"]] = (message, answer["n"])
        else:
            assert answer["code"] == wanted, (answer, wanted, message)

    # What people do ------------------------------------------------------------------------------

    seats = st.integers(0, 3)
    people = st.integers(0, 3)

    @rule(who=people, seat=seats)
    def sit(self, who: int, seat: int) -> None:
        self._do(who, "sit", seat % self.players, part="ab" * 32)

    @precondition(lambda self: self.model.record is None)
    @rule()
    def everybody_sits(self) -> None:
        for seat, kind in enumerate(list(self.model.kinds)):
            if kind in ("link", "open"):
                key = self.model.keys[seat]
                self._do(seat if key is None else key, "sit", seat, part="ab" * 32)

    @rule(who=people, seat=seats)
    def stand(self, who: int, seat: int) -> None:
        self._do(who, "stand", seat % self.players)

    @rule(who=people, seat=seats, name=st.sampled_from(["", "Ada", "Bo"]))
    def rename(self, who: int, seat: int, name: str) -> None:
        self._do(who, "rename", seat % self.players, name=name)

    @precondition(lambda self: self.model.record is not None and not self.model.over)
    @rule(
        pick=st.integers(0, 2**20),
        turns=st.integers(1, 6),
        together=st.integers(1, 4),
        beyond=st.booleans(),
    )
    def whoever_is_to_act_acts(self, pick: int, turns: int, together: int, beyond: bool) -> None:
        """With several moves at once, which may go beyond the turn."""
        for _ in range(turns):
            record = self.model.record
            assert record is not None
            state = record.state
            if state.is_over or state.to_move is None:
                return
            who = self.model.keys[state.to_move]
            if state.is_chance:
                self._do(who or 0, "roll", state.to_move)
            else:
                seat = state.to_move
                moves: list[str] = []
                while len(moves) < together and state.moves and (beyond or state.to_move == seat):
                    moves.append(state.moves[pick % len(state.moves)].text)
                    state = state.play(moves[-1])
                self._do(who or 0, "play", seat, moves=moves)

    @rule(who=people, seat=seats, move=st.sampled_from(["+b2", "a1-c3", "out", "c3=5", "b1-b2"]))
    def anybody_tries_to_play(self, who: int, seat: int, move: str) -> None:
        state = self.model.record.state if self.model.record else self.model.game.start()
        try:
            self.model.game.family.read_action(state.game, state.row.copy(), move)
        except ValueError:
            return
        self._do(who, "play", seat % self.players, moves=[move])

    @rule(who=people, seat=seats)
    def anybody_tries_to_roll(self, who: int, seat: int) -> None:
        self._do(who, "roll", seat % self.players)

    @rule(who=people, seat=seats, sure=st.integers(0, 5))
    def resign(self, who: int, seat: int, sure: int) -> None:
        if sure == 0:
            self._do(who, "resign", seat % self.players)

    @rule(who=people, seat=seats, roll=st.booleans())
    def propose_takeback(self, who: int, seat: int, roll: bool) -> None:
        self._do(who, "propose-takeback", seat % self.players, roll=roll)

    @rule(who=people, seat=seats, whom=seats, bot=st.sampled_from([None, "random"]))
    def propose_replace(self, who: int, seat: int, whom: int, bot: str | None) -> None:
        whom %= self.players
        self._do(who, "propose-replace", seat % self.players, target=whom, bot=bot)

    @precondition(lambda self: self.model.record is not None and not self.model.over)
    @rule(pick=st.integers(0, 3))
    def a_move_is_taken_back_by_all(self, pick: int) -> None:
        """Then the decision comes back with its roll, and the next roll is a new draw."""
        assert self.model.record is not None
        movers = {e.seat for e in self.model.record.entries if e.kind == "move"}
        able = [seat for seat in sorted(movers) if self.model.kinds[seat] == "person"]
        if not able or self.model.pending is not None:
            return
        seat = able[pick % len(able)]
        self._do(self.model.keys[seat] or 0, "propose-takeback", seat, roll=False)
        self.everybody_answers(True)
        assert self.model.pending is None
        self.whoever_is_to_act_acts(pick, 3, 1, False)

    @precondition(lambda self: self.model.pending is None and not self.model.over)
    @rule(pick=st.integers(0, 3), by=st.integers(0, 3), bot=st.sampled_from([None, "random"]))
    def somebody_is_replaced_by_the_others(self, pick: int, by: int, bot: str | None) -> None:
        """Whoever is replaced is not asked."""
        self.model.now = self.time
        sitting = [s for s, kind in enumerate(self.model.kinds) if kind == "person"]
        pairs = [
            (s, t)
            for s in sitting
            for t in range(self.players)
            if self.model.refusal(
                self.model.keys[s] or 0, "propose-replace", s, {"target": t, "bot": bot}
            )
            is None
        ]
        if not pairs:
            return
        seat, whom = pairs[(4 * pick + by) % len(pairs)]
        self._do(self.model.keys[seat] or 0, "propose-replace", seat, target=whom, bot=bot)
        for who in sorted(self.model.people() - {self.model.keys[whom]}):
            if self.model.pending is not None:
                seat = next(
                    s
                    for s, key in enumerate(self.model.keys)
                    if key == who and self.model.kinds[s] == "person"
                )
                self._do(who, "agree", seat)
        assert self.model.pending is None
        assert self.model.kinds[whom] == ("bot" if bot else "open") or self.model.over

    @precondition(lambda self: self.model.pending is not None)
    @rule(yes=st.booleans())
    def everybody_answers(self, yes: bool) -> None:
        for who in sorted(self.model.people()):
            if self.model.pending is not None:
                seat = next(
                    s
                    for s, key in enumerate(self.model.keys)
                    if key == who and self.model.kinds[s] == "person"
                )
                if yes and self.model.refusal(who, "agree", seat, {}) is not None:
                    continue
                self._do(who, "agree" if yes else "decline", seat)

    # What networks do ----------------------------------------------------------------------------

    def _connect(self, who: int) -> None:
        async def connect() -> None:
            self.wires[who] = self._wire(who, self.room.table.head // 2)
            await self._settle()

        self.runner.run(connect())

    @rule(who=people)
    def reconnect(self, who: int) -> None:
        who = self._key_of(who)
        wire = self.wires[who]
        if wire is not None:
            self.runner.run(wire.hang_up())
        self._connect(who)

    @precondition(lambda self: self.model.done)
    @rule(pick=st.integers(0, 2**20), who=people)
    def an_old_message_comes_again(self, pick: int, who: int) -> None:
        message, number = list(self.model.done.values())[pick % len(self.model.done)]
        seat = message["action"]["seat"]
        key = self.model.keys[seat]
        if key is None or self.wires[key] is None:
            return
        before = self.room.table.head
        answer = self._send(key, message)
        self._take_events()
        assert (answer["type"], answer.get("n"), answer.get("repeated")) == ("ack", number, True)
        other = {**message, "action": {"do": "stand", "seat": seat}}
        if message["action"]["do"] != "stand":
            assert self._send(key, other)["code"] == T + "id-reused"
            self._take_events()
        assert self.room.table.head == before

    @rule(who=people, seat=seats, back=st.integers(1, 3))
    def a_late_action(self, who: int, seat: int, back: int) -> None:
        who, seat = self._key_of(who), seat % self.players
        if self.wires[who] is None or self.model.keys[seat] != who:
            return
        at = max(0, self.room.table.head - back)
        answer = self._send(who, action("roll", seat, at))
        self._take_events()
        assert answer["code"] == T + "conflict"
        assert answer["head"] == self.room.table.head

    @rule(seconds=st.sampled_from([1, 5, 20, 40, 300]))
    def time_passes(self, seconds: int) -> None:
        self._take_events()
        model = self.model
        seat, before, clocks = model.running(), model.time, list(model.clocks or [])
        self.time += seconds * 1000
        self.runner.run(self._ring())
        new = self._take_events()
        if seat is None or self.time - before < clocks[seat]:
            assert not new
        elif self.clock == "lose":
            assert (new[0]["kind"], new[0]["seat"], new[0]["how"]) == ("gone", seat, "time")
        else:
            assert new[0] == {"kind": "replaced", "seat": seat, "bot": "3", "why": "time"}

    async def _ring(self) -> None:
        for hub, room in zip(self.hubs, self.rooms, strict=True):
            try:
                await hub.alarms.end_time(room)
            except Refused as refused:  # the other server was quicker, as with a real timer
                assert refused.code == T + "conflict"
        await self._settle()

    # What must always hold -----------------------------------------------------------------------

    @invariant()
    def all_agree(self) -> None:
        self._take_events()
        rows = self.runner.run(self.hubs[0].rooms.log.read(self.table))
        for room in self.rooms:
            self._agrees(room.table, rows)
        for wire in self.wires:
            if wire is not None:
                wanted = [json.loads(body) for body in self.room.table.bodies[wire.since :]]
                assert wire.events == wanted, "a client missed, doubled or changed an event"
                assert not wire.aborted

    def _agrees(self, table: Table, rows: list[Row]) -> None:
        record = self.model.record
        assert [chair.kind for chair in table.chairs] == self.model.kinds
        assert [chair.name for chair in table.chairs] == self.model.names
        assert table.position == ("" if record is None else str(record.state))
        assert table.clocks == self.model.clocks
        assert (table.pending is None) == (self.model.pending is None)
        assert (table.finished is not None) == self.model.over
        if record is not None:
            kept = [entry.text for entry in record_of(table).entries]
            assert kept == [entry.text for entry in record.entries], "the record is another game"
        assert [row.number for row in rows] == list(range(1, table.head + 1))
        assert [row.body for row in rows] == table.bodies
        assert m.encode(table_view(replay(self.table, rows))) == m.encode(table_view(table))

    def teardown(self) -> None:
        if hasattr(self, "wires"):
            self.runner.run(self._close())
        dice.fresh_secret, decide.MOST_ALONE = self.fresh_secret, self.most_alone
        self.runner.close()
        shutil.rmtree(self.folder)

    async def _close(self) -> None:
        for wire in self.wires:
            if wire is not None:
                await wire.hang_up()
        for hub in self.hubs:
            await hub.stop()
            await hub.rooms.log.close()
        if self.database is not None:
            await self._empty(self.database)

    async def _empty(self, database: str) -> None:
        """Delete all rows, so that the next example begins as this one did."""
        connection = await asyncpg.connect(database)
        found = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname='quayside'"
        )
        for (name,) in found:
            if name != "version":
                await connection.execute(f"DELETE FROM quayside.{name}")
        await connection.close()


def machine(name: str, players: int, database: str | None = None) -> type[TableMachine]:
    """Return the machine for a game, with one server on a file or two on a PostgreSQL database."""
    if database is not None:
        prepare(database)
    return type(
        f"Machine_{name.replace(':', '_')}",
        (TableMachine,),
        {"game": name, "players": players, "database": database, "steps": 0},
    )


def profile(examples: int, steps: int) -> hypothesis_settings:
    """Return how long the machine runs."""
    return hypothesis_settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, database=None
    )

"""Logs of tables with every kind of event, and what the server's fold says after each event.

The pages fold the same logs in `web/src/state/game.test.ts` and check the dice of one in
`web/src/state/dice.test.ts`. `python -m tests.server.logs` writes the file that they read.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec

from quayside.server import decide, dice
from quayside.server import protocol as m
from quayside.server.table import Private, Table, hash_key
from quayside.server.wire import table_view
from tests.server.hash_chain import HashChain

FIXTURE = Path(__file__).parents[2] / "web" / "src" / "state" / "logs.fixture.json"
KEYS = tuple(letter * 22 for letter in "ABCD")


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


class Log:
    """A table whose secret, ids and choices are always the same."""

    def __init__(
        self, name: str, game: str, seats: list[m.SeatSpec], version: int = 1, **more: Any
    ) -> None:
        self.table = Table(name.ljust(22, "-"))
        self.chance = random.Random(name)
        self.folds: list[dict[str, Any]] = []
        (draft,) = decide.open_table(self.table.id, m.OpenTable(game, seats, **more))
        secret = _hash(f"secret {name}")
        bound = dice.commitment(self.table.id, secret, version)
        self.chains: dict[int, HashChain] = {}
        shown = msgspec.UNSET if version == 1 else version
        assert isinstance(draft.what, m.Opened)
        assert draft.private is not None
        opened = msgspec.structs.replace(draft.what, commitment=bound, dice_version=shown)
        private = Private(secret.hex(), draft.private.keys)
        self.store([decide.Draft(opened, private=private)])

    def store(self, drafts: list[decide.Draft]) -> None:
        batch, _ = decide.batch_of(self.table, drafts, self.table.time + 1000, None, None)
        for row in batch.rows:
            self.table.fold_event(row)
            self.folds.append(self._fold())

    def _fold(self) -> dict[str, Any]:
        view = table_view(self.table)
        return {
            "seats": view.seats,
            "line": [stop.number for stop in self.table.line],
            "proposal": view.proposal,
            "winners": view.winners,
            "status": view.status,
            "clocks": view.clocks,
            "rematch": view.rematch,
            "failing": self.table.failures > 0,
            "closed": view.closed,
        }

    def act(self, action: m.Action, key: str | None = None) -> None:
        self.store(
            decide.decide(
                self.table, action, hash_key(key or KEYS[action.seat]), self.table.time
            ).drafts
        )

    def sit(self, seat: int, key: str | None = None) -> None:
        part = _hash(f"part {seat} {self.table.head}").hex()
        self.act(m.Sit(seat, part, "ABCD"[seat]), key)

    def sit_with_chain(self, seat: int, again: bool = False) -> None:
        """Sit down with a hash chain: a new one, or the same `again`."""
        if not again:
            seed = _hash(f"seed {seat} {self.table.head}").hex()
            self.chains[seat] = HashChain(self.table.id, seat, seed, 200)
        self.act(m.Sit(seat, None, "ABCD"[seat], self.chains[seat].anchor))

    def reveal(self, seat: int) -> None:
        value = self.next_value(seat)
        assert value is not None
        self.act(m.Reveal(seat, value))

    def next_value(self, seat: int) -> str | None:
        """Return the value that a person's seat reveals next, if it has a chain."""
        if seat not in self.chains or self.table.chairs[seat].kind != "person":
            return None
        return self.chains[seat].after(self.table.chain_of[seat].last)

    def step(self) -> None:
        """Roll, or make a move."""
        state = self.table.state
        seat = state.to_move
        assert seat is not None
        if state.is_chance:
            self.store(decide.roll(self.table, seat, None, self.next_value(seat)))
        else:
            move = self.chance.choice([move.text for move in state.moves])
            self.store(decide.play(self.table, seat, [move], self.next_value(seat)))

    def steps(self, count: int) -> None:
        for _ in range(count):
            self.step()

    def until_roll_is_open(self) -> int:
        """Play until somebody has rolled and has to move; return the seat."""
        while not isinstance(self.table.line[-1].what, m.Rolled) or self.table.state.is_chance:
            self.step()
        seat = self.table.state.to_move
        assert seat is not None
        return seat

    def as_json(self) -> dict[str, Any]:
        events = [json.loads(body) for body in self.table.bodies]
        folds = json.loads(m.encode(self.folds))
        return {"table": self.table.id, "events": events, "folds": folds}


def whole_game() -> Log:
    """A game of Docker to its end, with takebacks, a roll that is withdrawn, and a bot."""
    clock = m.PlayerClock(600, 5)
    log = Log("docker", "docker:en", [m.LinkSeat(key) for key in KEYS[:3]], clock=clock)
    for seat in range(3):
        log.sit(seat)
    log.act(m.Rename(1, "Berta"))
    log.steps(6)
    log.until_roll_is_open()
    mover = next(s.what.seat for s in reversed(log.table.line) if isinstance(s.what, m.Moved))
    log.act(m.ProposeTakeback(mover))
    log.act(m.Agree((mover + 1) % 3))
    log.act(m.Agree((mover + 2) % 3))
    log.steps(3)
    mover = next(s.what.seat for s in reversed(log.table.line) if isinstance(s.what, m.Moved))
    log.act(m.ProposeTakeback(mover))
    log.act(m.Decline((mover + 1) % 3))
    leaver = log.until_roll_is_open()
    log.act(m.Resign(leaver))
    log.steps(2)
    away = next(seat for seat in range(3) if seat != leaver)
    other = 3 - leaver - away
    log.act(m.Stand(away))
    log.sit(away)
    log.act(m.Stand(away))
    log.act(m.ProposeReplace(other, away, "2"))
    if log.table.pending is not None:  # whoever left may still agree
        log.act(m.Agree(leaver))
    log.store([decide.Draft(m.BotFailed(away, "2", 1))])
    while log.table.finished is None:
        log.step()
    log.act(m.Rematch(other))
    return log


def unfinished_turn() -> Log:
    """Dockers: somebody resigns with two moves of their turn made, which are withdrawn."""
    log = Log("dockers", "dockers", [m.LinkSeat(key) for key in KEYS[:3]])
    for seat in range(3):
        log.sit(seat)
    log.steps(6)
    acting = log.table.state.to_move
    assert acting is not None
    log.act(m.Resign((acting + 1) % 3))
    log.act(m.Resign(acting))
    return log


def before_the_game() -> Log:
    """People sit down and stand up; a seat that was meant for a link is opened for anybody."""
    seats: list[m.SeatSpec] = [m.LinkSeat(KEYS[0]), m.LinkSeat(KEYS[1]), m.OpenSeat()]
    log = Log("waiting", "docker:it", [*seats, m.BotSeat("1")])
    log.sit(0)
    log.sit(2)
    log.act(m.Stand(0))
    log.act(m.Stand(2))
    log.sit(0)
    log.act(m.ProposeReplace(0, 1))
    log.sit(1, KEYS[3])
    log.act(m.Stand(1), KEYS[3])
    log.sit(1, KEYS[3])
    log.sit(2)
    log.steps(3)
    return log


def skipped_draws() -> Log:
    """A dishonest server: it passes over two draws that it did not like. All else follows."""
    log = Log("skipping", "docker:en", [m.LinkSeat(key) for key in KEYS[:2]])
    log.sit(0)
    log.sit(1)
    log.steps(4)
    while not log.table.state.is_chance:
        log.step()
    log.table.next_draw += 2
    log.steps(4)
    log.act(m.Resign(0))
    return log


def idle_parts() -> Log:
    """A dishonest server: the parts never count, so it could choose all by its secret."""
    log = Log("idle", "docker:en", [m.LinkSeat(key) for key in KEYS[:2]])
    log.table.next_draw = 999_999
    log.sit(0)
    log.sit(1)
    log.steps(4)
    log.act(m.Resign(0))
    return log


def chained_game() -> Log:
    """Hash chains: a person stands up and returns, a bot takes a seat over, a person begins a new
    chain during the game, and a turn is taken back."""
    seats: list[m.SeatSpec] = [m.LinkSeat(key) for key in KEYS[:3]]
    log = Log("chained", "docker:it", [*seats, m.BotSeat("1")], version=2)
    for seat in range(3):
        log.sit_with_chain(seat)
    log.act(m.Stand(1))
    log.sit_with_chain(1)
    for seat in (2, 0, 1):
        log.reveal(seat)
    log.steps(12)
    log.act(m.Stand(0))
    log.sit_with_chain(0, again=True)
    log.until_roll_is_open()
    people = [
        s.what.seat
        for s in log.table.line
        if isinstance(s.what, m.Moved) and log.table.chairs[s.what.seat].kind == "person"
    ]
    log.act(m.ProposeTakeback(people[-1]))
    for seat in range(3):
        if seat != people[-1]:
            log.act(m.Agree(seat))
    log.steps(9)
    log.act(m.Stand(2))
    log.sit_with_chain(2)
    for seat in (1, 2, 0):
        log.reveal(seat)
    log.steps(9)
    log.act(m.Stand(1))
    log.act(m.ProposeReplace(0, 1, "1"))
    log.act(m.Agree(2))
    log.steps(12)
    log.act(m.Resign(0))
    log.act(m.Resign(2))
    log.store(decide.close(log.table))
    return log


def chained_and_honest() -> Log:
    """Hash chains without anything unusual: two people and a bot."""
    seats: list[m.SeatSpec] = [m.LinkSeat(KEYS[0]), m.LinkSeat(KEYS[1]), m.BotSeat("1")]
    log = Log("chained-honest", "docker:omba", seats, version=2)
    log.sit_with_chain(0)
    log.sit_with_chain(1)
    log.reveal(1)
    log.reveal(0)
    while log.table.finished is None:
        log.step()
    return log


def _against_a_bot(name: str) -> Log:
    """Play until the person is to roll, in the middle of a game."""
    log = Log(name, "docker:en", [m.LinkSeat(KEYS[0]), m.BotSeat("1")], version=2)
    log.sit_with_chain(0)
    log.reveal(0)
    log.steps(8)
    while log.table.state.to_move != 0 or not log.table.state.is_chance:
        log.step()
    return log


def kept_value() -> Log:
    """A dishonest server lets a player roll without a new value of the player's hash chain."""
    log = _against_a_bot("kept")
    chain = log.table.chain_of.pop(0)
    log.store(decide.roll(log.table, 0, None))
    log.table.chain_of[0] = chain
    log.steps(4)
    log.act(m.Resign(0))
    return log


def extra_value() -> Log:
    """A dishonest server lets a player reveal a value that nothing asked for, to have another
    roll."""
    log = _against_a_bot("extra")
    value = log.next_value(0)
    assert value is not None
    log.store([decide.Draft(m.Revealed(0, value))])
    log.steps(4)
    log.act(m.Resign(0))
    return log


def deleted_table() -> Log:
    """The host removes two people and closes the table; those who stay delete it."""
    seats: list[m.SeatSpec] = [m.LinkSeat(KEYS[0]), m.LinkSeat(KEYS[1]), m.OpenSeat(), m.OpenSeat()]
    log = Log("deleted", "docker:fr", seats, host=0, bot_after=m.BotAfter(60, "2"))
    for seat in range(3):
        log.sit(seat)
    log.act(m.Remove(0, 1, KEYS[3]))
    log.act(m.Remove(0, 2))
    log.act(m.AllowSpectators(0, False))
    log.act(m.AllowSpectators(0, True))
    log.sit(1, KEYS[3])
    log.act(m.Stand(1), KEYS[3])
    log.sit(1, KEYS[3])
    log.store(decide.fill_open_seats(log.table))
    log.steps(2)
    log.act(m.ProposeDelete(0))
    log.act(m.Agree(1), KEYS[3])
    return log


LOGS = (
    whole_game,
    unfinished_turn,
    before_the_game,
    deleted_table,
    skipped_draws,
    idle_parts,
    chained_game,
    chained_and_honest,
    kept_value,
    extra_value,
)


def text() -> str:
    """Return the fixture: one log a line."""
    made = [log().as_json() for log in LOGS]
    lines = [json.dumps(log, ensure_ascii=False, separators=(",", ":")) for log in made]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(text(), encoding="utf-8")

"""A database of version 0.1 is brought up to date, and its games are played on.

A server of version 0.1.1 made `tests/data/tables-0.1.1.sql`; `tables-0.1.1.json` beside it has what
that server answered about each table.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quayside.games import BUILT_IN, family, load, parse
from quayside.record import read
from quayside.server import backup as keeping
from quayside.server import protocol as m
from quayside.server import sqlite as sqlite_log
from quayside.server.errors import Refused
from quayside.server.export import record_text
from quayside.server.hub import Hub
from quayside.server.metrics import Metrics
from quayside.server.migrations import STEPS
from quayside.server.rooms import Room
from quayside.server.settings import FILE_NAME, Settings
from quayside.server.sqlite import SQLiteLog
from quayside.server.table import hash_key
from quayside.server.timing import Timing
from quayside.server.verify import verify_text
from quayside.server.wire import table_view
from tests.server.model import InstantPool

DATA = Path(__file__).parents[1] / "data"
TABLES: dict[str, dict[str, Any]] = json.loads(
    (DATA / "tables-0.1.1.json").read_text(encoding="utf-8")
)
COLUMNS = "place, tbl, number, body, private, client, fingerprint, topic"
RUNNING = ("half-turn", "clock", "leaving")
MOST = 400
"""How many actions a game is played on for before somebody resigns: Dockers can be endless."""


def old_database(folder: Path) -> Path:
    """Make the database as version 0.1.1 left it."""
    path = folder / FILE_NAME
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.executescript((DATA / "tables-0.1.1.sql").read_text(encoding="utf-8"))
        database.commit()
    return path


def rows_of(path: Path) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return database.execute(f"SELECT {COLUMNS} FROM log ORDER BY place").fetchall()


def version_of(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def serve(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Open the database, one second after its last event, and do something."""

    async def run() -> None:
        log = SQLiteLog(folder / FILE_NAME)
        last = max(msgspec.json.decode(row[3])["time"] for row in rows_of(log.path))
        timing = Timing(lambda: last + 1000, lambda: last + 1000)
        hub = Hub(log, InstantPool(1, 10, 10.0), Settings(), Metrics(), timing)
        hub.start()
        try:
            await asyncio.wait_for(work(hub), 120)
        finally:
            await hub.stop()
            await log.close()

    asyncio.run(run())


def in_version_2(view: dict[str, Any]) -> dict[str, Any]:
    """Return what version 2 says of a table that version 1 described."""
    aids = dict(view["aids"])
    knowledge = "open" if aids.pop("inside") else "memory"
    return {**view, "knowledge": knowledge, "aids": aids}


def test_only_what_the_protocol_has_changed_is_rewritten(tmp_path: Path) -> None:
    path = old_database(tmp_path)
    before = rows_of(path)
    assert version_of(path) == 1
    serve(tmp_path, lambda hub: asyncio.sleep(0))
    after = rows_of(path)
    assert version_of(path) == len(STEPS)
    assert [row[:3] + row[4:] for row in after] == [row[:3] + row[4:] for row in before]
    changed = {"opened": 0, "moved": 0}
    for old, new in zip(before, after, strict=True):
        was, now = msgspec.json.decode(old[3]), msgspec.json.decode(new[3])
        m.decode_event(new[3])
        kind = was["what"]["kind"]
        if old[3] == new[3]:
            continue
        changed[kind] += 1
        if kind == "moved":
            del was["what"]["facts"]
        else:
            was["what"] = in_version_2(was["what"])
        assert now == was
    kinds = [kind for kept in TABLES.values() for kind in kept["kinds"]]
    assert changed == {kind: kinds.count(kind) for kind in ("opened", "moved")}
    assert changed["moved"] > 20
    serve(tmp_path, lambda hub: asyncio.sleep(0))
    assert rows_of(path) == after, "a second start changes nothing"


def test_a_second_server_waits_while_the_first_brings_a_large_file_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = old_database(tmp_path)
    monkeypatch.setattr(sqlite_log, "BUSY_SECONDS", 0.05)
    with contextlib.closing(sqlite_log.connect(path)) as first, ThreadPoolExecutor(1) as second:
        first.execute("BEGIN IMMEDIATE")
        opening = second.submit(sqlite_log.open_database, path)
        while "is being updated by another process" not in caplog.text:
            assert not opening.done()
        first.execute("ROLLBACK")
        opening.result().close()
    assert version_of(path) == len(STEPS)


def test_every_position_of_version_0_1_can_be_read(tmp_path: Path) -> None:
    """`web/src/play/old.test.ts` says the same of the page."""
    path = old_database(tmp_path)
    serve(tmp_path, lambda hub: asyncio.sleep(0))
    positions = {m.decode_event(row[3]).position for row in rows_of(path)} - {""}
    assert len(positions) > 50
    assert any(parse(text).is_mid_turn for text in positions)
    assert {str(parse(text)) for text in positions} == positions


def test_every_table_is_what_version_0_1_said(tmp_path: Path) -> None:
    old_database(tmp_path)

    async def look(hub: Hub) -> None:
        for name, kept in TABLES.items():
            room = await hub.rooms.find(kept["table"])
            view = json.loads(m.encode(table_view(room.table)))
            assert view == {**in_version_2(kept["view"]), "closed": False, "dice_version": 1}, name
            events = [m.decode_event(body) for body in room.table.bodies]
            assert [type(e.what).__struct_config__.tag for e in events] == kept["kinds"]
            if kept["record"] is not None:
                assert record_text(room.table) == kept["record"], name
        assert await hub.rooms.list_ids(10) == [TABLES["memory"]["table"]]
        assert table_view((await hub.rooms.find(TABLES["memory"]["table"])).table).knowledge == (
            "memory"
        )

    serve(tmp_path, look)


async def act(hub: Hub, room: Room, action: m.Action, number: int = 0) -> m.Ack:
    message = m.Act(f"after-{number}-{room.table.head}", room.table.head, action)
    return await hub.act(room.table.id, hash_key(TABLES["clock"]["keys"][action.seat]), message)


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_is_played_to_its_end_and_its_dice_hold(tmp_path: Path, name: str) -> None:
    old_database(tmp_path)

    async def play(hub: Hub) -> None:
        room, rng = await hub.rooms.find(TABLES[name]["table"]), random.Random(name)
        begun = room.table.head
        while room.table.finished is None and room.table.head < begun + MOST:
            state, seat = room.table.state, room.table.to_act
            assert seat is not None
            if state.is_chance:
                await act(hub, room, m.Roll(seat))
            else:
                await act(hub, room, m.Play(seat, [rng.choice(state.moves[:]).text]))
        if room.table.finished is None:
            await act(hub, room, m.Resign(0))
        assert room.table.finished is not None
        text = record_text(room.table)
        assert read(text).state.is_over
        verified = verify_text(text)
        assert verified.ok, str(verified)

    serve(tmp_path, play)


def test_a_turn_that_was_half_sent_is_finished_in_one_action(tmp_path: Path) -> None:
    old_database(tmp_path)

    async def play(hub: Hub) -> None:
        room = await hub.rooms.find(TABLES["half-turn"]["table"])
        seat, state, moves = room.table.to_act, room.table.state, []
        assert seat is not None
        assert state.is_mid_turn
        while state.to_move == seat:
            moves.append(state.moves[0].text)
            state = state.play(moves[-1])
        ack = await act(hub, room, m.Play(seat, moves))
        assert ack.n == TABLES["half-turn"]["view"]["head"] + len(moves)
        assert room.table.position == str(state)

    serve(tmp_path, play)


def test_actions_of_version_0_1_that_are_sent_again_are_known(tmp_path: Path) -> None:
    old_database(tmp_path)

    async def repeat(hub: Hub) -> None:
        moves = 0
        for name in RUNNING:
            kept = TABLES[name]
            message = kept["last"]["message"]
            action = dict(message["action"])
            if action["do"] == "play":
                moves += 1
                action["moves"] = [action.pop("move")]
            again = msgspec.convert({**message, "action": action}, m.Act)
            holder = hash_key(kept["keys"][action["seat"]])
            ack = await hub.act(kept["table"], holder, again)
            assert (ack.n, ack.repeated) == (kept["last"]["n"], True)
            if isinstance(again.action, m.Play):
                more = m.Play(again.action.seat, again.action.moves * 2)
                with pytest.raises(Refused) as caught:
                    await hub.act(kept["table"], holder, m.Act(again.id, again.at, more))
                assert caught.value.code == "quayside.table.id-reused"
            wish = {"aids": {"inside": True, "hints": False, "chances": False}, **kept["opening"]}
            wish["aids"].setdefault("inside", True)
            opening = msgspec.convert(in_version_2(wish), m.OpenTable)
            _, repeated = await hub.open(kept["table"], opening)
            assert repeated
        assert moves

    serve(tmp_path, repeat)


KILLED = """
import os, signal, sys
from pathlib import Path
from quayside.server import migrations, sqlite
change = migrations._CHANGES["moved"]
left = 20
def slowly(what):
    global left
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)
    return change(what)
migrations._CHANGES["moved"] = slowly
migrations.CHUNK = 10
sqlite.open_database(Path(sys.argv[1]))
"""


def test_a_crash_in_the_middle_leaves_the_old_database(tmp_path: Path) -> None:
    path = old_database(tmp_path)
    before = rows_of(path)
    done = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert version_of(path) == 1
    assert rows_of(path) == before
    serve(tmp_path, lambda hub: asyncio.sleep(0))
    assert version_of(path) == len(STEPS)


def test_a_backup_of_version_0_1_is_restored_and_opened(tmp_path: Path) -> None:
    path = old_database(tmp_path)
    count = len(rows_of(path))
    assert keeping.backup(tmp_path / "kept.db", tmp_path) == count
    serve(tmp_path, lambda hub: asyncio.sleep(0))
    assert keeping.backup(tmp_path / "new.db", tmp_path) == count
    other = tmp_path / "other"
    assert keeping.restore(tmp_path / "kept.db", other) == count
    assert version_of(other / FILE_NAME) == 1
    serve(other, lambda hub: asyncio.sleep(0))
    assert rows_of(other / FILE_NAME) == rows_of(path)


def test_bots_get_the_level_that_is_nearest_in_strength(tmp_path: Path) -> None:
    """At every table, when it is opened and when a bot replaces somebody."""
    path = old_database(tmp_path)
    with contextlib.closing(sqlite3.connect(path)) as database:
        template = json.loads(
            database.execute(
                "SELECT body FROM log WHERE tbl=? AND number=1", (TABLES["memory"]["table"],)
            ).fetchone()[0]
        )
        for name, level in itertools.product(BUILT_IN, range(1, 7)):
            game = load(name)
            seats = [{**template["what"]["seats"][0]}, {"kind": "bot", "bot": str(level)}]
            opened = {**template["what"], "game": game.name, "seats": seats}
            replaced = {"kind": "replaced", "seat": 0, "bot": str(level), "why": "time"}
            for number, what in enumerate((opened, replaced), 1):
                body = msgspec.json.encode({**template, "n": number, "what": what})
                database.execute(
                    "INSERT INTO log (tbl, number, body) VALUES (?,?,?)",
                    (f"{name}-{level}", number, body),
                )
        database.commit()
    asyncio.run(SQLiteLog(path).close())
    found: dict[str, list[Any]] = {}
    for _, table, _, body, *_ in rows_of(path):
        found.setdefault(table, []).append(msgspec.json.decode(body)["what"])
    for name, level in itertools.product(BUILT_IN, range(1, 7)):
        levels = family(name).former_levels(2)
        assert len(levels) == 6
        opened, replaced = found[f"{name}-{level}"]
        assert opened["seats"][1]["bot"] == replaced["bot"] == str(levels[level - 1])
        assert levels[level - 1] in range(1, len(family(name).levels(load(name))) + 1)
        assert list(levels) == sorted(levels)


def test_what_version_0_1_did_not_write_is_left_alone(tmp_path: Path) -> None:
    path = old_database(tmp_path)
    odd = [b"no JSON", b"[]", b'{"what":3}', b'{"what":{"kind":"juggled"}}', b'{"n":1}']
    with contextlib.closing(sqlite3.connect(path)) as database:
        for number, body in enumerate(odd, 1):
            database.execute("INSERT INTO log (tbl, number, body) VALUES ('x',?,?)", (number, body))
        database.commit()
    connection = SQLiteLog(path)
    asyncio.run(connection.close())
    assert [row[3] for row in rows_of(path)][-len(odd) :] == odd

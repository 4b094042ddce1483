"""Tables in a real server: bots, clocks, replacing, rematch, records, the lobby."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from quayside import load
from quayside.record import Record, read, write
from quayside.server.errors import Refused
from quayside.server.pool import Pool, WorkFailed
from quayside.server.studies import MemoryStudies
from quayside.server.worker import Work
from tests.server.helpers import Client, Server, fresh

RECORDS = Path(__file__).parents[1] / "data" / "records"

START = "docker:fr 2 - hand:6,6 out:- turn:0 roll:3"


async def seated(server: Server, **more: object) -> Client:
    """Return a client with both seats of a table."""
    key = fresh()
    table = server.open([{"kind": "link", "key": key}] * 2, **more)  # type: ignore[arg-type]
    client = await Client(server.port, table, key).connect()
    await client.sit(0)
    await client.sit(1)
    return client


def run(work: object) -> None:
    """Run, with time for compiling the bots' kernels where nobody has done so before."""
    asyncio.run(asyncio.wait_for(work, 400))  # type: ignore[arg-type]


def test_time_that_runs_out_loses_or_hands_over_to_a_bot(one_server: Server) -> None:
    """GL-1, as the table was opened."""

    async def play() -> None:
        clock = {"kind": "player", "seconds": 1}  # who runs out of time loses, if nothing is said
        client = await seated(one_server, clock=clock)
        await client.until(lambda: client.kinds[-1] == "finished")
        gone = client.events[-2]["what"]
        assert (gone["kind"], gone["how"]) == ("gone", "time")
        await client.close()
        client = await seated(one_server, clock={**clock, "then": "bot"})
        await client.until(lambda: client.kinds.count("replaced") == 1)
        handed = next(e["what"] for e in client.events if e["what"]["kind"] == "replaced")
        assert handed["why"] == "time"
        assert handed["bot"] is not None
        await client.close()

    run(play())


def test_nobody_gets_time_by_standing_up_and_sitting_down(one_server: Server) -> None:
    async def play() -> None:
        client = await seated(one_server, clock={"kind": "player", "seconds": 2})
        await client.until(lambda: client.may_act)
        seat = client.turn.seat
        assert seat is not None
        while "finished" not in client.kinds:
            for do in ("stand", "sit"):
                more = {"part": "ab" * 32} if do == "sit" else {}
                answer = await client.act(do, seat, **more)
                assert (
                    answer["type"] == "ack"
                    or "finished" in client.kinds
                    or answer["code"] in ("quayside.table.conflict", "quayside.table.finished")
                )
        left = [event["clocks"][seat] for event in client.events]
        assert left == sorted(left, reverse=True), "the clock only runs down"
        finished = client.events[-1]["what"]
        assert (finished["kind"], finished["winners"]) == ("finished", [1 - seat])
        await client.close()

    run(play())


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_whose_clocks_have_run_out_comes_to_an_end(
    one_server: Server, players: int
) -> None:
    """Bots take over from everybody, and play on though no person is left."""

    async def play() -> None:
        key = fresh()
        clock = {"kind": "player", "seconds": 1, "then": "bot"}
        seats = [{"kind": "link", "key": key}] * players
        table = one_server.open(seats, "docker:en", clock=clock)
        client = await Client(one_server.port, table, key).connect()
        for seat in range(players):
            await client.sit(seat)
        await client.until(lambda: client.kinds[-1] == "finished")
        assert client.kinds.count("replaced") == players
        assert one_server.get(f"/api/v2/tables/{table}")["status"] == "finished"
        await client.close()

    run(play())


def test_who_left_is_replaced_by_the_others_choice_and_may_come_back(one_server: Server) -> None:
    async def play() -> None:
        ada, bo = fresh(), fresh()
        table = one_server.open([{"kind": "link", "key": ada}, {"kind": "link", "key": bo}])
        one = await Client(one_server.port, table, ada).connect()
        two = await Client(one_server.port, table, bo).connect()
        await one.sit(0)
        await two.sit(1)
        await two.act("stand", 1)
        await one.reach(two.head)
        answer = await one.act("propose-replace", 0, target=1, bot="random")
        assert answer["type"] == "ack"
        await one.until(lambda: "replaced" in one.kinds)
        while (await two.act("sit", 1, part="ab" * 32)).get("code") == "quayside.table.conflict":
            await two.news()
        await one.until(lambda: one.kinds.count("sat") == 3)
        view = one_server.get(f"/api/v2/tables/{table}")
        assert [seat["kind"] for seat in view["seats"]] == ["person", "person"]
        await one.close()
        await two.close()

    run(play())


def test_a_rematch_rotates_the_seats_under_the_same_keys(one_server: Server) -> None:
    async def play() -> None:
        ada, bo = fresh(), fresh()
        table = one_server.open([{"kind": "link", "key": ada}, {"kind": "link", "key": bo}])
        one = await Client(one_server.port, table, ada).connect()
        two = await Client(one_server.port, table, bo).connect()
        await one.sit(0)
        await two.sit(1)
        await one.reach(two.head)
        await one.act("resign", 0)
        assert (await one.act("rematch", 0))["type"] == "ack"
        again = one.events[-1]["what"]["table"]
        next_one = await Client(one_server.port, again, ada).connect()
        assert next_one.seats == [1]
        view = one_server.get(f"/api/v2/tables/{again}")
        assert view["rematch_of"] == table
        assert view["commitment"] != one.events[0]["what"]["commitment"]
        await two.reach(one.head)
        assert (await two.act("rematch", 1))["code"] == "quayside.table.rematch"
        for client in (one, two, next_one):
            await client.close()

    run(play())


def test_real_dice_are_typed_also_for_a_bot(one_server: Server) -> None:
    async def play() -> None:
        key = fresh()
        table = one_server.open(
            [{"kind": "link", "key": key}, {"kind": "bot", "level": "random"}], dice="real"
        )
        client = await Client(one_server.port, table, key).connect()
        await client.sit(0)
        for _ in range(4):
            state = str(client.events[-1]["position"])
            seat = int(state.partition("turn:")[2][0])
            answer = await client.act("roll", seat, face=1)
            assert answer["type"] == "ack", answer
            if seat == 1:
                await client.until(lambda: client.kinds[-1] == "moved")
            else:
                await client.step()
        await client.close()

    run(play())


def test_a_record_goes_in_and_comes_out(one_server: Server) -> None:
    text = "game: docker:en\nplayers: 3\nstarter: 1\nnames: A, B, C\n\n1. 4:+a3 1:+b3 5:+c2\n"
    table = fresh()
    status, body = one_server.http("PUT", f"/api/v2/tables/{table}/record", text)
    assert status == 200, body
    again = one_server.http("GET", f"/api/v2/tables/{table}/record")[1].decode()
    assert read(again).state == read(text).state
    assert read(again).headers["names"] == "A, B, C"
    status, body = one_server.http("PUT", f"/api/v2/tables/{fresh()}/record", text + " 9:+a1")
    assert (status, json.loads(body)["code"]) == (400, "quayside.record.invalid")
    status, body = one_server.http("POST", "/api/v2/verify", again)
    assert json.loads(body)["ok"] is False


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.quay")), ids=lambda path: path.stem)
def test_every_record_that_can_be_read_can_be_imported(one_server: Server, path: Path) -> None:
    """Those too that begin in the middle of a game."""
    record = read(path.read_text(encoding="utf-8"))
    place = f"/api/v2/tables/{fresh()}/record"
    status, body = one_server.http("PUT", place, write(record))
    assert status == 200, body
    again = read(one_server.http("GET", place)[1].decode())
    assert again.states == record.states
    assert again.start.deal == record.start.deal
    named = [name for name in record.headers.get("names", "").split(", ") if name]
    assert [seat["name"] for seat in json.loads(body)["seats"]][: len(named)] == named


def test_a_table_says_who_begins_and_refuses_a_seat_that_it_has_not(one_server: Server) -> None:
    seats = [{"kind": "open"}] * 2
    table = one_server.open(seats, starter=1)
    assert one_server.events(table)[0]["what"]["starter"] == 1
    assert one_server.events(one_server.open(seats))[0]["what"]["starter"] is None
    for starter, code in ((2, "table.setup"), (-1, "http.bad-request"), ("x", "http.bad-request")):
        wish = {"game": "docker:fr", "seats": seats, "starter": starter}
        status, body = one_server.http("PUT", f"/api/v2/tables/{fresh()}", wish)
        assert (status, json.loads(body)["code"]) == (400, f"quayside.{code}"), body


def test_opening_twice_opens_once_and_another_table_under_the_id_is_refused(
    one_server: Server,
) -> None:
    path = f"/api/v2/tables/{fresh()}"
    wish = {"game": "docker:fr", "seats": [{"kind": "open"}] * 2}
    assert json.loads(one_server.http("PUT", path, wish)[1])["repeated"] is False
    assert json.loads(one_server.http("PUT", path, wish)[1])["repeated"] is True
    other = {**wish, "game": "docker:en"}
    status, body = one_server.http("PUT", path, other)
    assert (status, json.loads(body)["code"]) == (409, "quayside.table.exists")


def test_actions_over_http_are_those_of_the_socket(one_server: Server) -> None:
    key = fresh()
    table = one_server.open([{"kind": "link", "key": key}] * 2)
    path = f"/api/v2/tables/{table}/actions"
    sit = {"id": "id-000001", "at": 1, "action": {"do": "sit", "seat": 0, "part": "ab" * 32}}
    message = {"type": "act", **sit}
    assert one_server.http("POST", path, message)[0] == 403
    bearer = {"Authorization": f"Bearer {key}"}
    assert json.loads(one_server.http("POST", path, message, bearer)[1])["n"] == 2
    assert json.loads(one_server.http("POST", path, message, bearer)[1])["repeated"] is True
    turn = one_server.get(f"/api/v2/tables/{table}/moves")
    assert turn["due"] == "start"


def study(server: Server, wish: object) -> tuple[int, dict[str, Any]]:
    status, body = server.http("POST", "/api/v2/studies", wish)
    found: dict[str, Any] = json.loads(body)
    end = time.monotonic() + 400
    while found.get("status") == "running" and time.monotonic() < end:
        time.sleep(0.05)  # a study computes on idle cores
        found = server.get(f"/api/v2/studies/{found['id']}")
    return status, found


def test_studies_of_a_position_and_of_a_record(one_server: Server) -> None:
    position = "docker:en 2 - hand:3,3 out:- turn:0 roll:3"
    status, found = study(one_server, {"position": position})
    assert (status, found["status"], found["progress"]) == (202, "done", 1.0)
    assert found["result"]["position"] == position
    assert found["result"]["best"] is not None
    record = "game: docker:en\n\n1. 4:+a3 1:+b3\n"
    status, found = study(one_server, {"record": record})
    assert (status, found["status"]) == (202, "done")
    assert len(found["result"]["steps"]) == 4
    status, found = study(one_server, {"position": "nonsense"})
    assert status == 400
    assert one_server.http("GET", f"/api/v2/studies/{fresh()}")[0] == 404


def test_a_table_without_hints_is_not_studied_while_it_is_played(one_server: Server) -> None:
    async def play() -> None:
        for aids, wanted in (({}, 403), ({"hints": True, "chances": True}, 202)):
            client = await seated(one_server, game="docker:en", aids=aids)
            status, body = one_server.http("POST", "/api/v2/studies", {"table": client.table})
            assert status == wanted, body
            await client.close()

    run(play())


def test_cancelling_a_study_ends_the_worker_that_is_at_it(tmp_path: Path) -> None:
    """A real one, in the middle of a report."""
    record = Record(load("dockers", 4).start())
    for _ in range(200):
        if not record.state.is_over:
            record = record.play(record.state.moves[0])
    with Server(tmp_path, level="info") as server:
        begun = json.loads(server.http("POST", "/api/v2/studies", {"record": write(record)})[1])
        while not (workers := server.workers):
            time.sleep(0.01)
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)  # so that the study cannot end before it is cancelled
        ended = json.loads(server.http("DELETE", f"/api/v2/studies/{begun['id']}")[1])
        assert (ended["kind"], ended["status"], ended["result"]) == ("report", "cancelled", None)
        for pid in workers:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        assert server.get(f"/api/v2/studies/{begun['id']}")["status"] == "cancelled"
        status, found = study(server, {"position": "docker:en 2 - hand:3,3 out:- turn:0 roll:3"})
        assert (status, found["status"]) == (202, "done"), "the next study has a new worker"


def test_an_address_has_so_many_studies_at_once_and_others_are_not_kept_waiting() -> None:
    async def play() -> None:
        slow = [sys.executable, "-c", "import time; time.sleep(60)"]
        studies = MemoryStudies(Pool(1, 10, 60.0, slow), at_once=2)
        work = Work(text=START, kind="analysis")
        first = await studies.begin(work, "10.0.0.1")
        await studies.begin(work, "10.0.0.1")
        with pytest.raises(Refused, match="wait for those") as caught:
            await studies.begin(work, "10.0.0.1")
        assert caught.value.status == 429
        await studies.begin(work, "10.0.0.2")
        await studies.cancel(first.id)
        await studies.begin(work, "10.0.0.1")
        await studies.close()

    run(play())


def test_a_study_that_nobody_asks_about_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        slow = [sys.executable, "-c", "import time; time.sleep(60)"]
        studies = MemoryStudies(Pool(1, 10, 60.0, slow))
        begun = [await studies.begin(Work(text=START, kind="analysis")) for _ in range(2)]
        studies.find(begun[0].id).asked -= 1.0
        monkeypatch.setattr("quayside.server.studies.ABANDONED_SECONDS", 0.5)
        assert studies.find(begun[1].id).view.status == "running"
        assert studies.find(begun[0].id).view.status == "cancelled"
        await studies.close()

    run(play())


def test_a_study_whose_worker_says_something_strange_fails_and_says_so() -> None:
    async def play() -> None:
        mad = [
            sys.executable,
            "-c",
            'import sys; sys.stdin.readline(); print(\'{"result":{"x":1}}\')',
        ]
        studies = MemoryStudies(Pool(1, 4, 60.0, mad))
        begun = await studies.begin(Work(text=START, kind="analysis"))
        task = studies.find(begun.id).task
        assert task is not None
        await task
        assert studies.find(begun.id).view.status == "failed"
        await studies.close()

    run(play())


def test_a_study_can_be_cancelled() -> None:
    async def play() -> None:
        slow = [sys.executable, "-c", "import time; time.sleep(60)"]
        studies = MemoryStudies(Pool(1, 4, 60.0, slow))
        begun = await studies.begin(Work(text=START, kind="analysis"))
        while not studies.pool.processes:
            await asyncio.sleep(0.01)
        assert (await studies.cancel(begun.id)).status == "cancelled"
        assert not studies.pool.processes
        await studies.close()

    run(play())


def test_a_worker_that_dies_is_started_again() -> None:
    async def play() -> None:
        pool = Pool(1, 4, 30.0)
        try:
            assert (await pool.do(Work("random", START))).move != ""
            (worker,) = pool.processes
            os.kill(worker.pid, signal.SIGKILL)
            with pytest.raises(WorkFailed):
                await pool.do(Work("random", START))
            assert (await pool.do(Work("random", START))).move != ""
            with pytest.raises(WorkFailed, match="position"):
                await pool.do(Work("random", "nonsense"))
        finally:
            await pool.close()
        assert not pool.processes

    run(play())


def test_work_that_takes_too_long_is_stopped_and_too_much_is_refused() -> None:
    async def play() -> None:
        slow = [sys.executable, "-c", "import time; time.sleep(60)"]
        pool = Pool(1, 1, 0.5, slow, loading=0.5)
        try:
            first = [asyncio.create_task(pool.do(Work("random", START))) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="no room"):
                await pool.do(Work("random", START))
            outcomes = await asyncio.gather(*first, return_exceptions=True)
            assert all(isinstance(outcome, WorkFailed) for outcome in outcomes)
        finally:
            await pool.close()

    run(play())


def test_a_table_says_that_its_bot_failed_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}, {"kind": "bot", "level": "random"}])
        client = await Client(server.port, table, key).connect()
        await client.sit(0)
        playing = asyncio.create_task(client.play())
        while not server.workers and not playing.done():
            await asyncio.sleep(0.01)
        os.kill(server.workers[0], signal.SIGKILL)
        await playing
        assert "bot-failed" in client.kinds
        assert "finished" in client.kinds
        await client.close()

    with Server(tmp_path, level="info") as server:
        run(play(server))

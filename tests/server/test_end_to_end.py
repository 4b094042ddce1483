"""A whole game over the network: four seats, a reconnect, a takeback, a record that holds."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from quayside.record import read
from quayside.server.verify import verify_text
from tests.server.helpers import GENEROUS, Client, Server, fresh


async def _play(server: Server) -> str:
    ada, bo = fresh(), fresh()
    table = server.open(
        [
            {"kind": "link", "key": ada},
            {"kind": "link", "key": bo},
            {"kind": "link", "key": ada},
            {"kind": "bot", "level": "2"},
        ]
    )
    one = await Client(server.port, table, ada, chained=True).connect()
    two = await Client(server.port, table, bo, chained=True).connect()
    assert (one.seats, two.seats) == ([0, 2], [1])
    await one.sit(0, "Ada")
    await one.sit(2, "Cy")
    await two.sit(1, "Bo")

    def somebody_has_rolled_after_two_moves_of_bo() -> bool:
        whats = [e["what"] for e in two.events]
        moved = [i for i, what in enumerate(whats) if what["kind"] == "moved" and what["seat"] == 1]
        return len(moved) >= 2 and any(what["kind"] == "rolled" for what in whats[moved[-1] :])

    stop = somebody_has_rolled_after_two_moves_of_bo
    await asyncio.gather(one.play(stop), two.play(stop))
    await _take_back(one, two)
    await two.connect()
    assert two.kinds.count("opened") == 1
    await asyncio.gather(one.play(), two.play())
    assert one.events == two.events
    await one.close()
    await two.close()
    return table


async def _take_back(one: Client, two: Client) -> None:
    while (await two.act("propose-takeback", 1)).get("code") == "quayside.table.conflict":
        await two.send({"type": "resume", "since": two.head})  # the bot was quicker
    await one.until(lambda: one.kinds[-1] == "proposed")
    target = one.events[-1]["what"]["target"]
    assert (await one.act("agree", 0))["type"] == "ack"
    back = one.events[-1]
    assert back["what"] == {"kind": "taken-back", "seat": 1, "target": target}
    # The decision comes back with its own roll.
    assert back["position"] == one.events[target - 2]["position"]
    assert "roll:-" not in back["position"]


def test_a_four_seat_game_with_reconnect_and_takeback_to_its_end(tmp_path: Path) -> None:
    # The client loads kernels while it answers no pings.
    with Server(tmp_path, (*GENEROUS, "ping_timeout_seconds=30")) as server:
        table = asyncio.run(asyncio.wait_for(_play(server), 400))
        status, body = server.http("GET", f"/api/v2/tables/{table}/record")
        assert status == 200
        record = read(body.decode())
        assert record.state.is_over
        verified = verify_text(body.decode())
        assert verified.ok, str(verified)
        assert verified.version == 2
        assert verified.parts > verified.rolls / 2
        assert verified.taken_back
        answer = json.loads(server.http("POST", "/api/v2/verify", body.decode())[1])
        assert answer == {"ok": True, "message": str(verified)}
        silent = re.sub(r"dice-taken-back: .*\n", "", body.decode())
        answer = json.loads(server.http("POST", "/api/v2/verify", silent)[1])
        assert not answer["ok"]
        assert "are missing" in answer["message"]
        events = server.events(table)
        numbers = [e["what"]["number"] for e in events if e["what"]["kind"] == "rolled"]
        assert numbers == list(range(1, len(numbers) + 1)), "a draw was used twice or left out"
        assert str(record.state) == events[-1]["position"]
        server.stop()
        assert server.logged == ""

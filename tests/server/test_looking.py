"""Looking without touching: first positions, pictures, previews, and why a move is not legal."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from quayside import load
from tests.server.helpers import Client, Server, fresh
from tests.server.test_tables import run, seated

DOCKER = "docker:en 2 b1:0 hand:2,3 out:- turn:0 roll:3"


def post(server: Server, path: str, body: object) -> tuple[int, dict[str, Any]]:
    status, answer = server.http("POST", f"/api/v1{path}", body)
    return status, json.loads(answer)


def test_the_first_position_of_a_game(one_server: Server) -> None:
    found = one_server.get("/api/v1/games/docker:omba/start?players=3&option=chance=cards")
    assert found["position"] == str(load("docker:omba", 3, chance="cards").start())
    assert (found["game"], found["players"], found["options"]) == (
        "docker:omba",
        3,
        {"chance": "cards"},
    )
    assert one_server.get("/api/v1/games/doce/start")["players"] == 2
    for wrong in (
        "chess/start",
        "docker:xx/start",
        "doce/start?players=3",
        "docker/start?option=luck=none",
        "dockers/start?option=cap=3",
    ):
        status, body = one_server.http("GET", f"/api/v1/games/{wrong}")
        assert (status, json.loads(body)["code"]) == (400, "quayside.table.setup"), wrong


def test_a_position_is_drawn_as_facts_for_each_family(one_server: Server) -> None:
    for family in ("docker", "dockers", "doce"):
        position = one_server.get(f"/api/v1/games/{family}/start")["position"]
        status, scene = post(one_server, "/draw", {"position": position})
        assert (status, scene["family"]) == (200, family)
    status, problem = post(one_server, "/draw", {"position": "docker:fr 2 nonsense"})
    assert (status, problem["code"]) == (400, "quayside.position.invalid")
    dockers = one_server.get("/api/v1/games/dockers/start")["position"]
    status, problem = post(one_server, "/draw", {"position": f"{dockers} cap=3"})
    assert (status, problem["code"]) == (400, "quayside.position.invalid")


def test_moves_are_previewed_without_a_table(one_server: Server) -> None:
    status, found = post(one_server, "/preview", {"position": DOCKER, "moves": ["b1-c2"]})
    assert status == 409  # b1 to c2 is two points, not three (DK-5)
    assert (found["code"], found["ruling"]) == ("quayside.move.illegal", "DK-5")
    status, found = post(one_server, "/preview", {"position": DOCKER, "moves": []})
    text = found["moves"][0]["text"]
    status, after = post(one_server, "/preview", {"position": DOCKER, "moves": [text]})
    assert (status, after["due"], after["seat"]) == (200, "roll", 1)
    assert after["position"] == str(load("docker:en", 2).parse(DOCKER).play(text))
    assert after["facts"][-1]["kind"] == "land"
    status, found = post(one_server, "/preview", {"position": "x", "moves": []})
    assert (status, found["code"]) == (400, "quayside.position.invalid")
    status, found = post(one_server, "/preview", {"position": DOCKER, "moves": ["nonsense"]})
    assert (status, found["code"]) == (400, "quayside.move.invalid")


def test_why_a_move_is_not_legal_is_told_to_anybody_and_changes_nothing(one_server: Server) -> None:
    async def play() -> None:
        table = one_server.open([{"kind": "open"}] * 2)
        path = f"/tables/{table}/why"
        assert post(one_server, path, {"move": "+b2"})[1]["code"] == "quayside.table.not-started"
        client = await seated(one_server, game="doce")
        path = f"/tables/{client.table}/why"
        assert post(one_server, path, {"move": "c3=5"})[1] == {
            "legal": True,
            "ruling": "",
            "code": "",
            "message": "",
        }
        _, found = post(one_server, path, {"move": "pass"})
        assert (found["legal"], found["ruling"]) == (False, "DC-4")
        assert found["code"] == "quayside.move.illegal"
        assert found["message"].startswith("DC-4: ")
        assert post(one_server, path, {"move": "a1-c3"})[1]["code"] == "quayside.move.invalid"
        assert len(one_server.events(client.table)) == client.head
        await client.close()
        client = await seated(one_server)
        path = f"/tables/{client.table}/why"
        assert post(one_server, path, {"move": "+b2"})[1]["code"] == "quayside.table.roll-due"
        await client.act("resign", 0)
        await client.until(lambda: "finished" in client.kinds)
        assert post(one_server, path, {"move": "+b2"})[1]["code"] == "quayside.table.finished"
        await client.close()

    run(play())
    assert post(one_server, f"/tables/{fresh()}/why", {"move": "+b2"})[0] == 404


def test_a_layout_of_ones_own_can_be_played(one_server: Server) -> None:
    """CR-2: an owner of the box can type theirs in."""
    layout = load("dockers", 2).family.options[4].examples[0]

    async def play() -> None:
        key = fresh()
        seats = [{"kind": "link", "key": key}] * 2
        table = one_server.open(seats, "dockers", options={"layout": layout})
        client = await Client(one_server.port, table, key).connect()
        await client.sit(0)
        await client.sit(1)
        assert f"layout={layout}" in client.events[-1]["position"]
        await client.step()
        await client.close()

    asyncio.run(asyncio.wait_for(play(), 60))

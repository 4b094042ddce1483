"""Looking without touching: what is due at a table, and the exact values of positions."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any
from urllib.parse import quote

import pytest

from quayside import load
from tests.server.helpers import Client, Server, fresh
from tests.server.test_tables import run, seated

DOCKER = "docker:en 2 b1:0 hand:2,3 out:- turn:0 roll:3"


def post(server: Server, path: str, body: object) -> tuple[int, dict[str, Any]]:
    status, answer = server.http("POST", f"/api/v2{path}", body)
    return status, json.loads(answer)


def get(server: Server, path: str) -> tuple[int, dict[str, Any]]:
    status, answer = server.http("GET", f"/api/v2{path}")
    return status, json.loads(answer)


def test_what_is_due_with_the_legal_moves_and_a_drawing(one_server: Server) -> None:
    async def play() -> None:
        waiting = await Client(one_server.port, one_server.open([{"kind": "open"}] * 2)).connect()
        found = await waiting.ask_moves()
        assert (found["due"], found["seat"], found["drawing"]) == ("start", None, [])
        assert (await waiting.ask_moves("+b2"))["code"] == "quayside.table.not-started"
        await waiting.close()
        client = await seated(one_server, game="doce")
        state = load("doce", 2).parse(client.events[-1]["position"])
        found = await client.ask_moves()
        assert (found["n"], found["after"], found["seat"]) == (client.head, [], state.to_move)
        assert found["due"] == "move"
        assert found["moves"] == [{"text": m.text, "action": m.action} for m in state.moves]
        drawing = ["".join(text for text, _ in line).rstrip() for line in state.draw()]
        assert found["drawing"] == drawing
        assert get(one_server, f"/tables/{client.table}/moves") == (200, found)
        await client.act("resign", 0)
        await client.until(lambda: "finished" in client.kinds)
        found = await client.ask_moves()
        assert (found["due"], found["seat"], found["moves"]) == ("nothing", None, [])
        assert found["drawing"], "the end is drawn too"
        await client.close()

    run(play())
    assert get(one_server, f"/tables/{fresh()}/moves")[0] == 404


def test_looking_ahead_plays_nothing_and_says_which_move_is_not_legal(one_server: Server) -> None:
    async def play() -> None:
        client = await seated(one_server, game="doce")
        state = load("doce", 2).parse(client.events[-1]["position"])
        one = "c3=5"
        after = state.play(one)
        two = after.moves[0].text
        found = await client.ask_moves(one, two)
        assert (found["n"], found["after"]) == (client.head, [one, two])
        assert [move["text"] for move in found["moves"]] == [m.text for m in after.play(two).moves]
        words = "&".join(f"after={quote(text)}" for text in (one, two))
        assert get(one_server, f"/tables/{client.table}/moves?{words}") == (200, found)
        found = await client.ask_moves(one, "pass")
        assert (found["code"], found["index"]) == ("quayside.move.illegal", 1)
        assert found["ruling"] == "DC-4"
        found = await client.ask_moves("a1-c3")
        assert (found["code"], found["index"]) == ("quayside.move.invalid", 0)
        await client.step()
        assert client.head == len(one_server.events(client.table))
        past = await client.ask_moves(n=client.head - 1)
        assert [move["text"] for move in past["moves"]] == [move.text for move in state.moves]
        assert (await client.ask_moves(n=0))["due"] == "start"
        assert (await client.ask_moves(n=10**6))["code"] == "quayside.table.conflict"
        await client.send({"type": "moves", "after": ["c3=5"] * 9})
        await client.until(lambda: client.errors[-1]["code"] == "quayside.protocol.message")
        await client.close()
        client = await seated(one_server)
        assert (await client.ask_moves("+b2"))["code"] == "quayside.table.roll-due"
        await client.close()

    run(play())


def test_events_come_with_the_servers_time(one_server: Server) -> None:
    """So that clocks need no other clock."""

    async def play() -> None:
        before = time.time_ns() // 1_000_000
        client = await seated(one_server, clock={"kind": "player", "seconds": 600})
        assert before <= client.welcome["now"] <= client.now
        assert client.events[-1]["time"] <= client.now <= time.time_ns() // 1_000_000
        found = one_server.get(f"/api/v2/tables/{client.table}/events?since=2")
        assert client.now <= found["now"] <= time.time_ns() // 1_000_000
        again = await Client(one_server.port, client.table).connect()
        assert again.now >= found["now"], "the past comes with the time at which it is sent"
        await client.close()
        await again.close()

    run(play())


def test_exact_values_of_positions_of_one_game(one_server: Server) -> None:
    """The solution of docker:en for two comes with the package."""
    game = load("docker:en", 2)
    solution = game.family.whole_solution(game)
    assert solution is not None
    start = game.start()
    moved = start.roll(4).play(start.roll(4).moves[0])
    over = start.leave(0)
    states = [start, start.roll(4), moved, over]
    status, found = post(one_server, "/values", {"positions": [str(state) for state in states]})
    assert status == 200
    values = found["values"]
    assert values[0]["win"] == pytest.approx([solution.start, 1 - solution.start])
    assert values[1]["win"][0] == pytest.approx(solution.best(states[1])[1])
    assert values[2]["win"][1] == pytest.approx(solution.probe(moved)), "seat 1 is to roll"
    assert [value["error"] for value in values] == [solution.error] * 3 + [0.0]
    assert values[3]["win"] == [0.0, 1.0]


def test_exact_values_once_two_players_are_left(one_server: Server) -> None:
    """An ending of a game for four is solved; those who are out have no chance."""
    game = load("docker:fr", 4)
    solution = game.family.solution(game)
    assert solution is not None
    ending = game.parse(
        "docker:fr 4 c1:1,a2:02,b2:20,b3:33,c3:01312 hand:0,0,0,0 out:03 turn:1 roll:-"
    )
    asked = {"positions": [str(game.start()), str(ending)]}
    status, found = post(one_server, "/values", asked)
    own = solution.probe(ending)
    exact = {"win": [0.0, own, 1.0 - own, 0.0], "kind": "exact", "error": solution.error}
    assert (status, found) == (200, {"values": [None, exact], "solving": None})


def test_values_that_are_not_known_and_positions_that_do_not_belong_together(
    one_server: Server,
) -> None:
    doce, docker = str(load("doce", 2).start()), str(load("docker:fr", 2).start())
    unknown = {"values": [None] * 3, "solving": None}
    assert post(one_server, "/values", {"positions": [doce] * 3}) == (200, unknown)
    for positions, index in (([docker, doce], 1), ([docker, docker, "nonsense"], 2), (["x"], 0)):
        status, problem = post(one_server, "/values", {"positions": positions})
        assert (status, problem["code"]) == (400, "quayside.position.invalid")
        assert problem["index"] == index
    for wrong in ([], ["x"] * 2001):
        assert post(one_server, "/values", {"positions": wrong})[0] == 400


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

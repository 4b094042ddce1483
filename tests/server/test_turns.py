"""Several moves in one action: together or not at all."""

from __future__ import annotations

import asyncio

import pytest

from quayside import load
from quayside.server import decide
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.table import hash_key
from tests.server.helpers import Client, Server, action, fresh, log_of
from tests.server.logs import KEYS, Log
from tests.server.test_tables import run, seated


def whole_turn(position: str) -> list[str]:
    """Return the moves of a turn from a position on, always the first legal one."""
    state = load("dockers", 2).parse(position)
    seat, moves = state.to_move, []
    while state.to_move == seat:
        moves.append(state.moves[0].text)
        state = state.play(moves[-1])
    return moves


def test_a_whole_turn_is_stored_and_sent_together(one_server: Server) -> None:
    async def play() -> None:
        client = await seated(one_server, game="dockers")
        watcher = await Client(one_server.port, client.table).connect()
        messages: list[list[int]] = []
        take = watcher.take

        def note(message: dict[str, object]) -> None:
            if message["type"] == "events":
                messages.append([event["n"] for event in message["events"]])  # type: ignore[attr-defined]
                assert isinstance(message["now"], int)
            take(message)

        watcher.take = note  # type: ignore[method-assign]
        head, seat = client.head, client.turn.seat
        assert seat is not None
        moves = whole_turn(client.events[-1]["position"])
        assert len(moves) > 1
        message = action("play", seat, head, moves=moves)
        answer = await client.ask(message)
        assert (answer["type"], answer["n"]) == ("ack", head + len(moves)), answer
        await watcher.reach(answer["n"])
        assert messages == [list(range(head + 1, answer["n"] + 1))], "one message for all"
        made = [event["what"] for event in client.events[head:]]
        assert [what["move"] for what in made] == moves
        assert [set(what) for what in made] == [{"kind", "seat", "move", "action"}] * len(moves)
        assert client.turn.seat == 1 - seat
        del client.answers[message["id"]]
        again = await client.ask(message)
        assert (again["repeated"], again["n"]) == (True, answer["n"])
        other = {**message, "action": {**message["action"], "moves": moves[:1]}}
        del client.answers[message["id"]]
        assert (await client.ask(other))["code"] == "quayside.table.id-reused"
        assert client.head == answer["n"]
        await client.close()
        await watcher.close()

    run(play())


def test_one_move_that_is_not_legal_refuses_them_all_and_is_named(one_server: Server) -> None:
    async def play() -> None:
        client = await seated(one_server, game="dockers")
        seat, head = client.turn.seat, client.head
        assert seat is not None
        moves = whole_turn(client.events[-1]["position"])
        for wrong, index, code in (
            ([moves[0], moves[0]], 1, "quayside.move.illegal"),
            ([*moves[:1], "nonsense"], 1, "quayside.move.invalid"),
            ([*moves, moves[0]], len(moves), "quayside.table.not-your-turn"),
        ):
            answer = await client.act("play", seat, moves=wrong)
            assert (answer["code"], answer["index"]) == (code, index), answer
        for wrong in ([], ["x"] * 9):
            client.errors.clear()
            await client.send(action("play", seat, head, moves=wrong))
            await client.until(lambda: bool(client.errors))
            assert client.errors[-1]["code"] == "quayside.protocol.message"
        assert client.head == head == len(log_of(one_server, client.table))
        assert (await client.act("play", seat, moves=moves))["type"] == "ack"
        await client.close()

    run(play())


def test_moves_one_by_one_and_the_rest_together_make_the_same_turn() -> None:
    one, two = (Log("turn", "dockers", [m.LinkSeat(key) for key in KEYS[:2]]) for _ in range(2))
    for log in (one, two):
        log.sit(0)
        log.sit(1)
    seat = one.table.state.to_move
    assert seat is not None
    moves = whole_turn(one.table.position)
    one.act(m.Play(seat, moves))
    two.act(m.Play(seat, moves[:1]))
    assert two.table.to_act == seat, "a turn may be sent in parts"
    two.act(m.Play(seat, moves[1:]))
    assert one.table.position == two.table.position
    assert [stop.position for stop in one.table.line] == [stop.position for stop in two.table.line]


def test_the_clock_counts_a_turn_that_is_sent_at_once_as_one() -> None:
    """The time is the first move's, and what a finished turn gains comes with its last."""
    log = Log("clock", "dockers", [m.LinkSeat(key) for key in KEYS[:2]], clock=m.PlayerClock(60, 5))
    log.sit(0)
    log.sit(1)
    table = log.table
    seat = table.state.to_move
    assert seat is not None
    moves = whole_turn(table.position)
    drafts = decide.play(table, seat, moves)
    batch, _ = decide.batch_of(table, drafts, table.time + 10_000, "0/x", b"", 10_000)
    shown = [m.decode_event(row.body).clocks for row in batch.rows]
    left = [clocks[seat] for clocks in shown if clocks is not None]
    assert left == [50_000] * (len(moves) - 1) + [55_000]
    assert [row.client for row in batch.rows] == [None] * (len(moves) - 1) + ["0/x"]


def test_a_game_that_ends_within_the_moves_takes_no_more() -> None:
    log = Log("ending", "doce", [m.LinkSeat(key) for key in KEYS[:2]])
    log.sit(0)
    log.sit(1)
    while log.table.finished is None:
        state, seat = log.table.state, log.table.state.to_move
        assert seat is not None
        if state.is_chance:
            log.step()
            continue
        move = next((x for x in state.moves if state.play(x).is_over), None)
        if move is None:
            log.step()
            continue
        try:
            decide.decide(log.table, m.Play(seat, [move.text, move.text]), hash_key(KEYS[seat]), 0)
        except Refused as refused:
            assert (refused.code, refused.index) == ("quayside.table.finished", 1)
        else:
            raise AssertionError("a move after the end")
        drafts = decide.play(log.table, seat, [move.text])
        assert [type(draft.what) for draft in drafts] == [m.Moved, m.Finished]
        log.store(drafts)


@pytest.mark.ruling("GL-1")
def test_the_moves_of_a_bot_s_turn_are_stored_together(one_server: Server) -> None:
    async def play() -> str:
        key = fresh()
        seats = [{"kind": "bot", "level": "random"}, {"kind": "link", "key": key}]
        table = one_server.open(seats, "dockers", starter=0)
        client = await Client(one_server.port, table, key).connect()
        await client.sit(1)
        await client.until(lambda: client.may_act)
        await client.close()
        return table

    assert load("dockers", 2).rules  # a client that loads them does not answer pings
    rows = log_of(one_server, asyncio.run(play()))
    turn = [client for _, body, client in rows if b'"kind":"moved"' in body]
    assert len(turn) >= 3
    assert turn[:-1] == [None] * (len(turn) - 1), "only the last event of a batch has an id"
    assert (turn[-1] or "").startswith("bot/")

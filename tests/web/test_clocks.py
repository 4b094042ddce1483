"""What people see when time runs out: who loses, who plays for them, and how they come back."""

from __future__ import annotations

import json
import re
import secrets

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server, action, fresh
from tests.web.conftest import Visit
from tests.web.opening import link

LONG_AFTER_ONE_TURN = {"kind": "player", "seconds": 10, "increment": 3600, "then": "bot"}
ABANDONED = "game: doce\nresult: abandoned\n\n1. c3=1\n"


def act(server: Server, table: str, key: str, do: str, seat: int, **more: object) -> None:
    """Do an action over HTTP, whatever happens at the table meanwhile."""
    path = f"/api/v2/tables/{table}"
    for _ in range(100):
        message = action(do, seat, server.get(path)["head"], **more)
        status, body = server.http(
            "POST", f"{path}/actions", message, {"Authorization": f"Bearer {key}"}
        )
        if status == 200:
            return
        assert json.loads(body)["code"] == "quayside.table.conflict", body
    raise AssertionError("the table never stands still")


def play_turn(server: Server, table: str, key: str, seat: int) -> None:
    """Make a turn over HTTP, if it is the seat's turn."""
    while (turn := server.get(f"/api/v2/tables/{table}/moves"))["seat"] == seat:
        if turn["due"] == "roll":
            act(server, table, key, "roll", seat)
        else:
            act(server, table, key, "play", seat, moves=[turn["moves"][0]["text"]])


def test_a_bot_takes_over_when_time_runs_out_and_the_person_comes_back(
    server: Server, visit: Visit
) -> None:
    (mine, my_seat), (other, other_seat) = link(), link()
    # The other one begins, and has a long clock after that.
    table = server.open([my_seat, other_seat], "doce", clock=LONG_AFTER_ONE_TURN, starter=1)
    person = visit().choose(board="plan", name="Ada").at_table(table, mine)
    person.sees("open-then-bot-about")
    person.sit_down()
    act(server, table, other, "sit", 1, part=secrets.token_hex(32), name="Bo")
    # The deal waits for the person's browser.
    person.board.wait_for(state="attached")
    play_turn(server, table, other, 1)
    notice = person.page.locator("[data-taken-over]")
    expect(notice).to_contain_text(person.t("table-bot-took-time"))
    me = person.page.locator(".player[data-seat='0']")
    expect(me).to_contain_text(person.t("seat-bot", level=3))
    expect(me).to_contain_text(person.t("table-bot-for", who="Ada"))
    expect(me).not_to_contain_text(person.t("table-you"))
    assert person.state()["due"] in ("wait", "")
    person.barriers()
    person.button("table-come-back").click()
    expect(notice).to_have_count(0)
    expect(me).to_contain_text("Ada")
    expect(me).to_contain_text(person.t("table-you"))
    play_turn(server, table, other, 1)
    person.until(lambda state: state["due"] == "move", "the person cannot play on")


def test_at_a_table_of_three_nobody_is_offered_the_move_of_a_bot(
    server: Server, visit: Visit
) -> None:
    """Two seats at one screen, where nobody touches anything, and a person elsewhere."""
    (mine, my_seat), (other, other_seat) = link(), link()
    seats = [my_seat, my_seat, other_seat]
    table = server.open(seats, "docker:en", clock=LONG_AFTER_ONE_TURN)
    person = visit().choose(board="plan").at_table(table, mine)
    for seat, name in enumerate("ABC"):
        key = mine if seat < 2 else other
        act(server, table, key, "sit", seat, part=secrets.token_hex(32), name=name)
    for _ in range(600):
        seen = server.events(table)
        # The third player has moved once, so their clock is long, and then waits.
        replaced = [event for event in seen if event["what"]["kind"] == "replaced"]
        if len(replaced) == 2 and server.get(f"/api/v2/tables/{table}/moves")["seat"] == 2:
            break
        play_turn(server, table, other, 2)
        person.page.wait_for_timeout(50)
    for name in "AB":
        person.sees("table-bot-took-time-who", who=name)
    expect(person.button("table-come-back")).to_have_count(2)
    expect(person.button("table-roll")).to_have_count(0)
    act(server, table, other, "resign", 2)
    person.until(lambda state: bool(state["over"]), "the table stands still without people")


def test_who_runs_out_of_time_loses_and_both_are_told_why(server: Server, visit: Visit) -> None:
    key, seat = link()
    table = server.open([seat, seat], "docker:fr", clock={"kind": "player", "seconds": 1})
    person = visit().choose(board="plan").at_table(table, key)
    person.sees("open-then-lose-about")
    for number in (0, 1):
        act(server, table, key, "sit", number, part=secrets.token_hex(32), name="AB"[number])
    person.until(lambda state: bool(state["over"]), "nobody has lost")
    late = next(
        event["what"]["seat"] for event in server.events(table) if event["what"]["kind"] == "gone"
    )
    person.sees("ending-won", who="AB"[1 - late])
    person.sees("ending-time", who="AB"[late])


def test_an_abandoned_game_says_so(server: Server, visit: Visit) -> None:
    table = fresh()
    status, body = server.http("PUT", f"/api/v2/tables/{table}/record", ABANDONED)
    assert status == 200, body
    person = visit().choose(board="plan").at_table(table)
    expect(person.page.locator(".ending h2")).to_have_text(person.t("ending-abandoned"))
    person.sees("ending-abandoned-text")


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_setup_page_says_what_happens_when_time_is_up(visit: Visit, language: str) -> None:
    person = visit(language).goto("/open/docker?with=here")
    person.page.locator("summary", has_text=person.t("open-more")).click()
    person.page.get_by_label(person.t("open-clock")).select_option("minutes-5")
    lose = person.page.get_by_role("radio", name=person.t("open-then-lose"))
    expect(lose).to_be_checked()
    person.sees("open-then-lose-about")
    person.sees("open-then-bot-about")
    person.button("open-start").click()
    person.board.wait_for(state="attached")
    expect(person.page.locator(".player-clock").first).to_have_text(re.compile("^(5:00|4:[0-9]+)$"))
    person.tab("panel-table").click()
    person.sees("open-then-lose-about")

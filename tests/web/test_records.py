"""Records saved, opened and replayed; reports, hints and the check of the dice."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from quayside import load
from quayside.analysis import evaluator_for, report
from quayside.analysis.summary import say_sentence, summarise
from quayside.record import Record, read, save
from tests.server.helpers import Server
from tests.web.browser import ROOT
from tests.web.conftest import Visit, by_another_name
from tests.web.opening import against_bot
from tests.web.person import PHONE, Person

RECORDS = ROOT / "tests" / "data" / "records"
FLOORS = [
    "South+2NYC IST: 2 × 1, ground",
    "South+2HKG CPT: 2 × 1, ground",
    "North+10BOM TNG: 2 × 5, floor 2",
    "North+6SHA TNG: 2 × 3, floor 1",
]
"""The list of points of dockers-floors.quay."""


def open_file(person: Person, path: Path) -> None:
    person.goto("/record")
    with person.page.expect_file_chooser() as chooser:
        person.button("home-record-open").click()
    chooser.value.set_files(path)
    person.board.wait_for(state="attached")


@by_another_name
def test_a_game_is_saved_opened_replayed_and_explained(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    table, key = against_bot(server, "docker:en")
    person = visit("fr").choose(board="plan", name="Ada").at_table(table, key).sit_down()
    person.play(person.click_plan, lambda state: state["entries"] > 12)
    person.resign()
    last = person.until(lambda state: bool(state["over"]), "not the end")
    person.tab("panel-table").click()
    with person.page.expect_download() as download:
        person.button("table-save").click()
    path = tmp_path / "game.quay"
    download.value.save_as(path)
    assert "game: docker:en" in path.read_text()

    reader = visit("it", PHONE).choose(board="plan")
    open_file(reader, path)
    reader.shows(last["position"])
    reader.tab("panel-moves").click()
    stations = reader.state()["entries"]
    reader.button("ending-replay").click()
    seen = [reader.position]
    for at in range(1, stations):
        if at == stations - 1:
            break
        reader.button("table-forward").click()
        seen.append(reader.position)
    reader.button("table-to-end").click()
    assert reader.position == last["position"]
    for at in reversed(range(len(seen))):
        reader.page.keyboard.press(",")
        reader.shows(seen[at])
    reader.barriers()

    reader.button("table-to-end").click()
    reader.tab("panel-report").click()
    panel = reader.page.get_by_role("tabpanel")
    expect(panel.get_by_role("table", name=reader.t("report-seats"))).to_be_visible()
    expect(panel.get_by_role("slider", name=reader.t("report-chart"))).to_be_visible()
    seats = panel.get_by_role("table", name=reader.t("report-seats"))
    expect(seats.get_by_role("row")).to_have_count(3)
    reader.barriers()
    panel.get_by_role("list", name=reader.t("report-turning")).get_by_role("button").first.click()
    looking = reader.t("table-looking", at="@", of=stations - 1).replace("@", r"\d+")
    expect(reader.page.get_by_role("status").filter(has_text=re.compile(looking))).to_be_visible()


def test_a_report_says_what_the_terminal_says_and_its_turning_points_have_arrows(
    visit: Visit, tmp_path: Path
) -> None:
    path = tmp_path / "game.quay"
    path.write_text(
        "game: docker:en\n\n2:+c1 1:+b3 4:c1-a3 1:b3-b2 1:a3-b3 5:+b1 resign@0\n", encoding="utf-8"
    )
    record = read(path.read_text(encoding="utf-8"))
    person = visit("it", size=PHONE).choose(board="plan")
    sides = [person.t("seat-south"), person.t("seat-north")]
    told = summarise(report(record, evaluator_for(record.start.game)))
    open_file(person, path)
    person.tab("panel-report").click()
    panel = person.page.get_by_role("tabpanel")
    expect(panel.locator(".report-summary p")).to_have_text(
        [say_sentence(sentence, sides.__getitem__, None, "it") for sentence in told]
    )
    panel.get_by_text(person.t("report-how")).click()
    expect(panel.get_by_text(person.t("report-how-accuracy"))).to_be_visible()
    worst = panel.get_by_role("button").filter(has_text=person.t("report-worst-turn"))
    worst.first.click()
    person.until(lambda state: "roll:4" in state["position"], "not the turning point")
    for kind in ("played", "best"):
        expect(person.page.locator(f"[data-arrow={kind}]")).to_be_visible()
    person.barriers()


@pytest.mark.parametrize(
    ("game", "options", "columns"),
    [
        ("docker:fr", {}, ["player", "accuracy", "mistakes", "luck"]),
        ("docker:fr", {"chance": "cards"}, ["player", "accuracy", "mistakes"]),
        ("doce", {}, ["player", "accuracy", "mistakes"]),
        ("dockers", {}, ["player", "accuracy", "mistakes"]),
    ],
)
def test_a_report_has_luck_only_where_there_are_rolls(
    game: str, options: dict[str, str], columns: list[str], visit: Visit, tmp_path: Path
) -> None:
    """Estimates are whole percents with their error, and a turn of Dockers is one step."""
    record = Record(load(game, 2, **options).start(seed=3))
    chooser = random.Random(3)
    while len(record.entries) < 12:
        state = record.state
        record = record.roll() if state.is_chance else record.play(chooser.choice(state.moves))
    record = record.leave(0)
    path = tmp_path / "game.quay"
    save(record, path)
    person = visit("en").choose(board="plan")
    open_file(person, path)
    person.tab("panel-report").click()
    panel = person.page.get_by_role("tabpanel")
    expect(panel.get_by_text(person.t("report-estimate"))).to_be_visible()
    heads = panel.get_by_role("columnheader")
    assert heads.all_inner_texts() == [person.t(f"report-{column}") for column in columns]
    said = panel.inner_text()
    assert person.t("report-exact") not in said
    assert not re.search(r"[0-9][.][0-9]+%", said)
    if game == "dockers":
        played = [line for line in said.splitlines() if line.startswith(("South: ", "North: "))]
        assert played
        assert all("Customs" in text for text in played)
    person.barriers()


def test_records_of_all_games_are_shown(visit: Visit) -> None:
    person = visit("de").choose(quality="light")
    for name in ("doce-match", "dockers-game", "docker-en-3", "dockers-freed"):
        open_file(person, RECORDS / f"{name}.quay")
        person.board.wait_for()
        last = person.position
        person.page.keyboard.press(",")
        expect(person.board).not_to_have_attribute("data-position", last)
        person.button("table-forward").click()
        person.shows(last)
        expect(person.button("waiting-sit")).to_have_count(0)
        person.barriers()


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    person = visit("fr").goto("/record")
    person.allowed.append("status of 400")
    path = tmp_path / "no.quay"
    path.write_text("game: docker:en\n\n1. 4:a1-c3\n")
    with person.page.expect_file_chooser() as chooser:
        person.button("home-record-open").click()
    chooser.value.set_files(path)
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text(person.t("error-record-invalid"))
    why = person.t("record-refused", word="4:a1-c3", why=person.t("why-docker-a-turn"))
    expect(alert).to_contain_text(person.t("record-at", line=3, column=4, what=why))
    person.barriers()


def test_a_record_names_players_without_a_name_in_the_readers_language(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    table, key = against_bot(server, "doce:standard")
    person = visit("fr").choose(board="plan").at_table(table, key).sit_down()
    person.turn_comes()
    person.resign()
    path = tmp_path / "game.quay"
    text = server.http("GET", f"/api/v2/tables/{table}/record")[1].decode()
    assert "\nnames: South, bot level 1\n" in text
    # Records of the first version said it in another way.
    old = text.replace("South, bot level 1", "seat 0, bot 1")
    for written in (text, old):
        path.write_text(written, encoding="utf-8")
        reader = visit("it", PHONE).choose(board="plan")
        open_file(reader, path)
        seats = [reader.page.locator(f"[data-seat='{seat}'] .player-called") for seat in (0, 1)]
        expect(seats[0]).to_have_text(reader.t("seat-south"))
        expect(seats[1]).to_have_text(reader.t("seat-bot", level=1))
        reader.sees("ending-won", who=reader.t("seat-bot", level=1))


def test_points_of_dockers_tell_the_group_its_floor_and_what_a_crate_counts(visit: Visit) -> None:
    person = visit("en").choose(board="plan")
    open_file(person, RECORDS / "dockers-floors.quay")
    person.tab("panel-scores").click()
    entries = person.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(entries).to_have_text(FLOORS)

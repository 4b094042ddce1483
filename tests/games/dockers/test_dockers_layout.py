"""CR-2: layouts are data, and one that breaks a printed fact is refused with the reason."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

import quayside
from quayside import InvalidSetup, texts
from quayside.games.dockers.layout import (
    Layout,
    LayoutCrate,
    layout_of,
    read_layout,
    standard,
    write_layout,
)
from tests.games.dockers.positions import place
from tests.games.dockers.second import Second, second

CRATES = standard().crates
CYCLE = str.maketrans("rbyg", "bygr")


def changed(which: str, **change: Any) -> tuple[LayoutCrate, ...]:
    """The standard layout with one crate changed."""
    return tuple(replace(k, **change) if k.code == which else k for k in CRATES)


def text_of(crates: tuple[LayoutCrate, ...]) -> str:
    return ",".join(map(str, crates))


@pytest.mark.parametrize("language", texts.languages())
def test_ports_have_a_name_in_every_language_and_the_rules_use_it(language: str) -> None:
    ports = {crate.code: texts.text(language, f"port-{crate.code}") for crate in CRATES}
    assert len(set(ports.values())) == len(CRATES)
    if language == "fr":
        assert ports == {crate.code: crate.port for crate in CRATES}
    for figure in ("fall", "tip", "stored", "customs"):
        said = texts.text(language, f"rules-dockers-figure-{figure}")
        for before, code in re.findall(r"([^()]*) \(([A-Z]{3})\)", said):
            assert before.endswith(ports[code])


def test_the_standard_layout_is_the_one_of_the_rulebook() -> None:
    start = str(quayside.load("dockers").start())
    assert "crates:RTM@2,2,0=.bygyg,ANR@2,0,0=.yrgrg,HAM@0,0,0=.grbrb,LEH@0,2,0=.rybyb" in start
    assert CRATES[0].port == "Rotterdam"
    assert layout_of("standard") is standard()
    assert standard().option == "standard"


def test_turning_a_floor_and_renaming_the_colours_gives_the_same_floor() -> None:
    for crate in CRATES:
        x, y = 1 + (crate.y - 1), 1 - (crate.x - 1)  # a quarter clockwise about the middle
        up, down, north, east, south, west = list(crate.faces.translate(CYCLE))
        turned = up + down + west + north + east + south
        assert any((k.x, k.y, k.floor, k.faces) == (x, y, crate.floor, turned) for k in CRATES)


@pytest.mark.parametrize(
    ("crates", "reason"),
    [
        (CRATES[:-1], "27 crates, not 26"),
        (changed("ANR", code="RTM"), "RTM stands twice"),
        (changed("ANR", x=0, y=0), "every cell of the block has one crate; 2,0 on floor 0"),
        (changed("ANR", faces="yrgrg."), "start lid up; ANR"),
        (changed("ANR", faces=".yrgrb"), "one lid and three colours; ANR has 1 and 4"),
        (changed("ANR", faces=".yrryr"), "one lid and three colours; ANR has 1 and 2"),
        (changed("ANR", faces="..rgrg"), "one lid and three colours; ANR has 2 and 2"),
        (changed("TNG", faces=".gbygr"), "two lids and all four colours; TNG has 1 and 4"),
        (changed("TNG", faces="..bbgr"), "two lids and all four colours; TNG has 2 and 3"),
        (changed("DKR", faces=".rybby"), "nobody can score in the first turn; with floor 2 on top"),
    ],
)
@pytest.mark.ruling("CR-2")
def test_a_layout_that_breaks_a_printed_fact_is_refused(
    crates: tuple[LayoutCrate, ...], reason: str
) -> None:
    with pytest.raises(InvalidSetup, match=f"CR-2: .*{reason}"):
        Layout(crates)
    with pytest.raises(InvalidSetup, match=f"CR-2: .*{reason}"):
        quayside.load("dockers", layout=text_of(crates))


@pytest.mark.ruling("CR-2")
def test_the_layout_that_lets_somebody_score_really_does() -> None:
    # DKR's west face made yellow: ALY and DKR follow each other east with yellow up.
    start = second("ry")
    faces = start.faces | {"DKR": (".", "r", "y", "b", "b", "y")}
    after = replace(start, faces=faces).moved("BOMvN0").moved("ALY^E").moved("DKR^E")
    assert after.scores == (0, 10)


@pytest.mark.ruling("CR-2")
def test_first_turn_scores_are_found_as_by_trying_everything() -> None:
    chooser = random.Random(2)
    top = [k for k in CRATES if k.floor == 2]
    seen = set()
    for shuffled in (0, 1, 1, 2, 9):
        mixed = {}
        for k in chooser.sample(top, shuffled):
            sides = list(k.faces[2:])
            chooser.shuffle(sides)
            mixed[k.code] = k.faces[:2] + "".join(sides)
        crates = tuple(replace(k, faces=mixed.get(k.code, k.faces)) for k in CRATES)
        try:
            Layout(crates)
            refused = False
        except InvalidSetup as error:
            refused = "floor 2 on top" in str(error)
        assert refused == _somebody_scores(mixed)
        seen.add(refused)
    assert seen == {True, False}


def _somebody_scores(top: dict[str, str]) -> bool:
    """Try every first turn on a block with this top floor."""
    start = second("rbyg")
    faces = dict(start.faces)
    for code, letters in top.items():
        up, down, north, east, south, west = list(letters)
        faces[code] = (up, down, north, east, south, west)
    return _scores_within(replace(start, faces=faces), 3)


def _scores_within(found: Second, moves: int) -> bool:
    if any(found.scores) or moves == 0:
        return any(found.scores)
    # How far a fall turns a crate shows on top only after a tip: it does not matter at the end.
    following = (m for m in found.candidates() if moves > 1 or not m[5:].strip("0"))
    return any(_scores_within(found.moved(move), moves - 1) for move in following)


@pytest.mark.parametrize("floors", ["".join(order) for order in permutations("012")])
@pytest.mark.ruling("CR-2")
def test_floors_may_be_exchanged(floors: str) -> None:
    start = quayside.load("dockers", floors=floors).start()
    for crate in CRATES:
        assert place(start, crate.code) == (crate.x, crate.y, floors.index(str(crate.floor)))


@pytest.mark.parametrize("floors", ["", "01", "0123", "013", "top"])
def test_other_orders_of_floors_are_refused(floors: str) -> None:
    with pytest.raises(InvalidSetup, match="floors is an order"):
        quayside.load("dockers", floors=floors)


def test_a_layout_goes_through_files_options_positions_and_play() -> None:
    crates = tuple(replace(k, faces=k.faces.translate(CYCLE)) for k in CRATES)
    word = text_of(crates)
    game = quayside.load("dockers", 3, layout=word, floors="120")
    assert game.option("layout") == word
    state = game.start().play("SYDvE1" if "SYDvE1" in game.start().moves else "ANRvE1")
    assert f" layout={word}" in str(state)
    assert quayside.parse(str(state)) == state
    assert read_layout(write_layout(layout_of(word), "mine")).option == word


def test_a_layout_file_keeps_names_as_they_are_typed() -> None:
    ports = ['Port "X"', "back\\slash", "Gênes", "港"]
    renamed = [replace(k, port=port) for k, port in zip(CRATES, ports, strict=False)]
    layout = Layout((*renamed, *CRATES[len(ports) :]))
    assert read_layout(write_layout(layout, 'the "best" box')) == layout
    assert read_layout(write_layout(standard(), "")) == standard()


def test_the_standard_layout_typed_in_is_the_standard_game() -> None:
    assert quayside.load("dockers", layout=text_of(CRATES)) == quayside.load("dockers")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("crate = [", "not a TOML file"),
        ("name = 'x'", r"lists its crates, each under \[\[crate\]\]"),
        ("crate = [1]", r"lists its crates"),
        ("[[crate]]\ncode = 'ab'", "crate 1 needs a code of three capital letters"),
        ("[[crate]]\ncode = 'ABC'\ncell = [0, 5]", "ABC needs a cell"),
        ("[[crate]]\ncode = 'ABC'\ncell = [0, 1]\nfloor = 3", "ABC needs a floor"),
        ("[[crate]]\ncode = 'ABC'\ncell = [0, 1]\nfloor = 0\nup = 'pink'", "needs a face 'up'"),
    ],
)
def test_a_file_that_is_no_layout_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidSetup, match=reason):
        read_layout(text)


def test_a_word_that_is_no_layout_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="layout is 'standard' or 27 crates"):
        quayside.load("dockers", layout="mine")

"""The rules to read: every ruling has its place, and every picture is true."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import quayside
from quayside import texts
from quayside.core.errors import IllegalMove
from quayside.core.game import State
from quayside.games import BUILT_IN
from tests.texts.files import LANGUAGES, ROOT, entries
from tests.texts.test_used import RULINGS

CONTENTS: dict[str, list[dict[str, Any]]] = {
    name: json.loads(
        (ROOT / "web" / "src" / "games" / name / "rules.json").read_text(encoding="utf-8")
    )
    for name in BUILT_IN
}
FIGURES = [
    pytest.param(block["figure"], id=block["figure"]["caption"])
    for blocks in CONTENTS.values()
    for block in blocks
    if "figure" in block
]


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_page_has_every_section_in_the_order_of_the_texts(name: str) -> None:
    sections = [
        text
        for text in texts.game_ids(name)
        if text.startswith(f"rules-{name}-") and f"{text}.title" in entries("en")
    ]
    assert [block["id"] for block in CONTENTS[name]] == sections


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_ruling_stands_once(name: str) -> None:
    cited = [ruling for block in CONTENTS[name] for ruling in block.get("rulings", [])]
    assert sorted(cited) == sorted(texts.rulings(name))
    assert set(cited) <= set(RULINGS)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_brief_is_brief(name: str) -> None:
    """Four to six sentences or so, numbered from 1, that can be read in half a minute."""
    numbers = [text for text in texts.game_ids(name) if text.startswith(f"rules-{name}-brief-")]
    assert numbers == [f"rules-{name}-brief-{i}" for i in range(1, len(numbers) + 1)]
    assert 4 <= len(numbers) <= 6
    for language in LANGUAGES:
        assert sum(len(texts.text(language, number).split()) for number in numbers) <= 170


@pytest.mark.parametrize("figure", FIGURES)
def test_a_picture_shows_a_real_position_and_a_legal_move(figure: dict[str, str]) -> None:
    state = quayside.parse(figure["position"])
    assert figure["caption"] in entries("en")
    if "move" in figure:
        assert figure["move"] in state.moves


@pytest.mark.parametrize("name", BUILT_IN)
def test_there_are_pictures(name: str) -> None:
    assert sum("figure" in block for block in CONTENTS[name]) >= 3
    captions = {block["figure"]["caption"] for block in CONTENTS[name] if "figure" in block}
    there = {text for text in texts.game_ids(name) if text.startswith(f"rules-{name}-figure-")}
    assert captions == there


class TestCaptions:
    """What the captions say happens in the pictures."""

    def state(self, caption: str) -> tuple[State, str]:
        figure = next(f.values[0] for f in FIGURES if f.id == caption)
        assert isinstance(figure, dict)
        return quayside.parse(figure["position"]), figure["move"]

    @pytest.mark.parametrize("what", ["entry", "climb"])
    def test_docker_steps_cost_two_and_two(self, what: str) -> None:
        state, move = self.state(f"rules-docker-figure-{what}")
        assert [step.cost for step in state.find(move).steps] == [2, 2]

    def test_docker_stuck(self) -> None:
        state, _ = self.state("rules-docker-figure-stuck")
        assert [move.text for move in state.moves] == ["out"]

    def test_dockers_stored(self) -> None:
        state, move = self.state("rules-dockers-figure-stored")
        score = next(event for event in state.events(move) if event.kind == "score")
        assert (score.data["points"], score.data["size"]) == (10, 2)

    def test_doce_line(self) -> None:
        state, move = self.state("rules-doce-figure-line")
        assert any(event.kind == "round-won" for event in state.events(move))

    def test_doce_zone(self) -> None:
        state, _ = self.state("rules-doce-figure-zone")
        closed = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]
        for square in closed:
            with pytest.raises(IllegalMove, match="DC-2"):
                state.play(f"{square}=1")

    def test_doce_blocker(self) -> None:
        from quayside.games.doce.explain import winning_placements

        state, move = self.state("rules-doce-figure-blocker")
        assert winning_placements(state, 1) == ["d5=3"]
        assert winning_placements(state.play(move).play("c3=1"), 1) == []


@pytest.mark.parametrize("name", BUILT_IN)
def test_whatever_the_rules_forbid_is_explained_in_every_language(name: str) -> None:
    """Every action that is not legal is tried in every picture, and the engine's own words are
    searched for rulings that no picture meets."""
    states = [
        quayside.parse(block["figure"]["position"]) for block in CONTENTS[name] if "figure" in block
    ]
    folder = ROOT / "src" / "quayside" / "games" / name
    source = "".join(
        (folder / file).read_text(encoding="utf-8")
        for file in ("why.py",)
        if (folder / file).exists()
    )
    asked = {"GL-1", *re.findall(r'"([A-Z]{2}-\d+)"', source)}
    for state in states:
        legal = set(state.actions)
        for action in range(state.game.action_count):
            if action not in legal:
                with pytest.raises(IllegalMove) as caught:
                    state.play(action)
                asked.add(caught.value.ruling)
    assert len(asked) >= 5
    for language in LANGUAGES:
        general = texts.text(language, "why-none")
        for ruling in asked:
            assert texts.why(language, name, ruling) != general, ruling
        assert texts.why(language, name, "no such rule") == general


EXAMPLES = {
    "docker": ["3:+c2", "4:+c2", "1:+b1", "2:c2-c1"],
    "dockers": ["SYDvE0", "IST^S", "TNG^E", "=ALY", "ODS^N", "CPT^E"],
    "doce": ["b2=3", "e5=6", "d2=4", "b4=5", "a2=2", "d4=1", "c2=3"],
}


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_played_example_can_be_played_in_every_edition(name: str) -> None:
    """Its moves are legal, its picture shows one of them, and it scores what the text says."""
    block = next(block for block in CONTENTS[name] if block["id"] == f"rules-{name}-example")
    scores = {"docker": None, "dockers": (0, 10), "doce": (37, 0)}
    for edition in quayside.load(name).family.editions:
        state, positions = quayside.load(f"{name}:{edition}", players=2).start(), set()
        for word in EXAMPLES[name]:
            *roll, move = word.split(":")
            state = state.roll(int(roll[0])) if roll else state
            positions.add((str(state).partition(" ")[2], move))
            state = state.play(move)
        assert state.scores == scores[name]
        shown = block["figure"]["position"].partition(" ")[2], block["figure"]["move"]
        assert shown in positions or edition != block["figure"]["position"].split()[0].split(":")[1]

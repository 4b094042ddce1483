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


def figures(name: str) -> list[dict[str, Any]]:
    """Return the pictures of a game, each drawn for every edition that it is shown in."""
    editions = quayside.load(name).family.editions
    return [
        {**figure, "position": re.sub(r"^\S+", f"{name}:{edition}", figure["position"])}
        for block in CONTENTS[name]
        for figure in block.get("figures", [])
        for edition in figure.get("editions", editions)
    ]


FIGURES = [
    pytest.param(figure, id=f"{figure['caption']} {figure['position'].partition(' ')[0]}")
    for name in BUILT_IN
    for figure in figures(name)
]


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_page_has_every_section_in_the_order_of_the_texts(name: str) -> None:
    sections = [
        text
        for text in texts.game_ids(name)
        if text.startswith(f"rules-{name}-") and f"{text}.title" in entries("en")
    ]
    assert [block["id"] for block in CONTENTS[name]] == sections


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure", [f for f in figures("docker") if f["move"] != "out"])
def test_the_way_in_a_picture_is_the_one_in_its_caption(
    figure: dict[str, Any], language: str
) -> None:
    """A caption names no square beside the way: several ways may have the same end."""
    state = quayside.parse(figure["position"])
    move = next(move for move in state.moves if move.text == figure["move"])
    way = {step.place for step in move.steps} | {move.text[:2]}
    caption = texts.text(language, figure["caption"], edition=state.game.edition)
    assert set(re.findall(r"\b[abc][123]\b", caption)) <= way


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
    captions = {figure["caption"] for figure in figures(name)}
    assert len(captions) >= 3
    there = {text for text in texts.game_ids(name) if text.startswith(f"rules-{name}-figure-")}
    assert captions == there


class TestCaptions:
    """What the captions say happens in the pictures."""

    def state(self, caption: str) -> tuple[State, str]:
        found = [f for name in BUILT_IN for f in figures(name) if f["caption"] == caption]
        return quayside.parse(found[0]["position"]), found[0]["move"]

    @pytest.mark.parametrize("what", ["entry", "climb"])
    def test_docker_steps_cost_two_and_two(self, what: str) -> None:
        state, move = self.state(f"rules-docker-figure-{what}")
        assert [step.cost for step in state.find(move).steps] == [2, 2]

    @pytest.mark.parametrize("figure", [f for f in figures("docker") if f["move"] == "out"])
    def test_docker_out(self, figure: dict[str, str]) -> None:
        assert [move.text for move in quayside.parse(figure["position"]).moves] == ["out"]

    def test_dockers_pivot(self) -> None:
        """The crate stays where it is, its lid on top."""
        state, move = self.state("rules-dockers-figure-pivot")
        [before, after] = (re.search(r"BOM@(\S+?)=(.)", str(s)) for s in (state, state.play(move)))
        assert before
        assert after
        assert before.groups() == after.groups() == ("2,3,2", ".")

    def test_dockers_stored(self) -> None:
        state, move = self.state("rules-dockers-figure-stored")
        score = next(event for event in state.events(move) if event.kind == "score")
        assert (score.data["points"], score.data["size"]) == (10, 2)

    def test_doce_line(self) -> None:
        state, move = self.state("rules-doce-figure-line")
        assert any(event.kind == "round-won" for event in state.events(move))

    def test_doce_line_with_the_other_die_at_its_end(self) -> None:
        state, move = self.state("rules-doce-figure-ends")
        line = next(event for event in state.events(move) if event.kind == "line")
        assert (line.seat, line.data["squares"], line.data["all_own"]) == (0, "a2 b2 c2 d2", 0)
        middle = quayside.parse(str(state).replace("A3,A4,.,B2", "A3,B2,.,A4"))
        assert not any(event.kind == "line" for event in middle.events(move))

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
    states = [quayside.parse(figure["position"]) for figure in figures(name)]
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


SIX = ["3:+c2", "4:+c2", "1:+b1", "2:+b1", "1:+a2", "2:+a2", "1:+b3", "2:+b3", "1:out"]
EXAMPLES = {
    "docker:fr": SIX,
    "docker:en": ["3:+c2", "4:+c2", "1:+b1", "4:+b1", "3:+b1", "6:+b1", "5:out"],
    "docker:it": SIX,
    "docker:omba": SIX,
    "dockers:standard": ["SYDvE0", "IST^S", "TNG^E", "=ALY", "ODS^N", "CPT^E"],
    "doce:standard": ["b2=3", "e5=6", "d2=4", "b4=5", "a2=2", "d4=1", "c2=3"],
}
ENDS = {"docker": "turn:-", "dockers": "scores:0,10", "doce": "totals:37,0"}
"""What the last move of an example leads to, in the text of the position."""


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_played_example_can_be_played_in_every_edition(game: str) -> None:
    """Its moves are legal and lead from the start to a score, and its pictures show them."""
    loaded = quayside.load(game, players=2)
    name = loaded.family.name
    assert {f"{name}:{edition}" for edition in loaded.family.editions} <= set(EXAMPLES)
    state, shown = loaded.start(), set()
    for word in EXAMPLES[game]:
        *roll, move = word.split(":")
        state = state.roll(int(roll[0])) if roll else state
        shown.add((str(state).replace("roll:5", "roll:1"), move))
        state = state.play(move)
    assert ENDS[name] in str(state).split()
    block = next(block for block in CONTENTS[name] if block["id"] == f"rules-{name}-example")
    captions = {figure["caption"] for figure in block["figures"]}
    pictures = [
        (figure["position"], figure["move"])
        for figure in figures(name)
        if figure["caption"] in captions and figure["position"].split()[0] == game
    ]
    assert pictures
    assert set(pictures) <= shown


def told(language: str, name: str, edition: str) -> dict[str, str]:
    """Return the rulings that an edition's page shows."""
    found = {
        one: texts.text(language, f"ruling-{one}", edition=edition) for one in texts.rulings(name)
    }
    return {ruling: text for ruling, text in found.items() if text}


@pytest.mark.parametrize("edition", quayside.load("docker").family.editions)
def test_a_page_has_only_the_rulings_of_its_edition(edition: str) -> None:
    """The same ones in every language. What other editions do is not told."""
    expected = set(texts.rulings("docker")) - {
        *(["DK-2"] if edition == "en" else []),
        *(["DK-11"] if edition != "it" else []),
        *(["DK-12"] if edition in ("en", "it") else []),
    }
    for language in LANGUAGES:
        assert set(told(language, "docker", edition)) == expected
    again = {"fr": False, "en": True, "it": True, "omba": False}[edition]
    assert ("as long as fewer than three" in told("en", "docker", edition)["DK-7"]) == again


SOURCE = {
    "en": r"\b(printed|box)\b",
    "fr": r"imprimée?s?\b|\bboîte\b",
    "de": r"\bgedruckte|Schachtel",
    "it": r"\bstampat[aeo]\b|\bscatola\b",
}
OURS = {
    "en": r"\b(our|ours|we|here)\b",
    "fr": r"\b(notre|nous|ici)\b",
    "de": r"\b(unser|unsere|wir|hier)\b",
    "it": r"\b(nostra|noi|qui|giochiamo)\b",
}
WITHOUT_SOURCE = {"DK-2", "CR-11", "CR-13"}
"""They speak of the screen, or quote the print in other words."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_ruling_says_what_the_print_has_and_what_is_played(name: str, language: str) -> None:
    for edition in quayside.load(name).family.editions:
        for ruling, text in told(language, name, edition).items():
            if ruling not in WITHOUT_SOURCE:
                assert re.search(SOURCE[language], text, re.IGNORECASE), ruling
            if ruling not in ("CR-5", "DK-7", "DK-10"):
                assert re.search(OURS[language], text, re.IGNORECASE), ruling

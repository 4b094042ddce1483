"""Puzzles: each has one solution, proved; no two are alike; a file that is wrong is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import quayside
from quayside.analysis.puzzles import (
    Puzzle,
    check,
    check_level,
    make,
    part_of,
    read,
    shipped,
    write,
)
from quayside.core.errors import InvalidSetup
from quayside.core.family import Family
from quayside.games import BUILT_IN, family

NAMES = {"docker": "docker:en", "dockers": "dockers", "doce": "doce"}
SAMPLE = 6


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_hundred_come_with_every_game_and_can_be_played(name: str) -> None:
    puzzles = shipped(family(name))  # reading plays every line and refuses equal ones
    assert len(puzzles) >= 100
    for puzzle in puzzles:
        values = [
            puzzle.values.get(move.text, 0.0) for move in quayside.parse(puzzle.position).moves
        ]
        best = max(values)
        assert all(puzzle.values[move] == best for move in puzzle.solutions)
        assert values.count(best) == len(puzzle.solutions)


@pytest.mark.parametrize("name", BUILT_IN)
def test_some_are_proved_again(name: str) -> None:
    puzzles = shipped(family(name))
    for puzzle in puzzles[:: len(puzzles) // SAMPLE]:
        assert check(puzzle) == "", puzzle.position


@pytest.mark.parametrize("name", BUILT_IN)
def test_level_three_fails_at_least_half(name: str) -> None:
    assert check_level(shipped(family(name))) == ""


@pytest.mark.parametrize("name", BUILT_IN)
def test_new_ones_follow_from_the_seed_and_are_not_the_known_ones(name: str) -> None:
    game = quayside.load(NAMES[name], players=2)
    first = list(islice(make(game, 5), 2))
    assert list(islice(make(game, 5), 2)) == first
    assert [check(puzzle) for puzzle in first] == ["", ""]
    assert read(write(game.family, first), game.family) == first
    assert not {one.position for one in islice(make(game, 5, first), 2)} & {
        one.position for one in first
    }


def test_what_is_proved_is_compared_with_what_is_said() -> None:
    puzzle = shipped(family("docker"))[0]
    other = next(move for move in puzzle.values if move not in puzzle.solutions)
    assert "solves it" in check(replace(puzzle, solutions=(other,)))
    assert "is worth" in check(replace(puzzle, values={**puzzle.values, other: 0.99}))
    assert "difficulty" in check(replace(puzzle, difficulty=puzzle.difficulty % 5 + 1))


# One position of each game and an image of it: mirrored or turned, and the players exchanged.
IMAGES = [
    (
        "docker:en 2 a1:0,b3:1,c3:10 hand:1,1 out:- turn:1 roll:6",
        "docker:en 2 b1:0,c1:01,a3:1 hand:1,1 out:- turn:0 roll:6",
    ),
    (
        "doce:standard A1,.,.,.,.,.,B2,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,. turn:0 dice:10,10"
        " blockers:11 last:a1,b2 round:1 starter:0 totals:0,0",
        "doce:standard .,.,.,.,B1,.,.,.,A2,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,. turn:1 dice:10,10"
        " blockers:11 last:d2,e1 round:1 starter:1 totals:0,0",
    ),
]


@pytest.mark.parametrize(("position", "image"), IMAGES)
def test_images_have_the_same_key(position: str, image: str) -> None:
    here, there = quayside.parse(position), quayside.parse(image)
    part = part_of(here.game.family)
    assert part.key(here) == part.key(there)
    assert part.key(here.play(here.actions[0])) != part.key(here)


def _first(name: str) -> tuple[Family, dict[str, Any]]:
    found = family(name)
    data: dict[str, Any] = json.loads(write(found, shipped(found)[:2]))
    return found, data


Spoil = Callable[[dict[str, Any]], object]
SPOILT: list[tuple[Spoil, str]] = [
    (lambda file: file.update(format="other"), "has 'format'"),
    (lambda file: file.update(kind="chess"), "has 'kind'"),
    (lambda file: file.update(puzzles=7), "lists them"),
    (lambda file: file["puzzles"][1].pop("line"), "puzzle 2: 'line' is missing"),
    (lambda file: file["puzzles"][0].update(position="docker:en 2 z9"), "puzzle 1"),
    (lambda file: file["puzzles"][1].update(solutions=["+z9"]), "puzzle 2"),
    (lambda file: file["puzzles"][0].update(line=[]), "line begins with"),
    (lambda file: file["puzzles"][0].update(difficulty=6), "from 1 to 5"),
    (lambda file: file["puzzles"].append(file["puzzles"][0]), "puzzle 3 is puzzle 1"),
]


@pytest.mark.parametrize(("spoil", "said"), SPOILT)
def test_a_wrong_file_is_refused_with_the_reason(spoil: Spoil, said: str) -> None:
    found, data = _first("docker")
    assert len(read(json.dumps(data), found)) == 2
    spoil(data)
    with pytest.raises(InvalidSetup, match=said):
        read(json.dumps(data), found)


def test_a_list_that_is_too_easy_is_refused() -> None:
    easy: list[Puzzle] = [one for one in shipped(family("docker")) if one.difficulty == 1][:3]
    assert len(easy) == 3
    assert "less than half" in check_level(easy)


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="JSON"):
        read("nothing", family("doce"))

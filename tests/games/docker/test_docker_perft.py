"""Perft of Docker against the shared table (rulebook section 4)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.core.perft import perft
from quayside.record import Record

TABLE: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "perft" / "docker.json").read_text(encoding="utf-8")
)
COUNTS = [
    (edition, int(players), counts)
    for edition, by_players in TABLE["perft"].items()
    for players, counts in by_players.items()
]


@pytest.mark.parametrize(("edition", "players", "counts"), COUNTS)
def test_from_the_start(edition: str, players: int, counts: dict[str, int]) -> None:
    game = quayside.load(f"docker:{edition}", players)
    row = game.start().row.copy()
    for depth, count in counts.items():
        assert perft(game.rules, row, int(depth)) == count


@pytest.mark.parametrize("edition", TABLE["cards"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_cards(edition: str, players: int) -> None:
    game = quayside.load(f"docker:{edition}", players, chance="cards")
    for depth, count in TABLE["cards"][edition][str(players)].items():
        assert perft(game.rules, game.start().row.copy(), int(depth)) == count


@pytest.mark.parametrize("name", TABLE["revisit=start"])
def test_coming_back_to_the_start_allowed(name: str) -> None:
    game = quayside.load(name.split()[0], int(name.split()[1]), revisit="start")
    for depth, count in enumerate(TABLE["revisit=start"][name], 1):
        assert perft(game.rules, game.start().row.copy(), depth) == count


@pytest.mark.parametrize("entry", TABLE["midgame"], ids=lambda entry: entry["position"])
def test_in_mid_game(entry: dict[str, Any]) -> None:
    game = quayside.load(f"docker:{entry['edition']}", entry["players"])
    record = Record(game.start(starter=str(entry["starter"])))
    for word in entry["record"]:
        rolls, _, move = word.partition(":")
        for face in rolls.split("."):
            record = record.roll(int(face))
        record = record.play(move)
    state = record.state
    assert str(state) == entry["position"]
    for depth, count in entry["perft"].items():
        assert perft(game.rules, state.row.copy(), int(depth)) == count
    for face, texts in entry["actions_by_face"].items():
        rolled = state.roll(int(face))
        if rolled.is_chance:
            assert entry["reroll_right"]
            assert texts in ([], ["reroll"], ["again"])
        else:
            assert sorted(map(str, rolled.moves)) == sorted(texts or ["out"])

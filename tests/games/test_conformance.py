"""Every game passes the conformance kit, in every edition, player count and option."""

from __future__ import annotations

from itertools import product

import pytest

import quayside
from quayside.core.conformance import check, check_interpreted
from quayside.games import BUILT_IN, family

GAMES = [
    pytest.param(f"{name}:{edition}", players, options, id=f"{name}:{edition}-{players}-{options}")
    for name in BUILT_IN
    for edition, players in product(family(name).editions, family(name).player_counts)
    for options in [
        {},
        *({option.name: value} for option in family(name).options for value in option.samples),
    ]
]


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_conformance(name: str, players: int, options: dict[str, str]) -> None:
    check(quayside.load(name, players, **options), games=1, seed=players)


@pytest.mark.parametrize(
    "name", [f"{n}:{edition}" for n in BUILT_IN for edition in family(n).editions]
)
def test_interpreted_and_compiled_agree(name: str) -> None:
    players = family(name.partition(":")[0]).player_counts[-1]
    check_interpreted(quayside.load(name, players), games=1, limit=30)

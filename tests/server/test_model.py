"""A table beside a simple model: no divergence, whatever people and networks do."""

from __future__ import annotations

import pytest
from hypothesis.stateful import run_state_machine_as_test

from tests.server.model import machine, profile
from tests.server.postgres import Cluster


@pytest.mark.parametrize(("game", "players"), [("docker:en", 3), ("doce:standard", 2)])
def test_no_divergence_from_the_model(game: str, players: int) -> None:
    driven = machine(game, players)
    run_state_machine_as_test(driven, settings=profile(20, 40))
    assert driven.steps > 100


def test_two_servers_on_one_postgresql_do_not_diverge(postgres: Cluster) -> None:
    driven = machine("docker:en", 3, postgres.database())
    run_state_machine_as_test(driven, settings=profile(4, 30))
    assert driven.steps > 50

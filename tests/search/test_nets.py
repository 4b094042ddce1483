"""Bots that search with a network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside.core.errors import InvalidSetup
from quayside.games import families
from quayside.search.bots import SearchBot, bot
from quayside.search.nets import net_heuristics

WITH_NET = [family.name for family in families() if family.has("net")]
WITHOUT = next(family.name for family in families() if not family.has("net"))


@pytest.mark.parametrize("name", WITH_NET)
def test_a_bot_with_a_network_is_the_search_with_its_weights(name: str, tmp_path: Path) -> None:
    game = quayside.load(name).automatic
    own = net_heuristics(game, "")
    file = tmp_path / "net.npy"
    np.save(file, np.zeros_like(own.weights))
    made, other = bot("net:40", game, 3), bot(f"net:{file}:40", game, 3)
    assert isinstance(made, SearchBot)
    assert isinstance(other, SearchBot)
    assert made.heuristics.weights is own.weights
    assert not other.heuristics.weights.any()
    state = game.start(seed=1)
    for _ in range(6):
        move = made.choose(state)
        assert move == bot("net:40", game, 3).choose(state)
        assert other.choose(state) in state.moves
        state = state.play(move)
    assert made.thought is not None
    assert made.thought.simulations == 40


def test_texts_that_name_no_network_are_refused() -> None:
    game = quayside.load(WITH_NET[0])
    with pytest.raises(InvalidSetup, match=r"net:FILE\.npy:1000"):
        bot("net:file:10", game)
    with pytest.raises(InvalidSetup, match="simulations"):
        bot("net:many", game)
    with pytest.raises(InvalidSetup, match="cannot read the network"):
        bot("net:missing.npy:10", game)
    with pytest.raises(InvalidSetup, match="has no network"):
        bot("net:10", quayside.load(WITHOUT))

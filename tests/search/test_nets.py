"""Bots that search with a network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside.core.errors import InvalidSetup
from quayside.games import families
from quayside.search.bots import SearchBot, bot

WITH_NET = [family.name for family in families() if family.has("net")]
WITHOUT = next(family.name for family in families() if not family.has("net"))


@pytest.mark.parametrize("name", WITH_NET)
def test_a_search_has_the_network_of_its_game_or_another_or_none(name: str, tmp_path: Path) -> None:
    game = quayside.load(name).automatic
    own = game.family.heuristics(game)
    same, zero = tmp_path / "same.npy", tmp_path / "zero.npy"
    np.save(same, own.weights)
    np.save(zero, np.zeros_like(own.weights))
    specs = ("search:40", f"net:{same}:40", f"net:{zero}:40", "nonet:40")
    bots = [bot(spec, game, 3) for spec in specs]
    state, found = game.start(seed=1), []
    for _ in range(6):
        moves = [one.choose(state) for one in bots]
        found.append([one.thought.values.tobytes() if one.thought else b"" for one in bots])
        assert moves[0] == moves[1]
        state = state.play(moves[0])
    searched, again, other, without = zip(*found, strict=True)
    assert searched == again
    assert len({searched, other, without}) == 3
    assert isinstance(bots[0], SearchBot)
    assert bots[0].heuristics is own
    assert len(game.family.heuristics_without_net(game).weights) == 1


def test_texts_that_name_no_network_are_refused() -> None:
    game = quayside.load(WITH_NET[0])
    for spec in ("net:file:10", "net:10", "nonet:zero.npy:10", "net:"):
        with pytest.raises(InvalidSetup, match=r"net:FILE\.npy:1000"):
            bot(spec, game)
    with pytest.raises(InvalidSetup, match="simulations"):
        bot("nonet:many", game)
    with pytest.raises(InvalidSetup, match="cannot read the network"):
        bot("net:missing.npy:10", game)
    for spec in ("net:zero.npy:10", "nonet:10"):
        with pytest.raises(InvalidSetup, match="has no network"):
            bot(spec, quayside.load(WITHOUT))

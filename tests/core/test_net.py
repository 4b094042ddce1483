"""The kernels of networks: what they compute, for every game that has a network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import quayside
from quayside.core.errors import InvalidSetup
from quayside.core.family import Family
from quayside.core.net import LAST, MIDDLE, SEATS, WIDTH, Net, read_weights
from quayside.core.rules import Row
from quayside.games import families

WITH_NET = [family for family in families() if family.has("net")]
GAMES = [(family.name, players) for family in WITH_NET for players in family.player_counts]


def net_of(family: Family) -> Net:
    assert family.net is not None
    return family.net


def random_weights(net: Net) -> NDArray[np.float32]:
    weights = 0.2 * np.random.default_rng(7).standard_normal(net.size)
    return weights.astype(np.float32)


def positions(name: str, players: int) -> list[Row]:
    """Return positions of random games, at every stage of a turn."""
    games = quayside.batch(name, players=players, n=8, seed=3)
    rows = []
    for _ in range(60):
        rows += [row.copy() for row, who in zip(games.rows, games.to_move, strict=True) if who >= 0]
        games.step(games.sample())
    return rows


def plain_forward(
    net: Net, weights: NDArray[np.float32], features: list[int], of_actions: NDArray[np.int32]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return values by place and logits of actions, by matrices of float64."""
    left = weights.astype(np.float64)

    def take(*shape: int) -> NDArray[np.float64]:
        nonlocal left
        size = int(np.prod(shape))
        part, left = left[:size].reshape(shape), left[size:]
        return part

    counts = np.bincount(features, minlength=net.feature_count)
    layer = np.maximum(0, counts @ take(net.feature_count, WIDTH) + take(WIDTH))
    layer = np.maximum(0, layer @ take(WIDTH, MIDDLE) + take(MIDDLE))
    layer = np.maximum(0, layer @ take(MIDDLE, LAST) + take(LAST))
    values = layer @ take(LAST, SEATS) + take(SEATS)
    by_feature = take(net.action_feature_count, LAST) @ layer + take(net.action_feature_count)
    assert not len(left)
    return values, by_feature[of_actions].sum(1)


def softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    powers = np.exp(logits - logits.max())
    return np.asarray(powers / powers.sum(), np.float64)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_kernels_compute_what_matrices_do(name: str, players: int) -> None:
    game = quayside.load(name, players).automatic
    net = net_of(game.family)
    weights = random_weights(net)
    heuristics, rules = net.heuristics(weights), game.rules
    scratch = np.zeros(rules.scratch_size + heuristics.scratch_size, np.int64)
    listed, out = rules.actions(), np.zeros(rules.action_count)
    seen = np.zeros(max(net.most_features, rules.action_count * net.slots), np.int32)
    for row in positions(name, players)[::7]:
        before = row.copy()
        n = rules.legal(row, listed, scratch)
        count = net.features(row, seen, scratch)
        features = seen[:count].tolist()
        assert min(features) >= 0
        assert max(features) < net.feature_count
        assert count <= net.most_features
        net.action_features(row, listed, n, seen, scratch)
        of_actions = seen[: n * net.slots].reshape(n, net.slots).copy()
        assert of_actions.min() >= 0
        assert of_actions.max() < net.action_feature_count
        values, logits = plain_forward(net, weights, features, of_actions)
        wanted = np.roll(softmax(values[:players]), int(row[0]))
        heuristics.evaluate(row, weights, out, scratch)
        np.testing.assert_allclose(out[:players], wanted, atol=1e-4)
        heuristics.prior(row, listed, n, weights, out, scratch)
        np.testing.assert_allclose(out[:n], softmax(logits), atol=1e-4)
        np.testing.assert_array_equal(row, before)


@pytest.mark.parametrize("family", WITH_NET, ids=lambda family: family.name)
def test_the_weights_that_come_with_a_game_are_small(family: Family) -> None:
    file = family.files(["net"])[0].parent / "weights" / f"{family.name}.npy"
    assert file.stat().st_size < 2_000_000
    assert np.isfinite(read_weights(file, net_of(family))).all()


def test_a_network_with_other_features_is_refused(tmp_path: Path) -> None:
    file, net = tmp_path / "net.npy", net_of(WITH_NET[0])
    np.save(file, np.zeros(net.size - 1, np.float16))
    with pytest.raises(InvalidSetup, match="other features"):
        read_weights(file, net)
    file.write_bytes(b"no network")
    with pytest.raises(InvalidSetup, match="cannot read the network"):
        read_weights(file, net)

"""Training on the processor: a few small iterations of the real loop (needs torch)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quayside
from quayside.core.net import Net
from quayside.games import families

torch = pytest.importorskip("torch")

from quayside.research.training.network import (  # noqa: E402
    TrainingError,
    action_logits,
    flat_weights,
    last_layer,
    make_network,
    value_logits,
)
from quayside.research.training.trainer import Settings, Trainer, losses_of  # noqa: E402
from quayside.research.training.views import Viewer  # noqa: E402

NAMES = [family.name for family in families() if family.has("net")]
SMALL = Settings(games=24, steps=6, candidates=4, minibatch=64, epochs=1)


def net_of(name: str) -> Net:
    net = quayside.load(name).family.net
    assert net is not None
    return net


def trainer(name: str, folder: Path, settings: Settings = SMALL) -> Trainer:
    counts = quayside.load(name).family.player_counts
    games = [quayside.load(name, count).automatic for count in counts]
    return Trainer(games, net_of(name), settings, folder)


@pytest.mark.parametrize("name", NAMES)
def test_the_kernels_say_what_torch_says(name: str) -> None:
    game, net = quayside.load(name).automatic, net_of(name)
    network = make_network(net, seed=1)
    weights = flat_weights(network)
    heuristics, rules = net.heuristics(weights), game.rules
    games = quayside.batch(game, n=32, seed=2, autoreset="same-step")
    games.rollout(20)
    rows = games.rows[games.to_move >= 0]
    actions, counts, features, of_actions = Viewer(game, net, threads=2).see(rows)
    layer = last_layer(network, torch.from_numpy(features))
    values = torch.softmax(value_logits(network, layer)[:, : game.players], 1).detach().numpy()
    logits = action_logits(network, layer, torch.from_numpy(of_actions), net.slots)
    scratch = np.zeros(rules.scratch_size + heuristics.scratch_size, np.int64)
    out = np.zeros(rules.action_count)
    for i, row in enumerate(rows):
        n, listed = int(counts[i]), rules.actions()
        listed[: len(actions[i])] = actions[i]
        heuristics.evaluate(row, weights, out, scratch)
        wanted = np.roll(values[i], int(row[0]))
        np.testing.assert_allclose(out[: game.players], wanted, atol=1e-5)
        heuristics.prior(row, listed, n, weights, out, scratch)
        chances = torch.softmax(logits[i, :n], 0).detach().numpy()
        np.testing.assert_allclose(out[:n], chances, atol=1e-5)


@pytest.mark.parametrize("name", NAMES)
def test_a_run_goes_on_bit_for_bit(name: str, tmp_path: Path) -> None:
    whole = trainer(name, tmp_path / "whole")
    for _ in range(3):
        whole.iterate()
    trainer(name, tmp_path / "parts").iterate()
    for _ in range(2):
        part = trainer(name, tmp_path / "parts")
        part.iterate()
    assert part.done.number == 3
    assert part.done.policy_loss == whole.done.policy_loss
    np.testing.assert_array_equal(flat_weights(part.network), flat_weights(whole.network))
    one, other = tmp_path / "whole" / "net.npy", tmp_path / "parts" / "net.npy"
    assert one.read_bytes() == other.read_bytes()
    assert len((tmp_path / "parts" / "log.jsonl").read_text().splitlines()) == 3


@pytest.mark.parametrize("name", NAMES)
def test_learning_lowers_both_losses(name: str, tmp_path: Path) -> None:
    run = trainer(name, tmp_path)
    field = run.fields[-1]
    lessons = field.play(run.network, 6, 0.9)
    players = field.game.players
    assert torch.allclose(lessons.values.sum(1), torch.ones(len(lessons.values)), atol=1e-5)
    assert not lessons.values[:, players:].any()
    slots = run.net.slots
    before = losses_of(run.network, lessons, slots)
    for _ in range(30):
        run._learn_some(lessons)
    after = losses_of(run.network, lessons, slots)
    assert after[0] < before[0]
    assert after[1] < before[1]


def test_values_lead_back_from_the_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps before the end of a game with trace 1 the target is the result, as the player to
    move sees it; with trace 0 it is the value of the next position."""
    run = trainer(NAMES[0], tmp_path)
    field = run.fields[0]
    n, players = field.n, field.game.players
    results = torch.eye(players)[torch.arange(n) % players]
    empty: dict[str, Any] = {
        name: torch.zeros(n, 1) for name in ("features", "of_actions", "counts", "policy")
    }
    steps = [
        empty
        | {
            "movers": torch.full((n,), mover),
            "value": torch.full((n, players), 0.25 + 0.5 * mover),
            "strays": torch.zeros(n, dtype=torch.bool),
            "rewards": results,
            "ended": torch.full((n,), mover == 1),
        }
        for mover in (0, 1)
    ]
    for trace, first in ((1.0, results), (0.0, torch.full((n, players), 0.75))):
        left = list(steps)
        monkeypatch.setattr(field, "_step", lambda network, left=left: left.pop(0))
        values = field.play(run.network, 2, trace).values[:, :players]
        assert torch.equal(values[:n], first)
        assert torch.equal(values[n:], results.roll(-1, 1))


def test_other_settings_are_refused(tmp_path: Path) -> None:
    trainer(NAMES[0], tmp_path).iterate()
    with pytest.raises(TrainingError, match="use these settings or another folder"):
        trainer(NAMES[0], tmp_path, Settings(games=16, steps=6))

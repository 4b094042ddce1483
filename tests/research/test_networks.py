"""Networks as players: the published one, and small ones made here."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quayside.core.errors import InvalidSetup
from quayside.games import load, parse
from quayside.research.decisions import legal_actions, rows_after
from quayside.search.arena import arena, run
from quayside.search.bots import bot
from quayside.search.policies import observations

GAME = load("docker:en", 2)
ROW = parse("docker:en 2 a1:0,b2:1 hand:2,2 out:- turn:0 roll:3").row.copy()
SIZE = GAME.rules.observation_size


def write_network(path: Path, weights: np.ndarray[Any, Any]) -> str:
    """Write a network that multiplies what it sees by a matrix."""
    onnx = pytest.importorskip("onnx")
    helper = onnx.helper
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["seen", "weights"], ["scores"])],
        "test",
        [helper.make_tensor_value_info("seen", onnx.TensorProto.FLOAT, ["batch", len(weights)])],
        [
            helper.make_tensor_value_info(
                "scores", onnx.TensorProto.FLOAT, ["batch", weights.shape[1]]
            )
        ],
        [onnx.numpy_helper.from_array(weights.astype(np.float32), "weights")],
    )
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=9), path)
    return str(path)


def test_a_policy_network_plays_the_legal_action_with_the_highest_score(tmp_path: Path) -> None:
    weights = np.random.default_rng(1).random((SIZE, GAME.action_count))
    path = write_network(tmp_path / "policy.onnx", weights)
    scores = observations(GAME, ROW[None])[0] @ weights
    actions = legal_actions(GAME, ROW)
    assert len(actions) > 2
    assert bot(path, GAME).act(ROW) == actions[np.argmax(scores[actions])]


def test_a_value_network_plays_to_the_position_that_is_worst_for_the_other_player(
    tmp_path: Path,
) -> None:
    weights = np.random.default_rng(2).random((SIZE, 1))
    path = write_network(tmp_path / "value.onnx", weights)
    actions = legal_actions(GAME, ROW)
    after = np.stack(rows_after(GAME, ROW, actions.tolist()))
    values = (observations(GAME, after) @ weights)[:, 0]
    assert bot(path, GAME).act(ROW) == actions[np.argmin(values)]
    assert bot(f"{path}~50", GAME).chances(ROW) is not None


def test_a_network_sees_what_the_player_to_move_sees() -> None:
    for seat in (0, 1):
        row = ROW.copy()
        row[0] = seat
        expected = np.zeros(SIZE, np.float32)
        GAME.rules.observe(row, seat, expected)
        assert (observations(GAME, row[None])[0] == expected).all()


def test_networks_play_in_the_arena(tmp_path: Path) -> None:
    path = write_network(tmp_path / "value.onnx", np.ones((SIZE, 1)))
    result = run(arena(GAME, [path, "random"]), 4, workers=1)
    assert len(result.games) == 4


def test_a_network_of_another_shape_is_refused(tmp_path: Path) -> None:
    path = write_network(tmp_path / "odd.onnx", np.ones((SIZE, 7)))
    with pytest.raises(InvalidSetup, match=r"one output \[batch, 1\] or \[batch, 91\]"):
        bot(path, GAME)
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"no network")
    with pytest.raises(InvalidSetup, match="cannot read the network"):
        bot(str(broken), GAME)


def test_without_onnxruntime_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "never-read.onnx"
    file.touch()
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(InvalidSetup, match=r'pip install "quayside\[onnx\]"'):
        bot(str(file), GAME)

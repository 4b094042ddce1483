"""Batches on a graphics card play as those on the processor do, and share their memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import quayside
from quayside.core.device import NoDevice, cuda, cupy
from quayside.games import families

GAMES = [
    (f"{family.name}:{edition}", players)
    for family in families()
    for edition in family.editions
    for players in family.player_counts
]
pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning:numba", "ignore::DeprecationWarning:numba_cuda"
)


@pytest.fixture(scope="module", autouse=True)
def card() -> None:
    try:
        cuda(), cupy()
    except NoDevice as error:
        pytest.skip(str(error))


def same(there: Any, here: Any) -> bool:
    return bool((cupy().asnumpy(there) == here).all())


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_both_devices_play_the_same_games(name: str, players: int) -> None:
    here = quayside.batch(name, players, 512, seed=5)
    there = quayside.batch(name, players, 512, seed=5, device="cuda")
    for _ in range(150):
        actions = there.sample()
        assert same(actions, here.sample())
        there.step(actions)
        here.step(cupy().asnumpy(actions))
    for array in ("rows", "to_move", "action_mask", "observations", "rewards", "ended"):
        assert same(getattr(there, array), getattr(here, array)), array
    assert there.rollout(100) == here.rollout(100)
    assert same(there.rows, here.rows)


def test_an_illegal_action_leaves_its_game_alone() -> None:
    name, players = GAMES[0]
    games = quayside.batch(name, players, 8, seed=1, device="cuda")
    before = cupy().asnumpy(games.rows)
    actions = cupy().asnumpy(games.sample())
    actions[3] = int(np.flatnonzero(~cupy().asnumpy(games.action_mask)[3])[0])
    games.step(actions)
    assert cupy().asnumpy(games.info["illegal"]).tolist() == [i == 3 for i in range(8)]
    assert (cupy().asnumpy(games.rows)[3] == before[3]).all()
    assert (cupy().asnumpy(games.rows) != before).any(axis=1).sum() == 7


def test_games_can_be_saved_put_and_copied() -> None:
    name, players = GAMES[0]
    games = quayside.batch(name, players, 300, seed=1, device="cuda", chance="by hand")
    games.rollout(7)
    saved, twin = games.save(), games.clone()
    games.step(games.sample())
    assert not same(games.rows, cupy().asnumpy(saved.rows))
    games.restore(saved)
    assert same(games.rows, cupy().asnumpy(twin.rows))
    state = games.game.start()
    games.put(4, state)
    assert games.state(4) == state


def test_other_libraries_see_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    jax = pytest.importorskip("jax")
    name, players = GAMES[0]
    games = quayside.batch(name, players, 64, seed=1, device="cuda")
    seen = torch.from_dlpack(games.observations)
    assert seen.is_cuda
    assert seen.data_ptr() == games.observations.data.ptr
    masks = torch.from_dlpack(games.action_mask)
    chosen = torch.multinomial(masks.float(), 1)[:, 0]
    before = seen.clone()
    games.step(chosen)
    assert not bool(games.info["illegal"].any())
    assert not torch.equal(before, seen), "the tensor is the batch's own memory"
    there = jax.dlpack.from_dlpack(games.observations)
    assert there.unsafe_buffer_pointer() == games.observations.data.ptr
    games.step(jax.numpy.argmax(jax.dlpack.from_dlpack(games.action_mask), axis=1))
    assert not bool(games.info["illegal"].any())

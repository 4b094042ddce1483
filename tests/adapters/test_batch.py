"""Batches: the engine's games, Gymnasium's conventions for vectors, copies and chosen rolls."""

from __future__ import annotations

import gc
import pickle
import sys
from threading import active_count
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import quayside
from quayside.adapters.batch import Autoreset, Batch, batch, every_start
from quayside.adapters.single import observation_space
from quayside.adapters.stepping import pick, pick_by_words
from quayside.core.game import Game, State
from quayside.games import BUILT_IN
from tests.adapters.agreement import play_batch, setups


def legal(mask: Any, generator: np.random.Generator) -> Any:
    """Return a random legal action for every game; 0 where there is none."""
    return np.argmax(mask * (1 + generator.random(mask.shape)), axis=1)


def play(games: Batch, steps: int, seed: int = 0) -> list[bytes]:
    """Play random actions; return all that came back."""
    generator = np.random.default_rng(seed)
    found = []
    for _ in range(steps):
        back = games.step(legal(games.action_mask, generator))
        found.append(b"".join(np.ascontiguousarray(one).tobytes() for one in back[:4]))
    return found


@pytest.mark.parametrize("rolls", ["drawn", "by hand"])
@pytest.mark.parametrize("game", setups(), ids=Game.describe)
def test_random_games_are_the_engines(game: Game, rolls: Any) -> None:
    """With all setups together these are more than 300 games."""
    play_batch(game, 7, rolls, n=12 if game.rules.outcome_count else 4)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_depends_on_the_seed_and_its_number_alone(name: str) -> None:
    """Neither the threads nor the number of games change what chance does in game i."""
    actions = np.random.default_rng(1)
    one, two, few = (
        batch(name, n=n, threads=threads, seed=5) for n, threads in ((520, 1), (520, 2), (3, 1))
    )
    for _ in range(40):
        chosen = legal(one.action_mask, actions)
        for games in (one, two, few):
            games.step(chosen[: games.num_envs])
        assert np.array_equal(one.rows, two.rows)
        assert np.array_equal(one.rows[:3], few.rows)
        assert np.array_equal(one.observations, two.observations)
        assert np.array_equal(one.rewards, two.rewards)
    assert two._team is not None
    for games in (one, two):
        games.rollout(30)
    assert np.array_equal(one.rows, two.rows)
    assert np.array_equal(one.sample(), two.sample())
    two.close()


def test_other_seeds_and_other_games_are_other_games() -> None:
    games = batch("docker:fr", n=64, seed=1)
    play(games, 30)
    assert len(np.unique(games.rows, axis=0)) > 60
    first = games.rows.copy()
    games.reset(seed=2)
    play(games, 30)
    assert not np.array_equal(games.rows, first)
    games.reset(seed=1)
    play(games, 30)
    assert np.array_equal(games.rows, first)


def test_without_a_seed_chance_goes_on() -> None:
    games = batch("docker:fr", n=32, seed=1)
    rolls = [games.reset()[0].copy() for _ in range(3)]
    assert not np.array_equal(rolls[0], rolls[1])
    games.reset(seed=1)
    assert all(np.array_equal(games.reset()[0], one) for one in rolls)


class SelfPlay(gymnasium.Env[Any, Any]):
    """One game of the engine through the eyes of the player to move, for Gymnasium's own vectors;
    the reward is that of seat 0. A game without chance, so that nothing but actions decide."""

    def __init__(self, game: Game) -> None:
        self.start = self.state = game.start()
        self.observation_space = observation_space(game)
        self.action_space = gymnasium.spaces.Discrete(game.action_count)

    def seen(self) -> tuple[Any, dict[str, Any]]:
        rules, mask = self.state.game.rules, np.zeros(self.state.game.action_count, np.bool_)
        out = np.zeros(rules.observation_size, np.float32)
        rules.observe(self.state.row.copy(), self.state.to_move or 0, out)
        mask[list(self.state.actions)] = True
        return out, {"action_mask": mask}

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        self.state = self.start
        return self.seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.state = self.state.play(int(action))
        seen, info = self.seen()
        return seen, self.state.returns[0], self.state.is_over, False, info


@pytest.mark.parametrize("mode", ["next-step", "same-step"])
def test_finished_games_begin_again_when_gymnasiums_vectors_do(mode: Autoreset) -> None:
    game = quayside.load("doce")
    games = batch(game, n=4, autoreset=mode)
    reset_mode = games.metadata["autoreset_mode"]
    theirs = SyncVectorEnv([lambda: SelfPlay(game)] * 4, autoreset_mode=reset_mode)
    assert games.action_space == theirs.action_space
    assert games.observation_space == theirs.observation_space
    generator, ended = np.random.default_rng(3), 0
    (seen, info), (their_seen, their_info) = games.reset(seed=1), theirs.reset(seed=1)
    for _ in range(400):
        assert np.array_equal(seen, their_seen)
        assert np.array_equal(info["action_mask"], their_info["action_mask"])
        actions = legal(info["action_mask"], generator)
        seen, rewards, terminated, truncated, info = games.step(actions)
        their_seen, their_rewards, their_end, their_cut, their_info = theirs.step(actions)
        assert np.array_equal(rewards[:, 0], their_rewards)
        assert np.array_equal(rewards.sum(axis=1), terminated)
        assert np.array_equal(terminated, their_end)
        assert np.array_equal(truncated, their_cut)
        ended += terminated.sum()
    assert ended >= 8


def test_the_modes_are_gymnasiums() -> None:
    assert [batch("doce", n=1, autoreset=mode).metadata["autoreset_mode"] for mode in (
        "next-step", "same-step", "disabled"
    )] == [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED]  # fmt: skip


def test_finished_games_stay_over_where_that_is_asked_for() -> None:
    games = batch("docker:fr", n=50, autoreset="disabled", seed=3)
    rewards = np.zeros((50, 2))
    ended = np.zeros(50, int)
    for _ in range(2000):
        _, reward, terminated, _, info = games.step(games.sample())
        rewards += reward
        ended += terminated
        if (info["to_move"] == -2).all():
            break
    assert (ended == 1).all()
    assert (rewards.sum(axis=1) == 1).all()
    before = games.rows.copy()
    _, reward, terminated, _, _ = games.step(np.full(50, -7))
    assert np.array_equal(before, games.rows)
    assert not reward.any()
    assert not terminated.any()


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_illegal_action_is_refused_and_nothing_is_played(name: str) -> None:
    games = batch(name, n=5, seed=1)
    play(games, 4)
    saved, seen = games.save(), games.observations.copy()
    actions = games.action_mask.argmax(axis=1)
    wrong = actions.copy()
    wrong[3] = np.flatnonzero(~games.action_mask[3])[0]
    with pytest.raises(quayside.IllegalMove, match="not legal in game 3 of the batch") as refusal:
        games.step(wrong)
    assert refusal.value.position == str(games.state(3))
    for nonsense in (-1, games.game.action_count, 2**40):
        wrong[3] = nonsense
        with pytest.raises(quayside.IllegalMove, match="not legal in game 3"):
            games.step(wrong)
    for shape in (actions[:4], actions.astype(float), actions[:, None], "+b2"):
        with pytest.raises(quayside.IllegalMove, match="a step takes 5 whole numbers"):
            games.step(shape)
    for before, after in zip(saved, games.save(), strict=True):
        assert np.array_equal(before, after)
    assert np.array_equal(seen, games.observations)
    games.step(actions.astype(np.int32).tolist())


@pytest.mark.parametrize("name", BUILT_IN)
def test_copies_and_saved_batches_go_on_as_the_original_does(name: str) -> None:
    games = batch(name, n=20, seed=2)
    play(games, 10)
    saved, copy = pickle.loads(pickle.dumps(games.save())), games.clone()
    expected = play(games, 60, seed=9)
    assert play(copy, 60, seed=9) == expected
    assert not np.shares_memory(copy.rows, games.rows)
    games.restore(saved)
    assert play(games, 60, seed=9) == expected
    other = batch(name, n=20, seed=77)
    other.restore(saved)
    assert play(other, 60, seed=9) == expected
    with pytest.raises(quayside.InvalidPosition, match="20 games were saved, not 3"):
        batch(name, n=3).restore(saved)


def test_positions_come_out_and_go_in_as_text() -> None:
    games = batch("dockers", players=3, n=6, seed=4)
    play(games, 9)
    text = str(games.state(2))
    others = np.delete(games.rows.copy(), 5, axis=0)
    games.put(5, games.game.parse(text))
    assert np.array_equal(games.rows[5], games.rows[2])
    assert np.array_equal(games.observations[5], games.observations[2])
    assert np.array_equal(games.action_mask[5], games.action_mask[2])
    assert np.array_equal(np.delete(games.rows, 5, axis=0), others)
    with pytest.raises(quayside.InvalidPosition, match="this batch plays dockers:standard for 3"):
        games.put(0, quayside.load("dockers", 2).automatic.start())


def test_a_game_can_be_put_after_a_chosen_roll_or_before_a_drawn_one() -> None:
    games = batch("docker:fr", n=6, seed=4)
    start = games.game.start()
    for face in range(1, 7):
        games.put(face - 1, start.roll(face))
    assert [games.state(i) for i in range(6)] == [start.roll(face) for face in range(1, 7)]
    games.put(0, start)
    assert games.state(0) in [start.roll(face) for face in range(1, 7)]


def test_rolls_by_hand_are_actions() -> None:
    games = batch("docker:fr", n=6, rolls="by hand", seed=1)
    assert (games.to_move == -1).all()
    assert games.action_mask[:, :6].all()
    assert not games.action_mask[:, 6:].any()
    seen, _, _, _, info = games.step(np.arange(6))
    start = games.game.start()
    for i in range(6):
        assert games.state(i) == start.roll(i + 1)
        assert np.flatnonzero(info["action_mask"][i]).tolist() == [*start.roll(i + 1).actions]
    assert (info["to_move"] == 0).all()
    assert seen[:, -6:].argmax(axis=1).tolist() == [0, 1, 2, 3, 4, 5]


def test_a_game_with_more_outcomes_than_actions_can_be_rolled_by_hand(pig: Game) -> None:
    games = batch(pig, n=3, rolls="by hand", seed=1)
    assert games.single_action_space.n == 6
    games.step(np.zeros(3, int))
    assert (games.to_move == -1).all()
    assert games.action_mask.all()
    games.step(np.array([0, 3, 5]))
    assert [str(games.state(i)).split()[3] for i in range(3)] == ["pot:0", "pot:4", "pot:6"]
    assert games.action_mask.sum(axis=1).tolist() == [1, 2, 2]
    assert batch(pig, n=3).single_action_space.n == 2


def test_starts_are_drawn_fairly() -> None:
    game = quayside.load("dockers", 2).automatic
    starts = every_start(game)
    assert len(starts) == 24  # two starting seats, twelve pairs of colours
    games = batch(game, n=2400, starts=starts, seed=1)
    _, counts = np.unique(games.rows, axis=0, return_counts=True)
    assert len(counts) == 24
    assert ((counts - 100) ** 2 / 100).sum() < 60
    assert len(np.unique(batch(game, n=9, seed=1).rows, axis=0)) == 1
    middle = game.start(seed=3)
    for action in (0, 0, 0):
        middle = middle.play(middle.actions[action])
    games = batch(game, n=2, starts=[middle.row], autoreset="same-step", seed=1)
    assert games.state(1) == middle
    with pytest.raises(quayside.InvalidPosition, match="starts are rows of"):
        batch(game, n=2, starts=np.zeros((2, 3)))


def test_samples_are_legal_and_each_is_as_likely() -> None:
    games = batch("docker:fr", n=4000, seed=5)
    for i in range(4000):
        games.rows[i] = games.game.start().roll(3).row
    games.restore(games.save())
    allowed = list(games.state(0).actions)
    counts = np.bincount(games.sample(), minlength=91)
    assert np.flatnonzero(counts).tolist() == allowed
    expected = 4000 / len(allowed)
    assert ((counts[allowed] - expected) ** 2 / expected).sum() < 4 * len(allowed)


def test_a_rollout_plays_as_many_games_as_it_says() -> None:
    games = batch("docker:fr", n=200, seed=5)
    steps = games.clone()
    ended = games.rollout(100)
    assert ended > 300
    total = 0
    for _ in range(100):
        total += int(steps.step(steps.sample())[2].sum())
    assert total == pytest.approx(ended, rel=0.15)
    assert ((games.to_move >= 0) | (games.to_move == -2)).all()
    assert all(games.state(int(i)).actions for i in np.flatnonzero(games.to_move >= 0))


def test_arrays_are_in_their_spaces() -> None:
    games = batch("dockers", players=4, n=8, seed=1)
    play(games, 50)
    assert games.observations in games.observation_space
    assert games.sample() in games.action_space
    assert games.single_observation_space.shape == (1113,)
    assert games.single_action_space.n == 649


def test_what_cannot_be_set_up_says_what_could() -> None:
    for settings, message in [
        ({"n": 0}, "a batch has at least one game, not 0"),
        ({"autoreset": "never"}, "autoreset is one of next-step, same-step, disabled"),
        ({"rolls": "chosen"}, "rolls is 'drawn' or 'by hand'"),
        ({"device": "tpu"}, "device is 'cpu' or 'cuda'"),
        ({"players": 5}, "docker is for 2, 3, 4 players"),
    ]:
        with pytest.raises(quayside.InvalidSetup, match=message):
            batch("docker:fr", **settings)  # type: ignore[arg-type]
    assert batch("docker:fr", n=1, chance="cards").single_action_space.n == 541


def test_a_state_of_a_batch_is_a_value() -> None:
    games = batch("docker:fr", n=1, seed=1)
    state = games.state(0)
    assert isinstance(state, State)
    text = str(state)
    games.step(games.sample())
    assert str(state) == text


def test_without_gymnasium_games_are_played_and_spaces_say_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("gymnasium.spaces", "gymnasium.vector", "gymnasium.vector.utils"):
        monkeypatch.setitem(sys.modules, name, None)
    games = batch("doce", n=2, seed=1)
    games.step(games.sample())
    needed = r'pip install "quayside\[gymnasium\]"'
    for what in ("single_action_space", "observation_space", "metadata"):
        with pytest.raises(ImportError, match=needed):
            getattr(games, what)


def test_other_libraries_share_the_memory_of_a_batch() -> None:
    games = batch("docker:fr", n=3, seed=1)
    seen, masks = np.from_dlpack(games.observations), np.from_dlpack(games.action_mask)
    games.step(games.sample())
    assert np.shares_memory(seen, games.observations)
    assert np.shares_memory(masks, games.action_mask)


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_that_have_gone_to_sleep_are_woken(threads: int) -> None:
    """Nothing is lost or done twice, whether the threads of a batch are awake or blocked."""
    one, many = (batch("docker:fr", n=1500, threads=n, seed=5) for n in (1, threads))
    assert many._team is not None
    for round_ in range(6):
        if round_ % 2:
            while many._team.asleep < threads - 1:
                pass
        for games in (one, many):
            games.step(games.sample())
        assert np.array_equal(one.rows, many.rows)
        assert np.array_equal(one.observations, many.observations)
    before = active_count()
    many.close()
    while active_count() > before - (threads - 1):
        pass
    for games in (one, many):
        games.step(games.sample())
    assert np.array_equal(one.rows, many.rows), "a closed batch goes on by itself"


def test_the_threads_of_a_forgotten_batch_end() -> None:
    before = active_count()
    games = batch("doce", n=512, threads=2, seed=5)
    assert active_count() == before + 1
    del games
    gc.collect()
    while active_count() > before:
        pass


@pytest.mark.parametrize("width", [1, 7, 8, 9, 91, 649])
def test_a_pick_by_words_is_the_one_by_truth_values(width: int) -> None:
    """What is drawn from eight truth values at a time is what the plain loop draws."""
    drawn = np.random.default_rng(width)
    for share in (0.0, 0.05, 0.5, 1.0):
        for seed in range(40):
            words = np.zeros(-(-width // 8), np.int64)
            mask = words.view(np.bool_)
            mask[:width] = drawn.random(width) < share
            first, second = (np.arange(1 + seed, 5 + seed, dtype=np.uint64) for _ in range(2))
            with np.errstate(over="ignore"):
                assert pick_by_words(words, first) == pick(mask, second)
            assert np.array_equal(first, second)

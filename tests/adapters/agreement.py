"""Random games through the environments, compared with the engine's own positions and records.

Each function plays games through one adapter and the same actions and rolls with `State`, and
raises `AssertionError` at the first difference: legal actions, observations, whose turn it is,
rewards, final positions, and the record of the game, written and read again. On the way each game
goes on in a copy of itself, made in one of the ways there are.
"""

from __future__ import annotations

import copy
import pickle
import random
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np

import quayside
from quayside.adapters import gymnasium as gym_adapter
from quayside.adapters.batch import batch, every_start
from quayside.adapters.pettingzoo import env
from quayside.adapters.single import Rolls, Single
from quayside.core.game import Game, State
from quayside.games import BUILT_IN, family
from quayside.record import RecordBuilder, read, write
from tests.core.test_random import MASK, splitmix, xoshiro


@cache
def setups(*, options: bool = False) -> tuple[Game, ...]:
    """Return every game in every edition and for every number of players, or with one option
    changed too."""
    return tuple(_setups(options))


def _setups(options: bool) -> Iterator[Game]:
    for name in BUILT_IN:
        found = family(name)
        samples = [{o.name: value} for o in found.options for value in o.samples] * options
        for edition, players, chosen in product(
            found.editions, found.player_counts, [{}, *samples]
        ):
            yield quayside.load(f"{name}:{edition}", players, **chosen).automatic


class Line:
    """A game as the engine plays it: the position now, and all that has led to it."""

    def __init__(self, start: State) -> None:
        self.start = self.state = start
        self.steps: list[tuple[str, int]] = []

    def roll(self, face: int) -> None:
        self.state = self.state.roll(face)
        self.steps.append(("roll", face))

    def play(self, action: int) -> None:
        self.state = self.state.play(action)
        self.steps.append(("move", action))

    def settle(self) -> None:
        while self.state.is_chance:
            self.roll(self.state.fair_face())

    def expect(self, seat: int, mask: Any, seen: Any) -> None:
        """Compare legal actions and an observation with what the kernels say."""
        state, rules = self.state, self.state.game.rules
        assert np.flatnonzero(mask).tolist() == list(state.actions), state
        own = np.full(rules.observation_size, np.nan, np.float32)
        rules.observe(state.row.copy(), seat, own)
        assert np.array_equal(own, seen), state

    def expect_end(self, position: State, rewards: Any) -> None:
        """Compare the end, and the record of the game when it has been written and read again."""
        assert self.state.is_over
        assert position == self.state
        assert np.allclose(rewards, self.state.returns)
        made = RecordBuilder(self.start)
        for kind, number in self.steps:
            if kind == "roll":
                made.roll(number)
            else:
                made.play(self.text(made.state, number))
        again = read(write(made.record()))
        assert again.state == position
        assert str(again.state) == str(position)

    def text(self, state: State, action: int) -> str:
        return state.game.family.write_action(state.game, state.row.copy(), action)


def copied(made: Single, way: int) -> Any:
    """Return a copy that must go on exactly as the original would."""
    if way == 0:
        return made.clone()
    if way == 1:
        return copy.deepcopy(made)
    if way == 2:
        return pickle.loads(pickle.dumps(made))
    made.put(str(made.position))
    return made


def rolled(made: Single, line: Line, chooser: random.Random) -> None:
    """Choose the rolls that are due, in the environment and in the engine."""
    while made.is_chance:
        assert made.chances == line.state.chances
        face = chooser.choice([k + 1 for k, p in enumerate(made.chances) if p > 0])
        made.roll(face)
        line.roll(face)


def play_pettingzoo(game: Game, seed: int, rolls: Rolls) -> None:
    """Play one game with an agent for each seat."""
    chooser = random.Random(seed)
    made = env(game, rolls=rolls)
    made.reset(seed=seed)
    line = Line(game.start(seed=seed))
    copy_at = chooser.randrange(20)
    for count in range(10_000):
        if count == copy_at:
            made = copied(made, chooser.randrange(4))
        if rolls == "by hand":
            rolled(made, line, chooser)
        else:
            line.settle()
        if line.state.is_over:
            break
        assert made.agent_selection == f"player_{line.state.to_move}"
        seen, reward, termination, truncation, info = made.last()
        assert (reward, termination, truncation) == (0.0, False, False)
        line.expect(line.state.to_move or 0, info["action_mask"], seen)
        action = chooser.choice(line.state.actions)
        made.step(action)
        line.play(action)
    rewards = [made.rewards[agent] for agent in made.possible_agents]
    assert all(made.terminations.values())
    line.expect_end(made.position, rewards)
    for agent in made.agent_iter():
        assert made.last()[1] == rewards[made.possible_agents.index(agent)]
        made.step(None)
    assert made.agents == []


def play_gymnasium(game: Game, seed: int, rolls: Rolls) -> None:
    """Play one game of an agent against random bots."""
    chooser = random.Random(seed)
    options: dict[str, Any] = dict(game.options)
    made = gym_adapter.GameEnv(
        game.family.name,
        game.edition,
        game.players,
        opponents=["random"],
        illegal="raise",
        rolls=rolls,
        **options,
    )
    assert made.game == game
    seen, info = made.reset(seed=seed)
    line = Line(game.start(seed=made.position.seed))
    reward, over = 0.0, False
    copy_at = chooser.randrange(20)
    for count in range(10_000):
        if count == copy_at:
            made = copied(made, chooser.randrange(4))
        while True:  # rolls and opponents, as the engine plays them
            if rolls == "by hand":
                face = 0
                if made.is_chance:
                    face = chooser.choice([k + 1 for k, p in enumerate(made.chances) if p > 0])
            else:
                line.settle()
            to_move = line.state.to_move
            if line.state.is_chance:
                line.roll(face)
                seen, reward, over, _, info = made.roll(face)
            elif to_move is not None and to_move != made.seat:
                line.play(made.bots[to_move].act(line.state.row.copy()))
            else:
                break
        if line.state.is_over:
            break
        assert (reward, over, info["seat"]) == (0.0, False, made.seat)
        assert made.position == line.state
        line.expect(made.seat, info["action_mask"], seen)
        action = chooser.choice(line.state.actions)
        seen, reward, over, _, info = made.step(action)
        line.play(action)
    assert over
    assert reward == line.state.returns[made.seat]
    line.expect_end(made.position, line.state.returns)


class Dice:
    """The chance of one game of a batch, restated in plain Python (xoshiro256++)."""

    def __init__(self, seed: int, number: int) -> None:
        word = (seed * 0xBF58476D1CE4E5B9 + (number << 32) * 0x9E3779B97F4A7C15) & MASK
        self.words: list[int] = []
        for _ in range(4):
            word, drawn = splitmix(word)
            self.words.append(drawn)

    def below(self, n: int) -> int:
        """Return a number below n by Lemire's method; n is too small here for a rejection to be
        likely, and the comparison would notice it."""
        return (xoshiro(self.words) >> 32) * n >> 32

    def settle(self, line: Line) -> None:
        """Roll until a player must act. Only outcomes that count are drawn."""
        while line.state.is_chance:
            x, face = (xoshiro(self.words) >> 11) / 2**53, 0
            for k, p in enumerate(line.state.chances):
                face = k + 1 if p > 0 else face
                if x < p:
                    break
                x -= p
            line.roll(face)


def play_batch(game: Game, seed: int, rolls: Rolls, n: int, threads: int = 1) -> None:
    """Play a batch of games, each to its end."""
    by_hand, chooser = rolls == "by hand", random.Random(seed)
    starts = every_start(game)
    games = batch(
        game, n=n, starts=starts, rolls=rolls, autoreset="disabled", threads=threads, seed=seed
    )
    dice = [Dice(seed, i) for i in range(n)]
    lines = [
        Line(State(game, starts[one.below(len(starts)) if len(starts) > 1 else 0].copy()))
        for one in dice
    ]
    left = set(range(n))
    actions = np.zeros(n, np.int64)
    copy_at = chooser.randrange(20)
    for count in range(10_000):
        if count == copy_at:
            games = games.clone()
        for i in sorted(left):
            line = lines[i]
            if not by_hand:
                dice[i].settle(line)
            if line.state.is_over:
                left.remove(i)
                assert games.to_move[i] == -2
                assert games.ended[i]
                line.expect_end(games.state(i), games.rewards[i])
                continue
            assert not games.ended[i]
            assert not games.rewards[i].any()
            legal = np.flatnonzero(games.action_mask[i])
            actions[i] = chooser.choice(legal.tolist())
            if line.state.is_chance:
                assert games.to_move[i] == -1
                assert legal.tolist() == [k for k, p in enumerate(line.state.chances) if p > 0]
                line.roll(int(actions[i]) + 1)
            else:
                assert games.to_move[i] == line.state.to_move
                line.expect(line.state.to_move or 0, games.action_mask[i], games.observations[i])
                line.play(int(actions[i]))
        if not left:
            break
        games.step(actions)
    assert not left
    games.close()


def setup_of(seed: int, *, options: bool = False) -> tuple[Game, int, Rolls]:
    """Return a game to play with this seed: of any setup, nine times in ten one that is quick to
    play, with rolls that are drawn or chosen."""
    chooser = random.Random(seed)
    is_quick = chooser.random() < 0.9
    games = [g for g in setups(options=options) if bool(g.rules.outcome_count) == is_quick]
    rolls: list[Rolls] = ["drawn", "by hand"]
    return chooser.choice(games), seed, chooser.choice(rolls)


PLAY: dict[str, Callable[..., None]] = {
    "PettingZoo": play_pettingzoo,
    "Gymnasium": play_gymnasium,
    "batch": play_batch,
}


def fuzz_adapter(job: tuple[str, int, int]) -> list[str]:
    """Play some games through an adapter; return what differs from the engine, with its seed."""
    adapter, first, count = job
    problems = []
    size = 10 if adapter == "batch" else 1
    for seed in range(first, first + count, size):
        game, seed, rolls = setup_of(seed, options=True)
        try:
            PLAY[adapter](game, seed, rolls, *([size] if adapter == "batch" else []))
        except Exception:
            problems.append(f"{adapter}: {game.describe()}, seed {seed}\n{traceback.format_exc()}")
    return problems

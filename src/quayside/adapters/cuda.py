"""Batches on a graphics card: a thread for each game, the processor's own functions.

The arrays stay on the card. They hand themselves to torch, JAX and CuPy through DLPack and the CUDA
array interface, without a copy: `torch.from_dlpack(games.observations)`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from quayside.adapters import stepping
from quayside.adapters.batch import AUTORESET, Batch
from quayside.core.device import cuda, on_device
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.random import seed_generator
from quayside.core.rules import Rules

THREADS = 128
"""Games in a block."""


class _Kernels:
    """What the card runs for one family."""

    def __init__(self, rules: Rules, players: int) -> None:
        card = cuda()
        status, legal, apply = map(on_device, (rules.status, rules.legal, rules.apply))
        outcomes, returns, observe = map(on_device, (rules.outcomes, rules.returns, rules.observe))
        begin, settle, go_on = map(on_device, (stepping.begin, stepping.settle, stepping.go_on))
        describe, pick, play_on = map(
            on_device, (stepping.describe, stepping.pick, stepping.play_on)
        )
        seed_one = on_device(seed_generator)
        cells, room = rules.row_size, rules.action_count + 8
        chances, notes = max(1, rules.outcome_count), rules.scratch_size

        @card.jit
        def seed_all(seed, generators):  # type: ignore[no-untyped-def]
            i = card.grid(1)
            if i < generators.shape[0]:
                seed_one(generators[i], seed, np.uint64(i))

        @card.jit
        def look_all(  # type: ignore[no-untyped-def]
            starts, anew, by_hand, rows, turns, generators, masks, seen
        ):
            i = card.grid(1)
            if i >= rows.shape[0]:
                return
            row = card.local.array(cells, np.int32)
            out = card.local.array(room, np.int32)
            p = card.local.array(chances, np.float64)
            scratch = card.local.array(notes, np.int64)
            for cell in range(notes):
                scratch[cell] = 0
            for cell in range(cells):
                row[cell] = rows[i, cell]
            if anew:
                begin(starts, row, generators[i])
            turn = settle(status, apply, outcomes, row, by_hand, generators[i], p, scratch)
            describe(legal, outcomes, observe, row, turn, out, p, scratch, masks[i], seen[i])
            turns[i] = turn
            for cell in range(cells):
                rows[i, cell] = row[cell]

        @card.jit
        def step_all(  # type: ignore[no-untyped-def]
            starts,
            by_hand,
            again,
            actions,
            rows,
            turns,
            generators,
            masks,
            seen,
            rewards,
            ended,
            illegal,
        ):
            i = card.grid(1)
            if i >= rows.shape[0]:
                return
            action = actions[i]
            inside = 0 <= action < masks.shape[1]
            illegal[i] = turns[i] != -2 and not (inside and masks[i, action])
            if illegal[i]:
                return
            row = card.local.array(cells, np.int32)
            out = card.local.array(room, np.int32)
            p = card.local.array(chances, np.float64)
            result = card.local.array(players, np.float64)
            scratch = card.local.array(notes, np.int64)
            for cell in range(notes):
                scratch[cell] = 0
            for cell in range(cells):
                row[cell] = rows[i, cell]
            turn, over = go_on(
                status,
                apply,
                outcomes,
                returns,
                starts,
                row,
                turns[i],
                action,
                by_hand,
                again,
                generators[i],
                p,
                result,
                scratch,
                rewards[i],
            )
            describe(legal, outcomes, observe, row, turn, out, p, scratch, masks[i], seen[i])
            turns[i], ended[i] = turn, over
            for cell in range(cells):
                rows[i, cell] = row[cell]

        @card.jit
        def pick_all(masks, generators, actions):  # type: ignore[no-untyped-def]
            i = card.grid(1)
            if i < actions.shape[0]:
                actions[i] = pick(masks[i], generators[i])

        @card.jit
        def play_all(starts, steps, rows, generators, ended):  # type: ignore[no-untyped-def]
            i = card.grid(1)
            if i >= rows.shape[0]:
                return
            row = card.local.array(cells, np.int32)
            out = card.local.array(room, np.int32)
            p = card.local.array(chances, np.float64)
            scratch = card.local.array(notes, np.int64)
            generator = card.local.array(4, np.uint64)
            for cell in range(notes):
                scratch[cell] = 0
            for word in range(4):
                generator[word] = generators[i, word]
            for cell in range(cells):
                row[cell] = rows[i, cell]
            ended[i] = play_on(
                status, legal, apply, outcomes, starts, row, steps, generator, out, p, scratch
            )
            for word in range(4):
                generators[i, word] = generator[word]
            for cell in range(cells):
                rows[i, cell] = row[cell]

        self.seed_all, self.look_all, self.step_all = seed_all, look_all, step_all
        self.pick_all, self.play_all = pick_all, play_all


@cache
def _kernels(game: Game) -> _Kernels:
    return _Kernels(game.rules, game.players)


class CudaBatch(Batch):
    """Many games of one kind, on the first graphics card.

    An illegal action leaves its game as it was; `info["illegal"]` says where that happened.
    """

    device = "cuda"

    def _make_arrays(self, n: int, cells: int, actions: int, features: int) -> None:
        super()._make_arrays(n, cells, actions, features)
        send = cuda().to_device
        self.rows, self.to_move = send(self.rows), send(self.to_move)
        self._words, self.observations = send(self._words), send(self.observations)
        self._masks = self._words.view(np.bool_)
        self.action_mask = self._masks[:, :actions]
        self.rewards, self.ended = send(self.rewards), send(self.ended)
        self.illegal, self._never = send(self._never), send(self._never)
        self._generators, self._actions = send(self._generators), send(self._actions)
        self._games_ended = send(np.zeros(n, np.int64))

    def _make_workers(self, threads: int) -> None:
        self._kernels = _kernels(self.game)
        self._starts_there = cuda().to_device(self._starts)
        self._shape = (self.num_envs + THREADS - 1) // THREADS, THREADS
        self._pool = None

    @property
    def info(self) -> dict[str, Any]:
        """As on the processor, and which actions were illegal."""
        return {**super().info, "illegal": self.illegal}

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin every game, as on the processor."""
        if seed is not None:
            word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
            self._kernels.seed_all[self._shape](word, self._generators)
        for array in (self.rewards, self.ended, self.illegal):
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self._look(anew=True)
        return self.observations, self.info

    def step(self, actions: Any) -> Any:
        """Play an action in every game. The actions may be on the card already."""
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = np.ascontiguousarray(actions)
        if actions.shape != (self.num_envs,):
            raise InvalidSetup(f"a step takes {self.num_envs} actions; got shape {actions.shape}")
        self._kernels.step_all[self._shape](
            self._starts_there,
            self._by_hand,
            AUTORESET[self.autoreset],
            actions,
            self.rows,
            self.to_move,
            self._generators,
            self._masks,
            self.observations,
            self.rewards,
            self.ended,
            self.illegal,
        )
        return self.observations, self.rewards, self.ended, self._never, self.info

    def sample(self) -> Any:
        """Return a random legal action for every game, on the card."""
        self._kernels.pick_all[self._shape](self._words, self._generators, self._actions)
        return self._actions

    def rollout(self, steps: int) -> int:
        """Play `steps` random actions in every game, as on the processor."""
        self._kernels.play_all[self._shape](
            self._starts_there, steps, self.rows, self._generators, self._games_ended
        )
        self._look(anew=False)
        return int(self._games_ended.copy_to_host().sum())

    def _look(self, *, anew: bool) -> None:
        self._kernels.look_all[self._shape](
            self._starts_there,
            anew,
            self._by_hand,
            self.rows,
            self.to_move,
            self._generators,
            self._masks,
            self.observations,
        )

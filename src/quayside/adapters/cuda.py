"""Batches on a graphics card: a thread for each game, the processor's own functions.

The arrays are CuPy's and stay on the card. They hand themselves to torch and JAX through DLPack,
without a copy: `torch.from_dlpack(games.observations)`. A step takes actions from there as well.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from quayside.adapters import stepping
from quayside.adapters.batch import AUTORESET, Batch
from quayside.core.device import cuda, cupy, on_device
from quayside.core.errors import IllegalMove
from quayside.core.game import Game, State
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
        mark, look = map(on_device, (stepping.mark, stepping.look))
        pick, play_on = map(on_device, (stepping.pick, stepping.play_on))
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
            anew, by_hand, starts, rows, turns, generators, masks, seen
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
            mark(legal, outcomes, row, turn, out, p, scratch, masks[i])
            look(observe, row, turn, seen[i])
            turns[i] = turn
            for cell in range(cells):
                rows[i, cell] = row[cell]

        @card.jit
        def step_all(  # type: ignore[no-untyped-def]
            by_hand,
            again,
            actions,
            starts,
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
            mark(legal, outcomes, row, turn, out, p, scratch, masks[i])
            look(observe, row, turn, seen[i])
            turns[i], ended[i] = turn, over
            for cell in range(cells):
                rows[i, cell] = row[cell]

        @card.jit
        def pick_all(masks, generators, actions):  # type: ignore[no-untyped-def]
            i = card.grid(1)
            if i < actions.shape[0]:
                actions[i] = pick(masks[i], generators[i])

        @card.jit
        def play_all(steps, starts, rows, generators, ended):  # type: ignore[no-untyped-def]
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

    def _zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        return cupy().zeros(shape, dtype)

    def _make_arrays(self, n: int, cells: int, actions: int, features: int) -> None:
        super()._make_arrays(n, cells, actions, features)
        self.action_mask = self._masks = self._zeros((n, actions), np.bool_)  # JAX takes no gaps
        self.illegal = self._zeros(n, np.bool_)

    def _make_workers(self, threads: int | None) -> None:
        seen = cuda().as_cuda_array
        self._kernels = _kernels(self.game)
        self._shape = (self.num_envs + THREADS - 1) // THREADS, THREADS
        self._team = None
        starts, generators = seen(cupy().asarray(self._starts)), seen(self._generators)
        rows, turns, masks = seen(self.rows), seen(self.to_move), seen(self._masks)
        self._games = starts, rows, turns, generators, masks, seen(self.observations)
        self._results = seen(self.rewards), seen(self.ended), seen(self.illegal)
        self._choices = seen(self._masks), generators, seen(self._actions)
        self._play = starts, rows, generators, seen(self._counts)

    @property
    def info(self) -> dict[str, Any]:
        """As on the processor, and which actions were illegal."""
        return {**super().info, "illegal": self.illegal}

    def _checked(self, actions: Any) -> Any:
        """Return the actions on the card, where each is looked at when it is played."""
        found = cupy().asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise IllegalMove(
                f"a step takes {self.num_envs} whole numbers, an action for each game; "
                f"got {found.dtype} of shape {found.shape}",
                move="",
                position="",
            )
        return found

    def sample(self) -> Any:
        """Return a random legal action for every game, on the card."""
        self._kernels.pick_all[self._shape](*self._choices)
        return self._actions

    def rollout(self, steps: int) -> int:
        """Play `steps` random actions in every game, as on the processor."""
        self._kernels.play_all[self._shape](steps, *self._play)
        self._look(anew=False)
        return int(self._counts.sum())

    def state(self, i: int) -> State:
        """Return one game's position, as people write it."""
        return State(self.game, cupy().asnumpy(self.rows[i]))

    def put(self, i: int, state: State) -> None:
        """Put one game at a position, as on the processor."""
        self._check(state)
        self.rows[i] = cupy().asarray(state.row)
        self._look(anew=False)

    def _seed(self, seed: int) -> None:
        word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
        self._kernels.seed_all[self._shape](word, self._choices[1])

    def _look(self, *, anew: bool) -> None:
        self._kernels.look_all[self._shape](anew, self._by_hand, *self._games)

    def _step(self) -> None:
        again = AUTORESET[self.autoreset]
        self._kernels.step_all[self._shape](
            self._by_hand, again, self._choices[2], *self._games, *self._results
        )

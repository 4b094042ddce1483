"""Many games at once: a matrix of rows that goes on by one step for all of them.

    games = quayside.batch("NAME:EDITION", players=2, n=4096)
    seen, info = games.reset(seed=7)
    while learning:
        actions = choose(seen, info["action_mask"])
        seen, rewards, terminations, truncations, info = games.step(actions)

The conventions are those of Gymnasium's vector environments, with two differences that games for
several players ask for: `info["to_move"]` says whose turn it is and whose eyes `seen` is from, and
rewards have a column for each seat. The arrays that come back are the batch's own, and the next
step writes over them: copy what must last.
"""

from __future__ import annotations

import os
import weakref
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import ArrayLike

from quayside.adapters import stepping
from quayside.adapters.single import Rolls, gymnasium_module, observation_space
from quayside.adapters.stepping import Rows
from quayside.adapters.team import Team
from quayside.adapters.work import BEGIN, LOOK, PICK, PLAY, SEED, STEP, Desk, first_illegal, work
from quayside.core.errors import IllegalMove, InvalidPosition, InvalidSetup
from quayside.core.game import Game, State
from quayside.core.kernel import compiled
from quayside.core.seeds import fresh_seed
from quayside.games import load

if TYPE_CHECKING:
    from gymnasium import spaces

Autoreset = Literal["next-step", "same-step", "disabled"]
Step = tuple[Any, Any, Any, Any, dict[str, Any]]

AUTORESET = {
    "next-step": stepping.NEXT_STEP,
    "same-step": stepping.SAME_STEP,
    "disabled": stepping.DISABLED,
}
LEAST_FOR_A_THREAD = 256
"""Fewer games than this are not worth a thread of their own."""


class Saved(NamedTuple):
    """All that a batch is: rows, generators of chance, and the rewards of the last step."""

    rows: Any
    generators: Any
    rewards: Any
    ended: Any


class Batch:
    """Many games of one kind, on the processor's cores."""

    device = "cpu"

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        starts: ArrayLike | None = None,
        rolls: Rolls = "drawn",
        autoreset: Autoreset = "next-step",
        threads: int | None = None,
    ) -> None:
        """Make room for `n` games and begin them; see `batch`."""
        if n < 1:
            raise InvalidSetup(f"a batch has at least one game, not {n}")
        if autoreset not in AUTORESET:
            raise InvalidSetup(f"autoreset is one of {', '.join(AUTORESET)}; got {autoreset!r}")
        if rolls not in ("drawn", "by hand"):
            raise InvalidSetup(f"rolls is 'drawn' or 'by hand'; got {rolls!r}")
        self.game = game
        self.num_envs = n
        self.rolls = rolls
        self.autoreset = autoreset
        rules = game.rules
        self._by_hand = rolls == "by hand"
        self._starts = _starts_of(game, starts)
        self._mask_width = game.action_count
        if self._by_hand:  # outcomes are numbered like actions, and there may be more of them
            self._mask_width = max(self._mask_width, rules.outcome_count)
        self._make_arrays(n, rules.row_size, self._mask_width, rules.observation_size)
        self._threads = threads
        self._make_workers(threads)
        self.reset(seed=0)

    def _make_arrays(self, n: int, cells: int, actions: int, features: int) -> None:
        zeros = self._zeros
        self.rows: Any = zeros((n, cells), np.int32)
        self.to_move: Any = zeros(n, np.int64)
        # In whole words, so that eight actions can be looked at in one go.
        self._words: Any = zeros((n, -(-actions // 8)), np.int64)
        self._masks: Any = self._words.view(np.bool_)
        self.action_mask: Any = self._masks[:, :actions]
        self.observations: Any = zeros((n, features), np.float32)
        self.rewards: Any = zeros((n, self.game.players), np.float32)
        self.ended: Any = zeros(n, np.bool_)
        self._never: Any = zeros(n, np.bool_)
        self._generators: Any = zeros((n, 4), np.uint64)
        self._actions: Any = zeros(n, np.int64)
        self._counts: Any = zeros(n, np.int64)

    def _zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def _make_workers(self, threads: int | None) -> None:
        n, count = self.num_envs, 1
        if compiled():
            count = max(1, min(threads or _cores(), n // LEAST_FOR_A_THREAD))
        self._desks = [self._desk() for _ in range(count)]
        self._team: Team | None = Team(n, self._desks) if count > 1 else None
        if self._team:
            weakref.finalize(self, self._team.close)

    def _desk(self) -> Desk:
        """Return what a thread needs."""
        rules = self.game.rules
        return Desk(
            kernels=rules.addresses,
            starts=self._starts,
            by_hand=self._by_hand,
            again=AUTORESET[self.autoreset],
            actions=self._actions,
            rows=self.rows,
            turns=self.to_move,
            generators=self._generators,
            words=self._words,
            masks=self._masks,
            seen=self.observations,
            rewards=self.rewards,
            ended=self.ended,
            counts=self._counts,
            out=rules.actions(),
            p=np.zeros(max(1, rules.outcome_count)),
            result=np.zeros(self.game.players),
            scratch=rules.scratch(),
        )

    def _do(self, job: int, number: int = 0) -> None:
        """Do a job for every game."""
        if self._team:
            self._team.do(job, number)
        elif compiled():
            work(job, number, 0, self.num_envs, self._desks[0])
        else:
            with np.errstate(over="ignore"):  # interpreted words wrap as compiled ones do
                work(job, number, 0, self.num_envs, self._desks[0])

    # Gymnasium's conventions ----------------------------------------------------------------------

    @property
    def metadata(self) -> dict[str, Any]:
        """When finished games begin again, for Gymnasium's wrappers."""
        modes = gymnasium_module("vector").AutoresetMode
        return {"autoreset_mode": modes[self.autoreset.replace("-", "_").upper()]}

    @property
    def single_action_space(self) -> spaces.Discrete:
        """The action numbers of one game (needs Gymnasium)."""
        return cast("spaces.Discrete", gymnasium_module("spaces").Discrete(self._mask_width))

    @property
    def single_observation_space(self) -> spaces.Box:
        """What is seen of one game (needs Gymnasium)."""
        return observation_space(self.game)

    @property
    def action_space(self) -> spaces.Space[Any]:
        """The action numbers of all games (needs Gymnasium)."""
        return _batch_space(self.single_action_space, self.num_envs)

    @property
    def observation_space(self) -> spaces.Space[Any]:
        """What is seen of all games (needs Gymnasium)."""
        return _batch_space(self.single_observation_space, self.num_envs)

    @property
    def info(self) -> dict[str, Any]:
        """Legal actions as a mask, and whose turn it is: a seat, or -1 before a roll by hand, or -2
        when a game is over."""
        return {"action_mask": self.action_mask, "to_move": self.to_move}

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin every game. A seed decides all that chance does from here on; game `i` depends on
        the seed and `i` alone. Without one, chance goes on as it was."""
        if seed is not None:
            self._seed(seed)
        self.rewards[:] = 0
        self.ended[:] = False
        self._look(anew=True)
        return self.observations, self.info

    def step(self, actions: ArrayLike) -> Step:
        """Play an action in every game: observations, rewards by seat, which games have ended,
        which were cut off (none ever), and `info`.

        Raises `IllegalMove` if any action is not legal; then nothing has been played.
        """
        self._actions[:] = self._checked(actions)
        self._step()
        return self.observations, self.rewards, self.ended, self._never, self.info

    def close(self) -> None:
        """End the threads; what is done after that is done by one."""
        if self._team:
            self._team.close()
            self._team = None

    # More than Gymnasium asks for -----------------------------------------------------------------

    def sample(self) -> Any:
        """Return a random legal action for every game."""
        self._do(PICK)
        return self._actions

    def rollout(self, steps: int) -> int:
        """Play `steps` random actions in every game, beginning again after each; return how many
        games ended. It is the fastest way to play, since nobody looks in between."""
        self._do(PLAY, steps)
        self._look(anew=False)
        return int(self._counts.sum())

    def state(self, i: int) -> State:
        """Return one game's position, as people write it."""
        return State(self.game, np.array(self.rows[i], np.int32))

    def put(self, i: int, state: State) -> None:
        """Put one game at a position: any, such as one after a chosen roll."""
        self._check(state)
        self.rows[i] = state.row
        self._look(anew=False)

    def _check(self, state: State) -> None:
        """Raise `InvalidPosition` for a position of another game."""
        if state.game != self.game:
            raise InvalidPosition(
                f"this batch plays {self.game.describe()}, not {state.game.describe()}",
                position=str(state),
            )

    def save(self) -> Saved:
        """Return a copy of everything; `restore` goes back to it, in any batch of the same kind."""
        parts = (self.rows, self._generators, self.rewards, self.ended)
        return Saved(*(part.copy() for part in parts))

    def restore(self, saved: Saved) -> None:
        """Go back to what `save` returned."""
        if saved.rows.shape != self.rows.shape:
            raise InvalidPosition(
                f"{saved.rows.shape[0]} games were saved, not {self.num_envs} of this kind",
                position="",
            )
        kept = (self.rows, self._generators, self.rewards, self.ended)
        for mine, theirs in zip(kept, saved, strict=True):
            mine[:] = theirs
        self._look(anew=False)

    def clone(self) -> Batch:
        """Return a batch that goes on from here by itself."""
        copy = type(self)(
            self.game,
            self.num_envs,
            starts=self._starts,
            rolls=self.rolls,
            autoreset=self.autoreset,
            threads=self._threads,
        )
        copy.restore(self.save())
        return copy

    # Work ----------------------------------------------------------------------------------------

    def _checked(self, given: Any) -> Any:
        """Return the actions as 64-bit numbers if all are legal; raises `IllegalMove`."""
        n, actions = self.num_envs, np.asarray(given)
        if actions.shape != (n,) or actions.dtype.kind not in "iu":
            raise IllegalMove(
                f"a step takes {n} whole numbers, an action for each game; "
                f"got {actions.dtype} of shape {actions.shape}",
                move="",
                position="",
            )
        numbers = np.ascontiguousarray(actions, np.int64)
        i = first_illegal(numbers, self.to_move, self._masks, self._mask_width)
        if i >= 0:
            raise IllegalMove(
                f"action {actions[i]} is not legal in game {i} of the batch",
                move=str(actions[i]),
                position=str(self.state(i)),
            )
        return numbers

    def _seed(self, seed: int) -> None:
        word = seed & 0xFFFFFFFFFFFFFFFF
        is_signed = compiled() and word >> 63  # kernels take 64-bit numbers with a sign
        self._do(SEED, word - (1 << 64) if is_signed else word)

    def _look(self, *, anew: bool) -> None:
        self._do(BEGIN if anew else LOOK)

    def _step(self) -> None:
        self._do(STEP)


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _batch_space(space: spaces.Space[Any], n: int) -> spaces.Space[Any]:
    return cast("spaces.Space[Any]", gymnasium_module("vector.utils").batch_space(space, n))


def _starts_of(game: Game, starts: ArrayLike | None) -> Rows:
    """Return the first positions as a matrix; raises `InvalidPosition`."""
    if starts is None:
        return game.start().row.copy()[np.newaxis]
    rows = np.array(starts, np.int32, order="C")
    if rows.ndim != 2 or not len(rows) or rows.shape[1] != game.rules.row_size:
        raise InvalidPosition(
            f"starts are rows of {game.rules.row_size} numbers, at least one; "
            f"got shape {rows.shape}",
            position="",
        )
    return rows


def every_start(game: Game, draws: int = 256) -> Rows:
    """Return first positions with the deal drawn (who begins, the colours), each different."""
    rows = [game.start(seed=seed).row for seed in range(draws)]
    return np.unique(np.stack(rows), axis=0)


def batch(
    game: Game | str,
    players: int | None = None,
    n: int = 1024,
    *,
    device: Literal["cpu", "cuda"] = "cpu",
    starts: ArrayLike | None = None,
    rolls: Rolls = "drawn",
    autoreset: Autoreset = "next-step",
    threads: int | None = None,
    seed: int | None = None,
    **options: str | int,
) -> Batch:
    """Return `n` games that are played side by side.

    `starts` are rows to begin at, drawn fairly (the canonical first position unless given;
    `every_start` has all of them). With `rolls="by hand"` rolls are actions too, so that every one
    can be chosen. `autoreset` is when a finished game begins again. A game that could be endless
    has the cap on turns that automatic play has. `device="cuda"` plays on the graphics card.
    """
    found = game if isinstance(game, Game) else load(game, players, **options).automatic
    settings: dict[str, Any] = {"starts": starts, "rolls": rolls, "autoreset": autoreset}
    if device == "cuda":
        from quayside.adapters.cuda import CudaBatch

        made: Batch = CudaBatch(found, n, **settings)
    elif device == "cpu":
        made = Batch(found, n, threads=threads, **settings)
    else:
        raise InvalidSetup(f"device is 'cpu' or 'cuda'; got {device!r}")
    made.reset(seed=fresh_seed() if seed is None else seed)
    return made

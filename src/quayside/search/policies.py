"""Policies as bots: a Python function (`module:function`), a network (`FILE.onnx`), or the game's
static values without a search (`static`).

A function takes a `State` and a seed. It returns what to play: a `Move`, its text, its action
number, or a probability for each legal move in the order of `state.moves`.

A network takes what `observe` writes for the player whose turn it is, `[batch, numbers]`. If it has
one output, that is the chance of this player to win: the bot plays the move that leads to the best
position. If it has an output for each action number, the bot plays the legal action that has the
highest.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.core.game import Game, Move, State
from quayside.core.heuristics import EVALUATE_PTR, UNKNOWN, WEIGHTS, Weights
from quayside.core.kernel import SCRATCH, kernel, point_to
from quayside.core.rules import OBSERVE_PTR, OVER, Features, Floats, Row, Scratch
from quayside.core.solution import Judge
from quayside.search.bots import Bot, mixed

if TYPE_CHECKING:
    from quayside.core.stop import Stop

Rows = NDArray[np.int32]
Answer = Move | str | int | Sequence[float] | NDArray[np.floating[Any]]

FUNCTION = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")
_BATCH = 4096
_ROWS = types.int32[:, ::1]


def policy_bot(spec: str, game: Game, seed: int) -> Bot | None:
    """Return the bot of a policy, or None if the text does not name one."""
    if spec == "static":
        return ValueBot(spec, game, seed, static_judge(game))
    if spec.endswith(".onnx"):
        return _network_bot(spec, game, seed)
    if FUNCTION.fullmatch(spec):
        return CallableBot(spec, game, seed, find_function(spec))
    return None


# Values ------------------------------------------------------------------------------------------


class ValueBot(Bot):
    """Plays the move that leads to the position with the highest value, any of equals."""

    def __init__(self, spec: str, game: Game, seed: int, judge: Judge) -> None:
        """Take the value function."""
        super().__init__(spec, game, seed)
        self.judge = judge

    def chances(self, row: Row) -> Floats:
        """Return equal chances for the best moves, 0 for the others."""
        rules, seat, actions = self.game.rules, int(row[0]), self._legal(row)
        after = np.stack([self._after(row, action) for action in actions.tolist()])
        worth = np.zeros(len(actions))
        over = np.array([rules.status(one) == OVER for one in after])
        result = np.zeros(self.game.players)
        for i in np.flatnonzero(over):
            rules.returns(after[i], result)
            worth[i] = result[seat]
        if not over.all():
            worth[~over] = self.judge(after[~over])[:, seat]
        best = worth == worth.max()
        chances: Floats = best / best.sum()
        return chances

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Draw one of the best moves."""
        generator = np.random.default_rng(mixed(self.seed, row))
        return int(generator.choice(self._legal(row), p=self.chances(row)))


@kernel(types.int64(EVALUATE_PTR, _ROWS, WEIGHTS, types.float64[:, ::1], SCRATCH))
def _judge_rows(evaluate: Any, rows: Rows, weights: Weights, out: Floats, scratch: Scratch) -> int:
    """Write the static values of many rows; return how many have none."""
    unknown = 0
    for i in range(rows.shape[0]):
        unknown += evaluate(rows[i], weights, out[i], scratch) == UNKNOWN
    return unknown


def static_judge(game: Game) -> Judge:
    """Return the value function that the game lends to the search; raises `InvalidSetup` if it
    has none."""
    heuristics, rules = game.family.heuristics(game), game.rules

    def judge(rows: Rows) -> Floats:
        out = np.zeros((len(rows), game.players))
        scratch = np.zeros(rules.scratch_size + heuristics.scratch_size, np.int64)
        rows = np.array(rows, np.int32, order="C")
        if _judge_rows(point_to(heuristics.evaluate), rows, heuristics.weights, out, scratch):
            raise InvalidSetup(f"{game.name} has no static values: there is no bot 'static'")
        return out

    judge(game.start().row[None])
    return judge


# Networks ----------------------------------------------------------------------------------------


@kernel(types.void(OBSERVE_PTR, _ROWS, types.float32[:, ::1]))
def _observe_rows(observe: Any, rows: Rows, out: Features) -> None:
    """Write what the player whose turn it is sees, for many rows."""
    for i in range(rows.shape[0]):
        observe(rows[i], rows[i, 0], out[i])


def observations(game: Game, rows: Rows) -> Features:
    """Return what a network sees of each row: the observation of the player whose turn it is."""
    out = np.zeros((len(rows), game.rules.observation_size), np.float32)
    _observe_rows(point_to(game.rules.observe), np.array(rows, np.int32, order="C"), out)
    return out


class NetworkBot(Bot):
    """Plays the legal action to which a network gives the highest score, the lowest of equals."""

    def __init__(self, spec: str, game: Game, seed: int, score: Callable[[Rows], Floats]) -> None:
        """Take the function that scores all actions of many rows."""
        super().__init__(spec, game, seed)
        self.score = score

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Take the highest score."""
        actions = self._legal(row)
        return int(actions[np.argmax(self.score(row[None])[0][actions])])


@cache
def _session(path: str) -> Any:
    try:
        import onnxruntime
    except ImportError:
        text = 'networks need onnxruntime: pip install "quayside[onnx]"'
        raise InvalidSetup(text, "package", name="onnxruntime", extra="onnx") from None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # the same sums on every machine, and one core for each worker
    options.log_severity_level = 3
    try:
        return onnxruntime.InferenceSession(path, options, ["CPUExecutionProvider"])
    except Exception as error:  # the library has no common class for what is wrong with a file
        reason = str(error).splitlines()[0]
        raise InvalidSetup(f"cannot read the network {path}: {reason}") from None


def _network_bot(path: str, game: Game, seed: int) -> Bot:
    """Return the bot of a network; what it plays depends on how many outputs it has."""
    session = _session(path)
    size = game.rules.observation_size
    inputs, outputs = session.get_inputs(), session.get_outputs()
    wide, deep = inputs[0].shape[-1:], outputs[0].shape[-1:]
    if len(inputs) != 1 or wide != [size] or deep not in ([1], [game.action_count]):
        raise InvalidSetup(
            f"a network for {game.name} has one input [batch, {size}] and one output [batch, 1] or"
            f" [batch, {game.action_count}]; {path} has {inputs[0].shape} and {outputs[0].shape}"
        )

    def run(rows: Rows) -> Floats:
        parts = [
            session.run(None, {inputs[0].name: observations(game, rows[i : i + _BATCH])})[0]
            for i in range(0, len(rows), _BATCH)
        ]
        return np.concatenate(parts).astype(np.float64)

    if deep == [game.action_count]:
        return NetworkBot(path, game, seed, run)
    if game.players != 2:
        raise InvalidSetup(f"a network with one output is for two players, not {game.players}")

    def judge(rows: Rows) -> Floats:
        chance, turn = run(rows)[:, 0], rows[:, 0]
        return np.stack([np.where(turn == seat, chance, 1.0 - chance) for seat in (0, 1)], axis=1)

    return ValueBot(path, game, seed, judge)


# Functions ---------------------------------------------------------------------------------------


class CallableBot(Bot):
    """Plays what a Python function returns."""

    def __init__(
        self, spec: str, game: Game, seed: int, function: Callable[[State, int], Answer]
    ) -> None:
        """Take the function."""
        super().__init__(spec, game, seed)
        self.function = function

    def chances(self, row: Row) -> Floats:
        """Return the probabilities that the function gives, or certainty for what it plays."""
        row = np.array(row, np.int32)
        state = State(self.game, row)
        answer = self.function(state, mixed(self.seed, row))
        if isinstance(answer, Move | str | int | np.integer):
            answer = answer if isinstance(answer, Move | str) else int(answer)
            action = state.find(answer).action
            return np.array([float(action == one) for one in state.actions])
        return self._checked(state, np.asarray(answer, np.float64))

    def _checked(self, state: State, chances: Floats) -> Floats:
        if chances.shape != (len(state.actions),) or not (chances >= 0).all():
            raise QuaysideError(
                f"{self.spec} must return a move or {len(state.actions)} probabilities, one for"
                f" each legal move, in the position {state}"
            )
        if not abs(chances.sum() - 1.0) < 1e-6:
            raise QuaysideError(
                f"{self.spec} returned probabilities that add up to {chances.sum():g}, not 1"
            )
        shares: Floats = chances / chances.sum()
        return shares

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Ask the function, and draw if it gives probabilities."""
        chances = self.chances(row)
        generator = np.random.default_rng(mixed(self.seed, row))
        return int(generator.choice(self._legal(row), p=chances))


@cache
def find_function(spec: str) -> Callable[[State, int], Answer]:
    """Return the function that `module:function` names; modules in the current folder are found
    too. Raises `InvalidSetup`."""
    module, _, path = spec.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = import_module(module)
        for name in path.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError) as error:
        text = f"there is no policy {spec!r}: {error}"
        raise InvalidSetup(text, "policy", value=spec) from None
    if not callable(found):
        text = f"{spec!r} is not a function of a state and a seed"
        raise InvalidSetup(text, "policy", value=spec)
    return found  # type: ignore[no-any-return]

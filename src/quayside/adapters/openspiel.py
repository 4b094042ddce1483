"""Every installed game in OpenSpiel: importing this module registers them as `quayside_NAME`.

    import pyspiel
    import quayside.adapters.openspiel

    game = pyspiel.load_game("quayside_NAME(players=3)")

The parameters are the edition, the players, the options of the game, and a position to start from.
A state of OpenSpiel has an immutable position, which playing replaces. A clone therefore shares the
position and its list of legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from threading import local
from typing import Any, NoReturn

import numpy as np

from quayside.adapters import openspiel_parameters as parameters
from quayside.adapters.openspiel_position import Observer, Position, RecallObserver
from quayside.core.errors import IllegalMove
from quayside.core.family import Family
from quayside.core.game import Game, State
from quayside.core.rules import OVER, Row, Rules
from quayside.games import families, parse

try:
    import pyspiel
except ImportError as error:
    raise ImportError('OpenSpiel is not installed: pip install "quayside[openspiel]"') from error

UNBOUNDED = 10_000
"""The `max_game_length` of a game whose rules set no limit. Random play ends far below it; an
option that caps the turns makes the bound exact."""

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class _Buffers(local):
    """Output arrays of the kernels of a game, for each thread."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.actions = rules.actions()
        self.scratch = rules.scratch()
        self.odds = np.zeros(max(1, rules.outcome_count))
        self.result = np.zeros(players)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game with the rules of a game of ours (`game`)."""

    family: Family
    """Each family has a subclass."""

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        """Read the parameters; raises `InvalidSetup` or `InvalidPosition`."""
        self.asked, self.start_text = parameters.read(self.family, given or {})
        """The requested game, and the position to start from ("" for its own)."""
        self.game: Game = self.asked.automatic
        """The same game with a cap on turns if it could be endless."""
        self.kernels = self.game.rules
        self.status, self.apply = self.kernels.status, self.kernels.apply
        self.buffers = _Buffers(self.kernels, self.game.players)
        start = self.read(self.start_text) if self.start_text else self.game.start()
        self.start = self.at(start.row.copy())
        self._longest = self.game.most_decisions or UNBOUNDED
        players = self.game.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=self.game.outcome_count,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self._longest,
        )
        kind = game_type(self.family, self.game.outcome_count > 0)
        super().__init__(kind, info, parameters.write(self.asked, self.start_text))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the name and the parameters; unpickling imports this module first."""
        return _game_from, (str(self),)

    def new_initial_state(self, position: str | None = None) -> OpenSpielState:
        """Return the state at the start of a game, or at a position in text."""
        if position is None:
            return OpenSpielState(self, self.start, self.start_text)
        state = self.read(position)
        return OpenSpielState(self, self.at(state.row.copy()), str(state))

    def max_chance_nodes_in_history(self) -> int:
        """Return the most rolls of a game: one before each decision."""
        return self._longest if self.game.outcome_count else 0

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | RecallObserver:
        """Return an observer of states: the game's observation of a seat, or, with perfect recall,
        the history as text."""
        if isinstance(kind, pyspiel.IIGObservationType) and kind.perfect_recall:
            return RecallObserver(kind.public_info)
        return Observer(self.kernels)

    def at(self, row: Row) -> Position:
        """Return a position for a row, which must not change afterwards."""
        turn = self.status(row)
        return Position(row, TERMINAL if turn == OVER else turn)

    def read(self, text: str) -> State:
        """Read a position of this game, with or without the cap that automatic play adds; raises
        `InvalidPosition`."""
        added = set(self.game.options) - set(self.asked.options)
        if added and parse(text).game == self.asked:
            text = " ".join([text, *(f"{name}={value}" for name, value in added)])
        return self.game.parse(text)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. OpenSpiel copies and pickles `__dict__`, which does not contain the
    game.

    Methods without an underscore override OpenSpiel's, so that Python calls them without a detour
    through C++; C++ calls those with an underscore.
    """

    __slots__ = ("__dict__", "_game")
    position: Position

    def __init__(self, game: OpenSpielGame, position: Position, start: str = "") -> None:
        """Take a game, a position, and the position's text if it is not the game's own start."""
        super().__init__(game)
        self._game = game
        self.position = position
        if start:
            self._start = start

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game and the state; unpickling imports this module first."""
        return _state_from, (pyspiel.serialize_game_and_state(self._game, self),)

    @property
    def state(self) -> State:
        """The position as a `quayside.State`."""
        return State(self._game.game, self.position.row)

    @property
    def start_text(self) -> str:
        """The text of the starting position; empty for the game's own."""
        return str(self.__dict__.get("_start", ""))

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's constant for chance or the end."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether a roll comes next."""
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the player to act (none for others), or the outcomes that
        have a chance, rising."""
        now = self.position
        if player is None or player == now.player or now.player == CHANCE:
            return list(now.actions or self._list())
        return []

    def _legal_actions(self, player: int) -> list[int]:
        now = self.position
        return now.actions or self._list()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes that count with their probabilities. A roll that is only rolled again
        is not an outcome, and the others share its probability."""
        now = self.position
        if now.actions is None:
            self._list()
        return list(now.odds)

    def _list(self) -> list[int]:
        """Compute the legal actions or the outcomes of the position."""
        game, now = self._game, self.position
        buffers = game.buffers
        actions: list[int]
        if now.player >= 0:
            out = buffers.actions
            actions = out[: game.kernels.legal(now.row, out, buffers.scratch)].tolist()
        elif now.player == CHANCE:
            p = buffers.odds
            chances = p[: game.kernels.outcomes(now.row, p, buffers.scratch)].tolist()
            now.odds = [(outcome, chance) for outcome, chance in enumerate(chances) if chance > 0.0]
            actions = [outcome for outcome, _ in now.odds]
        else:
            actions = []
        now.actions = actions
        return actions

    def _apply_action(self, action: int) -> None:
        """Play a legal action or an outcome that has a chance; raises `IllegalMove`."""
        game, now = self._game, self.position
        if action not in (now.actions or self._list()):
            self._refuse(action)
        row = now.row.copy()
        game.apply(row, action, game.buffers.scratch)
        turn = game.status(row)
        self.position = Position(row, TERMINAL if turn == OVER else turn)

    def _refuse(self, action: int) -> NoReturn:
        """Raise the reason why an action is not legal."""
        state = self.state
        if not state.is_chance:
            state.find(action)
        known = ", ".join(map(str, self.legal_actions()))
        raise IllegalMove(
            f"outcome {action} has no chance here; those with a chance are: {known}",
            move=str(action),
            position=str(state),
        )

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a move in the rulebook's text form, or a roll such as `roll 4`."""
        if player == CHANCE:
            return f"roll {action + 1}"
        game = self._game.game
        return game.family.write_action(game, self.position.row, action)

    def returns(self) -> list[float]:
        """Return the result of a finished game by seat, scaled to add up to 0: a sole winner has 1,
        and the others share -1. Before the end all have 0."""
        game, now = self._game, self.position
        players = game.game.players
        if now.player != TERMINAL:
            return [0.0] * players
        result = game.buffers.result
        game.kernels.returns(now.row, result)
        return [(players * share - 1.0) / (players - 1) for share in result.tolist()]

    def __str__(self) -> str:
        """Return the position as text, which `new_initial_state` reads."""
        game = self._game.game
        return game.family.write_position(game, self.position.row)


def _game_from(text: str) -> OpenSpielGame:
    found: OpenSpielGame = pyspiel.load_game(text)
    return found


def _state_from(text: str) -> OpenSpielState:
    state: OpenSpielState = pyspiel.deserialize_game_and_state(text)[1]
    return state


def game_type(family: Family, has_chance: bool = True) -> Any:
    """Return OpenSpiel's description of a family. Whether a game has chance is determined when it
    is loaded, because this needs its rules, which may have to be compiled."""
    kind = pyspiel.GameType
    mode = kind.ChanceMode
    return kind(
        short_name=parameters.PREFIX + family.name,
        long_name=f"{family.title} (Quayside)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=mode.EXPLICIT_STOCHASTIC if has_chance else mode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(family.player_counts),
        min_num_players=min(family.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.specification(family),
    )


def register(family: Family) -> None:
    """Register a family with OpenSpiel as `quayside_NAME`. OpenSpiel's registry outlives the
    interpreter, so it must hold a class: freeing a function then would crash."""
    made = type(f"{family.title}Game", (OpenSpielGame,), {"family": family})
    pyspiel.register_game(game_type(family), made)


@cache
def load(game: Game) -> OpenSpielGame:
    """Return a game of ours as one of OpenSpiel's."""
    name = parameters.PREFIX + game.family.name
    found: OpenSpielGame = pyspiel.load_game(name, parameters.write(game))
    return found


def mcts(state: State, seed: int, simulations: int = 1000) -> int:
    """Return the action that OpenSpiel's own tree search in C++ finds, with one random rollout for
    each simulation. As a bot it is `quayside.adapters.openspiel:mcts`."""
    game = load(state.game)
    seed %= 2**31
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=2.0,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=True,
        seed=seed,
        verbose=False,
    )
    return int(bot.mcts_search(game.new_initial_state(str(state))).best_child().action)


def __getattr__(name: str) -> Callable[[State, int], int]:
    """Return `mcts` with the number of simulations that a name such as `mcts_500` ends with."""
    number = name.removeprefix("mcts_")
    if name != number and number.isdecimal() and int(number):
        return partial(mcts, simulations=int(number))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _family in families():
    register(_family)

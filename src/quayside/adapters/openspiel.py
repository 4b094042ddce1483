"""Every installed game in OpenSpiel: importing this module registers them as `quayside_NAME`.

    import pyspiel
    import quayside.adapters.openspiel

    game = pyspiel.load_game("quayside_NAME(players=3)")

The parameters are the edition, the players, the options of the game, and a position to start from.
A state of OpenSpiel holds a position, which is never changed: playing puts another in its place. So
a clone shares the position, and with it the list of legal actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import local
from typing import Any, NoReturn

import numpy as np

from quayside.adapters import openspiel_parameters as parameters
from quayside.core.errors import IllegalMove
from quayside.core.family import Family
from quayside.core.game import Game, State
from quayside.core.rules import OVER, Features, Row, Rules
from quayside.games import families, parse

try:
    import pyspiel
except ImportError as error:
    raise ImportError('OpenSpiel is not installed: pip install "quayside[openspiel]"') from error

UNBOUNDED = 10_000
"""The `max_game_length` of a game whose rules set no limit. Play at random ends far below it; an
option that caps the turns makes the bound exact."""

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class _Buffers(local):
    """Room that the kernels of a game write to, for each thread."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.actions = rules.actions()
        self.scratch = rules.scratch()
        self.odds = np.zeros(max(1, rules.outcome_count))
        self.result = np.zeros(players)


class Position:
    """A position that does not change, and what has been found out about it: clones share it."""

    __slots__ = ("actions", "odds", "player", "row")

    def __init__(self, row: Row, player: int) -> None:
        """Take a row and the player to act, as OpenSpiel numbers players."""
        self.row = row
        self.player = player
        self.actions: list[int] | None = None
        """The legal actions, or the outcomes that have a chance; None if not yet asked for."""
        self.odds: list[tuple[int, float]] = []
        """The outcomes with their probabilities, if `actions` are outcomes."""

    def __deepcopy__(self, memo: object) -> Position:
        """Return itself: OpenSpiel clones a state by deep copies of what it holds."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the row and the player."""
        return _position_from, (self.row.tobytes(), self.player)


def _position_from(row: bytes, player: int) -> Position:
    return Position(np.frombuffer(row, np.int32).copy(), player)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel that plays by the rules of a game of ours (`game`)."""

    family: Family
    """Each family has a subclass."""

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        """Read the parameters; raises `InvalidSetup` or `InvalidPosition`."""
        asked, start = parameters.read(self.family, given or {})
        self.asked = asked
        """The game that was asked for."""
        self.game: Game = asked.automatic
        """The same game with a cap on turns if it could be endless."""
        self.kernels = self.game.rules
        self.buffers = _Buffers(self.kernels, self.game.players)
        self.start = self.position(self.game.start().row.copy())
        self.start_text = ""
        """The position to start from, if it is not the game's own."""
        if start:
            state = self.read(start)
            self.start, self.start_text = self.position(state.row.copy()), str(state)
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
        super().__init__(kind, info, parameters.write(asked, self.start_text))

    def new_initial_state(self, position: str | None = None) -> OpenSpielState:
        """Return the state at the start of a game, or at a position in text."""
        if position is None:
            return OpenSpielState(self, self.start, self.start_text)
        state = self.read(position)
        return OpenSpielState(self, self.position(state.row.copy()), str(state))

    def max_chance_nodes_in_history(self) -> int:
        """Return the most rolls of a game: one before each decision."""
        return self._longest if self.game.outcome_count else 0

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | RecallObserver:
        """Return what observes states: the numbers that the game shows to a seat, or, with perfect
        recall, the history in text."""
        if isinstance(kind, pyspiel.IIGObservationType) and kind.perfect_recall:
            return RecallObserver(kind.public_info)
        return Observer(self.kernels)

    def position(self, row: Row) -> Position:
        """Return a position for a row, which nobody may change any more."""
        turn = self.kernels.status(row)
        return Position(row, TERMINAL if turn == OVER else int(turn))

    def read(self, text: str) -> State:
        """Read a position of this game, with or without the cap that automatic play adds; raises
        `InvalidPosition`."""
        added = set(self.game.options) - set(self.asked.options)
        if added and parse(text).game == self.asked:
            text = " ".join([text, *(f"{name}={value}" for name, value in added)])
        return self.game.parse(text)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. What OpenSpiel copies and pickles is in `__dict__`; the game is not.

    Methods without an underscore that OpenSpiel has too answer Python directly, which saves a way
    through C++ and back; C++ calls those with an underscore.
    """

    __slots__ = ("__dict__", "_game")

    def __init__(self, game: OpenSpielGame, position: Position, start: str = "") -> None:
        """Take a game, a position, and the position's text if it is not the game's own start."""
        super().__init__(game)
        self._game = game
        self._position = position
        if start:
            self._start = start

    @property
    def state(self) -> State:
        """The position as a `quayside.State`."""
        return State(self._game.game, self._position.row)

    @property
    def start_text(self) -> str:
        """The text of the position that the history begins with; empty for the game's own."""
        return str(self.__dict__.get("_start", ""))

    def current_player(self) -> int:
        """Return the seat to act, or the numbers that stand for chance or the end."""
        return self._position.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._position.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether a roll comes next."""
        return self._position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the player to act (none for others), or the outcomes that
        have a chance, rising."""
        now = self._position
        if player is None or player == now.player or now.player == CHANCE:
            return list(now.actions or self._list())
        return []

    def _legal_actions(self, player: int) -> list[int]:
        now = self._position
        return now.actions or self._list()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes that count with their probabilities. A roll that would only be rolled
        again is none of them, and the others share its probability."""
        now = self._position
        if now.actions is None:
            self._list()
        return now.odds

    def _list(self) -> list[int]:
        """Find the legal actions or the outcomes of the position."""
        game, now = self._game, self._position
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
        game, now = self._game, self._position
        if action not in (now.actions or self._list()):
            self._refuse(action)
        row = now.row.copy()
        game.kernels.apply(row, action, game.buffers.scratch)
        self._position = game.position(row)

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
        return game.family.write_action(game, self._position.row, action)

    def returns(self) -> list[float]:
        """Return the result of a finished game by seat, scaled to add up to 0: a player who wins
        alone gets 1, and the others share -1. Before the end all have 0."""
        game, now = self._game, self._position
        players = game.game.players
        if now.player != TERMINAL:
            return [0.0] * players
        result = game.buffers.result
        game.kernels.returns(now.row, result)
        return [(players * share - 1.0) / (players - 1) for share in result.tolist()]

    def __str__(self) -> str:
        """Return the position as text, which `new_initial_state` reads."""
        game = self._game.game
        return game.family.write_position(game, self._position.row)


class Observer:
    """Writes what a seat sees into `tensor`, the same array every time."""

    def __init__(self, kernels: Rules) -> None:
        """Make the array."""
        self._observe = kernels.observe
        self.tensor: Features = np.zeros(kernels.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Observe a state."""
        self._observe(state._position.row, player, self.tensor)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the position, which every seat sees alike."""
        return str(state)


class RecallObserver:
    """Tells how a game went: where it began and the history."""

    tensor = None

    def __init__(self, public: bool) -> None:
        """Take whether public information is observed; there is no other."""
        self._public = public
        self.dict: dict[str, Features] = {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the first position, if it is not the game's own, and the history."""
        if not self._public:
            return ""
        return " ".join(filter(None, (state.start_text, state.history_str())))


def game_type(family: Family, has_chance: bool = True) -> Any:
    """Return what OpenSpiel needs to know of a family. Whether there is chance in a game is known
    when it is loaded, since only its rules say so and they may have to be compiled."""
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
    """Make a family known to OpenSpiel as `quayside_NAME`. OpenSpiel's registry lives longer than
    the interpreter, so it must hold a class: freeing a function then would crash."""
    made = type(f"{family.title}Game", (OpenSpielGame,), {"family": family})
    pyspiel.register_game(game_type(family), made)


def load(game: Game, position: str = "") -> OpenSpielGame:
    """Return a game of ours as one of OpenSpiel's."""
    name = parameters.PREFIX + game.family.name
    found: OpenSpielGame = pyspiel.load_game(name, parameters.write(game, position))
    return found


for _family in families():
    register(_family)

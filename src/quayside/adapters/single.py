"""One game in play, as the environments for one game at a time hold it.

The position is a `State`, so a copy is cheap, and a game with a seed is the one that
`Game.start(seed=...)` and `State.roll()` play.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Any, Literal, Self, cast

import numpy as np
from numpy.typing import NDArray

from quayside.core.errors import InvalidMove, InvalidPosition, InvalidSetup
from quayside.core.game import Game, State
from quayside.core.rules import Features, Row

if TYPE_CHECKING:
    from gymnasium import spaces

Rolls = Literal["drawn", "by hand"]
RENDER_MODES = ("ansi", "human")


def gymnasium_module(module: str) -> Any:
    """Return a module of Gymnasium; raises `ImportError` with what to install."""
    try:
        return import_module(f"gymnasium.{module}")
    except ImportError as error:
        raise ImportError('spaces need Gymnasium: pip install "quayside[gymnasium]"') from error


def observation_space(game: Game) -> spaces.Box:
    """Return the space of observations. All that is promised of the numbers is that they are
    finite: points can add up without a limit."""
    most, size = float(np.finfo(np.float32).max), game.rules.observation_size
    return cast("spaces.Box", gymnasium_module("spaces").Box(-most, most, (size,), np.float32))


def _checked(rolls: Any) -> Rolls:
    if rolls not in ("drawn", "by hand"):
        raise InvalidSetup(f"rolls is 'drawn' or 'by hand'; got {rolls!r}")
    return cast("Rolls", rolls)


class Single(ABC):
    """A game in play, whose rolls are drawn by its seed or chosen by hand."""

    def __init__(self, game: Game, rolls: Rolls, render_mode: str | None) -> None:
        """Hold a game at its first position, with nothing rolled yet."""
        if render_mode not in (None, *RENDER_MODES):
            modes = ", ".join(RENDER_MODES)
            raise InvalidSetup(f"render_mode is one of {modes}; got {render_mode!r}")
        self.game = game
        self.rolls: Rolls = _checked(rolls)
        self.render_mode = render_mode
        self._state = game.start()

    # What is seen --------------------------------------------------------------------------------

    @property
    def position(self) -> State:
        """The position, an immutable value. `str` makes it text, and it can be pickled."""
        return self._state

    @property
    def is_chance(self) -> bool:
        """Whether a roll must be chosen by hand now."""
        return self._state.is_chance

    @property
    def chances(self) -> tuple[float, ...]:
        """How likely each face of the roll is the one that counts; () unless a roll is due."""
        return self._state.chances

    def _observation(self, seat: int) -> Features:
        seen = np.zeros(self.game.rules.observation_size, np.float32)
        self.game.rules.observe(self._state.row.copy(), seat, seen)
        return seen

    def _mask(self) -> NDArray[np.int8]:
        """Return 1 for every legal action, in the form that `Discrete.sample` takes."""
        mask = np.zeros(self.game.action_count, np.int8)
        mask[list(self._state.actions)] = 1
        return mask

    def render(self) -> Any:
        """Return the position as a picture in text ("ansi") or print it ("human")."""
        picture = "\n".join("".join(text for text, _ in line) for line in self._state.draw())
        if self.render_mode == "human":
            print(picture, end="\n\n")
        return picture if self.render_mode == "ansi" else None

    # Copies, other positions, chosen rolls -------------------------------------------------------

    def clone(self, rolls: Rolls | None = None) -> Self:
        """Return a copy that goes on by itself, perhaps with rolls chosen by hand."""
        made = copy.deepcopy(self)
        if rolls not in (None, self.rolls):
            made.rolls = _checked(rolls)
            made._go_on()
        return made

    def put(self, position: State | str) -> Any:
        """Go to any position of this game, given as a `State` or as text. Rolls go on with the seed
        that the game has."""
        now = self._state
        self._state = State(self.game, self._row_of(position), seed=now.seed, draws=now.draws)
        return self._go_on()

    def roll(self, face: int | None = None) -> Any:
        """Take a roll: the face that is chosen, or the one that the seed draws. Rolls are taken by
        hand with `rolls="by hand"` only; see `State.roll`."""
        self._state = self._state.roll(None if face is None else index(face))
        return self._go_on()

    def _begin(self, seed: int, options: Mapping[str, Any] | None) -> None:
        """Go to the first position of a seeded game, or to `options["position"]`."""
        if options and "position" in options:
            self._state = State(self.game, self._row_of(options["position"]), seed=seed)
        else:
            self._state = self.game.start(seed=seed)

    def _row_of(self, position: State | str) -> Row:
        if isinstance(position, str):
            position = self.game.parse(position)
        if position.game != self.game:
            raise InvalidPosition(
                f"this environment plays {self.game.describe()}, not {position.game.describe()}",
                position=str(position),
            )
        return position.row.copy()

    def _settle(self) -> None:
        """Draw the rolls that are due, unless they are chosen by hand."""
        while self._state.is_chance and self.rolls == "drawn":
            self._state = self._state.roll()

    def _play(self, action: Any) -> None:
        """Play an action; raises `InvalidMove` or `IllegalMove`, and then nothing has changed."""
        try:
            number = index(action)
        except TypeError:
            raise InvalidMove(
                f"an action is a whole number, not {action!r}",
                move=repr(action),
                position=str(self._state),
            ) from None
        self._state = self._state.play(number)

    @abstractmethod
    def _go_on(self) -> Any:
        """Bring the environment up to date with a new position."""

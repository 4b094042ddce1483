"""Gymnasium: one agent against bots. Importing this module registers every installed game.

    import gymnasium
    import quayside.adapters.gymnasium

    game = gymnasium.make("quayside/NAME-v1", opponents=[3])
    seen, info = game.reset(seed=7)
    seen, reward, terminated, truncated, info = game.step(info["action_mask"].argmax())

Games, masks, copies and chosen rolls are described in docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from quayside.adapters.single import RENDER_MODES, Rolls, Single, observation_space
from quayside.core.errors import IllegalMove, InvalidSetup
from quayside.core.game import State
from quayside.core.rules import Features
from quayside.games import families, load
from quayside.search.bots import Bot, bot

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise ImportError('Gymnasium is not installed: pip install "quayside[gymnasium]"') from error

NAMESPACE, VERSION = "quayside", 1
Illegal = Literal["lose", "random", "raise"]
Seen = tuple[Features, dict[str, Any]]
Step = tuple[Features, float, bool, bool, dict[str, Any]]


class GameEnv(Single, gymnasium.Env[Any, np.int64]):
    """An environment in which one agent plays against bots, who move as soon as it is their turn.

    The reward comes at the end: 1 for a win, the agent's share of a shared win, 0 for a loss.
    `bots` are the opponents by seat.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        family: str,
        edition: str | None = None,
        players: int | None = None,
        *,
        opponents: Sequence[int | str] = ("random",),
        seat: int | None = None,
        illegal: Illegal = "lose",
        rolls: Rolls = "drawn",
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        """Set up a game.

        `opponents` are bots as the arena knows them (`3`, "greedy", "uct:100"), in the order of
        their seats; the last one also plays all remaining seats. Without `players` there is a seat
        for each. `seat` is the agent's; by default it is drawn for each game. `illegal` is the
        effect of an illegal action: "lose" ends the game with reward -1, "random" plays a random
        legal action instead, and both give the reason in `info["illegal"]`; "raise" raises
        `IllegalMove` and changes nothing. With `rolls="by hand"` the game waits for `roll(face)`
        before each roll (`is_chance`). A game that could be endless has the turn cap of automatic
        play.
        """
        specs = [str(one) for one in opponents]
        name = family if edition is None else f"{family}:{edition}"
        game = load(name, 1 + len(specs) if players is None else players, **options).automatic
        super().__init__(game, rolls, render_mode)
        if not 0 < len(specs) < game.players:
            raise InvalidSetup(
                f"{game.describe()} needs 1 to {game.players - 1} opponents, not {len(specs)}"
            )
        if seat is not None and seat not in range(game.players):
            raise InvalidSetup(f"the agent's seat is 0 to {game.players - 1}, not {seat}")
        if illegal not in ("lose", "random", "raise"):
            raise InvalidSetup(f"illegal is 'lose', 'random' or 'raise'; got {illegal!r}")
        self.opponents = specs + specs[-1:] * (game.players - 1 - len(specs))
        self.illegal = illegal
        self.action_space = spaces.Discrete(game.action_count)
        self.observation_space = observation_space(game)
        self._fixed_seat = seat
        self.seat = seat or 0
        self._bot_seed = 0
        self.bots: dict[int, Bot] = self._make_bots()
        self._is_lost = False

    def __getstate__(self) -> dict[str, Any]:
        """Pickle and copy without the bots, which are recreated: their only state is a seed."""
        return {key: value for key, value in self.__dict__.items() if key != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Make the bots again."""
        self.__dict__.update(kept)
        self.bots = self._make_bots()

    def _make_bots(self) -> dict[int, Bot]:
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        return {
            seat: bot(spec, self.game, self._bot_seed + seat)
            for seat, spec in zip(others, self.opponents, strict=True)
        }

    # Gymnasium's conventions ----------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Seen:
        """Start the same game as `Game.start(seed)`. Without a seed the next game is drawn from the
        last seed. `options["position"]` is a starting position. If a game is over before the
        agent's first turn, another one is started.
        """
        super().reset(seed=seed)
        while True:
            drawn = int(self.np_random.integers(2**63)) if seed is None else seed
            if self._fixed_seat is None:
                self.seat = int(self.np_random.integers(self.game.players))
            self._bot_seed = int(self.np_random.integers(2**31))
            self.close()
            self.bots = self._make_bots()
            self._is_lost = False
            self._begin(drawn, options)
            seen, _, over, _, info = self._go_on()
            if not over or (options and "position" in options):
                return seen, info
            seed = None

    def step(self, action: Any) -> Step:
        """Play the agent's action, and then the opponents' until it is the agent's turn again.

        Raises `InvalidMove` for a value that is not an action, and `IllegalMove` after the end,
        before a roll that is chosen by hand, or with `illegal="raise"`.
        """
        if self._is_lost:
            raise IllegalMove(
                "the game was lost by an illegal action: begin another one with reset()",
                move=str(action),
                position=str(self._state),
            )
        reason = ""
        try:
            self._play(action)
        except IllegalMove as error:
            if self.illegal == "raise" or not self._state.actions:
                raise
            reason = str(error)
            if self.illegal == "random":
                self._play(self.np_random.choice(self._state.actions))
        self._is_lost = bool(reason) and self.illegal == "lose"
        seen, reward, over, cut_off, info = self._go_on()
        if reason:
            info["illegal"] = reason
        return seen, reward, over, cut_off, info

    def close(self) -> None:
        """Release the external resources of the opponents, such as the process of an engine."""
        for one in self.bots.values():
            one.close()

    # Beyond Gymnasium's interface ----------------------------------------------------------------

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, under the name that MaskablePPO of sb3-contrib expects."""
        return self._mask().astype(np.bool_)

    def put(self, position: State | str) -> Step:
        """Go to any position of this game; the opponents play until it is the agent's turn."""
        self._is_lost = False
        step: Step = super().put(position)
        return step

    def _mask(self) -> NDArray[np.int8]:
        mask = super()._mask()
        return np.zeros_like(mask) if self._is_lost else mask

    def _go_on(self) -> Step:
        """Let the opponents play until the agent must act, a roll by hand is due, or the end."""
        self._settle()
        while not self._is_lost and self._state.actions and self._state.to_move != self.seat:
            chooser = self.bots[int(self._state.to_move or 0)]
            self._play(chooser.act(self._state.row.copy()))
            self._settle()
        if self.render_mode == "human":
            self.render()
        reward = -1.0 if self._is_lost else self._state.returns[self.seat]
        over = self._is_lost or self._state.is_over
        info = {"action_mask": self._mask(), "seat": self.seat}
        return self._observation(self.seat), reward, over, False, info


def register() -> None:
    """Register every installed game that is not registered yet, as `quayside/NAME-v1`."""
    for family in families():
        name = f"{NAMESPACE}/{family.name.title()}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:GameEnv", kwargs={"family": family.name})


register()

"""PettingZoo: a game for several agents, who act one after the other (AEC).

    from quayside.adapters.pettingzoo import env

    games = env("NAME:EDITION", players=3)
    games.reset(seed=7)
    for agent in games.agent_iter():
        seen, reward, termination, truncation, info = games.last()
        over = termination or truncation
        games.step(None if over else games.action_space(agent).sample(info["action_mask"]))

Games, masks, copies and chosen rolls are described in docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np

from quayside.adapters.single import RENDER_MODES, Rolls, Single, observation_space
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.seeds import fresh_seed
from quayside.games import load

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError('PettingZoo is not installed: pip install "quayside[pettingzoo]"') from error

Mask = Literal["info", "observation"]


class GameEnv(Single, AECEnv):  # type: ignore[misc]
    """A game with an agent for each seat, `player_0` and so on.

    An agent that is out of the game is not selected again, and terminates with the others at the
    end. Rewards come at the end: 1 shared among the winners, 0 for the others.
    """

    def __init__(self, game: Game, rolls: Rolls, mask: Mask, render_mode: str | None) -> None:
        """Take a game; see `env`."""
        super().__init__(game, rolls, render_mode)
        if mask not in ("info", "observation"):
            raise InvalidSetup(f"mask is 'info' or 'observation'; got {mask!r}")
        self.mask = mask
        self.metadata = {
            "name": f"{game.family.name}_{game.edition}_v{game.rules.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.action_spaces = {
            agent: spaces.Discrete(game.action_count) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng(fresh_seed())
        self.reset()

    def _space(self) -> spaces.Space[Any]:
        seen = observation_space(self.game)
        if self.mask == "info":
            return seen
        legal = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": legal})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the action numbers, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start the same game as `Game.start(seed)`. Without a seed the next game is drawn from the
        last seed. `options["position"]` is a starting position."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        drawn = int(self._seeds.integers(2**63)) if seed is None else seed
        self._begin(drawn, options)
        self._go_on()

    def observe(self, agent: str) -> Any:
        """Return what an agent sees. With `mask="observation"`, the legal actions too."""
        seen = self._observation(self.possible_agents.index(agent))
        if self.mask == "info":
            return seen
        return {"observation": seen, "action_mask": self._mask_of(agent)}

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play an action of the agent that is selected, or None for one that has terminated.

        Raises `IllegalMove` for an illegal action and `InvalidMove` for a value that is not an
        action, and then changes nothing.
        """
        if self.terminations.get(self.agent_selection):
            self._was_dead_step(action)
            return
        self._play(action)
        self._go_on()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _go_on(self) -> None:
        """Derive all of PettingZoo's fields from the position. There is no other state: every
        reward before the end is 0."""
        self._settle()
        state, agents = self._state, self.possible_agents
        self.agents = agents[:]
        self.agent_selection = agents[state.to_move or 0]
        self.rewards = dict(zip(agents, state.returns, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(agents, state.is_over)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self._mask_of(agent)} for agent in agents}
        self._skip_agent_selection = None
        if self.render_mode == "human":
            self.render()

    def _mask_of(self, agent: str) -> Any:
        """Return the legal actions of an agent: none unless it is selected."""
        if agent == self.agent_selection:
            return self._mask()
        return np.zeros(self.game.action_count, np.int8)


def env(
    game: Game | str,
    players: int | None = None,
    *,
    rolls: Rolls = "drawn",
    mask: Mask = "info",
    render_mode: str | None = None,
    **options: str | int,
) -> GameEnv:
    """Return a game as an environment of PettingZoo.

    With `rolls="by hand"` the game waits for `roll(face)` before each roll (`is_chance`). The legal
    actions are in `info["action_mask"]`; with `mask="observation"` an observation is also a
    dictionary with "observation" and "action_mask". A game that could be endless has the turn cap
    of automatic play.
    """
    found = game if isinstance(game, Game) else load(game, players, **options).automatic
    return GameEnv(found, rolls, mask, render_mode)

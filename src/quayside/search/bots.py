"""Bots: who can be asked for a move. `bot("6", game)` makes one from a short text."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.search.levels import LEVELS, Level, level_of
from quayside.search.skill import PLAIN, Skill, Table
from quayside.search.skills import skill_of
from quayside.search.think import Stop, Thought, think

if TYPE_CHECKING:
    from quayside.core.game import Game, Move, State
    from quayside.core.rules import Row

SPECS = "1 to 6, random, uct:NODES or search:NODES"


def mixed(seed: int, row: Row) -> int:
    """Return a seed for one position: the same position always gets the same one."""
    return zlib.crc32(row.tobytes(), seed & 0xFFFFFFFF) + (seed << 32)


class Bot(ABC):
    """Someone who chooses moves. What it chooses depends on its seed and the position alone."""

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        """Keep the text it was made from, its game and its seed."""
        self.spec = spec
        self.game = game
        self.seed = seed

    def choose(self, state: State, stop: Stop | None = None, threads: int = 1) -> Move:
        """Return the move to play; `stop` may be set from another thread to have it at once."""
        action = self.act(state.row.copy(), stop, threads)
        return next(move for move in state.moves if move.action == action)

    @abstractmethod
    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Return the number of the action to play in a position where a player must act."""


class RandomBot(Bot):
    """Plays any legal move."""

    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Draw a legal action."""
        rules = self.game.rules
        out = rules.actions()
        n = rules.legal(row, out, rules.scratch())
        return int(out[np.random.default_rng(mixed(self.seed, row)).integers(n)])


class SearchBot(Bot):
    """Plays what the tree search finds, at a temperature: the higher, the more it strays."""

    def __init__(
        self, spec: str, game: Game, seed: int, *, skill: Skill, nodes: int,
        temperature: float = 0.0, table: Table | None = None,
    ) -> None:  # fmt: skip
        """Take a skill, a number of simulations, a temperature and a table."""
        super().__init__(spec, game, seed)
        self.skill = skill
        self.nodes = nodes
        self.temperature = temperature
        self.table = table

    def think(self, row: Row, stop: Stop | None = None, threads: int = 1) -> Thought:
        """Search a position."""
        return think(
            self.game.rules, row, self.game.players, self.nodes, skill=self.skill,
            table=self.table, seed=mixed(self.seed, row), threads=threads, stop=stop,
        )  # fmt: skip

    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Search, and choose by visits."""
        rules = self.game.rules
        out = rules.actions()
        n = rules.legal(row, out, rules.scratch())
        if n == 1:
            return int(out[0])
        thought = self.think(row, stop, threads)
        if self.temperature == 0.0 or not thought.visits.sum():
            return int(thought.actions[thought.best(int(row[0]))])
        generator = np.random.default_rng(mixed(self.seed, row))
        weights = ((thought.visits + 0.1) / thought.visits.max()) ** (1.0 / self.temperature)
        return int(generator.choice(thought.actions, p=weights / weights.sum()))


def _number(spec: str) -> int:
    text = spec.partition(":")[2]
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text) <= 100_000_000:
        raise InvalidSetup(f"{spec!r} needs a number of simulations, as in 'uct:10000'")
    return int(text)


def bot(spec: str, game: Game, seed: int = 0, table: Table | None = None) -> Bot:
    """Make a bot: a level 1 to 6, `random`, `uct:N` (plain UCT with N simulations) or `search:N`
    (the game's own search with N simulations). A table is used by the levels and by `search:N`."""
    spec = spec.strip()
    if spec == "random":
        return RandomBot(spec, game, seed)
    if spec.startswith("uct:"):
        return SearchBot(spec, game, seed, skill=PLAIN, nodes=_number(spec))
    if spec.startswith("search:"):
        skill = skill_of(game)
        return SearchBot(spec, game, seed, skill=skill, nodes=_number(spec), table=table)
    raise InvalidSetup(f"there is no bot {spec!r}; there are: {SPECS}")

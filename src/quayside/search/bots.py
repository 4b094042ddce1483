"""Bots: who can be asked for a move. `bot("6", game)` makes one from a short text."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.search.levels import Level, level_of
from quayside.search.skill import Layers, Skill, Table
from quayside.search.skills import PLAIN, skill_of
from quayside.search.think import Stop, Thought, think

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quayside.core.game import Game, Move, State
    from quayside.core.rules import Floats, Row

SPECS = "1 to 6, random, greedy, uct:NODES, or search:NODES[@TEMPERATURE[+FORESIGHT]]"
MOST_NODES = 100_000_000


def mixed(seed: int, row: Row) -> int:
    """Return a seed for one position: the same position always gets the same one."""
    return zlib.crc32(row.tobytes(), seed & 0xFFFFFFFF) + (seed << 32)


class Bot(ABC):
    """Someone who chooses moves. What it chooses depends on its seed and the position alone (and,
    for a search, on the number of threads), unless it is stopped."""

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

    def _legal(self, row: Row) -> NDArray[np.int32]:
        rules = self.game.rules
        out = rules.actions()
        return out[: rules.legal(row, out, rules.scratch())]


class RandomBot(Bot):
    """Plays any legal move."""

    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Draw a legal action."""
        return int(np.random.default_rng(mixed(self.seed, row)).choice(self._legal(row)))


class GreedyBot(RandomBot):
    """Plays the move after which it is furthest ahead in points, any of several, and looks no
    further; without points to be had, any legal move. A beginner, to measure others by."""

    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Take the most points."""
        rules, family, seat = self.game.rules, self.game.family, int(row[0])
        if family.scores(self.game, row) is None:
            return super().act(row)
        actions = self._legal(row)
        ahead = np.zeros(len(actions), np.int64)
        for i, action in enumerate(actions.tolist()):
            after = row.copy()
            rules.apply(after, action, rules.scratch())
            scores = list(family.scores(self.game, after) or ())
            ahead[i] = scores.pop(seat) - max(scores)
        best = actions[ahead == ahead.max()]
        return int(np.random.default_rng(mixed(self.seed, row)).choice(best))


class SearchBot(Bot):
    """Plays what the tree search finds, at the level's temperature."""

    def __init__(
        self, spec: str, game: Game, seed: int, skill: Skill, level: Level,
        layers: Layers | None = None,
    ) -> None:  # fmt: skip
        """Take a skill, a level and perhaps layers of a table that the tree may meet."""
        super().__init__(spec, game, seed)
        self.skill = skill
        self.level = level
        self.layers = layers

    def think(self, row: Row, stop: Stop | None = None, threads: int = 1) -> Thought:
        """Search a position."""
        return think(
            self.game.rules, row, self.game.players, self.level.nodes, skill=self.skill,
            layers=self.layers, seed=mixed(self.seed, row), threads=threads, stop=stop,
        )  # fmt: skip

    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Search, and choose by visits."""
        actions = self._legal(row)
        if len(actions) == 1:
            return int(actions[0])
        return self.pick(row, self.think(row, stop, threads))

    def pick(self, row: Row, thought: Thought) -> int:
        """Choose an action by what a search has found: the best, or warmer."""
        if self.level.temperature == 0.0:
            return int(thought.actions[thought.best(int(row[0]))])
        weights = (thought.visits + 0.1) / (thought.visits.max() + 0.1)
        weights **= 1.0 / self.level.temperature
        generator = np.random.default_rng(mixed(self.seed, row))
        return int(generator.choice(thought.actions, p=weights / weights.sum()))


class TableBot(SearchBot):
    """Plays two-player Docker from a table, and searches where the table does not reach."""

    def __init__(
        self, spec: str, game: Game, seed: int, skill: Skill, level: Level, table: Table
    ) -> None:
        """Take a table as well."""
        super().__init__(spec, game, seed, skill, level)
        self.table = table

    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Play the best known move if all moves are known, or if it surely wins; else search."""
        actions = self._legal(row)
        worth = self.worth(row, actions)
        best = int(np.nanargmax(worth)) if not np.isnan(worth).all() else 0
        if len(actions) == 1 or not np.isnan(worth).any() or worth[best] == 1.0:
            return int(actions[best])
        thought = self.think(row, stop, threads)
        known = ~np.isnan(worth)
        values = np.where(known, worth, thought.values[:, int(row[0])])
        searched = np.where(known, 0, thought.visits)
        better = known & (values > values[int(np.argmax(searched))])
        if better.any():
            return int(actions[int(np.argmax(np.where(better, values, -1.0)))])
        return int(actions[int(np.argmax(searched))])

    def worth(self, row: Row, actions: NDArray[np.int32]) -> Floats:
        """Return what the table says of each action for the player to move; NaN if nothing."""
        rules, seat = self.game.rules, int(row[0])
        after = np.tile(row, (len(actions), 1))
        result = np.zeros(2)
        worth = np.full(len(actions), np.nan)
        for i, action in enumerate(actions.tolist()):
            rules.apply(after[i], action, rules.scratch())
            if after[i, 0] < 0:
                rules.returns(after[i], result)
                worth[i] = result[seat]
        values = self.table.probe_rows(after)
        return np.where(np.isnan(worth), 1.0 - values, worth)


class DoceBot(SearchBot):
    """Plays forced wins of Doce, keeps away from those of the other player, and searches."""

    LOOKED_AT = 20_000
    """Positions a threat search may look at."""

    def act(self, row: Row, stop: Stop | None = None, threads: int = 1) -> int:
        """Play a forced win; else the best move that does not lose to one."""
        from quayside.search.threats import Threats

        actions = self._legal(row)
        if len(actions) == 1:
            return int(actions[0])
        threats, depth = Threats(), self.level.foresight
        if depth:
            found = threats.find(row, depth, self.LOOKED_AT, stop)
            if found:
                return found[0][0]
        thought = self.think(row, stop, threads)
        chosen = self.pick(row, thought)
        if not depth or (stop and stop.is_set):
            return chosen
        order = np.argsort(-thought.visits, kind="stable")[:8].tolist()
        for action in [chosen, *(int(thought.actions[i]) for i in order if thought.visits[i])]:
            if not threats.loses(row, action, depth - 1, self.LOOKED_AT // 4, stop):
                return action
        return chosen


def _parse(spec: str) -> Level:
    nodes, _, rest = spec.partition(":")[2].partition("@")
    temperature, _, foresight = rest.partition("+")
    try:
        level = Level(int(nodes), float(temperature or 0), int(foresight or 0))
    except ValueError:
        level = Level(0)
    if not 0 < level.nodes <= MOST_NODES or not 0 <= level.temperature <= 100:
        raise InvalidSetup(f"{spec!r} needs a number of simulations, as in 'uct:10000'")
    return level


def _level(spec: str, game: Game) -> Level:
    if spec.startswith("search:"):
        return _parse(spec)
    if spec in tuple("123456"):
        return level_of(game, int(spec))
    raise InvalidSetup(f"there is no bot {spec!r}; there are: {SPECS}")


def uses_table(spec: str, game: Game) -> bool:
    """Return whether a bot of a game plays from a table if it is given one: level 6 and `search:N`
    do, and only two-player Docker has tables."""
    spec = spec.strip()
    if (game.family.name, game.players) != ("docker", 2):
        return False
    if spec in ("random", "greedy") or spec.startswith("uct:"):
        return False
    return _level(spec, game).temperature == 0.0


def bot(spec: str, game: Game, seed: int = 0, table: Table | Layers | None = None) -> Bot:
    """Make a bot: a level 1 to 6, `random`, `greedy`, `uct:N` (plain UCT with N simulations) or
    `search:N` (the game's own search). Level 6 and `search:N` use a table if given one."""
    spec = spec.strip()
    if spec == "random":
        return RandomBot(spec, game, seed)
    if spec == "greedy":
        return GreedyBot(spec, game, seed)
    if spec.startswith("uct:"):
        return SearchBot(spec, game, seed, PLAIN, _parse(spec))
    level, skill = _level(spec, game), skill_of(game)
    if game.family.name == "doce":
        return DoceBot(spec, game, seed, skill, level)
    if table is None or not uses_table(spec, game):
        return SearchBot(spec, game, seed, skill, level)
    if isinstance(table, Layers):
        return SearchBot(spec, game, seed, skill, level, table)
    return TableBot(spec, game, seed, skill, level, table)

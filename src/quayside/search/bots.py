"""Bots: who can be asked for a move. `bot("6", game)` makes one from a short text."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.heuristics import Skill, Table
from quayside.core.rules import CHANCE, OVER
from quayside.search.levels import Level, level_of
from quayside.search.run import Stop, Thought, think
from quayside.search.skills import PLAIN, skill_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quayside.core.game import Game, Move, State
    from quayside.core.rules import Floats, Row

SPECS = (
    "1 to 6, random, greedy, thumb (Doce), uct:NODES, or search:NODES[@TEMPERATURE[+FORESIGHT]];"
    " with ~PERCENT after it, it plays so many of its decisions at random"
)
MOST_NODES = 100_000_000


def mixed(seed: int, row: Row) -> int:
    """Return a seed for one position: the same position always gets the same one."""
    return zlib.crc32(row.tobytes(), seed & 0xFFFFFFFF) + (seed << 32)


class Bot(ABC):
    """Someone who chooses moves. The choice depends on the seed and the position alone, so a bot is
    the same player on every machine, unless it is stopped early."""

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        """Keep the text it was made from, its game and its seed."""
        self.spec = spec
        self.game = game
        self.seed = seed

    def choose(self, state: State, stop: Stop | None = None) -> Move:
        """Return the move to play; `stop` may be set from another thread to have it at once."""
        action = self.act(state.row.copy(), stop)
        return next(move for move in state.moves if move.action == action)

    @abstractmethod
    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Return the number of the action to play in a position where a player must act."""

    def _legal(self, row: Row) -> NDArray[np.int32]:
        rules = self.game.rules
        out = rules.actions()
        return out[: rules.legal(row, out, rules.scratch())]

    def _after(self, row: Row, action: int) -> Row:
        after = row.copy()
        self.game.rules.apply(after, action, self.game.rules.scratch())
        return after


class RandomBot(Bot):
    """Plays any legal move."""

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Draw a legal action."""
        return int(np.random.default_rng(mixed(self.seed, row)).choice(self._legal(row)))


class GreedyBot(RandomBot):
    """Plays the move after which it is furthest ahead in points, any of several, and looks no
    further; without points to be had, any legal move. A beginner, to measure others by."""

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Take the most points."""
        family, seat = self.game.family, int(row[0])
        if family.scores(self.game, row) is None:
            return super().act(row)
        actions = self._legal(row)
        ahead = np.zeros(len(actions), np.int64)
        for i, action in enumerate(actions.tolist()):
            scores = list(family.scores(self.game, self._after(row, action)) or ())
            ahead[i] = scores.pop(seat) - max(scores)
        best = actions[ahead == ahead.max()]
        return int(np.random.default_rng(mixed(self.seed, row)).choice(best))


class StrayBot(RandomBot):
    """Plays like another bot, but any legal move in some of its decisions."""

    def __init__(self, spec: str, game: Game, seed: int, other: Bot, share: float) -> None:
        """Take the other bot and the share of decisions to play at random."""
        super().__init__(spec, game, seed)
        self.other = other
        self.share = share

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Draw who decides: chance or the other bot."""
        strays = np.random.default_rng(mixed(self.seed + 1, row)).random() < self.share
        return super().act(row) if strays else self.other.act(row, stop)


class SearchBot(Bot):
    """Plays what the tree search finds, at the level's temperature. At any temperature it takes a
    win that one action brings or that the search has proved, and avoids proved losses."""

    def __init__(self, spec: str, game: Game, seed: int, skill: Skill, level: Level) -> None:
        """Take a skill and a level."""
        super().__init__(spec, game, seed)
        self.skill = skill
        self.level = level

    def think(self, row: Row, stop: Stop | None = None) -> Thought:
        """Search a position: one tree on one thread, so that a level is equally strong anywhere."""
        return think(
            self.game.rules,
            row,
            self.game.players,
            self.level.nodes,
            skill=self.skill,
            seed=mixed(self.seed, row),
            stop=stop,
        )

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Play the only move or a win in one action; else search, and choose by visits."""
        actions = self._legal(row)
        if len(actions) == 1:
            return int(actions[0])
        won = self.winning(row, actions)
        return self.decide(row, stop) if won is None else won

    def decide(self, row: Row, stop: Stop | None) -> int:
        """Choose between several moves, none of which wins at once."""
        return self.pick(row, self.think(row, stop))

    def winning(self, row: Row, actions: NDArray[np.int32]) -> int | None:
        """Return the first action that wins the game: at once, or because no other player has a
        choice afterwards and every roll leads to a win."""
        seat, steps = int(row[0]), 2 * (self.game.players - 1)  # a roll and an action by each other
        for action in actions.tolist():
            if self._is_won(self._after(row, action), seat, steps):
                return int(action)
        return None

    def _is_won(self, row: Row, seat: int, steps: int) -> bool:
        rules = self.game.rules
        who = int(rules.status(row))
        if who == OVER:
            result = np.zeros(self.game.players)
            rules.returns(row, result)
            return bool(result[seat] == 1.0)
        if who == seat or not steps:
            return False
        if who == CHANCE:
            odds = np.zeros(rules.outcome_count)
            nexts = range(rules.outcomes(row, odds, rules.scratch()))
            return all(
                self._is_won(self._after(row, face), seat, steps - 1)
                for face in nexts
                if odds[face]
            )
        actions = self._legal(row)
        if len(actions) > 1:
            return False
        return self._is_won(self._after(row, int(actions[0])), seat, steps - 1)

    def pick(self, row: Row, thought: Thought) -> int:
        """Choose an action by what a search has found: a proved win or, at temperature 0, the best;
        else draw by visits from all that is not proved to lose."""
        seat = int(row[0])
        if self.level.temperature == 0.0 or thought.wins(seat).any():
            return int(thought.actions[thought.best(seat)])
        lost = thought.loses(seat)
        visits = np.where(lost & ~lost.all(), -0.1, thought.visits) + 0.1
        weights = (visits / visits.max()) ** (1.0 / self.level.temperature)
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

    def decide(self, row: Row, stop: Stop | None) -> int:
        """Play the best known move if all moves are known, or if it surely wins; else search."""
        actions = self._legal(row)
        worth = self.worth(row, actions)
        best = int(np.nanargmax(worth)) if not np.isnan(worth).all() else 0
        if not np.isnan(worth).any() or worth[best] == 1.0:
            return int(actions[best])
        thought = self.think(row, stop)
        seat, known = int(row[0]), ~np.isnan(worth)
        if thought.wins(seat).any():
            return int(actions[thought.best(seat)])
        values = np.where(known, worth, thought.values[:, seat])
        searched = np.where(known, 0, thought.visits + 1)
        searched[thought.loses(seat)] = 0
        better = known & (values > values[int(np.argmax(searched))])
        if better.any():
            return int(actions[int(np.argmax(np.where(better, values, -1.0)))])
        return int(actions[int(np.argmax(searched))])

    def worth(self, row: Row, actions: NDArray[np.int32]) -> Floats:
        """Return what the table says of each action for the player to move; NaN if nothing."""
        rules, seat = self.game.rules, int(row[0])
        after = np.stack([self._after(row, action) for action in actions.tolist()])
        result = np.zeros(2)
        worth = np.full(len(actions), np.nan)
        for i in np.flatnonzero(after[:, 0] < 0):
            rules.returns(after[i], result)
            worth[i] = result[seat]
        values = self.table.probe_rows(after)
        return np.where(np.isnan(worth), 1.0 - values, worth)


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
    spec = spec.strip().partition("~")[0]
    if (game.family.name, game.players) != ("docker", 2):
        return False
    if spec in ("random", "greedy") or spec.startswith("uct:"):
        return False
    return _level(spec, game).temperature == 0.0


def bot(spec: str, game: Game, seed: int = 0, table: Table | None = None) -> Bot:
    """Make a bot: a level 1 to 6, `random`, `greedy`, `thumb` (Doce), `uct:N` (plain UCT with N
    simulations) or `search:N` (the game's own search); `thumb~30` plays 30% of its decisions at
    random. Level 6 and `search:N` use a table if given one."""
    spec = spec.strip()
    inner, stray, percent = spec.partition("~")
    if stray:
        if not percent.isdecimal() or int(percent) > 100:
            raise InvalidSetup(f"{spec!r} needs a percentage from 0 to 100, as in 'thumb~30'")
        return StrayBot(spec, game, seed, bot(inner, game, seed, table), int(percent) / 100)
    if spec == "random":
        return RandomBot(spec, game, seed)
    if spec == "greedy":
        return GreedyBot(spec, game, seed)
    if spec == "thumb":
        if game.family.name != "doce":
            raise InvalidSetup(f"'thumb' plays Doce only, not {game.describe()}")
        from quayside.games.doce.bots import ThumbBot

        return ThumbBot(spec, game, seed)
    if spec.startswith("uct:"):
        return SearchBot(spec, game, seed, PLAIN, _parse(spec))
    level, skill = _level(spec, game), skill_of(game)
    if game.family.name == "doce":
        from quayside.games.doce.bots import DoceBot

        return DoceBot(spec, game, seed, skill, level)
    if table is None or not uses_table(spec, game):
        return SearchBot(spec, game, seed, skill, level)
    return TableBot(spec, game, seed, skill, level, table)

"""Bots: players that choose moves. `bot("8", game)` makes one from a short text."""

from __future__ import annotations

import csv
import time
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.game import Game, State
from quayside.core.heuristics import NO_WIN, PLAIN, UNDECIDED, Heuristics
from quayside.core.rules import CHANCE, OVER
from quayside.core.solution import Solution, Strategies
from quayside.core.stop import Stop
from quayside.search.choice import choose, choose_fallibly
from quayside.search.effort import Effort, read_effort
from quayside.search.reuse import KeptTree
from quayside.search.run import Thought, Watch, think

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quayside.core.game import Move
    from quayside.core.levels import Level
    from quayside.core.parts import ExtraBot
    from quayside.core.rules import Floats, Row

SolutionOf = Callable[[Game], Solution | None]
"""Where a bot gets the solution of its game; arenas find it by its name in other processes."""


def solution_of(game: Game) -> Solution | None:
    """Return the solution of a game that is on this machine, or None."""
    return game.family.solution(game)


def specs(game: Game) -> str:
    """Return in words what bots there are for a game."""
    equilibrium = ("equilibrium",) if game.family.strategies(game) else ()
    names = ", ".join(("random", "greedy", "static", *game.family.bots, *equilibrium))
    return (
        f"1 to {len(game.family.levels(game))}, {names}, uct:NODES,"
        " search:NODES[/keep][@TEMPERATURE[+FORESIGHT]], search:TIME[@TEMPERATURE[+FORESIGHT]]"
        " (a time such as 3s or 500ms; 3s/2threads searches with two threads),"
        " fallible:NODES@REGRET+OVERSIGHT, net:FILE.npy:NODES, nonet:NODES, FILE.onnx,"
        " MODULE:FUNCTION or engine:COMMAND;"
        " with ~PERCENT after it (not after a command), it plays that share of its decisions at"
        " random"
    )


def split_specs(text: str) -> list[str]:
    """Split a list of bots at its commas. A spec with a comma in it, such as a command, stands in
    double quotes: `3,"engine:my-engine --sizes 1,2"`."""
    return [spec.strip() for spec in next(csv.reader([text], skipinitialspace=True), [])]


def mixed(seed: int, row: Row) -> int:
    """Return a seed for one position: the same position always gets the same one."""
    return zlib.crc32(row.tobytes(), seed & 0xFFFFFFFF) + (seed << 32)


class Bot(ABC):
    """Someone who chooses moves. The choice depends on the seed and the position alone, so a bot is
    the same player on every machine, unless it is stopped early or keeps its tree: then the
    positions it was asked about before count, too."""

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        """Keep the text it was made from, its game and its seed."""
        self.spec = spec
        self.game = game
        self.seed = seed
        self.thought: Thought | None = None
        """What the search for the last move found; None where the move needed no search."""

    def choose(self, state: State, stop: Stop | None = None) -> Move:
        """Return the move to play; `stop` may be set from another thread to have it at once."""
        action = self.act(state.row.copy(), stop)
        return next(move for move in state.moves if move.action == action)

    def clock(self) -> float:
        """Return the seconds by which its thinking is measured: processor time of this process,
        so that a busy machine does not change the figures."""
        return time.process_time()

    def close(self) -> None:
        """Let go of what it holds outside this process, such as another process. A bot that is
        asked for a move afterwards gets it back."""
        return  # most bots hold nothing

    @abstractmethod
    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Return the number of the action to play in a position where a player must act."""

    def chances(self, row: Row) -> Floats | None:
        """Return the probability of each legal action over all seeds, or None if the bot cannot
        tell."""
        return None

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

    def chances(self, row: Row) -> Floats | None:
        """Return equal chances."""
        count = len(self._legal(row))
        return np.full(count, 1.0 / count)

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Draw a legal action."""
        return int(np.random.default_rng(mixed(self.seed, row)).choice(self._legal(row)))


class GreedyBot(RandomBot):
    """Plays the move after which it is furthest ahead in points, any of several, and looks no
    further; without points to be had, any legal move. A beginner, to measure others by."""

    def chances(self, row: Row) -> Floats | None:
        """Return equal chances for the actions with the most points."""
        best = self._most_points(row)
        shares: Floats = best / best.sum()
        return shares

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Take the most points."""
        best = self._legal(row)[self._most_points(row)]
        return int(np.random.default_rng(mixed(self.seed, row)).choice(best))

    def _most_points(self, row: Row) -> NDArray[np.bool_]:
        """Return for each legal action whether it gets the most points; without points all do."""
        family, seat = self.game.family, int(row[0])
        actions = self._legal(row)
        ahead = np.zeros(len(actions), np.int64)
        if family.scores(self.game, row) is not None:
            for i, action in enumerate(actions.tolist()):
                scores = list(family.scores(self.game, self._after(row, action)) or ())
                ahead[i] = scores.pop(seat) - max(scores)
        most: NDArray[np.bool_] = ahead == ahead.max()
        return most


class StrayBot(RandomBot):
    """Plays like another bot, but any legal move in some of its decisions."""

    def __init__(self, spec: str, game: Game, seed: int, other: Bot, share: float) -> None:
        """Take the other bot and the share of decisions to play at random."""
        super().__init__(spec, game, seed)
        self.other = other
        self.share = share

    def chances(self, row: Row) -> Floats | None:
        """Mix the other bot's chances with those of any legal move."""
        chances, even = self.other.chances(row), super().chances(row)
        if chances is None or even is None:
            return None
        return (1.0 - self.share) * chances + self.share * even

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Draw who decides: chance or the other bot."""
        strays = np.random.default_rng(mixed(self.seed + 1, row)).random() < self.share
        action = super().act(row) if strays else self.other.act(row, stop)
        self.thought = None if strays else self.other.thought
        return action


class FunctionBot(Bot):
    """Plays what a function of the game returns."""

    def __init__(self, spec: str, game: Game, seed: int, function: ExtraBot) -> None:
        """Take the function."""
        super().__init__(spec, game, seed)
        self.function = function

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Ask the function."""
        return self.function(self.game, row, np.random.default_rng(mixed(self.seed, row)))


class EquilibriumBot(Bot):
    """Draws moves by the strategies of an equilibrium."""

    def __init__(self, spec: str, game: Game, seed: int, strategies: Strategies) -> None:
        """Take the strategies."""
        super().__init__(spec, game, seed)
        self.strategies = strategies

    def chances(self, row: Row) -> Floats:
        """Return the probabilities that the strategy gives."""
        shares = self.strategies.strategy(State(self.game, row.copy()))
        return np.array([shares[action] for action in self._legal(row).tolist()])

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Draw an action."""
        generator = np.random.default_rng(mixed(self.seed, row))
        return int(generator.choice(self._legal(row), p=self.chances(row)))


class SearchBot(Bot):
    """Plays what the tree search finds, with the mistakes of its level or at a temperature. It
    always takes a win that one action brings or that the search has proved, and avoids proved
    losses. With foresight it plays forced wins that the game's tactics find, and avoids those of
    others."""

    def __init__(
        self,
        spec: str,
        game: Game,
        seed: int,
        heuristics: Heuristics,
        level: Level,
        kept: KeptTree | None = None,
    ) -> None:
        """Take heuristics, a level, and a tree if it is kept between moves."""
        super().__init__(spec, game, seed)
        self.heuristics = heuristics
        self.level = level
        self.kept = kept
        self.watch: Watch | None = None
        """Receives glimpses of every search."""

    def think(self, row: Row, stop: Stop | None = None) -> Thought:
        """Search a position: in one tree, and on one thread unless it is kept, so that a level is
        equally strong anywhere."""
        if self.kept:
            self.thought = self.kept.think(row, mixed(self.seed, row), stop, self.watch)
            return self.thought
        self.thought = think(
            self.game.rules,
            row,
            self.game.players,
            self.level.nodes,
            heuristics=self.heuristics,
            seed=mixed(self.seed, row),
            stop=stop,
            watch=self.watch,
        )
        return self.thought

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Play the only move or a win in one action; else search, and choose by visits."""
        self.thought = None
        actions = self._legal(row)
        if len(actions) == 1:
            return int(actions[0])
        tactics = self.heuristics.tactics
        won = int(tactics.winning(row, tactics.scratch()))
        if won == UNDECIDED:
            won = self.winning(row, actions)
        return self.decide(row, stop) if won == NO_WIN else won

    def decide(self, row: Row, stop: Stop | None) -> int:
        """Choose between several moves, none of which wins at once: a forced win, else the best
        move that does not lose to one."""
        tactics, turns, seat = self.heuristics.tactics, self.level.foresight, int(row[0])
        scratch = tactics.scratch()
        row = row.copy()
        tactics.focus(row, scratch)
        if turns:
            forced = tactics.find_forced(row, turns, stop)
            if forced and forced.is_worth_it:
                return forced.actions[0]
        thought = self.think(row, stop)
        chosen = self.pick(row, thought)
        if not turns or (stop and stop.is_set) or thought.wins(seat).any():
            return chosen
        lost = thought.loses(seat)
        order = np.argsort(-thought.visits, kind="stable")[:8].tolist()
        others = [int(thought.actions[i]) for i in order if thought.visits[i] and not lost[i]]
        for action in [chosen, *others]:
            if not tactics.loses(row, action, turns - 1, (stop or Stop()).cell, scratch):
                return action
        return chosen

    def winning(self, row: Row, actions: NDArray[np.int32]) -> int:
        """Return the first action that wins the game: at once, or because no other player has a
        choice afterwards and every roll leads to a win. Return NO_WIN if none does."""
        seat, steps = int(row[0]), 2 * (self.game.players - 1)  # a roll and an action by each other
        for action in actions.tolist():
            if self._is_won(self._after(row, action), seat, steps):
                return int(action)
        return NO_WIN

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
        """Choose an action by what a search has found: a proved win or, if the level plays the best
        always, that; else draw like a person, or by visits, from all that is not proved to lose."""
        seat, level = int(row[0]), self.level
        if level.is_best or thought.wins(seat).any():
            return int(thought.actions[thought.best(seat)])
        visits = thought.visits.astype(np.int32)
        lost = thought.loses(seat).astype(np.uint8)
        seed = np.uint64(mixed(self.seed, row) & 0xFFFFFFFFFFFFFFFF)
        generator = np.zeros(4, np.uint64)
        with np.errstate(over="ignore"):  # interpreted words wrap as compiled ones do
            if not level.is_fallible:
                room = np.zeros(len(visits))
                drawn = choose(visits, lost, level.temperature, seed, room, generator)
            else:
                drawn = choose_fallibly(
                    visits,
                    np.ascontiguousarray(thought.values[:, seat]),
                    self.places(row, thought.actions),
                    lost,
                    level.regret,
                    level.oversight,
                    seed,
                    np.zeros(len(visits), np.uint8),
                    generator,
                )
        return int(thought.actions[drawn])

    def places(self, row: Row, actions: NDArray[np.int32]) -> NDArray[np.uint32]:
        """Return a number for each action, the same for actions that change the same bits of the
        row, in however many cells: where a square is a bit, those are made in the same place."""
        changed = [np.unique(self._after(row, action) ^ row) for action in actions.tolist()]
        return np.array([zlib.crc32(bits[bits != 0].tobytes()) for bits in changed], np.uint32)


class SolutionBot(SearchBot):
    """Plays from a solution, and searches where that does not reach."""

    def __init__(
        self,
        spec: str,
        game: Game,
        seed: int,
        heuristics: Heuristics,
        level: Level,
        solution: Solution,
        kept: KeptTree | None = None,
    ) -> None:
        """Take a solution as well."""
        super().__init__(spec, game, seed, heuristics, level, kept)
        self.solution = solution

    def decide(self, row: Row, stop: Stop | None) -> int:
        """Play the best known move if all moves are known, or if it surely wins; else search."""
        actions = self._legal(row)
        worth = self.worth(row, actions)
        if np.isnan(worth).all():
            return super().decide(row, stop)
        best = int(np.nanargmax(worth))
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
        """Return what the solution says of each action for the player to move; NaN if nothing."""
        rules, seat = self.game.rules, int(row[0])
        after = np.stack([self._after(row, action) for action in actions.tolist()])
        result = np.zeros(self.game.players)
        worth = np.full(len(actions), np.nan)
        for i in np.flatnonzero(after[:, 0] < 0):
            rules.returns(after[i], result)
            worth[i] = result[seat]
        values = self.solution.probe_rows(after)
        return np.where(np.isnan(worth), 1.0 - values, worth)


def _effort(spec: str, game: Game) -> Effort:
    if spec.startswith(("search:", "fallible:")):
        return read_effort(spec)
    levels = game.family.levels(game)
    if spec in map(str, range(1, len(levels) + 1)):
        return Effort(levels[int(spec) - 1])
    text = f"there is no bot {spec!r} for {game.name}; there are: {specs(game)}"
    raise InvalidSetup(text, "bot", value=spec, game=game.name)


def _strategies(game: Game) -> Strategies:
    found = game.family.strategies(game)
    if found is None:
        text = f"there is no equilibrium of {game.describe()} on this machine"
        raise InvalidSetup(text, "equilibrium", game=game.name)
    return found


def bot(spec: str, game: Game, seed: int = 0, solution_of: SolutionOf | None = None) -> Bot:
    """Make a bot: a level, `random`, `greedy`, a bot that the game brings, `uct:N` (plain UCT with
    N simulations), `search:N` (the game's own search), `search:N/keep` (which keeps its tree),
    `search:3s` (by the clock; it keeps its tree, too), `search:3s/2threads`, `fallible:N@R+O` (a
    search with mistakes, as weak levels make them), `net:FILE.npy:N` and
    `nonet:N` (a search with another network than the game's own, and with none), a
    policy (`search/policies.py`), `equilibrium` (of a game for more than two, if one is on this
    machine) or `engine:COMMAND` (a program that speaks the protocol of docs/engines.md);
    `greedy~30` plays 30% of its decisions at random. The highest level, and searches that always
    play the best they find, ask `solution_of` for a solution and play from it."""
    from quayside.search.policies import policy_bot  # policies are bots, so they import this module

    spec = spec.strip()
    if spec.startswith("engine:"):
        from quayside.search.engines import EngineBot

        return EngineBot(spec, game, seed)
    inner, stray, percent = spec.rpartition("~")
    if stray and not spec.endswith(".onnx"):
        if not percent.isdecimal() or int(percent) > 100:
            text = f"{spec!r} needs a percentage from 0 to 100, as in 'greedy~30'"
            raise InvalidSetup(text, "bot-form", value=spec, example="greedy~30")
        return StrayBot(spec, game, seed, bot(inner, game, seed, solution_of), int(percent) / 100)
    if spec == "random":
        return RandomBot(spec, game, seed)
    if spec == "greedy":
        return GreedyBot(spec, game, seed)
    if spec in game.family.bots:
        return FunctionBot(spec, game, seed, game.family.bots[spec])
    if spec == "equilibrium":
        return EquilibriumBot(spec, game, seed, _strategies(game))
    if spec.startswith("uct:"):
        return SearchBot(spec, game, seed, PLAIN, read_effort(spec).level)
    if spec.startswith(("net:", "nonet:")):
        from quayside.search.nets import net_bot

        return net_bot(spec, game, seed)
    is_search = spec.startswith(("search:", "fallible:"))
    if not is_search and (policy := policy_bot(spec, game, seed)):
        return policy
    effort, heuristics, kept = _effort(spec, game), game.family.heuristics(game), None
    level = effort.level
    if effort.keeps:
        kept = KeptTree(
            game.rules, heuristics, game.players, level.nodes, effort.seconds, effort.threads
        )
    knows = level.is_best and (is_search or spec == str(len(game.family.levels(game))))
    solution = solution_of(game) if solution_of and knows else None
    if solution is None:
        return SearchBot(spec, game, seed, heuristics, level, kept)
    return SolutionBot(spec, game, seed, heuristics, level, solution, kept)

"""The value of a policy against perfect play.

Perfect play goes by a solution; moves within twice its error of the best are equally likely. There
are three ways to the value of a policy that meets it:

* **exact**: a policy that goes by values of positions is evaluated on the whole solution
  (`value_against_perfect` of the game);
* **bounds**: for any other policy the positions that come up are followed from the start, always
  the one with the largest possible effect next, and each decision is queried once. In unexplored
  positions the policy wins at least nothing and at most as often as perfect play. Both bounds are
  therefore proved;
* **sampled**: games are played and the policy's losses added up. Against perfect play a policy's
  chance to win falls in its own decisions only, so its value is the value of the game minus the
  mean of these sums. They do not contain the luck of the dice, which makes the error small.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.rules import CHANCE, OVER, Floats, Row
from quayside.core.solution import Judge, Solution, WholeSolution
from quayside.research.decisions import legal_actions, rows_after, worths
from quayside.research.regret import Policy, player
from quayside.search.bots import Bot, GreedyBot, RandomBot, StrayBot
from quayside.search.policies import ValueBot
from quayside.search.pool import run_all


@dataclass(frozen=True)
class GameValue:
    """The chance to win against perfect play, and what perfect play would have."""

    kind: str
    """exact, bounds or sampled."""
    first: tuple[float, float]
    """As the player who begins: lower and upper bound, or mean and standard error if sampled."""
    second: tuple[float, float]
    perfect: float
    """The value of the game for the player who begins."""
    asked: int
    """How many decisions, or games, it took; 0 if exact."""
    is_turned: bool = False
    """Whether it is the value of the policy asked about another image of each position, because it
    plays differently in images of one position under the game's symmetries."""

    def told(self) -> dict[str, Any]:
        """Return everything as values that JSON has."""
        return asdict(self)


# Exact -------------------------------------------------------------------------------------------


def values_of(bot: Bot) -> tuple[Judge | None, float] | None:
    """Return the value function that a bot goes by (None: it plays at random) and the share of
    decisions that it plays at random; None for a bot that does not go by values."""
    if isinstance(bot, StrayBot):
        inner = values_of(bot.other)
        return inner and (inner[0], 1.0 - (1.0 - inner[1]) * (1.0 - bot.share))
    if isinstance(bot, ValueBot):
        return bot.judge, 0.0
    game = bot.game
    has_points = game.family.scores(game, game.start().row.copy()) is not None
    if type(bot) is RandomBot or (type(bot) is GreedyBot and not has_points):
        return None, 0.0
    return None


def exact_value(
    bot: Bot,
    solution: WholeSolution,
    *,
    tolerance: float = 1e-6,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> GameValue | None:
    """Evaluate a policy on the whole solution; None if it or the game does not allow that."""
    by, evaluate = values_of(bot), getattr(bot.game.family.solutions, "value_against_perfect", None)
    if by is None or evaluate is None:
        return None
    judge, stray = by
    value = evaluate(
        solution, judge, stray=stray, tolerance=tolerance, threads=threads, progress=progress
    )
    return GameValue("exact", value.first, value.second, solution.start, 0, value.is_turned)


# What is reached ---------------------------------------------------------------------------------


def outcomes_of(game: Game, row: Row) -> list[tuple[float, Row]]:
    """Return the outcomes of chance: how likely each is, and the row it leads to."""
    p = np.zeros(game.rules.outcome_count)
    p = p[: game.rules.outcomes(row, p, game.rules.scratch())]
    faces = np.flatnonzero(p).tolist()
    return [
        (float(p[face]), after)
        for face, after in zip(faces, rows_after(game, row, faces), strict=True)
    ]


class Replies(NamedTuple):
    """What a player may do in a decision: where it leads, its worth, and how likely it is."""

    after: list[Row]
    worth: Floats
    chances: Floats


class Meeting:
    """A policy that meets perfect play: `seat` is the policy's."""

    def __init__(self, bot: Bot, solution: Solution, seat: int) -> None:
        """Take both players."""
        self.bot, self.solution, self.seat = bot, solution, seat
        self.game = bot.game
        self.asked = 0

    def replies(self, row: Row) -> Replies:
        """Return what the player to move does with a decision."""
        actions = legal_actions(self.game, row)
        after = rows_after(self.game, row, actions.tolist())
        worth = worths(self.game, self.solution, row, after)
        if len(actions) == 1:
            return Replies(after, worth, np.ones(1))
        if int(row[0]) != self.seat:
            best = worth >= worth.max() - 2 * self.solution.error
            return Replies(after, worth, best / best.sum())
        self.asked += 1
        chances = self.bot.chances(row)
        if chances is None:
            chances = (actions == self.bot.act(row)).astype(np.float64)
        return Replies(after, worth, chances)

    def follow(self, row: Row) -> tuple[float, dict[bytes, float]]:
        """Follow a position to those that wait for the policy's next roll: return how likely the
        policy wins on the way, and how likely each of them comes up."""
        won, then = 0.0, dict[bytes, float]()
        result = np.zeros(self.game.players)
        waiting, is_first = [(1.0, row)], True
        while waiting:
            chance, row = waiting.pop()
            status = int(self.game.rules.status(row))
            if status == OVER:
                self.game.rules.returns(row, result)
                won += chance * float(result[self.seat])
            elif status != CHANCE:
                replies = self.replies(row)
                moves = zip(replies.chances.tolist(), replies.after, strict=True)
                waiting += [(chance * p, to) for p, to in moves if p > 0.0]
            elif int(row[0]) != self.seat or is_first:
                waiting += [(chance * p, to) for p, to in outcomes_of(self.game, row)]
            else:
                key = row.tobytes()
                then[key] = then.get(key, 0.0) + chance
            is_first = False
        return won, then


class _Frontier:
    """Positions that wait for the policy's roll, with the chance that they come up and have not
    been followed yet, the one that matters most first."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self.chance: dict[bytes, float] = {}
        self.worth: dict[bytes, float] = {}
        self.heap: list[tuple[float, bytes]] = []
        self.open = 0.0
        """The most that the policy can still win in what has not been followed."""

    def add(self, rows: dict[bytes, float], share: float) -> None:
        """Let positions come up, each with its chance times a share."""
        new = [key for key in rows if key not in self.worth]
        if new:
            values = self.solution.probe_rows(np.stack([_row(key) for key in new]))
            self.worth |= zip(new, (values + self.solution.error).tolist(), strict=True)
        for key, chance in rows.items():
            self.chance[key] = self.chance.get(key, 0.0) + share * chance
            self.open += share * chance * self.worth[key]
            heapq.heappush(self.heap, (-self.chance[key] * self.worth[key], key))

    def first(self) -> bytes:
        """Return the position that matters most."""
        while True:
            weight, key = self.heap[0]
            if -weight == self.chance[key] * self.worth[key]:
                return key
            heapq.heappop(self.heap)  # from before more of it came up, or after it was followed

    def take(self, key: bytes) -> float:
        """Take a position off and return its chance."""
        chance = self.chance[key]
        self.chance[key] = 0.0
        self.open -= chance * self.worth[key]
        return chance


def _bound(
    meeting: Meeting,
    start: Row,
    width: float,
    most: int,
    progress: Callable[[int, float], None] | None,
) -> tuple[float, float]:
    """Return the least and the most chance to win of a policy from the start."""
    known: dict[bytes, tuple[float, dict[bytes, float]]] = {}
    frontier = _Frontier(meeting.solution)
    won, rows = 0.0, {start.tobytes(): 1.0}
    if int(start[0]) != meeting.seat:
        won, rows = meeting.follow(start)
    frontier.add(rows, 1.0)
    while frontier.open > width:
        key = frontier.first()
        if key not in known:
            if meeting.asked >= most:
                break
            known[key] = meeting.follow(_row(key))
            if progress:
                progress(meeting.asked, frontier.open)
        share = frontier.take(key)
        won += share * known[key][0]
        frontier.add(known[key][1], share)
    return won, won + sum(p * frontier.worth[key] for key, p in frontier.chance.items())


def _row(key: bytes) -> Row:
    return np.frombuffer(key, np.int32).copy()


def value_bounds(
    bot: Bot,
    solution: Solution,
    *,
    start: Row | None = None,
    width: float = 1e-3,
    most: int = 10_000,
    progress: Callable[[int, float], None] | None = None,
) -> GameValue:
    """Bound the value of a policy by following what comes up, on each side until the bounds are
    `width` apart or `most` decisions were queried. The bot's seed belongs to the policy."""
    row = bot.game.start().row.copy() if start is None else start
    value = float(solution.probe_rows(row[None])[0])
    found, asked = [], 0
    for seat in (0, 1):
        meeting = Meeting(bot, solution, seat)
        found.append(_bound(meeting, row, width, most, progress))
        asked += meeting.asked
    return GameValue("bounds", found[0], found[1], value, asked)


# Sampled -----------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """A game to play: who, which seat, and the number that seeds it."""

    policy: Policy
    seat: int
    number: int


def play(sample: Sample) -> tuple[float, float]:
    """Play a game against perfect play; return the sum of the policy's losses, and its result."""
    bot = player(sample.policy)
    solution = bot.game.family.whole_solution(bot.game)
    if solution is None:
        raise InvalidSetup(f"there is no solution of {bot.game.describe()} on this machine")
    return play_out(bot, solution, sample.seat, bot.game.start().row.copy(), sample.number)


def play_out(bot: Bot, solution: Solution, seat: int, row: Row, seed: int) -> tuple[float, float]:
    """Play a game from a row on; return the sum of the policy's losses, and its result."""
    meeting, rules, loss = Meeting(bot, solution, seat), bot.game.rules, 0.0
    generator = np.random.default_rng((seed, seat))
    while (status := int(rules.status(row))) != OVER:
        if status == CHANCE:
            chances, after = zip(*outcomes_of(bot.game, row), strict=True)
            row = after[generator.choice(len(after), p=chances)]
            continue
        replies = meeting.replies(row)
        if status == seat:
            mean = float(replies.chances @ replies.worth)
            loss += max(0.0, float(replies.worth.max()) - mean)
        row = replies.after[generator.choice(len(replies.after), p=replies.chances)]
    result = np.zeros(bot.game.players)
    rules.returns(row, result)
    return loss, float(result[seat])


def sampled_value(
    policy: Policy,
    solution: WholeSolution,
    games: int,
    *,
    pool: str = "local",
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> GameValue:
    """Estimate the value of a policy by playing games on each side and adding up its losses. The
    number of a game decides its dice."""
    work = [Sample(policy, seat, number) for seat in (0, 1) for number in range(games)]
    losses = np.zeros(len(work))
    results = run_all(play, work, pool=pool, workers=workers)
    try:
        for done, (index, (loss, _)) in enumerate(results, 1):
            losses[index] = loss
            if progress:
                progress(done, len(work))
    finally:
        results.close()
    sides = losses.reshape(2, games)
    first, second = (
        (perfect - float(side.mean()), float(side.std(ddof=1) / np.sqrt(games)))
        for perfect, side in ((solution.start, sides[0]), (1.0 - solution.start, sides[1]))
    )
    return GameValue("sampled", first, second, solution.start, 2 * games)

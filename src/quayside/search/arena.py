"""An arena: bots play many games against each other and the results are counted with their errors.

Game `i` depends on the arena's seed and `i` alone. Games come in groups of one game for each seat:
within a group the deal and the rolls are the same, and the bots move on by one seat from game to
game. So everybody sits everywhere, and luck is shared out as evenly as it can be.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.rules import CHANCE, OVER
from quayside.core.seeds import draw
from quayside.search.bots import bot

if TYPE_CHECKING:
    from quayside.core.game import Game
    from quayside.search.skill import Table

Z = 1.959964  # two-sided 95%


@dataclass(frozen=True)
class Played:
    """One finished game: which bot (by its place in the list) sat where, and what came of it."""

    number: int
    seats: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...] | None
    actions: int
    seconds: tuple[float, ...]
    """Thinking time by seat: the sum, and below the longest turn."""
    slowest: tuple[float, ...]
    turns: tuple[int, ...]

    def to_line(self) -> str:
        """Return the game as one line of JSON."""
        return json.dumps(asdict(self))

    @staticmethod
    def from_line(line: str) -> Played:
        """Read a line of JSON."""
        data = json.loads(line)
        return Played(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items()})


def play_game(
    game: Game, specs: Sequence[str], number: int, seed: int, *, threads: int = 1,
    table: Table | None = None,
) -> Played:  # fmt: skip
    """Play game `number` of an arena."""
    players = game.players
    group, turn = divmod(number, players)
    seats = tuple((seat + turn) % players for seat in range(players))
    base = int(np.random.SeedSequence((seed, group)).generate_state(1, np.uint64)[0] >> 1)
    bots = [bot(specs[seats[s]], game, (base ^ number * 7919 + s) & 0x7FFFFFFF, table) for s in range(players)]
    state = game.start(seed=base)
    row, rules, scratch = state.row.copy(), game.rules, game.rules.scratch()
    actions, rolls = 0, 0
    seconds, slowest, turns = [0.0] * players, [0.0] * players, [0] * players
    this_turn, last = 0.0, -1
    while (who := rules.status(row)) != OVER:
        if who == CHANCE:
            rolls += 1
            rules.apply(row, int(draw(base, rolls).integers(rules.outcome_count)), scratch)
            last = -1
            continue
        if who != last:
            this_turn, last = 0.0, who
            turns[who] += 1
        began = time.perf_counter()
        action = bots[who].act(row, threads=threads)
        spent = time.perf_counter() - began
        this_turn += spent
        seconds[who] += spent
        slowest[who] = max(slowest[who], this_turn)
        rules.apply(row, action, scratch)
        actions += 1
    returns = np.zeros(players)
    rules.returns(row, returns)
    scores = game.family.scores(game, row)
    return Played(
        number, seats, tuple(returns.tolist()), scores, actions, tuple(seconds), tuple(slowest),
        tuple(turns),
    )  # fmt: skip


def wilson(mean: float, n: float) -> tuple[float, float]:
    """Return the 95% interval of a mean of n results between 0 and 1 (Wilson's score interval)."""
    if n == 0:
        return 0.0, 1.0
    centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def elo(share: float, players: int) -> float:
    """Return by how many Elo points a bot that takes this share stands above equal others."""
    share = min(max(share, 1e-6), 1 - 1e-6)
    return 400 * math.log10(share * (players - 1) / (1 - share))


@dataclass(frozen=True)
class Standing:
    """What one bot has won: its share of the games, Elo against the others, and 95% intervals."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    elo: float
    elo_low: float
    elo_high: float
    seconds_a_turn: float
    slowest_turn: float


def standings(game: Game, specs: Sequence[str], played: Iterable[Played]) -> list[Standing]:
    """Count finished games. Bots with the same text count as one, with the mean of their seats."""
    games = list(played)
    result = []
    for name in dict.fromkeys(specs):
        mine = [i for i, spec in enumerate(specs) if spec == name]
        share = seconds = slowest = turns = 0.0
        for one in games:
            for seat, place in enumerate(one.seats):
                if place in mine:
                    share += one.returns[seat] / len(mine)
                    seconds += one.seconds[seat]
                    turns += one.turns[seat]
                    slowest = max(slowest, one.slowest[seat])
        n = len(games)
        share = share / n if n else 0.0
        low, high = wilson(share, n)
        players = game.players
        result.append(
            Standing(
                name, n, share, low, high, 1 / players, elo(share, players), elo(low, players),
                elo(high, players), seconds / max(1.0, turns), slowest,
            )
        )  # fmt: skip
    return result
def _main():
    import sys, quayside
    name, players, specs, n, seed, procs = sys.argv[1], int(sys.argv[2]), sys.argv[3].split(","), int(sys.argv[4]), 1, int(sys.argv[5])
    g = quayside.load(name, players=players, **({"cap":400} if name.startswith("dockers") else {}))
    import functools
    specs = (specs + [specs[-1]]*4)[:players]
    if procs==1:
        games=[play_game(g,specs,i,seed) for i in range(n)]
    else:
        with ProcessPoolExecutor(procs, get_context("spawn")) as ex:
            games=[f.result() for f in [ex.submit(_one,name,players,specs,i,seed) for i in range(n)]]
    print('actions',sorted(x.actions for x in games)[-5:], [x.scores for x in games][:10])
    for s in standings(g,specs,games): print(f"{name} {players} {s.bot}: {s.games} {s.share:.3f} [{s.low:.3f},{s.high:.3f}] elo {s.elo:.0f} {1000*s.seconds_a_turn:.2f}ms slow {s.slowest_turn:.2f}", flush=True)
def _one(name,players,specs,i,seed):
    import quayside
    return play_game(quayside.load(name, players=players, **({"cap":400} if name.startswith("dockers") else {})),specs,i,seed)
if __name__=="__main__": _main()

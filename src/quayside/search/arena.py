"""An arena: bots play many games against each other, on all cores, and the results are counted.

Game `i` depends on the arena's seed and `i` alone. Games come in groups of one game for each seat:
within a group the deal and the rolls are the same, and the bots rotate by one seat from game to
game. Every bot therefore plays every seat, and luck is shared as evenly as possible.
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from functools import partial
from typing import TextIO

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.rules import CHANCE, OVER
from quayside.core.seeds import draw
from quayside.search.bots import Bot, SolutionOf, bot
from quayside.search.elo import Played, Standing, standings
from quayside.search.pool import run_all


@dataclass(frozen=True)
class Arena:
    """The setup of an arena: a game, one bot for each seat, and a seed."""

    game: Game
    bots: tuple[str, ...]
    seed: int = 0

    def header(self) -> str:
        """Return the setup as one line of JSON, the first of a log."""
        return json.dumps(
            {
                "arena": self.game.name,
                "players": self.game.players,
                "options": self.game.unusual_options,
                "bots": self.bots,
                "seed": self.seed,
            }
        )


@dataclass(frozen=True)
class Result:
    """The games of an arena in order, and the standings of the bots."""

    arena: Arena
    games: tuple[Played, ...]
    standings: tuple[Standing, ...]

    def to_json(self) -> str:
        """Return the results without the single games as JSON."""
        told = json.loads(self.arena.header())
        return json.dumps(told | {"standings": [asdict(one) for one in self.standings]}, indent=2)


def arena(game: Game, bots: Sequence[str], seed: int = 0) -> Arena:
    """Set up an arena. The last bot also plays seats without a bot; a game that could be endless
    has the cap of automatic play (CR-10). Raises `InvalidSetup`."""
    if not 0 < len(bots) <= game.players:
        text = f"{game.describe()} needs 1 to {game.players} bots, not {len(bots)}"
        raise InvalidSetup(text, "bots", game=game.name, most=game.players, count=len(bots))
    specs = tuple(spec.strip() for spec in bots)
    specs += specs[-1:] * (game.players - len(specs))
    for spec in specs:
        bot(spec, game)
    return Arena(game.automatic, specs, seed)


MakeBot = Callable[[str, Game, int], Bot]
"""Makes a bot from its text, its game and its seed."""


def play_game(
    setup: Arena, number: int, solution_of: SolutionOf | None = None, make: MakeBot | None = None
) -> Played:
    """Play one game of an arena; `make` replaces `bot` where texts mean something else."""
    make = make or partial(bot, solution_of=solution_of)
    game, players = setup.game, setup.game.players
    group, shift = divmod(number, players)
    seats = tuple((seat + shift) % players for seat in range(players))
    seed = int(np.random.SeedSequence((setup.seed, group)).generate_state(1, np.uint64)[0] >> 1)
    bots = [
        make(setup.bots[place], game, (seed + 1000 * number + seat) & 0x7FFFFFFF)
        for seat, place in enumerate(seats)
    ]
    with ExitStack() as stack:
        for one in bots:
            stack.callback(one.close)
        return _Playing(setup, bots, seed).play(number, seats)


class _Playing:
    """A game being played: the clock and the counts."""

    def __init__(self, setup: Arena, bots: list[Bot], seed: int) -> None:
        players = setup.game.players
        self.setup, self.bots, self.seed = setup, bots, seed
        self.seconds, self.slowest = [0.0] * players, [0.0] * players
        self.turns = [0] * players

    def play(self, number: int, seats: tuple[int, ...]) -> Played:
        game, rules = self.setup.game, self.setup.game.rules
        row, scratch = game.start(seed=self.seed).row.copy(), rules.scratch()
        rolls, last, this_turn = 0, None, 0.0
        while (who := int(rules.status(row))) != OVER:
            if who == CHANCE:
                rolls += 1
                rules.apply(row, int(draw(self.seed, rolls).integers(rules.outcome_count)), scratch)
                last = None
                continue
            if who != last:
                last, this_turn = who, 0.0
                self.turns[who] += 1
            began = self.bots[who].clock()
            action = self.bots[who].act(row.copy())
            spent = self.bots[who].clock() - began
            this_turn += spent
            self.seconds[who] += spent
            self.slowest[who] = max(self.slowest[who], this_turn)
            rules.apply(row, action, scratch)
        returns = np.zeros(game.players)
        rules.returns(row, returns)
        return Played(
            number,
            seats,
            tuple(returns.tolist()),
            game.family.scores(game, row),
            tuple(self.turns),
            tuple(self.seconds),
            tuple(self.slowest),
        )


def run(
    setup: Arena,
    games: int,
    *,
    pool: str = "local",
    workers: int | None = None,
    log: TextIO | None = None,
    solution_of: SolutionOf | None = None,
    progress: Callable[[int, list[Standing]], None] | None = None,
    make: MakeBot | None = None,
) -> Result:
    """Play games 0 to `games` - 1 that are not in the log yet, and return all of them.

    `log` is a text file open for reading and appending: its first line is the setup, then comes a
    line for each finished game, so an interrupted arena resumes. `progress` receives the number of
    finished games and the standings: after every game, unless counting would take more than a
    twentieth of the time. The games are the same in every pool (`search/pool.py`). `make` replaces
    `bot` where texts mean something else.
    """
    done = _read(setup, log) if log else {}
    done = {number: game for number, game in done.items() if number < games}
    missing = [number for number in range(games) if number not in done]
    play = partial(play_game, setup, solution_of=solution_of, make=make)
    began, counting = time.perf_counter(), 0.0
    with closing(run_all(play, missing, pool=pool, workers=workers)) as played:
        for _, game in played:
            done[game.number] = game
            if log:
                log.write(game.to_line() + "\n")
                log.flush()
            now = time.perf_counter()
            if progress and (counting <= (now - began) / 20 or len(done) == games):
                progress(len(done), standings(setup.bots, done.values()))
                counting += time.perf_counter() - now
    ordered = tuple(done[number] for number in sorted(done))
    return Result(setup, ordered, tuple(standings(setup.bots, ordered)))


def _read(setup: Arena, log: TextIO) -> dict[int, Played]:
    """Read the finished games of a log; an incomplete last line is ignored."""
    log.seek(0)
    lines = log.read().split("\n")
    log.seek(0, io.SEEK_END)
    if lines == [""]:
        log.write(setup.header() + "\n")
        return {}
    if lines[0] != setup.header():
        text = f"the log is of another arena: {lines[0][:200]}"
        raise InvalidSetup(text, "other-log")
    if lines[-1]:
        log.write("\n")
    games: dict[int, Played] = {}
    for line in lines[1:]:
        try:
            game = Played.from_line(line)
        except (ValueError, TypeError):
            continue
        games[game.number] = game
    return games

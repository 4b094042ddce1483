"""Compare what the analysis says with what is true, and write it down.

python -m tools.calibration --positions 200      # measure, and write docs/data/calibration.json
python -m tools.calibration --only GAME/PLAYERS  # one game; the others keep their figures
python -m tools.calibration --page               # write the tables of docs/analysis.md from it

Positions come from games between bots that play some moves at random, one position a game where
outcomes are counted, so that they are independent. Where a solution holds a position, the truth is
its value: of a solved game, or of an ending with two players left. Elsewhere it is the outcome of
the game, played to its end by bots that search. The seed of a game is its number.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count, islice
from math import sqrt
from pathlib import Path
from statistics import fmean

import numpy as np

from quayside.analysis import SearchEvaluator
from quayside.core.game import Game, State
from quayside.core.solution import Solution
from quayside.games import BUILT_IN, family, load
from quayside.search import bot

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs" / "data" / "calibration.json"
PAGE = ROOT / "docs" / "analysis.md"
SIMULATIONS = (1_000, 4_000)
PLAYERS = "search:100~20"
"""Who plays the games that positions are taken from."""
FINISHERS = "search:100"
"""Who plays a game to its end where the outcome counts."""
FIRST_SEED = 50_000


@dataclass(frozen=True)
class Claim:
    """What the analysis said of a position for the player to move, and the truth about it."""

    said: float
    error: float
    truth: float


@dataclass(frozen=True)
class Row:
    """How claims about a game compare with the truth. Shares are of 1, errors in chances."""

    game: str
    truth: str
    simulations: int
    positions: int
    stated: float
    """The mean of the stated standard errors."""
    rms: float
    bias: float
    """The mean of what was said less the truth."""
    bias_error: float
    within: float
    """The share of positions whose difference is at most the stated error."""
    within_two: float
    """The same for twice the stated error."""


def games() -> dict[str, Game]:
    """Return the games to measure by name: those with a solution in the package, with endings that
    are solved, and one of each family without."""
    found = []
    for name in BUILT_IN:
        part, known = family(name).solutions, list[Game]()
        for stored in part.tables() if part else ():
            if stored.shipped and stored.header:
                known.append(load(stored.header["game"], stored.header["players"]))
        more = [load(name, players) for players in family(name).player_counts]
        known += [game for game in more if _has_endings(game)]
        found += known or more[:1]
    return {f"{game.name}/{game.players}": game for game in found}


def _has_endings(game: Game) -> bool:
    solution = game.family.solution(game)
    return solution is not None and not solution.is_whole


def positions(game: Game, first_seed: int) -> Iterator[State]:
    """Yield a position from each of many games, in which there is a choice; with endings that are
    solved it is one of those."""
    solution = game.family.solution(game)
    for seed in count(first_seed):
        players = [bot(PLAYERS, game, seed + seat) for seat in range(game.players)]
        state, found = game.start(seed=seed), list[State]()
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            is_known = solution is None or solution.is_whole or _two_are_left(state)
            if len(state.actions) > 1 and is_known:
                found.append(state)
            state = state.play(players[state.to_move or 0].choose(state))
        if found:
            chosen = found[int(np.random.default_rng(seed).integers(len(found)))]
            if solution is None or solution.holds(chosen):
                yield chosen


def _two_are_left(state: State) -> bool:
    return state.game.players - len(state.gone) == 2


def truth_of(state: State, solution: Solution | None, seed: int) -> float:
    """Return the exact chance of the player to move, or their result at the end of the game."""
    if solution is not None:
        return solution.probe(state)
    seat, game = state.to_move or 0, state.game
    players = [bot(FINISHERS, game, seed + place) for place in range(game.players)]
    while not state.is_over:
        if state.is_chance:
            state = state.roll()
        else:
            state = state.play(players[state.to_move or 0].choose(state))
    return state.returns[seat]


def claims(states: list[State], simulations: int, truths: list[float]) -> list[Claim]:
    """Return what the analysis says of positions, with the truth."""
    evaluator = SearchEvaluator(simulations)
    found = []
    for state, truth in zip(states, truths, strict=True):
        judged = evaluator.judge(state)
        found.append(Claim(judged.win[state.to_move or 0], judged.error, truth))
    return found


def summary(game: str, truth: str, simulations: int, found: list[Claim]) -> Row:
    """Return how claims compare with the truth."""
    off = [claim.said - claim.truth for claim in found]
    return Row(
        game,
        truth,
        simulations,
        len(found),
        stated=fmean(claim.error for claim in found),
        rms=sqrt(fmean(each * each for each in off)),
        bias=fmean(off),
        bias_error=float(np.std(off, ddof=1)) / sqrt(len(off)),
        within=fmean(abs(each) <= claim.error for each, claim in zip(off, found, strict=True)),
        within_two=fmean(abs(each) <= 2 * c.error for each, c in zip(off, found, strict=True)),
    )


def measure(game: Game, number: int, first_seed: int = FIRST_SEED) -> list[Row]:
    """Measure a game at so many positions."""
    name = f"{game.name}/{game.players}"
    solution = game.family.solution(game)
    states = list(islice(positions(game, first_seed), number))
    truths = [truth_of(state, solution, first_seed + i) for i, state in enumerate(states)]
    kind = "outcome" if solution is None else "solution" if solution.is_whole else "ending"
    return [summary(name, kind, n, claims(states, n, truths)) for n in SIMULATIONS]


def main() -> None:
    """Measure what was asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--only", choices=list(games()))
    parser.add_argument("--page", action="store_true", help="write the page without measuring")
    asked = parser.parse_args()
    known = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else []
    for name in () if asked.page else (asked.only,) if asked.only else games():
        begun = time.process_time()
        rows = [asdict(row) for row in measure(games()[name], asked.positions)]
        known = [row for row in known if row["game"] != name] + rows
        known.sort(key=lambda row: list(games()).index(row["game"]))
        DATA.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
        print(f"{name}: {time.process_time() - begun:.0f} s of processor time")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), known), encoding="utf-8")


def page(text: str, rows: list[dict[str, object]]) -> str:
    """Return a page with the table between its marks written anew."""
    lines = [
        "| game | truth | simulations | positions | stated error | root mean square | bias"
        " | within the error | within twice |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [_line(Row(**row)) for row in rows]  # type: ignore[arg-type]
    table = "\n".join(lines)
    return re.sub(
        r"(<!-- table calibration -->\n).*?(\n<!-- end -->)",
        lambda marks: marks[1] + table + marks[2],
        text,
        flags=re.S,
    )


def _line(row: Row) -> str:
    name, _, players = row.game.partition("/")
    cells = [
        f"`{name}` for {players}",
        row.truth,
        f"{row.simulations:,}",
        str(row.positions),
        f"{row.stated:.1%}",
        f"{row.rms:.1%}",
        f"{row.bias:+.1%} ± {row.bias_error:.1%}",
        "" if row.truth == "outcome" else f"{row.within:.0%}",
        "" if row.truth == "outcome" else f"{row.within_two:.0%}",
    ]
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    main()

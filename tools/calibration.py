"""Compare what the analysis says with what is true, and write it down.

python -m tools.calibration --positions 200      # measure, and write docs/data/calibration.json
python -m tools.calibration --only GAME/PLAYERS  # one game; the others keep their figures
python -m tools.calibration --page               # write the tables of docs/analysis.md from it

Positions come from games between bots that play some moves at random, one position a game, so that
they are independent. Where a solution holds a position, the truth is its value: of a solved game,
or of an ending with two players left. Elsewhere it is the outcome of the game, played to its end by
bots that search. A single outcome says little, so outcomes are also counted by what was said: the
calibration curve. The seed of a game is its number.
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
SIMULATIONS = (1_000, 4_000, 16_000)
PLAYERS = "search:100~20"
"""Who plays the games that positions are taken from."""
FINISHERS = "search:400"
"""Who plays a game to its end where the outcome counts."""
FIRST_SEED = 50_000
FIFTHS = 5
"""Into how many parts the curve cuts what was said."""


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
    curve: list[tuple[int, float, float, float]]
    """For each fifth of what was said: positions, the mean of what was said, the mean of the truth
    and the standard error of that. Only of outcomes."""


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
        curve=curve(found) if truth == "outcome" else [],
    )


def curve(found: list[Claim]) -> list[tuple[int, float, float, float]]:
    """Return the calibration curve: what happened where about the same was said."""
    parts = []
    for fifth in range(FIFTHS):
        some = [c for c in found if min(FIFTHS - 1, int(FIFTHS * c.said)) == fifth]
        truths = [claim.truth for claim in some]
        said = fmean(claim.said for claim in some) if some else 0.0
        happened = fmean(truths) if some else 0.0
        parts.append(
            (len(some), said, happened, sqrt(happened * (1 - happened) / max(1, len(some))))
        )
    return parts


def measure(
    game: Game,
    number: int,
    first_seed: int = FIRST_SEED,
    simulations: tuple[int, ...] = SIMULATIONS,
) -> list[Row]:
    """Measure a game at so many positions, with each number of simulations."""
    name = f"{game.name}/{game.players}"
    solution = game.family.solution(game)
    states = list(islice(positions(game, first_seed), number))
    truths = [truth_of(state, solution, first_seed + i) for i, state in enumerate(states)]
    kind = "outcome" if solution is None else "solution" if solution.is_whole else "ending"
    return [summary(name, kind, n, claims(states, n, truths)) for n in simulations]


def main() -> None:
    """Measure what was asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--only", nargs="*", choices=list(games()))
    parser.add_argument("--page", action="store_true", help="write the page without measuring")
    asked = parser.parse_args()
    known = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else []
    for name in () if asked.page else asked.only or games():
        begun = time.process_time()
        rows = [asdict(row) for row in measure(games()[name].automatic, asked.positions)]
        known = [row for row in known if row["game"] != name] + rows
        known.sort(key=lambda row: list(games()).index(row["game"]))
        DATA.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
        print(f"{name}: {time.process_time() - begun:.0f} s of processor time")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), known), encoding="utf-8")


def page(text: str, data: list[dict[str, object]]) -> str:
    """Return a page with the tables between their marks written anew."""
    rows = [Row(**row) for row in data]  # type: ignore[arg-type]
    lines = [
        "| game | truth | simulations | positions | stated error | root mean square | bias"
        " | within the error | within twice |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        *map(_line, rows),
    ]
    curves = [
        "| game | simulations | said: "
        + " | ".join(f"{20 * k}-{20 * k + 20}%" for k in range(FIFTHS))
        + " |",
        "| --- | --- |" + " --- |" * FIFTHS,
        *(_curve_line(row) for row in rows if row.curve),
    ]
    return put_table(put_table(text, "calibration", lines), "curves", curves)


def put_table(text: str, name: str, lines: list[str]) -> str:
    """Return a page with the table of a name written anew."""
    table = "\n".join(lines)
    return re.sub(
        rf"(<!-- table {name} -->\n).*?(\n<!-- end -->)",
        lambda marks: marks[1] + table + marks[2],
        text,
        flags=re.S,
    )


def _curve_line(row: Row) -> str:
    cells = [_named(row.game), f"{row.simulations:,}"]
    for number, said, happened, error in row.curve:
        cells.append(f"{said:.0%}: {happened:.0%} ± {error:.0%} ({number})" if number else "")
    return "| " + " | ".join(cells) + " |"


def _named(game: str) -> str:
    name, _, players = game.partition("/")
    return f"`{name}` for {players}"


def _line(row: Row) -> str:
    cells = [
        _named(row.game),
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

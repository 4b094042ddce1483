"""Check luck in reports: zero on average, and the same by search as by the solution.

python -m tools.luck --games 400 --searched 100   # measure, and write docs/data/luck.json
python -m tools.luck --page                       # write the table of docs/analysis.md from it

Two equal bots play each game, which is judged by the solution that comes with the package. Some of
the games are judged again by searching, as if there were no solution; the sums of luck and the
average losses of both reports are compared. The seed of a game is its number.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from quayside.analysis import Report, SearchEvaluator, SolutionEvaluator, report
from quayside.analysis.evaluators import NODES
from quayside.analysis.results import ReportSeat
from quayside.core.game import Game
from quayside.games import BUILT_IN, family, load
from quayside.record import Record
from quayside.search import bot
from tools.calibration import PAGE, put_table

DATA = Path(__file__).parents[1] / "docs" / "data" / "luck.json"
PLAYERS = "search:100"
FIRST_SEED = 200_000


@dataclass(frozen=True)
class Luck:
    """The luck of many rolls, each for the player who rolled."""

    rolls: int
    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def is_fair(self) -> bool:
        """Whether the mean is within three standard errors of zero."""
        return abs(self.mean) <= 3 * self.error


@dataclass(frozen=True)
class Agreement:
    """How a total of a report by search compares with the exact one."""

    games: int
    within: int
    """In how many games it is within its stated error for every seat."""
    largest: float
    """The largest difference."""
    stated: float
    """The mean of the stated errors."""


@dataclass(frozen=True)
class Finding:
    """What was measured of a game."""

    game: str
    games: int
    simulations: int
    exact: Luck
    searched: Luck
    luck: Agreement
    loss: Agreement


def solved_game() -> Game:
    """Return a game with rolls whose solution comes with the package."""
    for name in BUILT_IN:
        part = family(name).solutions
        for stored in part.tables() if part else ():
            if stored.shipped and stored.header:
                return load(stored.header["game"], stored.header["players"])
    raise LookupError("no solution comes with the package")


def play_games(game: Game, number: int, first_seed: int) -> Iterator[Record]:
    """Yield the records of games between two equal bots."""
    for seed in range(first_seed, first_seed + number):
        players = [bot(PLAYERS, game, 2 * seed + seat) for seat in range(game.players)]
        record = Record(game.start(seed=seed))
        while not (state := record.state).is_over:
            if state.is_chance:
                record = record.roll()
            else:
                record = record.play(players[state.to_move or 0].choose(state))
        yield record


def luck_of(reports: list[Report]) -> Luck:
    """Return the mean luck of all rolls."""
    changes = [step.change for told in reports for step in told.steps if step.cause == "luck"]
    return Luck(len(changes), fmean(changes), stdev(changes) / sqrt(len(changes)))


def _total(seat: ReportSeat, name: str) -> tuple[float, float]:
    """Return a total of a seat and its stated error."""
    return getattr(seat, name), getattr(seat, f"{name}_error")


def agreement(exact: list[Report], searched: list[Report], name: str) -> Agreement:
    """Compare a total, `luck` or `loss`, of the same games judged in two ways."""
    within, differences, errors = 0, list[float](), list[float]()
    for true, told in zip(exact, searched, strict=True):
        pairs = zip(true.seats, told.seats, strict=True)
        both = [(_total(one, name)[0], *_total(other, name)) for one, other in pairs]
        within += all(abs(said - truth) <= error for truth, said, error in both)
        differences += [abs(said - truth) for truth, said, _ in both]
        errors += [error for *_, error in both]
    return Agreement(len(exact), within, max(differences), fmean(errors))


def measure(
    game: Game, games: int, searched: int, first_seed: int = FIRST_SEED, simulations: int = NODES
) -> Finding:
    """Judge games by the solution, and the first of them by searching as well."""
    solution = game.family.solution(game)
    if solution is None:
        raise LookupError(f"there is no solution of {game.name}")
    known, search = SolutionEvaluator(solution), SearchEvaluator(simulations)
    search.threads = 1  # one core, whatever else the machine does
    records = list(play_games(game, games, first_seed))
    exact = [report(record, known) for record in records]
    again = [report(record, search) for record in records[:searched]]
    return Finding(
        game.name,
        games,
        simulations,
        luck_of(exact),
        luck_of(again),
        agreement(exact[:searched], again, "luck"),
        agreement(exact[:searched], again, "loss"),
    )


def page(text: str, data: dict[str, object]) -> str:
    """Return a page with the table of luck written anew."""
    lines = ["| what | judged by | rolls or games | found |", "| --- | --- | --- | --- |"]
    for name, judge in (("exact", "the solution"), ("searched", "search")):
        luck = Luck(**data[name])  # type: ignore[arg-type]
        lines.append(
            f"| mean luck of a roll | {judge} | {luck.rolls:,} rolls |"
            f" {luck.mean:+.3%} ± {luck.error:.3%} |"
        )
    for name, what in (("luck", "sum of luck"), ("loss", "average loss of a turn")):
        found = Agreement(**data[name])  # type: ignore[arg-type]
        lines.append(
            f"| {what}, both seats | search against the solution | {found.games} games |"
            f" {found.within} within the stated error ({found.stated:.1%} on average);"
            f" largest difference {found.largest:.1%} |"
        )
    return put_table(text, "luck", lines)


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--searched", type=int, default=100)
    parser.add_argument("--page", action="store_true", help="write the page without measuring")
    asked = parser.parse_args()
    if not asked.page:
        found = measure(solved_game(), asked.games, asked.searched)
        DATA.write_text(json.dumps(asdict(found), indent=1) + "\n", encoding="utf-8")
        print(f"{found}\n{time.process_time():.0f} s of processor time")
    data = json.loads(DATA.read_text(encoding="utf-8"))
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), data), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Measure which accuracy is usual for each level, and write it into the package of each game.

python -m tools.accuracy --games 4             # games at each level
python -m tools.accuracy --only NAME           # one game
python -m tools.accuracy --only NAME --levels 1 2    # the others keep what they have

Both seats of a game have the same level. The seed of a game is its number, so that the same command
gives the same table. A game with a solution that comes with the package is measured by it, the
others by the search that the report uses.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import fmean

from quayside.analysis import evaluator_for, report
from quayside.analysis.evaluators import Evaluator
from quayside.analysis.usual import FILE
from quayside.core.family import Family
from quayside.core.game import Game
from quayside.games import BUILT_IN, family, load
from quayside.record import Record
from quayside.search import bot

GAMES = Path(__file__).parents[1] / "src" / "quayside" / "games"


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--only", choices=BUILT_IN)
    parser.add_argument("--levels", nargs="*", help="only these")
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else BUILT_IN:
        _measure(family(name), asked.games, asked.levels)


def _measure(found: Family, games: int, wanted: list[str] | None) -> None:
    """Measure the levels of a game and write the table after each."""
    game = _game(found)
    evaluator = evaluator_for(game)
    path = GAMES / found.name / "data" / FILE
    levels: dict[str, float] = {}
    if wanted:
        levels = json.loads(path.read_text(encoding="utf-8"))["levels"]
    path.parent.mkdir(exist_ok=True)
    for level in map(str, range(1, len(found.levels(game)) + 1)):
        if wanted and level not in wanted:
            continue
        begun = time.perf_counter()
        played = [_accuracies(game, level, seed, evaluator) for seed in range(games)]
        levels[level] = round(fmean(one for both in played for one in both), 3)
        print(f"{game.name} level {level}: {levels[level]} in {time.perf_counter() - begun:.0f} s")
        measured = {"game": game.name, "players": game.players, "games": games, "levels": levels}
        path.write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")


def _game(found: Family) -> Game:
    """Return the game whose solution comes with the package, or else the usual one."""
    for stored in found.solutions.tables() if found.solutions else ():
        if stored.shipped:
            return load(stored.header["game"], stored.header["players"])
    return load(found.name, found.player_counts[0])


def _accuracies(game: Game, level: str, seed: int, evaluator: Evaluator) -> list[float]:
    """Play a game between two bots of a level and return the accuracy of both."""
    players = [bot(level, game, 2 * seed + seat) for seat in range(game.players)]
    record = Record(game.start(seed=seed))
    while not (state := record.state).is_over:
        if state.is_chance:
            record = record.roll()
        else:
            record = record.play(players[state.to_move or 0].choose(state))
    told = report(record, evaluator)
    return [one.accuracy for one in told.seats if one.accuracy is not None]


if __name__ == "__main__":
    main()

"""Make the puzzles that come with the package; needs the edition's table.

python -m tools.make_puzzles NAME:EDITION > src/quayside/games/NAME/data/puzzles-NAME-EDITION.json
"""

from __future__ import annotations

import sys
from itertools import zip_longest

import quayside
from quayside.analysis import evaluator_for
from quayside.analysis.puzzles import Puzzle, find, to_json

COUNT, CANDIDATES = 200, 900


def choose(found: list[Puzzle]) -> list[Puzzle]:
    """Take as evenly from the difficulties as they allow, the clearest of each first."""
    by_difficulty: dict[int, list[Puzzle]] = {}
    for puzzle in sorted(found, key=lambda puzzle: puzzle.next_win - puzzle.win):
        by_difficulty.setdefault(puzzle.difficulty, []).append(puzzle)
    turns = zip_longest(*by_difficulty.values())
    chosen = [puzzle for turn in turns for puzzle in turn if puzzle is not None][:COUNT]
    return sorted(chosen, key=lambda puzzle: (puzzle.difficulty, puzzle.position))


if __name__ == "__main__":
    game = quayside.load(sys.argv[1], players=2)
    evaluator = evaluator_for(game)
    if not evaluator.is_exact:
        raise SystemExit(f"there is no solution of {game.name}")
    print(to_json(choose(find(game, evaluator, CANDIDATES, seed=1))), end="")

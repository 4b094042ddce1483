"""Write the reasons and the difficulty of the puzzles that come with the package anew.

python -m tools.puzzle_notes [NAME ...]

Positions, solutions, lines and values stay: they are proved, and reasons and difficulty follow from
them. Needed after a change of a game's reasons or of the levels that judge difficulty.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from quayside.analysis.puzzles import FILE, puzzle_of, shipped, write
from quayside.games import BUILT_IN, family, parse

GAMES = Path(__file__).parents[1] / "src" / "quayside" / "games"


def main() -> None:
    """Write the files of the games named, or of all."""
    for name in sys.argv[1:] or BUILT_IN:
        found, changed = family(name), 0
        puzzles = []
        for puzzle in shipped(found):
            made = puzzle_of(parse(puzzle.position))
            if made is None:
                raise ValueError(f"no longer a puzzle: {puzzle.position}")
            new = replace(puzzle, reasons=made.reasons, difficulty=made.difficulty)
            changed += new != puzzle
            puzzles.append(new)
        (GAMES / name / FILE).write_text(write(found, puzzles), encoding="utf-8")
        print(f"{name}: {changed} of {len(puzzles)} changed")


if __name__ == "__main__":
    main()

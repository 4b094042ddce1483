"""How far proofs reach: `python -m tools.games.doce.frontier c3=4 --quiet 1`.

Tries to prove, for every die that the other player can answer some dice of a round with, that the
starter wins the round. Answers that are equal up to the grid's symmetries count once. A die with a
blocker is not tried: such an answer is decided only after the die alone. Prints how many answers
are decided, with how many threat searches and how much processor time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import quayside
from quayside.core.rules import Row
from quayside.games.doce.proof.grid import key_of
from quayside.games.doce.proof.prover import Prover, played, replies_of


class Frontier(NamedTuple):
    """What was found of the answers to some dice."""

    answers: int
    proved: int
    searches: int
    seconds: float


def answers(row: Row) -> Iterator[Row]:
    """Yield the positions after each die of the player to move, one of each symmetric set."""
    seen = set()
    for turn in replies_of(row):
        after = played(row, turn)
        if after is not None and key_of(after)[0] not in seen:
            seen.add(key_of(after)[0])
            yield after


def measure(dice: Sequence[str], quiet: int, most: int | None = None) -> Frontier:
    """Try to prove that the starter wins after each answer to the dice, or the first `most`."""
    state = quayside.load("doce").start(starter="0")
    for die in dice:
        state = state.play(die)
    prover, began = Prover(), time.process_time()
    found = [prover.prove(after, quiet) for after in list(answers(state.row))[:most]]
    spent = time.process_time() - began
    return Frontier(len(found), len(found) - found.count(None), prover.searches, spent)


def main() -> None:
    """Read the command line and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("dice", nargs="+", help="the dice that lie, in order: c3=4")
    parser.add_argument("--quiet", type=int, default=1, help="turns without a threat")
    parser.add_argument("--most", type=int, help="try only so many answers")
    asked = parser.parse_args()
    found = measure(asked.dice, asked.quiet, asked.most)
    print(
        f"{' '.join(asked.dice)}, {asked.quiet} quiet turns: {found.proved} of {found.answers}"
        f" answers decided, {found.searches} threat searches, {found.seconds:.1f} s"
    )


if __name__ == "__main__":
    main()

"""Make the set of decisions that `quayside regret` asks about.

    python -m tools.games.docker.regret_positions docker:fr

Games are played from the start by two players who each play a share of their moves at random and
the others perfectly: none, a tenth, a third, or all of them, drawn anew for every game and player.
So positions of good and of bad play come up. A decision is taken in if the best and the worst legal
move differ by at least a tenth of a percent, and only once among its images under the board's
symmetries and the exchange of the players. Phases are told by the containers still in hand. From
each phase as many decisions are drawn as from the others.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from quayside.core.errors import QuaysideError
from quayside.core.game import Game, State
from quayside.core.rules import CHANCE, OVER, Row
from quayside.core.solution import Solution
from quayside.games import load
from quayside.games.docker.puzzles import key
from quayside.games.docker.rules import HAND
from quayside.research.decisions import (
    UNIT,
    Decision,
    DecisionSet,
    legal_actions,
    rows_after,
    set_file,
    worths,
    write_set,
)

SEED = 2026
COUNT = {"en": 4_000}
"""How many decisions a set has; the others have 10,000."""
SHARES = (0.0, 0.1, 1 / 3, 1.0)
LEAST_SPREAD = 0.001
PHASES = ("opening", "entering", "last in hand", "all on board")
_LEAST_LEFT = (0.5, 0.2, 0.01, 0.0)
"""The least share of both players' containers that is still in hand, by phase."""
_SPARE = 2  # how many times as many decisions are collected as are drawn


def phase_of(game: Game, row: Row) -> int:
    """Return the phase of a position."""
    left = row[HAND : HAND + 2].sum() / game.start().row[HAND : HAND + 2].sum()
    return next(phase for phase, least in enumerate(_LEAST_LEFT) if left >= least)


def make_set(game: Game, solution: Solution, count: int = 10_000, seed: int = SEED) -> DecisionSet:
    """Play games until every phase has enough decisions, and draw from them."""
    each = -(-count // len(PHASES))
    found: list[dict[str, Decision]] = [{} for _ in PHASES]
    number = 0
    while min(map(len, found)) < _SPARE * each and number < count:
        _play(game, solution, np.random.default_rng((seed, number)), found, _SPARE * each)
        number += 1
    if min(map(len, found)) < each:
        raise QuaysideError(f"only {min(map(len, found))} decisions in a phase, not {each}")
    generator = np.random.default_rng(seed)
    drawn = []
    for decisions in found:
        listed = list(decisions.values())
        order = generator.permutation(len(listed))[:each]
        drawn.append([listed[i] for i in order])
    turns = zip(*drawn, strict=True)
    error = solution.error + UNIT / 2
    origin = f"python -m tools.games.docker.regret_positions {game.name}"
    return DecisionSet(game, PHASES, error, origin, tuple(one for turn in turns for one in turn))


def _play(
    game: Game,
    solution: Solution,
    generator: np.random.Generator,
    found: list[dict[str, Decision]],
    most: int,
) -> None:
    """Play a game and collect its decisions, as long as their phase has room."""
    rules, row = game.rules, game.start().row.copy()
    shares = generator.choice(SHARES, 2)
    while (seat := int(rules.status(row))) != OVER:
        if seat == CHANCE:
            p = np.zeros(rules.outcome_count)
            p = p[: rules.outcomes(row, p, rules.scratch())]
            row = rows_after(game, row, [generator.choice(len(p), p=p)])[0]
            continue
        actions = legal_actions(game, row)
        after = rows_after(game, row, actions.tolist())
        worth = worths(game, solution, row, after)
        decisions = found[phase_of(game, row)]
        if np.ptp(worth) >= LEAST_SPREAD and len(decisions) < most:
            state = State(game, row)
            values = tuple(np.rint(worth / UNIT).astype(int).tolist())
            decisions.setdefault(key(state), Decision(phase_of(game, row), str(state), values))
        if generator.random() < shares[seat]:
            row = after[generator.integers(len(after))]
        else:
            row = after[int(np.argmax(worth))]


def main() -> None:
    """Write the sets of the games that are named."""
    for name in sys.argv[1:]:
        game = load(name, 2)
        solution = game.family.solution(game)
        if solution is None:
            raise QuaysideError(f"there is no solution of {name}: quayside solve {name}")
        made = make_set(game, solution, COUNT.get(game.edition, 10_000))
        path = set_file(game)
        write_set(made, path)
        size = path.stat().st_size
        print(f"{path.relative_to(Path.cwd())}: {len(made.decisions)} decisions, {size:,} bytes")


if __name__ == "__main__":
    main()

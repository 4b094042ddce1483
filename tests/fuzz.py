"""`python -m tests.fuzz 10`: look for disagreements in every game, ten minutes each.

Every game is played in random setups through the conformance kit, with a new seed each time; what
fails is printed with its seed, and the exit code says so. Every puzzle is proved again. Then the
engine of the browser, in Node, is compared with Python: positions, whole searches, analyses and
moves of bots. 100,000 random games through OpenSpiel and through each environment are compared
with the engine's own. `python -m tests.fuzz 10 doce` checks one game, `python -m tests.fuzz 0
engine` (or `openspiel`, `environments`) one of the others alone.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import quayside
from quayside.analysis.puzzles import check as check_puzzle
from quayside.analysis.puzzles import shipped
from quayside.core.conformance import check
from quayside.core.seeds import fresh_seed
from quayside.games import BUILT_IN, family
from tests.adapters.agreement import PLAY, fuzz_adapter
from tests.adapters.compare_openspiel import compare_games
from tests.engine.test_engine import run_vitest, write, write_analyses

POSITIONS, SEARCHES, MOVES, ANALYSES = 100_000, 1_000, 100, 334
GAMES, CHUNK = 100_000, 500


def fuzz(name: str, seconds: float) -> int:
    """Check random setups of a family until the time is up; return how many failed."""
    found, failures, rounds = family(name), 0, 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seed = fresh_seed() % 2**31
        chooser = random.Random(seed)
        options = {
            option.name: chooser.choice([option.default, *option.samples])
            for option in found.options
        }
        edition = chooser.choice(list(found.editions))
        players = chooser.choice(found.player_counts)
        game = quayside.load(f"{name}:{edition}", players, **options)
        try:
            check(game, games=1, seed=seed)
        except Exception:
            failures += 1
            print(f"{game.describe()} with seed {seed}:", file=sys.stderr)
            traceback.print_exc()
        rounds += 1
        print(f"\r{name}: {rounds} games checked, {failures} failures", end="", flush=True)
    print()
    return failures


def prove_puzzles(name: str) -> int:
    """Prove every puzzle that comes with a family; return how many are wrong."""
    puzzles = shipped(family(name))
    wrong = [(number, check_puzzle(one)) for number, one in enumerate(puzzles, 1)]
    problems = [f"puzzle {number} of {name}: {problem}" for number, problem in wrong if problem]
    print("\n".join([*problems, f"{name}: {len(puzzles)} puzzles proved, {len(problems)} wrong"]))
    return len(problems)


def fuzz_engine() -> int:
    """Compare the engine of the browser with Python; return 1 if they differ."""
    seed = fresh_seed() % 2**31
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), POSITIONS, SEARCHES, MOVES, seed)
        write_analyses(Path(folder), ANALYSES, seed)
        try:
            run_vitest(Path(folder))
            run_vitest(Path(folder), "src/analysis/agree.test.ts")
        except AssertionError:
            print(f"engine with seed {seed}:", file=sys.stderr)
            traceback.print_exc()
            return 1
    print(
        f"engine: {POSITIONS} positions, {SEARCHES} searches and {ANALYSES} analyses a family"
        " are the same"
    )
    return 0


def fuzz_openspiel() -> int:
    """Compare random games through OpenSpiel with the engine's; return how many differ."""
    first, failures = fresh_seed() % 2**31, 0
    seeds = range(first, first + GAMES, CHUNK)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done, failed in enumerate(pool.map(compare_games, seeds, repeat(CHUNK)), 1):
            failures += failed
            print(f"\ropenspiel: {done * CHUNK} games, {failures} failures", end="", flush=True)
    print()
    return failures


def fuzz_environments() -> int:
    """Compare random games through every environment with the engine; return how many differ."""
    first, failures, done = fresh_seed() % 2**31, 0, 0
    jobs = [(adapter, first + start, CHUNK) for start in range(0, GAMES, CHUNK) for adapter in PLAY]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(fuzz_adapter, job) for job in jobs]):
            problems, done = future.result(), done + 1
            failures += len(problems)
            for problem in problems:
                print(problem, file=sys.stderr)
            share = f"{100 * done // len(jobs)}% of {GAMES} games each"
            print(f"\r{', '.join(PLAY)}: {share}, {failures} failures", end="", flush=True)
    print()
    return failures


OTHERS = {"engine": fuzz_engine, "openspiel": fuzz_openspiel, "environments": fuzz_environments}
"""What is compared beside the families, by name."""


def main() -> None:
    """Fuzz every family for the given number of minutes, then everything else."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    names = sys.argv[2:] or (*BUILT_IN, *OTHERS)
    failures = sum(fuzz(name, 60 * minutes) for name in names if name not in OTHERS)
    failures += sum(prove_puzzles(name) for name in names if name not in OTHERS)
    failures += sum(compare() for name, compare in OTHERS.items() if name in names)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()

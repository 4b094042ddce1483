"""`python -m tests.fuzz 10`: look for disagreements in every game, ten minutes each.

Every game is played in random setups through the conformance kit, with a new seed each time; what
fails is printed with its seed, and the exit code says so.
"""

from __future__ import annotations

import random
import sys
import time
import traceback

import quayside
from quayside.core.conformance import check
from quayside.core.seeds import fresh_seed
from quayside.games import BUILT_IN, family


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


def main() -> None:
    """Fuzz every family for the given number of minutes."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    names = sys.argv[2:] or BUILT_IN
    sys.exit(1 if sum(fuzz(name, 60 * minutes) for name in names) else 0)


if __name__ == "__main__":
    main()

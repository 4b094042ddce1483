"""Solve three-player Docker on a processor or a graphics card, within a given time.

`python -m tools.games.docker.three_players --containers 2 --device cuda --minutes 8 --out FOLDER`
makes the equilibria of one game under several selections, one after another, and writes what was
found as `NAME.json` into the folder, with a log. A run that is out of time keeps checkpoints in
`--work` and goes on from there when it is started again. With `--horizon 100` the equilibria are
those of players who count down so many moves.
"""

from __future__ import annotations

import argparse
import json
import resource
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from quayside.core.game import Game
from quayside.games import load
from quayside.games.docker.solution.three.equilibrium import (
    name_of,
    solve_equilibrium,
    solve_horizon,
)
from quayside.games.docker.solution.three.solver import SELECTIONS, OutOfTime


def main() -> None:
    """Run the solves that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="docker:fr")
    parser.add_argument("--containers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--selections", nargs="+", default=list(SELECTIONS))
    parser.add_argument("--coldest", type=float, default=1e-5)
    parser.add_argument("--sweeps", type=int, default=800, help="at most, at one temperature")
    parser.add_argument("--steps", type=int, default=0, help="of Newton's method, at most, a level")
    parser.add_argument("--horizon", type=int, help="players count down so many moves")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--work", type=Path, default=Path(".work/three"))
    wishes = parser.parse_args()
    wishes.deadline = time.monotonic() + 60 * wishes.minutes
    wishes.out.mkdir(parents=True, exist_ok=True)
    game = load(wishes.game, 3)
    with (wishes.out / "log.txt").open("a", encoding="utf-8") as log:

        def tell(text: str) -> None:
            log.write(f"{time.strftime('%H:%M:%S')} {text}\n")
            log.flush()

        for containers in wishes.containers:
            for selection in wishes.selections:
                name = name_of(game, containers, selection)
                name += "-horizon" if wishes.horizon else ""
                tell(name)
                try:
                    _solve(game, name, containers, selection, wishes, tell)
                except OutOfTime:
                    tell("out of time: run the same command again")
                    print(f"{name}: out of time", flush=True)
                    return


def _solve(
    game: Game,
    name: str,
    containers: int,
    selection: str,
    wishes: Namespace,
    tell: Callable[[str], None],
) -> None:
    """Make one equilibrium and write what is known of it."""
    began, used = time.monotonic(), time.process_time()
    usual: dict[str, Any] = {
        "pieces": containers,
        "selection": selection,
        "device": wishes.device,
        "threads": wishes.threads,
        "deadline": wishes.deadline,
        "tell": tell,
    }
    if wishes.horizon:
        horizons = solve_horizon(game, most_moves=wishes.horizon, **usual)
        known: dict[str, Any] = {"horizons": [asdict(horizon) for horizon in horizons]}
        start, epsilon = horizons[-1].start, horizons[-1].start_gap
    else:
        found = solve_equilibrium(
            game,
            coldest=wishes.coldest,
            most_sweeps=wishes.sweeps,
            most_steps=wishes.steps,
            folder=wishes.work,
            **usual,
        )
        known, start, epsilon = {**found.header}, found.start, found.epsilon
    known |= {
        "device": wishes.device,
        "seconds": round(time.monotonic() - began, 1),
        "processor_seconds": round(time.process_time() - used, 1),
        "peak_memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }
    (wishes.out / f"{name}.json").write_text(json.dumps(known, indent=1) + "\n")
    chances = " ".join(f"{value:.6f}" for value in start)
    print(f"{name}: start {chances}, epsilon {epsilon:.2e}, {known['seconds']} s", flush=True)


if __name__ == "__main__":
    main()

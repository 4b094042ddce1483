"""Play the games behind docs/strength.md and write what came of them to docs/data/strength.json.

python -m tools.ladder --workers 2
python -m tools.ladder --only NAME-2           # the contests whose key has this in it
python -m tools.ladder --version 0.1.1         # what to call the version that is measured
python -m tools.ladder --only thumb --seed 2   # other games, for tuning: printed, not kept
python -m tools.ladder --only earlier --earlier ../quayside-0.1   # against the sources of 0.1

Every contest is an arena with its own log in the folder of logs, so a run that was cut goes on
where it was, and a finished contest costs nothing. What is measured is kept in the JSON by its key;
`tools/strength_page.py` makes the page of it.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

import quayside
from quayside.core.game import Game
from quayside.core.solution import Solution
from quayside.search import arena, bot, run, solution_of
from quayside.search.bots import Bot, SolutionBot
from quayside.search.engines import EngineBot, EngineProcess
from tools.contest import Contest
from tools.games import parts

ROOT = Path(__file__).parents[1]
OUT = ROOT / "docs/data/strength.json"
REGRET_GAMES, FEW_GAMES = 100, 10
"""How many games the regret of a bot is measured in, and that of the highest level."""


def contests() -> Iterator[Contest]:
    """List all contests: the ladders, then the others, which take longest."""
    games = list(parts("strength"))
    for game in games:
        yield from game.CONTESTS
    for game in games:
        yield from game.YARDSTICKS
        yield from (contest for contest, _ in game.AGAINST_UCT)
        yield from game.EARLIER
        yield from getattr(game, "EQUAL_TIME", ())


def levels(contest: Contest, game: Game) -> dict[str, Any]:
    """Return what the levels of a contest are now."""
    named = [spec for spec in contest.bots.split(",") if spec.isdigit()]
    return {spec: asdict(game.family.levels(game)[int(spec) - 1]) for spec in named}


def players(contest: Contest, earlier: Path | None) -> list[str]:
    """Return the bots of a contest; `earlier:6` is level 6 of the sources in the folder `earlier`,
    which `docs/engines.md` says how to make."""
    wrapper = f"{shlex.quote(sys.executable)} {ROOT / 'examples/engines/older_quayside.py'}"
    engine = f"engine:env PYTHONPATH={earlier}/src {wrapper} "
    return [spec.replace("earlier:", engine) for spec in contest.bots.split(",")]


class EarlierBot(EngineBot):
    """An engine that thinks in the process that was started, measured by the processor time of
    that process."""

    def seconds(self, process: EngineProcess) -> float:
        """Return the processor time of the process; this needs Linux."""
        text = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8")
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def measured(spec: str, game: Game, seed: int) -> Bot:
    """Make a bot whose time is processor time, also if it is an earlier version."""
    return EarlierBot(spec, game, seed) if spec.startswith("engine:") else bot(spec, game, seed)


def play(
    contest: Contest, workers: int, logs: Path, seed: int, earlier: Path | None = None
) -> dict[str, Any]:
    """Play a contest, or what is missing of it. A level that has changed begins a new log, and so
    does another seed."""
    game = quayside.load(contest.game, players=contest.players)
    setup = arena(game, players(contest, earlier), seed)
    now = levels(contest, game)
    name = f"{contest.key}-seed{seed}"
    mark = zlib.crc32(json.dumps(now).encode())
    told = time.monotonic()

    def tell(done: int, _: object) -> None:
        nonlocal told
        if time.monotonic() - told > 30:
            told = time.monotonic()
            print(f"  {contest.key}: {done} of {contest.games}", flush=True)

    with (logs / f"{name}-{mark:08x}.jsonl").open("a+", encoding="utf-8") as log:
        result = run(setup, contest.games, workers=workers, log=log, progress=tell, make=measured)
    lengths = [sum(game.turns) for game in result.games]
    return asdict(contest) | {
        "command": contest.command,
        "levels": now,
        "turns": sum(lengths) / len(lengths),
        "standings": [
            asdict(one) | {"bot": name}
            for one, name in zip(result.standings, contest.bots.split(","), strict=False)
        ],
    }


def regret(game: Game, table: Solution, spec: str, with_table: bool) -> dict[str, Any]:
    """Let a bot play both seats of a solved game, and measure what its moves lose."""
    best = game.family.levels(game)[-1]
    judge = SolutionBot("", game, 0, game.family.heuristics(game), best, table)
    lost: list[float] = []
    games = FEW_GAMES if spec == "8" else REGRET_GAMES
    for seed in range(games):
        player = bot(spec, game, seed, solution_of if with_table else None)
        state = game.start(seed=seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            action = player.act(state.row.copy())
            if len(state.actions) > 1:
                worth = judge.worth(state.row.copy(), np.array(state.actions, np.int32))
                lost.append(float(worth.max() - worth[state.actions.index(action)]))
            state = state.play(action)
    return {
        "game": game.name,
        "bot": spec,
        "table": with_table,
        "games": games,
        "moves": len(lost),
        "mean": float(np.mean(lost)),
        "error": float(np.std(lost) / len(lost) ** 0.5),
        "best": float(np.mean(np.array(lost) <= 2 * table.error)),
    }


def regrets() -> Iterator[tuple[str, dict[str, Any]]]:
    """Measure the regret of every level and of plain UCT in games that have a solution."""
    for name in (name for game in parts("strength") for name in getattr(game, "REGRET", ())):
        game = quayside.load(name, players=2)
        table = solution_of(game)
        if table is None:
            print(f"there is no table of {name}: 'quayside solve {name} --players 2' makes it")
            continue
        for spec in ("random", *"1234567", "uct:10000", "search:4000", "8"):
            yield f"{name}-{spec}", regret(game, table, spec, False)
        yield f"{name}-8-table", regret(game, table, "8", True)


def speed(python: str) -> list[dict[str, Any]] | None:
    """Run the benchmark of the search in an environment that has OpenSpiel."""
    done = subprocess.run(
        [python, "-m", "bench.search", "--json"], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode:
        print(f"the search was not timed: {done.stderr.strip()[-300:]}")
        return None
    measured: list[dict[str, Any]] = json.loads(done.stdout)
    return measured


def keep(out: Path, section: str, key: str, value: object) -> None:
    """Put a measurement into the JSON."""
    found = json.loads(out.read_text(encoding="utf-8")) if out.is_file() else {}
    found.setdefault(section, {})[key] = value
    out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="text in the keys of what to measure")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--logs", type=Path, default=Path(tempfile.gettempdir()) / "ladder")
    parser.add_argument("--bench-python", default=sys.executable)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--version", default=quayside.__version__)
    parser.add_argument("--earlier", type=Path, help="a folder with the sources of version 0.1")
    parser.add_argument("--seed", type=int, help="another one than planned; nothing is kept")
    args = parser.parse_args()
    args.logs.mkdir(parents=True, exist_ok=True)
    if args.only in "speed" and args.seed is None and (measured := speed(args.bench_python)):
        keep(args.out, "speed", "search", measured)
    for contest in contests():
        if args.only in contest.key and (args.earlier or "earlier" not in contest.key):
            seed = contest.seed if args.seed is None else args.seed
            result = play(contest, args.workers, args.logs, seed, args.earlier)
            result["version"] = args.version
            if args.seed is None:
                keep(args.out, "contests", contest.key, result)
            one = result["standings"][0]
            print(
                f"{contest.key}: {one['share']:.3f} [{one['low']:.3f}, {one['high']:.3f}],"
                f" {one['seconds_a_turn']:.3f} s a turn, at most {one['slowest_turn']:.2f}",
                flush=True,
            )
    if args.only in "regret" and args.seed is None:
        for key, lost in regrets():
            keep(args.out, "regret", key, lost | {"version": args.version})
            print(f"{key}: loses {lost['mean']:.5f} a move", flush=True)


if __name__ == "__main__":
    main()

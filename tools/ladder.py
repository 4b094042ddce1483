"""Play the games behind docs/strength.md and write what came of them to docs/data/strength.json.

python -m tools.ladder --workers 2
python -m tools.ladder --only dockers-2        # the contests whose key has this in it
python -m tools.ladder --tables FOLDER         # where the table of docker:fr is
python -m tools.ladder --version 0.1.1         # what to call the version that is measured

Every contest is an arena with its own log in the folder of logs, so a run that was cut goes on
where it was, and a finished contest costs nothing. What is measured is kept in the JSON by its key;
`tools/strength_page.py` makes the page of it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from quayside.search.levels import level_of
from quayside.search.skills import skill_of

import quayside
from quayside.core.game import Game
from quayside.games.docker.solution import Table, open_table
from quayside.search import arena, bot, run
from quayside.search.bots import SolutionBot

ROOT = Path(__file__).parents[1]
OUT = ROOT / "docs/data/strength.json"
SEED = 1
REGRET_GAMES = 100


@dataclass(frozen=True)
class Contest:
    """An arena that the page tells of."""

    game: str
    players: int
    bots: str
    games: int

    @property
    def key(self) -> str:
        """A name that can be a file's."""
        return f"{self.game}-{self.players}-{self.bots}".replace(":", "").replace(",", "-")

    @property
    def command(self) -> str:
        """What to type to play the same games."""
        return (
            f"quayside arena {self.game} --players {self.players} --bots {self.bots}"
            f" --games {self.games} --seed {SEED}"
        )


def contests() -> Iterator[Contest]:
    """List all contests: the ladders, those that take longest last."""
    for name in ("docker:fr", "docker:en"):
        for players in (4, 3, 2):
            for level in (2, 3, 4, 5):
                yield Contest(name, players, f"{level},{level - 1}", 1_000 if players > 2 else 500)
            yield Contest(name, players, "6,5", 800 if players > 2 else 400)
    for players, games in ((2, 100), (3, 60), (4, 100)):
        for level in (2, 3, 4, 5, 6):
            yield Contest("dockers", players, f"{level},{level - 1}", games)
    for level in (2, 3, 4, 5, 6):
        yield Contest("doce", 2, f"{level},{level - 1}", 200 if level < 6 else 40)
    yield Contest("docker:fr", 2, "1,random", 500)
    yield Contest("dockers", 2, "1,greedy", 200)
    yield Contest("doce", 2, "1,thumb~30", 200)
    yield Contest("doce", 2, "3,thumb", 200)
    yield Contest("doce", 2, "6,thumb", 40)
    yield Contest("docker:fr", 4, "6,uct:10000", 400)
    yield Contest("doce", 2, "6,uct:10000", 20)
    yield Contest("dockers", 2, "6,uct:1000", 100)


def levels(contest: Contest, game: Game) -> dict[str, Any]:
    """Return what the levels of a contest are now."""
    named = [spec for spec in contest.bots.split(",") if spec.isdigit()]
    return {spec: asdict(level_of(game, int(spec))) for spec in named}


def play(contest: Contest, workers: int, logs: Path) -> dict[str, Any]:
    """Play a contest, or what is missing of it. A level that has changed begins a new log."""
    game = quayside.load(contest.game, players=contest.players)
    setup = arena(game, contest.bots.split(","), SEED)
    now = levels(contest, game)
    mark = zlib.crc32(json.dumps(now).encode())
    told = time.monotonic()

    def tell(done: int, _: object) -> None:
        nonlocal told
        if time.monotonic() - told > 30:
            told = time.monotonic()
            print(f"  {contest.key}: {done} of {contest.games}", flush=True)

    with (logs / f"{contest.key}-{mark:08x}.jsonl").open("a+", encoding="utf-8") as log:
        result = run(setup, contest.games, workers=workers, log=log, progress=tell)
    lengths = [sum(game.turns) for game in result.games]
    return asdict(contest) | {
        "command": contest.command,
        "levels": now,
        "turns": sum(lengths) / len(lengths),
        "standings": [asdict(one) for one in result.standings],
    }


def regret(game: Game, table: Table, spec: str, with_table: bool) -> dict[str, Any]:
    """Let a bot play both seats of two-player Docker, and measure what its moves lose."""
    judge = SolutionBot("", game, 0, skill_of(game), level_of(game, 6), table)
    lost: list[float] = []
    for seed in range(REGRET_GAMES):
        player = bot(spec, game, seed, table if with_table else None)
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
        "games": REGRET_GAMES,
        "moves": len(lost),
        "mean": float(np.mean(lost)),
        "error": float(np.std(lost) / len(lost) ** 0.5),
        "best": float(np.mean(np.array(lost) <= 2 * table.error)),
    }


def regrets(tables: Path | None) -> Iterator[tuple[str, dict[str, Any]]]:
    """Measure the regret of every level and of plain UCT in two-player Docker, where there is a
    table."""
    for name in ("docker:en", "docker:fr"):
        game = quayside.load(name, players=2)
        table = open_table(game, tables)
        if table is None:
            print(f"there is no table of {name}: 'quayside solve {name} --players 2' makes it")
            continue
        for spec in ("random", "1", "2", "3", "4", "5", "uct:10000", "6"):
            yield f"{name}-{spec}", regret(game, table, spec, False)
        yield f"{name}-6-table", regret(game, table, "6", True)


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
    parser.add_argument("--tables", type=Path, help="the folder of tables")
    parser.add_argument("--bench-python", default=sys.executable)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--version", default=quayside.__version__)
    args = parser.parse_args()
    args.logs.mkdir(parents=True, exist_ok=True)
    if args.only in "speed" and (measured := speed(args.bench_python)):
        keep(args.out, "speed", "search", measured)
    for contest in contests():
        if args.only in contest.key:
            result = play(contest, args.workers, args.logs) | {"version": args.version}
            keep(args.out, "contests", contest.key, result)
            one = result["standings"][0]
            print(
                f"{contest.key}: {one['share']:.3f} [{one['low']:.3f}, {one['high']:.3f}],"
                f" {one['seconds_a_turn']:.3f} s a turn, at most {one['slowest_turn']:.2f}",
                flush=True,
            )
    if args.only in "regret":
        for key, lost in regrets(args.tables):
            keep(args.out, "regret", key, lost | {"version": args.version})
            print(f"{key}: loses {lost['mean']:.5f} a move", flush=True)


if __name__ == "__main__":
    main()

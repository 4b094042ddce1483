"""Make, prove, keep and open equilibria of three-player Docker."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.phrase import Phrase
from quayside.games.docker.rules import CONTAINERS
from quayside.games.docker.setup import EDITION_NUMBER
from quayside.games.docker.solution.setup import TableError
from quayside.games.docker.solution.store import (
    VALUES_AT,
    Header,
    check_file,
    read_header,
    tables_folder,
    write_file,
)
from quayside.games.docker.solution.three.engine import CpuEngine
from quayside.games.docker.solution.three.horizon import Horizon, count_down
from quayside.games.docker.solution.three.index import PLAYERS, index_of
from quayside.games.docker.solution.three.solver import SELECTIONS, Plan, Work

if TYPE_CHECKING:
    from quayside.core.game import Game

MAGIC = b"QUAYSIDE-THREE-1"
SUFFIX = ".equilibrium"
MOST_CONTAINERS = 3


@dataclass(frozen=True)
class Equilibrium:
    """An equilibrium of three-player Docker, with its proved epsilon."""

    header: Header
    """The header of the file: see `docs/three-players.md`."""
    guide: NDArray[np.float32]
    """The values with three players left that define the strategy, `[position, player]`."""
    pairs: NDArray[np.float32]
    """The mover's chance with two players left."""

    @property
    def name(self) -> str:
        """The name of its file."""
        return str(self.header["name"])

    @property
    def size(self) -> int:
        """How many positions it holds: with three left, and with two left."""
        return len(self.guide) + len(self.pairs)

    @property
    def start(self) -> tuple[float, float, float]:
        """The chances of the first, second and third player."""
        first, second, third = self.header["start"]
        return first, second, third

    @property
    def epsilon(self) -> float:
        """The most that a player can gain in any position by deviating."""
        return float(self.header["epsilon"])


def check_game(game: Game, containers: int | None) -> int:
    """Return the containers each; raises `TableError` for a game that has no equilibrium here."""
    if game.family.name != "docker" or game.players != PLAYERS:
        raise TableError(f"equilibria are for three-player Docker, not for {game.describe()}")
    if game.option("chance") != "die" or game.option("cap") != "0":
        raise TableError(f"equilibria are for games with a die and no cap: {game.describe()}")
    each = int(CONTAINERS[PLAYERS, EDITION_NUMBER[game.edition]])
    wanted = each if containers is None else containers
    if not 1 <= wanted <= MOST_CONTAINERS:
        raise TableError(f"containers each are 1 to {MOST_CONTAINERS}, not {wanted}")
    return wanted


def check_selection(selection: str) -> None:
    """Raise `TableError` for an unknown selection."""
    if selection not in SELECTIONS:
        raise TableError(f"selections are {', '.join(SELECTIONS)}, not {selection!r}")


def name_of(game: Game, containers: int, selection: str) -> str:
    """Return the name that an equilibrium is kept under."""
    revisit = "-revisit" if game.option("revisit") == "start" else ""
    return f"docker-{game.edition}-{containers}{revisit}-three-{selection}"


def make_engine(device: str, threads: int | None) -> Any:
    """Return the engine of a device."""
    if device == "cpu":
        return CpuEngine(threads or os.cpu_count() or 1)
    if device == "cuda":
        from quayside.games.docker.solution.three.cuda import CudaEngine

        return CudaEngine()
    raise TableError(f"devices are cpu and cuda, not {device!r}")


def solve_equilibrium(
    game: Game,
    *,
    pieces: int | None = None,
    selection: str = "logit",
    coldest: float = 1e-5,
    most_sweeps: int = 800,
    most_steps: int = 0,
    device: str = "cpu",
    threads: int | None = None,
    deadline: float = float("inf"),
    tell: Callable[[Phrase], None] = lambda note: None,
    folder: Path | str | None = None,
) -> Equilibrium:
    """Find an equilibrium, prove its epsilon, and store it in a folder.

    `pieces` makes a smaller game with this number of containers each. A level that no longer
    converges is followed by a number of steps of Newton's method (`logit` only). One that was made
    before at least as cold is opened instead. A solve that runs past `deadline` (seconds of
    `time.monotonic`) raises `OutOfTime`, and the next one goes on after the last level that was
    finished.
    """
    each = check_game(game, pieces)
    check_selection(selection)
    home = tables_folder(folder)
    path = home / (name_of(game, each, selection) + SUFFIX)
    if path.exists():
        found = open_equilibrium(path)
        if found.header["coldest"] <= coldest:
            return found
    index = index_of(each, game.edition == "en")
    checkpoint = path.with_suffix(".unfinished.npz")
    plan = Plan(
        game,
        index,
        SELECTIONS[selection],
        coldest=coldest,
        most_sweeps=most_sweeps,
        most_steps=most_steps if selection == "logit" else 0,
        deadline=deadline,
        checkpoint=checkpoint,
        tell=tell,
    )
    engine = make_engine(device, threads)
    try:
        found = _solve(plan, engine, name_of(game, each, selection))
    finally:
        engine.close()
    values = [found.guide, found.pairs]
    write_file(path, MAGIC, found.header, values, home)
    checkpoint.unlink(missing_ok=True)
    return found


def solve_horizon(
    game: Game,
    *,
    pieces: int | None = None,
    selection: str = "even",
    most_moves: int = 100,
    device: str = "cpu",
    threads: int | None = None,
    deadline: float = float("inf"),
    tell: Callable[[Phrase], None] = lambda note: None,
) -> list[Horizon]:
    """Return the equilibria of players who count down 1, 2, ... moves: see `horizon.py`. A solve
    that runs past `deadline` returns those that it has."""
    each = check_game(game, pieces)
    check_selection(selection)
    plan = Plan(
        game,
        index_of(each, game.edition == "en"),
        SELECTIONS[selection],
        deadline=deadline,
        tell=tell,
    )
    engine = make_engine(device, threads)
    found: list[Horizon] = []
    try:
        work = Work(plan, engine)
        for horizon in islice(count_down(work, *work.solve_pairs()), most_moves):
            found.append(horizon)
            if horizon.epsilon is not None:
                chances = ", ".join(f"{chance:.6f}" for chance in horizon.start)
                reached: dict[str, str | int] = {"moves": horizon.moves, "chances": chances}
                tell(Phrase("cli-solve-horizon", {**reached, "epsilon": f"{horizon.epsilon:.1e}"}))
    finally:
        engine.close()
    return found


def _solve(plan: Plan, engine: Any, name: str) -> Equilibrium:
    began = time.monotonic()
    work = Work(plan, engine)
    lower, upper = work.solve_pairs()
    pairs = ((lower + upper) / 2).astype(np.float32)
    middle = (lower + upper) / 2
    guide = work.follow_path(np.column_stack([middle, 1 - middle]))
    settled = time.monotonic()
    follows = work.bound(guide, np.column_stack([lower, 1 - upper]), best=False)
    responds = work.bound(guide, np.column_stack([upper, 1 - lower]), best=True)
    gains = responds - follows
    largest = int(gains.max(axis=1).argmax())
    start = follows[0]
    header = {
        "game": "docker",
        "name": name,
        "players": PLAYERS,
        "edition": plan.game.edition,
        "containers": plan.index.containers,
        "revisit": plan.game.option("revisit"),
        "rules": plan.game.rules.version,
        "selection": plan.selection.name,
        "coldest": plan.coldest,
        "temperatures": [work.reached[n] for n in sorted(work.reached)],
        "start": [float(value) for value in start],
        "start_error": float(1 - start.sum()),
        "stored_start": [float(value) for value in guide[0]],
        "epsilon": float(gains.max()),
        "epsilon_at": largest,
        "epsilon_by_player": [float(gain) for gain in gains.max(axis=0)],
        "gains_at_start": [float(gain) for gain in gains[0]],
        "gain_percentiles": {
            str(share): float(np.percentile(gains, share)) for share in (50, 99, 99.9, 99.99)
        },
        "pair_gap": float((upper - lower).max()),
        "positions": [int(size) for size in plan.index.sizes],
        "sweeps": work.sweeps,
    }
    took: dict[str, str | int] = {
        "path": f"{settled - began:.1f}",
        "proof": f"{time.monotonic() - settled:.1f}",
    }
    plan.tell(Phrase("cli-solve-proof", took))
    return Equilibrium(header, guide, pairs)


def open_equilibrium(path: Path) -> Equilibrium:
    """Open a file; raises `TableError` if it cannot be trusted."""
    header = read_header(path, MAGIC)
    check_file(path)
    three, two = header["positions"]
    if path.stat().st_size != VALUES_AT + 4 * (3 * three + two):
        raise TableError(f"{path} is damaged: it has another size than its header says")
    values = np.asarray(np.memmap(path, "<f4", "r", VALUES_AT, (3 * three + two,)))
    return Equilibrium(header, values[: 3 * three].reshape(three, 3), values[3 * three :])

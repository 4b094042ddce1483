"""Commands for exact tables: solve, list, verify, remove."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table as Grid

from quayside.cli.screen import aside, out, preparing
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game


def solve_game(game: Game, tolerance: float, device: str, threads: int | None) -> None:
    """Solve a game, with a bar that says how far it is and how long it will take."""
    if device not in ("cpu", "cuda"):
        raise InvalidSetup(f"a device is 'cpu' or 'cuda', not {device!r}")
    with preparing():
        from quayside.games.docker import solution as solve
        from quayside.games.docker.solution.solver import solve as run
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[note]}"),
        console=aside(),
        transient=True,
        disable=not aside().is_terminal,
    ) as bar:
        task = bar.add_task(game.name, total=1.0, note="", visible=False)

        def tell(step: solve.Progress) -> None:
            share = step.seconds / max(1e-9, step.seconds + step.left)
            note = (
                f"layer {step.layers_done + 1} of {step.layers}, gap {step.gap:.1e},"
                f" about {_minutes(step.left)} left"
            )
            bar.update(task, completed=share, note=note, visible=True)
            if not aside().is_terminal and step.gap <= step.target:
                aside().print(f"{game.name}: {note}", soft_wrap=True)

        table = run(
            game,
            tolerance=tolerance,
            device="cuda" if device == "cuda" else "cpu",
            threads=threads,
            progress=tell,
        )
    print(f"{table.setup.name}: {table.index.size:,} positions, error at most {table.error:.2g}")
    print(f"The player who begins wins {table.start:.9f}")


def _minutes(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"


def list_tables() -> None:
    """List the tables there are."""
    from quayside.games.docker.solution import tables, tables_folder

    grid = Grid("table", "size", "tolerance", "start", "", box=None)
    for found in tables():
        header = found.header or {}
        grid.add_row(
            found.name,
            f"{found.size / 1e6:.1f} MB",
            f"{header.get('tolerance', '')}",
            f"{header.get('start', '')}",
            "shipped" if found.shipped else found.problem,
        )
    out().print(grid)
    out().print(f"Tables that you make are kept in {tables_folder()}", soft_wrap=True)


def verify_table(name: str, sample: int | None) -> None:
    """Check a table's file and recompute how far its values are from what they should be."""
    from quayside.games.docker.solution import TableError, open_file, tables

    found = next((table for table in tables() if table.name == name), None)
    if found is None:
        known = ", ".join(table.name for table in tables())
        raise InvalidSetup(f"there is no table {name!r}; there are: {known}")
    with preparing():
        table = open_file(Path(found.path))
    with Progress(console=aside(), transient=True) as bar:
        task = bar.add_task(name)
        residual = table.verify(
            sample, progress=lambda done, total: bar.update(task, completed=done, total=total)
        )
    if residual > 2 * table.error + table.grain:
        raise TableError(f"{name} is wrong: its residual is {residual:.3g}")
    what = "all positions" if sample is None else f"{sample:,} positions"
    print(f"{name} is right: largest residual over {what} {residual:.3g}, error {table.error:.3g}")


def remove_table(name: str) -> None:
    """Remove a table that was made here."""
    from quayside.games.docker.solution import remove

    for path in remove(name):
        print(f"removed {path}")

"""Commands for exact solutions: solve, list, verify, remove."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table as Grid

from quayside.cli.language import number, say, say_word
from quayside.cli.screen import aside, out, preparing
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.phrase import Phrase
from quayside.core.solution import Equilibrium, Horizon, SolutionPart, SolveProgress, StoredSolution
from quayside.games import families


def solve_game(game: Game, tolerance: float, device: str, threads: int | None) -> None:
    """Solve a game, with a bar that says how far it is and how long it will take."""
    if device not in ("cpu", "cuda"):
        raise InvalidSetup(f"a device is 'cpu' or 'cuda', not {device!r}", "device", value=device)
    with preparing():
        part = game.family.solutions
        if part is None:
            title = game.family.title
            raise InvalidSetup(f"{title} cannot be solved here", "unsolvable", game=title)
        solve = part.solve
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[note]}"),
        console=aside(),
        transient=True,
        disable=not aside().is_terminal,
    ) as bar:
        task = bar.add_task(game.name, total=1.0, note="", visible=False)

        def tell(step: SolveProgress) -> None:
            bar.update(task, completed=step.share, note=say_word(step.note), visible=True)
            if not aside().is_terminal and step.is_stage_done:
                aside().print(f"{game.name}: {say_word(step.note)}", soft_wrap=True)

        found = solve(game, tolerance=tolerance, device=device, threads=threads, progress=tell)
    count, error = number(found.size), f"{found.error:.2g}"
    print(say("cli-solved", name=found.name, count=count, error=error))
    print(say("cli-solved-start", share=f"{found.start:.9f}"))


def solve_for_many(
    game: Game, pieces: int | None, selection: str, steps: int, device: str, threads: int | None
) -> None:
    """Find an equilibrium of a game for more than two players, and say how good it is."""
    solve = getattr(game.family.solutions, "solve_equilibrium", None)
    if solve is None:
        what = game.describe()
        raise InvalidSetup(f"{what} cannot be solved here", "unsolvable", game=game.name)
    found: Equilibrium = solve(
        game,
        pieces=pieces,
        selection=selection,
        most_steps=steps,
        device=device,
        threads=threads,
        tell=_tell,
    )
    print(say("cli-solved-equilibrium", name=found.name, count=number(found.size)))
    print(say("cli-solved-chances", chances=_listed(found.start)))
    print(say("cli-solved-gain", most=f"{found.epsilon:.2g}"))


def solve_backwards(
    game: Game, pieces: int | None, selection: str, moves: int, device: str, threads: int | None
) -> None:
    """Find the equilibria of players who count down moves; say how good the last one is, and how
    far apart the last ten are."""
    solve = getattr(game.family.solutions, "solve_horizon", None)
    if solve is None:
        what = game.describe()
        raise InvalidSetup(f"{what} cannot be solved here", "unsolvable", game=game.name)
    found: list[Horizon] = solve(
        game,
        pieces=pieces,
        selection=selection,
        most_moves=moves,
        device=device,
        threads=threads,
        tell=_tell,
    )
    for name, among in (("lowest", min), ("highest", max)):
        ends = [among(each) for each in zip(*(one.start for one in found[-10:]), strict=True)]
        print(say(f"cli-solved-{name}", chances=_listed(ends)))
    print(say("cli-solved-counting", moves=moves, chances=_listed(found[-1].start)))
    print(say("cli-solved-gain-there", most=f"{found[-1].start_gap:.2g}"))


def _tell(note: Phrase) -> None:
    aside().print(say_word(note), soft_wrap=True)


def _listed(chances: Iterable[float]) -> str:
    return ", ".join(f"{chance:.6f}" for chance in chances)


def _stored() -> list[tuple[SolutionPart, StoredSolution]]:
    parts = [family.solutions for family in families()]
    return [(part, found) for part in parts if part is not None for found in part.tables()]


def _find(name: str) -> tuple[SolutionPart, StoredSolution]:
    stored = _stored()
    for part, found in stored:
        if found.name == name:
            return part, found
    known = ", ".join(found.name for _, found in stored)
    text = f"there is no solution {name!r}; there are: {known}"
    raise InvalidSetup(text, "solution", name=name, known=known)


def list_solutions() -> None:
    """List the solutions there are."""
    titles = ("name", "size", "tolerance", "start")
    grid = Grid(*(say(f"cli-solutions-{title}") for title in titles), "", box=None)
    for _, found in _stored():
        header = found.header or {}
        grid.add_row(
            found.name,
            f"{found.size / 1e6:.1f} MB",
            f"{header.get('tolerance', '')}",
            f"{header.get('start', '')}",
            say("cli-solutions-shipped") if found.shipped else found.problem,
        )
    out().print(grid)
    parts = (family.solutions for family in families())
    for folder in dict.fromkeys(part.tables_folder() for part in parts if part is not None):
        out().print(say("cli-solutions-folder", folder=str(folder)), soft_wrap=True)


def verify_solution(name: str, sample: int | None) -> None:
    """Check a solution's file and recompute how far its values are from what they should be."""
    part, stored = _find(name)
    with preparing():
        found = part.open_file(Path(stored.path))
    with Progress(console=aside(), transient=True) as bar:
        task = bar.add_task(name)
        residual = found.check(
            sample, progress=lambda done, total: bar.update(task, completed=done, total=total)
        )
    known = {"residual": f"{residual:.3g}", "error": f"{found.error:.3g}"}
    count = number(found.size if sample is None else sample)
    print(say("cli-solutions-right", name=name, count=count, **known))


def remove_solution(name: str) -> None:
    """Remove a solution that was made here."""
    part, _ = _find(name)
    for path in part.remove(name):
        print(say("cli-removed", file=str(path)))

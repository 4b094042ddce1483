"""Tables for learners: games of bots, and random positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from quayside.cli.language import number, say
from quayside.cli.screen import aside, out, preparing, progress_bar
from quayside.core.game import Game


@contextmanager
def _bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; yield a function that takes how much is done."""
    with progress_bar() as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def _tell(file: Path) -> None:
    from quayside.research.tables import arrow

    rows = arrow().parquet.read_metadata(file).num_rows
    size = number(file.stat().st_size)
    out().print(say("cli-rows", file=str(file), rows=number(rows), bytes=size), soft_wrap=True)


def write_games(
    game: Game, bots: str, games: int, file: Path, seed: int, pool: str, workers: int | None
) -> None:
    """Play the games that are not in the file's parts yet, and write the table."""
    with preparing():
        from quayside.research.selfplay import selfplay
        from quayside.search import arena
        from quayside.search.bots import split_specs

        setup = arena(game, split_specs(bots), seed)
    kept = 0

    def tell(done: int) -> None:
        nonlocal kept
        kept = done
        show(done)

    try:
        with _bar(game.name, games) as show:
            selfplay(setup, games, file, pool=pool, workers=workers, progress=tell)
    except KeyboardInterrupt:
        aside().print(say("cli-kept-games", kept=number(kept), games=number(games)), soft_wrap=True)
        raise
    _tell(file)


def write_positions(game: Game, count: int, file: Path, seed: int, exact: bool) -> None:
    """Write a table of random positions."""
    with preparing():
        from quayside.research import positions
    with _bar(game.name, count) as show:
        positions.write_positions(game, count, file, seed=seed, exact=exact, progress=show)
    _tell(file)

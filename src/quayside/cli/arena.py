"""The arena: bots against bots."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from rich.table import Table

from quayside.cli.language import number, percent, say
from quayside.cli.screen import out, preparing, progress_bar
from quayside.core.game import Game


def run_arena(
    game: Game,
    bots: str,
    games: int,
    seed: int,
    pool: str,
    workers: int | None,
    log: Path | None,
    as_json: bool,
) -> None:
    """Play the games that are not in the log yet, and say how the bots stand."""
    with preparing():
        from quayside.search import Standing, arena, run
        from quayside.search.bots import split_specs

        setup = arena(game, split_specs(bots), seed)
    with ExitStack() as stack:
        file = stack.enter_context(log.open("a+", encoding="utf-8")) if log else None
        bar = stack.enter_context(progress_bar())
        task = bar.add_task(game.name, total=games)

        def tell(done: int, standing: list[Standing]) -> None:
            shares = ", ".join(f"{one.bot} {one.share:.1%}" for one in standing)
            bar.update(task, completed=done, description=shares)

        result = run(setup, games, pool=pool, workers=workers, log=file, progress=tell)
    if as_json:
        print(result.to_json())
        return
    bot, share, fair = (say(f"cli-arena-{title}") for title in ("bot", "share", "fair"))
    interval, turn = say("cli-arena-interval"), say("cli-arena-turn")
    grid = Table(bot, share, interval, fair, "Elo", interval, turn, box=None)
    for one in result.standings:
        grid.add_row(
            one.bot,
            percent(one.share),
            say("cli-arena-range", low=percent(one.low), high=percent(one.high)),
            percent(one.fair),
            f"{one.elo:+.0f}",
            say("cli-arena-range", low=f"{one.elo_low:+.0f}", high=f"{one.elo_high:+.0f}"),
            number(one.seconds_a_turn, 3),
        )
    out().print(grid)

"""Regret: how much a policy loses, against the exact values of a solved game."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress, TaskProgressColumn
from rich.table import Table

from quayside.cli.language import number, percent, say, say_or
from quayside.cli.misuse import require_folder
from quayside.cli.screen import aside, out, preparing, progress_bar
from quayside.core.game import Game

if TYPE_CHECKING:
    from quayside.research.regret import Regret
    from quayside.research.value import GameValue


@dataclass(frozen=True)
class Wanted:
    """The arguments of the command line."""

    policy: str
    positions: int | None
    seeds: int
    seed: int
    set_file: Path | None
    log: Path | None
    plot: Path | None
    value: bool
    decisions: int
    width: float
    games: int
    pool: str
    workers: int | None
    as_json: bool


def run_regret(game: Game, wanted: Wanted) -> None:
    """Measure the regret of a policy, then its value against perfect play."""
    with preparing():
        from quayside.research.decisions import open_set
        from quayside.research.regret import measure, policy_of

        policy_of(game, wanted.policy, wanted.seed)
        made = open_set(game, wanted.set_file)
    require_folder(wanted.plot, wanted.log)
    with ExitStack() as stack:
        log = wanted.log and stack.enter_context(wanted.log.open("a+", encoding="utf-8"))
        bar = stack.enter_context(progress_bar(TaskProgressColumn()))
        task = bar.add_task(say("cli-regret-decisions"), total=1.0)

        def tell(done: int, total: int, mean: float) -> None:
            said = say("cli-regret-progress", loss=percent(mean, 3))
            bar.update(task, completed=done / total, description=said)

        measured = measure(
            made,
            wanted.policy,
            count=wanted.positions,
            seeds=wanted.seeds,
            seed=wanted.seed,
            pool=wanted.pool,
            workers=wanted.workers,
            log=log or None,
            progress=tell,
        )
        values = _values(game, wanted, bar) if wanted.value else []
    if wanted.plot:
        from quayside.research.plots import draw_regret

        draw_regret([measured], wanted.plot)
    if wanted.as_json:
        told = measured.told() | {"against_perfect_play": [value.told() for value in values]}
        print(json.dumps(told, indent=2))
        return
    _print_regret(measured)
    for value in values:
        _print_value(value)
    if wanted.value and not values:
        command = f"quayside solve {game.name}"
        aside().print(say("cli-regret-unsolved", command=command), soft_wrap=True)


def _values(game: Game, wanted: Wanted, bar: Progress) -> list[GameValue]:
    """Return the value of the policy against perfect play: exact, or bounds; and sampled."""
    from quayside.research.regret import player, policy_of
    from quayside.research.value import exact_value, sampled_value, value_bounds

    solution = game.family.whole_solution(game)
    if solution is None:
        return []
    policy = policy_of(game, wanted.policy, wanted.seed)
    bot, task = player(policy), bar.add_task(say("cli-regret-against"), total=1.0)
    found = exact_value(
        bot,
        solution,
        threads=wanted.workers,
        progress=lambda share: bar.update(task, completed=share),
    )
    values = [found] if found else []
    if not values and wanted.decisions:

        def tell(asked: int, width: float) -> None:
            text = say("cli-regret-apart", width=f"{width:.3g}")
            bar.update(task, completed=asked / wanted.decisions, description=text)

        values = [
            value_bounds(bot, solution, width=wanted.width, most=wanted.decisions, progress=tell)
        ]
    if wanted.games:
        values.append(
            sampled_value(
                policy,
                solution,
                wanted.games,
                pool=wanted.pool,
                workers=wanted.workers,
                progress=lambda done, total: bar.update(task, completed=done / total),
            )
        )
    return values


def _print_regret(measured: Regret) -> None:
    titles = ("decisions", "mean", "best", "largest")
    grid = Table("", *(say(f"cli-regret-{title}") for title in titles), box=None)
    for line in (measured.whole, *measured.phases):
        error = "" if line.standard_error is None else f" ± {percent(line.standard_error, 3)}"
        grid.add_row(
            say_or(line.name, f"cli-regret-phase-{line.name.replace(' ', '-')}"),
            number(line.decisions),
            f"{percent(line.mean, 3)}{error}",
            percent(line.best),
            percent(line.worst),
        )
    out().print(say("cli-regret-title", policy=measured.policy, game=measured.game))
    out().print(grid)
    out().print(say("cli-regret-worst", position=measured.worst_position), soft_wrap=True)


def _print_value(value: GameValue) -> None:
    pairs = (value.first, value.second)
    how = value.kind
    if value.kind == "sampled":
        sides = [f"{percent(mean, 3)} ± {percent(error, 3)}" for mean, error in pairs]
    elif value.kind == "bounds":
        sides = [
            say("cli-arena-range", low=percent(low, 3), high=percent(high, 3))
            for low, high in pairs
        ]
    else:
        sides = [percent((low + high) / 2, 4) for low, high in pairs]
        how = "turned" if value.is_turned else "exact"
    told = say(
        "cli-regret-wins",
        first=sides[0],
        second=sides[1],
        how=say(f"cli-regret-how-{how}", count=number(value.asked)),
        perfect=percent(value.perfect, 4),
        other=percent(1 - value.perfect, 4),
    )
    out().print(told, soft_wrap=True)

"""Commands that explain: analyse, report, puzzles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from quayside.cli.screen import aside, out, preparing, show_drawing
from quayside.cli.show import open_record
from quayside.cli.words import language, percent, say
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game, State

if TYPE_CHECKING:
    from quayside.analysis import Analysis

_SHOWN = 20
"""So many moves are listed, the best first."""
_REPORT_COLUMNS = (
    "cli-column-seat",
    "cli-column-start",
    "cli-column-luck",
    "cli-column-lost",
    "cli-column-result",
)


def print_analysis(what: str, at: int | None, as_json: bool) -> None:
    """Judge a position, or a position of a record: the last, or that after a move."""
    with preparing():
        from quayside.analysis import analyse, source_for
        from quayside.games import parse

        state = _record_state(Path(what), at) if _is_file(what) else parse(what)
        source = source_for(state.game)
    with aside().status(say("cli-thinking")):
        found = analyse(state, source)
    if as_json:
        print(json.dumps(found.as_json()))
        return
    show_drawing(state.draw())
    console = out()
    console.print(_say_kind(found.kind, found.error))
    for seat, win in enumerate(found.win):
        console.print(f"  {say('cli-seat-wins', seat=seat, share=percent(win, 2))}")
    seat = state.to_move or 0
    if found.faces:
        _print_faces(found, seat)
    if found.moves:
        _print_moves(found, seat)
    for reason in found.reasons:
        console.print(reason.say(language()), markup=False)


def _print_faces(found: Analysis, seat: int) -> None:
    chance = say("cli-column-wins", seat=seat)
    table = Table(say("cli-column-roll"), chance, say("cli-column-best"), box=None)
    for face in found.faces:
        share = say("cli-rolled-again") if face.win is None else percent(face.win[seat], 2)
        table.add_row(str(face.face), share, face.best or "")
    out().print(table)


def _print_moves(found: Analysis, seat: int) -> None:
    chance = say("cli-column-wins", seat=seat)
    table = Table(say("cli-column-move"), chance, say("cli-column-loses"), box=None)
    for move in found.moves[:_SHOWN]:
        table.add_row(move.text, percent(move.win[seat], 2), percent(move.regret, 2))
    out().print(table)
    if len(found.moves) > _SHOWN:
        out().print(f"  {say('cli-more-moves', count=len(found.moves) - _SHOWN)}")


def _is_file(what: str) -> bool:
    """Return whether a text names a file; a position may be longer than a name can be."""
    try:
        return Path(what).is_file()
    except OSError:
        return False


def _record_state(file: Path, at: int | None) -> State:
    record = open_record(file)
    last = len(record.entries)
    if at is None:
        return record.state
    if not 0 <= at <= last:
        raise InvalidSetup(f"this record has entries 0 to {last}, not {at}")
    return record.states[at]


def _say_kind(kind: str, error: float) -> str:
    if kind == "estimate":
        return say("cli-kind-estimate", error=percent(error, 2))
    known = say("cli-kind-exact" if kind == "exact" else "cli-kind-proved")
    return say("cli-kind-within", known=known, error=f"{error:.1g}") if error else f"{known}."


def print_report(file: Path, as_json: bool, svg: Path | None) -> None:
    """Explain a recorded game: luck and skill, turning points, a chart."""
    record = open_record(file)
    with preparing():
        from quayside.analysis import report, source_for
        from quayside.analysis.chart import say_step, svg_chart, text_chart

        source = source_for(record.start.game)
    with aside().status(say("cli-going-through")):
        found = report(record, source)
    if svg is not None:
        title = f"{record.start.game.name}: {say('chart-title')}"
        svg.write_text(svg_chart(found, title, language()), encoding="utf-8")
    if as_json:
        print(json.dumps(found.as_json()))
        return
    console = out()
    show_drawing(text_chart(found, language=language()))
    console.print(_say_kind(found.kind, found.error))
    table = Table(*map(say, _REPORT_COLUMNS), box=None)
    for seat, start in enumerate(found.start):
        luck, skill = found.total("luck", seat), found.total("skill", seat)
        table.add_row(
            str(seat), percent(start), percent(luck, signed=True), percent(skill, signed=True),
            percent(found.result[seat], 0),
        )  # fmt: skip
    console.print(table)
    console.print(say("cli-turning-points"))
    for step in found.turning_points():
        console.print(f"  {say_step(step, language())}", markup=False, soft_wrap=True)
        for reason in step.reasons:
            console.print(f"    {reason.say(language())}", markup=False, soft_wrap=True)


def print_puzzles(game: Game, count: int, seed: int | None, as_json: bool) -> None:
    """Print puzzles: those that come with the package, or new ones for a seed."""
    with preparing():
        from quayside.analysis import source_for
        from quayside.analysis.puzzles import find, shipped

        found = shipped(game) if seed is None else []
        if len(found) < count:
            source = source_for(game)
            if not hasattr(source, "table"):
                raise InvalidSetup(
                    f"puzzles are checked by a table, and there is none of {game.describe()}:"
                    f" make it with 'quayside solve {game.name} --players 2'"
                )
            with aside().status(say("cli-looking-for-puzzles")) as status:
                found += find(
                    game, source, count - len(found), seed or 0,
                    lambda done: status.update(f"{say('cli-looking-for-puzzles')}: {done}"),
                )  # fmt: skip
    if as_json:
        print(json.dumps([puzzle.as_json() for puzzle in found[:count]], indent=1))
        return
    console = out()
    for number, puzzle in enumerate(found[:count], 1):
        difficulty = say("cli-difficulty", level=puzzle.difficulty)
        console.print(f"[bold]{number}.[/] {puzzle.position}  ({difficulty})")
        solution = say(
            "cli-solution", best=puzzle.best, share=percent(puzzle.win),
            next=puzzle.next_best, other=percent(puzzle.next_win),
        )  # fmt: skip
        console.print(f"   {solution}")
        for reason in puzzle.reasons:
            console.print(f"   {reason.say(language())}", markup=False, soft_wrap=True)

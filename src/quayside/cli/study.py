"""Commands that explain: analyse, report, puzzles."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table

from quayside.cli.screen import aside, out, preparing, show_drawing
from quayside.cli.show import open_record
from quayside.core.errors import InvalidSetup
from quayside.core.game import Game, State


def print_analysis(what: str, at: int | None, as_json: bool) -> None:
    """Judge a position, or a position of a record: the last, or that after a move."""
    with preparing():
        from quayside.analysis import analyse, source_for
        from quayside.games import parse

        state = _record_state(Path(what), at) if Path(what).is_file() else parse(what)
        source = source_for(state.game)
    with aside().status("thinking"):
        found = analyse(state, source)
    if as_json:
        print(json.dumps(found.as_json()))
        return
    show_drawing(state.draw())
    console = out()
    console.print(_say_kind(found.kind, found.error))
    for seat, win in enumerate(found.win):
        console.print(f"  seat {seat} wins {win:.2%}")
    seat = state.to_move or 0
    if found.faces:
        table = Table("roll", f"seat {seat} wins", "best move", box=None)
        for face in found.faces:
            chance = "rolled again" if face.win is None else f"{face.win[seat]:.2%}"
            table.add_row(str(face.face), chance, face.best or "")
        console.print(table)
    if found.moves:
        table = Table("move", f"seat {seat} wins", "loses", box=None)
        for move in found.moves[:20]:
            table.add_row(move.text, f"{move.win[seat]:.2%}", f"{move.regret:.2%}")
        console.print(table)
        if len(found.moves) > 20:
            console.print(f"  and {len(found.moves) - 20} moves that are worth less")
    for reason in found.reasons:
        console.print(reason, markup=False)


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
        return f"An estimate, with a standard error of {error:.2%}."
    return f"{kind.capitalize()}, to within {error:.1g}." if error else f"{kind.capitalize()}."


def print_report(file: Path, as_json: bool, svg: Path | None) -> None:
    """Explain a recorded game: luck and skill, turning points, a chart."""
    record = open_record(file)
    with preparing():
        from quayside.analysis import report, source_for
        from quayside.analysis.chart import say_step, svg_chart, text_chart

        source = source_for(record.start.game)
    with aside().status("going through the game"):
        found = report(record, source)
    if svg is not None:
        svg.write_text(svg_chart(found, f"{record.start.game.name}: chances"), encoding="utf-8")
    if as_json:
        print(json.dumps(found.as_json()))
        return
    console = out()
    show_drawing(text_chart(found))
    console.print(_say_kind(found.kind, found.error))
    table = Table("seat", "at the start", "luck", "lost by moves", "result", box=None)
    for seat, start in enumerate(found.start):
        luck, skill = found.total("luck", seat), found.total("skill", seat)
        table.add_row(
            str(seat), f"{start:.1%}", f"{luck:+.1%}", f"{skill:+.1%}", f"{found.result[seat]:.0%}"
        )
    console.print(table)
    console.print("Turning points:")
    for step in found.turning_points():
        console.print(f"  {say_step(step)}", markup=False, soft_wrap=True)
        for reason in step.reasons:
            console.print(f"    {reason}", markup=False, soft_wrap=True)


def print_puzzles(game: Game, count: int, seed: int | None, as_json: bool) -> None:
    """Print puzzles: those that come with the package, or new ones for a seed."""
    with preparing():
        from quayside.analysis import source_for
        from quayside.analysis.puzzles import find, shipped, to_json

        found = shipped(game) if seed is None else []
        if len(found) < count:
            source = source_for(game)
            if not hasattr(source, "table"):
                raise InvalidSetup(
                    f"puzzles are checked by a table, and there is none of {game.describe()}:"
                    f" make it with 'quayside solve {game.name} --players 2'"
                )
            with aside().status("looking for puzzles") as status:
                found += find(
                    game, source, count - len(found), seed or 0,
                    lambda done: status.update(f"looking for puzzles: {done}"),
                )  # fmt: skip
    if as_json:
        print(to_json(found[:count]), end="")
        return
    console = out()
    for number, puzzle in enumerate(found[:count], 1):
        console.print(f"[bold]{number}.[/] {puzzle.position}  (difficulty {puzzle.difficulty})")
        console.print(
            f"   {puzzle.best} wins {puzzle.win:.1%};"
            f" next {puzzle.next_best}, {puzzle.next_win:.1%}"
        )
        for reason in puzzle.reasons:
            console.print(f"   {reason}", markup=False, soft_wrap=True)

"""Commands that explain: analyse, report, puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer
from rich.table import Table

from quayside.cli.language import language, number, percent, player_names, say, say_move, say_title
from quayside.cli.misuse import require_folder, say_reason
from quayside.cli.screen import aside, out, preparing, show_drawing, show_position
from quayside.cli.show import names_in, open_record
from quayside.core.errors import InvalidSetup
from quayside.core.explain import Reason
from quayside.core.game import Game, State

if TYPE_CHECKING:
    from quayside.analysis import Analysis, Evaluator, MoveWorth, Report
    from quayside.analysis.puzzles import Puzzle
    from quayside.analysis.results import ReportSeat
    from quayside.core.parts import PuzzleKind
    from quayside.record import Record
    from quayside.search import Kind

_SHOWN = 20
"""The number of moves in a list, the best first."""


def print_analysis(
    what: str,
    at: int | None,
    simulations: int | None,
    seconds: float | None,
    threads: int,
    as_json: bool,
) -> None:
    """Judge a position, or a position of a record: the last, or that after a move. With a number
    of simulations or seconds it is searched, whether or not the game is solved."""
    if simulations and seconds:
        raise InvalidSetup("give --simulations or --seconds, not both", "search-twice")
    with preparing():
        from quayside.analysis import SearchEvaluator, analyse, position_evaluator
        from quayside.analysis.evaluators import NODES
        from quayside.games import parse

        record = open_record(Path(what)) if _is_file(what) else None
        if at is not None and record is None:
            raise typer.BadParameter("only a record has moves to count", param_hint="'--at'")
        state = parse(what) if record is None else _state_at(record, at)
        if simulations or seconds:
            evaluator: Evaluator = SearchEvaluator(
                simulations or NODES, seconds=seconds, tree_threads=threads
            )
        else:
            evaluator = position_evaluator(state.game, threads)
    with aside().status(say("cli-thinking")):
        found = analyse(state, evaluator)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    show_position(state)
    names = player_names(state, None if record is None else record.headers)
    console = out()
    console.print(_say_kind(found.kind, found.error))
    for seat, win in enumerate(found.win):
        share = _chance(win, found.kind)
        console.print(f"  {say('cli-seat-wins', who=names[seat], share=share)}")
    if found.faces:
        _print_faces(found, state, names)
    if found.moves:
        _print_moves(found, state, names)
    for reason in found.reasons:
        console.print(_say(reason, state.game, names), markup=False)


def _say(reason: Reason, game: Game, names: Sequence[str]) -> str:
    from quayside.analysis import say_reason

    return say_reason(reason, language(), game, names)


def _chance(win: float, kind: Kind) -> str:
    from quayside.analysis.chart import say_chance

    return say_chance(win, kind, language(), 2)


def _print_faces(found: Analysis, state: State, names: Sequence[str]) -> None:
    seat = state.to_move or 0
    chance = say("cli-column-wins", who=names[seat])
    table = Table(say("cli-column-roll"), chance, say("cli-column-best"), box=None)
    for face in found.faces:
        share = say("cli-rolled-again") if face.win is None else _chance(face.win[seat], found.kind)
        best = say_move(state.game.family, face.best) if face.best else ""
        table.add_row(str(face.face), share, best)
    out().print(table)


def _print_moves(found: Analysis, state: State, names: Sequence[str]) -> None:
    """Print the moves with their values; those without one are only counted."""
    seat = state.to_move or 0
    columns = ["cli-column-move", "cli-column-error", "cli-column-loses"]
    titles = [say(column) for column in columns]
    table = Table(titles[0], say("cli-column-wins", who=names[seat]), *titles[1:], box=None)
    known = [move for move in found.moves if move.win is not None]
    for move in known[:_SHOWN]:
        words = say_move(state.game.family, move.move)
        table.add_row(words, *_worth(move, seat, found.moves[0]))
    out().print(table)
    if len(known) > _SHOWN:
        out().print(f"  {say('cli-more-moves', count=len(known) - _SHOWN)}")
    if len(known) < len(found.moves):
        out().print(f"  {say('cli-not-looked-at', count=len(found.moves) - len(known))}")


def _worth(move: MoveWorth, seat: int, best: MoveWorth) -> tuple[str, str, str]:
    """Return a move's chance, how well it is known, and what it loses."""
    from quayside.analysis.chart import say_error

    if move.kind is None or best.kind is None:
        return "", "", ""
    known = say_error(move.error or 0.0, language())
    if move.kind != "estimate":
        known = say(f"cli-kind-{move.kind}").lower()
    rough = "estimate" in (move.kind, best.kind)
    loses = percent(move.regret or 0.0, 0 if rough else 2)
    return _chance(move.chance(seat), move.kind), known, loses


def _is_file(what: str) -> bool:
    """Return whether a text names a file; a position may be longer than a name can be."""
    try:
        return Path(what).is_file()
    except OSError:
        return False


def _state_at(record: Record, at: int | None) -> State:
    last = len(record.entries)
    if at is None:
        return record.state
    if not 0 <= at <= last:
        text = f"this record has entries 0 to {last}, not {at}"
        raise InvalidSetup(text, "at", last=last, at=at)
    return record.states[at]


def _say_kind(kind: str, error: float) -> str:
    if kind == "estimate":
        return say("cli-kind-estimate", error=percent(error, 0))
    if kind == "equilibrium":
        return say("cli-kind-of-equilibrium", error=percent(error, 2))
    known = say(f"cli-kind-{kind}")
    return say("cli-kind-within", known=known, error=f"{error:.1g}") if error else f"{known}."


def print_report(file: Path, as_json: bool, svg: Path | None) -> None:
    """Explain a recorded game: luck and skill, turning points, a chart."""
    require_folder(svg)
    record = open_record(file)
    with preparing():
        from quayside.analysis import evaluator_for, report
        from quayside.analysis.chart import marks, say_step, svg_chart, text_chart
        from quayside.analysis.summary import say_sentence, summarise

        evaluator = evaluator_for(record.start.game)
    with aside().status(say("cli-going-through")):
        found = report(record, evaluator)
    game, names = record.start.game, names_in(record)
    if svg is not None:
        title = f"{say_title(game)}: {say('chart-title')}"
        chart = svg_chart(found, game, names, title, language())
        svg.write_text(chart, encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    console = out()
    for sentence in summarise(found):
        console.print(say_sentence(sentence, names.__getitem__, None, language()), markup=False)
    show_drawing(text_chart(found, names, language=language()))
    legend = zip(marks(names), names, strict=True)
    console.print("       " + "   ".join(f"{mark}: {name}" for mark, name in legend), markup=False)
    estimated = found.kind == "estimate"
    # Bounds add up over a game. The possible gain in an equilibrium does not, so it is printed
    # unchanged.
    epsilon = evaluator.judge(record.start).error if found.kind == "equilibrium" else None
    error = found.error if epsilon is None else epsilon
    console.print(say("cli-kind-estimates") if estimated else _say_kind(found.kind, error))
    console.print(_seats(found, names, record.state.is_over))
    _print_usual(game)
    points = found.turning_points
    console.print(say("cli-turning-points" if points else "cli-no-turning-points"))
    for step in points:
        console.print(f"  {say_step(step, game, names, language())}", markup=False, soft_wrap=True)
        for reason in step.reasons:
            console.print(f"    {_say(reason, game, names)}", markup=False, soft_wrap=True)


def _print_usual(game: Game) -> None:
    """Print which accuracy is usual for each level, where it was measured."""
    from quayside.analysis.usual import usual_accuracy

    found = usual_accuracy(game.family)
    if found is None:
        return
    levels = ", ".join(
        say("report-usual-level", level=level, points=number(100 * accuracy))
        for level, accuracy in found.levels.items()
    )
    out().print(say("report-usual", levels=levels), markup=False, soft_wrap=True)
    out().print(say("report-usual-about", games=found.games), markup=False, soft_wrap=True)


def _seats(found: Report, names: Sequence[str], is_over: bool) -> Table:
    """Return what each seat's luck and turns did. A game without rolls has no luck, and losses are
    summed up only where they are not estimates."""
    columns = ["player", "start", *(["luck"] if found.has_chance else []), "mistakes", "accuracy"]
    columns += [*([] if found.kind == "estimate" else ["lost"]), "result"]
    table = Table(*(say(f"cli-column-{column}") for column in columns), box=None)
    for seat, start in enumerate(found.start):
        cells = [names[seat], _chance(start, found.kind)]
        luck = found.luck(seat)
        if luck is not None:
            cells.append(_change(luck.change, luck.error, found.kind))
        grave = found.mistakes(seat, "grave")
        cells.append(say("cli-mistakes", count=found.mistakes(seat), grave=grave))
        cells.append(_accuracy(found.seats[seat], found.kind))
        if found.kind != "estimate":
            cells.append(percent(found.total("skill", seat), signed=True))
        result = found.result[seat]
        table.add_row(*cells, percent(result, 0) if is_over else _chance(result, found.kind))
    return table


def _change(change: float, error: float, kind: Kind) -> str:
    """Return a change of a chance, with its error if it is an estimate."""
    from quayside.analysis.chart import say_error

    if kind != "estimate":
        return percent(change, signed=True)
    return f"{percent(change, 0, signed=True)} {say_error(error, language())}"


def _accuracy(seat: ReportSeat, kind: Kind) -> str:
    """Return an accuracy in points of 100, with its error if it is an estimate."""
    if seat.accuracy is None:
        return ""
    points = number(100 * seat.accuracy, 0 if kind == "estimate" else 1)
    if kind == "estimate":
        points += f" ±{ceil(100 * seat.loss_error)}"
    return say("report-accuracy-of", points=points)


def print_puzzles(
    game: Game, count: int, seed: int | None, path: Path | None, as_json: bool
) -> None:
    """Print puzzles: those that come with the package, or new ones for a seed, which are added to
    a file as soon as they are proved."""
    with preparing():
        from quayside.analysis.puzzles import make, part_of, write
        from quayside.games import parse

        is_new = path is not None and seed is not None and not path.exists()
        listed = [] if is_new else _known_puzzles(game, path)
        found = [] if seed is not None else [p for p in listed if parse(p.position).game == game]
        if seed is None and path is None and not found:
            others = sorted({parse(puzzle.position).game.name for puzzle in listed})
            raise InvalidSetup(
                f"the puzzles that come with the package are of {', '.join(others)},"
                f" not of {game.name}; --seed makes new ones",
                "puzzles-of",
                known=", ".join(others),
                name=game.name,
            )
    need = count - len(found)
    if need > 0 and (path is None or seed is not None):
        new: list[Puzzle] = []
        words = say("cli-looking-for-puzzles")
        with aside().status(words) as status, suppress(KeyboardInterrupt):
            for puzzle in islice(make(game, seed or 0, listed), need):
                new.append(puzzle)
                status.update(f"{words}: {len(new)}")
                if path is not None:
                    part = path.with_name(path.name + ".part")
                    part.write_text(write(game.family, [*listed, *new]), "utf-8")
                    part.replace(path)  # stopping here loses nothing
        found += new
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found[:count]), indent=1).decode())
        return
    for place, puzzle in enumerate(found[:count], 1):
        _print_puzzle(place, puzzle, part_of(game.family).KIND)


def _print_puzzle(place: int, puzzle: Puzzle, kind: PuzzleKind) -> None:
    from quayside.analysis.words import say_move
    from quayside.games import parse

    console, state = out(), parse(puzzle.position)
    game, names = state.game, player_names(state)
    difficulty = say("cli-difficulty", level=puzzle.difficulty)
    console.print(f"[bold]{place}.[/] {puzzle.position}  ({difficulty})", soft_wrap=True)
    line = say_move(game, " ".join(puzzle.line), language())
    console.print(f"   {say('cli-puzzle-line', line=line)}", markup=False, soft_wrap=True)
    because = [_compare(puzzle, kind)] if kind != "force" else []
    for words in [*because, *(_say(reason, game, names) for reason in puzzle.reasons)]:
        console.print(f"   {words}", markup=False, soft_wrap=True)


def _compare(puzzle: Puzzle, kind: PuzzleKind) -> str:
    """Say what the solution is worth, and the next best first move."""
    from quayside.games import parse

    def worth(value: float) -> str:
        if kind == "chance":
            return percent(value, 1)
        return say("puzzles-points", points=round(value))

    state = parse(puzzle.position)
    moves = [move.text for move in state.moves]
    others = {one: puzzle.values.get(one, 0.0) for one in moves if one not in puzzle.solutions}
    move = max(others, key=others.__getitem__)
    best = puzzle.values[puzzle.solutions[0]]
    words, second = say_move(state.game.family, move), worth(others[move])
    return say(f"puzzles-because-{kind}", best=worth(best), move=words, second=second)


def check_puzzles(game: Game, path: Path | None) -> bool:
    """Prove every puzzle of a file, or of those that come with a game; return whether all are
    right."""
    with preparing():
        from quayside.analysis.puzzles import check, check_level

        puzzles = _known_puzzles(game, path)
    wrong = 0
    with aside().status("") as status:
        for number, puzzle in enumerate(puzzles, 1):
            status.update(f"{number}/{len(puzzles)}")
            if problem := check(puzzle):
                out().print(f"{number}: {problem}", markup=False, soft_wrap=True)
                wrong += 1
        if problem := check_level(puzzles):
            out().print(problem)
            wrong += 1
    out().print(say("cli-puzzles-checked", count=len(puzzles), wrong=wrong))
    return wrong == 0


def _known_puzzles(game: Game, path: Path | None) -> list[Puzzle]:
    """Return the puzzles of a file, or those that come with a game."""
    from quayside.analysis.puzzles import read, shipped

    if path is None:
        return shipped(game.family)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        text = f"cannot read {path}: {say_reason(error)}"
        raise InvalidSetup(text, "unreadable", file=str(path)) from None
    return read(text, game.family)

"""Puzzles: positions with one correct first move, proved by the game's own module. A family's
puzzles are the list in its `puzzles.json`.

The list only grows: a puzzle's number is its index, which addresses and the puzzle of the day use.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np

from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.core.explain import Reason, texts_of
from quayside.core.family import Family
from quayside.core.game import Game, State
from quayside.core.parts import Proof, Puzzles
from quayside.games import parse
from quayside.search import bot

FORMAT = "quayside puzzles 1"
FILE = "puzzles.json"
FAILING = 1
"""The member of the jury that fails at least half of a list, with seed 0."""
_SEEDS = (0, 1)
"""The seeds with which every member of the jury tries a puzzle."""
_SAME = 1e-6
"""The tolerance within which values are equal."""
_DIGITS = 6


@dataclass(frozen=True)
class Puzzle:
    """A position with its proved solution."""

    position: str
    solutions: tuple[str, ...]
    """The first moves that solve it: one, and its images under a symmetry of the position."""
    line: tuple[str, ...]
    """The line, beginning with a solution."""
    values: Mapping[str, float]
    """The values of first moves, in the unit of the kind; 0 if not listed."""
    reasons: tuple[Reason, ...]
    difficulty: int
    """1 (every bot of the jury finds it) to 5."""


# Making ------------------------------------------------------------------------------------------


def part_of(family: Family) -> Puzzles:
    """Return the module that finds and proves a family's puzzles; raises `InvalidSetup` if it has
    none."""
    if family.puzzles is None:
        raise InvalidSetup(f"there are no puzzles of {family.title}")
    return family.puzzles


def make(game: Game, seed: int, known: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """Yield new puzzles endlessly. None equals a known one under a symmetry, and a bot of the jury
    fails at least half of all. They depend only on the seed and the known ones."""
    part, known = part_of(game.family), list(known)
    generator = np.random.default_rng(seed)
    keys = {part.key(parse(puzzle.position)) for puzzle in known}
    failed, count = sum(map(is_failed, known)), len(known)
    while True:
        for state in part.positions(game, generator):
            key = part.key(state)
            puzzle = None if key in keys else puzzle_of(state)
            if puzzle is None:
                continue
            fails = is_failed(puzzle)
            if not fails and 2 * failed < count + 1:
                continue
            keys.add(key)
            failed, count = failed + fails, count + 1
            yield puzzle


def puzzle_of(state: State) -> Puzzle | None:
    """Return the proved puzzle of a position, or None."""
    part = part_of(state.game.family)
    proof = part.prove(state)
    if proof is None:
        return None
    best = max(proof.values.values())
    values = {action: proof.values.get(action, 0.0) for action in state.actions}
    solving = [action for action, value in values.items() if best - value < _SAME]
    others = [value for action, value in values.items() if action not in solving]
    if not others or best - max(others) < part.MARGIN - _SAME:
        return None
    if len({part.key(state.play(action)) for action in solving}) > 1:
        return None
    texts = {move.action: move.text for move in state.moves}
    solutions = tuple(texts[action] for action in solving)
    return Puzzle(
        position=str(state),
        solutions=solutions,
        line=_line(state, proof),
        values={
            texts[action]: round(value, _DIGITS) for action, value in values.items() if value != 0
        },
        reasons=_reasons(state, proof, values),
        difficulty=_difficulty(state, solutions),
    )


def _line(state: State, proof: Proof) -> tuple[str, ...]:
    return tuple(texts_of(state, proof.line))


def _reasons(state: State, proof: Proof, values: Mapping[int, float]) -> tuple[Reason, ...]:
    if part_of(state.game.family).KIND == "points":
        return ()  # the points of the line explain it, and reasons are about a single move
    first = proof.line[0]
    ranked = sorted(values, key=lambda action: (action != first, -values[action]))
    return tuple(state.game.family.explain.find_reasons(state, ranked, proof.forced))


def _difficulty(state: State, solutions: Sequence[str]) -> int:
    """Count the bots of the jury that do not begin with a solution."""
    jury = [(spec, seed) for spec in part_of(state.game.family).JURY for seed in _SEEDS]
    misses = sum(_misses(state, solutions, *one) for one in jury)
    return 1 + 4 * misses // len(jury)


def _misses(state: State, solutions: Sequence[str], spec: str, seed: int) -> bool:
    return bot(spec, state.game, seed).choose(state).text not in solutions


def is_failed(puzzle: Puzzle) -> bool:
    """Return whether the bot of the jury that must fail half of the puzzles fails this one."""
    state = parse(puzzle.position)
    return _misses(state, puzzle.solutions, part_of(state.game.family).JURY[FAILING], 0)


# Files -------------------------------------------------------------------------------------------


def shipped(family: Family) -> list[Puzzle]:
    """Return a family's puzzles in order."""
    path = files(family.package) / FILE
    return read(path.read_text(encoding="utf-8"), family) if path.is_file() else []


def write(family: Family, puzzles: Sequence[Puzzle]) -> str:
    """Return puzzles as a file: one line each."""
    lines = ",\n".join(json.dumps(_as_json(puzzle), separators=(",", ":")) for puzzle in puzzles)
    head = json.dumps({"format": FORMAT, "family": family.name, "kind": part_of(family).KIND})
    return head[:-1] + ', "puzzles": [\n' + lines + "\n]}\n"


def _as_json(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "position": puzzle.position,
        "solutions": puzzle.solutions,
        "line": puzzle.line,
        "values": dict(puzzle.values),
        "reasons": [{"key": each.key, "args": dict(each.args)} for each in puzzle.reasons],
        "difficulty": puzzle.difficulty,
    }


def read(text: str, family: Family) -> list[Puzzle]:
    """Read a file of puzzles; raises `InvalidSetup` that names the puzzle which is wrong and why.

    It checks that every position is possible, that every move is legal, and that no two puzzles are
    equal under a symmetry; `check` proves the solutions.
    """
    part = part_of(family)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidSetup(f"a file of puzzles is JSON: {error}") from None
    wanted = {"format": FORMAT, "family": family.name, "kind": part.KIND}
    for name, value in wanted.items():
        if not isinstance(data, dict) or data.get(name) != value:
            raise InvalidSetup(f"a file of puzzles of {family.title} has {name!r}: {value!r}")
    if not isinstance(data.get("puzzles"), list):
        raise InvalidSetup("a file of puzzles lists them under 'puzzles'")
    puzzles: list[Puzzle] = []
    keys: dict[str, int] = {}
    for number, entry in enumerate(data["puzzles"], 1):
        try:
            puzzle, state = _read_one(entry, family)
        except (QuaysideError, KeyError, TypeError, AttributeError) as error:
            what = f"{error} is missing" if isinstance(error, KeyError) else str(error)
            raise InvalidSetup(f"puzzle {number}: {what}") from None
        same = keys.setdefault(part.key(state), number)
        if same != number:
            raise InvalidSetup(f"puzzle {number} is puzzle {same}, turned, mirrored or exchanged")
        puzzles.append(puzzle)
    return puzzles


def _read_one(entry: Mapping[str, Any], family: Family) -> tuple[Puzzle, State]:
    state = parse(entry["position"])
    if state.game.family.name != family.name:
        raise InvalidSetup(f"its position is not one of {family.title}")
    if str(state) != entry["position"]:
        raise InvalidSetup(f"its position is written {str(state)!r}")
    puzzle = Puzzle(
        position=entry["position"],
        solutions=tuple(entry["solutions"]),
        line=tuple(entry["line"]),
        values={str(move): float(value) for move, value in entry["values"].items()},
        reasons=tuple(Reason(each["key"], each["args"]) for each in entry["reasons"]),
        difficulty=int(entry["difficulty"]),
    )
    for move in (*puzzle.solutions, *puzzle.values):
        state.find(move)
    after = state
    for move in puzzle.line:
        after = after.play(move)
    if not puzzle.solutions or puzzle.line[:1] != puzzle.solutions[:1]:
        raise InvalidSetup("its line begins with its first solution")
    if not 1 <= puzzle.difficulty <= 5:
        raise InvalidSetup(f"difficulties go from 1 to 5, not {puzzle.difficulty}")
    return puzzle, state


# Checking ----------------------------------------------------------------------------------------


def check(puzzle: Puzzle) -> str:
    """Prove a puzzle again; return its errors, none if it is correct."""
    found = puzzle_of(parse(puzzle.position))
    if found is None:
        return "no single first move solves it"
    if found.solutions != puzzle.solutions:
        return f"{' '.join(found.solutions)} solves it, not {' '.join(puzzle.solutions)}"
    for move in sorted({*found.values, *puzzle.values}):
        value, said = found.values.get(move, 0.0), puzzle.values.get(move, 0.0)
        if abs(value - said) > 2 * _SAME:
            return f"{move} is worth {value}, not {said}"
    for name in ("line", "reasons", "difficulty"):
        if getattr(found, name) != getattr(puzzle, name):
            return f"its {name} should be {getattr(found, name)}, not {getattr(puzzle, name)}"
    return ""


def check_level(puzzles: Sequence[Puzzle]) -> str:
    """Return the errors of a whole list: a bot must fail at least half of it."""
    failed = sum(map(is_failed, puzzles))
    if 2 * failed >= len(puzzles):
        return ""
    fails = f"fails {failed} of {len(puzzles)}"
    return f"the bot {FAILING + 1} of the jury {fails}, which is less than half"

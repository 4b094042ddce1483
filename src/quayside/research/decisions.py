"""Sets of decisions with the exact value of every legal move.

A set is a gzipped text file. Its first line is a header in JSON. Every other line is one decision:
the number of its phase, the position, and the values of the legal moves in ascending order of their
action numbers, in millionths of a win, separated by tabs. The phases alternate, so the first
decisions of a set are a stratified sample. A game has its set in `data/regret-EDITION.gz`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.core.game import Game
from quayside.core.rules import OVER, Actions, Floats, Row
from quayside.core.solution import Solution
from quayside.games import load

UNIT = 1e-6
"""The unit of values in a file."""


@dataclass(frozen=True)
class Decision:
    """A position with a choice, and the mover's exact chance to win after each legal move."""

    phase: int
    position: str
    values: tuple[int, ...]
    """In millionths, in ascending order of the action numbers."""

    @property
    def best(self) -> int:
        """The value of the best move."""
        return max(self.values)


@dataclass(frozen=True)
class DecisionSet:
    """Decisions of one game, their phases and their origin."""

    game: Game
    phases: tuple[str, ...]
    error: float
    """A bound on the error of each value."""
    origin: str
    """The command that makes the set."""
    decisions: tuple[Decision, ...]


def set_file(game: Game) -> Path:
    """Return the path of a game's set of decisions, whether or not it exists."""
    return Path(str(files(game.family.package))) / "data" / f"regret-{game.edition}.gz"


def open_set(game: Game, path: Path | None = None) -> DecisionSet:
    """Read a game's set of decisions, or the one in a file; raises `InvalidSetup` if it is of
    another game or of other rules."""
    file = path or set_file(game)
    if not file.is_file():
        text = f"there is no set of decisions for {game.describe()} ({file})"
        raise InvalidSetup(text, "decisions", game=game.name, file=str(file))
    try:
        first, *lines = gzip.decompress(file.read_bytes()).decode().splitlines()
        told = json.loads(first)
        made_for = load(told["game"], told["players"], **told["options"])
        found = DecisionSet(
            made_for, tuple(told["phases"]), told["error"], told["origin"], tuple(map(_read, lines))
        )
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        text = f"{file} is not a set of decisions: {error}"
        raise InvalidSetup(text, "unreadable", file=str(file)) from None
    if made_for != game or told["rules"] != game.rules.version:
        raise InvalidSetup(
            f"{file} is for {made_for.describe()} under version {told['rules']} of the rules, not"
            f" for {game.describe()} under version {game.rules.version}"
        )
    return found


def _read(line: str) -> Decision:
    phase, position, values = line.split("\t")
    return Decision(int(phase), position, tuple(map(int, values.split())))


def write_set(made: DecisionSet, path: Path) -> None:
    """Write a set; the same set gives the same bytes."""
    header: dict[str, Any] = {
        "game": made.game.name,
        "players": made.game.players,
        "options": made.game.unusual_options,
        "rules": made.game.rules.version,
        "error": made.error,
        "phases": made.phases,
        "origin": made.origin,
    }
    lines = [json.dumps(header)]
    for one in made.decisions:
        lines.append(f"{one.phase}\t{one.position}\t{' '.join(map(str, one.values))}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), mtime=0))


def legal_actions(game: Game, row: Row) -> Actions:
    """Return the numbers of the legal actions."""
    out = game.rules.actions()
    return out[: game.rules.legal(row, out, game.rules.scratch())]


def rows_after(game: Game, row: Row, actions: Iterable[int]) -> list[Row]:
    """Return the rows that actions or outcomes lead to."""
    scratch, rows = game.rules.scratch(), []
    for action in actions:
        after = row.copy()
        game.rules.apply(after, int(action), scratch)
        rows.append(after)
    return rows


def worths(game: Game, solution: Solution, row: Row, after: list[Row]) -> Floats:
    """Return the chance to win of the player to move in `row` for positions one move on, all of
    which must be finished or wait for chance; raises `QuaysideError` otherwise."""
    seat, rows = int(row[0]), np.stack(after)
    values = solution.probe_rows(rows)
    worth = np.where(rows[:, 0] == seat, values, 1.0 - values)
    result = np.zeros(game.players)
    for i in np.flatnonzero(np.isnan(worth)):
        if game.rules.status(rows[i]) != OVER:
            position = game.family.write_position(game, rows[i])
            raise QuaysideError(f"{solution.name} does not hold the position {position}")
        game.rules.returns(rows[i], result)
        worth[i] = result[seat]
    return worth

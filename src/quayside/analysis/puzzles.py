"""Puzzles: positions with a roll and one move that is clearly the best, with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any

import numpy as np

from quayside.analysis.position import MoveWorth, rank_moves
from quayside.analysis.source import Source
from quayside.core.explain import Reason, reasons
from quayside.core.game import Game, State
from quayside.games.docker.explain import playable

CLEARLY = 0.08
"""How much better the best move must be than the next."""
_FEWEST_MOVES = 4
_UNDECIDED = (0.15, 0.92)
_CARELESS = 0.35


@dataclass(frozen=True)
class Puzzle:
    """A position with its roll, the move to find, and what it is worth."""

    position: str
    best: str
    win: float
    """The mover's chance with the best move."""
    next_best: str
    next_win: float
    difficulty: int
    """1 (a habit finds it) to 5."""
    reasons: tuple[Reason, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the puzzle as plain data, its reasons in English too."""
        return asdict(self) | {"reasons": [reason.as_json() for reason in self.reasons]}


def find(
    game: Game,
    source: Source,
    count: int,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> list[Puzzle]:
    """Return new puzzles from games of two careless experts, the easiest first."""
    generator = np.random.default_rng(seed)
    found: dict[str, Puzzle] = {}
    while len(found) < count:
        for puzzle in _from_one_game(game, source, generator):
            key = puzzle.position.split()[2]
            if key not in found and len(found) < count:
                found[key] = puzzle
                if progress:
                    progress(len(found))
    return sorted(found.values(), key=lambda puzzle: (puzzle.difficulty, puzzle.position))


def shipped(game: Game) -> list[Puzzle]:
    """Return the puzzles that come with the package for a game."""
    path = files("quayside.analysis") / "data" / f"puzzles-{game.name.replace(':', '-')}.json"
    if not path.is_file():
        return []
    return [
        Puzzle(**{**entry, "reasons": tuple(Reason(**reason) for reason in entry["reasons"])})
        for entry in json.loads(path.read_text(encoding="utf-8"))
    ]


def to_json(puzzles: list[Puzzle]) -> str:
    """Return puzzles as they are kept in the package."""
    return "[\n" + ",\n".join(json.dumps(asdict(puzzle)) for puzzle in puzzles) + "\n]\n"


def _from_one_game(game: Game, source: Source, generator: np.random.Generator) -> Iterator[Puzzle]:
    state = game.start(starter=str(generator.integers(game.players)))
    while not state.is_over:
        if state.is_chance:
            state = state.roll(int(generator.integers(6)) + 1)
            continue
        ranked = rank_moves(state, source.judge_moves(state))
        puzzle = _puzzle(state, ranked)
        if puzzle is not None:
            yield puzzle
        careless = generator.random() < _CARELESS
        state = state.play(ranked[int(generator.integers(len(ranked))) if careless else 0].action)


def _puzzle(state: State, ranked: tuple[MoveWorth, ...]) -> Puzzle | None:
    seat = state.to_move or 0
    if len(ranked) < _FEWEST_MOVES:
        return None
    best, second = ranked[0].chance(seat), ranked[1].chance(seat)
    if best - second < CLEARLY or not _UNDECIDED[0] <= best <= _UNDECIDED[1]:
        return None
    return Puzzle(
        str(state),
        ranked[0].text,
        round(best, 6),
        ranked[1].text,
        round(second, 6),
        _difficulty(state, ranked),
        tuple(reasons(state, [move.text for move in ranked])),
    )


def _difficulty(state: State, ranked: tuple[MoveWorth, ...]) -> int:
    """Count what misleads: habits that choose another move, many moves, a small difference."""
    seat = state.to_move or 0
    other = 1 - seat

    def blocking(move: MoveWorth) -> int:
        return -len(playable(state.play(move.action), other))

    def freedom(move: MoveWorth) -> int:
        return len(playable(state.play(move.action), seat))

    misled = sum(habit(ranked[0]) < max(map(habit, ranked[1:])) for habit in (blocking, freedom))
    crowded = len(ranked) > 8
    close = ranked[0].chance(seat) - ranked[1].chance(seat) < 1.5 * CLEARLY
    return 1 + misled + crowded + close

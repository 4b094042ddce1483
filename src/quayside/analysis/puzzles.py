"""Puzzles: positions with a roll and one move that is clearly the best, with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.resources import files

import numpy as np

from quayside.analysis.evaluators import Evaluator
from quayside.analysis.position import rank_moves
from quayside.analysis.results import MoveWorth, SaidReason
from quayside.analysis.words import in_words
from quayside.core.errors import InvalidSetup
from quayside.core.explain import Reason
from quayside.core.game import Game, State
from quayside.core.parts import Puzzles

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
    reasons: tuple[SaidReason, ...]


def find(
    game: Game,
    evaluator: Evaluator,
    count: int,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> list[Puzzle]:
    """Return new puzzles from games of two careless experts, the easiest first. Raises
    `InvalidSetup` for a game that has no puzzles."""
    part = _part(game)
    generator = np.random.default_rng(seed)
    found: dict[str, Puzzle] = {}
    while len(found) < count:
        for puzzle in _from_one_game(game, part, evaluator, generator):
            key = part.key(game.parse(puzzle.position))
            if key not in found and len(found) < count:
                found[key] = puzzle
                if progress:
                    progress(len(found))
    return sorted(found.values(), key=lambda puzzle: (puzzle.difficulty, puzzle.position))


def shipped(game: Game) -> list[Puzzle]:
    """Return the puzzles that come with the package for a game."""
    folder = files(game.family.package)
    path = folder / "data" / f"puzzles-{game.name.replace(':', '-')}.json"
    if not path.is_file():
        return []
    return [
        Puzzle(**entry | {"reasons": in_words(Reason(**each) for each in entry["reasons"])})
        for entry in json.loads(path.read_text(encoding="utf-8"))
    ]


def to_json(puzzles: list[Puzzle]) -> str:
    """Return puzzles as they are kept in the package."""
    lines = []
    for puzzle in puzzles:
        reasons = [{"key": each.key, "args": each.args} for each in puzzle.reasons]
        lines.append(json.dumps(asdict(puzzle) | {"reasons": reasons}))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _part(game: Game) -> Puzzles:
    part = game.family.puzzles
    if part is None:
        raise InvalidSetup(f"there are no puzzles of {game.family.title}")
    return part


def _from_one_game(
    game: Game, part: Puzzles, evaluator: Evaluator, generator: np.random.Generator
) -> Iterator[Puzzle]:
    state = game.start(starter=str(generator.integers(game.players)))
    while not state.is_over:
        if state.is_chance:
            state = state.roll(int(generator.integers(game.rules.outcome_count)) + 1)
            continue
        ranked = rank_moves(state, evaluator.judge_moves(state))
        puzzle = _puzzle(state, part, ranked)
        if puzzle is not None:
            yield puzzle
        careless = generator.random() < _CARELESS
        state = state.play(ranked[int(generator.integers(len(ranked))) if careless else 0].action)


def _puzzle(state: State, part: Puzzles, ranked: tuple[MoveWorth, ...]) -> Puzzle | None:
    seat = state.to_move or 0
    if len(ranked) < _FEWEST_MOVES:
        return None
    best, second = ranked[0].chance(seat), ranked[1].chance(seat)
    if best - second < CLEARLY or not _UNDECIDED[0] <= best <= _UNDECIDED[1]:
        return None
    return Puzzle(
        str(state),
        ranked[0].move,
        round(best, 6),
        ranked[1].move,
        round(second, 6),
        _difficulty(state, part, ranked),
        in_words(state.game.family.explain.find_reasons(state, [move.action for move in ranked])),
    )


def _difficulty(state: State, part: Puzzles, ranked: tuple[MoveWorth, ...]) -> int:
    """Count what misleads: habits that choose another move, many moves, a small difference."""
    seat = state.to_move or 0
    best, *others = (part.habits(state.play(move.action), seat) for move in ranked)
    misled = sum(best[i] < max(other[i] for other in others) for i in range(len(best)))
    crowded = len(ranked) > 8
    close = ranked[0].chance(seat) - ranked[1].chance(seat) < 1.5 * CLEARLY
    return 1 + misled + crowded + close

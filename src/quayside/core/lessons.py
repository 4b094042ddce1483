"""Lessons: small steps on the board, each with one thing to do, read from a game's `lessons.json`.

A step is a position and a goal. The rules judge what a learner plays: `judge` says whether the goal
is reached, can still be reached in this turn, or was missed. The words of a step are texts,
`lesson-GAME-STEP` and its attributes `title`, `right`, `wrong` and `wrong-ANSWER`. The page in the
browser judges in the same way (`web/src/learn/judge.ts`); docs/lessons.md describes the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from quayside.core.errors import InvalidSetup

if TYPE_CHECKING:
    from quayside.core.family import Family
    from quayside.core.game import State

Verdict = Literal["right", "open", "wrong"]


@dataclass(frozen=True)
class Goal:
    """What has to be reached in one turn.

    | kind | reached when |
    | --- | --- |
    | `move` | any legal move is played |
    | `lines` | the moves are one of `lines`, moves separated by spaces |
    | `points` | the player has won `least` points, with at most `moves` moves |
    | `stuck` | the next player can no longer move with at least `least` faces of the die |
    | `safe` | the turn is over, and no next move brings another player points |
    """

    kind: Literal["move", "lines", "points", "stuck", "safe"]
    lines: tuple[str, ...] = ()
    least: int = 0
    moves: int = 1


@dataclass(frozen=True)
class Miss:
    """Legal moves that miss the goal, and the answer to them: a text of its own, or the usual."""

    moves: str
    answer: str = ""


@dataclass(frozen=True)
class Refusal:
    """A move that is typically tried here and is not legal, and the ruling that forbids it."""

    move: str
    ruling: str


@dataclass(frozen=True)
class Step:
    """One thing to do in a position."""

    id: str
    position: str
    goal: Goal
    solution: str
    """Moves that reach the goal, separated by spaces."""
    rolls: tuple[int, ...] = ()
    """What the die shows, in this order."""
    wrong: tuple[Miss, ...] = ()
    refused: tuple[Refusal, ...] = ()
    pointed: bool = False
    """Whether the board points out the piece that the solution begins with."""
    replies: tuple[str, ...] = ()
    """Rolls and moves that follow when the goal is reached."""


@dataclass(frozen=True)
class LastStep:
    """The real game at the end of a lesson, against a bot."""

    id: str
    game: str
    level: str


@dataclass(frozen=True)
class Lesson:
    """The steps of a game's lesson, and the game at its end."""

    steps: tuple[Step, ...]
    last: LastStep


def read_lesson(family: Family, text: str) -> Lesson:
    """Read a game's `lessons.json`; raises `InvalidSetup` for a file that is not a lesson."""
    try:
        data = json.loads(text)
        steps = tuple(_step(one) for one in data["steps"])
        last = LastStep(**data["last"])
    except (ValueError, TypeError, KeyError) as error:
        raise InvalidSetup(f"lessons.json of {family.name} is not a lesson: {error}") from error
    names = [*(step.id for step in steps), last.id]
    if len(set(names)) < len(names):
        raise InvalidSetup(f"lessons.json of {family.name} has two steps with the same id")
    return Lesson(steps, last)


def _step(data: Mapping[str, Any]) -> Step:
    goal = dict(data["goal"])
    goal["lines"] = tuple(goal.get("lines", ()))
    return Step(
        **{
            **data,
            "goal": Goal(**goal),
            "rolls": tuple(data.get("rolls", ())),
            "wrong": tuple(Miss(**one) for one in data.get("wrong", ())),
            "refused": tuple(Refusal(**one) for one in data.get("refused", ())),
            "replies": tuple(data.get("replies", ())),
        }
    )


def judge(start: State, goal: Goal, moves: Sequence[str]) -> Verdict:
    """Judge the moves that a learner has made since `start`, a position in which a move is due."""
    seat, now = start.to_move, start
    for move in moves:
        now = now.play(move)
    match goal.kind:
        case "move":
            return "right" if moves else "open"
        case "lines":
            return _judge_lines(goal, " ".join(moves))
        case "points":
            if _won(start, now, seat) >= goal.least:
                return "right"
            return "open" if len(moves) < goal.moves else "wrong"
        case "stuck":
            if not now.is_chance:
                return "open"
            return "right" if count_stuck_faces(now) >= goal.least else "wrong"
        case "safe":
            if now.to_move == seat:
                return "open"
            is_safe = not _gives_points(start, now, seat) and not any(
                _gives_points(now, now.play(move), seat) for move in now.moves
            )
            return "right" if is_safe else "wrong"


def _judge_lines(goal: Goal, line: str) -> Verdict:
    if line in goal.lines:
        return "right"
    is_begun = any(f"{one} ".startswith(f"{line} ") for one in goal.lines) or not line
    return "open" if is_begun else "wrong"


def _won(before: State, after: State, seat: int | None) -> int:
    """Return the points that a seat has won between two positions."""
    old, new = before.scores, after.scores
    return 0 if seat is None or old is None or new is None else new[seat] - old[seat]


def _gives_points(before: State, after: State, seat: int | None) -> bool:
    """Return whether another seat wins points."""
    seats = range(before.game.players)
    return any(_won(before, after, other) > 0 for other in seats if other != seat)


def count_stuck_faces(state: State) -> int:
    """Return how many faces put the player who is about to roll out of the game."""
    seat, count = state.to_move, 0
    for face in range(1, state.game.rules.outcome_count + 1):
        rolled = state.roll(face)
        if len(rolled.moves) == 1 and seat in rolled.play(rolled.moves[0]).gone:
            count += 1
    return count

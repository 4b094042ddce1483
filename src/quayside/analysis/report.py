"""Luck and skill of a recorded game, told apart from the truth (or from estimates of it).

A player's chance of winning goes from the start to the result in steps. A roll changes it: that is
luck. A move can only keep it or lose some: what is lost is the move's error. A player who leaves
gives up the rest. For each seat

    chance at the start + luck of all + errors of all + what leaving changed = the result

where every step counts as it changed that seat's chance.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from quayside.analysis.position import analyse
from quayside.analysis.reasons import Reason
from quayside.analysis.source import Kind, Source
from quayside.record import Record

Cause = Literal["luck", "skill", "leaving"]


@dataclass(frozen=True)
class Step:
    """One change of the chances: what caused it, and the chances after it."""

    cause: Cause
    seat: int
    """Whose roll, move or leaving it was."""
    text: str
    turn: int
    """Counts the moves of the game from 1."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    best: str | None = None
    """For a move that lost something: what should have been played."""
    reasons: tuple[Reason, ...] = ()
    position: str = ""
    """The position that the roll was made or the move was chosen in."""

    @property
    def change(self) -> float:
        """How the chance of the seat itself changed."""
        return self.after[self.seat] - self.before[self.seat]


@dataclass(frozen=True)
class Report:
    """The whole game in steps."""

    kind: Kind
    error: float
    start: tuple[float, ...]
    result: tuple[float, ...]
    steps: tuple[Step, ...]

    def total(self, cause: Cause, by: int, of: int | None = None) -> float:
        """Return the sum of changes that a seat's rolls, moves or leaving made to the chance of a
        seat: its own, unless another is named."""
        of = by if of is None else of
        return sum(
            s.after[of] - s.before[of] for s in self.steps if s.cause == cause and s.seat == by
        )

    def turning_points(self, count: int = 5) -> list[Step]:
        """Return the steps that changed the mover's chance most, the largest first."""
        return sorted(self.steps, key=lambda step: (-abs(step.change), step.turn))[:count]

    def as_json(self) -> dict[str, Any]:
        """Return the report as plain data."""
        seats = range(len(self.start))
        return {
            "kind": self.kind,
            "error": self.error,
            "start": list(self.start),
            "result": list(self.result),
            "seats": [
                {
                    "seat": seat,
                    "luck": self.total("luck", seat),
                    "skill": self.total("skill", seat),
                    "moves": sum(s.cause == "skill" and s.seat == seat for s in self.steps),
                }
                for seat in seats
            ],
            "steps": [_step_json(step) for step in self.steps],
            "turning_points": [_step_json(step) for step in self.turning_points()],
        }


def _step_json(step: Step) -> dict[str, Any]:
    return {
        "turn": step.turn, "seat": step.seat, "cause": step.cause, "text": step.text,
        "before": list(step.before), "after": list(step.after), "change": step.change,
        "best": step.best, "reasons": [reason.as_json() for reason in step.reasons],
        "position": step.position,
    }  # fmt: skip


def report(record: Record, source: Source) -> Report:
    """Explain a recorded game, finished or not."""
    judged = source.judge(record.start)
    now, kind, error = judged.win, judged.kind, judged.error
    steps: list[Step] = []
    state, turn = record.start, 1
    for entry in record.entries:
        after = source.judge(entry.after)
        kind, error = _weaker(kind, after.kind), max(error, after.error)
        if entry.kind == "roll":
            step = Step("luck", entry.seat, entry.text, turn, now, after.win, position=str(state))
        elif entry.kind == "move":
            step = Step("skill", entry.seat, entry.text, turn, now, after.win, position=str(state))
            if now[entry.seat] - after.win[entry.seat] > 2 * error + 1e-12:
                known = analyse(state, source)
                best = known.best.text if known.best else None
                step = replace(step, best=best, reasons=known.reasons)
            turn += 1
        else:
            step = Step(
                "leaving", entry.seat, entry.text, turn, now, after.win, position=str(state)
            )
        steps.append(step)
        state, now = entry.after, after.win
    return Report(kind, error, judged.win, now, tuple(steps))


def _weaker(one: Kind, other: Kind) -> Kind:
    order: tuple[Kind, ...] = ("exact", "proved", "estimate")
    return max(one, other, key=order.index)

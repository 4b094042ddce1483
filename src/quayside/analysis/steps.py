"""The steps of a report, and what they add up to by seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from quayside.analysis.words import reason_json
from quayside.core.explain import Reason
from quayside.search import Kind

Cause = Literal["luck", "skill", "leaving"]
Grade = Literal["mistake", "grave"]
MISTAKE, GRAVE = 0.05, 0.15
"""From these losses on a turn is a mistake, and a grave one, if the loss is known well enough."""
_ROUNDING = 1e-9


@dataclass(frozen=True)
class Step:
    """One change of the chances: what caused it, and the chances after it."""

    cause: Cause
    seat: int
    """Whose roll, turn or leaving it was."""
    text: str
    """The face, or the actions of the turn."""
    turn: int
    """Counts the turns of the game from 1."""
    before: tuple[float, ...]
    """luck: the mean over the faces. skill: the chances that the best turn would have left."""
    after: tuple[float, ...]
    kind: Kind
    error: float
    """How well the change is known: a bound, or for an estimate a standard error."""
    best: str | None = None
    """The turn that should have been played, where the loss is greater than its error."""
    reasons: tuple[Reason, ...] = ()
    position: str = ""
    """The position that the roll was made or the turn began in."""
    is_choice: bool = False
    """skill: whether there was more than one move to choose from."""

    @property
    def change(self) -> float:
        """How the chance of the seat itself changed."""
        return self.after[self.seat] - self.before[self.seat]

    @property
    def is_known(self) -> bool:
        """Whether the change is greater than its error."""
        return abs(self.change) > self.error + _ROUNDING

    @property
    def mistake(self) -> Grade | None:
        """Whether the turn was a mistake: it lost a lot, and more than its error."""
        if self.cause != "skill" or not self.is_known or -self.change < MISTAKE:
            return None
        return "grave" if -self.change >= GRAVE else "mistake"


@dataclass(frozen=True)
class Total:
    """A sum of changes and its error."""

    change: float
    error: float


@dataclass(frozen=True)
class Report:
    """The whole game in steps."""

    kind: Kind
    has_chance: bool
    """Whether the game has rolls; without them there is no luck to report."""
    start: tuple[float, ...]
    result: tuple[float, ...]
    steps: tuple[Step, ...]

    def steps_of(self, cause: Cause, seat: int) -> list[Step]:
        """Return the steps that a seat's rolls, turns or leaving made."""
        return [step for step in self.steps if step.cause == cause and step.seat == seat]

    def total(self, cause: Cause, by: int, of: int | None = None) -> float:
        """Return the sum of changes that a seat's rolls, turns or leaving made to the chance of a
        seat: its own, unless another is named."""
        of = by if of is None else of
        return sum(step.after[of] - step.before[of] for step in self.steps_of(cause, by))

    def luck(self, seat: int) -> Total | None:
        """Return what a seat's rolls gave it; None in a game without rolls."""
        if not self.has_chance:
            return None
        return Total(self.total("luck", seat), _error_of(self.steps_of("luck", seat)))

    def decisions(self, seat: int) -> list[Step]:
        """Return the turns in which a seat had a choice."""
        return [step for step in self.steps_of("skill", seat) if step.is_choice]

    def loss(self, seat: int) -> Total:
        """Return what a seat lost by a turn on average, over the turns with a choice."""
        turns = self.decisions(seat)
        many = max(1, len(turns))
        return Total(sum(-step.change for step in turns) / many, _error_of(turns) / many)

    def mistakes(self, seat: int, grade: Grade | None = None) -> int:
        """Count a seat's mistakes: all of them, or those of one grade."""
        found = [step.mistake for step in self.steps_of("skill", seat) if step.mistake]
        return sum(grade in (None, one) for one in found)

    @property
    def error(self) -> float:
        """The error of the totals: the largest of a seat's sum of luck or of losses."""
        causes: tuple[Cause, ...] = ("luck", "skill")
        seats = range(len(self.start))
        return max(_error_of(self.steps_of(cause, seat)) for cause in causes for seat in seats)

    def turning_points(self, count: int = 5) -> list[Step]:
        """Return the steps that changed the mover's chance most, the largest first: only those
        whose change is greater than its error."""
        known = [step for step in self.steps if step.is_known]
        return sorted(known, key=lambda step: (-abs(step.change), step.turn))[:count]

    def as_json(self) -> dict[str, Any]:
        """Return the report as plain data."""
        return {
            "kind": self.kind,
            "error": self.error,
            "start": list(self.start),
            "result": list(self.result),
            "seats": [self._seat_json(seat) for seat in range(len(self.start))],
            "steps": [_step_json(step) for step in self.steps],
            "turning_points": [_step_json(step) for step in self.turning_points()],
        }

    def _seat_json(self, seat: int) -> dict[str, Any]:
        luck, loss = self.luck(seat), self.loss(seat)
        return {
            "seat": seat,
            "luck": luck and luck.change,
            "luck_error": luck and luck.error,
            "skill": None if self.kind == "estimate" else self.total("skill", seat),
            "moves": len(self.steps_of("skill", seat)),
            "decisions": len(self.decisions(seat)),
            "mistakes": self.mistakes(seat),
            "grave": self.mistakes(seat, "grave"),
            "loss": loss.change,
            "loss_error": loss.error,
        }


def _error_of(steps: Iterable[Step]) -> float:
    """Return the error of a sum: bounds add up, standard errors by their squares."""
    bounds = sum(step.error for step in steps if step.kind != "estimate")
    return bounds + sqrt(sum(step.error**2 for step in steps if step.kind == "estimate"))


def _step_json(step: Step) -> dict[str, Any]:
    return {
        "turn": step.turn,
        "seat": step.seat,
        "cause": step.cause,
        "text": step.text,
        "before": list(step.before),
        "after": list(step.after),
        "change": step.change,
        "kind": step.kind,
        "error": step.error,
        "mistake": step.mistake,
        "best": step.best,
        "reasons": [reason_json(reason) for reason in step.reasons],
        "position": step.position,
    }

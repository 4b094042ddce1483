"""The results of analyses: the values of a position, and the report on a game. `--json` prints
these dataclasses and the server sends them, so the names and meanings of fields are part of both
interfaces.

This module imports nothing that compiles kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Literal

from quayside.core.explain import Kind, Reason

Cause = Literal["luck", "skill", "leaving"]
Grade = Literal["mistake", "grave"]
MISTAKE, GRAVE = 0.05, 0.15
"""The least loss of a mistake, and of a grave one, if the loss is greater than its error."""
_ROUNDING = 1e-9


@dataclass(frozen=True)
class SaidReason(Reason):
    """A reason for the best move: a key with its arguments, and its English text."""

    text: str = ""


@dataclass(frozen=True)
class FaceWorth:
    """A face of the die, and the chances when the best move follows."""

    face: int
    chance: float
    """The chance that this is the roll that counts; 0 if it is rolled again (DK-7)."""
    win: tuple[float, ...] | None
    best: str | None


@dataclass(frozen=True)
class MoveWorth:
    """A move, and the chances after it. The last four fields are null for a move that the search
    hardly examined."""

    move: str
    action: int
    """The number of the move among the game's actions."""
    win: tuple[float, ...] | None
    regret: float | None
    """The loss in the mover's chance compared with the best move; never negative."""
    kind: Kind | None
    error: float | None

    def chance(self, seat: int) -> float:
        """Return a seat's chance; raises `ValueError` for a move that was hardly examined."""
        if self.win is None:
            raise ValueError(f"{self.move} was not looked at closely, so it has no value")
        return self.win[seat]


@dataclass(frozen=True)
class Analysis:
    """The analysis of one position: the chances by seat, each face before a roll, each move after
    it."""

    position: str
    kind: Kind
    error: float
    """exact, proved: a bound; estimate: a standard error."""
    to_move: int | None
    win: tuple[float, ...]
    faces: tuple[FaceWorth, ...] = ()
    """Before a roll: every face. Otherwise empty."""
    moves: tuple[MoveWorth, ...] = ()
    """After the roll: every move, the best first and the hardly examined ones last. Otherwise
    empty."""
    best: str | None = field(init=False)
    """The best move, if a move is due."""
    reasons: tuple[SaidReason, ...] = ()
    """The reasons for the best move."""

    def __post_init__(self) -> None:
        """Name the best move."""
        object.__setattr__(self, "best", self.moves[0].move if self.moves else None)


@dataclass(frozen=True)
class ReportStep:
    """One change of the chances: a roll, a whole turn, or a player leaving."""

    cause: Cause
    seat: int
    """The seat that rolled, moved or left."""
    text: str
    """The face, or the actions of the turn."""
    turn: int
    """The number of the turn in the game, from 1."""
    before: tuple[float, ...]
    """luck: the mean over the faces. skill: the chances that the best turn would have left."""
    after: tuple[float, ...]
    kind: Kind
    error: float
    """The error of the change: a bound, or the standard error of an estimate."""
    best: str | None = None
    """The better turn, if the loss is greater than its error."""
    reasons: tuple[SaidReason, ...] = ()
    position: str = ""
    """The position before the roll or the turn."""
    is_choice: bool = False
    """skill: whether there was more than one move to choose from."""
    margin: float = 0.0
    """skill: the loss of the second-best move, if the best turn was played and that loss is greater
    than its error; otherwise 0."""
    change: float = field(init=False)
    """The change of the seat's own chance."""
    mistake: Grade | None = field(init=False)
    """Whether the turn was a mistake: it lost a lot, and more than its error."""

    def __post_init__(self) -> None:
        """Grade the change."""
        object.__setattr__(self, "change", self.after[self.seat] - self.before[self.seat])
        object.__setattr__(self, "mistake", self._grade())

    @property
    def is_known(self) -> bool:
        """Whether the change is greater than its error."""
        return abs(self.change) > self.error + _ROUNDING

    def _grade(self) -> Grade | None:
        if self.cause != "skill" or not self.is_known or -self.change < MISTAKE:
            return None
        return "grave" if -self.change >= GRAVE else "mistake"


@dataclass(frozen=True)
class Total:
    """A sum of changes and its error."""

    change: float
    error: float


@dataclass(frozen=True)
class ReportSeat:
    """The luck of a seat's rolls, and the losses of its turns."""

    seat: int
    luck: float | None
    """The sum of luck of the rolls; null in a game without rolls."""
    luck_error: float | None
    skill: float | None
    """The sum of the losses of the turns, as a change (never positive); null for an estimate."""
    moves: int
    """The number of turns of the seat."""
    decisions: int
    """The number of turns with a choice."""
    mistakes: int
    """The number of turns that lost 0.05 or more, and more than their error."""
    grave: int
    """The number of mistakes that lost 0.15 or more."""
    loss: float
    """The average loss of a turn with a choice."""
    loss_error: float
    accuracy: float | None
    """1 minus `loss`, with the same error; null without a turn with a choice."""
    without_luck: float | None
    """The chance at the start plus the changes by all turns and leaving, from 0 to 1; null in a
    game without rolls."""
    without_luck_error: float | None
    best_step: int | None
    """The index of the best turn in `steps`: the one with the greatest margin, if missing it would
    have been a mistake."""
    worst_step: int | None
    """The index of the greatest mistake in `steps`."""


@dataclass(frozen=True)
class Report:
    """A whole game in steps."""

    kind: Kind
    has_chance: bool
    """Whether the game has rolls; without them there is no luck to report."""
    start: tuple[float, ...]
    result: tuple[float, ...]
    steps: tuple[ReportStep, ...]
    error: float = field(init=False)
    """The error of the totals: the largest of a seat's sum of luck or of losses."""
    seats: tuple[ReportSeat, ...] = field(init=False)
    turning_points: tuple[ReportStep, ...] = field(init=False)
    """The steps that changed the mover's chance most, the largest first: only those whose change is
    greater than its error."""

    def __post_init__(self) -> None:
        """Add up the steps."""
        object.__setattr__(self, "error", self._error())
        object.__setattr__(self, "seats", tuple(map(self._seat, range(len(self.start)))))
        object.__setattr__(self, "turning_points", tuple(self._largest_changes()[:5]))

    def steps_of(self, cause: Cause, seat: int) -> list[ReportStep]:
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

    def decisions(self, seat: int) -> list[ReportStep]:
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

    def without_luck(self, seat: int) -> Total | None:
        """Return the chance of a seat at the start and what all turns and leaving changed in it;
        None in a game without rolls. The sum may be below 0 or above 1."""
        if not self.has_chance:
            return None
        steps = [step for step in self.steps if step.cause != "luck"]
        changes = (step.after[seat] - step.before[seat] for step in steps)
        return Total(self.start[seat] + sum(changes), _error_of(steps))

    def _error(self) -> float:
        causes: tuple[Cause, ...] = ("luck", "skill")
        seats = range(len(self.start))
        return max(_error_of(self.steps_of(cause, seat)) for cause in causes for seat in seats)

    def _largest_changes(self) -> list[ReportStep]:
        known = [step for step in self.steps if step.is_known]
        return sorted(known, key=lambda step: (-abs(step.change), step.turn))

    def _seat(self, seat: int) -> ReportSeat:
        luck, loss, without = self.luck(seat), self.loss(seat), self.without_luck(seat)
        decisions = len(self.decisions(seat))
        return ReportSeat(
            seat=seat,
            luck=None if luck is None else luck.change,
            luck_error=None if luck is None else luck.error,
            skill=None if self.kind == "estimate" else self.total("skill", seat),
            moves=len(self.steps_of("skill", seat)),
            decisions=decisions,
            mistakes=self.mistakes(seat),
            grave=self.mistakes(seat, "grave"),
            loss=loss.change,
            loss_error=loss.error,
            accuracy=1 - loss.change if decisions else None,
            without_luck=None if without is None else min(1.0, max(0.0, without.change)),
            without_luck_error=None if without is None else without.error,
            best_step=self._first(seat, lambda step: step.margin),
            worst_step=self._first(seat, lambda step: -step.change if step.mistake else 0.0),
        )

    def _first(self, seat: int, size: Callable[[ReportStep], float]) -> int | None:
        """Return the index of a seat's turn of the greatest size, if that is as large as a
        mistake."""
        turns = [
            i for i, step in enumerate(self.steps) if (step.cause, step.seat) == ("skill", seat)
        ]
        found = max(turns, key=lambda i: size(self.steps[i]), default=None)
        return None if found is None or size(self.steps[found]) < MISTAKE else found


def _error_of(steps: Iterable[ReportStep]) -> float:
    """Return the error of a sum: bounds add up, standard errors by their squares."""
    bounds = sum(step.error for step in steps if step.kind != "estimate")
    return bounds + sqrt(sum(step.error**2 for step in steps if step.kind == "estimate"))

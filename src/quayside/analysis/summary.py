"""The summary of a report in three sentences, for one of its players or for a spectator.

A sentence is a key with whole numbers; its text is `summary-KEY`. The page computes the same
sentences (web/src/analysis/summary.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import ceil, floor

from quayside.analysis.results import Report, ReportStep
from quayside.texts import FALLBACK, text

UNKNOWN = 0.25
"""The largest error of a chance without luck that is still reported."""


@dataclass(frozen=True)
class Sentence:
    """A sentence about a seat: the key of its text and its numbers, in points of 100. An exact
    number has the error 0."""

    key: str
    seat: int
    args: Mapping[str, int]


def summarise(report: Report, seat: int | None = None) -> tuple[Sentence, ...]:
    """Return the sentences for a player or a spectator: how accurate the play was, what decided the
    game, and how it would have ended without luck (or how many mistakes there were)."""
    return (*_accuracy(report, seat), _event(report), _balance(report, seat))


def say_sentence(
    sentence: Sentence, names: Callable[[int], str], seat: int | None, language: str = FALLBACK
) -> str:
    """Return a sentence in words. `names` names a seat in the middle of a sentence; `seat` is the
    reader, who is addressed as "you"."""
    you = int(sentence.seat == seat)
    return text(
        language, f"summary-{sentence.key}", who=names(sentence.seat), you=you, **sentence.args
    )


def _accuracy(report: Report, seat: int | None) -> Iterable[Sentence]:
    known = [one for one in report.seats if one.accuracy is not None]
    if seat is not None:
        known = [one for one in known if one.seat == seat]
    best = max(known, key=lambda one: one.accuracy or 0.0, default=None)
    if best is not None and best.accuracy is not None:
        key = "accuracy-best" if seat is None else "accuracy"
        error = _error(best.loss_error, report)
        yield Sentence(key, best.seat, {"points": _points(best.accuracy), "error": error})


def _event(report: Report) -> Sentence:
    """Return the roll that changed most, or else the greatest mistake."""
    rolls = _largest(step for step in report.steps if step.cause == "luck" and step.is_known)
    if rolls is not None:
        key = "roll-gave" if rolls.change > 0 else "roll-cost"
        args = {"face": int(rolls.text), "turn": rolls.turn, "points": _points(abs(rolls.change))}
        return Sentence(key, rolls.seat, args)
    mistake = _largest(step for step in report.steps if step.mistake)
    if mistake is not None:
        args = {"turn": mistake.turn, "points": _points(abs(mistake.change))}
        return Sentence("mistake", mistake.seat, args)
    return Sentence("even", 0, {})


def _balance(report: Report, seat: int | None) -> Sentence:
    known = [one for one in report.seats if one.without_luck is not None]
    if seat is not None:
        known = [one for one in known if one.seat == seat]
    best = max(known, key=lambda one: one.without_luck or 0.0, default=None)
    if best is not None and best.without_luck is not None:
        error = best.without_luck_error or 0.0
        if error <= UNKNOWN:
            args = {"times": _points(best.without_luck), "error": _error(error, report)}
            return Sentence("without-luck", best.seat, args)
    counted = [one for one in report.seats if seat in (None, one.seat)]
    args = {
        "count": sum(one.mistakes for one in counted),
        "grave": sum(one.grave for one in counted),
    }
    return Sentence("mistakes-all" if seat is None else "mistakes", seat or 0, args)


def _largest(steps: Iterable[ReportStep]) -> ReportStep | None:
    return max(steps, key=lambda step: abs(step.change), default=None)


def _points(share: float) -> int:
    """Return points of 100, rounded, so that the last bits of a sum do not matter."""
    return floor(100 * share + 0.5 + 1e-9)


def _error(error: float, report: Report) -> int:
    return ceil(100 * error - 1e-9) if report.kind == "estimate" else 0

"""Explaining: chances before and after each roll, the worth of moves, luck and skill, puzzles."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.analysis.evaluators import (
        EndingEvaluator,
        Evaluator,
        SearchEvaluator,
        SolutionEvaluator,
        evaluator_for,
        position_evaluator,
    )
    from quayside.analysis.position import analyse
    from quayside.analysis.reports import report
    from quayside.analysis.results import Analysis, FaceWorth, MoveWorth, Report, ReportStep
    from quayside.analysis.words import say_reason
    from quayside.core.explain import Kind
    from quayside.search import Judgement

__all__ = [
    "Analysis",
    "EndingEvaluator",
    "Evaluator",
    "FaceWorth",
    "Judgement",
    "Kind",
    "MoveWorth",
    "Report",
    "ReportStep",
    "SearchEvaluator",
    "SolutionEvaluator",
    "analyse",
    "evaluator_for",
    "position_evaluator",
    "report",
    "say_reason",
]

_HOME = {
    "Judgement": "quayside.search",
    "Kind": "quayside.core.explain",
    "EndingEvaluator": "quayside.analysis.evaluators",
    "Evaluator": "quayside.analysis.evaluators",
    "SearchEvaluator": "quayside.analysis.evaluators",
    "SolutionEvaluator": "quayside.analysis.evaluators",
    "evaluator_for": "quayside.analysis.evaluators",
    "position_evaluator": "quayside.analysis.evaluators",
    "analyse": "quayside.analysis.position",
    "report": "quayside.analysis.reports",
    "say_reason": "quayside.analysis.words",
    "Analysis": "quayside.analysis.results",
    "FaceWorth": "quayside.analysis.results",
    "MoveWorth": "quayside.analysis.results",
    "Report": "quayside.analysis.results",
    "ReportStep": "quayside.analysis.results",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used. The server needs only the types of results, and
    must not load the search for them."""
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

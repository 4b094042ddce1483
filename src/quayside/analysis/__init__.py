"""Explaining: chances before and after each roll, the worth of moves, luck and skill, puzzles."""

from quayside.analysis.evaluators import (
    Evaluator,
    SearchEvaluator,
    SolutionEvaluator,
    evaluator_for,
)
from quayside.analysis.position import Analysis, FaceWorth, MoveWorth, analyse
from quayside.analysis.report import report
from quayside.analysis.steps import Report, Step
from quayside.analysis.words import say_reason
from quayside.search import Judgement, Kind

__all__ = [
    "Analysis",
    "Evaluator",
    "FaceWorth",
    "Judgement",
    "Kind",
    "MoveWorth",
    "Report",
    "SearchEvaluator",
    "SolutionEvaluator",
    "Step",
    "analyse",
    "evaluator_for",
    "report",
    "say_reason",
]

"""Explaining: chances before and after each roll, the worth of moves, luck and skill, puzzles."""

from quayside.analysis.position import Analysis, FaceWorth, MoveWorth, analyse
from quayside.analysis.report import report
from quayside.analysis.source import Judgement, Source, TableSource, source_for, table_of
from quayside.analysis.steps import Report, Step

__all__ = [
    "Analysis",
    "FaceWorth",
    "Judgement",
    "MoveWorth",
    "Report",
    "Source",
    "Step",
    "TableSource",
    "analyse",
    "report",
    "source_for",
    "table_of",
]

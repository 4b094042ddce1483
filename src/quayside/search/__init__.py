"""Thinking: tree search, bots with levels, judgements, and an arena to measure them in."""

from __future__ import annotations

from quayside.core.heuristics import Table
from quayside.search.arena import Arena, Result, arena, run
from quayside.search.bots import Bot, bot, uses_table
from quayside.search.elo import Played, Standing
from quayside.search.evaluate import Judged, Judgement, judge
from quayside.search.run import Stop

__all__ = [
    "Arena",
    "Bot",
    "Judged",
    "Judgement",
    "Played",
    "Result",
    "Standing",
    "Stop",
    "Table",
    "arena",
    "bot",
    "judge",
    "run",
    "uses_table",
]

"""Search: tree search, bots with levels, estimates, and an arena that measures bots."""

from __future__ import annotations

from quayside.core.explain import Kind
from quayside.core.stop import Stop
from quayside.search.arena import Arena, Result, arena, run
from quayside.search.bots import Bot, SolutionOf, bot, solution_of
from quayside.search.elo import Played, Standing
from quayside.search.evaluate import Judgement, Searched, judge

__all__ = [
    "Arena",
    "Bot",
    "Judgement",
    "Kind",
    "Played",
    "Result",
    "Searched",
    "SolutionOf",
    "Standing",
    "Stop",
    "arena",
    "bot",
    "judge",
    "run",
    "solution_of",
]

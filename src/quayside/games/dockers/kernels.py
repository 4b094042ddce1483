"""All kernels of Dockers: the rules, and those that tell about moves and positions."""

from __future__ import annotations

from dataclasses import replace

from quayside.games.dockers import rules, trace, why

RULES = replace(
    rules.RULES,
    trace=trace.trace,
    why=why.why,
    show=trace.show,
    trace_size=trace.TRACE_SIZE,
    why_size=why.WHY_SIZE,
    show_size=trace.SHOW_SIZE,
)

"""All kernels of Docker: the rules, and those that tell about moves and positions."""

from __future__ import annotations

from dataclasses import replace

from quayside.games.docker import paths, rules, trace, why

RULES = replace(
    rules.RULES,
    trace=trace.trace,
    why=why.why,
    show=trace.show,
    scratch_size=paths.SCRATCH_SIZE,
    trace_size=trace.TRACE_SIZE,
    why_size=why.WHY_SIZE,
    show_size=trace.SHOW_SIZE,
)

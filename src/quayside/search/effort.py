"""How much a search spends on a decision, as texts of bots say it: `10000`, `10000/keep`, `3s`,
`3s/2threads`.

`fallible:NODES@REGRET+OVERSIGHT` is a search with mistakes, both shares in percent.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from quayside.core.errors import InvalidSetup
from quayside.core.levels import Level, fallible

MOST_NODES = 100_000_000
MOST_SECONDS = 3_600
MOST_THREADS = 256
_THREADS = re.compile(r"(\d+)threads")
_TIME = re.compile(r"(\d+(?:\.\d+)?)(s|ms)")


@dataclass(frozen=True)
class Effort:
    """What a search costs: the level's simulations, or seconds, for each decision."""

    level: Level
    seconds: float | None = None
    keeps: bool = False
    """Whether the tree is kept between moves."""
    threads: int = 1
    """How many threads grow the tree."""


def read_effort(spec: str) -> Effort:
    """Read `uct:`, `search:` or `fallible:` with what follows. A search by the clock or by several
    threads keeps its tree."""
    kind, _, rest = spec.partition(":")
    amount, _, rest = rest.partition("@")
    first, _, second = rest.partition("+")
    amount, *ways = amount.split("/")
    counts = [int(found[1]) for way in ways if (found := _THREADS.fullmatch(way))]
    threads = counts[0] if counts else 1
    timed = _TIME.fullmatch(amount) if kind == "search" else None
    seconds = float(timed[1]) / (1000 if timed[2] == "ms" else 1) if timed else None
    try:
        nodes = MOST_NODES if timed else int(amount)
        if kind == "fallible":
            level = fallible(nodes, float(first or 0), float(second or 0))
        else:
            level = Level(nodes, float(first or 0), int(second or 0))
    except ValueError:
        level = Level(0)
    shares = (level.temperature / 100, level.regret, level.oversight)
    is_fit = 0 < level.nodes <= MOST_NODES and 0 <= min(shares) <= max(shares) <= 1
    others = len(ways) - len(counts) - ("keep" in ways)
    if not is_fit or (ways and kind != "search") or others or len(counts) > 1:
        text = f"{spec!r} needs a number of simulations, as in 'uct:10000'"
        raise InvalidSetup(text, "bot-form", value=spec, example="uct:10000")
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        text = f"{spec!r} needs a time up to {MOST_SECONDS} s, as in 'search:3s'"
        raise InvalidSetup(text, "bot-form", value=spec, example="search:3s")
    if not 1 <= threads <= MOST_THREADS:
        text = f"{spec!r} needs 1 to {MOST_THREADS} threads, as in '3s/2threads'"
        raise InvalidSetup(text, "bot-form", value=spec, example="search:3s/2threads")
    return Effort(level, seconds, bool(ways) or seconds is not None, threads)

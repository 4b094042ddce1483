"""The two clocks of a server: one dates events, the other measures how long a player takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


def wall_milliseconds() -> int:
    """Return the time since 1970, as events carry it."""
    return time.time_ns() // 1_000_000


def steady_milliseconds() -> int:
    """Return a monotonic time, even if the machine's clock is set. It includes the time for which
    the machine sleeps, if the system can tell it."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    steady = time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)
    return steady // 1_000_000


@dataclass(frozen=True)
class Timing:
    """Where the server reads the time, in milliseconds."""

    now: Callable[[], int] = wall_milliseconds
    """Dates the events."""
    ticks: Callable[[], int] = steady_milliseconds
    """Measures the clocks of players. Nobody can set it."""


REAL_TIME = Timing()

"""What a move looks like, for screens: small facts in the order in which they happen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Span: TypeAlias = tuple[str, str]
"""A piece of a drawn line: its text and the name of its style ("" is plain, "seat0", "dim" ...)."""

Drawing: TypeAlias = list[list[Span]]
"""Lines of a picture in text."""


@dataclass(frozen=True)
class Event:
    """One thing that happens: its kind, the seat it happens to (or None), and its facts."""

    kind: str
    seat: int | None = None
    data: Mapping[str, int | str | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """One step of a move: the place stood on after it, its level, and what the step cost."""

    place: str
    level: int
    cost: int

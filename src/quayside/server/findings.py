"""The result of a check of the doctor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Finding:
    """The result of a check."""

    state: Literal["ok", "warning", "fault"]
    subject: str
    text: str
    mend: str = ""
    """How to fix it."""

"""What a check of the doctor finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Finding:
    """What a check has found."""

    state: Literal["ok", "warning", "fault"]
    subject: str
    text: str
    mend: str = ""
    """What to do about it."""

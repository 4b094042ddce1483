"""The result of a check of the doctor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from quayside import texts

State = Literal["ok", "warning", "fault"]


@dataclass(frozen=True)
class Finding:
    """The result of a check: the id of its text, whose attribute `mend` says how to fix it."""

    state: State
    subject: str
    key: str
    args: Mapping[str, str | float]

    def say(self, language: str) -> str:
        """Return what was found, in a language."""
        return texts.text(language, self.key, **self.args)

    def mend(self, language: str) -> str:
        """Return how to fix it, in a language; empty if there is nothing to fix."""
        name = f"{self.key}.mend"
        if self.state == "ok" or not texts.has(name):
            return ""
        return texts.text(language, name, **self.args)


def found(state: State, subject: str, key: str, /, **args: str | float) -> Finding:
    """Return a finding. Numbers that a language formats are passed as numbers, others as text."""
    return Finding(state, subject, key, args)

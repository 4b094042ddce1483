"""What a check of the dice says: an English sentence, and the text for the other languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quayside.core.errors import QuaysideError


@dataclass(frozen=True)
class Remark:
    """A sentence in English, and the id of its text with its arguments."""

    english: str
    key: str
    args: Mapping[str, str | int]

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.english


def remark(english: str, key: str, /, **args: str | int) -> Remark:
    """Return a remark. Numbers that select a plural are passed as numbers, all others as text."""
    return Remark(english, key, args)


class NotVerified(QuaysideError):
    """The dice of a record are not what it says, or cannot be checked at all."""

    def __init__(self, english: str, key: str, /, **args: str | int) -> None:
        """Keep the text for the other languages beside the message."""
        super().__init__(english)
        self.remark = Remark(english, key, args)

"""Words without a language: the id of a text with its arguments, which may be phrases themselves.

Games name texts and know none; `analysis/words.py` says phrases in a language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Phrase:
    """A text by its id, and its arguments."""

    key: str
    args: Mapping[str, str | int | Phrase] = field(default_factory=dict)


Say = Callable[..., str]
"""Says a word of a picture by its id, such as `roll`, with what is put in."""


def english(words: Mapping[str, str]) -> Say:
    """Return what says the words of a picture in English, from the patterns that a game has."""

    def say(word: str, **args: str | int) -> str:
        return words[word].format(**args)

    return say

"""Reading positions: words one by one, with errors that say what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from quayside.core.errors import InvalidPosition, InvalidSetup

if TYPE_CHECKING:
    from quayside.core.game import Game

MOST_PLAYERS = 9
_OPTION = re.compile("[a-z]+=")

Forms = Mapping[str, tuple[str, str]]
"""Fields in their order: the form of each value as a regular expression, and how to say it."""


class PositionReader:
    """Reads the words of a position: the game, the players, fields such as `turn:0`, and options
    such as `cap=24`, which may be anywhere after the players."""

    def __init__(self, words: Sequence[str]) -> None:
        """Take the words."""
        self.words = list(words)
        self.text = " ".join(words)

    def fail(self, message: str, ruling: str = "") -> InvalidPosition:
        """Return the error that is to be raised."""
        return InvalidPosition(message, position=self.text, ruling=ruling)

    def game(self, find: Callable[[str, int, dict[str, str]], Game]) -> Game:
        """Read the game, the number of players and the options; `find` loads the game."""
        name = self.next("the game")
        players = self.next("the number of players")
        count = self.number(players, "the number of players", MOST_PLAYERS)
        options = [word for word in self.words if _OPTION.match(word)]
        self.words = [word for word in self.words if not _OPTION.match(word)]
        named = dict(word.split("=", 1) for word in options)
        if len(named) < len(options):
            raise self.fail("every option stands once")
        try:
            return find(name, count, named)
        except InvalidSetup as error:
            raise self.fail(str(error)) from None

    def next(self, what: str) -> str:
        """Return the next word."""
        if not self.words:
            raise self.fail(f"the position ends where {what} should follow")
        return self.words.pop(0)

    def field(self, name: str) -> str:
        """Return the value of the next word, which must be `NAME:VALUE`."""
        word = self.next(f"'{name}:'")
        if not word.startswith(name + ":"):
            raise self.fail(f"expected '{name}:' and its value, found {word!r}")
        return word[len(name) + 1 :]

    def number(self, text: str, what: str, most: int) -> int:
        """Return a whole number from 0 to `most`."""
        if not (text.isascii() and text.isdecimal()) or len(text) > 9 or int(text) > most:
            raise self.fail(f"{what} is a whole number from 0 to {most}, not {text!r}")
        return int(text)

    def numbers(self, name: str, count: int, most: int) -> list[int]:
        """Return the numbers of a field `NAME:1,2,3`, one for each seat."""
        words = self.field(name).split(",")
        if len(words) != count:
            raise self.fail(f"{name}: needs {count} numbers, one for each seat")
        return [self.number(word, f"each of {name}", most) for word in words]

    def choice(self, name: str, values: tuple[str, ...]) -> int:
        """Return which of some values a field has, from 0 on."""
        value = self.field(name)
        if value not in values:
            raise self.fail(f"{name}: is one of {', '.join(values)}, not {value!r}")
        return values.index(value)

    def match(self, forms: Forms) -> dict[str, re.Match[str]]:
        """Match the values of the next fields, in the order of `forms`."""
        found = {}
        for name, (form, meaning) in forms.items():
            word = self.next(f"'{name}:'")
            head, _, value = word.partition(":")
            match = re.fullmatch(form, value)
            if head != name or match is None:
                raise self.fail(f"expected '{name}:' and {meaning}; found {word[:60]!r}")
            found[name] = match
        return found

    def take(self, form: str) -> re.Match[str] | None:
        """Take the next word if it has a form."""
        match = re.fullmatch(form, self.words[0]) if self.words else None
        if match is not None:
            self.words.pop(0)
        return match

    def end(self, name: str) -> None:
        """Check that nothing follows in a position of the game of this name."""
        if self.words:
            raise self.fail(f"{self.words[0]!r} does not belong to a position of {name}")

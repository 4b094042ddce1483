"""The errors people meet. Each says what was wrong and, where a rule is broken, which one."""

from __future__ import annotations


class QuaysideError(ValueError):
    """Anything wrong with what was handed in: its message is one line fit to show to a person."""


class InvalidSetup(QuaysideError):
    """No such game, edition, player count or option value.

    `key` names the case for people who do not read English (the text `cli-refused-KEY`), with
    `args`; it is empty where there is no text for the case.
    """

    def __init__(self, message: str, key: str = "", **args: str | int) -> None:
        """Keep the case beside the message."""
        super().__init__(message)
        self.key = key
        self.args_of_key = args


class InvalidPosition(QuaysideError):
    """Text that is not a position of the game, or a position that cannot stand.

    `position` is the text that was refused, `ruling` the rule it breaks where there is one.
    """

    def __init__(self, message: str, *, position: str = "", ruling: str = "") -> None:
        """Keep the refused text and the ruling beside the message."""
        super().__init__(f"{ruling}: {message}" if ruling else message)
        self.position = position
        self.ruling = ruling


class MoveError(QuaysideError):
    """A move that was not played; `position` is the unchanged position it was meant for."""

    def __init__(self, message: str, *, move: str, position: str, ruling: str = "") -> None:
        """Keep the move, the unchanged position and the ruling beside the message."""
        super().__init__(f"{ruling}: {message}" if ruling else message)
        self.move = move
        self.position = position
        self.ruling = ruling


class InvalidMove(MoveError):
    """Text that is not a move of this game at all."""


class IllegalMove(MoveError):
    """A move of this game that the rules forbid here; `ruling` is the number that forbids it."""

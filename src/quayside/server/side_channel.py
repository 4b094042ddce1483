"""The side channel: what the processes of a server tell each other about tables and never store.

`MemoryChannel` serves one process. Processes that share their tables need another implementation
of `SideChannel`, which passes the same calls on to all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Visitor:
    """A connection to a table, or a player's last connection after it has ended."""

    holder: str | None
    """The hash of the key that the client has sent."""
    shown: bool = True
    """Whether the client's page is visible."""
    left: int | None = None
    """When the connection ended, in milliseconds since 1970; None while it lasts."""
    closed: bool = False
    """Whether the client ended it, as a browser does when a tab is closed."""


class SideChannel(Protocol):
    """Visitors of tables, in all processes of a server."""

    def note(self, table: str, name: str, visitor: Visitor | None) -> None:
        """Tell all processes about a visitor under a name that is unique at the table; None
        removes the visitor."""

    def visitors(self, table: str) -> list[Visitor]:
        """Return the visitors of a table."""

    def watch(self, changed: Callable[[str], None]) -> None:
        """Call `changed` in the event loop with the id of every table whose visitors change."""


class MemoryChannel:
    """A `SideChannel` for one process."""

    def __init__(self) -> None:
        """Start without visitors."""
        self._visitors: dict[str, dict[str, Visitor]] = {}
        self._changed: Callable[[str], None] = lambda _: None

    def note(self, table: str, name: str, visitor: Visitor | None) -> None:
        """Remember or remove a visitor; see `SideChannel`."""
        if visitor is not None:
            self._visitors.setdefault(table, {})[name] = visitor
        elif name in self._visitors.get(table, {}):
            del self._visitors[table][name]
            if not self._visitors[table]:
                del self._visitors[table]
        self._changed(table)

    def visitors(self, table: str) -> list[Visitor]:
        """Return the visitors of a table; see `SideChannel`."""
        return list(self._visitors.get(table, {}).values())

    def watch(self, changed: Callable[[str], None]) -> None:
        """Set the function that hears of changes; see `SideChannel`."""
        self._changed = changed

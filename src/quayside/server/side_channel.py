"""The side channel: messages between the processes of a server about tables, which are never
stored.

`MemoryChannel` serves one process, `BusChannel` (`bus_channel.py`) the processes on one database.
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
    """Visitors of tables and messages to them, in all processes of a server."""

    def note(self, table: str, name: str, visitor: Visitor | None) -> None:
        """Publish a visitor to all processes under a name that is unique at the table; None removes
        the visitor."""

    def visitors(self, table: str) -> list[Visitor]:
        """Return the visitors of a table."""

    def send(self, table: str, text: str) -> None:
        """Send a message to the listeners of a table in all processes. It may be lost."""

    def watch(
        self,
        changed: Callable[[str], None],
        heard: Callable[[str, str], None],
        left: Callable[[], None],
    ) -> None:
        """In the event loop, call `changed` with the id of every table whose visitors change,
        `heard` with the table and text of every message, and `left` when another process stops."""

    def leave(self) -> None:
        """Tell the others that this process is about to stop."""

    async def close(self) -> None:
        """Tell the other processes that the visitors of this process are gone."""


class MemoryChannel:
    """A `SideChannel` for one process."""

    def __init__(self) -> None:
        """Start without visitors."""
        self._visitors: dict[str, dict[str, Visitor]] = {}
        self._changed: Callable[[str], None] = lambda _: None
        self._heard: Callable[[str, str], None] = lambda *_: None

    def note(self, table: str, name: str, visitor: Visitor | None) -> None:
        """Add or remove a visitor; see `SideChannel`."""
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

    def send(self, table: str, text: str) -> None:
        """Deliver a message at once; see `SideChannel`."""
        self._heard(table, text)

    def watch(
        self,
        changed: Callable[[str], None],
        heard: Callable[[str, str], None],
        left: Callable[[], None] = lambda: None,
    ) -> None:
        """Set the callbacks for changes and messages; see `SideChannel`."""
        self._changed, self._heard = changed, heard

    def leave(self) -> None:
        """Do nothing: there are no others."""

    async def close(self) -> None:
        """Do nothing: there are no others."""

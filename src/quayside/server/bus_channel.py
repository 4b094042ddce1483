"""The side channel of several processes: visitors and messages go over the notification bus.

Words on the bus can be lost. Therefore each process sends all its visitors again after the bus has
reconnected or when another process requests them, and sends a sign of life every few seconds. The
visitors of a process that has ended or was silent count as people whose connection was lost.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from quayside.server.side_channel import MemoryChannel, Visitor
from quayside.server.wakeups import Bus

CHANNEL = "quayside_side"
ALIVE_SECONDS = 5.0
LOST = ""
"""Represents the processes that have ended."""
SILENT_BEATS = 4
"""The number of missing signs of life after which a process counts as dead."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """A message of a process to the others."""

    process: str
    do: Literal["note", "send", "alive", "who", "leave", "bye"]
    table: str = ""
    name: str = ""
    visitor: Visitor | None = None
    text: str = ""


class BusChannel:
    """A `SideChannel` for the processes on one bus."""

    def __init__(self, bus: Bus, now: Callable[[], int], away_seconds: float) -> None:
        """Use a bus that has not been started yet. `now` returns the time in milliseconds; people
        whose process has ended are remembered for `away_seconds`."""
        self._bus, self._now, self._away = bus, now, round(away_seconds * 1000)
        self._left: Callable[[], None] = lambda: None
        self._process = secrets.token_hex(8)
        self._all = MemoryChannel()
        self._owners: dict[str, dict[tuple[str, str], Visitor]] = {self._process: {}}
        """By process: its visitors, by table and name; with `LOST` those of processes that have
        ended."""
        self._beats: dict[str, int] = {}
        """The number of missing signs of life, by other process."""
        self._task: asyncio.Task[None] | None = None
        bus.listen(CHANNEL, self._hear)
        bus.on_connect(self._ask_and_tell)

    def note(self, table: str, name: str, visitor: Visitor | None) -> None:
        """Tell all processes about a visitor; see `SideChannel`."""
        self._note(self._process, table, name, visitor)
        self._send("note", table=table, name=name, visitor=visitor)

    def visitors(self, table: str) -> list[Visitor]:
        """Return the visitors of a table in all processes; see `SideChannel`."""
        return self._all.visitors(table)

    def send(self, table: str, text: str) -> None:
        """Send a message to the listeners in all processes; see `SideChannel`."""
        self._all.send(table, text)
        self._send("send", table=table, name=secrets.token_hex(4), text=text)

    def watch(
        self,
        changed: Callable[[str], None],
        heard: Callable[[str, str], None],
        left: Callable[[], None],
    ) -> None:
        """Set the functions that hear of changes, messages and ends; see `SideChannel`."""
        self._all.watch(changed, heard)
        self._left = left
        self._task = asyncio.get_running_loop().create_task(self._live())

    def leave(self) -> None:
        """Tell the others that this process is about to stop; see `SideChannel`."""
        self._send("leave")

    async def close(self) -> None:
        """Say goodbye: the visitors of this process are gone."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._send("bye")

    def _send(self, do: Any, **what: Any) -> None:
        word = msgspec.msgpack.encode(Word(self._process, do, **what))
        self._bus.send(CHANNEL, base64.urlsafe_b64encode(word).decode())

    def _note(self, process: str, table: str, name: str, visitor: Visitor | None) -> None:
        for known in self._owners.values():  # a name is unique at the table, in all processes
            known.pop((table, name), None)
        if visitor is not None:
            self._owners.setdefault(process, {})[table, name] = visitor
        self._all.note(table, name, visitor)

    def _ask_and_tell(self) -> None:
        self._send("who")
        self._tell_all()

    def _tell_all(self) -> None:
        for (table, name), visitor in self._owners[self._process].items():
            self._send("note", table=table, name=name, visitor=visitor)

    def _forget(self, process: str) -> None:
        """Count the visitors of a process that has ended as people whose connection was lost: they
        are about to connect to another one."""
        self._beats.pop(process, None)
        now = self._now()
        for (table, name), visitor in self._owners.pop(process, {}).items():
            self._all.note(table, name, None)
            holder = visitor.holder
            here = [one for one in self._all.visitors(table) if one.holder == holder]
            if holder is not None and not here:
                left = now if visitor.left is None else visitor.left
                lost = Visitor(holder, visitor.shown, left, visitor.closed)
                self._note(LOST, table, holder, lost)
        self._left()

    def _hear(self, words: list[str]) -> None:
        for text in words:
            with contextlib.suppress(ValueError, msgspec.MsgspecError):  # of another version
                word = msgspec.msgpack.decode(base64.urlsafe_b64decode(text), type=Word)
                if word.process != self._process:
                    self._take(word)

    def _take(self, word: Word) -> None:
        self._beats[word.process] = 0
        if word.do == "note":
            self._note(word.process, word.table, word.name, word.visitor)
        elif word.do == "send":
            self._all.send(word.table, word.text)
        elif word.do == "who":
            self._tell_all()
        elif word.do == "leave":
            self._left()
        elif word.do == "bye":
            self._forget(word.process)

    async def _live(self) -> None:
        """Send signs of life, and drop the processes that send none."""
        while True:
            self._send("alive")
            await asyncio.sleep(ALIVE_SECONDS)
            for process in list(self._beats):
                self._beats[process] += 1
                if self._beats[process] >= SILENT_BEATS:
                    self._forget(process)
            self._look_for_lost()

    def _look_for_lost(self) -> None:
        """Forget people who were away for long, and let the others' tables look at them again."""
        lost = self._owners.get(LOST, {})
        for (table, name), visitor in list(lost.items()):
            gone = visitor.left is None or self._now() - visitor.left >= self._away
            if gone:
                del lost[table, name]
            self._all.note(table, name, None if gone else visitor)

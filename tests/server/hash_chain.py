"""The hash chain of a client, written from docs/fair-dice.md; it shares no code with the server."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Any


def before(table: str, seat: int, value: str) -> str:
    """Return the value before a value."""
    return hashlib.sha256(f"quayside chain 2\n{table}\n{seat}\n{value}\n".encode()).hexdigest()


class HashChain:
    """The chain of one seat: its values from the anchor to the seed."""

    def __init__(self, table: str, seat: int, seed: str | None = None, length: int = 600) -> None:
        self.seat = seat
        self.values = [seed or secrets.token_hex(32)]
        for _ in range(length):
            self.values.append(before(table, seat, self.values[-1]))
        self.values.reverse()

    @property
    def anchor(self) -> str:
        return self.values[0]

    def after(self, value: str) -> str:
        """Return the value that follows."""
        return self.values[self.values.index(value) + 1]


class Wanted:
    """What the events of a table say of its chains: the last value of each seat, and who owes."""

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.version = 1
        self.dice = ""
        self.started = False
        self.over = False
        self.last: dict[int, str] = {}
        self.anchors: dict[int, str] = {}
        self.owing: set[int] = set()

    def take(self, events: Iterable[Mapping[str, Any]]) -> None:
        """Follow further events."""
        for event in events:
            self._take(event["what"])

    def _take(self, what: Mapping[str, Any]) -> None:
        kind, seat = what["kind"], what.get("seat", -1)
        if kind == "opened":
            self.kinds = [one["kind"] for one in what["seats"]]
            self.version, self.dice = what.get("dice_version", 1), what["dice"]
        elif kind == "sat":
            self.kinds[seat] = "person"
            if "anchor" in what and self.anchors.get(seat) != what["anchor"]:
                self.anchors[seat] = self.last[seat] = what["anchor"]
                self.owing = set(self.anchors)
        elif kind == "stood":
            self.kinds[seat] = "away" if self.started else "open"
            if not self.started:
                self._drop(seat)
        elif kind == "replaced":
            self.kinds[seat] = "bot" if what["bot"] else "open"
            if not what["bot"] or not self.started:
                self._drop(seat)
        elif kind == "removed":
            self.kinds[seat] = "open"
            self._drop(seat)
        elif kind == "started":
            self.started = True
        elif kind == "finished":
            self.over = True
        value = what.get("value") if kind == "revealed" else what.get("reveal")
        if value is not None:
            self.last[seat] = value
            self.owing.discard(seat)

    def _drop(self, seat: int) -> None:
        self.anchors.pop(seat, None)
        self.owing.discard(seat)

    def owes(self, seat: int) -> bool:
        """Return whether a seat has to reveal a value by itself now."""
        is_full = all(kind in ("person", "bot") for kind in self.kinds)
        waits = self.started or is_full
        return seat in self.owing and waits and not self.over and self.kinds[seat] == "person"

"""Checking the dice of a finished game from its record alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from quayside.core.errors import QuaysideError
from quayside.record import Record, read
from quayside.record.reading import load
from quayside.server import dice

_PART = re.compile(r"([0-3])@(\d{1,9})=([0-9a-f]{64})")
_SPAN = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?")
_HEX = re.compile(r"[0-9a-f]{64}")


class NotVerified(QuaysideError):
    """The dice of a record are not what it says, or nothing can be said about them."""


@dataclass(frozen=True)
class Verified:
    """What was checked."""

    rolls: int
    parts: int
    gaps: int
    """Draws that were made and taken back, or withdrawn when somebody left."""
    deal: dict[str, str]

    def __str__(self) -> str:
        """Say it in a line."""
        dealt = ", ".join(f"{name} {value}" for name, value in self.deal.items())
        gaps = f", {self.gaps} draws taken back" if self.gaps else ""
        return f"{self.rolls} rolls and the deal ({dealt}) follow from {self.parts} parts{gaps}"


def verify_file(path: Path | str) -> Verified:
    """Check a record in a file; raises `NotVerified`, `RecordError` or `OSError`."""
    return verify(load(path))


def verify_text(text: str) -> Verified:
    """Check a record; raises `NotVerified` or `RecordError`."""
    return verify(read(text))


def verify(record: Record) -> Verified:
    """Derive deal and rolls anew from the secret and the parts that the record carries."""
    headers = record.headers
    if headers.get("dice") != "fair 1":
        said = headers.get("dice", "nothing")
        raise NotVerified(f"only 'dice: fair 1' can be checked; the record says {said!r}")
    secret = _secret(record)
    parts = _parts(headers.get("dice-parts", ""))
    table, game = headers.get("table", ""), record.start.game
    deal = dice.deal(game, secret, table, parts)
    if record.start.deal != deal:
        raise NotVerified(f"the deal should be {deal}, not {record.start.deal}")
    rolls = [int(entry.text) for entry in record.entries if entry.kind == "roll"]
    draws = _draws(headers.get("dice-draws", "-"), len(rolls))
    for index, (face, number) in enumerate(zip(rolls, draws, strict=True), 1):
        drawn = dice.roll(secret, table, parts, number, game.rules.outcome_count)
        if drawn != face:
            raise NotVerified(f"roll {index} (draw {number}) should be {drawn}, not {face}")
    gaps = draws[-1] - len(draws) if draws else 0
    return Verified(len(rolls), len(parts), gaps, deal)


def _secret(record: Record) -> bytes:
    text = record.headers.get("dice-secret", "")
    if not _HEX.fullmatch(text):
        raise NotVerified("the secret is not in the record: the game is not over, or was cut")
    secret = bytes.fromhex(text)
    table = record.headers.get("table", "")
    if dice.commitment(table, secret) != record.headers.get("dice-commitment"):
        raise NotVerified("the secret is not the one that the server was bound to")
    return secret


def _parts(text: str) -> list[dice.Part]:
    parts = []
    for word in text.split():
        match = _PART.fullmatch(word)
        if match is None:
            raise NotVerified("dice-parts looks like '0@0=' and 64 hexadecimal digits")
        parts.append(dice.Part(int(match[1]), int(match[2]), match[3]))
    return parts


def _draws(text: str, rolls: int) -> list[int]:
    """Return the draw number of every roll. Spans are counted before they are expanded: a short
    header can name more draws than fit into memory."""
    spans: list[range] = []
    for word in text.split() if text != "-" else []:
        match = _SPAN.fullmatch(word)
        if match is None:
            raise NotVerified(f"dice-draws looks like '1-14 16', not {word[:40]!r}")
        first, last = int(match[1]), int(match[2] or match[1])
        if not (spans[-1][-1] if spans else 0) < first <= last:
            raise NotVerified("draws have rising numbers, from 1 on")
        spans.append(range(first, last + 1))
    count = sum(map(len, spans))
    if count != rolls:
        raise NotVerified(f"there are {rolls} rolls, but draws for {count}")
    return [number for span in spans for number in span]

"""Saved games: a text format that a person can read and write (see docs/records.md)."""

from quayside.record.reading import RecordError, load, read
from quayside.record.record import AGREED_STARTER, Entry, Record, RecordBuilder
from quayside.record.writing import save, write

__all__ = [
    "AGREED_STARTER",
    "Entry",
    "Record",
    "RecordBuilder",
    "RecordError",
    "load",
    "read",
    "save",
    "write",
]

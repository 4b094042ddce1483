"""Records: what the kernels `trace` and `show` write, and how Python reads it.

A record is `[kind, length, arguments...]`, where `length` counts the arguments. A reader skips the
kinds that it does not know. What `why` writes is one record without a length.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np

from quayside.core.kernel import kernel_helper
from quayside.core.rules import Actions, Row, Rules

Record: TypeAlias = tuple[int, tuple[int, ...]]
"""A record that was read: its kind and its arguments."""


@kernel_helper
def put(out: Actions, at: int, kind: Any, arguments: tuple[int, ...]) -> int:
    """Write a record at a place and return the place after it. All arguments have one type, so a
    cell of a row is made `wide` first."""
    out[at] = kind
    out[at + 1] = len(arguments)
    for k in range(len(arguments)):
        out[at + 2 + k] = arguments[k]
    return at + 2 + len(arguments)


@kernel_helper
def refuse(out: Actions, reason: Any, arguments: tuple[int, ...]) -> int:
    """Write a reason of `why` with its arguments, at least one, and return how many numbers."""
    out[0] = reason
    for k in range(len(arguments)):
        out[1 + k] = arguments[k]
    return 1 + len(arguments)


@kernel_helper
def copy_row(row: Row, out: Actions, at: int) -> Row:
    """Copy a row into the room behind `at` and return the copy, for playing on it."""
    copy = out[at : at + len(row)]
    for k in range(len(row)):
        copy[k] = row[k]
    return copy


def split(numbers: Sequence[int]) -> Iterator[Record]:
    """Yield the records that a kernel wrote."""
    at = 0
    while at < len(numbers):
        kind, length = numbers[at], numbers[at + 1]
        yield kind, tuple(numbers[at + 2 : at + 2 + length])
        at += 2 + length


def trace_of(rules: Rules, row: Row, action: int) -> list[Record]:
    """Return what a legal action (or, before a roll, an outcome) does."""
    out = np.zeros(rules.trace_size, np.int32)
    count = rules.trace(_writable(row), action, out, rules.scratch())
    return list(split(out[:count].tolist()))


def show_of(rules: Rules, row: Row) -> list[Record]:
    """Return what a picture shows of a position beside its row."""
    out = np.zeros(rules.show_size, np.int32)
    return list(split(out[: rules.show(_writable(row), out, rules.scratch())].tolist()))


def refusal_of(rules: Rules, row: Row, action: int) -> tuple[int, ...]:
    """Return the number of the reason why an action is not legal and its arguments; () if it is."""
    out = np.zeros(rules.why_size, np.int32)
    return tuple(out[: rules.why(_writable(row), action, out, rules.scratch())].tolist())


def _writable(row: Row) -> Row:
    """Kernels are compiled for rows that can be written to, also where they only read."""
    return row if row.flags.writeable else row.copy()

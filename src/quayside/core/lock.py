"""Locks between processes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from quayside.core.errors import InvalidSetup


class InUse(InvalidSetup):
    """Another process works with the same files."""


@contextlib.contextmanager
def hold(file: Path, refusal: str, *, shared: bool = False) -> Iterator[None]:
    """Take a lock on a file, which is made if there is none; raise `InUse` with the refusal if
    another process has it. The system releases the lock when the process ends, however it ends.
    Where files cannot be locked (outside Unix) this locks nothing."""
    with file.open("a") as opened:
        try:
            import fcntl
        except ImportError:
            yield
            return
        try:
            fcntl.flock(opened, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(refusal) from None
        yield

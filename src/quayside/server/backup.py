"""Backup of a running server's data, restore, and the lock on the data folder."""

from __future__ import annotations

import contextlib
import itertools
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from quayside.core import lock
from quayside.core.errors import InvalidSetup
from quayside.core.folders import data_folder, own_data_folder
from quayside.server.log import WrongDatabase
from quayside.server.migrations import STEPS
from quayside.server.settings import FILE_NAME
from quayside.server.sqlite import APPLICATION_ID, make_private

LOCK_NAME = "quayside.lock"


@contextlib.contextmanager
def hold(folder: Path, alone: bool = False) -> Iterator[None]:
    """Take a shared lock (servers) or an exclusive one (restore) on the data folder."""
    _make_folder(folder)
    other = "a server is running" if alone else "a restore is under way"
    with lock.hold(folder / LOCK_NAME, f"{other} on {folder}", shared=not alone):
        yield


def _make_folder(folder: Path) -> None:
    """Create the folder, for its owner only. An existing folder named with `--data` may have other
    uses; its permissions do not change."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder == own_data_folder():
        with contextlib.suppress(OSError):
            folder.chmod(0o700)


def check(path: Path) -> int:
    """Return the number of events in a database; raises `WrongDatabase` unless it is intact."""
    if not path.is_file():
        raise WrongDatabase(f"{path} does not exist")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            mark = database.execute("PRAGMA application_id").fetchone()[0]
            version = database.execute("PRAGMA user_version").fetchone()[0]
            if mark != APPLICATION_ID:
                raise WrongDatabase(f"{path} is not a database of Quayside")
            if version > len(STEPS):
                raise WrongDatabase(f"{path} was written by a newer Quayside; update the program")
            whole = database.execute("PRAGMA integrity_check").fetchone()[0]
            if whole != "ok":
                raise WrongDatabase(f"{path} is damaged: {whole}")
            return int(database.execute("SELECT count(*) FROM log").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise WrongDatabase(f"{path} cannot be read: {error}") from None


def backup(target: Path, data: Path | None = None) -> int:
    """Copy the database consistently, even while servers run; return its number of events."""
    source = (data or data_folder()) / FILE_NAME
    if target.exists():
        raise InvalidSetup(f"{target} already exists; choose another name for the backup")
    check(source)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    _copy(source, part)
    events = check(part)
    _sync(part)
    os.replace(part, target)
    _sync_folder(target.parent)
    return events


def restore(source: Path, data: Path | None = None) -> int:
    """Replace the data with a backup. The previous data is kept as `.before`, or `.before-2` and so
    on after an earlier restore. Refuses while a server runs. Returns the number of events."""
    folder = data or data_folder()
    target = folder / FILE_NAME
    events = check(source)
    with hold(folder, alone=True):
        part = target.with_name(FILE_NAME + ".part")
        part.unlink(missing_ok=True)
        _copy(source, part)
        check(part)
        _sync(part)
        if target.exists():
            before = _free_name(target)
            _copy(target, before)
            _sync(before)
            for end in ("", "-wal", "-shm"):
                target.with_name(FILE_NAME + end).unlink(missing_ok=True)
        os.replace(part, target)
        _sync_folder(folder)
    return events


def _free_name(target: Path) -> Path:
    """Return an unused name for the data that a restore replaces."""
    ends = itertools.chain([""], (f"-{number}" for number in itertools.count(2)))
    paths = (target.with_name(f"{FILE_NAME}.before{end}") for end in ends)
    return next(path for path in paths if not path.exists())


def _copy(source: Path, target: Path) -> None:
    try:
        make_private(target)
        with (
            contextlib.closing(sqlite3.connect(source, timeout=5.0)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        raise WrongDatabase(f"{source} could not be copied: {error}") from None


def _sync_folder(folder: Path) -> None:
    """Make the names of files in a folder durable, if the system supports it."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())

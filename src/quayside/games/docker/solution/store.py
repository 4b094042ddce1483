"""Tables on disk: the file format, the folder, listing and removing. `docs/tables.md` describes it.

A file is 16 bytes of magic, 32 bytes of SHA-256, a header in JSON that fills up the first 4096
bytes, and the values. The checksum is over the values and then the header, so that a file can be
written in one go. Files appear under their name only when they are complete.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.folders import data_folder
from quayside.games.docker.solution.setup import Setup, TableError

TABLE_MAGIC = b"QUAYSIDE-TABLE-1"
LAYER_MAGIC = b"QUAYSIDE-LAYER-1"
SUFFIX = ".table"
UNFINISHED = ".unfinished"
LAYER_SUFFIX = ".layer"
SHIPPED = Path(__file__).resolve().parent / "data"

HEADER_AT = 48
VALUES_AT = 4096
_CHUNK = 1 << 24

Header = Mapping[str, Any]


def tables_folder(folder: Path | str | None = None) -> Path:
    """Return the folder of tables: the one given, or `tables` in the data folder."""
    return data_folder("tables") if folder is None else Path(folder)


def table_path(setup: Setup, folder: Path) -> Path:
    """Return where a game's table is kept."""
    return folder / (setup.name + SUFFIX)


def write_file(
    path: Path, magic: bytes, header: Header, values: Iterable[NDArray[Any]], work: Path
) -> None:
    """Write a file so that it is either there and whole, or not there. It grows in the folder
    `work`, and what is killed on the way leaves its pieces there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    work.mkdir(parents=True, exist_ok=True)
    unnamed = work / f".{path.name}.{os.getpid()}"
    digest = hashlib.sha256()
    with unnamed.open("wb") as file:
        file.seek(VALUES_AT)
        for part in values:
            data = np.ascontiguousarray(part).data.cast("B")
            digest.update(data)
            file.write(data)
        text = (json.dumps(header) + "\n").encode()
        if len(text) > VALUES_AT - HEADER_AT:
            raise TableError("the header does not fit")
        text = text.ljust(VALUES_AT - HEADER_AT)
        digest.update(text)
        file.seek(0)
        file.write(magic + digest.digest() + text)
        file.flush()
        os.fsync(file.fileno())
    unnamed.replace(path)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_header(path: Path, magic: bytes) -> Header:
    """Return a file's header; raises `TableError` if it is not such a file at all."""
    try:
        with path.open("rb") as file:
            front = file.read(VALUES_AT)
    except OSError as error:
        raise TableError(f"{path} cannot be read: {error.strerror}") from None
    if front[: len(magic)] != magic:
        raise TableError(f"{path} is not a table of this kind")
    try:
        header = json.loads(front[HEADER_AT:])
    except ValueError:
        raise TableError(f"{path} is damaged: its header cannot be read") from None
    if not isinstance(header, dict):
        raise TableError(f"{path} is damaged: its header cannot be read")
    return header


def check_file(path: Path) -> None:
    """Compare a file with its checksum; raises `TableError` if it is damaged."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        front = file.read(VALUES_AT)
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    digest.update(front[HEADER_AT:])
    if digest.digest() != front[HEADER_AT - digest.digest_size : HEADER_AT]:
        raise TableError(f"{path} is damaged: its checksum does not match its contents")


def map_values(path: Path, kind: type[np.uint32] | type[np.int64], size: int) -> NDArray[Any]:
    """Return a file's values, mapped into memory; raises `TableError` if there are not `size`."""
    expected = VALUES_AT + size * np.dtype(kind).itemsize
    if path.stat().st_size != expected:
        raise TableError(f"{path} is damaged: it should have {expected} bytes")
    return np.asarray(np.memmap(path, np.dtype(kind).newbyteorder("<"), "r", VALUES_AT, (size,)))


@dataclass(frozen=True)
class TableFile:
    """A table, or a solve that was broken off, as found in a folder."""

    name: str
    path: Path
    size: int
    """Bytes on disk."""
    shipped: bool
    """Whether it came with the package; such a table is not removed."""
    header: Header | None
    """What the file says of itself; None for a broken-off solve or a file that cannot be read."""
    problem: str = ""


def tables(folder: Path | str | None = None) -> list[TableFile]:
    """Return the tables in a folder (that of the user, if none is given) and the shipped ones.

    Only headers are read; `Table.verify` and `open_table` look at the contents.
    """
    found: list[TableFile] = []
    home = tables_folder(folder)
    for place, shipped in ((home, False), (SHIPPED, True)):
        for path in sorted(place.glob("*" + SUFFIX)):
            found.append(_describe(path, shipped))
    for path in sorted(home.glob("*" + UNFINISHED)):
        done = len(list(path.glob("*" + LAYER_SUFFIX)))
        size = sum(part.stat().st_size for part in path.iterdir())
        problem = f"broken off with {done} layers done; solving goes on from there"
        found.append(TableFile(path.stem, path, size, False, None, problem))
    return found


def _describe(path: Path, shipped: bool) -> TableFile:
    header, problem = None, ""
    try:
        header = read_header(path, TABLE_MAGIC)
    except TableError as error:
        problem = str(error)
    return TableFile(path.stem, path, path.stat().st_size, shipped, header, problem)


def remove(name: str, folder: Path | str | None = None) -> list[Path]:
    """Remove a table by its name, with what a broken-off solve of it left; return the paths."""
    removed = []
    for found in tables(folder):
        if found.name == name and not found.shipped:
            if found.path.is_dir():
                shutil.rmtree(found.path)
            else:
                found.path.unlink()
            removed.append(found.path)
    if not removed:
        raise TableError(f"there is no table {name!r} to remove in {tables_folder(folder)}")
    return removed

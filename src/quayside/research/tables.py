"""Tables on disk: Parquet files that are written in parts and survive an interruption.

While a table is made, finished parts are in the folder `OUT.parts`; each is first written under
another name, so a part is complete or absent. At the end the parts are merged into one file, which
does not depend on their boundaries. The metadata of a file describes its origin, as JSON under
`quayside`.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.core.lock import hold

KEY = b"quayside"
PART_ROWS = 65_536
"""A part is written when it has this many rows, or by the clock: after `PART_SECONDS` at first,
later after `PART_SHARE` of the time that the work has taken, so that there are not too many."""
PART_SECONDS = 1.0
PART_SHARE = 0.01
GROUP_ROWS = 65_536
"""Rows of a row group in the finished file."""


def arrow() -> Any:
    """Return the module `pyarrow`; raises `QuaysideError` where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise QuaysideError('tables need PyArrow: pip install "quayside[datasets]"') from None
    return pyarrow


def setup_of(path: Path) -> dict[str, Any]:
    """Return the setup from a file's metadata; raises `InvalidSetup` if it has none."""
    pa = arrow()
    try:
        metadata = pa.parquet.read_schema(path).metadata or {}
        return dict(json.loads(metadata[KEY]))
    except (pa.ArrowInvalid, KeyError, ValueError):
        text = f"{path} is not a table that Quayside made"
        raise InvalidSetup(text, "unreadable", file=str(path)) from None


class TableFile:
    """A Parquet file under construction. It consists of units (games), added in order."""

    def __init__(self, out: Path, schema: Any, setup: Mapping[str, Any]) -> None:
        """Find what was made before; raises `InvalidSetup` if that has another setup."""
        self.out, self.setup = out, json.loads(json.dumps(setup))
        self.schema = schema.with_metadata({KEY: json.dumps(self.setup)})
        self.parts = out.with_name(out.name + ".parts")
        if not out.parent.is_dir():
            text = f"there is no folder {out.parent} to write {out.name} into"
            raise InvalidSetup(text, "folder", folder=str(out.parent), file=out.name)
        self.is_complete = out.exists()
        if self.is_complete:
            self._compare(out, setup_of(out))
        self.done = 0
        """Units that are in parts."""
        self._batches: list[Any] = []
        self._units = self._rows = 0
        self._began = self._written = time.monotonic()

    @contextmanager
    def making(self, *, anew: bool = False) -> Iterator[None]:
        """Make the table: take a lock, find the parts (or discard them with `anew`); write the
        added units, also after an error or an interruption."""
        self.parts.mkdir(exist_ok=True)
        with hold(self.parts / "lock", f"another process is writing {self.parts}"):
            self._find_parts()
            if anew:
                self.done = 0
                for _, _, path in self._listed():
                    path.unlink()
            try:
                yield
            finally:
                self._write_part()
                if not self._listed():
                    self.remove_parts()

    def add(self, batch: Any) -> None:
        """Add the next unit."""
        self._batches.append(batch)
        self._units += 1
        self._rows += batch.num_rows
        now = time.monotonic()
        patience = max(PART_SECONDS, PART_SHARE * (now - self._began))
        if self._rows >= PART_ROWS or now - self._written > patience:
            self._write_part()

    def join(self) -> None:
        """Join the parts into the one file, and remove them."""
        self._write_part()
        pa, rest = arrow(), []
        new = self.parts / "joined"
        with pa.parquet.ParquetWriter(new, self.schema, compression="zstd") as writer:
            for _, _, path in self._listed():
                rest.append(pa.parquet.read_table(path))
                table = pa.concat_tables(rest)
                whole = table.num_rows // GROUP_ROWS * GROUP_ROWS
                for first in range(0, whole, GROUP_ROWS):
                    writer.write_table(_compact(table.slice(first, GROUP_ROWS)))
                rest = [table.slice(whole)]
            if rest and rest[0].num_rows:
                writer.write_table(_compact(pa.concat_tables(rest)))
        _sync(new)
        new.replace(self.out)
        self.is_complete = True
        self.remove_parts()

    def remove_parts(self) -> None:
        """Remove the parts and their folder, if they are there."""
        for name in ("*.parquet", "*.new", "joined", "lock"):
            for path in self.parts.glob(name):
                path.unlink()
        if self.parts.is_dir():
            self.parts.rmdir()

    def _compare(self, path: Path, found: Mapping[str, Any]) -> None:
        for name in {**self.setup, **found}:
            mine, theirs = self.setup.get(name), found.get(name)
            if mine != theirs:
                raise InvalidSetup(
                    f"{path} was made with {name} {_told(theirs)}, not {_told(mine)}: choose"
                    " another file, or remove it",
                    "other-table",
                    file=str(path),
                    name=name,
                )

    def _listed(self) -> list[tuple[int, int, Path]]:
        """Return the parts in order, each with its first unit and the one after its last."""
        parts = []
        for path in self.parts.glob("*.parquet"):
            first, _, end = path.stem.partition("-")
            parts.append((int(first), int(end), path))
        return sorted(parts)

    def _find_parts(self) -> None:
        for first, end, path in self._listed():
            self._compare(self.parts, setup_of(path))
            if first != self.done:
                raise InvalidSetup(f"a part is missing before {path}: remove {self.parts}")
            self.done = end

    def _write_part(self) -> None:
        self._written = time.monotonic()
        if not self._units:
            return
        pa, end = arrow(), self.done + self._units
        path = self.parts / f"{self.done:012}-{end:012}.parquet"
        table = pa.Table.from_batches(self._batches, self.schema)
        new = path.with_suffix(".new")
        pa.parquet.write_table(_compact(table), new, compression="zstd")
        _sync(new)
        new.replace(path)
        self.done, self._batches, self._units, self._rows = end, [], 0, 0


def _compact(table: Any) -> Any:
    """Make one chunk of every column, so that the bytes written depend on the rows alone."""
    return table.combine_chunks()


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())

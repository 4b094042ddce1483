"""Tables on disk: what is damaged or foreign is refused, what is there is listed and removed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from quayside.core.errors import QuaysideError
from quayside.games import load
from quayside.games.docker.solution import (
    Table,
    TableError,
    open_file,
    open_table,
    remove,
    solve,
    tables,
)
from quayside.games.docker.solution.store import TABLE_MAGIC, tables_folder, write_file

NAME = "docker-en-1.table"


@pytest.fixture
def table_file(small_folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(small_folder / NAME, tmp_path / NAME))


def _rewrite(path: Path, header: dict[str, object], table: Table) -> None:
    write_file(path, TABLE_MAGIC, header, [table.values], path.parent)


def test_a_table_says_what_it_is(small_table: Table) -> None:
    front = small_table.path.read_bytes()[:4096]
    assert front[:16] == TABLE_MAGIC
    header = json.loads(front[48:])
    assert header["game"] == "docker:en"
    assert (header["players"], header["containers"], header["revisit"]) == (2, 1, "never")
    assert header["rules"] == load("docker:en").rules.version
    assert (header["tolerance"], header["bits"]) == (1e-6, 32)
    assert header["error"] <= 1e-6
    assert header["start"] == small_table.start
    assert header["positions"] == small_table.index.size


@pytest.mark.parametrize("at", [0, 20, 47, 100, 3000, 4096, 4099, -1])
def test_a_table_with_one_changed_bit_is_refused(table_file: Path, at: int) -> None:
    data = bytearray(table_file.read_bytes())
    data[at] ^= 4
    table_file.write_bytes(data)
    with pytest.raises(TableError, match=r"damaged|not a table"):
        open_file(table_file)


@pytest.mark.parametrize("length", [0, 10, 60, 4096, 4100])
def test_a_table_cut_short_is_refused(table_file: Path, length: int) -> None:
    table_file.write_bytes(table_file.read_bytes()[:length])
    with pytest.raises(TableError, match=r"damaged|not a table"):
        open_file(table_file)


def test_damage_that_comes_later_is_found_by_verify(table_file: Path) -> None:
    table = open_file(table_file)
    with table_file.open("r+b") as file:
        file.seek(-1, 2)
        file.write(b"\x55")
    with pytest.raises(TableError, match="checksum"):
        table.verify()


def test_a_table_of_other_rules_or_of_another_game_is_refused(
    table_file: Path, small_table: Table
) -> None:
    header = json.loads(table_file.read_bytes()[48:4096])
    _rewrite(table_file, header | {"rules": 99}, small_table)
    with pytest.raises(TableError, match="version 99 of the rules"):
        open_file(table_file)
    _rewrite(table_file, header, small_table)
    assert open_file(table_file).start == small_table.start
    renamed = table_file.rename(table_file.with_name("docker-fr-1.table"))
    with pytest.raises(TableError, match="is the table of docker-en-1"):
        open_table(load("docker:fr"), renamed.parent, containers=1)


@pytest.mark.parametrize(
    "change",
    [{"bits": 7}, {"edition": "xx"}, {"containers": 9}, {"containers": "1"}, {"error": None}],
)
def test_a_header_that_makes_no_sense_is_refused(
    table_file: Path, small_table: Table, change: dict[str, object]
) -> None:
    header = json.loads(table_file.read_bytes()[48:4096])
    _rewrite(table_file, header | change, small_table)
    with pytest.raises(TableError, match="header"):
        open_file(table_file)


def test_a_file_that_is_no_table_is_refused_with_an_ordinary_error(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_text("not a table at all")
    with pytest.raises(QuaysideError, match="is not a table"):
        open_table(load("docker:en"), tmp_path, containers=1)
    with pytest.raises(QuaysideError, match="cannot be read"):
        open_file(tmp_path / "nothing.table")


def test_tables_are_listed_and_removed(table_file: Path) -> None:
    folder = table_file.parent
    (folder / "docker-it-1.table").write_text("rubbish")
    (folder / "docker-fr-6.unfinished").mkdir()
    (folder / "docker-fr-6.unfinished" / "6-6.layer").write_bytes(b"12345")
    found = {table.name: table for table in tables(folder) if not table.shipped}
    assert list(found) == ["docker-en-1", "docker-it-1", "docker-fr-6"]
    assert found["docker-en-1"].header is not None
    assert found["docker-en-1"].header["tolerance"] == 1e-6
    assert found["docker-en-1"].size == table_file.stat().st_size
    assert "not a table" in found["docker-it-1"].problem
    assert "1 layers done" in found["docker-fr-6"].problem
    for name in found:
        remove(name, folder)
    assert not list(folder.iterdir())
    with pytest.raises(TableError, match="no table 'docker-en-1'"):
        remove("docker-en-1", folder)


def test_the_shipped_table_is_listed_and_stays(tmp_path: Path) -> None:
    (shipped,) = [table for table in tables(tmp_path) if table.shipped]
    assert shipped.name == "docker-en-3"
    with pytest.raises(TableError, match="no table"):
        remove(shipped.name, tmp_path)
    assert shipped.path.exists()


def test_the_users_folder_can_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUAYSIDE_DATA", str(tmp_path))
    assert tables_folder() == tmp_path / "tables"
    solve(load("docker:fr"), tolerance=1e-2, containers=1)
    assert (tmp_path / "tables" / "docker-fr-1.table").exists()
    assert open_table(load("docker:fr"), containers=1) is not None
    assert open_table(load("docker:fr"), tmp_path / "elsewhere", containers=1) is None

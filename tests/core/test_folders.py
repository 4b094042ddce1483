"""One data folder for the server and for solutions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from quayside.core.folders import data_folder, own_data_folder
from quayside.games.docker.solution.store import tables_folder


def test_the_environment_names_the_folder_of_all_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUAYSIDE_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert tables_folder() == tmp_path / "tables"


def test_tables_are_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUAYSIDE_DATA", raising=False)
    assert tables_folder() == data_folder() / "tables" == own_data_folder() / "tables"


def test_on_windows_tables_of_version_0_1_are_found_one_folder_deeper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def user_data_dir(name: str, appauthor: bool | None = None) -> str:
        """As on Windows: the author's folder, named like the program by default, and its own."""
        return str(tmp_path / name if appauthor is False else tmp_path / name / name)

    monkeypatch.delenv("QUAYSIDE_DATA", raising=False)
    monkeypatch.setattr(platformdirs, "user_data_dir", user_data_dir)
    own, earlier = tmp_path / "quayside", tmp_path / "quayside" / "quayside" / "tables"
    assert (data_folder(), tables_folder()) == (own, own / "tables")
    earlier.mkdir(parents=True)
    assert (data_folder(), tables_folder()) == (own, earlier)
    (own / "tables").mkdir()
    assert tables_folder() == own / "tables"


def test_compiled_code_that_cannot_be_kept_is_said_in_a_line(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    program = (
        "import os; from quayside.core.folders import cache_folder as folder\n"
        "print(folder(), os.environ['QUAYSIDE_CACHE'], folder().is_dir())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "QUAYSIDE_CACHE": str(blocked / "cache")},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stderr.count("\n") == 1
    assert f"{blocked / 'cache'} cannot be written" in done.stderr
    folder, named, exists = done.stdout.split()
    assert (folder, exists) == (named, "True"), "processes that it starts use the same folder"
    assert not Path(folder).exists(), "it is gone with the program"

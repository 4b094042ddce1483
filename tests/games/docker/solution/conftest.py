"""Tables that several tests look at, solved once."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside.games import load
from quayside.games.docker.solution import Table, solve


@pytest.fixture(scope="session")
def small_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the table of the English game with one container each."""
    folder = tmp_path_factory.mktemp("tables")
    solve(load("docker:en"), tolerance=1e-6, containers=1, folder=folder)
    return folder


@pytest.fixture(scope="session")
def small_table(small_folder: Path) -> Table:
    """Return that table."""
    return solve(load("docker:en"), tolerance=1e-6, containers=1, folder=small_folder)

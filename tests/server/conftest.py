"""A server and a PostgreSQL that tests share where they leave nothing behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.helpers import Server
from tests.server.postgres import Cluster, NoPostgres


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process; each makes databases of its own."""
    try:
        cluster = Cluster()
    except NoPostgres as error:
        pytest.skip(str(error))
    with cluster:
        yield cluster

"""A server that tests of a module share where they leave nothing behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.helpers import Server


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server

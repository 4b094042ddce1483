"""The logs that the pages fold are those that the server makes."""

from __future__ import annotations

import typing

import pytest

from quayside.server import protocol as m
from quayside.server.export import record_of
from quayside.server.verify import NotVerified, verify
from tests.server import logs


def test_the_logs_that_the_pages_fold_are_fresh() -> None:
    """`python -m tests.server.logs` writes them."""
    assert logs.FIXTURE.read_text(encoding="utf-8") == logs.text()


def test_the_logs_have_every_kind_of_event() -> None:
    events = [m.decode_event(body) for log in logs.LOGS for body in log().table.bodies]
    assert {type(event.what) for event in events} == set(typing.get_args(m.What))
    withdrawn = [event.what.withdrawn for event in events if isinstance(event.what, m.Gone)]
    assert {0, 2} <= set(withdrawn)


def test_the_whole_game_follows_from_its_secret() -> None:
    verified = verify(record_of(logs.whole_game().table))
    assert verified.taken_back
    assert verified.withdrawn
    assert [doubt for doubt in verified.doubts if "during the game" not in str(doubt)] == []


def test_the_dishonest_games_are_not_verified() -> None:
    assert not verify(record_of(logs.skipped_draws().table)).ok
    with pytest.raises(NotVerified, match="no part entered the deal"):
        verify(record_of(logs.idle_parts().table))

"""A game of another package, for adapters that take any."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside.core.game import Game

PIG = Path(__file__).parents[2] / "examples" / "pig"


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of examples/pig, which is not installed here."""
    monkeypatch.syspath_prepend(PIG)
    from quayside_pig import FAMILY

    return Game(FAMILY, "standard", 2, (("target", "20"),))

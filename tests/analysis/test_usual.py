"""The accuracy that is usual for each level: measured for every game."""

from __future__ import annotations

import pytest

from quayside.analysis.usual import usual_accuracy
from quayside.games import BUILT_IN, family, load


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_level_of_a_game_was_measured(name: str) -> None:
    found = usual_accuracy(family(name))
    assert found is not None
    levels = family(name).levels(load(found.game, found.players))
    assert list(found.levels) == [str(level) for level in range(1, len(levels) + 1)]
    assert found.games > 0
    accuracies = list(found.levels.values())
    assert all(0.5 < accuracy <= 1 for accuracy in accuracies)
    assert accuracies[0] < accuracies[-1]

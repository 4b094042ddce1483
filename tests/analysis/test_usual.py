"""The accuracy that is usual for each level of every game."""

from __future__ import annotations

from quayside.analysis.usual import usual_accuracy
from quayside.games import BUILT_IN, family, load


def test_levels_were_measured_from_the_lowest_on_and_strong_bots_are_more_accurate() -> None:
    for name in BUILT_IN:
        found = usual_accuracy(family(name))
        assert found is not None, name
        levels = family(name).levels(load(found.game, found.players))
        assert 4 <= len(found.levels) <= len(levels)
        assert list(found.levels) == [str(level) for level in range(1, len(found.levels) + 1)]
        accuracies = list(found.levels.values())
        assert found.games > 0
        assert all(0.5 < accuracy <= 1 for accuracy in accuracies)
        assert accuracies[0] < accuracies[-1]

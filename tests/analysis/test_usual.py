"""The accuracy that is usual for each level, where it was measured."""

from __future__ import annotations

from quayside.analysis.usual import usual_accuracy
from quayside.games import BUILT_IN, family, load


def test_every_level_was_measured_and_strong_bots_are_more_accurate() -> None:
    measured = 0
    for name in BUILT_IN:
        found = usual_accuracy(family(name))
        if found is None:
            continue
        measured += 1
        levels = family(name).levels(load(found.game, found.players))
        assert list(found.levels) == [str(level) for level in range(1, len(levels) + 1)]
        accuracies = list(found.levels.values())
        assert found.games > 0
        assert all(0.5 < accuracy <= 1 for accuracy in accuracies)
        assert accuracies[0] < accuracies[-1]
    assert measured > 0

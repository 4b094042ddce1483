"""A level draws moves by visits: as often as its temperature says."""

from __future__ import annotations

import numpy as np
import pytest

from quayside.search.choice import choose


def shares(
    visits: list[int], lost: list[int], temperature: float, draws: int = 20_000
) -> list[float]:
    counts = np.zeros(len(visits))
    room, generator = np.zeros(len(visits)), np.zeros(4, np.uint64)
    for seed in range(draws):
        chosen = choose(
            np.array(visits, np.int32),
            np.array(lost, np.uint8),
            temperature,
            np.uint64(seed),
            room,
            generator,
        )
        counts[chosen] += 1
    found: list[float] = (counts / draws).tolist()
    return found


@pytest.mark.parametrize("temperature", [0.5, 1.0, 2.4])
def test_moves_are_drawn_by_visits_and_temperature(temperature: float) -> None:
    visits = [10, 0, 70, 20]
    weights = (np.array(visits) + 0.1) ** (1 / temperature)
    expected = (weights / weights.sum()).tolist()
    assert shares(visits, [0] * 4, temperature) == pytest.approx(expected, abs=0.015)


def test_a_move_that_is_proved_to_lose_is_drawn_only_if_all_are() -> None:
    assert shares([10, 90], [0, 1], 1.0, 200) == [1.0, 0.0]
    assert shares([10, 90], [1, 1], 1.0) == pytest.approx([0.1, 0.9], abs=0.015)

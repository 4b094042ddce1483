"""How bots draw moves: by visits and temperature, or with the mistakes of people."""

from __future__ import annotations

import numpy as np
import pytest

from quayside.search.choice import choose, choose_fallibly


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


def fallible_shares(
    visits: list[int],
    values: list[float],
    places: list[int],
    lost: list[int],
    regret: float,
    oversight: float,
    draws: int = 20_000,
) -> list[float]:
    counts = np.zeros(len(visits))
    for seed in range(draws):
        chosen = choose_fallibly(
            np.array(visits, np.int32),
            np.array(values),
            np.array(places, np.uint32),
            np.array(lost, np.uint8),
            regret,
            oversight,
            np.uint64(seed),
            np.zeros(len(visits), np.uint8),
            np.zeros(4, np.uint64),
        )
        counts[chosen] += 1
    found: list[float] = (counts / draws).tolist()
    return found


def test_moves_within_the_limit_of_regret_are_equally_likely() -> None:
    values, places = [0.5, 0.61, 0.7, 0.69], [7, 8, 9, 10]
    found = fallible_shares([9, 1, 50, 3], values, places, [0] * 4, 0.1, 0.0)
    assert found == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3], abs=0.015)


def test_what_lies_in_one_place_is_overlooked_together() -> None:
    """The two good moves are in place 7, the bad ones in places 8 and 9: one is played where 7 is
    overlooked and 8 or 9 is not, and where the player does not see what moves allow."""
    hidden, visits = 0.2, [10, 10, 10, 10]
    found = fallible_shares(visits, [0.9, 0.9, 0.1, 0.1], [7, 7, 8, 9], [0] * 4, 0.0, hidden)
    missed = hidden * (1 - hidden**2)
    expected = (1 - hidden) * missed + hidden * 0.5
    assert found[2] + found[3] == pytest.approx(expected, abs=0.015)
    apart = fallible_shares(visits, [0.9, 0.9, 0.1, 0.1], [6, 7, 8, 9], [0] * 4, 0.0, hidden)
    both = (1 - hidden) * hidden * missed + hidden * 0.5
    assert apart[2] + apart[3] == pytest.approx(both, abs=0.015)


def test_a_player_who_does_not_see_what_moves_allow_plays_what_was_looked_at() -> None:
    found = fallible_shares([70, 30, 0], [0.9, 0.1, 0.5], [7, 7, 7], [0] * 3, 0.0, 1.0)
    assert found == pytest.approx([0.5, 0.5, 0.0], abs=0.015)


def test_fallible_players_play_no_proved_loss_while_something_else_is_there() -> None:
    assert fallible_shares([10, 90], [0.1, 0.0], [7, 8], [0, 1], 1.0, 0.5, 300) == [1.0, 0.0]
    assert fallible_shares([0, 90], [0.3, 0.0], [7, 8], [0, 1], 1.0, 0.5, 300) == [1.0, 0.0]
    lost = fallible_shares([10, 10], [0.0, 0.0], [7, 8], [1, 1], 1.0, 0.0)
    assert lost == pytest.approx([0.5, 0.5], abs=0.015)

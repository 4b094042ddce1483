"""What a network sees of Dockers does not depend on seats, colours or where the block lies."""

from __future__ import annotations

import numpy as np
import pytest

import quayside
from quayside.core.rules import Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.net import NET


def seen(row: Row) -> tuple[list[int], list[list[int]]]:
    """Return the features of a position, sorted, and of its actions, by action."""
    rules = quayside.load("dockers").rules
    scratch, listed = np.zeros(NET.scratch_size, np.int64), rules.actions()
    out = np.zeros(rules.action_count * NET.slots, np.int32)
    n = rules.legal(row, listed, scratch)
    features = sorted(out[: NET.features(row, out, scratch)].tolist())
    NET.action_features(row, listed, n, out, scratch)
    return features, out[: n * NET.slots].reshape(n, NET.slots).tolist()


def rows_of(players: int) -> list[Row]:
    games = quayside.batch("dockers", players=players, n=6, seed=5)
    rows = []
    for _ in range(90):
        games.step(games.sample())
        rows += [row.copy() for row, who in zip(games.rows, games.to_move, strict=True) if who >= 0]
    return rows[::11]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_can_be_renamed(players: int) -> None:
    for row in rows_of(players):
        turned = row.copy()
        turned[c.TURN] = (row[c.TURN] + 1) % players
        for cells in (c.COLOUR, c.SCORE):
            turned[cells : cells + players] = np.roll(row[cells : cells + players], 1)
        assert seen(turned) == seen(row)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_can_be_renamed(players: int) -> None:
    names = np.array([0, 3, 1, 4, 2])
    for row in rows_of(players):
        other = row.copy()
        other[c.COLOUR : c.COLOUR + players] = names[row[c.COLOUR : c.COLOUR + players]]
        for i in range(c.CRATE, c.CRATE + c.CRATES):
            place = int(row[i]) & (1 << c.FACES_AT) - 1
            faces = [int(row[i]) >> c.FACES_AT + 3 * side & 7 for side in range(6)]
            other[i] = place + sum(
                int(names[face]) << c.FACES_AT + 3 * side for side, face in enumerate(faces)
            )
        assert seen(other) == seen(row)


def test_a_player_who_has_left_is_not_seen_as_one() -> None:
    row = quayside.load("dockers", 3).start().row.copy()
    before = seen(row)[0]
    row[c.LEFT] = 1 << 2
    assert seen(row)[0] != before

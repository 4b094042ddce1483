"""The records of a move of Dockers, played on a picture of the block, give the new block."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.core.kernel import plain
from quayside.core.records import Record, show_of, trace_of
from quayside.core.rules import NOBODY, Row, Rules
from quayside.games.dockers import crates as c
from quayside.games.dockers.trace import Kind
from tests.games.variants import random_steps, variants

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def stored(shown: list[Record]) -> int:
    """Return the stored crates that a picture shows, as bits."""
    found = 0
    for kind, (_, *given) in shown:
        if kind == Kind.GROUP:
            found |= given[-1]
    return found


def picture(rules: Rules, row: Row) -> dict[str, Any]:
    return {
        "crates": [[*c.place_of(n), n >> c.FACES_AT] for n in row[c.CRATE :].tolist()],
        "scores": row[c.SCORE : c.SCORE + row[c.PLAYERS]].tolist(),
        "stored": stored(show_of(rules, row)),
        "customs": int(row[c.CUSTOMS]),
        "moves": int(row[c.MOVES]),
        "turn": int(row[c.TURN]),
    }


def replay(block: dict[str, Any], kind: int, seat: int, *given: int) -> None:
    """Do to a picture what a record says; check what the record says about it."""
    match kind:
        case Kind.TIP | Kind.FALL:
            crate, block["moves"], direction, *places, quarters, faces, shift_x, shift_y = given
            here, there = tuple(places[:3]), tuple(places[3:])
            assert [*here] == block["crates"][crate][:3]
            step = _STEPS[direction]
            assert there[:2] == (here[0] + step[0], here[1] + step[1])
            assert there[2] == here[2] if kind == Kind.TIP else there[2] < here[2]
            old = block["crates"][crate][3]
            turned = plain(c.turn_faces)(old, quarters)
            assert faces == (plain(c.tip_faces)(old, direction) if kind == Kind.TIP else turned)
            block["crates"][crate] = [*there, faces]
            for other in block["crates"]:
                other[0] -= shift_x
                other[1] -= shift_y
        case Kind.PIVOT:
            crate, block["moves"], quarters, faces = given
            assert faces == plain(c.turn_faces)(block["crates"][crate][3], quarters)
            block["crates"][crate][3] = faces
        case Kind.SCORE:
            points, total, size, floor, group = given
            block["scores"][seat] += points
            assert block["scores"][seat] == total
            assert (size, points) == (group.bit_count(), size * (1 + 2 * floor))
        case Kind.FREED:
            assert given[0] & ~block["stored"] == 0
            block["stored"] ^= given[0]
        case Kind.STORED:
            assert given[0] & block["stored"] == 0
            block["stored"] |= given[0]
        case Kind.CUSTOMS:
            assert (seat, given[0]) == (block["turn"], block["customs"])
            block["customs"], block["moves"] = given[1], 0
        case Kind.TURN:
            block["turn"] = seat
        case Kind.END:
            block["turn"] = NOBODY
        case Kind.WIN | Kind.SHARE:
            assert block["scores"][seat] == given[0]


@pytest.mark.parametrize("part", range(3))
def test_records_sum_up_to_what_apply_does(part: int) -> None:
    seen = set()
    for seed, game in enumerate([*variants("dockers")][part::3]):
        leaver = seed % game.players if game.players > 2 and seed % 2 == 0 else None
        for row, choice, after in random_steps(game, 7 * part + seed, leaver):
            block = picture(game.rules, row)
            for kind, given in trace_of(game.rules, row, choice):
                replay(block, kind, *given)
                seen.add(Kind(kind))
            assert block == picture(game.rules, after)
    rare = {Kind.SHARE, Kind.GROUP, Kind.COVERED, Kind.SEEN}
    assert set(Kind) - seen <= rare

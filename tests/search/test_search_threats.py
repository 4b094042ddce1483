"""Doce's forced wins: found ones are wins against every defence, and nothing else is found."""

from __future__ import annotations

import numpy as np
import pytest

from quayside.core.heuristics import ForcedWin
from quayside.core.playout import playout
from quayside.core.rules import Row
from quayside.games.doce import rules as r
from quayside.games.doce.tactics import TACTICS
from quayside.games.doce.threats import Threats
from quayside.games.doce.turns import actions_of
from tests.games.doce.positions import GAME, state

THREATS = Threats()


def find(row: Row, depth: int) -> tuple[tuple[int, ...], int] | None:
    found = THREATS.find(row, depth, 200_000)
    return (actions_of(found.turn), found.turns) if found else None


def after(row: Row, action: int) -> Row:
    row = row.copy()
    r.apply(row, action, r.RULES.scratch())
    return row


def turns(row: Row) -> list[Row]:
    """Return what every whole turn of the player to move leads to."""
    out, ends = r.RULES.actions(), []
    for action in out[: r.legal(row, out, r.RULES.scratch())].tolist():
        end = after(row, action)
        ends += turns(end) if r.FIRST_BLOCKER <= action < r.PASS else [end]
    return ends


def wins_at_once(row: Row) -> bool:
    """Return whether some die of the player to move wins the round, by playing each."""
    seat = row[0]
    for action in range(r.FIRST_BLOCKER):
        if action in legal(row):
            end = after(row, action)
            gained = end[r.TOTAL : r.TOTAL + 2] - row[r.TOTAL : r.TOTAL + 2]
            if gained[seat] > 0 and gained[1 - seat] == 0:
                return True
    return False


def legal(row: Row) -> set[int]:
    out = r.RULES.actions()
    return set(out[: r.legal(row, out, r.RULES.scratch())].tolist())


def random_rows(count: int) -> list[Row]:
    """Return positions of a first round after a few random turns, blockers played."""
    rows = []
    for seed in range(count):
        row = GAME.start().row.copy()
        for number, action in enumerate(playout(GAME.rules, row, 2, seed)):
            if row[r.ROUND] != 1 or (
                number > 6 and not row[r.MID] and row[r.BLOCKER] and row[r.BLOCKER + 1]
            ):
                break
            r.apply(row, action, r.RULES.scratch())
        if row[r.ROUND] == 1 and row[0] >= 0 and row[r.BLOCKER] and row[r.BLOCKER + 1]:
            rows.append(row)
    return rows


def test_a_win_in_one_turn_is_found_exactly_where_a_die_wins() -> None:
    rows = random_rows(150)
    found = [find(row, 1) is not None for row in rows]
    assert found == [wins_at_once(row) for row in rows]
    assert True in found
    assert False in found


def test_a_win_in_two_turns_stands_against_every_defence() -> None:
    """The defender may do anything the rules allow, not only what answers the threat."""
    checked = 0
    for row in random_rows(400):
        found = find(row, 2)
        if found is None or found[1] == 1:
            continue
        end = row
        for action in found[0]:
            end = after(end, action)
        for reply in turns(end):
            in_round = reply[r.ROUND] == 1
            lost = reply[r.TOTAL + row[0]] > 0 and reply[r.TOTAL + 1 - row[0]] == 0
            assert wins_at_once(reply) if in_round else lost
        checked += 1
        if checked == 5:
            break
    assert checked == 5


# Seat 0 has 3 + 3 + 3 on rank 1 and needs a 3 on d1.
OPEN_THREE = """
. . . . .
. . . . B1
. . . . B1
. . . . .
A3 A3 A3 . B6
"""


def test_a_completed_line_wins_at_once() -> None:
    found = find(state(OPEN_THREE, last="a1,e3").row.copy(), 3)
    assert found == ((6 * 3 + 2,), 1)


def test_no_win_where_the_winning_square_lies_in_the_own_zone() -> None:
    """DC-2: the last die on c1 forbids d1."""
    assert find(state(OPEN_THREE, last="c1,e3").row.copy(), 1) is None


def test_a_die_that_completes_both_players_lines_is_no_win() -> None:
    """DC-5: both have a line, so the round is drawn. A 3 on d1 also ends B's line d1-d4."""
    both = """
    . . . . .
    . . . B3 .
    . . . B3 .
    . . . B3 .
    A3 A3 A3 . .
    """
    found = find(state(both, last="a1,d4").row.copy(), 1)
    assert found is None


def test_a_search_out_of_budget_claims_nothing() -> None:
    row = random_rows(20)[0]
    assert THREATS.find(row, 8, 1) is None or wins_at_once(row)


def test_loses_tells_a_move_that_leaves_a_forced_win() -> None:
    """Seat 1 to move must stop the 3 on d1."""
    row = state(OPEN_THREE, turn="1", last="a1,e3", starter=1).row.copy()
    away, stop = 6 * 12 + 0, 6 * 3 + 0
    never, scratch = np.zeros(1, np.uint8), TACTICS.scratch()
    assert TACTICS.loses(row, away, 1, never, scratch)
    assert not TACTICS.loses(row, stop, 1, never, scratch)


@pytest.mark.parametrize("seat", [0, 1])
def test_both_seats_find_the_same(seat: int) -> None:
    row = state(OPEN_THREE, last="a1,e3").row.copy()
    if seat:
        swapped = row.copy()
        for cell in (r.LAST, r.TOTAL, r.DICE, r.BLOCKER):
            swapped[cell], swapped[cell + 1] = row[cell + 1], row[cell]
        swapped[0], swapped[r.STARTER] = 1, 1 - row[r.STARTER]
        row = swapped
    assert find(np.ascontiguousarray(row), 1) == ((6 * 3 + 2,), 1)


def positions_with_forced_wins(count: int, least: int) -> list[tuple[Row, ForcedWin]]:
    """Return positions in which the player to move wins by force in no fewer turns."""
    rows = []
    for seed in range(4_000):
        row = GAME.start().row.copy()
        for number, action in enumerate(playout(GAME.rules, row, 2, seed)):
            if row[r.ROUND] != 1 or number > 6 + seed % 5:
                break
            r.apply(row, action, r.RULES.scratch())
        if row[r.ROUND] != 1 or row[r.MID]:
            continue
        found = TACTICS.find_forced(row, 4)
        if found and found.turns >= least:
            rows.append((row, found))
        if len(rows) == count:
            return rows
    raise AssertionError(len(rows))


def played(row: Row, actions: tuple[int, ...]) -> Row:
    for action in actions:
        assert action in legal(row)
        row = after(row, action)
    return row


def has_won(row: Row, seat: int) -> bool:
    return bool(row[r.ROUND] == 2 and row[r.TOTAL + seat] > row[r.TOTAL + 1 - seat] == 0)


def test_an_announced_win_is_won_within_its_turns_against_random_defences() -> None:
    """Every own turn is the one announced in that position; the others are random whole turns."""
    generator = np.random.default_rng(4)
    for row, found in positions_with_forced_wins(6, 3):
        seat = int(row[0])
        for _ in range(20):
            now, win, turns_left = row, found, found.turns
            while True:
                assert win.turns <= turns_left
                now, turns_left = played(now, win.actions), turns_left - 1
                if now[r.ROUND] == 1:
                    ends = turns(now)
                    now = ends[int(generator.integers(len(ends)))]
                if now[r.ROUND] != 1:
                    break
                again = TACTICS.find_forced(now, turns_left)
                assert again
                win = again
            assert has_won(now, seat)


def test_the_line_of_a_forced_win_is_one_of_its_longest() -> None:
    """It takes all turns but the last, every turn of it is legal, and after it nothing helps."""
    for row, found in positions_with_forced_wins(12, 4):
        assert len(found.line) == 2 * (found.turns - 1) - 1
        assert found.line[0] == found.actions
        now = row
        for number, turn in enumerate(found.line):
            now = played(now, turn)
            assert now[r.ROUND] == 1
            if number % 2:
                assert not wins_at_once(now)
        for end in turns(now):
            assert has_won(end, int(row[0])) or wins_at_once(end)

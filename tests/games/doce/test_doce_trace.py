"""The records of a move of Doce, played on a picture of the grid, give the new grid."""

from __future__ import annotations

from typing import Any

from quayside.core.records import show_of, trace_of
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.trace import Kind
from quayside.games.doce.view import pieces
from tests.games.variants import random_steps, variants


def picture(row: Row) -> dict[str, Any]:
    return {
        "pieces": pieces(row),
        "totals": row[r.TOTAL : r.TOTAL + 2].tolist(),
        "round": int(row[r.ROUND]),
        "turn": int(row[TURN]),
        "is_die_due": bool(row[r.MID]),
    }


def replay(grid: dict[str, Any], kind: int, seat: int, *given: int) -> None:
    """Do to a picture what a record says; check what the record says about it."""
    match kind:
        case Kind.PLACE:
            grid["pieces"][given[0]] = f"{'AB'[seat]}{given[1]}"
            grid["turn"], grid["is_die_due"] = 1 - seat, False
        case Kind.BLOCKER:
            grid["pieces"][given[0]] = f"{'AB'[seat]}#"
            grid["is_die_due"] = True
        case Kind.PASS:
            grid["turn"] = 1 - seat
        case Kind.ZONE:
            assert not any(given[0] >> square & 1 for square in grid["pieces"])
        case Kind.LINE:
            dice = [grid["pieces"][square] for square in given[1:]]
            assert sum(int(face) for _, face in dice) == r.TARGET
            own = [owner for owner, _ in dice].count("AB"[seat])
            assert own == 4 if given[0] else own == 3
        case Kind.ROUND_WON | Kind.ROUND_DRAWN:
            assert given[0] == grid["round"]
            assert sum(given[2:]) == given[1], "the items make up the points"
            grid["totals"][seat] += given[1]
        case Kind.ROUND_START:
            assert list(given[1:]) == grid["totals"]
            grid["pieces"], grid["round"], grid["turn"] = {}, given[0], seat
        case Kind.DRAW | Kind.WIN:
            assert list(given) == grid["totals"]
            assert kind == Kind.DRAW or grid["totals"][seat] == max(grid["totals"])
            grid["turn"] = NOBODY


def test_records_sum_up_to_what_apply_does() -> None:
    seen = set()
    (game,) = variants("doce")
    for seed in range(60):
        for row, choice, after in random_steps(game, seed):
            grid = picture(row)
            for kind, given in trace_of(game.rules, row, choice):
                replay(grid, kind, *given)
                seen.add(Kind(kind))
            grid["pieces"] = dict(sorted(grid["pieces"].items()))
            assert grid == picture(after)
    assert set(Kind) - seen <= {Kind.DRAW}, "random matches are hardly ever drawn"


def test_a_finished_match_shows_what_its_last_move_said() -> None:
    (game,) = variants("doce")
    ends = (Kind.LINE, Kind.ROUND_WON, Kind.ROUND_DRAWN)
    for seed in range(10):
        *_, (row, choice, after) = random_steps(game, seed)
        said = [record for record in trace_of(game.rules, row, choice) if record[0] in ends]
        shown = [record for record in show_of(game.rules, after) if record[0] in ends]
        assert said == shown != []

"""Tables of positions: different, reachable, and with values that the solution confirms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import quayside
from quayside import InvalidSetup, State
from quayside.core.solution import SolutionError
from quayside.research.positions import write_positions
from quayside.research.sampling import find_positions
from quayside.research.tables import setup_of


def made(name: str, count: int, out: Path, **how: Any) -> list[dict[str, Any]]:
    write_positions(quayside.load(name), count, out, **how)
    return list(pq.read_table(out).to_pylist())


def legal_in(mask: bytes, actions: int) -> list[int]:
    bits = np.unpackbits(np.frombuffer(mask, np.uint8), count=actions, bitorder="little")
    return np.flatnonzero(bits).tolist()


@pytest.mark.parametrize("name", ["docker:fr", "dockers", "doce"])
def test_positions_are_different_decisions_with_their_legal_actions(
    name: str, tmp_path: Path
) -> None:
    game = quayside.load(name).automatic
    rows = made(name, 500, tmp_path / "positions.parquet")
    assert len({tuple(row["row"]) for row in rows}) == len(rows) == 500
    for row in rows[::7]:
        state = State(game, np.array(row["row"], np.int32))
        assert state.to_move == row["seat"]
        assert legal_in(row["mask"], game.action_count) == list(state.actions)
        assert state.actions
        assert 0 <= row["ply"] < row["plies"]
    assert "value" not in rows[0]


def test_a_position_is_followed_by_one_that_a_move_and_a_roll_lead_to() -> None:
    game = quayside.load("docker:fr")
    found = next(find_positions(game, 300, seed=3))
    for i in range(len(found.rows) - 1):
        if found.game[i] == found.game[i + 1] and found.ply[i + 1] == found.ply[i] + 1:
            state = State(game, found.rows[i])
            after = [state.play(action) for action in state.actions]
            reached = [one.roll(face) for one in after if one.is_chance for face in range(1, 7)]
            assert State(game, found.rows[i + 1]) in reached


def test_exact_values_are_those_of_the_solution(tmp_path: Path) -> None:
    game = quayside.load("docker:en")
    solution = game.family.whole_solution(game)
    assert solution is not None
    rows = made("docker:en", 400, tmp_path / "positions.parquet", exact=True)
    for row in rows[::3]:
        state = State(game, np.array(row["row"], np.int32))
        worth = []
        for action in state.actions:
            after = state.play(action)
            mine = state.to_move
            assert mine is not None
            if after.is_over:
                worth.append(after.returns[mine])
            else:
                chance = solution.probe(after)
                worth.append(chance if after.to_move == mine else 1 - chance)
        assert row["values"] == pytest.approx(worth, abs=1e-12)
        assert row["value"] == max(row["values"]) == pytest.approx(solution.best(state)[1])
    told = setup_of(tmp_path / "positions.parquet")
    assert (told["solution"], told["count"]) == (solution.name, 400)
    assert told["error"] == solution.error


def test_the_seed_decides_the_table(tmp_path: Path) -> None:
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        made("docker:fr", 300, tmp_path / name, seed=seed)
    a, b, c = ((tmp_path / name).read_bytes() for name in "abc")
    assert a == b
    assert pq.read_table(tmp_path / "a")["row"] != pq.read_table(tmp_path / "c")["row"]
    assert c != a


def test_more_is_the_same_and_more(tmp_path: Path) -> None:
    few = made("doce", 100, tmp_path / "few.parquet")
    many = made("doce", 5000, tmp_path / "many.parquet")
    assert many[:100] == few


def test_a_game_without_a_solution_has_no_exact_values(tmp_path: Path) -> None:
    with pytest.raises(SolutionError, match="there is no solution of doce"):
        made("doce", 10, tmp_path / "positions.parquet", exact=True)


def test_more_positions_than_there_are_is_an_error(tmp_path: Path) -> None:
    game, out = quayside.load("docker:fr", cap="2"), tmp_path / "positions.parquet"
    with pytest.raises(
        InvalidSetup, match=r"few more than \d+ positions: ask for fewer than 9,999"
    ):
        write_positions(game, 9999, out)
    assert not out.exists()
    write_positions(game, 100, tmp_path / "few.parquet")


def test_a_table_of_another_count_is_not_touched(tmp_path: Path) -> None:
    made("doce", 10, tmp_path / "positions.parquet")
    with pytest.raises(InvalidSetup, match="count 10, not 11"):
        made("doce", 11, tmp_path / "positions.parquet")
    assert pq.read_metadata(tmp_path / "positions.parquet").num_rows == 10

"""Tables of games: they replay exactly, and nothing but the setup decides what is in them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import quayside
from quayside import Game, InvalidSetup, QuaysideError
from quayside.research import tables
from quayside.research.selfplay import selfplay
from quayside.research.tables import TableFile, setup_of
from quayside.search import Arena, arena


def setup(name: str, *bots: str, players: int = 2, seed: int = 5) -> Arena:
    return arena(quayside.load(name, players), bots, seed)


def made(setup: Arena, games: int, out: Path, **how: Any) -> list[dict[str, Any]]:
    selfplay(setup, games, out, workers=how.pop("workers", 1), **how)
    return list(pq.read_table(out).to_pylist())


def legal_in(mask: bytes, actions: int) -> list[int]:
    bits = np.unpackbits(np.frombuffer(mask, np.uint8), count=actions, bitorder="little")
    return np.flatnonzero(bits).tolist()


def replay(game: Game, decisions: list[dict[str, Any]]) -> None:
    """Play a game again from its rows in the table, and compare everything."""
    state = game.start(seed=decisions[0]["seed"])
    for ply, decision in enumerate(decisions):
        rolls = []
        while state.is_chance:
            rolls.append(state.fair_face())
            state = state.roll()
        assert (decision["ply"], decision["rolls"]) == (ply, rolls)
        assert decision["seat"] == state.to_move
        assert decision["row"] == state.row.tolist()
        assert legal_in(decision["mask"], game.action_count) == list(state.actions)
        if decision["visits"] is not None:
            assert len(decision["visits"]) == len(state.actions)
        state = state.play(decision["action"])
    while state.is_chance:
        state = state.roll()
    assert state.is_over
    for decision in decisions:
        assert decision["outcome"] == [np.float32(share) for share in state.returns]


@pytest.mark.parametrize(
    ("name", "players", "bots"),
    [
        ("docker:fr", 2, ["search:20", "random"]),
        ("docker:en", 3, ["greedy", "random"]),
        ("dockers", 2, ["random"]),
        ("doce", 2, ["uct:10~50", "random"]),
    ],
)
def test_every_game_replays_exactly(
    name: str, players: int, bots: list[str], tmp_path: Path
) -> None:
    how = setup(name, *bots, players=players)
    rows = made(how, 4, tmp_path / "games.parquet")
    assert [row["game"] for row in rows] == sorted(row["game"] for row in rows)
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    for number in range(4):
        decisions = [row for row in rows if row["game"] == number]
        replay(how.game, decisions)
        assert {(row["seat"] + number) % players == row["bot"] for row in decisions} == {True}


def test_visits_are_those_of_the_search_and_missing_where_there_was_none(tmp_path: Path) -> None:
    rows = made(setup("doce", "uct:30", "random"), 2, tmp_path / "games.parquet")
    searched = [row for row in rows if row["visits"] is not None]
    assert {row["bot"] for row in searched} == {0}
    assert all(0 < sum(row["visits"]) <= 30 for row in searched)
    best = [
        legal_in(row["mask"], 176)[int(np.argmax(row["visits"]))] == row["action"]
        for row in searched
    ]
    assert np.mean(best) > 0.8  # else a proved win or loss decides
    assert all(row["visits"] is None for row in rows if row["bot"] == 1)


def test_a_table_says_how_it_was_made(tmp_path: Path) -> None:
    made(setup("dockers", "random", "greedy"), 2, tmp_path / "games.parquet")
    told = setup_of(tmp_path / "games.parquet")
    assert told["game"] == "dockers:standard"
    assert told["options"]["cap"] == "400"
    assert (told["bots"], told["seed"], told["games"]) == (["random", "greedy"], 5, 2)
    assert told["version"] == quayside.__version__
    assert told["rules"] == quayside.load("dockers").rules.version


def test_workers_do_not_change_the_table(tmp_path: Path) -> None:
    how = setup("docker:fr", "random", "greedy")
    made(how, 30, tmp_path / "one.parquet", workers=1)
    made(how, 30, tmp_path / "two.parquet", workers=2)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


class Cut(Exception):
    """The plug is pulled."""


def test_an_interrupted_table_goes_on_and_is_the_same_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "PART_ROWS", 100)
    monkeypatch.setattr(tables, "GROUP_ROWS", 256)
    how = setup("docker:fr", "random")
    made(how, 20, tmp_path / "whole.parquet")
    out, began = tmp_path / "cut.parquet", []

    def cut_at(limit: int) -> Any:
        def progress(done: int) -> None:
            began.append(done)
            if done == limit:
                raise Cut

        return progress

    for limit in (1, 6, 7, 15):
        with pytest.raises(Cut):
            selfplay(how, 20, out, workers=1, progress=cut_at(limit))
        assert not out.exists()
    began.clear()
    selfplay(how, 20, out, workers=1, progress=cut_at(-1))
    assert began == list(range(15, 21))
    assert out.read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    assert not (tmp_path / "cut.parquet.parts").exists()
    assert pq.read_metadata(out).num_row_groups > 1


def test_a_part_that_was_not_finished_does_not_count(tmp_path: Path) -> None:
    how = setup("docker:fr", "random")
    made(how, 3, tmp_path / "whole.parquet")
    parts = tmp_path / "cut.parquet.parts"
    parts.mkdir()
    (parts / "000000000000-000000000002.new").write_bytes(b"PAR1 and no more")
    (parts / "joined").write_bytes(b"PAR1")
    made(how, 3, tmp_path / "cut.parquet")
    whole = (tmp_path / "whole.parquet").read_bytes()
    assert (tmp_path / "cut.parquet").read_bytes() == whole


def test_killed_between_joining_and_tidying_up_leaves_the_table_as_it_is(tmp_path: Path) -> None:
    how, out = setup("docker:fr", "random"), tmp_path / "games.parquet"
    made(how, 3, out)
    before = out.read_bytes()
    (tmp_path / "games.parquet.parts").mkdir()
    (tmp_path / "games.parquet.parts" / "lock").touch()
    made(how, 3, out)
    assert out.read_bytes() == before
    assert not (tmp_path / "games.parquet.parts").exists()


@pytest.mark.parametrize(
    ("other", "games", "named"),
    [
        (setup("docker:fr", "random", seed=6), 3, "seed 5, not 6"),
        (setup("docker:fr", "greedy"), 3, "bots"),
        (setup("docker:fr", "random"), 4, "games 3, not 4"),
        (setup("docker:en", "random"), 3, "game docker:fr, not docker:en"),
    ],
)
def test_a_table_of_another_setup_is_not_touched(
    other: Arena, games: int, named: str, tmp_path: Path
) -> None:
    how, out = setup("docker:fr", "random"), tmp_path / "games.parquet"
    made(how, 3, out)
    before = out.read_bytes()
    with pytest.raises(InvalidSetup, match=named):
        selfplay(other, games, out, workers=1)
    assert out.read_bytes() == before
    out.unlink()
    with pytest.raises(Cut):
        selfplay(how, 3, out, workers=1, progress=_cut_after_two)
    with pytest.raises(InvalidSetup, match=named):
        selfplay(other, games, out, workers=1)
    made(how, 3, out)
    assert out.read_bytes() == before


def _cut_after_two(done: int) -> None:
    if done == 2:
        raise Cut


def test_a_file_that_is_no_table_is_not_touched(tmp_path: Path) -> None:
    out = tmp_path / "notes.txt"
    out.write_text("Buy milk.", encoding="utf-8")
    with pytest.raises(InvalidSetup, match="not a table that Quayside made"):
        selfplay(setup("docker:fr", "random"), 3, out, workers=1)
    assert out.read_text(encoding="utf-8") == "Buy milk."


def test_without_pyarrow_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(QuaysideError, match=r'pip install "quayside\[datasets\]"'):
        selfplay(setup("docker:fr", "random"), 3, tmp_path / "games.parquet", workers=1)


def test_two_processes_do_not_write_the_same_table(tmp_path: Path) -> None:
    how, out = setup("docker:fr", "random"), tmp_path / "games.parquet"
    with pytest.raises(Cut):
        selfplay(how, 3, out, workers=1, progress=_cut_after_two)
    table = next((tmp_path / "games.parquet.parts").glob("*.parquet"))
    file = TableFile(out, pq.read_schema(table), setup_of(table))
    with file.making(), pytest.raises(InvalidSetup, match="another process is writing"):
        selfplay(how, 3, out, workers=1)
    selfplay(how, 3, out, workers=1)

"""Exact regret: sets of decisions, policies that are asked, and the published table."""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.games import load, parse
from quayside.games.docker.puzzles import key
from quayside.research.decisions import (
    UNIT,
    DecisionSet,
    legal_actions,
    open_set,
    rows_after,
    set_file,
    worths,
)
from quayside.research.plots import draw_regret
from quayside.research.regret import measure
from quayside.search.bots import bot
from tools import regret_page
from tools.games.docker import regret_positions

FR, EN = load("docker:fr", 2), load("docker:en", 2)
DATA = Path(__file__).parents[2] / "docs" / "data" / "regret"


@pytest.fixture(scope="module")
def made() -> DecisionSet:
    return open_set(EN)


@pytest.mark.parametrize(("name", "count"), [("docker:fr", 10_000), ("docker:en", 4_000)])
def test_a_published_set_is_stratified_and_every_choice_matters(name: str, count: int) -> None:
    found = open_set(load(name, 2))
    assert len(found.decisions) == count
    phases = Counter(decision.phase for decision in found.decisions[: count // 10])
    assert set(phases.values()) == {count // 10 // len(found.phases)}
    assert len({decision.position for decision in found.decisions}) == count
    for decision in found.decisions:
        assert decision.best - min(decision.values) >= regret_positions.LEAST_SPREAD / UNIT - 1
    assert found.error < 2e-6


def test_no_decision_is_the_image_of_another(made: DecisionSet) -> None:
    keys = {key(parse(decision.position)) for decision in made.decisions[:600]}
    assert len(keys) == 600


def test_the_published_values_are_those_of_the_solution(made: DecisionSet) -> None:
    solution = EN.family.whole_solution(EN)
    assert solution is not None
    for decision in made.decisions[::40]:
        row = parse(decision.position).row.copy()
        after = rows_after(EN, row, legal_actions(EN, row).tolist())
        worth = worths(EN, solution, row, after)
        assert np.abs(worth - np.array(decision.values) * UNIT).max() <= UNIT
        assert decision.phase == regret_positions.phase_of(EN, row)


def test_the_script_makes_decisions_of_the_published_set_again(made: DecisionSet) -> None:
    solution = EN.family.whole_solution(EN)
    assert solution is not None
    again = regret_positions.make_set(EN, solution, 40)
    published = {decision.position: decision for decision in made.decisions}
    both = [one for one in again.decisions if one.position in published]
    assert len(both) >= 10
    assert all(published[one.position] == one for one in both)


def test_a_set_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "regret.gz"
    path.write_bytes(set_file(EN).read_bytes())
    with pytest.raises(InvalidSetup, match="is for docker:en"):
        open_set(FR, path)
    path.write_bytes(gzip.compress(b"{}\n"))
    with pytest.raises(InvalidSetup, match="not a set of decisions"):
        open_set(EN, path)
    with pytest.raises(InvalidSetup, match="there is no set of decisions for doce"):
        open_set(load("doce", 2))


def test_random_play_loses_the_mean_of_all_moves(made: DecisionSet) -> None:
    found = measure(made, "random", count=200, workers=1)
    losses = [one.best - np.mean(one.values) for one in made.decisions[:200]]
    assert found.whole.mean == pytest.approx(np.mean(losses) * UNIT)
    assert found.whole.standard_error is None
    assert found.seeds == 1
    phases = [phase.mean * phase.decisions for phase in found.phases]
    assert sum(phases) / 200 == pytest.approx(found.whole.mean)


def test_a_function_that_plays_a_move_or_gives_probabilities_is_measured(made: DecisionSet) -> None:
    some = made.decisions[:40]
    values = [np.array(one.values) for one in some]
    expected = {
        "first": [one.max() - one[0] for one in values],
        "text": [one.max() - one[-1] for one in values],
        "likely": [one.max() - (one.sum() + one[0]) / (len(one) + 1) for one in values],
    }
    for name, losses in expected.items():
        found = measure(made, f"tests.research.policies:{name}", count=40, workers=1)
        assert found.whole.mean == pytest.approx(np.mean(losses) * UNIT), name
        assert found.whole.worst == pytest.approx(max(losses) * UNIT), name


def test_what_a_function_returns_is_checked(made: DecisionSet) -> None:
    for name, message in (
        ("short", "must return a move or [0-9]+ probabilities"),
        ("unsure", "add up to"),
        ("nowhere", "no policy 'tests.research.policies:nowhere'"),
        ("NOTHING", "is not a function"),
    ):
        with pytest.raises(QuaysideError, match=message):
            measure(made, f"tests.research.policies:{name}", count=1, workers=1)


def test_several_seeds_give_an_error_bar(made: DecisionSet) -> None:
    found = measure(made, "random~0", count=40, seeds=3, workers=1)
    assert found.seeds == 1  # it gives probabilities
    found = measure(made, "1", count=40, seeds=3, workers=1)
    assert found.seeds == 3
    assert found.whole.standard_error is not None
    one = [measure(made, "1", count=40, seed=seed, workers=1).whole.mean for seed in range(3)]
    assert found.whole.mean == pytest.approx(np.mean(one))
    assert np.std(one) < 4 * found.whole.standard_error * np.sqrt(3)


def test_an_interrupted_measurement_goes_on_from_its_log(made: DecisionSet, tmp_path: Path) -> None:
    path = tmp_path / "regret.log"

    class Interrupted(Exception):
        pass

    def interrupt(done: int, total: int, mean: float) -> None:
        if done == 20:
            raise Interrupted

    with path.open("a+", encoding="utf-8") as log, pytest.raises(Interrupted):
        measure(made, "1", count=40, workers=1, log=log, progress=interrupt)
    with path.open("a", encoding="utf-8") as log:
        log.write("[20, 0, 0.5")  # a line cut short
    told = []
    with path.open("a+", encoding="utf-8") as log:
        found = measure(
            made, "1", count=40, workers=1, log=log, progress=lambda done, *_: told.append(done)
        )
    assert told == list(range(21, 41))
    assert found.whole == measure(made, "1", count=40, workers=1).whole
    with (
        path.open("a+", encoding="utf-8") as log,
        pytest.raises(InvalidSetup, match="to another measurement"),
    ):
        measure(made, "2", count=40, workers=1, log=log)


def test_several_processes_find_the_same(made: DecisionSet) -> None:
    alone, shared = (measure(made, "2", count=60, workers=workers) for workers in (1, 2))
    assert alone.whole == shared.whole
    assert alone.phases == shared.phases


def test_a_bot_plays_as_likely_as_it_says() -> None:
    row = parse("docker:fr 2 a1:0,b2:1 hand:5,5 out:- turn:0 roll:3").row.copy()
    for spec in ("random", "greedy", "static", "static~40", "tests.research.policies:likely"):
        chances = bot(spec, FR).chances(row)
        assert chances is not None
        assert chances.sum() == pytest.approx(1.0)
        drawn = Counter(bot(spec, FR, seed).act(row) for seed in range(400))
        for action, chance in zip(legal_actions(FR, row).tolist(), chances, strict=True):
            assert abs(drawn[action] / 400 - chance) < 3.5 * np.sqrt(0.25 / 400)


def test_a_game_without_static_values_has_no_bot_static() -> None:
    with pytest.raises(InvalidSetup, match="no static values"):
        bot("static", load("docker:fr", 2, chance="cards"))


def test_a_plot_is_the_same_in_every_run(made: DecisionSet, tmp_path: Path) -> None:
    measured = [measure(made, spec, count=40, workers=1) for spec in ("random", "static")]
    first, second = tmp_path / "a.svg", tmp_path / "b.svg"
    draw_regret(measured, first)
    draw_regret(measured, second)
    assert first.read_bytes() == second.read_bytes()
    assert "static" in first.read_text(encoding="utf-8")


def test_without_matplotlib_one_line_says_what_to_install(
    made: DecisionSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(InvalidSetup, match=r'pip install "quayside\[plots\]"'):
        draw_regret([measure(made, "random", count=8, workers=1)], tmp_path / "a.svg")


def test_a_line_of_the_published_table_comes_out_again() -> None:
    told = json.loads((DATA / "docker-fr" / "static.json").read_text(encoding="utf-8"))
    found = measure(open_set(FR), told["policy"], workers=1)
    assert found.whole.decisions == told["whole"]["decisions"] == 10_000
    for new, published in zip(
        (found.whole, *found.phases), (told["whole"], *told["phases"]), strict=True
    ):
        assert new.mean == pytest.approx(published["mean"], abs=1e-9)
        assert new.best == pytest.approx(published["best"], abs=1e-9)


def test_the_python_on_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (DATA.parents[1] / "regret.md").read_text(encoding="utf-8")
    policy, program = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(policy, names)
    chances = names["careful"](parse("docker:fr 2 a1:0,b2:1 hand:5,5 out:- turn:0 roll:3"), 0)
    assert sum(chances) == pytest.approx(1)
    exec(program.replace("count=1000", "count=8, workers=1"), names)
    assert [one.policy for one in names["measured"]] == ["random", "static", "3"]
    assert (tmp_path / "regret.svg").stat().st_size > 1000


def test_the_page_has_the_tables_that_the_measurements_make() -> None:
    page = regret_page.PAGE.read_text(encoding="utf-8")
    assert regret_page.fill(page) == page
    for folder in filter(Path.is_dir, DATA.iterdir()):
        assert regret_page.table(folder) in page

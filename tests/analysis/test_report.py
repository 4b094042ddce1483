"""Luck and skill: the steps of a report lead exactly from the start to the result."""

from __future__ import annotations

import json
import random
from xml.etree import ElementTree

import msgspec
import pytest

import quayside
from quayside.analysis import Evaluator, Report, SearchEvaluator, SolutionEvaluator, report
from quayside.analysis.chart import svg_chart, text_chart
from quayside.analysis.summary import say_sentence, summarise
from quayside.games.docker.solution import open_table
from quayside.record import Record


@pytest.fixture(scope="module")
def source() -> SolutionEvaluator:
    table = open_table(quayside.load("docker:en", players=2))
    assert table is not None
    return SolutionEvaluator(table)


def random_game(
    seed: int, leave: bool = False, name: str = "docker:en", players: int = 2
) -> Record:
    chooser = random.Random(seed)
    record = Record(quayside.load(name, players=players).start(seed=seed))
    while not record.state.is_over:
        if record.state.is_chance:
            record = record.roll()
        elif leave and chooser.random() < 0.1:
            record = record.leave(chooser.randrange(2))
        else:
            record = record.play(chooser.choice(list(record.state.moves)))
    return record


@pytest.mark.parametrize("seed", range(25))
def test_luck_and_skill_explain_the_way_from_start_to_result(
    seed: int, source: SolutionEvaluator
) -> None:
    found = report(random_game(seed, leave=seed % 3 == 0), source)
    for seat in (0, 1):
        total = found.start[seat]
        for cause in ("luck", "skill", "leaving"):
            total += sum(found.total(cause, by, seat) for by in (0, 1))
        assert total == pytest.approx(found.result[seat], abs=1e-8)
    assert sorted(found.result) == [0.0, 1.0]


def test_a_move_never_gains_and_only_a_loss_has_a_better_move(source: SolutionEvaluator) -> None:
    found = report(random_game(7), source)
    turns = [step for step in found.steps if step.cause == "skill"]
    improved = [step for step in turns if step.best is not None]
    assert len(turns) > len(improved) > 3
    for step in turns:
        assert step.change <= 0
        assert (step.best is not None) == (step.change < -step.error - 1e-9)
    for step in improved:
        assert step.best is not None
        assert step.best != step.text
        better = source.judge(quayside.parse(step.position).play(step.best)).win[step.seat]
        assert better > step.after[step.seat]


def test_mistakes_are_counted_by_what_they_lose(source: SolutionEvaluator) -> None:
    found = report(random_game(7), source)
    for seat in (0, 1):
        losses = [-step.change for step in found.steps_of("skill", seat)]
        assert found.mistakes(seat) == sum(loss >= 0.05 for loss in losses) > 0
        assert found.mistakes(seat, "grave") == sum(loss >= 0.15 for loss in losses)
        choices = [step for step in found.steps_of("skill", seat) if step.is_choice]
        assert found.loss(seat).change == pytest.approx(sum(losses) / len(choices))


@pytest.mark.parametrize("seed", range(3))
def test_without_luck_is_the_result_less_everybodys_luck(
    seed: int, source: SolutionEvaluator
) -> None:
    found = report(random_game(seed, leave=seed == 2), source)
    for seat in (0, 1):
        without = found.without_luck(seat)
        luck = found.total("luck", 0, seat) + found.total("luck", 1, seat)
        assert without is not None
        assert without.change == pytest.approx(found.result[seat] - luck, abs=1e-8)
        told = found.seats[seat].without_luck
        assert told == pytest.approx(min(1.0, max(0.0, without.change)))


def test_the_best_turn_is_the_one_whose_alternative_loses_most(source: SolutionEvaluator) -> None:
    found = report(random_game(7), source)
    margins = []
    for step in found.steps:
        if step.cause == "skill" and step.is_choice:
            values = sorted(
                judged.win[step.seat]
                for judged in source.judge_moves(quayside.parse(step.position)).values()
                if judged
            )
            is_best = step.change == 0.0
            assert step.margin == pytest.approx((values[-1] - values[-2]) * is_best, abs=1e-7)
            margins.append(step.margin)
    assert max(margins) > 0.05
    for one in found.seats:
        if one.best_step is not None:
            best = found.steps[one.best_step]
            assert best.margin == max(s.margin for s in found.steps_of("skill", one.seat))
        assert one.worst_step is not None
        assert found.steps[one.worst_step].change == min(
            step.change for step in found.steps_of("skill", one.seat)
        )


def test_three_sentences_tell_accuracy_what_decided_and_the_result_without_luck(
    source: SolutionEvaluator,
) -> None:
    found = report(random_game(7), source)
    accuracy, event, balance = summarise(found, 1)
    assert accuracy.key == "accuracy"
    assert accuracy.args["points"] == round(100 - 100 * found.loss(1).change)
    largest = max(
        (step for step in found.steps if step.cause == "luck"), key=lambda step: abs(step.change)
    )
    assert (event.seat, event.args["turn"]) == (largest.seat, largest.turn)
    assert balance.key == "without-luck"
    assert balance.args["times"] == round(100 * (found.seats[1].without_luck or 0.0))
    names = ("Ada", "Ben").__getitem__
    said = [say_sentence(sentence, names, 1) for sentence in (accuracy, event, balance)]
    assert said[0] == f"Your accuracy was {accuracy.args['points']} out of 100."
    assert said[2].startswith("Without luck you would have won ")
    assert "Ben" in say_sentence(accuracy, names, None)
    for language in ("fr", "de", "it"):
        assert str(accuracy.args["points"]) in say_sentence(accuracy, names, 1, language)


def fair_on_average(found: Report, source: Evaluator) -> None:
    """Check that the luck of all faces of every roll adds up to nothing, for every seat."""
    for step in found.steps:
        if step.cause == "luck":
            state = quayside.parse(step.position)
            rolled = [state.roll(face) for face in range(1, 7)]
            wins = [source.judge(there).win for there in rolled if not there.is_chance]
            assert source.judge(state.roll(int(step.text))).win == step.after
            for seat, before in enumerate(step.before):
                assert sum(win[seat] - before for win in wins) == pytest.approx(0, abs=1e-9)


def test_luck_is_fair_on_average(source: SolutionEvaluator) -> None:
    """Before a roll, the mean of what the faces give is what the position was worth."""
    for seed in range(5):
        fair_on_average(report(random_game(seed), source), source)


@pytest.mark.parametrize(
    ("name", "players"), [("docker:en", 2), ("docker:fr", 3), ("docker:it", 4)]
)
def test_luck_is_fair_on_average_where_it_is_estimated(name: str, players: int) -> None:
    """Every face is searched with as many simulations as every other one."""
    search = SearchEvaluator(nodes=200)
    fair_on_average(report(random_game(3, name=name, players=players), search), search.lighter())


@pytest.mark.parametrize("seed", range(6))
def test_a_report_by_search_agrees_with_the_exact_one(seed: int, source: SolutionEvaluator) -> None:
    """Sums of luck and mean losses lie within two standard errors, so that where the search says
    good or bad luck for sure, the table says the same."""
    record = random_game(seed)
    exact, searched = report(record, source), report(record, SearchEvaluator(nodes=800))
    assert (exact.kind, searched.kind) == ("exact", "estimate")
    assert len(exact.steps) == len(searched.steps)
    for seat in (0, 1):
        for truth, found in [
            (exact.luck(seat), searched.luck(seat)),
            (exact.loss(seat), searched.loss(seat)),
        ]:
            assert truth is not None
            assert found is not None
            assert abs(truth.change - found.change) <= 2 * found.error
            if abs(found.change) > 2 * found.error:
                assert truth.change * found.change > 0
    near = [
        abs(one.change - other.change) <= 2 * other.error + 1e-9
        for one, other in zip(exact.steps, searched.steps, strict=True)
    ]
    assert sum(near) >= 0.9 * len(near)


def test_perfect_play_loses_nothing(source: SolutionEvaluator) -> None:
    record = Record(quayside.load("docker:en", players=2).start(seed=4))
    while not record.state.is_over:
        if record.state.is_chance:
            record = record.roll()
        else:
            best = source.solution.know(record.state).best
            assert best is not None
            record = record.play(best)
    found = report(record, source)
    assert found.total("skill", 0) == pytest.approx(0, abs=1e-8)
    assert found.total("skill", 1) == pytest.approx(0, abs=1e-8)


class TestPictures:
    @pytest.fixture
    def found(self, source: SolutionEvaluator) -> Report:
        return report(random_game(5), source)

    def test_turning_points_are_the_largest_changes(self, found: Report) -> None:
        sizes = [abs(step.change) for step in found.turning_points[:4]]
        assert sizes == sorted((abs(step.change) for step in found.steps), reverse=True)[:4]

    def test_the_text_chart_fits_a_terminal(self, found: Report) -> None:
        lines = [
            "".join(part for part, _ in line) for line in text_chart(found, ("South", "North"))
        ]
        assert max(map(len, lines)) <= 79
        assert lines[0].startswith(" 100%")

    def test_the_svg_is_well_formed_and_has_a_line_for_each_seat(self, found: Report) -> None:
        game = quayside.load("docker:en")
        root = ElementTree.fromstring(svg_chart(found, game, ("A & B", "North"), "A & B"))
        space = "{http://www.w3.org/2000/svg}"
        lines = root.findall(f"{space}polyline")
        assert len(lines) == 2
        assert len((lines[0].get("points") or "").split()) == len(found.steps) + 1

    def test_a_report_as_json(self, found: Report) -> None:
        data = json.loads(msgspec.json.encode(found))
        assert len(data["steps"]) == len(found.steps)
        assert data["seats"][0]["luck"] == found.total("luck", 0)

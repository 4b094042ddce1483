"""Every step of every lesson, played with the real rules: the right answer, and wrong ones."""

from __future__ import annotations

import pytest

from quayside import texts
from quayside.core.errors import IllegalMove, InvalidSetup
from quayside.core.game import Game, State
from quayside.core.lessons import Goal, Lesson, Step, judge, read_lesson
from quayside.games import BUILT_IN, family
from tests.texts.files import LANGUAGES, entries


def lesson_of(name: str) -> Lesson:
    found = family(name).lesson
    assert found is not None
    return found


def read(position: str) -> State:
    name = position.partition(":")[0]
    game, row = family(name).read_position(position.split())
    return State(game, row)


def start_of(step: Step) -> State:
    """Return the position in which the learner moves, after the scripted roll."""
    state = read(step.position)
    return state.roll(step.rolls[0]) if state.is_chance else state


STEPS = [
    pytest.param(name, step, id=f"{name}-{step.id}")
    for name in BUILT_IN
    for step in lesson_of(name).steps
]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_lesson_has_a_few_steps_and_a_real_game(name: str) -> None:
    lesson = lesson_of(name)
    assert 8 <= len(lesson.steps) + 1 <= 12
    assert lesson.last.game.partition(":")[0] == name
    game: Game = read(lesson.steps[0].position).game
    assert lesson.last.game == game.name
    assert len(family(name).levels(game)) >= int(lesson.last.level)


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_the_solution_is_right_and_the_game_goes_on_as_scripted(name: str, step: Step) -> None:
    start, moves = start_of(step), step.solution.split()
    assert start.to_move == 0, "the learner sits at the bottom"
    for made in range(len(moves)):
        assert judge(start, step.goal, moves[:made]) == "open"
    assert judge(start, step.goal, moves) == "right"
    now = start
    for move in moves:
        now = now.play(move)
    for reply in step.replies:
        now = now.roll(int(reply)) if now.is_chance else now.play(reply)
    assert str(read(step.position)) == step.position


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_wrong_answers_are_wrong_and_illegal_ones_are_refused(name: str, step: Step) -> None:
    start = start_of(step)
    assert step.wrong or step.refused
    for miss in step.wrong:
        assert judge(start, step.goal, miss.moves.split()) == "wrong", miss
    for refusal in step.refused:
        with pytest.raises(IllegalMove) as refused:
            start.play(refusal.move)
        assert refused.value.ruling == refusal.ruling


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_listed_lines_can_be_played(name: str, step: Step) -> None:
    for line in step.goal.lines:
        state = start_of(step)
        for move in line.split():
            state = state.play(move)


def wanted(name: str) -> set[str]:
    """Return the names of a lesson's texts."""
    lesson, found = lesson_of(name), set()
    for step in lesson.steps:
        head = f"lesson-{name}-{step.id}"
        found |= {head, f"{head}.title", f"{head}.right"}
        # Where every legal move is right, only the rules have something to say.
        found |= {f"{head}.wrong"} if step.goal.kind != "move" else set()
        found |= {f"{head}.wrong-{miss.answer}" for miss in step.wrong if miss.answer}
    head = f"lesson-{name}-{lesson.last.id}"
    return found | {head, f"{head}.title"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_step_has_its_words_and_no_words_are_left_over(name: str, language: str) -> None:
    there = {one for one in entries(language) if one.startswith(f"lesson-{name}-")}
    assert sorted(there ^ wanted(name)) == []
    for text in wanted(name):
        assert entries(language)[text].file == f"{name}-lessons.ftl"
        assert texts.text(language, text)


def test_goals_are_judged_by_the_rules() -> None:
    stuck = start_of(next(step for step in lesson_of("docker").steps if step.id == "stuck"))
    assert judge(stuck, Goal("stuck", least=1), ["c2-b2"]) == "right"
    assert judge(stuck, Goal("stuck", least=2), ["c2-b2"]) == "wrong"
    assert judge(stuck, Goal("move"), []) == "open"
    assert judge(stuck, Goal("lines", lines=("a2-b2",)), []) == "open"


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{",
        '{"steps": [], "last": {"id": "game"}}',
        '{"steps": [{"id": "a"}], "last": {"id": "game", "game": "x", "level": "1"}}',
    ],
)
def test_a_file_that_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(InvalidSetup, match="not a lesson"):
        read_lesson(family(BUILT_IN[0]), text)


def test_two_steps_cannot_have_one_name() -> None:
    step = '{"id": "a", "position": "", "goal": {"kind": "move"}, "solution": ""}'
    last = '{"id": "a", "game": "x", "level": "1"}'
    with pytest.raises(InvalidSetup, match="same id"):
        read_lesson(family(BUILT_IN[0]), f'{{"steps": [{step}], "last": {last}}}')

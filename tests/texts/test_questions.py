"""Every question of a newcomer is answered by the rules page of the game, in every language.

The pages of the browser are asked in tests/web/test_phone_texts.py.
"""

from __future__ import annotations

import pytest

from quayside.games import BUILT_IN, load
from tests.cli.test_rules_pages import page
from tests.texts.files import LANGUAGES
from tests.texts.questions import QUESTIONS, answers, without_marks

PAGES = [(name, edition) for name in BUILT_IN for edition in load(name).family.editions]


@pytest.mark.parametrize("name", BUILT_IN)
def test_there_are_a_dozen_questions_for_every_edition(name: str) -> None:
    asked = {entry["ask"] for entry in QUESTIONS[name]}
    assert len(asked) >= 12
    for edition in load(name).family.editions:
        assert set(answers(name, edition, "en")) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), PAGES)
def test_the_page_answers_every_question(name: str, edition: str, language: str) -> None:
    told = without_marks(page(language, f"{name}:{edition}"))
    missing = {
        ask: answer
        for ask, answer in answers(name, edition, language).items()
        if without_marks(answer) not in told
    }
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), PAGES)
def test_a_page_does_not_answer_for_another_edition(name: str, edition: str, language: str) -> None:
    told = without_marks(page(language, f"{name}:{edition}"))
    others = [entry for entry in QUESTIONS[name] if edition not in entry.get("editions", [edition])]
    assert [entry["ask"] for entry in others if without_marks(entry[language]) in told] == []

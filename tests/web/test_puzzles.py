"""Puzzles on the page: failed and then solved, given up, and the puzzle of the day."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from quayside.analysis.puzzles import Puzzle, shipped
from quayside.games import BUILT_IN, family, parse
from tests.web.conftest import Visit
from tests.web.person import PHONE, Person

FIRST_DAY = datetime(2026, 1, 1, tzinfo=UTC)
_MOVE = re.compile("[abc][123]-[abc][123]")


def board_puzzle() -> tuple[int, Puzzle, str]:
    """Return a puzzle that is solved by a move on the board, its number, and a wrong one."""
    for number, puzzle in enumerate(shipped(family("docker")), 1):
        moves = [move.text for move in parse(puzzle.position).moves]
        wrong = [move for move in moves if move not in puzzle.solutions and _MOVE.fullmatch(move)]
        if wrong and _MOVE.fullmatch(puzzle.solutions[0]):
            return number, puzzle, wrong[0]
    raise AssertionError("no puzzle has two moves on the board")


def play(person: Person, move: str, *, keys: bool = False) -> None:
    """Play a move from one square to another."""
    person.until(lambda now: move[:2] in now.free, f"{move[:2]} cannot be picked")
    for token in move.split("-"):
        (person.key if keys else person.click_plan)(token)


def is_seen(seen: str, position: str) -> bool:
    """Return whether a board shows a position. A board says less than the position: no game, and of
    a crate only its top."""

    def is_same(word: str, full: str) -> bool:
        parts, wholes = word.split(","), full.split(",")
        return len(parts) == len(wholes) and all(map(str.startswith, wholes, parts))

    return bool(seen) and all(
        any(is_same(word, full) for full in position.split()) for word in seen.split()
    )


def shows(person: Person, position: str) -> None:
    """Wait until the board shows a position."""
    person.until(lambda state: is_seen(state["position"], position), f"not {position}")


def words(person: Person, move: str) -> str:
    """A move from one square to another in words."""
    start, square = move.split("-")
    return person.t("board-move", **{"from": start, "square": square})


def verdict(person: Person, what: str) -> None:
    expect(person.page.locator(f"[data-verdict={what}]")).to_be_visible()


def kept(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.page.evaluate(
        "() => JSON.parse(localStorage.getItem('quayside.puzzles') ?? '{}')"
    )
    return found


def test_a_puzzle_is_failed_then_solved(visit: Visit) -> None:
    number, puzzle, wrong = board_puzzle()
    person = visit("fr", PHONE).choose(board="plan").goto(f"/#/puzzles/docker/{number}")
    expect(person.button("table-hint")).to_have_count(0)
    play(person, wrong)
    verdict(person, "wrong")
    lost = f"{100 * (puzzle.values[puzzle.solutions[0]] - puzzle.values[wrong]):.1f}"
    said = person.page.get_by_role("status").filter(has_text=words(person, wrong))
    expect(said).to_contain_text(lost.removesuffix(".0").replace(".", ","))
    person.barriers()
    person.button("puzzles-again").click()
    shows(person, puzzle.position)
    play(person, puzzle.solutions[0])
    verdict(person, "solved")
    rows = person.page.locator(".puzzle-values tbody tr")
    expect(rows).to_have_count(len(parse(puzzle.position).moves))
    expect(rows.first).to_contain_text(words(person, puzzle.solutions[0]))
    best = f"{100 * puzzle.values[puzzle.solutions[0]]:.1f}".replace(".", ",")
    answer = person.page.get_by_role("region", name=person.t("puzzles-answer"))
    expect(answer.get_by_role("listitem").filter(has_text=best)).to_have_count(1)
    person.barriers()
    # Only the first try counts.
    assert kept(person)["tried"] == {f"docker/{number}": False}
    assert kept(person)["streak"] == 0


def test_a_puzzle_is_solved_with_keys_alone_and_raises_the_rating(visit: Visit) -> None:
    number, puzzle, _ = board_puzzle()
    person = visit("it").choose(board="plan").goto(f"/#/puzzles/docker/{number}")
    play(person, puzzle.solutions[0], keys=True)
    verdict(person, "solved")
    now = kept(person)
    assert now["tried"] == {f"docker/{number}": True}
    assert isinstance(now["rating"], float | int)
    assert now["rating"] > 1200
    person.goto("/#/puzzles")
    listed = person.page.get_by_role("region", name=person.t("game-docker"), exact=True)
    listed.get_by_text(person.t("puzzles-all", count=len(shipped(family("docker"))))).click()
    said = person.t("puzzles-one", number=number, difficulty=puzzle.difficulty, state="solved")
    expect(person.page.get_by_role("link", name=said, exact=True)).to_be_visible()
    person.barriers()


@pytest.mark.parametrize(("size", "letters"), [((320, 640), "100%"), (PHONE, "200%")])
def test_a_narrow_puzzle_loses_nothing(visit: Visit, size: tuple[int, int], letters: str) -> None:
    person = visit("de", size, dark=True).choose(board="plan")
    for name in BUILT_IN:
        person.goto(f"/#/puzzles/{name}/3")
        person.page.evaluate(f"() => {{ document.documentElement.style.fontSize = '{letters}' }}")
        person.turn_comes()
        assert not person.outside(), name
        person.button("puzzles-give-up").click()
        verdict(person, "shown")
        answer = person.page.get_by_role("region", name=person.t("puzzles-answer"))
        if not answer.locator("details[open]").count():
            answer.locator("summary").click()
        expect(answer.get_by_role("row").last).to_be_visible()
        assert not person.outside(), name
    person.barriers()
    person.goto("/#/puzzles")
    for summary in person.page.locator("summary").all():
        summary.click()
    assert not person.outside()
    person.barriers()


def test_the_puzzle_of_the_day_follows_the_clock_and_its_line_is_played(visit: Visit) -> None:
    lists = [shipped(family(name)) for name in BUILT_IN]
    shortest = min(map(len, lists))
    person = visit("de").choose(board="plan")
    for day in (400, 401, 402):
        place = day % (len(lists) * shortest)
        which, index = place % len(lists), place // len(lists)
        puzzle = lists[which][index]
        person.page.clock.set_fixed_time(FIRST_DAY.timestamp() + 86_400 * day + 80_000)
        person.page.goto("about:blank")
        person.goto("/#/puzzle")
        shows(person, puzzle.position)
        person.button("puzzles-give-up").click()
        verdict(person, "shown")
        person.button("puzzles-show-line").click()
        state = parse(puzzle.position)
        for move in puzzle.line:
            state = state.play(move)
        shows(person, str(state))
    person.barriers()

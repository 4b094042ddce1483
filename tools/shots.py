"""Pictures of the pages: what a picture is, and how to get to what it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from tests.web.person import Person, State

LONG_NAME = "Maximilienne-Alexandrine of Beauharnais X"[:40]


@dataclass(frozen=True)
class Set:
    """A table to be played some way: names of people on one device, then bots."""

    game: str
    names: tuple[str, ...]
    events: int
    bots: int = 0


@dataclass(frozen=True)
class Shot:
    """A picture: what it is called, who looks, and how to get there."""

    name: str
    language: str
    size: tuple[int, int]
    go: Callable[[Person, Tables], object]
    theme: str = "light"
    board: str = "space"
    pieces: str = "signs"


@dataclass(frozen=True)
class Scene:
    """A picture for the home page: a game between bots with a seed, and how far it is played."""

    game: str
    players: int
    seed: int
    entries: int
    level: str = "2"


Tables = dict[str, tuple[str, str]]
"""The id and the key of each prepared table."""


def page(path: str) -> Callable[[Person, Tables], object]:
    """Just go there."""
    return lambda person, _: person.goto(path)


def table(name: str, *then: Callable[[Person], object]) -> Callable[[Person, Tables], object]:
    """Sit at a prepared table and do some more there."""

    def go(person: Person, tables: Tables) -> None:
        person.at_table(*tables[name])
        person.board.wait_for(state="attached")
        for one in then:
            one(person)

    return go


def press(name: str) -> Callable[[Person], object]:
    """Press a button."""
    return lambda person: person.button(name).click()


def ready(person: Person) -> State:
    """Roll, if that is due, so that there is something to pick."""
    state = person.turn_comes()
    if state["due"] == "roll":
        person.page.keyboard.press("r")
        state = person.until(lambda now: bool(now.free) or now["over"], "no move")
    return state


def pick(person: Person) -> None:
    """Take a piece up, so that its ways are shown."""
    state = ready(person)
    tokens = [token for token in state.free if token not in ("hand", "leave")] or state.free
    person.page.locator(f'[data-token="{tokens[0]}"]').first.dispatch_event("click")


def lesson(name: str, step: str = "") -> Callable[[Person, Tables], object]:
    """A step of a lesson."""

    def go(person: Person, _: Tables) -> None:
        person.goto(f"/#/learn/{name}" + (f"/{step}" if step else ""))
        person.board.wait_for(state="attached")

    return go


def puzzle(name: str, number: int) -> Callable[[Person, Tables], object]:
    """A puzzle as it is set."""

    def go(person: Person, _: Tables) -> None:
        person.goto(f"/#/puzzles/{name}/{number}")
        person.board.wait_for(state="attached")

    return go


def analysis(position: str) -> Callable[[Person, Tables], object]:
    """A position on the analysis board, with its numbers."""

    def go(person: Person, _: Tables) -> None:
        person.goto(f"/#/p/{quote(position)}")
        person.board.wait_for(state="attached")
        person.page.locator(".engine[data-kind]").wait_for()

    return go


def report(person: Person) -> None:
    """Have the game explained."""
    person.tab("panel-report").click()
    person.page.locator(".report-summary p").first.wait_for()


def hint(person: Person) -> None:
    """Ask what to play."""
    person.turn_comes()
    person.ask_hint()
    person.button("hint-play").wait_for()

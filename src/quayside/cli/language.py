"""The language of the command line: chosen once, by `--language` or by the environment."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

from quayside import texts
from quayside.core.errors import IllegalMove, InvalidSetup
from quayside.games import plugin_texts

if TYPE_CHECKING:
    from quayside.core.events import Event
    from quayside.core.game import State

texts.look_also_in(plugin_texts)

_spoken: ContextVar[str] = ContextVar("language", default=texts.FALLBACK)


def speak(wish: str | None) -> None:
    """Use a language from now on: the one that is wished for, or else the environment's."""
    if wish is None:
        _spoken.set(texts.from_environment())
        return
    found = texts.match(wish)
    if found is None:
        known = ", ".join(texts.languages())
        raise InvalidSetup(f"a language is one of {known}; got {wish!r}")
    _spoken.set(found)


def language() -> str:
    """Return the language that is spoken."""
    return _spoken.get()


def say(name: str, /, **args: str | int | float) -> str:
    """Return a text in the language that is spoken."""
    return texts.text(language(), name, **args)


def say_or(default: str, name: str, /, **args: str | int | float) -> str:
    """Return a text in the language that is spoken, or a default where there is no such text."""
    return say(name, **args) if texts.has(name) else default


def percent(share: float, digits: int = 1, *, signed: bool = False) -> str:
    """Return a share as the language that is spoken writes percentages."""
    return texts.percent(language(), share, digits, signed=signed)


def number(value: float, digits: int = 0) -> str:
    """Return a number as the language that is spoken writes it."""
    return texts.number(language(), value, digits)


def tell(event: Event) -> str:
    """Return an event in a few words, or nothing where the move and the picture say it all."""
    name = f"event-{event.kind}"
    if not texts.has(name):
        return ""
    facts = {key: value for key, value in event.data.items() if value is not None}
    seat = {} if event.seat is None else {"seat": event.seat}
    items = [
        f"{say(f'score-{key}')} {value:+}"
        for key, value in facts.items()
        if texts.has(f"score-{key}") and isinstance(value, int)
    ]
    return say(name, **seat, **facts) + (f" ({', '.join(items)})" if items else "")


def tell_result(state: State) -> str:
    """Return how a game stands: who has won, or that it is not finished."""
    if not state.is_over:
        return say("cli-unfinished")
    scores = state.scores
    points = f" ({', '.join(map(str, scores))})" if scores else ""
    winners = list(map(str, state.winners))
    if len(winners) == 1:
        return say("cli-wins", seat=winners[0], points=points)
    return say("cli-share", seats=", ".join(winners), points=points)


def explain(error: Exception, family: str) -> str:
    """Return what to tell a person. Of what the rules forbid, English names the case; the other
    languages name the rule."""
    if isinstance(error, IllegalMove) and language() != texts.FALLBACK:
        number = f"{error.ruling}: " if texts.has(f"ruling-{error.ruling}") else ""
        return number + texts.why(language(), family, error.ruling)
    return str(error)

"""The language of the command line: chosen once, by `--language` or by the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING

from quayside import texts
from quayside.core.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup, MoveError
from quayside.core.phrase import Phrase
from quayside.games import plugin_texts

if TYPE_CHECKING:
    from quayside.core.events import Event
    from quayside.core.family import Family
    from quayside.core.game import Game, State
    from quayside.server.remarks import Remark

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
        raise InvalidSetup(
            f"a language is one of {known}; got {wish!r}", "language", known=known, value=wish
        )
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


def say_remark(remark: Remark) -> str:
    """Return what a check of the dice says, in the language that is spoken."""
    if language() == texts.FALLBACK:
        return remark.english
    return say(remark.key, **remark.args)


def say_word(phrase: Phrase | str | int) -> str:
    """Return a phrase in the language that is spoken; a word is returned as it is."""
    if not isinstance(phrase, Phrase):
        return str(phrase)
    return say(phrase.key, **{name: _argument(each) for name, each in phrase.args.items()})


def _argument(given: Phrase | str | int) -> str | int:
    return given if isinstance(given, int) else say_word(given)


def say_title(game: Game) -> str:
    """Return a game's name, with its edition where it has several."""
    name = game.family.name
    title = say_or(game.family.title, f"game-{name}")
    if len(game.family.editions) < 2:
        return title
    edition = say_or(game.edition, f"edition-{name}-{game.edition}")
    return say("game-with-edition", game=title, edition=edition)


def say_game(game: Game) -> str:
    """Return what is played: the game, how many play, and options that are not the usual ones."""
    options = "".join(f" {name}={value}" for name, value in game.unusual_options.items())
    return say("cli-game", game=say_title(game), name=game.name, players=game.players) + options


def player_names(state: State, headers: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Return what the players are called: by their names in the headers of a record, else by the
    sides or colours that the drawing shows."""
    usual = tuple(map(say_word, state.player_names))
    named = [name.strip() for name in (headers or {}).get("names", "").split(",")]
    if len(named) != len(usual) or not all(named):
        return usual
    found = tuple(map(_say_name, named, usual))
    return found if len(set(found)) == len(found) else usual


def _say_name(name: str, usual: str) -> str:
    """Return a name as it is. Servers write the side of a player without a name, and the level of a
    bot, in English (docs/records.md)."""
    if name in ("South", "West", "North", "East"):
        return usual
    bot = re.fullmatch(r"bot level (\w+)", name)
    return say("seat-bot", level=int(bot[1]) if bot[1].isdecimal() else bot[1]) if bot else name


def say_move(family: Family, move: str, bold: bool = False) -> str:
    """Return a move in words, with its text form beside it."""
    phrase = family.move_words(move)
    shown = f"[bold]{move}[/]" if bold else move
    return shown if phrase is None else f"{say_word(phrase)} ({shown})"


def say_picture(state: State, word: str, /, **args: str | int) -> str:
    """Return a word of the picture of a position. A game without the text has English words."""
    family = state.game.family
    name = f"drawing-{family.name}-{word}"
    return say(name, **args) if texts.has(name) else family.picture_words[word].format(**args)


def tell(event: Event, game: Game, names: Sequence[str]) -> str:
    """Return an event in a few words, or nothing where the move and the picture say it all."""
    name = f"event-{event.kind}"
    if not texts.has(name):
        return ""
    facts = {key: value for key, value in event.data.items() if value is not None}
    told: dict[str, str | int] = {key: _tell_fact(key, facts[key], game, names) for key in facts}
    if event.seat is not None:
        told["seat"] = names[event.seat]
    items = [
        f"{say(f'score-{key}')} {value:+}"
        for key, value in facts.items()
        if texts.has(f"score-{key}") and isinstance(value, int)
    ]
    return say(name, **told) + (f" ({', '.join(items)})" if items else "")


def _tell_fact(key: str, value: str | int, game: Game, names: Sequence[str]) -> str | int:
    """Return a fact of an event: a player by name, crates by their ports."""
    if key == "covered" and isinstance(value, int):
        return names[value]
    if isinstance(value, int):
        return value
    places = game.family.place_words(game, value)
    return re.sub("[A-Z]{3}", lambda code: say_word(places.get(code[0], code[0])), value)


def tell_result(state: State, names: Sequence[str]) -> str:
    """Return how a game ended: who has won, or that it is not finished."""
    if not state.is_over:
        return say("cli-unfinished")
    scores = state.scores
    points = f" ({', '.join(map(str, scores))})" if scores else ""
    winners = [names[seat] for seat in state.winners]
    if len(winners) == 1:
        return say("cli-wins", who=winners[0], points=points)
    if len(winners) == len(names):
        return say("cli-draw", points=points)
    return say("cli-share", who=listed(winners), points=points)


def listed(names: Sequence[str]) -> str:
    """Return several names as people say them: "Anna, Ben and Carla"."""
    if len(names) < 2:
        return "".join(names)
    return say("list-and", rest=", ".join(names[:-1]), last=names[-1])


def explain(error: Exception, family: str = "") -> str:
    """Return what to tell a person. English names the case. The other languages name the rule that
    forbids a move, or the case where it has a text; else they say what kind of thing was refused,
    with the English detail behind it."""
    if language() == texts.FALLBACK:
        return str(error)
    if isinstance(error, IllegalMove) and family:
        number = f"{error.ruling}: " if texts.has(f"ruling-{error.ruling}") else ""
        return number + texts.why(language(), family, error.ruling)
    if isinstance(error, InvalidSetup) and error.key:
        return say(f"cli-refused-{error.key}", **error.args_of_key)
    if isinstance(error, InvalidMove):
        return say("cli-refused-move", move=error.move)
    from quayside.record import RecordError
    from quayside.server.remarks import NotVerified

    if isinstance(error, NotVerified):
        return say_remark(error.remark)
    kinds = ((InvalidPosition, "position"), (MoveError, "move"), (RecordError, "record"))
    kind = next((kind for each, kind in kinds if isinstance(error, each)), None)
    return f"{say(f'error-{kind}-invalid' if kind else 'cli-refused')} ({error})"

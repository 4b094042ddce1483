"""Reasons, moves and players in words: the sentences of phrases in a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from quayside.analysis.results import SaidReason
from quayside.core.explain import Reason
from quayside.core.game import Game
from quayside.core.phrase import Phrase
from quayside.games import plugin_texts
from quayside.texts import FALLBACK, look_also_in, text

look_also_in(plugin_texts)


def say_phrase(phrase: Phrase | str | int, language: str = FALLBACK) -> str | int:
    """Return a phrase in words; a word or a number is returned as it is."""
    if not isinstance(phrase, Phrase):
        return phrase
    args = {name: say_phrase(each, language) for name, each in phrase.args.items()}
    return text(language, phrase.key, **args)


def say_move(game: Game, move: str, language: str = FALLBACK) -> str:
    """Return a move, or a turn of several moves with spaces between, in words with the text form
    beside them: "Rotterdam tips east (RTM^E)"."""
    words = "; ".join(_move(game, word, language) for word in move.split())
    return move if words in ("", move) else f"{words} ({move})"


def say_reason(
    reason: Reason,
    language: str = FALLBACK,
    game: Game | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Return a reason as a sentence. With its game, moves and pieces are written in words; `names`
    are the players."""
    args = {name: _faces(name, given, language) for name, given in reason.args.items()}
    if game is not None:
        kinds = _kinds(game, reason.key)
        args = {name: _in_words(game, kinds.get(name, ""), args[name], language) for name in args}
    seat = args.get("seat")
    if names is not None and isinstance(seat, int):
        args["seat"] = names[seat]
    return text(language, f"reason-{reason.key}", **args)


def in_words(reasons: Iterable[Reason]) -> tuple[SaidReason, ...]:
    """Return reasons with their English sentences."""
    return tuple(SaidReason(each.key, dict(each.args), say_reason(each)) for each in reasons)


def _faces(name: str, given: str | int, language: str) -> str | int:
    """Return faces of the die as alternatives, "1, 3 or 6"; another argument as it is."""
    if name not in ("faces", "rest") or ", " not in str(given):
        return given
    rest, _, last = str(given).rpartition(", ")
    return text(language, "list-or", rest=rest, last=last)


def _kinds(game: Game, key: str) -> Mapping[str, str]:
    """Return the type of each argument of a reason (core/reasons.py)."""
    found = (kinds for name, kinds in game.family.explain.table.values() if name == key)
    return next(found, {})


def _in_words(game: Game, kind: str, given: str | int, language: str) -> str | int:
    """Return an argument of some type in words. One move has its text form in front, which fits
    behind every preposition ("after b1-c3 (b1 to c3)"); in a list there is no room for that."""
    if not isinstance(given, str):
        return given
    if kind in ("action", "turn"):
        words = "; ".join(_move(game, move, language) for move in given.split())
        return given if words == given else f"{given} ({words})"
    if kind in ("actions", "line"):
        joined = re.sub(r"(?<!,) (?!\()", " + ", given)  # the moves of a turn
        return re.sub(r"[^\s,()]{2,}", lambda found: _move(game, found[0], language), joined)
    if kind in ("place", "places"):
        names = game.family.place_words(game, given)
        named = (names.get(place, place) for place in given.split(", "))
        return ", ".join(str(say_phrase(each, language)) for each in named)
    return given


def _move(game: Game, move: str, language: str) -> str:
    phrase = game.family.move_words(move)
    return move if phrase is None else str(say_phrase(phrase, language))

"""Names of people: what is stored is what can be seen, no person is shown as a bot, and none can be
taken for another player."""

from __future__ import annotations

import re
import unicodedata

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that are letters or signs to Unicode, and empty on a screen."""
_JOINERS = "\u200c\u200d"
"""Without these some scripts and emoji are written wrongly, so they stay inside of words."""
_MARKS = 2
"""Accents and other marks on one letter."""
_BOT = re.compile(
    r"(ro)?bot((level|stufe|niveau|livello)?\d+|random|aleatoire|zufallig|casuale"
    r"|(pip|nell|jonas|marta|otto|ines|bruno|vera)\d*)"
)
"""How bots are shown in the four languages, without spaces and signs."""

_CAPITALS = str.maketrans("\u0397\u039c\u039d\u03a1\u03a5\u03a7\u0396\u0406", "hmnpyxzl")
"""Greek and Cyrillic capitals whose small letters look like other Latin ones."""
_ALIKE = str.maketrans(
    # Cyrillic
    "\u0430\u0432\u0433\u0435\u043a\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443\u0445"
    "\u044c\u0455\u0456\u0458\u04bb\u0501\u051b\u051d"
    # Greek
    "\u03b1\u03b2\u03b3\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9"
    # Armenian, and Latin letters without a decomposition
    "\u0585\u0578\u057d\u00f8\u0142\u0111\u0131\u0251\u0261"
    # Digits and letters
    "015i",
    "abrekmhonpctyxbsljhdqwabyenlkvoptuxwonuoldlagolsl",
)
"""Letters that look like a Latin letter, after Unicode's list of confusable characters."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Two letters that look like one."""


def clean_name(name: str) -> str:
    """Return a name without what cannot be seen: spaces at its ends and double ones, characters
    that only format, and piles of accents. One that would be shown like a bot's is left out, and
    so is one of which nothing remains: the page then names the seat."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        base = bool(kept) and not kept[-1].isspace()
        if kind in ("Mn", "Me") and (marks > _MARKS or not base):
            continue
        if letter in _JOINERS:
            if base:
                kept.append(letter)
        elif letter not in _BLANK and (kind[0] not in "CZ" or letter.isspace()):
            kept.append(letter)
    clean = " ".join("".join(kept).rstrip(_JOINERS).split())
    return "" if _is_bot(clean) else clean


def _is_bot(name: str) -> bool:
    """Return whether a name looks like that of a bot."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    # Digits are no letters here: a bot's number is part of its name.
    latin = plain.translate({place: like for place, like in _ALIKE.items() if place > 127})
    return _BOT.fullmatch("".join(filter(str.isalnum, latin))) is not None


def skeleton(name: str) -> str:
    """Return what a name looks like. Two names with the same skeleton can be taken for each other:
    case, accents, spaces and signs do not count, and letters that look alike are the same."""
    plain = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold()
    letters = unicodedata.normalize("NFKD", plain).translate(_ALIKE)
    kept = "".join(filter(str.isalnum, letters))
    for pair, one in _PAIRS:
        kept = kept.replace(pair, one)
    return kept or "".join(plain.split())

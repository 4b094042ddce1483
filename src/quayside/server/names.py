"""Names of people: only visible characters are stored, and no name looks like a bot's or another
player's."""

from __future__ import annotations

import re
import unicodedata

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that are letters or symbols in Unicode, but blank on a screen."""
_JOINERS = "\u200c\u200d"
"""Some scripts and emoji need these characters, so they are kept inside words."""
_MARKS = 2
"""The maximum number of accents and other marks on one letter."""
_BOT = re.compile(
    r"(ro)?bot((level|stufe|niveau|livello)?\d+|random|aleatoire|zufallig|casuale"
    r"|(pip|nell|jonas|marta|otto|ines|bruno|vera)\d*)"
)
"""The names of bots in the four languages, without spaces and punctuation."""

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
"""Letters that look like a Latin letter, from Unicode's list of confusable characters."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Two letters that look like one."""


def clean_name(name: str) -> str:
    """Return a name without invisible parts: outer and double spaces, formatting characters, and
    stacks of accents. A name that looks like a bot's becomes empty, and the page then names the
    seat."""
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
    """Return the skeleton of a name. Two names with the same skeleton look alike: case, accents,
    spaces and punctuation are ignored, and look-alike letters are equal."""
    plain = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold()
    letters = unicodedata.normalize("NFKD", plain).translate(_ALIKE)
    kept = "".join(filter(str.isalnum, letters))
    for pair, one in _PAIRS:
        kept = kept.replace(pair, one)
    return kept or "".join(plain.split())

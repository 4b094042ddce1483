"""Names of people: what is stored is what can be seen, and no person is shown as a bot."""

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
    r"(ro)?bot((level|stufe|niveau|livello)?\d+|random|bychance|nachzufall|auhasard|acaso"
    r"|(pip|nell|jonas|marta|otto|ines|bruno|vera)\d*)"
)
"""How bots are shown in the four languages, without spaces and signs."""


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
    plain = unicodedata.normalize("NFKC", clean).casefold()
    return "" if _BOT.fullmatch("".join(filter(str.isalnum, plain))) else clean

"""The usual accuracy of each level, measured in games between bots of equal level.

`python -m tools.accuracy` measures it and writes it into the package of each game; the page shows
the same file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from quayside.core.family import Family

FILE = "accuracy.json"
"""The name of the file in the folder `data` of a game's package."""


@dataclass(frozen=True)
class UsualAccuracy:
    """The measurement: the accuracy by level, on average over both seats of all games."""

    game: str
    players: int
    games: int
    """The number of games at each level."""
    levels: Mapping[str, float]


def usual_accuracy(family: Family) -> UsualAccuracy | None:
    """Return the usual accuracy in a game; None if it was not measured."""
    path = files(family.package) / "data" / FILE
    if not path.is_file():
        return None
    return UsualAccuracy(**json.loads(path.read_text(encoding="utf-8")))

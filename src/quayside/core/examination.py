"""Examine a game family with the conformance kit, and report what it has and what it lacks.

`quayside conform GAME` prints the findings. A game in the repository must be complete; a separate
package may leave parts to the defaults, which the report says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from quayside.core.conformance import check, check_interpreted
from quayside.core.family import OPTIONAL, REQUIRED, Family
from quayside.core.game import Game
from quayside.core.phrase import Phrase

EXPECTED = ("view", "trace", "why", "drawing", "heuristics", "levels", "explain")
"""Parts that a complete game has. `bots`, `solution`, `puzzles` and `proofs` are for games that
suit them."""
LEVELS = 8
"""The number of levels of a game that brings its own."""

Make = Callable[[str, int, dict[str, str]], Game]
"""Loads a game by name, number of players and options: `quayside.games.find`."""


@dataclass(frozen=True)
class Finding:
    """One thing that was examined. A note is a phrase, or the message of an exception."""

    what: Phrase
    verdict: Literal["ok", "default", "failed"]
    note: Phrase | str = ""


def examine(
    family: Family,
    make: Make,
    *,
    games: int = 3,
    complete: bool = False,
    has_text: Callable[[str], bool] | None = None,
) -> Iterator[Finding]:
    """Yield what is right with a family, left to defaults, or wrong, and play random games of every
    edition, number of players and option.

    `complete` makes a missing part or text a failure. `has_text` says whether there is a text.
    """
    yield from examine_parts(family, complete=complete, has_text=has_text)
    if not all(family.has(part) for part in REQUIRED):
        return
    for game in _variants(family, make):
        yield _try(_named(game), partial(check, game, games))
        levels = Phrase("cli-conform-levels", {"what": _named(game)})
        yield _try(levels, partial(_check_levels, game))
    first = make(family.name, family.player_counts[0], {})
    yield _try(Phrase("cli-conform-agree"), partial(check_interpreted, first.automatic))


def examine_parts(
    family: Family, *, complete: bool = False, has_text: Callable[[str], bool] | None = None
) -> Iterator[Finding]:
    """Yield which modules and texts a family has."""
    missing: Literal["failed", "default"] = "failed" if complete else "default"
    for part in (*REQUIRED, *OPTIONAL):
        module = Phrase("cli-conform-module", {"name": part})
        if family.has(part):
            yield _try(module, partial(family.part, part))
        elif part in REQUIRED:
            yield Finding(module, "failed", Phrase("cli-conform-required"))
        elif part in EXPECTED:
            yield Finding(module, missing, Phrase("cli-conform-absent"))
    if has_text is not None:
        lacking = [name for name in _texts(family) if not has_text(name)]
        note = Phrase("cli-conform-missing", {"names": ", ".join(lacking)}) if lacking else ""
        yield Finding(Phrase("cli-conform-texts"), missing if lacking else "ok", note)


def _named(game: Game) -> Phrase:
    options = "".join(f" {name}={value}" for name, value in game.unusual_options.items())
    return Phrase(
        "cli-conform-game", {"game": game.name, "players": game.players, "options": options}
    )


def _try(what: Phrase, look: Callable[[], object]) -> Finding:
    try:
        look()
    except Exception as error:  # an examiner reports whatever a game raises
        name = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
        return Finding(what, "failed", f"{name}{error}")
    return Finding(what, "ok")


def _variants(family: Family, make: Make) -> Iterator[Game]:
    """Yield every edition with every number of players, and every value of every option once."""
    for edition in family.editions:
        for players in family.player_counts:
            yield make(f"{family.name}:{edition}", players, {})
    for option in family.options:
        for value in option.samples:
            yield make(family.name, family.player_counts[0], {option.name: value})


def _check_levels(game: Game) -> None:
    levels = game.family.levels(game)
    if game.family.has("levels"):
        assert len(levels) == LEVELS, f"there are {len(levels)} levels, not {LEVELS}"
    assert all(level.nodes > 0 for level in levels), "a level searches nothing"


def _texts(family: Family) -> Iterator[str]:
    """Yield the ids of the texts that lists and rules pages show."""
    yield from (f"game-{family.name}", f"game-{family.name}.summary")
    for edition in family.editions:
        yield from (f"edition-{family.name}-{edition}", f"edition-{family.name}-{edition}.about")
    yield from (f"option-{family.name}-{option.name}.about" for option in family.options)
    yield f"rules-{family.name}-brief-1"
    if family.ruling_prefix:
        yield f"ruling-{family.ruling_prefix}-1"

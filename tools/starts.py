"""Write first positions and refusals of every game for testing the web app's own setup and reading.

`python -m tools.starts` writes `starts.fixture.json` into every game's folder of the web app: the
first rows of games, and what this package says about option values, positions and moves in which
something was changed at random. A test checks that the files are current.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from quayside.core.errors import InvalidPosition, InvalidSetup
from quayside.core.family import Family
from quayside.core.game import Game, State
from quayside.games import load
from tools.layouts import WEB, random_game, write_all

TRIES = 4000
EACH = 2
"""How many examples of one and the same complaint are kept."""
BASES = 8

SPECIAL = re.compile(r"'[^']*'|[a-z]+:[a-z]+|[.a-z]{6}(?=, turned)|\b[a-e][1-5]\b|[A-Z]{3}|[\d,-]+")
"""What differs between two complaints about the same thing."""

Edit = list[tuple[int, int, str]]
"""Pieces of a text, from behind, and what stands there instead."""


def files(family: Family) -> Iterator[tuple[Path, str]]:
    """Yield the file of a game with what it must contain."""
    yield WEB / family.name / "starts.fixture.json", starts(family)


def starts(family: Family) -> str:
    """Return first positions and refusals of a game, as JSON."""
    games = list(games_of(family)) * 2
    lines = [random_game(game, seed) for seed, game in enumerate(games)]
    lines = lines[:: max(1, len(lines) // BASES)]
    while len(lines) < BASES:
        lines.append(random_game(games[0], len(games) + len(lines)))
    positions = [line[9 * seed % len(line)] for seed, line in enumerate(lines)]
    positions += [line[-1] for line in lines[::3]]
    moving = [next(s for s in reversed(line) if s.moves) for line in lines]
    values = [(o.name, value) for o in family.options for value in (*o.values, *o.samples)]
    bases = {
        "values": [value for _, value in values],
        "texts": [str(state) for state in positions],
        "moves": [state.moves[seed % len(state.moves)].text for seed, state in enumerate(moving)],
    }
    parts: dict[str, list[Any]] = {
        "starts": [_start(game, seed) for seed, game in enumerate(games)],
        "options": [name for name, _ in values],
        "values": bases["values"],
        "wrong_values": _edited(
            bases["values"], lambda base, text: _checked(family, values[base][0], text)
        ),
        "texts": bases["texts"],
        "wrong_texts": _edited(bases["texts"], lambda _, text: _read(family, text)),
        "moves": [[str(state), move] for state, move in zip(moving, bases["moves"], strict=True)],
        "wrong_moves": _edited(bases["moves"], lambda base, text: _action(moving[base], text)),
    }
    lines_of_parts = ",\n".join(f'"{name}":{_lines(part)}' for name, part in parts.items())
    return f"{{\n{lines_of_parts}\n}}\n"


def _lines(part: list[Any]) -> str:
    items = (json.dumps(item, separators=(",", ":"), ensure_ascii=False) for item in part)
    return "[\n" + ",\n".join(items) + "\n]"


def games_of(family: Family) -> Iterator[Game]:
    """Yield the games of every edition and player count, with no option and with each."""
    for edition, players in product(family.editions, family.player_counts):
        name = f"{family.name}:{edition}"
        yield load(name, players)
        for option in family.options:
            for value in option.samples:
                yield load(name, players, **{option.name: value})


def _start(game: Game, seed: int) -> dict[str, Any]:
    state = game.start(seed=seed)
    return {
        "game": game.name,
        "players": game.players,
        "options": game.unusual_options,
        "deal": state.deal,
        "row": state.row.tolist(),
    }


# What is said about changed texts ----------------------------------------------------------------

Verdict = Callable[[int, str], tuple[bool, str | int]]
"""From a base and its changed text to whether it is right, and its normal form or the message."""


def _checked(family: Family, option: str, value: str) -> tuple[bool, str | int]:
    try:
        return True, family.check_option(option, value)
    except InvalidSetup as error:
        return False, str(error)


def _read(family: Family, text: str) -> tuple[bool, str | int]:
    if text.split()[:1] and text.split()[0].partition(":")[0] != family.name:
        return True, ""  # which game it is decides a reader of all games
    try:
        return True, str(State(*family.read_position(text.split())))
    except InvalidPosition as error:
        return False, str(error)


def _action(state: State, text: str) -> tuple[bool, str | int]:
    try:
        return True, state.game.family.read_action(state.game, state.row, text)
    except ValueError as error:
        return False, str(error)


def _edited(bases: list[str], verdict: Verdict) -> list[Any]:
    """Return changes of texts with what is said about them: a few for each kind of complaint."""
    if not bases:
        return []
    generator = np.random.Generator(np.random.PCG64(len(bases)))
    found: dict[str, list[Any]] = {}
    for number in range(TRIES):
        base = number % len(bases)
        edits = edit_text(bases[base], generator)
        text = apply_edits(bases[base], edits)
        is_right, said = verdict(base, text)
        if text == bases[base] or said == "":
            continue
        complaint = "" if is_right else SPECIAL.sub("", str(said))
        kept = found.setdefault(complaint, [])
        if len(kept) < EACH:
            kept.append([base, edits, is_right, said])
    return [item for complaint in sorted(found) for item in found[complaint]]


def apply_edits(text: str, edits: Edit) -> str:
    """Return a text with changes."""
    for start, end, new in edits:
        text = text[:start] + new + text[end:]
    return text


def edit_text(text: str, generator: np.random.Generator) -> Edit:
    """Return a change: another letter, two letters or two pieces exchanged, a piece left out or
    twice."""

    def pick(count: int) -> int:
        return int(generator.integers(count))

    kind = pick(6)
    if kind < 2 and text:
        at = pick(len(text))
        letters = text + "0123456789-,:=#ABxyz"
        return [(at, at + 1, letters[pick(len(letters))])]
    if kind == 2 and text:
        first, second = sorted((pick(len(text)), pick(len(text))))
        return _exchange(text, (first, first + 1), (second, second + 1))
    pieces = [match.span() for match in re.finditer(r"[^\s,:=]+", text)]
    words = [match.span() for match in re.finditer(r"\S+", text)]
    among = pieces if pick(2) else words
    if not among:
        return [(0, 0, "x")]
    one, other = sorted((among[pick(len(among))], among[pick(len(among))]))
    if kind == 3:
        return _exchange(text, one, other)
    if kind == 4:
        return [(one[0], min(len(text), one[1] + 1), "")]
    return [(one[1], one[1], text[one[1] : one[1] + 1] + text[one[0] : one[1]])]


def _exchange(text: str, one: tuple[int, int], other: tuple[int, int]) -> Edit:
    if one[1] > other[0]:
        return []
    return [(*other, text[slice(*one)]), (*one, text[slice(*other)])]


if __name__ == "__main__":
    write_all(files)

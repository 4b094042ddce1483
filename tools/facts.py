"""Write what moves do, as this package tells it, for testing the web app's own decoding.

`python -m tools.facts` writes `facts.fixture.json` into every built-in game's folder of the web
app: positions of random games with a move, its events and its steps. Few examples are kept of moves
in which the same kinds of events happen. A test checks that the files are current.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import numpy as np

from quayside.core.family import Family
from quayside.core.game import Game, State
from tools.layouts import WEB, write_all
from tools.starts import games_of

GAMES = 80
LONGEST = 400
"""How many rolls and moves a random game has at most."""
EACH = 5
"""How many examples of the same kinds of events are kept."""
LARGEST = 58_000
"""The size of a file, in bytes."""


def files(family: Family) -> Iterator[tuple[Path, str]]:
    """Yield the file of a game with what it must contain."""
    yield WEB / family.name / "facts.fixture.json", facts(family)


def facts(family: Family) -> str:
    """Return moves with what they do, as JSON; those with rare kinds of events first."""
    found: dict[frozenset[str], list[str]] = {}
    seen: Counter[str] = Counter()
    for seed, game in enumerate(islice(cycle(games_of(family)), GAMES)):
        for state, action in _moves(game, seed):
            told = _told(state, action)
            kinds = frozenset(kind for kind, _, _ in told["facts"])
            seen.update(kinds)
            kept = found.setdefault(kinds, [])
            if len(kept) < EACH:
                kept.append(json.dumps(told, separators=(",", ":")))
    rare = sorted(found, key=lambda kinds: (min(seen[kind] for kind in kinds), sorted(kinds)))
    lines, size = [], 0
    for line in (line for kinds in rare for line in found[kinds]):
        size += len(line) + 2
        if size <= LARGEST:
            lines.append(line)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _moves(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Yield the positions of a random game, each with the action that is played."""
    generator = np.random.Generator(np.random.PCG64(seed))
    state = game.automatic.start(seed=seed)
    for _ in range(LONGEST):
        if state.is_over:
            return
        if state.is_chance:
            state = state.roll()
        else:
            action = state.actions[int(generator.integers(len(state.actions)))]
            yield state, action
            state = state.play(action)


def _told(state: State, action: int) -> dict[str, Any]:
    found = state.game.family
    events = found.events(state.game, state.row, action)
    steps = found.steps(state.game, state.row, action)
    return {
        "position": str(state),
        "action": action,
        "facts": [[event.kind, event.seat, dict(event.data)] for event in events],
        "steps": [[step.place, step.level, step.cost] for step in steps],
    }


if __name__ == "__main__":
    write_all(files)

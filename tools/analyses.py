"""Write what this package says about positions and games, for testing the web app's own analyses.

`python -m tools.analyses` writes `web/src/analysis/analyses.fixture.json`: for every built-in game
reasons for moves and turns of random games, analyses of some positions, and the report of a short
game. The searches have few simulations, so that both sides are fast. A test checks that the file is
current.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from quayside.analysis import SearchEvaluator, analyse, report
from quayside.core.explain import Mistake, Reason
from quayside.core.family import Family
from quayside.core.game import State
from quayside.core.heuristics import ForcedWin
from quayside.games import BUILT_IN, family, load, parse
from quayside.record import Record, write

PATH = Path(__file__).parents[1] / "web" / "src" / "analysis" / "analyses.fixture.json"
SIMULATIONS = 120
REASONS = 40
FORCED_TURNS = 4


def analyses() -> str:
    """Return reasons, analyses and reports of every built-in game, as JSON."""
    games = {name: _of_family(family(name)) for name in BUILT_IN}
    return json.dumps(games, separators=(",", ":")).replace('{"position"', '\n{"position"') + "\n"


def _of_family(found: Family) -> dict[str, Any]:
    generator = np.random.Generator(np.random.PCG64(len(found.name)))
    positions = [state for game in _games(found, generator) for state in game]
    evaluator = SearchEvaluator(SIMULATIONS)
    judged = [analyse(state, evaluator) for state in _samples(positions)]
    record = _record(found, generator)
    return {
        "simulations": SIMULATIONS,
        "reasons": [_reasons(state, generator) for state in _decisions(positions)],
        "analyses": msgspec.to_builtins(judged),
        "record": write(record),
        "report": msgspec.to_builtins(report(record, evaluator)),
    }


def _games(found: Family, generator: np.random.Generator) -> Iterator[list[State]]:
    """Yield the positions of a random game for each edition, number of players and option."""
    options: list[dict[str, str]] = [{}]
    options += [{o.name: value} for o in found.options for value in o.samples]
    for edition in found.editions:
        for players in found.player_counts:
            change = options[int(generator.integers(len(options)))]
            state = load(f"{found.name}:{edition}", players, **change).automatic.start(seed=players)
            line = [state]
            while not state.is_over and len(line) < 150:
                state = state.roll() if state.is_chance else state.play(_choose(state, generator))
                line.append(state)
            yield line


def _choose(state: State, generator: np.random.Generator) -> int:
    return state.actions[int(generator.integers(len(state.actions)))]


def _decisions(positions: list[State]) -> list[State]:
    due = [state for state in positions if state.actions]
    return due[:: max(1, len(due) // REASONS)]


def _samples(positions: list[State]) -> Iterator[State]:
    """Yield a position of each kind: to decide, to roll, with a forced win, finished."""
    due = [state for state in positions if len(state.actions) > 1]
    yield from due[:: len(due) // 3]
    yield from [state for state in positions if state.is_chance][10:60:25]
    yield from islice(filter(_forced, due), 1)
    yield from [state for state in positions if state.is_over][:1]


def _forced(state: State) -> ForcedWin | None:
    tactics = state.game.family.heuristics(state.game).tactics
    found = tactics.find_forced(state.row, FORCED_TURNS)
    return found if found and found.turns > 1 else None


def _turn(state: State, generator: np.random.Generator) -> tuple[int, ...]:
    """Return the actions of a random turn."""
    actions, seat = [_choose(state, generator)], state.to_move
    state = state.play(actions[0])
    while state.to_move == seat and state.is_mid_turn and state.actions:
        actions.append(_choose(state, generator))
        state = state.play(actions[-1])
    return tuple(actions)


def _reasons(state: State, generator: np.random.Generator) -> dict[str, Any]:
    """Return why a random turn is good, and better than another one, with forced wins made up."""
    asked = {
        "position": str(state),
        "best": _turn(state, generator),
        "played": _turn(state, generator),
        "begins": _turn(state, generator),
        "turns": generator.integers(-6, 6, 2).tolist(),
    }
    return asked | answers(asked)


def answers(asked: dict[str, Any]) -> dict[str, Any]:
    """Return the reasons for what the file asks about a position."""
    state = parse(asked["position"])
    best, played, begins = (tuple(asked[key]) for key in ("best", "played", "begins"))
    forced, reply = (ForcedWin(begins, n) if n > 0 else None for n in asked["turns"])
    explain = state.game.family.explain
    ranked = best[:1] + played[: len(state.actions) > 1][:1]
    return {
        "reasons": _json(explain.find_reasons(state, ranked, forced)),
        "better": _json(explain.find_better(Mistake(state, best, played, forced, reply))),
    }


def _json(reasons: list[Reason]) -> list[Any]:
    return [[reason.key, dict(reason.args)] for reason in reasons]


def _record(found: Family, generator: np.random.Generator) -> Record:
    """Return the beginning of a random game of the most players, the last of whom leaves."""
    players = found.player_counts[-1]
    record = Record(load(found.name, players).start(seed=1))
    while len(record.entries) < 16 or record.state.is_mid_turn:
        state = record.state
        record = record.roll() if state.is_chance else record.play(_choose(state, generator))
    return record.leave(players - 1)


def main() -> None:
    """Write the file."""
    text = analyses()
    PATH.write_text(text, encoding="utf-8")
    print(f"{PATH.name}: {len(text.encode()):,} bytes")


if __name__ == "__main__":
    main()

"""Write what this package says about positions and games, for testing the web app's own analyses.

`python -m tools.analyses` writes two files into `web/src/analysis`. `analyses.fixture.json` has for
every built-in game reasons for moves and turns of random games, analyses of some positions and the
report of a short game, by search, by a solution that comes with the package, and by search with
exact endings, whose values are listed as a server would give them. The searches have
few simulations, so that both sides are fast. `steps.fixture.json` has reports on made-up steps,
whose losses are close to every limit. A test checks that the files are current.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from quayside.analysis import EndingEvaluator, SearchEvaluator, SolutionEvaluator, analyse, report
from quayside.analysis.evaluators import NODES, Evaluator
from quayside.analysis.results import GRAVE, MISTAKE, Cause, Report, ReportStep
from quayside.analysis.summary import summarise
from quayside.core.explain import Kind, Mistake, Reason
from quayside.core.family import Family
from quayside.core.game import Game, State
from quayside.core.heuristics import ForcedWin
from quayside.core.solution import Known, Solution, share_out
from quayside.games import BUILT_IN, family, load, parse
from quayside.record import Record, write
from tools.layouts import random_game

FOLDER = Path(__file__).parents[1] / "web" / "src" / "analysis"
PATH = FOLDER / "analyses.fixture.json"
STEPS_PATH = FOLDER / "steps.fixture.json"
SIMULATIONS = 120
GAMES = 6
"""How many random games there are at least."""
TOLD = 3
"""How often each kind of reason is told."""
ENTRIES = 30
"""How many rolls and moves a recorded game has."""
FORCED_TURNS = 4
FEW_SIMULATIONS = 40
"""How many simulations the positions before an ending have."""
MOST_ENTRIES = 60
"""How long a recorded game with an ending may be."""
ENDING_ENTRIES = 8
"""How many rolls and moves its ending has at least."""


def analyses() -> str:
    """Return reasons, analyses and reports of every built-in game, as JSON."""
    games = {name: _of_family(family(name)) for name in BUILT_IN}
    return json.dumps(games, separators=(",", ":")).replace('{"position"', '\n{"position"') + "\n"


def _of_family(found: Family) -> dict[str, Any]:
    generator = np.random.Generator(np.random.PCG64(len(found.name)))
    positions = [state for game in _games(found, generator) for state in game]
    game = load(found.name, found.player_counts[0])
    reasons = list(_reasons(positions, generator))  # what they are depends on no search
    judged = _judged(SearchEvaluator(SIMULATIONS), positions, game, generator)
    return {
        "simulations": SIMULATIONS,
        "reasons": reasons,
        **judged,
        "exact": _exact(found),
        "endings": _endings(found),
    }


def _judged(
    evaluator: Evaluator, positions: list[State], game: Game, generator: np.random.Generator
) -> dict[str, Any]:
    """Return analyses of some of the positions, and a game with its report."""
    judged = [analyse(state, evaluator) for state in _samples(positions)]
    for seed in count():
        record = _record(game, seed, generator)
        told = report(record, evaluator)
        if any(step.reasons for step in told.steps):
            break
    return {
        "analyses": msgspec.to_builtins(judged),
        "record": write(record),
        "report": msgspec.to_builtins(told),
        "summaries": _summaries(told),
    }


def _summaries(told: Report) -> dict[str, Any]:
    """Return the sentences about a game: for each of its players, and for somebody who looks on."""
    readers = [None, *range(len(told.start))]
    return {str(reader): msgspec.to_builtins(summarise(told, reader)) for reader in readers}


def _exact(found: Family) -> dict[str, Any] | None:
    """Return analyses and a report by the solution that comes with the package, if there is one."""
    part = found.solutions
    for stored in part.tables() if part else ():
        if part and stored.shipped:
            game = load(stored.header["game"], stored.header["players"])
            generator = np.random.Generator(np.random.PCG64(len(stored.name)))
            positions = [state for seed in range(GAMES) for state in random_game(game, seed)]
            solution = part.open_file(stored.path)
            return _judged(SolutionEvaluator(solution), positions, game, generator)
    return None


class _Noted:
    """A solution that notes the values that it is asked for."""

    def __init__(self, solution: Solution) -> None:
        self._solution, self.is_whole = solution, solution.is_whole
        self.name, self.error = solution.name, solution.error
        self.values: dict[str, list[float] | None] = {}

    def holds(self, state: State) -> bool:
        for there in (state, *(state.play(action) for action in state.actions)):
            if not there.is_over:
                is_there = self._solution.holds(there)
                own = self._solution.probe(there) if is_there else 0.0
                self.values[str(there)] = list(share_out(there, own)) if is_there else None
        return self._solution.holds(state)

    def know(self, state: State) -> Known:
        return self._solution.know(state)


def _endings(found: Family) -> dict[str, Any] | None:
    """Return analyses and a report by search and exact endings, if the game has such, with the
    values that were asked for."""
    for players in found.player_counts:
        game = load(found.name, players)
        solution = found.solution(game)
        if solution is None or solution.is_whole:
            continue
        noted = _Noted(solution)
        evaluator = EndingEvaluator(noted, SearchEvaluator(FEW_SIMULATIONS))
        for seed in count():
            record = _whole_game(game, seed)
            last = [entry.after for entry in record.entries if len(entry.after.gone) == players - 2]
            if record.state.is_over and len(last) > ENDING_ENTRIES:
                break
        positions = [last[0], last[1], last[-3], last[-2], record.entries[3].after]
        judged = [analyse(state, evaluator) for state in positions]
        told = report(record, evaluator)
        return {
            "simulations": FEW_SIMULATIONS,
            "error": noted.error,
            "values": dict(sorted(noted.values.items())),  # threads asked for them in any order
            "analyses": msgspec.to_builtins(judged),
            "record": write(record),
            "report": msgspec.to_builtins(told),
            "summaries": _summaries(told),
        }
    return None


def _games(found: Family, generator: np.random.Generator) -> Iterator[list[State]]:
    """Yield the positions of random games: every edition and number of players, some options."""
    options: list[dict[str, str]] = [{}]
    options += [{o.name: value} for o in found.options for value in o.samples]
    setups = list(product(found.editions, found.player_counts))
    for seed in range(max(GAMES, len(setups))):
        edition, players = setups[seed % len(setups)]
        change = options[int(generator.integers(len(options)))]
        state = load(f"{found.name}:{edition}", players, **change).automatic.start(seed=seed)
        line = [state]
        while not state.is_over and len(line) < 150:
            state = state.roll() if state.is_chance else state.play(_choose(state, generator))
            line.append(state)
        yield line


def _choose(state: State, generator: np.random.Generator) -> int:
    return state.actions[int(generator.integers(len(state.actions)))]


def _samples(positions: list[State]) -> Iterator[State]:
    """Yield a position of each kind: to decide, to roll, with a forced win, finished."""
    due = [state for state in positions if len(state.actions) > 1]
    yield from due[:: len(due) // 6]
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


def _reasons(positions: list[State], generator: np.random.Generator) -> Iterator[dict[str, Any]]:
    """Yield why random turns are good, and better than others, with forced wins made up: until
    every kind of reason has been told often enough, or there are no more positions."""
    told: Counter[str] = Counter()
    for state in positions:
        if not state.actions:
            continue
        asked = {
            "position": str(state),
            "best": _turn(state, generator),
            "played": _turn(state, generator),
            "begins": _turn(state, generator),
            "turns": generator.integers(-6, 6, 2).tolist(),
        }
        found = answers(asked)
        keys = {key for key, _ in found["reasons"] + found["better"]}
        if any(told[key] < TOLD for key in keys):
            told.update(keys)
            yield asked | found


def answers(asked: dict[str, Any]) -> dict[str, Any]:
    """Return the reasons for what the file asks about a position."""
    state = parse(asked["position"])
    best, played, begins = (tuple(asked[key]) for key in ("best", "played", "begins"))
    forced, reply = (
        ForcedWin(begins, n, line=(begins,) * (3 if n > 2 else 1)) if n > 0 else None
        for n in asked["turns"]
    )
    explain = state.game.family.explain
    ranked = best[:1] + played[: len(state.actions) > 1][:1]
    return {
        "reasons": _json(explain.find_reasons(state, ranked, forced)),
        "better": _json(explain.find_better(Mistake(state, best, played, forced, reply))),
    }


def _json(reasons: list[Reason]) -> list[Any]:
    return [[reason.key, dict(reason.args)] for reason in reasons]


def _record(game: Game, seed: int, generator: np.random.Generator) -> Record:
    """Return a random game, or its beginning until a player leaves."""
    record = Record(game.start(seed=seed))
    while not (state := record.state).is_over:
        if len(record.entries) >= ENTRIES and not state.is_mid_turn:
            return record.leave(0)
        record = record.roll() if state.is_chance else record.play(_choose(state, generator))
    return record


def _whole_game(game: Game, seed: int) -> Record:
    """Return a random game, unless that is too long."""
    generator = np.random.Generator(np.random.PCG64(seed))
    record = Record(game.start(seed=seed))
    while not (state := record.state).is_over and len(record.entries) < MOST_ENTRIES:
        record = record.roll() if state.is_chance else record.play(_choose(state, generator))
    return record


# Made-up steps -----------------------------------------------------------------------------------

_NEAR = (-2e-3, -2e-9, 0.0, 2e-9, 2e-3)
"""How far a loss is from a limit."""


def steps() -> str:
    """Return the report on made-up steps for each kind of numbers, as JSON."""
    reports = [
        _report_on_steps("exact", has_chance=True),
        _report_on_steps("proved", has_chance=False),
        _report_on_steps("estimate", has_chance=True),
    ]
    whole = {
        "simulations": NODES,
        "reports": msgspec.to_builtins(reports),
        "summaries": [_summaries(told) for told in reports],
    }
    return json.dumps(whole, separators=(",", ":")).replace('{"cause"', '\n{"cause"') + "\n"


def _report_on_steps(kind: Kind, *, has_chance: bool) -> Report:
    """Return a report whose losses, and whose errors beside a loss, are close to the limits."""
    changes = [(-limit - near, 0.0) for limit in (MISTAKE, GRAVE) for near in _NEAR]
    changes += [(-2 * GRAVE, 2 * GRAVE + near) for near in _NEAR]
    changes += [(GRAVE, 0.01), (-GRAVE, 0.01)] + 4 * [(0.0, 0.0)]
    causes: tuple[Cause, ...] = ("luck", "skill", "leaving") if has_chance else ("skill", "leaving")
    steps = [
        ReportStep(
            cause,
            seat=turn % 2,
            text="3" if cause == "luck" else "",
            turn=turn,
            before=(0.5, 0.5),
            after=(0.5 + change, 0.5 - change) if turn % 2 == 0 else (0.5 - change, 0.5 + change),
            kind=kind,
            error=error,
            is_choice=turn % 3 > 0,
            margin=(0.0, 0.03, MISTAKE, 0.2)[turn % 4] if change == 0.0 else 0.0,
        )
        for turn, (cause, (change, error)) in enumerate(product(causes, changes), 1)
    ]
    return Report(kind, has_chance, (0.5, 0.5), steps[-1].after, tuple(steps))


def main() -> None:
    """Write the files."""
    for path, text in ((PATH, analyses()), (STEPS_PATH, steps())):
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {len(text.encode()):,} bytes")


if __name__ == "__main__":
    main()

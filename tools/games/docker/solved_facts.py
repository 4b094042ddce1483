"""Facts about a solved edition of two-player Docker, as JSON.

    python -m tools.games.docker.solved_facts docker:en > docs/data/solved-docker-en.json

Needs the edition's table (`quayside solve docker:fr --players 2 --tolerance 1e-10`).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

import numpy as np

import quayside
from quayside.analysis import SolutionEvaluator
from quayside.analysis.position import rank_moves
from quayside.core.game import Game, State
from quayside.games.docker.explain import playable
from quayside.games.docker.solution import Table, open_table

GAMES = 3000
TRIAL_GAMES = 1_000_000


def first_moves(game: Game, source: SolutionEvaluator) -> list[dict[str, Any]]:
    """Return what the first player should do with each face."""
    faces = []
    for face in range(1, 7):
        rolled = game.start().roll(face)
        ranked = rank_moves(rolled, source.judge_moves(rolled))
        faces.append({"face": face, "moves": [[move.move, move.chance(0)] for move in ranked]})
    return faces


def play_stats(game: Game, source: SolutionEvaluator, seed: int) -> dict[str, Any]:
    """Play games of two perfect players and count what happens in them."""
    generator = np.random.default_rng(seed)
    lengths, luck, spread = [], [], []
    counts: Counter[str] = Counter()
    last_faces: Counter[int] = Counter()
    for number in range(GAMES):
        state, turns = game.start(starter=str(number % 2)), 0
        while not state.is_over:
            before = source.solution.know(state).win[state.to_move or 0]
            face = int(generator.integers(6)) + 1
            rolled = state.roll(face)
            counts["rolls"] += 1
            if rolled.is_chance:
                counts["rolled again"] += 1
                continue
            ranked = rank_moves(rolled, source.judge_moves(rolled))
            seat = state.to_move or 0
            best = ranked[0]
            luck.append(best.chance(seat) - before)
            spread.append(best.chance(seat) - ranked[-1].chance(seat))
            turns += 1
            counts["decisions"] += 1
            counts["forced"] += len(ranked) == 1 and best.move != "out"
            counts["entering"] += best.move.startswith("+")
            if best.move == "out":
                last_faces[face] += 1
            else:
                counts["covering"] += any(e.kind == "cover" for e in rolled.events(best.move))
            state = rolled.play(best.action)
        lengths.append(turns)
    return {
        "games": GAMES,
        "mean_length": float(np.mean(lengths)),
        "lengths": np.bincount(lengths, minlength=121)[:121].tolist(),
        "rolled_again": counts["rolled again"] / counts["rolls"],
        "forced": counts["forced"] / counts["decisions"],
        "entering": counts["entering"] / counts["decisions"],
        "covering": counts["covering"] / counts["decisions"],
        "luck_per_roll": float(np.std(luck)),
        "at_stake_per_move": float(np.mean(spread)),
        "last_faces": [last_faces[face] for face in range(1, 7)],
    }


def against_random(game: Game, source: SolutionEvaluator, seed: int, games: int = 2000) -> float:
    """Return how often perfect play beats random play, seats alternating."""
    generator = np.random.default_rng(seed)
    won = 0
    for number in range(games):
        state = game.start(starter=str(generator.integers(2)))
        perfect = number % 2
        while not state.is_over:
            if state.is_chance:
                state = state.roll(int(generator.integers(6)) + 1)
            elif state.to_move == perfect:
                state = state.play(next(iter(source.judge_moves(state))))
            else:
                state = state.play(state.actions[int(generator.integers(len(state.actions)))])
        won += state.winners == [perfect]
    return won / games


def surprises(game: Game, source: SolutionEvaluator, seed: int) -> dict[str, list[Any]]:
    """Return positions in which both habits (block, keep free) choose a wrong move and it costs
    most, and those where most hangs on the roll."""
    generator = np.random.default_rng(seed)
    misleading: dict[str, Any] = {}
    swings: dict[str, Any] = {}
    for number in range(600):
        state = game.start(starter=str(number % 2))
        while not state.is_over:
            if state.is_chance:
                _note_swing(state, source, swings)
                state = state.roll(int(generator.integers(6)) + 1)
                continue
            ranked = rank_moves(state, source.judge_moves(state))
            _note_misleading(state, ranked, misleading)
            careless = generator.random() < 0.4
            pick = int(generator.integers(len(ranked))) if careless else 0
            state = state.play(ranked[pick].action)

    def top(found: dict[str, Any]) -> list[Any]:
        unlike = {round(entry["size"], 9): entry for entry in found.values()}  # not mirrored ones
        return [unlike[size] for size in sorted(unlike, reverse=True)[:6]]

    return {"misleading": top(misleading), "swings": top(swings)}


def _note_swing(state: State, source: SolutionEvaluator, swings: dict[str, Any]) -> None:
    seat = state.to_move or 0
    values = []
    for face in range(1, 7):
        rolled = state.roll(face)
        values.append(None if rolled.is_chance else source.judge(rolled).win[seat])
    known = [value for value in values if value is not None]
    if min(known) > 0:
        size = max(known) - min(known)
        swings[str(state).split()[2]] = {"size": size, "position": str(state), "faces": values}


def _note_misleading(state: State, ranked: Any, found: dict[str, Any]) -> None:
    if len(ranked) < 4:
        return
    seat = state.to_move or 0
    afters = [state.play(move.action) for move in ranked]
    blocking = [-len(playable(after, 1 - seat)) for after in afters]
    freedom = [len(playable(after, seat)) for after in afters]
    if blocking[0] < max(blocking) and freedom[0] < max(freedom):
        size = ranked[1].regret
        found[str(state).split()[2]] = {
            "size": size,
            "position": str(state),
            "best": ranked[0].move,
            "win": ranked[0].win[seat],
            "next": ranked[1].move,
            "next_win": ranked[1].win[seat],
        }


def value_histogram(table: Table) -> list[int]:
    """Return how many positions have a value in each twentieth of 0 to 1."""
    counts = np.zeros(20, np.int64)
    for first in range(0, len(table.values), 1 << 20):
        values = table.values[first : first + (1 << 20)].astype(np.float64) * table.grain
        counts += np.histogram(values, 20, (0.0, 1.0))[0]
    return [int(count) for count in counts]


def facts(name: str) -> dict[str, Any]:
    """Return everything about an edition."""
    game = quayside.load(name, 2)
    table = open_table(game)
    if table is None:
        raise SystemExit(f"there is no table of {name}: quayside solve {name} --players 2")
    source = SolutionEvaluator(table)
    wins = table.play(TRIAL_GAMES, seed=1)
    return {
        "game": name,
        "start": table.start,
        "tolerance": table.tolerance,
        "error": table.error,
        "stored_positions": table.index.size,
        "residual": table.verify(),
        "trial": {"games": TRIAL_GAMES, "first_player_won": wins},
        "first_moves": first_moves(game, source),
        "play": play_stats(game, source, 1),
        "against_random": against_random(game, source, 2),
        "values": value_histogram(table),
        **surprises(game, source, 3),
    }


if __name__ == "__main__":
    json.dump(facts(sys.argv[1]), sys.stdout, indent=1)
    print()

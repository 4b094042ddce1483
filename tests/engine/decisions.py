"""Searches, analyses and moves of bots as Python makes them, for the engine in the browser."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

import msgspec
import numpy as np

from quayside.analysis import SearchEvaluator, analyse
from quayside.core.game import Game, State
from quayside.core.playout import playout
from quayside.core.rules import CHANCE, OVER, Row
from quayside.search.bots import bot, mixed
from quayside.search.run import settings_of, think
from tests.engine.positions import setups


def random_row(game: Game, generator: np.random.Generator, decides: bool) -> Row:
    """Return a position of a random game that is not over; if `decides`, one with several moves."""
    while True:
        row = game.start(seed=int(generator.integers(2**31))).row.copy()
        moves = playout(game.rules, row, game.players, int(generator.integers(2**31)))
        scratch, out = game.rules.scratch(), game.rules.actions()
        for move in moves[: int(generator.integers(len(moves)))]:
            game.rules.apply(row, move, scratch)
        status = game.rules.status(row)
        while decides and status == CHANCE:
            game.rules.apply(row, int(generator.integers(game.rules.outcome_count)), scratch)
            status = game.rules.status(row)
        if status != OVER and (not decides or game.rules.legal(row, out, scratch) > 1):
            return row


def setup_of(game: Game) -> dict[str, Any]:
    """Return a game as the engine knows it."""
    return {
        "family": game.family.name,
        "edition": game.edition,
        "players": game.players,
        "options": dict(game.options),
    }


def searches(
    name: str, count: int, seed: int, simulations: int = 250, shares: bool | None = None
) -> str:
    """Return so many searches of a family as JSON, through all its setups. `shares` says whether
    transpositions share a node; None leaves that to the game."""
    generator = np.random.default_rng(seed)
    found = []
    for number, game in enumerate(islice(cycle(setups(name)), count)):
        row = random_row(game, generator, decides=False)
        heuristics = game.family.heuristics(game)
        if shares is not None:
            heuristics = replace(heuristics, shares=shares)
        thought = think(
            game.rules, row, game.players, simulations, heuristics=heuristics, seed=number
        )
        found.append(
            {
                "game": setup_of(game),
                "row": row.tolist(),
                "simulations": simulations,
                "seed": number,
                "settings": settings_of(heuristics).tolist(),
                "thought": {
                    "actions": thought.actions.tolist(),
                    "visits": thought.visits.tolist(),
                    "values": thought.values.tolist(),
                    "proved": thought.proved.tolist(),
                    "value": thought.value.tolist(),
                    "isProved": thought.is_proved,
                    "simulations": thought.simulations,
                },
            }
        )
    return json.dumps(found)


def analyses(name: str, count: int, seed: int, simulations: int = 1_000) -> str:
    """Return analyses of so many positions of a family as JSON, as the command line prints them."""
    generator = np.random.default_rng(seed)
    evaluator = SearchEvaluator(simulations)
    evaluator.threads = 1
    found = [
        analyse(State(game, random_row(game, generator, decides=number % 3 > 0)), evaluator)
        for number, game in enumerate(islice(cycle(setups(name)), count))
    ]
    return json.dumps({"simulations": simulations, "results": msgspec.to_builtins(found)})


SLOW = 1_000
"""Levels with more simulations are asked in one of four positions only."""


def moves(name: str, count: int, seed: int) -> str:
    """Return what every level of a family plays in so many positions, as JSON."""
    generator = np.random.default_rng(seed)
    found = []
    for number, game in enumerate(islice(cycle(setups(name)), count)):
        row = random_row(game, generator, decides=True)
        for level, settings in enumerate(game.family.levels(game), 1):
            if settings.nodes > SLOW and number % 4:
                continue
            action = bot(str(level), game, number).act(row.copy())
            found.append(
                {
                    "game": setup_of(game),
                    "row": row.tolist(),
                    "level": level,
                    "seed": number,
                    "mixed": str(mixed(number, row)),
                    "action": action,
                }
            )
    return json.dumps(found)

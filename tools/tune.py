"""Measure the settings of a game's search: each value of a setting against the present settings.

python -m tools.tune NAME --nodes 1000 --setting first_play --values 0,0.1 --games 100 --seed 7
python -m tools.tune NAME:EDITION --players 3 --setting c --values 1,1.5,2 --games 300 --workers 2
python -m tools.tune NAME:EDITION --setting c --values 1,2 --nodes 300 --decisions 2000

Both sides have the same number of simulations a decision, or with `--changed-nodes N` the changed
side has N: settings that make a simulation dearer are compared at equal processor time. Games come
in groups with the same deal and rolls, one for each seat, as in an arena, so luck is shared. What
is measured is kept by its key in docs/data/tuning.json: for each value the share of games won with
its 95% interval, and processor seconds a turn of both sides. Settings are the fields of
`Heuristics`: c (exploration), first_play, jitter, shares (1: transpositions share a node); and keep
(1: the tree is kept between moves, which includes shares).

With `--decisions` no games are played: both sides are asked about the first so many of the
published decisions of a solved game, whose every move has an exact value (docs/regret.md). A point
then has the mean loss of the changed side, and how much more that is than the present one's with
its standard error over the decisions. This tells much smaller differences apart, but no kept tree.

No script changes a game's settings. Choose them on one seed and measure them again on another.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import quayside
from quayside.core.game import Game
from quayside.core.levels import Level
from quayside.research.decisions import UNIT, legal_actions, open_set
from quayside.search.arena import Arena, play_game
from quayside.search.bots import SearchBot
from quayside.search.elo import Standing, standings
from quayside.search.pool import run_all
from quayside.search.reuse import KeptTree

OUT = Path(__file__).parents[1] / "docs/data/tuning.json"
SETTINGS = ("c", "first_play", "jitter", "shares", "keep")
PRESENT = "present"


def make_bot(text: str, game: Game, seed: int, *, nodes: int, changed: int) -> SearchBot:
    """Make a bot with the game's own settings, one of them changed: `c=1.5`, or `present`. A
    changed one has `changed` simulations."""
    nodes = nodes if text == PRESENT else changed
    heuristics, kept = game.family.heuristics(game), None
    setting, _, value = text.partition("=")
    if setting == "keep":
        kept = KeptTree(game.rules, heuristics, game.players, nodes) if value == "1" else None
    elif text != PRESENT:
        field: dict[str, Any] = {setting: value == "1" if setting == "shares" else float(value)}
        heuristics = replace(heuristics, **field)
    return SearchBot(text, game, seed, heuristics, Level(nodes), kept)


def compare(
    game: Game, text: str, nodes: int, changed: int, games: int, seed: int, workers: int
) -> list[Standing]:
    """Play games of one changed search against the present one on all other seats."""
    setup = Arena(game.automatic, (text, *[PRESENT] * (game.players - 1)), seed)
    play = partial(play_game, setup, make=partial(make_bot, nodes=nodes, changed=changed))
    return standings(setup.bots, [one for _, one in run_all(play, range(games), workers=workers)])


@cache
def lose(
    game: Game, text: str, nodes: int, changed: int, number: int, seed: int
) -> tuple[NDArray[np.float64], float]:
    """Return what a search loses in published decisions, and processor seconds a decision."""
    lost, began = [], time.process_time()
    player = make_bot(text, game, seed, nodes=nodes, changed=changed)
    for decision in open_set(game).decisions[:number]:
        row = quayside.parse(decision.position).row.copy()
        place = legal_actions(game, row).tolist().index(player.act(row))
        lost.append((decision.best - decision.values[place]) * UNIT)
    return np.array(lost), (time.process_time() - began) / len(lost)


def decided(
    game: Game, value: str, setting: str, nodes: int, changed: int, number: int, seed: int
) -> dict[str, Any]:
    """Return a point of a curve of exact losses."""
    present, seconds = lose(game, PRESENT, nodes, changed, number, seed)
    lost, changed_seconds = lose(game, f"{setting}={value}", nodes, changed, number, seed)
    more = lost - present
    return {
        "value": value,
        "decisions": len(lost),
        "loss": round(float(lost.mean()), 6),
        "loss_present": round(float(present.mean()), 6),
        "more": round(float(more.mean()), 6),
        "error": round(float(more.std(ddof=1)) / len(more) ** 0.5, 6),
        "seconds_a_decision": round(changed_seconds, 5),
        "seconds_a_decision_present": round(seconds, 5),
    }


def point_of(value: str, found: list[Standing]) -> dict[str, Any]:
    """Return a point of a curve: what one value of a setting has won."""
    changed, present = found
    return {
        "value": value,
        "games": changed.games,
        "share": round(changed.share, 4),
        "low": round(changed.low, 4),
        "high": round(changed.high, 4),
        "seconds_a_turn": round(changed.seconds_a_turn, 4),
        "seconds_a_turn_present": round(present.seconds_a_turn, 4),
    }


def keep(out: Path, key: str, facts: dict[str, Any], point: dict[str, Any]) -> None:
    """Add a point to a curve in the file, or replace the one with the same value."""
    curves = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    curve = curves.get(key, {})
    points = [old for old in curve.get("points", []) if old["value"] != point["value"]]
    points = sorted([*points, point], key=lambda one: float(one["value"]))
    curves[key] = {**facts, "points": points}
    text = json.dumps(dict(sorted(curves.items())), indent=1)
    out.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Measure a curve and print its points."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--nodes", type=int, default=1_000, help="simulations a decision")
    parser.add_argument("--changed-nodes", type=int, help="those of the changed side")
    parser.add_argument("--setting", choices=SETTINGS, required=True)
    parser.add_argument("--values", required=True, help="separated by commas")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--decisions", type=int, help="exact losses in place of games")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    game = quayside.load(asked.game, players=asked.players)
    changed = asked.changed_nodes or asked.nodes
    nodes = f"{asked.nodes}" if changed == asked.nodes else f"{changed}:{asked.nodes}"
    key = f"{game.name} {game.players} {asked.setting} {nodes} {asked.seed}"
    key = f"{key} decisions" if asked.decisions else key
    present = getattr(game.family.heuristics(game), asked.setting, 0)
    facts = {
        "game": game.name,
        "players": game.players,
        "setting": asked.setting,
        "present": present,
        "nodes": asked.nodes,
        "changed_nodes": changed,
        "seed": asked.seed,
    }
    for value in asked.values.split(","):
        text = f"{asked.setting}={value}"
        if asked.decisions:
            point = decided(
                game, value, asked.setting, asked.nodes, changed, asked.decisions, asked.seed
            )
        else:
            sides = asked.nodes, changed
            point = point_of(
                value, compare(game, text, *sides, asked.games, asked.seed, asked.workers)
            )
        keep(asked.out, key, facts, point)
        print(f"{key}: {text} {json.dumps(point)}", file=sys.stderr)


if __name__ == "__main__":
    main()

"""Which skill each game is searched with."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.heuristics import Skill, Weights

if TYPE_CHECKING:
    from quayside.core.game import Game

PLAIN = Skill(upper_bound=True)
"""Plain UCT: UCB1 and random playouts to the end of the game."""

# Games that are the same game as another with as many players (rulebook, the table of editions).
_SAME = {("omba", 2): "fr", ("omba", 4): "fr"}


@cache
def _docker_weights(edition: str, players: int) -> Weights:
    name = f"docker-{_SAME.get((edition, players), edition)}-{players}.npy"
    with resources.as_file(resources.files("quayside.games.docker") / "weights" / name) as path:
        weights: Weights = np.load(path).astype(np.float32)
    return weights


def skill_of(game: Game) -> Skill:
    """Return the skill that the search of a game uses."""
    if game.family.name == "docker":
        return _docker(game)
    return _doce() if game.family.name == "doce" else _dockers()


def _docker(game: Game) -> Skill:
    if game.option("chance") == "cards":
        return replace(PLAIN, error=0.08)  # the network was trained with the die
    from quayside.games.docker import heuristics as docker

    return Skill(
        evaluate=docker.evaluate,
        prior=docker.prior,
        weights=_docker_weights(game.edition, game.players),
        scratch_size=docker.SCRATCH_SIZE,
        steps=0,
        c=1.5,
        jitter=0.5,
        error=0.04,
    )


def _doce() -> Skill:
    from quayside.games.doce import heuristics as doce

    return Skill(
        evaluate=doce.evaluate,
        prior=doce.prior,
        policy=doce.policy,
        scratch_size=doce.SCRATCH_SIZE,
        steps=0,
        c=1.0,
        jitter=0.5,
        error=0.08,
    )


def _dockers() -> Skill:
    from quayside.games.dockers import heuristics as dockers

    return Skill(
        evaluate=dockers.evaluate,
        prior=dockers.prior,
        scratch_size=dockers.SCRATCH_SIZE,
        steps=0,
        c=1.0,
        jitter=0.5,
        error=0.08,
    )

"""Which skill a game is searched with."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np

from quayside.search.skill import PLAIN, Skill, Weights

if TYPE_CHECKING:
    from quayside.core.game import Game


@cache
def _weights(name: str) -> Weights:
    file = resources.files("quayside.search") / "weights" / f"{name}.npy"
    with resources.as_file(file) as path:
        return np.load(path).astype(np.float32)


def skill_of(game: Game) -> Skill:
    """Return the skill that the search of a game uses."""
    import os
    if game.family.name == "docker" and game.option("chance") == "die":
        from quayside.search import docker
        w = np.load(os.environ["W"]).astype(np.float32)
        return Skill(
            evaluate=docker.evaluate, prior=docker.prior, weights=w,
            scratch_size=docker.SCRATCH_SIZE, steps=0, c=float(os.environ.get("C","1.0")),
        )
    if game.family.name == "doce":
        from quayside.search import doce
        return Skill(evaluate=doce.evaluate, prior=doce.prior, policy=doce.policy, steps=0, c=float(os.environ.get("C","1.0")), scratch_size=doce.SCRATCH_SIZE, first_play=float(os.environ.get("FP","0.1")))
    if game.family.name == "dockers":
        from quayside.search import dockers
        return Skill(evaluate=dockers.evaluate, prior=dockers.prior, steps=0, jitter=0.5, c=float(os.environ.get("C","1.0")), scratch_size=dockers.SCRATCH_SIZE, first_play=float(os.environ.get("FP","0.0")))
    return PLAIN

"""Bots that search with a game's network: `net:1000`, or `net:FILE.npy:1000` with other weights.

What follows `net:` or the file is what follows `search:`. Training (docs/nets.md) writes the files.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.heuristics import Heuristics
from quayside.core.net import read_weights, weights_of
from quayside.search.bots import SearchBot
from quayside.search.effort import read_effort
from quayside.search.reuse import KeptTree


@lru_cache(maxsize=8)
def net_heuristics(game: Game, file: str) -> Heuristics:
    """Return the heuristics of a game's network, with the weights that come with the game or those
    of a file, if it is not empty; raises `InvalidSetup`."""
    family = game.family
    net = family.net
    if net is None:
        raise InvalidSetup(f"{family.name} has no network")
    weights = read_weights(Path(file), net) if file else weights_of(family.package, net)
    return net.heuristics(weights)


def net_bot(spec: str, game: Game, seed: int) -> SearchBot:
    """Return the bot of a text that begins with `net:`; raises `InvalidSetup`."""
    rest = spec.partition(":")[2]
    file, colon, effort = rest.rpartition(":")
    if colon and not file.endswith(".npy"):
        raise InvalidSetup(f"{spec!r} needs the form 'net:1000' or 'net:FILE.npy:1000'")
    found = read_effort(f"search:{effort}")
    heuristics, kept = net_heuristics(game, file), None
    if found.keeps:
        nodes = found.level.nodes
        kept = KeptTree(game.rules, heuristics, game.players, nodes, found.seconds)
    return SearchBot(spec, game, seed, heuristics, found.level, kept)

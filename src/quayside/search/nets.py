"""Bots with other networks than the search's own: `net:FILE.npy:1000` and `nonet:1000`.

`net:` searches with the weights of a file, which training writes (docs/nets.md). `nonet:` searches
with the heuristics that were written by hand, to measure the network by. What follows is what
follows `search:`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.core.heuristics import Heuristics
from quayside.core.net import Net, read_weights
from quayside.search.bots import SearchBot
from quayside.search.effort import read_effort
from quayside.search.reuse import KeptTree


def _net_of(game: Game) -> Net:
    net = game.family.net
    if net is None:
        raise InvalidSetup(f"{game.name} has no network that could be replaced or left out")
    return net


@lru_cache(maxsize=8)
def net_heuristics(game: Game, file: str) -> Heuristics:
    """Return the heuristics of a game's network with the weights of a file; raises
    `InvalidSetup`."""
    net = _net_of(game)
    return net.heuristics(read_weights(Path(file), net))


def net_bot(spec: str, game: Game, seed: int) -> SearchBot:
    """Return the bot of a text that begins with `net:` or `nonet:`; raises `InvalidSetup`."""
    kind, _, rest = spec.partition(":")
    file, _, effort = rest.rpartition(":")
    if bool(file) != (kind == "net") or (file and not file.endswith(".npy")):
        raise InvalidSetup(f"{spec!r} needs the form 'net:FILE.npy:1000' or 'nonet:1000'")
    _net_of(game)
    found, kept = read_effort(f"search:{effort}"), None
    heuristics = net_heuristics(game, file) if file else game.family.heuristics_without_net(game)
    if found.keeps:
        nodes = found.level.nodes
        kept = KeptTree(game.rules, heuristics, game.players, nodes, found.seconds, found.threads)
    return SearchBot(spec, game, seed, heuristics, found.level, kept)

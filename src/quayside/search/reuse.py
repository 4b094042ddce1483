"""A search tree that is kept between moves: what lies below the new position is searched further.

The tree shares transpositions, so every node has a key, and the new position is found by its key at
any depth: after the own move, the moves of the others and the rolls between. What does not lie
below it is dropped. A position that is not in the tree begins a new one.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.heuristics import Heuristics
from quayside.core.kernel import kernel
from quayside.core.rules import Row, Rules
from quayside.core.stop import Stop
from quayside.search import tree
from quayside.search.run import (
    MOST_EDGES,
    Thought,
    Watch,
    edge_room,
    grow_tree,
    most_within,
    new_arrays,
    new_tree,
    seed_of_tree,
)

FURTHEST = 64
"""How many actions and rolls below the old root a new one is looked for."""


@kernel(types.void(tree.TREE))
def index_nodes(grown: tree.Tree) -> None:
    """Fill an empty table with the keys of all nodes but the root."""
    for node in range(1, grown.used[tree.NODES_USED]):
        grown.table[tree.place_of(grown, grown.keys[node])] = node


def _ranges(first: NDArray[np.int64], count: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the numbers of several ranges, one after the other."""
    ends = np.cumsum(count)
    return np.repeat(first - (ends - count), count) + np.arange(int(count.sum()))


def _below(grown: tree.Tree, root: int) -> NDArray[np.int64]:
    """Return a node and all nodes below it, by depth: no node lies at two depths."""
    found, level = [], np.array([root], np.int64)
    while len(level):
        found.append(level)
        listed = level[grown.nodes[level, tree.EDGES] > 0]
        first = grown.nodes[listed, tree.FIRST].astype(np.int64)
        count = grown.nodes[listed, tree.EDGES].astype(np.int64)
        children = grown.edges[_ranges(first, count), tree.CHILD]
        level = np.unique(children[children != tree.NONE]).astype(np.int64)
    return np.concatenate(found)


def cut(grown: tree.Tree, root: int, depth: int, budget: int) -> tree.Tree:
    """Return a copy of the tree below a node, `depth` below the old root, with room for `budget`
    more simulations. The copy goes on as the old tree would have."""
    kept = _below(grown, root)
    first = grown.nodes[kept, tree.FIRST].astype(np.int64)
    count = np.maximum(0, grown.nodes[kept, tree.EDGES]).astype(np.int64)
    listed = _ranges(first, count)
    room = max(len(listed), min(MOST_EDGES, len(listed) + edge_room(0, budget)))
    made = new_arrays(grown.sums.shape[1], len(kept) + budget + 2, room, shares=True)
    number = np.full(grown.used[tree.NODES_USED], tree.NONE, np.int32)
    number[kept] = np.arange(len(kept))
    made.nodes[: len(kept)] = grown.nodes[kept]
    made.nodes[: len(kept), tree.FIRST] = np.cumsum(count) - count
    made.edges[: len(listed)] = grown.edges[listed]
    children = grown.edges[listed, tree.CHILD]
    made.edges[: len(listed), tree.CHILD] = np.where(
        children == tree.NONE, tree.NONE, number[children]
    )
    made.sums[: len(kept)] = grown.sums[kept]
    made.worth[: len(listed)] = grown.worth[listed]
    made.odds[: len(listed)] = grown.odds[listed]
    made.keys[: len(kept)] = grown.keys[kept]
    made.used[tree.NODES_USED] = len(kept)
    made.used[tree.EDGES_USED] = len(listed)
    made.used[tree.SIMULATIONS] = made.nodes[0, tree.VISITS]
    made.used[tree.ROOT_DEPTH] = grown.used[tree.ROOT_DEPTH] + depth
    made.generator[:] = grown.generator
    index_nodes(made)
    return made


class KeptTree:
    """The tree of one player in one game, with `nodes` more simulations for each decision, or as
    many as `seconds` allow."""

    def __init__(
        self,
        rules: Rules,
        heuristics: Heuristics,
        players: int,
        nodes: int,
        seconds: float | None = None,
        threads: int = 1,
    ) -> None:
        """Start without a tree."""
        self.rules, self.players = rules, players
        self.heuristics = replace(heuristics, shares=True)
        self.seconds, self.threads = seconds, threads
        self.nodes = nodes if seconds is None else most_within(seconds, threads)
        self.reused = 0
        """Simulations that the last search found in the tree of the one before."""
        self._tree: tree.Tree | None = None
        self._row: Row | None = None
        self._goal = 0
        _, self._room = new_tree(rules, self.heuristics, players, 1)

    def think(
        self, row: Row, seed: int, stop: Stop | None = None, watch: Watch | None = None
    ) -> Thought:
        """Search a position. The seed counts only where a new tree begins. A position that was
        asked last time gets the same answer; a fixed number of simulations that was stopped early
        is made up for."""
        asked_again = self._row is not None and bool((self._row == row).all())
        if self._tree is None or not asked_again:
            self._tree = self._find(row) or self._new()
            self._row = row.copy()
            self.reused = int(self._tree.used[tree.SIMULATIONS])
            self._goal = self.reused + self.nodes
        thought = grow_tree(
            self.rules,
            self.heuristics,
            self._tree,
            self._room,
            row,
            self._goal,
            seed_of_tree(seed),
            stop or Stop(),
            watch,
            self.seconds,
            self.threads,
        )
        if self.seconds is not None:
            self._goal = thought.simulations
        return thought

    def _new(self) -> tree.Tree:
        grown, _ = new_tree(self.rules, self.heuristics, self.players, self.nodes)
        return grown

    def _find(self, row: Row) -> tree.Tree | None:
        """Return the tree below a position, or None if the old tree does not lead there."""
        old = self._tree
        if old is None:
            return None
        keys = old.keys[: old.used[tree.NODES_USED]]
        base = int(old.used[tree.ROOT_DEPTH])
        with np.errstate(over="ignore"):  # interpreted words wrap as compiled ones do
            ways = np.array(
                [tree.key_of(row, base + depth) for depth in range(1, FURTHEST)], np.uint64
            )
        found = np.flatnonzero(np.isin(keys, ways))
        found = found[found > 0]
        if not len(found):
            return None
        node = int(found[np.argmax(old.nodes[found, tree.VISITS])])
        if old.nodes[node, tree.EDGES] <= 0:  # a leaf: a new tree knows as much
            return None
        return cut(old, node, 1 + int(np.flatnonzero(ways == keys[node])[0]), self.nodes)

"""Several threads that grow one tree.

A simulation follows the tree down as far as it is known and marks its way as pending. Then it
plays these actions on a row of its own, and lists, values or plays out what it has reached. At last
it adds the result to its way and takes the marks back. Only the tree itself is used by one thread
at a time, which holds a lock; the rules and heuristics of the game run in all threads at once.

A pending simulation counts as a visit without a result (a virtual loss), so that threads go
different ways. Alone, a thread meets no pending simulations but its own, behind it: then it grows
the same tree as `grow`.

Trees that are grown by several threads differ from run to run, in visits and values. What they
prove is certain all the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.atomic import Cells, load, swap, yield_core
from quayside.core.kernel import ROW, kernel, kernel_helper, wide
from quayside.core.numeric import log
from quayside.core.rules import CHANCE, Floats, Row
from quayside.search.tree import (
    ACTION,
    CHILD,
    CLOSED,
    EDGES,
    FIRST,
    FIRST_PLAY,
    IS_PROVED,
    KERNELS,
    NONE,
    ROOM,
    SIMULATIONS,
    TREE,
    TRIED,
    UNLISTED,
    UPPER_BOUND,
    VISITS,
    WHO,
    C,
    Kernels,
    Room,
    Tree,
    add_result,
    attach_edges,
    child_of,
    list_edges,
    may_open,
    play_on,
)

SPINS = 1_000
"""How often a thread looks at a lock that another one holds before it lets others run."""


class Traffic(NamedTuple):
    """What the threads of one tree share beside it."""

    lock: Cells
    """One cell: 1 while a thread uses the tree."""
    nodes: NDArray[np.int32]
    """By node: simulations that have passed it and are pending."""
    edges: NDArray[np.int32]
    """The same by edge."""


_named_tuple: Any = types.NamedTuple
TRAFFIC = _named_tuple((types.int64[::1], types.int32[::1], types.int32[::1]), Traffic)


def new_traffic(tree: Tree) -> Traffic:
    """Return the traffic of a tree that no thread uses."""
    return Traffic(
        np.zeros(1, np.int64),
        np.zeros(len(tree.nodes), np.int32),
        np.zeros(len(tree.edges), np.int32),
    )


@kernel_helper
def _take(lock: Cells) -> None:
    """Wait for the lock and hold it."""
    while swap(lock, 0, 1) != 0:
        spins = 0
        while load(lock, 0) != 0:
            spins += 1
            if spins == SPINS:
                yield_core()
                spins = 0


@kernel_helper
def _give(lock: Cells) -> None:
    """Let go of the lock."""
    swap(lock, 0, 0)


@kernel_helper
def _select(tree: Tree, traffic: Traffic, node: int, settings: Floats) -> int:
    """Return the edge of a listed node to follow, as `grow` would if the pending simulations had
    been lost."""
    nodes, edges, worth, odds = tree.nodes, tree.edges, tree.worth, tree.odds
    first, count, who = nodes[node, FIRST], nodes[node, EDGES], nodes[node, WHO]
    visits = np.float64(nodes[node, VISITS] + traffic.nodes[node])
    by_bound = settings[UPPER_BOUND] != 0.0
    c, spread = settings[C], log(visits + 1.0)
    pull = c * np.sqrt(max(1.0, visits))
    untried = 0.0
    if who != CHANCE:
        untried = tree.sums[node, who] / max(1.0, visits) - settings[FIRST_PLAY]
    best, best_score = wide(first), -1e300
    for edge in range(first, first + count):
        tried = edges[edge, TRIED] + traffic.edges[edge]
        if who == CHANCE:
            score = odds[edge] * (visits + 1.0) - tried
        elif by_bound:
            if tried == 0:
                return wide(edge)
            score = worth[edge] / tried + c * np.sqrt(spread / tried)
        else:
            value = worth[edge] / tried if tried else untried
            score = value + pull * odds[edge] / (1.0 + tried)
        if score > best_score:
            best, best_score = wide(edge), score
    return best


@kernel_helper
def _descend(tree: Tree, traffic: Traffic, room: Room, node: int, depth: int) -> tuple[int, int]:
    """Follow the tree down from a node as far as it is known. Return the node reached, or NONE if
    the last edge has led to none yet, and its depth."""
    nodes, path = tree.nodes, room.path
    while node != NONE and nodes[node, IS_PROVED] == 0 and nodes[node, EDGES] > 0:
        edge = _select(tree, traffic, node, room.settings)
        path[depth, 0], path[depth, 1] = node, edge
        traffic.nodes[node] += 1
        traffic.edges[edge] += 1
        node = wide(tree.edges[edge, CHILD])
        depth += 1
    return node, depth


@kernel_helper
def _reach_leaf(kernels: Kernels, tree: Tree, traffic: Traffic, room: Room) -> tuple[int, int]:
    """Go down from the root to a node that is proved, or value another one. Return that node and
    its depth. The lock is held before and after."""
    nodes, lock = tree.nodes, traffic.lock
    node, depth = 0, 0
    while True:
        played = depth
        node, depth = _descend(tree, traffic, room, node, depth)
        if node != NONE and nodes[node, IS_PROVED] != 0:
            return node, depth
        opens = node != NONE and may_open(tree, node, depth)
        _give(lock)
        for level in range(played, depth):
            action = tree.edges[room.path[level, 1], ACTION]
            kernels.apply(room.row, action, room.scratch)
        if node == NONE:
            _take(lock)
            node = child_of(kernels, tree, room, room.path[depth - 1, 1], depth)
            continue
        if opens:
            n = list_edges(kernels, room, nodes[node, WHO], tree.generator)
            _take(lock)
            if nodes[node, EDGES] != UNLISTED or attach_edges(tree, room, node, n):
                continue  # another thread may have been first
            _give(lock)
        is_settled = play_on(kernels, room, tree.generator)
        _take(lock)
        if is_settled and nodes[node, EDGES] == UNLISTED:
            nodes[node, EDGES] = CLOSED
        return node, depth


@kernel(types.int64(KERNELS, TREE, ROOM, TRAFFIC, ROW, types.int64, types.uint8[::1]))
def grow_shared(
    kernels: Kernels,
    tree: Tree,
    room: Room,
    traffic: Traffic,
    root: Row,
    budget: int,
    stop: NDArray[np.uint8],
) -> int:
    """Run simulations until all threads together have begun `budget` and return how many they have
    begun: fewer, but one at least, if `stop` is set or the root is proved.

    `grow` has made the tree's root. Each thread has a room of its own, and a tree whose arrays are
    those of the others but for the generator. The tree is whole when all threads have returned.
    """
    nodes, used = tree.nodes, tree.used
    while True:
        room.row[:] = root
        _take(traffic.lock)
        begun = wide(used[SIMULATIONS])
        stopped = begun > 0 and stop[0] != 0
        if begun >= budget or stopped or nodes[0, IS_PROVED] != 0:
            _give(traffic.lock)
            return begun
        used[SIMULATIONS] = begun + 1
        node, depth = _reach_leaf(kernels, tree, traffic, room)
        add_result(tree, room, node, depth)
        for level in range(depth):
            traffic.nodes[room.path[level, 0]] -= 1
            traffic.edges[room.path[level, 1]] -= 1
        _give(traffic.lock)

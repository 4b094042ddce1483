"""Several threads that grow one tree.

A simulation follows the tree down as far as it is known and marks its way as pending. Then it
plays these actions on a row of its own, and lists, values or plays out what it has reached. At last
it adds the result to its way and takes the marks back.

A pending simulation counts as a visit without a result (a virtual loss), so that threads go
different ways. Alone, a thread meets no pending simulations but its own, behind it: then it grows
the same tree as `grow`. Trees that are grown by several threads differ from run to run, in visits
and values. What they prove is certain all the same.

Locks. A node with its edges is read and written by the thread that holds the node's lock, for one
step on the way down or up. What is made (nodes, edges, keys) and what is proved is written, and
the proofs of a node's children are read, by the thread that also holds the lock of the tree. A
thread holds at most one lock of a node, and takes that of the tree after it, so none waits for
another in a circle. What never changes once another thread can find it needs no lock: who acts in
a node, and the action of an edge. The rules and heuristics of the game run without locks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.atomic import Cells, load, store, swap, yield_core
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
    SHARES,
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
    attach_edges,
    child_of,
    list_edges,
    may_open,
    play_on,
    prove,
)

SPINS = 100_000
"""How often a thread looks at a lock that another one holds before it lets others run."""
LOCKS, LINE = 256, 8
"""Nodes share so many locks, each in a cache line of its own. The lock of the tree is the last."""
TREE_LOCK = LOCKS * LINE
PROVED, MAKES, OPENS, VALUES = 0, 1, 2, 3
"""Where a way down ends: in a node that is proved, before one that must be made, in one that can be
given edges, or in one to be valued."""


class Traffic(NamedTuple):
    """What the threads of one tree share beside it."""

    locks: Cells
    """1 while a thread holds the lock."""
    nodes: NDArray[np.int32]
    """By node: simulations that have passed it and are pending."""
    edges: NDArray[np.int32]
    """The same by edge."""


_named_tuple: Any = types.NamedTuple
TRAFFIC = _named_tuple((types.int64[::1], types.int32[::1], types.int32[::1]), Traffic)


def new_traffic(tree: Tree) -> Traffic:
    """Return the traffic of a tree that no thread uses."""
    return Traffic(
        np.zeros(TREE_LOCK + LINE, np.int64),
        np.zeros(len(tree.nodes), np.int32),
        np.zeros(len(tree.edges), np.int32),
    )


@kernel_helper
def _take(locks: Cells, i: int) -> None:
    """Wait for a lock and hold it."""
    while swap(locks, i, 1) != 0:
        spins = 0
        while load(locks, i) != 0:
            spins += 1
            if spins == SPINS:
                yield_core()
                spins = 0


@kernel_helper
def _give(locks: Cells, i: int) -> None:
    """Let go of a lock."""
    store(locks, i, 0)


@kernel_helper
def _lock_of(node: int) -> int:
    """Return the place of a node's lock."""
    return wide(node) % LOCKS * LINE


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
def _descend(
    tree: Tree, traffic: Traffic, room: Room, node: int, depth: int
) -> tuple[int, int, int]:
    """Follow the tree down from a node as far as it is known. Return where the way ends, the node
    reached and its depth."""
    nodes, path, locks = tree.nodes, room.path, traffic.locks
    while True:
        lock = _lock_of(node)
        _take(locks, lock)
        if nodes[node, IS_PROVED] != 0 or nodes[node, EDGES] <= 0:
            end = OPENS if may_open(tree, node, depth) else VALUES
            end = PROVED if nodes[node, IS_PROVED] != 0 else end
            _give(locks, lock)
            return end, node, depth
        edge = _select(tree, traffic, node, room.settings)
        traffic.nodes[node] += 1
        traffic.edges[edge] += 1
        child = wide(tree.edges[edge, CHILD])
        _give(locks, lock)
        path[depth, 0], path[depth, 1] = node, edge
        node = child
        depth += 1
        if node == NONE:
            return MAKES, node, depth


@kernel_helper
def _make(kernels: Kernels, tree: Tree, traffic: Traffic, room: Room, depth: int) -> int:
    """Return the node that the last edge of the way leads to, made if need be."""
    lock = _lock_of(room.path[depth - 1, 0])
    _take(traffic.locks, lock)
    _take(traffic.locks, TREE_LOCK)
    node = child_of(kernels, tree, room, room.path[depth - 1, 1], depth)
    _give(traffic.locks, TREE_LOCK)
    _give(traffic.locks, lock)
    return node


@kernel_helper
def _open(tree: Tree, traffic: Traffic, room: Room, node: int, n: int) -> bool:
    """Give a node the edges that have been listed, unless another thread has been first or the tree
    is full; return whether the node has changed since it was listed."""
    lock = _lock_of(node)
    _take(traffic.locks, lock)
    has_changed = tree.nodes[node, EDGES] != UNLISTED
    if not has_changed:
        _take(traffic.locks, TREE_LOCK)
        has_changed = attach_edges(tree, room, node, n)
        _give(traffic.locks, TREE_LOCK)
    _give(traffic.locks, lock)
    return bool(has_changed)


@kernel_helper
def _reach_leaf(kernels: Kernels, tree: Tree, traffic: Traffic, room: Room) -> tuple[int, int]:
    """Go down from the root to a node that is proved, or value another one. Return that node and
    its depth."""
    nodes = tree.nodes
    node, depth = 0, 0
    while True:
        played = depth
        end, node, depth = _descend(tree, traffic, room, node, depth)
        if end == PROVED:
            return node, depth
        for level in range(played, depth):
            action = tree.edges[room.path[level, 1], ACTION]
            kernels.apply(room.row, action, room.scratch)
        if end == MAKES:
            node = _make(kernels, tree, traffic, room, depth)
            continue
        if end == OPENS:
            n = list_edges(kernels, room, nodes[node, WHO], tree.generator)
            if _open(tree, traffic, room, node, n):
                continue
        if play_on(kernels, room, tree.generator):
            lock = _lock_of(node)
            _take(traffic.locks, lock)
            if nodes[node, EDGES] == UNLISTED:
                nodes[node, EDGES] = CLOSED
            _give(traffic.locks, lock)
        return node, depth


@kernel_helper
def _add_result(tree: Tree, traffic: Traffic, room: Room, node: int, depth: int) -> None:
    """Add the result of a simulation that ended in a node to all nodes on its way, where it
    is no longer pending."""
    nodes, edges, sums, worth, values = tree.nodes, tree.edges, tree.sums, tree.worth, room.values
    locks, shares = traffic.locks, room.settings[SHARES] != 0.0
    lock = _lock_of(node)
    _take(locks, lock)
    certain = nodes[node, IS_PROVED] != 0
    nodes[node, VISITS] += 1
    for seat in range(sums.shape[1]):
        if certain:
            values[seat] = sums[node, seat]
        else:
            sums[node, seat] += values[seat]
    for level in range(depth - 1, -1, -1):
        child, node, edge = node, room.path[level, 0], room.path[level, 1]
        who = nodes[node, WHO]
        mean = 0.0
        if who != CHANCE:
            mean = sums[child, who] / nodes[child, VISITS]
        _give(locks, lock)
        lock = _lock_of(node)
        _take(locks, lock)
        if not certain and nodes[child, IS_PROVED] != 0:  # another thread has proved it just now
            _take(locks, TREE_LOCK)
            _give(locks, TREE_LOCK)
            certain = True
        nodes[node, VISITS] += 1
        edges[edge, TRIED] += 1
        traffic.nodes[node] -= 1
        traffic.edges[edge] -= 1
        if who != CHANCE:
            if certain:
                worth[edge] = edges[edge, TRIED] * sums[child, who]
            elif shares:
                worth[edge] = edges[edge, TRIED] * mean
            else:
                worth[edge] += values[who]
        if nodes[node, IS_PROVED] != 0:  # another thread has proved it since this one passed
            certain = True
            continue
        for seat in range(sums.shape[1]):
            sums[node, seat] += values[seat]
        if certain:
            _take(locks, TREE_LOCK)
            certain = prove(tree, node)
            _give(locks, TREE_LOCK)
    _give(locks, lock)


@kernel_helper
def _begin(tree: Tree, traffic: Traffic, budget: int, stop: NDArray[np.uint8]) -> bool:
    """Count one more simulation, if there is one to be run."""
    used = tree.used
    _take(traffic.locks, TREE_LOCK)
    begun = used[SIMULATIONS]
    goes_on = begun == 0 or stop[0] == 0
    goes_on = goes_on and begun < budget and tree.nodes[0, IS_PROVED] == 0
    if goes_on:
        used[SIMULATIONS] = begun + 1
    _give(traffic.locks, TREE_LOCK)
    return bool(goes_on)


@kernel(types.void(KERNELS, TREE, ROOM, TRAFFIC, ROW, types.int64, types.uint8[::1]))
def grow_shared(
    kernels: Kernels,
    tree: Tree,
    room: Room,
    traffic: Traffic,
    root: Row,
    budget: int,
    stop: NDArray[np.uint8],
) -> None:
    """Run simulations until all threads together have begun `budget`: fewer, but one at least, if
    `stop` is set or the root is proved.

    `grow` has made the tree's root. Each thread has a room of its own, and a tree whose arrays are
    those of the others but for the generator. The tree is whole when all threads have returned.
    """
    while _begin(tree, traffic, budget, stop):
        room.row[:] = root
        node, depth = _reach_leaf(kernels, tree, traffic, room)
        _add_result(tree, traffic, room, node, depth)

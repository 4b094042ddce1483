"""One tree search for every game: two to four players, chance as nodes of its own.

Each player maximises their own result (max^n). A simulation walks down from the root, by UCB1 or
by PUCT where a player acts and by quota where chance does (the outcome that is furthest behind its
probability), adds one node, values it, and adds the result by seat to every node on its way.
Results that are certain (the end of a game, and what follows from it) are kept as such.

Where the settings say so, positions that different orders of actions reach share one node (a
transposition): then the tree is a directed graph. A node's key is a 64-bit hash of its row and of
its depth, so only nodes of the same depth are shared and the graph has no cycles. Two different
positions with the same key would be taken for one; among a million nodes that happens in about one
search of 40 million. A shared node collects the results of all ways to it. An edge counts its own
visits, and its worth is the mean of the node it leads to when it was last followed.

Only `grow` has a signature. Everything that it calls is compiled into it, so that it can be
compiled a second time with a game's kernels as direct callees (`tools/wasm.py`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.heuristics import (
    EVALUATE_PTR,
    POLICY_PTR,
    PRIOR_PTR,
    SETTLED,
    UNKNOWN,
    WEIGHTS,
    Weights,
)
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.numeric import log
from quayside.core.random import GENERATOR, Generator, below, draw_outcome, seed_generator, unit
from quayside.core.rules import (
    APPLY_PTR,
    CHANCE,
    LIST_PTR,
    OUTCOMES_PTR,
    OVER,
    RETURNS_PTR,
    STATUS_PTR,
    TEST_PTR,
    Actions,
    Floats,
    Row,
    Scratch,
)

WHO, FIRST, EDGES, VISITS, IS_PROVED = 0, 1, 2, 3, 4
ACTION, CHILD, TRIED = 0, 1, 2
NODE_CELLS, EDGE_CELLS = 5, 3
UNLISTED, CLOSED, NONE = -1, -2, -1
DEEPEST = 512
# Settings, by cell: exploration, UCB1 or PUCT, what untried actions are worth less, rollout steps,
# how much priors are shaken, whether transpositions share a node.
C, UPPER_BOUND, FIRST_PLAY, STEPS, JITTER, SHARES = 0, 1, 2, 3, 4, 5
SETTINGS = 6
# How much of a tree is used, by cell; and how deep its root lies below the first root, if it is a
# part of an older tree.
NODES_USED, EDGES_USED, SIMULATIONS, ROOT_DEPTH = 0, 1, 2, 3
USED = 4
_MULTIPLIER, _SHIFT, _ONE = np.uint64(0x9E3779B97F4A7C15), np.uint64(32), np.uint64(1)

Ints = NDArray[np.int32]


class Kernels(NamedTuple):
    """A game's rules and heuristics."""

    status: Any
    legal: Any
    candidates: Any
    allowed: Any
    apply: Any
    outcomes: Any
    returns: Any
    evaluate: Any
    prior: Any
    policy: Any


class Tree(NamedTuple):
    """A tree as arrays, all zeros before the first simulation.

    A node is a line of `nodes`: [who acts, first edge, edges (or UNLISTED, or CLOSED if settled),
    visits, proved]. An edge is a line of `edges`: [action, child or NONE, visits].
    """

    nodes: Ints
    edges: Ints
    sums: Floats
    """Results by node and seat; of a proved node the result itself."""
    worth: Floats
    """Sum of an edge's results for the player who acts."""
    odds: Floats
    """Prior or probability of an edge."""
    keys: NDArray[np.uint64]
    """By node: the hash of its row and depth. One cell if transpositions are not shared."""
    table: NDArray[np.int32]
    """Nodes by key (open addressing, 0 for none); its length is a power of two. One cell if
    transpositions are not shared."""
    used: NDArray[np.int64]
    generator: Generator


class Room(NamedTuple):
    """What a simulation reads (settings, weights) and where it works."""

    settings: Floats
    weights: Weights
    row: Row
    path: NDArray[np.int64]
    """The nodes and edges from the root down."""
    out: Actions
    p: Floats
    values: Floats
    scratch: Scratch


_FLOATS, _INTS = types.float64[::1], types.int32[:, ::1]
_named_tuple: Any = types.NamedTuple
KERNELS = _named_tuple(
    (
        STATUS_PTR,
        LIST_PTR,
        LIST_PTR,
        TEST_PTR,
        APPLY_PTR,
        OUTCOMES_PTR,
        RETURNS_PTR,
        EVALUATE_PTR,
        PRIOR_PTR,
        POLICY_PTR,
    ),
    Kernels,
)
TREE = _named_tuple(
    (
        _INTS,
        _INTS,
        types.float64[:, ::1],
        _FLOATS,
        _FLOATS,
        types.uint64[::1],
        types.int32[::1],
        types.int64[::1],
        GENERATOR,
    ),
    Tree,
)
ROOM = _named_tuple(
    (_FLOATS, WEIGHTS, ROW, types.int64[:, ::1], types.int32[::1], _FLOATS, _FLOATS, SCRATCH), Room
)


@kernel(types.uint64(ROW, types.int64))
def key_of(row: Row, depth: int) -> Any:
    """Return the key of a position at a depth: a 64-bit hash."""
    key = np.uint64(depth + 1) * _MULTIPLIER
    for i in range(len(row)):
        key = (key ^ np.uint64(np.uint32(row[i]))) * _MULTIPLIER
        key ^= key >> _SHIFT
    return key


@kernel_helper
def place_of(tree: Tree, key: Any) -> int:
    """Return the place in the table that holds the node with a key, or the free one for it."""
    mask = np.uint64(len(tree.table) - 1)
    place = key & mask
    while tree.table[place] != 0 and tree.keys[tree.table[place]] != key:
        place = (place + _ONE) & mask
    return wide(place)


@kernel_helper
def _select_outcome(tree: Tree, node: int) -> int:
    """Return the edge of a chance node that is furthest behind its probability."""
    nodes, edges = tree.nodes, tree.edges
    first, count = nodes[node, FIRST], nodes[node, EDGES]
    visits = np.float64(nodes[node, VISITS])
    best, best_score = wide(first), -1e300
    for edge in range(first, first + count):
        score = tree.odds[edge] * (visits + 1.0) - edges[edge, TRIED]
        if score > best_score:
            best, best_score = wide(edge), score
    return best


@kernel_helper
def _select_by_bound(tree: Tree, node: int, c: float) -> int:
    """Return the edge with the highest upper bound (UCB1); an untried one comes first."""
    nodes, edges = tree.nodes, tree.edges
    first, count = nodes[node, FIRST], nodes[node, EDGES]
    best, best_score = wide(first), -1e300
    spread = log(np.float64(nodes[node, VISITS]) + 1.0)
    for edge in range(first, first + count):
        tried = edges[edge, TRIED]
        if tried == 0:
            return wide(edge)
        score = tree.worth[edge] / tried + c * np.sqrt(spread / tried)
        if score > best_score:
            best, best_score = wide(edge), score
    return best


@kernel_helper
def _select_by_prior(tree: Tree, node: int, c: float, first_play: float) -> int:
    """Return the edge with the highest value and prior together (PUCT)."""
    nodes, edges, worth, odds = tree.nodes, tree.edges, tree.worth, tree.odds
    first, count = nodes[node, FIRST], nodes[node, EDGES]
    visits = np.float64(nodes[node, VISITS])
    best, best_score = wide(first), -1e300
    untried = tree.sums[node, nodes[node, WHO]] / max(1.0, visits) - first_play
    pull = c * np.sqrt(max(1.0, visits))
    for edge in range(first, first + count):
        tried = edges[edge, TRIED]
        value = worth[edge] / tried if tried else untried
        score = value + pull * odds[edge] / (1.0 + tried)
        if score > best_score:
            best, best_score = wide(edge), score
    return best


@kernel_helper
def _select(tree: Tree, node: int, settings: Floats) -> int:
    """Return the edge of a listed node to follow: the first with the highest score."""
    if tree.nodes[node, WHO] == CHANCE:
        return _select_outcome(tree, node)
    if settings[UPPER_BOUND] != 0.0:
        return _select_by_bound(tree, node, settings[C])
    return _select_by_prior(tree, node, settings[C], settings[FIRST_PLAY])


@kernel_helper
def _prove_choice(tree: Tree, node: int) -> bool:
    """Prove a player's node: a player who can surely win does. Otherwise every child must be
    proved; with more than two players the best for the player who acts must also be the only best,
    since which of two equal ones they take is theirs to choose."""
    nodes, edges, sums = tree.nodes, tree.edges, tree.sums
    first, count, who = nodes[node, FIRST], nodes[node, EDGES], nodes[node, WHO]
    best, best_value, ties, open_ones = NONE, -1.0, 0, 0
    for edge in range(first, first + count):
        child = edges[edge, CHILD]
        if child == NONE or nodes[child, IS_PROVED] == 0:
            open_ones += 1
            continue
        value = sums[child, who]
        if value > best_value:
            best, best_value, ties = wide(child), value, 0
        elif value == best_value:
            for seat in range(sums.shape[1]):
                ties += sums[child, seat] != sums[best, seat]
    if best_value < 1.0 and (open_ones > 0 or ties > 0):
        return False
    for seat in range(sums.shape[1]):
        sums[node, seat] = sums[best, seat]
    return True


@kernel_helper
def _prove_chance(tree: Tree, node: int) -> bool:
    """Prove a chance node: every child must be proved."""
    nodes, edges, sums, odds = tree.nodes, tree.edges, tree.sums, tree.odds
    first, count = nodes[node, FIRST], nodes[node, EDGES]
    for edge in range(first, first + count):
        child = edges[edge, CHILD]
        if child == NONE or nodes[child, IS_PROVED] == 0:
            return False
    for seat in range(sums.shape[1]):
        mean, total = 0.0, 0.0  # six sixths do not add up to 1.0: a sure win must stay one
        for edge in range(first, first + count):
            mean += odds[edge] * sums[edges[edge, CHILD], seat]
            total += odds[edge]
        sums[node, seat] = mean / total
    return True


@kernel_helper
def prove(tree: Tree, node: int) -> bool:
    """Prove a node from its children, if they allow it, and say whether they did."""
    is_chance = tree.nodes[node, WHO] == CHANCE
    proved = _prove_chance(tree, node) if is_chance else _prove_choice(tree, node)
    if proved:
        tree.nodes[node, IS_PROVED] = 1
    return proved


@kernel_helper
def play_on(kernels: Kernels, room: Room, generator: Generator) -> bool:
    """Play the row on for as many actions as the settings say and value what is reached. Where it
    cannot be valued, and wherever the policy has no choice of its own, play on at random. Return
    whether the row itself was settled."""
    row, out, p, scratch = room.row, room.out, room.p, room.scratch
    steps = wide(room.settings[STEPS])
    who = kernels.status(row)
    moved = False
    while who != OVER:
        if steps <= 0:
            found = kernels.evaluate(row, room.weights, room.values, scratch)
            if found != UNKNOWN:
                return bool(found == SETTLED and not moved)
        if who == CHANCE:
            n = kernels.outcomes(row, p, scratch)
            choice = draw_outcome(p, n, unit(generator))
        else:
            steps -= 1
            choice = kernels.policy(row, out, room.weights, generator, scratch)
            if choice < 0:
                n = kernels.candidates(row, out, scratch)
                k = below(generator, n)
                while not kernels.allowed(row, out[k], scratch):
                    n -= 1
                    out[k] = out[n]
                    k = below(generator, n)
                choice = wide(out[k])
        kernels.apply(row, choice, scratch)
        moved = True
        who = kernels.status(row)
    kernels.returns(row, room.values)
    return False


@kernel_helper
def list_edges(kernels: Kernels, room: Room, who: int, generator: Generator) -> int:
    """Write what can happen in the row and how likely it is (or is thought to be); return how many.

    Plain UCT knows no priors, so the order in which it first tries actions is drawn."""
    row, out, p, scratch = room.row, room.out, room.p, room.scratch
    if who == CHANCE:
        listed = 0
        for outcome in range(kernels.outcomes(row, p, scratch)):
            if p[outcome] > 0.0:
                out[listed] = outcome
                p[listed] = p[outcome]
                listed += 1
        return listed
    n = wide(kernels.legal(row, out, scratch))
    if room.settings[UPPER_BOUND] != 0.0:
        for i in range(n - 1, 0, -1):
            j = below(generator, i + 1)
            out[i], out[j] = out[j], out[i]
        return n
    kernels.prior(row, out, n, room.weights, p, scratch)
    jitter = room.settings[JITTER]
    if jitter > 0.0:  # searches with different seeds must differ, also without chance
        for i in range(n):
            p[i] *= 1.0 + jitter * (unit(generator) - 0.5)
    return n


@kernel_helper
def may_open(tree: Tree, node: int, depth: int) -> bool:
    """Return whether a node can be given edges: it is neither new nor settled nor too deep."""
    is_new = tree.nodes[node, VISITS] == 0 and node > 0
    return bool(not is_new and tree.nodes[node, EDGES] == UNLISTED and depth < DEEPEST)


@kernel_helper
def attach_edges(tree: Tree, room: Room, node: int, n: int) -> bool:
    """Give a node the `n` edges that have been listed, unless there are none or the tree is full;
    return whether it has them now."""
    nodes, edges, used = tree.nodes, tree.edges, tree.used
    first = used[EDGES_USED]
    if n == 0 or first + n > edges.shape[0]:
        return False
    nodes[node, FIRST], nodes[node, EDGES] = first, n
    for i in range(n):
        edges[first + i, ACTION] = room.out[i]
        edges[first + i, CHILD] = NONE
        tree.odds[first + i] = room.p[i]
    used[EDGES_USED] = first + n
    return True


@kernel_helper
def _open(kernels: Kernels, tree: Tree, room: Room, node: int, depth: int) -> bool:
    """Give a node its edges, unless it is new, settled, too deep or the tree is full; return
    whether it has them now."""
    if not may_open(tree, node, depth):
        return False
    n = list_edges(kernels, room, tree.nodes[node, WHO], tree.generator)
    return attach_edges(tree, room, node, n)


@kernel_helper
def child_of(kernels: Kernels, tree: Tree, room: Room, edge: int, depth: int) -> int:
    """Return the node that an edge leads to, at a depth: found by its key or made if need be. The
    edge's action has been played on the row."""
    nodes, edges = tree.nodes, tree.edges
    node = wide(edges[edge, CHILD])
    if node == NONE:
        node = tree.used[NODES_USED]
        if room.settings[SHARES] != 0.0:
            key = key_of(room.row, tree.used[ROOT_DEPTH] + depth)
            place = place_of(tree, key)
            if tree.table[place] != 0:
                edges[edge, CHILD] = tree.table[place]
                return wide(tree.table[place])
            tree.table[place] = node
            tree.keys[node] = key
        tree.used[NODES_USED] += 1
        edges[edge, CHILD] = node
        nodes[node, WHO] = kernels.status(room.row)
        nodes[node, EDGES] = UNLISTED
        if nodes[node, WHO] == OVER:
            kernels.returns(room.row, tree.sums[node])
            nodes[node, IS_PROVED] = 1
    return node


@kernel_helper
def _add_result(tree: Tree, room: Room, node: int, depth: int) -> None:
    """Add the result of a simulation that ended in a node to all nodes on its way."""
    nodes, edges, sums, worth, values = tree.nodes, tree.edges, tree.sums, tree.worth, room.values
    shares = room.settings[SHARES] != 0.0
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
        nodes[node, VISITS] += 1
        edges[edge, TRIED] += 1
        for seat in range(sums.shape[1]):
            sums[node, seat] += values[seat]
        if who != CHANCE:
            worth[edge] += values[who]
            if shares and not certain:  # the child has results of other ways to it, too
                worth[edge] = edges[edge, TRIED] * (sums[child, who] / nodes[child, VISITS])
        if certain:
            if who != CHANCE:  # what is certain replaces what was thought
                worth[edge] = edges[edge, TRIED] * sums[child, who]
            certain = prove(tree, node)


@kernel(types.int64(KERNELS, TREE, ROOM, ROW, types.uint64, types.int64, types.uint8[::1]))
def grow(
    kernels: Kernels,
    tree: Tree,
    room: Room,
    root: Row,
    seed: np.uint64,
    budget: int,
    stop: NDArray[np.uint8],
) -> int:
    """Run simulations until there have been `budget` and return how many there have been: fewer,
    but one at least, if `stop` is set or the root is proved.

    A tree that has been grown before grows on. Nothing but the arguments decides the result, so
    equal calls grow equal trees, and several calls with rising budgets the same tree as one.
    """
    nodes, used = tree.nodes, tree.used
    if used[NODES_USED] == 0:
        seed_generator(tree.generator, seed, np.uint64(0))
        used[NODES_USED] = 1
        nodes[0, WHO] = kernels.status(root)
        nodes[0, EDGES] = UNLISTED
    done = wide(used[SIMULATIONS])
    while done < budget and (done == 0 or stop[0] == 0) and nodes[0, IS_PROVED] == 0:
        done += 1
        room.row[:] = root
        node, depth = 0, 0
        while nodes[node, IS_PROVED] == 0:
            if nodes[node, EDGES] < 0 and not _open(kernels, tree, room, node, depth):
                if play_on(kernels, room, tree.generator):
                    nodes[node, EDGES] = CLOSED
                break
            edge = _select(tree, node, room.settings)
            room.path[depth, 0], room.path[depth, 1] = node, edge
            depth += 1
            kernels.apply(room.row, tree.edges[edge, ACTION], room.scratch)
            node = child_of(kernels, tree, room, edge, depth)
        _add_result(tree, room, node, depth)
    used[SIMULATIONS] = done
    return done

"""One tree search for every game: two to four players, chance as nodes of its own.

Each player maximises their own result (max^n). A simulation walks down from the root, by UCB1 or
by PUCT where a player acts and by quota where chance does (the outcome that is furthest behind its
probability), adds one node, values it, and adds the result by seat to every node on its way.
Results that are certain (the end of a game, a table, and what follows from them) are kept as such.

A node is a line of `nodes`: [who acts, first edge, edges (or UNLISTED, or CLOSED if settled),
visits, proved]; an edge is a line of `edges`: [action, child or NONE, visits]. `sums` holds the
results by seat of a node (of a proved one the result itself), `worth` the sum of an edge's results
for the player who acts, `odds` its prior or probability.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quayside.core.heuristics import (
    EVALUATE_PTR,
    POLICY_PTR,
    PRIOR_PTR,
    PROBE_PTR,
    SETTLED,
    UNKNOWN,
    WEIGHTS,
    Weights,
)
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.random import GENERATOR, Generator, below, seed_generator, unit
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
# how much priors are shaken.
C, UPPER_BOUND, FIRST_PLAY, STEPS, JITTER = 0, 1, 2, 3, 4
SETTINGS = 5

Ints = NDArray[np.int32]


@kernel_helper
def draw_outcome(p: Floats, n: int, x: float) -> int:
    """Return the outcome that a number 0 <= x < 1 falls on."""
    choice = 0
    while x >= p[choice] and choice < n - 1:
        x -= p[choice]
        choice += 1
    while p[choice] == 0.0:  # rounding left a sliver beyond the last real outcome
        choice -= 1
    return choice


@kernel(
    types.int64(
        types.int32[:, ::1],
        types.int64,
        types.int32[:, ::1],
        types.float64[::1],
        types.float64[::1],
        types.float64[::1],
        types.float64[:, ::1],
    )
)
def select(
    nodes: Ints, node: int, edges: Ints, worth: Floats, odds: Floats, settings: Floats, sums: Floats
) -> int:
    """Return the edge of a listed node to follow: the first with the highest score."""
    first, count = nodes[node, FIRST], nodes[node, EDGES]
    visits = np.float64(nodes[node, VISITS])
    best, best_score = wide(first), -1e300
    who = nodes[node, WHO]
    c = settings[C]
    if who == CHANCE:
        for edge in range(first, first + count):
            score = odds[edge] * (visits + 1.0) - edges[edge, TRIED]
            if score > best_score:
                best, best_score = wide(edge), score
    elif settings[UPPER_BOUND] != 0.0:
        log = np.log(visits + 1.0)
        for edge in range(first, first + count):
            tried = edges[edge, TRIED]
            if tried == 0:
                return wide(edge)
            score = worth[edge] / tried + c * np.sqrt(log / tried)
            if score > best_score:
                best, best_score = wide(edge), score
    else:
        untried = sums[node, who] / max(1.0, visits) - settings[FIRST_PLAY]
        pull = c * np.sqrt(max(1.0, visits))
        for edge in range(first, first + count):
            tried = edges[edge, TRIED]
            value = worth[edge] / tried if tried else untried
            score = value + pull * odds[edge] / (1.0 + tried)
            if score > best_score:
                best, best_score = wide(edge), score
    return best


@kernel(
    types.boolean(
        types.int32[:, ::1],
        types.int64,
        types.int32[:, ::1],
        types.float64[::1],
        types.float64[:, ::1],
        types.int64,
    )
)
def prove(nodes: Ints, node: int, edges: Ints, odds: Floats, sums: Floats, players: int) -> bool:
    """Prove a node from its children, if they allow it, and say whether they did.

    A player who can surely win does. Otherwise every child must be proved; with more than two
    players the best for the player who acts must also be the only best, since which of two equal
    ones they take is theirs to choose.
    """
    first, count, who = nodes[node, FIRST], nodes[node, EDGES], nodes[node, WHO]
    best, best_value, ties, open_ones = NONE, -1.0, 0, 0
    for edge in range(first, first + count):
        child = edges[edge, CHILD]
        if child == NONE or nodes[child, IS_PROVED] == 0:
            open_ones += 1
        elif who != CHANCE:
            value = sums[child, who]
            if value > best_value:
                best, best_value, ties = wide(child), value, 0
            elif value == best_value:
                for seat in range(players):
                    ties += sums[child, seat] != sums[best, seat]
    if who != CHANCE:
        if best_value < 1.0 and (open_ones > 0 or ties > 0):
            return False
        for seat in range(players):
            sums[node, seat] = sums[best, seat]
    else:
        if open_ones > 0:
            return False
        for seat in range(players):
            mean, total = 0.0, 0.0  # six sixths do not add up to 1.0: a sure win must stay one
            for edge in range(first, first + count):
                mean += odds[edge] * sums[edges[edge, CHILD], seat]
                total += odds[edge]
            sums[node, seat] = mean / total
    nodes[node, IS_PROVED] = 1
    return True


_PLAY_ON = types.boolean(
    LIST_PTR,
    TEST_PTR,
    APPLY_PTR,
    OUTCOMES_PTR,
    STATUS_PTR,
    RETURNS_PTR,
    EVALUATE_PTR,
    POLICY_PTR,
    WEIGHTS,
    ROW,
    types.int64,
    types.int32[::1],
    types.float64[::1],
    types.float64[::1],
    GENERATOR,
    SCRATCH,
)


@kernel(_PLAY_ON)
def play_on(
    candidates: Any,
    allowed: Any,
    apply: Any,
    outcomes: Any,
    status: Any,
    returns: Any,
    evaluate: Any,
    policy: Any,
    weights: Weights,
    row: Row,
    steps: int,
    out: Actions,
    p: Floats,
    values: Floats,
    generator: Generator,
    scratch: Scratch,
) -> bool:
    """Play `steps` actions on from a row (in place) and value what is reached; where it cannot be
    valued, and wherever the policy has no choice of its own, play on at random. Return whether the
    row itself was settled."""
    who = status(row)
    moved = False
    while who != OVER:
        if steps <= 0:
            found = evaluate(row, weights, values, scratch)
            if found != UNKNOWN:
                return bool(found == SETTLED and not moved)
        if who == CHANCE:
            n = outcomes(row, p, scratch)
            choice = draw_outcome(p, n, unit(generator))
        else:
            steps -= 1
            choice = policy(row, out, weights, generator, scratch)
            if choice < 0:
                n = candidates(row, out, scratch)
                k = below(generator, n)
                while not allowed(row, out[k], scratch):
                    n -= 1
                    out[k] = out[n]
                    k = below(generator, n)
                choice = wide(out[k])
        apply(row, choice, scratch)
        moved = True
        who = status(row)
    returns(row, values)
    return False


_LIST_EDGES = types.int64(
    LIST_PTR,
    OUTCOMES_PTR,
    PRIOR_PTR,
    WEIGHTS,
    ROW,
    types.int64,
    types.boolean,
    types.float64,
    types.int32[::1],
    types.float64[::1],
    GENERATOR,
    SCRATCH,
)


@kernel(_LIST_EDGES)
def list_edges(
    legal: Any,
    outcomes: Any,
    prior: Any,
    weights: Weights,
    row: Row,
    who: int,
    shuffled: bool,
    jitter: float,
    out: Actions,
    p: Floats,
    generator: Generator,
    scratch: Scratch,
) -> int:
    """Write what can happen in a row and how likely it is (or is thought to be); return how many.

    Plain UCT knows no priors, so the order in which it first tries actions is drawn."""
    if who == CHANCE:
        listed = 0
        for outcome in range(outcomes(row, p, scratch)):
            if p[outcome] > 0.0:
                out[listed] = outcome
                p[listed] = p[outcome]
                listed += 1
        return listed
    n = wide(legal(row, out, scratch))
    if shuffled:
        for i in range(n - 1, 0, -1):
            j = below(generator, i + 1)
            out[i], out[j] = out[j], out[i]
    else:
        prior(row, out, n, weights, p, scratch)
        if jitter > 0.0:  # two searches with different seeds shall differ, also without chance
            for i in range(n):
                p[i] *= 1.0 + jitter * (unit(generator) - 0.5)
    return n


_GROW = types.int64(
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
    PROBE_PTR,
    WEIGHTS,
    WEIGHTS,
    ROW,
    types.int64,
    types.float64[::1],
    types.uint64,
    types.int64,
    types.uint8[::1],
    types.int32[:, ::1],
    types.float64[:, ::1],
    types.int32[:, ::1],
    types.float64[::1],
    types.float64[::1],
    ROW,
    types.int64[:, ::1],
    types.int32[::1],
    types.float64[::1],
    types.float64[::1],
    GENERATOR,
    SCRATCH,
)


@kernel(_GROW)
def grow(
    status: Any,
    legal: Any,
    candidates: Any,
    allowed: Any,
    apply: Any,
    outcomes: Any,
    returns: Any,
    evaluate: Any,
    prior: Any,
    policy: Any,
    probe: Any,
    weights: Weights,
    table: Weights,
    root: Row,
    players: int,
    settings: Floats,
    seed: np.uint64,
    budget: int,
    stop: NDArray[np.uint8],
    nodes: Ints,
    sums: Floats,
    edges: Ints,
    worth: Floats,
    odds: Floats,
    row: Row,
    path: NDArray[np.int64],
    out: Actions,
    p: Floats,
    values: Floats,
    generator: Generator,
    scratch: Scratch,
) -> int:
    """Run `budget` simulations and return how many were run: fewer, but one at least, if `stop` is
    set or the root is proved.

    The arrays are the tree, zeros at first, and room to work in. Nothing but the arguments decides
    the result, so equal calls grow equal trees.
    """
    seed_generator(generator, seed, np.uint64(0))
    shuffled = settings[UPPER_BOUND] != 0.0
    used, used_edges, done = 1, 0, 0
    nodes[0, WHO] = status(root)
    nodes[0, EDGES] = UNLISTED
    while done < budget and (done == 0 or stop[0] == 0) and nodes[0, IS_PROVED] == 0:
        done += 1
        row[:] = root
        node, depth = 0, 0
        while nodes[node, IS_PROVED] == 0:
            if nodes[node, EDGES] < 0:
                n = 0
                is_new = nodes[node, VISITS] == 0 and node > 0
                if not is_new and nodes[node, EDGES] == UNLISTED and depth < DEEPEST:
                    n = list_edges(
                        legal,
                        outcomes,
                        prior,
                        weights,
                        row,
                        nodes[node, WHO],
                        shuffled,
                        settings[JITTER],
                        out,
                        p,
                        generator,
                        scratch,
                    )
                if n == 0 or used_edges + n > edges.shape[0]:
                    if play_on(
                        candidates,
                        allowed,
                        apply,
                        outcomes,
                        status,
                        returns,
                        evaluate,
                        policy,
                        weights,
                        row,
                        wide(settings[STEPS]),
                        out,
                        p,
                        values,
                        generator,
                        scratch,
                    ):
                        nodes[node, EDGES] = CLOSED
                    break
                nodes[node, FIRST], nodes[node, EDGES] = used_edges, n
                for i in range(n):
                    edges[used_edges + i, ACTION] = out[i]
                    edges[used_edges + i, CHILD] = NONE
                    odds[used_edges + i] = p[i]
                used_edges += n
            edge = select(nodes, node, edges, worth, odds, settings, sums)
            path[depth, 0], path[depth, 1] = node, edge
            depth += 1
            apply(row, edges[edge, ACTION], scratch)
            node = wide(edges[edge, CHILD])
            if node == NONE:
                node = used
                used += 1
                edges[edge, CHILD] = node
                nodes[node, WHO] = status(row)
                nodes[node, EDGES] = UNLISTED
                if nodes[node, WHO] == OVER:
                    returns(row, sums[node])
                    nodes[node, IS_PROVED] = 1
                elif probe(row, table, sums[node], scratch):
                    nodes[node, IS_PROVED] = 1
        certain = nodes[node, IS_PROVED] != 0
        nodes[node, VISITS] += 1
        for seat in range(players):
            if certain:
                values[seat] = sums[node, seat]
            else:
                sums[node, seat] += values[seat]
        for level in range(depth - 1, -1, -1):
            child, node, edge = node, path[level, 0], path[level, 1]
            who = nodes[node, WHO]
            nodes[node, VISITS] += 1
            edges[edge, TRIED] += 1
            for seat in range(players):
                sums[node, seat] += values[seat]
            if who != CHANCE:
                worth[edge] += values[who]
            if certain:
                if who != CHANCE:  # what is certain replaces what was thought
                    worth[edge] = edges[edge, TRIED] * sums[child, who]
                certain = prove(nodes, node, edges, odds, sums, players)
    return done

"""Searches as Python calls them: room for the tree, the clock, and what the root says."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from quayside.core.heuristics import Heuristics
from quayside.core.kernel import point_to
from quayside.core.rules import CHANCE, Floats, Row, Rules
from quayside.core.stop import Stop
from quayside.search import tree

LOST_INTERRUPT = re.compile(r"\S*_get_(jit|wrapper)_address\(\) missing")
MOST_EDGES = 12_000_000
EDGES_A_NODE = 32
RULES = ("status", "legal", "candidates", "allowed", "apply", "outcomes", "returns")
HEURISTICS = ("evaluate", "prior", "policy")
WATCH_SIMULATIONS = 256
"""A search that is watched looks at the clock after this many simulations."""
WATCH_SECONDS = 0.5
"""How often a search that is watched reports."""
CLOCK_SECONDS = 0.005
"""A search by the clock looks at it about this often."""
SIMULATIONS_A_SECOND = 400_000
MOST_TIMED = 4_000_000
"""A search by the clock has room for so many simulations a second and in all. One that fills its
room ends before its time."""


@dataclass(frozen=True)
class Thought:
    """What a search found at its root: one line for each legal action, in rising order."""

    actions: NDArray[np.int32]
    visits: NDArray[np.int64]
    values: Floats
    """Mean result by action and seat; of an action never tried, that of the position."""
    proved: NDArray[np.bool_]
    """Whether the action's result is certain."""
    value: Floats
    """Result of the position by seat."""
    is_proved: bool
    simulations: int

    def wins(self, seat: int) -> NDArray[np.bool_]:
        """Return which actions are proved to win for a seat."""
        return self.proved & (self.values[:, seat] >= 1.0)

    def loses(self, seat: int) -> NDArray[np.bool_]:
        """Return which actions are proved to lose for a seat."""
        return self.proved & (self.values[:, seat] <= 0.0)

    def best(self, seat: int) -> int:
        """Return the index of the action to play: one that surely wins, else the most visited
        (of equals the one valued higher, then the first)."""
        mine = self.values[:, seat]
        sure = np.flatnonzero(self.wins(seat))
        if len(sure):
            return int(sure[0])
        lost = self.loses(seat)
        if lost.all():
            return int(np.argmax(self.visits))
        order = np.lexsort((-np.arange(len(mine)), mine, self.visits, ~lost))
        return int(order[-1])


@dataclass(frozen=True)
class Glimpse:
    """What a search has found so far."""

    simulations: int
    depth: int
    """How many actions and rolls lie on the most visited way down from the root."""
    value: Floats
    """Result of the position by seat."""
    line: tuple[int, ...]
    """The actions on that way, up to the next roll."""


Watch = Callable[[Glimpse], None]
"""Receives glimpses of a search: about twice a second, and one at its end."""


def kernels_of(rules: Rules, heuristics: Heuristics) -> tree.Kernels:
    """Return a game's kernels as the search calls them."""
    chosen = (
        *(getattr(rules, name) for name in RULES),
        *(getattr(heuristics, name) for name in HEURISTICS),
    )
    return tree.Kernels(*map(point_to, chosen))


def settings_of(heuristics: Heuristics) -> Floats:
    """Return the settings of heuristics by cell."""
    settings = np.zeros(tree.SETTINGS, np.float64)
    settings[tree.C] = heuristics.c
    settings[tree.UPPER_BOUND] = heuristics.upper_bound
    settings[tree.FIRST_PLAY] = heuristics.first_play
    settings[tree.STEPS] = heuristics.steps
    settings[tree.JITTER] = heuristics.jitter
    settings[tree.SHARES] = heuristics.shares
    return settings


def edge_room(actions: int, budget: int) -> int:
    """Return how many edges there is room for in a tree of so many simulations, of a game with so
    many different actions."""
    return min(MOST_EDGES, max(actions, EDGES_A_NODE * (budget + 1)))


def most_within(seconds: float, threads: int = 1) -> int:
    """Return for how many simulations a search by the clock has room."""
    return min(MOST_TIMED, max(1, int(seconds * threads * SIMULATIONS_A_SECOND)))


def table_room(nodes: int) -> int:
    """Return the size of the table of keys for so many nodes: a power of two, at most half full."""
    return int(1 << (2 * nodes - 1).bit_length())


def new_arrays(players: int, nodes: int, edges: int, shares: bool) -> tree.Tree:
    """Return an empty tree with room for so many nodes and edges."""
    return tree.Tree(
        nodes=np.zeros((nodes, tree.NODE_CELLS), np.int32),
        edges=np.zeros((edges, tree.EDGE_CELLS), np.int32),
        sums=np.zeros((nodes, players), np.float64),
        worth=np.zeros(edges, np.float64),
        odds=np.zeros(edges, np.float64),
        keys=np.zeros(nodes if shares else 1, np.uint64),
        table=np.zeros(table_room(nodes) if shares else 1, np.int32),
        used=np.zeros(tree.USED, np.int64),
        generator=np.zeros(4, np.uint64),
    )


def new_tree(
    rules: Rules, heuristics: Heuristics, players: int, budget: int
) -> tuple[tree.Tree, tree.Room]:
    """Return an empty tree for so many simulations, and room to work in."""
    edges = edge_room(rules.action_count, budget)
    grown = new_arrays(players, budget + 2, edges, heuristics.shares)
    out = rules.actions()
    room = tree.Room(
        settings=settings_of(heuristics),
        weights=heuristics.weights,
        row=np.zeros(rules.row_size, np.int32),
        path=np.zeros((tree.DEEPEST + 1, 2), np.int64),
        out=out,
        p=np.zeros(max(len(out), rules.outcome_count), np.float64),
        values=np.zeros(players, np.float64),
        scratch=np.zeros(rules.scratch_size + heuristics.scratch_size, np.int64),
    )
    return grown, room


def grow_tree(
    rules: Rules,
    heuristics: Heuristics,
    grown: tree.Tree,
    room: tree.Room,
    row: Row,
    budget: int,
    seed: int,
    stop: Stop,
    watch: Watch | None = None,
    seconds: float | None = None,
    threads: int = 1,
) -> Thought:
    """Grow a tree until it has had `budget` simulations or the seconds have passed, and return what
    its root says. At least one simulation is run in a tree that has had none."""
    if threads > 1:
        from quayside.search.threads import grow_together  # levels do without its kernel

        return grow_together(
            rules, heuristics, grown, room, row, budget, seed, stop, watch, seconds, threads
        )
    kernels = kernels_of(rules, heuristics)
    word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    began = told = looked = time.perf_counter()
    step = budget if watch is None else WATCH_SIMULATIONS
    if seconds is not None:
        step = 1
    goal = int(grown.used[tree.SIMULATIONS])
    while True:
        goal = min(budget, goal + step)
        # Interpreted words wrap as compiled ones do.
        with np.errstate(over="ignore"), interruptible():
            done = int(tree.grow(kernels, grown, room, row.copy(), word, goal, stop.cell))
        now = time.perf_counter()
        is_late = seconds is not None and now - began >= seconds
        ended = done < goal or goal == budget or stop.is_set or is_late
        if watch and (ended or now - told >= WATCH_SECONDS):
            watch(glimpse_of(grown, done))
            told = now
        if ended:
            return root_of(grown, done)
        if seconds is not None and now - looked < CLOCK_SECONDS:
            step = min(2 * step, WATCH_SIMULATIONS)
        looked = now


@contextmanager
def interruptible() -> Iterator[None]:
    """Raise `KeyboardInterrupt` if Ctrl-C arrives while Numba prepares the call of a search. There
    Numba loses it, and raises a `TypeError` about the address of a kernel."""
    try:
        yield
    except TypeError as error:
        if LOST_INTERRUPT.match(str(error)):
            raise KeyboardInterrupt from error
        raise


def glimpse_of(grown: tree.Tree, done: int) -> Glimpse:
    """Follow the most visited edges down from the root."""
    nodes, edges = grown.nodes, grown.edges
    value = grown.sums[0] / (1 if nodes[0, tree.IS_PROVED] else max(1, int(nodes[0, tree.VISITS])))
    line: list[int] = []
    node, depth, rolled = 0, 0, False
    while (count := int(nodes[node, tree.EDGES])) > 0:
        first = int(nodes[node, tree.FIRST])
        edge = first + int(np.argmax(edges[first : first + count, tree.TRIED]))
        if not edges[edge, tree.TRIED]:
            break
        rolled = rolled or bool(nodes[node, tree.WHO] == CHANCE)
        if not rolled:
            line.append(int(edges[edge, tree.ACTION]))
        node, depth = int(edges[edge, tree.CHILD]), depth + 1
    return Glimpse(done, depth, value, tuple(line))


def root_of(grown: tree.Tree, done: int) -> Thought:
    """Return what the root says after so many simulations."""
    nodes, sums, edges = grown.nodes, grown.sums, grown.edges
    visits = int(nodes[0, tree.VISITS])
    is_proved = bool(nodes[0, tree.IS_PROVED])
    value = sums[0].copy() if is_proved else sums[0] / max(1, visits)
    if not visits:
        value[:] = 1.0 / len(value)
    first, count = int(nodes[0, tree.FIRST]), max(0, int(nodes[0, tree.EDGES]))
    listed = edges[first : first + count]
    listed = listed[np.argsort(listed[:, tree.ACTION], kind="stable")]
    values = np.tile(value, (count, 1))
    proved = np.zeros(count, np.bool_)
    for i, child in enumerate(listed[:, tree.CHILD].tolist()):
        if child != tree.NONE:
            proved[i] = nodes[child, tree.IS_PROVED]
            values[i] = sums[child] if proved[i] else sums[child] / nodes[child, tree.VISITS]
    return Thought(
        listed[:, tree.ACTION].copy(),
        listed[:, tree.TRIED].astype(np.int64),
        values,
        proved,
        value,
        is_proved,
        done,
    )


def seed_of_tree(seed: int) -> int:
    """Return the seed of the tree of a search."""
    return seed * 0x9E3779B1


def think(
    rules: Rules,
    row: Row,
    players: int,
    nodes: int,
    *,
    heuristics: Heuristics,
    seed: int = 0,
    threads: int = 1,
    stop: Stop | None = None,
    watch: Watch | None = None,
    seconds: float | None = None,
) -> Thought:
    """Search a position with `nodes` simulations in one tree, or with fewer if the seconds pass
    before.

    On one thread, equal arguments give equal results. Several threads grow the tree together, and
    do not grow it twice in the same way. A search that is stopped early returns what it has found
    so far. `watch` receives glimpses and changes nothing.
    """
    grown, room = new_tree(rules, heuristics, players, nodes)
    word, stop = seed_of_tree(seed), stop or Stop()
    return grow_tree(
        rules, heuristics, grown, room, row, nodes, word, stop, watch, seconds, threads
    )

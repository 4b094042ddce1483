"""Threads that grow one tree together: by number or by the clock, and what the root says then."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor, wait
from math import inf

import numpy as np

from quayside.core.heuristics import Heuristics
from quayside.core.random import seed_generator
from quayside.core.rules import Row, Rules
from quayside.core.stop import Stop
from quayside.search import tree
from quayside.search.run import (
    CLOCK_SECONDS,
    WATCH_SECONDS,
    Thought,
    Watch,
    glimpse_of,
    interruptible,
    kernels_of,
    root_of,
)
from quayside.search.shared import grow_shared, new_traffic


def own_tree(grown: tree.Tree, word: np.uint64, number: int) -> tree.Tree:
    """Return the tree as one of several threads uses it: with random numbers of its own. The first
    thread goes on with those of the tree."""
    if number == 0:
        return grown
    generator = np.zeros_like(grown.generator)
    seed_generator(generator, word, np.uint64(number))
    return grown._replace(generator=generator)


def own_room(room: tree.Room) -> tree.Room:
    """Return a room for another thread, with the same settings and weights."""
    return room._replace(
        row=room.row.copy(),
        path=room.path.copy(),
        out=room.out.copy(),
        p=room.p.copy(),
        values=room.values.copy(),
        scratch=room.scratch.copy(),
    )


def grow_together(
    rules: Rules,
    heuristics: Heuristics,
    grown: tree.Tree,
    room: tree.Room,
    row: Row,
    budget: int,
    seed: int,
    stop: Stop,
    watch: Watch | None,
    seconds: float | None,
    threads: int,
) -> Thought:
    """Grow a tree as `grow_tree` does, on several threads. They all pause for each glimpse."""
    kernels, traffic, pause = kernels_of(rules, heuristics), new_traffic(grown), Stop()
    word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    end = inf if seconds is None else time.perf_counter() + seconds

    def work(number: int, own: tree.Room) -> None:
        with np.errstate(over="ignore"):  # interpreted words wrap as compiled ones do
            mine = own_tree(grown, word, number)
            grow_shared(kernels, mine, own, traffic, row.copy(), budget, pause.cell)

    with np.errstate(over="ignore"), interruptible():
        tree.grow(kernels, grown, room, row.copy(), word, 0, stop.cell)  # makes the root
    rooms = [room, *(own_room(room) for _ in range(1, threads))]
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                pause.cell[0] = stop.is_set
                until = min(end, time.perf_counter() + WATCH_SECONDS) if watch else end
                running = [pool.submit(work, number, own) for number, own in enumerate(rooms)]
                while wait(running, CLOCK_SECONDS).not_done:
                    if stop.is_set or time.perf_counter() >= until:
                        pause.set()
                for one in running:
                    one.result()
                done = int(grown.used[tree.SIMULATIONS])
                if watch:
                    watch(glimpse_of(grown, done))
                if not pause.is_set or stop.is_set or time.perf_counter() >= end:
                    return root_of(grown, done)
        finally:
            pause.set()

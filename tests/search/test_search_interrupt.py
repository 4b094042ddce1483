"""Ctrl-C in a search is a `KeyboardInterrupt`, wherever it arrives."""

from __future__ import annotations

import signal
import threading

import pytest

import quayside
from quayside.search.run import interruptible, think

MISSING = "_get_jit_address() missing 1 required positional argument: 'sig'"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer that interrupts")
def test_a_search_that_is_interrupted_raises_nothing_else() -> None:
    """Numba looks up the kernels' addresses in Python before each call: an interrupt there too."""
    assert threading.current_thread() is threading.main_thread()
    game = quayside.load("docker:en", players=2)
    state = game.start(seed=1).roll(3)
    heuristics = game.family.heuristics(game)
    think(game.rules, state.row.copy(), 2, 1, heuristics=heuristics)
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    interrupts = 0
    try:
        for wait in range(1, 400):
            try:
                signal.setitimer(signal.ITIMER_REAL, wait * 1e-6)
                for _ in range(20):
                    think(game.rules, state.row.copy(), 2, 1, heuristics=heuristics)
            except KeyboardInterrupt:
                interrupts += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert interrupts > 100


def test_only_an_interrupt_that_was_lost_is_one() -> None:
    with pytest.raises(KeyboardInterrupt), interruptible():
        raise TypeError(MISSING)
    with pytest.raises(TypeError, match="other"), interruptible():
        raise TypeError("other")

"""A server process that counts its reference cycles: `python -m tests.server.collecting DATA`.

The garbage collector is off. At each line on standard input it collects everything once, and prints
how many objects it found and the commonest types among them.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from collections import Counter
from pathlib import Path

from quayside.server import run
from quayside.server.hub import Hub
from tests.server.helpers import GENEROUS


def collect() -> None:
    """Count what only the garbage collector can free."""
    os.read(0, 1)
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    kinds = Counter(type(one).__qualname__ for one in gc.garbage)
    found = len(gc.garbage)
    gc.garbage.clear()
    gc.collect()
    print(json.dumps([found, kinds.most_common(12)]), flush=True)


class CountingHub(Hub):
    """A hub that also listens for the lines."""

    def start(self) -> None:
        super().start()
        asyncio.get_running_loop().add_reader(0, collect)


if __name__ == "__main__":
    gc.disable()
    setattr(run, "Hub", CountingHub)  # noqa: B010
    run.serve("127.0.0.1", 0, Path(sys.argv[1]), limits=GENEROUS)

"""Compile all kernels of the package that are not on disk yet: `python -m tools.kernels`.

Test processes that start on a machine without compiled kernels would each compile all of them.
Here every file is compiled once, in a process for each core, after the files that it needs.
"""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from graphlib import TopologicalSorter
from multiprocessing import get_context
from pathlib import Path

import quayside
from quayside.core.kernel import compile_files, missing, sources


def main() -> None:
    """Compile what is missing, with a line for each file."""
    left = missing(Path(quayside.__file__).parent.rglob("*.py"))
    order = TopologicalSorter({file: _before(file) & left.keys() for file in left})
    order.prepare()
    running: dict[Future[None], Path] = {}
    # Numba's threads do not survive a fork.
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        while order.is_active():
            running |= {pool.submit(compile_files, [file]): file for file in order.get_ready()}
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                file = running.pop(done)
                done.result()
                order.done(file)
                print(
                    f"compiled {left[file]} kernels of {file.parent.name}/{file.name}", flush=True
                )


def _before(file: Path) -> set[Path]:
    """Return the files that a file imports from, without those that import from it as well."""
    return {near for near in sources(file) if len(sources(near)) < len(sources(file))}


if __name__ == "__main__":
    main()

"""Check a graphics card: `python -m quayside.games.docker.solution.gpu_check docker:fr`.

It solves the game with three containers each on the card and on the processor and compares the
files, then solves the game itself on the card, prints how long it took, verifies a sample of the
table and prints the value of the start and the file's checksum, to compare with a table made
elsewhere. `--folder` keeps the table.
"""

from __future__ import annotations

import argparse
import hashlib
import tempfile
import time
from pathlib import Path

from quayside.games import load
from quayside.games.docker.solution import Progress, Table, solve

_SMALL = 3
_SAMPLE = 1_000_000


def _compare(name: str, tolerance: float, folder: Path) -> None:
    """Solve the small game on both and compare the files."""
    files = []
    for device in ("cpu", "cuda"):
        began = time.monotonic()
        table = solve(
            load(name),
            tolerance=tolerance,
            containers=_SMALL,
            folder=folder / device,
            device=device,
        )
        files.append(table.path.read_bytes())
        print(f"{table.setup.name} on {device}: {time.monotonic() - began:.2f} s", flush=True)
    if files[0] != files[1]:
        raise SystemExit("the tables differ")
    print("both tables are the same, byte for byte", flush=True)


def _solve(name: str, tolerance: float, folder: Path) -> Table:
    """Solve the game itself on the card, with a line for each layer."""

    def tell(progress: Progress) -> None:
        if progress.gap <= progress.target:
            layer = "layer {}+{}".format(*progress.layer)
            print(f"  {layer}: {progress.sweep} sweeps, at {progress.seconds:.1f} s", flush=True)

    return solve(load(name), tolerance=tolerance, folder=folder, device="cuda", progress=tell)


def main() -> None:
    """Run the check."""
    parser = argparse.ArgumentParser(description="Check the tables that a graphics card makes.")
    parser.add_argument("game", help="for example docker:fr")
    parser.add_argument("--tolerance", type=float, default=1e-6)
    parser.add_argument("--folder", type=Path, help="keep the table here")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as passing:
        _compare(wishes.game, wishes.tolerance, Path(passing))
        began = time.monotonic()
        table = _solve(wishes.game, wishes.tolerance, wishes.folder or Path(passing) / "whole")
        print(f"{table.setup.name} on cuda: {time.monotonic() - began:.2f} s, writing included")
        print(f"V(start) = {table.start:.12f}, error at most {table.error:.2e}")
        print(f"sha256 {hashlib.sha256(table.path.read_bytes()).hexdigest()}", flush=True)
        began = time.monotonic()
        residual = table.verify(_SAMPLE)
        print(f"residual of {_SAMPLE} positions: {residual:.2e} ({time.monotonic() - began:.1f} s)")


if __name__ == "__main__":
    main()

"""Draw how the bounds of a solve close in, layer by layer: docs/img/methods-bounds.svg.

    python -m tools.games.docker.bounds_figure

Solves the English game to 1e-10 in a folder of its own (a few seconds). Needs matplotlib.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import matplotlib
import matplotlib.pyplot as plt

import quayside
from quayside.games.docker.solution import solve
from quayside.games.docker.solution.solver import Progress

OUT = Path(__file__).parents[3] / "docs" / "img" / "methods-bounds.svg"


def gaps(folder: Path) -> dict[tuple[int, int], list[float]]:
    """Solve the English game; return the gap after every sweep, by layer."""
    found: dict[tuple[int, int], list[float]] = {}

    def note(progress: Progress) -> None:
        found.setdefault(progress.layer, []).append(progress.gap)

    solve(quayside.load("docker:en"), tolerance=1e-10, folder=folder, progress=note)
    return found


def main() -> None:
    """Solve and draw."""
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "quayside", "svg.fonttype": "none"})
    with tempfile.TemporaryDirectory() as folder:
        found = gaps(Path(folder))
    figure, axes = plt.subplots(figsize=(7.2, 3.6), layout="constrained")
    shades = plt.get_cmap("viridis")
    for layer, values in found.items():
        mine, theirs = layer
        shown = [max(value, 1e-12) for value in values]
        label = f"{mine} + {theirs}" if mine == theirs else None
        sweeps = range(1, len(values) + 1)
        axes.semilogy(sweeps, shown, color=shades(1 - sum(layer) / 6.5), lw=1.4, label=label)
    axes.set_xlabel("sweep")
    axes.set_ylabel("largest upper bound - lower bound")
    axes.set_title("docker:en: how far apart the bounds are, by layer", fontsize=11)
    axes.legend(title="on the board", fontsize=8, title_fontsize=8)
    axes.grid(color="#ddd", lw=0.6)
    figure.savefig(OUT, metadata={"Date": None})
    print(f"{OUT.name}: {len(found)} layers, {sum(map(len, found.values()))} sweeps")


if __name__ == "__main__":
    main()

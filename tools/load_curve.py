"""The picture of the load that a server takes, for docs/reliability.md:
`python -m tools.load_curve FIGURES`, where FIGURES is what
`python -m tests.soak curve --out FIGURES` wrote.

Writes docs/img/load-curve.svg and, so that it can be drawn again, docs/data/load-curve.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.plots import curves

DOCS = Path(__file__).parents[1] / "docs"
LIMIT_MS = 250


def rising(points: list[list[float]]) -> list[tuple[float, float]]:
    """Return the p99 by rate. More than a server takes it does slower, so the rate falls at the
    end; the curve then goes straight up."""
    shown: list[tuple[float, float]] = []
    for rate, _, p99 in points:
        shown.append((max(rate, shown[-1][0] if shown else 0.0), p99))
    return shown


def main(figures: Path) -> None:
    """Write the data and the picture of the last run in a file of figures."""
    lines = [json.loads(line) for line in figures.read_text(encoding="utf-8").splitlines()]
    run = [line for line in lines if line["proof"] == "curve"][-1]
    found = {name: part["points"] for name, part in run.items() if isinstance(part, dict)}
    data = {"load_average_before": run["load_average_before"], "rate, p50 ms, p99 ms": found}
    (DOCS / "data" / "load-curve.json").write_text(json.dumps(data) + "\n", encoding="utf-8")
    series = {name: rising(points) for name, points in found.items()}
    picture = curves(
        "Time of 99 in 100 actions, from sending to all players of the table",
        series,
        ("actions a second", "ms"),
        (LIMIT_MS, f"{LIMIT_MS} ms"),
    )
    (DOCS / "img" / "load-curve.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Curves of training for docs/nets.md: `python -m tools.nets_page GAME training/GAME/log.jsonl`.

Writes docs/img/net-GAME.svg and, so that it can be drawn again, docs/data/nets/GAME.json with at
most 60 iterations.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.plots import lines

DOCS = Path(__file__).parents[1] / "docs"
MOST = 60
KEPT = ("number", "positions", "seconds", "policy_loss", "value_loss")


def read_log(log: Path) -> list[dict[str, float]]:
    """Return at most MOST iterations of a log, the last one among them."""
    every = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    step = -(-len(every) // MOST)
    return [{name: one[name] for name in KEPT} for one in every[::-1][::step][::-1]]


def main(name: str, log: Path) -> None:
    """Write the data and the picture."""
    iterations = read_log(log)
    data = DOCS / "data" / "nets" / f"{name}.json"
    data.parent.mkdir(exist_ok=True)
    data.write_text(json.dumps(iterations, indent=0) + "\n", encoding="utf-8")
    series = {
        "value loss": [(one["seconds"] / 60, one["value_loss"]) for one in iterations],
        "policy loss": [(one["seconds"] / 60, one["policy_loss"]) for one in iterations],
    }
    title = f"{name}: {iterations[-1]['positions'] / 1e6:.0f} million positions of self-play"
    picture = lines(title, series, "minutes of training")
    (DOCS / "img" / f"net-{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))

"""Draw how far apart the equilibria of three-player Docker are: docs/img/three-players.svg.

    python -m tools.games.docker.three_figure

The ranges are those of the table of counting players in docs/three-players.md, over all selections.
"""

from __future__ import annotations

import re
from pathlib import Path

from tools.plots import ranges

ROOT = Path(__file__).parents[3]
PAGE, OUT = ROOT / "docs/three-players.md", ROOT / "docs/img/three-players.svg"
SEATS = "begins", "plays next", "plays last"
_CHANCE = r"\s*(0\.\d+)(?: to (0\.\d+))?\s*\|"
_ROW = re.compile(rf"^\| ([123]) \| `\w+` \|{_CHANCE}{_CHANCE}{_CHANCE}.*to \d+ \|", re.MULTILINE)


def found(page: str) -> dict[tuple[int, int], tuple[float, float]]:
    """Return the lowest and the highest chance by containers each and seat."""
    spans: dict[tuple[int, int], list[float]] = {}
    for row in _ROW.finditer(page):
        for seat in range(3):
            values = [float(text) for text in row.group(2 + 2 * seat, 3 + 2 * seat) if text]
            spans.setdefault((int(row[1]), seat), []).extend(values)
    return {key: (min(values), max(values)) for key, values in spans.items()}


def picture(page: str) -> str:
    """Return the picture."""
    spans = found(page)
    rows: list[tuple[str, float, float]] = []
    for each in (3, 2, 1):
        for seat, name in enumerate(SEATS):
            containers = "container" if each == 1 else "containers"
            rows.append((f"{each} {containers} each: {name}", *spans[each, seat]))
        rows.append(("", 0.0, 0.0))
    title = "Chance to win in three-player Docker: the proved equilibria"
    return ranges(title, rows[:-1], (1 / 3, "one third"))


def main() -> None:
    """Draw."""
    OUT.write_text(picture(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Put the games that compared settings of the search into docs/methods.md:
`python -m tools.tuning_page`.

The figures are those that `tools/tune.py` keeps in docs/data/tuning.json; docs/img/tuning.svg shows
the same.
"""

from __future__ import annotations

import json
from typing import Any

from tools.calibration import put_table
from tools.plots import ranges
from tools.tune import OUT

DOCS = OUT.parents[1]
PAGE, PICTURE = DOCS / "methods.md", DOCS / "img/tuning.svg"
NAMES = {"c": "exploration", "first_play": "first-play reduction", "jitter": "jitter"}
FEWEST = 100
"""Comparisons of fewer games are not shown."""


def compared() -> list[dict[str, Any]]:
    """Return the comparisons by games, game by game and setting by setting."""
    kept = json.loads(OUT.read_text(encoding="utf-8")).values()
    found = [one for one in kept if one["setting"] in NAMES and "games" in one["points"][0]]
    most = [one for one in found if one["points"][0]["games"] >= FEWEST]
    order = list(NAMES)
    return sorted(
        most,
        key=lambda one: (
            one["game"],
            one["players"],
            order.index(one["setting"]),
            one["nodes"],
            one["seed"],
        ),
    )


def main() -> None:
    """Write the table and the picture."""
    lines = [
        "| game | setting | at present | value | simulations | games | share, of the fair one |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    rows: list[tuple[str, float, float]] = []
    for one in compared():
        name, players = NAMES[one["setting"]], one["players"]
        what = f"{one['game'].partition(':')[0]} for {players}, {name}"
        rows += [("", 0.0, 0.0)] if rows else []
        for point in sorted(one["points"], key=lambda point: float(point["value"])):
            share, low, high = (players * point[key] for key in ("share", "low", "high"))
            lines.append(
                f"| `{one['game']}` for {players} | {name} | {one['present']:g} | {point['value']}"
                f" | {one['nodes']} | {point['games']} | {share:.0%} ({low:.0%} to {high:.0%}) |"
            )
            rows.append((f"{what} {point['value']}", low, high))
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(put_table(text, "tuning", lines), encoding="utf-8")
    title = "Games won with another setting, relative to the present one (95% intervals)"
    PICTURE.write_text(ranges(title, rows, (1.0, "as at present")), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write the tables of docs/regret.md from the measurements in docs/data/regret.

    python -m tools.regret_page

Each folder there is one table and each file one line: what `quayside regret --json` printed. The
lines are sorted by mean loss. The text of the page outside the tables stays as it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
DATA = DOCS / "data" / "regret"
PAGE = DOCS / "regret.md"
END = "<!-- end -->"


def percent(share: float, digits: int = 2) -> str:
    """Return a share of a win as a percentage."""
    return f"{100 * share:.{digits}f}"


def value_cell(told: dict[str, Any]) -> str:
    """Return the chances to win against perfect play, as first and as second player."""
    values = told["against_perfect_play"]
    if not values:
        return ""
    value = values[0]
    sides = value["first"], value["second"]
    if value["kind"] == "exact":
        turned = "*" if value["is_turned"] else ""
        return " / ".join(f"**{percent(sum(side) / 2, 3)}**{turned}" for side in sides)
    if value["kind"] == "bounds":
        return " / ".join(f"{percent(low)} to {percent(high)}" for low, high in sides)
    return " / ".join(f"{percent(mean)} ± {percent(error)}" for mean, error in sides)


def table(folder: Path) -> str:
    """Return the table of a folder in Markdown."""
    lines = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]
    lines.sort(key=lambda told: (-told["whole"]["mean"], told["policy"]))
    phases = [phase["name"] for phase in lines[0]["phases"]]
    heads = ["policy", "decisions", "mean loss", *phases, "best move", "largest", "ms", "wins"]
    rows = [heads, ["---"] * len(heads)]
    for told in lines:
        whole = told["whole"]
        error = whole["standard_error"]
        seeds = f" x {told['seeds']}" if told["seeds"] > 1 else ""
        rows.append(
            [
                f"`{told['policy']}`",
                f"{whole['decisions']:,}{seeds}",
                f"**{percent(whole['mean'], 3)}**" + (f" ± {percent(error, 3)}" if error else ""),
                *(percent(phase["mean"]) for phase in told["phases"]),
                percent(whole["best"], 1),
                percent(whole["worst"], 1),
                _short(1000 * told["seconds_a_decision"]),
                value_cell(told),
            ]
        )
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def fill(page: str) -> str:
    """Return the page with its tables made anew."""
    for folder in sorted(path for path in DATA.iterdir() if path.is_dir()):
        begin = f"<!-- table {folder.name} -->\n"
        before, mark, rest = page.partition(begin)
        if mark:
            page = before + begin + table(folder) + "\n" + END + rest.partition(END)[2]
    return page


def _short(number: float) -> str:
    """Return a number in two digits, or as a whole number."""
    return f"{number:.2g}" if number < 100 else f"{number:.0f}"


def main() -> None:
    """Write the page."""
    PAGE.write_text(fill(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

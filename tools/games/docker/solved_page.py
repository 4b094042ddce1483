"""Write docs/docker-solved.md and its plots from the facts in docs/data.

python -m tools.games.docker.solved_page
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.plots import bars

ROOT = Path(__file__).parents[3]
EDITIONS = ("en", "fr", "it")


def plots(edition: str, facts: dict[str, Any]) -> list[str]:
    """Write an edition's plots; return their names."""
    values = [100 * count / sum(facts["values"]) for count in facts["values"]]
    names = [f"solved-{edition}-values.svg", f"solved-{edition}-lengths.svg"]
    labels = [f"{5 * i}%" if i % 4 == 0 else "" for i in range(20)]
    title = f"docker:{edition}: chances of the player about to roll, over all positions"
    (ROOT / "docs/img" / names[0]).write_text(bars(title, values, labels, "%"))
    lengths = facts["play"]["lengths"]
    share = [100 * count / facts["play"]["games"] for count in lengths]
    title = f"docker:{edition}: turns in a game of two perfect players"
    marks = [str(i) if i % 10 == 0 else "" for i in range(len(share))]
    (ROOT / "docs/img" / names[1]).write_text(bars(title, share, marks, "%"))
    return names


def listed(all_facts: dict[str, dict[str, Any]]) -> str:
    """Return how often the second player wins in each edition."""
    named = {"en": "English", "fr": "French", "it": "Italian"}
    shares = {name: 1 - facts["start"] for name, facts in all_facts.items()}
    *rest, last = [f"{shares[name]:.2%} in the {named[name]} edition" for name in shares]
    return f"{', '.join(rest)} and {last}"


def table_of(all_facts: dict[str, dict[str, Any]]) -> list[str]:
    """Return the table of values at the start."""
    lines = [
        "| edition | V(start) | proved error | who is favoured | largest residual | trial |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for edition, facts in all_facts.items():
        start, trial = facts["start"], facts["trial"]
        who = "the first player" if start > 0.5 else "the second player"
        edge = abs(start - 0.5)
        spread = (start * (1 - start) / trial["games"]) ** 0.5
        off = (trial["first_player_won"] / trial["games"] - start) / spread
        lines.append(
            f"| `{edition}` | **{start:.9f}** | {facts['error']:.1e} | {who}, by {edge:.2%} |"
            f" {facts['residual']:.1e} | {trial['first_player_won']:,} won,"
            f" {off:+.1f} standard errors |"
        )
    return lines


def first_moves(all_facts: dict[str, dict[str, Any]]) -> list[str]:
    """Return the best first moves by face."""
    lines = ["| roll | " + " | ".join(f"`{e}`" for e in all_facts) + " |"]
    lines.append("| --- |" + " --- |" * len(all_facts))
    for face in range(6):
        cells = []
        for facts in all_facts.values():
            moves = facts["first_moves"][face]["moves"]
            best = [text for text, win in moves if win > moves[0][1] - 1e-9]
            cells.append(f"{' '.join(best)} ({moves[0][1]:.2%})")
        lines.append(f"| {face + 1} | " + " | ".join(cells) + " |")
    return lines


def rule_table(all_facts: dict[str, dict[str, Any]]) -> list[str]:
    """Return how often things happen when both play perfectly."""
    rows: list[tuple[str, Callable[[dict[str, Any]], str]]] = [
        ("turns in a game, on average", lambda f: f"{f['play']['mean_length']:.1f}"),
        ("rolls repeated (DK-7)", lambda f: f"{f['play']['rolled_again']:.2%}"),
        ("best moves that enter a container (DK-11)", lambda f: f"{f['play']['entering']:.1%}"),
        ("best moves that cover a container", lambda f: f"{f['play']['covering']:.1%}"),
        ("turns with a single legal move", lambda f: f"{f['play']['forced']:.1%}"),
        ("luck of a roll (standard deviation)", lambda f: f"{f['play']['luck_per_roll']:.2%}"),
        ("between best and worst move, mean", lambda f: f"{f['play']['at_stake_per_move']:.1%}"),
        ("perfect play beats random play in", lambda f: f"{f['against_random']:.1%} of games"),
        (
            "the roll that puts the loser out: 1 / 2 / 3 / 4 / 5 / 6",
            lambda f: " / ".join(
                f"{100 * n / max(1, sum(f['play']['last_faces'])):.0f}%"
                for n in f["play"]["last_faces"]
            ),
        ),
    ]
    lines = ["| | " + " | ".join(f"`{e}`" for e in all_facts) + " |"]
    lines.append("| --- |" + " --- |" * len(all_facts))
    for label, cell in rows:
        lines.append(f"| {label} | " + " | ".join(cell(f) for f in all_facts.values()) + " |")
    return lines


def page(all_facts: dict[str, dict[str, Any]]) -> str:
    """Return the whole page."""
    games = next(iter(all_facts.values()))["play"]["games"]
    lines = [
        "# Two-player Docker, solved",
        "",
        "**Who wins two-player Docker, if both play perfectly?** The second player, by a hair:",
        f"{listed(all_facts)}.",
        "With two players, OMBA is the same game as the French edition.",
        "",
        "All figures come from the exact [tables](tables.md); [how the solutions",
        "work](how-solutions-work.md) explains them in plain words. There is another page about",
        "[three players](three-players.md). `python -m tools.games.docker.solved_page` writes this",
        "page.",
        "",
        "## The value of the game",
        "",
        "V(start) is the chance that the first player wins if both play perfectly. The error is",
        "proved: lower and upper bounds differ by at most that much. The residual is the",
        "largest difference, over all positions of the table, between a value and the one",
        "computed from its successors. In the trial both players followed the table for a",
        "million games.",
        "",
        *table_of(all_facts),
        "",
        "## The best first moves",
        "",
        "The percentage is the chance of winning after the move. Moves that differ only by a",
        "symmetry of the board have the same value.",
        "",
        *first_moves(all_facts),
        "",
        "## How often things happen",
        "",
        f"Counted in {games:,} games of two perfect players.",
        "",
        *rule_table(all_facts),
        "",
    ]
    for edition, facts in all_facts.items():
        names = plots(edition, facts)
        lines += [f"## `{edition}` in pictures and positions", ""]
        lines += [f"![{name}](img/{name})" for name in names]
        lines += [
            "",
            "Two rules of thumb, to block the opponent and to stay mobile, both fail here:",
            "",
        ]
        for entry in facts["misleading"]:
            lines.append(
                f"- `{entry['position']}`: **{entry['best']}** wins {entry['win']:.1%}, the next"
                f" best {entry['next']} {entry['next_win']:.1%}."
            )
        lines += ["", "Here the roll matters most, although every face allows a move:", ""]
        for entry in facts["swings"]:
            faces = ", ".join("again" if v is None else f"{v:.0%}" for v in entry["faces"])
            lines.append(f"- `{entry['position']}`: rolls 1 to 6 give {faces}.")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Write the page and the plots."""
    (ROOT / "docs/img").mkdir(exist_ok=True)
    found = {}
    for edition in EDITIONS:
        path = ROOT / "docs/data" / f"solved-docker-{edition}.json"
        found[edition] = json.loads(path.read_text())
    (ROOT / "docs/docker-solved.md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()

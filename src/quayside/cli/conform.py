"""The conformance kit as a report: what is right with a game, left to defaults, or wrong."""

from __future__ import annotations

from quayside import texts
from quayside.cli.language import say
from quayside.cli.screen import aside, out, preparing
from quayside.games import BUILT_IN, family, find

_STYLES = {"ok": "green", "default": "yellow", "failed": "bold red"}


def print_findings(name: str, games: int, complete: bool) -> bool:
    """Examine a family and print each finding; return whether nothing failed. A game of the
    repository must be complete."""
    found = family(name.partition(":")[0])
    with preparing():
        from quayside.core.examination import examine

    findings = examine(
        found, find, games=games, complete=complete or found.name in BUILT_IN, has_text=texts.has
    )
    counts = dict.fromkeys(_STYLES, 0)
    with aside().status(say("cli-thinking")):
        for finding in findings:
            counts[finding.verdict] += 1
            out().print(f"{finding.verdict:8}", style=_STYLES[finding.verdict], end="")
            note = f": {finding.note}" if finding.note else ""
            out().print(f"{finding.what}{note}", markup=False, soft_wrap=True)
    print(f"{found.name}: " + ", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    return not counts["failed"]

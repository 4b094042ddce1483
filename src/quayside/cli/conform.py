"""The conformance kit as a report: what is right with a game, left to defaults, or wrong."""

from __future__ import annotations

from quayside import texts
from quayside.cli.language import say, say_word
from quayside.cli.screen import aside, out, preparing
from quayside.games import BUILT_IN, find

_STYLES = {"ok": "green", "default": "yellow", "failed": "bold red"}


def print_findings(name: str, games: int, complete: bool) -> bool:
    """Examine a family and print each finding; return whether nothing failed. A game of the
    repository must be complete."""
    found = find(name, None, {}).family
    with preparing():
        from quayside.core.examination import examine

    findings = examine(
        found, find, games=games, complete=complete or found.name in BUILT_IN, has_text=texts.has
    )
    counts = dict.fromkeys(_STYLES, 0)
    with aside().status(say("cli-thinking")):
        for finding in findings:
            counts[finding.verdict] += 1
            verdict = say(f"cli-conform-{finding.verdict}")
            out().print(f"{verdict:7} ", style=_STYLES[finding.verdict], end="")
            line = say_word(finding.what)
            if finding.note:
                line = say("cli-conform-finding", what=line, note=say_word(finding.note))
            out().print(line, markup=False, soft_wrap=True)
    print(say("cli-conform-sum", game=found.name, **counts))
    return not counts["failed"]

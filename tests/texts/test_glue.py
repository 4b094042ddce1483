"""Code does not put sentences together: a text is whole, in its language's order.

A colon between two texts has a narrow space before it in French and none in English.
"""

from __future__ import annotations

import re
from itertools import chain

import pytest

from tests.texts.files import ROOT

WEB = [p for p in sorted((ROOT / "web" / "src").rglob("*.ts*")) if ".test." not in p.name]
PYTHON = sorted((ROOT / "src" / "quayside").rglob("*.py"))
SAID = r"\b(?:t|long|say|say_or|now\.t)\((?:[^(){}]|\([^()]*\)|\{[^{}]*\})*\)"
GLUED = {
    "a mark after a text": rf"\{{{SAID}\}}\s*[:;!?](?=[\s\"'`<])",
    "a mark before a text": rf"[`>\"'][^`{{}}<>\"'=]*[:;!?] \$?\{{{SAID}\}}",
    "words around a text": rf"`(?!Quayside, )[^`${{}}]*[^\W\d_]{{3,}}[^`${{}}]*\$\{{{SAID}\}}",
    "a value and its text": rf"\$\{{[\w.]*name\}} \$\{{{SAID}\}}",
    "a text added to a text": rf"{SAID} \+ (?![\"'][ >]+[\"'])[\"'`\w]|[\"'`] \+ {SAID}",
    "a list with marks": r"join\(\"[^\"]*[:;!?][^\"]*\"\)|'[:;!?] '\.join|\"[:;!?] \"\.join",
}
NEUTRAL = tuple(f"src/quayside/cli/{name}.py" for name in ("show", "explain", "language"))
"""They put the name of a file, a game or an option, which is in no language, beside a text."""


def glued(source: str) -> list[str]:
    """Return the places where code puts texts together."""
    return [
        f"{kind}: {found[0][:80]}"
        for kind, pattern in GLUED.items()
        for found in re.finditer(pattern, source)
    ]


@pytest.mark.parametrize(
    "source",
    [
        'aria-label={`Quayside: ${t("nav-home")}`}',
        '`ended by ${t("moves-gone-time")}`',
        '`${t("option-a")}: ${t("option-b")}`',
        '{t("open-then")}: {t(`open-then-${clock.then}`)}',
        '`; ${t("report-margin", { points: whole })}`',
        '`${seat.name} ${t("waiting-expected")}`',
        'const words = t("rolls") + " at " + time',
        '[title, said].join(": ")',
        "f\"{say('cli-column-seat')}: {name}\"",
        "': '.join(told)",
    ],
)
def test_glue_is_found(source: str) -> None:
    assert glued(source)


def test_nothing_is_glued() -> None:
    found = {
        str(path.relative_to(ROOT)): places
        for path in chain(WEB, PYTHON)
        if path.relative_to(ROOT).as_posix() not in NEUTRAL
        and (source := path.read_text(encoding="utf-8"))
        and re.search(SAID, source)
        and (places := glued(source))
    }
    assert found == {}

"""Looking for barriers with axe."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.browser import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    if not AXE.is_file():
        raise RuntimeError("axe-core is not installed: run `make web` first.")
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Return what axe finds wrong with a page as it is now, a line for each element; by all of its
    rules, if none are named."""
    # The policy of the pages allows no script but their own; the debugger may run any.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_source()} }}")
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run(document, { resultTypes: ['violations'], iframes: false,"
        " ...(rules ? { runOnly: rules } : {}) })",
        rules,
    )
    return [
        f"{one['id']}: {one['help']}: {' '.join(map(str, node['target']))} {node['html'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]

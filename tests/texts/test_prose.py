"""House style of prose: words that pages, docstrings and comments do not use."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from quayside.core.kernel import sources

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "quayside"
WEB = ROOT / "web" / "src"

INSTEAD = {
    r"shall": "must, or the present tense",
    r"whoever": "the person who, the client that, anyone who",
    r"somebody": "a person, a player, a client, someone",
    r"for ?ever": "indefinitely, permanently",
    r"(?:is|are|was|were|be|been) told(?! apart)": "receives, is notified, is named",
    r"ask(?:s|ed|ing)? for": "request, require",
    r"as such": "(leave it out)",
    r"stands? (?:at|beside|behind|for|in|on|there)": "is, represents",
    r"anew": "again",
    r"so many (?!.{0,60}\bthat\b)": "N, a number of",
}
"""Words and phrases that do not occur, each with what to write instead."""

NAMES = re.compile(r"`[^`]*`|\"[^\"]*\"|https?://\S+")
"""Code, quotations and addresses: not prose of our own."""

ELSEWHERE = {"rulebook.md"}
"""A page whose wording the texts in four languages follow."""

PAGES = [
    ROOT / "README.md",
    ROOT / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name not in ELSEWHERE),
]
PUBLISHED = {"server/http_types.py", "server/protocol.py"}
"""Modules whose docstrings are the text of the published schema, and change with the protocol."""

OLD_WORDS_OF_KERNELS = 44
"""What the sources of kernels may still contain. It may only become smaller. (Each change of such
a file, even of its prose, compiles all kernels again, so it waits for a change of the code.)"""


def forbidden(text: str) -> list[str]:
    """Return what a text should not say, with what to write instead."""
    prose = " ".join(NAMES.sub("`", text).split())
    return [
        f"{found[0]!r} -> {better}"
        for pattern, better in INSTEAD.items()
        for found in re.finditer(rf"\b(?:{pattern})\b", prose, re.IGNORECASE)
    ]


def prose_of(source: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and comments of a module with their lines."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                yield statement.lineno, str(statement.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def comments_of(script: str) -> Iterator[str]:
    """Yield the comments of a TypeScript module, each as one line."""
    for comment in re.findall(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", script, re.DOTALL):
        yield re.sub(r"\n\s*\*?", " ", comment)


def messages_of(source: str) -> Iterator[tuple[int, str]]:
    """Yield the strings of a module that can be sentences, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield node.lineno, node.value


def without_blocks(page: str) -> str:
    """Return a page without its code blocks."""
    return re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL)


def sources_of_kernels() -> set[Path]:
    """Return the files whose text is part of the fingerprint of compiled code."""
    kernel = re.compile(r"^@(?:kernel|lean_helper)", re.MULTILINE)
    files = [path for path in SOURCE.rglob("*.py") if kernel.search(path.read_text("utf-8"))]
    return {source for path in files for source in sources(path.resolve())}


def wrong_in(path: Path) -> list[str]:
    """Return what the docstrings and comments of a module should not say."""
    return [
        f"{path.relative_to(SOURCE)}:{line}: {wrong}"
        for line, text in prose_of(path.read_text(encoding="utf-8"))
        for wrong in forbidden(text)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_are_in_house_style(page: Path) -> None:
    paragraphs = without_blocks(page.read_text(encoding="utf-8")).split("\n\n")
    assert [wrong for text in paragraphs for wrong in forbidden(text)] == []


def test_docstrings_and_comments_are_in_house_style() -> None:
    kernels = sources_of_kernels()
    skipped = kernels | {SOURCE / name for name in PUBLISHED}
    found = {path: wrong_in(path) for path in sorted(SOURCE.rglob("*.py"))}
    assert [wrong for path, said in found.items() if path not in skipped for wrong in said] == []
    assert sum(len(said) for path, said in found.items() if path in kernels) <= OLD_WORDS_OF_KERNELS


def test_messages_are_in_house_style() -> None:
    skipped = sources_of_kernels() | {SOURCE / name for name in PUBLISHED}
    assert [
        f"{path.relative_to(SOURCE)}:{line}: {wrong}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path not in skipped
        for line, text in messages_of(path.read_text(encoding="utf-8"))
        for wrong in forbidden(text)
    ] == []


def test_comments_of_the_web_app_are_in_house_style() -> None:
    """Things may stand on a board. `protocol.ts` has the docstrings of the published schema."""
    scripts = [path for path in sorted(WEB.rglob("*.ts*")) if path.name != "protocol.ts"]
    assert len(scripts) > 100
    assert [
        f"{path.relative_to(WEB)}: {wrong}"
        for path in scripts
        for comment in comments_of(path.read_text(encoding="utf-8"))
        for wrong in forbidden(re.sub(r"\b[Ss]tands?\b", "", comment))
    ] == []


def test_wrong_prose_would_be_found() -> None:
    assert forbidden("Whoever asks for it shall be told so many times.") != []
    assert forbidden("The client receives `whoever` after N seconds.") == []

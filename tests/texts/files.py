"""The Fluent files as the tests see them: parsed, with the variables of each text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quayside.texts import languages

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "quayside" / "texts"
LANGUAGES = languages()
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


@dataclass(frozen=True)
class Entry:
    """A text, or an attribute of one (`ruling-DK-3.title`)."""

    name: str
    file: str
    variables: frozenset[str]
    """Variables, and texts that it is made of."""


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit(self, node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            self.found.add(f"${node.id.name}")
        elif isinstance(node, ast.MessageReference):
            self.found.add(node.id.name)
        super().visit(node)


@cache
def parsed(language: str, file: str) -> ast.Resource:
    path = FOLDER / language / file
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    return FluentParser(with_spans=False).parse(source)


@cache
def entries(language: str) -> dict[str, Entry]:
    """Return every text and attribute of a language by name."""
    found: dict[str, Entry] = {}
    for file in FILES:
        for message in parsed(language, file).body:
            if isinstance(message, ast.Message):
                patterns = [(message.id.name, message.value)]
                patterns += [
                    (f"{message.id.name}.{a.id.name}", a.value) for a in message.attributes
                ]
                for name, pattern in patterns:
                    names = _Names()
                    if pattern is not None:
                        names.visit(pattern)
                    found[name] = Entry(name, file, frozenset(names.found))
    return found


def ids(language: str = "en") -> set[str]:
    """Return the ids of a language, without attributes."""
    return {name for name in entries(language) if "." not in name}


class _Letters(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit(self, node: Any) -> None:
        if isinstance(node, (ast.TextElement, ast.StringLiteral)):
            self.found.append(node.value)
        super().visit(node)


@cache
def words(language: str) -> frozenset[str]:
    """Return all words of the texts of a language, in lower case."""
    letters = _Letters()
    for file in FILES:
        letters.visit(parsed(language, file))
    return frozenset(words_of(" ".join(letters.found)))


def words_of(text: str) -> set[str]:
    """Return the words of a text, in lower case; a single letter is none."""
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))

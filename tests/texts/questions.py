"""The questions of newcomers with the words that answer them (questions.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from quayside.games import load

QUESTIONS: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("questions.toml").read_text(encoding="utf-8")
)


def answers(family: str, edition: str, language: str) -> dict[str, str]:
    """Return the answers that the rules page of an edition must have, by question."""
    return {
        entry["ask"]: entry[language]
        for entry in QUESTIONS[family]
        if edition in entry.get("editions", load(family).family.editions)
    }


def without_marks(text: str) -> str:
    """Return a text as it is read: no marks for bold and code, every space alike."""
    return " ".join(text.replace("**", "").replace("`", "").split())

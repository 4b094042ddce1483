"""Reasons in words: the sentence of a reason in a language."""

from __future__ import annotations

from typing import TypedDict

from quayside.core.explain import Args, Reason
from quayside.games import plugin_texts
from quayside.texts import FALLBACK, look_also_in, text

look_also_in(plugin_texts)


class ReasonJson(TypedDict):
    """A reason as plain data: `text` is the English sentence."""

    key: str
    args: Args
    text: str


def say_reason(reason: Reason, language: str = FALLBACK) -> str:
    """Return a reason as a sentence."""
    return text(language, f"reason-{reason.key}", **reason.args)


def reason_json(reason: Reason) -> ReasonJson:
    """Return a reason as plain data."""
    return {"key": reason.key, "args": dict(reason.args), "text": say_reason(reason)}

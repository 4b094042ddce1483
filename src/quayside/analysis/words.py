"""Reasons in words: the sentence of a reason in a language."""

from __future__ import annotations

from collections.abc import Iterable

from quayside.analysis.results import SaidReason
from quayside.core.explain import Reason
from quayside.games import plugin_texts
from quayside.texts import FALLBACK, look_also_in, text

look_also_in(plugin_texts)


def say_reason(reason: Reason, language: str = FALLBACK) -> str:
    """Return a reason as a sentence."""
    return text(language, f"reason-{reason.key}", **reason.args)


def in_words(reasons: Iterable[Reason]) -> tuple[SaidReason, ...]:
    """Return reasons with their English sentences."""
    return tuple(SaidReason(each.key, dict(each.args), say_reason(each)) for each in reasons)

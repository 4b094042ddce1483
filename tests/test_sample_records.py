"""The records with which the web app is tested are read and written here in the same way."""

from __future__ import annotations

from tools import sample_records


def test_the_file_is_current() -> None:
    """`python -m tools.sample_records` writes it."""
    assert sample_records.PATH.read_text(encoding="utf-8") == sample_records.records()

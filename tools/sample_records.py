"""Write records and what this package says about them, for testing the web app's own reading.

`python -m tools.sample_records` writes `web/src/play/records.fixture.json`: the records of the
tests, random games of every family with every option, some of them with players who leave,
branches, comments and headers of all kinds, and records in which something was changed at random,
with the place of the mistake. A test checks that the file is current.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from quayside.core.game import Game
from quayside.games import BUILT_IN, family
from quayside.record import Record, RecordError, read, write
from tools.starts import SPECIAL, apply_edits, edit_text, games_of

ROOT = Path(__file__).parents[1]
PATH = ROOT / "web" / "src" / "play" / "records.fixture.json"
RECORDS = ROOT / "tests" / "data" / "records"
TRIES = 1500
EACH = 2
LONGEST = 70
"""How many rolls and moves a random game has at most."""
_HEADERS: tuple[dict[str, str], ...] = (
    {},
    {"names": "Ada, Bo, Cy, Di"},
    {"date": "2026-11-15", "dice": "physical dice", "Event": "Ünïcödé 🎲, two\n lines"},
    {"date": "20261115", "starting-player": "agreed", "x-empty": ""},
)
_COMMENTS = ("a comment", "two\nlines", "naïve 🎲 move", "  spaces  ")


def records() -> str:
    """Return the records, as JSON."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("*.quay"))]
    texts += [write(record) for record in _random_records()]
    right = [[text, _normal(text)] for text in texts]
    parts = {"right": right, "wrong": _wrong(texts)}
    lines = ",\n".join(f'"{name}":{_lines(part)}' for name, part in parts.items())
    return f"{{\n{lines}\n}}\n"


def _lines(part: list[Any]) -> str:
    items = (json.dumps(item, separators=(",", ":"), ensure_ascii=False) for item in part)
    return "[\n" + ",\n".join(items) + "\n]"


def _normal(text: str) -> str | None:
    """Return a record as this package writes it, None where that is the text as it is."""
    normal = write(read(text))
    return None if normal == text else normal


def _random_records() -> Iterator[Record]:
    seed = 0
    for name in BUILT_IN:
        for game in games_of(family(name)):
            seed += 1
            yield _random_record(game, seed)


def _random_record(game: Game, seed: int) -> Record:
    generator = np.random.Generator(np.random.PCG64(seed))
    record = Record(game.start(seed=seed), _HEADERS[seed % len(_HEADERS)])
    if seed % 5 == 0:
        record = Record(game.parse(str(_played(record, generator, 12).state)), record.headers)
    record = _played(record, generator, int(generator.integers(LONGEST)))
    if seed % 4 == 1:
        record = _left(record, int(generator.integers(game.players)))
        record = _played(record, generator, 7)
    if seed % 7 == 2 and not record.state.is_over:
        record = Record(record.start, record.headers, record.entries, record.comment, True)
    return record


def _played(record: Record, generator: np.random.Generator, count: int, rarity: int = 20) -> Record:
    """Return a record with more rolls and moves; `rarity` is that of branches."""
    for _ in range(count):
        state = record.state
        if state.is_over:
            break
        if state.is_chance:
            record = record.roll(1 + int(generator.integers(state.game.rules.outcome_count)))
        else:
            record = record.play(state.actions[int(generator.integers(len(state.actions)))])
        if generator.integers(20) == 0:
            record = record.with_comment(_COMMENTS[int(generator.integers(len(_COMMENTS)))])
        if generator.integers(rarity) == 0:
            before = replace(record, entries=record.entries[:-1])
            length = int(generator.integers(1, 6))
            record = record.with_branch(_played(before, generator, length, 2 * rarity))
    return record


def _left(record: Record, seat: int) -> Record:
    state = record.state
    return record if state.is_over or seat in state.gone else record.leave(seat)


def _wrong(texts: list[str]) -> list[Any]:
    """Return changed records with what is said about them: a few for each kind of mistake."""
    generator = np.random.Generator(np.random.PCG64(len(texts)))
    found: dict[str, list[Any]] = {}
    for number in range(TRIES):
        base = number % len(texts)
        edits = edit_text(texts[base], generator)
        text = apply_edits(texts[base], edits)
        if text == texts[base] or max(text) > "\uffff":  # places in it differ between languages
            continue
        said: list[Any]
        try:
            mistake, said = "", [_normal(text)]
        except RecordError as error:
            mistake = error.ruling + SPECIAL.sub("", str(error).rpartition(": ")[2])[:30]
            said = [error.line, error.column, error.ruling]
        kept = found.setdefault(mistake, [])
        if len(kept) < EACH:
            kept.append([base, edits, *said])
    return [item for mistake in sorted(found) for item in found[mistake]]


def main() -> None:
    """Write the file."""
    text = records()
    PATH.write_text(text, encoding="utf-8")
    print(f"{PATH.name}: {len(text.encode()):,} bytes")


if __name__ == "__main__":
    main()

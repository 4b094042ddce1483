"""Writing records."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

from quayside.core.game import State
from quayside.record.record import Entry, Record

WIDTH = 96
_INDENT = "   "
BY_THE_GAME = ("game", "players", "options", "rules", "position", "result", "scores")
"""Headers written from the game itself, which override a record's own headers."""


def result_of(record: Record) -> str:
    """Return the result as the text of a header."""
    state = record.state
    if not state.is_over:
        return "abandoned" if record.is_abandoned else "unfinished"
    winners = list(map(str, state.winners))
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share"


def headers_of(record: Record) -> dict[str, str]:
    """Return all headers of a record in the order in which they are written."""
    start, game = record.start, record.start.game
    headers = {"game": game.name, "players": str(game.players)}
    if game.unusual_options:
        headers["options"] = " ".join(f"{k}={v}" for k, v in game.unusual_options.items())
    headers["rules"] = str(game.rules.version)
    if start.deal is None:
        headers["position"] = str(start)
    else:
        headers |= start.deal
    if "dice" not in record.headers and start.seed is not None:
        headers["dice"] = f"seed {start.seed}"
    headers |= {key: value for key, value in record.headers.items() if key not in headers}
    headers["result"] = result_of(record)
    scores = record.state.scores
    if scores is not None:
        headers["scores"] = ",".join(map(str, scores))
    return headers


def write(record: Record) -> str:
    """Return a record as text. A header is always one line: a line break in its value would make
    the record unreadable."""
    lines = [f"{key}: {_one_line(value)}" for key, value in headers_of(record).items()]
    lines += ["", *_comment(record.comment), *_body(record.start, record.entries, is_numbered=True)]
    return "\n".join(lines).rstrip("\n") + "\n"


def save(record: Record, path: Path | str) -> None:
    """Write a record to a file atomically."""
    path = Path(path)
    text = write(record)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", text=True)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


@dataclass(frozen=True)
class _Turn:
    """A turn, or the part of it up to a comment or a branch."""

    words: list[str]
    before: State
    """The position before its last entry, in which the branches begin."""
    new_round: bool
    """Whether a round begins with it."""
    comment: str = ""
    branches: tuple[tuple[Entry, ...], ...] = ()


def _body(start: State, entries: Iterable[Entry], *, is_numbered: bool) -> list[str]:
    """Write the turns: one line for each cycle of players, with separators between rounds."""
    players = start.game.players
    lines: list[str] = []
    line: list[str] = []
    number = 0
    for turn in _turns(start, entries):
        if turn.new_round:
            lines += [*_fill(line), "/"]
            line = []
        if not line:
            number += 1
        begin = f"{number}. " if is_numbered and not line else ""
        line.append(begin + " ".join(turn.words))
        if turn.comment or turn.branches or len(line) == players:
            lines += [*_fill(line), *_comment(turn.comment), *_branches(turn)]
            line = []
    return [*lines, *_fill(line)]


def _fill(turns: list[str]) -> list[str]:
    if not turns:
        return []
    return fill(
        "  ".join(turns),
        WIDTH,
        subsequent_indent=_INDENT,
        break_long_words=False,
        break_on_hyphens=False,
        replace_whitespace=False,
        drop_whitespace=True,
    ).split("\n")


def _branches(turn: _Turn) -> list[str]:
    """Write the branches after an entry, each in parentheses, without numbers."""
    lines: list[str] = []
    for branch in turn.branches:
        first, *rest = _body(turn.before, branch, is_numbered=False)
        if rest:
            lines += [f"( {first}", *(f"  {line}" for line in rest), ")"]
        else:
            lines.append(f"( {first} )")
    return [_INDENT + line for line in lines]


def _turns(start: State, entries: Iterable[Entry]) -> list[_Turn]:
    """Group the entries into turns."""
    family = start.game.family
    turns: list[_Turn] = []
    words: list[str] = []
    rolls: list[str] = []
    before = start
    new_round = False
    last_round = family.round_of(before.row)
    for entry in entries:
        if not words and not rolls:
            new_round = family.round_of(before.row) != last_round
            last_round = family.round_of(before.row)
        _add(entry, words, rolls)
        turn_over = entry.kind != "roll" and not family.is_mid_turn(entry.after.row)
        if entry.comment or entry.branches or turn_over:
            said = _with_rolls(words, rolls)
            turns.append(_Turn(said, before, new_round, entry.comment, entry.branches))
            words, rolls, new_round = [], [], False
        before = entry.after
    if words or rolls:
        turns.append(_Turn(_with_rolls(words, rolls), before, new_round))
    return turns


def _add(entry: Entry, words: list[str], rolls: list[str]) -> None:
    if entry.kind == "roll":
        rolls.append(entry.text)
    elif entry.kind == "move":
        words.append(f"{'.'.join(rolls)}:{entry.text}" if rolls else entry.text)
        rolls.clear()
    else:
        words[:] = [*_with_rolls(words, rolls), entry.text]
        rolls.clear()


def _with_rolls(words: list[str], rolls: list[str]) -> list[str]:
    return [*words, f"{'.'.join(rolls)}:"] if rolls else words


def _one_line(value: str) -> str:
    return re.sub(r"\s*\n\s*", " ", value).strip()


def _comment(text: str) -> list[str]:
    return [f"; {line}".rstrip() for line in text.splitlines()]

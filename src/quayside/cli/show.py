"""Replaying and checking records."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from quayside.cli.language import player_names, say, say_game, say_move, tell_result
from quayside.cli.screen import out, preparing, show_position
from quayside.core.errors import InvalidSetup
from quayside.record import Entry, Record, load
from quayside.record.writing import headers_of

_SHOWN_OTHERWISE = frozenset(
    ("game", "players", "options", "starter", "colours", "names", "result", "scores")
)
"""Headers that the picture or a sentence tells."""


def open_record(file: Path) -> Record:
    """Read a record, preparing its game behind a progress line."""
    with preparing():
        return load(file)


def check_record(file: Path) -> None:
    """Say that a record is right and how it ended; a wrong one raises `RecordError`."""
    record = open_record(file)
    moves = sum(entry.kind == "move" for entry in record.entries)
    game = say_game(record.start.game)
    result = tell_result(record.state, names_in(record))
    print(f"{file}: {say('cli-checked', game=game, moves=moves, result=result)}")


def names_in(record: Record) -> tuple[str, ...]:
    """Return what the players of a record are called."""
    return player_names(record.start, record.headers)


def show_record(file: Path, at: int | None) -> None:
    """Show a record position by position: at one move, or forward and back on request."""
    record = open_record(file)
    stops = [i for i, entry in enumerate(record.entries, 1) if entry.kind != "roll"]
    if not stops or stops[-1] != len(record.entries):
        stops.append(len(record.entries))
    stops = [0, *stops] if stops[0] != 0 else stops
    last = len(stops) - 1
    if at is not None:
        if not 0 <= at <= last:
            raise InvalidSetup(
                f"this record has moves 0 to {last}, not {at}", "at", last=last, at=at
            )
        _show(record, stops, at)
        return
    here = 0
    while True:
        _show(record, stops, here)
        word = _ask(f"[{here}/{last}] {say('cli-show-help')}\n> ")
        if word is None or word in ("q", "quit"):
            return
        if word.isdecimal() and int(word) <= last:
            here = int(word)
        elif word in ("", "n", "next"):
            here = min(here + 1, last)
        elif word in ("p", "back", "prev"):
            here = max(here - 1, 0)
        elif word in ("first", "last"):
            here = 0 if word == "first" else last
        else:
            print(f"{say('cli-show-unknown', word=word)} {say('cli-show-help')}")


def _show(record: Record, stops: list[int], here: int) -> None:
    names = names_in(record)
    if here == 0:
        _show_head(record, names)
    show_position(record.states[stops[here]])
    for entry in record.entries[stops[here - 1] if here else 0 : stops[here]]:
        out().print(f"  {_tell_entry(record, entry, names)}", markup=False)
        if entry.comment:
            out().print(entry.comment, style="italic", markup=False)
    if stops[here] == len(record.entries):
        out().print(f"  {tell_result(record.state, names)}")


def _show_head(record: Record, names: Sequence[str]) -> None:
    """Print what the record is about: the game, who plays where, and the headers that no move and
    no picture shows."""
    out().print(say_game(record.start.game), markup=False, soft_wrap=True)
    usual = player_names(record.start)
    if names != usual:
        who = ", ".join(f"{side}: {name}" for side, name in zip(usual, names, strict=True))
        out().print(who, markup=False, soft_wrap=True)
    for key, value in headers_of(record).items():
        if key not in _SHOWN_OTHERWISE:
            out().print(f"{key}: {value}", markup=False, soft_wrap=True)
    if record.comment:
        out().print(record.comment, style="italic", markup=False)


def _tell_entry(record: Record, entry: Entry, names: Sequence[str]) -> str:
    who = names[entry.seat]
    if entry.kind == "roll":
        return say("cli-show-roll", who=who, face=entry.text)
    if entry.kind == "move":
        return say("cli-show-move", who=who, move=say_move(record.start.game.family, entry.text))
    return say(f"cli-show-{entry.kind}", who=who)


def _ask(prompt: str) -> str | None:
    try:
        return input(prompt if sys.stdin.isatty() else "").strip().lower()
    except EOFError:
        return None

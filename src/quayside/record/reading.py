"""Reading records: every move is checked, and errors name line and column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from quayside.core.errors import InvalidPosition, InvalidSetup, MoveError, QuaysideError
from quayside.core.game import Game, State
from quayside.games import find, parse
from quayside.record.record import Record, RecordBuilder
from quayside.record.writing import BY_THE_GAME, result_of

LARGEST = 4_000_000
DEEPEST = 100
"""The maximum depth of nested branches."""
_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9_-]*)\s*:(?:\s+(.*))?")
_TOKEN = re.compile(
    r"\{(?P<braced>[^}]*)\}|;(?P<line>[^\n]*)|(?P<open>\{)|(?P<branch>[()])|(?P<word>[^\s{;()]+)"
)
_NUMBER = re.compile(r"[0-9]+\.")
_ROLLS = re.compile(r"([0-9]+(?:\.[0-9]+)*):(.*)")
_LEAVE = re.compile(r"(resign|time)@([0-9]{1,9})")
_FACE = re.compile(r"[0-9]{1,9}")


class RecordError(QuaysideError):
    """An error in a record: its place, its reason, and the ruling that a move breaks."""

    def __init__(self, message: str, line: int, column: int = 1, ruling: str = "") -> None:
        """Prefix the message with the place."""
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column
        self.ruling = ruling


@dataclass(frozen=True)
class _Value:
    text: str
    line: int
    column: int

    def fail(self, message: str, ruling: str = "") -> RecordError:
        return RecordError(message, self.line, self.column, ruling)


def load(path: Path | str) -> Record:
    """Read a record from a file; raises `RecordError`, or `OSError` if there is no such file."""
    data = Path(path).read_bytes()
    if len(data) > LARGEST:
        raise RecordError(f"a record has at most {LARGEST:,} bytes, this has {len(data):,}", 1)
    try:
        return read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError("this is not text in UTF-8", line) from None


def read(text: str, most: int | None = None) -> Record:
    """Read a record with a maximum number of rolls and moves; raises `RecordError`. A partly read
    record is never returned."""
    lines = text.replace("\r\n", "\n").split("\n")
    headers, first = _read_headers(lines)
    game = _read_game(headers)
    start = _read_start(headers, game)
    said = {*BY_THE_GAME, *(start.deal or {})}
    builder = RecordBuilder(start, {key: v.text for key, v in headers.items() if key not in said})
    _read_body(builder, "\n" * first + "\n".join(lines[first:]), most)
    abandoned = "result" in headers and headers["result"].text == "abandoned"
    record = builder.record(abandoned and not builder.state.is_over)
    _check_result(headers, record)
    return record


def _read_headers(lines: list[str]) -> tuple[dict[str, _Value], int]:
    headers: dict[str, _Value] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            if headers:
                return headers, number
            continue
        if line.lstrip().startswith(";") and not headers:
            continue
        match = _HEADER.fullmatch(line.strip())
        if match is None:
            raise RecordError(
                "expected a header such as 'game: NAME:EDITION', or an empty line before the moves",
                number,
            )
        key, value = match[1].lower(), _Value((match[2] or "").strip(), number, 1)
        if key in headers:
            raise value.fail(f"the header {key!r} stands twice")
        headers[key] = value
    if not headers:
        raise RecordError("the file is empty; a record begins with 'game: ...'", 1)
    return headers, len(lines)


def _read_game(headers: dict[str, _Value]) -> Game:
    if "game" not in headers:
        raise RecordError("there is no header 'game', such as 'game: NAME:EDITION'", 1)
    name = headers["game"]
    players = headers.get("players")
    if players is not None and not re.fullmatch("[0-9]{1,2}", players.text):
        raise players.fail(f"players is a number, not {players.text!r}")
    options: dict[str, str] = {}
    for word in headers["options"].text.split() if "options" in headers else []:
        key, equals, value = word.partition("=")
        if not equals or key in options:
            raise headers["options"].fail(
                f"options look like 'chance=cards', once each; not {word!r}"
            )
        options[key] = value
    try:
        game = find(name.text, int(players.text) if players else None, options)
    except InvalidSetup as error:
        raise name.fail(str(error)) from None
    version = headers.get("rules")
    if version is not None and version.text not in map(str, range(1, game.rules.version + 1)):
        raise version.fail(
            f"this record was played under rule version {version.text}; here it is"
            f" {game.rules.version}"
        )
    if "date" in headers:
        try:
            date.fromisoformat(headers["date"].text)
        except ValueError:
            raise headers["date"].fail("a date looks like 2026-11-15") from None
    return game


def _read_start(headers: dict[str, _Value], game: Game) -> State:
    seed = None
    if "dice" in headers and (match := re.fullmatch(r"seed (\d{1,40})", headers["dice"].text)):
        seed = int(match[1])
    position = headers.get("position")
    if position is not None:
        try:
            start = parse(position.text)
        except InvalidPosition as error:
            raise position.fail(str(error), error.ruling) from None
        if start.game != game:
            raise position.fail(f"the position is one of {start.game.describe()}")
        return State(game, start.row.copy(), seed=seed)
    deal = {key: headers[key].text for key in game.family.deal(game, None) if key in headers}
    try:
        start = game.start(None, **deal)
    except InvalidSetup as error:
        first = next(headers[key] for key in deal)
        raise first.fail(str(error)) from None
    return State(game, start.row.copy(), seed=seed, deal=start.deal)


def _tokens(body: str) -> Iterator[tuple[str, _Value]]:
    line, line_start, seen = 1, 0, 0
    for match in _TOKEN.finditer(body):
        start = match.start()
        if breaks := body.count("\n", seen, start):
            line, line_start = line + breaks, body.rindex("\n", seen, start) + 1
        seen = start
        kind = match.lastgroup or "word"
        value = _Value(match[kind].strip(), line, start - line_start + 1)
        if kind == "open":
            raise value.fail("this comment is never closed with '}'")
        yield (kind if kind in ("word", "branch") else "comment"), value


def _read_body(builder: RecordBuilder, body: str, most: int | None) -> None:
    family = builder.state.game.family
    rounds = [family.round_of(builder.state.row)]
    opened: list[_Value] = []
    for kind, token in _tokens(body):
        if kind == "comment":
            builder.comment(token.text)
        elif kind == "branch":
            _read_bracket(builder, token)
            if token.text == "(":
                opened.append(token)
                rounds.append(family.round_of(builder.state.row))
            else:
                opened.pop()
                rounds.pop()
        elif token.text == "/":
            if family.round_of(builder.state.row) == rounds[-1]:
                raise token.fail("'/' separates rounds, and no round ends here")
            rounds[-1] = family.round_of(builder.state.row)
        elif not _NUMBER.fullmatch(token.text):
            _read_word(builder, token, most)
    if opened:
        raise opened[-1].fail("this branch is never closed with ')'")


def _read_bracket(builder: RecordBuilder, token: _Value) -> None:
    if token.text == "(" and builder.depth == DEEPEST:
        raise token.fail(f"branches are nested at most {DEEPEST} deep")
    try:
        builder.open_branch() if token.text == "(" else builder.close_branch()
    except ValueError as error:
        raise token.fail(str(error)) from None


def _read_word(builder: RecordBuilder, token: _Value, most: int | None) -> None:
    def check_length() -> None:
        if most is not None and len(builder) >= most:
            raise token.fail(f"at most {most:,} rolls and moves can be read here")

    try:
        leaving = _LEAVE.fullmatch(token.text)
        if leaving:
            builder.leave(int(leaving[2]), "time" if leaving[1] == "time" else "resign")
            return
        rolls = _ROLLS.fullmatch(token.text)
        text = token.text
        if rolls and (builder.state.is_chance or not builder.state.actions):
            for face in rolls[1].split("."):
                check_length()
                if not _FACE.fullmatch(face):
                    raise token.fail("a roll is a number such as 4")
                builder.roll(int(face))
            text = rolls[2]
        if text:
            check_length()
            builder.play(text)
    except MoveError as error:
        raise token.fail(f"{_short(token.text)}: {error}", error.ruling) from None


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:60]} ..."


def _check_result(headers: dict[str, _Value], record: Record) -> None:
    result, scores = headers.get("result"), headers.get("scores")
    if result is not None and result.text != result_of(record):
        raise result.fail(f"the moves lead to {result_of(record)!r}, not to {result.text!r}")
    if scores is not None:
        reached = ",".join(map(str, record.state.scores or ()))
        if scores.text.replace(" ", "") != reached:
            raise scores.fail(f"the moves lead to scores {reached or 'none'}, not {scores.text}")

"""Dockers in text: moves and positions, read and written (rulebook sections 2 and 5)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from quayside.core.errors import InvalidPosition, InvalidSetup
from quayside.core.reader import PositionReader
from quayside.core.rules import NOBODY, Row
from quayside.games.dockers import checks, setup
from quayside.games.dockers import crates as c
from quayside.games.dockers.layout import CODE, LETTERS, layout_of

if TYPE_CHECKING:
    from quayside.core.game import Game

DIRECTIONS = "NESW"
_MOVE = re.compile(rf"({CODE})(?:\^([NESW])|v([NESW])([0-3])|@([1-3]))|=({CODE})?")
_NUMBER = "(?:0|[1-9][0-9]{0,6})"
_CRATE = re.compile(rf"({CODE})@([0-9]{{1,2}}),([0-9]{{1,2}}),([0-2])=([.rbyg]{{6}})")
_PLACE = re.compile(rf"({CODE})@(-?[0-9]{{1,2}}),(-?[0-9]{{1,2}}),([0-2])")

# The words of a position after the players, in order: their form and how to say it.
_FIELDS = {
    "colours": ("[rbyg]+", "the colours by seat, as in rb"),
    "turn": ("[0-3]|-", "the seat to move, '-' at the end"),
    "moves": ("[0-3]", "the moves made in this turn, 0 to 3"),
    "customs": (f"{CODE}|-", "the crate with the token, or '-'"),
    "scores": (f"{_NUMBER}(?:,{_NUMBER})*", "the points by seat, as in 2,8"),
    "turns": (_NUMBER, "the turns played"),
    "crates": (".+", "the 27 crates, as in RTM@2,2,0=.bygyg"),
    "been": (".+", "the places left in this turn, as in ALY@2,1,2, or '-'"),
    "pivoted": (f"{CODE}(?:,{CODE})*|-", "the crates pivoted in this turn, or '-'"),
}


def write_action(game: Game, row: Row, action: int) -> str:
    """Return `RTM^N`, `RTMvE2`, `RTM@1`, `=RTM` or `=`."""
    codes = layout_of(game.option("layout")).codes
    if action == c.LEAVE_CUSTOMS:
        return "="
    if action >= c.CUSTOMS_ACTIONS:
        return "=" + codes[action - c.CUSTOMS_ACTIONS]
    crate, move = divmod(action, c.CRATE_ACTIONS)
    if move < c.FALLS:
        return f"{codes[crate]}^{DIRECTIONS[move]}"
    if move <= c.PIVOTS:
        direction, quarters = divmod(move - c.FALLS, 4)
        return f"{codes[crate]}v{DIRECTIONS[direction]}{quarters}"
    return f"{codes[crate]}@{move - c.PIVOTS}"


def read_action(game: Game, row: Row, text: str) -> int:
    """Read a move's text; raises `ValueError` saying what a move looks like."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise ValueError(
            f"{text!r} is not a move; moves look like 'RTM^N', 'RTMvE2', 'RTM@1', '=RTM' or '='"
        )
    codes = layout_of(game.option("layout")).codes
    code, tip, fall, quarters, pivot, customs = match.groups()
    named = code or customs
    if named is None:
        return c.LEAVE_CUSTOMS
    if named not in codes:
        raise ValueError(f"there is no crate {named}; the crates are {' '.join(codes)}")
    if customs:
        return c.CUSTOMS_ACTIONS + codes.index(customs)
    if tip:
        move = DIRECTIONS.index(tip)
    elif fall:
        move = c.FALLS + 4 * DIRECTIONS.index(fall) + int(quarters)
    else:
        move = c.PIVOTS + int(pivot)
    return c.CRATE_ACTIONS * codes.index(code) + move


@lru_cache(maxsize=4096)
def _faces_text(faces: int) -> str:
    return "".join(LETTERS[faces >> 3 * side & 7] for side in range(6))


def _place_text(codes: tuple[str, ...], crate: int, x: int, y: int, floor: int) -> str:
    return f"{codes[crate]}@{x},{y},{floor}"


def write_position(game: Game, row: Row) -> str:
    """Return the position as one line of text. Every refused move carries it, so the last ones
    written are kept."""
    return _write_position(game, row.tobytes())


@lru_cache(maxsize=32)
def _write_position(game: Game, data: bytes) -> str:
    codes = layout_of(game.option("layout")).codes
    numbers = np.frombuffer(data, np.int32).tolist()
    seats = range(game.players)
    crates = [
        f"{_place_text(codes, i, *c.place_of(number))}={_faces_text(number >> c.FACES_AT)}"
        for i, number in enumerate(numbers[c.CRATE :])
    ]
    been = [_place_text(codes, *place) for place in sorted(c.places_of(numbers))]
    pivoted = [code for i, code in enumerate(codes) if numbers[c.PIVOTED] >> i & 1]
    turn, customs = numbers[c.TURN], numbers[c.CUSTOMS]
    words = [
        game.name,
        str(game.players),
        "colours:" + "".join(LETTERS[numbers[c.COLOUR + seat]] for seat in seats),
        f"turn:{'-' if turn == NOBODY else turn}",
        f"moves:{numbers[c.MOVES]}",
        f"customs:{'-' if customs == c.NO_CRATE else codes[customs]}",
        "scores:" + ",".join(str(numbers[c.SCORE + seat]) for seat in seats),
        f"turns:{numbers[c.TURNS]}",
        "crates:" + ",".join(crates),
        f"been:{','.join(been) or '-'}",
        f"pivoted:{','.join(pivoted) or '-'}",
    ]
    if numbers[c.LEFT]:
        words.append("left:" + "".join(str(s) for s in seats if numbers[c.LEFT] >> s & 1))
    words += [f"{name}={value}" for name, value in game.unusual_options.items()]
    return " ".join(words)


def read_position(words: Sequence[str]) -> tuple[Game, Row]:
    """Read a position and check that it can stand; raises `InvalidPosition`."""
    text = " ".join(words)
    try:
        game, fields = _read_game(words)
        row = setup.empty_row(game)
        setup.check_colours(game, fields["colours"])
        codes = layout_of(game.option("layout")).codes
        _read_seats(game, fields, row)
        _read_crates(codes, fields["crates"], row)
        _read_turn(codes, fields, row)
        checks.check(game, row)
    except InvalidSetup as error:
        raise InvalidPosition(str(error), position=text) from None
    except InvalidPosition as error:
        error.position = text
        raise
    return game, row


def _read_game(words: Sequence[str]) -> tuple[Game, dict[str, str]]:
    """Read the game with its options, and the other words by name."""
    from quayside.games import find

    reader = PositionReader(words)
    game = reader.game(find)
    fields = {name: match[0] for name, match in reader.match(_FIELDS).items()}
    left = reader.take("left:([0-3]{1,3})")
    fields["left"] = left[1] if left else ""
    reader.end(game.name)
    return game, fields


def _read_seats(game: Game, fields: dict[str, str], row: Row) -> None:
    for seat, letter in enumerate(fields["colours"]):
        row[c.COLOUR + seat] = LETTERS.index(letter)
    scores = fields["scores"].split(",")
    if len(scores) != game.players:
        raise InvalidPosition(f"scores: needs {game.players} numbers, one for each seat")
    for seat, score in enumerate(scores):
        row[c.SCORE + seat] = int(score)
    left = fields["left"]
    if "".join(sorted(set(left))) != left or any(int(seat) >= game.players for seat in left):
        raise InvalidPosition(f"left: lists seats once each and in order, not {left!r}")
    row[c.LEFT] = sum(1 << int(seat) for seat in left)
    turn = fields["turn"]
    if turn != "-" and int(turn) >= game.players:
        raise InvalidPosition(f"there is no seat {turn} to move with {game.players} players")
    row[c.TURN] = NOBODY if turn == "-" else int(turn)


def _read_crates(codes: tuple[str, ...], text: str, row: Row) -> None:
    words = re.split(rf",(?={CODE}@)", text)
    if len(words) != c.CRATES:
        raise InvalidPosition(f"there are 27 crates, not {len(words)}")
    for i, (code, word) in enumerate(zip(codes, words, strict=True)):
        match = _CRATE.fullmatch(word)
        if match is None or match[1] != code:
            raise InvalidPosition(
                f"crate {i + 1} is {code}, written like {code}@2,2,0=.bygyg; found {word[:40]!r}"
            )
        x, y, floor = (int(number) for number in match.groups()[1:4])
        if x > c.WIDEST or y > c.WIDEST:
            raise InvalidPosition(f"{code} is too far away to be joined", ruling="CR-1")
        row[c.CRATE + i] = c.make_crate(x, y, floor, c.faces_from(match[5]))


def _read_turn(codes: tuple[str, ...], fields: dict[str, str], row: Row) -> None:
    row[c.MOVES] = int(fields["moves"])
    row[c.TURNS] = int(fields["turns"])
    if fields["customs"] != "-":
        row[c.CUSTOMS] = _crate(codes, fields["customs"])
    pivoted = [] if fields["pivoted"] == "-" else fields["pivoted"].split(",")
    for code in pivoted:
        row[c.PIVOTED] |= 1 << _crate(codes, code)
    been = [] if fields["been"] == "-" else re.split(rf",(?={CODE}@)", fields["been"])
    places = []
    for word in been:
        match = _PLACE.fullmatch(word)
        if match is None:
            raise InvalidPosition(f"a place left in this turn looks like ALY@2,1,2, not {word!r}")
        x, y, floor = (int(number) for number in match.groups()[1:])
        if not (-3 <= x <= c.WIDEST and -3 <= y <= c.WIDEST):
            raise InvalidPosition(f"{word} is too far away for this turn", ruling="CR-3")
        places.append(c.make_place(_crate(codes, match[1]), x, y, floor))
    if len(set(places)) < len(places) or len(set(pivoted)) < len(pivoted):
        raise InvalidPosition("a place and a pivoted crate stand once each", ruling="CR-3")
    if len(places) + len(pivoted) != row[c.MOVES]:
        raise InvalidPosition(
            f"moves:{row[c.MOVES]} needs as many places left and crates pivoted in this turn,"
            f" not {len(places) + len(pivoted)}"
        )
    for k, place in enumerate(sorted(places)):
        row[c.BEEN + k] = place


def _crate(codes: tuple[str, ...], code: str) -> int:
    if code not in codes:
        raise InvalidPosition(f"there is no crate {code} in the layout")
    return codes.index(code)

"""Docker in text: moves and positions, read and written (rulebook sections 1 and 5)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quayside.core.reader import PositionReader
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.setup import empty_row

if TYPE_CHECKING:
    from quayside.core.game import Game

SQUARE_NAMES = tuple(file + rank for rank in "123" for file in "abc")
_MOVE = re.compile(r"(?:([1-6]):)?(?:\+([abc][123])|([abc][123])-([abc][123]))")


def owners(row: Row, square: int) -> tuple[int, ...]:
    """Return the seats of the containers on a square from the bottom up."""
    stack, seats = int(row[r.STACK + square]), []
    while stack > 1:
        seats.append(stack & 3)
        stack >>= 2
    return tuple(reversed(seats))


def is_out_action(action: int, cards: bool) -> bool:
    """Return whether an action number means `out`."""
    return action == (r.CARD_OUT if cards else r.OUT)


def write_action(game: Game, row: Row, action: int) -> str:
    """Return `a1-c3`, `+b2` or `out`; with cards, the card in front."""
    if is_out_action(action, bool(row[r.CARDS])):
        return "out"
    card, move = divmod(action, 90)
    source, target = divmod(move, 9)
    text = "+" if source == r.FROM_HAND else SQUARE_NAMES[source] + "-"
    return (f"{card + 1}:" if row[r.CARDS] else "") + text + SQUARE_NAMES[target]


def read_action(game: Game, row: Row, text: str) -> int:
    """Read a move's text; raises `ValueError` saying what a move looks like."""
    cards = bool(row[r.CARDS])
    if text == "out":
        return r.CARD_OUT if cards else r.OUT
    match = _MOVE.fullmatch(text)
    if match is None or bool(match[1]) != cards:
        form = "'4:a1-c3', '3:+b2'" if cards else "'a1-c3', '+b2'"
        raise ValueError(f"{text!r} is not a move; moves look like {form} or 'out'")
    card, entered, source, target = match.groups()
    if entered:
        move = 9 * r.FROM_HAND + SQUARE_NAMES.index(entered)
    else:
        move = 9 * SQUARE_NAMES.index(source) + SQUARE_NAMES.index(target)
    return move + (90 * (int(card) - 1) if cards else 0)


def write_position(game: Game, row: Row) -> str:
    """Return the position as one line of text."""
    stacks = [
        f"{name}:{''.join(map(str, owners(row, square)))}"
        for square, name in enumerate(SQUARE_NAMES)
        if row[r.HEIGHT + square]
    ]
    seats = range(game.players)
    gone = "".join(str(row[r.OUT_ORDER + i]) for i in range(row[r.OUTS]))
    words = [
        game.name,
        str(game.players),
        ",".join(stacks) or "-",
        "hand:" + ",".join(str(row[r.HAND + seat]) for seat in seats),
        f"out:{gone or '-'}",
        f"turn:{'-' if row[TURN] == NOBODY else row[TURN]}",
        f"roll:{row[r.ROLL] or '-'}",
    ]
    if row[r.CARDS]:
        held = ["".join(str(c + 1) for c in range(6) if row[r.HELD + s] >> c & 1) for s in seats]
        words.append("cards:" + ",".join(cards or "-" for cards in held))
    if row[r.CAP]:
        words.append(f"turns:{row[r.TURNS]}")
    words += [f"{name}={value}" for name, value in game.unusual_options.items()]
    return " ".join(words)


def read_position(words: Sequence[str]) -> tuple[Game, Row]:
    """Read a position and check that it can stand; raises `InvalidPosition`."""
    from quayside.games import find

    reader = PositionReader(words)
    game = reader.game(find)
    row = empty_row(game)
    _read_board(reader, row)
    _read_seats(reader, game, row)
    _read_turn(reader, game, row)
    reader.end(game.name)
    _check_containers(reader, game, row)
    return game, row


def _read_board(reader: PositionReader, row: Row) -> None:
    board = reader.next("the board")
    before = -1
    for stack in [] if board == "-" else board.split(","):
        square, _, seats = stack.partition(":")
        if square not in SQUARE_NAMES or not re.fullmatch(f"[0-{row[r.PLAYERS] - 1}]+", seats):
            raise reader.fail(
                f"{stack!r} is not a square and the seats of its stack, as in 'b3:11'"
            )
        index = SQUARE_NAMES.index(square)
        if index <= before:
            raise reader.fail(
                f"squares stand once each and in the order a1, b1, c1 ... c3: {square}"
            )
        if len(seats) > 12:
            raise reader.fail(f"there are at most 12 containers, {square} has {len(seats)}")
        before = index
        row[r.HEIGHT + index] = len(seats)
        for seat in seats:
            row[r.STACK + index] = row[r.STACK + index] << 2 | int(seat)


def _read_seats(reader: PositionReader, game: Game, row: Row) -> None:
    most = int(r.CONTAINERS[game.players, row[r.EDITION]])
    row[r.HAND : r.HAND + game.players] = reader.numbers("hand", game.players, most)
    gone = reader.field("out")
    if gone != "-":
        if not re.fullmatch(f"[0-{game.players - 1}]+", gone) or len(set(gone)) != len(gone):
            raise reader.fail(f"out: lists seats in the order they went, or '-'; not {gone!r}")
        if len(gone) >= game.players:
            raise reader.fail("the last player in cannot be out", "DK-8")
        for i, name in enumerate(gone):
            row[r.OUT_ORDER + i] = int(name)
        row[r.OUTS] = len(gone)


def _read_turn(reader: PositionReader, game: Game, row: Row) -> None:
    gone = row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]]
    turn = reader.field("turn")
    roll = reader.field("roll")
    row[r.ROLL] = 0 if roll == "-" else reader.number(roll, "a roll", 6)
    if roll != "-" and (row[r.ROLL] == 0 or row[r.CARDS] or turn == "-"):
        raise reader.fail(f"roll:{roll} cannot be here; without a waiting roll it is 'roll:-'")
    if row[r.CARDS]:
        _read_cards(reader, game, row)
    if row[r.CAP]:
        row[r.TURNS] = reader.number(reader.field("turns"), "turns", int(row[r.CAP]))
    over = row[r.OUTS] == game.players - 1 or bool(row[r.CAP] and row[r.TURNS] == row[r.CAP])
    if (turn == "-") != over:
        wanted = "-" if over else "the seat to move"
        raise reader.fail(f"turn: must be {wanted} here, not {turn!r}", "DK-8")
    row[TURN] = NOBODY if over else reader.number(turn, "turn", game.players - 1)
    if not over and row[TURN] in gone:
        raise reader.fail(f"seat {turn} is out and cannot be to move", "DK-8")


def _read_cards(reader: PositionReader, game: Game, row: Row) -> None:
    held = reader.field("cards").split(",")
    if len(held) != game.players:
        raise reader.fail(f"cards: needs {game.players} hands of cards, one for each seat", "DK-10")
    gone = set(row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist())
    for seat, cards in enumerate(held):
        in_order = re.fullmatch("1?2?3?4?5?6?", cards) is not None and cards != ""
        if (cards != "-") if seat in gone else not in_order:
            raise reader.fail(
                f"seat {seat} holds cards such as '1346', or '-' once out; not {cards!r}", "DK-10"
            )
        row[r.HELD + seat] = sum(1 << int(card) - 1 for card in cards if card != "-")


def _check_containers(reader: PositionReader, game: Game, row: Row) -> None:
    most = int(r.CONTAINERS[game.players, row[r.EDITION]])
    gone = row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist()
    on_board = [seat for square in range(r.SQUARES) for seat in owners(row, square)]
    for seat in range(game.players):
        hand, board = int(row[r.HAND + seat]), on_board.count(seat)
        if seat in gone and hand:
            raise reader.fail(f"seat {seat} is out, so its hand is empty, not {hand}")
        if board > most or (seat not in gone and hand + board != most):
            raise reader.fail(
                f"seat {seat} has {most} containers in {game.name} for {game.players} players;"
                f" {board} on the board and {hand} in hand are not that"
            )
    if row[r.ROLL]:
        check = row.copy()
        check[r.ROLL] = 0
        r.apply(check, int(row[r.ROLL]) - 1, r.RULES.scratch())
        if check[r.ROLL] == 0:
            raise reader.fail(f"a {row[r.ROLL]} would be rolled again here", "DK-7")

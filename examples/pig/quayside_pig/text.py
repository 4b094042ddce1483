"""Pig in text: `pig:standard 2 scores:12,40 pot:7 turn:0 next:move left:-`."""

from __future__ import annotations

from collections.abc import Sequence

from quayside.core.game import Game
from quayside.core.reader import PositionReader
from quayside.core.rules import NOBODY, TURN, Row
from quayside.games import find
from quayside_pig import rules as r

ACTIONS = ("roll", "hold")


def write_action(game: Game, row: Row, action: int) -> str:
    """Return `roll` or `hold`."""
    return ACTIONS[action]


def read_action(game: Game, row: Row, text: str) -> int:
    """Read an action; raises `ValueError`."""
    if text not in ACTIONS:
        raise ValueError(f"{text!r} is not a move; moves are 'roll' and 'hold'")
    return ACTIONS.index(text)


def write_position(game: Game, row: Row) -> str:
    """Return the position as one line of text."""
    left = "".join(str(seat) for seat in range(game.players) if row[r.LEFT] >> seat & 1)
    words = [
        game.name,
        str(game.players),
        "scores:" + ",".join(map(str, row[r.SCORE : r.SCORE + game.players])),
        f"pot:{row[r.POT]}",
        f"turn:{'-' if row[TURN] == NOBODY else row[TURN]}",
        f"next:{'die' if row[r.ROLLING] else 'move'}",
        f"left:{left or '-'}",
    ]
    return " ".join(words + [f"{name}={value}" for name, value in game.unusual_options.items()])


def read_position(words: Sequence[str]) -> tuple[Game, Row]:
    """Read a position; raises `InvalidPosition`."""
    reader = PositionReader(words)
    game = reader.game(find)
    row, target = game.start().row.copy(), int(game.option("target"))
    scores = reader.numbers("scores", game.players, 2 * target)
    row[r.SCORE : r.SCORE + game.players] = scores
    row[r.POT] = reader.number(reader.field("pot"), "the pot", 2 * target)
    turn = reader.field("turn")
    row[r.ROLLING] = reader.choice("next", ("move", "die"))
    for seat in reader.field("left").replace("-", ""):
        row[r.LEFT] |= 1 << reader.number(seat, "a seat that left", game.players - 1)
    reader.end(game.name)
    won = [seat for seat, score in enumerate(scores) if score >= target]
    still_in = [seat for seat in range(game.players) if not row[r.LEFT] >> seat & 1]
    over = bool(won) or len(still_in) == 1
    if len(won) > 1 or not still_in or (over and (row[r.POT] or row[r.ROLLING])):
        raise reader.fail("this cannot be the end of a game")
    if (turn == "-") != over:
        raise reader.fail(f"turn: must be {'-' if over else 'the seat to move'} here, not {turn!r}")
    row[TURN] = NOBODY if over else reader.number(turn, "turn", game.players - 1)
    if not over and row[TURN] not in still_in:
        raise reader.fail(f"seat {turn} has left and cannot be to move")
    return game, row

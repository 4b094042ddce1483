"""Puzzles of Dockers: the most points of one turn, by trying every way to play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from quayside.core.game import Game, State
from quayside.core.parts import Proof, PuzzleKind
from quayside.core.rules import Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.rules import RULES

KIND: Final[PuzzleKind] = "points"
MARGIN: Final = 1.0
JURY: Final = ("nonet:100@0.75", "nonet:100@0.51", "nonet:100@0.17", "nonet:130")
_FEWEST_MOVES = 6
_FEWEST_POINTS = 4
_FIRST_TURN, _LAST_TURN = 4, 60
_CARELESS = 0.4


def positions(game: Game, generator: np.random.Generator) -> Iterator[State]:
    """Play a game of two who take points when they see them, and yield the turns' beginnings."""
    colours = "".join(generator.permutation(list("rbyg"))[: game.players])
    state = game.start(starter=str(generator.integers(game.players)), colours=colours)
    while not state.is_over and state.row[c.TURNS] < _LAST_TURN:
        if state.row[c.MOVES] == 0 and state.row[c.TURNS] >= _FIRST_TURN:
            yield state
        actions = state.actions
        if generator.random() >= _CARELESS:
            points = [_points(state, state.play(action)) for action in actions]
            most = max(points)
            actions = tuple(a for a, worth in zip(actions, points, strict=True) if worth == most)
        state = state.play(int(generator.choice(actions)))


def _points(before: State, after: State) -> int:
    """Return the points that the player to move before has made since."""
    at = c.SCORE + (before.to_move or 0)
    return int(after.row[at] - before.row[at])


def prove(state: State) -> Proof | None:
    """Play the turn in every way. The points of a first move are the most that the turn can still
    bring after it."""
    if len(state.actions) < _FEWEST_MOVES:
        return None
    room = _Room()
    values = {}
    for action in state.actions:
        after = room.after(state.row, action)
        values[action] = float(room.gain(state.row, after) + room.most(after))
    best = max(values, key=values.__getitem__)
    if values[best] < _FEWEST_POINTS:
        return None
    line, row = [best], room.after(state.row, best)
    while row[c.MOVES] < c.TURN_MOVES and row[c.TURN] == state.row[c.TURN]:
        action = room.best(row)
        line.append(action)
        row = room.after(row, action)
    return Proof(values, tuple(line))


class _Room:
    """Rows seen in one turn, each with the most points that can follow."""

    def __init__(self) -> None:
        self._scratch = RULES.scratch()
        self._most: dict[bytes, int] = {}

    def after(self, row: Row, action: int) -> Row:
        then = row.copy()
        RULES.apply(then, action, self._scratch)
        return then

    def gain(self, row: Row, after: Row) -> int:
        at = c.SCORE + int(row[c.TURN])
        return int(after[at] - row[at])

    def actions(self, row: Row) -> list[int]:
        out = RULES.actions()
        found: list[int] = out[: RULES.legal(row, out, self._scratch)].tolist()
        return found

    def worth(self, row: Row, action: int) -> int:
        """Return the points that an action brings, with the most that can follow."""
        after = self.after(row, action)
        is_over = after[c.TURN] != row[c.TURN]
        return self.gain(row, after) + (0 if is_over else self.most(after))

    def most(self, row: Row) -> int:
        """Return the most points that the rest of the turn can bring."""
        if row[c.MOVES] == c.TURN_MOVES or row[c.TURN] < 0:
            return 0
        key = row.tobytes()
        if key not in self._most:
            self._most[key] = max(self.worth(row, action) for action in self.actions(row))
        return self._most[key]

    def best(self, row: Row) -> int:
        """Return the first action that begins the most points."""
        return max(self.actions(row), key=lambda action: self.worth(row, action))


def key(state: State) -> str:
    """Return the crates without their names as the player to move sees them, turned so that the
    text is the first of the four. Mirrored crates would be other crates."""
    row = state.row.tolist()
    turn = row[c.TURN]
    colour = row[c.COLOUR + turn] if turn >= 0 else 0
    crates = [(*c.place_of(number), number >> c.FACES_AT) for number in row[c.CRATE :]]
    left = {crate: (x, y, floor) for crate, x, y, floor in c.places_of(row)}
    images = []
    for _ in range(4):
        low_x, low_y = min(x for x, *_ in crates), min(y for _, y, *_ in crates)
        seen = []
        for i, (x, y, floor, faces) in enumerate(crates):
            u, v, down = left.get(i, (low_x - 9, low_y - 9, 0))
            been = (u - low_x, v - low_y, down)
            marks = (i == row[c.CUSTOMS], row[c.PIVOTED] >> i & 1, been)
            seen.append((x - low_x, y - low_y, floor, faces, *marks))
        images.append(str(sorted(seen)))
        crates = [(y, -x, floor, _turned(faces)) for x, y, floor, faces in crates]
        left = {i: (y, -x, floor) for i, (x, y, floor) in left.items()}
    return f"{colour} {row[c.MOVES]} {row[c.JOINED]}{row[c.FINISH]} {min(images)}"


def _turned(faces: int) -> int:
    """Turn a crate's faces clockwise with the board: what looked north looks east."""
    sides = [faces >> c.FACE_BITS * side & 7 for side in range(6)]
    up, down, north, east, south, west = sides
    return sum(
        face << c.FACE_BITS * side for side, face in enumerate((up, down, west, north, east, south))
    )

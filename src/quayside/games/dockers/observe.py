"""What a learner sees of a position of Dockers."""

from __future__ import annotations

from quayside.core.kernel import kernel, kernel_helper
from quayside.core.rules import OBSERVE, Features, Row
from quayside.games.dockers.crates import (
    BEEN,
    CAP,
    CELL_BITS,
    CELL_MASK,
    COLOUR,
    COLOURS,
    CRATE,
    CRATES,
    CUSTOMS,
    FACES_AT,
    FINISH,
    JOINED,
    LEFT,
    MOVES,
    OFFSET,
    PIVOTED,
    PLAYERS,
    SCORE,
    TURN,
    TURN_MOVES,
    TURNS,
    cell_of,
    faces_of,
    floor_of,
)

# Numbers for a crate: x, y, three floors, six faces of a lid and four colours, Customs, pivoted.
_CRATE_SIZE = 2 + 3 + 6 * (1 + COLOURS) + 2
# For a place left in this turn: whose it is, and how far away in x, y and floor.
_PLACE_SIZE = CRATES + 3
_PLACES_AT = CRATES * _CRATE_SIZE
_SEATS_AT = _PLACES_AT + TURN_MOVES * _PLACE_SIZE
# For a seat: is there, is to move, points, has left.
_SEAT_SIZE = 4
_REST_AT = _SEATS_AT + 4 * _SEAT_SIZE
# Moves made (four), turns played, turns left to the cap, options joined and finish.
OBSERVATION_SIZE = _REST_AT + TURN_MOVES + 1 + 4


@kernel_helper
def _from_seat(row: Row, seat: int, colour: int) -> int:
    """Return a colour as a learner counts them: own, the next player's, and so on; then those that
    nobody plays, in their order."""
    players = int(row[PLAYERS])
    unplayed = players
    for other in range(players):
        if row[COLOUR + other] == colour:
            return (other - seat + players) % players
    for before in range(1, colour):
        is_played = False
        for other in range(players):
            is_played |= row[COLOUR + other] == before
        unplayed += not is_played
    return unplayed


@kernel_helper
def _show_crate(row: Row, seat: int, i: int, out: Features) -> None:
    crate = int(row[CRATE + i])
    at = i * _CRATE_SIZE
    out[at] = (cell_of(crate) & 31) / 8
    out[at + 1] = (cell_of(crate) >> 5) / 8
    out[at + 2 + floor_of(crate)] = 1.0
    for face in range(6):
        colour = faces_of(crate) >> 3 * face & 7
        place = 0 if colour == 0 else 1 + _from_seat(row, seat, colour)
        out[at + 5 + 5 * face + place] = 1.0
    out[at + 35] = row[CUSTOMS] == i
    out[at + 36] = row[PIVOTED] >> i & 1


@kernel_helper
def _show_place(row: Row, k: int, out: Features) -> None:
    place = int(row[BEEN + k])
    if place == 0:
        return
    at = _PLACES_AT + k * _PLACE_SIZE
    i = place >> FACES_AT
    crate = int(row[CRATE + i])
    out[at + i] = 1.0
    # Places are at most three steps away, so each difference is in -3 .. 3.
    away = (place & CELL_MASK) - OFFSET - cell_of(crate)
    x = ((away + 3) & 31) - 3
    out[at + CRATES] = x
    out[at + CRATES + 1] = (away - x) >> 5
    out[at + CRATES + 2] = (place >> CELL_BITS & 3) - floor_of(crate)


@kernel(OBSERVE)
def observe(row: Row, seat: int, out: Features) -> None:
    """Show the position from a seat: crates with their faces in colours counted from the observer,
    places left in this turn, seats from the observer on, and how far the game has come."""
    for k in range(OBSERVATION_SIZE):
        out[k] = 0.0
    for i in range(CRATES):
        _show_crate(row, seat, i, out)
    for k in range(TURN_MOVES):
        _show_place(row, k, out)
    players = int(row[PLAYERS])
    for other in range(players):
        at = _SEATS_AT + _SEAT_SIZE * ((other - seat + players) % players)
        out[at] = 1.0
        out[at + 1] = row[TURN] == other
        out[at + 2] = row[SCORE + other] / 10
        out[at + 3] = row[LEFT] >> other & 1
    out[_REST_AT + row[MOVES]] = 1.0
    at = _REST_AT + TURN_MOVES + 1
    out[at] = row[TURNS] / 50
    out[at + 1] = (row[CAP] - row[TURNS]) / 50 if row[CAP] else 0.0
    out[at + 2] = row[JOINED]
    out[at + 3] = row[FINISH]

"""Whether a position of Dockers that was read can stand; if not, why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, permutations
from typing import TYPE_CHECKING

from quayside.core.errors import InvalidPosition
from quayside.core.kernel import plain
from quayside.core.rules import NOBODY, Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.layout import layout_of

if TYPE_CHECKING:
    from quayside.core.game import Game

Place = tuple[int, int, int]


def check(game: Game, row: Row) -> None:
    """Raise `InvalidPosition` for a position that cannot stand."""
    numbers = row.tolist()
    places = [c.place_of(number) for number in numbers[c.CRATE :]]
    codes = layout_of(game.option("layout")).codes
    _check_columns(codes, places)
    _check_faces(game, codes, numbers)
    _check_customs(codes, places, numbers)
    _check_way(codes, places, numbers)
    _check_joined(row)
    _check_end(row)


def _check_columns(codes: tuple[str, ...], places: list[Place]) -> None:
    known: dict[Place, str] = {}
    for code, place in zip(codes, places, strict=True):
        if place in known:
            raise InvalidPosition(f"{known[place]} and {code} cannot both be in {_text(place)}")
        known[place] = code
    for (x, y, floor), code in known.items():
        if floor and (x, y, floor - 1) not in known:
            raise InvalidPosition(f"nothing carries {code} in {_text((x, y, floor))}")
    if min(x for x, _, _ in places) or min(y for _, y, _ in places):
        raise InvalidPosition("the smallest x and y of all crates must be 0", ruling="CR-1")


@lru_cache(maxsize=256)
def _orientations(faces: int) -> frozenset[int]:
    """Return all ways in which a crate with these faces can lie."""
    tip, turn = plain(c.tip_faces), plain(c.turn_faces)
    found, waiting = {faces}, [faces]
    while waiting:
        now = waiting.pop()
        for other in (int(tip(now, c.NORTH)), int(turn(now, 1))):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return frozenset(found)


def _check_faces(game: Game, codes: tuple[str, ...], numbers: list[int]) -> None:
    crates = layout_of(game.option("layout")).crates
    for crate, number in zip(crates, numbers[c.CRATE :], strict=True):
        if number >> c.FACES_AT not in _orientations(c.faces_from(crate.faces)):
            raise InvalidPosition(
                f"{crate.code} cannot lie like that: its faces are those of {crate.faces}, turned",
                ruling="CR-2",
            )


def _check_customs(codes: tuple[str, ...], places: list[Place], numbers: list[int]) -> None:
    customs = numbers[c.CUSTOMS]
    if (customs == c.NO_CRATE) != (numbers[c.TURNS] == 0):
        raise InvalidPosition(
            "customs:- belongs to turns:0; after the first turn the token is on a crate",
            ruling="CR-9",
        )
    if customs == c.NO_CRATE:
        return
    x, y, floor = places[customs]
    if (x, y, floor + 1) in places:
        raise InvalidPosition(f"{codes[customs]} has the Customs token, so no crate lies on it")
    moved = {crate for crate, *_ in c.places_of(numbers)}
    if customs in moved or numbers[c.PIVOTED] >> customs & 1:
        raise InvalidPosition(f"{codes[customs]} has the Customs token and cannot have moved")


def _check_way(codes: tuple[str, ...], places: list[Place], numbers: list[int]) -> None:
    """Check that the places left in this turn lead to where their crates are now (CR-3)."""
    left: dict[int, list[Place]] = {}
    for crate, *place in c.places_of(numbers):
        left.setdefault(crate, []).append((place[0], place[1], place[2]))
    for crate, been in left.items():
        ways = [(*way, places[crate]) for way in permutations(been)]
        if not any(all(_is_step(a, b) for a, b in pairwise(way)) for way in ways):
            raise InvalidPosition(
                f"the places that {codes[crate]} left in this turn do not lead to"
                f" {_text(places[crate])}",
                ruling="CR-3",
            )


def _is_step(a: Sequence[int], b: Sequence[int]) -> bool:
    """Return whether a tip or a fall can lead from one place to another."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and a[2] >= b[2]


def _check_joined(row: Row) -> None:
    from quayside.games.dockers.board import COLUMNS, PIECE, show
    from quayside.games.dockers.rules import RULES

    scratch = RULES.scratch()
    show(row, scratch)
    is_due = row[c.JOINED] == c.BY_MOVE or row[c.MOVES] in (0, c.TURN_MOVES)
    if is_due and scratch[PIECE] != scratch[COLUMNS]:
        raise InvalidPosition("the crates are not all joined", ruling="CR-5")


def _check_end(row: Row) -> None:
    """Check that the game is over if and only if it says so (CR-6, CR-10, GL-1)."""
    from quayside.games.dockers.rules import RULES

    over, left = row[c.TURN] == NOBODY, int(row[c.LEFT])
    players, cap, turns = int(row[c.PLAYERS]), int(row[c.CAP]), int(row[c.TURNS])
    inside = players - left.bit_count()
    if inside == 0:
        raise InvalidPosition("the last player cannot have left", ruling="GL-1")
    if not over and left >> int(row[c.TURN]) & 1:
        raise InvalidPosition(f"seat {row[c.TURN]} has left and cannot be to move", ruling="GL-1")
    if cap and (turns > cap or (turns == cap and row[c.MOVES])):
        raise InvalidPosition(f"at most {cap} turns are played", ruling="CR-10")
    if inside == 1 or (cap and turns == cap):
        ended, ruling = True, "GL-1" if inside == 1 else "CR-10"
    else:
        ahead = row.copy()
        ahead[c.TURN] = max(0, int(row[c.TURN]))
        ended = RULES.legal(ahead, RULES.actions(), RULES.scratch()) == 0
        ruling = "CR-6"
        if ended and row[c.FINISH] == c.MUST and row[c.MOVES]:
            raise InvalidPosition("this turn cannot be finished", ruling=ruling)
    if ended != over:
        wanted = "the game is over here: turn:-" if ended else "the game goes on here"
        raise InvalidPosition(f"{wanted}, not turn:{'-' if over else row[c.TURN]}", ruling=ruling)


def _text(place: Sequence[int]) -> str:
    return ",".join(map(str, place))

"""Dockers' edition, options and first positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.family import Option
from quayside.core.setup import check_cap, draw_starter, starter_of
from quayside.games.dockers.layout import LETTERS, STANDARD, layout_of, read_layout, standard

if TYPE_CHECKING:
    from quayside.core.family import Deal
    from quayside.core.game import Game
    from quayside.core.rules import Row
    from quayside.core.seeds import Draws

EDITIONS = {"standard": "the printed rules: 27 crates, three moves a turn, Customs"}
AUTOMATIC_TURNS = 400
TURN_DECISIONS = 4
"""Three moves, and where the Customs token goes (CR-9)."""


def _other_layout() -> str:
    """Return a layout to try out: the standard one with red and blue exchanged."""
    text = ",".join(map(str, standard().crates))
    return text.translate(str.maketrans("rb", "br"))


def check_floors(value: str) -> str:
    """Return the order of the floors; raises `InvalidSetup`."""
    if sorted(value) != ["0", "1", "2"]:
        text = f"floors is an order of the floors 0, 1 and 2, as in 012; got {value!r}"
        raise InvalidSetup(text, "floors", value=value)
    return value


def check_layout(value: str) -> str:
    """Return the layout in normal form; raises `InvalidSetup` with the printed fact it breaks."""
    return layout_of(value).option


def read_layout_file(text: str) -> str:
    """Return the value of `layout` for the text of a layout file; raises `InvalidSetup`."""
    return read_layout(text).option


JOINED = Option("joined", ("turn", "move"), "all joined after a turn, or after every move (CR-5)")
FINISH = Option(
    "finish",
    ("must", "stuck"),
    "a turn that cannot be finished is not begun, or ends the game where it is stuck (CR-6)",
)
FLOORS = Option(
    "floors",
    ("012",),
    "the layout's floors from the ground up, in any order (CR-2)",
    examples=("201",),
    check=check_floors,
)
CAP = Option(
    "cap",
    ("0",),
    "turns after which play stops, a multiple of the players; 0 for never (CR-10)",
    examples=("24",),
    check=check_cap,
)
LAYOUT = Option(
    "layout",
    (STANDARD,),
    "the starting layout, or 27 crates such as RTM@2,2,0=.bygyg (CR-2)",
    examples=(_other_layout(),),
    check=check_layout,
    read=read_layout_file,
)
OPTIONS = (JOINED, FINISH, FLOORS, CAP, LAYOUT)
COLOURS = LETTERS[1:]


def automatic_options(game: Game) -> dict[str, str]:
    """Return a cap (CR-10) for automatic play where the game has none: late in a game the few
    crates that can still move may go to and fro without end (one random game in a thousand)."""
    if game.option("cap") != "0":
        return {}
    return {"cap": str(AUTOMATIC_TURNS - AUTOMATIC_TURNS % game.players)}


def most_decisions(game: Game) -> int | None:
    """Return the decisions of all turns up to the cap (CR-10); without a cap there is no bound."""
    return TURN_DECISIONS * int(game.option("cap")) or None


def deal(game: Game, draws: Draws | None) -> Deal:
    """Draw the starting seat and the colours; canonically seat 0 and red, blue, yellow, green."""
    starter = draw_starter(game, draws)
    drawn = range(len(COLOURS)) if draws is None else draws.permutation(len(COLOURS))
    colours = "".join(COLOURS[k] for k in drawn)
    return {"starter": starter, "colours": colours[: game.players]}


def check_colours(game: Game, colours: str) -> None:
    """Raise `InvalidSetup` unless there is a colour of their own for every player."""
    is_known = set(colours) <= set(COLOURS) and len(set(colours)) == len(colours)
    if not is_known or len(colours) != game.players:
        raise InvalidSetup(
            f"colours are {game.players} different letters of {COLOURS}, by seat; got {colours!r}",
            "colours",
            count=game.players,
            known=COLOURS,
            value=colours,
        )


def empty_row(game: Game) -> Row:
    """Return a row with the options in it and the block as it starts, lids up."""
    from quayside.games.dockers import crates as c

    cap = int(game.option("cap"))
    if cap % game.players:
        text = f"CR-10: cap is a multiple of the {game.players} players; got {cap}"
        raise InvalidSetup(text, "cap-multiple", count=game.players, value=cap)
    row = np.zeros(c.ROW_SIZE, np.int32)
    row[c.PLAYERS] = game.players
    row[c.JOINED] = c.BY_MOVE if game.option("joined") == "move" else c.BY_TURN
    row[c.FINISH] = c.STUCK if game.option("finish") == "stuck" else c.MUST
    row[c.CAP] = cap
    row[c.CUSTOMS] = c.NO_CRATE
    floors = game.option("floors")
    for i, crate in enumerate(layout_of(game.option("layout")).crates):
        floor = floors.index(str(crate.floor))
        row[c.CRATE + i] = c.make_crate(crate.x, crate.y, floor, c.faces_from(crate.faces))
    return row


def start(game: Game, deal: Deal) -> Row:
    """Return the first position: the whole block, Customs beside the board."""
    from quayside.games.dockers import crates as c

    colours = deal["colours"]
    check_colours(game, colours)
    row = empty_row(game)
    row[c.TURN] = starter_of(game, deal)
    for seat, letter in enumerate(colours):
        row[c.COLOUR + seat] = LETTERS.index(letter)
    return row

"""Docker's editions, options and first positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from quayside.core.family import Option
from quayside.core.setup import check_cap, draw_starter, starter_of

if TYPE_CHECKING:
    from quayside.core.family import Deal
    from quayside.core.game import Game
    from quayside.core.rules import Row
    from quayside.core.seeds import Draws

EDITIONS = {
    "fr": "the French text: six containers each for two players, any entry, no rerolls",
    "en": "the English and German text: three containers each, own entry, rerolls",
    "it": "the Italian text: six containers each for two players, any entry, rerolls",
    "omba": "OMBA, the first edition: like fr, with four containers each for three players",
}
EDITION_NUMBER = {name: number for number, name in enumerate(EDITIONS)}
CHANCE = Option("chance", ("die", "cards"), "roll a die, or play from six cards each (DK-10)")
REVISIT = Option("revisit", ("never", "start"), "may a move come back to where it began? (DK-4)")
CAP = Option(
    "cap",
    ("0",),
    "turns after which automatic play stops, 0 for never (DK-9)",
    examples=("24",),
    check=check_cap,
)
OPTIONS = (CHANCE, REVISIT, CAP)
AUTOMATIC_TURNS = 400


def empty_row(game: Game) -> Row:
    """Return a row with the setup in it, an empty board, and nothing in hand."""
    from quayside.games.docker import rules as r

    row = np.zeros(r.ROW_SIZE, np.int32)
    row[r.EDITION] = EDITION_NUMBER[game.edition]
    row[r.PLAYERS] = game.players
    row[r.CARDS] = game.option("chance") == "cards"
    row[r.REVISIT] = game.option("revisit") == "start"
    row[r.CAP] = int(game.option("cap"))
    row[r.STACK : r.STACK + r.SQUARES] = 1
    return row


def automatic_options(game: Game) -> dict[str, str]:
    """Return a cap (DK-9) for automatic play with cards where the game has none: no die puts an end
    to bots that go to and fro in the same way."""
    if game.option("chance") == "die" or game.option("cap") != "0":
        return {}
    return {"cap": str(AUTOMATIC_TURNS - AUTOMATIC_TURNS % game.players)}


def action_count(game: Game) -> int:
    """Return how many actions there are: moves for one die, or for each of six cards (DK-10)."""
    from quayside.games.docker import rules as r

    return (r.OUT if game.option("chance") == "die" else r.CARD_OUT) + 1


def outcome_count(game: Game) -> int:
    """Return how many faces a die has; with cards (DK-10) nothing is left to chance."""
    from quayside.games.docker import rules as r

    return r.FACES if game.option("chance") == "die" else 0


def most_decisions(game: Game) -> int | None:
    """Return the cap on turns (DK-9), since a turn is one decision; without a cap there is no
    bound: containers may go to and fro as long as the rolls allow it."""
    return int(game.option("cap")) or None


def deal(game: Game, draws: Draws | None) -> Deal:
    """Draw the starting seat; canonically seat 0 begins."""
    return {"starter": draw_starter(game, draws)}


def start(game: Game, deal: Deal) -> Row:
    """Return the first position: an empty board, all containers in hand."""
    from quayside.games.docker import rules as r

    row = empty_row(game)
    row[0] = starter_of(game, deal)
    row[r.HAND : r.HAND + game.players] = r.CONTAINERS[game.players, row[r.EDITION]]
    if row[r.CARDS]:
        row[r.HELD : r.HELD + game.players] = r.ALL_CARDS
    return row

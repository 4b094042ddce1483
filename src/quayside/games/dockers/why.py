"""Why an action of Dockers is not legal here: for explaining only, the rules decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.kernel import plain
from quayside.core.rules import Row
from quayside.games.dockers import crates as c
from quayside.games.dockers.view import DIRECTION_NAMES, Block, Crate, block_of

if TYPE_CHECKING:
    from quayside.core.game import Game

Reason = tuple[str, str]
_NO_MORE = "three moves have been made: put Customs on a crate, or leave it with '='"


def why_not(game: Game, row: Row, action: int) -> Reason:
    """Return the ruling that forbids an action of the player to move, and why in words. Rules
    without a number are named by their section of the rulebook."""
    block = block_of(game, row)
    if action >= c.CUSTOMS_ACTIONS:
        return _why_no_customs(block, row, action)
    if row[c.MOVES] == c.TURN_MOVES:
        return "A turn", _NO_MORE
    index, move = divmod(action, c.CRATE_ACTIONS)
    crate = block.crates[index]
    above = block.covering(crate)
    if above:
        return "Moves", f"{crate.code} is under {above.code} and cannot move"
    if row[c.CUSTOMS] == index:
        return "Customs", f"{crate.code} carries the Customs token and cannot move"
    if move > c.PIVOTS:
        reason = _why_no_pivot(block, row, crate)
    elif move < c.FALLS:
        reason = _why_no_tip(block, row, crate, move)
    else:
        reason = _why_no_fall(block, row, crate, (move - c.FALLS) // 4)
    return reason or _why_not_after(game, row, action)


def _why_no_customs(block: Block, row: Row, action: int) -> Reason:
    if row[c.MOVES] < c.TURN_MOVES:
        return "A turn", f"Customs comes after the third move; this is move {row[c.MOVES] + 1}"
    if action == c.LEAVE_CUSTOMS:
        return "CR-9", "at the end of the first turn of the game Customs must be placed"
    crate = block.crates[action - c.CUSTOMS_ACTIONS]
    above = block.covering(crate)
    if above:
        return "Customs", f"{crate.code} is under {above.code}; Customs goes on top of a column"
    return "Customs", f"Customs is on {crate.code} already; '=' leaves it there"


def _why_no_pivot(block: Block, row: Row, crate: Crate) -> Reason | None:
    touching = next(block.touching(crate), None)
    if touching:
        return "Moves", f"{crate.code} touches {touching.code}, so it cannot pivot"
    if row[c.PIVOTED] >> crate.index & 1:
        return "CR-4", f"{crate.code} has been pivoted in this turn already"
    return None


def _why_no_tip(block: Block, row: Row, crate: Crate, direction: int) -> Reason | None:
    high = block.height(crate.beside(direction))
    side = DIRECTION_NAMES[direction]
    if high < crate.floor:
        letter = side[0].upper()
        fall = f"{crate.code}v{letter}0"
        return "Moves", f"{crate.code} would fall to the {side}, not tip: write {fall}"
    return _why_not_there(block, row, crate, direction) or _why_stored(block, crate)


def _why_no_fall(block: Block, row: Row, crate: Crate, direction: int) -> Reason | None:
    high = block.height(crate.beside(direction))
    side = DIRECTION_NAMES[direction]
    if high == crate.floor:
        tip = f"{crate.code}^{side[0].upper()}"
        return "Moves", f"{crate.code} cannot fall to the {side}, it can only tip: {tip}"
    return _why_not_there(block, row, crate, direction)


def _why_not_there(block: Block, row: Row, crate: Crate, direction: int) -> Reason | None:
    """Return what keeps a crate from going to the next cell at all."""
    cell = crate.beside(direction)
    high = block.height(cell)
    side = DIRECTION_NAMES[direction]
    if high > crate.floor:
        other = block.columns[cell][crate.floor]
        return "Moves", f"{crate.code} is blocked to the {side} by {other.code}; no crate goes up"
    if high and row[c.CUSTOMS] == block.columns[cell][-1].index:
        token = block.columns[cell][-1].code
        return "Customs", f"{token} carries the Customs token: no crate may be moved onto it"
    if (crate.index, *cell, high) in c.places_of(row.tolist()):
        return "CR-3", f"{crate.code} has been there in this turn and may not come back"
    return None


def _why_stored(block: Block, crate: Crate) -> Reason | None:
    group = next((group for group in block.groups if crate.index in group), None)
    if group is None:
        return None
    others = " and ".join(block.crates[i].code for i in sorted(group - {crate.index}))
    return "Stored groups", f"{crate.code} is stored with {others}: it can fall, but not tip"


def _why_not_after(game: Game, row: Row, action: int) -> Reason:
    """Return what forbids a move that is possible by itself."""
    from quayside.games.dockers.board import is_joined_after, show
    from quayside.games.dockers.rules import RULES, split_action

    scratch = RULES.scratch()
    show(row.copy(), scratch)
    crate, move, _ = plain(split_action)(action)
    is_last = row[c.MOVES] == c.TURN_MOVES - 1
    if (is_last or row[c.JOINED] == c.BY_MOVE) and not is_joined_after(scratch, crate, move):
        when = "the third move" if row[c.JOINED] == c.BY_TURN else "every move"
        return "CR-5", f"after {when} all crates must be joined, and they would not be"
    return "CR-6", "after it the turn could not be finished with three legal moves, all joined"

"""The rules of Dockers on a page, with the numbers of the rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.core.game import Game

_PAGE = """\
# Dockers

Twenty-seven crates in a block of 3x3x3. A crate's colour is the face on top. Tip, drop and pivot
crates so that your colour lies side by side. {players} players draw a colour each; the other
colours belong to nobody. The ground does not end (CR-1).

## The crates
- Each face is a lid or red, blue, yellow, green. All crates start lid up. The starting layout is
  data, and a layout that breaks a printed fact is refused (CR-2); option `floors` puts its floors
  into another order.
- All faces may be looked at (CR-11).

## A turn
Exactly **three** crate moves, with any crates, whatever their colours; then Customs. Only a crate
with nothing on top and without the Customs token can move. Let `H` be the height of the next column
in the direction of the move (north, east, south, west) and `z` the crate's own floor:

- **Tip**, if `H = z`: it rolls over its edge into the next cell. The face on the side it rolls away
  from comes to the top.
- **Fall**, if `H < z`: it goes down to the top of the next column. What is on top stays on top;
  turn it by 0 to 3 quarters as you like.
- **Pivot**, if no side touches another crate: it stays and turns by 1, 2 or 3 quarters clockwise.
- No crate ever goes up, and none may be moved onto the one with the Customs token.

Within a turn
- a crate may not come back to a place where it has been in this turn (CR-3);
- a crate is pivoted at most once (CR-4);
- all crates must be joined through touching faces {joined} (CR-5);
- {finish} (CR-6).

## Stored crates
Two or more crates with the same colour on top, side by side on the same floor and with nothing on
top, are stored. A stored crate can be neither tipped nor pivoted, by anyone; it can fall. A crate
under another is in no group: covering it can free the others (CR-7). Colours that nobody plays
store crates in the same way.

## Points
After a tip or a fall, if the crate that moved is in a group, the player of that colour scores the
size of the group, times 1 on the ground, 3 on floor 1, 5 on floor 2, whoever moved it. Nobody
scores because a crate was uncovered or pivoted (CR-8).

## Customs
After the third move the token may be put on any other crate with nothing on top, or left where it
is. At the end of the very first turn it must be placed (CR-9).

## The end
When the player to move cannot make three legal moves the game ends. The highest score wins, equal
scores share the win (CR-12). {cap} (CR-10). Who resigns or runs out of time is skipped from then
on: their points stand but cannot win, and the last player left wins (GL-1).

## Writing it down
`RTM^N` tips Rotterdam north; `RTMvE2` lets it fall east with two quarter turns clockwise; `RTM@1`
pivots it by a quarter; `=RTM` puts Customs on it, `=` leaves Customs where it is.
"""

_JOINED = {
    "turn": "after the third move (option `joined = turn`)",
    "move": "after every move (option `joined = move`)",
}
_FINISH = {
    "must": (
        "a move is legal only if the turn can still be finished after it (option `finish = must`)"
    ),
    "stuck": (
        "each move need only be legal by itself, and the game ends the moment the player to move\n"
        "  is stuck (option `finish = stuck`)"
    ),
}


def short_rules(game: Game) -> str:
    """Return the rules in Markdown, as the game's options have them."""
    cap = game.option("cap")
    return _PAGE.format(
        players=("", "", "Two", "Three", "Four")[game.players],
        joined=_JOINED[game.option("joined")],
        finish=_FINISH[game.option("finish")],
        cap="There is no limit of turns" if cap == "0" else f"Play stops after {cap} turns",
    )

"""The rules of Docker on a page, with the numbers of the rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quayside.core.game import Game

_CONTAINERS = {"fr": (6, 3, 3), "en": (3, 3, 3), "it": (6, 3, 3), "omba": (6, 4, 3)}
_TITLES = {"fr": "Docker", "en": "Docker", "it": "Docker", "omba": "OMBA"}

_ANY_ENTRY = "on any of the four entry squares (`b1`, `a2`, `b3`, `c2`: the middles of the sides)"
_OWN_ENTRY = (
    "on their own entry square: the middle of the side where they sit. Seats go clockwise from the"
    " south (DK-1): two players sit south (`b1`) and north (`b3`); three south, west (`a2`) and"
    " north; four south, west, north and east (`c2`)"
)
_REROLL = """- **Rolling again** (DK-7). With fewer than three own containers on the board, covered
  ones included, a roll that allows no move is rolled again. If no face of the die allows a move,
  the player is out at once.
- **Out.** Otherwise a player whose roll allows no move is out:"""
_NO_REROLL = "- **Out** (DK-7). A player whose roll allows no move is out:"

_PAGE = """# {title} ({name})

Containers enter a hangar of nine squares, walk and climb. Whoever cannot move when it is their
turn is out; the last one in wins (DK-8).

## The board
- 3x3 squares, `a1` to `c3`. Containers stack without limit.
- Containers each: {two} with two players, {three} with three, {four} with four. With six each, the
  two colours of a player are the same to the rules (DK-2).
- A player's containers enter {entry}.

## A turn
1. Roll the die.
2. Move **one** own container by **exactly** that many points: a new one from hand, or one on the
   board that has nothing on top of it. The choice is free (DK-11).
3. The turn passes clockwise to the next player still in.

## Points
- A step goes to a neighbouring square, never diagonally. It costs 1, and 1 more for each level
  that the container climbs or descends.
- Entering costs 1 and the height of the entry square; the container comes from the floor outside
  and may go on with the points left (DK-3).
- No square is stood on twice in a move. With `revisit = never` (the default) the square where a
  container began counts; with `revisit = start` it may come back there once (DK-4).
- Every square on the way is stood on, and no point may be left over: no hovering (DK-5).
- A move is where it starts and where it ends, whatever the way (DK-6).

## No move
{no_move} its containers stay as obstacles, what is
  in hand leaves the game.
- The game has no limit of turns. Automatic play may set one (`cap`); then those still in share the
  win (DK-9).
- A player who resigns or runs out of time is out (GL-1).

## With cards instead of the die
Option `chance = cards` (DK-10): each player holds cards 1 to 6, plays one that allows a move, and
takes all six back when the sixth is played. No luck at all.

## Writing it down
`a1-c3` moves the top container of a1 to c3; `+b2` enters one that ends on b2; with the roll in
front: `4:a1-c3`, `3:+b2`, `1:out`, and rolls that did not count before it: `1.1.4:+b2`.
"""


def short_rules(game: Game) -> str:
    """Return the rules of an edition in Markdown."""
    two, three, four = _CONTAINERS[game.edition]
    return _PAGE.format(
        title=_TITLES[game.edition],
        name=game.name,
        two=two,
        three=three,
        four=four,
        entry=_OWN_ENTRY if game.edition == "en" else _ANY_ENTRY,
        no_move=_REROLL if game.edition in ("en", "it") else _NO_REROLL,
    )

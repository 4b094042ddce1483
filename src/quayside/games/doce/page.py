"""The rules of Doce on a page."""

from __future__ import annotations

_PAGE = """\
# Doce

Dice with freely chosen faces on a grid of 5x5 squares (DC-1): four in line that add up to twelve
win a round, and the match has four rounds. Two players, each with 11 dice, one blocker and one
marker.

## A turn

1. If you still hold your blocker, you may play it on any free square, even in your no-play zone.
   It may be played only if a die can be placed after it (DC-3).
2. Place one die, with any face from 1 to 6 up, on a free square outside your no-play zone. Your
   marker goes on it.

**No-play zone**: the squares next to your own last die, in all eight directions (DC-2). It binds
only you, and only on your very next turn. On your first die of a round you have none.

**Passing** (DC-4): who has no die left, or no free square outside the zone, passes; nobody passes
otherwise. A pass uses up the zone.

## A line

Four neighbouring squares in a row, a column or a diagonal. It wins for you if its four dice add up
to 12 and

- all four are yours, or
- three are yours and the other player's die is at one end.

Lines are looked at for both players after every die, whoever placed it: you can complete the other
player's line. If both have one, the round is a draw (DC-5). It is a draw too when no die can be
placed any more (DC-4).

## Score of a round

| | points |
| --- | --- |
| the winner | 12 |
| a winning line is all theirs (counts once, DC-6) | +2 |
| their blocker is unused | +5 |
| each empty square (a blocker's square is not empty) | +1 |
| each full three of their dice on the grid with the same number (DC-7) | -2 |
| the loser | 0 |
| a draw | 2 each, and +5 for an unused blocker |

Dice and blockers come back for every round, and the starting player alternates. After four rounds
the highest total wins; equal totals are a draw. Who resigns or runs out of time has lost the match
(GL-1).

## Writing it down

`c3=5` places a 5 on c3, `#b2` plays the blocker on b2 (a die follows in the same turn), `pass`.
Rounds are separated by `/` in a record.
"""


def short_rules() -> str:
    """Return the rules on a page."""
    return _PAGE

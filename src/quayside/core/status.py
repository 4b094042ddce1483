"""Numbers that every row and every `status` share; importing them needs no compiler."""

from __future__ import annotations

TURN = 0
"""The cell of every row that holds the seat whose turn it is."""
NOBODY = -1
"""What that cell holds when the game is over."""
CHANCE = -1
"""What `status` says before a roll."""
OVER = -2
"""What `status` says when the game is over."""

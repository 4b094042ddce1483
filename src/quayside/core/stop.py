"""A request to stop that long computations check from time to time."""

from __future__ import annotations

import numpy as np


class Stop:
    """A request to stop that a search checks before each simulation; any thread may set it."""

    def __init__(self) -> None:
        """Start unset."""
        self.cell = np.zeros(1, np.uint8)

    def set(self) -> None:
        """Ask every search that holds this to stop now."""
        self.cell[0] = 1

    def clear(self) -> None:
        """Take the request back."""
        self.cell[0] = 0

    @property
    def is_set(self) -> bool:
        """Whether it is set."""
        return bool(self.cell[0])

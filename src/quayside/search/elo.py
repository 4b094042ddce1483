"""Statistics of an arena's games: shares, Elo, and 95% intervals."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

Z = 1.959964  # two-sided 95%


@dataclass(frozen=True)
class Played:
    """One finished game: the bot of each seat (by its index in the list), and the result."""

    number: int
    seats: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...] | None
    turns: tuple[int, ...]
    """Turns by seat."""
    seconds: tuple[float, ...]
    """Computing time by seat over all turns: processor time, or wall-clock time of an external
    engine."""
    slowest: tuple[float, ...]
    """The longest turn by seat, in the same measure."""

    def to_line(self) -> str:
        """Return the game as one line of JSON."""
        return json.dumps(asdict(self))

    @staticmethod
    def from_line(line: str) -> Played:
        """Read a line of JSON; raises `ValueError` or `TypeError` if it is not a game."""
        data: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in json.loads(line).items()
        }
        return Played(**data)


def wilson(mean: float, n: float) -> tuple[float, float]:
    """Return the 95% interval of the mean of n results between 0 and 1 (Wilson's score interval,
    which shared wins make too wide rather than too narrow)."""
    if n == 0:
        return 0.0, 1.0
    centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def elo(share: float, players: int) -> float:
    """Return the Elo difference of a bot with this share to equal opponents."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(share * (players - 1) / (1 - share))


@dataclass(frozen=True)
class Standing:
    """The standing of one bot: its share of the games, Elo against the others, and 95% intervals.

    A bot that sits on several seats has the mean share of its seats.
    """

    bot: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    elo: float
    elo_low: float
    elo_high: float
    points: float | None
    """Mean points in each game, if the game has points."""
    seconds_a_turn: float
    slowest_turn: float


def standings(specs: Sequence[str], played: Iterable[Played]) -> list[Standing]:
    """Count finished games. Bots with the same text count as one."""
    games = list(played)
    return [_standing(name, specs, games) for name in dict.fromkeys(specs)]


def _standing(name: str, specs: Sequence[str], games: list[Played]) -> Standing:
    mine = [
        (game, seat)
        for game in games
        for seat, place in enumerate(game.seats)
        if specs[place] == name
    ]
    n, players = len(games), len(specs)
    share = sum(game.returns[seat] for game, seat in mine) / max(1, len(mine))
    points = [game.scores[seat] for game, seat in mine if game.scores is not None]
    low, high = wilson(share, n)
    return Standing(
        name,
        n,
        share,
        low,
        high,
        1 / players,
        elo(share, players),
        elo(low, players),
        elo(high, players),
        sum(points) / len(points) if points else None,
        sum(game.seconds[seat] for game, seat in mine)
        / max(1, sum(game.turns[seat] for game, seat in mine)),
        max((game.slowest[seat] for game, seat in mine), default=0.0),
    )

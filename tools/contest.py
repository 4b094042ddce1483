"""A contest of bots that the page about their strength tells of."""

from __future__ import annotations

from dataclasses import dataclass

SEED = 1
"""The seed of contests that name no other."""


@dataclass(frozen=True)
class Contest:
    """An arena with its number of games."""

    game: str
    players: int
    bots: str
    games: int
    seed: int = SEED

    @property
    def key(self) -> str:
        """A name that can be a file's."""
        return f"{self.game}-{self.players}-{self.bots}".replace(":", "").replace(",", "-")

    @property
    def command(self) -> str:
        """What to type to play the same games."""
        return (
            f"quayside arena {self.game} --players {self.players} --bots {self.bots}"
            f" --games {self.games} --seed {self.seed}"
        )

"""Positions of random games with what Python's kernels say about them, for the browser's engine.

A file is 32-bit numbers: how many positions and the size of a row, then for each position its row,
the number of players, an action or outcome to play, an action that is not legal, a seat that leaves
(each -1 if there is none), and the CRC-32 of everything that the kernels say. `agree.ts` reads it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import numpy as np

import quayside
from quayside.core.game import Game
from quayside.core.rules import CHANCE, OVER, Row
from quayside.games import family


def setups(name: str) -> list[Game]:
    """Return every edition and number of players, with the defaults and each option changed."""
    found = family(name)
    changes: list[dict[str, str]] = [{}]
    changes += [{option.name: value} for option in found.options for value in option.samples]
    return [
        quayside.load(f"{name}:{edition}", players, **change).automatic
        for edition in found.editions
        for players in found.player_counts
        for change in changes
    ]


class Speaker:
    """Asks Python's kernels about positions of one game."""

    def __init__(self, game: Game, generator: np.random.Generator) -> None:
        self.game, self.rules, self.generator = game, game.rules, generator
        self.scratch = self.rules.scratch()
        self.out: Any = np.zeros(4096, np.int32)

    def legal(self, row: Row) -> Any:
        return self.out[: self.rules.legal(row, self.out, self.scratch)].copy()

    def outcomes(self, row: Row) -> Any:
        odds = np.zeros(max(1, self.rules.outcome_count))
        return odds[: self.rules.outcomes(row, odds, self.scratch)]

    def draw(self, row: Row) -> int:
        """Return an action or an outcome that can happen."""
        if self.rules.status(row) == CHANCE:
            return int(self.generator.choice(np.flatnonzero(self.outcomes(row))))
        return int(self.generator.choice(self.legal(row)))

    def record(self, row: Row, action: int, seat: int, forbidden: int) -> list[int]:
        """Return a line of the file."""
        told = self.told(row.copy(), action, seat, forbidden)
        return [*row.tolist(), self.game.players, action, forbidden, seat, told]

    def told(self, row: Row, action: int, seat: int, forbidden: int) -> int:
        rules, scratch, players = self.rules, self.scratch, self.game.players
        status = int(rules.status(row))
        parts: list[Any] = [np.int32(status), self.legal(row)]
        if status == CHANCE:
            parts.append(self.outcomes(row))
        if status == OVER:
            result = np.zeros(players)
            rules.returns(row, result)
            parts.append(result)
        view = np.zeros(rules.observation_size, np.float32)
        rules.observe(row, players - 1, view)
        parts.append(view)
        if action >= 0:
            after = row.copy()
            rules.apply(after, action, scratch)
            parts += [after, *self._listed("trace", row, action)]
        if forbidden >= 0:
            parts += self._listed("why", row, forbidden)
        if seat >= 0:
            after = row.copy()
            rules.leave(after, seat, scratch)
            parts.append(after)
        parts += self._listed("show", row)
        crc = 0
        for part in parts:
            crc = zlib.crc32(part.tobytes(), crc)
        return int(np.uint32(crc).astype(np.int32))

    def _listed(self, kernel: str, row: Row, *action: int) -> list[Any]:
        ask: Any = getattr(self.rules, kernel, None)
        return [self.out[: ask(row, *action, self.out, self.scratch)].copy()] if ask else []


def _of_one_game(game: Game, generator: np.random.Generator) -> Iterator[list[int]]:
    """Play a random game and yield its last position and some of the others."""
    speaker, rules = Speaker(game, generator), game.rules
    row = game.start(seed=int(generator.integers(2**31))).row.copy()
    wait = stride = int(generator.integers(1, 9))
    while (status := rules.status(row)) != OVER:
        action = speaker.draw(row)
        wait -= 1
        if wait == 0:
            wait = stride
            legal = set(speaker.legal(row).tolist())
            forbidden = int(generator.integers(rules.action_count))
            if status == CHANCE or forbidden in legal:
                forbidden = -1
            seats = set(range(game.players)) - set(game.family.gone(game, row))
            leaver = -1 if game.family.is_mid_turn(row) else int(generator.choice(sorted(seats)))
            yield speaker.record(row, action, leaver, forbidden)
        rules.apply(row, action, speaker.scratch)
    yield speaker.record(row, -1, -1, -1)


def positions(name: str, count: int, seed: int) -> bytes:
    """Return a file with so many positions of a family."""
    generator = np.random.default_rng(seed)
    lines: list[list[int]] = []
    for game in cycle(setups(name)):
        lines += _of_one_game(game, generator)
        if len(lines) >= count:
            break
    head = np.array([count, family(name).rules.row_size], np.int32)
    return head.tobytes() + np.array(lines[:count], np.int32).tobytes()

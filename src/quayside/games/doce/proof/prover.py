"""The prover: looks for a win of the round that the other player cannot prevent.

A *quiet* turn makes no threat. The prover allows a number of quiet turns, after which threats must
win (`threats.py`). For each quiet turn every reply is tried: each die, and the same die with the
blocker on each square that the win needs. Positions are kept up to symmetry: those that are won,
and those for which a number of quiet turns did not suffice. The latter is no proof of anything: the
threat search has a limit, and a quiet turn never has a blocker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from quayside.core.rules import TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.heuristics import (
    BUILDS,
    DOUBLES,
    MINE,
    SCRATCH_SIZE,
    completions,
    constructions,
)
from quayside.games.doce.proof.grid import IMAGES, INVERSES, Key, key_of, move_set, move_turn
from quayside.games.doce.threats import Threats
from quayside.games.doce.turns import DICE, NO_DIE, PLAIN, gaps

DEPTH = 4
"""Turns within which threats must win."""
BUDGET = 3_000
"""Positions that a threat search may look at."""
_KILLERS = 12


class Win(NamedTuple):
    """A win that was proved: the turn that begins it, and the squares that it needs."""

    turn: int
    needed: int


class Progress(NamedTuple):
    """How far a proof is."""

    quiet: int
    """Quiet turns that are allowed now."""
    die: int
    """The first die that is being tried."""
    replies: int
    """Replies to it that are known to lose, with blockers."""
    known: int
    """Positions that are won."""
    searches: int
    """Threat searches so far."""


class Prover:
    """Proves wins and remembers them."""

    def __init__(self, depth: int = DEPTH, budget: int = BUDGET) -> None:
        """Know nothing yet. Settings are turns and positions of a threat search."""
        self.depth, self.budget = depth, budget
        self.won: dict[Key, Win] = {}
        self.failed: dict[Key, int] = {}
        self.searches = 0
        self.on_found: Callable[[Key, Win | None, int], None] = lambda *_: None
        """Called with a position, the win or None, and the quiet turns that were allowed."""
        self.on_reply: Callable[[Progress], None] = lambda _: None
        self._threats = Threats()
        self._scratch = np.zeros(r.RULES.scratch_size + SCRATCH_SIZE, np.int64)
        self._answers: dict[int, list[int]] = {}
        self._escapes: dict[int, list[int]] = {}
        self._quiet = 0

    # Positions of the attacker -------------------------------------------------------------------

    def prove(self, row: Row, quiet: int) -> Win | None:
        """Return a win of the player to move with a maximum number of quiet turns, fewer first."""
        for self._quiet in range(quiet + 1):
            found = self.win(row, self._quiet)
            if found:
                return found
        return None

    def win(self, row: Row, quiet: int) -> Win | None:
        """Return a win of the player to move with a maximum number of quiet turns."""
        key, symmetry = key_of(row)
        known = self.won.get(key)
        if known:
            back = INVERSES[symmetry]
            needed = sum(1 << back[square] for square in squares_of(known.needed))
            return Win(move_turn(known.turn, back), needed)
        if self.failed.get(key, -1) >= quiet:
            return None
        found = self.attack(row, self.budget) or (self._quiet_win(row, quiet) if quiet else None)
        if found:
            image = IMAGES[symmetry]
            moved = Win(move_turn(found.turn, image), move_set(found.needed, symmetry))
            self.won[key] = moved
        else:
            moved = None
            self.failed[key] = quiet
        if quiet:
            self.on_found(key, moved, quiet)
        return found

    def attack(self, row: Row, budget: int) -> Win | None:
        """Return a win by threats alone."""
        self.searches += 1
        found = self._threats.find(row, self.depth, budget)
        return Win(found.turn, found.needed) if found else None

    def _quiet_win(self, row: Row, quiet: int) -> Win | None:
        tried = set()
        for die in [*self._answers.get(quiet, ()), *self._candidates(row, quiet)]:
            if die in tried or not open_to(row) >> die // r.FACES & 1:
                continue
            tried.add(die)
            after = played(row, PLAIN + die)
            if after is None or gaps(after, int(after[TURN])) & open_to(after):
                continue
            needed = self._lost(after, quiet - 1, die)
            if needed is not None:
                _to_front(self._answers.setdefault(quiet, []), die)
                return Win(PLAIN + die, needed | 1 << die // r.FACES)
        return None

    def _candidates(self, row: Row, quiet: int) -> Iterator[int]:
        """Yield quiet dice, those first that prepare the most threats. The last quiet die must win
        by threats if the other player does nothing."""
        seat, rated = int(row[TURN]), []
        for square in squares_of(open_to(row)):
            for face in range(r.FACES):
                die = r.FACES * square + face
                after = played(row, PLAIN + die)
                if after is not None:
                    after[TURN], after[r.LAST + 1 - seat] = seat, r.NO_SQUARE
                    rated.append((-self._count_threats(after), die, after))
        for _, die, after in sorted(rated, key=lambda one: one[:2]):
            if quiet > 1 or self.attack(after, self.budget):
                yield die

    def _count_threats(self, row: Row) -> int:
        """Count the dice with which the player to move would make a threat, double ones twice."""
        constructions(row, self._scratch)
        sets = [*self._scratch[BUILDS : BUILDS + r.FACES].tolist()]
        sets += self._scratch[DOUBLES : DOUBLES + r.FACES].tolist()
        return sum(squares.bit_count() for squares in sets)

    # Positions of the defender -------------------------------------------------------------------

    def _lost(self, row: Row, quiet: int, die: int) -> int | None:
        """Return the squares that the attacker needs to win against every turn of the player to
        move, or None if some turn is not known to lose."""
        escapes = self._escapes.setdefault(quiet, [])
        for turn in list(escapes):
            after = played(row, turn) if is_legal(row, turn) else None
            if after is None or self.wins_at_once(after):
                continue
            if not self.win(after, quiet):
                _to_front(escapes, turn)
                return None
        if quiet == 0:
            self.searches += 1
            escape = self._threats.escape(row, self.depth, self.budget)
            if escape is None:
                return self._threats.needed
            _to_front(escapes, escape)
            return None
        return self._lost_to_quiet(row, quiet, die, escapes)

    def _lost_to_quiet(self, row: Row, quiet: int, die: int, escapes: list[int]) -> int | None:
        needed, done = 0, 0
        replies = list(replies_of(row))
        if len(replies) < 2 * r.FACES:
            return None  # the player may have to pass soon (DC-4)
        while replies:
            turn = replies.pop(0)
            after = played(row, turn)
            if after is None:
                continue
            done += 1
            is_plain = turn // DICE == r.SQUARES
            wins = self.wins_at_once(after)
            if wins:
                if wins & (wins - 1) == 0:
                    needed |= wins
                    replies += self._with_blocker(row, turn, wins)
                continue
            found = self.win(after, quiet)
            if not found:
                _to_front(escapes, turn)
                return None
            if is_plain:
                needed |= found.needed
                replies += self._with_blocker(row, turn, found.needed)
            if quiet == self._quiet - 1:
                known = len(self.won)
                self.on_reply(Progress(self._quiet, die, done, known, self.searches))
        return needed

    def _with_blocker(self, row: Row, turn: int, squares: int) -> list[int]:
        """Return a die with the blocker on each of some squares, if the player holds it."""
        if turn // DICE < r.SQUARES:
            return []
        turns = [DICE * square + turn % DICE for square in squares_of(squares)]
        return [turn for turn in turns if is_legal(row, turn)]

    def wins_at_once(self, row: Row) -> int:
        """Return the squares where the player to move wins the round at once."""
        return int(completions(row, int(row[TURN]), MINE, self._scratch))


def _to_front(killers: list[int], turn: int) -> None:
    if turn in killers:
        killers.remove(turn)
    killers.insert(0, turn)
    del killers[_KILLERS:]


def squares_of(squares: int) -> list[int]:
    """Return the squares of a set, rising."""
    return [square for square in range(r.SQUARES) if squares >> square & 1]


def free_squares(row: Row) -> int:
    """Return the squares with neither die nor blocker."""
    taken = 0
    for cell in (r.DICE, r.DICE + 1, r.BLOCKER, r.BLOCKER + 1):
        taken |= int(row[cell])
    return ~taken & r.ALL_SQUARES


def open_to(row: Row) -> int:
    """Return where the player to move can place a die."""
    seat = int(row[TURN])
    if int(row[r.DICE + seat]).bit_count() == r.DICE_EACH:
        return 0
    return free_squares(row) & ~int(r.ZONES[row[r.LAST + seat]])


def is_legal(row: Row, turn: int) -> bool:
    """Return whether a turn with a die is legal at the beginning of a turn."""
    blocker, die = divmod(turn, DICE)
    if turn == NO_DIE or not open_to(row) >> die // r.FACES & 1:
        return False
    if blocker == r.SQUARES:
        return True
    is_held = row[r.BLOCKER + row[TURN]] == 0
    return bool(is_held and free_squares(row) >> blocker & 1 and blocker != die // r.FACES)


def played(row: Row, turn: int) -> Row | None:
    """Return the position after a turn, or None if it completes a line."""
    after, seat = row.copy(), int(row[TURN])
    if turn == NO_DIE:
        after[r.LAST + seat], after[TURN] = r.NO_SQUARE, 1 - seat  # DC-4
        return after
    if turn // DICE < r.SQUARES:
        after[r.BLOCKER + seat] = 1 << turn // DICE
    return None if r.place(after, turn % DICE) else after


def replies_of(row: Row) -> Iterator[int]:
    """Yield the turns of the player to move that are a die alone."""
    for square in squares_of(open_to(row)):
        for face in range(r.FACES):
            yield PLAIN + r.FACES * square + face

"""The checker of certificates, in plain Python with an implementation of the rules of its own.

A certificate says that a player wins a round, and lists the turns that this player answers with, in
the order in which the checker gets to them. The checker goes through every turn of the other
player, lowest square first, then lowest face, and refuses a certificate at the first turn for which
the next answer on the list is not legal or does not keep its promise.

Blockers need one argument. Let the other player place a die, with an answer that is checked for all
that follows, blockers still to come included. Had the blocker been played before that die, on a
square that the answer does not *need*, then everything that follows is legal as before: the blocker
takes one square out of the round and gives nothing else. So only blockers on needed squares are
tried. An answer needs the squares that the player uses, the only square that completes a line after
some reply, and the only square open to the other player, who would have to pass without it.

A winning die is not listed: where the player to move can complete a line, the checker sees it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import itemgetter

from quayside.core.parts import InvalidProof

HEADER = "quayside doce proof 1"
_NAMES = [file + rank for rank in "12345" for file in "abcde"]
_LINES = [
    tuple((x + dx * k) + 5 * (y + dy * k) for k in range(4))
    for y in range(5)
    for x in range(5)
    for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
    if 0 <= x + 3 * dx < 5 and y + 3 * dy < 5
]
_TAKE = [itemgetter(*line) for line in _LINES]
_THROUGH = [
    [take for line, take in zip(_LINES, _TAKE, strict=True) if square in line]
    for square in range(25)
]
_AROUND = [
    {t for t in range(25) if t != s and abs(t % 5 - s % 5) < 2 and abs(t // 5 - s // 5) < 2}
    for s in range(25)
]
ME, YOU, BLOCKED = 0, 1, 2
"""Owners of squares: the player who wins by the certificate, the other one, a blocker."""


@dataclass(frozen=True)
class Grid:
    """One round in play."""

    squares: tuple[tuple[int, int] | None, ...]
    """Owner and face of each square."""
    left: tuple[int, int]
    """Dice in hand."""
    held: tuple[bool, bool]
    """Who holds a blocker."""
    last: tuple[int | None, int | None]

    def open_to(self, who: int) -> list[int]:
        """Return the squares where a player may place a die, lowest first."""
        last = self.last[who]
        zone = set() if last is None else _AROUND[last]
        free = [s for s in range(25) if self.squares[s] is None and s not in zone]
        return free if self.left[who] else []

    def place(self, who: int, square: int, face: int) -> Grid:
        """Return the grid after a die."""
        squares = list(self.squares)
        squares[square] = (who, face)
        left, last = list(self.left), list(self.last)
        left[who] -= 1
        last[who] = square
        return Grid(tuple(squares), (left[0], left[1]), self.held, (last[0], last[1]))

    def block(self, who: int, square: int) -> Grid:
        """Return the grid after a blocker."""
        squares = list(self.squares)
        squares[square] = (BLOCKED, 0)
        held = (self.held[0] and who != 0, self.held[1] and who != 1)
        return replace(self, squares=tuple(squares), held=held)

    def winners(self, square: int) -> set[int]:
        """Return the players who have a line of twelve through a square."""
        found = set()
        for take in _THROUGH[square]:
            dice = take(self.squares)
            if None in dice or sum(die[1] for die in dice if die) != 12:
                continue
            owners = [die[0] for die in dice if die]
            for who in (ME, YOU):
                ends = owners[0] == 1 - who or owners[3] == 1 - who
                if owners.count(who) == 4 or (
                    owners.count(who) == 3 and owners.count(1 - who) == 1 and ends
                ):
                    found.add(who)
        return found

    def completions(self, who: int) -> set[int]:
        """Return the squares where a player, if it is their turn, wins alone with a die."""
        gaps = set()
        for line, take in zip(_LINES, _TAKE, strict=True):
            dice = take(self.squares)
            if dice.count(None) == 1:
                gaps.add((line[dice.index(None)], 12 - sum(die[1] for die in dice if die)))
        reach = set(self.open_to(who))
        return {
            square
            for square, face in gaps
            if square in reach
            and 1 <= face <= 6
            and self.place(who, square, face).winners(square) == {who}
        }


class _Check:
    def __init__(self, turns: Iterable[str]) -> None:
        self.turns = iter(turns)
        self.count = 0

    def answer(self, grid: Grid) -> set[int]:
        """Check the next answer and all that follows; return the squares that it needs."""
        turn = next(self.turns, "")
        self.count += 1
        match = re.fullmatch(r"(?:#([a-e][1-5]) )?([a-e][1-5])=([1-6])", turn)
        if not match:
            raise InvalidProof(f"answer {self.count} is {turn!r}, which is no turn")
        needed = set()
        if match[1]:
            spot = _NAMES.index(match[1])
            if not grid.held[ME] or grid.squares[spot] is not None:
                raise InvalidProof(f"answer {self.count}, {turn}: the blocker cannot be played so")
            grid = grid.block(ME, spot)
            needed.add(spot)
        square, face = _NAMES.index(match[2]), int(match[3])
        if square not in grid.open_to(ME):
            raise InvalidProof(f"answer {self.count}, {turn}: no die can be placed there")
        grid = grid.place(ME, square, face)
        winners = grid.winners(square)
        if winners == {ME}:
            return {square}
        if winners or sum(grid.left) == 0:
            raise InvalidProof(f"answer {self.count}, {turn}: the round ends otherwise")
        return needed | {square} | self.replies(grid)

    def replies(self, grid: Grid) -> set[int]:
        """Check every turn of the other player; return the squares that the answers need."""
        reach = grid.open_to(YOU)
        if not reach:
            return self.reply(replace(grid, last=(grid.last[ME], None)))
        needed = set(reach) if len(reach) == 1 else set()
        for square in reach:
            for face in range(1, 7):
                after = grid.place(YOU, square, face)
                winners = after.winners(square)
                if winners == {ME}:
                    continue
                if winners or sum(after.left) == 0:
                    raise InvalidProof(f"after answer {self.count}, {_NAMES[square]}={face} saves")
                needs = self.reply(after)
                needed |= needs
                if grid.held[YOU]:
                    for spot in sorted(needs):
                        if after.squares[spot] is None:
                            self.reply(grid.block(YOU, spot).place(YOU, square, face))
        return needed

    def reply(self, grid: Grid) -> set[int]:
        """Check that the player to move wins; return the squares that this needs."""
        wins = grid.completions(ME)
        if wins:
            return wins if len(wins) == 1 else set()
        return self.answer(grid)


def read_grid(position: str) -> Grid:
    """Read the text of a position at the beginning of a turn; the player to move is ME."""
    words = position.split()
    fields = dict(word.split(":", 1) for word in words[2:])
    seat = int(fields["turn"])
    squares: list[tuple[int, int] | None] = []
    for said in words[1].split(","):
        if said == ".":
            squares.append(None)
        elif said[1] == "#":
            squares.append((BLOCKED, 0))
        else:
            squares.append((int("AB".index(said[0]) != seat), int(said[1])))
    order = (seat, 1 - seat)
    dice, last = fields["dice"].split(","), fields["last"].split(",")
    marks = [None if last[who] == "-" else _NAMES.index(last[who]) for who in order]
    held = [fields["blockers"][who] == "1" for who in order]
    left = [int(dice[who]) for who in order]
    return Grid(tuple(squares), (left[0], left[1]), (held[0], held[1]), (marks[0], marks[1]))


def check_certificate(lines: Iterable[str]) -> tuple[str, int]:
    """Check a certificate; return the position in which the player to move wins the round, and how
    many answers were checked. Raises `InvalidProof`."""
    words: Iterator[str] = (line.strip() for line in lines)
    if next(words, "") != HEADER:
        raise InvalidProof(f"a certificate begins with {HEADER!r}")
    position = next(words, "")
    try:
        grid = read_grid(position)
    except (ValueError, KeyError, IndexError):
        raise InvalidProof(f"not a position at the beginning of a turn: {position!r}") from None
    check = _Check(words)
    check.answer(grid)
    if next(check.turns, ""):
        raise InvalidProof(f"there are answers after the last one needed, number {check.count}")
    return position, check.count

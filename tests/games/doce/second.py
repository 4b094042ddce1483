"""Doce written a second time, slowly and plainly: dictionaries, and the rulebook's own words."""

from __future__ import annotations

Square = tuple[int, int]
"""File and rank, both from 0."""

GRID: list[Square] = [(file, rank) for rank in range(5) for file in range(5)]


def name(square: Square) -> str:
    return "abcde"[square[0]] + "12345"[square[1]]


def all_lines() -> list[list[Square]]:
    lines = []
    for file, rank in GRID:
        for right, up in [(1, 0), (0, 1), (1, 1), (1, -1)]:
            line = [(file + i * right, rank + i * up) for i in range(4)]
            if all(square in GRID for square in line):
                lines.append(line)
    return lines


LINES = all_lines()


class Match:
    """A match; `grid` says for each taken square whose it is and the face (0 for a blocker)."""

    def __init__(self, starter: int) -> None:
        self.starter = starter
        self.round = 1
        self.totals = [0, 0]
        self.over = False
        self.story: list[str] = []
        self.set_up()

    def set_up(self) -> None:
        self.grid: dict[Square, tuple[int, int]] = {}
        self.marker: dict[int, Square | None] = {0: None, 1: None}
        self.turn = self.starter
        self.die_due = False

    def dice_on_grid(self, seat: int) -> list[int]:
        return [face for owner, face in self.grid.values() if owner == seat and face]

    def holds_blocker(self, seat: int) -> bool:
        return (seat, 0) not in self.grid.values()

    def in_zone(self, square: Square) -> bool:
        last = self.marker[self.turn]
        if last is None or last == square:
            return False
        return abs(last[0] - square[0]) <= 1 and abs(last[1] - square[1]) <= 1

    def dice_squares(self) -> list[Square]:
        if len(self.dice_on_grid(self.turn)) == 11:
            return []
        return [square for square in GRID if square not in self.grid and not self.in_zone(square)]

    def moves(self) -> list[str]:
        if self.over:
            return []
        moves = [f"{name(s)}={face}" for s in self.dice_squares() for face in range(1, 7)]
        if self.holds_blocker(self.turn):
            for square in GRID:
                if square not in self.grid:
                    self.grid[square] = (self.turn, 0)
                    if self.dice_squares():
                        moves.append("#" + name(square))
                    del self.grid[square]
        return moves or ["pass"]

    def line_for(self, line: list[Square], seat: int) -> bool:
        dice = [self.grid.get(square, (seat, 0)) for square in line]
        if any(face == 0 for _, face in dice) or sum(face for _, face in dice) != 12:
            return False
        mine = [owner == seat for owner, _ in dice]
        return mine in ([True] * 4, [False, True, True, True], [True, True, True, False])

    def all_own(self, line: list[Square], seat: int) -> bool:
        return self.line_for(line, seat) and all(self.grid[square][0] == seat for square in line)

    def play(self, move: str) -> None:
        seat = self.turn
        if move == "pass":
            self.marker[seat] = None
            self.turn = 1 - seat
            self.story.append("pass")
        elif move.startswith("#"):
            self.grid[self.square(move[1:])] = (seat, 0)
            self.die_due = True
        else:
            square = self.square(move[:2])
            self.grid[square] = (seat, int(move[3]))
            self.marker[seat] = square
            self.die_due = False
            self.turn = 1 - seat
            self.look(seat)

    @staticmethod
    def square(text: str) -> Square:
        return "abcde".index(text[0]), "12345".index(text[1])

    def look(self, placed: int) -> None:
        """See whether the round is over, after a die."""
        winners = {seat for seat in (0, 1) for line in LINES if self.line_for(line, seat)}
        stuck = len(self.grid) == 25 or all(len(self.dice_on_grid(s)) == 11 for s in (0, 1))
        if len(winners) == 1:
            winner = winners.pop()
            self.totals[winner] += self.winning_score(winner)
            self.story.append("own line" if winner == placed else "other's line")
        elif winners or stuck:
            for seat in (0, 1):
                self.totals[seat] += 2 + (5 if self.holds_blocker(seat) else 0)
            self.story.append("both have lines" if winners else "nobody has a line")
        else:
            return
        if self.round == 4:
            self.over = True
            return
        self.round += 1
        self.starter = 1 - self.starter
        self.set_up()

    def winning_score(self, seat: int) -> int:
        score = 12
        if any(self.all_own(line, seat) for line in LINES):
            score += 2
        if self.holds_blocker(seat):
            score += 5
        score += 25 - len(self.grid)
        dice = self.dice_on_grid(seat)
        for face in range(1, 7):
            score -= 2 * (dice.count(face) // 3)
        return score

    def __str__(self) -> str:
        squares = []
        for square in GRID:
            owner, face = self.grid.get(square, (-1, 0))
            squares.append("." if owner < 0 else f"{'AB'[owner]}{face or '#'}")
        turn = "-" if self.over else f"{self.turn}{'#' if self.die_due else ''}"
        left = [11 - len(self.dice_on_grid(seat)) for seat in (0, 1)]
        held = "".join("1" if self.holds_blocker(seat) else "0" for seat in (0, 1))
        last = [name(marker) if marker else "-" for marker in self.marker.values()]
        return (
            f"doce:standard {','.join(squares)} turn:{turn} dice:{left[0]},{left[1]}"
            f" blockers:{held} last:{last[0]},{last[1]} round:{self.round}"
            f" starter:{self.starter} totals:{self.totals[0]},{self.totals[1]}"
        )

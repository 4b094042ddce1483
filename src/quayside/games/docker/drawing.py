"""Docker drawn in text: the board from above, every stack as a tower, the players beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quayside.core.events import Drawing, Span
from quayside.core.phrase import Say
from quayside.core.rules import TURN, Row
from quayside.games.docker import rules as r
from quayside.games.docker.text import owners
from quayside.games.docker.words import SIDES

if TYPE_CHECKING:
    from quayside.core.game import Game

_WIDTH = 9
WORDS = {
    "south": "South",
    "west": "West",
    "north": "North",
    "east": "East",
    "hand": "hand {count}",
    "cards": "cards {cards}",
    "out": "out ({place})",
    "roll": "roll: {face}",
    "turn": "turn {turn} of {turns}",
}
"""The words of the picture in English; a container has the first letter of its player's side."""


def draw(game: Game, row: Row, word: Say) -> Drawing:
    """Draw the board and, to its right, hands, rolls and who is out."""
    sides = [word(side) for side in SIDES[game.players]]
    board: Drawing = [[("        a         b         c", "dim")]]
    for rank in (2, 1, 0):
        border = (
            "   ┌─────────┬────▼────┬─────────┐"
            if rank == 2
            else "   ├─────────┼─────────┼─────────┤"
        )
        board += [[(border, "dim")], *_rank(row, rank, sides)]
    board.append([("   └─────────┴────▲────┴─────────┘", "dim")])
    players = _players(game, row, sides, word)
    width = 38
    lines: Drawing = []
    for i in range(max(len(board), len(players))):
        left = board[i] if i < len(board) else []
        right = players[i - 1] if 0 < i <= len(players) else []
        gap = width - sum(len(text) for text, _ in left)
        lines.append([*left, (" " * gap, ""), *right] if right else left)
    return lines


def _rank(row: Row, rank: int, sides: list[str]) -> Drawing:
    towers = [owners(row, 3 * rank + file) for file in range(3)]
    height = max(2, *(len(tower) for tower in towers))
    lines: Drawing = []
    for level in reversed(range(height)):
        middle = level == height // 2
        line: list[Span] = [(f" {rank + 1} " if middle else "   ", "dim")]
        line.append(("►" if middle and rank == 1 else "│", "dim"))
        for file, tower in enumerate(towers):
            line += _container(tower, level, sides)
            entry = middle and rank == 1 and file == 2
            line.append(("◄" if entry else "│", "dim"))
        lines.append(line)
    return lines


def _container(tower: tuple[int, ...], level: int, sides: list[str]) -> list[Span]:
    if level >= len(tower):
        return [(" " * _WIDTH, "")]
    seat, top = tower[level], level == len(tower) - 1
    letter = sides[seat][0]
    block = f"[ {letter} ]" if top else f"  {letter}  "
    return [("  ", ""), (block, f"seat{seat}" + (" top" if top else "")), ("  ", "")]


def _players(game: Game, row: Row, sides: list[str], word: Say) -> Drawing:
    lines: Drawing = [[(f"{game.family.title}, {game.name}", "bold")], []]
    gone = row[r.OUT_ORDER : r.OUT_ORDER + row[r.OUTS]].tolist()
    for seat, side in enumerate(sides):
        mark = "▶" if row[TURN] == seat else " "
        line: list[Span] = [
            (f"{mark} ", "bold"),
            (f"  {side[0]}  ", f"seat{seat}"),
            (f" {side:<6}", ""),
        ]
        if seat in gone:
            line.append((word("out", place=gone.index(seat) + 1), "dim"))
        else:
            line.append((word("hand", count=int(row[r.HAND + seat])), ""))
            if row[r.CARDS]:
                held = [str(c + 1) for c in range(6) if row[r.HELD + seat] >> c & 1]
                line.append(("  " + word("cards", cards="".join(held)), ""))
        lines.append(line)
    lines.append([])
    if row[r.ROLL]:
        lines.append([("  " + word("roll", face=int(row[r.ROLL])), "bold")])
    if row[r.CAP]:
        turn = word("turn", turn=int(row[r.TURNS]), turns=int(row[r.CAP]))
        lines.append([("  " + turn, "dim")])
    return lines

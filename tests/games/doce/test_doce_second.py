"""The kernels and the plain second implementation play the same matches."""

from __future__ import annotations

import random

import pytest

import quayside
from quayside.games.doce import rules as r
from quayside.games.doce.text import write_action
from tests.games.doce.second import LINES, Match, name

GAME = quayside.load("doce")
_START = GAME.start().row.copy()
TEXTS = [write_action(GAME, _START, action) for action in range(r.ACTIONS)]


def likes(faces: str, blockers: bool, chooser: random.Random, moves: list[str]) -> str:
    """Choose among the moves with these faces, and blockers if they are liked, if there are any."""
    liked = [move for move in moves if move[-1] in faces and ("=" in move or blockers)]
    return chooser.choice(liked or moves)


def play_both(seed: int, faces: str, blockers: bool) -> list[str]:
    """Play a match in both implementations; return what happened in it."""
    chooser = random.Random(f"{faces}{blockers}{seed}")
    match = Match(seed % 2)
    state = GAME.start(starter=str(seed % 2))
    row, out, scratch = state.row.copy(), r.RULES.actions(), r.RULES.scratch()
    for _ in range(400):
        moves = match.moves()
        found = [TEXTS[action] for action in out[: r.legal(row, out, scratch)]]
        assert found == moves, str(match)
        assert GAME.family.write_position(GAME, row) == str(match)
        assert GAME.family.scores(GAME, row) == tuple(match.totals)
        if not moves:
            break
        move = likes(faces, blockers, chooser, moves)
        match.play(move)
        r.apply(row, TEXTS.index(move), scratch)
    assert match.over
    assert r.status(row) == -2
    best = max(match.totals)
    winners = [seat for seat, total in enumerate(match.totals) if total == best]
    assert GAME.parse(str(match)).winners == winners
    return match.story


@pytest.mark.parametrize(
    ("faces", "blockers", "matches", "seen"),
    [
        ("123456", True, 120, {"own line", "other's line", "nobody has a line", "pass"}),
        ("123456", False, 60, {"own line", "other's line", "nobody has a line"}),
        ("234", True, 120, {"own line", "other's line", "both have lines"}),
        ("16", True, 60, {"nobody has a line", "pass"}),
    ],
)
def test_whole_matches_agree(faces: str, blockers: bool, matches: int, seen: set[str]) -> None:
    story = [event for seed in range(matches) for event in play_both(seed, faces, blockers)]
    assert seen <= set(story), "the matches are too tame to prove much"


def test_the_kernels_know_the_same_28_lines() -> None:
    plain = {frozenset(map(name, line)) for line in LINES}
    names = [file + rank for rank in "12345" for file in "abcde"]
    assert {frozenset(names[square] for square in line) for line in r.LINES} == plain
    assert len(r.LINES) == len(plain) == 28


@pytest.mark.parametrize("number", range(28))
def test_every_line_with_all_owners_and_faces(number: int) -> None:
    """A line wins by its sum and its owners (DC-5: for either player), wherever it lies."""
    line = LINES[number]
    squares = [5 * rank + file for file, rank in line]
    ends = 1 << squares[0] | 1 << squares[3]
    match = Match(0)
    for code in range(number, 16 * 6**4, 7):
        owners, faces = code % 16, code // 16
        row = GAME.start().row.copy()
        for i, (square, place) in enumerate(zip(squares, line, strict=True)):
            seat, face = owners >> i & 1, faces // 6**i % 6 + 1
            row[r.DICE + seat] |= 1 << square
            for digit in range(3):
                row[r.FACE + digit] |= (face >> digit & 1) << square
            match.grid[place] = (seat, face)
        expected = sum(
            (1 << seat) + (4 << seat) * match.all_own(line, seat)
            for seat in (0, 1)
            if match.line_for(line, seat)
        )
        assert r.line_result(row, r.set_of(tuple(squares)), ends) == expected, match.grid

"""The book of proved openings: every line of it holds, and it is found from every side."""

from __future__ import annotations

import numpy as np
import pytest

import quayside
from quayside.analysis import SearchEvaluator, analyse
from quayside.core.rules import TURN, Row
from quayside.games.doce import proofs
from quayside.games.doce import rules as r
from quayside.games.doce.book import NONE, find_opening, image_key
from quayside.games.doce.openings import OPENINGS
from quayside.games.doce.proof.checker import check_certificate
from quayside.games.doce.proof.grid import IMAGES, move_set, move_turn
from quayside.games.doce.proof.prover import played
from quayside.games.doce.tactics import TACTICS
from quayside.games.doce.threats import Threats
from quayside.games.doce.turns import NO_DIE, PLAIN
from quayside.search import bot
from tests.games.doce.positions import GAME

ENTRIES = [line.split(maxsplit=4) for line in OPENINGS.split("\n") if line]


def moved(row: Row, symmetry: int) -> Row:
    """Return an image of a position, with the seats exchanged for every other symmetry."""
    out, image = row.copy(), IMAGES[symmetry]
    for cell in (r.DICE, r.DICE + 1, r.BLOCKER, r.BLOCKER + 1, *range(r.FACE, r.FACE + 3)):
        out[cell] = move_set(int(row[cell]), symmetry)
    for cell in (r.LAST, r.LAST + 1):
        out[cell] = image[row[cell]]
    if symmetry % 2:
        for cell in (r.LAST, r.DICE, r.BLOCKER):
            out[cell], out[cell + 1] = int(out[cell + 1]), int(out[cell])
        out[TURN] = out[r.STARTER] = 1
    return out


def die_of(text: str) -> int:
    return next(
        a for a in range(150) if GAME.family.write_action(GAME, GAME.start().row, a) == text
    )


def test_an_opening_is_won_by_threats_after_its_die_and_not_sooner() -> None:
    """Fewer turns do not suffice."""
    threats = Threats()
    for _, die, turns, _, position in ENTRIES[::4]:
        after = played(quayside.parse(position).row.copy(), PLAIN + die_of(die))
        assert after is not None
        assert threats.escape(after, int(turns) - 1, 200_000) is None
        assert threats.escape(after, int(turns) - 2, 200_000) is not None


def test_every_opening_is_listed_once_under_its_key() -> None:
    keys = set()
    for key, _, _, _, position in ENTRIES:
        row = quayside.parse(position).row.copy()
        hashes = [int(image_key(row, image)) + (1 << 63) for image in range(8)]
        assert int(key, 16) == hashes[0] == min(hashes)
        keys.add(key)
    assert len(keys) == len(ENTRIES) > 50


def test_certificates_of_short_proofs_are_checked() -> None:
    for _, die, _, answers, position in sorted(ENTRIES, key=lambda entry: int(entry[3]))[:3]:
        check_entry(die, int(answers), position)


@pytest.mark.long
def test_certificates_of_all_openings_are_checked() -> None:
    for _, die, _, answers, position in ENTRIES:
        check_entry(die, int(answers), position)


def check_entry(die: str, answers: int, position: str) -> None:
    found = proofs.prove(quayside.parse(position), quiet=1, log=None, progress=lambda _: None)
    assert found is not None
    lines = list(found)
    assert check_certificate(lines)[0] == position
    if lines[2] == die:  # another image of the position may be answered by another die
        assert abs(len(lines) - 2 - answers) < answers


def test_an_opening_is_found_from_every_side() -> None:
    for _, die, turns, _, position in ENTRIES[::7]:
        row = quayside.parse(position).row.copy()
        for symmetry, image in enumerate(IMAGES):
            found = int(find_opening(moved(row, symmetry)))
            assert found // (NO_DIE + 1) == int(turns)
            assert found % (NO_DIE + 1) == move_turn(PLAIN + die_of(die), image)


def test_other_positions_are_not_found() -> None:
    """One die, face, marker or blocker makes another position."""
    row = quayside.parse(ENTRIES[0][4]).row.copy()
    dice = int(row[r.DICE] | row[r.DICE + 1])
    free = next(square for square in range(25) if not dice >> square & 1)
    changes = [(r.BLOCKER, 1 << free), (r.LAST, 25), (r.MID, 1), (r.FACE, int(row[r.FACE]) ^ dice)]
    for cell, value in changes:
        other = row.copy()
        other[cell] = value
        assert find_opening(other) == NONE
    assert find_opening(row) != NONE
    assert find_opening(GAME.start().row.copy()) == NONE


def test_the_highest_level_plays_an_opening_and_wins_the_round() -> None:
    """Against replies at random; the search alone finds no forced win where the book has one."""
    generator = np.random.default_rng(2)
    for _, die, turns, _, position in ENTRIES[::25]:
        state = quayside.parse(position)
        assert Threats().find(state.row.copy(), 4, 3_000) is None
        strong, seat = bot(str(len(GAME.family.levels(GAME))), GAME, 0), state.to_move
        assert str(strong.choose(state)) == die
        left = int(turns)
        while state.row[r.ROUND] == 1:
            if state.to_move == seat:
                left -= not state.is_mid_turn
                state = state.play(strong.choose(state))
            else:
                state = state.play(int(generator.choice(state.actions)))
        assert left >= 0
        assert state.scores is not None
        assert state.scores[0] > state.scores[1] == 0


def test_a_move_into_an_opening_loses() -> None:
    """The other player sees what the book knows, and so does the analysis."""
    never, scratch = np.zeros(1, np.uint8), TACTICS.scratch()
    _, die, turns, _, position = ENTRIES[0]
    row = quayside.parse(position).row.copy()
    square = int(row[r.LAST + 1])
    before = row.copy()
    before[TURN], before[r.LAST + 1] = 1, r.NO_SQUARE
    face = sum((int(row[r.FACE + digit]) >> square & 1) << digit for digit in range(3))
    for cell in (r.DICE + 1, r.FACE, r.FACE + 1, r.FACE + 2):
        before[cell] &= ~(1 << square)
    assert TACTICS.loses(before, 6 * square + face - 1, 5, never, scratch)
    assert not TACTICS.loses(before, 6 * square + face - 1, int(turns) - 1, never, scratch)
    found = analyse(quayside.parse(position), SearchEvaluator(nodes=200))
    assert found.best == die
    assert [reason.key for reason in found.reasons] == ["doce-forces"]

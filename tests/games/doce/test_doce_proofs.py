"""Proofs that a player wins a round of Doce: found, written, checked, and refused when wrong."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside.core.game import State
from quayside.core.parts import InvalidProof, ProofError
from quayside.core.rules import Row
from quayside.games.doce import proofs
from quayside.games.doce import rules as r
from quayside.games.doce.proof.certificate import write_certificate
from quayside.games.doce.proof.checker import check_certificate, read_grid
from quayside.games.doce.proof.grid import IMAGES, INVERSES, key_of, move_turn
from quayside.games.doce.proof.prover import Prover, is_legal, squares_of
from quayside.games.doce.threats import Threats
from quayside.games.doce.turns import DICE, actions_of
from tests.games.doce.positions import GAME
from tools.games.doce.frontier import measure

# Six dice, both blockers held. Threats alone do not win; e1=1, which makes none, does.
QUIET = (
    "doce:standard .,.,A4,.,.,.,.,.,.,.,B1,.,A4,.,A1,.,.,B3,.,.,.,.,B3,.,. turn:0 dice:8,8"
    " blockers:11 last:c1,c5 round:1 starter:0 totals:0,0"
)
# Eight dice; the defender's blocker is played.
THREATS = (
    "doce:standard .,.,.,.,.,.,B2,A3,.,.,.,B4,A2,B4,A3,.,B1,A4,.,.,.,.,B#,.,. turn:0 dice:7,7"
    " blockers:10 last:c2,b4 round:1 starter:0 totals:0,0"
)
# Four dice, both blockers held.
FOUR = (
    "doce:standard .,.,.,.,.,.,.,.,.,.,B1,.,A4,.,A1,.,.,B3,.,.,.,.,.,.,. turn:0 dice:9,9"
    " blockers:11 last:e3,c4 round:1 starter:0 totals:0,0"
)
DATA = Path(__file__).parents[2] / "data" / "doce"


def certificate(position: str, quiet: int) -> list[str]:
    state = quayside.parse(position)
    found = proofs.prove(state, quiet=quiet, log=None, progress=lambda _: None)
    assert found is not None
    return list(found)


@pytest.mark.parametrize(("position", "quiet", "least"), [(QUIET, 1, 100), (THREATS, 0, 2)])
def test_a_certificate_is_checked_by_code_that_shares_nothing_with_the_prover(
    position: str, quiet: int, least: int
) -> None:
    lines = certificate(position, quiet)
    assert check_certificate(lines) == (position, len(lines) - 2)
    assert len(lines) - 2 > least


@pytest.mark.long
def test_the_certificate_of_a_win_with_four_dice_on_the_grid() -> None:
    """Two quiet turns are needed; finding it took 49 s on one core."""
    with gzip.open(DATA / "four-dice.proof.gz", "rt", encoding="utf-8") as file:
        position, answers = check_certificate(file)
    assert position == FOUR
    assert answers == 18_375


def test_a_wrong_certificate_is_refused() -> None:
    """An answer changed, one missing, one too many, another position, another file."""
    lines = certificate(THREATS, 0)
    wrong = [
        [*lines[:2], "a5=1", *lines[3:]],
        [*lines[:2], "c2=1", *lines[3:]],
        lines[:-1],
        [*lines, "a5=1"],
        [lines[0], lines[1].replace("A2", "A5"), *lines[2:]],
        lines[1:],
        [lines[0], "doce:standard", *lines[2:]],
    ]
    for changed in wrong:
        with pytest.raises(InvalidProof):
            check_certificate(changed)


def test_no_proof_where_the_quiet_turn_is_not_allowed() -> None:
    state = quayside.parse(QUIET)
    assert proofs.prove(state, quiet=0, log=None, progress=lambda _: None) is None


def random_states(count: int) -> Iterator[State]:
    """Yield beginnings of turns with six to twelve dice after random dice."""
    generator, found = np.random.default_rng(7), 0
    while found < count:
        state, dice = GAME.start(), int(generator.integers(6, 13))
        while dice and state.row[r.ROUND] == 1:
            state = state.play(int(generator.choice([a for a in state.actions if a < 150])))
            dice -= 1
        if state.row[r.ROUND] == 1:
            found += 1
            yield state


def test_a_blocker_on_a_square_that_a_win_does_not_need_changes_nothing() -> None:
    """What lets search and checker leave out most blockers."""
    threats, tried = Threats(), 0
    for state in random_states(150):
        row = state.row.copy()
        found = threats.find(row, 3, 50_000)
        if found is None or row[r.BLOCKER + 1 - row[0]]:
            continue
        free = ~int(row[r.DICE] | row[r.DICE + 1] | row[r.BLOCKER] | row[r.BLOCKER + 1])
        for square in squares_of(free & ~found.needed & r.ALL_SQUARES)[::4]:
            blocked = row.copy()
            blocked[r.BLOCKER + 1 - row[0]] = 1 << square
            assert threats.find(blocked, 3, 200_000), (str(state), square)
            tried += 1
    assert tried > 40


def test_images_of_a_position_are_one_position() -> None:
    """The eight symmetries give one key, and a turn found for it fits each image."""
    state = quayside.parse(QUIET)
    prover = Prover()
    assert prover.prove(state.row.copy(), 1)
    for image, back in zip(IMAGES, INVERSES, strict=True):
        row = moved(state.row, image)
        assert key_of(row)[0] == key_of(state.row)[0]
        found = prover.win(row, 1)
        assert found
        assert is_legal(row, found.turn)
        assert move_turn(move_turn(found.turn, back), image) == found.turn
    assert len(prover.won) == 1


def moved(row: Row, image: list[int]) -> Row:
    """Return a position with every square where a symmetry puts it."""
    out = row.copy()
    for cell in (r.DICE, r.DICE + 1, r.BLOCKER, r.BLOCKER + 1, *range(r.FACE, r.FACE + 3)):
        out[cell] = sum(1 << image[square] for square in squares_of(int(row[cell])))
    for cell in (r.LAST, r.LAST + 1):
        out[cell] = image[row[cell]]
    return out


def test_a_proof_goes_on_from_its_log(tmp_path: Path) -> None:
    """Also after a line that was cut off; a log of something else is refused."""
    log, state = tmp_path / "log", quayside.parse(QUIET)
    whole = proofs.prove(state, quiet=1, log=log, progress=lambda _: None)
    assert whole is not None
    wanted = list(whole)
    kept = log.read_text()
    log.write_text(kept + '{"position": [1, 2')
    again = proofs.prove(state, quiet=1, log=log, progress=lambda _: None)
    assert again is not None
    assert list(again) == wanted
    assert log.read_text() == kept
    log.write_text("something else\n")
    with pytest.raises(ProofError, match="is no log"):
        proofs.prove(state, quiet=1, log=log, progress=lambda _: None)


def test_the_checkers_own_rules_agree_with_the_game() -> None:
    """Its lines, zones and winners, at every die of random rounds."""
    generator = np.random.default_rng(3)
    for _ in range(8):
        state = GAME.start()
        while state.row[r.ROUND] == 1:
            grid = read_grid(str(state))
            dice = [action for action in state.actions if action < r.FIRST_BLOCKER]
            assert sorted({die // 6 for die in dice}) == grid.open_to(0)
            winning = set()
            for die in dice:
                then = state.play(die)
                placed = grid.place(0, die // 6, 1 + die % 6)
                won = placed.winners(die // 6)
                is_over = bool(won) or sum(placed.left) == 0
                assert is_over == (then.row[r.ROUND] != 1), (str(state), die)
                if won == {0}:
                    assert then.row[r.TOTAL + state.row[0]] > 0
                    winning.add(die // 6)
            assert grid.completions(0) == winning
            if not dice:
                break
            choice = int(generator.choice(state.actions))
            state = state.play(choice)
            if choice >= r.FIRST_BLOCKER and state.is_mid_turn:
                state = state.play(int(generator.choice(state.actions)))


def test_turns_of_the_prover_are_actions_of_the_game() -> None:
    state = quayside.parse(QUIET)
    for action in state.actions[:20]:
        assert actions_of(DICE * r.SQUARES + action) == (action,)
    assert actions_of(DICE * 3 + 5) == (r.FIRST_BLOCKER + 3, 5)


def test_a_position_in_the_middle_of_a_turn_is_refused() -> None:
    state = quayside.parse(QUIET).play("#a1")
    with pytest.raises(quayside.InvalidSetup, match="beginning of a turn"):
        proofs.prove(state, quiet=0, log=None, progress=lambda _: None)
    assert list(write_certificate(quayside.parse(THREATS), Prover(), 0))


def test_the_frontier_counts_answers_once_up_to_symmetry_and_those_that_lose() -> None:
    first = measure(["c3=4"], 0)  # five kinds of squares, six faces
    assert (first.answers, first.proved, first.searches) == (30, 0, 30)
    open_three = measure(["c3=3", "a1=1", "a3=3", "e1=1", "d3=3"], 0)  # b3=3 wins, unless taken
    assert open_three.answers - 6 <= open_three.proved < open_three.answers

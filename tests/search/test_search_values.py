"""What the search thinks of positions without searching: Docker, Doce and Dockers valued."""

from __future__ import annotations

import numpy as np
import pytest

import quayside
from quayside.core.heuristics import SETTLED, UNKNOWN
from quayside.core.playout import playout
from quayside.core.rules import Row
from quayside.games.doce import heuristics as doce
from quayside.games.doce import rules as doce_rules
from quayside.games.docker import heuristics as docker
from quayside.games.docker import rules as docker_rules
from quayside.games.dockers import crates as c
from quayside.games.dockers import heuristics as dockers
from quayside.games.dockers import rules as dockers_rules
from tests.games.doce.positions import state as doce_state


def scratch_of(rules_size: int, more: int) -> np.ndarray:
    return np.zeros(rules_size + more, np.int64)


def docker_value(text: str) -> np.ndarray:
    state = quayside.parse(text)
    weights = state.game.family.heuristics(state.game).weights
    out = np.zeros(state.game.players)
    room = scratch_of(docker_rules.RULES.scratch_size, docker.SCRATCH_SIZE)
    docker.evaluate(state.row.copy(), weights, out, room)
    return out


def test_docker_chances_add_up_and_who_is_out_has_none() -> None:
    out = docker_value("docker:fr 4 a1:0,b1:1,c2:23 hand:2,0,2,2 out:1 turn:2 roll:-")
    assert out.sum() == pytest.approx(1)
    assert out[1] == 0
    assert (out[[0, 2, 3]] > 0).all()


def test_docker_seats_are_seen_from_the_player_to_move() -> None:
    """DK-1: the same position turned by half, with the seats exchanged, is worth the same."""
    south = docker_value("docker:en 2 a1:0,b3:11 hand:2,1 out:- turn:0 roll:-")
    north = docker_value("docker:en 2 b1:00,c3:1 hand:1,2 out:- turn:1 roll:-")
    assert south.tolist() == pytest.approx(north[::-1].tolist())


def test_docker_with_a_roll_waiting_is_worth_its_best_move() -> None:
    state = quayside.parse("docker:fr 2 b1:0,b3:1 hand:5,5 out:- turn:0 roll:3")
    after = [docker_value(str(state.play(move)))[0] for move in state.moves]
    assert docker_value(str(state))[0] == pytest.approx(max(after))


def test_docker_a_buried_player_is_losing() -> None:
    """All own containers lie under the others' and cannot move: the next roll puts them out."""
    out = docker_value("docker:fr 2 a1:011,b1:011,c1:011,a2:000 hand:0,0 out:- turn:1 roll:-")
    buried = docker_value(
        "docker:fr 2 a1:01,b1:01,c1:01,a2:01,b2:01,c2:01 hand:0,0 out:- turn:0 roll:-"
    )
    assert buried[0] < 0.1
    assert out.sum() == pytest.approx(1)


def completions(row: Row, seat: int) -> set[tuple[int, int]]:
    room = scratch_of(doce_rules.RULES.scratch_size, doce.SCRATCH_SIZE)
    doce.completions(row, seat, doce.MINE, room)
    return {
        (square, face + 1)
        for face in range(6)
        for square in range(25)
        if room[doce.MINE + face] >> square & 1
    }


def test_doce_completions_are_the_dice_that_win() -> None:
    """Compared with playing every die, over positions of random games."""
    checked = 0
    game = quayside.load("doce")
    for seed in range(40):
        row = game.start().row.copy()
        for action in playout(game.rules, row, 2, seed):
            if not row[doce_rules.MID] and row[0] >= 0:
                found = completions(row, int(row[0]))
                assert found == winning_dice(row)
                checked += len(found)
            doce_rules.apply(row, action, doce_rules.RULES.scratch())
    assert checked > 20


def winning_dice(row: Row) -> set[tuple[int, int]]:
    seat, out, room = int(row[0]), doce_rules.RULES.actions(), doce_rules.RULES.scratch()
    found = set()
    for action in out[: doce_rules.legal(row, out, room)].tolist():
        if action < doce_rules.FIRST_BLOCKER:
            after = row.copy()
            result = doce_rules.place(after, action)
            if result & 3 == 1 << seat:
                found.add((action // 6, action % 6 + 1))
    return found


def test_doce_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    game = quayside.load("doce")
    room = scratch_of(doce_rules.RULES.scratch_size, doce.SCRATCH_SIZE)
    worth, out, nothing = [], np.zeros(2), np.zeros(1, np.float32)
    for number in (2, 3, 4):
        row = game.start().row.copy()
        row[doce_rules.ROUND], row[doce_rules.TOTAL] = number, 20
        assert doce.evaluate(row, nothing, out, room) == SETTLED
        worth.append(out[0])
    assert 0.5 < worth[0] < worth[1] < worth[2] < 1
    middle = doce_state(
        ". . . . .\n. . . . .\n. . A1 . .\n. . . . .\n. . . . .", turn="1", last="c3,-"
    )
    assert doce.evaluate(middle.row.copy(), nothing, out, room) == UNKNOWN


def dockers_gain(row: Row, seat: int) -> tuple[int, int]:
    """Return what a greedy turn scores for a seat, and the crates it moves."""
    room = scratch_of(dockers_rules.RULES.scratch_size, dockers.SCRATCH_SIZE)
    points = dockers.greedy(row, int(row[c.COLOUR + seat]), c.TURN_MOVES, room)
    return points, int(room[dockers.USED])


def dockers_rows() -> list[Row]:
    """Return starts of turns along random games."""
    game, rows = quayside.load("dockers"), []
    for seed in range(6):
        row = game.start(seed=seed).row.copy()
        for action in playout(game.rules, row, 2, seed, limit=120):
            dockers_rules.apply(row, action, dockers_rules.RULES.scratch())
            if row[c.MOVES] == 0 and row[0] >= 0 and row[c.TURNS] % 5 == 0:
                rows.append(row.copy())
    return rows


def test_dockers_nobody_can_score_in_the_first_turn() -> None:
    """CR-2: so the greedy turn finds nothing at the start."""
    row = quayside.load("dockers").start().row.copy()
    assert dockers_gain(row, 0)[0] == dockers_gain(row, 1)[0] == 0


def test_dockers_customs_on_a_crate_denies_its_moves() -> None:
    """With the token on every crate that the greedy turn would move, in turn, it never gains."""
    denied = 0
    for row in dockers_rows():
        points, used = dockers_gain(row, int(row[0]))
        if used.bit_count() == 1:
            row[c.CUSTOMS] = used.bit_length() - 1
            less = dockers_gain(row, int(row[0]))
            assert not less[1] & used
            denied += less[0] < points
    assert denied > 0


def test_dockers_a_lead_counts_more_when_the_cap_is_near() -> None:
    """CR-10: at the cap the scores stand."""
    game = quayside.load("dockers", cap=400)
    room = scratch_of(dockers_rules.RULES.scratch_size, dockers.SCRATCH_SIZE)
    out, nothing, worth = np.zeros(2), np.zeros(1, np.float32), []
    for turns in (0, 390, 398):
        row = game.start().row.copy()
        row[c.SCORE], row[c.TURNS] = 10, turns
        dockers.evaluate(row, nothing, out, room)
        worth.append(out[0])
    assert 0.5 < worth[0] < worth[1] < worth[2]

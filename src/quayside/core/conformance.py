"""The conformance kit: checks that every game must pass.

    from quayside.core.conformance import check
    check(quayside.load("NAME:EDITION", players=3))

`check` plays random games and raises `AssertionError` with the position at the first thing that is
wrong. `check_interpreted` compares compiled kernels with the same code run by Python.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import numpy as np

from quayside.core.errors import IllegalMove, InvalidMove
from quayside.core.game import Game, State
from quayside.core.playout import playout, playouts
from quayside.core.records import split
from quayside.core.rules import CHANCE, OVER, Actions, Row, no_why

POSITIONS = 60
"""The maximum number of positions of a game in which every action is tried."""


def check(game: Game, games: int = 5, seed: int = 0) -> None:
    """Play random games and check every position on the way."""
    game = game.automatic
    for number in range(games):
        start = game.start(seed=seed + number)
        line = playout(game.rules, start.row.copy(), game.players, seed + number)
        _check_game(start, line)
    _check_batch(game, seed)


def _check_game(start: State, line: list[int]) -> None:
    state, states = start, [start]
    every = len(line) // POSITIONS + 1
    for step, choice in enumerate(line):
        _check_position(state, every_action=step % every == 0)
        state = _check_step(state, choice)
        states.append(state)
    _check_position(state, every_action=True)
    assert state.is_over, f"the random game ended before the game did: {state}"
    _check_end(state)
    decisions, most = sum(not one.is_chance for one in states[:-1]), start.game.most_decisions
    assert most is None or decisions <= most, f"{decisions} decisions, {most} at most: {state}"
    again = start
    for choice, seen in zip(line, states[1:], strict=True):
        again = again.roll(choice + 1) if again.is_chance else again.play(choice)
        assert again == seen, f"replaying gives {again}, first it was {seen}"


def _check_step(state: State, choice: int) -> State:
    """Play one action or outcome through every interface; all must agree and change nothing
    else."""
    before = state.row.tobytes()
    _check_trace(state, choice)
    if state.is_chance:
        after = state.roll(choice + 1)
        events = state.events(str(choice + 1))
    else:
        move = next(move for move in state.moves if move.action == choice)
        after = state.play(move)
        assert state.play(move.text) == after == state.play(choice), f"{move} in {state}"
        assert after != state, f"{move} changes nothing in {state}"
        assert move.seat == state.to_move, f"{move} belongs to another seat in {state}"
        assert isinstance(move.steps, tuple)
        events = state.events(move)
    assert events, f"nothing happens when {choice} is played in {state}"
    assert state.row.tobytes() == before, f"playing changed the position it was played in: {state}"
    return after


def _check_position(state: State, every_action: bool) -> None:
    game, text = state.game, str(state)
    again = game.parse(text)
    assert again == state, f"does not come back from its text: {text}"
    assert hash(again) == hash(state)
    assert [*again.moves] == [*state.moves], f"read from text it has other moves: {text}"
    assert again.chances == state.chances, f"read from text it has other chances: {text}"
    assert str(game.parse(f"  {text}  ")) == text, "surrounding spaces matter"
    before = state.row.tobytes()
    status = game.rules.status(state.row.copy())
    assert (status == OVER) == state.is_over == (state.to_move is None)
    assert (status == CHANCE) == state.is_chance
    if status >= 0:
        assert status == state.to_move
        assert state.to_move not in state.gone, f"a seat that is gone is to move: {text}"
        assert state.actions, f"nothing is legal and the game is not over: {text}"
        assert list(state.actions) == sorted(set(state.actions)), f"not in order: {text}"
        _check_candidates(state)
        _check_mask(state)
    else:
        assert not state.moves
        assert game.rules.legal(state.row.copy(), game.rules.actions(), game.rules.scratch()) == 0
    if status == CHANCE:
        assert len(state.chances) == game.outcome_count, f"how many outcomes? {text}"
        assert abs(sum(state.chances) - 1) < 1e-12
        assert all(p >= 0 for p in state.chances)
    if not state.is_over:
        assert state.returns == (0.0,) * game.players
        _check_leaving(state)
    if every_action:
        _check_refusals(state)
        _check_why(state)
    _check_show(state)
    _check_observation(state)
    for line in state.draw():
        assert sum(len(part) for part, _ in line) <= 78, f"drawn too wide: {text}"
    assert state.row.tobytes() == before, f"looking at the position changed it: {text}"


def _check_candidates(state: State) -> None:
    rules, row = state.game.rules, state.row.copy()
    out, scratch = rules.actions(), rules.scratch()
    count = rules.candidates(row, out, scratch)
    kept = [int(a) for a in out[:count].copy() if rules.allowed(row, a, scratch)]
    assert sorted(kept) == list(state.actions), f"candidates and legal differ: {state}"
    assert row.tobytes() == state.row.tobytes(), f"listing left its traces in {state}"


def _check_mask(state: State) -> None:
    """A game's own mask has what its list has, whatever the mask held before."""
    rules, row = state.game.rules, state.row.copy()
    if rules.mask is None:
        return
    for before in (False, True):
        mask = np.full(state.game.action_count, before)
        rules.mask(row, mask, rules.scratch())
        assert np.flatnonzero(mask).tolist() == list(state.actions), f"mask and legal: {state}"
    assert row.tobytes() == state.row.tobytes(), f"the mask left its traces in {state}"


def _check_refusals(state: State) -> None:
    """Everything listed is accepted and everything else refused, for every action number."""
    family, legal = state.game.family, set(state.actions)
    for action in range(state.game.action_count):
        if action in legal:
            text = family.write_action(state.game, state.row.copy(), action)
            assert family.read_action(state.game, state.row.copy(), text) == action, text
            continue
        try:
            state.play(action)
        except IllegalMove as error:
            assert error.position == str(state)
            due = not state.is_chance and not state.is_over
            named = error.ruling or not family.has("why")
            assert named or not due, f"no ruling forbids {action} in {state}"
        else:
            raise AssertionError(f"action {action} is not listed but was played in {state}")
    for nonsense in (-1, state.game.action_count):
        try:
            state.play(nonsense)
        except InvalidMove:
            continue
        raise AssertionError(f"action {nonsense} does not exist but was played in {state}")


_BEYOND = 8
"""Guard cells behind an output array; they must not change."""


def _guarded(size: int) -> Actions:
    return np.full(size + _BEYOND, _BEYOND, np.int32)


def _check_written(out: Actions, size: int, count: int, what: str) -> None:
    assert 0 <= count <= size, f"{count} numbers do not fit into {size}: {what}"
    assert (out[size:] == _BEYOND).all(), f"written beyond {size} numbers: {what}"


def _check_trace(state: State, choice: int) -> None:
    """The trace of an action fits into its array, consists of whole records, and changes
    nothing."""
    rules, row, out = state.game.rules, state.row.copy(), _guarded(state.game.rules.trace_size)
    scratch, what = rules.scratch(), f"the trace of {choice} in {state}"
    count = rules.trace(row, choice, out, scratch)
    _check_written(out, rules.trace_size, count, what)
    _check_records(out[:count].tolist(), what)
    first = out[:count].copy()
    assert rules.trace(row, choice, out, scratch) == count, f"another time it differs: {what}"
    assert (out[:count] == first).all(), f"another time it differs: {what}"
    assert row.tobytes() == state.row.tobytes(), f"the position was changed by {what}"


def _check_show(state: State) -> None:
    """The output of `show` fits into its array, consists of whole records, and changes nothing."""
    rules, row, out = state.game.rules, state.row.copy(), _guarded(state.game.rules.show_size)
    count = rules.show(row, out, rules.scratch())
    _check_written(out, rules.show_size, count, f"what is shown of {state}")
    _check_records(out[:count].tolist(), f"what is shown of {state}")
    assert row.tobytes() == state.row.tobytes(), f"showing changed {state}"


def _check_records(numbers: list[int], what: str) -> None:
    records = list(split(numbers))
    assert sum(2 + len(given) for _, given in records) == len(numbers), f"a record is cut: {what}"
    assert all(kind > 0 for kind, _ in records), f"kinds are positive: {what}"


def _check_why(state: State) -> None:
    """There is a reason for every action that is not legal, and none for those that are."""
    rules, row = state.game.rules, state.row.copy()
    if rules.why is no_why:
        return
    scratch, legal, out = rules.scratch(), set(state.actions), _guarded(rules.why_size)
    due = not state.is_chance and not state.is_over
    for action in range(rules.action_count):
        count = rules.why(row, action, out, scratch)
        assert 0 <= count <= rules.why_size
        assert (count == 0) == (action in legal), f"why not {action} in {state}"
        assert count == 0 or (out[0] > 0) == due, f"no reason for {action} in {state}"
    _check_written(out, rules.why_size, 0, f"why not, in {state}")
    assert row.tobytes() == state.row.tobytes(), f"asking why changed {state}"


def _check_leaving(state: State) -> None:
    """Every seat that is in the game can leave it, now or after its turn; and a position that was
    read from text behaves like the one that was played (GL-1)."""
    again = state.game.parse(str(state))
    for seat in range(state.game.players):
        if seat in state.gone:
            continue
        if state.game.rules.leaves_between_turns and state.is_mid_turn and seat == state.to_move:
            _check_refused_leaving(state, seat)
            _check_refused_leaving(again, seat)
            continue
        after = state.leave(seat)
        assert again.leave(seat) == after, f"read from text, seat {seat} leaves otherwise: {state}"
        assert seat in after.gone or after.is_over, f"seat {seat} left and is still in: {after}"
        assert after.game.parse(str(after)) == after, f"does not come back from its text: {after}"
        if after.is_over:
            _check_end(after)
            assert seat not in after.winners, f"who left cannot win: {after}"
        else:
            assert after.is_chance or after.actions, f"stuck after leaving: {after}"


def _check_refused_leaving(state: State, seat: int) -> None:
    try:
        state.leave(seat)
    except IllegalMove as error:
        assert error.ruling == "GL-1"
    else:
        raise AssertionError(f"seat {seat} left in the middle of a turn: {state}")


def _check_end(state: State) -> None:
    assert state.is_over
    assert state.winners, f"nobody won: {state}"
    assert abs(sum(state.returns) - 1) < 1e-9, f"the result does not add up to 1: {state}"
    shares = {share for share in state.returns if share}
    assert len(shares) == 1, f"winners share alike: {state.returns}"


def _check_observation(state: State) -> None:
    rules = state.game.rules
    seen = []
    for seat in range(state.game.players):
        out = np.full(rules.observation_size, np.nan, np.float32)
        rules.observe(state.row.copy(), seat, out)
        assert np.isfinite(out).all(), f"seat {seat} sees cells never written: {state}"
        seen.append(out.tobytes())
    if not state.is_over:
        assert len(set(seen)) == len(seen), f"two seats see the same: {state}"


def _check_batch(game: Game, seed: int) -> None:
    """A batch gives the same games on one thread and on two, and agrees with single games."""
    row = game.start().row.copy()
    one = playouts(game.rules, row, game.players, 3, seed=seed, threads=1)
    two = playouts(game.rules, row, game.players, 3, seed=seed, threads=2)
    assert one.rows.tobytes() == two.rows.tobytes(), "the batch depends on the threads"
    assert np.allclose(one.returns.sum(axis=1), 1)
    final = row.copy()
    for choice in playout(game.rules, row, game.players, seed):
        game.rules.apply(final, choice, game.rules.scratch())
    assert final.tobytes() == one.rows[0].tobytes(), "a single game differs from the batch"


def digest(game: Game, games: int, seed: int, limit: int = 200) -> str:
    """Return a hash of all kernel outputs in the first `limit` steps of random games."""
    rules, digest = game.rules, hashlib.sha256()
    out, scratch = rules.actions(), rules.scratch()
    p, returns = np.zeros(max(1, rules.outcome_count)), np.zeros(game.players)
    features = np.zeros(rules.observation_size, np.float32)
    mask = np.zeros(rules.action_count, np.bool_)
    told = np.zeros(max(rules.trace_size, rules.why_size, rules.show_size), np.int32)
    asked = range(0, rules.action_count, 1 + rules.action_count // 12)
    for number in range(games):
        row: Row = game.start(seed=seed + number).row.copy()
        generator = np.random.Generator(np.random.PCG64(seed + number))
        for _ in range(limit):
            status = int(rules.status(row))
            digest.update(f"{status} {row.tolist()}".encode())
            digest.update(told[: rules.show(row, told, scratch)].tobytes())
            for action in asked:
                digest.update(told[: rules.why(row, action, told, scratch)].tobytes())
            if status == OVER:
                rules.returns(row, returns)
                digest.update(returns.tobytes())
                break
            rules.observe(row, max(status, 0), features)
            digest.update(features.tobytes())
            if status == CHANCE:
                count = rules.outcomes(row, p, scratch)
                choices = [k for k in range(count) if p[k] > 0]
                digest.update(p[:count].round(12).tobytes())
            else:
                choices = [int(a) for a in out[: rules.legal(row, out, scratch)]]
                digest.update(str(choices).encode())
                if rules.mask is not None:
                    rules.mask(row, mask, scratch)
                    digest.update(mask.tobytes())
            choice = choices[int(generator.integers(len(choices)))]
            digest.update(told[: rules.trace(row, choice, told, scratch)].tobytes())
            rules.apply(row, choice, scratch)
    return digest.hexdigest()


def check_interpreted(game: Game, games: int = 1, seed: int = 0, limit: int = 200) -> None:
    """Check that compiled and interpreted kernels agree."""
    program = (
        "import sys, quayside; from quayside.core.conformance import digest;"
        "name, players, games, seed, limit, *options = sys.argv[1:];"
        "game = quayside.load(name, int(players), **dict(o.split('=', 1) for o in options));"
        "print(digest(game, int(games), int(seed), int(limit)))"
    )
    options = [f"{name}={value}" for name, value in game.options]
    words = [game.name, str(game.players), str(games), str(seed), str(limit), *options]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"interpreted {game.describe()} failed: {done.stderr[-2000:]}"
    compiled = digest(game, games, seed, limit)
    assert done.stdout.strip() == compiled, f"interpreted {game.describe()} plays otherwise"

"""Random games through OpenSpiel, compared with the same games as the engine plays them."""

from __future__ import annotations

import pickle
import random
import sys
import traceback
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import quayside.adapters.openspiel as adapter
from quayside.core.game import Game, State
from quayside.games import families, find
from quayside.record import Entry, Record, RecordBuilder, write


def random_setups(seed: int) -> Iterator[Game]:
    """Yield random setups of all families without end: editions, players and options."""
    chooser = random.Random(seed)
    while True:
        for found in families():
            options = {
                option.name: chooser.choice([option.default, *option.samples])
                for option in found.options
                if chooser.random() < 0.3
            }
            edition = chooser.choice(list(found.editions))
            yield find(f"{found.name}:{edition}", chooser.choice(found.player_counts), options)


def compare_game(game: Game, seed: int, with_record: bool = True) -> int:
    """Play a random game with the engine and through OpenSpiel; return how many decisions it took.
    Every position is compared; on the way the game goes on in a copy of its state. `with_record`
    compares the record of the game too: the engine's, and one that is put together from what
    OpenSpiel says. Raises `AssertionError` at the first difference."""
    spiel, chooser = adapter.load(game), random.Random(seed)
    observation = make_observation(spiel)
    state, engine = spiel.new_initial_state(), game.automatic.start()
    copy_at, way = chooser.randrange(30), chooser.randrange(4)
    record, told, line = RecordBuilder(engine), list[Entry](), list[int]()
    first = decisions = 0
    while not engine.is_over:
        if len(line) == copy_at:
            state = copied(state, way)
            first = copy_at if way == FROM_TEXT else 0
        compare_position(state, engine, observation)
        choice = chooser.choice(engine.actions or choices_of_chance(engine))
        if with_record:
            add(record, choice)
            told.append(applied(state, choice, read=len(line) % 8 == 0))
        else:
            state.apply_action(choice)
        decisions += not engine.is_chance
        line.append(choice)
        engine = after(engine, choice)
    compare_position(state, engine, observation)
    assert state.history() == line[first:]
    if with_record:
        assert write(Record(game.automatic.start(), {}, tuple(told))) == write(record.record())
        assert record.state == engine
    assert decisions <= spiel.max_game_length()
    return decisions


def choices_of_chance(engine: State) -> list[int]:
    """Return the outcomes that count."""
    return [outcome for outcome, p in enumerate(engine.chances) if p > 0]


def compare_games(seed: int, games: int) -> int:
    """Compare random games in random setups, every hundredth with its record; print what differs
    and return how many games do."""
    failures = 0
    for number, game in enumerate(islice(random_setups(seed), games)):
        try:
            compare_game(game, seed + number, with_record=number % 100 == 0)
        except Exception:
            failures += 1
            print(f"{game.describe()} with seed {seed + number}:", file=sys.stderr)
            traceback.print_exc()
    return failures


FROM_TEXT = 3


def copied(state: Any, way: int) -> Any:
    """Return a state that must go on exactly as the original would."""
    if way == 0:
        return state.clone()
    if way == 1:
        return pickle.loads(pickle.dumps(state))
    if way == 2:
        return state.get_game().deserialize_state(state.serialize())
    return state.get_game().new_initial_state(str(state))


def after(engine: State, choice: int) -> State:
    """Return the engine's position after an action or outcome."""
    row = engine.row.copy()
    engine.game.rules.apply(row, choice, engine.game.rules.scratch())
    return State(engine.game, row)


def add(record: RecordBuilder, choice: int) -> None:
    """Add an action or outcome to the engine's record."""
    if record.state.is_chance:
        record.roll(choice + 1)
    else:
        record.play(record.state.find(choice).text)


def applied(state: Any, choice: int, read: bool) -> Entry:
    """Apply an action or outcome; return what OpenSpiel says of it as an entry of a record."""
    text, seat, is_roll = (
        state.action_to_string(choice),
        state.state.to_move,
        state.is_chance_node(),
    )
    if read:
        assert state.string_to_action(text) == choice, text
    before = str(state)
    state.apply_action(choice)
    assert str(state) != before
    if is_roll:
        return Entry("roll", seat, text.removeprefix("roll "), state.state)
    return Entry("move", seat, text, state.state)


def compare_position(state: Any, engine: State, observation: Any) -> None:
    """Compare what OpenSpiel says of a position with what the engine says."""
    assert state.state == engine
    assert state.is_terminal() == engine.is_over, engine
    assert state.is_chance_node() == engine.is_chance, engine
    if engine.is_chance:
        odds = [(outcome, engine.chances[outcome]) for outcome in choices_of_chance(engine)]
        assert state.chance_outcomes() == odds, engine
        assert state.legal_actions() == choices_of_chance(engine), engine
    else:
        assert state.legal_actions() == list(engine.actions), engine
        expected = pyspiel.PlayerId.TERMINAL if engine.is_over else engine.to_move
        assert state.current_player() == expected, engine
    rules, players, results = engine.game.rules, engine.game.players, state.returns()
    if engine.is_over:
        shares = [(result * (players - 1) + 1) / players for result in results]
        assert np.allclose(shares, engine.returns, rtol=0, atol=1e-12), engine
        assert abs(sum(results)) < 1e-12, engine
    else:
        assert results == [0.0] * players, engine
    seen = np.full(rules.observation_size, np.nan, np.float32)
    seat = players - 1 if engine.to_move is None else engine.to_move
    rules.observe(engine.row.copy(), seat, seen)
    observation.set_from(state, seat)
    assert observation.tensor.tobytes() == seen.tobytes(), engine

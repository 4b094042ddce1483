"""Every game in OpenSpiel: its own tests, its tree search, one of its learning algorithms."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.policy import UniformRandomPolicy

import quayside
from quayside.adapters import openspiel
from quayside.adapters.openspiel_parameters import decode, encode
from quayside.core.errors import IllegalMove, InvalidPosition, InvalidSetup
from quayside.core.family import Option
from quayside.core.game import Game
from quayside.games import BUILT_IN, family
from quayside.search.bots import bot, mixed
from tests.adapters.compare_openspiel import compare_game, random_setups
from tests.games.variants import variants

ROOT = Path(__file__).parents[2]
ENDGAME = "docker:fr 2 a1:1001,a2:0110,c2:10,b3:10 hand:0,0 out:- turn:1 roll:- turns:0 cap=3"
"""Docker near its end, for three more turns: 2,168 states in OpenSpiel's tree."""


def play(state: Any, seed: int, steps: int) -> Any:
    """Play some random steps."""
    chooser = random.Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", BUILT_IN)
def test_openspiel_s_own_test_passes_for_every_variant(name: str) -> None:
    for game in variants(name):
        pyspiel.random_sim_test(openspiel.load(game), 1, serialize=True, verbose=False)


def test_300_random_games_are_the_same_as_the_engine_s_own() -> None:
    setups = islice(random_setups(seed=13), 300)
    longest = [compare_game(game, seed) for seed, game in enumerate(setups)]
    assert len(longest) == 300
    assert max(longest) < openspiel.UNBOUNDED / 10


# Games and their parameters ----------------------------------------------------------------------


def test_parameters_name_edition_players_and_options() -> None:
    game = pyspiel.load_game("quayside_docker(edition=en,players=3,chance=cards,cap=24)")
    assert game.game == quayside.load("docker:en", 3, chance="cards", cap=24)
    assert (game.num_players(), game.num_distinct_actions()) == (3, 541)
    assert pyspiel.load_game("quayside_docker").game == quayside.load("docker")
    assert {f"quayside_{name}" for name in BUILT_IN} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_variant_can_be_written_as_text_and_loaded_again(name: str) -> None:
    for game in variants(name):
        text = str(openspiel.load(game))
        again = pyspiel.load_game(text)
        assert again.asked == game, text
        assert str(again) == text


def test_values_that_openspiel_s_text_cannot_hold_are_percent_encoded() -> None:
    [layout] = family("dockers").options[-1].samples
    game = pyspiel.load_game("quayside_dockers", {"layout": layout, "floors": 21})
    assert game.asked == quayside.load("dockers", layout=layout, floors="021")
    assert "layout=RTM%402%2C2%2C0%3D" in str(game)
    start = str(game.asked.start())
    there = pyspiel.load_game("quayside_dockers", {"layout": layout, "position": start})
    assert there.asked == game.asked


@pytest.mark.parametrize(
    "value", ["plain", "2nd", "-", ".5", "true", "False", "a,b=c(d)", "@1", "%41", "é", "12"]
)
def test_any_value_survives_openspiel_s_text(value: str) -> None:
    option = Option("word", ("plain", "other"), "a word of any kind")
    text = f"game(word={encode(option, value)})"
    read = pyspiel.game_parameters_from_string(text)["word"]
    assert isinstance(read, str)
    assert decode(option, read) == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("quayside_docker(edition=de)", "docker has no edition 'de'"),
        ("quayside_docker(players=9)", "docker is for 2, 3, 4 players, not 9"),
        ("quayside_docker(cap=-4)", "cap is a whole number"),
        ("quayside_docker(chance=coin)", "chance is one of die, cards"),
    ],
)
def test_a_wrong_parameter_says_what_would_be_right(text: str, reason: str) -> None:
    with pytest.raises(InvalidSetup, match=reason):
        pyspiel.load_game(text)


def test_a_game_s_type_says_whether_there_is_chance() -> None:
    mode = pyspiel.GameType.ChanceMode
    modes = {
        "quayside_docker": mode.EXPLICIT_STOCHASTIC,
        "quayside_docker(chance=cards)": mode.DETERMINISTIC,
        "quayside_dockers": mode.DETERMINISTIC,
        "quayside_doce": mode.DETERMINISTIC,
    }
    assert {name: pyspiel.load_game(name).get_type().chance_mode for name in modes} == modes


@pytest.mark.parametrize(
    ("text", "longest"),
    [
        ("quayside_docker(cap=24)", 24),
        ("quayside_docker", openspiel.UNBOUNDED),
        ("quayside_dockers(players=3)", 4 * 399),  # CR-10: the cap of automatic play
        ("quayside_dockers(cap=24)", 96),
        ("quayside_doce", 184),
    ],
)
def test_the_longest_game_is_bounded(text: str, longest: int) -> None:
    assert pyspiel.load_game(text).max_game_length() == longest


def test_a_capped_game_reaches_its_bound_and_is_shared() -> None:
    game = pyspiel.load_game("quayside_docker(cap=4)")
    state = play(game.new_initial_state(), 1, 8)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_results_add_up_to_nothing_for_any_number_of_players() -> None:
    game = pyspiel.load_game("quayside_docker(players=4)")
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1 / 3, 1.0, 0.0)
    state = play(game.new_initial_state(), 1, 10_000)
    assert sorted(state.returns()) == [-1 / 3, -1 / 3, -1 / 3, 1.0]


# States ------------------------------------------------------------------------------------------


def everywhere() -> Iterator[tuple[Game, Any]]:
    """Yield a state somewhere in a game of every family."""
    for name in BUILT_IN:
        game = quayside.load(name)
        yield game, play(openspiel.load(game).new_initial_state(), 5, 9)


def test_what_python_is_told_is_what_c_plus_plus_is_told() -> None:
    """Our states answer some questions without the way through C++; the answers are the same."""
    base = pyspiel.State
    for _, state in everywhere():
        for _ in range(6):
            assert base.legal_actions(state) == state.legal_actions()
            for player in range(2):
                assert base.legal_actions(state, player) == state.legal_actions(player)
            assert base.is_chance_node(state) == state.is_chance_node()
            mask = state.legal_actions_mask()
            assert [action for action, is_legal in enumerate(mask) if is_legal] == (
                state.legal_actions()
            )
            play(state, 1, 1)


def test_copies_go_on_without_touching_the_original() -> None:
    for _, state in everywhere():
        game, text, legal = state.get_game(), str(state), state.legal_actions()
        ways = (
            state.clone(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(game)).deserialize_state(state.serialize()),
            game.new_initial_state(text),
        )
        for made in ways:
            assert str(made) == text
            play(made, 3, 1)
            assert str(made) == str(play(state.clone(), 3, 1)) != text
            assert (str(state), state.legal_actions()) == (text, legal)
        assert [made.history() for made in ways[:5]] == [
            [*state.history(), made.history()[-1]] for made in ways[:5]
        ]


def test_a_list_that_was_handed_out_can_be_changed() -> None:
    for _, state in everywhere():
        before = [*state.legal_actions()], [*state.chance_outcomes()]
        state.legal_actions().append(-1)
        state.chance_outcomes().append((-1, 0.5))
        assert (state.legal_actions(), state.chance_outcomes()) == before


def test_a_chosen_die_is_an_outcome() -> None:
    for face in range(6):
        state = pyspiel.load_game("quayside_docker").new_initial_state()
        assert state.chance_outcomes() == [(outcome, 1 / 6) for outcome in range(6)]
        assert state.action_to_string(face) == f"roll {face + 1}"
        state.apply_action(face)
        assert str(state).endswith(f"roll:{face + 1}")


def test_a_roll_that_would_be_rolled_again_has_no_chance() -> None:
    """DK-7: with rerolls only the faces that allow a move count."""
    game = pyspiel.load_game("quayside_docker(edition=en)")
    text = "docker:en 2 b3:001 hand:1,2 out:- turn:1 roll:-"
    state = game.new_initial_state(text)
    counting = [face for face, p in state.chance_outcomes()]
    assert 0 < len(counting) < 6
    assert all(p == pytest.approx(1 / len(counting)) for _, p in state.chance_outcomes())
    missing = next(face for face in range(6) if face not in counting)
    with pytest.raises(IllegalMove, match=f"outcome {missing} has no chance here"):
        state.apply_action(missing)
    assert str(state) == text


def test_an_action_that_is_not_legal_is_refused_with_its_ruling() -> None:
    state = pyspiel.load_game("quayside_docker").new_initial_state()
    state.apply_action(0)
    before = str(state)
    with pytest.raises(IllegalMove, match="there is no container on a1"):
        state.apply_action(1)
    with pytest.raises(ValueError, match="action numbers go from 0 to 90"):
        state.apply_action(10_000)
    assert (str(state), state.history()) == (before, [0])
    over = play(state, 1, 10_000)
    with pytest.raises(IllegalMove, match="the game is over"):
        over.apply_action(90)


def test_texts_of_moves_are_the_rulebook_s() -> None:
    state = pyspiel.load_game("quayside_docker").new_initial_state()
    state.apply_action(0)
    assert [state.action_to_string(action) for action in state.legal_actions()] == (
        ["+b1", "+a2", "+c2", "+b3"]
    )
    assert state.string_to_action("+c2") == 86


def test_any_position_can_be_the_start() -> None:
    """A state, or a whole game for algorithms that begin at its start."""
    for game, state in everywhere():
        spiel = state.get_game()
        text = str(state.state)
        there = pyspiel.load_game(spiel.get_type().short_name, {"position": text})
        first = there.new_initial_state()
        assert str(first) == text
        assert first.legal_actions() == state.legal_actions()
        assert str(pyspiel.load_game(str(there)).new_initial_state()) == text
        pyspiel.random_sim_test(there, 1, serialize=True, verbose=False)
        plain = game.start(seed=3)  # without the cap that automatic play adds
        assert spiel.new_initial_state(str(plain)).legal_actions() == (
            list(range(6)) if plain.is_chance else list(plain.actions)
        )


def test_a_position_of_another_game_is_refused() -> None:
    start = str(quayside.load("docker:en").start())
    with pytest.raises(InvalidPosition, match="this is a position of docker:en for 2 players"):
        pyspiel.load_game("quayside_docker").new_initial_state(start)
    with pytest.raises(InvalidSetup, match="players=3, but the position is of docker:en for 2"):
        pyspiel.load_game("quayside_docker", {"position": start, "players": 3})
    with pytest.raises(InvalidSetup, match="a position of docker:en, not of doce"):
        pyspiel.load_game("quayside_doce", {"position": start})


def test_observations_are_the_game_s_own_numbers() -> None:
    for _, state in everywhere():
        game = state.get_game()
        observation = make_observation(game)
        assert game.observation_tensor_shape() == [len(observation.tensor)]
        seen = set()
        for seat in range(game.num_players()):
            observation.set_from(state, seat)
            assert state.observation_tensor(seat) == observation.tensor.tolist()
            assert state.observation_string(seat) == str(state)
            seen.add(observation.tensor.tobytes())
        assert len(seen) == game.num_players()


def test_an_information_state_tells_the_start_and_the_history() -> None:
    game = pyspiel.load_game("quayside_docker")
    state = play(game.new_initial_state(), 1, 3)
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.string_from(state, 0) == state.history_str() == state.information_state_string(0)
    there = play(game.new_initial_state(str(state)), 1, 1)
    assert there.information_state_string(1) == f"{state} {there.history_str()}"
    assert there.clone().information_state_string(1) == there.information_state_string(1)


def test_threads_do_not_disturb_each_other() -> None:
    """Kernels run without the interpreter's lock, so each thread has buffers of its own."""
    game = openspiel.load(quayside.load("dockers"))

    def end(seed: int) -> str:
        return str(play(game.new_initial_state(), seed, 120))

    alone = [end(seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(end, range(8))) == alone


# Algorithms --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_tree_search_in_c_plus_plus_runs(name: str) -> None:
    game = openspiel.load(quayside.load(name))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 20, 100, True, 7, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum(p for _, p in policy) == pytest.approx(1)


def test_the_tree_search_beats_random_play() -> None:
    game = quayside.load("docker:en")
    won = 0.0
    for seed in range(10):
        chooser, state = random.Random(seed), game.start(seed=seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
            elif state.to_move == seed % 2:
                state = state.play(openspiel.mcts(state, seed, simulations=60))
            else:
                state = state.play(chooser.choice(state.actions))
        won += state.returns[seed % 2]
    assert won >= 8


def test_the_tree_search_as_a_bot_depends_on_the_seed_and_the_position_alone() -> None:
    game = quayside.load("docker", 3)
    state = game.start(seed=1).roll(5)
    player = bot("quayside.adapters.openspiel:mcts_100", game, seed=7)
    first = player.choose(state)
    assert first in state.moves
    assert player.choose(game.parse(str(state))) == first
    assert openspiel.mcts_100(state, mixed(7, state.row)) == first.action
    with pytest.raises(quayside.QuaysideError, match="mcts_many"):
        bot("quayside.adapters.openspiel:mcts_many", game)


def test_regret_minimisation_learns_an_endgame() -> None:
    game = pyspiel.load_game("quayside_docker", {"position": ENDGAME})
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert before == pytest.approx(0.1027888, abs=1e-6)
    np.random.seed(1)  # what OpenSpiel draws from
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(400):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 3


# Games of other packages -------------------------------------------------------------------------


def test_a_game_of_another_package_is_registered(tmp_path: Path) -> None:
    """Pig, found through its entry point, in another process: it passes OpenSpiel's test, and the
    process ends without a crash."""
    info = tmp_path / "quayside_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: quayside-pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[quayside.games]\npig = quayside_pig:FAMILY\n")
    program = (
        "import pyspiel, quayside.adapters.openspiel\n"
        "for players, target in ((2, 20), (3, 50), (4, 100)):\n"
        "    game = pyspiel.load_game(f'quayside_pig(players={players},target={target})')\n"
        "    pyspiel.random_sim_test(game, 2, serialize=True, verbose=False)\n"
        "print(game, game.max_game_length())"
    )
    path = os.pathsep.join([str(tmp_path), str(ROOT / "examples" / "pig"), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "quayside_pig(edition=standard,players=4) 10000" in done.stdout


def test_without_openspiel_there_is_one_clear_line() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import quayside.adapters.openspiel"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1] == (
        'ImportError: OpenSpiel is not installed: pip install "quayside[openspiel]"'
    )

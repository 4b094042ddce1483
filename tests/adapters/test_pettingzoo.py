"""PettingZoo: its own tests pass without a warning, and its games are the engine's."""

from __future__ import annotations

import copy
import pickle
import sys
from functools import partial
from importlib import import_module

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import quayside
from quayside.adapters.pettingzoo import GameEnv, env
from quayside.core.game import Game
from quayside.games import BUILT_IN
from tests.adapters.agreement import play_pettingzoo, setup_of, setups

each_setup = pytest.mark.parametrize(
    "game", setups(options=True), ids=lambda game: game.describe()[:60]
)


@each_setup
def test_the_api_test_passes_without_a_warning(game: Game) -> None:
    api_test(env(game), num_cycles=20)


@each_setup
def test_seeds_decide_everything(game: Game) -> None:
    seed_test(partial(env, game), num_cycles=20)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning"
)
@pytest.mark.parametrize("name", BUILT_IN)
def test_masks_can_be_in_the_observation_as_in_the_classic_games(name: str) -> None:
    """Two of PettingZoo's warnings are about every environment with a dictionary that is not on its
    own list of names."""
    made = env(name, mask="observation")
    api_test(made, num_cycles=20)
    seen = made.last()[0]
    assert np.array_equal(seen["action_mask"], made.infos[made.agent_selection]["action_mask"])
    other = next(agent for agent in made.agents if agent != made.agent_selection)
    assert not made.observe(other)["action_mask"].any()


def test_300_random_games_are_the_engines() -> None:
    for seed in range(300):
        play_pettingzoo(*setup_of(seed))


def test_a_game_of_another_package_passes_too(pig: Game) -> None:
    api_test(env(pig), num_cycles=50)
    seed_test(partial(env, pig), num_cycles=50)


def test_the_name_players_and_options_make_the_game() -> None:
    made = env("docker:fr", players=3, chance="cards", cap=24)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]
    assert made.action_space("player_0").n == 541
    assert made.metadata["name"] == "docker_fr_v1"
    assert not made.metadata["is_parallelizable"]
    assert made.game == quayside.load("docker:fr", 3, chance="cards", cap=24)
    assert env("dockers").game.option("cap") == "400"


def test_a_game_with_a_seed_is_the_one_that_the_engine_starts() -> None:
    made = env("docker:en", players=2)
    made.reset(seed=11)
    state = made.game.start(seed=11)
    while state.is_chance:
        state = state.roll()
    assert made.position == state


def test_without_a_seed_the_last_one_decides_the_games_that_follow() -> None:
    def texts(made: GameEnv) -> list[str]:
        made.reset(seed=5)
        found = []
        for _ in range(4):
            made.reset()
            found.append(str(made.position))
        return found

    first = texts(env("docker:fr"))
    assert first == texts(env("docker:fr"))
    assert len(set(first)) > 1


def test_a_seat_that_is_out_is_not_selected_again_and_ends_with_the_others() -> None:
    made = env("docker:fr", players=3)
    gone_early = 0
    for seed in range(30):
        made.reset(seed=seed)
        while not made.position.is_over:
            gone = made.position.gone
            assert int(made.agent_selection[-1]) not in gone
            assert len(made.agents) == 3
            gone_early += len(gone) == 1
            made.step(made.action_space("player_0").sample(made.last()[4]["action_mask"]))
        assert made.terminations == dict.fromkeys(made.possible_agents, True)
        assert sum(made.rewards.values()) == 1
    assert gone_early


def test_an_illegal_action_is_refused_with_the_ruling_and_changes_nothing() -> None:
    made = env("docker:fr")
    made.reset(seed=1)
    before, agent = made.position, made.agent_selection
    illegal = int(np.flatnonzero(made.infos[agent]["action_mask"] == 0)[0])
    with pytest.raises(quayside.IllegalMove) as refusal:
        made.step(illegal)
    assert refusal.value.ruling
    with pytest.raises(quayside.InvalidMove, match="action numbers go from 0 to 90"):
        made.step(91)
    for nonsense in (1.5, None, "+b2"):
        with pytest.raises(quayside.InvalidMove, match="an action is a whole number"):
            made.step(nonsense)  # type: ignore[arg-type]
    assert (made.position, made.agent_selection) == (before, agent)


def test_the_wrappers_of_pettingzoo_fit() -> None:
    made = OrderEnforcingWrapper(TerminateIllegalWrapper(env("doce"), illegal_reward=-1))
    api_test(made, num_cycles=20)
    made.reset(seed=1)
    loser = made.agent_selection
    made.last()
    made.step(175)  # a pass, while dice can be placed
    assert made.terminations[loser]
    assert made.rewards[loser] == -1


def test_after_the_end_the_agents_leave_one_by_one_and_then_nothing_can_be_played() -> None:
    made = env("docker:fr")
    made.reset(seed=2)
    while not made.position.is_over:
        made.step(int(made.last()[4]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="only valid action is None"):
        made.step(0)
    for _ in made.agent_iter():
        made.step(None)
    assert (made.agents, made.rewards) == ([], {})
    with pytest.raises(quayside.IllegalMove, match="the game is over"):
        made.step(0)
    made.reset(seed=2)
    assert made.agents == made.possible_agents


@pytest.mark.parametrize("name", BUILT_IN)
def test_copies_go_on_by_themselves(name: str) -> None:
    made = env(name)
    made.reset(seed=3)
    copies = [made.clone(), copy.deepcopy(made), pickle.loads(pickle.dumps(made))]
    text = str(made.position)
    while not made.position.is_over:
        action = int(made.infos[made.agent_selection]["action_mask"].argmax())
        for one in (made, *copies):
            one.step(action)
    assert {str(one.position) for one in copies} == {str(made.position)}
    assert all(one.rewards == made.rewards for one in copies)
    made.put(text)
    assert str(made.position) == text
    assert made.agents == made.possible_agents
    assert not any(made.terminations.values())
    assert copies[0].position.is_over


def test_every_roll_can_be_chosen_from_any_position() -> None:
    made = env("docker:fr", rolls="by hand")
    made.reset(seed=1)
    assert made.is_chance
    assert made.chances == (1 / 6,) * 6
    assert not made.infos[made.agent_selection]["action_mask"].any()
    with pytest.raises(quayside.IllegalMove, match="roll first"):
        made.step(0)
    with pytest.raises(quayside.InvalidMove, match="from 1 to 6"):
        made.roll(7)
    for face in range(1, 7):
        child = made.clone()
        child.roll(face)
        assert child.position == made.position.roll(face)
        assert str(child.position).endswith(f"roll:{face}")
    seeded = made.clone()
    seeded.roll()
    assert seeded.position == made.position.roll()
    assert made.is_chance


def test_a_clone_of_a_game_with_drawn_rolls_can_choose_them_and_the_other_way_round() -> None:
    made = env("docker:fr")
    made.reset(seed=4)
    action = made.position.actions[0]
    search = made.clone(rolls="by hand")
    search.step(action)
    assert search.is_chance
    drawn = search.clone(rolls="drawn")
    made.step(action)
    assert drawn.position == made.position
    with pytest.raises(quayside.IllegalMove, match="a move is due, not a roll"):
        made.roll(3)


def test_a_position_to_begin_at_can_be_given_to_reset() -> None:
    made = env("docker:fr")
    made.reset(seed=4)
    there = str(made.position.play(made.position.actions[0]).roll(2))
    made.reset(seed=9, options={"position": there})
    assert str(made.position) == there
    with pytest.raises(quayside.InvalidPosition):
        made.reset(options={"position": "docker:fr 2 nonsense"})
    assert str(made.position) == there
    with pytest.raises(quayside.InvalidPosition, match="this is a position of docker:fr for 3"):
        made.put(str(env("docker:fr", players=3).position))
    with pytest.raises(quayside.InvalidPosition, match="this environment plays docker:fr for 2"):
        made.put(env("docker:fr", players=3).position)


def test_it_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, "docker:fr", mask="observation"))
    capsys.readouterr()
    text, human = env("doce", render_mode="ansi"), env("doce", render_mode="human")
    capsys.readouterr()
    for made in (text, human):
        made.reset(seed=1)
        made.step(0)
    before, after = capsys.readouterr().out.split("\n\n")[:2]
    assert before != after
    assert after == text.render()
    with pytest.raises(quayside.InvalidSetup, match="render_mode is one of ansi, human"):
        env("doce", render_mode="rgb_array")


def test_what_cannot_be_set_up_says_what_could() -> None:
    with pytest.raises(quayside.InvalidSetup, match="rolls is 'drawn' or 'by hand'"):
        env("doce", rolls="chosen")  # type: ignore[arg-type]
    with pytest.raises(quayside.InvalidSetup, match="mask is 'info' or 'observation'"):
        env("doce", mask="both")  # type: ignore[arg-type]
    with pytest.raises(quayside.InvalidSetup, match="doce is for 2 players, not 3"):
        env("doce", players=3)


def test_where_the_library_is_missing_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "quayside.adapters.pettingzoo")
    with pytest.raises(
        ImportError, match=r'PettingZoo is not installed: pip install "quayside\[pettingzoo\]"'
    ):
        import_module("quayside.adapters.pettingzoo")

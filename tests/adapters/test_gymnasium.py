"""Gymnasium: its own checker passes without a warning, and its games are the engine's."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordEpisodeStatistics

import quayside
from quayside.adapters.gymnasium import GameEnv, register
from quayside.core.game import Game
from quayside.games import BUILT_IN
from quayside.search.bots import bot
from tests.adapters.agreement import play_gymnasium, setup_of, setups


def make(name: str, **settings: Any) -> GameEnv:
    made = gymnasium.make(f"quayside/{name}-v1", **settings).unwrapped
    assert isinstance(made, GameEnv)
    return made


def finish(made: GameEnv) -> float:
    """Play the first legal action until the end; return the reward."""
    reward, over = 0.0, False
    while not over:
        _, reward, over, _, _ = made.step(made.action_masks().argmax())
    return reward


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize("game", setups(), ids=Game.describe)
def test_the_checker_of_gymnasium_passes_without_a_warning(
    game: Game, illegal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(
        game.family.name.title(), edition=game.edition, players=game.players, illegal=illegal
    )
    check_env(made)
    assert made.game == game
    assert capsys.readouterr().out  # the pictures of render_mode="human"


def test_300_random_games_are_the_engines() -> None:
    for seed in range(300):
        play_gymnasium(*setup_of(seed))


def test_every_installed_game_is_registered_once() -> None:
    names = [name for name in gymnasium.registry if name.startswith("quayside/")]
    assert names == [f"quayside/{name.title()}-v1" for name in BUILT_IN]
    register()
    assert [name for name in gymnasium.registry if name.startswith("quayside/")] == names


def test_a_name_with_the_module_needs_no_import() -> None:
    program = (
        "import gymnasium;"
        "made = gymnasium.make('quayside.adapters.gymnasium:quayside/Doce-v1');"
        "print(made.reset(seed=1)[1]['action_mask'].sum() > 0)"
    )
    words = [sys.executable, "-W", "error", "-c", program]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_opponents_make_the_number_of_players_and_sit_in_their_order() -> None:
    made = make("Docker", edition="fr", opponents=[3, "random"], seat=1)
    made.reset(seed=1)
    assert made.game.players == 3
    assert {seat: one.spec for seat, one in made.bots.items()} == {0: "3", 2: "random"}
    made = make("Docker", players=4, opponents=["greedy", 2], seat=0)
    assert [one.spec for one in made.bots.values()] == ["greedy", "2", "2"]


def test_bots_play_as_they_do_elsewhere() -> None:
    made = make("Docker", edition="fr", opponents=[2], seat=0)
    for seed in range(5):
        made.reset(seed=seed)
        [(seat, opponent)] = made.bots.items()
        same = bot("2", made.game, opponent.seed)
        state = made.position.play(made.position.actions[0])
        draws = 0
        while state.is_chance or state.to_move == seat:
            state = state.roll() if state.is_chance else state.play(same.act(state.row.copy()))
            draws += 1
        made.step(made.position.actions[0])
        assert draws
        assert made.position == state


def test_the_seat_is_drawn_by_the_seed_unless_it_is_given() -> None:
    made = make("Docker", edition="fr", players=3)
    seats = [made.reset(seed=seed)[1]["seat"] for seed in range(40)]
    assert set(seats) == {0, 1, 2}
    assert seats == [made.reset(seed=seed)[1]["seat"] for seed in range(40)]
    made = make("Docker", edition="fr", players=3, seat=2)
    assert {made.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}


def test_the_agent_is_always_the_one_to_move_and_gets_its_share_at_the_end() -> None:
    made = make("Docker", edition="fr", players=3)
    rewards = []
    for seed in range(30):
        _, info = made.reset(seed=seed)
        over = False
        while not over:
            assert made.position.to_move == made.seat == info["seat"]
            assert np.array_equal(made.action_masks(), info["action_mask"].astype(bool))
            action = made.action_space.sample(info["action_mask"])
            _, reward, over, truncated, info = made.step(action)
            assert not truncated
            assert over or reward == 0
        assert not info["action_mask"].any()
        assert reward == made.position.returns[made.seat]
        rewards.append(reward)
    assert set(rewards) == {0.0, 1.0}
    with pytest.raises(quayside.IllegalMove, match="the game is over"):
        made.step(0)


def test_opponents_play_otherwise_in_another_game_but_not_with_the_same_seed() -> None:
    made = make("Doce", seat=1)
    start = {"position": made.game.start()}

    def replies() -> list[str]:
        made.reset(seed=1)
        return [str(made.reset(options=start)[1] and made.position) for _ in range(5)]

    first = replies()
    assert len(set(first)) > 1
    assert replies() == first


class TestIllegalActions:
    def first_illegal(self, made: GameEnv) -> int:
        made.reset(seed=1)
        return int(np.flatnonzero(~made.action_masks())[0])

    def test_lose_the_game_with_a_reason(self) -> None:
        made = make("Docker")
        action = self.first_illegal(made)
        before = made.position
        seen, reward, over, truncated, info = made.step(action)
        assert (reward, over, truncated) == (-1.0, True, False)
        with pytest.raises(quayside.IllegalMove) as refusal:
            before.play(action)
        assert info["illegal"] == str(refusal.value)
        assert not info["action_mask"].any()
        assert seen in made.observation_space
        with pytest.raises(quayside.IllegalMove, match="lost by an illegal action"):
            made.step(before.actions[0])
        assert made.position == before
        made.put(str(before))
        assert "illegal" not in made.step(before.actions[0])[4]
        made.step(action)
        _, info = made.reset(seed=1)
        assert info["action_mask"].any()

    def test_or_are_replaced_by_a_legal_one(self) -> None:
        made = make("Docker", illegal="random")
        action = self.first_illegal(made)
        before = made.position
        _, reward, _, _, info = made.step(action)
        assert reward >= 0
        assert info["illegal"]
        assert made.position != before
        after = made.position
        self.first_illegal(made)
        made.step(action)
        assert made.position == after

    def test_or_are_refused_and_nothing_has_changed(self) -> None:
        made = make("Docker", illegal="raise")
        action = self.first_illegal(made)
        before = made.position
        with pytest.raises(quayside.IllegalMove) as refusal:
            made.step(action)
        assert refusal.value.ruling
        assert made.position == before

    @pytest.mark.parametrize("illegal", ["lose", "random", "raise"])
    def test_what_is_no_action_is_refused_always(self, illegal: str) -> None:
        made = make("Docker", illegal=illegal)
        made.reset(seed=1)
        for nonsense in (-1, made.game.action_count, 1.5, "+b2"):
            with pytest.raises(quayside.InvalidMove):
                made.step(nonsense)


@pytest.mark.parametrize("name", BUILT_IN)
def test_copies_go_on_by_themselves(name: str) -> None:
    made = make(name.title(), opponents=["greedy"])
    made.reset(seed=2)
    copies = [made.clone(), copy.deepcopy(made), pickle.loads(pickle.dumps(made))]
    text = str(made.position)
    rewards = [finish(one) for one in (made, *copies)]
    assert len({str(one.position) for one in (made, *copies)}) == len(set(rewards)) == 1
    _, _, over, _, info = made.put(text)
    assert (str(made.position), over) == (text, False)
    assert info["action_mask"].any()
    assert copies[0].position.is_over


def test_every_roll_can_be_chosen_the_opponents_too() -> None:
    made = make("Docker", edition="fr", seat=0, rolls="by hand")
    _, info = made.reset(seed=1)
    assert made.is_chance
    assert not info["action_mask"].any()
    with pytest.raises(quayside.IllegalMove, match="roll first"):
        made.step(0)
    rolls, over = 0, False
    while not over:
        if made.is_chance:
            child = made.clone()
            child.roll(1 + rolls % 6)
            _, _, over, _, info = made.roll(1 + rolls % 6)
            assert child.position == made.position
            rolls += 1
        else:
            _, _, over, _, info = made.step(info["action_mask"].argmax())
    assert rolls > 2


def test_a_clone_can_search_with_chosen_rolls() -> None:
    made = make("Docker", edition="fr", seat=0)
    made.reset(seed=1)
    search = made.clone(rolls="by hand")
    action = made.position.actions[0]
    search.step(action)
    assert search.is_chance
    while search.is_chance:
        search.roll()
    made.step(action)
    assert search.position == made.position


def test_a_position_to_begin_at_can_be_given_to_reset() -> None:
    made = make("Docker", edition="fr", seat=1)
    made.reset(seed=1)
    there = str(made.position)
    _, info = made.reset(seed=7, options={"position": there})
    assert str(made.position) == there
    assert info["seat"] == 1
    while not made.position.is_over:
        made.step(made.action_masks().argmax())
    _, info = made.reset(options={"position": made.position})
    assert not info["action_mask"].any()


def test_a_game_that_ends_before_the_agents_turn_is_not_begun() -> None:
    """With a cap of two turns the third player may have none."""
    made = make("Docker", edition="en", players=3, seat=2, cap=2)
    for seed in range(200):
        _, info = made.reset(seed=seed)
        assert info["action_mask"].any()


def test_gymnasiums_wrappers_and_vectors_fit() -> None:
    made = RecordEpisodeStatistics(gymnasium.make("quayside/Doce-v1"))
    _, info = made.reset(seed=1)
    over = False
    while not over:
        action = made.action_space.sample(info["action_mask"])
        _, reward, over, _, info = made.step(action)
    assert info["episode"]["r"] == reward
    vector = gymnasium.make_vec("quayside/Docker-v1", num_envs=3, vectorization_mode="sync")
    seen, info = vector.reset(seed=1)
    assert seen.shape == (3, 474)
    vector.step(info["action_mask"].argmax(axis=1))
    assert info["action_mask"].shape == (3, 91)
    vector.close()


def test_what_cannot_be_set_up_says_what_could() -> None:
    for settings, message in [
        ({"opponents": []}, "is for 2, 3, 4 players, not 1"),
        ({"opponents": ["random"] * 2, "players": 2}, "needs 1 to 1 opponents, not 2"),
        ({"opponents": ["grandmaster"]}, "there is no bot 'grandmaster'"),
        ({"seat": 2}, "the agent's seat is 0 to 1, not 2"),
        ({"illegal": "ignore"}, "illegal is 'lose', 'random' or 'raise'"),
        ({"rolls": "chosen"}, "rolls is 'drawn' or 'by hand'"),
        ({"edition": "xx"}, "docker has no edition 'xx'"),
    ]:
        with pytest.raises(quayside.InvalidSetup, match=message):
            GameEnv("docker", **settings)  # type: ignore[arg-type]


def test_where_the_library_is_missing_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "quayside.adapters.gymnasium")
    with pytest.raises(
        ImportError, match=r'Gymnasium is not installed: pip install "quayside\[gymnasium\]"'
    ):
        import_module("quayside.adapters.gymnasium")

"""Games and positions as people write them."""

from __future__ import annotations

import copy
import pickle
import weakref

import numpy as np
import pytest

import quayside
from quayside import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup
from quayside.core.seeds import draw
from quayside.games import BUILT_IN


@pytest.fixture
def start() -> quayside.State:
    return quayside.load("docker:fr", players=2).start()


class TestLoad:
    def test_the_bare_family_is_its_first_edition(self) -> None:
        assert quayside.load("docker") == quayside.load("docker:fr", players=2)

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (("chess", 2), "there is no game 'chess'; there are: docker"),
            (("docker:xx", 2), "docker has no edition 'xx'; it has: fr, en, it, omba"),
            (("docker:fr", 5), "docker is for 2, 3, 4 players, not 5"),
        ],
    )
    def test_what_there_is_not_says_what_there_is(
        self, arguments: tuple[str, int], message: str
    ) -> None:
        with pytest.raises(InvalidSetup, match=message):
            quayside.load(*arguments)

    def test_options_are_checked(self) -> None:
        with pytest.raises(InvalidSetup, match="chance is one of die, cards; got 'coin'"):
            quayside.load("docker:fr", 2, chance="coin")
        with pytest.raises(InvalidSetup, match="docker has no option 'luck'; it has: chance"):
            quayside.load("docker:fr", 2, luck="good")
        with pytest.raises(InvalidSetup, match="cap is a whole number from 0"):
            quayside.load("docker:fr", 2, cap=-1)


class TestState:
    def test_is_a_value(self, start: quayside.State) -> None:
        other = quayside.load("docker:fr", players=2).start()
        assert start == other
        assert len({start, other}) == 1
        assert start != start.roll(1)
        assert start != quayside.load("docker:it", players=2).start()
        assert start != "docker:fr 2 - hand:6,6 out:- turn:0 roll:-"

    @pytest.mark.parametrize("name", BUILT_IN)
    def test_can_be_pickled_and_copied_with_its_game(self, name: str) -> None:
        state = quayside.load(name).start(seed=3)
        state = state.roll() if state.is_chance else state
        assert len(state.moves)
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert again == state
            assert again.game.family is state.game.family
            assert (again.seed, again.draws, again.deal) == (state.seed, state.draws, state.deal)
            assert again.play(again.moves[0]) == state.play(state.moves[0])

    def test_playing_changes_nothing(self, start: quayside.State) -> None:
        rolled = start.roll(4)
        text = str(rolled)
        rolled.play("+b2")
        assert str(rolled) == text
        with pytest.raises(ValueError, match="read-only"):
            rolled.row[0] = 1

    def test_moves_answer_in_len_and_iteration(self, start: quayside.State) -> None:
        moves = start.roll(1).moves
        assert len(moves) == 4
        assert "+b1" in moves
        assert moves[0] in moves
        assert "a1-b1" not in moves
        assert [move.text for move in moves[1:3]] == ["+a2", "+c2"]
        assert not start.moves

    def test_a_move_can_be_given_in_three_ways(self, start: quayside.State) -> None:
        rolled = start.roll(1)
        move = rolled.moves[0]
        assert rolled.play(move) == rolled.play(" +b1 ") == rolled.play(move.action)

    def test_what_is_no_move_is_invalid(self, start: quayside.State) -> None:
        for nonsense in ("", "b9", "+B2", "a1c3", "4:+b2", "resign"):
            with pytest.raises(InvalidMove) as caught:
                start.roll(4).play(nonsense)
            assert caught.value.move == nonsense
        with pytest.raises(InvalidMove, match="action numbers go from 0 to 90"):
            start.roll(4).play(541)

    def test_errors_carry_move_position_and_ruling(self, start: quayside.State) -> None:
        with pytest.raises(IllegalMove) as caught:
            start.roll(4).play("+b1")
        assert caught.value.move == "+b1"
        assert caught.value.ruling == "DK-5"
        assert str(caught.value).startswith("DK-5: points left over")
        assert quayside.parse(caught.value.position) == start.roll(4)

    def test_a_roll_has_its_time(self, start: quayside.State) -> None:
        with pytest.raises(IllegalMove, match="roll first"):
            start.play("+b1")
        with pytest.raises(IllegalMove, match="a move is due"):
            start.roll(1).roll(1)
        for face in (0, 7, True, "3"):
            with pytest.raises(InvalidMove, match="a whole number from 1 to 6"):
                start.roll(face)  # type: ignore[arg-type]

    def test_a_position_of_another_game_is_refused(self, start: quayside.State) -> None:
        with pytest.raises(InvalidPosition, match="position of docker:it for 2 players"):
            start.game.parse(str(quayside.load("docker:it", 2).start()))
        with pytest.raises(InvalidPosition, match="a position begins with a game"):
            quayside.parse("chess:fr 2")


class TestSeeds:
    def test_the_documented_construction(self) -> None:
        """Draw n comes from PCG64(SeedSequence(seed, spawn_key=(n,)))."""
        game = quayside.load("docker:fr", players=3)
        state = game.start(seed=41)
        streams = [
            np.random.Generator(np.random.PCG64(np.random.SeedSequence(41, spawn_key=(n,))))
            for n in range(4)
        ]
        assert state.to_move == streams[0].integers(3)
        for n in (1, 2, 3):
            state = state.roll()
            assert f"roll:{1 + streams[n].integers(6)}" in str(state)
            state = state.play(state.moves[0])

    def test_a_whole_game_follows_from_its_seed(self) -> None:
        def whole(seed: int) -> list[str]:
            state = quayside.load("docker:en", players=4).start(seed=seed)
            seen = []
            while not state.is_over:
                state = state.roll() if state.is_chance else state.play(state.moves[-1])
                seen.append(str(state))
            return seen

        assert whole(3) == whole(3)
        assert whole(3) != whole(4)

    def test_a_roll_depends_on_seed_and_number_alone(self) -> None:
        start = quayside.load("docker:fr", players=2).start(seed=9)
        one = start.roll(1).play("+b1")
        other = start.roll(2).play("+b2")
        assert one.fair_face() == other.fair_face() == 1 + draw(9, 2).integers(6)
        assert one.at_draw(5).fair_face() == 1 + draw(9, 6).integers(6)

    def test_fresh_games_differ_and_remember_their_seed(self) -> None:
        game = quayside.load("docker:fr", players=2)
        seeds = {game.start(seed="fresh").seed for _ in range(3)}
        assert len(seeds) == 3

    def test_the_deal_can_be_settled_by_hand(self) -> None:
        game = quayside.load("docker:fr", players=3)
        assert game.start(starter="2").to_move == 2
        with pytest.raises(InvalidSetup, match="the starting seat is one of 0 to 2"):
            game.start(starter="3")
        with pytest.raises(InvalidSetup, match="draws starter at random, not colours"):
            game.start(colours="rb")


def test_a_position_that_is_dropped_is_gone_at_once() -> None:
    """Nothing holds itself: a server's memory does not wait for the garbage collector."""
    state = quayside.load("docker:fr", players=2).start().roll(4)
    assert state.moves[0].steps
    gone = weakref.ref(state.moves)
    del state
    assert gone() is None

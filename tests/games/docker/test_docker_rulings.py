"""Every ruling of Docker, one test or more each. The numbers are the rulebook's."""

from __future__ import annotations

import pytest

import quayside
from quayside import IllegalMove, State


def texts(state: State) -> set[str]:
    return set(map(str, state.moves))


def at(position: str, roll: int) -> State:
    return quayside.parse(position).roll(roll)


def refusal(state: State, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.position == str(state)
    return caught.value.ruling


class TestEditions:
    @pytest.mark.parametrize(
        ("edition", "players", "each"),
        [
            ("fr", 2, 6),
            ("fr", 3, 3),
            ("fr", 4, 3),
            ("en", 2, 3),
            ("en", 3, 3),
            ("en", 4, 3),
            ("it", 2, 6),
            ("it", 3, 3),
            ("it", 4, 3),
            ("omba", 2, 6),
            ("omba", 3, 4),
            ("omba", 4, 3),
        ],
    )
    def test_containers_each(self, edition: str, players: int, each: int) -> None:
        hands = ",".join([str(each)] * players)
        assert f" hand:{hands} " in str(quayside.load(f"docker:{edition}", players).start())

    @pytest.mark.parametrize("edition", ["fr", "it", "omba"])
    def test_a_container_enters_on_any_entry_square(self, edition: str) -> None:
        start = quayside.load(f"docker:{edition}", 4).start()
        assert texts(start.roll(1)) == {"+b1", "+a2", "+c2", "+b3"}


@pytest.mark.ruling("DK-1")
class TestSeats:
    @pytest.mark.parametrize(
        ("players", "entries"), [(2, "b1 b3"), (3, "b1 a2 b3"), (4, "b1 a2 b3 c2")]
    )
    def test_in_en_a_seat_enters_in_the_middle_of_its_side(
        self, players: int, entries: str
    ) -> None:
        game = quayside.load("docker:en", players)
        for seat, entry in enumerate(entries.split()):
            state = game.start(starter=str(seat)).roll(1)
            assert texts(state) == {f"+{entry}"}
            other = next(e for e in ("+b1", "+b3") if e != f"+{entry}")
            assert refusal(state, other) == "DK-1"

    def test_the_turn_passes_clockwise(self) -> None:
        state = quayside.load("docker:fr", 4).start(starter="2")
        order = []
        for _ in range(5):
            order.append(state.to_move)
            state = state.roll(1)
            state = state.play(state.moves[0]) if "out" not in texts(state) else state.play("out")
        assert order == [2, 3, 0, 1, 2]


@pytest.mark.ruling("DK-2")
def test_two_colours_are_one_to_the_rules() -> None:
    """Six containers of a player are all alike: a position does not tell them apart."""
    first = quayside.load("docker:fr", 2).start().roll(1).play("+b1")
    second = quayside.load("docker:fr", 2).start().roll(1).play("+a2")
    one = first.roll(1).play("+c2").roll(1).play("+a2")
    other = second.roll(1).play("+c2").roll(1).play("+b1")
    assert one == other
    assert hash(one) == hash(other)


class TestPoints:
    def test_a_step_costs_one_and_the_climb(self) -> None:
        state = at("docker:fr 2 a1:0,b1:111 hand:5,3 out:- turn:0 roll:-", 4)
        move = next(move for move in state.moves if move.text == "a1-b1")
        assert [(step.place, step.level, step.cost) for step in move.steps] == [("b1", 3, 4)]

    def test_going_down_costs_as_much_as_going_up(self) -> None:
        state = at("docker:fr 2 a1:110 hand:5,4 out:- turn:0 roll:-", 3)
        assert {"a1-b1", "a1-a2"} <= texts(state)

    def test_heights_are_those_without_the_moving_container(self) -> None:
        """Alone on a1 it stands on the floor: one step along the floor costs 1, not 2."""
        state = at("docker:fr 2 a1:0 hand:5,6 out:- turn:0 roll:-", 1)
        assert {"a1-b1", "a1-a2"} <= texts(state)

    def test_a_covered_container_cannot_move_whoever_is_on_top(self) -> None:
        state = at("docker:fr 2 a1:01,c3:00 hand:3,5 out:- turn:0 roll:-", 1)
        assert not any(text.startswith("a1-") for text in texts(state))
        assert refusal(state, "a1-b1") == "A turn"
        own = at("docker:fr 2 c3:00 hand:4,6 out:- turn:0 roll:-", 2)
        assert "c3-c2" in texts(own)
        assert str(own.play("c3-c2")).split()[2] == "c2:0,c3:0"


@pytest.mark.ruling("DK-3")
class TestEntering:
    def test_entering_costs_one_and_the_height(self) -> None:
        state = at("docker:fr 2 b1:11 hand:6,4 out:- turn:0 roll:-", 3)
        move = next(move for move in state.moves if move.text == "+b1")
        assert [(step.place, step.level, step.cost) for step in move.steps] == [("b1", 2, 3)]

    def test_entering_is_the_first_step_and_may_go_on(self) -> None:
        state = quayside.load("docker:fr", 2).start().roll(2)
        assert texts(state) == {"+a1", "+c1", "+a3", "+c3", "+b2"}

    def test_an_entry_too_high_for_the_roll_is_refused(self) -> None:
        blocked = "docker:fr 2 b1:1111,c1:0,a2:0,c2:0,b3:0 hand:2,2 out:- turn:0 roll:-"
        state = at(blocked, 2)
        assert "+b1" not in texts(state)
        assert (
            refusal(at("docker:en 2 b1:111,c3:00 hand:1,0 out:- turn:0 roll:-", 3), "+b1") == "DK-3"
        )


@pytest.mark.ruling("DK-4")
class TestNoSquareTwice:
    POSITION = "docker:fr 2 a1:0 hand:5,6 out:- turn:0 roll:-"

    def test_never_a_move_does_not_end_where_it_began(self) -> None:
        for roll in range(1, 7):
            assert "a1-a1" not in texts(at(self.POSITION, roll))
        assert refusal(at(self.POSITION, 2), "a1-a1") == "DK-4"

    def test_start_it_may_come_back_once(self) -> None:
        assert "a1-a1" in texts(at(self.POSITION + " revisit=start", 2))
        assert "a1-a1" in texts(at(self.POSITION + " revisit=start", 4))

    def test_start_it_may_pass_through(self) -> None:
        """a1-b1-a1-a2 costs 3 on a flat board and is the only way to a2 for 3 with b2 raised."""
        raised = "docker:fr 2 a1:0,b2:111111 hand:5,0 out:- turn:0 roll:-"
        assert "a1-a2" not in texts(at(raised, 3))
        assert "a1-a2" in texts(at(raised + " revisit=start", 3))

    def test_no_other_square_is_stood_on_twice(self) -> None:
        """From a corner on a flat board b1 costs 1, 3 (round the square) or 5, never by idling."""
        walled = "docker:fr 2 a1:0,a2:111111,b2:000 hand:2,0 out:- turn:0 roll:-"
        assert "a1-b1" in texts(at(walled, 1))
        assert "a1-b1" not in texts(at(walled, 3))
        assert refusal(at(walled, 3), "a1-b1") == "DK-4"
        assert "a1-b1" not in texts(at(walled + " revisit=start", 3))


@pytest.mark.ruling("DK-5")
class TestNoHovering:
    def test_no_point_may_be_left_over(self) -> None:
        state = at("docker:fr 2 a1:0,a2:111111,b2:000 hand:2,0 out:- turn:0 roll:-", 2)
        assert "a1-b1" not in texts(state)
        assert refusal(at("docker:fr 2 - hand:6,6 out:- turn:0 roll:-", 4), "+b1") == "DK-5"

    def test_it_does_not_rise_higher_than_it_needs(self) -> None:
        """Across a pit and up again costs every level: over b1 from level 2 to level 2."""
        state = at("docker:fr 2 a1:110,b1:1,c1:11 hand:5,1 out:- turn:0 roll:-", 4)
        assert "a1-c1" in texts(state)
        assert "a1-c1" not in texts(
            at("docker:fr 2 a1:110,b1:1,c1:11 hand:5,1 out:- turn:0 roll:-", 2)
        )


@pytest.mark.ruling("DK-6")
class TestOneMove:
    def test_two_paths_are_one_move_shown_by_the_first_of_the_shortest(self) -> None:
        state = at("docker:fr 2 a1:0 hand:5,6 out:- turn:0 roll:-", 2)
        moves = [move for move in state.moves if move.text == "a1-b2"]
        assert len(moves) == 1
        assert [step.place for step in moves[0].steps] == ["b1", "b2"]

    def test_fewest_squares_come_first(self) -> None:
        """b1 is one step up for 3, or further by way of others: one square is fewest."""
        state = at("docker:fr 2 a1:0,b1:11,a2:1,b2:1 hand:5,2 out:- turn:0 roll:-", 3)
        path = next(move for move in state.moves if move.text == "a1-b1").steps
        assert [step.place for step in path] == ["b1"]

    def test_the_entry_square_is_part_of_the_path(self) -> None:
        state = quayside.load("docker:fr", 2).start().roll(2)
        path = next(move for move in state.moves if move.text == "+b2").steps
        assert [step.place for step in path] == ["b1", "b2"]

    def test_every_path_costs_the_roll(self) -> None:
        state = at("docker:fr 2 c1:0,a2:01,b2:01,c2:101,a3:0 hand:1,2 out:- turn:0 roll:-", 5)
        assert len(state.moves) > 3
        assert {move.cost for move in state.moves} == {5}


@pytest.mark.ruling("DK-7")
class TestReroll:
    def test_a_roll_without_a_move_is_rolled_again(self) -> None:
        state = quayside.parse("docker:it 2 b1:1,a2:1,c2:1,b3:1 hand:6,2 out:- turn:0 roll:-")
        again = state.roll(1)
        assert again == state
        assert again.is_chance
        assert state.chances[0] == 0
        assert again.roll(2).moves

    def test_without_the_right_the_player_is_out(self) -> None:
        state = quayside.parse("docker:fr 2 b1:1,a2:1,c2:1,b3:1 hand:6,2 out:- turn:0 roll:-")
        assert texts(state.roll(1)) == {"out"}
        assert state.roll(1).play("out").winners == [1]

    def test_three_on_the_board_end_the_right_and_covered_ones_count(self) -> None:
        two_on = quayside.parse("docker:it 2 b1:01,a2:01,c2:1,b3:1 hand:4,2 out:- turn:0 roll:-")
        three_on = quayside.parse("docker:it 2 b1:01,a2:01,c2:01,b3:1 hand:3,2 out:- turn:0 roll:-")
        assert two_on.roll(1).is_chance
        assert texts(three_on.roll(1)) == {"out"}

    def test_if_no_face_allows_a_move_they_are_out_at_the_first_roll(self) -> None:
        """Seat 0 has two covered, and its own entry is six high: entering would cost 7."""
        sealed = quayside.parse("docker:en 3 b1:001112 hand:1,0,2 out:- turn:0 roll:-")
        for face in range(1, 7):
            assert texts(sealed.roll(face)) == {"out"}

    def test_nobody_goes_out_while_a_move_is_possible(self) -> None:
        assert refusal(quayside.load("docker:fr", 2).start().roll(3), "out") == "DK-7"


@pytest.mark.ruling("DK-12")
class TestNoMove:
    def test_out_leaves_obstacles_and_loses_the_hand(self) -> None:
        position = "docker:fr 3 a1:0,b1:1,a2:1,c2:2,b3:2 hand:2,1,1 out:- turn:0 roll:-"
        rolled = quayside.parse(position).roll(1)
        assert texts(rolled) == {"out"}
        after = rolled.play("out")
        assert str(after) == ("docker:fr 3 a1:0,b1:1,a2:1,c2:2,b3:2 hand:0,1,1 out:0 turn:1 roll:-")
        covering = after.roll(2)
        assert any(move.text.endswith("-a1") or move.text == "+a1" for move in covering.moves)

    def test_who_is_out_is_passed_over(self) -> None:
        state = quayside.parse("docker:fr 3 a1:0,b1:1 hand:2,0,3 out:1 turn:0 roll:-").roll(2)
        assert state.play(state.moves[0]).to_move == 2


@pytest.mark.ruling("DK-8")
class TestTheEnd:
    def test_the_last_one_wins_without_having_to_move(self) -> None:
        state = quayside.parse("docker:fr 2 b1:1,a2:1,c2:1,b3:1 hand:6,2 out:- turn:0 roll:-")
        over = state.roll(1).play("out")
        assert over.is_over
        assert over.to_move is None
        assert over.returns == (0.0, 1.0)
        assert str(over).split()[-2:] == ["turn:-", "roll:-"]

    def test_the_order_of_going_out_is_kept(self) -> None:
        state = quayside.load("docker:fr", 4).start().leave(2).leave(0).leave(3)
        assert state.gone == (2, 0, 3)
        assert state.winners == [1]


@pytest.mark.ruling("DK-9")
class TestLength:
    def test_no_limit_is_played_by_default(self) -> None:
        assert quayside.load("docker:fr", 2).option("cap") == "0"

    def test_only_bots_without_dice_play_with_a_cap(self) -> None:
        assert quayside.load("docker:fr", 3).automatic.option("cap") == "0"
        assert quayside.load("docker:fr", 3, chance="cards").automatic.option("cap") == "399"
        assert quayside.load("docker:fr", 3, chance="cards", cap=9).automatic.option("cap") == "9"

    def test_a_capped_game_is_shared_by_those_still_in(self) -> None:
        state = quayside.load("docker:fr", 3, cap=4).start().leave(1)
        for _ in range(4):
            assert not state.is_over
            state = state.roll(1)
            state = state.play(state.moves[0])
        assert state.is_over
        assert state.returns == (0.5, 0.0, 0.5)
        assert " turns:4 cap=4" in str(state)

    def test_rerolls_are_not_turns(self) -> None:
        position = "docker:it 2 b1:1,a2:1,c2:1,b3:1 hand:6,2 out:- turn:0 roll:- turns:3 cap=9"
        assert "turns:3" in str(quayside.parse(position).roll(1))


@pytest.mark.ruling("DK-10")
class TestCards:
    def test_a_card_played_is_gone_until_the_sixth(self) -> None:
        state = quayside.load("docker:fr", 2, chance="cards").start()
        assert not state.is_chance
        state = state.play("4:+a1")
        assert "cards:12356,123456" in str(state)
        last = "docker:fr 2 a1:0 hand:5,6 out:- turn:0 roll:- cards:4,123456 chance=cards"
        assert "cards:123456,123456" in str(quayside.parse(last).play("4:a1-a3"))

    def test_a_card_not_held_is_refused(self) -> None:
        state = quayside.load("docker:fr", 2, chance="cards").start().play("4:+a1").play("1:+c2")
        assert refusal(state, "4:+b2") == "DK-10"

    def test_no_card_that_allows_a_move_means_out_even_with_the_reroll_right(self) -> None:
        position = (
            "docker:it 2 b1:1,a2:1,c2:1,b3:1 hand:6,2 out:- turn:0 roll:- cards:1,23 chance=cards"
        )
        state = quayside.parse(position)
        assert texts(state) == {"out"}
        assert state.play("out").winners == [1]


@pytest.mark.ruling("DK-11")
class TestFreeChoice:
    @pytest.mark.parametrize("edition", ["fr", "it", "omba"])
    def test_entering_and_moving_are_both_open_with_three_on_the_board(self, edition: str) -> None:
        state = at(f"docker:{edition} 2 a1:0,c1:0,a3:0 hand:3,6 out:- turn:0 roll:-", 1)
        assert any(text.startswith("+") for text in texts(state))
        assert any(text.startswith("a1-") for text in texts(state))


@pytest.mark.ruling("GL-1")
class TestLeaving:
    def test_the_player_is_out_and_a_waiting_roll_is_withdrawn(self) -> None:
        state = quayside.load("docker:fr", 3).start().roll(4)
        after = state.leave(0)
        assert after.gone == (0,)
        assert after.is_chance
        assert after.to_move == 1
        assert " hand:0,3,3 out:0 turn:1 roll:-" in str(after)

    def test_anothers_waiting_roll_stands(self) -> None:
        after = quayside.load("docker:fr", 3).start().roll(4).leave(1)
        assert after.to_move == 0
        assert " roll:4" in str(after)

    def test_who_has_left_cannot_leave_again(self) -> None:
        state = quayside.load("docker:fr", 3).start().leave(1)
        with pytest.raises(IllegalMove, match="GL-1: seat 1 is not in the game"):
            state.leave(1)

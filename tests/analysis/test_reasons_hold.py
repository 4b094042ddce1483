"""Reasons: whatever is said is true of the position, checked by playing; and every kind is said."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import numpy as np
import pytest

import quayside
from quayside import State
from quayside.analysis import say_reason
from quayside.core.explain import Mistake, Reason
from quayside.core.heuristics import ForcedWin
from quayside.core.rules import TURN
from quayside.games.docker import rules as docker
from quayside.games.docker.text import SQUARE_NAMES, owners
from tests.games.doce.positions import state as doce_state
from tests.games.dockers.positions import late_position
from tests.games.dockers.second import read

Said = Callable[[State, str, str, Reason], bool]
"""Whether a reason for a first move, better than a second, is true."""


def reasons(state: State, ranked: list[str]) -> list[Reason]:
    actions = [state.find(move).action for move in ranked[:2]]
    return state.game.family.explain.find_reasons(state, actions)


def better(
    state: State,
    best: tuple[str, ...],
    played: tuple[str, ...],
    forced: ForcedWin | None = None,
    reply: ForcedWin | None = None,
) -> list[Reason]:
    mistake = Mistake(state, numbers(state, best), numbers(state, played), forced, reply)
    return state.game.family.explain.find_better(mistake)


def numbers(state: State, moves: tuple[str, ...]) -> tuple[int, ...]:
    """Return the actions of a turn."""
    found = []
    for move in moves:
        found.append(state.find(move).action)
        state = state.play(move)
    return tuple(found)


def said(state: State, ranked: list[str], checks: dict[str, Said]) -> set[str]:
    """Check what is said for the first of the ranked moves; return the kinds of reasons."""
    second = ranked[1] if len(ranked) > 1 else ""
    found = reasons(state, ranked)
    for reason in found:
        assert say_reason(reason).endswith(".")
        assert checks[reason.key](state, ranked[0], second, reason), (str(state), reason)
    return {reason.key for reason in found}


def said_of_some(
    positions: Iterator[State], checks: dict[str, Said], chooser: random.Random
) -> set[str]:
    """Check what is said for two moves of each position; return the kinds of reasons."""
    seen: set[str] = set()
    for state in positions:
        moves = [move.text for move in state.moves]
        for _ in range(2):
            chooser.shuffle(moves)
            seen |= said(state, moves, checks)
    return seen


def walk(name: str, players: int, chooser: random.Random, games: int) -> Iterator[State]:
    """Yield the positions with a move to make of random games."""
    for seed in range(games):
        state = quayside.load(name, players=players).start(seed=seed)
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            yield state
            state = state.play(chooser.choice(state.moves))


# Docker


def faces_of(state: State, seat: int) -> list[int]:
    """Return the faces that would not put a seat out if it were about to roll now, by rolling each
    and playing on: one that is rolled again (DK-7) is not one of them."""
    row = state.row.copy()
    row[TURN], row[docker.ROLL] = seat, 0
    there = State(state.game, row)
    return [
        face
        for face in range(1, 7)
        if (rolled := there.roll(face)).is_chance or "out" not in rolled.moves
    ]


def stuck_as_told(state: State, reason: Reason) -> bool:
    told = [int(face) for face in str(reason.args["faces"]).split(", ")]
    free = faces_of(state, int(reason.args["seat"]))
    is_rest = reason.args["rest"] == ", ".join(map(str, free))  # what saves them
    is_all = sorted(told + free) == [1, 2, 3, 4, 5, 6]
    return is_rest and is_all and reason.args["count"] == len(told)


def covers(state: State, first: str, _: str, reason: Reason) -> bool:
    stack = owners(state.play(first).row, SQUARE_NAMES.index(str(reason.args["square"])))
    covered = int(reason.args["seat"])
    return stack[-1] == state.to_move and stack[-2] == covered and covered not in state.gone


def frees(state: State, first: str, _: str, reason: Reason) -> bool:
    square = SQUARE_NAMES.index(str(reason.args["square"]))
    before, now = owners(state.row, square), owners(state.play(first).row, square)
    return len(before) == len(now) + 1 and now[-1] == state.to_move


def leaves_stuck(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = int(reason.args["seat"])
    now, following = (faces_of(state.play(move), seat) for move in (first, second))
    return (
        stuck_as_told(state.play(first), reason)
        and (len(now), len(following)) == (reason.args["now"], reason.args["next"])
        and len(now) < len(following)
        and reason.args["other"] == second
    )


def keeps(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = state.to_move or 0
    now, following = (len(faces_of(state.play(move), seat)) for move in (first, second))
    told = (reason.args["now"], reason.args["next"], reason.args["other"])
    return (now, following, second) == told and now > following


def raises(state: State, first: str, _: str, reason: Reason) -> bool:
    seat = state.to_move or 0
    before, now = len(faces_of(state, seat)), len(faces_of(state.play(first), seat))
    return (before, now) == (reason.args["before"], reason.args["now"]) and now > before


def only(state: State, first: str, _: str, reason: Reason) -> bool:
    return [move.text for move in state.moves] == [first] == [reason.args["move"]]


DOCKER: dict[str, Said] = {
    "only-move": only,
    "docker-no-move": lambda state, *_: [move.text for move in state.moves] == ["out"],
    "docker-covers": covers,
    "docker-frees": frees,
    "docker-leaves-stuck": leaves_stuck,
    "docker-stuck": lambda state, first, _, reason: (
        stuck_as_told(state.play(first), reason)
        and state.play(first).to_move == reason.args["seat"]
    ),
    "docker-keeps": keeps,
    "docker-raises": raises,
}


@pytest.mark.parametrize(("name", "players"), [("docker:fr", 3), ("docker:en", 4)])
def test_reasons_in_docker_of_three_and_four(name: str, players: int) -> None:
    """Faces that leave someone stuck are those with which they would be out (DK-8)."""
    chooser = random.Random(players)
    assert said_of_some(walk(name, players, chooser, 12), DOCKER, chooser) == set(DOCKER)


def test_who_may_roll_again_is_not_stuck() -> None:
    """DK-7: with fewer than three containers on the board a player rolls again, so no roll without
    a move puts them out."""
    state = quayside.parse("docker:en 2 - hand:3,3 out:- turn:0 roll:5")
    moves = [move.text for move in state.moves]
    for first in moves:
        others = [move for move in moves if move != first]
        keys = {reason.key for reason in reasons(state, [first, *others])}
        assert not keys & {"docker-stuck", "docker-leaves-stuck"}
    later = quayside.parse("docker:en 2 a1:010,b1:1,a2:0 hand:0,1 out:- turn:1 roll:3")
    assert "docker-leaves-stuck" in {r.key for r in reasons(later, ["b1-a2", "b1-c3"])}


def test_with_cards_only_a_hand_without_a_move_is_stuck() -> None:
    """DK-10: a card is chosen, so a card that allows no move puts nobody out."""
    chooser = random.Random(4)
    game = quayside.load("docker:fr", players=2, chance="cards")
    for seed in range(3):
        state = game.start(seed=seed)
        while not state.is_over:
            moves = [move.text for move in state.moves]
            chooser.shuffle(moves)
            for reason in reasons(state, moves):
                if reason.key in ("docker-stuck", "docker-leaves-stuck"):
                    assert [m.text for m in state.play(moves[0]).moves] == ["out"]
            state = state.play(moves[0])


# Doce


def points(state: State) -> tuple[int, ...]:
    assert state.scores is not None
    return state.scores


def winners(state: State, seat: int) -> set[str]:
    """Return the dice with which a seat would win the round at once, by placing each."""
    row = state.row.copy()
    row[TURN] = seat
    there = State(state.game, row)
    found = set()
    for move in there.moves:
        if "=" in move.text:
            gained = np.subtract(points(there.play(move)), points(there))
            if gained[seat] > 0 and gained[1 - seat] == 0:
                found.add(move.text)
    return found


def named(reason: Reason, among: set[str]) -> bool:
    """Return whether a reason names some of the moves and counts the others."""
    moves = set(str(reason.args["moves"]).split(", "))
    return moves <= among and len(moves) + int(reason.args.get("more", 0)) == len(among)


def gains(state: State, first: str) -> list[int]:
    after = points(state.play(first))
    return [now - then for now, then in zip(after, points(state), strict=True)]


def blocker_stops(state: State, first: str, _: str, reason: Reason) -> bool:
    seat = int(reason.args["seat"])
    return seat != state.to_move and named(
        reason, {move for move in winners(state, seat) if move[:2] == first[1:]}
    )


def many(state: State, first: str, _: str, reason: Reason) -> bool:
    squares = {move[:2] for move in winners(state.play(first), state.to_move or 0)}
    told = str(reason.args["squares"]).split(", ")
    return set(told) == squares and len(told) == int(reason.args["count"]) > 1


def of_round(state: State, seat: int, points: int) -> list[int]:
    return [points if there == seat else 0 for there in (0, 1)]


DOCE: dict[str, Said] = {
    "only-move": only,
    "doce-wins": lambda state, first, _, reason: (
        gains(state, first) == of_round(state, state.to_move or 0, int(reason.args["points"]))
    ),
    "doce-loses": lambda state, first, _, reason: (
        reason.args["seat"] != state.to_move
        and gains(state, first)
        == of_round(state, int(reason.args["seat"]), int(reason.args["points"]))
    ),
    "doce-draws": lambda state, first, *_: (
        "A" not in str(state.play(first)).split()[1] or state.play(first).is_over
    ),
    "doce-blocker-stops": blocker_stops,
    "doce-blocker-square": lambda state, first, _, reason: (
        first == f"#{reason.args['square']}"
        and not [m for m in winners(state, 1 - (state.to_move or 0)) if m[:2] == first[1:]]
    ),
    "doce-stops": lambda state, first, _, reason: named(
        reason,
        winners(state, int(reason.args["seat"]))
        - winners(state.play(first), int(reason.args["seat"])),
    ),
    "doce-still-wins": lambda state, first, _, reason: named(
        reason, winners(state.play(first), int(reason.args["seat"]))
    ),
    "doce-threatens": lambda state, first, _, reason: named(
        reason, winners(state.play(first), state.to_move or 0)
    ),
    "doce-threatens-many": many,
}

# One die more and all 22 are placed; nobody has a line (DC-4).
FULL = """
A1 B1 A1 B1 A1
B1 A1 B1 A1 B1
A1 B1 A1 B1 A1
B1 A1 B1 A1 B1
. . . . B1
"""
OPEN_THREE = """
. . . . .
. . . . B1
. . . . B1
. . . . .
A3 A3 A3 . B6
"""
# A 2 on a4 completes a line of the other player between a die of one's own and theirs (DC-5).
GIVEN = (
    "doce:standard A#,A5,.,B2,A5,B3,.,.,.,A6,B4,B#,.,.,.,.,B5,B1,B4,B4,A5,.,A3,.,A4 turn:0"
    " dice:5,4 blockers:00 last:c5,a3 round:1 starter:1 totals:0,0"
)
# Neither square that is left is open to the player to move (DC-2).
SHUT = (
    "doce:standard A#,A5,B3,B2,A5,B3,A3,.,A2,A6,B4,B#,A3,B2,.,B1,B5,B1,B4,B4,A5,A6,A3,B3,A4 turn:0"
    " dice:1,0 blockers:00 last:d2,a4 round:1 starter:1 totals:0,0"
)


def test_reasons_in_doce() -> None:
    """Threats and double threats, what stops them, and how rounds end."""
    chooser = random.Random(5)
    seen: set[str] = set()
    for state, first in [
        (doce_state(FULL, last="a5,e1"), "a1=1"),
        (doce_state(OPEN_THREE, last="a1,e3"), "d1=3"),
        (doce_state(OPEN_THREE, turn="1", last="a1,e3", starter=1), "#d1"),
        (doce_state(OPEN_THREE, turn="1", last="a1,e3", starter=1), "#a5"),
        (doce_state(OPEN_THREE, turn="1", last="a1,e3", starter=1), "d1=1"),
        (quayside.parse(GIVEN), "a4=2"),
        (quayside.parse(SHUT), "pass"),
    ]:
        others = [move.text for move in state.moves if move.text != first]
        seen |= said(state, [first, *others], DOCE)
    some = (state for state in walk("doce", 2, chooser, 2) if chooser.random() < 0.3)
    assert seen | said_of_some(some, DOCE, chooser) == set(DOCE)


# Dockers


def most(state: State, seat: int) -> int:
    """Return the most points a seat can make with the next move."""
    before = points(state)[seat]
    return max(points(state.play(move))[seat] - before for move in state.moves)


def scores(state: State, first: str, _: str, reason: Reason) -> bool:
    return gains(state, first)[state.to_move or 0] == reason.args["points"]


def gives(state: State, first: str, _: str, reason: Reason) -> bool:
    seat = int(reason.args["seat"])
    return seat != state.to_move and gains(state, first)[seat] == reason.args["points"]


def stored(state: State, reason: Reason, now: bool) -> bool:
    """Return whether crates are stored: CR-7 lets them fall but not tip."""
    codes = re.findall("[A-Z]{3}", str(reason.args["crates"]))
    return bool(codes) and all(read(str(state)).is_stored(code) == now for code in codes)


def prepares(state: State, first: str, _: str, reason: Reason) -> bool:
    after, seat = state.play(first), state.to_move or 0
    made = points(after.play(str(reason.args["move"])))[seat] - points(after)[seat]
    return made == reason.args["points"] == most(after, seat)


def denies(state: State, first: str, _: str, reason: Reason) -> bool:
    seat = int(reason.args["seat"])
    after = state.play(first)
    elsewhere = [there for m in state.moves if not (there := state.play(m)).is_over]
    return (
        after.to_move == seat
        and most(after, seat) == reason.args["left"]
        and max(most(there, seat) for there in elsewhere) == reason.args["points"]
    )


DOCKERS: dict[str, Said] = {
    "only-move": only,
    "dockers-scores": scores,
    "dockers-gives": gives,
    "dockers-stored": lambda state, first, _, reason: (
        stored(state.play(first), reason, True) and stored(state, reason, False)
    ),
    "dockers-freed": lambda state, first, _, reason: (
        stored(state.play(first), reason, False) and stored(state, reason, True)
    ),
    "dockers-prepares": prepares,
    "dockers-ends": lambda state, first, *_: state.play(first).is_over,
    "dockers-denies": denies,
}


def ending(state: State, depth: int) -> Iterator[State]:
    """Yield a position and what its first moves lead to."""
    if not state.is_over and depth:
        yield state
        for move in state.moves[:4]:
            yield from ending(state.play(move), depth - 1)


def showing(key: str, states: Iterator[State]) -> tuple[State, list[str]]:
    """Return a position and an order of its moves of which a reason of this kind is given."""
    for state in states:
        moves = [move.text for move in state.moves]
        for move in moves if key != "dockers-denies" else moves[:2]:
            ranked = [move, *(other for other in moves if other != move)]
            if any(reason.key == key for reason in reasons(state, ranked)):
                return state, ranked
    raise AssertionError(key)


def test_reasons_for_a_better_turn_in_doce() -> None:
    """What the turn played let the other player do is said: a win at once, or one by force."""
    state = doce_state(OPEN_THREE, turn="1", last="a1,e3", starter=1)
    (stops,) = better(state, ("#d1", "a2=2"), ("a5=1",))
    assert stops.key == "doce-blocker-stops"
    allows = better(state, ("#a5", "a2=2"), ("a5=1",))[-1]
    assert allows.key == "doce-allows"
    assert allows.args["played"] == "a5=1"
    assert named(allows, winners(state.play("a5=1"), 0))
    start = quayside.load("doce").start()
    forced = ForcedWin(numbers(start, ("c3=3",)), 4)
    reply = ForcedWin(numbers(start, ("b2=2",)), 3)
    quiet = better(start, ("c3=3",), ("a1=1",), forced, reply)
    assert [say_reason(reason) for reason in quiet] == [
        "It wins the round by force in 4 turns, beginning with c3=3.",
        "After a1=1, seat 1 could win the round by force in 3 turns: b2=2.",
    ]
    line = (numbers(start, ("c3=3",)), numbers(start, ("#b2", "e5=1")), numbers(start, ("c1=6",)))
    (told,) = better(start, ("c3=3",), ("a1=1",), forced._replace(turns=3, line=line))
    assert say_reason(told) == (
        "It wins the round by force in 3 turns: c3=3 (#b2 e5=1), c1=6; then there is no defence "
        "left. The replies in brackets hold out longest."
    )


def test_reasons_for_a_better_turn_in_dockers() -> None:
    """Turns are compared by their points, and by what a single move can score after them."""
    chooser = random.Random(2)
    seen: set[str] = set()
    state = quayside.load("dockers", players=2).start(seed=3)
    for _ in range(24):
        turns = []
        for _ in range(2):
            after, moves = state, list[str]()
            while not moves or after.game.family.is_mid_turn(after.row):
                moves.append(chooser.choice(after.moves).text)
                after = after.play(moves[-1])
            turns.append((tuple(moves), after))
        (best, end), (played, other) = turns
        seat = state.to_move or 0
        for reason in better(state, best, played):
            seen.add(reason.key)
            ends = [end, other]
            if reason.key == "dockers-turn-scores":
                told = [points(there)[seat] - points(state)[seat] for there in ends]
            elif reason.key == "dockers-turn-gives":
                told = [points(other)[1 - seat] - points(state)[1 - seat]]
            elif reason.key == "dockers-turn-leaves":
                told = [most(there, 1 - seat) for there in ends]
            else:
                told = [most(with_turn(there, seat), seat) for there in ends]
            assert [reason.args[key] for key in ("points", "other") if key in reason.args] == told
        state = end
    assert seen >= {"dockers-turn-scores", "dockers-turn-leaves", "dockers-turn-prepares"}


def with_turn(state: State, seat: int) -> State:
    row = state.row.copy()
    row[TURN] = seat
    return State(state.game, row)


def test_reasons_in_dockers() -> None:
    """Points won, groups stored or broken (CR-7), and what Customs denies (CR-9)."""
    chooser = random.Random(1)
    seen = said_of_some(ending(late_position(), 5), DOCKERS, chooser)
    some = (state for state in walk("dockers", 2, chooser, 1) if chooser.random() < 0.2)
    seen |= said_of_some(some, DOCKERS, chooser)
    for key in sorted(set(DOCKERS) - seen):
        seen |= said(*showing(key, walk("dockers", 4, chooser, 3)), DOCKERS)
    assert seen == set(DOCKERS)

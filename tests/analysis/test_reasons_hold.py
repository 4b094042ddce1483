"""Reasons: whatever is said is true of the position, checked by playing; and every kind is said."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
import pytest

import quayside
from quayside import State
from quayside.analysis import say_reason
from quayside.analysis.position import find_refutation
from quayside.core.explain import Mistake, Reason
from quayside.core.heuristics import ForcedWin
from quayside.core.rules import TURN
from quayside.games.docker import rules as docker
from quayside.games.docker.text import SQUARE_NAMES, owners
from quayside.games.dockers import crates as dockers
from quayside.games.dockers.turns import best_turn
from quayside.search.evaluate import FORCED_TURNS
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


def mobile(state: State, seat: int) -> tuple[int, int]:
    """Return how many containers of a seat on the board can move, and how many there are."""
    stacks = [owners(state.row, square) for square in range(9)]
    tops = sum(stack[-1:] == [seat] for stack in map(list, stacks))
    return tops, sum(list(stack).count(seat) for stack in stacks)


def covers(state: State, first: str, second: str, reason: Reason) -> bool:
    """A container that the other move does not cover, so that fewer of its owner's can move."""
    square = SQUARE_NAMES.index(str(reason.args["square"]))
    stack, other = (owners(state.play(move).row, square) for move in (first, second))
    covered = int(reason.args["seat"])
    is_covered = stack[-1] == state.to_move and stack[-2] == covered
    now, following = (mobile(state.play(move), covered) for move in (first, second))
    is_counted = now == (reason.args["free"], reason.args["count"]) and now[0] < following[0]
    return is_covered and covered not in state.gone and stack != other and is_counted


def frees(state: State, first: str, second: str, reason: Reason) -> bool:
    """A container that the other move does not free, so that more of the player's can move."""
    square = SQUARE_NAMES.index(str(reason.args["square"]))
    before = owners(state.row, square)
    now, other = (owners(state.play(move).row, square) for move in (first, second))
    is_freed = len(before) == len(now) + 1 and now[-1] == state.to_move and now != other
    seat = state.to_move or 0
    most, fewer = (mobile(state.play(move), seat) for move in (first, second))
    return is_freed and most == (reason.args["free"], reason.args["count"]) and most[0] > fewer[0]


def choices_of(state: State, seat: int) -> int:
    """Return how many moves a seat would have over all rolls if it were about to roll now."""
    row = state.row.copy()
    row[TURN], row[docker.ROLL] = seat, 0
    there = State(state.game, row)
    moves = [[move.text for move in there.roll(face).moves] for face in range(1, 7)]
    return sum(len(listed) for listed in moves if listed != ["out"])


def fewer_choices(state: State, first: str, second: str, reason: Reason) -> bool:
    """Of the player who rolls next."""
    seat = int(reason.args["seat"])
    now, following = (choices_of(state.play(move), seat) for move in (first, second))
    told = (reason.args["now"], reason.args["next"], reason.args["other"])
    is_next = seat == int(state.play(first).row[TURN])
    return is_next and told == (now, following, second) and now < following


def more_choices(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = state.to_move or 0
    now, following = (choices_of(state.play(move), seat) for move in (first, second))
    told = (reason.args["now"], reason.args["next"], reason.args["other"])
    return told == (now, following, second) and now > following


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


def only(state: State, first: str, _: str, reason: Reason) -> bool:
    return [move.text for move in state.moves] == [first] == [reason.args["move"]]


DOCKER: dict[str, Said] = {
    "only-move": only,
    "docker-no-move": lambda state, *_: [move.text for move in state.moves] == ["out"],
    "docker-covers": covers,
    "docker-frees": frees,
    "docker-leaves-stuck": leaves_stuck,
    "docker-keeps": keeps,
    "docker-fewer-choices": fewer_choices,
    "docker-more-choices": more_choices,
}


@pytest.mark.parametrize("name", ["docker:fr", "docker:en", "docker:it"])
def test_reasons_in_docker_of_two(name: str) -> None:
    chooser = random.Random(name)
    said = said_of_some(walk(name, 2, chooser, 12), DOCKER, chooser)
    assert {"docker-covers", "docker-leaves-stuck", "docker-fewer-choices"} <= said <= set(DOCKER)


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
        assert "docker-leaves-stuck" not in keys
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
                if reason.key == "docker-leaves-stuck":
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


def threatened(state: State, move: str) -> set[str]:
    """Return the squares on which the player threatens to win after a move."""
    after, seat = state.play(move), state.to_move or 0
    return set() if ends_round(state, move) else {die[:2] for die in winners(after, seat)}


def ends_round(state: State, move: str) -> bool:
    after = state.play(move)
    rounds = [re.findall(r"round:(\d)", str(there)) for there in (state, after)]
    return after.is_over or rounds[0] != rounds[1]


def is_pressing(state: State, first: str, second: str) -> bool:
    """Return whether a move threatens on more squares than another one, and leaves no win."""
    leaves = winners(state.play(first), 1 - (state.to_move or 0))
    return not leaves and len(threatened(state, first)) > len(threatened(state, second))


def threatens(state: State, first: str, second: str, reason: Reason) -> bool:
    """The other player must answer: without an answer the round is lost, and they cannot win."""
    seat = int(reason.args["seat"])
    is_other = seat == state.play(first).to_move != state.to_move
    is_named = named(reason, winners(state.play(first), state.to_move or 0))
    return is_other and is_named and is_pressing(state, first, second)


def many(state: State, first: str, second: str, reason: Reason) -> bool:
    squares = threatened(state, first)
    told = str(reason.args["squares"]).split(", ")
    is_all = set(told) == squares and len(told) == int(reason.args["count"]) > 1
    return is_all and is_pressing(state, first, second)


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
    "doce-stops": lambda state, first, _, reason: named(
        reason,
        winners(state, int(reason.args["seat"]))
        - winners(state.play(first), int(reason.args["seat"])),
    ),
    "doce-still-wins": lambda state, first, _, reason: named(
        reason, winners(state.play(first), int(reason.args["seat"]))
    ),
    "doce-threatens": threatens,
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
        (doce_state(OPEN_THREE, turn="1", last="a1,e3", starter=1), "d1=1"),
        (quayside.parse(GIVEN), "a4=2"),
        (quayside.parse(SHUT), "pass"),
    ]:
        others = [move.text for move in state.moves if move.text != first]
        seen |= said(state, [first, *others], DOCE)
    some = (state for state in walk("doce", 2, chooser, 2) if chooser.random() < 0.3)
    assert seen | said_of_some(some, DOCE, chooser) == set(DOCE)


def test_a_threat_that_the_rival_makes_too_is_no_reason_in_doce() -> None:
    state = quayside.parse(
        "doce:standard A5,.,.,A4,.,B3,A6,.,.,.,.,.,B4,.,.,.,A3,.,B6,.,B6,B1,B6,A6,A5 turn:0"
        " dice:5,5 blockers:11 last:b4,c3 round:2 starter:0 totals:20,0"
    )
    squares = [len(threatened(state, move)) for move in ("e1=1", "b1=1", "c2=1")]
    assert squares == [1, 1, 0]
    assert reasons(state, ["e1=1", "b1=1"]) == []
    assert [reason.key for reason in reasons(state, ["e1=1", "c2=1"])] == ["doce-threatens"]


# Dockers


def turn_of(state: State, seat: int) -> int:
    """Return the most points of a turn that a seat would begin now (`best_turn` is tested against
    all turns in tests/games/dockers)."""
    row = state.row.copy()
    row[TURN], row[dockers.MOVES], row[dockers.PIVOTED] = seat, 0, 0
    row[dockers.BEEN : dockers.CRATE] = 0
    return int(best_turn(row, seat, state.game.rules.scratch()))


def whole_turn(state: State, move: str) -> int:
    """Return what a move scores and the most that the rest of the turn adds."""
    after, seat = state.play(move), state.to_move or 0
    row, rest = after.row.copy(), 0
    if after.to_move == seat:
        rest = int(best_turn(row, seat, state.game.rules.scratch()))
    return gains(state, move)[seat] + rest


def following(state: State) -> int:
    """Return the seat that moves next."""
    return ((state.to_move or 0) + 1) % state.game.players


def scores(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = state.to_move or 0
    told, other = gains(state, first)[seat], gains(state, second)[seat]
    is_enough = whole_turn(state, first) >= whole_turn(state, second)
    is_other = (reason.args["other"], reason.args["less"]) == (second, other)
    return told == reason.args["points"] and told > other and is_enough and is_other


def reaches(state: State, first: str, second: str, reason: Reason) -> bool:
    told = (reason.args["points"], reason.args["other"], reason.args["less"])
    most, less = whole_turn(state, first), whole_turn(state, second)
    return told == (most, second, less) and most > less


def spares(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = int(reason.args["seat"])
    given = gains(state, second)[seat]
    return (
        seat != state.to_move
        and (second, given) == (reason.args["other"], reason.args["points"])
        and given > gains(state, first)[seat]
    )


def cuts(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = int(reason.args["seat"])
    before, left, other = (turn_of(s, seat) for s in (state, state.play(first), state.play(second)))
    is_told = (before, left) == (reason.args["points"], reason.args["left"])
    return seat == following(state) and is_told and 0 <= left < min(before, other)


def avoids(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = int(reason.args["seat"])
    left, other = turn_of(state.play(first), seat), turn_of(state.play(second), seat)
    told = (reason.args["left"], reason.args["points"], reason.args["other"])
    return seat == following(state) and told == (left, other, second) and 0 <= left < other


def stored(state: State, first: str, second: str, reason: Reason) -> bool:
    """CR-7: the crates can fall but not tip, and not all of them are stored by the other move."""
    codes = re.findall("[A-Z]{3}", str(reason.args["crates"]))
    before, now, other = (
        [read(str(there)).is_stored(code) for code in codes]
        for there in (state, state.play(first), state.play(second))
    )
    return all(now) and not any(before) and not all(other)


def lead_of(state: State, seat: int) -> int:
    others = [points for there, points in enumerate(points(state)) if there != seat]
    return points(state)[seat] - max(others)


def ends(state: State, first: str, second: str, reason: Reason) -> bool:
    after = state.play(first)
    lead = lead_of(after, state.to_move or 0)
    is_alone = after.is_over and not state.play(second).is_over
    return is_alone and lead == reason.args["points"] and lead > 0


def plays_on(state: State, first: str, second: str, reason: Reason) -> bool:
    other = state.play(second)
    lead = lead_of(other, state.to_move or 0)
    is_alone = other.is_over and not state.play(first).is_over
    return (
        is_alone and (second, -lead) == (reason.args["other"], reason.args["points"]) and lead < 0
    )


def prepares(state: State, first: str, second: str, reason: Reason) -> bool:
    seat = state.to_move or 0
    more, less = (turn_of(state.play(move), seat) for move in (first, second))
    told = (reason.args["points"], reason.args["other"], reason.args["less"])
    return told == (more, second, less) and more > less >= 0


DOCKERS: dict[str, Said] = {
    "only-move": only,
    "dockers-scores": scores,
    "dockers-reaches": reaches,
    "dockers-spares": spares,
    "dockers-cuts": cuts,
    "dockers-avoids": avoids,
    "dockers-stored": stored,
    "dockers-ends": ends,
    "dockers-plays-on": plays_on,
    "dockers-prepares": prepares,
}
# Customs on NYC, which alone can move three times without leaving the others, ends the game (CR-6).
NEARLY_OVER = (
    "dockers:standard 2 colours:gr turn:1 moves:3 customs:BCN scores:2,15 turns:69 crates:"
    "RTM@4,3,0=yybg.g,ANR@5,2,0=ggr.ry,HAM@1,3,0=bb.rgr,LEH@3,4,0=bby.yr,MRS@3,3,0=ygyb.g,"
    "GOA@4,2,0=rygg.r,BCN@3,1,0=brrb.g,LIS@1,2,0=rybby.,SSA@3,2,0=ry.b.g,LON@5,4,0=bbyg.g,"
    "NYC@0,4,0=rry.yg,BUE@2,0,0=bbgrg.,VAP@4,5,0=b.yryr,SFO@3,5,0=bgbg.y,YOK@6,3,0=ryg.ry,"
    "SHA@3,0,0=brgb.g,HKG@1,6,0=byr.yr,SIN@0,2,0=ry.g.b,BOM@5,3,0=gyby.b,SYD@2,2,0=rgg.yy,"
    "CPT@2,6,0=br.ggr,DKR@0,3,0=brrb.y,ALY@1,5,0=b.gyyb,IST@6,2,0=rgyy.g,ODS@4,1,0=rbr.gg,"
    "PIR@1,4,0=br.bry,TNG@5,5,0=bgy.r. been:NYC@0,5,0,NYC@0,6,0,CPT@2,5,0 pivoted:-"
)


def ending(state: State, depth: int) -> Iterator[State]:
    """Yield a position and what its first moves lead to."""
    if not state.is_over and depth:
        yield state
        for move in state.moves[:4]:
            yield from ending(state.play(move), depth - 1)


def test_a_rival_is_refuted_by_the_forced_win_that_it_allows() -> None:
    """The best move allows none, and the win is there when the rival has been played."""
    chooser, seen = random.Random(6), 0
    for state in walk("doce", 2, chooser, 2):
        chosen = chooser.sample(list(state.moves), min(3, len(state.moves)))
        found = find_refutation(state, [move.action for move in chosen])
        assert not found or forced_after(state, chosen[0].text) is None
        for reason in found:
            if reason.key == "doce-allows-force":
                seen += 1
                reply = forced_after(state, str(reason.args["played"]))
                assert reply is not None
                assert reason.args["turns"] == reply.turns
                assert reason.args["seat"] == 1 - (state.to_move or 0)
    assert seen


def forced_after(state: State, move: str) -> ForcedWin | None:
    """Return the forced win of the player who moves next."""
    after = state.play(move)
    tactics = after.game.family.heuristics(after.game).tactics
    return None if after.to_move == state.to_move else tactics.find_forced(after.row, FORCED_TURNS)


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


def some_turn(state: State, chooser: random.Random) -> tuple[tuple[str, ...], State]:
    """Return the moves of a random turn and the position after it."""
    after, moves = state, list[str]()
    while not moves or after.game.family.is_mid_turn(after.row):
        moves.append(chooser.choice(after.moves).text)
        after = after.play(moves[-1])
    return tuple(moves), after


def told_of_turns(reason: Reason, state: State, end: State, other: State) -> list[int]:
    """Return the points that a reason must tell of two turns: the best one and the one played."""
    seat, ends = state.to_move or 0, (end, other)
    match reason.key:
        case "dockers-turn-scores":
            return [points(there)[seat] - points(state)[seat] for there in ends]
        case "dockers-turn-gives":
            given = int(reason.args["seat"])
            return [points(other)[given] - points(state)[given]]
        case "dockers-turn-leaves":
            assert reason.args["seat"] == following(state)
            return [turn_of(there, following(state)) for there in ends]
        case "dockers-turn-prepares":
            return [turn_of(there, seat) for there in ends]
        case "dockers-ends":
            return [lead_of(end, seat)] if end.is_over else []
        case _:
            return [-lead_of(other, seat)] if other.is_over else []


@pytest.mark.parametrize("players", [2, 3])
def test_reasons_for_a_better_turn_in_dockers(players: int) -> None:
    """Turns are compared by their points, and by the best turns after them."""
    chooser = random.Random(players)
    seen: set[str] = set()
    state = quayside.load("dockers", players=players).start(seed=3)
    while not state.is_over:
        turns = [some_turn(state, chooser) for _ in range(2)]
        for (best, end), (played, other) in (turns, turns[::-1]):
            for reason in better(state, best, played):
                seen.add(reason.key)
                assert say_reason(reason).endswith(".")
                told = [int(reason.args[key]) for key in ("points", "other") if key in reason.args]
                assert told == told_of_turns(reason, state, end, other), (str(state), reason)
                if len(told) == 2:
                    is_less = reason.key == "dockers-turn-leaves"
                    assert (told[0] < told[1]) == is_less
        state = turns[0][1]
    turn = "dockers-turn-"
    assert seen >= {turn + kind for kind in ("scores", "gives", "leaves", "prepares")}


def test_reasons_for_the_end_in_dockers() -> None:
    """A turn that ends the game is told by the lead, and one that ended it by what was missing."""
    seen = set()
    for score in ("2,15", "15,2"):
        state = quayside.parse(NEARLY_OVER.replace("scores:2,15", f"scores:{score}"))
        for best, played in (("=NYC", "=RTM"), ("=RTM", "=NYC")):
            for reason in better(state, (best,), (played,)):
                if reason.key in ("dockers-ends", "dockers-turn-ended"):
                    seen.add(reason.key)
                    ends = (state.play(best), state.play(played))
                    assert [reason.args["points"]] == told_of_turns(reason, state, *ends)
    assert seen == {"dockers-ends", "dockers-turn-ended"}


@pytest.mark.parametrize("players", [2, 4])
def test_reasons_in_dockers(players: int) -> None:
    """Points, the rest of the turn, what the next player can score, groups stored (CR-7), and what
    Customs takes away (CR-9)."""
    chooser = random.Random(players)
    seen = said_of_some(walk("dockers", players, chooser, 2), DOCKERS, chooser)
    assert seen >= set(DOCKERS) - {"only-move", "dockers-ends", "dockers-plays-on"}


def test_reasons_where_customs_ends_the_game() -> None:
    """CR-6, CR-9: to end the game is a reason for who is ahead, and to go on for who is behind."""
    ahead = quayside.parse(NEARLY_OVER)
    behind = quayside.parse(NEARLY_OVER.replace("scores:2,15", "scores:15,2"))
    others = [move.text for move in ahead.moves if move.text != "=NYC"]
    assert said(ahead, ["=NYC", *others], DOCKERS) == {"dockers-ends"}
    assert said(behind, [others[0], "=NYC"], DOCKERS) == {"dockers-plays-on"}
    assert said(ahead, [others[0], "=NYC"], DOCKERS) == set()
    assert said(behind, ["=NYC", *others], DOCKERS) == set()


def test_an_only_move_in_dockers() -> None:
    chooser = random.Random(1)
    assert "only-move" in said_of_some(ending(late_position(), 5), DOCKERS, chooser)


def test_nothing_is_said_of_moves_that_do_the_same() -> None:
    """Two quarter turns of a fall that change nobody's best turn are alike."""
    state = quayside.load("dockers", players=2).start(seed=3)
    alike = 0
    for one, other in pairwise(move.text for move in state.moves):
        worth = [
            (
                whole_turn(state, move),
                turn_of(state.play(move), following(state)),
                turn_of(state.play(move), state.to_move or 0),
            )
            for move in (one, other)
        ]
        if one[:-1] == other[:-1] and worth[0] == worth[1]:
            alike += 1
            assert reasons(state, [one, other]) == []
    assert alike > 5

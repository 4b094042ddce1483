"""Reasons in Dockers: points won, groups stored or broken, what Customs denies."""

from __future__ import annotations

from collections.abc import Sequence

from quayside.core.explain import Args, Forced, Mistake, Reason
from quayside.core.game import State
from quayside.core.rules import TURN

_CHANGES = {"stored": "dockers-stored", "freed": "dockers-freed"}
"""Events that are reasons, with their keys."""


def reasons(state: State, ranked: list[str], forced: Forced | None = None) -> list[Reason]:
    """Return what the first of the ranked actions does."""
    best, seat = ranked[0], state.to_move or 0
    if len(ranked) == 1:
        return [Reason("only-move", {"move": best})]
    if best.startswith("="):
        return _customs(state, best, seat)
    found = []
    for event in state.events(best):
        if event.kind == "score" and event.seat is not None:
            args: Args = {
                "points": int(str(event.data["points"])),
                "crates": _list(event.data["group"]),
            }
            if event.seat == seat:
                found.append(Reason("dockers-scores", args))
            else:
                found.append(Reason("dockers-gives", args | {"seat": event.seat}))
        elif event.kind in _CHANGES:
            found.append(Reason(_CHANGES[event.kind], {"crates": _list(event.data["crates"])}))
    return found or _preparing(state, best, seat)


def better(mistake: Mistake) -> list[Reason]:
    """Return why the best turn was better than the one played: by the points of both turns, and by
    what each leaves to the next player."""
    state, seat = mistake.state, mistake.state.to_move or 0
    best, played = _play(state, mistake.best), _play(state, mistake.played)
    found = []
    more, less = _gained(state, best), _gained(state, played)
    if more[seat] > less[seat]:
        args: Args = {"points": more[seat], "other": less[seat]}
        found.append(Reason("dockers-turn-scores", args))
    for other in range(state.game.players):
        if other != seat and less[other] > more[other]:
            found.append(Reason("dockers-turn-gives", {"seat": other, "points": less[other]}))
    if best.to_move is not None and best.to_move == played.to_move:
        left, then = best_single_move(best)[0], best_single_move(played)[0]
        if left < then:
            args = {"seat": best.to_move, "points": left, "other": then}
            found.append(Reason("dockers-turn-leaves", args))
    left, then = (best_single_move(_with_turn(after, seat))[0] for after in (best, played))
    if left > then and not best.is_over and not played.is_over:
        found.append(Reason("dockers-turn-prepares", {"points": left, "other": then}))
    return found


def _with_turn(state: State, seat: int) -> State:
    """Return a position as it would be if a seat were to begin its turn."""
    row = state.row.copy()
    row[TURN] = seat
    return State(state.game, row)


def _play(state: State, moves: Sequence[str]) -> State:
    for move in moves:
        state = state.play(move)
    return state


def _gained(state: State, after: State) -> list[int]:
    before, now = state.scores or (), after.scores or ()
    return [points - then for points, then in zip(now, before, strict=True)]


def _list(codes: object) -> str:
    return ", ".join(str(codes).split())


def best_single_move(state: State) -> tuple[int, str]:
    """Return the most points that the player to move can make with the next move, and how."""
    seat, most, how = state.to_move or 0, 0, ""
    for move in state.moves:
        for event in state.events(move):
            if event.kind == "score" and event.seat == seat:
                points = int(str(event.data["points"]))
                if points > most:
                    most, how = points, move.text
    return most, how


def _preparing(state: State, move: str, seat: int) -> list[Reason]:
    after = state.play(move)
    if not after.is_over and after.to_move == seat and not after.moves[0].text.startswith("="):
        points, how = best_single_move(after)
        if points:
            return [Reason("dockers-prepares", {"move": how, "points": points})]
    return []


def _customs(state: State, move: str, seat: int) -> list[Reason]:
    """Say what the next player could score at once if the token went elsewhere."""
    after = state.play(move)
    if after.is_over:
        return [Reason("dockers-ends")]
    left, _ = best_single_move(after)
    denied, how = left, ""
    for other in state.moves:
        there = state.play(other)
        if not there.is_over:
            points, text = best_single_move(there)
            if points > denied:
                denied, how = points, text
    if how and after.to_move is not None and after.to_move != seat:
        args: Args = {"seat": after.to_move, "move": how, "points": denied, "left": left}
        return [Reason("dockers-denies", args)]
    return []

"""Reasons in Docker: what a move blocks, who is left stuck on which faces, who can still move."""

from __future__ import annotations

from quayside.core.game import State
from quayside.core.rules import TURN
from quayside.games.docker import rules as r
from quayside.games.docker.text import SQUARE_NAMES, owners


def reasons(state: State, ranked: list[str]) -> list[str]:
    """Return why the first move is better than the second, or why it is the only one."""
    best = ranked[0]
    if best == "out":
        return ["No move is possible with this roll."]
    if len(ranked) == 1:
        return [f"{best} is the only move."]
    after, other = state.play(best), state.play(ranked[1])
    said = [*_covering(state, best), *_opponents(state, after, other), *_own(state, after, other)]
    if not said:
        said = [f"{best} keeps the better stacks; what can be moved next is the same for all."]
    return said


def playable(state: State, seat: int) -> tuple[int, ...]:
    """Return the faces that would allow a seat a move if it were their turn now."""
    row = state.row.copy()
    row[TURN], row[r.ROLL] = seat, 0
    scratch = r.RULES.scratch()
    if row[r.CARDS]:
        cards = [face for face in range(1, 7) if row[r.HELD + seat] >> (face - 1) & 1]
        return tuple(face for face in cards if r.can_move(row, face, scratch))
    return tuple(face for face in range(1, 7) if r.can_move(row, face, scratch))


def _covering(state: State, move: str) -> list[str]:
    target = SQUARE_NAMES.index(move[-2:])
    source = move.rpartition(":")[2]
    stack = owners(state.row, target)
    if source.startswith(move[-2:]):
        stack = stack[:-1]
    said = []
    if stack and stack[-1] != state.to_move:
        said.append(f"It covers a container of seat {stack[-1]} on {move[-2:]}, which cannot move.")
    if not source.startswith("+"):
        uncovered = owners(state.row, SQUARE_NAMES.index(source[:2]))[:-1]
        if uncovered and uncovered[-1] == state.to_move:
            said.append(f"It frees your own container on {source[:2]}.")
    return said


def _opponents(state: State, after: State, other: State) -> list[str]:
    said = []
    for seat in range(state.game.players):
        if seat == state.to_move or seat in after.gone:
            continue
        now, then = playable(after, seat), playable(other, seat)
        stuck = [face for face in range(1, 7) if face not in now]
        if len(now) < len(then):
            said.append(
                f"It leaves seat {seat} stuck on {_faces(stuck)}"
                f" ({_count(now)}; after the next best move {_count(then)})."
            )
        elif stuck and after.to_move == seat:
            said.append(f"Seat {seat} is stuck on {_faces(stuck)}.")
    return said


def _own(state: State, after: State, other: State) -> list[str]:
    seat = state.to_move or 0
    before, now, then = playable(state, seat), playable(after, seat), playable(other, seat)
    if len(now) > len(then):
        return [f"It keeps {_count(now)} for you; the next best move leaves {_count(then)}."]
    if len(now) > len(before):
        return [f"It raises what you can play from {_count(before)} to {_count(now)}."]
    return []


def _faces(faces: list[int]) -> str:
    *front, last = map(str, faces)
    return f"{', '.join(front)} and {last}" if front else f"a {last}"


def _count(faces: tuple[int, ...]) -> str:
    return f"{len(faces)} playable face{'' if len(faces) == 1 else 's'}"

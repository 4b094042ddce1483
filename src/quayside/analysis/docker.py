"""Reasons in Docker: what a move blocks, who is left stuck on which faces, who can still move."""

from __future__ import annotations

from quayside.analysis.reasons import Args, Reason
from quayside.core.game import State
from quayside.core.rules import TURN
from quayside.games.docker import rules as r
from quayside.games.docker.text import SQUARE_NAMES, owners


def reasons(state: State, ranked: list[str]) -> list[Reason]:
    """Return why the first move is better than the second, or why it is the only one."""
    best = ranked[0]
    if best == "out":
        return [Reason("docker-no-move")]
    if len(ranked) == 1:
        return [Reason("only-move", {"move": best})]
    after, other = state.play(best), state.play(ranked[1])
    found = [*_covering(state, best), *_opponents(state, after, other), *_own(state, after, other)]
    return found or [Reason("docker-better-stacks", {"move": best})]


def playable(state: State, seat: int) -> tuple[int, ...]:
    """Return the faces that would allow a seat a move if it were their turn now."""
    row = state.row.copy()
    row[TURN], row[r.ROLL] = seat, 0
    scratch = r.RULES.scratch()
    if row[r.CARDS]:
        cards = [face for face in range(1, 7) if row[r.HELD + seat] >> (face - 1) & 1]
        return tuple(face for face in cards if r.can_move(row, face, scratch))
    return tuple(face for face in range(1, 7) if r.can_move(row, face, scratch))


def _covering(state: State, move: str) -> list[Reason]:
    target = SQUARE_NAMES.index(move[-2:])
    source = move.rpartition(":")[2]
    stack = owners(state.row, target)
    if source.startswith(move[-2:]):
        stack = stack[:-1]
    found = []
    if stack and stack[-1] != state.to_move:
        found.append(Reason("docker-covers", {"seat": stack[-1], "square": move[-2:]}))
    if not source.startswith("+"):
        uncovered = owners(state.row, SQUARE_NAMES.index(source[:2]))[:-1]
        if uncovered and uncovered[-1] == state.to_move:
            found.append(Reason("docker-frees", {"square": source[:2]}))
    return found


def _opponents(state: State, after: State, other: State) -> list[Reason]:
    found = []
    for seat in range(state.game.players):
        if seat == state.to_move or seat in after.gone:
            continue
        now, then = playable(after, seat), playable(other, seat)
        stuck = [face for face in range(1, 7) if face not in now]
        faces: Args = {"seat": seat, "faces": ", ".join(map(str, stuck)), "count": len(stuck)}
        if len(now) < len(then):
            found.append(
                Reason("docker-leaves-stuck", faces | {"now": len(now), "next": len(then)})
            )
        elif stuck and after.to_move == seat:
            found.append(Reason("docker-stuck", faces))
    return found


def _own(state: State, after: State, other: State) -> list[Reason]:
    seat = state.to_move or 0
    before, now, then = (len(playable(there, seat)) for there in (state, after, other))
    if now > then:
        return [Reason("docker-keeps", {"now": now, "next": then})]
    if now > before:
        return [Reason("docker-raises", {"before": before, "now": now})]
    return []

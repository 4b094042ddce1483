"""Reasons in Docker: what a move blocks, who is left stuck on which faces, who can still move."""

from __future__ import annotations

from quayside.core.explain import Args, Forced, Mistake, Reason
from quayside.core.game import State
from quayside.core.rules import TURN
from quayside.games.docker import rules as r
from quayside.games.docker.text import SQUARE_NAMES, owners


def reasons(state: State, ranked: list[str], forced: Forced | None = None) -> list[Reason]:
    """Return why the first move is better than the second, or why it is the only one."""
    best = ranked[0]
    if best == "out":
        return [Reason("docker-no-move")]
    if len(ranked) == 1:
        return [Reason("only-move", {"move": best})]
    return [
        *_covering(state, best),
        *_opponents(state, best, ranked[1]),
        *_own(state, best, ranked[1]),
    ]


def better(mistake: Mistake) -> list[Reason]:
    """Return why the best move was better than the one played."""
    return reasons(mistake.state, [mistake.best[0], mistake.played[0]])


def playable(state: State, seat: int) -> tuple[int, ...]:
    """Return the faces that would allow a seat a move if it were their turn now."""
    row = state.row.copy()
    row[TURN], row[r.ROLL] = seat, 0
    scratch = r.RULES.scratch()
    if row[r.CARDS]:
        cards = [face for face in range(1, 7) if row[r.HELD + seat] >> (face - 1) & 1]
        return tuple(face for face in cards if r.can_move(row, face, scratch))
    return tuple(face for face in range(1, 7) if r.can_move(row, face, scratch))


def stuck(state: State, seat: int) -> tuple[int, ...]:
    """Return the faces that would put a seat out if it were their turn now. Who may roll again
    (DK-7) or chooses among cards (DK-10) is stuck only if nothing allows a move."""
    row = state.row.copy()
    row[TURN], row[r.ROLL] = seat, 0
    faces = playable(state, seat)
    chances = State(state.game, row).chances
    if faces and (not chances or min(chances) == 0.0):
        return ()
    return tuple(face for face in range(1, 7) if face not in faces)


def _covering(state: State, move: str) -> list[Reason]:
    target = SQUARE_NAMES.index(move[-2:])
    source = move.rpartition(":")[2]
    stack = owners(state.row, target)
    if source.startswith(move[-2:]):
        stack = stack[:-1]
    found = []
    if stack and stack[-1] != state.to_move and stack[-1] not in state.gone:
        found.append(Reason("docker-covers", {"seat": stack[-1], "square": move[-2:]}))
    if not source.startswith("+"):
        uncovered = owners(state.row, SQUARE_NAMES.index(source[:2]))[:-1]
        if uncovered and uncovered[-1] == state.to_move:
            found.append(Reason("docker-frees", {"square": source[:2]}))
    return found


def _opponents(state: State, best: str, other: str) -> list[Reason]:
    after, then = state.play(best), state.play(other)
    found = []
    for seat in range(state.game.players):
        if seat == state.to_move or seat in after.gone:
            continue
        faces, others = stuck(after, seat), stuck(then, seat)
        args: Args = {"seat": seat, "faces": ", ".join(map(str, faces)), "count": len(faces)}
        if len(faces) > len(others):
            more: Args = {"now": 6 - len(faces), "next": 6 - len(others), "other": other}
            found.append(Reason("docker-leaves-stuck", args | more))
        elif faces and after.to_move == seat:
            found.append(Reason("docker-stuck", args))
    return found


def _own(state: State, best: str, other: str) -> list[Reason]:
    seat = state.to_move or 0
    places = (state, state.play(best), state.play(other))
    before, now, then = (6 - len(stuck(there, seat)) for there in places)
    if now > then:
        return [Reason("docker-keeps", {"now": now, "next": then, "other": other})]
    if now > before:
        return [Reason("docker-raises", {"before": before, "now": now})]
    return []

"""Reasons in Doce: rounds won, threats made and stopped, what a zone or a blocker does."""

from __future__ import annotations

from quayside.core.explain import Args, Forced, Mistake, Reason
from quayside.core.game import State

_SHOWN = 3
"""Of many winning dice, so many are named."""


def reasons(state: State, ranked: list[str], forced: Forced | None = None) -> list[Reason]:
    """Return what the first of the ranked moves does."""
    best, seat = ranked[0], state.to_move or 0
    if len(ranked) == 1:
        return [Reason("only-move", {"move": best})]
    for event in state.events(best):
        if event.kind == "round-won" and event.seat is not None:
            points = int(str(event.data["points"]))
            if event.seat == seat:
                return [Reason("doce-wins", {"points": points})]
            return [Reason("doce-loses", {"seat": event.seat, "points": points})]
    if forced is not None:
        return [Reason("doce-forces", {"turns": forced.turns, "move": forced.move})]
    if best.startswith("#"):
        return [_blocking(state, best, seat)]
    after = state.play(best)
    if _ends_round(state, after):
        return [Reason("doce-draws")]
    return [*_stopping(state, after, seat), *_threatening(after, seat)]


def better(mistake: Mistake) -> list[Reason]:
    """Return why the best turn was better than the one played: what it does, and what the turn
    played let the other player do."""
    found = reasons(mistake.state, [mistake.best[0], mistake.played[0]], mistake.forced)
    after = mistake.state
    for move in mistake.played:
        after = after.play(move)
    if _ends_round(mistake.state, after):
        return found
    other = 1 - (mistake.state.to_move or 0)
    args: Args = {"seat": other, "played": " ".join(mistake.played)}
    wins = winning_placements(after, other)
    if any(reason.key in ("doce-stops", "doce-blocker-stops") for reason in found):
        return found  # it says the same
    if wins:
        found.append(Reason("doce-allows", args | _some(wins)))
    elif mistake.reply is not None:
        found.append(Reason("doce-allows-force", args | {"turns": mistake.reply.turns}))
    return found


def _ends_round(state: State, after: State) -> bool:
    round_of = state.game.family.round_of
    return after.is_over or round_of(after.row) != round_of(state.row)


def winning_placements(state: State, seat: int) -> list[str]:
    """Return the dice with which a seat would win the round if it were their turn now."""
    row = state.row.copy()
    row[0] = seat
    there = State(state.game, row)
    return [
        move.text
        for move in there.moves
        if "=" in move.text
        and any(e.kind == "round-won" and e.seat == seat for e in there.events(move))
    ]


def _blocking(state: State, move: str, seat: int) -> Reason:
    square = move[1:]
    before = winning_placements(state, 1 - seat)
    stopped = [text for text in before if text.startswith(square)]
    if stopped:
        return Reason("doce-blocker-stops", {"seat": 1 - seat, "moves": ", ".join(stopped)})
    return Reason("doce-blocker-square", {"square": square})


def _stopping(state: State, after: State, seat: int) -> list[Reason]:
    before = winning_placements(state, 1 - seat)
    left = winning_placements(after, 1 - seat)
    stopped = [text for text in before if text not in left]
    found = []
    if stopped:
        found.append(Reason("doce-stops", {"seat": 1 - seat} | _some(stopped)))
    if left:
        found.append(Reason("doce-still-wins", {"seat": 1 - seat} | _some(left)))
    return found


def _threatening(after: State, seat: int) -> list[Reason]:
    threats = winning_placements(after, seat)
    squares = sorted({text.partition("=")[0] for text in threats})
    if len(squares) > 1:
        args: Args = {"count": len(squares), "squares": ", ".join(squares)}
        return [Reason("doce-threatens-many", args)]
    return [Reason("doce-threatens", _some(threats))] if threats else []


def _some(moves: list[str]) -> Args:
    """Name the first moves and count the others."""
    return {"moves": ", ".join(moves[:_SHOWN]), "more": max(0, len(moves) - _SHOWN)}

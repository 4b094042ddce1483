"""Reasons in Doce: rounds won, threats made and stopped, what a zone or a blocker does."""

from __future__ import annotations

from quayside.core.game import State


def reasons(state: State, ranked: list[str]) -> list[str]:
    """Return what the first of the ranked moves does."""
    best, seat = ranked[0], state.to_move or 0
    if len(ranked) == 1:
        return [f"{best} is the only move."]
    events = state.events(best)
    for event in events:
        if event.kind == "round-won":
            who = "It wins the round" if event.seat == seat else f"Seat {event.seat} wins the round"
            return [f"{who} for {event.data['points']} points."]
    if best.startswith("#"):
        return [_blocking(state, best, seat)]
    after = state.play(best)
    if after.is_over or after.game.family.round_of(after.row) != state.game.family.round_of(
        state.row
    ):
        return ["It ends the round as a draw."]
    return [*_stopping(state, after, seat), *_threatening(after, seat)] or [
        "Nobody can win at once after it."
    ]


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


def _blocking(state: State, move: str, seat: int) -> str:
    before = winning_placements(state, 1 - seat)
    square = move[1:]
    stopped = [text for text in before if text.startswith(square)]
    if stopped:
        return f"The blocker stops {', '.join(stopped)} of seat {1 - seat}."
    return f"The blocker takes {square} out of every line."


def _stopping(state: State, after: State, seat: int) -> list[str]:
    before = winning_placements(state, 1 - seat)
    left = winning_placements(after, 1 - seat)
    stopped = [text for text in before if text not in left]
    said = []
    if stopped:
        said.append(f"It stops seat {1 - seat} from winning with {_some(stopped)}.")
    if left:
        said.append(f"Seat {1 - seat} can still win with {_some(left)}.")
    return said


def _threatening(after: State, seat: int) -> list[str]:
    threats = winning_placements(after, seat)
    squares = sorted({text.partition("=")[0] for text in threats})
    if len(squares) > 1:
        return [f"It threatens to win on {len(squares)} squares at once: {', '.join(squares)}."]
    if squares:
        return [f"It threatens to win with {_some(threats)}."]
    return []


def _some(texts: list[str]) -> str:
    return ", ".join(texts[:3]) + (f" and {len(texts) - 3} more" if len(texts) > 3 else "")

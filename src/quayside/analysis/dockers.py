"""Reasons in Dockers: points won, groups stored or broken, what Customs denies."""

from __future__ import annotations

from quayside.core.game import State


def reasons(state: State, ranked: list[str]) -> list[str]:
    """Return what the first of the ranked actions does."""
    best, seat = ranked[0], state.to_move or 0
    if len(ranked) == 1:
        return [f"{best} is the only action."]
    if best.startswith("="):
        return _customs(state, best, seat)
    said = []
    for event in state.events(best):
        facts = event.data
        if event.kind == "score":
            who = "you" if event.seat == seat else f"seat {event.seat}"
            said.append(f"It scores {facts['points']} for {who} with {facts['group']}.")
        elif event.kind == "stored":
            said.append(f"It stores {facts['crates']}: they can only fall now (CR-7).")
        elif event.kind == "freed":
            said.append(f"It frees {facts['crates']}, which were stored.")
    return said or [_preparing(state, best, seat)]


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


def _preparing(state: State, move: str, seat: int) -> str:
    after = state.play(move)
    if not after.is_over and after.to_move == seat and not after.moves[0].text.startswith("="):
        points, how = best_single_move(after)
        if points:
            return f"It prepares {how}, which scores {points}."
    return "It scores nothing at once and leaves nothing to score with the next move."


def _customs(state: State, move: str, seat: int) -> list[str]:
    """Say what the next player could score at once if the token went elsewhere."""
    after = state.play(move)
    if after.is_over:
        return ["It ends the game: nobody can make three moves any more (CR-6)."]
    left, _ = best_single_move(after)
    denied, how = left, ""
    for other in state.moves:
        there = state.play(other)
        if not there.is_over:
            points, text = best_single_move(there)
            if points > denied:
                denied, how = points, text
    if how and after.to_move != seat:
        return [f"It denies seat {after.to_move} {how} for {denied}; what is left is {left}."]
    return [f"The next player can make {left} points at most with their first move."]

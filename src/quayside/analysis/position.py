"""The analysis of a position: values by seat, face of the die and move, and the reasons for the
best move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from quayside.analysis.evaluators import Evaluator, Moves, finished, judge_faces, mean_of_faces
from quayside.analysis.results import Analysis, FaceWorth, MoveWorth, SaidReason
from quayside.analysis.words import in_words
from quayside.core.explain import Mistake, Reason
from quayside.core.game import State
from quayside.core.heuristics import ForcedWin
from quayside.search import Judgement
from quayside.search.evaluate import FORCED_TURNS

REFUTED = 3
"""How many rivals are searched for a forced win that they allow the next player (as in
position.ts)."""


def analyse(state: State, evaluator: Evaluator) -> Analysis:
    """Return the analysis of a position by an evaluator."""
    if state.is_over:
        return _of(state, finished(state))
    if state.is_chance:
        faces = judge_faces(state, evaluator)
        return _of(state, mean_of_faces(state, faces), faces=_faces(state, faces))
    judged = evaluator.judge_moves(state)
    best = first_of(judged)
    moves = rank_moves(state, judged)
    known = [move.action for move in moves if move.win is not None]
    ranked = known if len(known) > 1 else [move.action for move in moves]
    reasons = state.game.family.explain.find_reasons(state, ranked, best.forced)
    reasons = reasons or find_refutation(state, known)
    return _of(state, best, moves=moves, reasons=in_words(reasons))


def find_refutation(state: State, ranked: Sequence[int]) -> list[Reason]:
    """Return the forced win that a rival allows the next player, if the best move allows none."""
    best, *rivals = ranked
    family, find = state.game.family, partial(_find_reply, state)
    if not rivals or find(best):
        return []
    for rival in rivals[:REFUTED]:
        if reply := find(rival):
            return family.explain.find_better(Mistake(state, (best,), (rival,), None, reply))
    return []


def _find_reply(state: State, action: int) -> ForcedWin | None:
    """Return the forced win that an action allows the next player."""
    after = state.play(action)
    if after.is_over or after.is_chance or after.to_move == state.to_move:
        return None
    return state.game.family.heuristics(state.game).tactics.find_forced(after.row, FORCED_TURNS)


def first_of(judged: Moves) -> Judgement:
    """Return the judgement of the best move."""
    best = next(iter(judged.values()))
    if best is None:
        raise ValueError("an evaluator must judge the move that it puts first")
    return best


def rank_moves(state: State, judged: Moves) -> tuple[MoveWorth, ...]:
    """Return the legal moves with their values: the best, then the others by their loss, then those
    that were hardly examined. No move has a higher value than the best one."""
    seat = state.to_move or 0
    best = first_of(judged).win[seat]
    texts = {move.action: move.text for move in state.moves}
    known, unknown = [], []
    for action, found in judged.items():
        if found is None:
            unknown.append(MoveWorth(texts[action], action, None, None, None, None))
        else:
            regret = best - found.win[seat]
            move = MoveWorth(texts[action], action, found.win, regret, found.kind, found.error)
            known.append((regret, move))
    first, *others = known
    others.sort(key=lambda pair: pair[0])
    return (first[1], *(move for _, move in others), *unknown)


def _faces(state: State, judged: Mapping[int, Judgement]) -> tuple[FaceWorth, ...]:
    faces = []
    for face in range(1, state.game.rules.outcome_count + 1):
        found = judged.get(face)
        if found is None:
            faces.append(FaceWorth(face, 0.0, None, None))
        else:
            best = None if found.best is None else state.roll(face).find(found.best).text
            faces.append(FaceWorth(face, state.chances[face - 1], found.win, best))
    return tuple(faces)


def _of(
    state: State,
    judgement: Judgement,
    *,
    faces: tuple[FaceWorth, ...] = (),
    moves: tuple[MoveWorth, ...] = (),
    reasons: tuple[SaidReason, ...] = (),
) -> Analysis:
    return Analysis(
        position=str(state),
        kind=judgement.kind,
        error=judgement.error,
        to_move=state.to_move,
        win=judgement.win,
        faces=faces,
        moves=moves,
        reasons=reasons,
    )

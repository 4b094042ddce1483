"""What a position is worth: by seat, by face of the die, by move, and why the best move is best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quayside.analysis.evaluators import Evaluator, Moves, finished, judge_faces, mean_of_faces
from quayside.analysis.words import reason_json
from quayside.core.explain import Reason
from quayside.core.game import State
from quayside.search import Judgement, Kind


@dataclass(frozen=True)
class MoveWorth:
    """A move and what it leaves. The last four are None for a move that a search did not look at
    closely: nothing is known about it."""

    text: str
    action: int
    win: tuple[float, ...] | None
    regret: float | None
    """How much of the mover's chance the best move would have kept; never negative."""
    kind: Kind | None
    error: float | None

    def chance(self, seat: int) -> float:
        """Return a seat's chance; raises `ValueError` for a move that was not looked at closely."""
        if self.win is None:
            raise ValueError(f"{self.text} was not looked at closely, so it has no value")
        return self.win[seat]


@dataclass(frozen=True)
class FaceWorth:
    """A face of the die, and what it leaves when the best move follows."""

    face: int
    chance: float
    """How likely this is the roll that counts; 0 if it would be rolled again."""
    win: tuple[float, ...] | None
    best: str | None


@dataclass(frozen=True)
class Analysis:
    """All about one position."""

    state: State
    kind: Kind
    error: float
    win: tuple[float, ...]
    faces: tuple[FaceWorth, ...] = ()
    """Before a roll: every face. Otherwise nothing."""
    moves: tuple[MoveWorth, ...] = ()
    """After the roll: every move, the best first and those not looked at closely last. Otherwise
    nothing."""
    reasons: tuple[Reason, ...] = ()
    """Why the best move is the best."""

    @property
    def best(self) -> MoveWorth | None:
        """The best move, if a move is due."""
        return self.moves[0] if self.moves else None

    def as_json(self) -> dict[str, Any]:
        """Return the analysis as plain data."""
        return {
            "position": str(self.state),
            "kind": self.kind,
            "error": self.error,
            "to_move": self.state.to_move,
            "win": list(self.win),
            "faces": [
                {
                    "face": face.face,
                    "chance": face.chance,
                    "win": None if face.win is None else list(face.win),
                    "best": face.best,
                }
                for face in self.faces
            ],
            "moves": [
                {
                    "move": move.text,
                    "win": None if move.win is None else list(move.win),
                    "regret": move.regret,
                    "kind": move.kind,
                    "error": move.error,
                }
                for move in self.moves
            ],
            "best": self.best.text if self.best else None,
            "reasons": [reason_json(reason) for reason in self.reasons],
        }


def analyse(state: State, evaluator: Evaluator) -> Analysis:
    """Return what an evaluator knows about a position."""
    if state.is_over:
        return _of(state, finished(state))
    if state.is_chance:
        faces = judge_faces(state, evaluator)
        return _of(state, mean_of_faces(state, faces), faces=_faces(state, faces))
    judged = evaluator.judge_moves(state)
    best = first_of(judged)
    moves = rank_moves(state, judged)
    known = [move.action for move in moves]
    reasons = state.game.family.explain.find_reasons(state, known, best.forced)
    return _of(state, best, moves=moves, reasons=tuple(reasons))


def first_of(judged: Moves) -> Judgement:
    """Return the judgement of the best move."""
    best = next(iter(judged.values()))
    if best is None:
        raise ValueError("an evaluator must judge the move that it puts first")
    return best


def rank_moves(state: State, judged: Moves) -> tuple[MoveWorth, ...]:
    """Return the legal moves with their worth: the best, then the others by what they lose, then
    those that were not looked at closely.

    A search's choice counts as the best. Another move can have a higher value on fewer
    simulations; it keeps its own value, and nothing says that it loses anything.
    """
    seat = state.to_move or 0
    best = first_of(judged).win[seat]
    texts = {move.action: move.text for move in state.moves}
    known, unknown = [], []
    for action, found in judged.items():
        if found is None:
            unknown.append(MoveWorth(texts[action], action, None, None, None, None))
        else:
            regret = max(0.0, best - found.win[seat])
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
    reasons: tuple[Reason, ...] = (),
) -> Analysis:
    return Analysis(state, judgement.kind, judgement.error, judgement.win, faces, moves, reasons)

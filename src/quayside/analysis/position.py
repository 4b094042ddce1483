"""What a position is worth: by seat, by face of the die, by move, and why the best move is best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quayside.analysis.reasons import Reason, reasons
from quayside.analysis.source import Judgement, Kind, Source, finished
from quayside.core.game import State


@dataclass(frozen=True)
class MoveWorth:
    """A move and what it leaves."""

    text: str
    action: int
    win: tuple[float, ...]
    regret: float
    """How much of the mover's chance the best move would have kept."""
    kind: Kind
    error: float


@dataclass(frozen=True)
class FaceWorth:
    """A face of the die, and what it leaves when the best move follows."""

    face: int
    chance: float
    """How likely this is the roll that counts; 0 if it would be rolled again (DK-7)."""
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
    """After the roll: every move, the best first. Otherwise nothing."""
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
                    "win": list(move.win),
                    "regret": move.regret,
                    "kind": move.kind,
                    "error": move.error,
                }
                for move in self.moves
            ],
            "best": self.best.text if self.best else None,
            "reasons": [reason.as_json() for reason in self.reasons],
        }


def analyse(state: State, source: Source) -> Analysis:
    """Return what a source knows about a position."""
    if state.is_over:
        return _of(state, finished(state))
    if state.is_chance:
        return _of(state, source.judge(state), faces=_faces(state, source))
    moves = rank_moves(state, source.judge_moves(state))
    best = moves[0]
    return _of(
        state,
        Judgement(best.win, best.kind, best.error),
        moves=moves,
        reasons=tuple(reasons(state, [move.text for move in moves])),
    )


def rank_moves(state: State, judged: Mapping[int, Judgement]) -> tuple[MoveWorth, ...]:
    """Return the legal moves with their worth, the best for the mover first (of equals the one that
    is judged first)."""
    seat = state.to_move or 0
    order = {action: place for place, action in enumerate(judged)}
    best = max(judgement.win[seat] for judgement in judged.values())
    moves = [
        MoveWorth(
            move.text,
            move.action,
            judged[move.action].win,
            best - judged[move.action].win[seat],
            judged[move.action].kind,
            judged[move.action].error,
        )
        for move in state.moves
    ]
    return tuple(sorted(moves, key=lambda move: (move.regret, order[move.action])))


def _faces(state: State, source: Source) -> tuple[FaceWorth, ...]:
    faces = []
    for outcome in range(state.game.rules.outcome_count):
        rolled = state.roll(outcome + 1)
        if rolled.is_chance:
            faces.append(FaceWorth(outcome + 1, 0.0, None, None))
            continue
        best = rank_moves(rolled, source.judge_moves(rolled))[0]
        faces.append(FaceWorth(outcome + 1, 0.0, best.win, best.text))
    counting = [face.face for face in faces if face.win is not None]
    return tuple(
        FaceWorth(face.face, 1 / len(counting) if face.win else 0.0, face.win, face.best)
        for face in faces
    )


def _of(
    state: State,
    judgement: Judgement,
    *,
    faces: tuple[FaceWorth, ...] = (),
    moves: tuple[MoveWorth, ...] = (),
    reasons: tuple[Reason, ...] = (),
) -> Analysis:
    return Analysis(state, judgement.kind, judgement.error, judgement.win, faces, moves, reasons)

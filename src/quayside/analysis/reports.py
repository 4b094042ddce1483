"""The report on a game: luck and skill of each player, from exact values or estimates.

Each change of a player's chance of winning has one cause.

Luck: a roll gives the value of the position that it leads to, minus the mean over all faces. The
same evaluator judges every face, so the luck of a roll is zero on average.

Skill: a turn gives the value of the position that it leads to, minus that of the position that the
best turn leads to. The same evaluator judges both positions, so a turn can only keep the chance or
lose some of it. A turn of several actions is judged as a whole.

A player who leaves gives up the rest. Where the numbers are exact, for each seat

    chance at the start + luck of all + losses of all + what leaving changed = the result

Estimates also change between turns, because a later search sees more. That change belongs to no
player and to no step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TypeVar

from quayside.analysis.evaluators import Evaluator, finished, judge_faces, mean_of_faces, weaker
from quayside.analysis.position import first_of
from quayside.analysis.results import Report, ReportStep
from quayside.analysis.words import in_words
from quayside.core.explain import Mistake, texts_of
from quayside.core.game import State
from quayside.record import Record
from quayside.search import Judgement

A = TypeVar("A")
B = TypeVar("B")

# What happened -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Roll:
    seat: int
    face: int
    before: State
    turn: int


@dataclass(frozen=True)
class _Turn:
    seat: int
    moves: tuple[str, ...]
    actions: tuple[int, ...]
    before: State
    after: State
    turn: int


@dataclass(frozen=True)
class _Leaving:
    seat: int
    text: str
    before: State
    after: State
    turn: int


_Part = _Roll | _Turn | _Leaving


def _parts(record: Record) -> list[_Part]:
    """Return the steps of a game, one for each whole turn. An unfinished last turn is omitted."""
    parts: list[_Part] = []
    state, turn = record.start, 1
    begun: State | None = None
    moves: tuple[str, ...] = ()
    actions: tuple[int, ...] = ()
    for entry in record.entries:
        if entry.kind == "roll":
            if not entry.after.is_chance:  # a roll that is repeated changes nothing
                parts.append(_Roll(entry.seat, int(entry.text), state, turn))
        elif entry.kind == "move":
            begun, moves = begun or state, (*moves, entry.text)
            actions = (*actions, state.find(entry.text).action)
            if not _goes_on(entry.after, entry.seat):
                parts.append(_Turn(entry.seat, moves, actions, begun, entry.after, turn))
                begun, moves, actions, turn = None, (), (), turn + 1
        elif begun is None:
            parts.append(_Leaving(entry.seat, entry.text, state, entry.after, turn))
        else:  # in the middle of another player's turn, which goes on
            after = begun.leave(entry.seat)
            parts.append(_Leaving(entry.seat, entry.text, begun, after, turn))
            begun = after
            if not _goes_on(entry.after, begun.to_move):
                begun, moves, actions = None, (), ()
        state = entry.after
    return parts


def _goes_on(state: State, seat: int | None) -> bool:
    """Return whether a seat is in the middle of its turn."""
    return state.to_move == seat is not None and state.game.family.is_mid_turn(state.row)


# What it was worth -------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Seen:
    """The values of a position, before the roll and after each face."""

    worth: Judgement
    faces: Mapping[int, Judgement]
    margin: float = 0.0
    """What the second-best move loses, if that is greater than its error."""


@dataclass(frozen=True)
class _BestTurn:
    actions: tuple[int, ...]
    end: State
    margin: float
    """The greatest margin of its actions."""


class _Worths:
    """Judges the positions of one report, each once."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._of_rolls = evaluator.lighter()
        self._seen: dict[State, _Seen] = {}

    def see(self, state: State) -> _Seen:
        if state not in self._seen:
            self._seen[state] = self._look(state)
        return self._seen[state]

    def _look(self, state: State) -> _Seen:
        if state.is_over:
            return _Seen(finished(state), {})
        if state.is_chance:
            faces = judge_faces(state, self._of_rolls)
            return _Seen(mean_of_faces(state, faces), faces)
        moves = self._evaluator.judge_moves(state)
        worth = first_of(moves)
        best, *others = moves
        found = Judgement(worth.win, worth.kind, worth.error, best, worth.forced)
        known = [other for action in others if (other := moves[action])]
        return _Seen(found, {}, _margin(found, known, state.to_move or 0))

    def best_turn(self, state: State) -> _BestTurn:
        """Find the best turn in a position."""
        actions: list[int] = []
        margin = 0.0
        seat, after = state.to_move, state
        while not actions or _goes_on(after, seat):
            seen = self.see(after)
            if seen.worth.best is None:
                break
            margin = max(margin, seen.margin)
            actions.append(seen.worth.best)
            after = after.play(seen.worth.best)
        self.see(after)
        return _BestTurn(tuple(actions), after, margin)


def report(
    record: Record, evaluator: Evaluator, progress: Callable[[float], None] | None = None
) -> Report:
    """Explain a recorded game, finished or not. `progress` receives the completed share (0 to
    1)."""
    parts = _parts(record)
    worths = _Worths(evaluator)
    states = list(dict.fromkeys([record.start, *_needed(parts)]))
    turns = [part for part in parts if isinstance(part, _Turn)]
    work = len(states) + len(turns)
    done = 0

    def in_parallel(function: Callable[[A], B], items: list[A]) -> list[B]:
        nonlocal done
        found = []
        with ThreadPoolExecutor(evaluator.threads) as pool:
            for result in pool.map(function, items):
                found.append(result)
                done += 1
                if progress:
                    progress(min(0.99, done / work))
        return found

    in_parallel(worths.see, states)
    best = in_parallel(worths.best_turn, [turn.before for turn in turns])
    best_turns = dict(zip(turns, best, strict=True))
    steps = []
    for part in parts:
        if isinstance(part, _Roll):
            steps.append(_of_roll(part, worths))
        elif isinstance(part, _Leaving):
            steps.append(_of_leaving(part, worths))
        else:
            steps.append(_of_turn(part, worths, best_turns[part]))
    start = worths.see(record.start).worth
    kind = start.kind
    for step in steps:
        kind = weaker(kind, step.kind)
    result = steps[-1].after if steps else start.win
    has_chance = record.start.game.start().is_chance
    return Report(kind, has_chance, start.win, result, tuple(steps))


def _needed(parts: Iterable[_Part]) -> Iterable[State]:
    for part in parts:
        yield part.before
        if not isinstance(part, _Roll):
            yield part.after


def _of_roll(part: _Roll, worths: _Worths) -> ReportStep:
    seen = worths.see(part.before)
    rolled, mean = seen.faces[part.face], seen.worth
    return ReportStep(
        "luck",
        part.seat,
        str(part.face),
        part.turn,
        mean.win,
        rolled.win,
        mean.kind,
        _difference_error(mean, rolled),
        position=str(part.before),
    )


def _of_leaving(part: _Leaving, worths: _Worths) -> ReportStep:
    before, after = worths.see(part.before).worth, worths.see(part.after).worth
    return ReportStep(
        "leaving",
        part.seat,
        part.text,
        part.turn,
        before.win,
        after.win,
        weaker(before.kind, after.kind),
        _difference_error(before, after),
        position=str(part.before),
    )


def _of_turn(part: _Turn, worths: _Worths, found: _BestTurn) -> ReportStep:
    best, after = worths.see(found.end).worth, worths.see(part.after).worth
    if best.win[part.seat] < after.win[part.seat]:
        best = after  # the turn played is the best that is known
    step = ReportStep(
        "skill",
        part.seat,
        " ".join(part.moves),
        part.turn,
        best.win,
        after.win,
        weaker(best.kind, after.kind),
        _difference_error(best, after),
        position=str(part.before),
        is_choice=len(part.before.actions) > 1,
        margin=found.margin if part.actions == found.actions else 0.0,
    )
    if not step.is_known:
        return step
    mistake = Mistake(
        part.before,
        found.actions,
        part.actions,
        worths.see(part.before).worth.forced,
        worths.see(part.after).worth.forced,
    )
    reasons = in_words(part.before.game.family.explain.find_better(_without_common(mistake)))
    return replace(step, best=" ".join(texts_of(part.before, found.actions)), reasons=reasons)


def _without_common(mistake: Mistake) -> Mistake:
    """Advance to where the best turn and the turn played differ."""
    state, best, played = mistake.state, mistake.best, mistake.played
    while best and played and best[0] == played[0]:
        state, best, played = state.play(best[0]), best[1:], played[1:]
    if not best or not played or state == mistake.state:
        return mistake
    return Mistake(state, best, played, None, mistake.reply)


def _margin(best: Judgement, others: Iterable[Judgement], seat: int) -> float:
    """Return what the second-best move loses, if that is greater than its error."""
    second = max(others, key=lambda other: other.win[seat], default=None)
    if second is None:
        return 0.0
    lost = best.win[seat] - second.win[seat]
    return lost if lost > _difference_error(best, second) else 0.0


def _difference_error(one: Judgement, other: Judgement) -> float:
    """Return the error of a difference. Bounds add up. A search mostly has the same systematic
    error in both positions, so the larger of two standard errors is enough."""
    if "estimate" in (one.kind, other.kind):
        return max(one.error, other.error)
    return one.error + other.error

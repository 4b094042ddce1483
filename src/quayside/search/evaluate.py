"""A judgement of any position: the chance to win by seat, with its error, and by move.

One tree is grown with all simulations, so a judgement looks as deep as a bot that searches with as
many. Its standard error has two parts: what the search of this game overlooks (the skill's error,
measured where the truth is known) and the number of simulations that a value rests on.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING, Literal

from quayside.search.run import Stop, think
from quayside.search.skills import skill_of

if TYPE_CHECKING:
    from quayside.core.game import State
    from quayside.core.rules import Floats

FEW = 16
"""A move with fewer simulations than this was not looked at closely, so it has no value."""
Kind = Literal["exact", "proved", "estimate"]


@dataclass(frozen=True)
class Judged:
    """The chance to win by seat, whether it is proved, and the standard error of an estimate."""

    win: tuple[float, ...]
    kind: Kind
    error: float


@dataclass(frozen=True)
class Judgement:
    """What a search thinks of a position, and of each legal action in rising order."""

    win: tuple[float, ...]
    kind: Kind
    error: float
    moves: dict[int, Judged | None]
    """None for an action that was not looked at closely. The best action always has a value."""
    best: int | None
    """The action to play; None while a roll is due and when the game is over."""
    simulations: int
    forced: tuple[tuple[int, ...], int] | None = None
    """Doce: the actions of a turn that begins a forced win of the round, and in how many turns."""


def judge(
    state: State, nodes: int = 4_000, seed: int = 0, *, stop: Stop | None = None
) -> Judgement:
    """Judge a position by searching it with `nodes` simulations."""
    game = state.game
    if state.is_over:
        return Judgement(state.returns, "exact", 0.0, {}, None, 0)
    skill = skill_of(game)
    thought = think(
        game.rules, state.row.copy(), game.players, nodes, skill=skill, seed=seed, stop=stop
    )
    if state.is_chance:
        whole = _judged(thought.value, thought.is_proved, thought.simulations, skill.error)
        return Judgement(whole.win, whole.kind, whole.error, {}, None, thought.simulations)
    chosen = thought.best(int(state.row[0]))
    moves: dict[int, Judged | None] = {
        int(action): _judged(thought.values[i], proved, visits, skill.error)
        if proved or visits >= FEW or i == chosen
        else None
        for i, (action, proved, visits) in enumerate(
            zip(thought.actions, thought.proved.tolist(), thought.visits.tolist(), strict=True)
        )
    }
    best = int(thought.actions[chosen])
    forced = _forced(state, stop)
    if forced:
        best = forced[0][0]
        if _decides(state):
            moves[best] = Judged(tuple(float(s == state.to_move) for s in range(2)), "proved", 0.0)
    whole = moves[best] or _after(state, best, nodes, seed, stop)
    moves[best] = whole
    return Judgement(whole.win, whole.kind, whole.error, moves, best, thought.simulations, forced)


def _judged(win: Floats, proved: bool, visits: int, error: float) -> Judged:
    if proved:
        return Judged(tuple(win.tolist()), "proved", 0.0)
    visits = max(1, visits)
    likely = (visits * win + 1.0) / (visits + 2.0)  # few equal results are not certain
    by_chance = sqrt(float((likely * (1 - likely)).max()) / visits)
    return Judged(tuple(win.tolist()), "estimate", hypot(by_chance, error))


def _after(state: State, action: int, nodes: int, seed: int, stop: Stop | None) -> Judged:
    """Judge an action that the tree hardly tried by a search of the position after it."""
    found = judge(state.play(action), nodes, seed, stop=stop)
    return Judged(found.win, found.kind, found.error)


def _forced(state: State, stop: Stop | None) -> tuple[tuple[int, ...], int] | None:
    if state.game.family.name != "doce":
        return None
    from quayside.games.doce.threats import Threats

    found = Threats().find(state.row.copy(), 5, 20_000, stop)
    return (tuple(found[0]), found[1]) if found else None


def _decides(state: State) -> bool:
    """Return whether winning this round of Doce is sure to win the match: in the last round, when
    the fewest points that a win can bring (12 less 6 for three threes) are enough."""
    from quayside.games.doce import rules as r

    row, seat = state.row, int(state.row[0])
    lead = int(row[r.TOTAL + seat]) - int(row[r.TOTAL + 1 - seat])
    return bool(row[r.ROUND] == r.ROUNDS) and lead + r.TARGET - 6 > 0

"""What a decision loses in Docker for three and four, by who decides.

python -m tools.games.docker.decision_loss --log FILE --positions 250    # measure
python -m tools.games.docker.decision_loss --log FILE --page             # write the page

Positions with a choice come from games between bots that search, one from each game. While three or
four players are left, every legal move is valued by paired continuations: all moves meet the same
dice, and the network plays every seat greedily to the end of the game. The best move is the one
with the highest mean over half of the continuations; what a choice loses against it is counted in
the other half, and the other way round, so that a lucky half cannot make a move look better. Once
two are left, the loss is exact: the ending is solved. The seed of a game is its number. The log has
a line for each position, and the same command goes on from it.

Other bots in the same positions (`--bots 6 3`, with another log) are added to the page: the same
seeds give the same positions and continuations, which the line of the reference bot confirms.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

import numpy as np
from numba import types
from numpy.typing import NDArray

import quayside
from quayside.core.game import Game, State
from quayside.core.heuristics import WEIGHTS, Weights
from quayside.core.kernel import ROW, SCRATCH, kernel
from quayside.core.rules import NOBODY, TURN, Actions, Floats, Row, Scratch
from quayside.games.docker import heuristics as net
from quayside.games.docker import rules as r
from quayside.search import bot
from tools.calibration import put_table

ROOT = Path(__file__).parents[3]
DATA = ROOT / "docs" / "data" / "decision-loss.json"
PAGE = ROOT / "docs" / "regret.md"
NAME = "docker:fr"
PLAYERS = "search:400"
"""Who plays the games that positions are taken from."""
REFERENCE = "search:4000"
"""The bot that the others are compared with."""
BOTS = (REFERENCE, "search:20000", "6", "uct:10000", "uct:1000", "static", "random")
MOST_ROLLS = 400
"""A continuation takes its dice from a row of so many; one that is longer begins again."""
FIRST_SEED = 300_000

_CONTINUE = types.void(
    ROW, types.int8[:, ::1], WEIGHTS, types.int64, types.float64[::1], types.int32[::1], SCRATCH
)


@kernel(_CONTINUE)
def continue_greedily(
    start: Row,
    dice: NDArray[np.int8],
    weights: Weights,
    seat: int,
    results: Floats,
    out: Actions,
    scratch: Scratch,
) -> None:
    """Play a position to the end of the game once for each row of dice, each player choosing the
    move that the network values most; write what a seat got each time."""
    row, tried, best_row = start.copy(), start.copy(), start.copy()
    value = np.zeros(net.SEATS)
    for i in range(dice.shape[0]):
        row[:] = start
        rolls = 0
        while row[TURN] != NOBODY:
            if row[r.ROLL] == 0:
                r.apply(row, dice[i, rolls % MOST_ROLLS], scratch)
                rolls += 1
                continue
            mover, best = row[TURN], -1.0
            for k in range(r.legal(row, out, scratch)):
                tried[:] = row
                r.apply(tried, out[k], scratch)
                net.before_roll(tried, weights, value, scratch)
                if value[mover] > best:
                    best = value[mover]
                    best_row[:] = tried
            row[:] = best_row
        r.returns(row, value)
        results[i] = value[seat]


def value_moves(state: State, number: int, seed: int) -> dict[int, Floats]:
    """Return what each legal move brings the player to move in each of the paired continuations."""
    game, seat = state.game, state.to_move or 0
    heuristics = game.family.heuristics(game)
    dice = np.random.default_rng(seed).integers(r.FACES, size=(number, MOST_ROLLS), dtype=np.int8)
    scratch = np.zeros(r.RULES.scratch_size + net.SCRATCH_SIZE, np.int64)
    found = {}
    for action in state.actions:
        found[action] = np.zeros(number)
        row = state.play(action).row.copy()
        continue_greedily(
            row, dice, heuristics.weights, seat, found[action], r.RULES.actions(), scratch
        )
    return found


def exact_moves(state: State) -> dict[int, float] | None:
    """Return the exact chance of the player to move after each legal move of an ending, or None if
    more than two players are left or the ending is too large."""
    solution = state.game.family.solution(state.game)
    if solution is None or not solution.holds(state):
        return None
    seat, values = state.to_move, dict[int, float]()
    for action in state.actions:
        after = state.play(action)
        if after.is_over:
            values[action] = after.returns[seat or 0]
        else:
            chance = solution.probe(after)
            values[action] = chance if after.to_move == seat else 1.0 - chance
    return values


@dataclass(frozen=True)
class Decision:
    """A position, who is left in it, and what each bot's choice loses and differs by."""

    left: int
    choices: dict[str, int]
    loss: dict[str, float]
    """Against the best move, in chances of winning: by halves of the continuations, or exact."""

    def less(self, spec: str) -> float:
        """Return the loss against what the reference chose: positive where that did better."""
        return self.loss[spec] - self.loss[REFERENCE]


def decide(state: State, bots: tuple[str, ...], number: int, seed: int) -> Decision:
    """Ask bots about a position and value what they chose."""
    choices = {spec: bot(spec, state.game, seed).choose(state).action for spec in bots}
    left = state.game.players - len(state.gone)
    exact = exact_moves(state)
    if exact:
        best = max(exact.values())
        loss = {spec: best - exact[action] for spec, action in choices.items()}
        return Decision(left, choices, loss)
    loss = loss_by_halves(value_moves(state, number, seed), choices)
    return Decision(left, choices, loss)


def loss_by_halves(values: dict[int, Floats], choices: dict[str, int]) -> dict[str, float]:
    """Return what each choice loses against the best move, which is found in one half of the
    continuations and judged in the other."""
    halves = [{action: float(one[k::2].mean()) for action, one in values.items()} for k in (0, 1)]
    loss = dict.fromkeys(choices, 0.0)
    for chooser, judge in (halves, halves[::-1]):
        best = max(chooser, key=chooser.__getitem__)
        for spec, action in choices.items():
            loss[spec] += (judge[best] - judge[action]) / 2
    return loss


def positions(game: Game, first_seed: int, two_left: bool) -> Iterator[tuple[State, int]]:
    """Yield a position with a choice from each of many games, with its seed: one with two players
    left, or one with more."""
    for seed in range(first_seed, first_seed + 1_000_000):
        players = [bot(PLAYERS, game, seed + seat) for seat in range(game.players)]
        state, found = game.start(seed=seed), list[State]()
        while not state.is_over:
            if state.is_chance:
                state = state.roll()
                continue
            if len(state.actions) > 1 and (game.players - len(state.gone) == 2) == two_left:
                found.append(state)
            state = state.play(players[state.to_move or 0].choose(state))
        if found:
            yield found[int(np.random.default_rng(seed).integers(len(found)))], seed


@dataclass(frozen=True)
class Line:
    """What one bot's decisions lose, in chances of winning."""

    players: int
    left: str
    spec: str
    decisions: int
    same: float
    """The share of decisions in which it chose what the reference chose."""
    less: float
    less_error: float
    loss: float
    loss_error: float


def summarise(players: int, left: str, decisions: list[Decision]) -> list[Line]:
    """Return a line for each bot."""
    lines = []
    for spec in decisions[0].choices:
        less = np.array([one.less(spec) for one in decisions])
        loss = np.array([one.loss[spec] for one in decisions])
        same = np.mean([one.choices[spec] == one.choices[REFERENCE] for one in decisions])
        root = sqrt(len(decisions))
        lines.append(
            Line(
                players,
                left,
                spec,
                len(decisions),
                float(same),
                float(less.mean()),
                float(less.std(ddof=1)) / root,
                float(loss.mean()),
                float(loss.std(ddof=1)) / root,
            )
        )
    return lines


class Log:
    """Decisions in a file, a line for each."""

    def __init__(self, path: Path) -> None:
        """Read what there is."""
        self.path = path
        self.found: dict[tuple[int, bool], dict[int, Decision]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            one = json.loads(line)
            group = self.found.setdefault((one["players"], one["two_left"]), {})
            group[one["seed"]] = Decision(**one["decision"])

    def add(self, players: int, two_left: bool, seed: int, decision: Decision) -> None:
        """Add a decision."""
        self.found.setdefault((players, two_left), {})[seed] = decision
        one = {"players": players, "two_left": two_left, "seed": seed, "decision": asdict(decision)}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")

    def lines(self) -> list[Line]:
        """Return the lines of the page."""
        found = list[Line]()
        for (players, two_left), group in sorted(self.found.items()):
            left = "two" if two_left else "three" if players == 3 else "three or four"
            found += summarise(players, left, list(group.values()))
        return found


def measure(
    log: Log,
    players: int,
    number: int,
    continuations: int,
    *,
    two_left: bool,
    bots: tuple[str, ...] = BOTS,
    first_seed: int = FIRST_SEED,
) -> None:
    """Measure bots in a game for so many players, until there are so many positions in the log."""
    game = quayside.load(NAME, players=players)
    known = log.found.setdefault((players, two_left), {})
    for state, seed in positions(game, max(known, default=first_seed - 1) + 1, two_left):
        if len(known) >= number:
            break
        log.add(players, two_left, seed, decide(state, bots, continuations, seed))


def merge(old: list[Line], fresh: list[Line]) -> list[Line]:
    """Return fresh lines with the old ones that they do not replace: those of other groups, and
    those of other bots in the same positions, where the reference did exactly the same."""
    told = {(line.players, line.left, line.spec) for line in fresh}
    groups = {(line.players, line.left) for line in fresh}
    references = {(one.players, one.left): one for one in fresh if one.spec == REFERENCE}
    same = [one for one in old if one.spec == REFERENCE and one in references.values()]
    alike = {(one.players, one.left) for one in same}
    kept = [
        one
        for one in old
        if (one.players, one.left, one.spec) not in told
        and ((one.players, one.left) not in groups or (one.players, one.left) in alike)
    ]
    lines = [*kept, *fresh]
    return sorted(lines, key=lambda one: (one.players, one.left != "three", one.left))


def page(text: str, lines: list[Line]) -> str:
    """Return a page with the table written anew."""
    table = [
        "| players | left | bot | decisions | same move | less than the reference | loss |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for line in lines:
        less = f"{line.less:+.2%} ± {line.less_error:.2%}" if line.spec != REFERENCE else "-"
        table.append(
            f"| {line.players} | {line.left} | `{line.spec}` | {line.decisions} | {line.same:.0%}"
            f" | {less} | {line.loss:.2%} ± {line.loss_error:.2%} |"
        )
    return put_table(text, "decisions", table)


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=250)
    parser.add_argument("--endings", type=int, default=100, help="positions with two left")
    parser.add_argument("--continuations", type=int, default=200)
    parser.add_argument("--bots", nargs="*", default=list(BOTS))
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4], choices=(3, 4))
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--page", action="store_true", help="put what the log holds on the page")
    asked = parser.parse_args()
    log = Log(asked.log)
    if not asked.page:
        bots = tuple(dict.fromkeys((REFERENCE, *asked.bots)))
        for players in asked.players:
            for two_left in (True, False):
                number = asked.endings if two_left else asked.positions
                measure(log, players, number, asked.continuations, two_left=two_left, bots=bots)
                print(f"{players} players, {two_left=}: {time.process_time():.0f} s of CPU time")
        return
    old = [Line(**line) for line in json.loads(DATA.read_text(encoding="utf-8"))]
    told = [asdict(line) for line in merge(old, log.lines())]
    DATA.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    known = [Line(**line) for line in json.loads(DATA.read_text(encoding="utf-8"))]
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), known), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The answers of the engine to `go`: a move with the chance to win by seat, or the chances
alone."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Timer
from typing import TYPE_CHECKING

from quayside.analysis.evaluators import NODES, SolutionEvaluator, finished, mean_of_faces
from quayside.core.solution import SolutionError
from quayside.search import Judgement, Stop, bot, judge
from quayside.search.bots import SearchBot
from quayside.search.evaluate import Searched, judge_choice

if TYPE_CHECKING:
    from quayside.core.game import Game, State
    from quayside.core.solution import Knowledge
    from quayside.search.bots import Bot
    from quayside.search.run import Glimpse

MOST_SIMULATIONS = 5_000_000
"""A search without a limit on simulations ends after this many, which bounds its memory."""
FIRST_ROUND = 500
"""Before a roll every face is searched with this many simulations, then with twice as many ..."""

Tell = Callable[[str], None]
"""Writes a line of the protocol."""


@dataclass
class Settings:
    """What `option` sets."""

    bot: str | None = None
    """The bot for a plain `go`; None is the game's highest level."""
    seed: int = 0
    threads: int = 1
    solution: bool = True
    """Whether limits other than a level are answered from exact values, where there are any."""
    player: Bot | None = None
    """The bot that decided last. One that keeps its tree goes on with it."""

    def player_for(self, spec: str, game: Game) -> Bot:
        """Return the last bot if it is the same, else a new one."""
        last = self.player
        if last is None or (last.spec, last.game, last.seed) != (spec, game, self.seed):
            self.player = last = bot(spec, game, self.seed)
        return last


@dataclass(frozen=True)
class Limits:
    """The arguments of `go`: the limits of the search, or the bot that decides."""

    nodes: int | None = None
    milliseconds: int | None = None
    level: str | None = None
    is_infinite: bool = False

    @property
    def has_end(self) -> bool:
        """Whether thinking ends without `stop`."""
        return not self.is_infinite

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides, and not a search within the limits."""
        return self.level is not None or not (
            self.nodes or self.milliseconds is not None or self.is_infinite
        )


@dataclass(frozen=True)
class Answer:
    """A move (none before a roll and after the end), and what the position is worth with it."""

    move: str | None
    judgement: Judgement | None
    simulations: int = 0

    def __str__(self) -> str:
        """Return the line of the protocol."""
        words = ["bestmove", self.move or "-"]
        if self.judgement:
            found = self.judgement
            words += ["value", *write_values(found.win), "kind", found.kind]
            words += ["error", f"{found.error:.3g}"]
        if self.simulations:
            words += ["simulations", str(self.simulations)]
        return " ".join(words)


def write_values(values: tuple[float, ...]) -> list[str]:
    """Return chances as words."""
    return [f"{value:.9f}" for value in values]


def answer(state: State, limits: Limits, settings: Settings, stop: Stop, tell: Tell) -> Answer:
    """Think about a position within limits, or until `stop` is set; `tell` writes `info` lines."""
    if state.is_over:
        return Answer(None, finished(state))
    timer = None
    if limits.milliseconds is not None:
        timer = Timer(limits.milliseconds / 1000, stop.set)
        timer.daemon = True
        timer.start()
    try:
        if limits.by_bot and not state.is_chance:
            return _ask_bot(state, limits, settings, stop, tell)
        return _ask_solution(state, settings) or _search(state, limits, settings, stop, tell)
    finally:
        if timer:
            timer.cancel()


def _solution_of(state: State, settings: Settings) -> Knowledge | None:
    return state.game.family.knowledge(state.game) if settings.solution else None


def _ask_bot(state: State, limits: Limits, settings: Settings, stop: Stop, tell: Tell) -> Answer:
    """Return a bot's move, with its exact value or else with what the bot's search thinks of it."""
    game = state.game
    spec = limits.level or settings.bot or str(len(game.family.levels(game)))
    player = settings.player_for(spec, game)
    if isinstance(player, SearchBot):
        player.watch = lambda glimpse: tell(_info(state, glimpse))
    try:
        action = player.act(state.row.copy(), stop)
    finally:
        player.close()
    move = state.find(action).text
    thought = player.thought if isinstance(player, SearchBot) else None
    done = thought.simulations if thought else 0
    if solution := _solution_of(state, settings):
        then = state.play(action)
        if then.is_over or solution.holds(then):
            after = SolutionEvaluator(solution).judge(then)
            return Answer(move, Judgement(after.win, after.kind, after.error), done)
    if thought is None or not isinstance(player, SearchBot):
        return Answer(move, None)
    return Answer(move, judge_choice(thought, action, player.heuristics.error), done)


def _ask_solution(state: State, settings: Settings) -> Answer | None:
    """Return the exact answer, or None where there is none."""
    if not (solution := _solution_of(state, settings)):
        return None
    try:
        found = SolutionEvaluator(solution).judge(state)
    except SolutionError:
        return None
    return Answer(None if found.best is None else state.find(found.best).text, found)


def _search(state: State, limits: Limits, settings: Settings, stop: Stop, tell: Tell) -> Answer:
    if state.is_chance:
        return _search_faces(state, limits, settings, stop, tell)
    nodes = limits.nodes or MOST_SIMULATIONS
    found = judge(
        state,
        nodes,
        settings.seed,
        stop=stop,
        threads=settings.threads,
        watch=lambda glimpse: tell(_info(state, glimpse)),
    )
    assert found.best is not None
    return Answer(state.find(found.best).text, found, found.simulations)


def _search_faces(
    state: State, limits: Limits, settings: Settings, stop: Stop, tell: Tell
) -> Answer:
    """Judge a position before its roll: the mean over the faces, each searched alone. Without a
    number of simulations there are rounds, each with twice as many as the last; a round that was
    stopped does not count, unless it is the first."""
    rolled = {face: state.roll(face) for face in range(1, len(state.chances) + 1)}
    faces = {face: after for face, after in rolled.items() if not after.is_chance}
    limited = limits.nodes or (NODES if limits.by_bot else None)
    nodes, whole, done = limited or FIRST_ROUND, None, 0

    def look(after: State) -> Searched:
        return judge(after, nodes, settings.seed, stop=stop)

    with ThreadPoolExecutor(settings.threads) as pool:
        while whole is None or not (limited or stop.is_set or nodes > MOST_SIMULATIONS):
            found = dict(zip(faces, pool.map(look, faces.values()), strict=True))
            done += sum(one.simulations for one in found.values())
            if whole is None or not stop.is_set:
                whole = mean_of_faces(state, found)
                values = " ".join(write_values(whole.win))
                tell(f"info simulations {done} value {values}")
            if whole.kind != "estimate":
                break
            nodes *= 2
    return Answer(None, whole, done)


def _info(state: State, glimpse: Glimpse) -> str:
    words = ["info", "simulations", str(glimpse.simulations), "depth", str(glimpse.depth)]
    words += ["value", *write_values(tuple(glimpse.value.tolist()))]
    if glimpse.line:
        words.append("line")
    for action in glimpse.line:
        words.append(state.find(action).text)
        state = state.play(action)
    return " ".join(words)

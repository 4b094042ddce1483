"""Regret: the exact loss of a policy in a decision, in chance to win. The loss of a decision is the
value of the best move minus that of the move that the policy plays, or minus the mean of its moves'
values if the policy gives probabilities.

A policy that draws without giving probabilities plays with one seed or with several: for each seed
it is a fixed player, and the error bar is the variation between these players.
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, NamedTuple, TextIO

import numpy as np

from quayside.core.errors import InvalidSetup
from quayside.core.game import Game
from quayside.games import load, parse
from quayside.research.decisions import UNIT, Decision, DecisionSet, legal_actions
from quayside.search.bots import Bot, bot
from quayside.search.pool import run_all

EQUAL = 2
"""The difference in millionths up to which values of moves count as equal."""


class Policy(NamedTuple):
    """The policy, in a form that another process understands."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    spec: str
    seed: int


class Question(NamedTuple):
    """A decision for a policy."""

    policy: Policy
    number: int
    decision: Decision


class Answer(NamedTuple):
    """The result of a policy in a decision."""

    number: int
    seed: int
    loss: float
    best: float
    """The probability of a best move."""
    seconds: float
    """Processor time."""


@cache
def player(policy: Policy) -> Bot:
    """Return the bot of a policy, which stays open in its process."""
    game = load(policy.game, policy.players, **dict(policy.options))
    return bot(policy.spec, game, policy.seed)


def policy_of(game: Game, spec: str, seed: int) -> Policy:
    """Return a policy by its spec; raises `InvalidSetup` if there is none."""
    bot(spec, game, seed)
    return Policy(game.name, game.players, game.options, spec, seed)


def ask(question: Question) -> Answer:
    """Put a decision to a policy."""
    who, decision = player(question.policy), question.decision
    row = parse(decision.position).row.copy()
    values = np.array(decision.values)
    began = time.process_time()
    chances = who.chances(row)
    if chances is None:
        played = who.act(row)
        chances = (legal_actions(who.game, row) == played).astype(np.float64)
    seconds = time.process_time() - began
    lost = (decision.best - values) * UNIT
    best = float(chances[values >= decision.best - EQUAL].sum())
    loss = float(chances @ lost)
    return Answer(question.number, question.policy.seed, loss, best, seconds)


@dataclass(frozen=True)
class Summary:
    """The regret over some decisions."""

    name: str
    decisions: int
    mean: float
    """The mean loss of a decision, as a share of a win."""
    standard_error: float | None
    """Of the mean, over the seeds; None if there is one seed or the policy does not draw."""
    best: float
    """How often a best move is played."""
    worst: float
    """The largest loss."""


@dataclass(frozen=True)
class Regret:
    """What was measured, over all decisions and by phase."""

    game: str
    policy: str
    seeds: int
    error: float
    """A bound on the error of a mean loss."""
    whole: Summary
    phases: tuple[Summary, ...]
    worst_position: str
    seconds_a_decision: float

    def told(self) -> dict[str, Any]:
        """Return everything as values that JSON has."""
        return asdict(self)


def measure(
    made: DecisionSet,
    spec: str,
    *,
    count: int | None = None,
    seeds: int = 1,
    seed: int = 0,
    pool: str = "local",
    workers: int | None = None,
    log: TextIO | None = None,
    progress: Callable[[int, int, float], None] | None = None,
) -> Regret:
    """Measure a policy on the first `count` decisions of a set, once for each seed.

    `log` is a text file open for reading and appending, from which an interrupted measurement
    resumes. `progress` receives the number of answers, their total, and the mean loss so far. A
    policy that gives probabilities plays with the first seed only.
    """
    decisions = made.decisions[:count]
    if not decisions:
        raise InvalidSetup("regret needs at least one decision")
    who = policy_of(made.game, spec, seed)
    row = parse(decisions[0].position).row.copy()
    if player(who).chances(row) is not None:
        seeds = 1
    policies = [who._replace(seed=seed + i) for i in range(seeds)]
    done = _read(log, made, who) if log else {}
    questions = [
        Question(policy, number, decision)
        for policy in policies
        for number, decision in enumerate(decisions)
    ]
    wanted = {(question.number, question.policy.seed) for question in questions}
    answers = {key: answer for key, answer in done.items() if key in wanted}
    open_ = [one for one in questions if (one.number, one.policy.seed) not in answers]
    total = sum(answer.loss for answer in answers.values())
    results = run_all(ask, open_, pool=pool, workers=workers)
    try:
        for _, answer in results:
            answers[answer.number, answer.seed] = answer
            total += answer.loss
            if log:
                log.write(json.dumps(answer) + "\n")
                log.flush()
            if progress:
                progress(len(answers), len(questions), total / len(answers))
    finally:
        results.close()
    return _summarise(made, decisions, spec, policies, answers)


def _summarise(
    made: DecisionSet,
    decisions: Sequence[Decision],
    spec: str,
    policies: list[Policy],
    answers: dict[tuple[int, int], Answer],
) -> Regret:
    table = [[answers[i, one.seed] for i in range(len(decisions))] for one in policies]
    losses = np.array([[answer.loss for answer in line] for line in table])
    best = np.array([[answer.best for answer in line] for line in table])
    phases = np.array([decision.phase for decision in decisions])

    def over(name: str, chosen: Any) -> Summary:
        lost = losses[:, chosen]
        error = None
        if len(policies) > 1:  # the same decisions with every seed: only the draws differ
            error = float(np.sqrt(lost.var(axis=0, ddof=1).sum() / len(policies)) / lost.shape[1])
        return Summary(
            name,
            lost.shape[1],
            float(lost.mean()),
            error,
            float(best[:, chosen].mean()),
            float(lost.max()),
        )

    worst = int(losses.max(axis=0).argmax())
    return Regret(
        made.game.name,
        spec,
        len(policies),
        2 * made.error,
        over("all", np.ones(len(decisions), bool)),
        tuple(
            over(name, phases == phase)
            for phase, name in enumerate(made.phases)
            if (phases == phase).any()
        ),
        decisions[worst].position,
        float(np.mean([answer.seconds for line in table for answer in line])),
    )


def _read(log: TextIO, made: DecisionSet, who: Policy) -> dict[tuple[int, int], Answer]:
    """Read the answers in a log; an incomplete last line is ignored."""
    header = json.dumps({"regret": made.game.name, "origin": made.origin, "policy": who.spec})
    log.seek(0)
    first, *lines = log.read().split("\n")
    log.seek(0, io.SEEK_END)
    if not first:
        log.write(header + "\n")
        return {}
    if first != header:
        raise InvalidSetup(f"the log belongs to another measurement: {first[:200]}", "other-log")
    if lines and lines[-1]:
        log.write("\n")
    return {(answer.number, answer.seed): answer for answer in _answers(lines)}


def _answers(lines: list[str]) -> Iterator[Answer]:
    for line in lines:
        try:
            yield Answer(*json.loads(line))
        except (ValueError, TypeError):
            continue

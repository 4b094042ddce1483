"""A worker process: reads work as JSON lines, answers with JSON lines, ends at end of file.
`python -m quayside.server.worker BYTES` limits the memory that it may allocate.

It runs beside the server, so that a search never blocks the event loop. It has lower priority, and
it exits when the server is gone.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from quayside.games import parse
from quayside.server.errors import Refused
from quayside.server.protocol import Problem
from quayside.server.wire import problem


class Work(msgspec.Struct, frozen=True):
    """A job: a bot's move, an analysis of a position, a report on a record, loading what bots need,
    compiling kernels, or a request of a client (see `reading`)."""

    bot: str = ""
    text: str = ""
    """The position; for a report the record; for loading the game; for a request its name."""
    seed: int = 0
    kind: Literal["move", "analysis", "report", "warm", "compile", "request"] = "move"
    files: list[str] = []
    """For compiling: the files that have kernels."""
    args: list[Any] = []
    """The arguments of a request; the game of a study in the queue."""


class Answer(msgspec.Struct, frozen=True):
    """The move or the result; an error; the refusal of a request; or the progress."""

    move: str = ""
    error: str = ""
    cancelled: bool = False
    """Whether nobody wants the answer any more."""
    result: Any = None
    """An `Analysis`, a `Report`, or the result of a request; the server reads it as plain data."""
    refused: Problem | None = None
    progress: float | None = None
    """0 to 1; for compiling the number of kernels so far."""


Tell = Callable[[float], None]


def warm(name: str) -> None:
    """Load the bots of a game: on a new machine their kernels are compiled."""
    from quayside.games import load
    from quayside.search import bot

    start = load(name).start()
    bot("1", start.game).choose(start.roll(1) if start.is_chance else start)


def compile_kernels(files: list[str], tell: Tell) -> None:
    """Compile the kernels of files, and report the progress."""
    from quayside.core import kernel

    tell(0.0)
    begun = itertools.count()
    kernel.on_compile.append(lambda _: tell(next(begun)))
    kernel.compile_files(map(Path, files))


def limit_memory(most: int) -> None:
    """Let allocations above a number of bytes fail. Mapped files and libraries do not count."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def run_when_idle() -> None:
    """Let this thread and its later threads compute only while no other process wants the core: a
    study may take minutes, and no turn at a table depends on it.

    A process that wakes up takes the core from an idle one at once. From one with the largest
    `nice` value it gets the core only when that has used its slice of time up, after milliseconds.
    """
    if hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):  # not allowed in some containers
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            return
    if hasattr(os, "nice"):
        os.nice(19)


def do(work: Work, tell: Tell) -> Answer:
    """Do a job."""
    if work.kind == "compile":
        compile_kernels(work.files, tell)
        return Answer()
    if work.kind == "warm":
        warm(work.text)
        return Answer()
    if work.kind == "request":
        from quayside.server import reading

        reading.prepare()
        tell(0.0)
        return Answer(result=reading.REQUESTS[work.text](*work.args))
    if work.kind == "report":
        from quayside.analysis import evaluator_for, report
        from quayside.record import read

        record = read(work.text)
        evaluator = evaluator_for(record.start.game)
        run_when_idle()
        tell(0.0)
        return Answer(result=report(record, evaluator, tell))
    state = parse(work.text)
    if work.kind == "analysis":
        from quayside.analysis import analyse, position_evaluator

        evaluator = position_evaluator(state.game)
        run_when_idle()
        tell(0.0)
        return Answer(result=analyse(state, evaluator))
    from quayside.search import bot, solution_of

    player = bot(work.bot, state.game, work.seed, solution_of)
    tell(0.0)
    return Answer(move=player.choose(state).text)


def _say(answer: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    """Work until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(5)
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    decode = msgspec.json.Decoder(Work).decode
    for line in sys.stdin.buffer:
        try:
            answer = do(decode(line), lambda share: _say(Answer(progress=share)))
        except Refused as refused:
            answer = Answer(refused=problem(refused))
        except Exception as error:  # every error is reported, and the server decides
            answer = Answer(error=f"{type(error).__name__}: {error}")
        _say(answer)


if __name__ == "__main__":
    main()

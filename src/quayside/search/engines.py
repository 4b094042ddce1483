"""External engines as bots: `engine:COMMAND` runs a program that speaks docs/engines.md.

A bot holds a process of its own while it plays. A process that a bot has let go of is used by the
next bot with the same command, so that an arena does not start a program for every game.
"""

from __future__ import annotations

import atexit
import os
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, TYPE_CHECKING, NoReturn

from quayside.core.errors import InvalidSetup, MoveError, QuaysideError
from quayside.core.game import Game, State
from quayside.search.bots import Bot

if TYPE_CHECKING:
    from quayside.core.rules import Row
    from quayside.core.stop import Stop

PROTOCOL = 1
START_SECONDS = 60.0
"""How long an engine may take to say who it is."""
READY_SECONDS = 600.0
"""How long it may take to be ready for a game: a first compile takes minutes."""
MOVE_SECONDS = 120.0
"""How long it may think about a move; then it is asked to stop."""
STOP_SECONDS = 10.0
"""How long it may take to answer after that."""
QUIT_SECONDS = 2.0
"""How long it may take to end by itself."""
_GLANCE = 0.05
"""How often a request to stop is looked at while an engine thinks, in seconds."""
_LONGEST_LINE = 1_000_000


class EngineError(QuaysideError):
    """An engine that cannot be started, does not answer, ends too early or plays an illegal move.
    The message names the command and, during a game, the position."""


def game_line(game: Game) -> str:
    """Return the line that tells an engine which game begins."""
    options = "".join(f" {name}={value}" for name, value in game.unusual_options.items())
    return f"game {game.name} players {game.players}{options}"


class EngineProcess:
    """A running engine: lines to it, lines from it, and a limit on every wait."""

    def __init__(self, command: str) -> None:
        """Start a program and ask who it is; raises `EngineError`."""
        self.command = command
        self.options: set[str] = set()
        """The options that it says it has."""
        self._said: Queue[str | None] = Queue(maxsize=10_000)
        self._complaints: deque[str] = deque(maxlen=5)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # Ctrl-C is for us; we end the engine
            )
        except OSError as error:
            raise EngineError(f"engine {command!r} cannot be started: {error.strerror}") from None
        self._readers = [
            Thread(target=read, args=(pipe,), daemon=True)
            for read, pipe in (
                (self._read, self._process.stdout),
                (self._read_complaints, self._process.stderr),
            )
        ]
        for reader in self._readers:
            reader.start()
        self._greet()

    def _greet(self) -> None:
        self.send("hello")
        for words in self._answers("hello", START_SECONDS):
            if words == ["hellook"]:
                return
            if words[:1] == ["protocol"] and words[1:] != [str(PROTOCOL)]:
                self._fail(f"speaks protocol {' '.join(words[1:])}, not {PROTOCOL}")
            if words[:1] == ["option"] and len(words) > 1:
                self.options.add(words[1])

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def begin(self, game: Game, seed: int) -> None:
        """Tell it that a game begins, with what seed, and wait until it is ready."""
        self.send(game_line(game))
        if "seed" in self.options:
            self.send(f"option seed {seed}")
        self.send("isready")
        for words in self._answers("isready", READY_SECONDS):
            if words == ["readyok"]:
                return

    def choose(self, state: State, stop: Stop | None = None) -> int:
        """Return the action that it plays in a position; raises `EngineError`."""
        where = f" in the position {state}"
        self.send(f"position {state}", where)
        self.send(f"legal {' '.join(move.text for move in state.moves)}", where)
        self.send("go", where)
        late, asked_to_stop = time.monotonic() + MOVE_SECONDS, False
        while True:
            left = late - time.monotonic()
            if asked_to_stop and left <= 0:
                self._fail(f"did not answer 'stop' within {STOP_SECONDS:g} s{where}")
            if not asked_to_stop and (left <= 0 or (stop and stop.is_set)):
                self.send("stop", where)
                late, asked_to_stop = time.monotonic() + STOP_SECONDS, True
                continue
            words = self._next(_GLANCE if stop and not asked_to_stop else left, "go", where)
            if words and words[0] == "bestmove":
                return self._action(state, words[1] if len(words) > 1 else "", where)

    def _action(self, state: State, text: str, where: str) -> int:
        try:
            return state.find(text).action
        except MoveError as error:
            self._fail(f"played {text!r}{where}: {error}")

    def send(self, line: str, where: str = "") -> None:
        """Write a line to it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            self._ended(where)

    def _answers(self, asked: str, seconds: float) -> Iterator[list[str]]:
        """Yield the words of line after line until the time is over, which is an error."""
        late = time.monotonic() + seconds
        while (words := self._next(late - time.monotonic(), asked)) is not None:
            yield words
        self._fail(f"did not answer {asked!r} within {seconds:g} s")

    def _next(self, seconds: float, asked: str, where: str = "") -> list[str] | None:
        """Return the words of its next line, or None if there is none in time."""
        try:
            line = self._said.get(timeout=max(0.0, seconds))
        except Empty:
            return None
        if line is None:
            self._ended(where)
        words = line.split()
        if words[:1] == ["error"]:
            self._fail(f"answered {asked!r} with {line.strip()!r}{where}")
        return words

    def _ended(self, where: str) -> NoReturn:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        code = self._process.returncode
        how = "closed its output" if code is None else f"ended with exit code {code}"
        if code is not None and code < 0:
            how = f"was killed by {signal.Signals(-code).name}"
        self._fail(how + where)

    def _fail(self, what: str) -> NoReturn:
        self.close()
        said = f"; it wrote: {' | '.join(self._complaints)}" if self._complaints else ""
        raise EngineError(f"engine {self.command!r} {what}{said}")

    @property
    def is_running(self) -> bool:
        """Whether it can still be asked."""
        return self._process.poll() is None

    def close(self) -> None:
        """End it: ask it to quit, and kill it and what it has started if it does not."""
        process = self._process
        assert process.stdin is not None
        with suppress(OSError, ValueError):
            process.stdin.write("quit\n")
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(QUIT_SECONDS)
        if process.poll() is None:
            with suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()
            process.wait()
        for reader in self._readers:
            reader.join(QUIT_SECONDS)

    def _read(self, pipe: IO[str]) -> None:
        with pipe:
            while line := pipe.readline(_LONGEST_LINE):
                self._said.put(line)
        self._said.put(None)

    def _read_complaints(self, pipe: IO[str]) -> None:
        with pipe:
            while line := pipe.readline(_LONGEST_LINE):
                self._complaints.append(line.strip()[:200])


_idle: dict[str, list[EngineProcess]] = {}
"""Processes that no bot holds, by command."""


def _take(command: str) -> EngineProcess:
    waiting = _idle.get(command, [])
    while waiting:
        process = waiting.pop()
        if process.is_running:
            return process
        process.close()
    return EngineProcess(command)


def _give_back(process: EngineProcess) -> None:
    if process.is_running:
        _idle.setdefault(process.command, []).append(process)


@atexit.register
def close_idle_engines() -> None:
    """End the processes that no bot holds."""
    while _idle:
        for process in _idle.popitem()[1]:
            process.close()


class EngineBot(Bot):
    """Plays what a program answers. The program is started for the first move."""

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        """Take the command from the spec; raises `InvalidSetup` if there is no such program."""
        super().__init__(spec, game, seed)
        self.command = spec.partition(":")[2].strip()
        try:
            words = shlex.split(self.command)
        except ValueError as error:
            raise InvalidSetup(f"{spec!r} is no command line: {str(error).lower()}") from None
        if not words:
            raise InvalidSetup("'engine:' needs a command, as in 'engine:python3 my_engine.py'")
        if shutil.which(words[0]) is None:
            raise InvalidSetup(f"there is no program {words[0]!r} for the bot {spec!r}")
        self._spent = 0.0
        self._process: EngineProcess | None = None
        self._finalizer: weakref.finalize[..., EngineBot] | None = None

    def act(self, row: Row, stop: Stop | None = None) -> int:
        """Ask the program; raises `EngineError`."""
        if self._process is None:
            process = _take(self.command)
            process.begin(self.game, self.seed)
            self._process = process
            self._finalizer = weakref.finalize(self, _give_back, process)
        began = self.seconds(self._process)
        action = self._process.choose(State(self.game, row), stop)
        self._spent += self.seconds(self._process) - began
        return action

    def seconds(self, process: EngineProcess) -> float:
        """Return the time by which the program is measured: wall-clock time, because the process
        that was started may not be the one that thinks."""
        return time.perf_counter()

    def clock(self) -> float:
        """Return the time that has passed while it thought; starting the program does not count."""
        return self._spent

    def close(self) -> None:
        """Let go of the process, for the next bot with the same command."""
        if self._finalizer is not None:
            self._finalizer()
        self._process = self._finalizer = None

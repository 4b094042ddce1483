"""The engine's loop: reads and works at the same time, so that `stop`, `isready` and `quit` take
effect during a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from queue import Queue
from threading import Lock, Thread

from quayside.core.errors import QuaysideError
from quayside.core.stop import Stop
from quayside.research.engine.session import Session, read_limits

QUIT_SECONDS = 1.0
"""How long `quit` waits for work that cannot be stopped, such as compiling."""


def serve(lines: Iterable[str], write: Callable[[str], None], bot: str | None = None) -> None:
    """Answer lines until `quit` or their end. At the end of the lines pending commands are still
    answered, and only a search without a limit is stopped."""
    Loop(write, bot).run(lines)


class Loop:
    """A thread that executes commands in order, and a reader that is never busy."""

    def __init__(self, write: Callable[[str], None], bot: str | None) -> None:
        """Take where lines are written to."""
        self._write = write
        self._lock = Lock()
        self._session = Session(self.tell, bot)
        self._waiting: Queue[tuple[str, Stop] | None] = Queue()
        self._searches: list[tuple[str, Stop]] = []
        """Every unanswered `go`."""
        self._is_thinking = False
        self._problem: OSError | None = None

    def tell(self, line: str) -> None:
        """Write a line, whole, from any thread."""
        with self._lock:
            self._write(line)

    def run(self, lines: Iterable[str]) -> None:
        """Read all lines. Raises `OSError` if nobody reads the answers."""
        worker = Thread(target=self._work, daemon=True)
        worker.start()
        for line in lines:
            words = line.split()
            if words == ["quit"]:
                self._stop_searches()
                self._waiting.put(None)
                worker.join(QUIT_SECONDS)
                return
            if words:
                self._take(words[0], line)
        self._stop_searches(endless_only=True)
        self._waiting.put(None)
        worker.join()
        if self._problem:
            raise self._problem

    def _take(self, command: str, line: str) -> None:
        if command == "stop":
            self._stop_searches()
        elif command == "isready" and self._is_thinking:
            self.tell("readyok")
        else:
            job = (line, Stop())
            if command == "go":
                self._searches.append(job)
            self._waiting.put(job)

    def _stop_searches(self, endless_only: bool = False) -> None:
        for line, stop in list(self._searches):
            if not endless_only or _is_endless(line):
                stop.set()

    def _work(self) -> None:
        try:
            while job := self._waiting.get():
                self._do(*job)
                if job in self._searches:
                    self._searches.remove(job)
        except OSError as error:
            self._problem = error

    def _do(self, line: str, stop: Stop) -> None:
        self._is_thinking = line.split()[0] == "go"
        try:
            self._session.handle(line, stop)
        except QuaysideError as error:
            self.tell(f"error {' '.join(str(error).split())}")
        except OSError:
            raise
        except Exception as error:  # whatever a game of another package raises: the engine goes on
            self.tell(f"error {type(error).__name__}: {' '.join(str(error).split())}")
        finally:
            self._is_thinking = False


def _is_endless(line: str) -> bool:
    try:
        return not read_limits(line.split()[1:]).has_end
    except QuaysideError:
        return False

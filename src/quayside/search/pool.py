"""Pools: one function called on many items, by processes of this machine or by a Ray cluster.

A result depends only on the function and the item. Every pool therefore gives the same results, and
a call that is lost with its machine is repeated. Short calls are batched: a batch grows until it
takes about `BATCH_SECONDS`, so that distribution costs little.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sized
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_byte
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from quayside import __version__
from quayside.core.errors import InvalidSetup, QuaysideError

POOLS = ("local", "ray")
BATCH_SECONDS = 0.5
LARGEST_BATCH = 4096
RETRIES = 10
"""How often Ray repeats a batch whose worker or machine was lost."""

T = TypeVar("T")
R = TypeVar("R")
Batch = list[tuple[int, T]]
Results = list[tuple[int, R]]


class PoolError(QuaysideError):
    """A pool that cannot be reached or that lost its workers."""


def run_all(
    function: Callable[[T], R],
    work: Iterable[T],
    *,
    pool: str = "local",
    workers: int | None = None,
) -> Generator[tuple[int, R], None, None]:
    """Call a function of a module (or a `partial` of one) on every item; yield (index, result) as
    they are finished, in any order, each index once.

    `pool` is "local" (processes of this machine; one worker works in this process) or "ray" (tasks
    on the cluster at RAY_ADDRESS, else on the one that runs on this machine). `workers` is how many
    calls run at the same time: by default one for each core. An iterator that is closed early stops
    its workers at once. Raises what the function raises, and `PoolError`.
    """
    if pool not in POOLS:
        known = ", ".join(POOLS)
        text = f"a pool is one of {known}; got {pool!r}"
        raise InvalidSetup(text, "value", name="pool", known=known, value=pool)
    if pool == "ray":
        return _run(_Ray(workers), function, work)
    workers = workers or os.cpu_count() or 1
    if isinstance(work, Sized):
        workers = min(workers, len(work))
    if workers <= 1:
        return ((index, function(item)) for index, item in enumerate(work))
    return _run(_Local(workers), function, work)


class _Workers(ABC):
    """A backend that runs batches."""

    @abstractmethod
    def submit(self, function: Callable[[T], R], batch: Batch[T]) -> None:
        """Submit a batch."""

    @abstractmethod
    def room(self) -> int:
        """Return how many more batches may be submitted now."""

    @abstractmethod
    def finished(self) -> list[tuple[float, Results[Any]]]:
        """Wait for a batch or several; return the seconds and results of each."""

    @abstractmethod
    def close(self) -> None:
        """Stop and discard all running batches."""


def _run(
    workers: _Workers, function: Callable[[T], R], work: Iterable[T]
) -> Generator[tuple[int, R], None, None]:
    """Keep workers busy, with few batches waiting, so that memory stays bounded."""
    items, size, pending = enumerate(work), 1, 0
    try:
        while True:
            for _ in range(workers.room()):
                batch = list(islice(items, size))
                if not batch:
                    break
                workers.submit(function, batch)
                pending += 1
            if not pending:
                return
            for seconds, results in workers.finished():
                pending -= 1
                each = max(seconds / len(results), 1e-9)
                size = max(1, min(2 * size, int(BATCH_SECONDS / each), LARGEST_BATCH))
                yield from results
    finally:
        workers.close()


def _call(function: Callable[[T], R], batch: Batch[T]) -> tuple[float, Results[R]]:
    """Run a batch in the worker."""
    began = time.perf_counter()
    with _may_stop():
        results = [(index, function(item)) for index, item in batch]
    return time.perf_counter() - began, results


# Processes of this machine -----------------------------------------------------------------------


class _Local(_Workers):
    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        reader, self.writer = context.Pipe(duplex=False)
        self.is_closing = context.Value("b", 0, lock=False)
        watched = (reader, self.is_closing)
        self.executor = ProcessPoolExecutor(workers, context, _stop_at_end_of, watched)
        self.most = 2 * workers
        self.waiting: set[Future[tuple[float, Results[Any]]]] = set()

    def submit(self, function: Callable[[T], R], batch: Batch[T]) -> None:
        with _without_interrupts(), _broken():
            self.waiting.add(self.executor.submit(_call, function, batch))

    def room(self) -> int:
        return self.most - len(self.waiting)

    def finished(self) -> list[tuple[float, Results[Any]]]:
        ready, self.waiting = wait(self.waiting, return_when=FIRST_COMPLETED)
        with _broken():
            return [future.result() for future in ready]

    def close(self) -> None:
        if self.waiting:
            self.is_closing.value = 1
            self.writer.close()
        self.executor.shutdown(cancel_futures=True)
        self.writer.close()


_sending = threading.Lock()
"""A lock that the main thread of a worker process holds except while it runs a batch."""
SEND_SECONDS = 10.0
"""The time that a stopping worker has to send its last results."""


def _stop_at_end_of(reader: Connection, is_closing: c_byte) -> None:
    """Make a worker process end as soon as its parent closes the other end of a pipe, or dies.

    A parent that closes it still reads results: half a message would block it indefinitely, so a
    worker ends only between two messages.
    """

    def listen() -> None:
        try:
            reader.recv()
        except EOFError:
            if is_closing.value:
                _sending.acquire(timeout=SEND_SECONDS)
            os._exit(1)

    _sending.acquire()
    threading.Thread(target=listen, daemon=True).start()


@contextmanager
def _may_stop() -> Iterator[None]:
    """Allow stopping the worker process inside the block. Outside a worker it does nothing."""
    if not _sending.locked():
        yield
        return
    _sending.release()
    try:
        yield
    finally:
        _sending.acquire()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Let processes that are started here ignore Ctrl-C: they are stopped by their parent."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _broken() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        raise PoolError(
            "a worker process died, perhaps for want of memory: try fewer --workers"
        ) from None


# Ray ---------------------------------------------------------------------------------------------


class _Ray(_Workers):
    """Tasks of one core each. Ray repeats a task whose worker process or machine is lost, and one
    whose result was lost with its machine; a task's result is taken once."""

    def __init__(self, workers: int | None) -> None:
        self.ray = connect()
        self.workers = workers
        self.cores, self.counted = 0, -1e9
        self.task = self.ray.remote(_call_same_version).options(
            num_cpus=1, max_retries=RETRIES, retry_exceptions=False
        )
        self.waiting: list[Any] = []

    def submit(self, function: Callable[[T], R], batch: Batch[T]) -> None:
        self.waiting.append(self.task.remote(__version__, function, batch))

    def room(self) -> int:
        """Allow twice as many batches as there are cores; cores may come and go."""
        if self.workers is not None:
            return self.workers - len(self.waiting)
        if time.monotonic() - self.counted > 5:
            self.cores = int(self.ray.cluster_resources().get("CPU", 0))
            self.counted = time.monotonic()
        return 2 * max(1, self.cores) - len(self.waiting)

    def finished(self) -> list[tuple[float, Results[Any]]]:
        errors = self.ray.exceptions
        ready, self.waiting = self.ray.wait(self.waiting, num_returns=1)
        try:
            return [self.ray.get(one) for one in ready]
        except errors.RayTaskError as error:
            raise error.cause from error
        except errors.RayError as error:
            told = " ".join(str(error).split())[:300]
            raise PoolError(f"Ray lost a task {RETRIES + 1} times: {told}") from None

    def close(self) -> None:
        for task in self.waiting:
            self.ray.cancel(task, force=True)
        self.waiting = []


def connect() -> Any:
    """Return the module `ray`, connected to the cluster at RAY_ADDRESS, else to the one that runs
    on this machine. It does not start a cluster itself (RAY_ADDRESS=local does), because a single
    machine could be mistaken for the intended cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise PoolError('the pool "ray" needs Ray: pip install "quayside[ray]"') from None
    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS") or "auto"
        try:
            if ":" in address:
                host, _, port = address.removeprefix("ray://").rpartition(":")
                socket.create_connection((host, int(port)), 10).close()  # Ray tries for minutes
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            where = "on this machine" if address == "auto" else f"at {address}"
            raise PoolError(
                f"no Ray cluster {where}: set RAY_ADDRESS to its head, such as 10.0.0.1:6379, or"
                f" run 'ray start --head' ({str(error).partition(chr(10))[0][:200]})"
            ) from None
    return ray


def _call_same_version(
    version: str, function: Callable[[T], R], batch: Batch[T]
) -> tuple[float, Results[R]]:
    """Run a batch on a machine of a cluster, if it has the same version of this package."""
    if version != __version__:
        raise PoolError(
            f"{socket.gethostname()} has Quayside {__version__}, this machine {version}: install"
            " the same version on every machine of the cluster"
        )
    return _call(function, batch)

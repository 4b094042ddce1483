"""Pools: every result once, errors as they were raised, and no process left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from quayside import InvalidSetup
from quayside.search.pool import PoolError, run_all

PROCESS = "__import__('os').getpid()"
SLEEP = "__import__('time').sleep(600)"
DEATH = "__import__('os')._exit(3)"
REFUSAL = "int('seven')"
"""Work for `eval`: worker processes cannot import this file."""


def is_alive(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False


def wait_until_gone(process: int) -> None:
    ends = time.monotonic() + 30
    while is_alive(process):
        assert time.monotonic() < ends, f"process {process} is still there"
        time.sleep(0.02)


@pytest.mark.parametrize("workers", [1, 2])
def test_every_index_comes_once_with_its_result(workers: int) -> None:
    found = list(run_all(abs, range(-5000, 0), workers=workers))
    assert sorted(found) == [(i, 5000 - i) for i in range(5000)]


def test_work_is_taken_when_there_is_room_for_it() -> None:
    numbers = count(-3)
    with closing(run_all(abs, numbers, workers=1)) as found:
        assert [next(found) for _ in range(3)] == [(0, 3), (1, 2), (2, 1)]
    assert next(numbers) == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_the_function_is_raised_as_it_was(workers: int) -> None:
    with pytest.raises(ValueError, match="'seven'"):
        list(run_all(eval, ["1", "2", REFUSAL], workers=workers))


def test_a_worker_that_dies_is_reported_in_one_line() -> None:
    with pytest.raises(PoolError, match="a worker process died"):
        list(run_all(eval, [DEATH, DEATH], workers=2))


def test_one_worker_works_in_this_process_and_two_do_not() -> None:
    assert {process for _, process in run_all(eval, [PROCESS], workers=1)} == {os.getpid()}
    assert os.getpid() not in {process for _, process in run_all(eval, [PROCESS] * 2, workers=2)}


def test_an_unknown_pool_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="a pool is one of local, ray; got 'cloud'"):
        run_all(abs, [1], pool="cloud")


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PoolError, match=r'pip install "quayside\[ray\]"'):
        run_all(abs, [1], pool="ray")


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_closing_early_stops_workers_in_the_middle_of_a_call() -> None:
    with closing(run_all(eval, [PROCESS, SLEEP, SLEEP, SLEEP], workers=2)) as found:
        _, process = next(found)
        assert is_alive(process)
    wait_until_gone(process)


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_workers_end_with_a_parent_that_was_killed() -> None:
    program = f"""
from quayside.search.pool import run_all
if __name__ == "__main__":
    for _, process in run_all(eval, [{PROCESS!r}, {SLEEP!r}, {SLEEP!r}], workers=2):
        print(process, flush=True)
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_alive(worker)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    wait_until_gone(worker)


def large(number: int) -> bytes:
    """A result that takes many writes to send."""
    return bytes(1 << 25) + bytes([number])


@pytest.mark.timeout(60)
def test_who_stops_early_does_not_wait_for_the_rest_of_a_result() -> None:
    for _ in range(3):
        results = run_all(large, range(50), workers=2)
        index, result = next(results)
        assert result[-1] == index
        results.close()

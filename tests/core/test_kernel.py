"""The measured facts about Numba that shape the frame, each caught here if it came back."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core.errors import NumbaError
from numpy.typing import NDArray

import quayside.core.kernel as kernels
from quayside.core import bits

PACKAGE = Path(kernels.__file__).parents[1]


def run(program: str, where: Path, cache: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env=os.environ | {"PYTHONPATH": str(where), "QUAYSIDE_CACHE": str(cache)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def small_package(tmp_path: Path) -> Path:
    """A copy of the frame with a kernel in one file that calls a helper in another."""
    home = tmp_path / "quayside"
    shutil.copytree(PACKAGE / "core", home / "core", ignore=shutil.ignore_patterns("__pycache__"))
    (home / "__init__.py").touch()
    (home / "near.py").write_text(
        "from quayside.core.kernel import kernel_helper\n"
        "@kernel_helper\ndef worth(x: int) -> int:\n    return x + 1\n"
    )
    (home / "far.py").write_text(
        "from numba import types\n"
        "from quayside.core.kernel import kernel, pointer\n"
        "from quayside.near import worth\n"
        "@kernel(types.int64(types.int64))\ndef twice(x):\n    return 2 * worth(x)\n"
        "@kernel(types.int64(pointer(types.int64(types.int64)), types.int64))\n"
        "def call(f, x):\n    return f(x)\n"
    )
    return tmp_path


ASK = (
    "from quayside.core import kernel; new = []; kernel.on_compile.append(new.append)\n"
    "from quayside.far import call, twice\nprint(call(twice, 20), *new)"
)


def test_a_change_in_a_called_file_is_noticed(small_package: Path) -> None:
    cache = small_package / "cache"
    assert run(ASK, small_package, cache) == "42 twice call"
    near = small_package / "quayside" / "near.py"
    near.write_text(near.read_text().replace("x + 1", "x + 2"))
    assert run(ASK, small_package, cache).split()[0] == "44"


def test_kernels_and_function_pointers_are_compiled_once_for_all_processes(
    small_package: Path,
) -> None:
    cache = small_package / "cache"
    assert run(ASK, small_package, cache) == "42 twice call"
    assert run(ASK, small_package, cache) == "42"


def test_the_same_code_runs_interpreted(small_package: Path) -> None:
    assert run(ASK, small_package, small_package / "c", NUMBA_DISABLE_JIT="1") == "42"
    assert not (small_package / "c").exists()


def test_a_recursive_kernel_is_refused() -> None:
    def again(x: int) -> int:
        return again(x - 1) if x else 0

    with pytest.raises(TypeError, match="calls itself"):
        kernels.kernel("int64(int64)")(again)
    with pytest.raises(TypeError, match="calls itself"):
        kernels.kernel_helper(again)


def test_the_plain_function_stays_within_reach() -> None:
    """A GPU compiles the undecorated function again."""
    from quayside.games.docker.rules import status

    row = np.zeros(39, np.int32)
    assert kernels.plain(status) is not status
    assert kernels.plain(status)(row) == status(row)


def test_a_fingerprint_covers_everything_imported() -> None:
    names = {path.name for path in kernels.sources(PACKAGE / "games" / "docker" / "rules.py")}
    assert {"rules.py", "kernel.py", "bits.py"} <= names


class Cycle:
    """Garbage whose collection hands over to another thread."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        time.sleep(0)


def test_several_threads_look_for_what_is_not_compiled() -> None:
    """Python 3.11 fails when two threads build syntax trees at once and garbage is collected."""
    files = sorted(Path(kernels.__file__).parent.glob("*.py"))

    def read_all(_: int) -> None:
        for file in files:
            for _ in range(100):
                Cycle()
            kernels._read.__wrapped__(file)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(read_all, range(4)))


@pytest.mark.parametrize(
    "words", [["--help"], ["play", "--help"], ["list"], ["rules", "docker:en"]]
)
def test_help_lists_and_rules_load_no_kernels(words: list[str]) -> None:
    program = (
        "import sys; from quayside.cli.main import main\n"
        f"try:\n    main({words!r})\nexcept SystemExit: pass\n"
        "print(*[name for name in sys.modules if name == 'numba'], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stderr.strip() == ""
    assert done.stdout.strip()


@pytest.mark.parametrize("word", [1, 2, 3, 0b1011000, 1 << 62, 0x7FFFFFFFFFFFFFFF])
def test_bit_tricks_agree_with_their_plain_twins(word: int) -> None:
    zeros, ones = bits.trailing_zeros, bits.ones

    def ask(x: int) -> tuple[int, int]:
        return zeros(x), ones(x)

    assert kernels.kernel_helper(ask)(word) == (bits._trailing_zeros(word), bits._ones(word))


def test_the_bits_of_many_numbers_are_written_as_floats() -> None:
    spread, numbers = bits.spread_bits, (0b1, 0b10, 0b11, 0, 1 << 30, 0b1010, 7, 0x1FFFFFF)

    def write(numbers: tuple[int, ...], bit: int, out: NDArray[np.float32]) -> None:
        spread(numbers, bit, out, 1)

    compiled = kernels.lean_helper(write)
    for bit in (0, 1, 3, 24, 30):
        ours, plain = (np.full(10, 9, np.float32) for _ in range(2))
        compiled(numbers, bit, ours)
        bits._spread_bits(numbers, bit, plain, 1)
        assert ours.tolist() == plain.tolist()
        assert ours[0] == ours[9] == 9


def test_a_lean_kernel_that_makes_or_returns_an_array_is_refused() -> None:
    """It counts no references, so nobody would know when the array is no longer used."""

    def last(rows: NDArray[np.int64]) -> int:
        row = rows[0]
        for i in range(1, rows.shape[0]):
            row = rows[i]
        return int(row[0] + row[1])

    def fresh(rows: NDArray[np.int64]) -> int:
        return int(np.zeros(rows.shape[0])[0])

    def view(rows: NDArray[np.int64]) -> Any:
        return rows[1]

    rows = np.arange(4).reshape(2, 2)
    assert kernels.lean_helper(last)(rows) == kernels.kernel_helper(last)(rows) == 5
    for refused in (fresh, view):
        with pytest.raises(NumbaError):
            kernels.lean_helper(refused)(rows)

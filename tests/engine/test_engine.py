"""The engine in WebAssembly says what Python says, and is built from today's sources."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from quayside.games import BUILT_IN
from tests.engine.decisions import analyses, moves, searches
from tests.engine.pages import NODE, WEB
from tests.engine.positions import positions
from tools import wasm

POSITIONS, SEARCHES, MOVES, ANALYSES = 3_000, 30, 20, 10


def test_the_built_modules_are_those_of_the_sources() -> None:
    manifest = json.loads((wasm.FOLDER / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["fingerprint"] == wasm.fingerprint(), "run `make wasm`"
    for name in BUILT_IN:
        kept = manifest["games"][name]
        assert {**wasm.describe(name), "bytes": kept["bytes"]} == kept, "run `make wasm`"


def build_again(folder: Path, names: Sequence[str]) -> None:
    """Build the modules of some games again and compare them with those that are kept."""
    wasm.run(folder, names)
    for name in names:
        file = f"{name}.wasm"
        same = (folder / file).read_bytes() == (wasm.FOLDER / file).read_bytes()
        assert same, f"{file} differs: run `make wasm`"


@pytest.mark.long
def test_a_build_makes_the_same_bytes_again(tmp_path: Path) -> None:
    """The game that is quickest to build; `make fuzz` builds them all."""
    pytest.importorskip("ziglang")
    build_again(tmp_path, ["doce"])


def write(folder: Path, position_count: int, search_count: int, move_count: int, seed: int) -> None:
    """Write what Python says about every family into a folder."""
    for name in BUILT_IN:
        (folder / f"{name}.positions").write_bytes(positions(name, position_count, seed))
        (folder / f"{name}.searches").write_text(searches(name, search_count, seed))
        (folder / f"{name}.shared").write_text(searches(name, search_count, seed + 1, shares=True))
        (folder / f"{name}.moves").write_text(moves(name, move_count, seed))


def write_analyses(folder: Path, count: int, seed: int) -> None:
    """Write what `quayside analyse --json` says about so many positions of every family."""
    for name in BUILT_IN:
        (folder / f"{name}.analyses").write_text(analyses(name, count, seed))


def run_vitest(folder: Path, what: str = "src/engine") -> None:
    """Run the comparisons in Node with what Python wrote into a folder."""
    flags = [what, "--testTimeout=3000000"]
    done = subprocess.run(
        [str(NODE), "node_modules/vitest/vitest.mjs", "run", *flags],
        cwd=WEB,
        env=os.environ | {"QUAYSIDE_ENGINE_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout, done.stdout


def test_node_says_the_same_as_python(tmp_path: Path) -> None:
    """Positions (every kernel of the rules), whole searches, and the moves of every level."""
    write(tmp_path, POSITIONS, SEARCHES, MOVES, seed=1)
    run_vitest(tmp_path)


def test_the_analysis_board_has_the_numbers_of_the_command_line(tmp_path: Path) -> None:
    """30 positions: every number of their analyses, with 1,000 simulations and one thread."""
    write_analyses(tmp_path, ANALYSES, seed=1)
    run_vitest(tmp_path, "src/analysis/agree.test.ts")

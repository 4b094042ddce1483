"""`quayside selfplay` and `quayside positions`, run as a person runs them."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from quayside.cli.main import main

COMMAND = [sys.executable, "-m", "quayside"]
GAMES = ["selfplay", "--game", "docker:fr", "--bots", "random,greedy", "--seed", "7"]
"""Long enough to be interrupted: about ten milliseconds a game."""


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False)


def refusal(*words: str | Path) -> str:
    """Return the one line that a command complains with."""
    said = io.StringIO()
    with redirect_stderr(said), redirect_stdout(said), pytest.raises(SystemExit) as stopped:
        main(list(map(str, words)))
    assert stopped.value.code == 2
    assert said.getvalue().startswith("quayside: ")
    assert said.getvalue().count("\n") == 1
    return said.getvalue()


def interrupt(out: Path, how: signal.Signals, *words: str) -> tuple[int, str]:
    """Start a table, and send a signal to the command and its workers as soon as there is a part.
    Return the exit code and what was said."""
    parts = out.with_name(out.name + ".parts")
    with subprocess.Popen(
        [*COMMAND, *words, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        ends = time.monotonic() + 120
        while not list(parts.glob("*.parquet")):
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < ends
            time.sleep(0.02)
        os.killpg(process.pid, how)
        said = "".join(process.communicate())
        return process.returncode, said


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table that nobody interrupts."""
    out = tmp_path_factory.mktemp("whole") / "games.parquet"
    done = run(*GAMES, "--games", "500", "--workers", "1", "--out", out)
    assert done.returncode == 0, done.stderr
    rows = pq.read_metadata(out).num_rows
    assert done.stdout == f"{out}: {rows:,} rows, {out.stat().st_size:,} bytes\n"
    assert pq.read_table(out, columns=["game"])["game"].unique().to_pylist() == list(range(500))
    return out


@pytest.mark.skipif(sys.platform == "win32", reason="signals a process group")
def test_killed_in_the_middle_and_started_again_gives_the_same_file(
    whole: Path, tmp_path: Path
) -> None:
    out, words = tmp_path / "games.parquet", [*GAMES, "--games", "500"]
    code, _ = interrupt(out, signal.SIGKILL, *words, "--workers", "2")
    assert code == -signal.SIGKILL
    assert not out.exists()
    done = run(*words, "--workers", "1", "--out", out)
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == [out]


@pytest.mark.skipif(sys.platform == "win32", reason="signals a process group")
def test_ctrl_c_says_how_much_is_kept_and_nothing_else(whole: Path, tmp_path: Path) -> None:
    out, words = tmp_path / "games.parquet", [*GAMES, "--games", "500", "--workers", "2"]
    code, said = interrupt(out, signal.SIGINT, *words)
    assert code == 130
    kept, _, rest = said.strip().partition(" ")
    assert rest == "of 500 games are saved; the same command resumes from there"
    parts = sorted(out.with_name(out.name + ".parts").glob("*.parquet"))
    assert int(parts[-1].stem.partition("-")[2]) == int(kept)
    assert run(*words, "--out", out).returncode == 0
    assert out.read_bytes() == whole.read_bytes()


def test_positions_with_and_without_exact_values(tmp_path: Path) -> None:
    out = tmp_path / "positions.parquet"
    done = run("positions", "docker:en", "--count", "2000", "--exact", "--out", out)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{out}: 2,000 rows, ")
    values = pq.read_table(out)["value"].to_numpy()
    assert ((values >= 0) & (values <= 1)).all()
    done = run("positions", "docker:en", "--count", "20", "--out", tmp_path / "plain.parquet")
    assert "value" not in pq.read_schema(tmp_path / "plain.parquet").names


def test_what_cannot_be_gets_one_clear_line(tmp_path: Path) -> None:
    out, few = tmp_path / "games.parquet", ["--games", "2", "--workers", "1"]
    bots, game = ["--bots", "random"], ["selfplay", "--game", "docker:fr"]
    for words in (  # compiles what has to be compiled
        [*game, *bots, *few, "--out", str(tmp_path / "warm.parquet")],
        ["positions", "doce", "--count", "5", "--out", str(tmp_path / "warmer.parquet")],
    ):
        main(words)
    for path in tmp_path.iterdir():
        path.unlink()
    assert "nogame" in refusal("selfplay", "--game", "nogame", *bots, *few, "--out", out)
    told = refusal(*game, "--bots", "1,2,3", *few, "--out", out)
    assert "needs 1 to 2 bots, not 3" in told
    assert "there is no bot '99'" in refusal(*game, "--bots", "99", *few, "--out", out)
    assert "--games" in refusal(*game, *bots, "--games", "0", "--out", out)
    told = refusal(*game, *bots, *few, "--engine-pool", "cloud", "--out", out)
    assert "a pool is one of local, ray" in told
    missing = tmp_path / "missing" / "games.parquet"
    assert "there is no folder" in refusal(*game, *bots, *few, "--out", missing)
    in_the_way = tmp_path / "games.parquet.parts"
    in_the_way.write_text("not a folder", encoding="utf-8")
    assert str(in_the_way) in refusal(*game, *bots, *few, "--out", out)
    in_the_way.unlink()
    main([*game, *bots, *few, "--out", str(out)])
    told = refusal(*game, *bots, *few, "--seed", "1", "--out", out)
    assert f"{out} was made with seed 0, not 1" in told
    told = refusal("positions", "docker:fr", "--count", "5", "--out", out)
    assert "not positions" in told
    told = refusal("positions", "doce", "--exact", "--out", tmp_path / "positions.parquet")
    assert "there is no solution of doce" in told
    assert sorted(tmp_path.iterdir()) == [out]

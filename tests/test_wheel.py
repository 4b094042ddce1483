"""The package as a stranger gets it: a wheel in a fresh environment, without Node."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KEPT = (".local/share/quayside", ".cache/quayside")
"""The folders of data and cache, in a home folder on Linux."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.timeout(1500),
    pytest.mark.skipif(sys.platform != "linux", reason="the folders are those of Linux"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel and install it alone; what it needs is taken from the tests' environment."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("quayside-*.whl")
    home = folder / "environment"
    venv.create(home, with_pip=False)
    (site,) = home.glob("lib/python*/site-packages")
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--quiet"]
    subprocess.run([*install, "--target", str(site), str(wheel)], check=True)
    # A folder in a .pth is searched, but its own .pth files (such as that of this repository) are
    # not read.
    (site / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return home / "bin" / "python"


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Return an environment without Node, with folders in which anything that is written shows."""
    for name in ("home", "work", "temporary"):
        (tmp_path / name).mkdir()
    yield {
        "HOME": str(tmp_path / "home"),
        "TMPDIR": str(tmp_path / "temporary"),
        "PATH": "/nonexistent",
        "QUAYSIDE_LANGUAGE": "en",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONUNBUFFERED": "1",
    }
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    allowed = tuple(str(tmp_path / "home" / kept) + os.sep for kept in KEPT)
    assert [str(path) for path in written if not str(path).startswith(allowed)] == []


def test_it_is_the_wheel_that_runs(program: Path, outside: dict[str, str]) -> None:
    where = "import quayside; print(quayside.__file__)"
    done = subprocess.run(
        [program, "-c", where], env=outside, capture_output=True, text=True, check=True
    )
    assert str(program.parents[1]) in done.stdout


def test_a_game_in_the_terminal(program: Path, outside: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [program, "-m", "quayside", "play", "doce", "--seed", "3"],
        input="c3=5\nquit\n",
        cwd=tmp_path / "work",
        env=outside,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "5 on c3 (c3=5)" in done.stdout


def test_the_server_and_its_pages(program: Path, outside: dict[str, str], tmp_path: Path) -> None:
    command = [str(program), "-m", "quayside", "serve", "--port", "0", "--no-solutions"]
    with subprocess.Popen(
        command,
        cwd=tmp_path / "work",
        env=outside,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        assert server.stdout is not None
        said = ""
        while not (found := re.search(r"http://(?:localhost|127\.0\.0\.1):(\d+)", said)):
            line = server.stdout.readline()
            assert line, said
            said += line
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/") as answer:
            page = answer.read().decode()
        script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
        assert script
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/{script[1]}") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGTERM)
        server.stdout.read()
        assert server.wait() in (0, -signal.SIGTERM, 130, 143)

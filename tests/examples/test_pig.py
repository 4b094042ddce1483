"""A game as a separate package: Pig, installed into a folder of its own, without touching Quayside.

The package is built and installed offline; the commands are the real ones, in other processes.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.helpers import Client, Server, fresh

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"
LINES = 300


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package as a user would, into a folder instead of the environment."""
    folder = tmp_path_factory.mktemp("installed")
    words = ["install", "-q", "--disable-pip-version-check", "--no-deps", "--no-index"]
    words += ["--no-build-isolation", "--target", str(folder), str(PIG)]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True, capture_output=True)
    return folder


def environment(folder: Path) -> dict[str, str]:
    path = os.pathsep.join([str(folder), str(ROOT / "src"), str(ROOT)])
    return os.environ | {"PYTHONPATH": path, "QUAYSIDE_LANGUAGE": "en", "COLUMNS": "100"}


def run(folder: Path, *words: str, say: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "quayside", *words],
        input=say,
        capture_output=True,
        text=True,
        check=False,
        env=environment(folder),
    )


def answer(folder: Path, *words: str, say: str = "") -> str:
    done = run(folder, *words, say=say)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_package_is_small() -> None:
    files = [PIG / "pyproject.toml", *PIG.glob("quayside_pig/*.py")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= LINES


def test_it_is_listed_after_the_built_in_games_and_its_rules_can_be_read(installed: Path) -> None:
    listed = answer(installed, "list")
    assert listed.index("Doce") < listed.index("Pig")
    assert "target = 100 | 50 | 20" in listed
    assert "A 1 ends your turn" in answer(installed, "rules", "pig")
    assert "Pig" in answer(installed, "--language", "fr", "rules", "pig")


def test_it_conforms_and_the_report_says_what_runs_on_defaults(installed: Path) -> None:
    told = answer(installed, "conform", "pig", "--games", "1")
    assert "ok      pig:standard for 4 players" in told
    assert "ok      compiled and interpreted agree" in told
    assert "default module why" in told
    assert "0 failed" in told
    complete = run(installed, "conform", "pig", "--games", "1", "--complete")
    assert complete.returncode == 1
    assert "failed  module trace" in complete.stdout


def test_a_package_that_cannot_be_loaded_does_not_take_the_others_down(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    games = "[quayside.games]\nbroken = nowhere_at_all:FAMILY\nodd = json:loads\n"
    (info / "entry_points.txt").write_text(games)
    done = run(tmp_path, "list")
    assert done.returncode == 0
    assert "Doce" in done.stdout
    assert "broken: nowhere_at_all:FAMILY cannot be imported: ModuleNotFoundError" in done.stderr
    assert "odd: json:loads is no quayside.core.family.Family" in done.stderr
    done = run(tmp_path, "play", "broken")
    assert done.returncode == 2
    assert "the game 'broken' is installed but cannot be loaded" in done.stderr
    assert "there is no game 'chess'; there are: docker" in run(tmp_path, "rules", "chess").stderr


def test_it_is_played_recorded_checked_and_reported(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "pig.quay"
    words = ["play", "pig", "-o", "target=20", "--seats", "human,3", "--seed", "5"]
    out = answer(installed, *words, "--record", str(file), say="hold\n" * 60)
    assert "wins" in out
    assert "game: pig:standard" in file.read_text(encoding="utf-8")
    assert "wins" in answer(installed, "check", str(file))
    assert "hold" in answer(installed, "show", str(file), "--at", "2")
    found = json.loads(answer(installed, "report", str(file), "--json"))
    assert {step["cause"] for step in found["steps"]} == {"luck", "skill"}
    position = "pig:standard 2 scores:19,0 pot:4 turn:0 next:move left:- target=20"
    told = json.loads(answer(installed, "analyse", position, "--json"))
    assert (told["best"], told["kind"], told["win"]) == ("hold", "proved", [1.0, 0.0])


def test_a_wrong_move_is_refused_in_words(installed: Path) -> None:
    say = "roll\nhold\nfly\nquit\n"
    out = answer(installed, "play", "pig", "--seats", "human,human", "--seed", "1", say=say)
    assert "'fly' is not a move; moves are 'roll' and 'hold'" in out


def test_it_is_counted_and_played_out(installed: Path) -> None:
    # Actions only: roll; after a 1 the next player must roll, after other faces roll or hold.
    counts = [answer(installed, "perft", "pig", "-d", str(depth)).strip() for depth in range(4)]
    assert counts == ["1", "1", "11", "71"]
    found = json.loads(answer(installed, "playouts", "pig", "-n", "200", "--json"))
    assert sum(found["wins"]) == pytest.approx(200)


def test_bots_play_it_in_the_arena_and_more_simulations_help(installed: Path) -> None:
    words = ["arena", "pig", "-o", "target=50", "--bots", "5,random", "-n", "20", "--workers", "1"]
    found = json.loads(answer(installed, *words, "--json"))
    best = found["standings"][0]
    assert best["bot"] == "5"
    assert best["share"] > 0.8


def test_the_server_offers_it_and_a_bot_plays_it(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client gets the picture in text and the legal moves, and plays a game to its end."""
    monkeypatch.setenv("PYTHONPATH", environment(installed)["PYTHONPATH"])
    with Server(tmp_path) as server:
        assert [game["name"] for game in server.get("/api/v2/games")][-1] == "pig"
        key = fresh()
        seats = [{"kind": "link", "key": key}, {"kind": "bot", "level": "2"}]
        table = server.open(seats, "pig", options={"target": "20"})

        async def play() -> list[str]:
            client = await Client(server.port, table, key).connect()
            await client.sit(0, "Ada")
            started = client.kinds.index("started") + 1
            found = await client.ask_moves(n=started)
            assert (found["n"], found["drawing"][2]) == (started, "scores:0,0")
            assert [move["text"] for move in found["moves"]] == ["roll"]
            while True:  # this process does not know the rules of Pig
                found = await client.ask_moves()
                if found["due"] == "nothing":
                    break
                if found["seat"] != 0:
                    await client.reach(found["n"] + 1)
                elif found["due"] == "roll":
                    await client.act("roll", 0)
                else:
                    await client.act("play", 0, moves=[found["moves"][-1]["text"]])
            await client.reach(found["n"])
            await client.close()
            return client.kinds

        kinds = asyncio.run(play())
        assert kinds[-1] == "finished"
        assert {"rolled", "moved"} <= set(kinds)
        status, record = server.http("GET", f"/api/v2/tables/{table}/record")
        assert status == 200
    file = tmp_path / "served.quay"
    file.write_bytes(record)
    assert "wins" in answer(installed, "check", str(file))


def test_gymnasium_makes_it_with_bots_as_opponents(installed: Path) -> None:
    program = (
        "import gymnasium; from gymnasium.utils.env_checker import check_env;"
        "name = 'quayside.adapters.gymnasium:quayside/Pig-v1';"
        "made = gymnasium.make(name, opponents=[1, 'random'], target=20).unwrapped;"
        "check_env(made); print(made.game.describe())"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env=environment(installed),
    )
    assert done.stdout.endswith("pig:standard for 3 players target=20\n"), done.stderr


def test_an_exact_value_through_its_kernels_is_the_published_one(installed: Path) -> None:
    """Neller and Presser, "Optimal Play of the Dice Game Pig" (2004): the starter wins 53.06%.
    With a target of 20 a plain recursion over probabilities agrees."""
    program = (
        "import quayside; from tests.examples.pig_value import values_of;"
        "start = lambda t: quayside.load('pig', 2, target=t).start().row.copy();"
        "print(values_of(start(100))[0, 0, 0], values_of(start(20), 1e-12)[0, 0, 0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env=environment(installed),
    )
    full, small = map(float, done.stdout.split())
    assert full == pytest.approx(0.5306, abs=5e-5)
    assert small == pytest.approx(_independent(20), abs=1e-9)


def _independent(target: int) -> float:
    """Compute the same by the equations of the paper, with no kernels."""
    win: dict[tuple[int, int, int], float] = {}

    def at(mine: int, theirs: int, pot: int) -> float:
        return 1.0 if mine + pot >= target else win.get((mine, theirs, pot), 0.5)

    for total in range(2 * target - 2, -1, -1):
        pairs = [(mine, total - mine) for mine in range(target) if 0 <= total - mine < target]
        for _ in range(400):
            for mine, theirs in pairs:
                for pot in range(target - mine):
                    lost = 1 - at(theirs, mine, 0)
                    roll = (lost + sum(at(mine, theirs, pot + face) for face in range(2, 7))) / 6
                    hold = 1 - at(theirs, mine + pot, 0) if pot else 0.0
                    win[mine, theirs, pot] = max(roll, hold)
    return win[0, 0, 0]

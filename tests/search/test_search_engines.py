"""External engines as bots: whole games through the arena, and engines that break."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

import quayside
from quayside import InvalidSetup
from quayside.search import Played, Stop, arena, bot, engines, run
from quayside.search.bots import split_specs
from quayside.search.engines import EngineBot, EngineError

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)
EXAMPLES = ROOT / "examples" / "engines"
RANDOM = f"engine:{PYTHON} {EXAMPLES / 'random_engine.py'}"
SHELL = f"engine:sh {EXAMPLES / 'first_move.sh'}"
LEVEL_3 = f"engine:{PYTHON} -m quayside engine --bot 3"
GREETING = "while read -r a b; do case $a in hello) echo hellook;; isready) echo readyok;;"


def timeless(game: Played) -> Played:
    return replace(game, seconds=(), slowest=())


def running(word: str) -> list[str]:
    """Return the processes, zombies too, that were started by this one and whose command has a
    word in it."""
    told = subprocess.run(
        ["ps", "-ww", "--ppid", str(os.getpid()), "-o", "stat=,args="],
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    return [line for line in told.splitlines() if word in line or line.startswith("Z")]


@pytest.mark.parametrize("name", ["docker:fr", "dockers", "doce"])
@pytest.mark.parametrize("engine", [RANDOM, SHELL], ids=["python", "sh"])
def test_an_engine_without_rules_plays_whole_games(name: str, engine: str) -> None:
    result = run(arena(quayside.load(name), ["1", engine], seed=1), 2, workers=1)
    assert [game.seats for game in result.games] == [(0, 1), (1, 0)]
    assert all(sum(game.returns) == 1 for game in result.games)
    assert result.standings[1].seconds_a_turn > 0


def test_seats_may_hold_the_same_engine_several_times() -> None:
    result = run(arena(quayside.load("docker:fr", players=3), [RANDOM], seed=2), 1, workers=1)
    assert len(result.games) == 1
    engines.close_idle_engines()
    assert running("random_engine") == []


@pytest.mark.parametrize("name", ["docker:fr", "dockers", "doce"])
def test_our_engine_plays_the_moves_of_the_bot_in_this_process(name: str) -> None:
    game = quayside.load(name)
    there = run(arena(game, ["1", LEVEL_3], seed=5), 2, workers=1)
    here = run(arena(game, ["1", "3"], seed=5), 2, workers=1)
    assert list(map(timeless, there.games)) == list(map(timeless, here.games))


def test_workers_play_the_same_games_and_leave_no_process_behind() -> None:
    mark = f"mark-{os.getpid()}"
    setup = arena(quayside.load("docker:en"), ["random", f"{RANDOM} {mark}"], seed=3)
    two = run(setup, 4, workers=2)
    told = subprocess.run(
        ["ps", "-ww", "-eo", "stat=,args="], capture_output=True, text=True, check=True
    )
    assert mark not in told.stdout
    one = run(setup, 4, workers=1)
    assert list(map(timeless, one.games)) == list(map(timeless, two.games))
    assert len(running(mark)) == 1
    engines.close_idle_engines()
    assert running(mark) == []


def test_a_process_serves_game_after_game_and_is_closed_with_its_bot() -> None:
    game = quayside.load("docker:fr")
    state = game.start().roll(4)
    first = EngineBot(RANDOM, game, 1)
    first.choose(state)
    number = first._process
    first.close()
    second = EngineBot(RANDOM, game, 1)
    second.choose(state)
    assert second._process is number
    del second  # nobody closed it
    third = EngineBot(RANDOM, game, 1)
    third.choose(state)
    assert third._process is number
    third.close()
    engines.close_idle_engines()
    assert number is not None
    assert not number.is_running


def test_an_engine_that_is_killed_in_the_middle_of_a_game_is_reported_with_the_position() -> None:
    game = quayside.load("docker:fr")
    state = game.start().roll(4)
    player = EngineBot(RANDOM, game, 1)
    player.choose(state)
    assert player._process is not None
    os.kill(player._process._process.pid, signal.SIGKILL)
    with pytest.raises(EngineError, match=r"random_engine.* was killed by SIGKILL") as caught:
        player.choose(state)
    assert str(state) in str(caught.value)
    assert running("random_engine") == []


BROKEN = {
    "exits": (f"{GREETING} go) echo oops >&2; exit 3;; esac; done", "ended with exit code 3"),
    "illegal": (f"{GREETING} go) echo bestmove z9;; esac; done", "played 'z9' in the position"),
    "no move": (f"{GREETING} go) echo bestmove;; esac; done", "played '' in the position"),
    "complains": (f"{GREETING} go) echo error I am lost;; esac; done", "'error I am lost'"),
    "hangs": (f"{GREETING} go) sleep 600;; esac; done", "did not answer 'stop' within 0.2 s"),
    "never ready": (
        "while read -r a b; do case $a in hello) echo hellook;; esac; done",
        "did not answer 'isready' within 0.4 s",
    ),
    "no greeting": ("cat > /dev/null", "did not answer 'hello' within 0.3 s"),
    "newer": ("read -r a; echo protocol 2; cat > /dev/null", "speaks protocol 2, not 1"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_engine_ends_the_arena_with_one_line(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = {"START": 0.3, "READY": 0.4, "MOVE": 0.3, "STOP": 0.2, "QUIT": 0.1}
    if fault in ("no greeting", "never ready", "hangs"):
        waits = {"no greeting": ["START"], "never ready": ["READY"], "hangs": ["MOVE", "STOP"]}
        for name in (*waits[fault], "QUIT"):
            monkeypatch.setattr(engines, f"{name}_SECONDS", limits[name])
    script, message = BROKEN[fault]
    setup = arena(quayside.load("docker:en"), ["random", f"engine:sh -c {shlex.quote(script)}"])
    with pytest.raises(EngineError) as caught:
        run(setup, 2, workers=1)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    if fault == "exits":
        assert "it wrote: oops" in str(caught.value)
    if fault in ("exits", "illegal", "hangs"):
        assert "docker:en 2" in str(caught.value)
    assert running("sleep 600") == []
    assert running("read -r") == []


def test_a_broken_engine_in_a_worker_is_one_line_of_the_command() -> None:
    script = f"engine:sh -c {shlex.quote(BROKEN['illegal'][0])}"
    words = ["arena", "docker:en", "--bots", f'random,"{script}"', "--games", "4", "--workers", "2"]
    done = subprocess.run(
        [sys.executable, "-m", "quayside", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "played 'z9' in the position docker:en 2" in done.stderr
    assert "Traceback" not in done.stderr


def test_engines_sit_at_a_table_in_the_terminal() -> None:
    words = ["play", "docker:en", "--seats", f"{SHELL},{SHELL}", "--seed", "4"]
    done = subprocess.run(
        [sys.executable, "-m", "quayside", *words], capture_output=True, text=True, check=True
    )
    assert "wins" in done.stdout


def test_an_engine_that_thinks_is_stopped_from_another_thread() -> None:
    game = quayside.load("doce")
    state, stop = game.start(), Stop()
    player = bot(f"engine:{PYTHON} -m quayside engine --bot uct:4000000", game)
    alarm = threading.Timer(0.3, stop.set)
    alarm.start()
    assert player.choose(state, stop) in state.moves
    alarm.join()
    player.close()
    engines.close_idle_engines()


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("engine:", "needs a command"),
        ("engine:no-such-program --x", "there is no program 'no-such-program'"),
        ("engine:sh 'unclosed", "is no command line: no closing quotation"),
    ],
)
def test_a_command_that_cannot_be_is_refused_at_once(spec: str, message: str) -> None:
    with pytest.raises(InvalidSetup, match=message):
        arena(quayside.load("doce"), ["random", spec])


def test_lists_of_bots_are_split_at_commas_outside_double_quotes() -> None:
    assert split_specs("3, uct:100") == ["3", "uct:100"]
    assert split_specs('3,"engine:x --sizes 1,2",4') == ["3", "engine:x --sizes 1,2", "4"]
    assert split_specs("engine:python3 'my engine.py' a") == ["engine:python3 'my engine.py' a"]

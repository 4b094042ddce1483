"""`quayside engine`: the line protocol of docs/engines.md, spoken with real processes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

import quayside
from quayside.analysis import SearchEvaluator, analyse, evaluator_for
from quayside.search import bot

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "quayside", "engine", "--bot", "3"]
ROLLED = "docker:en 2 a1:0,b3:1 hand:2,2 out:- turn:0 roll:4"
WAITING = ROLLED[:-1] + "-"
FREE = str(quayside.load("doce").start())
"""A position without chance and without a solution."""


class Talk:
    """A running engine that a test writes to and reads from; killed if it hangs."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.alarm = Timer(300, self.process.kill)
        self.alarm.start()

    def send(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def read(self, word: str) -> str:
        """Return the next line that begins with a word; no error may come before it."""
        assert self.process.stdout
        for line in self.process.stdout:
            assert word == "error" or not line.startswith("error"), line
            if line.startswith(word):
                return line.strip()
        raise AssertionError(f"the engine ended before it said {word!r}")

    def ask(self, *lines: str) -> list[str]:
        """Send lines; return what is answered, up to the answer to a last line."""
        assert self.process.stdout
        self.send(*lines, "last")
        told: list[str] = []
        for line in self.process.stdout:
            if line.startswith("error there is no command 'last'"):
                return [one for one in told if not one.startswith("info text")]
            told.append(line.strip())
        raise AssertionError(f"the engine ended after {told}")

    def reset(self) -> None:
        """Forget game and position, and set all options as they are at the start."""
        self.ask("game", "option bot 3", "option seed 0", "option threads 1", "option solution on")

    def close(self) -> None:
        self.alarm.cancel()
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()


@pytest.fixture(scope="module")
def running() -> Iterator[Talk]:
    found = Talk()
    yield found
    found.close()


@pytest.fixture
def talk(running: Talk) -> Talk:
    running.reset()
    return running


def values(line: str) -> list[float]:
    """Return the chances by seat of a `bestmove` or `info` line."""
    words = line.split()
    first = words.index("value") + 1
    return [float(word) for word in words[first : first + 2]]


def test_hello_says_who_it_is_which_games_it_plays_and_what_can_be_set(talk: Talk) -> None:
    lines = talk.ask("hello")
    assert lines[:3] == ["id name Quayside", f"id version {quayside.__version__}", "protocol 1"]
    assert "game doce:standard players 2" in lines
    assert "option seed NUMBER default 0" in lines
    assert lines[-1] == "hellook"


def test_a_solved_position_has_the_exact_values_of_the_command_analyse(talk: Talk) -> None:
    (line,) = talk.ask(f"position {ROLLED}", "go nodes 10")
    words = [sys.executable, "-m", "quayside", "analyse", ROLLED, "--json"]
    found = json.loads(subprocess.run(words, capture_output=True, check=True).stdout)
    assert values(line) == pytest.approx(found["win"], abs=1e-9)
    assert line.split()[1] == found["moves"][0]["move"]
    assert line.endswith(f"kind exact error {found['error']:.3g}")


def test_before_a_roll_there_are_values_and_no_move(talk: Talk) -> None:
    lines = talk.ask(
        "game docker:en players 2",
        "position start",
        "go time 0",
        "option solution off",
        "go time 0",
    )
    start = quayside.load("docker:en").start()
    assert lines[0].startswith("bestmove - value")
    assert values(lines[0]) == pytest.approx(
        analyse(start, evaluator_for(start.game)).win, abs=1e-9
    )
    assert lines[-1].startswith("bestmove - value")
    assert "kind estimate" in lines[-1]


@pytest.mark.parametrize("position", [ROLLED, WAITING])
def test_a_search_has_the_estimates_of_analyse(talk: Talk, position: str) -> None:
    lines = talk.ask("option solution off", f"position {position}", "go nodes 300")
    found = analyse(quayside.parse(position), SearchEvaluator(300))
    assert values(lines[-1]) == pytest.approx(found.win, abs=1e-9)
    assert f"kind estimate error {found.error:.3g}" in lines[-1]
    assert lines[-2].startswith("info simulations")
    if position == ROLLED:
        assert lines[-1].split()[1] == found.moves[0].move


def test_a_plain_go_plays_the_bot_with_its_seed(talk: Talk) -> None:
    state = quayside.parse(FREE)
    player = bot("3", state.game, 11)
    expected: list[str] = []
    lines = ["game doce:standard players 2", "option seed 11"]
    for _ in range(4):
        lines += [f"position start moves {' '.join(expected)}", "go"]
        expected.append(player.choose(state).text)
        state = state.play(expected[-1])
    told = [line for line in talk.ask(*lines) if line.startswith("bestmove")]
    assert [line.split()[1] for line in told] == expected
    assert "kind estimate" in told[0]


def test_go_level_plays_another_bot_for_once(talk: Talk) -> None:
    state = quayside.parse(ROLLED)
    lines = talk.ask(f"position {ROLLED}", "go level search:77", "go level random", "go")
    told = [line for line in lines if line.startswith("bestmove")]
    specs = ("search:77", "random", "3")
    moves = [bot(spec, state.game).choose(state) for spec in specs]
    assert [line.split()[1] for line in told] == [move.text for move in moves]
    for line, move in zip(told, moves, strict=True):
        exact = evaluator_for(state.game).judge(state.play(move)).win
        assert values(line) == pytest.approx(exact, abs=1e-9)


def test_several_threads_search_one_tree(talk: Talk) -> None:
    lines = talk.ask("option threads 2", f"position {FREE}", "go nodes 400")
    assert lines[-1].endswith("simulations 400")
    assert sum(values(lines[-1])) == pytest.approx(1, abs=1e-6)
    assert lines[-1].split()[1] in {move.text for move in quayside.parse(FREE).moves}


def test_info_says_how_far_the_search_is_and_what_it_would_play(talk: Talk) -> None:
    info, best = talk.ask(f"position {FREE}", "go nodes 3000")
    words = info.split()
    assert words[:3] == ["info", "simulations", "3000"]
    line = words[words.index("line") + 1 :]
    assert len(line) == int(words[words.index("depth") + 1]) >= 2
    state = quayside.parse(FREE)
    for move in line:
        state = state.play(move)
    assert best.startswith(f"bestmove {line[0]} value")


def test_stop_ends_a_search_with_a_move_and_isready_is_heard_meanwhile(talk: Talk) -> None:
    talk.send("game doce:standard players 2", "position start", "go infinite")
    first = talk.read("info simulations")
    talk.send("isready")
    talk.read("readyok")
    talk.send("stop")
    best = talk.read("bestmove")
    assert int(best.split()[-1]) >= int(first.split()[2])
    assert best.split()[1] in quayside.parse(FREE).moves
    talk.send("go nodes 10")  # and it goes on
    assert talk.read("bestmove").endswith("simulations 10")


def test_a_search_before_a_roll_can_be_stopped(talk: Talk) -> None:
    talk.send("option solution off", f"position {WAITING}", "go infinite")
    talk.read("info simulations")
    talk.send("stop")
    assert talk.read("bestmove").startswith("bestmove - value")


def test_time_ends_a_search(talk: Talk) -> None:
    talk.send(f"position {FREE}", "go time 100")
    assert "kind estimate" in talk.read("bestmove")


def test_a_finished_game_has_its_result(talk: Talk) -> None:
    state = quayside.load("docker:en").start().roll(4).play("+a1").leave(1)
    assert state.is_over
    assert talk.ask(f"position {state}", "go") == [
        "bestmove - value 1.000000000 0.000000000 kind exact error 0"
    ]


BAD = [
    ("fly", "there is no command 'fly'; there are hello,"),
    ("option", "there is no option"),
    ("option colour red", "there is no option 'colour red'; there are 'option bot SPEC'"),
    ("option seed x", "a seed is a whole number from 0"),
    ("option threads 0", "the number of threads is a whole number from 1 to 256, not '0'"),
    ("option solution maybe", "'option solution' is on or off, not 'maybe'"),
    ("game", "a game begins with 'game NAME players K"),
    ("game chess", "there is no game 'chess'; there are: docker"),
    ("game docker:en players two", "the number of players is a whole number"),
    ("game docker:en players 9", "docker is for 2, 3, 4 players, not 9"),
    ("game docker:en players 2 cards", "'cards' is no option"),
    ("position", "a position is 'position start'"),
    ("position start", "'position start' needs 'game NAME players K' before it"),
    ("position nonsense", "a position begins with a game"),
    (f"position {ROLLED} moves a1-a1", "DK-4"),
    (f"position {ROLLED[:-1]}- moves a1-b2", "a roll is due: a word such as '4:', not 'a1-b2'"),
    ("go", "there is no position"),
    ("legal", "there is no position"),
    ("\x00\xff", "there is no command"),
]


@pytest.mark.parametrize(("line", "why"), BAD, ids=[line for line, _ in BAD])
def test_a_bad_line_gets_one_error_that_says_what_would_be_right(
    talk: Talk, line: str, why: str
) -> None:
    (told,) = talk.ask(line)
    assert told.startswith("error ")
    assert why in told


def test_bad_limits_bots_and_other_rules_are_said(talk: Talk) -> None:
    lines = talk.ask(
        f"position {ROLLED}",
        "go nodes 0",
        "go depth 4",
        "go nodes",
        "go level 99",
        "legal a1-b2 c3-a1",
        "legal",
        "game docker:en players 2",
        "option bot nobody",
    )
    assert "the number of simulations is a whole number from 1" in lines[0]
    assert "'go depth 4' is not understood; there are 'go', 'go nodes N'" in lines[1]
    assert "not ''" in lines[2]
    assert "there is no bot '99'" in lines[3]
    assert "the rules differ" in lines[4]
    assert lines[5].split()[1:] == [move.text for move in quayside.parse(ROLLED).moves]
    assert "there is no bot 'nobody'" in lines[6]


def test_the_conversation_in_the_docs_is_a_real_one(talk: Talk) -> None:
    """All lines but `info`, which come by the clock, and the version."""
    page = (ROOT / "docs" / "engines.md").read_text(encoding="utf-8")
    said = page.partition("```transcript\n")[2].partition("```")[0].splitlines()
    assert said.pop() == "> quit"
    talk.ask("option bot 6")
    told = talk.ask(*(line[2:] for line in said if line.startswith("> ")))
    expected = [line for line in said if not line.startswith("> ")]
    moving = ("info", "id version")
    assert [one for one in told if not one.startswith(moving)] == [
        one for one in expected if not one.startswith(moving)
    ]


def test_the_engine_in_the_docs_is_the_example() -> None:
    page = (ROOT / "docs" / "engines.md").read_text(encoding="utf-8")
    example = (ROOT / "examples" / "engines" / "random_engine.py").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    assert code
    assert example.endswith(code)


def test_a_refused_position_leaves_none(talk: Talk) -> None:
    lines = talk.ask(f"position {ROLLED}", "position nonsense", "go")
    assert [line.split()[0] for line in lines] == ["error", "error"]


def test_the_end_of_the_input_answers_what_was_asked_and_ends_a_search_without_limit() -> None:
    lines = f"position {FREE}\ngo nodes 50\ngo infinite\n"
    done = subprocess.run(
        COMMAND, input=lines, capture_output=True, text=True, check=True, timeout=300
    )
    told = [line for line in done.stdout.splitlines() if line.startswith("bestmove")]
    assert len(told) == 2
    assert told[0].endswith("simulations 50")
    assert done.stderr == ""


def test_quit_ends_a_search_and_the_engine() -> None:
    talk = Talk()
    talk.send(f"position {FREE}", "go infinite")
    talk.read("info simulations")
    talk.send("quit")
    assert talk.process.wait(60) == 0
    talk.close()


def test_an_engine_whose_reader_went_away_prints_no_traceback() -> None:
    words = " ".join(COMMAND)
    done = subprocess.run(
        ["sh", "-c", f"yes hello | head -n 20000 | {words} | head -n 1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "id name Quayside\n"
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr

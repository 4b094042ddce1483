"""The command `quayside`, run as a person runs it."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from quayside.games import BUILT_IN, family
from quayside.games.dockers.layout import layout_of, write_layout
from quayside.record import load

DATA = Path(__file__).parents[1] / "data" / "records"
COMMAND = [sys.executable, "-m", "quayside"]


def run(*words: str, say: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words],
        input=say,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"COLUMNS": "80", "QUAYSIDE_LANGUAGE": "en"} | environment,
    )


def answer(*words: str, say: str = "") -> str:
    done = run(*words, say=say)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_list_names_every_game() -> None:
    text = answer("list")
    for name in BUILT_IN:
        for edition in family(name).editions:
            assert f"{name}:{edition}" in text


@pytest.mark.parametrize("name", BUILT_IN)
def test_rules_cite_rulings(name: str) -> None:
    for edition in family(name).editions:
        text = answer("rules", f"{name}:{edition}")
        assert re.search(r"(DK|CR|DC)-\d", text)


def test_perft_prints_the_number_last() -> None:
    out = answer("perft", "docker:fr", "--players", "2", "--depth", "4")
    assert out.split()[-1] == "1336812"
    position = "docker:fr 2 c1:0,b3:11 hand:5,4 out:- turn:1 roll:-"
    assert answer("perft", "docker:fr", "-d", "2", "--position", position).split()[-1] == "1717"


def test_playouts_say_what_they_did() -> None:
    words = ["playouts", "docker:en", "--players", "3", "--games", "3000", "--json"]
    first = json.loads(answer(*words, "--seed", "5", "--threads", "1"))
    assert set(first) == {
        "game",
        "players",
        "games",
        "actions",
        "cpu_seconds",
        "wall_seconds",
        "wins",
    }
    assert first["game"] == "docker:en"
    assert first["players"] == 3
    assert sum(first["wins"]) == pytest.approx(3000)
    again = json.loads(answer(*words, "--seed", "5", "--threads", "2"))
    assert (again["wins"], again["actions"]) == (first["wins"], first["actions"])
    other = json.loads(answer(*words, "--seed", "6"))
    assert other["wins"] != first["wins"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["perft"], "Missing argument 'GAME'"),
        (["nonsense"], "No such command 'nonsense'"),
        (["perft", "docker:fr", "--depth", "many"], "Invalid value for '--depth'"),
        (["perft", "chess"], "there is no game 'chess'"),
        (["perft", "docker:fr", "--position", "x"], "a position of docker:fr begins with"),
        (["rules", "docker:xx"], "docker has no edition 'xx'"),
        (["play", "docker:fr", "--players", "7"], "docker is for 2, 3, 4 players, not 7"),
        (
            ["play", "docker:fr", "--seats", "human,human,human"],
            "3 seats are named, but the game has 2 players",
        ),
        (["play", "docker:fr", "--seats", "dog"], "a seat is"),
        (["play", "docker:fr", "--dice", "loaded"], "dice are 'fair' or 'real'"),
        (["play", "docker:fr", "--option", "chance"], "an option looks like"),
        (["play", "docker:fr", "--starter", "2"], "the starting seat is one of 0 to 1; got '2'"),
        (["perft", "docker:fr", "--option", "players=3"], "has no option 'players'"),
        (["play", "docker:fr", "--option", "cap=@x"], "docker reads no option 'cap' from a file"),
        (["play", "dockers", "-o", "layout=@/nowhere.toml"], "cannot read /nowhere.toml"),
        (["play", "dockers", "-o", "layout=@/"], "cannot read /: Is a directory"),
        (["play", "dockers", "--colours", "rr"], "colours are 2 different letters of rbyg"),
        (
            ["play", "docker:fr", "--colours", "rb"],
            "docker:fr draws starter at random, not colours",
        ),
        (["check", "/nowhere/at/all.quay"], "No such file"),
        (["show", "/"], "Is a directory"),
        (["playouts", "docker:fr", "--games", "0"], "Invalid value for '--games'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: list[str], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("quayside: ")
    assert not done.stdout


class TestPlay:
    @pytest.mark.parametrize("name", BUILT_IN)
    def test_a_game_to_its_end(self, name: str, tmp_path: Path) -> None:
        """A person who always takes the first move plays against a program; the record is right."""
        file = tmp_path / "game.quay"
        out = answer(
            "play",
            name,
            "--seats",
            "human,random",
            "--seed",
            "4",
            "--record",
            str(file),
            say="1\n" * 3000,
        )
        assert re.search(r"(South|North|Red|Blue|Black|White) wins|share", out)
        assert max(map(len, out.splitlines())) <= 80
        record = load(file)
        assert record.state.is_over
        assert "correct" in answer("check", str(file))

    def test_undo_gives_the_decision_back_with_its_roll(self, tmp_path: Path) -> None:
        file = tmp_path / "game.quay"
        say = f"1\n1\nundo\nsave {file}\nquit\n"
        out = answer("play", "docker:fr", "--seats", "human,random", "--seed", "3", say=say)
        assert "Undone." in out
        record = load(file)
        own = [entry for entry in record.entries if entry.seat == 0 and entry.kind == "move"]
        assert len(own) == 1
        assert record.entries[-1].kind == "roll"
        assert not record.state.is_chance

    def test_resign_save_help_and_nonsense(self, tmp_path: Path) -> None:
        file = tmp_path / "game.quay"
        say = (
            f"help\nzz\n+c3x\nmoves\nboard\nsave\nsave {tmp_path}/no/x.quay\nsave {file}\nresign\n"
        )
        out = answer("play", "docker:fr", "--seats", "human,random", "--seed", "3", say=say)
        assert "'zz' is not a move" in out
        assert "Save where?" in out
        assert "No such file" in out
        assert "North wins" in out
        assert not load(file).state.is_over

    def test_an_illegal_move_says_why(self) -> None:
        say = "b2-c3\nquit\n"
        out = answer("play", "docker:fr", "--seats", "human,random", "--seed", "3", say=say)
        assert "A turn: there is no container on b2" in out

    def test_real_dice_are_typed_in(self, tmp_path: Path) -> None:
        file = tmp_path / "game.quay"
        say = f"9\nx\n4\n+b2\n4\n+a1\nsave {file}\nquit\n"
        out = answer("play", "docker:fr", "--seats", "human,human", "--dice", "real", say=say)
        assert out.count("a roll is a whole number from 1 to 6") == 2
        text = file.read_text(encoding="utf-8")
        assert "dice: physical dice" in text
        assert "4:+b2  4:+a1" in text

    def test_a_mistyped_roll_can_be_corrected(self, tmp_path: Path) -> None:
        """Before the move, and after it: then the move is taken back first."""
        file = tmp_path / "game.quay"
        say = f"3\nundo\n4\n+b2\nundo\nundo\n5\n+b1\n2\nundo\nsave {file}\nquit\n"
        answer("play", "docker:fr", "--seats", "human,human", "--dice", "real", say=say)
        assert [entry.text for entry in load(file).entries] == ["5", "+b1"]

    @pytest.mark.parametrize("name", BUILT_IN)
    def test_who_begins_can_be_said(self, name: str, tmp_path: Path) -> None:
        for starter in ("0", "1"):
            file = tmp_path / f"game-{starter}.quay"
            say = f"save {file}\nquit\n"
            seats = "human,human"
            answer("play", name, "--seats", seats, "--starter", starter, "--dice", "real", say=say)
            assert load(file).start.to_move == int(starter)
            assert load(file).headers["starting-player"] == "agreed"

    def test_the_layout_of_ones_own_box_comes_from_a_file(self, tmp_path: Path) -> None:
        """With the real box: its layout (CR-2), and the colours that were drawn from it."""
        layout = layout_of(family("dockers").options[-1].examples[0])
        box, game = tmp_path / "box.toml", tmp_path / "game.quay"
        box.write_text(write_layout(layout, "my box"), encoding="utf-8")
        words = ["play", "dockers", "--seats", "human,human", "--dice", "real"]
        words += ["--option", f"layout=@{box}", "--colours", "gy"]
        say = f"SYDvE0\nIST^S\nISTvE0\n=TNG\nundo\n=ODS\nsave {game}\nquit\n"
        answer(*words, say=say)
        record = load(game)
        assert record.start.game.option("layout") == layout.option
        assert "colours:gy" in str(record.start)
        assert [entry.text for entry in record.entries] == ["SYDvE0", "IST^S", "ISTvE0", "=ODS"]
        answer("check", str(game))
        # A crate that does not start lid up breaks a printed fact.
        text = box.read_text(encoding="utf-8")
        box.write_text(text.replace('up = "lid"', 'up = "red"', 1), encoding="utf-8")
        done = run(*words)
        assert done.returncode == 2
        assert f"{box}: CR-2: all crates start lid up; RTM does not" in done.stderr
        box.write_text("not a layout", encoding="utf-8")
        assert f"{box}: the layout is not a TOML file" in run(*words).stderr

    def test_the_end_of_input_ends_politely(self) -> None:
        done = run("play", "docker:fr", say="")
        assert done.returncode == 0
        assert "The game is not finished." in done.stdout
        assert "Traceback" not in done.stderr

    def test_an_existing_record_is_not_overwritten(self, tmp_path: Path) -> None:
        file = tmp_path / "game.quay"
        file.write_text("precious")
        assert run("play", "docker:fr", "--record", str(file)).returncode == 2
        assert file.read_text() == "precious"


def test_show_goes_forward_and_back(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "data" / "records" / "docker-en-3.quay"
    out = answer("show", str(golden), say="\nn\np\nlast\nfirst\n2\nzzz\nq\n")
    assert out.count("Bo: from hand to a3 (+a3)") == 2
    assert "“zzz” is not one of these commands" in out
    assert "Ada wins" in out
    assert "(+a3)" in answer("show", str(golden), "--at", "1")


def test_in_a_terminal_the_board_is_coloured_unless_colours_are_off() -> None:
    def in_terminal(**environment: str) -> str:
        master, slave = pty.openpty()
        keep = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM", "COLUMNS")}
        keep["QUAYSIDE_LANGUAGE"] = "en"
        process = subprocess.Popen(
            [*COMMAND, "play", "docker:fr", "--seats", "human,random", "--seed", "3"],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=keep | {"TERM": "xterm-256color", "COLUMNS": "80"} | environment,
        )
        os.close(slave)
        os.write(master, b"1\nquit\n")
        seen = b""
        while select.select([master], [], [], 30)[0]:
            try:
                part = os.read(master, 65536)
            except OSError:
                break
            if not part:
                break
            seen += part
        process.wait(timeout=30)
        os.close(master)
        return seen.decode()

    assert "\x1b[1;30;" in in_terminal()
    assert "30;101m" not in in_terminal(NO_COLOR="1")


def test_the_first_start_says_that_it_prepares(tmp_path: Path) -> None:
    done = run("perft", "docker:fr", "-d", "1", QUAYSIDE_CACHE=str(tmp_path))
    assert done.stdout.split()[-1] == "27"
    assert "Preparing the rules for the first time" in done.stderr
    again = run("perft", "docker:fr", "-d", "1", QUAYSIDE_CACHE=str(tmp_path))
    assert again.stderr == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "report GAME --svg nowhere/chart.svg",
            "there is no folder nowhere to write chart.svg into",
        ),
        ("play doce --record nowhere/a.quay", "there is no folder nowhere to write a.quay into"),
        ("prove nowhere.proof --check", "cannot read nowhere.proof: No such file or directory"),
        ("puzzles doce --file nowhere --check", "cannot read nowhere: No such file or directory"),
        ("conform docker:xx", "docker has no edition 'xx'; it has: fr, en, it, omba"),
        ("analyse doce --at 2", "Invalid value for '--at': only a record has moves to count"),
    ],
)
def test_wrong_input_is_refused_in_one_line_before_any_work(words: str, said: str) -> None:
    game = str(DATA / "doce-match.quay")
    done = run(*(game if word == "GAME" else word for word in words.split()))
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1] == f"quayside: {said}"
    assert done.stdout == ""


def test_an_empty_position_is_not_the_start() -> None:
    assert run("perft", "doce", "--depth", "1", "--position", "").returncode == 2


def test_a_seat_can_be_a_search_with_another_network() -> None:
    done = run("play", "doce", "--seats", "human,net:nowhere.npy:10")
    assert "cannot read the network nowhere.npy" in done.stderr

"""The command line speaks four languages, chosen by an option or by the environment."""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from quayside.server import doctor, postgres_doctor, verify, verify_chains
from quayside.server.export import record_text
from quayside.server.settings import FILE_NAME
from quayside.texts import languages, percent, rulings, text
from tests.server.test_dice import changed, finish, header, played, seated, step, steps
from tests.texts.files import entries

WISHES = ("QUAYSIDE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS")
ENGLISH = re.compile(r"\b(the|and|from|with|that|are|is|of|this|has|cannot)\b", re.IGNORECASE)
"""Words of English sentences that no other language has."""
POSITION = "docker:en 2 a1:010,b1:1,a2:0 hand:0,1 out:- turn:1 roll:3"


def run(*words: str, say: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key not in WISHES}
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "quayside", *words],
        input=say,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env=clean | {"COLUMNS": "200"} | environment,
    )


def answer(*words: str, say: str = "", **environment: str) -> str:
    done = run(*words, say=say, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_option_is_stronger_than_the_environment() -> None:
    french, german = (text(spoken, "game-doce.summary") for spoken in ("fr", "de"))
    assert french in answer("--language", "fr", "list", QUAYSIDE_LANGUAGE="de", LANG="it_IT.UTF-8")
    assert german in answer("list", QUAYSIDE_LANGUAGE="de", LANG="it_IT.UTF-8")
    assert text("it", "game-doce.summary") in answer("list", LANG="it_IT.UTF-8")
    assert text("en", "game-doce.summary") in answer("list", LANG="pt_BR.UTF-8")
    assert text("en", "game-doce.summary") in answer("list")


def test_a_language_that_is_not_spoken_is_refused() -> None:
    done = run("--language", "tlh", "list")
    assert done.returncode == 2
    assert done.stderr == "quayside: a language is one of en, fr, de, it; got 'tlh'\n"


@pytest.mark.parametrize("language", languages())
def test_rules_in_every_language_have_every_ruling_of_the_edition(language: str) -> None:
    page = answer("--language", language, "rules", "docker:omba")
    for ruling in rulings("docker"):
        told = f"{ruling} {text(language, f'ruling-{ruling}.title')}"
        assert (told in page) == bool(text(language, f"ruling-{ruling}", edition="omba"))
    assert "DK-1 " in page
    assert text(language, "rules-docker-brief-5") in page
    assert text(language, "rules-docker-edition-omba") in page
    assert text(language, "rules-docker-edition-en") not in page


@pytest.mark.parametrize("language", languages())
def test_a_table_speaks_the_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.quay"
    say = f"b2-c3\nhelp\n1\nundo\nsave {file}\nresign\n"
    words = ("--language", language, "play", "docker:fr", "--seats", "human,random", "--seed", "3")
    out = answer(*words, say=say)
    for name in ("cli-help", "cli-taken-back"):
        assert text(language, name) in out
    assert text(language, "cli-saved", file=str(file)) in out.replace("\n", "")
    south, north = (text(language, f"seat-{side}") for side in ("south", "north"))
    assert text(language, "cli-wins", who=north, points="") in out
    assert text(language, "cli-rolls", who=south, face="6") in out
    shown = answer("--language", language, "show", str(file), "--at", "1")
    move = text(language, "board-move-enter", square="c2") + " (+c2)"
    assert text(language, "cli-show-move", who=north, move=move) in shown


def test_a_match_with_equal_totals_is_a_draw(tmp_path: Path) -> None:
    """All players win it, and it is not called a shared victory (section 3, "Four rounds")."""
    file = tmp_path / "drawn.quay"
    rounds = ["b1=2 a5=1 d1=5 c5=1 a1=1 e5=1 c1=4"] * 4
    file.write_text(f"game: doce\n\n{' / '.join(rounds)}\n", encoding="utf-8")
    for language in ("en", "fr"):
        checked = answer("--language", language, "check", str(file))
        assert text(language, "cli-draw", points=" (74, 74)") in checked


def test_a_forbidden_move_is_explained_by_its_rule() -> None:
    words = ("play", "docker:fr", "--seats", "human,random", "--seed", "3")
    german = answer("--language", "de", *words, say="+b1\nb2-c3\nquit\n")
    assert f"DK-5: {text('de', 'why-DK-5')}" in german
    assert text("de", "why-docker-a-turn") in german
    assert "A turn" not in german
    assert "A turn: there is no container on b2" in answer(*words, say="b2-c3\nquit\n")


def test_reasons_and_numbers_are_in_the_language(tmp_path: Path) -> None:
    french = answer("--language", "fr", "analyse", POSITION)
    assert text("fr", "reason-docker-covers", seat="Sud", square="a2", free=1, count=3) in french
    assert percent("fr", 0.8213, 2) in french
    file = tmp_path / "game.quay"
    file.write_text("game: docker:en\n\n2:+c1 1:+b3 4:c1-a3 1:b3-b2\n", encoding="utf-8")
    svg = tmp_path / "game.svg"
    report = answer("--language", "it", "report", str(file), "--svg", str(svg))
    assert text("it", "cli-turning-points") in report
    assert "Sud gioca da c1 a a3 (c1-a3)" in report
    assert text("it", "chart-title") in svg.read_text(encoding="utf-8")
    puzzles = answer("--language", "de", "puzzles", "docker:en", "--count", "2")
    assert text("de", "cli-difficulty", level=1) in puzzles


def test_data_stay_the_same_in_every_language() -> None:
    german, english = (
        json.loads(answer("--language", language, "analyse", POSITION, "--json"))
        for language in ("de", "en")
    )
    assert german == english
    assert german["reasons"][0] == {
        "key": "docker-covers",
        "args": {"seat": 0, "square": "a2", "free": 1, "count": 3},
        "text": "It covers a container of seat 0 on a2: "
        "only one of their 3 on the board can still move.",
    }


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_the_check_of_the_dice_speaks_the_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.quay"

    def check(record: str) -> subprocess.CompletedProcess[str]:
        file.write_text(record, encoding="utf-8")
        done = run("--language", language, "verify", str(file))
        assert not ENGLISH.search((done.stdout + done.stderr).replace(str(file), "")), done
        return done

    whole = record_text(played(steps=6))
    right = check(whole)
    assert right.returncode == 0
    assert text(language, "cli-dice-limits") in right.stdout
    commitment = header(whole, "dice-commitment")
    assert text(language, "cli-dice-compare", commitment=commitment) in right.stdout
    wrong = check(changed(whole, dice_secret="00" * 32))
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert text(language, "dice-fault-secret") in wrong.stderr
    malformed = text(language, "cli-fault-malformed", header="dice-parts")
    complaint = check(changed(whole, dice_parts="x")).stderr
    assert malformed.split() == complaint.removeprefix("quayside: ").split()
    table = steps(seated(), 5)
    while not table.state.is_chance:
        step(table)
    skipped = str(table.next_draw)
    table.next_draw += 1
    doubtful = check(record_text(finish(table)))
    assert doubtful.returncode == 1
    assert text(language, "cli-doubt-missing", draws=skipped) in doubtful.stdout


def test_every_remark_of_the_check_of_the_dice_has_its_text() -> None:
    """Each call names a text that exists, with the arguments that the text needs."""
    found = set()
    for module in (verify, verify_chains):
        for call in ast.walk(ast.parse(inspect.getsource(module))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id not in ("remark", "NotVerified"):
                continue
            given = {f"${word.arg}" for word in call.keywords}
            if isinstance(key := call.args[1], ast.Constant):
                assert entries("en")[str(key.value)].variables == given, key.value
                found.add(key.value)
    assert len(found) > 25


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_the_doctor_speaks_the_language(language: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    words = ("--language", language, "doctor", "--data", str(folder), "--name", "localhost")
    proxies = ("--trusted-proxy", "10.0.0.0/8", "--trusted-proxy", "0.0.0.0/0")
    said = answer(*words, *proxies)
    assert not ENGLISH.search(said.replace(str(folder), "")), said
    for subject in ("disk", "database", "clock", "kernels", "files", "name", "proxy"):
        named = text(language, f"doctor-subject-{subject}")
        assert text(language, "doctor-finding", subject=named, said="") in said
    public = "doctor-proxy-public"
    assert text(language, public, network="0.0.0.0/0") in said
    assert text(language, f"{public}.mend") in said
    (folder / FILE_NAME).write_bytes(b"not a database" * 100)
    broken = run(*words)
    assert broken.returncode == 1
    assert text(language, "doctor-database-broken.mend") in broken.stdout


def test_every_finding_of_the_doctor_has_its_text() -> None:
    sources = "".join(map(inspect.getsource, (doctor, postgres_doctor)))
    named = set(re.findall(r'"(doctor-[a-z-]+)"', sources))
    assert len(named) > 35
    assert named <= set(entries("en"))

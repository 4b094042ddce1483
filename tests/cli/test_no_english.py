"""Whole runs of the command line in French, German and Italian contain no English word.

English words are those of the English texts that no text of the other language has. What is typed
and what names a file, an option or a module is in no language.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quayside.cli.main import main
from quayside.core.family import OPTIONAL, REQUIRED
from quayside.games import families, names
from tests.texts.files import words, words_of

OTHERS = ("fr", "de", "it")
REFUSED = (
    "play chess",
    "play docker --players 9",
    "play docker --option revisit",
    "play docker --option revisit=now",
    "play docker --seats human,uct:0",
    "play docker --seats human,nobody",
    "play docker --colours rb",
    "play dockers --players 2 --colours rr",
    "play dockers --option floors=9",
    "play dockers --option cap=3",
    "play dockers --option layout=@nowhere.toml",
    "puzzles docker --option cap=x",
    "puzzles docker --check --seed 1",
    "solve doce",
    "solve docker:en --pieces 1",
    "solve docker:en --device abacus",
    "train doce --device abacus",
    "arena docker --bots 1,2,3,4,5",
    "arena docker --bots greedy~x",
    "regret --game doce --policy random",
    "regret --game docker:en --policy no.such:thing",
    "conform chess",
    "analyse doce --at 2",
    "conform docker:xx",
    "play doce --record /nowhere/game.quay",
    "prove nowhere.gz --check",
    "rules docker abc",
    "rules docker abc xyz",
    "play docker --players two",
    "nonsense",
    "play docker --nonsense",
)
VALUES = {value for family in families() for option in family.options for value in option.values}
NAMES = {
    *VALUES,
    *("docker", "dockers", "doce", "quayside", "pip", "install", "starter", "colours"),
    *("long", "beach"),  # a port
    *("date", "dice"),  # lines of a record
    *REQUIRED,
    *OPTIONAL,
    *names(),
}
TYPED = re.compile(
    r"`[^`]*`|‘[^’]*’|«\s[^»]*»|«[^»]*»|„[^“]*“|--[a-z-]+|\S+[=:/]\S+|\S+\.(?:quay|gz|npy)\b"
)
"""What is quoted, options of the command line, values, addresses and files."""


def english(language: str, told: str) -> set[str]:
    """Return the English words of what was printed."""
    return words_of(TYPED.sub(" ", told)) & (words("en") - words(language)) - NAMES


@pytest.mark.parametrize("language", OTHERS)
def test_english_is_found(language: str) -> None:
    for sentence in ("The game is not finished.", "largest loss", "there is no such thing"):
        assert english(language, sentence)


@pytest.fixture
def told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., str]:
    """Give a function that runs the command line and returns all that it prints."""
    monkeypatch.setenv("QUAYSIDE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")

    def run(language: str, *words: str, typed: str = "", code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            main(["--language", language, *words])
            ended: object = 0
        except SystemExit as end:
            ended = end.code
        printed = capsys.readouterr()
        assert ended == code, printed
        return printed.out + printed.err

    return run


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", [family.name for family in families()])
def test_a_whole_game_is_played_without_english(
    told: Callable[..., str], language: str, name: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.quay"
    typed = f"1\nsave {file}\nhelp\nmoves\nboard\nrules\nundo\nz9-z9\n1\nresign\n"
    words = ("play", name, "--seats", "human,random", "--seed", "4")
    played = told(language, *words, typed=typed)
    assert english(language, played) == set()
    shown = told(language, "show", str(file), typed="n\nn\nz\nq\n")
    assert english(language, shown) == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        "solve docker:en --option revisit=start --tolerance 1e-2",
        "solve docker:fr --players 3 --pieces 1 --horizon 3",
        "regret --game docker:en --policy random --positions 20 --workers 1",
        "arena doce --bots random,random --games 4 --workers 1",
        "playouts doce --games 10",
        "perft doce --depth 1",
        "solutions",
    ],
)
def test_commands_of_researchers_speak_no_english(
    told: Callable[..., str], language: str, words: str
) -> None:
    printed = told(language, *words.split())
    assert english(language, printed) == set(), printed


@pytest.mark.parametrize("language", OTHERS)
def test_the_examination_of_a_game_speaks_no_english(
    told: Callable[..., str], language: str
) -> None:
    printed = told(language, "conform", "doce", "--games", "1")
    assert english(language, printed) == set(), printed


@pytest.mark.parametrize("language", OTHERS)
def test_training_speaks_no_english(
    told: Callable[..., str], language: str, tmp_path: Path
) -> None:
    pytest.importorskip("torch")
    words = ["train", "doce", "--minutes", "0.01", "--games", "8", "--steps", "1"]
    printed = told(language, *words, "--out", str(tmp_path / "run"))
    assert english(language, printed) == set(), printed


@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal_speaks_no_english(told: Callable[..., str], language: str) -> None:
    for line in REFUSED:
        printed = told(language, *line.split(), code=2)
        assert english(language, printed) == set(), (line, printed)

"""The rules pages of the command line teach the rules of the game they are about.

Each fact has the few words that carry it in each language, looked for in the section where a reader
needs it. Whole sentences are free to change.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from quayside.cli.language import speak
from quayside.cli.rules import print_games, rules_page
from quayside.games import load
from quayside.texts import languages, text

AGAIN = {
    "en": "roll again until you can move",
    "fr": "relancez jusqu’à pouvoir jouer",
    "de": "würfelst du so lange weiter, bis du ziehen kannst",
    "it": "tiri di nuovo finché non puoi muovere",
}
"""The right to roll again, in thirty seconds."""
REROLL = {"docker:fr": False, "docker:en": True, "docker:it": True, "docker:omba": False}

FACTS = {
    # Docker
    ("docker:en", "rules-docker-edition-en"): {
        "en": "until",
        "fr": "jusqu’à",
        "de": "so lange, bis",
        "it": "fino a",
    },
    ("docker:it", "rules-docker-edition-it"): {
        "en": "until",
        "fr": "jusqu’à",
        "de": "so lange, bis",
        "it": "fino a",
    },
    ("docker:en", "rules-docker-no-move"): {
        "en": "roll again until",
        "fr": "relancez jusqu’à",
        "de": "so lange, bis",
        "it": "di nuovo finché",
    },
    ("docker:fr", "rules-docker-no-move"): {
        "en": "There is no second roll",
        "fr": "On ne relance pas",
        "de": "Weitergewürfelt wird nicht",
        "it": "Non si tira di nuovo",
    },
    ("docker:fr", "rules-docker-setup"): {
        "en": "unless the table says who begins",
        "fr": "sauf si la table désigne qui commence",
        "de": "wenn ihr es nicht selbst bestimmt",
        "it": "a meno che non lo decidiate voi",
    },
    ("docker:en", "DK-7"): {
        "en": "the whole game",
        "fr": "toute la partie",
        "de": "der ganzen Partie",
        "it": "tutta la partita",
    },
    ("docker:fr", "DK-12"): {
        "en": "our choice",
        "fr": "notre choix",
        "de": "unsere Wahl",
        "it": "scelta nostra",
    },
    # Dockers
    ("dockers", "rules-dockers-crates"): {
        "en": "only of a crate that you are dropping",
        "fr": "que de la caisse que l’on fait chuter",
        "de": "nur bei der Kiste ansehen, die du gerade fallen lässt",
        "it": "solo della cassa che si sta facendo cadere",
    },
    ("dockers", "CR-11"): {"en": "memory", "fr": "mémoire", "de": "Gedächtnis", "it": "memoria"},
    ("dockers", "rules-dockers-constraints"): {
        "en": "by its base",
        "fr": "par sa base",
        "de": "über ihre Unterseite",
        "it": "dalla base",
    },
    ("dockers", "CR-5"): {
        "en": "touching faces",
        "fr": "les faces qui se touchent",
        "de": "über Flächen verbunden, die sich berühren",
        "it": "le facce che si toccano",
    },
    ("dockers", "rules-dockers-points"): {
        "en": "again in full",
        "fr": "de nouveau en entier",
        "de": "noch einmal ganz",
        "it": "di nuovo per intero",
    },
    ("dockers", "CR-10"): {
        "en": "one game in a thousand",
        "fr": "une partie sur mille",
        "de": "eine Partie von tausend",
        "it": "una partita su mille",
    },
    ("dockers", "GL-1"): {
        "en": "unless the table chose that a bot takes over",
        "fr": "sauf si la table a choisi",
        "de": "beim Eröffnen des Tisches gewählt",
        "it": "non si sia scelto",
    },
    # Doce
    ("doce", "rules-doce-turn"): {
        "en": "out of the round",
        "fr": "condamne sa case",
        "de": "sperrt sein Feld",
        "it": "chiude la sua casella",
    },
    ("doce", "rules-doce-match"): {
        "en": "unless the table says who begins",
        "fr": "sauf si la table désigne qui commence",
        "de": "wenn ihr es nicht selbst bestimmt",
        "it": "a meno che non lo decidiate voi",
    },
    ("doce", "DC-8"): {"en": "youngest", "fr": "plus jeune", "de": "jüngste", "it": "più giovane"},
}

OWN_BLOCKER = {
    "en": "their own blocker",
    "fr": "son propre bloqueur",
    "de": "der eigene Blocker",
    "it": "il proprio blocco",
}

EARLY = {"en": "early on", "fr": "au début", "de": "am Anfang", "it": "all’inizio"}
"""The right to roll again does not end with the beginning of a game."""


@cache
def page(language: str, game: str) -> str:
    speak(language)
    try:
        return rules_page(load(game))
    finally:
        speak("en")


def section(language: str, game: str, name: str) -> str:
    """Return a section of a page by the id of its title, or a ruling by its number."""
    whole = page(language, game)
    if re.fullmatch(r"[A-Z]{2}-\d+", name):
        found = re.search(rf"^- \*\*{name} .*$", whole, re.MULTILINE)
        assert found, f"no {name} in {game}"
        return found[0]
    heading = f"## {text(language, name if name == 'rules-brief' else f'{name}.title')}\n"
    assert heading in whole
    return whole.partition(heading)[2].partition("\n## ")[0].replace("**", "")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REROLL)
def test_thirty_seconds_of_docker_follow_the_edition(game: str, language: str) -> None:
    brief = section(language, game, "rules-brief")
    assert (AGAIN[language] in brief) == REROLL[game]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "name"), FACTS, ids=lambda part: part)
def test_a_rule_is_told_where_it_is_needed(game: str, name: str, language: str) -> None:
    assert FACTS[game, name][language] in section(language, game, name)


@pytest.mark.parametrize("language", languages())
def test_a_group_that_grows_has_its_example(language: str) -> None:
    """A third crate on floor 1 scores 9 points, a fourth 12 (CR-8)."""
    assert re.search(r"3 × 3 = 9.*4 × 3 = 12", section(language, "dockers", "rules-dockers-points"))


@pytest.mark.parametrize("language", languages())
def test_the_unused_blocker_that_counts_is_ones_own(language: str) -> None:
    """For the winner, and in a draw for each player."""
    won, drawn = section(language, "doce", "rules-doce-score").strip().split("\n\n")
    assert OWN_BLOCKER[language] in won
    assert OWN_BLOCKER[language] in drawn


@pytest.mark.parametrize("language", languages())
def test_the_list_of_games_does_not_limit_rolling_again(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    speak(language)
    print_games()
    speak("en")
    lines = capsys.readouterr().out.splitlines()
    [italian] = [line for line in lines if "docker:it" in line]
    assert EARLY[language] not in italian


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "name"),
    [("docker:fr", "Jactalea"), ("dockers", "Philippe Leurquin"), ("doce", "Machado")],
)
def test_a_page_names_the_makers_of_the_game(game: str, name: str, language: str) -> None:
    end = page(language, game).strip().split("\n\n")[-2:]
    assert name in end[0]
    assert end[1] == text(language, "home-independent")

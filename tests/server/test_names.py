"""Names are what can be seen of them, and nobody is taken for a bot."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from quayside import texts
from quayside.server.names import clean_name, skeleton
from tests.server.helpers import Client, Server, fresh

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Jean-Fran\u00e7ois d\u2019Aix", "Jean-Fran\u00e7ois d\u2019Aix"),
        ("\u05d3\u05b8\u05bc\u05df", "\u05d3\u05b8\u05bc\u05df"),  # a letter with two points
        (FAMILY, FAMILY),
        ("\u0645\u06cc\u200c\u0634", "\u0645\u06cc\u200c\u0634"),
        ("\u200b", ""),
        ("\u061c\u200f", ""),
        ("\ufeff", ""),
        ("\U000e0041\U000e0042", ""),
        (" ", ""),
        ("\u00a0\u3000", ""),
        ("\u3164\u2800\u115f", ""),
        ("\u0301" * 30, ""),
        ("\u200d\u200c", ""),
        ("An\u200bna\u00ad", "Anna"),
        ("a" + "\u0301" * 30, "\u00e1\u0301\u0301"),
        ("bot 6", ""),
        ("Bot 6", ""),
        ("B\u200bot  6", ""),
        ("\uff22\uff4f\uff54 \uff16", ""),
        ("[bot] 6", ""),
        ("Robot 3", ""),
        ("bot random", ""),
        ("Bottom", "Bottom"),
        ("Robot", "Robot"),
        ("Abbot 6", "Abbot 6"),
    ],
)
def test_what_is_kept_of_a_name(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Anna", "anna"),
        ("Anna", " A n n a "),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Anna", "Ann\u00e0"),
        ("Anna", "Anna."),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),
        ("Bill", "Bi1l"),
        ("Bill", "BiIl"),
        ("Otto", "0tt0"),
        ("Marta", "rnarta"),
        ("Walter", "vValter"),
        ("HANNES", "\u0397ANN\u0395S"),  # Greek
        ("\N{GRINNING FACE}", "\N{GRINNING FACE}"),
        ("\u0418\u0432\u0430\u043d", "\u0438\u0412\u0430\u041d"),
    ],
)
def test_names_that_can_be_taken_for_each_other_look_the_same(name: str, twin: str) -> None:
    assert skeleton(name) == skeleton(twin)


def test_different_names_look_different() -> None:
    names = ["Anna", "Anne", "Hanna", "Anna 2", "Bert", "Robert", "Jo", "Joe", "Zo\u00eb", "Leo"]
    names += [
        "\u0418\u0432\u0430\u043d",
        "\u5c0f\u660e",
        "\u5c0f\u7ea2",
        "\N{CAT}",
        "\N{DOG}",
        "!",
        "?",
    ]
    assert len({skeleton(name) for name in names}) == len(names)
    assert all(skeleton(name) for name in names)


def test_a_bot_is_not_imitated_with_other_letters() -> None:
    assert clean_name("B\u043et 6") == ""
    assert clean_name("\u0412\u043e\u0442 Pip") == ""


@pytest.mark.parametrize("language", texts.languages())
def test_nobody_is_shown_as_a_bot_in_any_language(language: str) -> None:
    for level in (*range(1, 9), "random"):
        shown = texts.text(language, "seat-bot", level=level)
        assert "ot" in shown
        assert clean_name(shown) == ""


def test_a_name_of_nothing_is_no_name(tmp_path: Path) -> None:
    async def play(server: Server) -> list[str]:
        key = fresh()
        table = server.open([{"kind": "link", "key": key}] * 2)
        client = await Client(server.port, table, key).connect()
        for seat, name in enumerate(["Anna", "bot\u00ad 6"]):
            assert (await client.sit(seat, name))["type"] == "ack"
        await client.reach(4)  # opened, sat, sat, started
        assert (await client.act("rename", 0, name="[bot] 6\ufeff"))["type"] == "ack"
        await client.close()
        view = json.loads(server.http("GET", f"/api/v2/tables/{table}")[1])
        return [seat["name"] for seat in view["seats"]]

    with Server(tmp_path) as server:
        assert asyncio.run(asyncio.wait_for(play(server), 60)) == ["", ""]

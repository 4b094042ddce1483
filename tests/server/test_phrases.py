"""Set phrases: heard by everybody at the table, from players only, at a limited rate."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from quayside import texts
from quayside.server.protocol import PhraseId
from tests.server.helpers import Client, Server, fresh
from tests.server.test_tables import run


def test_every_phrase_exists_in_every_language() -> None:
    for language in texts.languages():
        said = [texts.text(language, f"phrase-{phrase}") for phrase in get_args(PhraseId)]
        assert len(set(said)) == len(said) == 10


def test_players_speak_and_everybody_at_the_table_hears(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        keys = [fresh(), fresh()]
        table = server.open([{"kind": "link", "key": key} for key in keys])
        anna, bert = [await Client(server.port, table, key).connect() for key in keys]
        watcher = await Client(server.port, table).connect()
        elsewhere = await Client(server.port, server.open([{"kind": "open"}] * 2)).connect()

        async def refused(client: Client, seat: int, phrase: str = "thanks") -> str:
            errors = len(client.errors)
            await client.send({"type": "phrase", "seat": seat, "phrase": phrase})
            await client.until(lambda: len(client.errors) > errors)
            return str(client.errors[-1]["code"])

        assert await refused(anna, 0) == "quayside.table.not-your-seat", "she does not sit yet"
        await anna.sit(0)
        await anna.send({"type": "phrase", "seat": 0, "phrase": "good-luck"})
        for client in (anna, bert, watcher):
            await client.until(lambda client=client: client.phrases == [(0, "good-luck")])  # type: ignore[misc]
        assert await refused(anna, 1) == "quayside.table.not-your-seat"
        assert await refused(anna, 3) == "quayside.table.no-such-seat"
        assert await refused(watcher, 0) == "quayside.table.not-your-seat"
        assert await refused(anna, 0, "you are an idiot") == "quayside.protocol.message"
        # Three may follow at once; then it takes two seconds until the next.
        for phrase in ("thanks", "oops"):
            await anna.send({"type": "phrase", "seat": 0, "phrase": phrase})
        assert await refused(anna, 0) == "quayside.limit.phrases"
        await bert.sit(1)
        await bert.send({"type": "phrase", "seat": 1, "phrase": "hello"})
        await watcher.until(lambda: (1, "hello") in watcher.phrases)
        assert watcher.phrases[:-1] == [(0, "good-luck"), (0, "thanks"), (0, "oops")]
        assert elsewhere.phrases == []
        assert {"opened", "sat", "started"} == set(bert.kinds), "nothing of it is in the log"
        for client in (anna, bert, watcher, elsewhere):
            await client.close()

    limits = ("phrases_at_once=3", "phrases_per_minute=0.001")
    with Server(tmp_path, limits=limits) as server:
        run(play(server))

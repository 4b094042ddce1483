"""Tables opened beside the browser, for what the pages need a table for."""

from __future__ import annotations

from tests.server.helpers import Server, fresh

BOT = {"kind": "bot", "level": "1"}


def link() -> tuple[str, dict[str, str]]:
    """Return a key and the seat that it holds."""
    key = fresh()
    return key, {"kind": "link", "key": key}


def against_bot(server: Server, game: str, **more: object) -> tuple[str, str]:
    """Open a table for one person and a bot; return its id and the person's key."""
    key, seat = link()
    return server.open([seat, BOT], game, **more), key

"""Retention: deletes tables without recent events."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Literal

import msgspec

from quayside.core.errors import InvalidSetup
from quayside.server import protocol as m
from quayside.server.log import Appended, Batch, Log, Row, StorageError
from quayside.server.timing import Timing

DAY = 86_400_000
CHECK_SECONDS = 3_600.0
"""The interval between two searches for old tables."""
PAGE = 500
logger = logging.getLogger("quayside.server")


def read_days(text: str) -> int:
    """Read a time such as `400d`; raises `InvalidSetup`."""
    found = re.fullmatch(r"([1-9][0-9]{0,5})d", text)
    if found is None:
        raise InvalidSetup(f"a time for which tables are kept looks like '400d', not {text!r}")
    return int(found[1])


async def erase(
    log: Log, table: str, head: int, body: bytes, why: Literal["operator", "age"], now: int
) -> bool:
    """Delete a table whose last row is known; return False if it has newer events. Servers with the
    table in memory are notified as of any event."""
    rules = msgspec.json.decode(body)["rules"]
    event = m.Event(head + 1, now, rules, "", None, m.Deleted(why))
    batch = Batch(table, (Row(head + 1, m.encode(event)),), erase=True)
    return isinstance(await log.append(batch), Appended)


async def erase_old(log: Log, days: int, now: int) -> int:
    """Delete all tables without an event for some days; return their number. Only the id and the
    time of a deleted table remain."""
    after, count = "", 0
    while found := await log.heads(after, PAGE):
        for table, head, body in found:
            after = table
            try:
                event = msgspec.json.decode(body)
                is_old = now - event["time"] >= days * DAY and event["what"]["kind"] != "deleted"
            except (msgspec.DecodeError, LookupError, TypeError):
                continue  # of a newer version
            if is_old and await erase(log, table, head, body, "age", now):
                count += 1
    return count


async def keep_erasing(log: Log, days: int, timing: Timing) -> None:
    """Delete old tables now and every hour, until cancelled."""
    while True:
        try:
            count = await erase_old(log, days, timing.now())
            if count:
                logger.info("erased", extra={"tables": count})
        except StorageError as error:
            logger.error("storage", extra={"error": str(error)})
        await asyncio.sleep(CHECK_SECONDS)

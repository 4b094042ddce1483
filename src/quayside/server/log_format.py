"""The server's log on standard error, as JSON lines. It never contains secrets."""

from __future__ import annotations

import logging
import sys

from pythonjsonlogger.msgspec import MsgspecFormatter

from quayside.core.errors import InvalidSetup

LEVELS = ("debug", "info", "warning", "error", "critical")
RARE = "quayside.server.solving"
"""The logger of what happens rarely and takes long. It shows its progress at the level `warning`
too."""


class _Lines(MsgspecFormatter):
    """Formats a record as time, level, what happened, and its extra fields."""

    def __init__(self) -> None:
        names = {"asctime": "time", "levelname": "level", "message": "what", "exc_info": "trace"}
        super().__init__("%(asctime)s %(levelname)s %(message)s", rename_fields=names)

    def process_log_record(self, log_data: dict[str, object]) -> dict[str, object]:
        return {**log_data, "level": str(log_data["level"]).lower()}


def set_up_logging(level: str) -> None:
    """Log to standard error from a level on; raises `InvalidSetup`."""
    if level.lower() not in LEVELS:
        raise InvalidSetup(f"a log level is one of {', '.join(LEVELS)}; not {level!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    if level.lower() == "warning":
        logging.getLogger(RARE).setLevel(logging.INFO)
    # At lower levels uvicorn and websockets log frames, with keys and ids, and a line for each
    # request that is not HTTP.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)

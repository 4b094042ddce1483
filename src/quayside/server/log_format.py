"""The server's log on standard error, as JSON lines. It never contains secrets."""

from __future__ import annotations

import logging
import sys

import msgspec

from quayside.core.errors import InvalidSetup

LEVELS = ("debug", "info", "warning", "error", "critical")


class JsonFormatter(logging.Formatter):
    """Formats a record as time, level, what happened, and the fields in `data`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "data", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logging(level: str) -> None:
    """Log to standard error from a level on; raises `InvalidSetup`."""
    if level.lower() not in LEVELS:
        raise InvalidSetup(f"a log level is one of {', '.join(LEVELS)}; not {level!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # At lower levels uvicorn and websockets log frames, with keys and ids, and a line for each
    # request that is not HTTP.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)

"""The engine: lines on standard input and output."""

from __future__ import annotations

import io
import sys


def run_engine(bot: str | None) -> None:
    """Answer the lines of standard input until `quit` or its end."""
    from quayside.research.engine import serve

    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")

    def write(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    serve(lines, write, bot)

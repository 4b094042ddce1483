"""A worker process: reads work as JSON lines, answers with JSON lines, ends at end of file.

It runs beside the server so that thinking never holds up the event loop; it has lower priority,
and it ends by itself when the server is gone.
"""

from __future__ import annotations

import os
import sys

import msgspec

from quayside.games import parse


class Work(msgspec.Struct, frozen=True):
    """Choose a move for a bot."""

    bot: str
    position: str
    seed: int = 0


class Answer(msgspec.Struct, frozen=True):
    """The move chosen, or what went wrong."""

    move: str = ""
    error: str = ""


def choose(work: Work) -> str:
    """Return a bot's move."""
    from quayside.search.bots import bot

    state = parse(work.position)
    return bot(work.bot, state.game, seed=work.seed).choose(state).text


def main() -> None:
    """Work until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(5)
    decode = msgspec.json.Decoder(Work).decode
    for line in sys.stdin.buffer:
        try:
            answer = Answer(move=choose(decode(line)))
        except Exception as error:  # whatever goes wrong is told, and the server decides
            answer = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""Drawing to the terminal: colours for the styles of pictures, and a line while kernels compile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from rich.console import Console
from rich.text import Text

from quayside.core.events import Drawing
from quayside.core.game import Game

SEAT_STYLES = ("black on bright_red", "black on bright_cyan", "black on yellow", "black on green")
STYLES = {
    **{f"seat{seat}": style for seat, style in enumerate(SEAT_STYLES)},
    **{f"seat{seat} top": f"bold {style}" for seat, style in enumerate(SEAT_STYLES)},
    "red": "black on red",
    "blue": "white on blue",
    "yellow": "black on yellow",
    "green": "black on green",
    "lid": "black on white",
    "dim": "dim",
    "bold": "bold",
    "last": "bold underline",
    "": "",
}


@cache
def out() -> Console:
    """Return the console for results."""
    return Console(highlight=False)


@cache
def aside() -> Console:
    """Return the console for progress and complaints (standard error)."""
    return Console(stderr=True, highlight=False)


def show_drawing(drawing: Drawing) -> None:
    """Print a picture. Style names that are not known are plain."""
    for line in drawing:
        text = Text(no_wrap=True, overflow="ignore")
        for part, style in line:
            text.append(part, STYLES.get(style, ""))
        out().print(text)


@contextmanager
def prepared(game: Game) -> Iterator[None]:
    """Load the game's kernels; while they are compiled for the first time, say so."""
    from quayside.core import kernel

    title = game.family.title
    with aside().status("") as status:
        done: list[str] = []

        def tell(name: str) -> None:
            done.append(name)
            message = f"Preparing {title} for the first time on this machine: {name} ({len(done)})"
            status.update(message)
            if not aside().is_terminal and len(done) == 1:
                aside().print(f"Preparing {title} for the first time on this machine ...")

        kernel.on_compile.append(tell)
        try:
            _ = game.rules
            import quayside.core.perft
            import quayside.core.playout  # noqa: F401
        finally:
            kernel.on_compile.remove(tell)
    yield

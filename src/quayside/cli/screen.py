"""Drawing to the terminal: colours for the styles of pictures, and a line while kernels compile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from quayside.core.events import Drawing

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

    from quayside.core.game import State

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


def show_position(state: State) -> None:
    """Print the picture of a position in the language that is spoken."""
    from quayside.cli.language import say_picture

    show_drawing(state.draw(partial(say_picture, state)))


def show_drawing(drawing: Drawing) -> None:
    """Print a picture. Style names that are not known are plain."""
    for line in drawing:
        text = Text(no_wrap=True, overflow="ignore")
        for part, style in line:
            text.append(part, STYLES.get(style, ""))
        out().print(text)


def progress_bar(*how_far: ProgressColumn) -> Progress:
    """Return a progress bar beside the results, which leaves nothing behind. It shows how many of
    how many, unless told otherwise."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *(how_far or (MofNCompleteColumn(),)),
        TimeRemainingColumn(),
        console=aside(),
        transient=True,
        disable=not aside().is_terminal,
    )


@contextmanager
def preparing() -> Iterator[None]:
    """Say so while the body loads kernels that have to be compiled for the first time."""
    from quayside.cli.language import say
    from quayside.core import kernel

    with aside().status("") as status:
        compiled: list[str] = []

        def tell(name: str) -> None:
            what = say("cli-preparing")
            compiled.append(name)
            status.update(f"{what}: {name} ({len(compiled)})")
            if not aside().is_terminal and len(compiled) == 1:
                aside().print(f"{what} ...")

        kernel.on_compile.append(tell)
        try:
            yield
        finally:
            kernel.on_compile.remove(tell)

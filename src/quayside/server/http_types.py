"""What HTTP takes and answers beside the messages: games, tables, positions, studies.

Like the messages they are version 1 of the protocol: fields are only ever added, with defaults.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, Union

from msgspec import Meta, Struct

from quayside.analysis.results import Analysis, Report
from quayside.core.events import TextScene
from quayside.games import BUILT_IN, family
from quayside.server import protocol as m

# Games -------------------------------------------------------------------------------------------


class Edition(Struct, frozen=True):
    """An edition of a game."""

    name: str
    meaning: str


class RuleOption(Struct, frozen=True):
    """A rule option; the first value is the default."""

    name: str
    values: list[str]
    meaning: str


class GameInfo(Struct, frozen=True):
    """A game family that can be played."""

    name: str
    title: str
    summary: str
    players: list[int]
    editions: list[Edition]
    options: list[RuleOption]


class Start(Struct, frozen=True):
    """The canonical first position of a game: seat 0 begins, colours in seat order."""

    game: str
    players: int
    options: dict[str, str]
    """The options that are not at their default."""
    rules: int
    """The rule version."""
    position: str


# Tables ------------------------------------------------------------------------------------------


class OpenedTable(Struct, frozen=True):
    """A table that was opened; `repeated` if the same request had opened it before."""

    table: m.TableView
    repeated: bool


class EventList(Struct, frozen=True):
    """Events after a number, and the table's last number."""

    head: int
    events: list[m.Event]


class MoveWish(m.Closed, frozen=True):
    """A move to ask about."""

    move: Annotated[str, Meta(max_length=40)]


class Why(Struct, frozen=True):
    """Whether a move is legal now, and if not, what forbids it."""

    legal: bool
    ruling: str
    """The number of the ruling, or the section of the rulebook; empty where none is named."""
    code: str
    """The code that playing it would be refused with; empty for a legal move."""
    message: str


# Positions ---------------------------------------------------------------------------------------


class PositionWish(m.Closed, frozen=True):
    """A position to be drawn."""

    position: Annotated[str, Meta(max_length=4000)]


class PreviewWish(m.Closed, frozen=True):
    """A position, and moves to be made in it one after the other."""

    position: Annotated[str, Meta(max_length=4000)]
    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)]


class Preview(Struct, frozen=True):
    """The position after the moves, what happened in the last of them, and what is due then."""

    position: str
    facts: list[m.Fact]
    seat: int | None
    due: Literal["roll", "move", "nothing"]
    moves: list[m.LegalMove]


if TYPE_CHECKING:
    Scene: TypeAlias = object
else:
    Scene = Union[(*(family(name).scene_type for name in BUILT_IN), TextScene)]
"""A position for a screen; `family` says which."""


# Records and studies -----------------------------------------------------------------------------


class VerifyResult(Struct, frozen=True):
    """The outcome of checking a record's dice."""

    ok: bool
    """Whether all rolls follow and nothing remains in doubt."""
    message: str
    """What was checked, what remains in doubt and what cannot be checked, in English."""


class StudyWish(m.Closed, frozen=True):
    """What to study: a position, a record, or a table (its game, if over; else its position)."""

    position: str | None = None
    record: str | None = None
    table: str | None = None


StudyStatus: TypeAlias = Literal["running", "done", "failed", "cancelled"]


class AnalysisStudy(Struct, tag_field="kind", tag="analysis", frozen=True):
    """How far the study of a position is, and its result once it is done."""

    id: str
    status: StudyStatus
    progress: float
    """0 to 1."""
    result: Analysis | None = None
    message: str = ""
    """What went wrong, if it failed."""


class ReportStudy(Struct, tag_field="kind", tag="report", frozen=True):
    """How far the study of a game is, and its result once it is done."""

    id: str
    status: StudyStatus
    progress: float
    """0 to 1."""
    result: Report | None = None
    message: str = ""
    """What went wrong, if it failed."""


StudyView: TypeAlias = AnalysisStudy | ReportStudy


# The server itself -------------------------------------------------------------------------------


class Health(Struct, frozen=True):
    """That the server is there."""

    status: str
    version: str

"""What HTTP takes and answers beside the messages: games, tables, positions, studies.

Like the messages they are version 2 of the protocol: fields are only ever added, with defaults.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from quayside.analysis.results import Analysis, Report
from quayside.core.explain import Kind
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


# Tables ------------------------------------------------------------------------------------------


class OpenedTable(Struct, frozen=True):
    """A table that was opened; `repeated` if the same request had opened it before."""

    table: m.TableView
    repeated: bool


class PairWish(m.Closed, frozen=True):
    """A game for two that a person wants to play now, with anybody."""

    table: m.TableId
    """The table to open if nobody waits."""
    key: m.Key
    """The key of the person's seat at that table."""
    game: Annotated[str, Meta(max_length=40, examples=["NAME:EDITION"])]
    options: dict[Annotated[str, Meta(max_length=20)], Annotated[str, Meta(max_length=600)]] = (
        field(default_factory=dict)
    )
    clock: m.Clock = m.NoClock()
    bot_after: m.BotAfter | None = None
    """When a bot joins if nobody comes; null: never."""


class Paired(Struct, frozen=True):
    """The table to sit down at."""

    table: str
    opened: bool
    """Whether it is the person's own: the first seat waits for the key that was sent. Otherwise
    somebody waits there, and a seat is open."""


class EventList(Struct, frozen=True):
    """Events after a number, and the table's last number."""

    head: int
    events: list[m.Event]
    now: int
    """The server's time in milliseconds since 1970: clocks are measured against it. While a clock
    runs, time since the last event that does not count is left out."""


# Positions ---------------------------------------------------------------------------------------

MOST_VALUES = 2_000
"""The most positions of one request for values."""


class ValuesWish(m.Closed, frozen=True):
    """Positions of one game whose exact values are wanted."""

    positions: Annotated[
        list[Annotated[str, Meta(max_length=4000)]], Meta(min_length=1, max_length=MOST_VALUES)
    ]


class Value(Struct, frozen=True):
    """What a position is worth if everybody plays as well as possible from there on."""

    win: list[float]
    """The chance of each seat to win."""
    kind: Kind
    """Where it comes from: a solution (exact) or an equilibrium."""
    error: float
    """exact: how far a chance may be off. equilibrium: what a player may gain by leaving it."""


class Values(Struct, frozen=True):
    """The values of positions, in their order; null where the server knows none."""

    values: list[Value | None]
    solving: float | None = None
    """How far the server is with solving this game, 0 to 1; null if it is not."""


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


class Preparation(Struct, frozen=True):
    """How many functions are compiled, and of how many, for the first time on the server."""

    done: int
    of: int


class StudyState(Struct, frozen=True):
    """How far a study is, as processes tell each other."""

    progress: float = 0.0
    preparing: Preparation | None = None


class AnalysisStudy(Struct, tag_field="kind", tag="analysis", frozen=True):
    """How far the study of a position is, and its result once it is done."""

    id: str
    status: StudyStatus
    progress: float
    """0 to 1."""
    result: Analysis | None = None
    message: str = ""
    """What went wrong, if it failed."""
    preparing: Preparation | None = None
    """While the study waits for compiling: how far that is."""


class ReportStudy(Struct, tag_field="kind", tag="report", frozen=True):
    """How far the study of a game is, and its result once it is done."""

    id: str
    status: StudyStatus
    progress: float
    """0 to 1."""
    result: Report | None = None
    message: str = ""
    """What went wrong, if it failed."""
    preparing: Preparation | None = None
    """While the study waits for compiling: how far that is."""


StudyView: TypeAlias = AnalysisStudy | ReportStudy


# The server itself -------------------------------------------------------------------------------


class Health(Struct, frozen=True):
    """That the server is there."""

    status: str
    version: str

"""What HTTP takes and answers beside the messages: games, tables, positions, studies.

Like the messages they are version 2 of the protocol: fields are only ever added, with defaults.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

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


class EventList(Struct, frozen=True):
    """Events after a number, and the table's last number."""

    head: int
    events: list[m.Event]
    now: int
    """The server's time in milliseconds since 1970: clocks are measured against it."""


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
    error: float
    """How far a chance may be off."""


class Values(Struct, frozen=True):
    """The values of positions, in their order; null where the server has no exact value."""

    values: list[Value | None]


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


Certainty: TypeAlias = Literal["exact", "proved", "estimate"]
Cause: TypeAlias = Literal["luck", "skill", "leaving"]


class Reason(Struct, frozen=True):
    """Why the best move is the best: a key with its arguments, and the same in English."""

    key: str
    args: dict[str, str | int]
    text: str


class FaceWorth(Struct, frozen=True):
    """A face of the die, and the chances when the best move follows."""

    face: int
    chance: float
    """How likely this is the roll that counts; 0 if it would be rolled again (DK-7)."""
    win: list[float] | None
    best: str | None


class MoveWorth(Struct, frozen=True):
    """A move, and the chances that it leaves. All but the move is null for a move that the search
    did not look at closely."""

    move: str
    win: list[float] | None
    regret: float | None
    """How much of the mover's chance the best move would have kept."""
    kind: Certainty | None
    error: float | None


class AnalysisResult(Struct, frozen=True):
    """All about one position: the chances by seat, each face before a roll, each move after it."""

    position: str
    kind: Certainty
    error: float
    """exact, proved: a bound; estimate: a standard error."""
    to_move: int | None
    win: list[float]
    faces: list[FaceWorth]
    moves: list[MoveWorth]
    """The best first, those that were not looked at closely last."""
    best: str | None
    reasons: list[Reason]


class ReportSeat(Struct, frozen=True):
    """What a seat's rolls gave it, and what its turns lost."""

    seat: int
    luck: float | None
    """What the rolls gave, compared with the mean over the faces; null in a game without rolls."""
    luck_error: float | None
    skill: float | None
    """The sum of what the turns lost, as a change (never positive); null for an estimate."""
    moves: int
    """How many turns the seat had."""
    decisions: int
    """How many of them had a choice."""
    mistakes: int
    """How many turns lost 0.05 or more, and more than their error."""
    grave: int
    """How many of the mistakes lost 0.15 or more."""
    loss: float
    """What a turn with a choice lost on average."""
    loss_error: float


class ReportStep(Struct, frozen=True):
    """One change of the chances: a roll, a whole turn or somebody leaving."""

    turn: int
    """Counts the turns of the game from 1."""
    seat: int
    cause: Cause
    text: str
    """The face, or the actions of the turn."""
    before: list[float]
    """luck: the mean over the faces. skill: the chances that the best turn would have left."""
    after: list[float]
    change: float
    """How the chance of the seat itself changed."""
    kind: Certainty
    error: float
    """How well the change is known: a bound, or for an estimate a standard error."""
    mistake: Literal["mistake", "grave"] | None
    best: str | None
    """For a turn that lost more than its error: what should have been played."""
    reasons: list[Reason]
    position: str
    """The position that the roll was made or the turn began in."""


class ReportResult(Struct, frozen=True):
    """A whole game in steps."""

    kind: Certainty
    error: float
    """The error of the totals: the largest of a seat's sum of luck or of losses."""
    start: list[float]
    result: list[float]
    seats: list[ReportSeat]
    steps: list[ReportStep]
    turning_points: list[ReportStep]


StudyStatus: TypeAlias = Literal["running", "done", "failed", "cancelled"]


class AnalysisStudy(Struct, tag_field="kind", tag="analysis", frozen=True):
    """How far the study of a position is, and its result once it is done."""

    id: str
    status: StudyStatus
    progress: float
    """0 to 1."""
    result: AnalysisResult | None = None
    message: str = ""
    """What went wrong, if it failed."""


class ReportStudy(Struct, tag_field="kind", tag="report", frozen=True):
    """How far the study of a game is, and its result once it is done."""

    id: str
    status: StudyStatus
    progress: float
    """0 to 1."""
    result: ReportResult | None = None
    message: str = ""
    """What went wrong, if it failed."""


StudyView: TypeAlias = AnalysisStudy | ReportStudy


# The server itself -------------------------------------------------------------------------------


class Health(Struct, frozen=True):
    """That the server is there."""

    status: str
    version: str

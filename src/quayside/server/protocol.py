"""The protocol's types, version 2: events, actions and WebSocket messages.

The OpenAPI document, the JSON schema in docs/protocol-v2.schema.json and the front end's types are
made from these classes. Fields are only ever added, with defaults; anything else is version 3.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 2
API_PATH = f"/api/v{VERSION}"
"""Where everything of the protocol is."""
SOCKET_PATH = f"{API_PATH}/socket"
"""Where the WebSocket is."""

END = r"(?!\n)$"
"""The end of a text in a pattern. In Python `$` alone also matches before a final newline; `\\Z`
does not exist in the regular expressions of JSON Schema."""
ID = "^[A-Za-z0-9_-]{22}" + END
TableId = Annotated[str, Meta(pattern=ID, description="128 random bits in base64url, client-made")]
Key = Annotated[str, Meta(pattern=ID, description="a seat's secret: 128 random bits, base64url")]
ClientId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{8,40}" + END, description="made by the client")
]
Part = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}" + END, description="32 random bytes for the dice")
]
ChainValue = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}" + END, description="a value of a seat's hash chain")
]
# No control characters, no line separators, and none that turn the direction of writing.
Name = Annotated[
    str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*" + END)
]
Seat = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(max_length=40, description="a move as the game writes it")]
MOST_MOVES = 8
"""The most moves of one action, and the most that are looked at ahead."""
Colours = Annotated[
    str, Meta(pattern="^[a-z]{1,2}" + END, description="the letters of one or two colours")
]
Knowledge: TypeAlias = Literal["open", "memory"]
"""What the players may look up (CR-11): `open` shows all faces of crates and the inside of the
block; with `memory` one sees what one would see at a real table and remembers the rest."""
BotLevel = Annotated[str, Meta(pattern="^([1-8]|random)" + END, description="1 to 8, or random")]


class Closed(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends: a field that is not known is an error, not ignored."""


class LegalMove(Struct, frozen=True):
    """A legal move: its text, which is what a client sends, and its number in the rules."""

    text: str
    action: int


# Setting up a table ------------------------------------------------------------------------------


class OpenSeat(Closed, tag_field="kind", tag="open", frozen=True):
    """A seat for the first person who takes it."""


class LinkSeat(Closed, tag_field="kind", tag="link", frozen=True):
    """A seat for the person who has the key. Seats with the same key are people on the same
    device."""

    key: Key


class BotSeat(Closed, tag_field="kind", tag="bot", frozen=True):
    """A seat for a bot."""

    level: BotLevel


SeatSpec: TypeAlias = OpenSeat | LinkSeat | BotSeat


class NoClock(Closed, tag_field="kind", tag="none", frozen=True):
    """Turns have no time limit."""


class PlayerClock(Closed, tag_field="kind", tag="player", frozen=True):
    """Time for each player for the whole game, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    then: Literal["bot", "lose"] = "lose"
    """When time is up, the player loses (GL-1) or a bot takes over."""


class DaysClock(Closed, tag_field="kind", tag="days", frozen=True):
    """Days for each turn."""

    days: Annotated[int, Meta(ge=1, le=60)]
    then: Literal["bot", "lose"] = "lose"
    """When time is up, the player loses (GL-1) or a bot takes over."""


Clock: TypeAlias = NoClock | PlayerClock | DaysClock


class Aids(Closed, frozen=True):
    """How the screen helps; agreed when the table opens."""

    hints: bool = False
    chances: bool = False


class BotAfter(Closed, frozen=True):
    """A bot that takes every open seat when nobody else has come for a while."""

    seconds: Annotated[int, Meta(ge=5, le=3_600)]
    level: BotLevel


class OpenTable(Closed, frozen=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40, examples=["NAME:EDITION"])]
    seats: Annotated[list[SeatSpec], Meta(min_length=2, max_length=4)]
    options: dict[Annotated[str, Meta(max_length=20)], Annotated[str, Meta(max_length=600)]] = {}
    """Rule options by name."""
    dice: Literal["fair", "real"] = "fair"
    clock: Clock = NoClock()
    aids: Aids = Aids()
    knowledge: Knowledge = "open"
    listed: bool = False
    """Whether the lobby shows the table to everybody."""
    starter: Seat | None = None
    """The seat that begins, as the players have agreed; null: it is drawn."""
    helped: Annotated[list[Seat], Meta(max_length=4)] | None = None
    """A handicap: the seats that hints and taking back are for; null: they are for everybody."""
    colours: Annotated[list[Colours], Meta(max_length=4)] | None = None
    """With real dice: the colours of each player's pieces, by seat. A game that deals colours deals
    these; for others they are a picture. Null: colours are dealt, or are the usual ones."""
    host: Seat | None = None
    """The link seat of the person who opens the table. That person can remove others before the
    start and close the table to spectators; null: nobody can."""
    bot_after: BotAfter | None = None
    """When bots take the open seats; null: never."""


# Actions -----------------------------------------------------------------------------------------


class Sit(Closed, tag_field="do", tag="sit", frozen=True):
    """Take a seat, or come back to it. A person who comes back sends the same anchor."""

    seat: Seat
    part: Part | None = None
    """For tables with version 1 of the dice, which need it."""
    name: Name = ""
    anchor: ChainValue | None = None
    """The end of the client's hash chain for the dice; null: the server alone draws the rolls of
    this seat."""


class Stand(Closed, tag_field="do", tag="stand", frozen=True):
    """Leave a seat. The game waits, and one may come back."""

    seat: Seat


class Rename(Closed, tag_field="do", tag="rename", frozen=True):
    """Change the name of the person on a seat; without a name the page shows the seat's side."""

    seat: Seat
    name: Name


class Roll(Closed, tag_field="do", tag="roll", frozen=True):
    """Roll; with real dice `face` says what was rolled."""

    seat: Seat
    face: Annotated[int, Meta(ge=1, le=12)] | None = None
    reveal: ChainValue | None = None
    """The next value of the seat's hash chain, if it has one and the server draws the roll."""


class Play(Closed, tag_field="do", tag="play", frozen=True):
    """Make one or several moves of the seat's turn, together or not at all."""

    seat: Seat
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES)]
    reveal: ChainValue | None = None
    """The next value of the seat's hash chain, if it has one and the server draws rolls. It is
    used if the moves end the turn and the game goes on."""


class Reveal(Closed, tag_field="do", tag="reveal", frozen=True):
    """Reveal the next value of the seat's hash chain, after somebody has sent a new anchor. Clients
    do so by themselves, before the game once every seat is taken."""

    seat: Seat
    value: ChainValue


class Resign(Closed, tag_field="do", tag="resign", frozen=True):
    """Leave the game for good (GL-1)."""

    seat: Seat


class ProposeTakeback(Closed, tag_field="do", tag="propose-takeback", frozen=True):
    """Ask to take back the seat's last move and all that followed. With real dice nobody is asked:
    the screen follows the table, and whoever notes what happened there corrects it."""

    seat: Seat
    roll: bool = False
    """With real dice: take back the table's last roll instead, of any seat, to correct it."""
    event: Annotated[int, Meta(ge=0)] | None = None
    """With real dice: take back the roll or move with this number instead, of any seat."""


class ProposeReplace(Closed, tag_field="do", tag="propose-replace", frozen=True):
    """Ask to give another seat to a bot, or without a bot to another person."""

    seat: Seat
    target: Seat
    bot: BotLevel | None = None


class ProposeDelete(Closed, tag_field="do", tag="propose-delete", frozen=True):
    """Ask to delete the table with all that happened there, for good."""

    seat: Seat


class Agree(Closed, tag_field="do", tag="agree", frozen=True):
    """Agree to what was proposed."""

    seat: Seat


class Decline(Closed, tag_field="do", tag="decline", frozen=True):
    """Decline or withdraw what was proposed."""

    seat: Seat


class Remove(Closed, tag_field="do", tag="remove", frozen=True):
    """Before the start the host removes a person, who cannot sit down again with the same key."""

    seat: Seat
    target: Seat
    key: Key | None = None
    """The new key that the seat waits for; null: the seat is open to anybody else."""


class AllowSpectators(Closed, tag_field="do", tag="spectators", frozen=True):
    """The host opens or closes the table to people who hold no seat."""

    seat: Seat
    allowed: bool


class Rematch(Closed, tag_field="do", tag="rematch", frozen=True):
    """Open the same table again with the seats rotated."""

    seat: Seat


Action: TypeAlias = (
    Sit
    | Stand
    | Rename
    | Roll
    | Play
    | Reveal
    | Resign
    | ProposeTakeback
    | ProposeReplace
    | ProposeDelete
    | Agree
    | Decline
    | Remove
    | AllowSpectators
    | Rematch
)


# Events ------------------------------------------------------------------------------------------


class PublicSeat(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "link", "person", "away", "bot"]
    """`link` waits for the person who has the key; `away` is a person who stood up."""
    name: str = ""
    """In a rematch a seat that waits has the name of the player it waits for."""
    bot: str | None = None
    device: int | None = None
    """The lowest seat held with the same key: seats with the same number share a device."""


class Opened(Struct, tag_field="kind", tag="opened", frozen=True):
    """The table was opened, and the server is bound to its dice."""

    game: str
    options: dict[str, str]
    seats: list[PublicSeat]
    dice: Literal["fair", "real", "imported"]
    commitment: str
    clock: Clock
    aids: Aids
    knowledge: Knowledge
    listed: bool
    rematch_of: str | None = None
    headers: dict[str, str] = {}
    """Of an imported record."""
    starter: int | None = None
    """The seat that begins, as the players have agreed; null: it is drawn."""
    helped: list[int] | None = None
    """A handicap: the seats that hints and taking back are for; null: they are for everybody."""
    colours: list[str] | None = None
    """With real dice: the colours of each player's pieces, by seat; null for the usual ones."""
    host: int | None = None
    """The seat of the person who opened the table, if that person is its host."""
    bot_after: BotAfter | None = None
    """When bots take the open seats; null: never."""
    dice_version: int | UnsetType = UNSET
    """The version of the construction of the dice (docs/fair-dice.md); left out: 1."""


class Sat(Struct, tag_field="kind", tag="sat", frozen=True):
    """A person sat down. With version 1 of the dice the part counts for draws from `since` on;
    else the part is empty and `since` is the number of the next draw."""

    seat: int
    name: str
    part: str
    since: int
    device: int
    anchor: str | UnsetType = UNSET
    """The end of the client's hash chain, if it has one: that of the seat, or a new one."""


class Stood(Struct, tag_field="kind", tag="stood", frozen=True):
    """A person left a seat."""

    seat: int


class Renamed(Struct, tag_field="kind", tag="renamed", frozen=True):
    """The person on a seat has another name now."""

    seat: int
    name: str


class Started(Struct, tag_field="kind", tag="started", frozen=True):
    """All seats are taken; draw 0 dealt, or an imported record began from a position of its own."""

    deal: dict[str, str] | None


class Rolled(Struct, tag_field="kind", tag="rolled", frozen=True):
    """A roll. `number` is its draw, or null for real dice; one that does not count is rolled again
    (DK-7)."""

    seat: int
    face: int
    number: int | None
    counts: bool
    reveal: str | UnsetType = UNSET
    """The next value of the seat's hash chain; it counts from this draw on."""


class Moved(Struct, tag_field="kind", tag="moved", frozen=True):
    """A move."""

    seat: int
    move: str
    action: int
    reveal: str | UnsetType = UNSET
    """The next value of the seat's hash chain, if the move ends the turn; it counts from the next
    draw on."""


class Revealed(Struct, tag_field="kind", tag="revealed", frozen=True):
    """A client revealed the next value of its hash chain; it counts from the next draw on."""

    seat: int
    value: str


class Gone(Struct, tag_field="kind", tag="gone", frozen=True):
    """A player resigned or ran out of time (GL-1)."""

    seat: int
    how: Literal["resign", "time"]
    withdrawn: int = 0
    """The number of rolls and moves before it, of the seat's unfinished turn, that are void."""


class Proposed(Struct, tag_field="kind", tag="proposed", frozen=True):
    """A proposal waits for the others' answers; bots wait too."""

    seat: int
    what: Literal["takeback", "replace", "delete"]
    target: int
    """The number of the move or roll to be taken back, or the seat to be replaced; the own seat for
    a table to be deleted."""
    bot: str | None = None


class Agreed(Struct, tag_field="kind", tag="agreed", frozen=True):
    """A player agreed; others have not answered yet."""

    seat: int


class Declined(Struct, tag_field="kind", tag="declined", frozen=True):
    """The proposal is gone."""

    seat: int


class TakenBack(Struct, tag_field="kind", tag="taken-back", frozen=True):
    """Event `target` and all rolls and moves after it are void; later rolls are new."""

    seat: int
    target: int


class Replaced(Struct, tag_field="kind", tag="replaced", frozen=True):
    """A seat was given to a bot or opened for another person."""

    seat: int
    bot: str | None
    why: Literal["agreed", "time", "waited"]
    """`waited`: nobody came to an open seat."""


class BotFailed(Struct, tag_field="kind", tag="bot-failed", frozen=True):
    """A bot failed and is started again; after three failures in a row it plays any legal move."""

    seat: int
    bot: str
    failures: int


class Finished(Struct, tag_field="kind", tag="finished", frozen=True):
    """The game is over; the secret of the dice is shown."""

    winners: list[int]
    scores: list[int] | None
    secret: str
    abandoned: bool = False
    """The game was stopped before its end, because no person played any more. Nobody has won."""


class Removed(Struct, tag_field="kind", tag="removed", frozen=True):
    """The host has removed the person on a seat, before the start."""

    seat: int
    reserved: bool
    """Whether the seat waits for a new link; else it is open to anybody."""


class Spectators(Struct, tag_field="kind", tag="spectators", frozen=True):
    """The host has opened or closed the table to people who hold no seat."""

    seat: int
    allowed: bool


class Deleted(Struct, tag_field="kind", tag="deleted", frozen=True):
    """The table was deleted; nothing else of it is stored any more."""

    why: Literal["players", "operator", "age"]


class Rematched(Struct, tag_field="kind", tag="rematched", frozen=True):
    """The same people can play again at this table."""

    table: str


What: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Renamed
    | Started
    | Rolled
    | Moved
    | Revealed
    | Gone
    | Proposed
    | Agreed
    | Declined
    | TakenBack
    | Replaced
    | BotFailed
    | Finished
    | Removed
    | Spectators
    | Deleted
    | Rematched
)


class Event(Struct, frozen=True):
    """One numbered event of a table."""

    n: int
    time: int
    """Milliseconds since 1970."""
    rules: int
    """The rule version that the table is played under."""
    position: str
    """The position after the event; empty until the game has begun."""
    clocks: list[int] | None
    """Milliseconds left by seat."""
    what: What


# WebSocket messages ------------------------------------------------------------------------------


class Hello(Closed, tag_field="type", tag="hello", frozen=True):
    """First message: which table, with which key, and the number of the last event received."""

    v: int
    table: TableId
    key: Key | None = None
    since: Number = 0


class Act(Closed, tag_field="type", tag="act", frozen=True):
    """An action, in answer to event number `at`."""

    id: ClientId
    at: Number
    action: Action


class Resume(Closed, tag_field="type", tag="resume", frozen=True):
    """Request the events after a number, when some are missing."""

    since: Number


class AskMoves(Closed, tag_field="type", tag="moves", frozen=True):
    """Ask what is due at the table, with the legal moves and a drawing: for clients that do not
    know the rules."""

    after: Annotated[list[MoveText], Meta(max_length=MOST_MOVES)] = []
    """Further moves to look ahead by. Nothing is played."""
    n: Number | None = None
    """After which event; null: the last one."""


class TellPresence(Closed, tag_field="type", tag="presence", frozen=True):
    """Say whether the client's page is visible. Until it says so, a client counts as visible."""

    shown: bool


PhraseId: TypeAlias = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "thanks",
    "oops",
    "sorry",
    "rematch",
    "goodbye",
]
"""The set phrases; every reader sees them in their own language."""


class Say(Closed, tag_field="type", tag="phrase", frozen=True):
    """Say a set phrase to everybody at the table, for a seat of the client's key."""

    seat: Seat
    phrase: PhraseId


class WatchLobby(Closed, tag_field="type", tag="lobby", frozen=True):
    """First message instead of hello: follow the lobby."""

    v: int


FromClient: TypeAlias = Hello | Act | Resume | AskMoves | TellPresence | Say | WatchLobby


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True):
    """Answer to hello: the seats that the key holds and the table's last number."""

    v: int
    table: str
    seats: list[int]
    head: int
    heartbeat: float
    """The longest time between two messages of the server, in seconds."""
    now: int
    """The server's time in milliseconds since 1970: clocks are measured against it. While a clock
    runs, time since the last event that does not count is left out."""


class Events(Struct, tag_field="type", tag="events", frozen=True):
    """Events, in order."""

    events: list[Event]
    now: int
    """The server's time in milliseconds since 1970: clocks are measured against it. While a clock
    runs, time since the last event that does not count is left out."""


class Moves(Struct, tag_field="type", tag="moves", frozen=True):
    """Answer to `moves`: what is due after event `n` and the further moves `after`."""

    n: int
    after: list[str]
    seat: int | None
    """The seat that must act; null if none must."""
    due: Literal["start", "roll", "move", "nothing"]
    moves: list[LegalMove]
    """The legal moves, if a move is due."""
    drawing: list[str]
    """The position as lines of text; empty before the game begins and under other rules."""


class Ack(Struct, tag_field="type", tag="ack", frozen=True):
    """The action is durable; `n` is its last event. `repeated` if it was so before."""

    id: str
    n: int
    repeated: bool


class Problem(Struct, tag_field="type", tag="error", frozen=True):
    """Something was refused; nothing has changed."""

    code: str
    message: str
    id: str | None = None
    ruling: str = ""
    head: int | None = None
    position: str | None = None
    """With `quayside.table.conflict`: the table's last number, and the position after it."""
    index: int | None = None
    """Which of several moves or positions was refused, counted from 0."""


class Head(Struct, tag_field="type", tag="head", frozen=True):
    """Heartbeat: the table's last number. A client that has fewer events sends `resume`."""

    n: int


class Preparing(Struct, tag_field="type", tag="preparing", frozen=True):
    """Functions are compiled for the first time on the server, which may take a minute. After the
    last of them, what waited for them happens by itself."""

    seat: int | None
    """The bot that waits for it; null if the table itself does."""
    done: int
    of: int
    """How many functions are compiled, and of how many."""


PresenceState: TypeAlias = Literal["connected", "away", "left"]
"""`away` is a player whose page is hidden or whose connection was lost; `left` is a player who has
closed the page, or has been away for long."""


class Presence(Struct, tag_field="type", tag="presence", frozen=True):
    """Who is at the table now. It comes after `welcome` and whenever it changes."""

    seats: list[PresenceState | None]
    """By seat; null where no person sits, and for a moment after the server has started."""
    spectators: int
    """The number of connections whose key holds no seat."""


class Phrase(Struct, tag_field="type", tag="phrase", frozen=True):
    """A player says a set phrase. It is not part of the table's log."""

    seat: int
    phrase: PhraseId


class LobbyTable(Struct, frozen=True):
    """A listed table that is not over. What changes with every move is left out."""

    table: str
    game: str
    options: dict[str, str]
    seats: list[PublicSeat]
    dice: Literal["fair", "real", "imported"]
    clock: Clock
    knowledge: Knowledge
    status: Literal["waiting", "playing", "finished"]
    opened_at: int
    """When the table was opened, in milliseconds since 1970."""


class LobbyTables(Struct, tag_field="type", tag="lobby", frozen=True):
    """The lobby: tables with open seats first, then the newest. It comes whenever it changes."""

    tables: list[LobbyTable]


class Bye(Struct, tag_field="type", tag="bye", frozen=True):
    """The server stops; connect again after `retry` seconds."""

    code: str
    retry: float


ToClient: TypeAlias = (
    Welcome
    | Events
    | Moves
    | Ack
    | Problem
    | Head
    | Preparing
    | Presence
    | Phrase
    | LobbyTables
    | Bye
)


# What HTTP answers beside events -----------------------------------------------------------------


class Proposal(Struct, frozen=True):
    """What waits for answers, and which seats have agreed."""

    seat: int
    what: Literal["takeback", "replace", "delete"]
    target: int
    bot: str | None
    agreed: list[int]


class TableView(Struct, frozen=True):
    """A table as everybody may see it: the fold of its events."""

    table: str
    head: int
    game: str
    options: dict[str, str]
    rules: int
    seats: list[PublicSeat]
    dice: Literal["fair", "real", "imported"]
    commitment: str
    clock: Clock
    aids: Aids
    knowledge: Knowledge
    listed: bool
    position: str
    clocks: list[int] | None
    status: Literal["waiting", "playing", "finished"]
    proposal: Proposal | None
    winners: list[int]
    scores: list[int] | None
    secret: str | None
    rematch_of: str | None
    rematch: str | None
    abandoned: bool = False
    """Whether the game was stopped before its end, because no person played any more."""
    closed: bool = False
    """Whether only people who hold a seat may look at it, once no seat is open."""
    dice_version: int = 1
    """The version of the construction of the dice (docs/fair-dice.md)."""


decode_message = msgspec.json.Decoder(FromClient).decode
decode_event = msgspec.json.Decoder(Event).decode
encode = msgspec.json.Encoder().encode

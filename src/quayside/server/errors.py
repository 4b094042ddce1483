"""The server's refusals, with stable codes: clients act on the code, people read the text."""

from __future__ import annotations

from quayside.core.errors import QuaysideError

CODES: dict[str, tuple[int, str]] = {
    "quayside.http.wrong-host": (421, "the Host header names another machine"),
    "quayside.http.wrong-origin": (403, "a page of another site may not use this server"),
    "quayside.http.bad-request": (400, "the request is not as the protocol says"),
    "quayside.http.not-found": (404, "there is nothing at this address"),
    "quayside.http.method": (405, "this address does not know that method"),
    "quayside.http.too-large": (413, "the request is larger than allowed"),
    "quayside.http.too-slow": (408, "the request took too long to arrive"),
    "quayside.limit.rate": (429, "too many messages or requests in a short time"),
    "quayside.limit.connections": (429, "too many connections, from this address or in all"),
    "quayside.limit.tables": (429, "too many tables opened from this address"),
    "quayside.limit.studies": (429, "too many studies of this address are running"),
    "quayside.limit.phrases": (429, "too many phrases in a short time"),
    "quayside.limit.events": (409, "the table's log is as long as it may get"),
    "quayside.server.storage": (503, "the action could not be stored, and was not played"),
    "quayside.server.unconfirmed": (
        503,
        "the database was lost: the action may have been played; send the same one again",
    ),
    "quayside.server.busy": (503, "no room for more work at the moment"),
    "quayside.server.failed": (500, "something went wrong here; it has been logged"),
    "quayside.server.stopping": (503, "the server is stopping; come back in a moment"),
    "quayside.protocol.version": (400, "another version of the protocol is needed"),
    "quayside.protocol.message": (400, "the message is not one of the protocol's"),
    "quayside.protocol.hello": (400, "the first message must be hello"),
    "quayside.table.unknown": (404, "there is no such table"),
    "quayside.table.exists": (409, "another table has this id already"),
    "quayside.table.setup": (400, "such a table cannot be opened"),
    "quayside.table.conflict": (409, "the table has moved on since the number answered to"),
    "quayside.table.id-reused": (409, "this client id was used for another action"),
    "quayside.table.not-your-seat": (403, "the key does not hold this seat"),
    "quayside.table.not-your-turn": (409, "another seat is to act"),
    "quayside.table.no-such-seat": (400, "the table has no such seat"),
    "quayside.table.seat-taken": (409, "the seat is taken"),
    "quayside.table.name-taken": (409, "another player has a name that looks like this one"),
    "quayside.table.not-host": (403, "only the person who opened the table may do that"),
    "quayside.table.removed": (403, "the host has removed this person from the table"),
    "quayside.table.deleted": (410, "the table has been deleted"),
    "quayside.table.closed": (403, "the table is closed to spectators"),
    "quayside.table.still-there": (409, "the player in this seat has not left"),
    "quayside.table.time-up": (409, "time ran out in this turn: a bot plays it"),
    "quayside.table.newer": (409, "the table was written by a newer version of the program"),
    "quayside.table.not-started": (409, "the game has not begun"),
    "quayside.table.started": (409, "the game has begun already"),
    "quayside.table.finished": (409, "the game is over"),
    "quayside.table.not-finished": (409, "the game is not over yet"),
    "quayside.table.old-rules": (
        409,
        "the game was played under other rules: it can be shown only",
    ),
    "quayside.table.roll-due": (409, "a roll is due, not a move"),
    "quayside.table.move-due": (409, "a move is due, not a roll"),
    "quayside.table.real-dice": (409, "at this table people type what they rolled"),
    "quayside.table.fair-dice": (409, "at this table the server draws the rolls"),
    "quayside.table.no-proposal": (409, "nothing has been proposed"),
    "quayside.table.proposal-open": (409, "a proposal waits for answers"),
    "quayside.table.nothing-to-take-back": (409, "this seat has made no move"),
    "quayside.table.rematch": (409, "the rematch has been opened already"),
    "quayside.table.no-aid": (403, "this table plays without that help"),
    "quayside.dice.anchor": (409, "this anchor was used at this table before"),
    "quayside.dice.begun": (409, "this seat has begun a hash chain for the next draw already"),
    "quayside.dice.reveal": (409, "the next value of this seat's hash chain is needed"),
    "quayside.dice.waiting": (409, "the draw waits for a value of another seat's hash chain"),
    "quayside.move.invalid": (400, "this is no move of the game"),
    "quayside.move.illegal": (409, "the rules forbid this move here"),
    "quayside.position.invalid": (400, "this is no position of a game"),
    "quayside.record.invalid": (400, "the record breaks a rule or cannot be read"),
    "quayside.work.unknown": (404, "there is no such piece of work"),
}
"""Every code with its HTTP status and meaning; docs/protocol.md lists them."""


class Refused(QuaysideError):
    """A refused request. The message says what is wrong and what would be correct."""

    def __init__(
        self,
        code: str,
        message: str = "",
        *,
        ruling: str = "",
        head: int | None = None,
        position: str | None = None,
        index: int | None = None,
    ) -> None:
        """Take a code of `CODES`; the default message is the meaning of the code."""
        self.status, meaning = CODES[code]
        super().__init__(message or meaning)
        self.code = code
        self.ruling = ruling
        self.head = head
        self.position = position
        """With a conflict, the number of the table's last event and the position after it."""
        self.index = index
        """The index of the refused move or position."""

"""How the values of the core look on the wire: moves, tables, endings and refusals."""

from __future__ import annotations

from typing import Literal

from quayside.core.errors import IllegalMove, MoveError
from quayside.core.game import Move, State
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.table import Table


def due_of(state: State) -> Literal["roll", "move", "nothing"]:
    """Return what a position waits for."""
    if state.is_over:
        return "nothing"
    return "roll" if state.is_chance else "move"


def play_move(state: State, text: str, index: int) -> tuple[Move, State]:
    """Return the move that a text means, and the position after it; raises `Refused`. `index` is
    the place of the move among those that were sent together."""
    if state.is_over:
        raise Refused("quayside.table.finished", index=index)
    if state.is_chance:
        raise Refused("quayside.table.roll-due", "roll first", index=index)
    try:
        move = state.find(text)
    except IllegalMove as error:
        raise Refused(
            "quayside.move.illegal", str(error), ruling=error.ruling, index=index
        ) from None
    except MoveError as error:
        raise Refused("quayside.move.invalid", str(error), index=index) from None
    return move, state.play(move)


def finished(state: State, secret: str) -> m.Finished:
    """Return the event that ends a game at a position that is over."""
    scores = None if state.scores is None else list(state.scores)
    return m.Finished(state.winners, scores, secret)


def events_message(bodies: list[bytes], now: int) -> str:
    """Return stored events as one message, without decoding them. `now` is the time in
    milliseconds."""
    return f'{{"type":"events","events":[{b",".join(bodies).decode()}],"now":{now}}}'


def problem(refused: Refused, client: str | None = None) -> m.Problem:
    """Return a refusal as a message; `client` is the id of the action that was refused."""
    return m.Problem(
        refused.code,
        str(refused),
        client,
        refused.ruling,
        refused.head,
        refused.position,
        refused.index,
    )


def refused(problem: m.Problem) -> Refused:
    """Return a refusal that another process sent as a message."""
    return Refused(
        problem.code,
        problem.message,
        ruling=problem.ruling,
        head=problem.head,
        position=problem.position,
        index=problem.index,
    )


def other_version() -> Refused:
    """Return the refusal of a client that speaks another version of the protocol."""
    message = f"this server speaks version {m.VERSION} of the protocol, under {m.API_PATH}"
    return Refused("quayside.protocol.version", message)


def lobby_table(table: Table) -> m.LobbyTable:
    """Return what the lobby shows of a table."""
    setup = table.setup
    return m.LobbyTable(
        table=table.id,
        game=setup.game,
        options=setup.options,
        seats=[m.PublicSeat(c.kind, c.name, c.bot, c.device) for c in table.chairs],
        dice=setup.dice,
        clock=setup.clock,
        knowledge=setup.knowledge,
        status=table.status,
        opened_at=table.opened_at,
    )


def table_view(table: Table) -> m.TableView:
    """Return what everybody may see of a table. The fields are listed one by one, so that nothing
    private can slip in."""
    setup, done, pending = table.setup, table.finished, table.pending
    proposal = None
    if pending is not None:
        what = pending.what
        proposal = m.Proposal(what.seat, what.what, what.target, what.bot, list(pending.seats))
    return m.TableView(
        table=table.id,
        head=table.head,
        game=setup.game,
        options=setup.options,
        rules=table.rules,
        dice=setup.dice,
        commitment=setup.commitment,
        clock=setup.clock,
        aids=setup.aids,
        knowledge=setup.knowledge,
        listed=setup.listed,
        position=table.position,
        clocks=table.clocks,
        status=table.status,
        rematch_of=setup.rematch_of,
        rematch=table.rematch,
        seats=[m.PublicSeat(c.kind, c.name, c.bot, c.device) for c in table.chairs],
        proposal=proposal,
        winners=[] if done is None else done.winners,
        scores=None if done is None else done.scores,
        secret=None if done is None else done.secret,
        abandoned=done is not None and done.abandoned,
        closed=table.closed,
        dice_version=table.dice_version,
    )

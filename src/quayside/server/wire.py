"""How the values of the core look on the wire: moves, turns, tables, endings and refusals."""

from __future__ import annotations

from typing import Literal

from quayside.core.errors import IllegalMove, MoveError
from quayside.core.game import Move, State
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.table import Table


def legal_moves(state: State) -> list[m.LegalMove]:
    """Return the legal moves of a position as data."""
    return [
        m.LegalMove(
            move.text, move.action, [m.PathStep(s.place, s.level, s.cost) for s in move.steps]
        )
        for move in state.moves
    ]


def due_of(state: State) -> Literal["roll", "move", "nothing"]:
    """Return what a position waits for."""
    if state.is_over:
        return "nothing"
    return "roll" if state.is_chance else "move"


def facts_of(state: State, move: Move | str) -> list[m.Fact]:
    """Return what a move does, for screens and voices; raises `MoveError`."""
    return [m.Fact(event.kind, event.seat, dict(event.data)) for event in state.events(move)]


def finished(state: State, secret: str) -> m.Finished:
    """Return the event that ends a game at a position that is over."""
    scores = None if state.scores is None else list(state.scores)
    return m.Finished(state.winners, scores, secret)


def turn_message(table: Table) -> m.Turn:
    """Return what is due at a table, with the legal moves."""
    if table.status != "playing" or not table.is_playable:
        return m.Turn(table.head, None, "start" if table.status == "waiting" else "nothing", [])
    state = table.state
    return m.Turn(
        table.head, state.to_move, "roll" if state.is_chance else "move", legal_moves(state)
    )


def events_message(bodies: list[bytes]) -> str:
    """Return stored events as one message, without decoding them."""
    return f'{{"type":"events","events":[{b",".join(bodies).decode()}]}}'


def problem(refused: Refused, client: str | None = None) -> m.Problem:
    """Return a refusal as a message; `client` is the id of the action that was refused."""
    return m.Problem(
        refused.code, str(refused), client, refused.ruling, refused.head, refused.position
    )


def refused_move(error: MoveError) -> Refused:
    """Return the refusal of a move that is illegal, or that is no move of the game."""
    if isinstance(error, IllegalMove):
        return Refused("quayside.move.illegal", str(error), ruling=error.ruling)
    return Refused("quayside.move.invalid", str(error))


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
    )

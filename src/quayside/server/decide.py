"""What an action makes happen at a table: drafts of events, or a refusal. Nothing is stored here.

Every function looks at a folded table only, so that any process that has read the log decides the
same; of two that decide at once the log accepts one.
"""

from __future__ import annotations

import base64
import dataclasses
import hashlib
from dataclasses import dataclass
from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from quayside.core import line
from quayside.core.errors import InvalidSetup, MoveError
from quayside.core.game import Game, State
from quayside.games import find
from quayside.server import clock, dice, wire
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.log import Batch, Row
from quayside.server.names import clean_name, skeleton
from quayside.server.table import Private, Table, hash_key

_InGame: TypeAlias = (
    m.Stand
    | m.Rename
    | m.Roll
    | m.Play
    | m.Reveal
    | m.Resign
    | m.ProposeTakeback
    | m.ProposeReplace
    | m.Agree
    | m.Decline
    | m.Remove
)
"""Actions that need a game which is not over."""
BOT_AFTER_TIME = "3"
"""The level of the bot that takes over when a person's time is up."""
MOST_EVENTS = 20_000
"""The longest log of a table; a turn that began before is stored whole."""
MOST_TALK = 10_000
"""From this event number on a table accepts only play, so that no player can fill the log with
other actions and keep the others from finishing."""
MOST_ALONE = 200
"""How many rolls and moves bots make after the last person has left the game. Then the game ends
as abandoned (CR-10: crates can be tipped to and fro without end)."""
ABSENT = 300_000
"""A player who keeps a table waiting for this many milliseconds counts as absent."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An event to be: what happens, the position it leads to (None: unchanged), what is private."""

    what: m.What
    state: State | None = None
    private: Private | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What an action makes happen: events at its table and, for a rematch, a new table."""

    drafts: list[Draft]
    rematch: str | None = None
    """The id of the table to open before the events are stored."""


def write(
    table: Table, drafts: list[Draft], now: int, spent: int, served: int | None = None
) -> tuple[tuple[Row, ...], State | None]:
    """Number and date the drafts, `spent` milliseconds after the last event and at the time
    `served`; return the rows and the position after them, if it changed."""
    now = max(now, table.time)
    rows, state, position = [], None, table.position
    ahead, rules = table.clocks, table.rules or _rules_of(drafts[0].what)
    for n, draft in enumerate(drafts, table.head + 1):
        if draft.state is not None:
            state, position = draft.state, str(draft.state)
        to_move = None if state is None else state.to_move
        ahead = clock.after(table, ahead, draft.what, spent, to_move)
        spent = 0  # events that are stored together happen at the same time
        if isinstance(draft.what, m.Deleted):
            position, ahead = "", None  # nothing of the game is kept
        event = m.Event(n, now, rules, position, ahead, draft.what)
        private = draft.private
        if served is not None and not isinstance(draft.what, m.Deleted):
            private = msgspec.structs.replace(private or Private(), served=served)
        rows.append(Row(n, m.encode(event), None if private is None else m.encode(private)))
    return tuple(rows), state


def _rules_of(what: m.What) -> int:
    assert isinstance(what, m.Opened)
    return find(what.game, len(what.seats), what.options).rules.version


def batch_of(
    table: Table,
    drafts: list[Draft],
    now: int,
    client: str | None,
    fingerprint: bytes | None,
    spent: int = 0,
    served: int | None = None,
) -> tuple[Batch, State | None]:
    """Return drafts ready to be stored; the client id goes with the last. `now` dates them,
    `spent` is the time since the table's last event that the clocks count, and `served` the served
    time, from which the next one is counted."""
    rows, state = write(table, drafts, now, spent, served)
    last = dataclasses.replace(rows[-1], client=client, fingerprint=fingerprint)
    rows = (*rows[:-1], last)
    opened = drafts[0].what
    topic = "lobby" if isinstance(opened, m.Opened) and opened.listed else None
    erase = isinstance(drafts[-1].what, m.Deleted)
    return Batch(table.id, rows, topic, erase), state


def fingerprint(action: m.Action | m.OpenTable) -> bytes:
    """Return a hash of an action, without the number it answers to: a repetition may be later.

    What version 1 of the protocol could say too is hashed as version 1 wrote it, because an action
    may be repeated after an update of the server.
    """
    written = msgspec.to_builtins(action)
    for name in ("anchor", "reveal"):
        if written.get(name, "") is None:
            del written[name]
    if isinstance(action, m.Play) and len(action.moves) == 1:
        del written["moves"]
        written["move"] = action.moves[0]
    elif isinstance(action, m.OpenTable):
        written["aids"] = {"inside": written.pop("knowledge") == "open", **written["aids"]}
        for name in ("helped", "colours", "host", "bot_after"):
            if written[name] is None:
                del written[name]
    elif isinstance(action, m.ProposeTakeback) and action.event is None:
        del written["event"]
    return hashlib.sha256(m.encode(written)).digest()


# Opening -----------------------------------------------------------------------------------------


def open_table(table: str, wish: m.OpenTable) -> list[Draft]:
    """Open a table: the server commits itself to its dice before anybody can add a part."""
    try:
        game = find(wish.game, len(wish.seats), wish.options)
    except InvalidSetup as error:
        raise Refused("quayside.table.setup", str(error)) from None
    if all(isinstance(seat, m.BotSeat) for seat in wish.seats):
        raise Refused("quayside.table.setup", "at least one seat must be for a person")
    if wish.starter is not None and wish.starter >= len(wish.seats):
        raise Refused(
            "quayside.table.setup",
            f"the starting seat is one of 0 to {len(wish.seats) - 1}, or null to have it drawn",
        )
    if wish.helped is not None and any(seat >= len(wish.seats) for seat in wish.helped):
        raise Refused("quayside.table.setup", f"seats go from 0 to {len(wish.seats) - 1}")
    if wish.host is not None and not (
        wish.host < len(wish.seats) and isinstance(wish.seats[wish.host], m.LinkSeat)
    ):
        raise Refused("quayside.table.setup", "the host has a link seat of the table")
    _check_colours(game, wish)
    keys = {
        seat: hash_key(spec.key)
        for seat, spec in enumerate(wish.seats)
        if isinstance(spec, m.LinkSeat)
    }
    seats = [
        m.PublicSeat("bot", bot=spec.level)
        if isinstance(spec, m.BotSeat)
        else m.PublicSeat("link" if isinstance(spec, m.LinkSeat) else "open")
        for spec in wish.seats
    ]
    secret = dice.fresh_secret()
    opened = m.Opened(
        game=game.name,
        options=game.unusual_options,
        seats=seats,
        dice=wish.dice,
        commitment=dice.commitment(table, secret),
        clock=wish.clock,
        aids=wish.aids,
        knowledge=wish.knowledge,
        listed=wish.listed,
        starter=wish.starter,
        helped=wish.helped,
        colours=wish.colours,
        host=wish.host,
        bot_after=wish.bot_after,
        dice_version=dice.VERSION,
    )
    return [Draft(opened, private=Private(secret.hex(), keys))]


def _check_colours(game: Game, wish: m.OpenTable) -> None:
    """Raise `Refused` for colours that the players of a real box cannot have."""
    if wish.colours is None:
        return
    if wish.dice != "real":
        raise Refused("quayside.table.setup", "colours are said with real dice; others are dealt")
    if len(wish.colours) != len(wish.seats):
        raise Refused("quayside.table.setup", "colours are said for every seat, or for none")
    try:
        game.start(None, **_agreed_deal(game, None, wish.colours))
    except InvalidSetup as error:
        raise Refused("quayside.table.setup", str(error)) from None


def _agreed_deal(game: Game, starter: int | None, colours: list[str] | None) -> dict[str, str]:
    """Return the words of the deal that the players have agreed on instead of drawing them."""
    agreed = {} if starter is None else {"starter": str(starter)}
    if colours is not None and "colours" in game.family.deal(game, None):
        agreed["colours"] = "".join(colours)
    return agreed


def _rematch_id(table: Table) -> str:
    """Return the id of the next table: the same for every player, and unknown before."""
    if table.finished is None:
        raise Refused("quayside.table.not-finished")
    if table.rematch is not None:
        raise Refused("quayside.table.rematch", f"the rematch is table {table.rematch}")
    hidden = "\n".join([table.id, *(chair.key or "" for chair in table.chairs)])
    digest = hashlib.sha256(f"quayside rematch\n{hidden}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def open_rematch(table: Table, fresh: str) -> list[Draft]:
    """Open the same table again: everybody moves on by one seat; keys stay valid, new dice.

    The starting player is drawn, also if one was agreed on: that agreement was for one game.
    """
    setup, count = table.setup, len(table.chairs)
    seats, keys = [], {}
    for seat in range(count):
        chair = table.chairs[(seat + 1) % count]
        if chair.kind == "bot" and chair.key is None:
            seats.append(m.PublicSeat("bot", bot=chair.bot))
            continue
        if chair.key:
            seats.append(m.PublicSeat("link", chair.name))
            keys[seat] = chair.key
        else:
            seats.append(m.PublicSeat("open"))
    secret = dice.fresh_secret()
    opened = msgspec.structs.replace(
        setup,
        seats=seats,
        commitment=dice.commitment(fresh, secret),
        dice_version=dice.VERSION,
        rematch_of=table.id,
        starter=None,
        bot_after=None,
        helped=None if setup.helped is None else [(seat - 1) % count for seat in setup.helped],
        # Everybody keeps their pieces.
        colours=setup.colours and [*setup.colours[1:], setup.colours[0]],
        host=None if setup.host is None else (setup.host - 1) % count,
    )
    drafts = [Draft(opened, private=Private(secret.hex(), keys))]
    if table.closed and opened.host is not None:
        drafts.append(Draft(m.Spectators(opened.host, allowed=False)))
    return drafts


# Acting ------------------------------------------------------------------------------------------


def authorise(
    table: Table, action: m.Action, holder: str | None, *, repeated: bool = False
) -> None:
    """Raise `Refused` unless the holder of a key, given by its hash, may do an action.

    An action that may be a repetition needs only a key of the table, because its seat may have
    been given up since. Without that check a stranger could find out which actions are known.
    """
    if isinstance(action, m.Sit) or (repeated and action.seat >= len(table.chairs)):
        return
    own = table.seats_of(holder)
    held = [seat for seat in own if table.chairs[seat].kind == "person"]
    if repeated:
        may = bool(own)
    elif isinstance(action, m.Rematch) and table.finished is not None:
        may = action.seat in own  # after the end nobody can sit down, so a key is enough
    else:
        may = action.seat in held or _may_roll_for_bot(table, action, held)
    if not may:
        raise Refused(
            "quayside.table.not-your-seat", f"sit down on seat {action.seat} first, with its key"
        )


def decide(table: Table, action: m.Action, holder: str | None, spent: int) -> Decision:
    """Return what an action of the holder of a key, given by its hash, makes happen, `spent`
    milliseconds after the table's last event; raises `Refused`."""
    if action.seat >= len(table.chairs):
        raise Refused("quayside.table.no-such-seat", f"seats go to {len(table.chairs) - 1}")
    is_play = isinstance(action, m.Sit | m.Roll | m.Play | m.Reveal | m.Resign | m.Rematch)
    if table.head >= (MOST_EVENTS if is_play else MOST_TALK):
        raise Refused("quayside.limit.events")
    if table.setup.dice == "imported":
        raise Refused("quayside.table.finished", "this is a game that was played elsewhere")
    if table.finished is None and not table.is_playable:
        raise Refused("quayside.table.old-rules")
    authorise(table, action, holder)
    if isinstance(action, m.Rematch):
        rematch = _rematch_id(table)
        return Decision([Draft(m.Rematched(rematch))], rematch)
    if isinstance(action, m.Sit):
        return Decision(_sit(table, action, holder))
    if isinstance(action, m.Remove | m.AllowSpectators) and holder != table.host:
        raise Refused("quayside.table.not-host")
    if isinstance(action, m.AllowSpectators):
        return Decision([Draft(m.Spectators(action.seat, action.allowed))])
    if isinstance(action, m.ProposeDelete):
        return Decision(_propose_deletion(table, action))
    is_answer = isinstance(action, m.Agree | m.Decline) and table.pending is not None
    if table.finished is not None and not is_answer:
        raise Refused("quayside.table.finished", "the game is over; a rematch is possible")
    return Decision(_decide_in_game(table, action, spent))


def _decide_in_game(table: Table, action: _InGame, spent: int) -> list[Draft]:
    match action:
        case m.Stand():
            return [Draft(m.Stood(action.seat))]
        case m.Rename():
            return [Draft(m.Renamed(action.seat, _free_name(table, action.seat, action.name)))]
        case m.Roll():
            return roll(table, action.seat, action.face, action.reveal)
        case m.Play():
            return play(table, action.seat, action.moves, action.reveal)
        case m.Reveal():
            return _reveal(table, action)
        case m.Remove():
            return _remove(table, action)
        case m.Resign():
            return leave(table, action.seat, "resign")
        case m.ProposeTakeback() | m.ProposeReplace():
            return _propose(table, action, spent)
        case m.Agree():
            return _agree(table, action)
        case m.Decline():
            if table.pending is None:
                raise Refused("quayside.table.no-proposal")
            return [Draft(m.Declined(action.seat))]


def _may_roll_for_bot(table: Table, action: m.Action, held: list[int]) -> bool:
    """With real dice anybody at the table rolls for a bot."""
    return (
        isinstance(action, m.Roll)
        and bool(held)
        and table.setup.dice == "real"
        and table.chairs[action.seat].kind == "bot"
    )


def _sit(table: Table, action: m.Sit, holder: str | None) -> list[Draft]:
    if holder is None:
        raise Refused("quayside.table.not-your-seat", "to sit down, send a key with hello")
    if table.finished is not None:
        raise Refused("quayside.table.finished")
    chair, own = table.chairs[action.seat], action.seat in table.seats_of(holder)
    if chair.kind == "person":
        raise Refused("quayside.table.seat-taken", f"seat {action.seat} is taken")
    if chair.kind == "bot" and not own:
        raise Refused("quayside.table.seat-taken", f"a bot has seat {action.seat}")
    if _bot_plays_this_turn(table, action.seat):
        raise Refused(
            "quayside.table.time-up", "the bot plays this turn; sit down when it has moved"
        )
    if chair.kind in ("link", "away") and not own:
        raise Refused(
            "quayside.table.not-your-seat", f"seat {action.seat} waits for the holder of its key"
        )
    if not own and holder in table.removed:
        raise Refused("quayside.table.removed")
    name = clean_name(action.name)
    if not (own and name == chair.name):  # a person who comes back keeps the name
        name = _free_name(table, action.seat, name, holder)
    sharing = [seat for seat, other in enumerate(table.chairs) if other.key == holder]
    part, anchor = _sitters_dice(table, action)
    # A part counts from the next draw on, so that it changes no roll that was made.
    device = min([*sharing, action.seat])
    sat = m.Sat(action.seat, name, part, table.next_draw, device, anchor or UNSET)
    drafts = [Draft(sat, private=Private(keys={action.seat: holder}))]
    parts = [*table.parts, dice.Part(sat.seat, sat.since, part)] if part else table.parts
    return drafts if anchor else drafts + _start_if_ready(table, [action.seat], parts)


def _sitters_dice(table: Table, action: m.Sit) -> tuple[str, str | None]:
    """Return the part (empty from version 2 of the dice on) and the anchor of a person who sits
    down."""
    if table.dice_version == 1:
        if action.part is None:
            raise Refused("quayside.protocol.message", "this table needs a part for its dice")
        return action.part, None
    own = table.chain_of.get(action.seat)
    if action.anchor is None or (own is not None and own.anchor == action.anchor):
        return "", action.anchor
    if any(chain.anchor == action.anchor for chain in table.chains):
        raise Refused("quayside.dice.anchor")
    # A person who runs the server could begin chains until the roll is a good one.
    if own is not None and table.line and own.committed == table.next_draw and _is_rolled(table):
        raise Refused("quayside.dice.begun")
    return "", action.anchor


def _free_name(table: Table, seat: int, name: str, holder: str | None = None) -> str:
    """Return a name without what cannot be seen; raise `Refused` if it looks like the name of
    another player. People who share a device may have the same name."""
    clean, key = clean_name(name), holder or table.chairs[seat].key
    looks = skeleton(clean)
    others = [c.name for s, c in enumerate(table.chairs) if s != seat and c.key != key and c.name]
    if clean and any(skeleton(other) == looks for other in others):
        raise Refused("quayside.table.name-taken", "choose a name that tells you apart")
    return clean


def _remove(table: Table, action: m.Remove) -> list[Draft]:
    if table.line:
        raise Refused("quayside.table.started", "nobody can be removed from a game")
    chair = table.chairs[action.target] if action.target < len(table.chairs) else None
    if chair is None or chair.kind != "person" or chair.key == table.host:
        message = f"nobody else sits on seat {action.target}"
        raise Refused("quayside.table.no-such-seat", message)
    keys = {} if action.key is None else {action.target: hash_key(action.key)}
    removed = m.Removed(action.target, action.key is not None)
    return [Draft(removed, private=Private(keys=keys))]


def _reveal(table: Table, action: m.Reveal) -> list[Draft]:
    """Note a value of a hash chain, and start the game if it was the last one awaited."""
    chain = table.chain_of.get(action.seat)
    if chain is None or not chain.owes or not (table.line or table.is_full):
        raise Refused("quayside.dice.reveal", "no value of this seat is awaited now")
    part = _next_value(table, action.seat, action.value, table.next_draw)
    drafts = [Draft(m.Revealed(action.seat, action.value))]
    return drafts + _start_if_ready(table, [action.seat], [*table.parts, part])


def _next_value(table: Table, seat: int, value: str | None, since: int) -> dice.Part:
    """Return a value of a seat's chain as a part; raises `Refused` unless it is the next one."""
    chain = table.chain_of[seat]
    if value is None:
        raise Refused(
            "quayside.dice.reveal",
            "send the next value of your hash chain; without it, stand up and sit down again",
        )
    if not chain.accepts(table.id, value):
        raise Refused("quayside.dice.reveal", "this is not the next value of your hash chain")
    return dice.Part(seat, since, value)


def _is_rolled(table: Table) -> bool:
    """Return whether the server draws rolls in the game of a table."""
    return table.setup.dice == "fair" and table.game.outcome_count > 0


def _has_chain(table: Table, seat: int) -> bool:
    """Return whether a person with a hash chain plays a seat, and the server draws the rolls."""
    is_person = table.chairs[seat].kind == "person"
    return is_person and seat in table.chain_of and table.setup.dice == "fair"


def _start_if_ready(table: Table, done: list[int], parts: list[dice.Part]) -> list[Draft]:
    """Deal if every seat is taken, the seats in `done` by what happens now, and no hash chain of
    another seat owes a value."""
    others = [(s, chair) for s, chair in enumerate(table.chairs) if s not in done]
    is_full = all(chair.kind in ("person", "bot") for _, chair in others)
    owing = any(s in table.chain_of and table.chain_of[s].owes for s, _ in others)
    return [] if table.line or not is_full or owing else [_start(table, parts)]


def _start(table: Table, parts: list[dice.Part]) -> Draft:
    """Deal. What the players have agreed on replaces what is drawn."""
    dealt = dataclasses.replace(table.dice, parts=parts).deal(table.game)
    dealt |= _agreed_deal(table.game, table.setup.starter, table.setup.colours)
    return Draft(m.Started(dealt), table.game.start(None, **dealt))


def _bot_plays_this_turn(table: Table, seat: int) -> bool:
    """Return whether a bot must finish a turn in which a person's time ran out. Otherwise a person
    could come back in that turn again and again, with a new minute each time."""
    out_of_time = table.clocks is not None and not table.clocks[seat]
    waits = table.pending is not None or table.setup.dice == "real"
    plays = table.chairs[seat].kind == "bot" and table.to_act == seat and not waits
    return out_of_time and plays


def _playing(table: Table, seat: int) -> State:
    if not table.line:
        raise Refused("quayside.table.not-started", "the game begins when every seat is taken")
    state = table.state
    if state.to_move != seat:
        raise Refused("quayside.table.not-your-turn", f"seat {state.to_move} is to act")
    return state


def roll(table: Table, seat: int, face: int | None, reveal: str | None = None) -> list[Draft]:
    """Roll for a seat: the draw's face, or with real dice the one given. The seat of a person
    reveals the next value of its hash chain with the roll."""
    state = _playing(table, seat)
    if not state.is_chance:
        raise Refused("quayside.table.move-due", "a move is due, not a roll")
    real = table.setup.dice == "real"
    if real and face is None:
        raise Refused("quayside.table.real-dice", "say in 'face' what you rolled")
    if not real and face is not None:
        raise Refused("quayside.table.fair-dice", "leave out 'face': the server draws the roll")
    number = None if real else table.next_draw
    value: str | UnsetType = UNSET
    if number is not None:
        if table.awaited:
            message = f"seat {table.awaited[0]} has to reveal the next value of its hash chain"
            raise Refused("quayside.dice.waiting", message)
        parts = table.parts
        if _has_chain(table, seat):
            part = _next_value(table, seat, reveal, number)
            parts, value = [*parts, part], part.value
        drawn = dataclasses.replace(table.dice, parts=parts)
        face = drawn.roll(number, state.game.rules.outcome_count)
    try:
        after = state.roll(face)
    except MoveError as error:
        raise Refused("quayside.move.invalid", str(error)) from None
    assert face is not None
    return [Draft(m.Rolled(seat, face, number, not after.is_chance, value), after)]


def play(table: Table, seat: int, moves: list[str], reveal: str | None = None) -> list[Draft]:
    """Play moves of a seat's turn, and finish the game if they end it. A person who ends a turn
    reveals the next value of the seat's hash chain, so that nobody knows the next roll before."""
    state = _playing(table, seat)
    drafts: list[Draft] = []
    for index, text in enumerate(moves):
        if not state.is_over and state.to_move != seat:
            message = f"the turn is over before this move; seat {state.to_move} is to act then"
            raise Refused("quayside.table.not-your-turn", message, index=index)
        move, state = wire.play_move(state, text, index)
        drafts.append(Draft(m.Moved(seat, move.text, move.action), state))
    ends_turn = not state.is_over and state.to_move != seat
    if ends_turn and state.game.outcome_count and _has_chain(table, seat):
        value = _next_value(table, seat, reveal, table.next_draw).value
        moved = msgspec.structs.replace(drafts[-1].what, reveal=value)
        drafts[-1] = dataclasses.replace(drafts[-1], what=moved)
    return [*drafts, *_ending(table, state)]


def leave(table: Table, seat: int, how: str) -> list[Draft]:
    """Let a seat resign or run out of time (GL-1)."""
    if not table.line:
        raise Refused("quayside.table.not-started", "nothing to resign; just stand up")
    try:
        left = line.leave(table.stops_back(), seat)
    except MoveError as error:
        raise Refused("quayside.move.illegal", str(error), ruling=error.ruling) from None
    gone = m.Gone(seat, "time" if how == "time" else "resign", left.dropped)
    return [Draft(gone, left.state), *_ending(table, left.state)]


def _ending(table: Table, after: State) -> list[Draft]:
    if not after.is_over:
        return []
    return [Draft(wire.finished(after, table.secret.hex()))]


def abandon(table: Table) -> list[Draft]:
    """End a game that no person plays any more, once bots have played on for long enough or cannot
    play on; [] while they can."""
    if not table.is_forsaken:
        return []
    seat, state = table.to_act, table.state
    bots_go_on = (
        table.bot_run < MOST_ALONE
        and table.head < MOST_EVENTS
        and seat is not None
        and table.chairs[seat].kind == "bot"
        and not (state.is_chance and table.setup.dice == "real")
    )
    return [] if bots_go_on else [Draft(m.Finished([], None, table.secret.hex(), abandoned=True))]


# Consent -----------------------------------------------------------------------------------------


def _propose(table: Table, action: m.ProposeTakeback | m.ProposeReplace, spent: int) -> list[Draft]:
    if table.pending is not None:
        raise Refused("quayside.table.proposal-open", "agree to it or decline it first")
    if isinstance(action, m.ProposeTakeback):
        proposed = m.Proposed(action.seat, "takeback", _takeback_target(table, action))
    else:
        _check_replaceable(table, action, spent)
        proposed = m.Proposed(action.seat, "replace", action.target, action.bot)
    key = table.chairs[action.seat].key
    is_correction = proposed.what == "takeback" and table.setup.dice == "real"
    if is_correction or _voters(table, proposed) <= {key}:
        return _agreed(table, proposed)
    return [Draft(proposed)]


def _takeback_target(table: Table, action: m.ProposeTakeback) -> int:
    """Return the number of the event to be taken back: the seat's last move, or with real dice the
    last roll or any roll or move. A roll that the server drew cannot be corrected."""
    is_correction = action.roll or action.event is not None
    if is_correction and table.setup.dice != "real":
        raise Refused("quayside.table.fair-dice", "a roll that the server drew cannot be corrected")
    if not is_correction and _is_denied_help(table, action.seat):
        raise Refused("quayside.table.no-aid", "at this table the seat takes nothing back")
    if action.event is not None:
        found = [
            s.number
            for s in table.line
            if isinstance(s.what, m.Rolled | m.Moved) and s.number == action.event
        ]
    elif action.roll:
        found = [s.number for s in table.line if isinstance(s.what, m.Rolled)]
    else:
        found = [
            s.number
            for s in table.line
            if isinstance(s.what, m.Moved) and s.what.seat == action.seat
        ]
    if not found:
        raise Refused("quayside.table.nothing-to-take-back")
    return found[-1]


def _is_denied_help(table: Table, seat: int) -> bool:
    """Return whether the handicap of a table denies help to a seat."""
    return table.setup.helped is not None and seat not in table.setup.helped


def _check_replaceable(table: Table, action: m.ProposeReplace, spent: int) -> None:
    """Raise `Refused` unless the others may give the seat away: nobody loses a seat that they sit
    on and play, and no invited person loses theirs to an uninvited person."""
    if action.target >= len(table.chairs):
        raise Refused("quayside.table.no-such-seat")
    chair, own = table.chairs[action.target], table.chairs[action.seat]
    if chair.key == own.key:
        raise Refused(
            "quayside.table.not-your-seat", "others decide about that; to leave, stand up"
        )
    if chair.kind == "link" and not own.reserved:
        raise Refused("quayside.table.not-your-seat", "only the invited player decides about that")
    if chair.kind == "person":
        waited = table.counted - table.waiting_since + spent
        if table.waits_for != action.target or waited < ABSENT or action.bot is None:
            raise Refused(
                "quayside.table.still-there",
                "a bot can take over for a player who has stood up, or has kept the table waiting"
                f" for {ABSENT // 60_000} minutes",
            )


def _voters(table: Table, proposed: m.Proposed) -> set[str | None]:
    """Return the keys whose consent is needed: every person at the table, except the one to be
    replaced. To delete the table, people who stood up have to agree too."""
    voters: set[str | None] = set(table.people())
    if proposed.what == "delete":
        return voters | {chair.key for chair in table.chairs if chair.kind == "away"}
    if proposed.what == "replace":
        voters.discard(table.chairs[proposed.target].key)
    return voters


def _agree(table: Table, action: m.Agree) -> list[Draft]:
    if table.pending is None:
        raise Refused("quayside.table.no-proposal")
    key = table.chairs[action.seat].key
    voters = _voters(table, table.pending.what)
    if key not in voters:
        raise Refused("quayside.table.not-your-seat", "the others decide about that")
    if voters <= {*table.pending.keys, key}:
        return _agreed(table, table.pending.what)
    return [Draft(m.Agreed(action.seat))]


def _agreed(table: Table, proposed: m.Proposed) -> list[Draft]:
    if proposed.what == "delete":  # storing this event erases all others
        return [Draft(m.Deleted("players"))]
    if proposed.what == "replace":
        return replace(table, proposed.target, proposed.bot, "agreed")
    before = table.state_before(proposed.target)
    return [Draft(m.TakenBack(proposed.seat, proposed.target), before)]


def _propose_deletion(table: Table, action: m.ProposeDelete) -> list[Draft]:
    if table.pending is not None:
        raise Refused("quayside.table.proposal-open", "agree to it or decline it first")
    proposed = m.Proposed(action.seat, "delete", action.seat)
    if _voters(table, proposed) <= {table.chairs[action.seat].key}:
        return _agreed(table, proposed)
    return [Draft(proposed)]


def close(table: Table) -> list[Draft]:
    """End a game for its operator: nobody has won. Raises `Refused` if it is over."""
    if table.finished is not None or table.setup.dice == "imported":
        raise Refused("quayside.table.finished")
    return [Draft(m.Finished([], None, table.secret.hex(), abandoned=True))]


def replace(table: Table, seat: int, bot: str | None, why: str) -> list[Draft]:
    """Give a seat to a bot, or open it for another person."""
    drafts = [Draft(m.Replaced(seat, bot, "time" if why == "time" else "agreed"))]
    return drafts + (_start_if_ready(table, [seat], table.parts) if bot else [])


def fill_open_seats(table: Table) -> list[Draft]:
    """Give every open seat to a bot and start, if a person sits and nobody else is expected; [] if
    not."""
    after, kinds = table.setup.bot_after, [chair.kind for chair in table.chairs]
    seats = [seat for seat, kind in enumerate(kinds) if kind == "open"]
    if after is None or table.line or not seats or "link" in kinds or "person" not in kinds:
        return []
    drafts = [Draft(m.Replaced(seat, after.level, "waited")) for seat in seats]
    return drafts + _start_if_ready(table, seats, table.parts)


def time_is_up(table: Table, spent: int) -> list[Draft]:
    """Return what happens when the running clock has nothing left; [] while it has."""
    running = clock.left(table, spent)
    if running is None or running[1] > 0:
        return []
    if clock.then(table.setup.clock) == "lose":
        return leave(table, running[0], "time")
    return replace(table, running[0], BOT_AFTER_TIME, "time")

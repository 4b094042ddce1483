"""Dice of version 2: an independent verifier, and attacks by players and by the server."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from quayside.record import read
from quayside.server import decide, dice
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.export import record_text
from quayside.server.table import Table, hash_key, replay
from quayside.server.verify import NotVerified, verify_text
from quayside.server.verify_chains import MOST_VALUES
from tests.server import logs
from tests.server.hash_chain import HashChain, before

KEYS = tuple(letter * 22 for letter in "ABCD")


class Place:
    """A table whose seats are played by clients with hash chains."""

    def __init__(self, game: str = "docker:en", people: int = 2, bots: int = 0, **more: Any):
        self.table = Table(secrets.token_urlsafe(16))
        self.chains: dict[int, HashChain] = {}
        seats: list[m.SeatSpec] = [m.LinkSeat(key) for key in KEYS[:people]]
        seats += [m.BotSeat("1") for _ in range(bots)]
        wish = m.OpenTable(game, seats, **more)
        self.store(decide.open_table(self.table.id, wish))

    def store(self, drafts: list[decide.Draft], spent: int = 0) -> None:
        table = self.table
        batch, state = decide.batch_of(table, drafts, table.time + 1000, None, None, spent)
        for row in batch.rows:
            table.fold_event(row, state if row is batch.rows[-1] else None)

    def act(self, action: m.Action, spent: int = 1) -> None:
        key = hash_key(KEYS[action.seat])
        self.store(decide.decide(self.table, action, key, spent).drafts, spent)

    def code(self, action: m.Action) -> str:
        """Return the code of the refusal of an action."""
        with pytest.raises(Refused) as refused:
            self.act(action)
        return refused.value.code

    def sit(self, seat: int) -> None:
        self.chains[seat] = HashChain(self.table.id, seat)
        self.act(m.Sit(seat, anchor=self.chains[seat].anchor))

    def value(self, seat: int) -> str | None:
        if seat not in self.chains or self.table.chairs[seat].kind != "person":
            return None
        return self.chains[seat].after(self.table.chain_of[seat].last)

    def reveal(self, seat: int) -> None:
        self.act(m.Reveal(seat, self.value(seat) or ""))

    def begin(self) -> Place:
        people = [seat for seat, chair in enumerate(self.table.chairs) if chair.kind == "link"]
        for seat in people:
            self.sit(seat)
        for seat in reversed(people):
            self.reveal(seat)
        return self

    def step(self) -> None:
        state = self.table.state
        seat = state.to_move
        assert seat is not None
        value = self.value(seat)
        if self.table.chairs[seat].kind == "bot":
            one = decide.roll(self.table, seat, None) if state.is_chance else None
            self.store(one or decide.play(self.table, seat, [secrets.choice(state.moves[:]).text]))
        elif state.is_chance:
            self.act(m.Roll(seat, reveal=value))
        else:
            self.act(m.Play(seat, [secrets.choice(state.moves[:]).text], value))

    def play(self) -> str:
        """Play to the end; return the record."""
        while self.table.finished is None:
            self.step()
        return record_text(self.table)

    def until_roll(self, of: int | None = None) -> int:
        """Play until a roll is due, of a seat; return the seat."""
        while not self.table.state.is_chance or of not in (None, self.table.state.to_move):
            self.step()
        seat = self.table.state.to_move
        assert seat is not None
        return seat


class Independent:
    """Derives deal and rolls from a record's text alone: written from docs/fair-dice.md, sharing
    nothing with the program."""

    def __init__(self, text: str) -> None:
        self.headers = dict(re.findall(r"^([a-z-]+): (.*)$", text.split("\n\n")[0], re.MULTILINE))
        assert self.headers["dice"] == "fair 2"
        self.secret = bytes.fromhex(self.headers["dice-secret"])
        table = self.headers["table"]
        bound = f"quayside dice 2\n{table}\n{self.secret.hex()}\n"
        assert hashlib.sha256(bound.encode()).hexdigest() == self.headers["dice-commitment"]
        self.values: dict[int, list[tuple[int, str]]] = {}
        for word in self.headers["dice-chains"].split():
            match = re.fullmatch(r"(\d)@\d+=(\w{64})/(\w{64})/([\d,]+)", word)
            assert match is not None
            seat, anchor, value, since = int(match[1]), match[2], match[3], match[4]
            found = []
            for number in reversed(since.split(",")):
                found.append((int(number), value))
                value = before(table, seat, value)
            assert value == anchor
            self.values.setdefault(seat, []).extend(reversed(found))

    def bytes_of(self, number: int) -> Iterator[int]:
        lines = ""
        for seat in sorted(self.values):
            counting = [value for since, value in self.values[seat] if since <= number]
            lines += f"{seat}:{counting[-1]}\n" if counting else ""
        for block in range(100):
            text = f"quayside dice 2\n{self.headers['table']}\n{number}\n{lines}{block}\n"
            yield from hmac.new(self.secret, text.encode(), hashlib.sha256).digest()

    def below(self, source: Iterator[int], k: int) -> int:
        return next(byte % k for byte in source if byte < 256 - 256 % k)

    def deal(self) -> dict[str, str]:
        source, players = self.bytes_of(0), int(self.headers["players"])
        dealt = {"starter": str(self.below(source, players))}
        if self.headers["game"].startswith("dockers"):
            colours = list("rbyg")
            for i in (3, 2, 1):
                j = self.below(source, i + 1)
                colours[i], colours[j] = colours[j], colours[i]
            dealt["colours"] = "".join(colours[:players])
        return dealt

    def rolls(self) -> list[int]:
        found = []
        for span in self.headers["dice-draws"].split():
            first, _, last = span.partition("-")
            if first:
                numbers = range(int(first), int(last or first) + 1)
                found += [self.below(self.bytes_of(number), 6) + 1 for number in numbers]
        return found


def check_game(text: str, ok: bool = True) -> None:
    independent = Independent(text)
    rolls = [int(entry.text) for entry in read(text).entries if entry.kind == "roll"]
    assert independent.rolls() == rolls
    assert independent.deal() == {name: independent.headers[name] for name in independent.deal()}
    verified = verify_text(text)
    assert verified.rolls == len(rolls)
    assert verified.ok is ok, str(verified)


# Honest games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("docker:en", 2, 0),
        ("docker:fr", 1, 1),
        ("docker:omba", 2, 1),
        ("docker:it", 3, 1),
        ("docker:it", 1, 3),
    ],
)
def test_an_independent_verifier_agrees(game: str, people: int, bots: int) -> None:
    for _ in range(3):
        check_game(Place(game, people, bots).begin().play())


@pytest.mark.parametrize("game", ["dockers", "doce"])
def test_a_game_without_a_die_reveals_for_the_deal_only(game: str) -> None:
    place = Place(game).begin()
    place.act(m.Play(place.table.state.to_move or 0, [place.table.state.moves[0].text]))
    place.act(m.Resign(0))
    assert [len(chain.since) for chain in place.table.chains] == [1, 1]
    check_game(record_text(place.table))


def test_the_logs_of_the_pages_follow_too() -> None:
    check_game(record_text(logs.chained_and_honest().table))
    check_game(record_text(logs.chained_game().table), ok=False)


def test_rolls_are_fair() -> None:
    """20.5 is exceeded once in a thousand by fair dice; the sample is always the same."""
    faces: Counter[int] = Counter()
    for i in range(300):
        secret = hashlib.sha256(b"%d" % i).digest()
        chains = [HashChain("t", seat, f"{i + seat:064x}", 100) for seat in range(2)]
        parts = [dice.Part(c.seat, n, c.values[n]) for n in range(1, 101) for c in chains]
        made = dice.Dice(2, "t", secret, parts)
        faces.update(made.roll(n, 6) for n in range(1, 101))
    expected = sum(faces.values()) / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in range(1, 7)) < 20.5


def test_a_client_without_a_chain_can_play_and_the_record_says_so() -> None:
    place = Place()
    place.sit(0)
    place.act(m.Sit(1))
    place.reveal(0)
    text = place.play()
    check_game(text)
    assert "rolls of seats without a hash chain" in str(verify_text(text))
    alone = Place()
    for seat in (0, 1):
        alone.act(m.Sit(seat))
    text = alone.play()
    with pytest.raises(NotVerified, match="the server alone chose it"):
        verify_text(text)


def test_a_person_who_comes_back_continues_with_the_same_chain() -> None:
    place = Place().begin()
    place.until_roll()
    place.act(m.Stand(0))
    place.act(m.Sit(0, anchor=place.chains[0].anchor))
    assert place.table.awaited == []
    check_game(place.play())


def test_a_takeback_before_the_next_roll_leaves_no_doubt() -> None:
    place = Place().begin()
    seat = place.until_roll()
    while place.table.state.to_move == seat:
        place.step()
    moved = [s.what.seat for s in place.table.line if isinstance(s.what, m.Moved)]
    place.act(m.ProposeTakeback(moved[-1]))
    place.act(m.Agree(1 - moved[-1]))
    check_game(place.play())


# Nobody knows a roll before ----------------------------------------------------------------------


def test_the_log_never_has_a_value_before_its_draw() -> None:
    """Before a person's roll the log lacks a value that only the person's client has, so neither
    the server nor anybody else can compute the roll."""
    place = Place("docker:it", 2, 1).begin()
    while place.table.finished is None:
        seat = place.table.state.to_move or 0
        if place.table.state.is_chance and seat in place.chains:
            coming = place.value(seat)
            assert coming is not None
            seen = b"".join(place.table.bodies).decode()
            assert coming not in seen
            number = place.table.next_draw
            place.step()
            rolled = place.table.line[-1].what
            assert isinstance(rolled, m.Rolled)
            assert (rolled.reveal, rolled.number) == (coming, number)
            # Without the value the same secret gives other bytes.
            others = [part for part in place.table.parts if part.value != coming]
            without = dice.Dice(2, place.table.id, place.table.secret, others)
            assert list(zip(range(16), without.stream(number), strict=False)) != list(
                zip(range(16), place.table.dice.stream(number), strict=False)
            )
        else:
            place.step()


def test_the_value_of_a_turns_end_is_revealed_by_the_move_that_ends_it() -> None:
    """A player who runs the server cannot know the own next roll while another decides."""
    place = Place().begin()
    seat = place.until_roll()
    place.step()
    while not place.table.state.is_chance:
        coming = place.value(seat)
        assert coming is not None
        assert coming not in b"".join(place.table.bodies).decode()
        last = place.table.head
        place.step()
        if place.table.finished is not None or place.table.state.to_move != seat:
            break
    event = m.decode_event(place.table.bodies[last])
    assert isinstance(event.what, m.Moved)
    assert event.what.reveal == coming


def test_everybody_commits_before_anybody_reveals() -> None:
    place = Place("docker:omba", 3)
    place.sit(0)
    place.sit(1)
    assert place.table.awaited == []
    assert place.code(m.Reveal(0, place.value(0) or "")) == "quayside.dice.reveal"
    place.sit(2)
    assert place.table.awaited == [0, 1, 2]
    for seat in (2, 0):
        place.reveal(seat)
        assert not place.table.line
        assert place.code(m.Reveal(seat, place.value(seat) or "")) == "quayside.dice.reveal"
    place.reveal(1)
    assert place.table.line


def test_a_late_anchor_makes_everybody_reveal_again() -> None:
    """Else the person could choose a seed that fits the values which are known already."""
    place = Place("docker:omba", 3)
    for seat in range(3):
        place.sit(seat)
    place.reveal(0)
    place.reveal(1)
    place.act(m.Stand(2))
    place.sit(2)
    assert place.table.awaited == [0, 1, 2]
    for seat in range(3):
        place.reveal(seat)
    place.act(m.Resign(0))
    place.act(m.Resign(1))
    text = record_text(place.table)
    assert "revealed more than once" in str(verify_text(text))


# Nobody chooses a roll ---------------------------------------------------------------------------


def test_a_forged_value_is_refused() -> None:
    place = Place().begin()
    seat = place.until_roll()
    own = place.chains[seat]
    last = place.table.chain_of[seat].last
    place.step()
    last, next_one = place.table.chain_of[seat].last, own.after(place.table.chain_of[seat].last)
    move = place.table.state.moves[0].text
    other = place.chains[1 - seat]
    for value in (
        None,
        secrets.token_hex(32),
        last,  # used again
        own.after(next_one),  # one too far
        other.after(place.table.chain_of[1 - seat].last),  # of another seat
        HashChain("another table", seat).values[1],
        next_one.upper(),
    ):
        assert place.code(m.Play(seat, [move], value)) == "quayside.dice.reveal"
    place.act(m.Play(seat, [move], next_one))


def test_a_roll_needs_the_next_value_of_its_player() -> None:
    place = Place().begin()
    seat = place.until_roll()
    head = place.table.head
    assert place.code(m.Roll(seat)) == "quayside.dice.reveal"
    assert place.code(m.Roll(seat, reveal=secrets.token_hex(32))) == "quayside.dice.reveal"
    assert place.table.head == head, "and a refusal makes no draw"


def test_an_anchor_is_used_once() -> None:
    place = Place("docker:omba", 3)
    place.sit(0)
    anchor = place.chains[0].anchor
    assert place.code(m.Sit(1, anchor=anchor)) == "quayside.dice.anchor"
    place.act(m.Stand(0))
    assert place.code(m.Sit(0, anchor=anchor)) == "quayside.dice.anchor"


def test_a_roll_is_replaced_once_at_most_by_new_chains() -> None:
    """Else a person who knows the server's secret begins chains until the roll is a good one."""
    place = Place().begin()
    seat = place.until_roll()
    for _ in range(3):  # at each of its rolls a seat may move to another device once
        place.act(m.Stand(seat))
        place.sit(seat)
        place.reveal(seat)
        place.reveal(1 - seat)
        kept = place.chains[seat]
        place.act(m.Stand(seat))
        another = HashChain(place.table.id, seat)
        assert place.code(m.Sit(seat, anchor=another.anchor)) == "quayside.dice.begun"
        place.act(m.Sit(seat, anchor=kept.anchor))
        assert place.table.awaited == []
        place.step()
        place.until_roll(seat)
    assert "began a new hash chain" in str(verify_text(place.play()))


def test_where_nothing_is_rolled_chains_begin_as_often_as_people_change_devices() -> None:
    place = Place("doce:standard").begin()
    for _ in range(3):
        place.act(m.Stand(0))
        place.sit(0)
        place.reveal(0)
        place.reveal(1)
        assert place.table.awaited == []


def test_the_chain_of_a_table_is_worth_nothing_at_another() -> None:
    place = Place().begin()
    stolen = HashChain("A" * 22, 0, place.chains[0].values[-1])
    assert stolen.anchor != place.chains[0].anchor
    assert HashChain(place.table.id, 1, place.chains[0].values[-1]).anchor != stolen.anchor


# Withholding -------------------------------------------------------------------------------------


def withheld(**more: Any) -> tuple[Place, int]:
    """Return a table where a roll of seat 0 waits for a value of another seat."""
    place = Place("docker:omba", 3, **more).begin()
    place.until_roll(0)
    place.act(m.Stand(0))
    place.sit(0)  # with a new chain
    place.reveal(2)
    assert place.table.awaited == [1]
    assert place.table.waits_for == 1
    return place, 1


def test_while_a_value_is_withheld_nothing_is_drawn() -> None:
    place, seat = withheld()
    number = place.table.next_draw
    assert place.code(m.Roll(0, reveal=place.value(0))) == "quayside.dice.waiting"
    assert place.table.next_draw == number
    place.reveal(seat)
    place.step()
    assert place.table.next_draw == number + 1
    text = place.play()
    assert "began a new hash chain during the game" in str(verify_text(text))


def test_a_withheld_value_runs_the_clock_of_who_withholds_it_and_counts_as_leaving() -> None:
    place, seat = withheld(clock=m.PlayerClock(60))
    assert place.table.clock_seat == seat
    clocks = place.table.clocks
    assert clocks is not None
    number = place.table.next_draw
    left = clocks[seat]
    assert decide.time_is_up(place.table, left - 1) == []
    place.store(decide.time_is_up(place.table, left), left)
    assert place.table.next_draw == number, "no draw was made or used up"
    assert seat in place.table.state.gone
    assert place.table.awaited == []
    place.until_roll()
    text = place.play()
    assert f"time@{seat}" in text
    assert verify_text(text).rolls > 0


def test_a_roll_that_is_withheld_counts_as_leaving_and_is_never_made() -> None:
    place = Place(clock=m.PlayerClock(60)).begin()
    seat = place.until_roll()
    number = place.table.next_draw
    place.store(decide.time_is_up(place.table, 60_000), 60_000)
    assert place.table.finished is not None
    assert place.table.next_draw == number
    text = record_text(place.table)
    assert f"time@{seat}" in text
    assert verify_text(text).ok


def test_without_a_clock_the_others_may_replace_who_withholds() -> None:
    place, seat = withheld()
    replaced = m.ProposeReplace(0, seat, "1")
    assert place.code(replaced) == "quayside.table.still-there"
    place.act(replaced, decide.ABSENT)
    place.act(m.Agree(2))
    assert place.table.chairs[seat].kind == "bot"
    assert place.table.awaited == []


def test_who_withholds_the_deal_can_be_replaced() -> None:
    place = Place()
    place.sit(0)
    place.sit(1)
    place.reveal(0)
    assert place.table.waits_for == 1
    place.act(m.ProposeReplace(0, 1, "1"), decide.ABSENT)
    assert place.table.line
    check_game(place.play())


def test_a_bot_that_takes_over_is_in_the_record() -> None:
    place = Place(clock=m.PlayerClock(60, then="bot")).begin()
    seat = place.until_roll()
    place.store(decide.time_is_up(place.table, 60_000), 60_000)
    assert place.table.chairs[seat].kind == "bot"
    text = place.play()
    assert "have no new value of the seat that rolled" in str(verify_text(text))


# A server that lies ------------------------------------------------------------------------------


def refused(text: str, match: str) -> None:
    with pytest.raises(NotVerified, match=match):
        verify_text(text)


def test_a_record_with_a_wrong_value_is_refused() -> None:
    text = Place("docker:en", 2).begin().play()
    chain = re.search(r"0@0=(\w{64})/(\w{64})/([\d,]+)", text)
    assert chain is not None
    anchor, last, since = chain.groups()
    refused(text.replace(last, "ab" * 32), "do not lead back to its anchor")
    refused(text.replace(anchor, "ab" * 32), "do not lead back to its anchor")
    refused(text.replace(chain[0], f"1@0={anchor}/{last}/{since}"), "do not lead back")
    refused(text.replace(since, since + ",9999", 1), "do not lead back")
    refused(text.replace(chain[0] + " ", ""), "the deal should be|should be \\d, not")
    cut = re.sub(r"dice-chains: .*\n", "", text)
    refused(cut, r"should be|the server alone chose it")
    refused(text.replace(chain[0], "0@0=nothing"), "dice-chains looks like")
    swapped = since.split(",")
    swapped[0], swapped[-1] = swapped[-1], swapped[0]
    refused(text.replace(since, ",".join(swapped), 1), "rising draws")
    later = ",".join([*since.split(",")[:-1], "9999"])
    refused(text.replace(since, later, 1), r"should be|the last draw is")
    many = ",".join(["0"] * (MOST_VALUES + 1))
    refused(text.replace(since, many, 1), "rising draws")
    refused(text.replace("dice: fair 2", "dice: fair 1"), "not the one that the server was bound")
    refused(text.replace("dice: fair 2", "dice: fair 3"), "only dice 'fair 1' and 'fair 2'")


def test_moving_a_value_to_another_draw_is_found() -> None:
    text = Place("docker:en", 2).begin().play()
    chain = re.search(r"0@0=\w{64}/\w{64}/([\d,]+)", text)
    assert chain is not None
    since = chain[1].split(",")
    found = 0
    for index in range(len(since) - 1):
        # Without its value this draw has other bytes; one face in six is the same all the same.
        moved = [*since[:index], since[index + 1], *since[index + 1 :]]
        try:
            found += not verify_text(text.replace(chain[1], ",".join(moved), 1)).ok
        except NotVerified:
            found += 1
    assert found == len(since) - 1


def test_a_server_that_draws_without_a_value_or_with_one_too_many_is_in_doubt() -> None:
    kept = verify_text(record_text(logs.kept_value().table))
    assert "have no new value of the seat that rolled" in str(kept)
    extra = verify_text(record_text(logs.extra_value().table))
    assert "revealed more values than its rolls and turns need" in str(extra)


def test_a_server_that_withholds_its_secret_cannot_be_verified() -> None:
    text = Place("docker:en", 2).begin().play()
    refused(re.sub(r"dice-secret: .*\n", "", text), "the secret is not in the record")


def test_what_the_caller_remembers_is_compared() -> None:
    place = Place("docker:en", 2).begin()
    record = read(place.play())
    from quayside.server.verify import verify

    assert verify(record, place.table.setup.commitment, [place.chains[0].anchor]).known
    with pytest.raises(NotVerified, match="is not in the record"):
        verify(record, None, ["ab" * 32])


def test_another_process_folds_the_same_chains() -> None:
    log = logs.chained_game().table
    from quayside.server.log import Row

    again = replay(log.id, [Row(n, body) for n, body in enumerate(log.bodies, 1)])
    assert again.chains == log.chains
    assert again.chain_of == log.chain_of
    assert again.parts == log.parts

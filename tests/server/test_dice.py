"""Dice that can be checked: an independent verifier, no bias, and tampering is caught."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from quayside.record import Record, read, write
from quayside.server import decide, dice
from quayside.server import messages as m
from quayside.server.errors import Refused
from quayside.server.export import record_text
from quayside.server.table import Table, hash_key
from quayside.server.verify import NotVerified, verify_text

KEYS = ("A" * 22, "B" * 22, "C" * 22, "D" * 22)


def store(table: Table, drafts: list[decide.Draft]) -> None:
    batch, state = decide.batch_of(table, drafts, table.time + 1000, None, None)
    for row in batch.rows:
        table.fold(row, state if row is batch.rows[-1] else None)


def opened(game: str = "docker:en", players: int = 2, **more: object) -> Table:
    table = Table(secrets.token_urlsafe(16))
    seats = [m.LinkSeat(key) for key in KEYS[:players]]
    wish = m.OpenTable(game, seats, **more)  # type: ignore[arg-type]
    store(table, decide.open_table(table.id, wish))
    return table


def seated(game: str = "docker:en", players: int = 2, **more: object) -> Table:
    table = opened(game, players, **more)
    for seat, key in enumerate(KEYS[:players]):
        sit = m.Sit(seat, secrets.token_hex(32))
        store(table, decide.decide(table, sit, hash_key(key), 1))
    return table


def step(table: Table) -> None:
    state = table.state
    seat = state.to_move
    assert seat is not None
    action: m.Action = (
        m.Roll(seat) if state.is_chance else m.Play(seat, secrets.choice(state.moves[:]).text)
    )
    store(table, decide.decide(table, action, hash_key(KEYS[seat]), 1))


def played(game: str = "docker:en", players: int = 2, steps: int = 10_000, **more: object) -> Table:
    """Play to the end, or so many steps before all but one resign."""
    table = seated(game, players, **more)
    while table.finished is None and (steps := steps - 1) > 0:
        step(table)
    for seat, key in enumerate(KEYS[: players - 1]):
        if table.finished is None and seat not in table.state.gone:
            store(table, decide.decide(table, m.Resign(seat), hash_key(key), 1))
    return table


class Independent:
    """Derives deal and rolls from a record's text alone: written from docs/fair-dice.md, sharing
    nothing with the program."""

    def __init__(self, text: str) -> None:
        self.headers = dict(re.findall(r"^([a-z-]+): (.*)$", text.split("\n\n")[0], re.MULTILINE))
        self.secret = bytes.fromhex(self.headers["dice-secret"])
        bound = f"quayside dice 1\n{self.headers['table']}\n{self.secret.hex()}\n"
        digest = hashlib.sha256(bound.encode()).hexdigest()
        assert digest == self.headers["dice-commitment"]
        words = self.headers["dice-parts"].split()
        self.parts = [re.fullmatch(r"(\d)@(\d+)=(\w+)", word) for word in words]

    def bytes_of(self, number: int) -> Iterator[int]:
        lines = "".join(f"{p[1]}:{p[3]}\n" for p in self.parts if p and int(p[2]) <= number)
        for block in range(100):
            text = f"quayside dice 1\n{self.headers['table']}\n{number}\n{lines}{block}\n"
            yield from hmac.new(self.secret, text.encode(), hashlib.sha256).digest()

    def below(self, source: Iterator[int], k: int) -> int:
        for byte in source:
            if byte < 256 - 256 % k:
                return byte % k
        raise AssertionError("no byte was good")

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


def check_games(count: int) -> None:
    kinds = [("docker:en", 2), ("docker:fr", 2), ("docker:omba", 3), ("docker:it", 4),
             ("dockers", 2), ("dockers", 3), ("dockers", 4), ("doce", 2)]  # fmt: skip
    for index in range(count):
        game, players = kinds[index % len(kinds)]
        text = record_text(played(game, players, 10_000 if game.startswith("docker:") else 6))
        rolls = [int(e.text) for e in read(text).entries if e.kind == "roll"]
        independent = Independent(text)
        assert independent.rolls() == rolls
        assert independent.deal() == {
            name: independent.headers[name] for name in independent.deal()
        }  # fmt: skip
        assert verify_text(text).rolls == len(rolls)


def chi_square(count: int) -> float:
    """Return the statistic over so many rolls of many tables and numbers, five degrees."""
    faces: Counter[int] = Counter()
    for i in range(count // 100):
        secret, table = hashlib.sha256(b"%d" % i).digest(), f"table{i}"
        parts = [dice.Part(0, 0, "ab" * 32), dice.Part(1, 50, "cd" * 32)]
        faces.update(dice.roll(secret, table, parts, n, 6) for n in range(1, 101))
    expected = sum(faces.values()) / 6
    return sum((faces[face] - expected) ** 2 / expected for face in range(1, 7))


def test_an_independent_verifier_agrees() -> None:
    check_games(40)


def test_rolls_are_fair() -> None:
    # 20.5 is exceeded once in a thousand by fair dice; the sample is always the same.
    assert chi_square(60_000) < 20.5


def test_every_byte_value_is_used_evenly_or_rejected() -> None:
    """Without rejection 0 to 3 of six would come 43 times of 256, 4 and 5 only 42 times."""
    counts: Counter[int] = Counter()
    rejected = 0
    for byte in range(256):
        taken = iter((byte, 0))
        counts[dice.below(taken, 6)] += 1
        rejected += len(list(taken)) == 0
    assert rejected == 4
    counts[0] -= rejected
    assert set(counts.values()) == {42}


def test_a_draw_goes_on_in_the_next_block() -> None:
    stream = list(islice(dice.stream(b"s", "t", [], 1), 96))
    assert stream[:32] == list(hmac.digest(b"s", b"quayside dice 1\nt\n1\n0\n", "sha256"))
    assert stream[64:] == list(hmac.digest(b"s", b"quayside dice 1\nt\n1\n2\n", "sha256"))


def test_the_commitment_comes_before_any_part() -> None:
    table = opened()
    assert table.head == 1
    assert table.setup.commitment == dice.commitment(table.id, table.secret)
    assert table.parts == []


def test_a_part_counts_from_the_next_draw_on() -> None:
    table = seated()
    step(table)
    store(table, decide.decide(table, m.Stand(0), hash_key(KEYS[0]), 1))
    store(table, decide.decide(table, m.Sit(0, "ee" * 32), hash_key(KEYS[0]), 1))
    assert table.parts[-1] == dice.Part(0, 2, "ee" * 32)
    without = [dice.roll(table.secret, table.id, table.parts[:2], n, 6) for n in range(1, 60)]
    with_it = [dice.roll(table.secret, table.id, table.parts, n, 6) for n in range(1, 60)]
    assert without[0] == with_it[0]
    assert without[1:] != with_it[1:]


def test_no_secret_before_the_end() -> None:
    table = seated()
    while table.finished is None:
        assert table.secret.hex().encode() not in b"".join(table.bodies)
        assert table.secret.hex().encode() not in m.encode(table.view())
        assert table.secret.hex() not in record_text(table)
        for key in KEYS:
            assert hash_key(key).encode() not in b"".join(table.bodies)
        step(table)
    assert table.secret.hex().encode() in table.bodies[-1]


def test_a_tampered_record_is_caught() -> None:
    text = record_text(played())
    headers = dict(re.findall(r"^([a-z-]+): (.*)$", text.split("\n\n")[0], re.MULTILINE))
    part = headers["dice-parts"]
    flipped = part[:10] + ("0" if part[10] != "0" else "1") + part[11:]
    for old, new in (
        (f"dice-secret: {headers['dice-secret']}", f"dice-secret: {'00' * 32}"),
        (f"dice-parts: {part}", f"dice-parts: {flipped}"),
        (f"dice-draws: {headers['dice-draws']}", "dice-draws: 2-4000"),
        (f"table: {headers['table']}", f"table: {'x' * 22}"),
        ("dice: fair 1", "dice: physical dice"),
    ):
        changed = text.replace(old, new)
        assert changed != text
        with pytest.raises(NotVerified):
            verify_text(changed)


def test_a_changed_roll_is_caught_even_where_the_rules_allow_it() -> None:
    record = read(record_text(played()))
    face = int(record.entries[0].text) % 6 + 1
    forged = Record(record.start, {**record.headers, "dice-draws": "1"}).roll(face)
    with pytest.raises(NotVerified, match="roll 1"):
        verify_text(write(forged))


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_an_agreed_starting_player_begins_and_all_else_is_drawn(starter: int) -> None:
    table = seated("dockers", 3, starter=starter)
    assert table.state.to_move == starter
    for seat in (0, 1):
        store(table, decide.decide(table, m.Resign(seat), hash_key(KEYS[seat]), 1))
    text = record_text(table)
    independent = Independent(text)
    assert independent.headers["starting-player"] == "agreed"
    assert independent.headers["starter"] == str(starter)
    assert independent.headers["colours"] == independent.deal()["colours"]
    assert str(verify_text(text)).endswith("; the starting player was agreed")


def test_without_agreement_the_starting_player_must_be_the_one_drawn() -> None:
    for starter in (0, 1):
        text = record_text(played("doce", steps=2, starter=starter))
        cut = text.replace("starting-player: agreed\n", "")
        assert cut != text
        if Independent(text).deal()["starter"] == str(starter):
            assert "agreed" not in str(verify_text(cut))
        else:
            with pytest.raises(NotVerified, match="the deal should be"):
                verify_text(cut)


def test_a_rematch_draws_the_starting_player_again() -> None:
    table = seated(starter=1)
    store(table, decide.decide(table, m.Resign(0), hash_key(KEYS[0]), 1))
    (draft,) = decide.open_rematch(table, "T" * 22)
    assert isinstance(draft.what, m.Opened)
    assert draft.what.starter is None


def test_real_dice_are_typed_and_the_record_says_so() -> None:
    table = seated(dice="real")
    seat = table.state.to_move
    assert seat is not None
    store(table, decide.decide(table, m.Roll(seat, 3), hash_key(KEYS[seat]), 1))
    assert "roll:3" in table.position
    text = record_text(table)
    assert "dice: physical dice" in text
    with pytest.raises(NotVerified, match="physical"):
        verify_text(text)


def act(table: Table, action: m.Action, key: str | None = None) -> None:
    store(table, decide.decide(table, action, hash_key(key or KEYS[action.seat]), 1))


def test_a_mistyped_roll_is_corrected_before_and_after_the_move() -> None:
    table = Table(secrets.token_urlsafe(16))
    seats: list[m.SeatSpec] = [m.LinkSeat(KEYS[0]), m.LinkSeat(KEYS[0])]
    store(table, decide.open_table(table.id, m.OpenTable("docker:fr", seats, dice="real")))
    for seat in (0, 1):
        act(table, m.Sit(seat, secrets.token_hex(32)), KEYS[0])
    start, first = table.position, table.state.to_move or 0
    with pytest.raises(Refused) as refused:
        act(table, m.ProposeTakeback(first, roll=True), KEYS[0])
    assert refused.value.code == "quayside.table.nothing-to-take-back"
    act(table, m.Roll(first, 3), KEYS[0])
    act(table, m.ProposeTakeback(1 - first, roll=True), KEYS[0])
    assert table.position == start
    act(table, m.Roll(first, 4), KEYS[0])
    act(table, m.Play(first, "+b2"), KEYS[0])
    act(table, m.ProposeTakeback(first, roll=True), KEYS[0])
    assert table.position == start
    act(table, m.Roll(first, 5), KEYS[0])
    assert [entry.text for entry in read(record_text(table)).entries] == ["5"]


def test_correcting_a_roll_needs_the_consent_of_people_on_other_devices() -> None:
    table = seated(dice="real")
    first = table.state.to_move or 0
    act(table, m.Roll(first, 3))
    rolled = table.position
    act(table, m.ProposeTakeback(first, roll=True))
    assert table.position == rolled
    act(table, m.Agree(1 - first))
    assert table.state.is_chance


def test_a_bots_roll_is_corrected_together_with_its_move() -> None:
    table = Table(secrets.token_urlsafe(16))
    wish = m.OpenTable("docker:fr", [m.LinkSeat(KEYS[0]), m.BotSeat("1")], dice="real", starter=1)
    store(table, decide.open_table(table.id, wish))
    act(table, m.Sit(0, secrets.token_hex(32)))
    start = table.position
    act(table, m.Roll(1, 4), KEYS[0])
    store(table, decide.play(table, 1, "+b2"))
    act(table, m.ProposeTakeback(0, roll=True))
    assert table.position == start


def test_a_roll_that_the_server_drew_stands() -> None:
    table = seated()
    first = table.state.to_move or 0
    act(table, m.Roll(first))
    with pytest.raises(Refused) as refused:
        act(table, m.ProposeTakeback(first, roll=True))
    assert refused.value.code == "quayside.table.fair-dice"

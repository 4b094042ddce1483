"""Dice that can be checked, version 1 (parts): an independent verifier, no bias, and tampering is
caught. Tables that were opened with it continue with it; test_chains.py has version 2."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
import secrets
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from quayside.cli.main import main
from quayside.record import Record, read, write
from quayside.server import decide, dice
from quayside.server import protocol as m
from quayside.server.errors import Refused
from quayside.server.export import record_text
from quayside.server.table import Table, hash_key
from quayside.server.verify import NotVerified, verify_text
from quayside.server.wire import table_view

KEYS = ("A" * 22, "B" * 22, "C" * 22, "D" * 22)


def store(table: Table, drafts: list[decide.Draft]) -> None:
    batch, state = decide.batch_of(table, drafts, table.time + 1000, None, None)
    for row in batch.rows:
        table.fold_event(row, state if row is batch.rows[-1] else None)


def opened(game: str = "docker:en", players: int = 2, **more: object) -> Table:
    table = Table(secrets.token_urlsafe(16))
    seats = [m.LinkSeat(key) for key in KEYS[:players]]
    wish = m.OpenTable(game, seats, **more)  # type: ignore[arg-type]
    (draft,) = decide.open_table(table.id, wish)
    assert isinstance(draft.what, m.Opened)
    assert draft.private is not None
    secret = bytes.fromhex(draft.private.secret)
    bound = dice.commitment(table.id, secret, 1)
    first = msgspec.structs.replace(draft.what, commitment=bound, dice_version=msgspec.UNSET)
    store(table, [decide.Draft(first, private=draft.private)])
    return table


def seated(game: str = "docker:en", players: int = 2, **more: object) -> Table:
    table = opened(game, players, **more)
    for seat, key in enumerate(KEYS[:players]):
        sit = m.Sit(seat, secrets.token_hex(32))
        store(table, decide.decide(table, sit, hash_key(key), 1).drafts)
    return table


def step(table: Table) -> None:
    state = table.state
    seat = state.to_move
    assert seat is not None
    action: m.Action = (
        m.Roll(seat) if state.is_chance else m.Play(seat, [secrets.choice(state.moves[:]).text])
    )
    store(table, decide.decide(table, action, hash_key(KEYS[seat]), 1).drafts)


def played(game: str = "docker:en", players: int = 2, steps: int = 10_000, **more: object) -> Table:
    """Play to the end, or so many steps before all but one resign."""
    table = seated(game, players, **more)
    while table.finished is None and (steps := steps - 1) > 0:
        step(table)
    for seat, key in enumerate(KEYS[: players - 1]):
        if table.finished is None and seat not in table.state.gone:
            store(table, decide.decide(table, m.Resign(seat), hash_key(key), 1).drafts)
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
    kinds = [
        ("docker:en", 2),
        ("docker:fr", 2),
        ("docker:omba", 3),
        ("docker:it", 4),
        ("dockers", 2),
        ("dockers", 3),
        ("dockers", 4),
        ("doce", 2),
    ]
    for index in range(count):
        game, players = kinds[index % len(kinds)]
        text = record_text(played(game, players, 10_000 if game.startswith("docker:") else 6))
        rolls = [int(e.text) for e in read(text).entries if e.kind == "roll"]
        independent = Independent(text)
        assert independent.rolls() == rolls
        assert independent.deal() == {
            name: independent.headers[name] for name in independent.deal()
        }
        verified = verify_text(text)
        assert verified.rolls == len(rolls)
        assert verified.ok, str(verified)


def chi_square(count: int) -> float:
    """Return the statistic over so many rolls of many tables and numbers, five degrees."""
    faces: Counter[int] = Counter()
    for i in range(count // 100):
        secret, table = hashlib.sha256(b"%d" % i).digest(), f"table{i}"
        parts = [dice.Part(0, 0, "ab" * 32), dice.Part(1, 50, "cd" * 32)]
        made = dice.Dice(1, table, secret, parts)
        faces.update(made.roll(n, 6) for n in range(1, 101))
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
    stream = list(islice(dice.Dice(1, "t", b"s", []).stream(1), 96))
    assert stream[:32] == list(hmac.digest(b"s", b"quayside dice 1\nt\n1\n0\n", "sha256"))
    assert stream[64:] == list(hmac.digest(b"s", b"quayside dice 1\nt\n1\n2\n", "sha256"))


def test_the_commitment_comes_before_any_part() -> None:
    table = opened()
    assert table.head == 1
    assert table.setup.commitment == dice.commitment(table.id, table.secret, 1)
    assert table.parts == []


def test_a_part_counts_from_the_next_draw_on() -> None:
    table = seated()
    step(table)
    store(table, decide.decide(table, m.Stand(0), hash_key(KEYS[0]), 1).drafts)
    store(table, decide.decide(table, m.Sit(0, "ee" * 32), hash_key(KEYS[0]), 1).drafts)
    assert table.parts[-1] == dice.Part(0, 2, "ee" * 32)
    one = dice.Dice(1, table.id, table.secret, table.parts[:2])
    without = [one.roll(n, 6) for n in range(1, 60)]
    with_it = [table.dice.roll(n, 6) for n in range(1, 60)]
    assert without[0] == with_it[0]
    assert without[1:] != with_it[1:]


def test_no_secret_before_the_end() -> None:
    table = seated()
    while table.finished is None:
        assert table.secret.hex().encode() not in b"".join(table.bodies)
        assert table.secret.hex().encode() not in m.encode(table_view(table))
        assert table.secret.hex() not in record_text(table)
        for key in KEYS:
            assert hash_key(key).encode() not in b"".join(table.bodies)
        step(table)
    assert table.secret.hex().encode() in table.bodies[-1]


def header(text: str, name: str) -> str:
    found = re.search(rf"^{name}: (.*)$", text, re.MULTILINE)
    assert found, name
    return found[1]


def changed(text: str, **headers: str | None) -> str:
    """Return a record with some headers changed, added, or left out (None)."""
    for name, value in ((name.replace("_", "-"), value) for name, value in headers.items()):
        text = re.sub(rf"^{name}: .*\n", "", text, flags=re.MULTILINE)
        text = text if value is None else f"{name}: {value}\n{text}"
    return text


def refused(text: str, why: str) -> None:
    with pytest.raises(NotVerified, match=why):
        verify_text(text)


def resign(table: Table, seat: int) -> None:
    store(table, decide.decide(table, m.Resign(seat), hash_key(KEYS[seat]), 1).drafts)


def sit_again(table: Table, seat: int, part: str) -> None:
    store(table, decide.decide(table, m.Stand(seat), hash_key(KEYS[seat]), 1).drafts)
    store(table, decide.decide(table, m.Sit(seat, part), hash_key(KEYS[seat]), 1).drafts)


def take_back(table: Table, seat: int) -> None:
    """Take back the last move of a seat, with everybody's consent."""
    asked = decide.decide(table, m.ProposeTakeback(seat), hash_key(KEYS[seat]), 1).drafts
    store(table, asked)
    for other, key in enumerate(KEYS[: len(table.chairs)]):
        if table.pending is not None and other != seat:
            store(table, decide.decide(table, m.Agree(other), hash_key(key), 1).drafts)


def steps(table: Table, count: int) -> Table:
    for _ in range(count):
        if table.finished is None:
            step(table)
    return table


def finish(table: Table) -> Table:
    return steps(table, 10_000)


def test_a_tampered_record_is_caught() -> None:
    text = record_text(played())
    part = header(text, "dice-parts")
    flipped = part[:10] + ("0" if part[10] != "0" else "1") + part[11:]
    refused(changed(text, dice_secret="00" * 32), "not the one that the server was bound to")
    refused(changed(text, dice_parts=flipped), "should be")
    refused(changed(text, dice_parts=part.split()[0]), "should be")
    refused(changed(text, dice_draws="2-4000"), "draws for 3999")
    refused(changed(text, table="x" * 22), "not the one that the server was bound to")
    refused(changed(text, dice="physical dice"), "physical")


def test_a_changed_roll_is_caught_even_where_the_rules_allow_it() -> None:
    record = read(record_text(played()))
    face = int(record.entries[0].text) % 6 + 1
    forged = Record(record.start, {**record.headers, "dice-draws": "1"}).roll(face)
    seat = forged.state.to_move
    assert seat is not None
    forged = forged.leave(1 - seat)
    with pytest.raises(NotVerified, match="roll 1 "):
        verify_text(write(forged))


def test_a_truncated_game_is_refused() -> None:
    text = record_text(played(steps=40))
    whole = read(text)
    cut = Record(whole.start, whole.headers, whole.entries[:9])
    rolls = [entry for entry in cut.entries if entry.kind == "roll"]
    headers = {**cut.headers, "dice-draws": f"1-{len(rolls)}"}
    refused(write(Record(cut.start, headers, cut.entries)), "before the end of the game")


def test_an_abandoned_game_is_checked_as_far_as_it_goes_and_stays_in_doubt() -> None:
    table = seated()
    steps(table, 8)
    abandoned = m.Finished([], None, table.secret.hex(), abandoned=True)
    store(table, [decide.Draft(abandoned)])
    text = record_text(table)
    verified = verify_text(text)
    assert not verified.ok
    assert "abandoned before its end" in str(verified)
    refused(text.replace("result: abandoned", "result: unfinished"), "before the end of the game")


def test_a_short_header_cannot_name_millions_of_draws() -> None:
    text = record_text(played(steps=4))
    spans = " ".join(f"{n}000000-{n}999998" for n in range(1, 999))
    refused(changed(text, dice_draws=spans), "draws for 997999002")


def test_draws_that_a_server_skipped_are_not_ok() -> None:
    table = seated()
    steps(table, 4)
    while not table.state.is_chance:
        step(table)
    skipped = table.next_draw
    table.next_draw += 2  # a server that did not like the next two rolls
    finish(table)
    text = record_text(table)
    verified = verify_text(text)
    assert not verified.ok
    assert f"draws {skipped}-{skipped + 1} are missing" in str(verified)
    # Nor does it help to call one withdrawn where nobody left.
    face = table.dice.roll(skipped, 6)
    refused(changed(text, dice_withdrawn=f"{skipped}={face}"), "nobody left")
    refused(changed(text, dice_withdrawn=f"{skipped}={face % 6 + 1}"), "should be")
    # Before the first roll there is nothing that could be taken back.
    cheat = seated()
    cheat.next_draw = 2
    face = cheat.dice.roll(1, 6)
    refused(changed(record_text(finish(cheat)), dice_taken_back=f"1={face}"), "nobody could take")


def test_rolls_taken_back_and_withdrawn_are_listed_and_checked() -> None:
    table = seated(players=3)
    while not (len(table.line) > 6 and isinstance(table.line[-1].what, m.Moved)):
        step(table)
    mover = table.line[-1].what
    assert isinstance(mover, m.Moved)
    step(table)
    rolled = table.line[-1].what
    assert isinstance(rolled, m.Rolled)
    assert rolled.number is not None
    take_back(table, mover.seat)
    assert table.taken_back[rolled.number] == rolled.face
    while table.state.is_chance or table.state.to_move == mover.seat:
        step(table)
    open_roll = table.line[-1].what
    assert isinstance(open_roll, m.Rolled)
    assert open_roll.number is not None
    resign(table, open_roll.seat)
    text = record_text(finish(table))
    verified = verify_text(text)
    assert verified.ok, str(verified)
    assert verified.taken_back == {rolled.number: rolled.face}
    assert verified.withdrawn[open_roll.number] == open_roll.face
    assert f"taken back: 1 roll (draw=face {rolled.number}={rolled.face})." in str(verified)
    # A record of version 0.1 has gaps without a reason: what is missing is said.
    old = verify_text(changed(text, dice_taken_back=None, dice_withdrawn=None))
    assert not old.ok
    assert f"draws {rolled.number}" in str(old)
    assert "version 0.1" in str(old)
    wrong = rolled.face % 6 + 1
    refused(changed(text, dice_taken_back=f"{rolled.number}={wrong}"), "should be")


def test_a_leaving_that_is_taken_back_withdraws_nothing() -> None:
    table = seated(players=3)
    while not (len(table.line) > 4 and isinstance(table.line[-1].what, m.Moved)):
        step(table)
    mover = table.line[-1].what
    assert isinstance(mover, m.Moved)
    step(table)
    number, leaver = table.next_draw - 1, table.state.to_move
    assert leaver is not None
    resign(table, leaver)
    assert number in table.withdrawn
    take_back(table, mover.seat)
    assert (number in table.withdrawn, number in table.taken_back) == (False, True)
    verified = verify_text(record_text(finish(table)))
    assert verified.ok, str(verified)


def test_parts_that_never_count_are_refused() -> None:
    cheat = opened()
    cheat.next_draw = 999_999
    for seat in (0, 1):
        sit = m.Sit(seat, secrets.token_hex(32))
        store(cheat, decide.decide(cheat, sit, hash_key(KEYS[seat]), 1).drafts)
    assert [part.since for part in cheat.parts] == [999_999, 999_999]
    text = record_text(finish(cheat))
    refused(text, "no part entered the deal")
    own = header(text, "dice-parts").replace("@999999=", "@0=", 1)
    assert own != header(text, "dice-parts")
    # One part of an accomplice does not hide that the other never counts.
    half = opened()
    for seat, since in ((0, 0), (1, 999_999)):
        half.next_draw = since
        sit = m.Sit(seat, secrets.token_hex(32))
        store(half, decide.decide(half, sit, hash_key(KEYS[seat]), 1).drafts)
    text = record_text(finish(half))
    refused(text, "the last draw is")
    last = int(header(text, "dice-draws").split()[-1].rpartition("-")[2])
    verified = verify_text(text.replace("1@999999=", f"1@{last + 1}="))
    assert not verified.ok
    assert "no part of seat 1 entered any draw" in str(verified)


def test_a_part_added_during_the_game_is_a_doubt() -> None:
    table = steps(seated(), 4)
    while not table.state.is_chance:
        step(table)
    late = table.next_draw
    sit_again(table, 0, "ee" * 32)
    text = record_text(finish(table))
    verified = verify_text(text)
    assert not verified.ok
    assert f"seat 0 added a part during the game, from draw {late} on" in str(verified)
    words = header(text, "dice-parts").split()
    refused(changed(text, dice_parts=" ".join([words[2], *words[:2]])), "should be|rising draws")


def test_coming_back_after_the_last_draw_is_no_doubt() -> None:
    table = steps(seated("doce"), 2)
    sit_again(table, 0, "ee" * 32)
    resign(table, 0)
    verified = verify_text(record_text(table))
    assert verified.ok, str(verified)
    assert (verified.rolls, verified.parts) == (0, 2)


def test_honest_games_with_takebacks_and_leaving_are_ok() -> None:
    chance = random.Random(5)
    for game, players in (("docker:fr", 3), ("docker:it", 4), ("docker:en", 2), ("dockers", 3)):
        for _ in range(3):
            table = seated(game, players)
            for _ in range(60):
                if table.finished is not None:
                    break
                step(table)
                last = table.line[-1].what
                if table.finished is None and isinstance(last, m.Moved) and chance.random() < 0.3:
                    steps(table, chance.randrange(3))
                    if table.finished is None:
                        take_back(table, last.seat)
            left = [seat for seat in range(players) if seat not in table.state.gone]
            for seat in left[:-1]:
                if table.finished is None:
                    resign(table, seat)
            verified = verify_text(record_text(table))
            assert verified.ok, str(verified)
            drawn = [
                roll
                for roll in map(m.decode_event, table.bodies)
                if isinstance(roll.what, m.Rolled)
            ]
            listed = len(verified.taken_back) + len(verified.withdrawn)
            assert verified.rolls + listed == len(drawn)


def test_the_command_compares_with_what_you_noted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(steps=6)
    file = tmp_path / "game.quay"
    file.write_text(record_text(table), encoding="utf-8")
    part = table.parts[0].value
    main(["verify", str(file), "--commitment", table.setup.commitment, "--part", part])
    said = capsys.readouterr().out
    assert "follow from the secret and 2 parts" in said
    assert "does not cover names" in said
    main(["verify", str(file)])
    assert table.setup.commitment in capsys.readouterr().out
    # Whoever knows the secret of another game can write a whole record that follows from it.
    other = ["verify", str(file), "--commitment", "ab" * 32]
    for words in (other, ["verify", str(file), "--part", "cd" * 32]):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2
    assert "is not in the record" in capsys.readouterr().err
    table = steps(seated(), 5)
    while not table.state.is_chance:
        step(table)
    table.next_draw += 1
    file.write_text(record_text(finish(table)), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(file)])
    assert ended.value.code == 1
    assert "IN DOUBT" in capsys.readouterr().out


def test_an_agreed_starting_player_is_not_compared_and_is_said() -> None:
    record = read(record_text(played("dockers", 3, 2)))
    assert record.start.deal is not None
    starter = str((int(record.start.deal["starter"]) + 1) % 3)
    start = record.start.game.start(None, **{**record.start.deal, "starter": starter})
    other = Record(start, record.headers).leave(0).leave(1)
    refused(write(other), "the deal should be")
    headers = {**record.headers, "starting-player": "agreed"}
    verified = verify_text(write(Record(start, headers, other.entries)))
    assert verified.ok
    assert "The starting player was agreed, not drawn." in str(verified)
    colours = record.start.deal["colours"][::-1]
    start = record.start.game.start(None, starter=starter, colours=colours)
    refused(write(Record(start, headers).leave(0).leave(1)), "the deal should be")


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_an_agreed_starting_player_begins_and_all_else_is_drawn(starter: int) -> None:
    table = seated("dockers", 3, starter=starter)
    assert table.state.to_move == starter
    for seat in (0, 1):
        store(table, decide.decide(table, m.Resign(seat), hash_key(KEYS[seat]), 1).drafts)
    text = record_text(table)
    independent = Independent(text)
    assert independent.headers["starting-player"] == "agreed"
    assert independent.headers["starter"] == str(starter)
    assert independent.headers["colours"] == independent.deal()["colours"]
    assert "The starting player was agreed, not drawn." in str(verify_text(text))


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
    store(table, decide.decide(table, m.Resign(0), hash_key(KEYS[0]), 1).drafts)
    (draft,) = decide.open_rematch(table, "T" * 22)
    assert isinstance(draft.what, m.Opened)
    assert draft.what.starter is None


def test_real_dice_are_typed_and_the_record_says_so() -> None:
    table = seated(dice="real")
    seat = table.state.to_move
    assert seat is not None
    store(table, decide.decide(table, m.Roll(seat, 3), hash_key(KEYS[seat]), 1).drafts)
    assert "roll:3" in table.position
    text = record_text(table)
    assert "dice: physical dice" in text
    with pytest.raises(NotVerified, match="physical"):
        verify_text(text)


def act(table: Table, action: m.Action, key: str | None = None) -> None:
    store(table, decide.decide(table, action, hash_key(key or KEYS[action.seat]), 1).drafts)


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
    act(table, m.Play(first, ["+b2"]), KEYS[0])
    act(table, m.ProposeTakeback(first, roll=True), KEYS[0])
    assert table.position == start
    act(table, m.Roll(first, 5), KEYS[0])
    assert [entry.text for entry in read(record_text(table)).entries] == ["5"]


def test_with_real_dice_anybody_corrects_what_was_noted_also_of_others() -> None:
    """The screen follows the table: nobody on another device has to agree."""
    table = seated(dice="real")
    start, first = table.position, table.state.to_move or 0
    other = 1 - first
    act(table, m.Roll(first, 3))
    act(table, m.ProposeTakeback(first, roll=True))
    assert table.position == start
    act(table, m.Roll(first, 4))
    rolled, waiting = table.head, table.position
    act(table, m.Play(first, ["+b2"]))
    moved = table.head
    act(table, m.Roll(other, 2))
    # The other player takes back the first one's move, and what followed.
    act(table, m.ProposeTakeback(other, event=moved))
    assert table.position == waiting
    act(table, m.ProposeTakeback(other, event=rolled))
    assert table.position == start
    for event in (rolled, 0, table.head + 5):
        with pytest.raises(Refused) as refused:
            act(table, m.ProposeTakeback(first, event=event))
        assert refused.value.code == "quayside.table.nothing-to-take-back"
    fair = seated()
    with pytest.raises(Refused) as refused:
        act(fair, m.ProposeTakeback(0, event=1))
    assert refused.value.code == "quayside.table.fair-dice"


def test_players_with_a_real_box_say_which_colours_they_have() -> None:
    table = seated("dockers", dice="real", colours=["g", "y"])
    assert "colours:gy" in table.position
    act(table, m.Resign(0))
    (draft,) = decide.open_rematch(table, "T" * 22)
    assert isinstance(draft.what, m.Opened)
    assert draft.what.colours == ["y", "g"]
    # For the other games colours are a picture.
    docker = seated("docker:fr", dice="real", colours=["ry", "bg"])
    assert docker.setup.colours == ["ry", "bg"]
    assert docker.position == str(docker.game.start(starter=str(docker.state.to_move)))
    for game, colours, reason in (
        ("dockers", ["r", "r"], "colours are 2 different letters"),
        ("dockers", ["r"], "for every seat"),
    ):
        with pytest.raises(Refused, match=reason):
            seated(game, dice="real", colours=colours)
    with pytest.raises(Refused, match="with real dice"):
        seated("dockers", colours=["r", "b"])


def test_a_bots_roll_is_corrected_together_with_its_move() -> None:
    table = Table(secrets.token_urlsafe(16))
    wish = m.OpenTable("docker:fr", [m.LinkSeat(KEYS[0]), m.BotSeat("1")], dice="real", starter=1)
    store(table, decide.open_table(table.id, wish))
    act(table, m.Sit(0, secrets.token_hex(32)))
    start = table.position
    act(table, m.Roll(1, 4), KEYS[0])
    store(table, decide.play(table, 1, ["+b2"]))
    act(table, m.ProposeTakeback(0, roll=True))
    assert table.position == start


def test_a_handicap_helps_some_seats_only_and_the_record_says_so() -> None:
    table = seated("doce", starter=0, helped=[1])
    act(table, m.Play(0, ["a1=1"]))
    act(table, m.Play(1, ["e5=1"]))
    with pytest.raises(Refused) as refused:
        act(table, m.ProposeTakeback(0))
    assert refused.value.code == "quayside.table.no-aid"
    act(table, m.ProposeTakeback(1))
    act(table, m.Decline(0))
    act(table, m.Resign(0))
    assert read(record_text(table)).headers["helped"] == "1"
    (draft,) = decide.open_rematch(table, "T" * 22)
    assert isinstance(draft.what, m.Opened)
    assert draft.what.helped == [0]
    with pytest.raises(Refused, match="seats go from 0 to 1"):
        seated("doce", helped=[2])


def test_a_roll_that_the_server_drew_stands() -> None:
    table = seated()
    first = table.state.to_move or 0
    act(table, m.Roll(first))
    with pytest.raises(Refused) as refused:
        act(table, m.ProposeTakeback(first, roll=True))
    assert refused.value.code == "quayside.table.fair-dice"

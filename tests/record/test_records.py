"""Saved games: written, read back, and refused with line, column and ruling."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quayside
from quayside.games import BUILT_IN, family
from quayside.record import Record, RecordError, load, read, save, write

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.quay"))
GAMES = [
    (f"{name}:{edition}", players)
    for name in BUILT_IN
    for edition in family(name).editions
    for players in family(name).player_counts
]


def random_record(name: str, players: int, seed: int, moves: int) -> Record:
    """A random game with takebacks, resignations and comments, perhaps unfinished."""
    chooser = random.Random(seed)
    record = Record(quayside.load(name, players).start(seed=seed), {"names": "Ada, Bo"})
    for _ in range(moves):
        state = record.state
        if state.is_over:
            break
        luck = chooser.random()
        if state.is_chance:
            record = record.roll()
        elif luck < 0.03:
            record = record.undo()
        elif luck < 0.035 and len(state.gone) < players - 1:
            inside = [seat for seat in range(players) if seat not in state.gone]
            record = record.leave(chooser.choice(inside), chooser.choice(["resign", "time"]))
        else:
            record = record.play(chooser.choice(list(state.moves)))
        if luck > 0.95 and not record.state.is_chance:
            record = record.with_comment("so it goes\nand on")
    return record


@settings(max_examples=60, deadline=None)
@given(
    game=st.sampled_from(GAMES),
    seed=st.integers(0, 2**63 - 1),
    moves=st.one_of(st.integers(0, 40), st.just(400)),
)
def test_what_is_written_reads_back_the_same(game: tuple[str, int], seed: int, moves: int) -> None:
    record = random_record(*game, seed, moves)
    text = write(record)
    again = read(text)
    assert again.state == record.state
    assert [e.text for e in again.entries] == [e.text for e in record.entries]
    assert again.states == record.states
    assert write(again) == text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_are_correct(path: Path) -> None:
    record = load(path)
    assert read(write(record)).states == record.states


def test_every_family_has_a_golden_record() -> None:
    names = {path.name.partition("-")[0] for path in GOLDEN}
    assert names == set(BUILT_IN)


class TestTheHandWrittenOne:
    @pytest.fixture
    def record(self) -> Record:
        return load(Path(__file__).parents[1] / "data" / "records" / "docker-en-3.quay")

    def test_headers_not_known_are_kept(self, record: Record) -> None:
        assert record.headers["place"] == "the café on the corner"
        assert "place: the café on the corner\n" in write(record)
        assert "dice: physical dice\n" in write(record)

    def test_it_ends_as_it_says(self, record: Record) -> None:
        assert record.state.winners == [0]
        assert record.state.gone == (1, 2)
        assert "result: 0 wins\n" in write(record)

    def test_decisions_have_their_rolls(self, record: Record) -> None:
        rerolled = record.decisions()[-2]
        assert rerolled.rolls == (4, 3)
        assert rerolled.move == "+b3"
        assert rerolled.before.is_chance
        assert not rerolled.rolled.is_chance

    def test_comments_stay_where_they_were(self, record: Record) -> None:
        assert record.comment == "Bo begins."
        assert any(entry.comment == "climbs onto Cy's container" for entry in record.entries)


BRANCHED = load(Path(__file__).parents[1] / "data" / "records" / "docker-branches.quay")


class TestBranches:
    def test_begin_at_the_position_before_what_they_replace(self) -> None:
        _, move, roll, *_, last = BRANCHED.entries
        assert [[entry.text for entry in branch] for branch in move.branches] == [
            ["+c1", "1", "+b3"]
        ]
        assert [branch[0].text for branch in roll.branches] == ["2", "1"]
        assert roll.branches[0][0].after == move.after.roll(2)
        [inner] = roll.branches[0][1].branches
        assert [entry.text for entry in inner] == ["+c3", "4"]
        assert inner[0].after == move.after.roll(2).play("+c3")
        assert last.branches[1][0].after.gone == (0,)

    def test_leave_the_game_itself_as_it_is(self) -> None:
        assert [entry.text for entry in BRANCHED.entries] == ["4", "+b2", "6", "+a1", "3", "b2-a1"]
        assert len(BRANCHED.decisions()) == 3
        assert "result: unfinished\n" in write(BRANCHED)

    def test_have_comments_of_their_own_which_come_before_branches(self) -> None:
        move, last = BRANCHED.entries[1], BRANCHED.entries[-1]
        assert move.comment == ""
        assert move.branches[0][0].comment == "the same roll, another square"
        assert last.comment == "climbs onto Bo's container\nand stays there"

    def test_are_read_back_as_they_were_written(self) -> None:
        assert read(write(BRANCHED)) == BRANCHED

    def test_count_towards_the_length(self) -> None:
        text = write(BRANCHED)
        assert read(text, most=17) == BRANCHED
        with pytest.raises(RecordError, match="at most 16 rolls and moves"):
            read(text, most=16)

    def test_separate_rounds_on_their_own(self) -> None:
        """The golden match has four rounds; here the whole match is also a branch."""
        match = load(Path(__file__).parents[1] / "data" / "records" / "doce-match.quay")
        entries = match.entries
        first = replace(entries[0], branches=(entries,))
        branched = replace(match, entries=(first, *entries[1:]))
        text = write(branched)
        assert text.count("\n/\n") == write(match).count("\n/\n") > 0
        assert text.count("/\n") == 2 * text.count("\n/\n")
        assert read(text) == branched

    def test_need_a_record_that_is_equal_up_to_there(self) -> None:
        start = Record(quayside.load("docker:fr", 2).start())
        record = start.roll(4).play("+b2")
        branched = record.with_branch(start.roll(4).play("+a1").roll(1))
        assert [[e.text for e in branch] for branch in branched.entries[-1].branches] == [
            ["+a1", "1"]
        ]
        assert branched.state == record.state
        for other in (start, start.roll(4), start.roll(2).play("+b2")):
            with pytest.raises(ValueError, match="a branch begins at"):
                record.with_branch(other)
        with pytest.raises(ValueError, match="a branch begins at"):
            start.with_branch(record)


HEAD = "game: docker:fr\nplayers: 2\nstarter: 0\n\n"


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "line", "column", "ruling", "message"),
        [
            ("", 1, 1, "", "the file is empty"),
            ("players: 2\n\n", 1, 1, "", "no header 'game'"),
            ("game: chess\n\n", 1, 1, "", "there is no game 'chess'"),
            ("game: docker:fr\nplayers: many\n", 2, 1, "", "players is a number"),
            ("game: docker:fr\noptions: chance\n", 2, 1, "", "options look like"),
            ("game: docker:fr\ngame: docker:fr\n", 2, 1, "", "stands twice"),
            ("game: docker:fr\nrules: 99\n", 2, 1, "", "rule version 99"),
            ("game: docker:fr\ndate: tomorrow\n", 2, 1, "", "a date looks like"),
            ("game: docker:fr\nstarter: 2\n", 2, 1, "", "the starting seat is one of 0 to 1"),
            ("game: docker:fr\nresult: 0 wins\n", 2, 1, "", "lead to 'unfinished'"),
            ("game: docker:fr\nscores: 3,4\n", 2, 1, "", "lead to scores none"),
            ("game: docker:fr\nposition: docker:fr 2 x\n", 2, 1, "", "not a square"),
            ("game: docker:fr\nnonsense\n", 2, 1, "", "expected a header"),
            (HEAD + "1. 4:+b1", 5, 4, "DK-5", "points left over"),
            (HEAD + "1. 4:+b2\n2. 3:+b2 3:zz", 6, 10, "", "'zz' is not a move"),
            (HEAD + "1. 7:+b2", 5, 4, "", "a roll is a whole number from 1 to 6"),
            (HEAD + "1. +b1", 5, 4, "", "roll first"),
            (HEAD + "resign@5", 5, 1, "GL-1", "seat 5 is not in the game"),
            (HEAD + "{ never closed", 5, 1, "", "never closed"),
            (HEAD + "4:+b2 / 4:+b2", 5, 7, "", "no round ends here"),
            (HEAD + "(4:+b2)", 5, 1, "", "a branch follows the roll or move that it replaces"),
            (HEAD + "4:+b2 (( +a1 ))", 5, 8, "", "a branch follows the roll or move"),
            (HEAD + "4:+b2 ( {only this} )", 5, 21, "", "a branch has at least one roll or move"),
            (HEAD + "4:+b2 )", 5, 7, "", "no branch is open here"),
            (HEAD + "4:+b2 ( +a1 ( +c1 )", 5, 7, "", "this branch is never closed"),
            (HEAD + "4:+b2 ( 4:+a1 )", 5, 9, "", "'4:\\+a1' is not a move"),
            (HEAD + "4:+b2 " + "(+a1 " * 101, 5, 507, "", "nested at most 100 deep"),
        ],
    )
    def test_say_where_and_why(
        self, text: str, line: int, column: int, ruling: str, message: str
    ) -> None:
        with pytest.raises(RecordError, match=message) as caught:
            read(text)
        assert (caught.value.line, caught.value.column) == (line, column)
        assert caught.value.ruling == ruling
        assert str(caught.value).startswith(f"line {line}, column {column}: ")

    def test_what_is_not_text(self, tmp_path: Path) -> None:
        (tmp_path / "x.quay").write_bytes(b"game: docker:fr\n\xff\xfe")
        with pytest.raises(RecordError, match="line 2, column 1: this is not text in UTF-8"):
            load(tmp_path / "x.quay")

    @settings(max_examples=300, deadline=None)
    @given(st.data())
    def test_any_damage_is_read_or_refused_but_never_crashes(self, data: st.DataObject) -> None:
        base = BRANCHED if data.draw(st.booleans()) else random_record("docker:en", 3, 5, 60)
        text = list(write(base))
        for _ in range(data.draw(st.integers(1, 4))):
            place = data.draw(st.integers(0, len(text) - 1))
            text[place] = data.draw(st.sampled_from([*"0123456789abc+-:.@;{}()/=\n \t~é", ""]))
        try:
            record = read("".join(text))
        except RecordError as error:
            assert "\n" not in str(error)
        else:
            assert read(write(record)).state == record.state


class TestTakingBack:
    def test_the_decision_comes_back_with_its_own_roll(self) -> None:
        record = Record(quayside.load("docker:fr", 2).start(seed=1)).roll()
        decision = record.state
        later = record.play(decision.moves[0]).roll()
        back = later.undo()
        assert back.state == decision
        assert [entry.kind for entry in back.entries] == ["roll"]

    def test_later_rolls_are_drawn_anew(self) -> None:
        """The roll after the takeback has a number of its own, so it cannot be foreknown."""
        record = Record(quayside.load("docker:fr", 2).start(seed=1)).roll()
        first = record.play(record.state.moves[0]).roll()
        again = first.undo().play(record.state.moves[0]).roll()
        assert first.state.draws == 2
        assert again.state.draws == 3

    def test_only_the_named_seats_take_back(self) -> None:
        record = (
            Record(quayside.load("docker:fr", 2).start()).roll(1).play("+b1").roll(1).play("+a2")
        )
        assert record.undo([0]).state == record.states[1]
        assert record.undo([1]).state == record.states[3]
        assert Record(record.start).undo() == Record(record.start)


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(quayside.load("docker:fr", 2).start())
    path = tmp_path / "game.quay"
    save(record, path)
    before = path.read_bytes()

    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        save(record.roll(4), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]

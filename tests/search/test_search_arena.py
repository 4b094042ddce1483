"""The arena: seats rotate, games repeat from the seed, logs go on where they were."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import quayside
from quayside import InvalidSetup
from quayside.search import Played, arena, run
from quayside.search.arena import play_game
from quayside.search.elo import elo, standings, wilson


def timeless(game: Played) -> Played:
    return replace(game, seconds=(), slowest=())


def test_every_bot_sits_on_every_seat() -> None:
    setup = arena(quayside.load("docker:fr", players=3), ["uct:5", "random"])
    assert setup.bots == ("uct:5", "random", "random")
    seats = [play_game(setup, number).seats for number in range(3)]
    assert seats == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_games_of_a_group_share_the_deal_and_repeat_from_the_seed() -> None:
    setup = arena(quayside.load("docker:fr"), ["random", "random"], seed=9)
    first = [timeless(play_game(setup, number)) for number in range(4)]
    assert first == [timeless(play_game(setup, number)) for number in range(4)]
    other = arena(quayside.load("docker:fr"), ["random", "random"], seed=10)
    assert first != [timeless(play_game(other, number)) for number in range(4)]


def test_processes_play_the_same_games_as_one() -> None:
    setup = arena(quayside.load("docker:en"), ["search:5", "random"])
    one = run(setup, 4, workers=1)
    two = run(setup, 4, workers=2)
    assert list(map(timeless, one.games)) == list(map(timeless, two.games))
    assert one.standings[0].share == two.standings[0].share


def test_an_interrupted_arena_goes_on_where_it_was() -> None:
    setup = arena(quayside.load("docker:en"), ["random", "random"])
    whole = run(setup, 6, workers=1)
    log = io.StringIO()
    run(setup, 3, workers=1, log=log)
    log.write('{"number": 3, "seats": [0,')  # killed while it wrote a line
    told: list[int] = []
    rest = run(setup, 6, workers=1, log=log, progress=lambda done, _: told.append(done))
    # Where counting takes long beside the games, not every game is reported; the last one is.
    assert told == sorted(set(told) & {4, 5, 6})
    assert told[-1] == 6
    reports = len(told)
    assert list(map(timeless, rest.games)) == list(map(timeless, whole.games))
    log.seek(0)
    again = run(setup, 6, workers=1, log=log, progress=lambda done, _: told.append(done))
    assert len(told) == reports
    assert again.standings == rest.standings


class Cut(Exception):
    """Somebody pulled the plug."""


@pytest.mark.parametrize("workers", [1, 2])
def test_an_arena_cut_in_the_middle_comes_to_the_same_result(workers: int, tmp_path: Path) -> None:
    setup = arena(quayside.load("docker:en", players=3), ["search:5", "random"], seed=4)
    whole = run(setup, 9, workers=1)
    file = tmp_path / "games.jsonl"

    def cut(done: int, _: object) -> None:
        if done == 4:
            raise Cut

    with pytest.raises(Cut), file.open("a+", encoding="utf-8") as log:
        run(setup, 9, workers=workers, log=log, progress=cut)
    assert 4 <= len(file.read_text(encoding="utf-8").splitlines()) - 1 < 9
    with file.open("a+", encoding="utf-8") as log:
        rest = run(setup, 9, workers=workers, log=log)
    assert list(map(timeless, rest.games)) == list(map(timeless, whole.games))
    assert [one.share for one in rest.standings] == [one.share for one in whole.standings]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 10


def test_the_command_line_tells_the_same_as_json_and_goes_on_from_its_log(tmp_path: Path) -> None:
    words = [
        "arena",
        "docker:en",
        "--players",
        "2",
        "--bots",
        "search:5,random",
        "--games",
        "4",
        "--seed",
        "3",
        "--workers",
        "1",
        "--log",
        str(tmp_path / "log.jsonl"),
        "--json",
    ]
    told = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-m", "quayside", *words], capture_output=True, text=True, check=True
        )
        told.append(json.loads(done.stdout))
    assert told[0] == told[1]  # the second time nothing is played, not even the clock differs
    setup = arena(quayside.load("docker:en"), ["search:5", "random"], seed=3)
    here = run(setup, 4, workers=1)
    assert told[0]["bots"] == ["search:5", "random"]
    for one, same in zip(told[0]["standings"], here.standings, strict=True):
        assert (one["bot"], one["games"], one["share"]) == (same.bot, same.games, same.share)
        assert one["low"] <= one["share"] <= one["high"]
        assert one["elo_low"] <= one["elo"] <= one["elo_high"]


def test_the_log_of_another_arena_is_refused() -> None:
    log = io.StringIO()
    run(arena(quayside.load("docker:en"), ["random"]), 1, workers=1, log=log)
    with pytest.raises(InvalidSetup, match="another arena"):
        run(arena(quayside.load("docker:en"), ["random"], seed=1), 1, workers=1, log=log)


def test_automatic_play_of_dockers_has_a_cap() -> None:
    """CR-10: the rules set no limit, so automatic play does; one that is set is kept."""
    assert int(arena(quayside.load("dockers", players=3), ["random"]).game.option("cap")) > 0
    kept = arena(quayside.load("dockers", players=2, cap=40), ["random"])
    assert kept.game.option("cap") == "40"


@pytest.mark.parametrize("bots", [[], ["random"] * 3, ["nobody"]])
def test_an_arena_that_cannot_be_is_refused(bots: list[str]) -> None:
    with pytest.raises(InvalidSetup):
        arena(quayside.load("doce"), bots)


def test_the_result_is_told_as_json() -> None:
    result = run(arena(quayside.load("doce"), ["random", "search:1"]), 2, workers=1)
    told = json.loads(result.to_json())
    assert told["arena"] == "doce:standard"
    assert [one["bot"] for one in told["standings"]] == ["random", "search:1"]
    assert sum(one["share"] for one in told["standings"]) == pytest.approx(1)
    assert told["standings"][0]["points"] is not None


def test_shares_and_intervals_are_counted_by_bot() -> None:
    """One bot against two of another: its share against a third, theirs the mean of two seats."""
    games = [
        Played(0, (0, 1, 2), (1.0, 0.0, 0.0), None, (1, 1, 1), (1.0, 2.0, 2.0), (1.0, 2.0, 3.0)),
        Played(1, (1, 2, 0), (1.0, 0.0, 0.0), None, (1, 1, 1), (2.0, 2.0, 1.0), (2.0, 2.0, 1.0)),
    ]
    one, others = standings(["a", "b", "b"], games)
    assert (one.share, one.fair, one.games) == (0.5, 1 / 3, 2)
    assert others.share == 0.25
    assert (one.seconds_a_turn, others.slowest_turn) == (1.0, 3.0)


def test_wilson_and_elo() -> None:
    """Known values: 80 of 100 is 71.1% to 86.7%; three to one is 190.85 points."""
    assert wilson(0.8, 100) == pytest.approx((0.7111, 0.8666), abs=1e-4)
    assert elo(0.75, 2) == pytest.approx(190.85, abs=0.01)
    assert elo(0.25, 4) == 0

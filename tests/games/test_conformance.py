"""Every game passes the conformance kit, in every edition, player count and option."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from _pytest.mark import ParameterSet

import quayside
from quayside import texts
from quayside.core.conformance import check, check_interpreted
from quayside.core.examination import EXPECTED, Finding, examine_parts
from quayside.core.phrase import Phrase
from quayside.games import BUILT_IN, family
from quayside.games.docker import Docker


def setups() -> Iterator[ParameterSet]:
    """Yield all games. Each option is tried with one number of players, with all in `make soak`."""
    for name in BUILT_IN:
        parts = family(name)
        samples = [{option.name: one} for option in parts.options for one in option.samples]
        for edition, (at, players) in product(parts.editions, enumerate(parts.player_counts)):
            for number, options in enumerate([{}, *samples]):
                turn = not options or number % len(parts.player_counts) == at
                yield pytest.param(
                    f"{name}:{edition}",
                    players,
                    options,
                    id=f"{name}:{edition}-{players}-{options}",
                    marks=() if turn else pytest.mark.long,
                )


@pytest.mark.parametrize(("name", "players", "options"), list(setups()))
def test_conformance(name: str, players: int, options: dict[str, str]) -> None:
    check(quayside.load(name, players, **options), games=1, seed=players)


@pytest.mark.parametrize(
    "name", [f"{n}:{edition}" for n in BUILT_IN for edition in family(n).editions]
)
def test_interpreted_and_compiled_agree(name: str) -> None:
    players = family(name.partition(":")[0]).player_counts[-1]
    check_interpreted(quayside.load(name, players), games=1, limit=30)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_of_the_repository_is_complete(name: str) -> None:
    found = list(examine_parts(family(name), complete=True, has_text=texts.has))
    assert [one for one in found if one.verdict != "ok"] == []
    assert {*EXPECTED, "texts"} <= set(map(_named, found))


def test_what_a_game_lacks_fails_or_is_left_to_the_defaults() -> None:
    bare = Docker()
    bare.package, bare.name = "tests", "nobody"
    found = {_named(one): one for one in examine_parts(bare, complete=True, has_text=texts.has)}
    for what in ("levels", "trace", "why", "rules", "texts"):
        assert found[what].verdict == "failed", what
    note = found["texts"].note
    assert isinstance(note, Phrase)
    assert "game-nobody" in str(note.args["names"])
    plugin = {_named(one): one.verdict for one in examine_parts(bare, has_text=texts.has)}
    assert (plugin["why"], plugin["texts"]) == ("default", "default")
    assert plugin["rules"] == "failed"


def _named(finding: Finding) -> str:
    """Return the module that a finding is about, or what else it is about."""
    return str(finding.what.args.get("name", finding.what.key.removeprefix("cli-conform-")))

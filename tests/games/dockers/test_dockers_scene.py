"""What a screen is told of a position of Dockers."""

from __future__ import annotations

from quayside import load
from quayside.games.dockers.scene import DockersGroup, scene
from tests.games.dockers.positions import faces, play, state
from tests.games.dockers.test_dockers_groups import COVERED, PAIR


def test_the_start_shows_all_crates_and_what_can_be_seen_of_them() -> None:
    game = load("dockers", 3)
    found = scene(game.start())
    assert len(found.crates) == 27
    assert (found.colours, found.scores, found.customs) == ("rby", (0, 0, 0), None)
    assert (found.moves_left, found.customs_due, found.groups) == (3, False, ())
    top = [crate for crate in found.crates if crate.floor == 2]
    assert all(crate.seen[0] == "." and not crate.covered for crate in top)
    inside = next(crate for crate in found.crates if (crate.x, crate.y, crate.floor) == (1, 1, 1))
    assert (inside.seen, inside.covered, inside.movable) == ("------", True, False)
    assert next(crate for crate in found.crates if crate.code == "RTM").port == "Rotterdam"


def test_what_can_move_is_what_the_rules_say() -> None:
    before = load("dockers", 2).start()
    movable = {crate.code for crate in scene(before).crates if crate.movable}
    assert movable == {move.text[:3] for move in before.moves}
    after = play(before, "BOMvN0 ALY^E DKR^E")
    assert (scene(after).moves_left, scene(after).customs_due) == (0, True)
    assert not any(crate.movable for crate in scene(after).crates), "Customs is due"
    assert scene(after.play("=ALY")).customs == "ALY"


def test_a_stored_group_and_what_it_is_worth() -> None:
    """CR-7, CR-8."""
    found = scene(state(PAIR))
    assert DockersGroup(("GOA", "BCN"), "r", 0, 0, 2) in found.groups
    stored = {crate.code for crate in found.crates if crate.stored}
    assert stored == {code for group in found.groups for code in group.crates}
    covered = scene(state(COVERED))
    assert not any("GOA" in group.crates for group in covered.groups)


def test_a_group_is_worth_what_moving_into_it_scores() -> None:
    """CR-8: the same number, from the rules."""
    before = state(COVERED | {"YOK": (3, 1, 0, "[^r]..r"), "LEH": (3, 0, 0, r"\.")})
    after = play(before, "LISvW0 YOK^W")
    assert faces(after, "YOK")[0] == "r"
    group = next(group for group in scene(after).groups if "YOK" in group.crates)
    assert (group.worth, group.seat) == (after.scores[0] if after.scores else None, 0)

"""The picture in text: within 78 columns, and everything can be read without colour."""

from __future__ import annotations

import pytest

import quayside
from quayside import State
from tests.games.dockers.positions import CODES, lying, play, state, text

GAME = quayside.load("dockers")


def lines(found: State) -> list[str]:
    drawn = ["".join(part for part, _ in line) for line in found.draw()]
    assert all(len(line) <= 78 for line in drawn)
    return drawn


def test_the_start() -> None:
    drawn = lines(GAME.start())
    picture = "\n".join(line.rstrip() for line in drawn)
    assert drawn[0] == "Dockers, dockers:standard   turn 1, 3 moves left"
    assert drawn[1] == "▶  R  Red       0 points"
    assert drawn[3] == "  Customs is beside the board"
    assert "floor 2           floor 1           ground            from the south-east" in picture
    assert " .y.  .g.  .b.     -y-  -y-  -b-     -y-  -y-  -y-          +---+---+---+" in picture
    assert "rDKR  ALY  BOMg   rVAP  SFO  LONg   bLEH  MRS  RTMg        / . / . / . /|" in picture
    assert all(code in picture for code in CODES)


def test_moves_left_customs_and_the_end() -> None:
    assert "2 moves left" in lines(GAME.start().play("SYDvE0"))[0]
    due = play(GAME.start(), "SYDvE0 IST^S ISTvE0")
    assert lines(due)[0].endswith("Customs is to be placed")  # CR-9
    after = due.play("=TNG")
    assert lines(play(after, "NYCvS0 YOKvE0 CPTvS0"))[0].endswith("Customs is to be placed or left")
    assert "  Customs is on TNG" in lines(after)
    assert any("$" in line for line in lines(after))
    assert "over after 1 turns" in lines(after.leave(1))[0]
    assert any("has left" in line for line in lines(after.leave(1)))


def test_a_seen_side_is_a_small_letter_and_the_top_a_capital() -> None:
    drawn = "\n".join(lines(state({"GOA": (0, 1, 0, "rg")})))
    assert "RgR" in drawn or "RrR" in drawn or "R.R" in drawn or "RyR" in drawn


@pytest.mark.parametrize("along", [(1, 0), (0, 1)])
def test_the_longest_block_still_fits(along: tuple[int, int]) -> None:
    crates = ",".join(
        f"{code}@{k * along[0]},{k * along[1]},0={lying(code, chr(92) + '.')}"
        for k, code in enumerate(CODES)
    )
    drawn = lines(quayside.parse(text(crates, customs="HAM")))
    assert all(any(code in line for line in drawn) for code in CODES)

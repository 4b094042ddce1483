"""The threat search against a slow one in plain Python that tries every reply.

The slow one shares no code with it: it plays on the grid of the certificates' checker.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from quayside.core.game import State
from quayside.games.doce import rules as r
from quayside.games.doce.proof.checker import ME, YOU, Grid, read_grid
from quayside.games.doce.threats import Threats
from quayside.games.doce.turns import NO_DIE, actions_of
from tests.games.doce.positions import GAME

PLENTY = 10_000_000


def is_won(grid: Grid, depth: int) -> bool:
    """Return whether ME, to move, wins within some turns, all but the last of which threaten."""
    if grid.completions(ME):
        return True
    return depth > 1 and any(is_lost(after, depth - 1) for after in attacks(grid))


def attacks(grid: Grid) -> Iterator[Grid]:
    """Yield what follows turns that threaten: any die, with a blocker only where it stops a line of
    the other player."""
    for square in grid.open_to(ME):
        for face in range(1, 7):
            after = grid.place(ME, square, face)
            if after.winners(square) or sum(after.left) == 0:
                continue
            afters = [after]
            if grid.held[ME]:
                afters += [after.block(ME, spot) for spot in danger(after)]
            yield from (one for one in afters if one.completions(ME))


def danger(grid: Grid) -> list[int]:
    """Return where a die of YOU completes a line of theirs, whoever else has one."""
    return [
        square
        for square in grid.open_to(YOU)
        if any(YOU in grid.place(YOU, square, face).winners(square) for face in range(1, 7))
    ]


def is_lost(grid: Grid, depth: int) -> bool:
    """Return whether YOU, to move, loses whatever they do, blockers anywhere included."""
    reach = grid.open_to(YOU)
    if not reach:
        return is_won(replace(grid, last=(grid.last[ME], None)), depth)
    free = [square for square in range(25) if grid.squares[square] is None]
    for square in reach:
        for face in range(1, 7):
            after = grid.place(YOU, square, face)
            winners = after.winners(square)
            if winners == {ME}:
                continue
            if winners or sum(after.left) == 0:
                return False
            spots = [spot for spot in free if spot != square] if grid.held[YOU] else []
            afters = [after, *(after.block(YOU, spot) for spot in spots)]
            if not all(is_won(one, depth) for one in afters):
                return False
    return True


def small_states(seed: int, count: int, most_free: int) -> Iterator[State]:
    """Yield beginnings of turns of random rounds with few free squares. Blockers are rare, so that
    many are still held."""
    generator, found = np.random.default_rng(seed), 0
    while found < count:
        state = GAME.start()
        while state.row[r.ROUND] == 1:
            taken = sum(int(state.row[r.DICE + k]).bit_count() for k in range(4))
            if 25 - taken <= most_free and not state.is_mid_turn:
                found += 1
                yield state
                break
            dice = [action for action in state.actions if action < r.FIRST_BLOCKER]
            any_action = generator.random() < 0.04 or not dice
            state = state.play(int(generator.choice(state.actions if any_action else dice)))


@pytest.mark.parametrize(("depth", "free", "wanted"), [(2, 10, 6), (3, 8, 4), (4, 6, 3)])
def test_forced_wins_are_those_that_trying_everything_finds(
    depth: int, free: int, wanted: int
) -> None:
    """Also at the end of a round, where dice run out and players pass (DC-4). Wins in more than one
    turn are rare in random rounds, so positions are looked at until there are enough of them, and
    others for comparison."""
    threats, wins, others = Threats(), 0, 0
    for state in small_states(depth, 5_000, free):
        found = threats.find(state.row.copy(), depth, PLENTY)
        is_wanted = found.turns > 1 if found else others < 4 * wanted
        if not is_wanted:
            continue
        grid = read_grid(str(state))
        turns = next((one for one in range(1, depth + 1) if is_won(grid, one)), None)
        assert (found.turns if found else None) == turns, str(state)
        wins, others = wins + (found is not None), others + (found is None)
        if wins == wanted:
            break
    assert wins == wanted
    assert others


def test_no_escape_where_every_reply_loses() -> None:
    """And where there is one, a legal turn is named, or NO_DIE."""
    threats, lost = Threats(), 0
    for state in small_states(9, 40, 7):
        grid = read_grid(str(state))
        other = Grid(swapped(grid), grid.left[::-1], grid.held[::-1], grid.last[::-1])
        escape = threats.escape(state.row.copy(), 2, PLENTY)
        assert (escape is None) == is_lost(other, 2), str(state)
        lost += escape is None
        if escape is not None and escape != NO_DIE:
            assert actions_of(escape)[0] in state.actions
    assert lost >= 2


def swapped(grid: Grid) -> tuple[tuple[int, int] | None, ...]:
    """Return the squares with both players' dice exchanged."""
    owners = {ME: YOU, YOU: ME}
    return tuple(one and (owners.get(one[0], one[0]), one[1]) for one in grid.squares)

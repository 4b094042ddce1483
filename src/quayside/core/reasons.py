"""The kernels that say why a move is good, and how Python reads what they write.

Both kernels get a question: the best turn, another one, and forced wins that are known. The cells
of a question are how many actions the best turn has (`BESTS`), how many the other one (`OTHERS`, 0
if there is no other move), in how many turns the best turn wins by force and how many actions begin
that (`FORCED_TURNS` and `FORCED`, 0 if none is known), the same of the forced win that the other
turn leaves to the next player (`REPLY_TURNS` and `REPLY`), and from `ACTIONS` on the actions of all
four. Those of a forced win are a line: turns of both players, with NEXT_TURN between them.

They answer with records (`core/records.py`). A game's table says for every kind of record the key
of its text, and for every argument its name and its type. A list is its length and its numbers.

| type | numbers | argument |
| --- | --- | --- |
| `number` | one | the number: a count, or a seat |
| `faces` | one, with bit 0 for face 1 | `2, 5`; and as `rest` the other faces: `1, 3, 4, 6` |
| `place`, `places` | one, a list | names of places: squares, crates |
| `action`, `actions` | one, a list | texts of actions, any of which can be played |
| `turn` | a list | texts of actions that are played one after the other |
| `line` | a list with NEXT_TURN between turns | turns of two players: `c3=5 (#b2 a1=1), c1=4` |

A game has its kernels and its table in `EXPLAIN` of its module `explain`; `ONLY` serves a game that
has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numba import types

from quayside.core.explain import Mistake, Reason
from quayside.core.heuristics import split_turns
from quayside.core.kernel import ROW, SCRATCH, kernel, kernel_helper, wide
from quayside.core.records import put, split
from quayside.core.rules import Actions, Row, Scratch

if TYPE_CHECKING:
    from quayside.core.game import Game, State
    from quayside.core.heuristics import ForcedWin

BESTS, OTHERS, FORCED_TURNS, FORCED, REPLY_TURNS, REPLY, ACTIONS = 0, 1, 2, 3, 4, 5, 6
"""The cells of a question."""
QUESTION = types.int64(ROW, types.int32[::1], types.int32[::1], SCRATCH)
RIVALS = 8
"""How many of the next best moves the best one is compared with, at most (as in reasons.ts)."""
ONLY_MOVE = 1
"""The kind of record that every game has: the move is the only one."""


# Kernels -----------------------------------------------------------------------------------------


@kernel_helper
def best_of(question: Actions) -> int:
    """Return the first action of the best turn."""
    return wide(question[ACTIONS])


@kernel_helper
def other_of(question: Actions) -> int:
    """Return the first action of the other turn."""
    return wide(question[ACTIONS + question[BESTS]])


@kernel_helper
def put_bare(out: Actions, at: int, kind: int) -> int:
    """Write a record without arguments and return the place after it."""
    out[at], out[at + 1] = kind, 0
    return at + 2


@kernel_helper
def put_list(out: Actions, at: int, numbers: Actions) -> int:
    """Write a list as an argument of a record and return the place after it."""
    out[at] = len(numbers)
    for k in range(len(numbers)):
        out[at + 1 + k] = numbers[k]
    return at + 1 + len(numbers)


@kernel_helper
def close(out: Actions, begun: int, at: int) -> int:
    """Write the length of a record that began at one place and ends before another, which is
    returned."""
    out[begun + 1] = at - begun - 2
    return at


@kernel(QUESTION)
def only_move(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Say that a move is the only one; nothing else is known of a game in general."""
    if question[OTHERS]:
        return 0
    return put(out, 0, ONLY_MOVE, (best_of(question),))


@kernel(QUESTION)
def nothing(row: Row, question: Actions, out: Actions, scratch: Scratch) -> int:
    """Say nothing."""
    return 0


# What a game has ---------------------------------------------------------------------------------

Table: TypeAlias = Mapping[int, tuple[str, Mapping[str, str]]]
"""By kind of record: the key of its text, and the type of each argument by its name, in order."""
ONLY_TABLE: Table = {ONLY_MOVE: ("only-move", {"move": "action"})}


def by_number(table: Table) -> list[tuple[str, Mapping[str, str]]]:
    """Return a table as a list in the order of the kinds' numbers, for the web app."""
    return [table.get(kind, ("", {})) for kind in range(max(table) + 1)]


def no_places(game: Game) -> Sequence[str]:
    """Return no names: the places of a game whose reasons name none."""
    return ()


class Explain(NamedTuple):
    """What a game knows about why moves are good. The default knows only moves."""

    reasons: Callable[[Row, Actions, Actions, Scratch], int] = only_move
    """Write why the first action of the best turn is good, compared with the first of the other
    one, as records; return how many numbers they take."""
    better: Callable[[Row, Actions, Actions, Scratch], int] = nothing
    """Write why the best turn was better than the other one, which was played."""
    table: Table = ONLY_TABLE
    places: Callable[[Game], Sequence[str]] = no_places
    """Names of the places of a game, by number."""
    size: int = 3
    """How many numbers the kernels may write."""
    scratch_size: int = 0

    def find_reasons(
        self, state: State, ranked: Sequence[int], forced: ForcedWin | None = None
    ) -> list[Reason]:
        """Return why the first of the ranked actions is good, by what it changes: nothing where
        there is nothing to say. `ranked` holds the actions to choose from, the best first. It is
        compared with the next best, and where that does the same, with the one after it and so on
        (`RIVALS`)."""
        for place in range(1, max(2, min(len(ranked), RIVALS + 1))):
            question = _question(ranked[:1], ranked[place : place + 1], forced, None)
            found = self._ask(self.reasons, state, question)
            if found:
                return found
        return []

    def find_better(self, mistake: Mistake) -> list[Reason]:
        """Return why the best turn was better than the one played: nothing where nothing is
        known."""
        question = _question(mistake.best, mistake.played, mistake.forced, mistake.reply)
        return self._ask(self.better, mistake.state, question)

    def _ask(
        self,
        kernel: Callable[[Row, Actions, Actions, Scratch], int],
        state: State,
        question: Actions,
    ) -> list[Reason]:
        out = np.zeros(self.size, np.int32)
        count = kernel(state.row.copy(), question, out, np.zeros(self.scratch_size, np.int64))
        records = split(out[:count].tolist())
        return [self._read(state, *record) for record in records if record[0] in self.table]

    def _read(self, state: State, kind: int, given: Sequence[int]) -> Reason:
        key, arguments = self.table[kind]
        numbers = iter(given)
        found: dict[str, str | int] = {}
        for name, what in arguments.items():
            if what == "faces":
                found |= _faces(name, next(numbers), state.game.rules.outcome_count)
            else:
                found[name] = self._argument(state, what, numbers)
        return Reason(key, found)

    def _argument(self, state: State, what: str, numbers: Iterator[int]) -> str | int:
        """Return the next argument, of some type."""
        first = next(numbers)
        if what == "number":
            return first
        listed = [first] if what in ("place", "action") else [next(numbers) for _ in range(first)]
        if what in ("place", "places"):
            names = self.places(state.game)
            return ", ".join(names[number] for number in listed)
        if what == "line":
            return self._line(state, listed)
        return (" " if what == "turn" else ", ").join(self._texts(state, listed))

    def _texts(self, state: State, actions: Sequence[int]) -> list[str]:
        write = state.game.family.write_action
        return [write(state.game, state.row, action) for action in actions]

    def _line(self, state: State, listed: Sequence[int]) -> str:
        """Return turns of two players as text, those of the second one in brackets."""
        text = ""
        for number, turn in enumerate(split_turns(listed)):
            said = " ".join(self._texts(state, turn))
            text += f" ({said})" if number % 2 else f", {said}" if text else said
        return text


def _faces(name: str, faces: int, count: int) -> dict[str, str]:
    """Return the faces of a set, and the rest of so many."""
    told = [[str(bit + 1) for bit in range(count) if faces >> bit & 1 == there] for there in (1, 0)]
    return {name: ", ".join(told[0]), "rest": ", ".join(told[1])}


def _question(
    best: Sequence[int], other: Sequence[int], forced: ForcedWin | None, reply: ForcedWin | None
) -> Actions:
    begins, answers = (win.listed if win else [] for win in (forced, reply))
    wins = (forced.turns if forced else 0, len(begins), reply.turns if reply else 0, len(answers))
    cells = (len(best), len(other), *wins, *best, *other, *begins, *answers)
    return np.array(cells, np.int32)


ONLY = Explain()

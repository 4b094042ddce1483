"""Writing certificates: the answers of the player who wins, in the order that `checker.py` asks.

The two files agree on nothing but that order. If this one were wrong, the checker would say so.
"""

from __future__ import annotations

from collections.abc import Iterator

from quayside.core.game import State
from quayside.core.parts import ProofError
from quayside.core.rules import Row
from quayside.games.doce import rules as r
from quayside.games.doce.proof.checker import HEADER
from quayside.games.doce.proof.prover import (
    Prover,
    Win,
    is_legal,
    open_to,
    played,
    replies_of,
    squares_of,
)
from quayside.games.doce.turns import DICE, NO_DIE, actions_of

PATIENT = 100
"""How many times more positions a threat search may look at here: the requested win exists, but a
position may be reached for the first time."""


def write_certificate(state: State, prover: Prover, quiet: int) -> Iterator[str]:
    """Yield the lines of the certificate that the player to move wins the round with a maximum
    number of quiet turns. Raises `ProofError` where the prover cannot prove a position again."""
    yield HEADER
    yield str(state)
    writer = _Writer(prover, quiet)
    writer.answer(state.row.copy())
    game, row = state.game, state.row
    for turn in writer.turns:
        yield " ".join(game.family.write_action(game, row, one) for one in actions_of(turn))


class _Writer:
    def __init__(self, prover: Prover, quiet: int) -> None:
        self.prover, self.quiet = prover, quiet
        self.turns: list[int] = []

    def _find(self, row: Row) -> Win:
        attack = self.prover.attack
        found = attack(row, self.prover.budget) or self.prover.prove(row, self.quiet)
        found = found or attack(row, PATIENT * self.prover.budget)
        if not found:
            raise ProofError("the proof cannot be found again with these settings")
        return found

    def answer(self, row: Row) -> int:
        """Write the answer in a position and all that follow; return the squares needed."""
        turn = self._find(row).turn
        self.turns.append(turn)
        square, spot = turn % DICE // r.FACES, turn // DICE
        taken = 1 << square
        if spot < r.SQUARES:
            taken |= 1 << spot
        after = played(row, turn)
        return taken if after is None else taken | self._replies(after)

    def _replies(self, row: Row) -> int:
        reach = open_to(row)
        if not reach:
            after = played(row, NO_DIE)
            return 0 if after is None else self._reply(after)
        needed = reach if reach & (reach - 1) == 0 else 0
        for turn in replies_of(row):
            after = played(row, turn)
            if after is None:
                continue
            needs = self._reply(after)
            needed |= needs
            for spot in squares_of(needs):
                blocked = DICE * spot + turn % DICE
                if is_legal(row, blocked):
                    then = played(row, blocked)
                    if then is not None:
                        self._reply(then)
        return needed

    def _reply(self, row: Row) -> int:
        wins = self.prover.wins_at_once(row)
        if wins:
            return wins if wins & (wins - 1) == 0 else 0
        return self.answer(row)

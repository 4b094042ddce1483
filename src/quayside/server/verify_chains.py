"""The hash chains in a record with version 2 of the dice: reading and checking them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from quayside.record import Record
from quayside.server.chains import previous
from quayside.server.dice import Part
from quayside.server.remarks import NotVerified, Remark, remark

MOST_VALUES = 20_000
"""The most values of one chain: a table has no more events."""
_CHAIN = re.compile(r"([0-3])@(\d{1,9})=([0-9a-f]{64})/([0-9a-f]{64})/(\d{1,9}(?:,\d{1,9})*)")


@dataclass(frozen=True, slots=True)
class ChainUsed:
    """A hash chain of which at least one value was revealed."""

    seat: int
    committed: int
    """The number of the next draw when the anchor came."""
    anchor: str
    parts: tuple[Part, ...]
    """Its values, each with the first draw that it counts for."""

    @property
    def since(self) -> list[int]:
        """The first draws that its values count for."""
        return [part.since for part in self.parts]


def read_chains(text: str, table: str) -> list[ChainUsed]:
    """Return the chains of the header `dice-chains`; raises `NotVerified` unless each leads back to
    its anchor."""
    found = []
    for word in text.split():
        match = _CHAIN.fullmatch(word)
        if match is None:
            raise NotVerified(
                "dice-chains looks like '0@0=ANCHOR/VALUE/0,1,1,3'",
                "cli-fault-malformed",
                header="dice-chains",
            )
        seat, committed, since = int(match[1]), int(match[2]), [int(n) for n in match[5].split(",")]
        if since != sorted(since) or since[0] < committed or len(since) > MOST_VALUES:
            raise NotVerified(
                f"values of seat {seat} count from rising draws on, after its anchor",
                "cli-fault-order",
                seat=str(seat),
            )
        value, parts = match[4], []
        for number in reversed(since):
            parts.append(Part(seat, number, value))
            value = previous(table, seat, value)
        if value != match[3]:
            raise NotVerified(
                f"the values of seat {seat} do not lead back to its anchor",
                "cli-fault-chain",
                seat=str(seat),
            )
        found.append(ChainUsed(seat, committed, match[3], tuple(reversed(parts))))
    return found


def check_places(chains: Sequence[ChainUsed], players: int, last: int) -> None:
    """Raise `NotVerified` if a seat does not exist, a value counts from a draw that cannot follow,
    or no value entered the deal."""
    if not any(chain.since[0] == 0 for chain in chains):
        raise NotVerified(
            "no player's value entered the deal, so the server alone chose it", "cli-fault-alone"
        )
    committed: dict[int, int] = {}
    for chain in chains:
        if chain.seat >= players:
            raise NotVerified(
                f"there is no seat {chain.seat} that could have a hash chain",
                "cli-fault-no-seat",
                seat=str(chain.seat),
            )
        if chain.committed < committed.get(chain.seat, 0):
            raise NotVerified(
                f"the hash chains of seat {chain.seat} are not in order",
                "cli-fault-order",
                seat=str(chain.seat),
            )
        if chain.since[-1] > last + 1:
            raise NotVerified(
                f"a value of seat {chain.seat} would count from draw {chain.since[-1]} on, but the"
                f" last draw is {last}",
                "cli-fault-late",
                seat=str(chain.seat),
                draw=str(chain.since[-1]),
                last=str(last),
            )
        committed[chain.seat] = chain.committed


def doubts(record: Record, chains: Sequence[ChainUsed], draws: Sequence[int]) -> list[Remark]:
    """Return what an honest game can have and a dishonest one needs. `draws` are the numbers of the
    rolls of the record."""
    said = [
        remark(
            f"IN DOUBT: seat {chain.seat} began a new hash chain during the game, before draw"
            f" {chain.committed}. A person who knows the secret could avoid a roll by that.",
            "cli-doubt-new-chain",
            seat=str(chain.seat),
            draw=str(chain.committed),
        )
        for chain in chains
        if chain.committed > 0
    ]
    dealt = Counter(chain.seat for chain in chains for number in chain.since if number == 0)
    if any(count > 1 for count in dealt.values()):
        english = (
            "IN DOUBT: values for the deal were revealed more than once. A player who knew the"
            " first ones could avoid that deal by standing up before the start."
        )
        said.append(remark(english, "cli-doubt-deal-twice"))
    missing, more = _compare(record, chains, draws)
    if missing:
        listed = " ".join(map(str, missing))
        english = (
            f"IN DOUBT: draws {listed} have no new value of the seat that"
            " rolled, as when a bot takes over for a person. The server could know them in advance."
        )
        said.append(remark(english, "cli-doubt-no-value", draws=listed))
    if more:
        listed = " ".join(map(str, more))
        english = (
            f"IN DOUBT: before draws {listed} a seat revealed more values than"
            " its rolls and turns need, as after a takeback. A player who knows the secret chooses"
            " among rolls by that."
        )
        said.append(remark(english, "cli-doubt-more-values", draws=listed))
    return said


def _compare(
    record: Record, chains: Sequence[ChainUsed], draws: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Return the draws whose roller revealed no new value, and those before which a seat revealed
    more than its rolls, its turns and new anchors explain."""
    revealed = Counter((chain.seat, number) for chain in chains for number in chain.since)
    begun = {seat: min(c.committed for c in chains if c.seat == seat) for seat, _ in revealed}
    anchors = Counter(chain.committed for chain in chains if chain.committed > 0)
    missing, more = [], []
    ended: Counter[int] = Counter()
    before, numbers = 0, iter(draws)
    for entry in record.entries:
        if entry.kind == "move" and entry.after.to_move != entry.seat:
            ended[entry.seat] += 1
        if entry.kind != "roll":
            continue
        number = next(numbers)
        has_chain = begun.get(entry.seat, number + 1) <= number
        if has_chain and not revealed[entry.seat, number]:
            missing.append(number)
        if number == before + 1:  # else draws in between were taken back or withdrawn
            allowed = Counter(ended)
            allowed[entry.seat] += 1
            # A new value of the roller hides the roll from all others, who gain nothing by more.
            able = begun if not revealed[entry.seat, number] else {entry.seat} & begun.keys()
            if any(revealed[s, number] > allowed[s] + anchors[number] for s in able):
                more.append(number)
        ended.clear()
        before = number
    return missing, more

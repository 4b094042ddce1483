"""Checking the dice of a finished game from its record alone.

The checks and their limits are described in docs/fair-dice.md. A record that contradicts itself is
not verified. A record that does not contradict itself may still leave doubts: facts that an honest
game can have and that a dishonest one needs.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from quayside.record import AGREED_STARTER, Record, read
from quayside.record.reading import load
from quayside.server import dice
from quayside.server import verify_chains as chains
from quayside.server.export import MOST_ENTRIES
from quayside.server.remarks import NotVerified, Remark, remark

_PART = re.compile(r"([0-3])@(\d{1,9})=([0-9a-f]{64})")
_SPAN = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?")
_FACE = re.compile(r"(\d{1,9})=(\d{1,2})")
_HEX = re.compile(r"[0-9a-f]{64}")
_VERSIONS = {"fair 1": 1, "fair 2": 2}
"""The constructions of dice that can be checked, by what a record calls them."""
_LEAVING = frozenset(("resign", "time"))

__all__ = ["NotVerified", "Verified", "verify", "verify_file", "verify_text"]


@dataclass(frozen=True)
class Verified:
    """What was checked, and what remains in doubt."""

    rolls: int
    parts: int
    """Parts, or values of hash chains, that entered at least one draw."""
    version: int
    """The version of the construction of the dice."""
    others: int
    """Rolls for seats that never had a hash chain, which the server could know in advance."""
    deal: dict[str, str]
    is_starter_agreed: bool
    """Whether the players chose the starting player, so that it was not drawn."""
    taken_back: dict[int, int]
    """Faces of the rolls that were taken back, by the number of their draw."""
    withdrawn: dict[int, int]
    """Faces of the rolls that were withdrawn when their player left (GL-1)."""
    commitment: str
    known: bool
    """Whether the commitment was compared with one that the caller remembered."""
    doubts: tuple[Remark, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing remains in doubt."""
        return not self.doubts

    def __str__(self) -> str:
        """Return the outcome in sentences, in English."""
        return " ".join(map(str, self.remarks()))

    def remarks(self) -> list[Remark]:
        """Return the outcome: what was checked, what is in doubt, and what cannot be checked."""
        return [*self._checked(), *self.doubts, *self._unchecked()]

    def _checked(self) -> list[Remark]:
        dealt = _words(self.deal)
        what, key = ("part", "cli-dice-right")
        if self.version > 1:
            what, key = ("value", "cli-dice-right-chains")
        said = [
            remark(
                f"{_count(self.rolls, 'roll')} and the deal ({dealt}) follow from the secret and"
                f" {_count(self.parts, what)}{'' if self.version == 1 else ' of the hash chains'}.",
                key,
                rolls=self.rolls,
                deal=dealt,
                parts=self.parts,
            )
        ]
        if self.others:
            said.append(
                remark(
                    f"{_count(self.others, 'roll')} of seats without a hash chain, such as bots:"
                    " the server could know these since the last person's turn or roll.",
                    "cli-dice-others",
                    count=self.others,
                )
            )
        if self.is_starter_agreed:
            agreed = "The starting player was agreed, not drawn."
            said.append(remark(agreed, "dice-starter-agreed"))
        for faces, how, key in (
            (self.taken_back, "taken back", "cli-dice-taken-back"),
            (self.withdrawn, "withdrawn", "cli-dice-withdrawn"),
        ):
            if faces:
                listed = " ".join(f"{number}={faces[number]}" for number in sorted(faces))
                english = f"Also {how}: {_count(len(faces), 'roll')} (draw=face {listed})."
                said.append(remark(english, key, count=len(faces), draws=listed))
        return said

    def _unchecked(self) -> list[Remark]:
        bound = remark(
            "This check does not cover names, the date, moves or who took back a move.",
            "cli-dice-limits",
        )
        if self.known:
            return [bound]
        compare = f"Compare the commitment with the one you were shown: {self.commitment}."
        return [remark(compare, "cli-dice-compare", commitment=self.commitment), bound]


def _words(deal: dict[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in deal.items())


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def verify_file(
    path: Path | str, commitment: str | None = None, parts: Sequence[str] = ()
) -> Verified:
    """Check a record in a file; raises `NotVerified`, `RecordError` or `OSError`."""
    return verify(load(path), commitment, parts)


def verify_text(text: str) -> Verified:
    """Check a record that a client sent; raises `NotVerified` or `RecordError`."""
    return verify(read(text, MOST_ENTRIES))


def verify(record: Record, commitment: str | None = None, parts: Sequence[str] = ()) -> Verified:
    """Derive the deal and all rolls again from the secret and the parts in the record.

    `commitment` and `parts` are what the caller remembers from the table: parts, or anchors of
    hash chains. The record must have them.
    """
    said = record.headers.get("dice", "nothing")
    if said not in _VERSIONS:
        known = " and ".join(map(repr, _VERSIONS))
        raise NotVerified(
            f"only dice {known} can be checked; the record says {said!r}",
            "cli-fault-unsupported",
            known=", ".join(_VERSIONS),
            said=said,
        )
    return _verify(record, _VERSIONS[said], commitment, parts)


def _verify(record: Record, version: int, commitment: str | None, parts: Sequence[str]) -> Verified:
    draw = _Draw(record, version, commitment)
    if not record.state.is_over and not record.is_abandoned:
        raise NotVerified(
            "the record stops before the end of the game: only whole games can be checked",
            "cli-fault-unfinished",
        )
    is_starter_agreed = _check_deal(record, draw)
    rolls = [int(entry.text) for entry in record.entries if entry.kind == "roll"]
    draws = _draws(record.headers.get("dice-draws", "-"), len(rolls))
    for index, (face, number) in enumerate(zip(rolls, draws, strict=True), 1):
        draw.check(number, face, f"roll {index} (draw {number})")
    taken_back = _dropped(record, "taken-back", draws, draw)
    withdrawn = _dropped(record, "withdrawn", draws, draw)
    numbers = sorted([*draws, *taken_back, *withdrawn])
    if len(set(numbers)) < len(numbers):
        raise NotVerified(
            "a draw is taken back or withdrawn, and stands or is listed twice",
            "cli-fault-listed-twice",
        )
    last = numbers[-1] if numbers else 0
    players = record.start.game.players
    if version == 1:
        counting = _counting(draw.parts, last, players)
        late = _late(draw.parts, counting)
        _check_own({part.value for part in draw.parts}, parts)
    else:
        chains.check_places(draw.chains, players, last)
        counting = [part for part in draw.parts if part.since <= last]
        late = chains.doubts(record, draw.chains, draws)
        _check_own({chain.anchor for chain in draw.chains}, parts)
    with_chain = {chain.seat for chain in draw.chains}
    others = [e for e in record.entries if e.kind == "roll" and e.seat not in with_chain]
    return Verified(
        rolls=len(rolls),
        parts=len(counting),
        version=version,
        others=len(others) if version > 1 else 0,
        deal=dict(record.start.deal or {}),
        is_starter_agreed=is_starter_agreed,
        taken_back=taken_back,
        withdrawn=withdrawn,
        commitment=record.headers["dice-commitment"],
        known=commitment is not None,
        doubts=(*_unfinished(record), *_missing(numbers), *late),
    )


def _unfinished(record: Record) -> list[Remark]:
    if record.state.is_over:
        return []
    english = "IN DOUBT: the game was abandoned before its end, so later rolls may be missing."
    return [remark(english, "cli-doubt-unfinished")]


class _Draw:
    """The draws of a record: its secret, its table and its parts or hash chains."""

    def __init__(self, record: Record, version: int, commitment: str | None) -> None:
        self.game, table = record.start.game, record.headers.get("table", "")
        secret = _secret(record, version, commitment)
        self.chains: list[chains.ChainUsed] = []
        if version == 1:
            self.parts = _parts(record.headers.get("dice-parts", ""))
        else:
            self.chains = chains.read_chains(record.headers.get("dice-chains", ""), table)
            self.parts = [part for chain in self.chains for part in chain.parts]
        self.dice = dice.Dice(version, table, secret, self.parts)

    def check(self, number: int, face: int, what: str) -> None:
        faces = self.game.rules.outcome_count
        if not faces:
            raise NotVerified(
                f"{self.game.name} has no die in play, and the record has {what}",
                "cli-fault-no-die",
                game=self.game.name,
            )
        drawn = self.dice.roll(number, faces)
        if drawn != face:
            raise NotVerified(
                f"{what} should be {drawn}, not {face}",
                "cli-fault-roll",
                draw=str(number),
                right=str(drawn),
                face=str(face),
            )


def _secret(record: Record, version: int, shown: str | None) -> bytes:
    text = record.headers.get("dice-secret", "")
    if not _HEX.fullmatch(text):
        raise NotVerified(
            "the secret is not in the record: the game is not over, or was cut",
            "cli-fault-no-secret",
        )
    bound = record.headers.get("dice-commitment")
    if shown is not None and shown.lower() != bound:
        raise NotVerified(
            f"the record has another commitment than the one you were shown: {bound}",
            "cli-fault-commitment",
            bound=bound or "-",
        )
    secret = bytes.fromhex(text)
    if dice.commitment(record.headers.get("table", ""), secret, version) != bound:
        raise NotVerified(
            "the secret is not the one that the server was bound to", "dice-fault-secret"
        )
    return secret


def _parts(text: str) -> list[dice.Part]:
    parts = []
    for word in text.split():
        match = _PART.fullmatch(word)
        if match is None:
            raise NotVerified(
                "dice-parts looks like '0@0=' and 64 hexadecimal digits",
                "cli-fault-malformed",
                header="dice-parts",
            )
        parts.append(dice.Part(int(match[1]), int(match[2]), match[3]))
    return parts


def _check_deal(record: Record, draw: _Draw) -> bool:
    """Compare the deal with draw 0; return whether the starting player was agreed instead."""
    deal = draw.dice.deal(draw.game)
    dealt = dict(record.start.deal or {})
    agreed = AGREED_STARTER.items() <= record.headers.items() and "starter" in dealt
    if agreed:
        deal["starter"] = dealt["starter"]
    if dealt != deal:
        raise NotVerified(
            f"the deal should be {deal}, not {dealt or 'a position'}",
            "cli-fault-deal",
            right=_words(deal),
            dealt=_words(dealt) or "-",
        )
    return agreed


def _draws(text: str, rolls: int) -> list[int]:
    """Return the numbers of the draws. Spans are counted before any is written out, because a short
    header can name millions of draws."""
    spans: list[tuple[int, int]] = []
    for word in text.split() if text != "-" else []:
        match = _SPAN.fullmatch(word)
        if match is None:
            raise NotVerified(
                f"dice-draws looks like '1-14 16', not {word[:40]!r}",
                "cli-fault-malformed",
                header="dice-draws",
            )
        first, last = int(match[1]), int(match[2] or match[1])
        if not (spans[-1][1] if spans else 0) < first <= last:
            raise NotVerified(
                "draws have rising numbers, from 1 on", "cli-fault-malformed", header="dice-draws"
            )
        spans.append((first, last))
    count = sum(last - first + 1 for first, last in spans)
    if count != rolls:
        raise NotVerified(
            f"there are {rolls} rolls, but draws for {count}",
            "cli-fault-count",
            rolls=rolls,
            draws=str(count),
        )
    return [number for first, last in spans for number in range(first, last + 1)]


def _dropped(record: Record, how: str, draws: list[int], draw: _Draw) -> dict[int, int]:
    """Return the rolls that no longer stand, after checking their faces and their places.

    A takeback leaves the roll of the decision, so a move (or a player leaving) follows before the
    next roll. A roll is withdrawn when a player leaves (GL-1), so a leaving takes its place.
    """
    between: list[set[str]] = [set()]
    for entry in record.entries:
        if entry.kind == "roll":
            between.append(set())
        else:
            between[-1].add(entry.kind)
    faces: dict[int, int] = {}
    for word in record.headers.get(f"dice-{how}", "").split():
        match = _FACE.fullmatch(word)
        if match is None or int(match[1]) in faces or match[1] == "0":
            raise NotVerified(
                f"dice-{how} looks like '5=3 6=1', each draw once, not {word[:40]!r}",
                "cli-fault-malformed",
                header=f"dice-{how}",
            )
        number, face = int(match[1]), int(match[2])
        draw.check(number, face, f"the roll of draw {number}, {how.replace('-', ' ')},")
        here = between[bisect(draws, number)]
        if not here & (_LEAVING if how == "withdrawn" else _LEAVING | {"move"}):
            english, key = (
                f"nobody could take back draw {number}: no move was made before the next roll",
                "cli-fault-taken-back",
            )
            if how == "withdrawn":
                english, key = (
                    f"nobody left where draw {number} is said to be withdrawn",
                    "cli-fault-withdrawn",
                )
            raise NotVerified(english, key, draw=str(number))
        faces[number] = face
    return faces


def _counting(parts: list[dice.Part], last: int, players: int) -> list[dice.Part]:
    """Return the parts that entered a draw, after checking that each could be added so."""
    if not any(part.since == 0 for part in parts):
        raise NotVerified(
            "no part entered the deal, so the server alone chose it", "cli-fault-alone"
        )
    before = 0
    for part in parts:
        if part.seat >= players:
            raise NotVerified(
                f"there is no seat {part.seat} that could add a part",
                "cli-fault-no-seat",
                seat=str(part.seat),
            )
        if part.since < before:
            raise NotVerified(
                "parts count from rising draws on, in the order in which they came",
                "cli-fault-order",
                seat=str(part.seat),
            )
        if part.since > last + 1:
            raise NotVerified(
                f"a part of seat {part.seat} would count from draw {part.since} on, but the last"
                f" draw is {last}",
                "cli-fault-late",
                seat=str(part.seat),
                draw=str(part.since),
                last=str(last),
            )
        before = part.since
    return [part for part in parts if part.since <= last]


def _check_own(have: set[str], own: Sequence[str]) -> None:
    for value in own:
        if value.lower() not in have:
            raise NotVerified(
                f"your part {value} is not in the record", "cli-fault-own-part", part=value
            )


def _missing(numbers: list[int]) -> list[Remark]:
    """Return a doubt about draws that the record does not account for.

    Only gaps are written out: the draws that the record has are bounded by its size.
    """
    gaps = [
        f"{before + 1}-{after - 1}" if before + 2 < after else str(before + 1)
        for before, after in zip([0, *numbers], numbers, strict=False)
        if before + 1 < after
    ]
    if not gaps:
        return []
    english = (
        f"IN DOUBT: draws {' '.join(gaps)} are missing, and the record does not say that they were"
        " taken back or withdrawn (records of version 0.1 never did). A server that skips draws"
        " chooses among rolls."
    )
    return [remark(english, "cli-doubt-missing", draws=" ".join(gaps))]


def _late(parts: list[dice.Part], counting: list[dice.Part]) -> list[Remark]:
    """Return doubts about parts that came after the deal."""
    said = [
        remark(
            f"IN DOUBT: seat {part.seat} added a part during the game, from draw {part.since} on."
            " A person who knew the secret could choose the rolls after it.",
            "cli-doubt-late-part",
            seat=str(part.seat),
            draw=str(part.since),
        )
        for part in counting
        if part.since > 0
    ]
    idle = sorted({part.seat for part in parts} - {part.seat for part in counting})
    return said + [
        remark(
            f"IN DOUBT: no part of seat {seat} entered any draw, though a person sat there.",
            "cli-doubt-idle",
            seat=str(seat),
        )
        for seat in idle
    ]

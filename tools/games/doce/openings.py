"""Proved openings of Doce: `python -m tools.games.doce.openings LOG --rounds 100:200`.

Plays the beginnings of rounds with a strong starter, against itself and against one that strays,
and tries to prove the positions of 4 to 8 dice with one quiet turn. Where that works, replies that
look plausible one die earlier are tried too. Every proof is written as a certificate and checked.
The log has a line for each position, and the same command goes on from it. `--write` adds what was
proved to `games/doce/openings.py`; nothing is taken out of that file. `--show` prints what the log
holds.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import quayside
from quayside.core.game import State
from quayside.core.rules import TURN, Row
from quayside.games.doce import rules as r
from quayside.games.doce.book import image_key
from quayside.games.doce.openings import OPENINGS
from quayside.games.doce.proof.certificate import write_certificate
from quayside.games.doce.proof.checker import check_certificate
from quayside.games.doce.proof.grid import IMAGES, dice_on, key_of, move_set, move_turn
from quayside.games.doce.proof.prover import Prover, played
from quayside.games.doce.threats import Threats
from quayside.games.doce.turns import actions_of
from quayside.search.bots import SearchBot, bot

GAME = quayside.load("doce")
STRONG, STRAYS, LOOKS = "search:10000@0+8", "search:3000@1", "search:3000@0"
FEWEST, MOST = 4, 8
REPLIES = 10
FILE = Path("src/quayside/games/doce/openings.py")
PLENTY = 100_000


def play_opening(seed: int) -> list[State]:
    """Return the beginnings of turns of a round until there are enough dice. The second player
    strays in every other round."""
    strong = bot(STRONG, GAME, seed)
    other = bot(STRAYS, GAME, seed) if seed % 2 else strong
    state, line = GAME.start(starter="0"), []
    while state.row[r.ROUND] == 1 and dice_on(state.row) <= MOST:
        if not state.is_mid_turn:
            line.append(state)
        state = state.play((other if state.to_move else strong).choose(state))
    return line


def plausible_replies(state: State, seed: int) -> Iterator[State]:
    """Yield what the dice lead to that a search looks at most."""
    looks = bot(LOOKS, GAME, seed)
    assert isinstance(looks, SearchBot)
    thought = looks.think(state.row.copy())
    for i in np.argsort(-thought.visits, kind="stable")[:REPLIES].tolist():
        if thought.actions[i] < r.FIRST_BLOCKER:
            then = state.play(int(thought.actions[i]))
            if then.row[r.ROUND] == 1:
                yield then


class Sampler:
    """Tries to prove positions, each once, and writes a log."""

    def __init__(self, log: Path) -> None:
        """Read the log."""
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        self.seen = {tuple(json.loads(line)["key"]) for line in lines}
        self.file = log.open("a", encoding="utf-8")

    def sample(self, seed: int) -> None:
        """Try the positions of one round."""
        prover, line = Prover(), play_opening(seed)
        for before, state in pairwise(line):
            if dice_on(state.row) >= FEWEST and self.attempt(state, "round", seed, prover):
                for reply in plausible_replies(before, seed):
                    self.attempt(reply, "reply", seed, prover)

    def attempt(self, state: State, kind: str, seed: int, prover: Prover) -> bool:
        """Return whether a position could be proved with one quiet turn and not without."""
        row = state.row.copy()
        key, _ = key_of(row)
        if key in self.seen:
            return False
        self.seen.add(key)
        began, searches = time.process_time(), prover.searches
        won = prover.win(row, 0)
        quiet = 0 if won else 1
        won = won or prover.win(row, 1)
        entry: dict[str, Any] = {"key": key, "position": str(state), "dice": dice_on(row)}
        entry |= {"kind": kind, "seed": seed, "starter": int(row[TURN] == row[r.STARTER])}
        entry |= {"quiet": quiet if won else None, "searches": prover.searches - searches}
        entry["cpu"] = round(time.process_time() - began, 3)
        if won and quiet:
            _, answers = check_certificate(write_certificate(state, prover, quiet))
            entry |= {"answers": answers, "turn": won.turn, "turns": turns_to_win(row, won.turn)}
        self.file.write(json.dumps(entry) + "\n")
        self.file.flush()
        return won is not None and quiet == 1


def turns_to_win(row: Row, turn: int) -> int:
    """Return in how many turns a quiet turn and then threats win."""
    threats, after = Threats(), played(row, turn)
    assert after is not None
    return next(1 + n for n in range(1, 8) if threats.escape(after, n, PLENTY) is None)


def written(entry: dict[str, Any]) -> str:
    """Return the line of the file for a proved position: its first image, with seat 0 to move."""
    state = quayside.parse(entry["position"])
    row = state.row.copy()
    if row[TURN] == 1:
        for cell in (r.LAST, r.DICE, r.BLOCKER):
            row[cell], row[cell + 1] = int(row[cell + 1]), int(row[cell])
        row[TURN], row[r.STARTER] = 0, 1 - row[r.STARTER]
    key, symmetry = min((int(image_key(row, image)), image) for image in range(len(IMAGES)))
    moved, image = row.copy(), IMAGES[symmetry]
    for cell in (r.DICE, r.DICE + 1, r.BLOCKER, r.BLOCKER + 1, *range(r.FACE, r.FACE + 3)):
        moved[cell] = move_set(int(row[cell]), symmetry)
    for cell in (r.LAST, r.LAST + 1):
        moved[cell] = r.NO_SQUARE if row[cell] == r.NO_SQUARE else image[row[cell]]
    (die,) = actions_of(move_turn(entry["turn"], image))
    text = GAME.family.write_action(GAME, moved, die)
    position = GAME.family.write_position(GAME, moved)
    return f"{key + (1 << 63):016x} {text} {entry['turns']} {entry['answers']} {position}"


def write_file(log: Path) -> int:
    """Add what a log has proved to the file; return how many positions it holds now."""
    lines = [line for line in OPENINGS.split("\n") if line]
    known = {line.split()[0] for line in lines}
    for entry in entries(log):
        if entry["quiet"] == 1:
            line = written(entry)
            if line.split()[0] not in known:
                known.add(line.split()[0])
                lines.append(line)
    head = FILE.read_text(encoding="utf-8").split('OPENINGS = """')[0]
    body = "\n".join(lines)
    FILE.write_text(f'{head}OPENINGS = """\n{body}\n"""\n', encoding="utf-8")
    return len(lines)


def entries(log: Path) -> list[dict[str, Any]]:
    """Return what a log holds."""
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def show(log: Path) -> None:
    """Print by number of dice how many positions were won by threats, with one quiet turn, or not
    proved, and what it took."""
    groups: dict[tuple[str, int], list[dict[str, Any]]] = defaultdict(list)
    for entry in entries(log):
        groups[entry["kind"], entry["dice"]].append(entry)
    print("kind   dice tried threats quiet searches  CPU s  answers median, most")
    for (kind, dice), group in sorted(groups.items()):
        proved = [entry for entry in group if entry["quiet"] == 1]
        answers = sorted(entry["answers"] for entry in proved) or [0]
        print(
            f"{kind:6} {dice:4} {len(group):5} {sum(e['quiet'] == 0 for e in group):7}"
            f" {len(proved):5} {sum(e['searches'] for e in group):8}"
            f" {sum(e['cpu'] for e in group):6.1f} {answers[len(answers) // 2]:9} {answers[-1]:6}"
        )


def main() -> None:
    """Sample, write or show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--rounds", default="0:0", help="seeds, such as 100:200")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    first, behind = map(int, args.rounds.split(":"))
    sampler = Sampler(args.log)
    for seed in range(first, behind):
        sampler.sample(seed)
    if args.write:
        print(f"{write_file(args.log)} positions")
    if args.show:
        show(args.log)


if __name__ == "__main__":
    main()

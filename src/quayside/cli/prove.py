"""The command `prove`: prove that the player to move wins, and check certificates."""

from __future__ import annotations

import gzip
import time
from pathlib import Path
from typing import TextIO

from quayside.cli.language import number, say, say_or, say_word
from quayside.cli.misuse import require_folder, say_reason
from quayside.cli.screen import aside, preparing
from quayside.core.errors import InvalidSetup
from quayside.core.parts import InvalidProof, Proofs
from quayside.core.phrase import Phrase
from quayside.games import family, parse

EVERY = 10.0
"""Seconds between two lines of progress where nobody watches a terminal."""


def _proofs(name: str) -> Proofs:
    with preparing():
        found = family(name).proofs
        if found is None:
            raise InvalidSetup(f"there are no proofs of {name} here", "proofs", game=name)
        return found


def _claim(name: str, part: Proofs) -> str:
    return say_or(part.CLAIM, f"claim-{name.partition(':')[0]}")


def _open(path: Path, *, write: bool = False) -> TextIO:
    """Open a certificate; one that ends in `.gz` is compressed."""
    if path.suffix == ".gz":
        return gzip.open(path, "wt" if write else "rt", encoding="utf-8")
    return path.open("w" if write else "r", encoding="utf-8")


def prove_position(position: str, quiet: int, out: Path | None, log: Path | None) -> bool:
    """Prove that the player to move wins, and write the certificate; return whether it worked."""
    require_folder(out, log)
    state = parse(position)
    part = _proofs(state.game.family.name)
    shown = time.monotonic()
    with aside().status(say("cli-proving")) as status:

        def tell(found: Phrase) -> None:
            nonlocal shown
            note = say_word(found)
            status.update(note)
            if not aside().is_terminal and time.monotonic() - shown > EVERY:
                shown = time.monotonic()
                aside().print(note, soft_wrap=True)

        try:
            lines = part.prove(state, quiet=quiet, log=log, progress=tell)
            if lines is None:
                print(say("cli-not-proved", quiet=quiet))
                return False
            answers = 0
            if out is None:
                answers = sum(1 for _ in lines) - 2
            else:
                with _open(out, write=True) as file:
                    for line in lines:
                        answers += 1
                        file.write(line + "\n")
                answers -= 2
        except KeyboardInterrupt:
            stopped = (
                say("cli-prove-stopped-log", log=str(log)) if log else say("cli-prove-stopped")
            )
            aside().print(stopped, soft_wrap=True)
            return False
    print(say("cli-proved", claim=_claim(state.game.family.name, part), answers=number(answers)))
    return True


def check_proof(path: Path) -> None:
    """Check a certificate; raises `InvalidProof`."""
    try:
        with _open(path) as file:
            words = file.readline().split()
            if len(words) < 2 or words[0] != "quayside":
                raise InvalidProof(f"{path} is no certificate")
            part = _proofs(words[1])
            file.seek(0)
            position, answers = part.check(file)
    except (OSError, UnicodeDecodeError) as error:
        text = f"cannot read {path}: {say_reason(error)}"
        raise InvalidSetup(text, "unreadable", file=str(path)) from None
    said = {
        "claim": _claim(words[1], part),
        "file": str(path),
        "position": position,
        "answers": number(answers),
    }
    print(say("cli-proof-right", **said))

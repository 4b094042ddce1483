"""Proofs that the player to move wins a round of Doce: see `docs/doce-proofs.md`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from quayside.core.errors import InvalidSetup
from quayside.core.parts import ProofError
from quayside.core.phrase import Phrase
from quayside.games.doce.proof.checker import check_certificate
from quayside.games.doce.view import SQUARE_NAMES

if TYPE_CHECKING:
    from quayside.core.game import State
    from quayside.games.doce.proof.grid import Key
    from quayside.games.doce.proof.prover import Progress, Prover, Win

CLAIM = "the player to move wins the round"

check = check_certificate


def prove(
    state: State, *, quiet: int, log: Path | None, progress: Callable[[Phrase], None]
) -> Iterator[str] | None:
    """Return the lines of a certificate that the player to move wins the round with a maximum
    number of turns without a threat, or None if no proof was found. The log holds a position a
    line."""
    from quayside.games.doce.proof.certificate import write_certificate
    from quayside.games.doce.proof.prover import Prover

    if state.is_over or state.is_mid_turn:
        raise InvalidSetup("a proof begins at the beginning of a turn")
    prover = Prover()

    def tell(found: Progress) -> None:
        square, face = divmod(found.die, 6)
        told: dict[str, str | int] = {
            "quiet": found.quiet,
            "move": f"{SQUARE_NAMES[square]}={face + 1}",
            "replies": found.replies,
            "known": found.known,
            "searches": found.searches,
        }
        progress(Phrase("cli-prove-note", told))

    prover.on_reply = tell
    row = state.row.copy()
    if log is None:
        found = prover.prove(row, quiet)
    else:
        with _open_log(log, prover) as file:
            prover.on_found = lambda *found: _write(file, *found)
            found = prover.prove(row, quiet)
        prover.on_found = lambda *_: None
    return write_certificate(state, prover, quiet) if found else None


def _open_log(path: Path, prover: Prover) -> TextIO:
    """Read what a log holds into a prover, and return it open for more. A last line that was not
    finished is dropped."""
    from quayside.games.doce.proof.prover import Win

    header = {"log": "quayside doce proof 1", "depth": prover.depth, "budget": prover.budget}
    settings = json.dumps(header)
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = text[: text.rfind("\n") + 1].splitlines()
        if lines and lines[0] != settings:
            raise ProofError(f"{path} is no log of this prover")
        for line in lines[1:]:
            entry: dict[str, Any] = json.loads(line)
            key = tuple(entry["position"])
            if "turn" in entry:
                prover.won[key] = Win(entry["turn"], entry["needed"])
            else:
                prover.failed[key] = entry["quiet"]
        path.write_text("".join(line + "\n" for line in lines or [settings]), encoding="utf-8")
        return path.open("a", encoding="utf-8")
    except (OSError, ValueError, KeyError) as error:
        raise ProofError(f"cannot use the log {path}: {error}") from None


def _write(file: TextIO, key: Key, win: Win | None, quiet: int) -> None:
    entry: dict[str, Any] = {"position": key}
    entry |= {"quiet": quiet} if win is None else {"turn": win.turn, "needed": win.needed}
    file.write(json.dumps(entry) + "\n")
    file.flush()

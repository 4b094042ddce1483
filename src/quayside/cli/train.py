"""The command `train`: a network for a game, by self-play."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import TimeElapsedColumn

from quayside.cli.screen import aside, preparing, progress_bar
from quayside.core.errors import InvalidSetup
from quayside.games import find

if TYPE_CHECKING:
    from quayside.research.training.trainer import Iteration, Trainer


@dataclass(frozen=True)
class Wanted:
    """The arguments of the command line."""

    name: str
    minutes: float
    device: str
    folder: Path | None
    players: list[int] | None
    games: int
    steps: int
    candidates: int
    rate: float
    seed: int
    threads: int | None


def train_network(wanted: Wanted) -> None:
    """Train for some minutes and say how it goes. What was learnt is saved after each iteration."""
    trainer = _open(wanted)
    folder = trainer.folder
    if trainer.done.number:
        print(f"going on after iteration {trainer.done.number} in {folder}", flush=True)
    seconds = 60.0 * wanted.minutes
    before = trainer.done.seconds
    try:
        with progress_bar(TimeElapsedColumn()) as bar:
            task = bar.add_task("first iteration", total=seconds)
            for done in trainer.run(seconds):
                bar.update(task, completed=done.seconds - before, description=_describe(done))
                if not aside().is_terminal:
                    print(_describe(done), flush=True)
    except KeyboardInterrupt:
        print(f"stopped; iteration {trainer.done.number} is the last one saved")
    if trainer.done.number:
        print(f"{_describe(trainer.done)}; the network is in {folder / 'net.npy'}")


def _open(wanted: Wanted) -> Trainer:
    """Return the run, new or resumed."""
    if wanted.device not in ("cpu", "cuda"):
        raise InvalidSetup(f"device is 'cpu' or 'cuda'; got {wanted.device!r}")
    family = find(wanted.name, None, {}).family
    from quayside.research.training.network import torch_module

    torch_module()
    with preparing():
        net = family.net
        if net is None:
            raise InvalidSetup(f"{family.name} has no network to train")
        from quayside.research.training.trainer import Settings, Trainer

        counts = wanted.players or list(family.player_counts)
        games = [find(wanted.name, count, {}).automatic for count in counts]
        settings = Settings(
            games=wanted.games,
            steps=wanted.steps,
            candidates=wanted.candidates,
            rate=wanted.rate,
            seed=wanted.seed,
            device=wanted.device,
            threads=wanted.threads or os.cpu_count() or 1,
        )
        return Trainer(games, net, settings, wanted.folder or Path("training") / family.name)


def _describe(done: Iteration) -> str:
    spent = done.play_seconds + done.learn_seconds
    return (
        f"iteration {done.number}: {done.positions:,} positions, {done.seconds / 60:.1f} min, "
        f"policy {done.policy_loss:.4f}, value {done.value_loss:.4f}, "
        f"play {done.play_seconds:.2f} s, learn {done.learn_seconds:.2f} s of {spent:.2f}"
    )

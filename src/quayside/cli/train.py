"""The command `train`: a network for a game, by self-play."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import TimeElapsedColumn

from quayside.cli.language import number, say
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
        said = say("cli-train-resumed", number=trainer.done.number, folder=str(folder))
        print(said, flush=True)
    seconds = 60.0 * wanted.minutes
    before = trainer.done.seconds
    try:
        with progress_bar(TimeElapsedColumn()) as bar:
            task = bar.add_task(say("cli-train-first"), total=seconds)
            for done in trainer.run(seconds):
                bar.update(task, completed=done.seconds - before, description=_describe(done))
                if not aside().is_terminal:
                    print(_describe(done), flush=True)
    except KeyboardInterrupt:
        print(say("cli-train-stopped", number=trainer.done.number))
    if trainer.done.number:
        file = str(folder / "net.npy")
        print(say("cli-train-done", iteration=_describe(trainer.done), file=file))


def _open(wanted: Wanted) -> Trainer:
    """Return the run, new or resumed."""
    if wanted.device not in ("cpu", "cuda"):
        text = f"device is 'cpu' or 'cuda'; got {wanted.device!r}"
        raise InvalidSetup(text, "device", value=wanted.device)
    family = find(wanted.name, None, {}).family
    from quayside.research.training.network import torch_module

    torch_module()
    with preparing():
        net = family.net
        if net is None:
            raise InvalidSetup(f"{family.name} has no network to train", "net", game=family.name)
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
    return say(
        "cli-train-iteration",
        number=done.number,
        positions=number(done.positions),
        minutes=number(done.seconds / 60, 1),
        policy=number(done.policy_loss, 4),
        value=number(done.value_loss, 4),
        play=number(done.play_seconds, 2),
        learn=number(done.learn_seconds, 2),
        spent=number(spent, 2),
    )

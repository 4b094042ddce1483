"""The training loop: play, learn, save; a run can stop after any iteration and go on later.

A folder holds a run: `checkpoint.pt` with all that is needed to go on, `net.npy` with the weights
for the kernels (means over the last thousand or so steps, as float16), `log.jsonl` with a line for
each iteration. On a processor a run that was stopped goes on bit for bit as if it had not been; on
a graphics card sums are added up in any order, so two runs differ.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from quayside.core.game import Game
from quayside.core.net import SEATS, Net
from quayside.research.training.network import (
    TrainingError,
    action_logits,
    flat_weights,
    last_layer,
    make_network,
    torch_module,
    value_logits,
)
from quayside.research.training.play import Field, Lessons

CHECKPOINT, WEIGHTS, LOG = "checkpoint.pt", "net.npy", "log.jsonl"
SLOWEST_MEAN = 0.999
"""How much of the mean of the weights stays with each step, at most."""


@dataclass(frozen=True)
class Settings:
    """How a run trains. All but the rate, the device and the threads must stay as they were."""

    games: int = 4096
    steps: int = 64
    """Actions in each game between two rounds of learning."""
    candidates: int = 8
    """Actions that the search tries in a position."""
    minibatch: int = 4096
    epochs: int = 2
    trace: float = 0.97
    """How much later values count: see `Field.play`."""
    rate: float = 1e-3
    seed: int = 0
    device: str = "cpu"
    threads: int = 1


@dataclass(frozen=True)
class Iteration:
    """What one iteration has done."""

    number: int
    positions: int
    """Since the run began."""
    seconds: float
    """Since the run began, without breaks."""
    play_seconds: float
    learn_seconds: float
    policy_loss: float
    """Cross entropy less the entropy of the improved policy: 0 if the network knows it."""
    value_loss: float


class Trainer:
    """A training run in a folder: new, or going on where it stopped."""

    def __init__(self, games: list[Game], net: Net, settings: Settings, folder: Path) -> None:
        """Begin or resume; raises `TrainingError`."""
        torch = torch_module()
        if settings.device == "cuda" and not torch.cuda.is_available():
            raise TrainingError("torch finds no CUDA device; --device cpu trains without one")
        self.net, self.settings, self.folder = net, settings, folder
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        device = settings.device
        self.network = make_network(net, settings.seed).to(device)
        self.means = {name: value.detach().clone() for name, value in self.network.items()}
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate)
        self.fields = [
            Field(game, net, n, settings.candidates, device, settings.seed + i, settings.threads)
            for i, (game, n) in enumerate(
                zip(games, _shares(settings.games, len(games)), strict=True)
            )
        ]
        self.minibatches = 0
        self.done = Iteration(0, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._load()

    def run(self, seconds: float) -> Iterator[Iteration]:
        """Train for some time, at least one iteration; the run is saved before each is yielded."""
        end = time.monotonic() + seconds
        while True:
            begun = time.monotonic()
            yield self.iterate()
            if time.monotonic() + 0.5 * (time.monotonic() - begun) > end:
                return

    def iterate(self) -> Iteration:
        """Play, learn and save."""
        begun = time.monotonic()
        settings = self.settings
        played = [field.play(self.network, settings.steps, settings.trace) for field in self.fields]
        torch = torch_module()
        lessons = Lessons(*(torch.cat(parts) for parts in zip(*played, strict=True)))
        if settings.device == "cuda":
            torch.cuda.synchronize()
        middle = time.monotonic()
        policy_loss, value_loss = self._learn(lessons)
        ended = time.monotonic()
        self.done = Iteration(
            self.done.number + 1,
            self.done.positions + len(lessons.features),
            self.done.seconds + ended - begun,
            middle - begun,
            ended - middle,
            policy_loss,
            value_loss,
        )
        self.save()
        return self.done

    def _learn(self, lessons: Lessons) -> tuple[float, float]:
        """Go through the lessons in random order; return the mean losses."""
        torch = torch_module()
        n, size = len(lessons.features), self.settings.minibatch
        losses = []
        for _ in range(self.settings.epochs):
            order = torch.randperm(n, device=self.settings.device)
            for part in order.split(min(size, n)):
                losses.append(self._learn_some(Lessons(*(column[part] for column in lessons))))
        policy_loss, value_loss = torch.stack(losses).mean(0).tolist()
        return policy_loss, value_loss

    def _learn_some(self, lessons: Lessons) -> Any:
        """Take one step of the optimizer; return both losses."""
        torch = torch_module()
        policy_loss, value_loss = losses_of(self.network, lessons, self.net.slots)
        self.optimizer.zero_grad(set_to_none=True)
        (policy_loss + value_loss).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        self.minibatches += 1
        kept = min(SLOWEST_MEAN, self.minibatches / (9 + self.minibatches))
        with torch.no_grad():
            for name, mean in self.means.items():
                mean.lerp_(self.network[name], 1 - kept)
        return torch.stack([policy_loss.detach(), value_loss.detach()])

    # Files ---------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the three files."""
        torch = torch_module()
        settings = self.settings
        on_card = settings.device == "cuda"
        state = {
            "settings": _fixed(settings),
            "network": self.network.state_dict(),
            "means": self.means,
            "optimizer": self.optimizer.state_dict(),
            "minibatches": self.minibatches,
            "done": asdict(self.done),
            "games": [
                [torch.from_numpy(part.view(np.uint8)) for part in field.saved()]
                for field in self.fields
            ],
            "random": torch.get_rng_state(),
            "random_on_card": torch.cuda.get_rng_state() if on_card else None,
        }
        unfinished = self.folder / (CHECKPOINT + ".part")
        torch.save(state, unfinished)
        unfinished.replace(self.folder / CHECKPOINT)
        np.save(self.folder / WEIGHTS, flat_weights(self.means).astype(np.float16))
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(asdict(self.done)) + "\n")

    def _load(self) -> None:
        """Go on from the checkpoint; raises `TrainingError`."""
        torch = torch_module()
        settings = self.settings
        state = torch.load(self.folder / CHECKPOINT, map_location="cpu", weights_only=True)
        if state["settings"] != _fixed(settings):
            raise TrainingError(
                f"the run in {self.folder} was begun with {state['settings']}; "
                "use these settings or another folder"
            )
        if state["network"]["first"].shape != self.network["first"].shape:
            raise TrainingError(f"the run in {self.folder} is about other features")
        self.network.load_state_dict(state["network"])
        for name, mean in self.means.items():
            mean.copy_(state["means"][name])
        self.optimizer.load_state_dict(state["optimizer"])
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate
        self.minibatches = state["minibatches"]
        self.done = Iteration(**state["done"])
        for field, parts in zip(self.fields, state["games"], strict=True):
            kinds = [part.dtype for part in field.saved()]
            field.restore([p.numpy().view(kind) for p, kind in zip(parts, kinds, strict=True)])
        torch.set_rng_state(state["random"])
        if settings.device == "cuda" and state["random_on_card"] is not None:
            torch.cuda.set_rng_state(state["random_on_card"])


def losses_of(network: Any, lessons: Lessons, slots: int) -> tuple[Any, Any]:
    """Return how far the network is from the improved policy (as a Kullback-Leibler divergence),
    and the cross entropy of its values."""
    torch = torch_module()
    layer = last_layer(network, lessons.features)
    logits = action_logits(network, layer, lessons.of_actions, slots)
    places = torch.arange(logits.shape[1], device=logits.device)
    logits = logits.masked_fill(places[None] >= lessons.counts[:, None], -1e9)
    wanted = lessons.policy.float()
    wanted = wanted / wanted.sum(1, keepdim=True)
    surprise = wanted.clamp(min=1e-9).log() - torch.log_softmax(logits, 1)
    policy_loss = (wanted * surprise).sum(1).mean()
    values = value_logits(network, layer)
    seats = torch.arange(SEATS, device=logits.device)
    values = values.masked_fill(seats[None] >= lessons.players[:, None], -1e9)
    value_loss = -(lessons.values * torch.log_softmax(values, 1)).sum(1).mean()
    return policy_loss, value_loss


def _fixed(settings: Settings) -> dict[str, Any]:
    """Return the settings that a run keeps."""
    kept = asdict(settings)
    for name in ("rate", "device", "threads"):
        del kept[name]
    return kept


def _shares(games: int, kinds: int) -> list[int]:
    """Divide games among kinds: half of them to the first, if there are others."""
    if kinds == 1:
        return [games]
    others = games // 2 // (kinds - 1)
    return [games - others * (kinds - 1), *[others] * (kinds - 1)]

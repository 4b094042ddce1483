"""Self-play for training: many games side by side, each move chosen by a search of one ply.

The search is that of Gumbel AlphaZero (Danihelka and others, 2022) with one simulation for each
candidate: the actions with the highest logit plus Gumbel noise are tried, the positions after them
are valued by the network (results where the game is over), and the action with the highest sum of
noise, logit and transformed value is played. The improved policy that the network must learn is
the softmax of logits plus transformed values, where actions that were not tried count as the
position itself. Values are by seat, so this holds for more than two players (max^n).

Two things keep the games different from each other. The improved policy counts only a part of the
old logits: without that, every iteration makes the policy sharper, until all games are the same.
And some actions are drawn from all legal ones; values do not lead back over them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from quayside.adapters.batch import Batch, every_start
from quayside.core.game import Game
from quayside.core.net import SEATS, Net
from quayside.research.training.network import action_logits, last_layer, torch_module, value_logits
from quayside.research.training.views import Viewer

SHARPNESS = 4.0
"""How many logits lie between the worst and the best value."""
KEPT = 0.5
"""How much of the old logits the improved policy keeps."""
STRAY = 0.05
"""The share of actions that are drawn from all legal ones."""
LEAST_SPREAD = 0.03
"""Values that are closer than this are not spread further apart."""


class Lessons(NamedTuple):
    """Positions with the training targets of the network, as tensors."""

    features: Any
    of_actions: Any
    counts: Any
    policy: Any
    """Probabilities of the actions."""
    values: Any
    """Chances to win, counted from the player to move."""
    players: Any


class Field:
    """Games of one kind in self-play."""

    def __init__(
        self, game: Game, net: Net, n: int, candidates: int, device: str, seed: int, threads: int
    ) -> None:
        """Begin n games, a part of them some random moves after the start."""
        self.game, self.net, self.n = game, net, n
        self.candidates, self.device = candidates, device
        starts = every_start(game)
        if net.starts is not None:
            starts = np.concatenate([starts, net.starts(game)])
        self.batch = Batch(game, n, starts=starts, autoreset="same-step", threads=threads)
        self.batch.reset(seed=seed)
        self.viewer = Viewer(game, net, threads)
        self._scatter()

    def _scatter(self) -> None:
        """Spread games over time: advance each eighth of them by 30 more random moves."""
        saved = self.batch.save()
        for part in range(1, 8):
            self.batch.rollout(30)
            is_mine = np.arange(self.n) * 8 // self.n == part
            going = is_mine & (self.batch.to_move >= 0)
            saved.rows[going] = self.batch.rows[going]
        self.batch.restore(saved)

    def saved(self) -> list[Any]:
        """Return all that is needed to go on from here."""
        return [np.asarray(part) for part in self.batch.save()]

    def restore(self, saved: list[Any]) -> None:
        """Go on from what `saved` returned."""
        self.batch.restore(type(self.batch.save())(*saved))

    def play(self, network: Any, steps: int, trace: float) -> Lessons:
        """Play a number of actions in every game; return the training data. A value is the mean of
        the later search values, weighted by `trace` to the power of the distance, up to the result
        or the last step."""
        torch = torch_module()
        taken = [self._step(network) for _ in range(steps)]
        with torch.inference_mode():
            _, _, features, _ = self.viewer.see(self.batch.rows)
            features, movers = self._to(features), self._movers()
            after = self._by_seat(self._chances(network, features), movers)
        targets = []
        for one in reversed(taken):
            after = torch.where(one["ended"][:, None], one["rewards"], after)
            after = torch.where(one["strays"][:, None], one["value"], after)
            targets.append(self._by_place(after, one["movers"]))
            after = (1 - trace) * one["value"] + trace * after
        values = torch.cat(targets[::-1])
        padded = torch.zeros(len(values), SEATS, device=self.device)
        padded[:, : self.game.players] = values
        players = torch.full((len(values),), self.game.players, device=self.device)

        def joined(name: str) -> Any:
            return torch.cat([one[name] for one in taken])

        return Lessons(
            features=joined("features"),
            of_actions=joined("of_actions"),
            counts=joined("counts"),
            policy=joined("policy"),
            values=padded,
            players=players,
        )

    def _to(self, array: Any) -> Any:
        return torch_module().from_numpy(array).to(self.device)

    def _movers(self) -> Any:
        return self._to(self.batch.to_move.copy())

    def _chances(self, network: Any, features: Any) -> Any:
        """Return the chances by place."""
        logits = value_logits(network, last_layer(network, features))
        return torch_module().softmax(logits[:, : self.game.players], 1)

    def _by_seat(self, values: Any, movers: Any) -> Any:
        """Return values by seat for values by place."""
        players = self.game.players
        seats = torch_module().arange(players, device=self.device)
        return values.gather(1, (seats[None] - movers[:, None]) % players)

    def _by_place(self, values: Any, movers: Any) -> Any:
        """Return values by place for values by seat."""
        players = self.game.players
        places = torch_module().arange(players, device=self.device)
        return values.gather(1, (places[None] + movers[:, None]) % players)

    def _step(self, network: Any) -> dict[str, Any]:
        """Play an action in every game; return what was seen and found."""
        torch = torch_module()
        actions, counts, features, of_actions = self.viewer.see(self.batch.rows)
        movers = self._movers()
        with torch.inference_mode():
            seen = self._to(features), self._to(of_actions)
            layer = last_layer(network, seen[0])
            logits = action_logits(network, layer, seen[1], self.net.slots)
            on_device = self._to(counts)
            places = torch.arange(logits.shape[1], device=self.device)
            logits = logits.masked_fill(places[None] >= on_device[:, None], -1e9)
            logits = logits - logits.logsumexp(1, keepdim=True)
            chances = torch.softmax(value_logits(network, layer)[:, : self.game.players], 1)
            noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
            noisy = (noise + logits).masked_fill(places[None] >= on_device[:, None], -1e9)
            tried = noisy.topk(min(self.candidates, logits.shape[1]), dim=1).indices
            after = self._values_after(network, actions, tried, movers)
            value, policy, transformed = _improve(logits, chances, after, tried, movers, self)
            best = (noisy.gather(1, tried) + transformed.gather(1, tried)).argmax(1, keepdim=True)
            strays = torch.rand(self.n, device=self.device) < STRAY
            anything = (torch.rand(self.n, device=self.device) * on_device).long()
            anything = torch.minimum(anything, on_device.long() - 1)
            chosen = torch.where(strays, anything, tried.gather(1, best)[:, 0]).cpu().numpy()
        played = actions[np.arange(self.n), chosen].astype(np.int64)
        _, rewards, ended, _, _ = self.batch.step(played)
        return {
            "features": seen[0],
            "of_actions": seen[1],
            "counts": on_device,
            "policy": policy.half(),
            "value": value,
            "movers": movers,
            "strays": strays,
            "rewards": self._to(rewards.copy()),
            "ended": self._to(ended.copy()),
        }

    def _values_after(self, network: Any, actions: Any, tried: Any, movers: Any) -> Any:
        """Return the values by seat of the positions after the actions that are tried; NaN where
        there is no such action."""
        torch = torch_module()
        numbers = np.take_along_axis(actions, tried.cpu().numpy(), 1)
        next_, results, features = self.viewer.see_after(self.batch.rows, numbers)
        n, m = numbers.shape
        who = self._to(next_).view(-1)
        chances = self._chances(network, self._to(features).view(n * m, -1))
        values = self._by_seat(chances, who.clamp(min=0)).view(n, m, -1)
        values = torch.where((who < 0).view(n, m, 1), self._to(results), values)
        return values.masked_fill((self._to(numbers) < 0)[:, :, None], float("nan"))


def _improve(
    logits: Any, chances: Any, after: Any, tried: Any, movers: Any, field: Field
) -> tuple[Any, Any, Any]:
    """Return the value of each position by seat, the improved policy, and the transformed values of
    all actions."""
    torch = torch_module()
    own = after.gather(2, movers[:, None, None].expand(-1, after.shape[1], 1))[:, :, 0]
    is_tried = ~own.isnan()
    weights = logits.gather(1, tried).exp() * is_tried + 1e-9 * is_tried
    weights = weights / weights.sum(1, keepdim=True)
    by_seat = field._by_seat(chances, movers)
    searched = (after.nan_to_num() * weights[:, :, None]).sum(1)
    # What the network says and what its policy finds one ply deeper, as in Gumbel AlphaZero.
    count = is_tried.sum(1, keepdim=True)
    mixed = (by_seat + count * searched) / (1 + count)
    middle = mixed.gather(1, movers[:, None])
    known = torch.where(is_tried, own, middle)
    low = torch.minimum(known.min(1, keepdim=True).values, middle)
    high = torch.maximum(known.max(1, keepdim=True).values, middle)
    spread = (high - low).clamp(min=LEAST_SPREAD)
    transformed = ((middle - low) / spread).expand(-1, logits.shape[1]).clone()
    # Untried actions keep the middle; a list that is shorter than the candidates repeats nothing.
    transformed.scatter_(1, tried, (known - low) / spread)
    transformed = SHARPNESS * transformed
    legal = logits > -1e8
    policy = torch.softmax((KEPT * logits + transformed).masked_fill(~legal, -1e9), 1)
    improved = policy.gather(1, tried) * is_tried
    share = improved.sum(1, keepdim=True)
    best = (after.nan_to_num() * improved[:, :, None]).sum(1) + (1 - share) * mixed
    return best, policy, transformed

"""The network of `core/net.py` in torch: the same layers, and weights in the same order."""

from __future__ import annotations

from typing import Any

import numpy as np

from quayside.core.errors import QuaysideError
from quayside.core.net import LAST, MIDDLE, SEATS, WIDTH, Net


class TrainingError(QuaysideError):
    """Training that cannot begin or go on."""


def torch_module() -> Any:
    """Return torch; raises `TrainingError` if it is not installed."""
    try:
        import torch
    except ImportError:
        raise TrainingError(
            'training needs torch: pip install "quayside[train]" (for a graphics card, the build '
            "of torch for your CUDA version)"
        ) from None
    return torch


def make_network(net: Net, seed: int = 0) -> Any:
    """Return a network with random weights."""
    torch = torch_module()
    generator = torch.Generator().manual_seed(seed)

    def normal(*shape: int, scale: float) -> Any:
        return torch.nn.Parameter(torch.randn(*shape, generator=generator) * scale)

    def zeros(*shape: int) -> Any:
        return torch.nn.Parameter(torch.zeros(*shape))

    return torch.nn.ParameterDict(
        {
            "first": normal(net.feature_count, WIDTH, scale=0.1),
            "first_bias": zeros(WIDTH),
            "second": normal(WIDTH, MIDDLE, scale=(2 / WIDTH) ** 0.5),
            "second_bias": zeros(MIDDLE),
            "third": normal(MIDDLE, LAST, scale=(2 / MIDDLE) ** 0.5),
            "third_bias": zeros(LAST),
            "value": normal(LAST, SEATS, scale=0.01),
            "value_bias": zeros(SEATS),
            "action": normal(net.action_feature_count, LAST, scale=0.01),
            "action_bias": zeros(net.action_feature_count),
        }
    )


def last_layer(network: Any, features: Any) -> Any:
    """Return the last hidden layer for features of positions (a line each, padded with the number
    of all features)."""
    torch = torch_module()
    first = network["first"]
    counts = torch.zeros(len(features), first.shape[0] + 1, device=first.device)
    ones = torch.ones((), device=first.device).expand(features.shape)
    counts.scatter_add_(1, features.long(), ones)
    layer = torch.relu(counts[:, :-1] @ first + network["first_bias"])
    layer = torch.relu(layer @ network["second"] + network["second_bias"])
    return torch.relu(layer @ network["third"] + network["third_bias"])


def value_logits(network: Any, layer: Any) -> Any:
    """Return the logits of each player's chance, counted from the player to move."""
    return layer @ network["value"] + network["value_bias"]


def action_logits(network: Any, layer: Any, of_actions: Any, slots: int) -> Any:
    """Return the logits of actions, from the features of all of them in a line."""
    by_feature = layer @ network["action"].T + network["action_bias"]
    return by_feature.gather(1, of_actions.long()).view(len(layer), -1, slots).sum(-1)


_LAYERS = ("first", "second", "third", "value", "action")


def flat_weights(network: Any) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return all weights in the order that the kernels read."""
    names = [name for layer in _LAYERS for name in (layer, f"{layer}_bias")]
    parts = [network[name].detach().cpu().numpy().ravel() for name in names]
    return np.concatenate(parts).astype(np.float32)

"""`quayside train` where it cannot train: one clear line."""

from __future__ import annotations

import pytest

from quayside.cli.train import Wanted, train_network
from quayside.core.errors import InvalidSetup, QuaysideError
from quayside.games import families

WITH_NET = next(family.name for family in families() if family.has("net"))


def wanted(name: str, device: str = "cpu") -> Wanted:
    return Wanted(
        name=name,
        minutes=0.0,
        device=device,
        folder=None,
        players=None,
        games=8,
        steps=1,
        candidates=2,
        rate=1e-3,
        seed=0,
        threads=1,
    )


def test_without_torch_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(QuaysideError, match=r"pip install \"quayside\[train\]\""):
        train_network(wanted(WITH_NET))


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="'cpu' or 'cuda'"):
        train_network(wanted(WITH_NET, "tpu"))

"""Plots of regret: a bar for each phase and policy, as reproducible SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quayside.core.errors import InvalidSetup
from quayside.research.regret import Regret


def draw_regret(measured: Sequence[Regret], path: Path | str | None = None) -> Any:
    """Draw the mean loss of one policy or several, over all decisions and by phase; return the
    matplotlib figure, and write it to a file if one is named."""
    try:
        import matplotlib
    except ImportError:
        text = 'plots need matplotlib: pip install "quayside[plots]"'
        raise InvalidSetup(text, "package", name="matplotlib", extra="plots") from None
    from matplotlib.figure import Figure

    groups = ["all", *(phase.name for phase in measured[0].phases)]
    with matplotlib.rc_context({"svg.hashsalt": "quayside", "svg.fonttype": "none"}):
        figure = Figure(figsize=(8, 3.6), layout="constrained")
        axes = figure.add_subplot()
        width = 0.8 / len(measured)
        for number, one in enumerate(measured):
            lines = (one.whole, *one.phases)
            axes.bar(
                [place - 0.4 + (number + 0.5) * width for place in range(len(groups))],
                [100 * line.mean for line in lines],
                width,
                yerr=[100 * (line.standard_error or 0.0) for line in lines],
                label=one.policy,
            )
        axes.set_xticks(range(len(groups)), groups)
        axes.set_ylabel("mean loss of a decision, % of a win")
        axes.set_title(
            f"{measured[0].game}: exact regret over {measured[0].whole.decisions} decisions"
        )
        axes.grid(axis="y", color="#ddd")
        axes.set_axisbelow(True)
        axes.legend()
        if path:
            figure.savefig(path, format="svg", metadata={"Date": None})
    return figure

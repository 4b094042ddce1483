"""Pictures of a report: the chances over the game, in text and as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil

from quayside.analysis.results import Report, ReportStep
from quayside.analysis.words import say_move
from quayside.core.events import Drawing, Span
from quayside.core.game import Game
from quayside.search import Kind
from quayside.texts import FALLBACK, percent, text

HEIGHT = 11
COLOURS = ("#c8402f", "#2f6fb0", "#d9a400", "#3d8b4f")


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """Return a letter for each player: the first of the name, or a number where these are alike."""
    letters = tuple(name[:1].upper() for name in names)
    alike = len(set(letters)) < len(letters)
    return tuple(str(number) for number in range(1, len(names) + 1)) if alike else letters


def text_chart(
    report: Report, names: Sequence[str], width: int = 70, language: str = FALLBACK
) -> Drawing:
    """Draw each player's chance over the game in text, by the letters of `marks`; where players
    meet, the last one is seen."""
    letters = marks(names)
    points = [report.start, *(step.after for step in report.steps)]
    columns = min(width, len(points))
    sampled = [points[round(i * (len(points) - 1) / max(1, columns - 1))] for i in range(columns)]
    lines: Drawing = []
    for level in range(HEIGHT - 1, -1, -1):
        share = level / (HEIGHT - 1)
        label = f"{share:5.0%} │" if level % 5 == 0 else "      │"
        line: list[Span] = [(label, "dim")]
        for point in sampled:
            here = [seat for seat, win in enumerate(point) if round(win * (HEIGHT - 1)) == level]
            mark = letters[here[-1]] if here else " "
            line.append((mark, f"seat{here[-1]}" if here else ""))
        lines.append(line)
    lines.append([("      └" + "─" * columns, "dim")])
    first, last = text(language, "chart-start"), text(language, "chart-end")
    lines.append([(f"       {first} {last.rjust(max(0, columns - len(first) - 1))}", "dim")])
    return lines


def svg_chart(
    report: Report, game: Game, names: Sequence[str], title: str = "", language: str = FALLBACK
) -> str:
    """Return the chart as an SVG picture: a line for each player, dots at the turning points."""
    title = title or text(language, "chart-title")
    width, height, left, top = 760, 300, 52, 34
    points = [report.start, *(step.after for step in report.steps)]
    across = max(1, len(points) - 1)

    def x(index: int) -> float:
        return left + (width - left - 16) * index / across

    def y(share: float) -> float:
        return top + (height - top - 36) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="sans-serif" font-size="12"><title>{escape(title)}</title>',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        f'<text x="{left}" y="20" font-size="14" fill="#333">{escape(title)}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<line x1="{left}" x2="{width - 16}" y1="{y(share):.1f}" y2="{y(share):.1f}"'
            f' stroke="#ddd"/><text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end"'
            f' fill="#666">{share:.0%}</text>'
        )
    for seat in range(len(report.start)):
        path = " ".join(f"{x(i):.1f},{y(point[seat]):.1f}" for i, point in enumerate(points))
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2"/>'
            f'<text x="{left + 90 * seat}" y="{height - 10}" fill="{COLOURS[seat]}">'
            f"{escape(names[seat])}</text>"
        )
    for step in report.turning_points:
        index = report.steps.index(step) + 1
        parts.append(
            f'<circle cx="{x(index):.1f}" cy="{y(step.after[step.seat]):.1f}" r="4"'
            f' fill="{COLOURS[step.seat]}">'
            f"<title>{escape(say_step(step, game, names, language))}</title></circle>"
        )
    return "\n".join([*parts, "</svg>", ""])


def say_step(step: ReportStep, game: Game, names: Sequence[str], language: str = FALLBACK) -> str:
    """Return a step in a sentence."""
    after = say_chance(step.after[step.seat], step.kind, language)
    if step.kind == "estimate":
        after += f" ({say_error(step.error, language)})"
    return text(
        language,
        f"chart-step-{step.cause}" + ("-better" if step.best else ""),
        turn=step.turn,
        seat=names[step.seat],
        event=say_move(game, step.text, language) if step.cause == "skill" else step.text,
        before=say_chance(step.before[step.seat], step.kind, language),
        after=after,
        best=say_move(game, step.best or "", language),
    )


def say_chance(share: float, kind: Kind, language: str = FALLBACK, digits: int = 1) -> str:
    """Return a chance with the digits that are known: decimals only where it is not an estimate.
    An estimate never looks certain."""
    if kind != "estimate":
        return percent(language, share, digits)
    if round(share, 2) in (0.0, 1.0):
        return f"<{percent(language, 0.01, 0)}" if share < 0.5 else f">{percent(language, 0.99, 0)}"
    return percent(language, share, 0)


def say_error(error: float, language: str = FALLBACK) -> str:
    """Return a standard error, rounded up to a whole percent."""
    return f"±{percent(language, ceil(100 * error) / 100, 0)}"

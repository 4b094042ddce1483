"""Plots as SVG."""

from __future__ import annotations

INK, GRID = "#2f6fb0", "#ddd"
INKS = (INK, "#b0552f", "#3f8f4f")


def bars(title: str, values: list[float], labels: list[str], unit: str) -> str:
    """Return a bar chart as SVG."""
    width, height, left, foot = 720, 260, 56, 44
    most = max(values) or 1
    step = (width - left - 12) / len(values)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="sans-serif" font-size="11"><title>{title}</title>',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        f'<text x="{left}" y="18" font-size="14" fill="#333">{title}</text>',
    ]
    for share in (0, 0.5, 1):
        y = height - foot - (height - foot - 34) * share
        parts.append(
            f'<line x1="{left}" x2="{width - 12}" y1="{y:.1f}" y2="{y:.1f}" stroke="{GRID}"/>'
            f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#666">'
            f"{most * share:.3g}{unit}</text>"
        )
    for i, value in enumerate(values):
        tall = (height - foot - 34) * value / most
        x = left + step * i
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{height - foot - tall:.1f}" width="{max(1, step - 2):.1f}"'
            f' height="{tall:.1f}" fill="{INK}"/>'
        )
        if labels[i]:
            parts.append(
                f'<text x="{x + step / 2:.1f}" y="{height - foot + 16}" text-anchor="middle"'
                f' fill="#666">{labels[i]}</text>'
            )
    return "\n".join([*parts, "</svg>", ""])


def lines(title: str, series: dict[str, list[tuple[float, float]]], across: str) -> str:
    """Return curves as SVG, each from 0 (below) to its highest point, with its first and last value
    beside its name."""
    width, height, left, foot = 720, 260, 16, 44
    far = max(x for points in series.values() for x, _ in points) or 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="sans-serif" font-size="11"><title>{title}</title>',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        f'<text x="{left}" y="18" font-size="14" fill="#333">{title}</text>',
        f'<text x="{width - 12}" y="{height - 12}" text-anchor="end" fill="#666">'
        f"{across}: 0 to {far:.3g}</text>",
        f'<line x1="{left}" x2="{width - 12}" y1="{height - foot}" y2="{height - foot}"'
        f' stroke="{GRID}"/>',
    ]
    for number, (name, points) in enumerate(series.items()):
        most = max(y for _, y in points) or 1
        ink = INKS[number % len(INKS)]
        path = " ".join(
            f"{left + (width - left - 12) * x / far:.1f},"
            f"{height - foot - (height - foot - 34) * y / most:.1f}"
            for x, y in points
        )
        parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="1.5"/>')
        parts.append(
            f'<text x="{left + 240 * number}" y="{height - 26}" fill="{ink}">{name}: '
            f"{points[0][1]:.3g} to {points[-1][1]:.3g}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def ranges(title: str, rows: list[tuple[str, float, float]], mark: tuple[float, str]) -> str:
    """Return horizontal bars from a lowest to a highest value as SVG, all on one scale, with a
    vertical line at a value that has a name. A row without a name leaves a gap."""
    width, left, right, tall = 720, 230, 110, 20
    height = 50 + tall * len(rows)
    shown = [row for row in rows if row[0]]
    low = min(mark[0], *(row[1] for row in shown))
    high = max(mark[0], *(row[2] for row in shown))

    def place(value: float) -> float:
        return left + (width - left - right) * (value - low) / (high - low)

    line = place(mark[0])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="sans-serif" font-size="12"><title>{title}</title>',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        f'<text x="12" y="20" font-size="14" fill="#333">{title}</text>',
        f'<line x1="{line:.1f}" x2="{line:.1f}" y1="34" y2="{height - 22}" stroke="#888"/>',
        f'<text x="{line:.1f}" y="{height - 8}" text-anchor="middle" fill="#666">{mark[1]}</text>',
    ]
    for number, (name, lowest, highest) in enumerate(rows):
        if not name:
            continue
        y, begin, end = 34 + tall * number, place(lowest), place(highest)
        parts.append(
            f'<text x="{left - 12}" y="{y + 14}" text-anchor="end" fill="#333">{name}</text>'
            f'<rect x="{begin - 1:.1f}" y="{y + 4}" width="{end - begin + 2:.1f}" height="12"'
            f' fill="{INK}"/><text x="{end + 8:.1f}" y="{y + 14}" fill="#333">'
            f"{_percent(lowest, highest)}</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def _percent(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"


def curves(
    title: str,
    series: dict[str, list[tuple[float, float]]],
    axes: tuple[str, str],
    limit: tuple[float, str],
) -> str:
    """Return curves on common axes from 0 as SVG, with a horizontal line at a limit that has a
    name. Values above 1.2 times the limit are drawn at the upper edge."""
    width, height, left, right, head, foot = 720, 300, 56, 24, 44, 48
    far = max(x for points in series.values() for x, _ in points)
    most = 1.2 * limit[0]

    def across(x: float) -> float:
        return left + (width - left - right) * x / far

    def up(y: float) -> float:
        return height - foot - (height - foot - head) * min(1.0, y / most)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' font-family="sans-serif" font-size="11"><title>{title}</title>',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        f'<text x="12" y="18" font-size="14" fill="#333">{title}</text>',
        f'<text x="12" y="36" fill="#666">{axes[1]}</text>',
        f'<text x="{width - right}" y="{height - 8}" text-anchor="end" fill="#666">{axes[0]}'
        "</text>",
        f'<line x1="{left}" x2="{width - right}" y1="{up(limit[0]):.1f}" y2="{up(limit[0]):.1f}"'
        f' stroke="#888" stroke-dasharray="4 3"/>',
        f'<text x="{left + 6}" y="{up(limit[0]) - 5:.1f}" fill="#666">{limit[1]}</text>',
    ]
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        x, y = far * share, limit[0] * share
        parts.append(
            f'<text x="{left - 6}" y="{up(y) + 4:.1f}" text-anchor="end" fill="#666">{y:.3g}</text>'
            f'<text x="{across(x):.1f}" y="{height - foot + 16}" text-anchor="middle" fill="#666">'
            f"{x:.0f}</text>"
            f'<line x1="{left}" x2="{width - right}" y1="{up(y):.1f}" y2="{up(y):.1f}"'
            f' stroke="{GRID}"/>'
        )
    for number, (name, points) in enumerate(series.items()):
        ink = INKS[number % len(INKS)]
        path = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in points)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"/>'
            f'<text x="{left + 12 + 240 * number}" y="{height - 8}" fill="{ink}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])

"""The curve of chances as a picture in SVG: a line for each seat, told apart by letter and dashes too."""

from collections.abc import Callable, Sequence
from html import escape

from freebooter.review.summary import Point, Summary

WIDE, HIGH, LEFT, RIGHT, TOP, BELOW = 720, 360, 52, 130, 44, 34
INK, GRID, PAPER, MARK = "#333", "#d8d2c4", "#fffaf0", "#b3261e"
COLOURS = ("#1f7a4a", "#7b7463", "#2560a5", "#b98a00", "#6d4694")
DASHES = ("", "7 4", "2 4", "10 3 2 3", "4 2")


def picture(summary: Summary, names: Sequence[str], title: str) -> str:
    """The chance of each seat at its decisions, with the turning points."""
    last = max([point.entry for curve in summary.curves for point in curve], default=1)

    def x(entry: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * entry / max(1, last)

    def y(chance: float) -> float:
        return TOP + (HIGH - TOP - BELOW) * (1 - chance)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
        f' font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="26" font-weight="bold" font-size="16">{escape(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDE - RIGHT}" stroke="{GRID}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    for turn in summary.turns:
        parts.append(f'<path d="M{x(turn.entry):.1f} {TOP}V{HIGH - BELOW}" stroke="{MARK}" stroke-dasharray="3 3"/>')
        parts.append(f'<path d="M{x(turn.entry):.1f} {TOP}l-5 -8h10z" fill="{MARK}"/>')
    ends: list[float] = []
    for seat, curve in enumerate(summary.curves):
        parts.append(_line(curve, seat, x, y))
        if curve:
            ends.append(_free(y(curve[-1].chance) + 4, ends))
            label = escape(f"{'ABCDEFGH'[seat % 8]} {names[seat]}")
            parts.append(f'<text x="{WIDE - RIGHT + 8}" y="{ends[-1]:.1f}" font-weight="bold">{label}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _line(curve: Sequence[Point], seat: int, x: Callable[[int], float], y: Callable[[float], float]) -> str:
    points = " ".join(f"{x(point.entry):.1f},{y(point.chance):.1f}" for point in curve)
    dashes = DASHES[seat % len(DASHES)]
    style = f'fill="none" stroke="{COLOURS[seat % len(COLOURS)]}" stroke-width="2.5" stroke-linejoin="round"'
    return f'<polyline points="{points}" {style}' + (f' stroke-dasharray="{dashes}"/>' if dashes else "/>")


def _free(at: float, taken: Sequence[float]) -> float:
    """A height for a name that covers no other name."""
    while any(abs(at - other) < 15 for other in taken):
        at -= 15
    return at

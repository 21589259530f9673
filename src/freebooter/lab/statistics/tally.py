"""What was counted in one game."""

import msgspec


class Tally(msgspec.Struct):
    """`counts`: how often things happened; `measures`: one number for the game, as its length in rounds; `chances`:
    for things that a seat had or did, how many seats did and how many wins they got."""

    counts: dict[str, dict[str, int]] = {}
    measures: dict[str, float] = {}
    chances: dict[str, dict[str, tuple[int, float]]] = {}

    def count(self, table: str, line: str, times: int = 1) -> None:
        lines = self.counts.setdefault(table, {})
        lines[line] = lines.get(line, 0) + times

    def measure(self, name: str, value: float) -> None:
        self.measures[name] = value

    def chance(self, table: str, line: str, win: float) -> None:
        """A seat had this, and got this share of the win."""
        lines = self.chances.setdefault(table, {})
        seats, wins = lines.get(line, (0, 0.0))
        lines[line] = (seats + 1, wins + win)

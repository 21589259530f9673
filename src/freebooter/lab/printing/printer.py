"""Reports in the terminal."""

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from freebooter.games import find_game
from freebooter.kernel.game import AnyGame
from freebooter.lab.ladder import Ladder
from freebooter.lab.printing.charts import histogram, scores_of, text_bar
from freebooter.lab.reports.report import Report
from freebooter.lab.reports.summaries import Spread, WinShare
from freebooter.lab.tournament import Tournament
from freebooter.lab.work.tasks import PlayedGame
from freebooter.words import Words

TEXTS = Path(__file__).parents[1] / "text"


class ReportPrinter:
    """Prints reports in one language."""

    def __init__(self, language: str = "en", console: Console | None = None) -> None:
        self.words = Words(language, folders=[TEXTS])
        self.console = console or Console(highlight=False)

    def show(self, report: Report, played: Sequence[PlayedGame], seconds: float) -> None:
        game = find_game(report.game)
        self.show_head(report.game, report.games, report.players, seconds)
        seats = [(self.words.player(game, one.seat), one.wins, one.scores) for one in report.by_seat]
        bots = [(one.bot, one.wins, one.scores) for one in report.by_bot]
        self.show_shares(self.words.say("lab-by-seat"), [(label, wins) for label, wins, scores in seats])
        self.show_shares(self.words.say("lab-by-bot"), [(label, wins) for label, wins, scores in bots])
        self.show_spreads(self.words.say("lab-scores"), [(label, scores) for label, wins, scores in [*seats, *bots]])
        lengths = report.length.items()
        self.show_spreads(
            self.words.say("lab-length"),
            [(self.say(f"lab-measure-{name}", name, game), values) for name, values in lengths],
        )
        for bot in report.by_bot:
            self.show_histogram(bot.bot, scores_of(played, bot.bot))
        for name, counts in report.counts.items():
            table = self.table(self.say(f"lab-table-{name}", name, game), "lab-count", "lab-per-game", "lab-part", "")
            for line, count in counts.items():
                cells = [str(count.count), self.number(count.per_game, 2), self.percent(count.share)]
                table.add_row(self.name(game, name, line), *cells, text_bar(count.share))
            self.console.print(table)
        for name, chances in report.chances.items():
            rows = [(self.name(game, name, line), wins) for line, wins in chances.items()]
            self.show_shares(self.say(f"lab-table-{name}", name, game), rows)

    def show_head(self, game: str, games: int, players: int, seconds: float) -> None:
        rate = self.number(games / max(seconds, 1e-9))
        self.console.print(
            self.words.say(
                "lab-head", game=game, games=games, players=players, seconds=self.number(seconds), rate=rate
            ),
            soft_wrap=True,
        )

    def show_shares(self, title: str, rows: Sequence[tuple[str, WinShare]]) -> None:
        table = self.table(title, "lab-tries", "lab-wins", "lab-interval", "")
        for label, wins in rows:
            table.add_row(label, str(wins.tries), self.percent(wins.share), self.interval(wins), text_bar(wins.share))
        self.console.print(table)

    def show_spreads(self, title: str, rows: Sequence[tuple[str, Spread]]) -> None:
        table = self.table(title, "lab-mean", "lab-deviation", "lab-quarters")
        for label, values in rows:
            table.add_row(label, self.number(values.mean), self.number(values.deviation), self.quarters(values))
        self.console.print(table)

    def show_histogram(self, bot: str, scores: Sequence[int]) -> None:
        table = self.table(self.words.say("lab-scores-of", bot=bot), "lab-count", "")
        bins = histogram(scores)
        for at, count in enumerate(bins.counts):
            table.add_row(bins.label(at), str(count), text_bar(count / max(bins.counts)))
        self.console.print(table)

    def show_tournament(self, result: Tournament, seconds: float) -> None:
        self.show_head(result.game, result.games, result.players, seconds)
        rated = any(one.rating is not None for one in result.standings)
        columns = ["lab-tries", "lab-wins", "lab-interval", "lab-par", "lab-place", "lab-score"]
        table = self.table(self.words.say("lab-tournament"), *columns, *(["lab-rating"] if rated else []))
        for one in result.standings:
            row = [one.bot, str(one.wins.tries), self.percent(one.wins.share), self.interval(one.wins)]
            row += [self.percent(one.par), self.number(one.place, 2), self.number(one.score)]
            row += ["" if one.rating is None else self.number(one.rating)] if rated else []
            table.add_row(*row)
        self.console.print(table)

    def show_ladder(self, ladder: Ladder, seconds: float) -> None:
        self.show_head(ladder.plan.game, ladder.games, ladder.plan.players, seconds)
        columns = ["lab-rating", "lab-interval", "lab-tries", "lab-wins", "lab-interval"]
        table = self.table(self.words.say("lab-ladder"), *columns)
        for rung in ladder.rungs:
            likely = f"{self.number(rung.low)} – {self.number(rung.high)}"
            wins = [str(rung.wins.tries), self.percent(rung.wins.share), self.interval(rung.wins)]
            table.add_row(rung.bot, self.number(rung.rating), likely, *wins)
        self.console.print(table)

    # Words and numbers

    def table(self, title: str, *columns: str) -> Table:
        table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
        table.add_column("", no_wrap=True)
        for column in columns:
            table.add_column(
                self.words.say(column) if column else "", justify="right" if column else "left", no_wrap=True
            )
        return table

    def say(self, message: str, bare: str, game: AnyGame) -> str:
        """What a game counts may have a text of the lab's or of its own; if not, its name does."""
        return self.words.say(message, game) if self.words.knows(message, game) else bare

    def name(self, game: AnyGame, table: str, line: str) -> str:
        """The name of a thing; rule ids and numbers are shown as they are."""
        kind = game.statistics.kind_of(table)
        return line if kind is None else self.words.name_of(game, kind, line)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.words.language == "pl" else text

    def percent(self, part: float) -> str:
        return f"{self.number(100 * part)} %"

    def interval(self, wins: WinShare) -> str:
        return f"{self.number(100 * wins.low)} – {self.number(100 * wins.high)}"

    def quarters(self, values: Spread) -> str:
        five = (values.least, values.quarter, values.median, values.three_quarters, values.most)
        return "  ".join(self.number(value, 0) for value in five)

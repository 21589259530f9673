"""A review in the words and numbers of one reader."""

from freebooter.review import sentences
from freebooter.review.summary import Judged, Summary, Turn
from freebooter.server.reviews.maker import Known
from freebooter.server.tables.showing.narrator import Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.wire.reviews import ReviewChoice, ReviewedDecision, ReviewPoint, ReviewTurn, TableReview
from freebooter.words import Words


def tell_review(known: Known, narrator: Narrator, reader: int, language: str) -> TableReview:
    """What is known so far; `reader` counts the moments."""
    seats = len(narrator.table.chairs)
    shown = TableReview(
        known.state,
        round(known.progress, 3),
        known.revision,
        [[] for _ in range(seats)],
        [],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [],
    )
    if known.summary is not None:
        _Teller(narrator.table, narrator.words(language), reader).fill(shown, known.summary)
    return shown


class _Teller:
    def __init__(self, table: Table, words: Words, reader: int) -> None:
        self.table = table
        self.game = table.match.game
        self.words = words
        self.reader = reader

    def fill(self, shown: TableReview, summary: Summary) -> None:
        shown.curves = [
            [ReviewPoint(self.moment(point.entry), round(point.chance, 3)) for point in curve]
            for curve in summary.curves
        ]
        shown.turns = [self.turn(turn) for turn in summary.turns]
        shown.best = [[self.decision(one, True) for one in own] for own in summary.best]
        shown.worst = [[self.decision(one, False) for one in own] for own in summary.worst]
        shown.decisions = [
            ReviewChoice(self.moment(one.entry), one.seat, round(one.before, 3), round(one.after, 3))
            for one in summary.decisions
        ]

    def moment(self, entry: int) -> int:
        """The reader's number of the moment before an entry, in which it was decided; after the last: of the end."""
        rows = self.table.entry_rows
        if entry >= len(rows):
            return self.table.number(self.reader)
        return max(1, self.table.number_of(self.reader, rows[entry]) - 1)

    def decision(self, one: Judged, good: bool) -> ReviewedDecision:
        text = sentences.option_text(self.words, self.game, one.move, one.chosen)
        why = sentences.better if good else sentences.worse
        return ReviewedDecision(
            self.moment(one.entry),
            one.seat,
            one.round,
            one.move,
            text,
            why(self.words, self.game, one),
            round(one.others if good else one.before, 3),
            round(one.after, 3),
        )

    def turn(self, one: Turn) -> ReviewTurn:
        text = sentences.turn(self.words, self.game, one)
        return ReviewTurn(self.moment(one.entry), one.seat, one.round, text, round(one.before, 3), round(one.after, 3))

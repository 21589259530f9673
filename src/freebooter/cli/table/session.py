"""One game at one terminal: people at the keyboard, bots at the other seats."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from freebooter.bots import Bot, safe_choose
from freebooter.cli.errors import Stopped, disk_trouble
from freebooter.cli.language import words
from freebooter.cli.screen import Screen
from freebooter.cli.table.option_numbers import numbers_of
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.automatic.asking import PLAYABLE, answer_for, tells_the_hand
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.kernel.record import Recorder
from freebooter.pictures import picture_of
from freebooter.pictures.picture import Picture
from freebooter.words import LogText

FEW = 3
"""Up to this many lines of the log go below a map that fills the screen, without waiting for a key."""


class Session:
    def __init__(
        self,
        match: Match,
        people: Sequence[Seat],
        bots: Mapping[Seat, Bot],
        screen: Screen,
        sitting: Sequence[str] = (),
        recorder: Recorder | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.people = list(people)
        self.bots = bots
        self.screen = screen
        self.sitting = list(sitting)
        """Who sits where, for the record: a person, or the name of a bot."""
        self.recorder = recorder
        self.words = words()
        self.ways: dict[Seat, tuple[str, int]] = {}
        """How a person who has said so wants to be asked, and since which entry."""
        self.given: set[int] = set()
        """Entries that were answered for a person."""
        self._read = dict.fromkeys(people, len(match.history))
        """Up to which entry each person has read the log."""
        self._shown: dict[Seat, Picture] = {}
        self._at_keyboard: Seat | None = people[0] if len(people) == 1 else None

    @property
    def path(self) -> Path | None:
        """Where the game is recorded."""
        return None if self.recorder is None else self.recorder.path

    def bot_to_move(self) -> Seat | None:
        """The bot that is asked, when no person is."""
        asked = self.match.asked
        return None if not asked or self.person_to_move() is not None else asked[0]

    def person_to_move(self) -> Seat | None:
        return next((seat for seat in self.match.asked if seat in self.people), None)

    def answer_for(self, ask: Ask) -> Move | None:
        """What is answered for a person who has nothing to decide, as they wish; None: the person is asked.

        Where several people share the keyboard they are asked whatever could tell what a hand holds, because those
        people would notice if they were not; unless they have said how they want to be asked.
        """
        way, since = self.ways.get(ask.seat, (PLAYABLE, 0))
        if len(self.people) > 1 and ask.seat not in self.ways and tells_the_hand(ask):
            return None
        return answer_for(self.match, ask, way, since)

    def ask_me(self, seat: Seat, way: str) -> None:
        """From now on the person at this seat is asked in this way."""
        self.ways[seat] = (way, len(self.match.history))

    def play_given(self, seat: Seat, move: Move) -> None:
        """Give an answer for a person."""
        self.given.add(len(self.match.history))
        self.play(seat, move)

    def let_bot_move(self, seat: Seat) -> None:
        with self.screen.busy(self.say("cli-thinking", seat=seat + 1)):
            move = safe_choose(self.bots[seat], self.match, seat)
        self.play(seat, move)

    def play(self, seat: Seat, move: Move) -> None:
        self.match.play(seat, move)
        self.write()

    def write(self) -> None:
        """Update the record; a game that cannot be recorded must not go on silently."""
        if self.recorder is None:
            return
        try:
            self.recorder.update()
        except OSError as error:
            trouble = disk_trouble(error, self.recorder.path)
            raise Stopped(self.say("cli-record-broken", trouble=trouble, file=str(self.recorder.path))) from None

    # What is shown

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def hand_over(self, seat: Seat) -> None:
        """Where several people share the keyboard: clear the screen, so that nobody sees another's hand."""
        if seat == self._at_keyboard:
            return
        self._at_keyboard = seat
        self.screen.clear()
        self.screen.line(self.say("cli-pass-keyboard", seat=seat + 1), "title")
        self.screen.pause(self.say("cli-press-enter"))

    def tell(self, seat: Seat, before: int = 0) -> int:
        """Print what happened since; pause first if these and `before` unread lines would not fit the screen."""
        lines = self.words.log(self.game, self.match.log(seat, self._read[seat]), seat)
        self._read[seat] = len(self.match.history)
        if before and before + len(lines) + 2 > self.screen.height:
            self.screen.pause(self.say("cli-more"))
            before = 0
        self.screen.log(lines, self.say("cli-more"))
        return before + len(lines) + 1

    def show(self, seat: Seat, ask: Ask) -> None:
        """What happened since the person's last decision, the table, the question."""
        lines = self.words.log(self.game, self.match.log(seat, self._read[seat]), seat)
        self._read[seat] = len(self.match.history)
        table = self.picture(seat)
        listed = len(ask.options) - (0 if table.chart is None else len(table.chart.numbered))
        drawn = len(table.drawn(self.screen.width, self.screen.height))
        fits = len(lines) + drawn + listed + len(self.risks(ask)) + 4 <= self.screen.height
        few = len(lines) <= FEW and table.chart is not None and not fits
        self.screen.line()
        if not few:
            self.screen.log(lines, self.say("cli-more"))
        if lines and not fits and not few:
            self.screen.pause(self.say("cli-more"))
        elif lines and fits:
            self.screen.line()
        self.screen.picture(table, self._shown.get(seat))
        if few:
            self.screen.log(lines)
        self._shown[seat] = table
        self.show_question(ask, table)

    def show_question(self, ask: Ask, table: Picture) -> None:
        prompt = self.words.prompt(self.game, ask.words(self.match.run.state), ask)
        self.screen.line()
        for risk in self.risks(ask):
            self.screen.line(f"! {risk}", "risk")
        self.screen.line(f"{self.words.player(self.game, ask.seat)} - {prompt}", "title")
        self.screen.choices([self.option(ask, move) for move in ask.options], table.chart, self.numbers(ask))

    def numbers(self, ask: Ask) -> list[int]:
        """What is typed for each option."""
        return numbers_of(ask.options, fixed=self.screen.interactive)

    def number_range(self, ask: Ask) -> dict[str, int]:
        """How many numbers there are, the least and the most."""
        numbers = self.numbers(ask)
        return {"count": len(numbers), "least": min(numbers), "most": max(numbers)}

    def risks(self, ask: Ask) -> list[str]:
        """What to worry about before answering."""
        return [self.words.say(risk, self.game) for risk in ask.risks(self.match.run.state)]

    def option(self, ask: Ask, move: Move) -> tuple[str, str]:
        preview = self.preview(ask, move)
        return self.words.option_of(self.game, ask, move), "" if preview is None else self.words.say(preview, self.game)

    def preview(self, ask: Ask, move: Move) -> Note | None:
        return ask.preview(self.match.run.state, move)

    def picture(self, seat: Seat) -> Picture:
        ask = self.match.ask_of(seat)
        options = [] if ask is None else [(move, self.preview(ask, move)) for move in ask.options]
        board_numbers = self.match.board_numbers(seat)
        return picture_of(self.game, self.match.view(seat), self.words, self.match.asked, options, board_numbers)

    def log(self, seat: Seat | None, last: int = 0) -> list[LogText]:
        """The whole log as a seat may know it, or its last lines."""
        lines = self.words.log(self.game, self.match.log(seat), seat)
        return lines[-last:] if last else lines

    def show_end(self) -> None:
        """The rest of the log, the last table, and the score sheet."""
        one = self.people[0] if len(self.people) == 1 else None
        since = min(self._read.values(), default=0)
        self.screen.line()
        self.screen.log(self.words.log(self.game, self.match.log(one, since), one), self.say("cli-more"))
        self.screen.line()
        show_result(self.match, self.screen)
        if self.path is not None:
            self.screen.line(self.say("cli-recorded", file=str(self.path)))


def show_result(match: Match, screen: Screen) -> None:
    """Who won, and the sheet that explains it."""
    game, result, text = match.game, match.result(), words()
    players = [text.player(game, seat) for seat in range(match.seats)]
    winners = ", ".join(players[seat] for seat in result.winners)
    screen.line(text.say("cli-winner", count=len(result.winners), players=winners), "title")
    why = game.presentation.ending(match.run.state)
    if why is not None:
        screen.line(text.say(why, game))
    rows = [["", *players], [text.say("cli-place"), *[str(place) for place in result.places]]]
    for term in result.sheet:
        counts = term.counts
        cells = [str(value) if counts is None else f"{value} ({counts[at]})" for at, value in enumerate(term.values)]
        rows.append([text.term(game, term), *cells])
    screen.sheet(rows)

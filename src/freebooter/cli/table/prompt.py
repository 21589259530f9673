"""The prompt of a game in the terminal: choices that can be typed. Commands are in `typed_commands`."""

from freebooter.cli.table.fight import Fight
from freebooter.cli.table.option_numbers import missing_move
from freebooter.cli.table.session import Session
from freebooter.cli.table.typed_commands import MANY, TypedCommands
from freebooter.cli.table.why import Finder
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.moves import Move


class Prompt:
    """Reads what a person types, and does it, until the question changes."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.words = session.words
        self._fight = Fight(session)
        self._doubtful: Move | None = None
        """A certain mistake that was typed once: it is played when it is typed again."""
        self._commands = TypedCommands(session, self._fight)

    def turn(self, seat: Seat) -> None:
        """One decision of one person."""
        session = self.session
        session.hand_over(seat)
        ask = session.match.ask_of(seat)
        assert ask is not None
        if self._fight.go_on(seat, ask):
            return
        given = session.answer_for(ask)
        if given is not None:
            session.play_given(seat, given)
            return
        self._doubtful = None
        session.show(seat, ask)
        if self.screen.interactive and self._fight.on_offer(ask):
            self.screen.line(session.say("cli-fight-offer"), "note")
        while not self.execute(ask, self.screen.read()):
            pass

    def execute(self, ask: Ask, typed: str) -> bool:
        """Do what was typed. Returns True if the question changed."""
        word, _, rest = typed.partition(" ")
        if not typed:
            if self.screen.interactive:
                self.screen.line(self.session.say("cli-hint", **self.session.number_range(ask)))
            return False
        if typed.lstrip("-").isdigit():
            return self.choose_number(ask, int(typed))
        changed = self._commands.do(ask, word, rest.strip())
        return self.choose_words(ask, typed) if changed is None else changed

    # Choosing

    def choose_number(self, ask: Ask, number: int) -> bool:
        numbers = self.session.numbers(ask)
        if number in numbers:
            return self._choose(ask, ask.options[numbers.index(number)])
        session = self.session
        absent = missing_move(ask, session.game.moves.table, number) if self.screen.interactive else None
        refusal = None if absent is None else session.match.refuse(ask.seat, absent)
        if absent is None or refusal is None:
            self.screen.error(session.say("cli-no-choice", number=number, **self.session.number_range(ask)))
        else:
            self.screen.error(Finder(session.match, ask, self.words).sentence([absent], refusal))
        return False

    def choose_words(self, ask: Ask, typed: str) -> bool:
        """A choice by its name or its words; if it is not on offer, the reason is shown."""
        finder = Finder(self.session.match, ask, self.words)
        found = finder.options(typed)
        if len(found) == 1:
            return self._choose(ask, found[0])
        exact = self.session.game.moves.by_name(typed)
        if exact is not None:
            refusal = self.session.match.refuse(ask.seat, exact)
            assert refusal is not None
            self.screen.error(finder.sentence([exact], refusal))
        elif found:
            moves = ", ".join(finder.text(move) for move in found[:MANY])
            self.screen.error(self.session.say("cli-several", typed=typed, moves=moves))
        else:
            self.screen.error(self.session.say("cli-not-understood", typed=typed, **self.session.number_range(ask)))
        return False

    def _choose(self, ask: Ask, move: Move) -> bool:
        """Play it; at a terminal a mistake, or what gives up much, must be typed twice."""
        session = self.session
        doubtful = self.screen.interactive and len(ask.options) > 1 and move is not self._doubtful
        preview = session.preview(ask, move) if doubtful else None
        if preview is not None and preview.tone:
            self._doubtful = move
            text, mistake = self.words.move(session.game, move), self.words.say(preview, session.game)
            self.screen.line(session.say("cli-mistake", move=text, mistake=mistake), "risk")
            return False
        self._fight.note(ask, move)
        session.play(ask.seat, move)
        return True

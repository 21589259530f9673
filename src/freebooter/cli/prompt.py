"""The prompt of a game in the terminal: choices and commands that can be typed."""

from collections.abc import Callable
from pathlib import Path

from freebooter.cli.errors import disk_trouble
from freebooter.cli.examples import example_of, example_rule, refused_example
from freebooter.cli.fight import Fight
from freebooter.cli.option_numbers import missing_move
from freebooter.cli.session import Session
from freebooter.cli.why import ANOTHER_QUESTION, Finder
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.automatic.asking import ALWAYS, NEW, PLAYABLE, WAYS, last_choice, undo_choice
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from freebooter.kernel.record import save
from freebooter.words.ledger import find_rule, rules_like

NAMES = ("why", "undo", "rewind", "ask", "pass", "fight", "about", "rules", "log", "view", "save", "help", "quit")
MANY = 8
WORD_OF = {PLAYABLE: "choices", NEW: "new", ALWAYS: "always"}
"""What is typed after `ask`, whatever the language."""


class Quit(Exception):
    """The person wants to stop."""


class Prompt:
    """Reads what a person types, and does it, until the question changes."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.words = session.words
        self._fight = Fight(session)
        self._warned = False
        self._doubtful: Move | None = None
        """A certain mistake that was typed once: it is played when it is typed again."""
        methods: dict[str, Callable[[Ask, str], bool]] = {
            "why": self.why,
            "undo": self.undo,
            "rewind": self.rewind,
            "ask": self.ask_me,
            "pass": self.pass_on,
            "fight": self.fight,
            "about": self.about,
            "rules": self.rules,
            "log": self.log,
            "view": self.view,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        self._commands = {name: methods[name] for name in NAMES}
        self._commands |= {session.say(f"cli-command-{name}"): methods[name] for name in NAMES}

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
                self.screen.line(self.session.say("cli-hint", **self._range(ask)))
            return False
        if typed.lstrip("-").isdigit():
            return self.choose_number(ask, int(typed))
        command = self._commands.get(word.casefold())
        if command is not None:
            if word.casefold() not in ("quit", self.session.say("cli-command-quit")):
                self._warned = False
            return command(ask, rest.strip())
        return self.choose_words(ask, typed)

    # Choosing

    def choose_number(self, ask: Ask, number: int) -> bool:
        numbers = self.session.numbers(ask)
        if number in numbers:
            return self._choose(ask, ask.options[numbers.index(number)])
        session = self.session
        absent = missing_move(ask, session.game.moves.table, number) if self.screen.interactive else None
        refusal = None if absent is None else session.match.refuse(ask.seat, absent)
        if absent is None or refusal is None:
            self.screen.error(session.say("cli-no-choice", number=number, **self._range(ask)))
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
            self.screen.error(self.session.say("cli-not-understood", typed=typed, **self._range(ask)))
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

    def _range(self, ask: Ask) -> dict[str, int]:
        numbers = self.session.numbers(ask)
        return {"count": len(numbers), "least": min(numbers), "most": max(numbers)}

    # Commands

    def why(self, ask: Ask, what: str) -> bool:
        finder = Finder(self.session.match, ask, self.words)
        if not what:
            reasons = finder.all_reasons()
            for moves, refusal in reasons:
                self.screen.line(finder.sentence(moves, refusal))
            if not reasons:
                self.screen.line(self.session.say("cli-why-nothing"))
            return False
        moves = finder.moves(what)
        offered = [move for move in moves if move in ask.options]
        for move in offered[:MANY]:
            number = self.session.numbers(ask)[ask.options.index(move)]
            self.screen.line(self.session.say("cli-why-offered", number=number, move=finder.text(move)))
        reasons = finder.reasons(moves)
        for together, refusal in reasons[:MANY]:
            self.screen.line(self._of_another_question(ask, finder, refusal) or finder.sentence(together, refusal))
        if not offered and not reasons:
            self.screen.error(self.session.say("cli-why-unknown", typed=what))
        return False

    def _of_another_question(self, ask: Ask, finder: Finder, refusal: Refusal) -> str:
        """For a move of another question: what this question is."""
        if refusal.message != ANOTHER_QUESTION:
            return ""
        about = ask.words(self.session.match.run.state)
        prompt = self.words.prompt(self.session.game, about, ask)
        return f"{self.words.refusal(self.session.game, refusal)} {prompt}"

    def undo(self, ask: Ask, how: str) -> bool:
        """Take back the last choice, if it has told nothing, with what was answered for the person since."""
        session = self.session
        if how in ("all", session.say("cli-undo-all")):
            return self.rewind(ask, "")
        moves = undo_choice(session.match, ask.seat, session.given)
        if isinstance(moves, Refusal):
            self.screen.error(self.words.refusal(session.game, moves))
            self.screen.line(session.say("cli-undo-how"))
            return False
        for _move in moves:
            session.match.undo(ask.seat)
        self._fight.end()
        session.write()
        self.screen.line(session.say("cli-undone", move=self._full_label(moves[-1])))
        return True

    def rewind(self, ask: Ask, rest: str) -> bool:
        """Back to the person's last choice, with new dice. Bots agree; people are asked."""
        session = self.session
        match = session.match
        choice = last_choice(match, {ask.seat}, session.given, len(match.history))
        if choice is None:
            self.screen.error(session.say("undo-nothing"))
            return False
        if len(session.people) > 1:
            self.screen.line(session.say("cli-undo-agree"))
            if self.screen.read().casefold() not in ("yes", session.say("cli-yes")):
                self.screen.line(session.say("cli-undo-not"))
                return False
        self._fight.end()
        moves = sum(isinstance(entry, MoveEntry) and entry.number >= choice.number for entry in match.live)
        match.rewind(choice.number, set(range(match.seats)))
        session.write()
        self.screen.line(session.say("cli-rewound", moves=moves, move=self._full_label(choice)))
        return True

    def _full_label(self, entry: MoveEntry) -> str:
        """A move that was made, with what its question was about."""
        return self.words.move_in_full(self.session.game, entry.ask, entry.move)

    def ask_me(self, ask: Ask, how: str) -> bool:
        """Say how one wants to be asked: when there is a choice, not again about what was passed on, or always."""
        session = self.session
        for way in WAYS:
            if how.casefold() in (WORD_OF[way], session.say(f"cli-ask-{way}")):
                session.ask_me(ask.seat, way)
                self.screen.line(session.say(f"cli-asked-{way}"))
                return session.answer_for(ask) is not None
        now = session.ways.get(ask.seat, (PLAYABLE, 0))[0]
        (self.screen.error if how else self.screen.line)(session.say("cli-ask-how", now=session.say(f"cli-ask-{now}")))
        return False

    def pass_on(self, ask: Ask, how: str) -> bool:
        """Pass now, and do not ask again about what is passed on; `pass off` lets it be asked again."""
        session = self.session
        if how in ("off", session.say("cli-pass-off")):
            return self.ask_me(ask, WORD_OF[PLAYABLE])
        if how or not ask.passing:
            self.screen.error(session.say("cli-pass-how"))
            return False
        session.ask_me(ask.seat, NEW)
        session.play(ask.seat, ask.passing)
        self.screen.line(session.say("cli-passed"))
        return True

    def fight(self, ask: Ask, what: str) -> bool:
        """Repeat a choice every round until the duel is over; `fight off` ends that."""
        session = self.session
        if what in ("off", session.say("cli-pass-off")):
            self.screen.line(session.say("cli-fight-ended" if self._fight.end() else "cli-fight-none"))
            return False
        if not self._fight.on_offer(ask):
            self.screen.error(session.say("cli-fight-not-here"))
            return False
        chosen = self._fight.same_again(ask)
        if what:
            numbers = session.numbers(ask)
            if what.isdigit() and int(what) in numbers:
                found = [ask.options[numbers.index(int(what))]]
            else:
                found = Finder(session.match, ask, self.words).options(what)
            if len(found) != 1:
                self.screen.error(session.say("cli-not-understood", typed=what, **self._range(ask)))
                return False
            chosen = found[0]
        self.screen.line(session.say("cli-fight-begun", move=self.words.move(session.game, chosen)))
        self._fight.note(ask, chosen)
        self._fight.begin(ask, chosen)
        return True

    def about(self, ask: Ask, rest: str) -> bool:
        match = self.session.match
        self.screen.line(self.words.goal(match.game, match.options, match.seats))
        return False

    def rules(self, ask: Ask, name: str) -> bool:
        if not name:
            self.screen.line(self.session.say("cli-rules-how", **self._example_rule(ask)))
            return False
        game = self.session.game.name
        rule = find_rule(name, game)
        found = [rule] if rule is not None else rules_like(name, game)
        for each in found:
            self.screen.line(f"{each.id}: {each.text}")
        if not found:
            self.screen.error(self.session.say("cli-rules-unknown", name=name))
        return False

    def log(self, ask: Ask, last: str) -> bool:
        count = int(last) if last.isdigit() else 0
        self.screen.log(self.session.log(ask.seat, count), self.session.say("cli-more"))
        return False

    def view(self, ask: Ask, rest: str) -> bool:
        table = self.session.picture(ask.seat)
        self.screen.picture(table)
        self.session.show_question(ask, table)
        return False

    def save(self, ask: Ask, file: str) -> bool:
        session = self.session
        if not file:
            self.screen.error(session.say("cli-save-how"))
            return False
        path = Path(file).expanduser()
        if path.exists():
            self.screen.error(session.say("cli-disk-exists", file=file))
            return False
        try:
            save(session.match, path, session.sitting)
        except OSError as error:
            self.screen.error(disk_trouble(error, path))
            return False
        self.screen.line(session.say("cli-saved", file=file))
        self._warned = True
        return False

    def help(self, ask: Ask, rest: str) -> bool:
        session = self.session
        finder = Finder(session.match, ask, self.words)
        choice = example_of(finder, ask.options[0])
        params = {"choice": choice, "refused": refused_example(finder) or choice, **self._example_rule(ask)}
        for number in range(1, 13):
            self.screen.line(session.say(f"cli-help-{number}", **params))
        if self._fight.on_offer(ask):
            self.screen.line(session.say("cli-help-fight", **params))
        legend = self.session.picture(ask.seat).legend
        if legend:
            self.screen.line(legend)
        return False

    def _example_rule(self, ask: Ask) -> dict[str, str]:
        """A rule that matters now, and the middle of its id, by which its neighbours are found too."""
        rule = example_rule(self.session, ask)
        return {"rule": rule, "topic": rule.split("-")[1].lower() if "-" in rule else rule}

    def quit(self, ask: Ask, rest: str) -> bool:
        if self.session.path is None and self.screen.interactive and not self._warned:
            self._warned = True
            self.screen.line(self.session.say("cli-quit-unsaved"))
            return False
        raise Quit

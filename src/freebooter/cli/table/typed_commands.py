"""Commands that can be typed at the prompt of a game, besides choices."""

from collections.abc import Callable
from pathlib import Path

from freebooter.cli.errors import disk_trouble
from freebooter.cli.table.examples import example_of, example_rule, refused_example
from freebooter.cli.table.fight import Fight
from freebooter.cli.table.session import Session
from freebooter.cli.table.why import ANOTHER_QUESTION, Finder
from freebooter.kernel.ask import Ask
from freebooter.kernel.automatic.asking import ALWAYS, NEW, PLAYABLE, WAYS, last_choice, undo_choice
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.note import Refusal
from freebooter.kernel.record import save
from freebooter.words.ledger import find_rule, rules_like

NAMES = ("why", "undo", "rewind", "ask", "pass", "fight", "about", "rules", "log", "view", "save", "help", "quit")
MANY = 8
WORD_OF = {PLAYABLE: "choices", NEW: "new", ALWAYS: "always"}
"""What is typed after `ask`, whatever the language."""


class Quit(Exception):
    """The person wants to stop."""


class TypedCommands:
    """Each does what it says, and returns True if the question changed."""

    def __init__(self, session: Session, fight: Fight) -> None:
        self.session = session
        self.screen = session.screen
        self.words = session.words
        self._fight = fight
        self._warned = False
        """That the game is not saved; nothing but `quit` was typed since."""
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
        self._by_name = {name: methods[name] for name in NAMES}
        self._by_name |= {session.say(f"cli-command-{name}"): methods[name] for name in NAMES}

    def do(self, ask: Ask, word: str, rest: str) -> bool | None:
        """Do the command of this name, in English or in the language of the table; None if there is none."""
        command = self._by_name.get(word.casefold())
        if command is None:
            return None
        if command != self.quit:
            self._warned = False
        return command(ask, rest)

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
                self.screen.error(session.say("cli-not-understood", typed=what, **self.session.number_range(ask)))
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

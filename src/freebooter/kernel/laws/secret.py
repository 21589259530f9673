# mypyc: skip
"""Laws about hidden information: nothing that a seat cannot know reaches it, on any way."""

from typing import Any

import msgspec

from freebooter.kernel.ask import Seat, Taken
from freebooter.kernel.chance import Chance, ChanceError, MatchChance, SearchChance
from freebooter.kernel.events import Journal
from freebooter.kernel.game import AnyGame, Game
from freebooter.kernel.laws.driving import (
    LawBroken,
    SeededChooser,
    answer_fits,
    asked_of,
    options_of,
    play_some,
    story_of,
)
from freebooter.kernel.match import Match
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.run import Run
from freebooter.kernel.state import State, digest
from freebooter.kernel.world import world


def worlds_keep_secrets(match: Match, seat: Seat, seed: str) -> None:
    """A world looks to its seat as the table does, and a world of a world is the same as a world."""
    game = match.game
    one = world(match.run, seat, SearchChance(f"one {seed}"))
    if game.view(one.state, seat) != game.view(match.run.state, seat):
        raise LawBroken("worlds look the same", match, f"seat {seat} could tell a world from the table")
    if options_of(one.question, seat) != options_of(match.run.question, seat):
        raise LawBroken("worlds ask the same", match, f"seat {seat} is offered other moves in a world")
    if shown_before_choosing(one, seat) != shown_before_choosing(match.run, seat):
        raise LawBroken("previews come from views", match, f"seat {seat} is told what depends on hidden facts")
    if features_of(one, seat) != features_of(match.run, seat):
        raise LawBroken("features come from views", match, f"a feature of seat {seat} depends on hidden facts")
    if evaluations_of(one, seat, match.seats) != evaluations_of(match.run, seat, match.seats):
        raise LawBroken("evaluations come from views", match, f"what seat {seat} expects depends on hidden facts")
    game.redeal(one.state, seat, SearchChance(f"two {seed}"))
    two = world(match.run, seat, SearchChance(f"two {seed}"))
    if digest(one.state) != digest(two.state):
        raise LawBroken("worlds come from views", match, f"a world for seat {seat} depends on what it cannot know")
    if game.audit(two.state) != game.audit(match.run.state):
        raise LawBroken("worlds come from views", match, "a world has other cards than the table")


def shown_before_choosing(run: Run, seat: Seat) -> tuple[object, ...]:
    """All that a seat or its bot is told beside its view when it has to decide: reasons, previews, risks, advice …"""
    game, state, question = run.game, run.state, run.question
    board_numbers = game.presentation.board_numbers(state, seat)
    duel = game.presentation.duel(state)
    fought = [] if duel is None else duel.facts()
    ask = None if question is None else question.ask_of(seat)
    if ask is None:
        return board_numbers, fought
    refusals = [ask.refusal(state, move) for move in game.moves.table]
    previews = [ask.preview(state, move) for move in ask.options]
    sensible = [move.name for move in ask.sensible(state)]
    return board_numbers, fought, refusals, previews, sensible, ask.words(state), ask.risks(state), ask.weights(state)


def features_of(run: Run, seat: Seat) -> bytes:
    """What programs that learn are told of a seat's knowledge."""
    row = FeatureRow()
    run.game.observer.fill(run.state, seat, row)
    return row.filled()


def evaluations_of(run: Run, seat: Seat, seats: int) -> tuple[object, ...]:
    """How a seat judges its position: by its points, and by what goes into a learned evaluation of it."""
    evaluation, state = run.game.evaluation, run.state
    learned = evaluation.learned(state)
    public = 0 if learned is None else len(learned.others[0])
    others = [evaluation.outlook(state, other)[:public] for other in range(seats) if other != seat]
    return evaluation.value(state)[seat], evaluation.outlook(state, seat), evaluation.period(state), others


class Tally:
    """How often each private field of a view was dealt anew in worlds for other seats."""

    ENOUGH = 12
    WORLDS = 5

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}
        self.changed: dict[str, int] = {}

    def add(self, match: Match, seat: Seat, seed: str) -> None:
        """Count, for every seat but this one, the private fields of its view that a world has changed.

        What everybody knows by now, and what is dealt as it was by chance, stays: so where a field never changed yet,
        it is looked for in a few worlds.
        """
        game, true_state = match.game, match.run.state
        public = fields_of(game.view(true_state, None))
        hidden = {
            (other, name): value
            for other in range(match.seats)
            if other != seat
            for name, value in fields_of(game.view(true_state, other)).items()
            if value not in (public.get(name), other)
        }
        for _other, name in hidden:
            self.seen[name] = self.seen.get(name, 0) + 1
        for attempt in range(self.WORLDS):
            dealt = world(match.run, seat, SearchChance(f"tally {seed} {attempt}")).state
            views = {other: fields_of(game.view(dealt, other)) for other, _name in hidden}
            for (other, name), value in hidden.items():
                self.changed[name] = self.changed.get(name, 0) + (views[other].get(name) != value)
            if all(self.changed[name] for _other, name in hidden):
                break

    def check(self, match: Match) -> None:
        """A hidden fact that no world ever changes is not hidden from a bot that looks at worlds."""
        for name, seen in self.seen.items():
            if seen >= self.ENOUGH and not self.changed[name]:
                raise LawBroken("worlds are dealt anew", match, f"{name!r} was the true one in all of {seen} worlds")


def fields_of(view: msgspec.Struct) -> dict[str, Any]:
    """The fields of a view by name, and those of views within it: behind one secret no second one can hide."""
    fields: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(view).items():
        parts = value.items() if isinstance(value, dict) else ()
        inner = {f"{name}.{key}": part for key, part in parts if isinstance(part, msgspec.Struct)}
        for path, part in inner.items():
            fields |= {f"{path}.{field}": inside for field, inside in msgspec.structs.asdict(part).items()}
        if not inner:
            fields[name] = value
    return fields


def nothing_leaks(match: Match, seat: Seat, seed: str) -> None:
    """Two tables that look the same to a seat stay the same to it: views, questions, worlds and what follows."""
    for attempt in range(4):
        twin = look_alike(match, seat, SearchChance(f"look-alike {attempt} {seed}"))
        if twin is None:
            continue
        future = f"future {seed}"
        one = world(match.run, seat, SearchChance(future))
        two = world(twin, seat, SearchChance(future))
        try:
            play_some(one, SeededChooser(seed), 40)
            play_some(two, SeededChooser(seed), 40)
        except Exception as error:
            raise LawBroken("worlds can be played", match, f"a world for seat {seat} raised {error!r}") from error
        if story_of(one) != story_of(two):
            raise LawBroken("nothing leaks", match, f"a world for seat {seat} knows what the seat does not")


def look_alike(match: Match, seat: Seat, chance: Chance) -> Run | None:
    """A run with other hidden facts that has looked the same to the seat since the checkpoint, if one is found."""
    run = match.run
    state = run.checkpoint.copy()
    match.game.redeal(state, seat, chance)
    state.chance = run.state.chance.again()
    twin = Run(match.game, state)
    try:
        twin.begin()
        for answer in run.given:
            if not answer_fits(twin, answer):
                return None
            twin.repeat(answer)
    except ChanceError:
        return None  # other hidden facts wanted other dice
    if asked_of(twin) != asked_of(run) or match.game.view(twin.state, seat) != match.game.view(run.state, seat):
        return None
    if options_of(twin.question, seat) != options_of(run.question, seat):
        raise LawBroken("offers come from views", match, f"seat {seat} is offered what depends on hidden facts")
    return twin


class _FirstFlow(Game[Any, Any]):
    """A game of which only the flow after one checkpoint is played."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(
            game.name, game.version, game.fewest, game.most, game.moves, game.options_type, game.text_folders[0]
        )
        self._game = game
        self._asked_before = False

    def next(self, state: State) -> Taken | None:
        if self._asked_before:
            return None
        self._asked_before = True
        return self._game.next(state)


def being_asked_tells_nothing(match: Match, observer: Seat, seed: str) -> None:
    """With nothing drawn and nothing else revealed, hidden facts must not decide who is asked."""
    true_state, other_state = match.run.checkpoint.copy(), match.run.checkpoint.copy()
    match.game.redeal(other_state, observer, SearchChance(f"asked {seed}"))
    stories = []
    for state in (true_state, other_state):
        journal = Journal()
        chance = MatchChance(b"laws")
        state.chance, state.journal = chance, journal
        run = Run(_FirstFlow(match.game), state, keeps=False)
        run.begin()
        if chance.tape:
            return
        revealed = [repr(event) for event in journal.events if event.reveals and event.seen_by(observer)]
        stories.append((revealed, asked_of(run)))
    (true_reveals, true_asked), (other_reveals, other_asked) = stories
    if true_reveals == other_reveals and true_asked != other_asked:
        detail = f"seat {observer + 1} can read hidden facts from {true_asked} instead of {other_asked}"
        raise LawBroken("being asked tells nothing", match, detail)

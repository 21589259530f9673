"""Who plays Merchants & Marauders for the laws: captains who want something, so that all parts of the game are met.

Moves by chance prove little here: captains retire or founder before they have fought, traded or been told a rumour.
Each seat has a temper of its own, and now and then does just anything, so that no corner is left out by habit.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.names import ZONES
from freebooter.kernel.ask import Ask
from freebooter.kernel.laws import SeededChooser
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run
from tools.balance.marauders_pilot import Helm

WHIM = 6
"""One of this many decisions is random."""

ARMS = {"buy-weapon": 55, "use-weapon": 30, "spend-weapon": 30, "use-modification": 30, "buy-modification": 45}
QUARREL = {"scout-npc": 85, "scout-player": 86, "scout-merchant": 76, "scout-spanish-merchant": 77, "let-sail": 5}


class Hunter(Helm):
    """Looks for a fight with anyone near, arms itself, and boards."""

    def worth(self, move: Move) -> int:
        if move.verb in QUARREL and self.sound():
            return QUARREL[move.verb]
        if move.verb == "sail" and self.sound():
            zone = dict(move.params)["zone"]
            prey = any(npc.zone == zone for npc in self.view.npcs)
            rivals = any(other.zone == zone and other.seat != self.me.seat for other in self.view.players)
            return super().worth(move) + 20 * (prey or rivals)
        return ARMS.get(move.verb) or super().worth(move)

    def business(self, activity: str) -> int:
        if activity == "shipyard" and self.me.gold >= 3:
            return 79
        return super().business(activity)

    def manoeuvre(self, verb: str) -> int:
        return 20 if verb == "board" else 1


class Envoy(Helm):
    """Takes what missions and rumours ask for, and nothing comes before them."""

    def target(self) -> int:
        here = ZONES.index(self.me.zone)
        errands = [zone for zone in self.errands() if zone in self.open_ports() and zone != here]
        return errands[0] if errands else super().target()

    def business(self, activity: str) -> int:
        if activity in ("mission", "rumour"):
            return 90
        return super().business(activity)


TEMPERS: tuple[type[Helm], ...] = (Helm, Hunter, Envoy)


class Met:
    """What law games have met: questions, kinds of move, kinds of event."""

    def __init__(self) -> None:
        self.prompts: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def add_events(self, matches: Iterable[Match]) -> None:
        for match in matches:
            self.events.update(event.kind for entry in match.live for event in entry.events)


class Crew(SeededChooser):
    """All seats of one game; `met` notes what they are asked and what they do."""

    def __init__(self, seed: int | str, choices: Sequence[int] = (), met: Met | None = None) -> None:
        super().__init__(seed, choices)
        self.tempers: dict[int, type[Helm]] = {}
        self.met = met

    def choose(self, run: Run, ask: Ask) -> Move:
        if ask.seat not in self.tempers:
            self.tempers[ask.seat] = TEMPERS[self.pick(len(TEMPERS))]
        move = super().choose(run, ask) if self.pick(WHIM) == 0 else self.wanted(run, ask)
        if self.met is not None:
            self.met.prompts[ask.prompt] += 1
            self.met.verbs[move.verb] += 1
        return move

    def wanted(self, run: Run, ask: Ask) -> Move:
        helm = self.tempers[ask.seat](
            cast(TableView, run.game.view(run.state, ask.seat)), ask.seat, ask.prompt, ask.about
        )
        worths = [helm.worth(move) for move in ask.options]
        best = [move for move, worth in zip(ask.options, worths, strict=True) if worth == max(worths)]
        return best[self.pick(len(best))]

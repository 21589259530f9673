"""What modules hide, fact by fact: also what no seat knows, which no view can show to be dealt anew.

The laws compare views, and there a list of two captains counts as dealt anew when one of them is. Here each fact stands
alone, and each must be another one in some of the worlds.
"""

from collections import Counter
from collections.abc import Iterator

from freebooter.games.marauders.modules.captain_choice.choice import CaptainChoice
from freebooter.games.marauders.modules.contraband.hold import ContrabandDrawer
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.state import CHOOSING, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match
from freebooter.kernel.world import world

ENOUGH = 12


def secrets_of(t: Table, seat: Seat) -> Iterator[tuple[str, object]]:
    """What is on the table and unknown to a seat, by names."""
    board, looked = t.board, t.players[seat].looked
    for zone, token in enumerate(board.modification):
        if token != NONE and not board.modification_open[zone] and not looked >> zone & 1:
            yield "face-down token", (zone, token)
    if "modifications" in t.rules.modules and t.decks.modifications.left:
        yield "reserve pool", tuple(t.decks.modifications.counts)
    for drawer in t.ext:
        for other in range(t.seats):
            if other == seat:
                continue
            if isinstance(drawer, ContrabandDrawer) and drawer.aboard[other]:
                yield "contraband aboard", (other, drawer.aboard[other])
            if isinstance(drawer, CaptainChoice) and t.stage == CHOOSING and drawer.spare[other]:
                yield "captain for now", (other, t.players[other].captain)
                yield "captains on offer", (other, drawer.spare[other])


class Secrets:
    """How often each kind of secret was looked at in worlds, and how often it was another one there."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()

    def add(self, match: Match, seed: str) -> None:
        for seat in match.asked:
            true_state = match.run.state
            dealt = world(match.run, seat, SearchChance(f"secrets {seed}")).state
            assert isinstance(true_state, Table) and isinstance(dealt, Table)
            there = list(secrets_of(dealt, seat))
            for name, fact in secrets_of(true_state, seat):
                self.seen[name] += 1
                self.changed[name] += (name, fact) not in there

    def kept(self) -> list[str]:
        """Those that no world has changed, though there were enough of them."""
        return sorted(name for name, count in self.seen.items() if count >= ENOUGH and not self.changed[name])

"""What rumours change on the board: demand, NPCs, merchants (SOG-RUM-11, SOG-RUM-14, SOG-RUM-19)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import NPC_NAMES, WAY
from freebooter.games.marauders.modules.cards.drawer import NAME
from freebooter.games.marauders.moves import MOVES, PACK_OF
from freebooter.games.marauders.names import GOODS, NONE, ZONES
from freebooter.games.marauders.npcs.hostility import reasons
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.registries.rewards import reward
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

RULE: Final = "MM-RUMOR-06"
CHOOSE_DEMAND: Final = MOVES.each("choose-demand", "zone", ZONES)
CHOOSE_NPC: Final = MOVES.each("choose-npc", "npc", NPC_NAMES)
PUT_NPC: Final = MOVES.each("put-npc", "zone", ZONES)


def _name_packs() -> None:
    for move in [*CHOOSE_DEMAND, *CHOOSE_NPC, *PUT_NPC]:
        PACK_OF[move.code] = NAME


_name_packs()


# Demand


class DemandOf(Question[Table]):
    """A port; the second time another one than `about`."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.board.demand[move.value] == NONE:
            return Refusal("mm-no-demand-there", self.rule, zone=ZONES[move.value])
        if move.value == ask.about:
            return Refusal("mm-two-different-ports", self.rule)
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return Note("mm-brings-demand", self.rule, good=GOODS[t.board.demand[move.value]])


class DemandToMove(DemandOf):
    """The first port: best one whose demand the captain has aboard, and which is far away."""

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([self.value(t, player, move.value) for move in ask.options])

    def value(self, t: Table, player: Player, zone: int) -> int:
        return copies(player.cargo, t.board.demand[zone]) * 6 * WAY[player.zone][zone]


class DemandToMeet(DemandOf):
    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Near, and with a demand that the captain cannot meet."""
        player = t.players[ask.seat]
        demand = t.board.demand
        found = [
            -3 * WAY[player.zone][move.value] - 20 * copies(player.cargo, demand[move.value]) for move in ask.options
        ]
        return weigh(found)


FIRST_DEMAND: Final = DemandToMove("first-demand", RULE, CHOOSE_DEMAND)
SECOND_DEMAND: Final = DemandToMeet("second-demand", RULE, CHOOSE_DEMAND)


@reward("exchange-demand", worth=15)
def exchange_demand(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """Two different ports; the tokens stay face up."""
    first = yield FIRST_DEMAND.ask(t, player.seat, about=NONE)
    second = yield SECOND_DEMAND.ask(t, player.seat, about=first.value)
    demand = t.board.demand
    one, other = demand[first.value], demand[second.value]
    effects.set_demand(t, first.value, other, RULE)
    effects.set_demand(t, second.value, one, RULE)


# NPCs


class WhichNpc(Question[Table]):
    """One that is on the board; one that waits is not."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value < len(t.npcs) and t.npcs[move.value].afloat():
            return None
        return Refusal("mm-npc-not-at-sea", self.rule, npc=NPC_NAMES[move.value])

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        found: list[int] = []
        for move in ask.options:
            npc = t.npcs[move.value]
            hostile = reasons(t, npc, player, True) != 0
            found.append(30 - 5 * WAY[player.zone][npc.zone] if hostile else 0)
        return weigh(found)


class WhereTo(Question[Table]):
    """Any zone for the NPC `about`: away from the captain if it hunts him, or else just as well."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"npc": NPC_NAMES[ask.about]}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([4 * WAY[player.zone][move.value] for move in ask.options])


WHICH_NPC: Final = WhichNpc("which-npc", RULE, CHOOSE_NPC)
WHERE_TO: Final = WhereTo("put-npc", RULE, PUT_NPC)


@reward("move-npc", worth=15)
def move_npc(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """No scouting follows."""
    if not any([npc.afloat() for npc in t.npcs]):
        return
    which = yield WHICH_NPC.ask(t, player.seat)
    where = yield WHERE_TO.ask(t, player.seat, about=which.value)
    npc = t.npcs[which.value]
    origin = npc.zone
    npc.zone = where.value
    if t.journal is not None:
        name = NPC_NAMES[which.value]
        t.journal.everyone("npc-moved", RULE, npc=name, origin=ZONES[origin], zone=ZONES[npc.zone])


# Merchants


@reward("deal-merchants", worth=5)
def deal_merchants(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """As EV-31 does."""
    yield from ()
    effects.deal_merchants(t, RULE)

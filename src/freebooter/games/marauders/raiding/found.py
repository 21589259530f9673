"""A merchant is found: whose flag it flies, and whether it is engaged (MM-RAID-03 to 07)."""

from typing import Final

from freebooter.games.marauders import effects, odds
from freebooter.games.marauders.advice import zone_values
from freebooter.games.marauders.content.tables import BOUNTY_LIMIT, CAPTAIN_HOME, CAPTAIN_NATION, ZONE_NATION
from freebooter.games.marauders.moves import CHOOSE_NATION, ENGAGE, LET_SAIL
from freebooter.games.marauders.names import NATIONS, NONE, ZONES
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.raiding import raid_odds
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class MerchantNation(Question[Table]):
    """The nation on the token or that of the zone, which is `about` (MM-RAID-04).

    The token lies on the track by then, so the offer decides.
    """

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:
            return None
        return Refusal("mm-merchant-of-other-nation", "MM-RAID-04", nation=NATIONS[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """The nation that is chosen is the one that will want him, if he raids at all (MM-RAID-04, MM-RAID-07)."""
        bounty = bounty_then(t.players[ask.seat], move.value)
        return Note("mm-brings-flag", "MM-RAID-04 MM-RAID-07", nation=NATIONS[move.value], bounty=bounty)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Rather those who want him already; his own nation last."""
        player = t.players[ask.seat]
        own = CAPTAIN_NATION[player.captain]
        return weigh(
            [
                (30 if player.bounties[move.value] > 0 else 0) - (30 if move.value == own else 0)
                for move in ask.options
            ]
        )  # fmt: skip


def bounty_then(player: Player, nation: int) -> int:
    """The bounty of a nation that is raided."""
    return min(BOUNTY_LIMIT, player.bounties[nation] + 1)


class EngageMerchant(Question[Table]):
    """Raid it or let it sail; `about` is its nation."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"nation": NATIONS[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        """The bounty is gained before the raid, however it ends (MM-RAID-07)."""
        if move is LET_SAIL:
            return None
        player, nation = t.players[ask.seat], ask.about
        raid = raid_odds.whole_raid(t, player, nation)
        return Note(
            "mm-brings-engage",
            "MM-RAID-07",
            nation=NATIONS[nation],
            bounty=bounty_then(player, nation),
            success=odds.percent(raid.success),
            gold=int(raid.gold_if_won() + 0.5),
            sunk=odds.percent(raid.sunk),
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known from the event, unless another question comes first or the bounty is at its limit."""
        gained = played.first("bounty-gained")
        return {} if gained is None else {"bounty": int(str(gained.data["bounty"]))}

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        player = t.players[ask.seat]
        return [outlawry_risk(t, player, ask.about), loss_note(player)]

    def weights(self, t: Table, ask: Ask) -> list[int]:
        worth = zone_values.engage_worth(t, t.players[ask.seat])
        return weigh([worth if move is ENGAGE else 0 for move in ask.options])


def outlawry_risk(t: Table, player: Player, nation: int) -> Note:
    """A bounty closes the nation's ports, but not the home port, and sends navies after him (MM-BOUNTY-09)."""
    home = CAPTAIN_HOME[player.captain]
    ports = len([zone for zone in range(len(ZONES)) if ZONE_NATION[zone] == nation and zone != home])
    navies = len([npc for npc in t.npcs if npc.afloat() and is_navy(npc)])
    wanted = int(player.bounties[nation] > 0)
    return Note("mm-risk-outlaw", "MM-BOUNTY-09", nation=NATIONS[nation], ports=ports, navies=navies, wanted=wanted)


MERCHANT_NATION: Final = MerchantNation("merchant-nation", "MM-RAID-04", CHOOSE_NATION)
ENGAGE_MERCHANT: Final = EngageMerchant("engage-merchant", "MM-RAID-05", [ENGAGE, LET_SAIL])


def find_merchant(t: Table, player: Player, sworn: int) -> Part[None]:
    """The token is shown and goes to the track, whether he engages or not (MM-RAID-03, MM-RAID-05).

    `sworn` is the nation named beforehand to be spared the roll; any other must be let go (MM-AMB-19).
    """
    zone = player.zone
    token = t.board.merchant[zone]
    effects.merchant_to_track(t, zone, "MM-RAID-03 MM-RAID-05")
    if not may_raid(player):
        let_sail(t, player)  # MM-AMB-18
        return
    nation = sworn
    if sworn == NONE:
        flags = [CHOOSE_NATION[choice] for choice in merchant_nations(token, zone)]
        choice = yield Ask(player.seat, MERCHANT_NATION, flags, about=zone)
        nation = choice.value
    answer = yield ENGAGE_MERCHANT.ask(t, player.seat, about=nation)
    if answer is LET_SAIL:
        let_sail(t, player)
        return
    t.raid = Raid(player.seat, nation)
    if t.journal is not None:
        t.journal.everyone("raid-begins", "MM-RAID-05", seat=player.seat, nation=NATIONS[nation], zone=ZONES[zone])


def may_raid(player: Player) -> bool:
    """Not with a destroyed location (MM-RAID-06)."""
    return not player.ship.any_destroyed()


def merchant_nations(token: int, zone: int) -> list[int]:
    """The nation on the token or that of the zone, if there is one (MM-RAID-04, MM-AMB-20)."""
    return sorted({nation for nation in (token, ZONE_NATION[zone]) if nation != NONE})


def let_sail(t: Table, player: Player) -> None:
    if t.journal is not None:
        t.journal.everyone("merchant-let-go", "MM-RAID-05", seat=player.seat)

"""The abilities of the new captains that offer no choice (ledger 3.4); those that do are in `offers` and `payments`."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, CAPTAIN_AMOUNT, CAPTAIN_NAMES, CARGO_GOOD
from freebooter.games.marauders.modules.cards.drawer import cards_of
from freebooter.games.marauders.names import ST_JOHN
from freebooter.games.marauders.registries.abilities import new_ability
from freebooter.games.marauders.rumours.goods import plunder_cards
from freebooter.games.marauders.state import OVER, Table
from freebooter.games.marauders.state.battle import SHIP_SUNK, Battle
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import player_of
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal

ABILITY_RULE: Final = "SG-M1-03"
"""The abilities have no ids of their own among the rules: they are content."""

PAYS_TO_ROLL_AGAIN: Final = new_ability("pays-to-roll-again")
WEATHERS_HITS: Final = new_ability("weathers-hits")
SWAPS_AN_OFFER: Final = new_ability("swaps-an-offer")
LEADS_THE_CHARGE: Final = new_ability("leads-the-charge")
AIMS_WEAPONS: Final = new_ability("aims-weapons")
EVADES_NAVIES: Final = new_ability("evades-navies")
FISHES_WRECKS: Final = new_ability("fishes-wrecks")
WINS_FOLLOWERS: Final = new_ability("wins-followers")
TRADES_CARGO_FOR_CREW: Final = new_ability("trades-cargo-for-crew")
BUYS_SILENCE: Final = new_ability("buys-silence")
PAYS_FOR_CLAIMS: Final = new_ability("pays-for-claims")
SELLS_IN_BULK: Final = new_ability("sells-in-bulk")
REFITS: Final = new_ability("refits")
HEARS_MORE: Final = new_ability("hears-more")
CHASES_DOWN: Final = new_ability("chases-down")
SLIPS_OUT: Final = new_ability("slips-out")

BULK: Final = 3  # cards of a sale of SELLS_IN_BULK
WRECK_WORTH: Final = 30  # two cards and their gold, where a battle may also end otherwise
FOLLOWERS_WORTH: Final = 40


def has(player: Player, ability: int) -> bool:
    return CAPTAIN_ABILITY[player.captain] == ability


def amount(player: Player, ability: int) -> int:
    """The number of an ability, 0 for captains who do not have it."""
    return CAPTAIN_AMOUNT[player.captain] if CAPTAIN_ABILITY[player.captain] == ability else 0


NOT_HIS_ABILITY: Final = Refusal("mm-not-his-ability", ABILITY_RULE)
ABILITY_USED: Final = Refusal("mm-ability-used", ABILITY_RULE)


def report_use(t: Table, player: Player) -> None:
    if t.journal is not None:
        t.journal.everyone("ability-used", ABILITY_RULE, seat=player.seat, captain=CAPTAIN_NAMES[player.captain])


def ready_gold(t: Table, player: Player) -> int:
    """What a captain can pay, without telling others what is in his chest."""
    return player.gold if effects.purse_is_secret(t, player) else effects.purse(t, player)


def too_little(price: int, gold: int) -> Refusal | None:
    return Refusal("mm-too-little-gold", ABILITY_RULE, price=price, gold=gold) if gold < price else None


def not_once_more(t: Table, player: Player, ability: int) -> Refusal | None:
    """Only captains who have an ability for once in a turn use it, once in their own turns."""
    if not has(player, ability):
        return NOT_HIS_ABILITY
    if cards_of(t).used or not t.turn_of(player):
        return ABILITY_USED
    return None


# Port and sea


def slips_past(t: Table, player: Player) -> bool:
    """SOG-CAP-16: he is, or would be, where a step out of the port has brought him."""
    return has(player, SLIPS_OUT) and t.turn_of(player) and cards_of(t).berth == player.zone


def transfers(count: int, player: Player) -> int:
    """SOG-CAP-13: one, but in St. John the power of the port holds."""
    if player.in_port and player.zone == ST_JOHN:
        return count
    return max(count, amount(player, REFITS))


def sold_in_bulk(t: Table, player: Player, cards: tuple[int, ...], demand: int) -> None:
    """SOG-CAP-12: contraband counts among the cards, and is not paid for (SG-AMB-80)."""
    if not has(player, SELLS_IN_BULK) or len(cards) + visit_of(t).more_cards < BULK:
        return
    others = len([card for card in cards if CARGO_GOOD[card] != demand])
    if others > 0:
        report_use(t, player)
        effects.gain_gold(t, player, others * amount(player, SELLS_IN_BULK), ABILITY_RULE)  # mutants: same `//`, by 1


# Battles


def fill_crew(t: Table, player: Player) -> None:
    """SOG-CAP-08: nobody joins a crew that takes no newcomers (SG-AMB-74)."""
    if has(player, WINS_FOLLOWERS) and player.afloat and player.crew_wanted() > 0:
        report_use(t, player)
        effects.crew_joins(t, player, player.crew_wanted(), ABILITY_RULE)


def fish_wreck(t: Table, battle: Battle) -> Part[None]:
    """SOG-CAP-07: what floats where an enemy ship went down, if he lives."""
    if battle.outcome != SHIP_SUNK or t.stage == OVER:
        return
    for at in range(2):
        player = player_of(t, battle.sides[at])
        if player is not None and battle.winner == at and player.afloat and has(player, FISHES_WRECKS):
            report_use(t, player)
            yield from plunder_cards(t, player, amount(player, FISHES_WRECKS), "wreck-plundered", ABILITY_RULE)


def prize(player: Player) -> int:
    """What a victory is worth besides, in hundredths of a glory point."""
    if has(player, FISHES_WRECKS):
        return WRECK_WORTH
    return FOLLOWERS_WORTH if has(player, WINS_FOLLOWERS) and player.crew_wanted() > 0 else 0

"""The small things that happen, each told by an event with the rule that caused it. None of them asks."""

from freebooter.games.marauders.content.tables import (
    BOUNTY_LIMIT,
    CAPTAIN_HOME,
    CARGO_GOOD,
    CARGO_IN_PORT,
    CARGO_NAMES,
    GLORY_NAMES,
    GLORY_SPECIALIST,
    MISSION_NAMES,
    MODIFICATION_NAMES,
    MODIFICATION_RAISES,
    RUMOUR_NAMES,
    TRACK_LIMIT,
    WEAPON_NAMES,
)
from freebooter.games.marauders.hooks import query_room, query_specialist_active
from freebooter.games.marauders.names import (
    CREW,
    GOODS,
    LOCATIONS,
    NATIONS,
    NONE,
    ZONES,
)
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.bag import Bag
from freebooter.kernel.events import Datum

# Gold


def can_use_stash(t: Table, player: Player) -> bool:
    """In the home port payments may come from the stash (MM-STASH-06, MM-AMB-45); at first, in the Port action only."""
    if not player.in_port or player.zone != CAPTAIN_HOME[player.captain]:
        return False
    return t.rules.version > 1 or (t.visit is not None and t.current is player)


def purse(t: Table, player: Player) -> int:
    """What the player can pay now."""
    return player.gold + (player.stash if can_use_stash(t, player) else 0)


def purse_is_secret(t: Table, player: Player) -> bool:
    """Would being asked, or not, because of what the player can pay tell others what is in the chest?"""
    return can_use_stash(t, player) and stash_is_secret(player)


def stash_is_secret(player: Player) -> bool:
    """Do others not know what is in the chest?"""
    return player.stash_least < player.stash_most


def gain_gold(t: Table, player: Player, count: int, rule: str) -> None:
    if count == 0:
        return
    player.gold += count
    t.minted += count
    if t.journal is not None:
        t.journal.everyone("gold-gained", rule, seat=player.seat, count=count, gold=player.gold)


def pay_gold(t: Table, player: Player, count: int, rule: str) -> None:
    """Pay the bank: from on board first, the rest from the stash where that is allowed.

    The order binds nobody: in the home port gold can be moved both ways.
    """
    if count == 0:
        return
    aboard = min(count, player.gold)
    player.gold -= aboard
    t.minted -= count
    if count > aboard:
        player.stash -= count - aboard
        player.stash_least = max(0, player.stash_least - (count - aboard))
        player.stash_most -= count - aboard
    if t.journal is not None:
        t.journal.everyone("gold-paid", rule, seat=player.seat, count=count, gold=player.gold)


def lose_gold(t: Table, player: Player, rule: str) -> None:
    """All gold on board goes back to the bank."""
    count = player.gold
    player.gold = 0
    t.minted -= count
    if t.journal is not None and count > 0:
        t.journal.everyone("gold-lost", rule, seat=player.seat, count=count)


def hand_over_gold(t: Table, giver: Player, taker: Player, rule: str) -> None:
    """All gold on board of one player goes to another (MM-PLUNDER-02)."""
    count = giver.gold
    giver.gold = 0
    taker.gold += count
    if t.journal is not None:
        t.journal.everyone("gold-taken", rule, seat=taker.seat, loser=giver.seat, count=count)


def stash_gold(t: Table, player: Player, count: int, rule: str) -> None:
    """From on board into the chest: that it is done is announced, the amount is not (MM-STASH-04)."""
    player.stash_most += player.gold
    player.gold -= count
    player.stash += count
    if t.journal is not None:
        t.journal.only(player.seat, "stashed", rule, seat=player.seat, count=count, stash=player.stash)
        t.journal.all_but(player.seat, "stashed-hidden", rule, seat=player.seat)


def withdraw_gold(t: Table, player: Player, count: int, rule: str) -> None:
    player.gold += count
    player.stash -= count
    player.stash_least = max(0, player.stash_least - count)
    player.stash_most -= count
    if t.journal is not None:
        t.journal.everyone("gold-withdrawn", rule, seat=player.seat, count=count, gold=player.gold)


# Cargo


def refill(t: Table, deck: Bag, discard: Bag) -> None:
    """An empty deck is made anew from its discard pile (MM-BUY-09, MM-AMB-49, MM-AMB-77, MM-AMB-92)."""
    if deck.left == 0:
        deck.pour(discard)


def draw_cargo(t: Table) -> int:
    """One card off the cargo deck; NONE when there is none anywhere."""
    decks = t.decks
    refill(t, decks.cargo, decks.cargo_discard)
    return t.chance.draw(decks.cargo) if decks.cargo.left else NONE


def room_of(t: Table, player: Player) -> int:
    """How many more cargo cards the captain may hold where he is (MM-PORT-07)."""
    room = CARGO_IN_PORT - player.cards_aboard() if player.in_port else player.room()
    return query_room(t, room, player.seat) if t.hooked else room


def discard_cargo(t: Table, kind: int) -> None:
    t.decks.cargo_discard.add(kind)


def load_cargo(t: Table, player: Player, kinds: list[int], rule: str, seen: bool) -> None:
    """Cards come aboard face down. `seen`: everyone saw what they are (MM-AMB-88)."""
    if not kinds:
        return
    player.cargo = tuple(sorted([*player.cargo, *kinds]))
    if t.journal is not None:
        cards: list[Datum] = [CARGO_NAMES[kind] for kind in kinds]
        if seen:
            t.journal.everyone("cargo-loaded", rule, seat=player.seat, cards=cards)
        else:
            t.journal.only(player.seat, "cargo-loaded", rule, seat=player.seat, cards=cards)
            t.journal.all_but(player.seat, "cargo-loaded-hidden", rule, seat=player.seat, count=len(kinds))


def pick_copies(cargo: tuple[int, ...], good: int, count: int) -> list[int]:
    """The first `count` cards of a good: copies of one good differ only where a raid has laid them out."""
    return [kind for kind in cargo if CARGO_GOOD[kind] == good][:count]


def unload_cargo(t: Table, player: Player, kinds: list[int], rule: str) -> None:
    """Cards leave the ship, face up to the discard pile (MM-SELL-04, MM-BUY-08)."""
    if not kinds:
        return
    left = list(player.cargo)
    for kind in kinds:
        left.remove(kind)
        t.decks.cargo_discard.add(kind)
    player.cargo = tuple(left)
    if t.journal is not None:
        cards: list[Datum] = [CARGO_NAMES[kind] for kind in kinds]
        t.journal.reveal("cargo-discarded", rule, seat=player.seat, cards=cards)


def goods_aboard(player: Player, good: int) -> int:
    count = 0
    for kind in player.cargo:
        if CARGO_GOOD[kind] == good:
            count += 1
    return count


def lose_random_cargo(t: Table, player: Player, rule: str) -> None:
    """One card at random; a mission's load counts as one, and with it the mission goes (MM-COMBAT-21, ledger 3.7)."""
    at = t.chance.below(player.cards_aboard())
    if at < len(player.cargo):
        unload_cargo(t, player, [player.cargo[at]], rule)
    else:
        discard_mission(t, player, rule)


# Ships


def active(t: Table, player: Player, specialist: int) -> bool:
    """Does a specialist work for the player?"""
    works = player.specialists >> specialist & 1 != 0
    return query_specialist_active(t, works, player.seat, specialist) if t.hooked else works


def gain_crew(t: Table, player: Player, count: int, rule: str) -> None:
    """Never above the crew value (MM-RECRUIT-03)."""
    count = min(count, player.crew_wanted())
    if count <= 0:
        return
    player.ship.tracks[CREW] += count
    if t.journal is not None:
        t.journal.everyone("crew-gained", rule, seat=player.seat, count=count, crew=player.ship.tracks[CREW])


def fill_crew(t: Table, player: Player, rule: str) -> None:
    gain_crew(t, player, player.crew_wanted(), rule)


def repair(t: Table, player: Player, location: int, points: int, rule: str) -> None:
    """Up to the value with modifications (R-05)."""
    points = min(points, player.ship.damage(location))
    if points <= 0:
        return
    player.ship.tracks[location] += points
    if t.journal is not None:
        t.journal.everyone("repaired", rule, seat=player.seat, location=LOCATIONS[location], count=points)


def repair_all(t: Table, player: Player, rule: str) -> None:
    """Everything but the crew, who are recruited, not repaired (MM-SHIPYARD-10)."""
    for location in range(len(LOCATIONS)):
        if location != CREW:
            repair(t, player, location, player.ship.damage(location), rule)


def gain_weapon(t: Table, player: Player, weapon: int, rule: str) -> None:
    player.weapons |= 1 << weapon
    if t.journal is not None:
        t.journal.everyone("weapon-gained", rule, seat=player.seat, weapon=WEAPON_NAMES[weapon])


def lose_weapon(t: Table, player: Player, weapon: int, rule: str) -> None:
    player.weapons &= ~(1 << weapon)
    if t.journal is not None:
        t.journal.everyone("weapon-lost", rule, seat=player.seat, weapon=WEAPON_NAMES[weapon])


def add_modification(t: Table, player: Player, modification: int, rule: str) -> None:
    """Hold and cannon port raise the cube too; hammocks must be filled by recruiting (MM-MOD-01, 04, 06)."""
    ship = player.ship
    ship.modifications |= 1 << modification
    raises = MODIFICATION_RAISES[modification]
    if 0 <= raises < len(LOCATIONS) and raises != CREW:
        ship.tracks[raises] = min(ship.tracks[raises] + 1, TRACK_LIMIT)
    if t.journal is not None:
        t.journal.everyone("modification-gained", rule, seat=player.seat, modification=MODIFICATION_NAMES[modification])


def open_modification(t: Table, zone: int) -> None:
    """A token that lies face down in a port is turned up and stays so (MM-PORT-06)."""
    board = t.board
    if board.modification[zone] == NONE or board.modification_open[zone]:
        return
    board.modification_open[zone] = True
    if t.journal is not None:
        name = MODIFICATION_NAMES[board.modification[zone]]
        t.journal.reveal("modification-opened", "MM-PORT-06", zone=ZONES[zone], modification=name)


def clear_modification(t: Table, zone: int) -> int:
    """Take the token away from a port."""
    board = t.board
    modification = board.modification[zone]
    board.modification[zone] = NONE
    board.modification_open[zone] = False
    for player in t.players:
        player.looked &= ~(1 << zone)
    return modification


# Bounties


def gain_bounty(t: Table, player: Player, nation: int, count: int, rule: str) -> None:
    """At most 5 of a nation (MM-BOUNTY-06)."""
    count = min(count, BOUNTY_LIMIT - player.bounties[nation])
    if count <= 0:
        return
    player.bounties[nation] += count
    if t.journal is not None:
        t.journal.everyone(
            "bounty-gained", rule, seat=player.seat, nation=NATIONS[nation], bounty=player.bounties[nation]
        )


def lower_bounty(t: Table, player: Player, nation: int, count: int, rule: str) -> None:
    """A nation at 0 counts as never offended (MM-BOUNTY-08)."""
    count = min(count, player.bounties[nation])
    if count <= 0:
        return
    player.bounties[nation] -= count
    if t.journal is not None:
        t.journal.everyone(
            "bounty-lowered", rule, seat=player.seat, nation=NATIONS[nation], bounty=player.bounties[nation]
        )


# Cards


def draw_glory_card(t: Table) -> int:
    decks = t.decks
    refill(t, decks.glory, decks.glory_discard)
    return t.chance.draw(decks.glory) if decks.glory.left else NONE


def take_glory_card(t: Table, player: Player, kind: int, rule: str) -> None:
    """A glory card comes into hand, seen by its owner only. Hands are kept sorted: their order tells nothing."""
    player.hand = tuple(sorted([*player.hand, kind]))
    if t.journal is not None:
        t.journal.only(player.seat, "glory-drawn", rule, seat=player.seat, card=GLORY_NAMES[kind])
        t.journal.all_but(player.seat, "glory-drawn-hidden", rule, seat=player.seat)


def remove_from_hand(player: Player, kind: int) -> None:
    at = player.hand.index(kind)
    player.hand = player.hand[:at] + player.hand[at + 1 :]


def discard_glory_card(t: Table, player: Player, kind: int, rule: str) -> None:
    remove_from_hand(player, kind)
    t.decks.glory_discard.add(kind)
    if t.journal is not None:
        t.journal.reveal("glory-discarded", rule, seat=player.seat, card=GLORY_NAMES[kind])


def employ(t: Table, player: Player, kind: int, rule: str) -> None:
    """A specialist lies face up on the board, outside the hand (MM-GLORY-10). The card is in nobody's pile now."""
    player.employed = tuple(sorted([*player.employed, kind]))
    player.specialists |= 1 << GLORY_SPECIALIST[kind]
    if t.journal is not None:
        t.journal.reveal("specialist-employed", rule, seat=player.seat, card=GLORY_NAMES[kind])


def dismiss(t: Table, player: Player, kind: int, rule: str) -> None:
    """A specialist leaves; the card goes to the discard pile."""
    employed = list(player.employed)
    employed.remove(kind)
    player.employed = tuple(employed)
    player.specialists &= ~(1 << GLORY_SPECIALIST[kind])
    t.decks.glory_discard.add(kind)
    if t.journal is not None:
        t.journal.everyone("specialist-dismissed", rule, seat=player.seat, card=GLORY_NAMES[kind])


def draw_rumour(t: Table) -> int:
    decks = t.decks
    refill(t, decks.rumours, decks.rumours_discard)
    return t.chance.draw(decks.rumours) if decks.rumours.left else NONE


def discard_rumour(t: Table, player: Player, rule: str) -> None:
    """Face up (MM-RUMOR-05, MM-RUMOR-06)."""
    kind = player.rumour
    player.rumour = NONE
    t.decks.rumours_discard.add(kind)
    if t.journal is not None:
        t.journal.reveal("rumour-discarded", rule, seat=player.seat, rumour=RUMOUR_NAMES[kind])


def discard_mission(t: Table, player: Player, rule: str) -> None:
    """The mission is given up or lost; its load goes with it."""
    if player.mission == NONE:
        return
    if t.journal is not None:
        t.journal.everyone("mission-lost", rule, seat=player.seat, mission=MISSION_NAMES[player.mission])
    remove_mission(t, player)


def remove_mission(t: Table, player: Player) -> None:
    t.decks.missions_discard.add(player.mission)
    player.mission = NONE
    player.mission_step = 0
    player.load = False


def fill_missions(t: Table, count: int) -> None:
    """Draw until so many are on offer (MM-MISSION-05)."""
    decks = t.decks
    while len(t.board.missions) < count:
        refill(t, decks.missions, decks.missions_discard)
        if decks.missions.left == 0:
            return
        kind = t.chance.draw(decks.missions)
        t.board.missions = tuple(sorted([*t.board.missions, kind]))
        if t.journal is not None:
            t.journal.reveal("mission-offered", "MM-MISSION-05", mission=MISSION_NAMES[kind])


# Merchants and demand


def merchant_to_track(t: Table, zone: int, rule: str) -> None:
    """The token of a zone, whose nation everyone has seen, goes to the track (MM-RAID-05)."""
    nation = t.board.merchant[zone]
    t.board.merchant[zone] = NONE
    t.decks.merchants.add(nation)
    if t.journal is not None:
        t.journal.reveal("merchant-to-track", rule, zone=ZONES[zone], nation=NATIONS[nation])


def deal_merchants(t: Table, rule: str) -> None:
    """All merchants of the track, shuffled, one to each zone without one (MM-TURN-02, MM-AMB-85)."""
    board = t.board
    for zone in range(len(ZONES)):
        if board.merchant[zone] == NONE and t.decks.merchants.left > 0:
            board.merchant[zone] = t.chance.draw(t.decks.merchants)
            board.merchant_batch[zone] = board.batches
    board.batches += 1
    if t.journal is not None:
        t.journal.everyone("merchants-dealt", rule)


def change_demand(t: Table, zone: int, rule: str) -> None:
    """The new token is drawn first, then the old one goes back (MM-SELL-05, MM-SELL-09)."""
    new = t.chance.draw(t.decks.demand)
    t.decks.demand.add(t.board.demand[zone])
    set_demand(t, zone, new, rule)


def set_demand(t: Table, zone: int, good: int, rule: str) -> None:
    t.board.demand[zone] = good
    if t.journal is not None:
        t.journal.reveal("demand-changed", rule, zone=ZONES[zone], good=GOODS[good])


# Events


def spend_event(t: Table, kind: int) -> None:
    """An event card leaves the game."""
    t.decks.events_spent.add(kind)

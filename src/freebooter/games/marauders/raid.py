"""Merchants: what happens to one that was found, and the raid (MM-RAID)."""

from typing import Final

from freebooter.games.marauders import damage, dice, effects
from freebooter.games.marauders.battle.recovery import after_fight
from freebooter.games.marauders.bounties import bounty_for_starting
from freebooter.games.marauders.cards import missions
from freebooter.games.marauders.death import kill_captain
from freebooter.games.marauders.draws import IN_RAID, draw_cards, offer_repeat
from freebooter.games.marauders.fight import Raid
from freebooter.games.marauders.glory import gain_glory
from freebooter.games.marauders.hooks import CARGO_GAINED, fire, query_ship_value
from freebooter.games.marauders.moments import ENGAGE as ENGAGE_WINDOW
from freebooter.games.marauders.moves import (
    CHOOSE_NATION,
    DECLINE,
    DISCARD_CARGO,
    DISCARD_FACE,
    DISCARD_LOAD,
    DONE,
    DRAW_CARGO,
    ENGAGE,
    EXCHANGE_FACE,
    LET_SAIL,
    SPEND_WEAPON,
)
from freebooter.games.marauders.names import (
    BY_RAID,
    CREW,
    ESCAPE,
    EXCHANGES_A_CARD,
    GOODS,
    HAVANA,
    HULL,
    LOCATIONS,
    MANOEUVRABILITY,
    NATIONS,
    NONE,
    RAIDING,
    SAN_JUAN,
    SEAMANSHIP,
    SPANISH,
    ZONES,
)
from freebooter.games.marauders.prices import OF_PLUNDER, asked
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CAPTAIN_ABILITY,
    CARGO_ICON,
    CARGO_NAMES,
    CARGO_VALUE,
    RAID_CARDS,
    RAID_FOR_GLORY,
    WEAPON_NAMES,
    ZONE_NATION,
)
from freebooter.games.marauders.windows import own_window
from freebooter.kernel.ask import Ask, Flow, Part
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move

MORE_IN_SAN_JUAN: Final = 3  # MM-PORTPOWER-11

# How a raid ends, the better the higher.
RAIDER_SUNK: Final = 0
RAID_FAILED: Final = 1
MERCHANT_ESCAPED: Final = 2
PLUNDERED: Final = 3
RAID_OUTCOMES: Final = ["sunk", "failed", "escaped", "plundered"]


# The merchant is found


def find_merchant(t: Table, player: Player, sworn: int) -> Part[None]:
    """The token is shown and goes to the track, whether he engages or not (MM-RAID-03, MM-RAID-05).

    `sworn` is the nation he said he was looking for, to be spared a roll; any other must be let go (MM-AMB-19).
    """
    zone = player.zone
    token = t.board.merchant[zone]
    effects.merchant_to_track(t, zone, "MM-RAID-03 MM-RAID-05")
    if not may_raid(player):
        let_sail(t, player)  # MM-AMB-18
        return
    nation = sworn
    if sworn == NONE:
        options = [CHOOSE_NATION[choice] for choice in merchant_nations(token, zone)]
        choice = yield Ask(player.seat, "merchant-nation", options, about=zone)
        nation = choice.value
    answer = yield Ask(player.seat, "engage-merchant", [ENGAGE, LET_SAIL], about=nation)
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


# The raid


def merchant_raid(t: Table) -> Flow:
    """Bounty, cards, successes, hits, plunder."""
    raid = raid_of(t)
    player = t.players[raid.seat]
    crew_before = player.ship.tracks[CREW]
    yield from own_window(t, player, ENGAGE_WINDOW, raid.nation)
    if not raid.no_bounty:
        bounty_for_starting(t, player, raid.nation, "MM-RAID-07 MM-BOUNTY-01")  # MM-AMB-21
    lay_out(t, player, raid)
    if t.hooked:
        yield from offer_repeat(t, player, IN_RAID)
    if CAPTAIN_ABILITY[player.captain] == EXCHANGES_A_CARD and raid.cards:
        yield from exchange_freely(t, player, raid)
    yield from roll_for_successes(t, player, raid)
    yield from use_successes(t, player, raid)
    yield from use_reprisals(t, player, raid)
    yield from damage.take_points(t, player.ship, player.seat, player.seat, hits_of(raid), "MM-RAID-14")
    outcome = outcome_of(player.ship.tracks, escapes_of(raid), manoeuvrability(t, player))
    if outcome == RAIDER_SUNK:
        end_raid(t, raid, "MM-RAID-16", "sunk")
        yield from kill_captain(t, player, RAIDING, "MM-RAID-16")
        return
    if outcome == RAID_FAILED:
        end_raid(t, raid, "MM-RAID-17", "failed")
    elif outcome == MERCHANT_ESCAPED:
        end_raid(t, raid, "MM-RAID-18", "escaped")
    else:
        yield from take_plunder(t, player, raid)
    yield from after_fight(t, player, crew_before)


def outcome_of(tracks: list[int], escapes: int, agility: int) -> int:
    """How a raid ends for a ship of which so much is left after the hits (MM-RAID-16 to 19, MM-AMB-24)."""
    if tracks[HULL] < 1:
        return RAIDER_SUNK
    if min(tracks) < 1:
        return RAID_FAILED
    return MERCHANT_ESCAPED if escapes >= agility else PLUNDERED


def raid_of(t: Table) -> Raid:
    raid = t.raid
    assert raid is not None, "no raid is under way"
    return raid


def end_raid(t: Table, raid: Raid, rule: str, outcome: str) -> None:
    """Whatever is still laid out goes to the discard pile."""
    for card in raid.cards:
        effects.discard_cargo(t, card)
    raid.cards = ()
    t.raid = None
    if t.journal is not None:
        t.journal.everyone("raid-ends", rule, seat=raid.seat, outcome=outcome)


# The cards laid out, open to all


def lay_out(t: Table, player: Player, raid: Raid) -> None:
    """Three cards, more for a convoy (EV-31); near Havana a Spaniard shows one more if it hits (MM-AMB-22)."""
    cards = draw_cards(t, RAID_CARDS + t.convoy)
    raid.cards = tuple(sorted(cards))
    tell_cards(t, raid, "raid-cards", "MM-RAID-08", cards)
    if player.zone == HAVANA and raid.nation == SPANISH:
        for card in draw_cards(t, 1):
            tell_cards(t, raid, "raid-card-drawn", "MM-PORTPOWER-06", [card])
            add_card(raid, card)
            if not is_hit(card):
                drop_card(t, raid, card, "MM-PORTPOWER-06")


def tell_cards(t: Table, raid: Raid, kind: str, rule: str, cards: list[int]) -> None:
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in cards]
        t.journal.reveal(kind, rule, seat=raid.seat, cards=names)


def is_hit(card: int) -> bool:
    return CARGO_ICON[card] < len(LOCATIONS)


def add_card(raid: Raid, card: int) -> None:
    raid.cards = tuple(sorted([*raid.cards, card]))


def drop_card(t: Table, raid: Raid, card: int, rule: str) -> None:
    """One card goes to the discard pile and does not count (MM-RAID-13)."""
    left = list(raid.cards)
    left.remove(card)
    raid.cards = tuple(left)
    effects.discard_cargo(t, card)
    if t.journal is not None:
        t.journal.everyone("raid-card-dropped", rule, seat=raid.seat, card=CARGO_NAMES[card])


def draw_card(t: Table, raid: Raid, rule: str) -> None:
    """One more; the cards laid out are not reshuffled (MM-AMB-30)."""
    for card in draw_cards(t, 1):
        add_card(raid, card)
        tell_cards(t, raid, "raid-card-drawn", rule, [card])


def exchange_card(t: Table, raid: Raid, card: int, rule: str) -> None:
    drop_card(t, raid, card, rule)
    draw_card(t, raid, rule)


def faces(raid: Raid) -> list[int]:
    """The different cards laid out."""
    return sorted(set(raid.cards))


# Successes


def exchange_freely(t: Table, player: Player, raid: Raid) -> Part[None]:
    """CAP-09: one of the first cards for another, free of charge."""
    options = [DECLINE, *[EXCHANGE_FACE[card] for card in faces(raid)]]
    answer = yield Ask(player.seat, "raid-exchange", options)
    if answer is not DECLINE:
        exchange_card(t, raid, answer.value, "MM-RAID-08")


def roll_for_successes(t: Table, player: Player, raid: Raid) -> Part[None]:
    """Seamanship, then weapons for failed dice, before the first success is used (MM-RAID-09, 10, MM-AMB-29)."""
    raid.successes = yield from dice.roll_skill(t, player, SEAMANSHIP, dice.FOR_RAID)
    while True:
        options = weapon_options(t, player, raid)
        if not options:
            return
        answer = yield Ask(player.seat, "raid-weapon", [*options, DONE], about=raid.successes)
        if answer is DONE:
            return
        effects.lose_weapon(t, player, answer.value, "MM-RAID-10")
        raid.successes += 1


def weapon_options(t: Table, player: Player, raid: Raid) -> list[Move]:
    """Any weapon, as long as a die is left that failed."""
    if raid.successes >= len(t.rolled):
        return []
    return [SPEND_WEAPON[weapon] for weapon in range(len(WEAPON_NAMES)) if player.has_weapon(weapon)]


def success_options(raid: Raid) -> list[Move]:
    """Draw, discard or exchange; what is not wanted may be left (MM-RAID-11, MM-RAID-12)."""
    options = [DRAW_CARGO]
    for card in faces(raid):
        options.append(DISCARD_FACE[card])
        options.append(EXCHANGE_FACE[card])
    options.append(DONE)
    return options


def use_successes(t: Table, player: Player, raid: Raid) -> Part[None]:
    while raid.successes > 0:
        answer = yield Ask(player.seat, "raid-success", success_options(raid), about=raid.successes)
        if answer is DONE:
            raid.successes = 0
            return
        raid.successes -= 1
        if answer is DRAW_CARGO:
            draw_card(t, raid, "MM-RAID-11")
        elif answer.verb == "discard-face":
            drop_card(t, raid, answer.value, "MM-RAID-11")
        else:
            exchange_card(t, raid, answer.value, "MM-RAID-11")


def use_reprisals(t: Table, player: Player, raid: Raid) -> Part[None]:
    """GL-27: so many cards with hits may go before the hits are applied."""
    while raid.reprisals > 0:
        options = [DISCARD_FACE[card] for card in faces(raid) if is_hit(card)]
        if not options:
            return
        answer = yield Ask(player.seat, "raid-reprisal", [*options, DONE], about=raid.reprisals)
        if answer is DONE:
            return
        raid.reprisals -= 1
        drop_card(t, raid, answer.value, "MM-GLORY-05")


# What the cards do


def hits_of(raid: Raid) -> list[int]:
    """Points of damage for each location (MM-RAID-14)."""
    points = [0] * len(LOCATIONS)
    for card in raid.cards:
        if is_hit(card):
            points[CARGO_ICON[card]] += 1
    return points


def escapes_of(raid: Raid) -> int:
    count = 0
    for card in raid.cards:
        if CARGO_ICON[card] == ESCAPE:
            count += 1
    return count


def manoeuvrability(t: Table, player: Player) -> int:
    """With Advanced rigs (MM-AMB-28)."""
    value = player.ship.value(MANOEUVRABILITY)
    return query_ship_value(t, value, player.seat, MANOEUVRABILITY) if t.hooked else value


def plunder_of(t: Table, player: Player, raid: Raid) -> int:
    """The values of all cards left, more near San Juan (MM-RAID-19, MM-AMB-23, MM-AMB-26)."""
    gold = 0
    for card in raid.cards:
        gold += CARGO_VALUE[card]
    if player.zone == SAN_JUAN and raid.nation == SPANISH:
        gold += MORE_IN_SAN_JUAN
    return asked(t, gold, player, OF_PLUNDER, raid.nation)


def take_plunder(t: Table, player: Player, raid: Raid) -> Part[None]:
    """Gold, cargo within what the hold takes now, glory, a mission that wanted it (MM-RAID-19 to 21)."""
    nation = raid.nation
    gold = plunder_of(t, player, raid)
    effects.gain_gold(t, player, gold, "MM-RAID-19")
    yield from choose_cargo(t, player, raid)
    kept = list(raid.cards)
    raid.cards = ()
    effects.load_cargo(t, player, kept, "MM-RAID-20", True)
    end_raid(t, raid, "MM-RAID-19", "plundered")
    if t.hooked and kept:
        yield from fire(t, CARGO_GAINED, player.seat, len(kept))
    if gold >= RAID_FOR_GLORY:
        yield from gain_glory(t, player, BY_RAID, "MM-RAID-21")
    yield from missions.note_raid(t, player, nation, gold, len(kept))


def keep_options(t: Table, player: Player, raid: Raid) -> list[Move]:
    """Plundered cards to leave behind; old cargo only where there is too little room for them (MM-AMB-27)."""
    options = [DISCARD_FACE[card] for card in faces(raid)]
    if len(raid.cards) <= effects.room_of(t, player):
        options.append(DONE)
        return options
    options += [DISCARD_CARGO[good] for good in range(len(GOODS)) if effects.goods_aboard(player, good) > 0]
    if player.load:
        options.append(DISCARD_LOAD)
    return options


def choose_cargo(t: Table, player: Player, raid: Raid) -> Part[None]:
    """Discard until the rest fits, and as much more as he likes (MM-RAID-20)."""
    while raid.cards:
        answer = yield Ask(player.seat, "raid-cargo", keep_options(t, player, raid), shown=True)
        if answer is DONE:
            return
        if answer is DISCARD_LOAD:
            effects.discard_mission(t, player, "MM-AMB-27")
        elif answer.verb == "discard-face":
            drop_card(t, raid, answer.value, "MM-RAID-20")
        else:
            effects.unload_cargo(t, player, effects.pick_copies(player.cargo, answer.value, 1), "MM-AMB-27")

"""What rumours bring when they are true, one small rule for each kind of reward."""

from freebooter.games.marauders import damage, death, dice, effects
from freebooter.games.marauders.battle.start import shore_side, start_shore_combat
from freebooter.games.marauders.cards.missions import could_use, weapons_lacking
from freebooter.games.marauders.cards.rumours.hearing import keep_one_rumour
from freebooter.games.marauders.glory import keep_hand_limit
from freebooter.games.marauders.moves import (
    BUY_SHIP,
    CHOOSE_GOOD,
    CHOOSE_NATION,
    DECLINE,
    DONE,
    KEEP_GLORY,
    KEEP_GOODS,
    LOWER_BOUNTY,
    STASH_ONES,
    STASH_TENS,
    TAKE_MODIFICATION,
)
from freebooter.games.marauders.names import (
    GOODS,
    HULL,
    LOCATIONS,
    NATIONS,
    NOBODY,
    NONE,
    OTHER_DEATH,
    SKILLS,
    SPECIALISTS,
    ZONES,
)
from freebooter.games.marauders.port.here import good_named
from freebooter.games.marauders.port.ships import for_sale, may_trade_ship, trade_ship
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.printed import Reward
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CARGO_GOOD,
    CARGO_NAMES,
    CARGO_VALUE,
    GLORY_NAMES,
    GLORY_SPECIALIST,
    MODIFICATION_NAMES,
    RUMOUR_NAMES,
    SHIP_NAMES,
)
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move

RULE = "MM-RUMOR-06"


def give(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """One reward of a rumour that was true."""
    kind = reward.kind
    if kind == "gold":
        effects.gain_gold(t, player, reward.amount, RULE)
    elif kind == "full-crew":
        effects.fill_crew(t, player, RULE)
    elif kind == "crew":
        effects.gain_crew(t, player, min(reward.amount, player.crew_wanted()), RULE)
    elif kind == "full-repair":
        effects.repair_all(t, player, RULE)
    elif kind == "bounty":
        effects.gain_bounty(t, player, NATIONS.index(reward.nation), reward.amount, RULE)
    elif kind == "weapons":
        take_missing_weapons(t, player)
    elif kind == "employ":
        employ_specialist(t, player, SPECIALISTS.index(reward.specialist))
    elif kind == "hull-check":
        yield from risk_hull(t, player, SKILLS.index(reward.skill), reward.amount)
    elif kind in ("cargo", "cargo-choice"):
        yield from take_cargo(t, player, reward.amount, reward.keep or reward.amount)
    elif kind == "drifting-merchant":
        yield from plunder_drifting_merchant(t, player, reward.amount)
    elif kind == "modification":
        yield from take_modification(t, player)
    elif kind == "lower-bounty":
        yield from lower_one_bounty(t, player, reward.amount)
    elif kind == "stash":
        yield from stash_without_fee(t, player, reward.amount)
    elif kind == "buy-ship":
        yield from offer_ship(t, player, SHIP_NAMES.index(reward.ship), reward.amount)
    elif kind == "rumours":
        yield from choose_rumour(t, player, reward.amount)
    elif kind == "glory-choice":
        yield from choose_glory(t, player, reward.amount)
    elif kind == "search-good":
        yield from search_good(t, player, reward.amount)
    else:
        assert kind == "shore-combat", f"the reward {kind} of {RUMOUR_NAMES[rumour]} has no rule"
        start_shore_combat(t, player, shore_side(reward.crew, reward.leadership), rumour=rumour)


def take_missing_weapons(t: Table, player: Player) -> None:
    for weapon in weapons_lacking(t, player):
        effects.gain_weapon(t, player, weapon, RULE)


def employ_specialist(t: Table, player: Player, specialist: int) -> None:
    """The first one found in the deck, else in the discard pile; none if the type is already aboard (RU-05)."""
    if player.employs(specialist):
        return
    for pile in (t.decks.glory, t.decks.glory_discard):
        found = [card for card in pile.kinds() if GLORY_SPECIALIST[card] == specialist]
        if found:
            card = found[t.chance.below(len(found))] if len(found) > 1 else found[0]
            pile.take(card)
            effects.employ(t, player, card, RULE)
            return


def risk_hull(t: Table, player: Player, skill: int, points: int) -> Part[None]:
    """A check, or damage to the hull (RU-02)."""
    passed = yield from dice.check(t, player, skill, dice.FOR_WRECK)
    if passed:
        return
    hits = [0] * len(LOCATIONS)
    hits[HULL] = points
    yield from damage.take_points(t, player.ship, player.seat, player.seat, hits, RULE)
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, OTHER_DEATH, RULE)


# Cargo


def take_cargo(t: Table, player: Player, draw: int, keep: int) -> Part[None]:
    """Draw cards, keep some of them within the limits, discard the rest (RU-03, 08, 21)."""
    drawn = [effects.draw_cargo(t) for card in range(draw)]
    yield from keep_cargo(t, player, [card for card in drawn if card != NONE], keep)


def keep_cargo(t: Table, player: Player, drawn: list[int], keep: int, seen: bool = False) -> Part[None]:
    """Choose among cards just drawn, which only the captain sees unless everyone has `seen` them; the rest goes.

    He says himself when he has enough, so that the number of questions tells nothing of what he drew.
    """
    t.drawn_cargo = tuple(sorted(drawn))
    t.drawn_by = player.seat
    while t.drawn_cargo and keep > 0 and effects.room_of(t, player) > 0:
        answer = yield Ask(player.seat, "keep-goods", keep_options(t, player, keep), shown=True)
        if answer is DONE:
            break
        kept = effects.pick_copies(t.drawn_cargo, good_named(answer), answer.value)
        keep -= len(kept)
        left = list(t.drawn_cargo)
        for card in kept:
            left.remove(card)
        t.drawn_cargo = tuple(left)
        effects.load_cargo(t, player, kept, RULE, seen)
    rest = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY
    for card in rest:
        effects.discard_cargo(t, card)
    if t.journal is not None and rest:
        names: list[Datum] = [CARGO_NAMES[card] for card in rest]
        t.journal.reveal("cargo-discarded", RULE, seat=player.seat, cards=names)


def keep_options(t: Table, player: Player, keep: int) -> list[Move]:
    """Goods by count, within what may be kept and what there is room for."""
    most = min(keep, effects.room_of(t, player), len(KEEP_GOODS[0]) - 1)
    options: list[Move] = []
    for good in range(len(GOODS)):
        options += KEEP_GOODS[good][1 : min(most, copies(t.drawn_cargo, good)) + 1]
    options.append(DONE)
    return options


def plunder_drifting_merchant(t: Table, player: Player, count: int) -> Part[None]:
    """Two cards and their plunder values in gold; no bounty (RU-04)."""
    effects.merchant_to_track(t, player.zone, RULE)
    drawn = [card for card in [effects.draw_cargo(t) for at in range(count)] if card != NONE]
    effects.gain_gold(t, player, sum(CARGO_VALUE[card] for card in drawn), RULE)
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in drawn]
        t.journal.reveal("merchant-plundered", RULE, seat=player.seat, cards=names)
    yield from keep_cargo(t, player, drawn, count, True)


def search_good(t: Table, player: Player, count: int) -> Part[None]:
    """Draw until two cards of a named good appear (RU-24).

    The deck is made anew once at the most: what is drawn now is not discarded before the search is over.
    """
    answer = yield Ask(player.seat, "search-good", CHOOSE_GOOD)
    good = answer.value
    cargo = t.decks.cargo
    drawn: list[int] = []
    found: list[int] = []
    while len(found) < count:
        effects.refill(t, cargo, t.decks.cargo_discard)
        if cargo.left == 0:
            break
        card = t.chance.draw(cargo)
        (found if CARGO_GOOD[card] == good else drawn).append(card)
    for card in drawn:
        effects.discard_cargo(t, card)
    kept = found[: max(0, effects.room_of(t, player))]
    for card in found[len(kept) :]:
        effects.discard_cargo(t, card)
    if t.journal is not None:
        t.journal.everyone("searched", RULE, seat=player.seat, good=GOODS[good], found=len(found), drawn=len(drawn))
    effects.load_cargo(t, player, kept, RULE, True)


# Modifications


def take_modification(t: Table, player: Player) -> Part[None]:
    """Any one from any port; face-down tokens may be looked at and stay face down (RU-10)."""
    board = t.board
    for zone in range(len(ZONES)):
        if board.modification[zone] != NONE and not board.modification_open[zone]:
            player.looked |= 1 << zone
    if t.journal is not None:
        seen: list[Datum] = [MODIFICATION_NAMES[kind] for kind in board.modification if kind != NONE]
        t.journal.only(player.seat, "modifications-seen", RULE, seat=player.seat, modifications=seen)
    zones = [zone for zone in range(len(ZONES)) if could_use(player, board.modification[zone])]
    options = [*[TAKE_MODIFICATION[zone] for zone in zones], DECLINE]
    answer = yield Ask(player.seat, "take-modification", options, shown=True)
    if answer is not DECLINE:
        effects.open_modification(t, answer.value)
        effects.add_modification(t, player, effects.clear_modification(t, answer.value), RULE)


def offer_ship(t: Table, player: Player, kind: int, price: int) -> Part[None]:
    """A ship at a price of its own, under the normal trade-in rules (RU-20).

    Where the chest may pay, he is asked whether or not it holds enough: being asked must not tell.
    """
    may, secret = may_trade_ship(t, player, kind, price), effects.purse_is_secret(t, player)
    if may or (secret and for_sale(t, player.ship.kind)):
        options = [BUY_SHIP[kind], DECLINE] if may else [DECLINE]
        answer = yield Ask(player.seat, "offer-ship", options, about=price, shown=secret)
        if answer is not DECLINE:
            yield from trade_ship(t, player, kind, price, RULE)


# Bounties and gold


def lower_one_bounty(t: Table, player: Player, most: int) -> Part[None]:
    """One nation's bounty, by up to three (RU-12)."""
    nations = [nation for nation in range(len(NATIONS)) if player.bounties[nation] > 0]
    if not nations:
        return
    answer = yield Ask(player.seat, "lower-bounty-of", [CHOOSE_NATION[nation] for nation in nations])
    nation = answer.value
    count = yield Ask(player.seat, "lower-bounty", LOWER_BOUNTY[: min(most, player.bounties[nation]) + 1], about=nation)
    effects.lower_bounty(t, player, nation, count.value, RULE)


def stash_without_fee(t: Table, player: Player, most: int) -> Part[None]:
    """Up to fifteen gold from on board (RU-19)."""
    most = min(most, player.gold)
    tens = yield Ask(player.seat, "stash-tens", STASH_TENS[: most // 10 + 1])
    ones = yield Ask(player.seat, "stash-ones", STASH_ONES[: min(9, most - 10 * tens.value) + 1], about=tens.value)
    count = 10 * tens.value + ones.value
    if count > 0:
        effects.stash_gold(t, player, count, RULE)


# Cards


def choose_rumour(t: Table, player: Player, count: int) -> Part[None]:
    """Draw some, keep one, shuffle the rest back (RU-22)."""
    drawn = [effects.draw_rumour(t) for card in range(count)]
    t.drawn_rumours = tuple(sorted([kind for kind in drawn if kind != NONE]))
    if t.drawn_rumours:
        t.drawn_by = player.seat
        yield from keep_one_rumour(t, player, RULE)


def choose_glory(t: Table, player: Player, count: int) -> Part[None]:
    """Draw three glory cards, keep one besides the normal one (RU-23)."""
    drawn = [effects.draw_glory_card(t) for card in range(count)]
    t.drawn_glory = tuple(sorted([card for card in drawn if card != NONE]))
    if not t.drawn_glory:
        return
    t.drawn_by = player.seat
    options = [KEEP_GLORY[card] for card in sorted(set(t.drawn_glory))]
    answer = yield Ask(player.seat, "keep-glory", options, shown=True)
    rest = list(t.drawn_glory)
    rest.remove(answer.value)
    t.drawn_glory = ()
    t.drawn_by = NOBODY
    for card in rest:
        t.decks.glory_discard.add(card)
    if t.journal is not None:
        names: list[Datum] = [GLORY_NAMES[card] for card in rest]
        t.journal.reveal("glory-cards-discarded", RULE, seat=player.seat, cards=names)
    effects.take_glory_card(t, player, answer.value, RULE)
    yield from keep_hand_limit(t, player)

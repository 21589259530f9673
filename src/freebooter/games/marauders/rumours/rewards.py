"""Rewards of true rumours, one small rule for each kind, entered in `registries.rewards`."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import damage, death, dice
from freebooter.games.marauders.captain.glory import keep_hand_limit
from freebooter.games.marauders.combat.start import shore_side, start_shore_combat
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import GLORY_NAMES, GLORY_SPECIALIST, SHIP_NAMES
from freebooter.games.marauders.draws import OF_GLORY, OF_RUMOURS, offer_repeat
from freebooter.games.marauders.missions.earnings import weapons_lacking
from freebooter.games.marauders.moves import KEEP_GLORY
from freebooter.games.marauders.names import HULL, LOCATIONS, NATIONS, NOBODY, NONE, OTHER_DEATH, SKILLS, SPECIALISTS
from freebooter.games.marauders.odds.ashore import fight_ashore_note
from freebooter.games.marauders.registries.rewards import RewardKind, add_reward, reward
from freebooter.games.marauders.rumours.favours import (
    lower_one_bounty,
    offer_ship,
    stash_without_fee,
    take_modification,
)
from freebooter.games.marauders.rumours.goods import plunder_drifting_merchant, search_good, take_cargo
from freebooter.games.marauders.rumours.hearing import draw_rumours, keep_one_rumour
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import GOLD
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

REWARD_RULE: Final = "MM-RUMOR-06"


# Each kind, by its name in the content; the worth is for advice


@reward("gold", worth=GOLD)
def gold(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    effects.gain_gold(t, player, reward.amount, REWARD_RULE)


@reward("full-crew", worth=20)
def full_crew(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    effects.crew_joins(t, player, player.crew_wanted(), REWARD_RULE)


@reward("crew", worth=15)
def crew(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    effects.crew_joins(t, player, reward.amount, REWARD_RULE)


@reward("full-repair", worth=20)
def full_repair(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    effects.repair_all(t, player, REWARD_RULE)


@reward("bounty", worth=-40)
def bounty(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    effects.gain_bounty(t, player, NATIONS.index(reward.nation), reward.amount, REWARD_RULE)


@reward("weapons", worth=40)
def weapons(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    take_missing_weapons(t, player)


@reward("employ", worth=40)
def employ(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    employ_specialist(t, player, SPECIALISTS.index(reward.specialist))


@reward("hull-check", worth=-20)
def hull_check(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return risk_hull(t, player, SKILLS.index(reward.skill), reward.amount)


@reward("cargo", worth=25)
def cargo(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return take_cargo(t, player, reward.amount, reward.amount)


@reward("cargo-choice", worth=10)
def cargo_choice(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return take_cargo(t, player, reward.amount, reward.keep)


@reward("drifting-merchant", worth=40)
def drifting_merchant(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return plunder_drifting_merchant(t, player, reward.amount)


@reward("modification", worth=50)
def modification(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return take_modification(t, player)


@reward("lower-bounty", worth=15)
def lower_bounty(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return lower_one_bounty(t, player, reward.amount)


@reward("stash", worth=3)
def stash(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return stash_without_fee(t, player, reward.amount)


@reward("buy-ship", worth=3)
def buy_ship(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return offer_ship(t, player, SHIP_NAMES.index(reward.ship), reward.amount)


@reward("rumours", worth=10)
def more_rumours(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return choose_rumour(t, player, reward.amount)


@reward("glory-choice", worth=20)
def glory_choice(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return choose_glory(t, player, reward.amount)


@reward("search-good", worth=30)
def named_good(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    return search_good(t, player, reward.amount)


class ShoreCombat(RewardKind):
    """What comes after it is given only to the winner: see `acting.shore_result`."""

    def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
        yield from ()
        start_shore_combat(t, player, shore_side(reward.crew, reward.leadership), rumour=rumour)

    def preview(self, t: Table, player: Player, reward: Reward, dice: int, needed: int) -> Note | None:
        rule = "MM-RUMOR-04 MM-AMB-93"
        return fight_ashore_note(t, player, dice, needed, reward.crew, reward.leadership, rule)


add_reward(ShoreCombat("shore-combat", fights=True))


# How the longer ones go


def take_missing_weapons(t: Table, player: Player) -> None:
    for weapon in weapons_lacking(t, player):
        effects.gain_weapon(t, player, weapon, REWARD_RULE)


def employ_specialist(t: Table, player: Player, specialist: int) -> None:
    """The first one found in the deck, else in the discard pile; none if the type is already aboard (RU-05)."""
    if player.employs(specialist) or (t.hooked and modules_of(t).may_employ(t, player) is not None):
        return
    for pile in (t.decks.glory, t.decks.glory_discard):
        found = [card for card in pile.kinds() if GLORY_SPECIALIST[card] == specialist]
        if found:
            card = found[t.chance.below(len(found))] if len(found) > 1 else found[0]
            pile.take(card)
            effects.employ(t, player, card, REWARD_RULE)
            return


def risk_hull(t: Table, player: Player, skill: int, points: int) -> Part[None]:
    """A check, or damage to the hull (RU-02)."""
    passed = yield from dice.check(t, player, skill, dice.FOR_WRECK)
    if passed:
        return
    hits = [0] * len(LOCATIONS)
    hits[HULL] = damage.hazard_hits(t, player, points, REWARD_RULE)
    yield from damage.take_points(t, player.ship, player.seat, player.seat, hits, REWARD_RULE)
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, OTHER_DEATH, REWARD_RULE)


# Cards


def choose_rumour(t: Table, player: Player, count: int) -> Part[None]:
    """Draw some, keep one, shuffle the rest back (RU-22)."""
    t.drawn_rumours = draw_rumours(t, player, count)
    if t.drawn_rumours:
        t.drawn_by = player.seat
        if t.hooked:
            yield from offer_repeat(t, player, OF_RUMOURS)
        yield from keep_one_rumour(t, player, REWARD_RULE)


class KeepGlory(Question[Table]):
    """Which of the glory cards just drawn to keep."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in t.drawn_glory:
            return None
        return Refusal("mm-not-drawn", self.rule, move=move.name)


KEEP_ONE_CARD: Final = KeepGlory("keep-glory", "MM-RUMOR-06", KEEP_GLORY)


def choose_glory(t: Table, player: Player, count: int) -> Part[None]:
    """Draw three glory cards, keep one besides the normal one (RU-23)."""
    drawn = [effects.draw_glory_card(t) for card in range(count)]
    t.drawn_glory = tuple(sorted([card for card in drawn if card != NONE]))
    if not t.drawn_glory:
        return
    t.drawn_by = player.seat
    if t.hooked:
        yield from offer_repeat(t, player, OF_GLORY)
    answer = yield KEEP_ONE_CARD.ask(t, player.seat, shown=True)
    rest = list(t.drawn_glory)
    rest.remove(answer.value)
    t.drawn_glory = ()
    t.drawn_by = NOBODY
    for card in rest:
        t.decks.glory_discard.add(card)
    if t.journal is not None:
        names: list[Datum] = [GLORY_NAMES[card] for card in rest]
        t.journal.reveal("glory-cards-discarded", REWARD_RULE, seat=player.seat, cards=names)
    effects.take_glory_card(t, player, answer.value, REWARD_RULE)
    yield from keep_hand_limit(t, player)

"""Rewards of true rumours, one small rule for each kind."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import damage, death, dice
from freebooter.games.marauders.captain.glory import keep_hand_limit
from freebooter.games.marauders.combat.start import shore_side, start_shore_combat
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import GLORY_NAMES, GLORY_SPECIALIST, RUMOUR_NAMES, SHIP_NAMES
from freebooter.games.marauders.missions.earnings import weapons_lacking
from freebooter.games.marauders.moves import KEEP_GLORY
from freebooter.games.marauders.names import HULL, LOCATIONS, NATIONS, NOBODY, NONE, OTHER_DEATH, SKILLS, SPECIALISTS
from freebooter.games.marauders.rumours.favours import (
    lower_one_bounty,
    offer_ship,
    stash_without_fee,
    take_modification,
)
from freebooter.games.marauders.rumours.goods import plunder_drifting_merchant, search_good, take_cargo
from freebooter.games.marauders.rumours.hearing import keep_one_rumour
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal

REWARD_RULE: Final = "MM-RUMOR-06"


def give(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """One reward of a rumour that was true."""
    kind = reward.kind
    if kind == "gold":
        effects.gain_gold(t, player, reward.amount, REWARD_RULE)
    elif kind == "full-crew":
        effects.fill_crew(t, player, REWARD_RULE)
    elif kind == "crew":
        effects.gain_crew(t, player, min(reward.amount, player.crew_wanted()), REWARD_RULE)
    elif kind == "full-repair":
        effects.repair_all(t, player, REWARD_RULE)
    elif kind == "bounty":
        effects.gain_bounty(t, player, NATIONS.index(reward.nation), reward.amount, REWARD_RULE)
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
        effects.gain_weapon(t, player, weapon, REWARD_RULE)


def employ_specialist(t: Table, player: Player, specialist: int) -> None:
    """The first one found in the deck, else in the discard pile; none if the type is already aboard (RU-05)."""
    if player.employs(specialist):
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
    hits[HULL] = points
    yield from damage.take_points(t, player.ship, player.seat, player.seat, hits, REWARD_RULE)
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, OTHER_DEATH, REWARD_RULE)


# Cards


def choose_rumour(t: Table, player: Player, count: int) -> Part[None]:
    """Draw some, keep one, shuffle the rest back (RU-22)."""
    drawn = [effects.draw_rumour(t) for card in range(count)]
    t.drawn_rumours = tuple(sorted([kind for kind in drawn if kind != NONE]))
    if t.drawn_rumours:
        t.drawn_by = player.seat
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

"""The new kinds of what true rumours give, but for those of a choice and of the board (ledger 3.7)."""

from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice import goods_values
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import CARGO_GOOD, RUMOUR_IDS, RUMOUR_NAMES, rumour_card
from freebooter.games.marauders.glory_cards.wheel import reading_the_sky
from freebooter.games.marauders.missions.earnings import CHOOSE_WEAPON, weapons_lacking
from freebooter.games.marauders.moves import DONE, KEEP_GOODS, ROLL, good_named
from freebooter.games.marauders.names import CREW, GAINED_BY_SEARCH, GOODS, NONE, SKILLS
from freebooter.games.marauders.previews.chances import at_least, check_note, percent
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.registries.purposes import new_purpose
from freebooter.games.marauders.registries.rewards import RewardKind, add_reward, reward
from freebooter.games.marauders.rumours.allowance import beyond_the_card
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.turn.events import cards_left
from freebooter.games.marauders.values import ACTION_VALUE, GOLD, POINT, gold_worth, skill_odds, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

RULE: Final = "MM-RUMOR-06"
FOR_JOURNEY: Final = new_purpose("journey", RULE)
BY_SUCCESSES: Final = "successes"
BY_ROOM: Final = "room"
BY_GOLD: Final = "gold"


# Two parts


@final
class NextPart(RewardKind):
    """The card stays with its owner, face up, and reads as the next part; glory comes with that one (SOG-RUM-02)."""

    def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
        yield from ()
        t.decks.rumours_discard.take(rumour)
        player.rumour = rumour_card(reward.detail)
        if t.journal is not None:
            t.journal.reveal("rumour-goes-on", RULE, seat=player.seat, rumour=RUMOUR_NAMES[player.rumour])

    def fault(self, reward: Reward) -> str:
        return "" if reward.detail in RUMOUR_IDS else "there is no such part"


add_reward(NextPart("next-part", worth=-POINT // 3, goes_on=True))


# Gold by a count


@final
class CountedGold(RewardKind):
    """By successes of the roll, by free spaces, or by the gold aboard (SOG-RUM-05, SOG-RUM-13, SOG-RUM-20)."""

    def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
        yield from ()
        effects.gain_gold(t, player, counted(t, player, reward, dice.successes(t.rolled)), RULE)

    def preview(self, t: Table, player: Player, reward: Reward, dice: int, needed: int) -> Note | None:
        least = counted(t, player, reward, needed)
        most = counted(t, player, reward, dice)
        chance = percent(at_least(dice, needed))
        return Note("mm-brings-counted", "MM-RUMOR-04", dice=dice, chance=chance, least=least, most=most)

    def worth(self, reward: Reward) -> int:
        return GOLD * (reward.amount + reward.keep) // 2

    def useful(self, reward: Reward) -> int:
        return reward.keep // reward.amount if reward.detail == BY_SUCCESSES else 0

    def fault(self, reward: Reward) -> str:
        return "" if reward.detail in (BY_SUCCESSES, BY_ROOM, BY_GOLD) else f"{reward.detail!r} is not counted"


def counted(t: Table, player: Player, reward: Reward, successes: int) -> int:
    gold = player.gold
    if reward.detail == BY_SUCCESSES:
        gold = reward.amount * successes
    elif reward.detail == BY_ROOM:
        gold = reward.amount * effects.room_at_sea(t, player)
    return max(reward.amount, min(reward.keep, gold))


add_reward(CountedGold("counted-gold"))


# A journey


class Journey(Question[Table]):
    """Go on, or stop; `about` is the number of rolls left."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return check_note(RULE, dice_of(t, t.players[ask.seat])) if move is ROLL else None

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "journey")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "journey")

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        chance = skill_odds(player, LEADING)
        crew = 25 if player.ship.tracks[CREW] > 1 else 50
        going_on = (chance * gold_worth(t, player, 4) - (100 - chance) * crew) // 100
        return weigh([going_on if move is ROLL else 0 for move in ask.options])


LEADING: Final = SKILLS.index("leadership")
JOURNEY: Final = Journey("journey", RULE, [ROLL, DONE])


def dice_of(t: Table, player: Player) -> int:
    return dice.pool(t, player, LEADING, FOR_JOURNEY, 0)


@reward("journey", worth=GOLD)
def journey(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """Not combat; with no crew left there is no further roll (SOG-RUM-08)."""
    for done in range(reward.keep):
        if player.ship.tracks[CREW] == 0:
            return
        answer = yield JOURNEY.ask(t, player.seat, about=reward.keep - done)
        if answer is DONE:
            return
        passed = yield from dice.check(t, player, LEADING, FOR_JOURNEY)
        if not passed:
            player.ship.tracks[CREW] -= reward.crew
            if t.journal is not None:
                t.journal.everyone("journey-failed", RULE, seat=player.seat, count=reward.crew)
            return
        effects.gain_gold(t, player, reward.amount, RULE)


# Weapons, goods, cards, actions


@reward("weapon-choice", worth=30)
def weapon_choice(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    for weapon in range(reward.amount):
        if weapons_lacking(t, player):
            answer = yield CHOOSE_WEAPON.ask(t, player.seat)
            effects.gain_weapon(t, player, answer.value, RULE)


class TakeDiscarded(Question[Table]):
    """Cards of one good from the discard pile, which everyone may look at."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DONE:
            return None
        good, count = good_named(move), move.value
        found = len(discarded(t, good))
        if count > found or count == 0:
            return Refusal("mm-not-so-many-discarded", self.rule, good=GOODS[good], count=found)
        player = t.players[ask.seat]
        if count > effects.room_of(t, player):
            return Refusal("mm-no-room", "MM-PORT-07", aboard=effects.cards_aboard(t, player))
        return beyond_the_card(ask, move, self.rule)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(goods_values.keep(t, t.players[ask.seat], ask.options))


TAKE_DISCARDED: Final = TakeDiscarded("take-discarded", RULE, [*[move for row in KEEP_GOODS for move in row], DONE])


def discarded(t: Table, good: int) -> list[int]:
    """The cards of a good in the discard pile."""
    return [card for card in t.decks.cargo_discard.kinds() if CARGO_GOOD[card] == good]


@reward("discarded-goods", worth=20)
def discarded_goods(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """As ordinary goods, chosen by their good (SOG-RUM-21)."""
    most = min(reward.amount, effects.room_of(t, player))
    options: list[Move] = []
    for good in range(len(GOODS)):
        options += KEEP_GOODS[good][1 : max(0, min(most, len(discarded(t, good)))) + 1]
    if not options:
        return
    answer = yield Ask(player.seat, TAKE_DISCARDED, [*options, DONE])
    if answer is DONE:
        return
    good = good_named(answer)
    cards = effects.pick_to_keep(tuple(discarded(t, good)), good, answer.value)
    for card in cards:
        t.decks.cargo_discard.take(card)
    effects.load_cargo(t, player, cards, RULE, True)
    if t.hooked:
        yield from modules_of(t).cargo_gained(t, player, tuple(cards), GAINED_BY_SEARCH)


@reward("read-events", worth=10)
def read_events(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """As GL-16 does."""
    if cards_left(t) > 0:
        yield from reading_the_sky(t, player, NONE)


@reward("more-actions", worth=ACTION_VALUE)
def more_actions(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()
    t.turn.actions += reward.amount
    if t.journal is not None:
        t.journal.everyone("more-actions", RULE, seat=player.seat, count=reward.amount)

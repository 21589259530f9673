"""Exchanges, weapons and successes: what a captain does to the cards before they count (MM-RAID-08 to 13)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import CARGO_NAMES, WEAPON_NAMES
from freebooter.games.marauders.moves import DECLINE, DISCARD_FACE, DONE, DRAW_CARGO, EXCHANGE_FACE, SPEND_WEAPON
from freebooter.games.marauders.names import SEAMANSHIP
from freebooter.games.marauders.raiding.cards import (
    draw_card,
    drop_card,
    exchange_card,
    faces,
    offer_other_cards,
    raid_of,
    without,
)
from freebooter.games.marauders.raiding.promises import Promises
from freebooter.games.marauders.raiding.prospects import (
    cards_came_true,
    cards_note,
    draw_came_true,
    draw_note,
)
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Menu, Offer, Part, Played, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class RaidOffer(Offer[Table]):
    """Something to do with the cards laid out; `worth` as in `promises`, with the successes left afterwards."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves

    def worth(self, promises: Promises, raid: Raid, move: Move, later: int) -> int:
        return 0

    def taken(self, t: Table, raid: Raid, move: Move) -> Taken:
        """A success is used for it (MM-RAID-11)."""
        return ()

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        raid = raid_of(t)
        raid.successes -= 1
        return self.taken(t, raid, move)


class DrawOne(RaidOffer):
    """One more card."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        raid = raid_of(t)
        return draw_note(t, t.players[ask.seat], raid.nation, raid.cards)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return draw_came_true(played)

    def worth(self, promises: Promises, raid: Raid, move: Move, later: int) -> int:
        return promises.one_more(raid.cards) + 2

    def taken(self, t: Table, raid: Raid, move: Move) -> Taken:
        draw_card(t, raid, "MM-RAID-11")
        return offer_other_cards(t, raid)


class LaidOut(RaidOffer):
    """Something that is done to one of the cards laid out."""

    def __init__(self, moves: list[Move], rule: str) -> None:
        super().__init__(moves)
        self.rule = rule

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [self.moves[card] for card in faces(raid_of(t))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in raid_of(t).cards:
            return None
        return Refusal("mm-card-not-laid-out", self.rule, card=CARGO_NAMES[move.value])


class DropOne(LaidOut):
    """A card is discarded."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        raid = raid_of(t)
        return cards_note(t, t.players[ask.seat], raid.nation, without(raid.cards, move.value))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return cards_came_true(played)

    def worth(self, promises: Promises, raid: Raid, move: Move, later: int) -> int:
        return promises.best(without(raid.cards, move.value), later) + 1

    def taken(self, t: Table, raid: Raid, move: Move) -> Taken:
        drop_card(t, raid, move.value, self.rule)
        return ()


class ExchangeOne(LaidOut):
    """A card is discarded and another drawn."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        raid = raid_of(t)
        return draw_note(t, t.players[ask.seat], raid.nation, without(raid.cards, move.value), move.value)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return draw_came_true(played)

    def worth(self, promises: Promises, raid: Raid, move: Move, later: int) -> int:
        return promises.one_more(without(raid.cards, move.value))

    def taken(self, t: Table, raid: Raid, move: Move) -> Taken:
        exchange_card(t, raid, move.value, self.rule)
        return offer_other_cards(t, raid)


class LeaveCards(RaidOffer):
    """The cards stay as they lie."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        raid = raid_of(t)
        return cards_note(t, t.players[ask.seat], raid.nation, raid.cards)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return cards_came_true(played)

    def worth(self, promises: Promises, raid: Raid, move: Move, later: int) -> int:
        return promises.lies(raid.cards)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        raid_of(t).successes = 0  # what is not wanted may be left
        return ()


class RaidMenu(Menu[Table]):
    """A question about the cards laid out."""

    def weights(self, t: Table, ask: Ask) -> list[int]:
        raid = raid_of(t)
        promises = Promises(t, t.players[ask.seat], raid.nation)
        later = max(0, raid.successes - 1)
        found: list[int] = []
        for move in ask.options:
            offer = self.offer_of[move]
            assert isinstance(offer, RaidOffer)
            found.append(offer.worth(promises, raid, move, later))
        return weigh(found)


# CAP-09: one of the first cards for another, free of charge.


class ExchangeFreely(ExchangeOne):
    """Before the roll, so nothing is decided yet."""

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return {}


class DoNotExchange(LeaveCards):
    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {}


RAID_EXCHANGE: Final = RaidMenu(
    "raid-exchange", "MM-RAID-08", [DoNotExchange([DECLINE]), ExchangeFreely(EXCHANGE_FACE, "MM-RAID-08")]
)


def exchange_freely(t: Table, player: Player, raid: Raid) -> Part[None]:
    answer = yield RAID_EXCHANGE.ask(t, player.seat)
    if answer is not DECLINE:
        exchange_card(t, raid, answer.value, "MM-RAID-08")
        yield from offer_other_cards(t, raid)


# Weapons


class SpendWeapon(Question[Table]):
    """Which weapon is spent for a failed die; `about` is the number of successes so far (MM-RAID-10)."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DONE or t.players[ask.seat].has_weapon(move.value):
            return None
        return Refusal("mm-no-such-weapon", "MM-RAID-10", weapon=WEAPON_NAMES[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        raid = raid_of(t)
        if move is DONE:
            return cards_note(t, t.players[ask.seat], raid.nation, raid.cards)
        return Note("mm-brings-successes", "MM-RAID-10", count=raid.successes + turned_dice(t, t.players[ask.seat]))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """There is a success to use then, so the raid goes on with a question."""
        if move is DONE:
            return cards_came_true(played)
        return {"count": raid_of(played.after).successes}


SPEND_A_WEAPON: Final = SpendWeapon("raid-weapon", "MM-RAID-10", [*SPEND_WEAPON, DONE])


def roll_for_successes(t: Table, player: Player, raid: Raid) -> Part[None]:
    """Seamanship, then weapons for failed dice, before the first success is used (MM-RAID-09, 10, MM-AMB-29)."""
    raid.successes = yield from dice.roll_skill(t, player, SEAMANSHIP, dice.FOR_RAID)
    while player.weapons and raid.successes < len(t.rolled):  # mutants: same `while (raid`, DONE answers itself
        answer = yield SPEND_A_WEAPON.ask(t, player.seat, about=raid.successes)
        if answer is DONE:
            return
        effects.lose_weapon(t, player, answer.value, "MM-RAID-10")
        raid.successes += turned_dice(t, player)


def turned_dice(t: Table, player: Player) -> int:
    """The failed dice that a weapon turns."""
    if not t.hooked:
        return 1
    return min(modules_of(t).weapon_successes(t, 1, player), len(t.rolled) - raid_of(t).successes)


# Successes


class RaidSuccess(RaidMenu):
    """What a success is used for; `about` is how many there are."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        """Discarding and exchanging a card stand side by side."""
        found: list[Move] = [DRAW_CARGO]
        for card in faces(raid_of(t)):
            found.append(DISCARD_FACE[card])
            found.append(EXCHANGE_FACE[card])
        found.append(DONE)
        return found

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}


RAID_SUCCESS: Final = RaidSuccess(
    "raid-success",
    "MM-RAID-11",
    [
        DrawOne([DRAW_CARGO]),
        DropOne(DISCARD_FACE, "MM-RAID-11"),
        ExchangeOne(EXCHANGE_FACE, "MM-RAID-11"),
        LeaveCards([DONE]),
    ],
)


def use_successes(t: Table, player: Player, raid: Raid) -> Part[None]:
    while raid.successes > 0:
        answer = yield RAID_SUCCESS.ask(t, player.seat, about=raid.successes)
        yield from RAID_SUCCESS.take(t, player.seat, answer)

"""Cargo that does not fit goes overboard, as its owner chooses (MM-AMB-08, MM-AMB-27)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice import goods_values
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.menus import NO_OFFERS, OpenMenu, options_of
from freebooter.games.marauders.moves import DISCARD_CARGO, DISCARD_LOAD
from freebooter.games.marauders.names import GOODS
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Offer, Part, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class RoomMenu(OpenMenu):
    """A question about cards that may not fit: while they do not, modules add what else can go overboard."""

    def room_enough(self, t: Table, player: Player) -> bool:
        return False

    def others(self, t: Table) -> list[Offer[Table]]:
        """What else modules add to the question, whether there is room or not."""
        return NO_OFFERS

    def joined(self, t: Table) -> list[Offer[Table]]:
        return [*self.others(t), *modules_of(t).make_room()]

    def joined_options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        found = options_of(self.others(t), t, seat, about)
        if self.room_enough(t, t.players[seat]):
            return found
        return found + options_of(modules_of(t).make_room(), t, seat, about)

    def reason(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if t.hooked and self.makes_room(t, move) and self.room_enough(t, player):
            return Refusal("mm-room-enough", self.rule, room=effects.room_of(t, player))
        return super().reason(t, ask, move)

    def makes_room(self, t: Table, move: Move) -> bool:
        """Does the move throw something overboard that a module has?"""
        return not self.owns(move) and any([move in offer.moves for offer in modules_of(t).make_room()])


class Overboard(RoomMenu):
    """Something has to go."""

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        found = goods_values.drop(t, player, ask.options)
        if t.hooked:
            for at in range(len(ask.options)):
                offer = self.offer_for(t, ask.options[at])
                if isinstance(offer, ValuedOffer):
                    found[at] = offer.worth(t, player, ask.options[at])
        return weigh(found)


# At sea


class Aboard(Offer[Table]):
    """A card of a good, or the load of a mission."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move is DISCARD_LOAD:
            return None if player.load else Refusal("mm-no-load", "MM-MISSION-01")
        if effects.goods_aboard(player, move.value) == 0:
            return Refusal("mm-none-aboard", "MM-AMB-08", good=GOODS[move.value])
        return None

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        found = goods_to_discard(player)
        if player.load:
            found.append(DISCARD_LOAD)
        return found


def goods_to_discard(player: Player) -> list[Move]:
    """A move for each of the goods aboard."""
    if not player.cargo:
        return []
    return [move for move in DISCARD_CARGO if effects.goods_aboard(player, move.value) > 0]


DROP_CARGO: Final = Overboard("drop-cargo", "MM-AMB-08", [Aboard([*DISCARD_CARGO, DISCARD_LOAD])])


def drop_surplus(t: Table, player: Player, rule: str) -> Taken:
    """Cards that the ship cannot take are discarded, as the owner chooses (MM-AMB-08)."""
    return drop_cards(t, player, rule) if effects.room_of(t, player) < 0 else ()


def drop_cards(t: Table, player: Player, rule: str) -> Part[None]:
    while effects.room_of(t, player) < 0:
        answer = yield DROP_CARGO.ask(t, player.seat, shown=True)
        if answer is DISCARD_LOAD:
            effects.discard_mission(t, player, rule)
        elif answer in DISCARD_CARGO:
            effects.unload_cargo(t, player, effects.pick_copies(player.cargo, answer.value, 1), rule)
        else:
            yield from DROP_CARGO.take_move(t, player.seat, answer)


def surplus(t: Table, player: Player) -> int:
    """Cards that the ship cannot take to sea."""
    return max(0, -effects.room_at_sea(t, player))


def surplus_notes(t: Table, player: Player) -> list[Note]:
    """Six cards fit in port, at sea only what the ship takes (MM-AMB-08)."""
    count = surplus(t, player)
    return [Note("mm-risk-surplus", "MM-AMB-08", count=count)] if count else []

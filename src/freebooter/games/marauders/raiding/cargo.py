"""Plundered cargo comes aboard, within what the hold takes (MM-RAID-20)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_ICON, CARGO_NAMES, CARGO_VALUE
from freebooter.games.marauders.hold.overboard import RoomMenu
from freebooter.games.marauders.moves import DISCARD_CARGO, DISCARD_FACE, DISCARD_LOAD, DONE
from freebooter.games.marauders.names import GOODS, ICONS
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.raiding.cards import drop_card, raid_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import POINT, weigh
from freebooter.kernel.ask import Ask, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Param, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Plunder:
    """Where plundered cards lie until it is chosen what comes aboard; by default in the raid on a merchant."""

    def cards(self, t: Table) -> tuple[int, ...]:
        return raid_of(t).cards

    def drop(self, t: Table, card: int) -> None:
        """A card is left behind."""
        drop_card(t, raid_of(t), card, "MM-RAID-20")

    def fits(self, t: Table, player: Player) -> bool:
        """Does all of it fit now?"""
        return len(self.cards(t)) <= effects.room_of(t, player)


class Discard(Offer[Table]):
    """Something that could be left behind or thrown overboard."""

    def __init__(self, moves: list[Move], plunder: Plunder) -> None:
        super().__init__(moves)
        self.plunder = plunder

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 0

    def lonely_worth(self, t: Table, player: Player, good: int) -> int:
        """Rather what is alone."""
        return 20 - 10 * (copies(player.cargo, good) + copies(self.plunder.cards(t), good))


class LeaveBehind(Discard):
    """A plundered card."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [DISCARD_FACE[card] for card in sorted(set(self.plunder.cards(t)))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in self.plunder.cards(t):
            return None
        return Refusal("mm-card-not-laid-out", "MM-RAID-20", card=CARGO_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        icon = ICONS[CARGO_ICON[move.value]]
        return Note("mm-brings-card-gone", "MM-RAID-20", value=CARGO_VALUE[move.value], icon=icon)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        gone = played.first("raid-card-dropped")
        assert gone is not None
        return {"value": CARGO_VALUE[CARGO_NAMES.index(str(gone.data["card"]))]}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return self.lonely_worth(t, player, CARGO_GOOD[move.value])

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        self.plunder.drop(t, move.value)
        return ()


class KeepTheRest(Discard):
    """All that is left comes aboard."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if self.plunder.fits(t, t.players[seat]) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if self.plunder.fits(t, player):
            return None
        count, room = len(self.plunder.cards(t)), max(0, effects.room_of(t, player))
        return Refusal("mm-hold-too-small", "MM-RAID-20", count=count, room=room)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 100


class ThrowOverboard(Discard):
    """Old cargo, only where there is too little room for the new (MM-AMB-27)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if self.plunder.fits(t, player):
            return []
        return [move for move in self.moves if effects.goods_aboard(player, move.value) > 0]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if effects.goods_aboard(player, move.value) == 0:
            return Refusal("mm-none-aboard", "MM-AMB-27", good=GOODS[move.value])
        if self.plunder.fits(t, player):
            return Refusal("mm-room-enough", "MM-AMB-27", room=effects.room_of(t, player))
        return None

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return self.lonely_worth(t, player, move.value)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player = t.players[seat]
        effects.unload_cargo(t, player, effects.pick_copies(player.cargo, move.value, 1), "MM-AMB-27")
        return ()


class GiveUpLoad(Discard):
    """The chest or passenger of a mission, and with it the mission."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        return self.moves if player.load and not self.plunder.fits(t, player) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if not player.load:
            return Refusal("mm-no-load", "MM-MISSION-01")
        if self.plunder.fits(t, player):
            return Refusal("mm-room-enough", "MM-AMB-27", room=effects.room_of(t, player))
        return None

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return -POINT

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        effects.discard_mission(t, t.players[seat], "MM-AMB-27")
        return ()


class PlunderMenu(RoomMenu):
    """What to leave behind, one after the other."""

    def __init__(self, prompt: str, rule: str, plunder: Plunder) -> None:
        offers = [
            LeaveBehind(DISCARD_FACE, plunder),
            KeepTheRest([DONE], plunder),
            ThrowOverboard(DISCARD_CARGO, plunder),
            GiveUpLoad([DISCARD_LOAD], plunder),
        ]
        super().__init__(prompt, rule, offers)
        self.plunder = plunder

    def room_enough(self, t: Table, player: Player) -> bool:
        return self.plunder.fits(t, player)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        player = t.players[ask.seat]
        aboard, found = effects.cards_aboard(t, player), len(self.plunder.cards(t))
        room = effects.room_of(t, player)
        return {"cards": aboard + found, "room": aboard + room, "over": int(not self.plunder.fits(t, player))}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Keep all that fits."""
        player = t.players[ask.seat]
        found: list[int] = []
        for move in ask.options:
            offer = self.offer_for(t, move)
            if isinstance(offer, Discard):
                found.append(offer.worth(t, player, move))
            else:
                found.append(offer.worth(t, player, move) if isinstance(offer, ValuedOffer) else 0)
        return weigh(found)

    def choose(self, t: Table, player: Player) -> Part[None]:
        """Discard until the rest fits, and as much more as he likes (MM-RAID-20)."""
        while self.plunder.cards(t):
            answer = yield self.ask(t, player.seat, shown=True)
            if answer is DONE:
                return
            yield from self.take_move(t, player.seat, answer)


RAID_CARGO: Final = PlunderMenu("raid-cargo", "MM-RAID-20", Plunder())

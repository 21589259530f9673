"""Plundered cargo comes aboard, within what the hold takes (MM-RAID-20)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_ICON, CARGO_NAMES, CARGO_VALUE
from freebooter.games.marauders.moves import DISCARD_CARGO, DISCARD_FACE, DISCARD_LOAD, DONE
from freebooter.games.marauders.names import GOODS, ICONS
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.raiding.cards import drop_card, faces, raid_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.values import POINT, weigh
from freebooter.kernel.ask import Ask, Menu, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def room_enough(t: Table, player: Player) -> bool:
    """Does all that was plundered fit now?"""
    return len(raid_of(t).cards) <= effects.room_of(t, player)


class Discard(Offer[Table]):
    """Something that could be left behind or thrown overboard."""

    def worth(self, player: Player, raid: Raid, move: Move) -> int:
        return 0


class LeaveBehind(Discard):
    """A plundered card."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [DISCARD_FACE[card] for card in faces(raid_of(t))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in raid_of(t).cards:
            return None
        return Refusal("mm-card-not-laid-out", "MM-RAID-20", card=CARGO_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        icon = ICONS[CARGO_ICON[move.value]]
        return Note("mm-brings-card-gone", "MM-RAID-20", value=CARGO_VALUE[move.value], icon=icon)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        gone = played.first("raid-card-dropped")
        assert gone is not None
        return {"value": CARGO_VALUE[CARGO_NAMES.index(str(gone.data["card"]))]}

    def worth(self, player: Player, raid: Raid, move: Move) -> int:
        """Rather what is alone."""
        good = CARGO_GOOD[move.value]
        return 20 - 10 * (copies(player.cargo, good) + copies(raid.cards, good))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        drop_card(t, raid_of(t), move.value, "MM-RAID-20")
        return ()


class KeepTheRest(Discard):
    """All that is left comes aboard."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if room_enough(t, t.players[seat]) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if room_enough(t, player):
            return None
        count, room = len(raid_of(t).cards), max(0, effects.room_of(t, player))
        return Refusal("mm-hold-too-small", "MM-RAID-20", count=count, room=room)

    def worth(self, player: Player, raid: Raid, move: Move) -> int:
        return 100


class ThrowOverboard(Discard):
    """Old cargo, only where there is too little room for the new (MM-AMB-27)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if room_enough(t, player):
            return []
        return [move for move in self.moves if effects.goods_aboard(player, move.value) > 0]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if effects.goods_aboard(player, move.value) == 0:
            return Refusal("mm-none-aboard", "MM-AMB-27", good=GOODS[move.value])
        if room_enough(t, player):
            return Refusal("mm-room-enough", "MM-AMB-27", room=effects.room_of(t, player))
        return None

    def worth(self, player: Player, raid: Raid, move: Move) -> int:
        return 20 - 10 * (copies(player.cargo, move.value) + copies(raid.cards, move.value))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player = t.players[seat]
        effects.unload_cargo(t, player, effects.pick_copies(player.cargo, move.value, 1), "MM-AMB-27")
        return ()


class GiveUpLoad(Discard):
    """The chest or passenger of a mission, and with it the mission."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        return self.moves if player.load and not room_enough(t, player) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if not player.load:
            return Refusal("mm-no-load", "MM-MISSION-01")
        if room_enough(t, player):
            return Refusal("mm-room-enough", "MM-AMB-27", room=effects.room_of(t, player))
        return None

    def worth(self, player: Player, raid: Raid, move: Move) -> int:
        return -POINT

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        effects.discard_mission(t, t.players[seat], "MM-AMB-27")
        return ()


class RaidCargo(Menu[Table]):
    """What to leave behind, one after the other."""

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Keep all that fits."""
        player, raid = t.players[ask.seat], raid_of(t)
        found: list[int] = []
        for move in ask.options:
            offer = self.offer_of(move)
            assert isinstance(offer, Discard)
            found.append(offer.worth(player, raid, move))
        return weigh(found)


RAID_CARGO: Final = RaidCargo(
    "raid-cargo",
    "MM-RAID-20",
    [LeaveBehind(DISCARD_FACE), KeepTheRest([DONE]), ThrowOverboard(DISCARD_CARGO), GiveUpLoad([DISCARD_LOAD])],
)


def choose_cargo(t: Table, player: Player, raid: Raid) -> Part[None]:
    """Discard until the rest fits, and as much more as he likes (MM-RAID-20)."""
    while raid.cards:
        answer = yield RAID_CARGO.ask(t, player.seat, shown=True)
        if answer is DONE:
            return
        yield from RAID_CARGO.take(t, player.seat, answer)
